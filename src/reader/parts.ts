// Parts of the reader that few pages need: scripts of their own, loaded with the first that does.

import type { FindArticle } from '../core/page.ts';
import type { ReadText } from '../fetch/page/extract-text.ts';
import type { PageText } from '../fetch/page/open-text.ts';

/** What each script leaves in the reader's world. */
export interface Parts {
  'read-markdown': (page: PageText) => ReadText;
  readability: FindArticle;
}

export const readerWorld = globalThis as { pithParts?: Partial<Parts> };

export async function loadPart<N extends keyof Parts>(name: N): Promise<Parts[N]> {
  const known = readerWorld.pithParts?.[name];
  if (known) return known;
  const script = document.createElement('script');
  script.src = `/${name}.js`;
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error(`The part ${name} of the reader did not load.`)));
    document.head.append(script);
  });
  return readerWorld.pithParts?.[name] as Parts[N];
}
