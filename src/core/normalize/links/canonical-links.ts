// Every link leads to an absolute address or into the page; links that lead nowhere leave their text.

import type { DomPass, Page } from '../../page.ts';
import { unwrap } from '../../dom/edit-tree.ts';
import { fragmentOf, resolveUrl } from './resolve-url.ts';

const OTHER_ADDRESSES: [selector: string, attribute: string][] = [
  ['audio[src], embed[src], iframe[src], source[src], track[src], video[src]', 'src'],
  ['blockquote[cite], del[cite], ins[cite], q[cite]', 'cite'],
  ['object[data]', 'data'],
  ['video[poster]', 'poster'],
];

export const canonicalLinks: DomPass = {
  name: 'canonical-links',
  run(page) {
    const body = page.document.body;
    for (const link of body.querySelectorAll('a')) canonicalizeLink(page, link);
    for (const [selector, attribute] of OTHER_ADDRESSES) {
      for (const element of body.querySelectorAll(selector)) {
        const url = resolveUrl(page, element.getAttribute(attribute) ?? '');
        if (url) element.setAttribute(attribute, url);
        else element.removeAttribute(attribute);
      }
    }
  },
};

function canonicalizeLink(page: Page, link: Element): void {
  const href = link.getAttribute('href');
  const fragment = fragmentOf(page, href);
  if (fragment !== undefined) {
    // `#` and `#top` are buttons; anything else keeps the short form, which costs fewer tokens.
    if (fragment === '') unwrap(link);
    else link.setAttribute('href', `#${encodeFragment(fragment)}`);
    return;
  }
  const url = resolveUrl(page, href ?? '');
  if (url) link.setAttribute('href', url);
  else if (link.id || link.hasAttribute('name')) link.removeAttribute('href');
  else unwrap(link);
}

const encodeFragment = (fragment: string): string => encodeURI(fragment).replaceAll('%25', '%');
