// What is content is judged in a certain order.

import { SELECTED } from '../../../src/core/dom/marks.ts';
import { type OrderedPage, ARTICLE, TEXT, hides, says } from './ordered-page.ts';

export const JUDGED_PAGES: OrderedPage[] = [
  [
    'drop-boilerplate',
    'warn-of-thin-page',
    `<title>Log in</title><nav>${'<a href="/x">Port of call</a> '.repeat(60)}</nav><main><h1>Welcome</h1><form><input name="user"><input type="password"></form><p>Log in to go on.</p></main>`,
    (page) => page.warnings.some(({ code }) => code === 'login'),
  ],
  [
    'gaps',
    'repeats',
    `<title>The tides</title><article><h1>The tides</h1>${TEXT.slice(0, 4).join('')}<blockquote>${TEXT[1]}</blockquote>${TEXT.slice(4).join('')}</article>`,
    (page) => page.blocks.every(({ type }) => type !== 'quote'),
  ],
  [
    'repeats',
    'headings',
    `<title>The tides</title><article><h1>The tides</h1>${TEXT.join('')}<h2>Ann said</h2><blockquote>${TEXT[1]}</blockquote></article>`,
    hides('Ann said'),
  ],
  [
    'headings',
    'head',
    `<title>The tides</title><article><h1>The tides</h1><h1>Part one</h1>${TEXT.join('')}</article>`,
    says('The tides'),
  ],
  [
    'note-judged',
    'apply-verdicts',
    `<nav><a href="/">Home</a></nav>${ARTICLE}`,
    (page) => !page.html?.includes('Home'),
    { html: true },
  ],
  [
    'cut-to-selection',
    'canonical-code',
    `<pre>one\n<span ${SELECTED}>two</span>\nthree</pre>`,
    (page) => says('two')(page) && hides('three')(page),
    { scope: 'selection' },
  ],
];
