// Which pages say what another one says: by their own word for it (canonical address), to the letter, or nearly.

import { bandsOf, resemblance } from './min-hash.ts';

export interface Comparable {
  key: string;
  /** Normalized address that the page names as its own, or where it led. */
  canonical?: string;
  /** Of its text. */
  hash?: string;
  sketch?: number[];
}

export interface Duplicate {
  of: string;
  kind: 'canonical' | 'same-text' | 'near';
}

/**
 * The pages in the order of their worth: of those that are alike the first stays. The order alone decides, not who came
 * first, so that every run over the same pages keeps the same ones. `near`: the least resemblance, 0 to 1; 1 for none.
 * `settled` stay before all others, whatever those say of themselves.
 */
export function findDuplicates<T extends Comparable>(
  pages: readonly T[],
  near: number,
  settled: readonly T[] = [],
): Map<T, Duplicate> {
  // What other pages call the original comes first.
  const originals = new Set(
    pages.flatMap(({ key, canonical = key }) => (canonical === key ? [] : [canonical])),
  );
  const inTurn = [
    ...pages.filter(({ key }) => originals.has(key)),
    ...pages.filter(({ key }) => !originals.has(key)),
  ];
  const byCanonical = new Map<string, T>();
  const byHash = new Map<string, T>();
  const byBand = new Map<string, T[]>();
  const found = new Map<T, Duplicate>();
  const keep = (page: T): void => {
    const { key, canonical = key, hash, sketch } = page;
    byCanonical.set(canonical, page);
    if (hash !== undefined) byHash.set(hash, page);
    for (const band of sketch ? bandsOf(sketch) : []) {
      const list = byBand.get(band);
      if (list) list.push(page);
      else byBand.set(band, [page]);
    }
  };
  // A page that stands at its own canonical address comes before those that point to it.
  for (const page of pages) if (page.canonical === page.key) byCanonical.set(page.key, page);
  settled.forEach(keep);
  for (const page of inTurn) {
    const { key, canonical = key, hash, sketch } = page;
    const named = byCanonical.get(canonical);
    const equal = hash === undefined ? undefined : byHash.get(hash);
    const alike = sketch && near < 1 ? findAlike(sketch, byBand, near) : undefined;
    if (named && named !== page && mayBeSame(page, named))
      found.set(page, { of: named.key, kind: 'canonical' });
    else if (equal) found.set(page, { of: equal.key, kind: 'same-text' });
    else if (alike) found.set(page, { of: alike.key, kind: 'near' });
    else keep(page);
  }
  return found;
}

/** Whole sites name their front page as every page's own address: a text of its own counts for more than that. */
const LEAST_ALIKE = 0.5;

function mayBeSame(one: Comparable, other: Comparable): boolean {
  if (!one.sketch || !other.sketch) return one.hash === other.hash || !one.sketch === !other.sketch;
  return resemblance(one.sketch, other.sketch) >= LEAST_ALIKE;
}

/** Of a band that half the pages share nothing is learnt. */
const MOST_LOOKED_AT = 50;

function findAlike<T extends Comparable>(
  sketch: readonly number[],
  byBand: ReadonlyMap<string, T[]>,
  near: number,
): T | undefined {
  for (const band of bandsOf(sketch)) {
    for (const other of (byBand.get(band) ?? []).slice(0, MOST_LOOKED_AT)) {
      if (resemblance(sketch, other.sketch ?? []) >= near) return other;
    }
  }
  return undefined;
}
