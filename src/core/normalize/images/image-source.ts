// Which address of a picture is the real one, and which pictures are none.

import { IMAGE_SOURCE, SIZE } from '../../dom/marks.ts';

/** Where lazy loaders keep the address until the picture comes into view, most common first. */
const LAZY_SOURCES = [
  'data-src',
  'data-original',
  'data-lazy-src',
  'data-lazy',
  'data-actualsrc',
  'data-canonical-src',
  'data-delayed-url',
  'data-echo',
  'data-full-src',
  'data-hi-res-src',
  'data-image',
  'data-img-src',
  'data-large-file',
  'data-orig-file',
  'data-original-src',
  'data-real-src',
  'data-runner-src',
  'data-url',
];
const LAZY_SOURCE_SETS = ['data-srcset', 'data-lazy-srcset', 'data-original-set'];

/** Larger candidates cost bandwidth and show a model nothing more, in CSS pixels. */
const LARGEST_WIDTH = 2000;
/** Pictures of this size and below are beacons or spacers, in CSS pixels. */
const BEACON_SIDE = 2;

const IMAGE_FILE = /\.(?:avif|bmp|gif|jpe?g|jxl|png|svg|webp)(?:[?#]|$)/i;
const PLACEHOLDER =
  /^(?:data:|blob:|about:)|(?:\/(?:1x1|blank|clear|empty|grey|loading|pixel|spinner|transparent)|(?:^|[/_.-])(?:lazy[_-]?load(?:ing|er)?|place-?holder|spacer))(?:[_-]?\d+x\d+)?\.(?:gif|jpe?g|png|svg|webp)(?:[?#]|$)/i;
const BEACON = /\/(?:pixel|track(?:ing)?|beacon|open|collect|count(?:er)?)(?:\.(?:gif|png|php|aspx?))?\?/i;

export const isPlaceholder = (url: string): boolean => PLACEHOLDER.test(url);

export function bestImageUrl(image: Element): string | undefined {
  const lazy = lazyUrl(image);
  const plain = image.getAttribute('src');
  const candidates = [
    // What the browser chose is what the person saw, unless it is the loader's placeholder.
    image.getAttribute(IMAGE_SOURCE),
    lazy,
    plain && !isPlaceholder(plain) ? plain : undefined,
    largest(sourceSets(image)),
    plain,
  ];
  return candidates.find((url) => url && !isPlaceholder(url)) ?? undefined;
}

const isOwnData = (name: string): boolean => name.startsWith('data-') && !name.startsWith('data-pith-');

function lazyUrl(image: Element): string | undefined {
  if (!image.getAttributeNames().some(isOwnData)) return undefined;
  for (const name of LAZY_SOURCES) {
    const value = image.getAttribute(name)?.trim();
    if (value && !value.startsWith('{') && !isPlaceholder(value)) return value;
  }
  const set = LAZY_SOURCE_SETS.map((name) => image.getAttribute(name) ?? '').find(Boolean);
  if (set) return largest([set]);
  // Unknown loaders: an attribute of data that looks like a picture's address.
  const other = [...image.attributes].find(
    ({ name, value }) => isOwnData(name) && IMAGE_FILE.test(value) && !/[\s{]/.test(value),
  );
  return isPlaceholder(image.getAttribute('src') ?? 'data:') ? other?.value : undefined;
}

function sourceSets(image: Element): string[] {
  const picture = image.closest('picture');
  const sources = picture ? [...picture.querySelectorAll('source')] : [];
  return [image, ...sources].flatMap((element) =>
    ['srcset', ...LAZY_SOURCE_SETS].map((name) => element.getAttribute(name) ?? '').filter(Boolean),
  );
}

interface Candidate {
  url: string;
  width: number;
}

function largest(sets: string[]): string | undefined {
  const candidates = sets.flatMap(parseSourceSet).filter(({ url }) => !isPlaceholder(url));
  const sorted = candidates.sort((a, b) => b.width - a.width);
  return (sorted.find(({ width }) => width <= LARGEST_WIDTH) ?? sorted[sorted.length - 1])?.url;
}

/** An address, and what follows up to the comma unless the address itself ends with one. */
const CANDIDATE = /([^\s,]\S*)(?:(?<!,)\s+([^,]*))?/g;
const DESCRIPTOR = /^([\d.]+)([wxh])/;
const TRAILING_COMMAS = /(?<!,),+$/;

/** Addresses may contain commas, so a candidate ends at white space with its descriptor, not at a comma. */
export function parseSourceSet(set: string): Candidate[] {
  const candidates: Candidate[] = [];
  for (const [, url = '', descriptors = ''] of set.matchAll(CANDIDATE)) {
    const [, amount = '1', unit = 'x'] = DESCRIPTOR.exec(descriptors) ?? [];
    const value = Number(amount);
    candidates.push({ url: url.replace(TRAILING_COMMAS, ''), width: unit === 'w' ? value : value * 1000 });
  }
  return candidates;
}

/** Beacons and spacers: no picture at all. */
export function isTracker(image: Element): boolean {
  const [width, height] = size(image);
  const tiny = width <= BEACON_SIDE && height <= BEACON_SIDE;
  const source = image.getAttribute('src') ?? '';
  if (tiny || (Math.min(width, height) <= 1 && !image.getAttribute('alt')))
    return lazyUrl(image) === undefined;
  return BEACON.test(source) && !image.getAttribute('alt');
}

/** Attributes first: a lazy picture may be one pixel on screen and large once it is loaded. */
function size(image: Element): [width: number, height: number] {
  const side = (name: string) => Number.parseFloat(image.getAttribute(name) ?? '');
  const shown = /^([\d.]+)x([\d.]+)$/.exec(image.getAttribute(SIZE) ?? '');
  return [firstNumber(side('width'), Number(shown?.[1])), firstNumber(side('height'), Number(shown?.[2]))];
}

const firstNumber = (...values: number[]): number =>
  values.find((value) => !Number.isNaN(value)) ?? Number.POSITIVE_INFINITY;
