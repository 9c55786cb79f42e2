// What the pages of the test site are made of.

import { prose } from '../../collect/prose.ts';

export interface Answer {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  delay?: number;
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

export const page = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body><nav><a href="/">Home</a> <a href="/docs/">Docs</a></nav><main>${body}</main><footer>Harbour notes</footer></body></html>`;

export const ARTICLE = '<meta property="og:type" content="article">';

export const text = (title: string, seed: number, { head = '', more = '' } = {}): string =>
  page(title, `<article><h1>${title}</h1>${prose(seed)}${more}</article>`, ARTICLE + head);

export const list = (title: string, links: string[], more = ''): string =>
  page(
    title,
    `<h1>${title}</h1><ul>${links.map((href) => `<li><a href="${href}">${href}</a></li>`).join('')}</ul>${more}`,
  );
