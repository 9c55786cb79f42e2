// What is read while it stands, and brought into one form in a certain order.

import { type OrderedPage, ARTICLE, APP, WHOLE, hides, markdown, says } from './ordered-page.ts';

export const READ_PAGES: OrderedPage[] = [
  [
    'read-structured-data',
    'fill-empty-shell',
    `<div id="root"></div><script type="application/json">${JSON.stringify(APP)}</script>`,
    says('The two'),
    WHOLE,
  ],
  [
    'fill-empty-shell',
    'canonical-links',
    `<div id="root"></div><script type="application/json">${JSON.stringify({ html: `<p>${APP.prose}</p>` })}</script>`,
    (page) => page.links.some(({ url }) => url === 'https://page.example/log'),
    WHOLE,
  ],
  [
    'read-structured-data',
    'apply-verdicts',
    `${ARTICLE}<script type="application/json">{"tide":2}</script>`,
    (page) => page.structuredData.length === 1,
  ],
  [
    'read-traits',
    'apply-verdicts',
    `${ARTICLE}<script src="/_next/static/x.js"></script>`,
    (page) => page.classification.frameworks.length === 1,
  ],
  [
    'read-metadata',
    'apply-verdicts',
    `${ARTICLE}<meta name="author" content="Ann Holm">`,
    (page) => page.metadata.authors !== undefined,
  ],
  [
    'canonical-code',
    'canonical-tabs',
    '<ul role="tablist"><li><a role="tab" href="#p1">Python</a></li></ul><div role="tabpanel" id="p1"><pre class="language-python">tide()</pre></div>',
    hides('Python'),
    WHOLE,
  ],
  [
    'canonical-code',
    'canonical-inline',
    '<pre><code>a <ruby>b<rt>c</rt></ruby></code></pre>',
    says('a bc'),
    WHOLE,
  ],
  [
    'canonical-svg',
    'canonical-callouts',
    '<p>Before.</p><div class="markdown-alert markdown-alert-note"><p class="markdown-alert-title"><svg><title>Info icon</title></svg>Note</p><p>Mind the bar.</p></div>',
    hides('icon'),
    WHOLE,
  ],
  [
    'canonical-svg',
    'canonical-links',
    '<p>Before <a href="javascript:"><svg><title>Chain</title></svg></a> and after.</p>',
    says('Chain'),
    WHOLE,
  ],
  [
    'canonical-footnotes',
    'canonical-links',
    '<p>The sea<sup><a href="#n1">1</a></sup> rises.</p><ol><li id="n1">Or falls. <a href="#">↩</a></li></ol>',
    hides('↩'),
    WHOLE,
  ],
  [
    'canonical-footnotes',
    'unwrap-layout-tables',
    '<p>The sea<sup><a href="#n1">1</a></sup> rises.</p><table role="presentation"><tr><td><a name="n1">1</a></td><td>Or falls.</td><td>Twice.</td></tr></table>',
    (page) => markdown(page).includes('[^1]: Or falls. Twice'),
    WHOLE,
  ],
];
