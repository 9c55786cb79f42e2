// Reads a few pages before the first real one comes, so that its code is compiled by then.

import { DEFAULT_EXTRACT_OPTIONS } from '../core/extract-options.ts';
import { extractText } from '../fetch/page/extract-text.ts';

const SENTENCE =
  'The keeper of the harbour writes the height of the tide into a book, every evening at six. ';
const PARAGRAPH = `<p>${SENTENCE.repeat(3)} <a href="/log">The log</a> has <em>all</em> of it, <b>day by day</b>.</p>`;
const MENU = '<li><a href="/a">Home</a></li><li><a href="/b">Tides</a></li><li><a href="/c">Boats</a></li>';
const TABLE = '<table><tr><th>Port</th><th>Height</th></tr><tr><td>Sandwick</td><td>3.1 m</td></tr></table>';
const CODE = '<pre><code class="language-js">const height = tide(at);\nreturn height;</code></pre>';

/** An article, a page of reference, and a list: what runs on most pages. */
const PAGES = [
  `<article><h1>Tides</h1><p class="byline">By Ann Holm, 2 May 2024</p>${PARAGRAPH.repeat(8)}
   <figure><img src="/pier.jpg" alt="The pier" width="800" height="500"><figcaption>The pier</figcaption></figure></article>`,
  `<main><h1>Reference</h1>${`<h2 id="a">Heights</h2>${PARAGRAPH}${CODE}<ul><li>One</li><li>Two</li></ul>${TABLE}`.repeat(4)}</main>`,
  `<main><h1>Boats</h1><ul>${`<li><h3><a href="/boat">A boat</a></h3><p>${SENTENCE}</p><span>$ 120</span></li>`.repeat(12)}</ul></main>`,
].map(
  (main) => `<!doctype html><html lang="en"><head><title>Tides of the harbour</title>
    <meta property="og:title" content="Tides"><script type="application/ld+json">{"@type":"Article","headline":"Tides"}</script></head>
    <body><nav><ul>${MENU}</ul></nav>${main}<aside>${MENU}</aside><footer><p>About us</p></footer></body></html>`,
);
const ROUNDS = 3;

export function warmUp(): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of PAGES) {
      extractText({ text, kind: 'html', url: 'https://harbour.example/tides' }, DEFAULT_EXTRACT_OPTIONS);
    }
  }
}
