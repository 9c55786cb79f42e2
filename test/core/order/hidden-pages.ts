// What hides and what shows is settled before anything is read.

import { HIDDEN } from '../../../src/core/dom/marks.ts';
import { prose } from '../content/read.ts';
import { type OrderedPage, WHOLE, hides, markdown, says } from './ordered-page.ts';

export const HIDDEN_PAGES: OrderedPage[] = [
  [
    'place-streamed',
    'mark-static-hidden',
    '<p>Shown.</p><template id="B:1"></template><div hidden id="S:1"><p>Streamed.</p></div>',
    says('Streamed'),
    WHOLE,
  ],
  [
    'merge-noscript',
    'mark-static-hidden',
    '<p>Shown.</p><noscript><p>For all.</p><p style="display:none">Smuggled.</p></noscript>',
    hides('Smuggled'),
    { ...WHOLE, scripting: true },
  ],
  [
    'mark-static-hidden',
    'drop-hidden',
    '<p>Shown.</p><p hidden>Smuggled.</p>',
    (page) => page.removed.hidden.length === 1,
    WHOLE,
  ],
  [
    'reveal-pending',
    'drop-hidden',
    `<p>Shown.</p>${['one', 'two', 'three', 'four', 'five'].map((one) => `<div class="fade" style="opacity:0"><p>${prose(one)}</p></div>`).join('')}`,
    says('The five'),
    WHOLE,
  ],
  [
    'reveal-pending',
    'drop-hidden',
    `<p>Loading</p><main ${HIDDEN}="opacity">${prose('tide', 200)}</main>`,
    says('The tide'),
    { ...WHOLE, source: 'live' },
  ],
  [
    'mark-static-hidden',
    'reveal-pending',
    `<p>Shown.</p><main style="opacity:0">${prose('tide', 200)}</main>`,
    says('The tide'),
    WHOLE,
  ],
  [
    'reveal-pending',
    'canonical-math',
    `<p>Loading</p><main ${HIDDEN}="opacity">${prose('tide', 200)} <span class="katex"><span class="katex-mathml" ${HIDDEN}="clip"><math><semantics><mi>h</mi><annotation encoding="application/x-tex">h=2r</annotation></semantics></math></span><span class="katex-html">h=2r</span></span></main>`,
    (page) => markdown(page).includes('$h=2r$'),
    { ...WHOLE, source: 'live' },
  ],
  [
    'reveal-notes',
    'drop-hidden',
    `<p>The sea rises.<span><button class="littlefoot__button">1</button></span><sup hidden><a href="#fn1" id="r1">1</a></sup> Twice.</p>
     <div class="footnotes" hidden><ol><li id="fn1">Or once.</li></ol></div>`,
    says('Or once'),
    WHOLE,
  ],
  [
    'canonical-math',
    'drop-hidden',
    '<p>So <span class="MathJax_Preview"></span><span class="MathJax">1</span><script type="math/tex">\\frac12</script> is <span class="katex"><span class="katex-mathml" style="display:none"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x2</span></span>.</p>',
    (page) => markdown(page).includes('$x^2$'),
    WHOLE,
  ],
  [
    'drop-hidden',
    'copy-for-html',
    '<p>Shown.</p><p hidden>Smuggled.</p>',
    (page) => !page.html?.includes('Smuggled'),
    { ...WHOLE, html: true },
  ],
  [
    'copy-for-html',
    'canonical-code',
    '<pre class="x"><span>a</span></pre>',
    (page) => page.html?.includes('<span>a</span>') === true,
    { ...WHOLE, html: true },
  ],
  [
    'drop-hidden',
    'read-metadata',
    '<h1>The tides</h1><p class="byline" hidden>By Carl Liar</p><p>Text.</p>',
    (page) => page.metadata.authors === undefined,
    WHOLE,
  ],
];
