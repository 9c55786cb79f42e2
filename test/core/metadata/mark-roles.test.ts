import { expect, test } from 'vitest';
import { ROLE } from '../../../src/core/dom/marks.ts';
import { markRoles } from '../../../src/core/metadata/mark-roles.ts';
import { readMetadata } from '../../../src/core/metadata/read-metadata.ts';
import { foldSpace } from '../../../src/core/dom/words.ts';
import { pageOf } from '../page-of.ts';

function rolesOf(html: string): Record<string, string> {
  const page = pageOf(html);
  readMetadata.run(page);
  markRoles.run(page);
  return Object.fromEntries(
    [...page.document.querySelectorAll(`[${ROLE}]`)].map((element) => [
      element.getAttribute(ROLE),
      foldSpace(element.textContent ?? ''),
    ]),
  );
}

test.each([
  [
    'title, byline and date',
    '<article><h1>The mill</h1><p class="byline">By Ann Lee</p><p><time datetime="2024-05-02">May 2, 2024</time></p><p>Text.</p></article>',
    { title: 'The mill', byline: 'By Ann Lee', date: 'May 2, 2024' },
  ],
  [
    'a byline that holds the date',
    '<article><h1>The mill</h1><div class="meta"><span class="author">Ann Lee</span> · <time>May 2, 2024</time> · 5 min read</div></article>',
    { title: 'The mill', byline: 'Ann Lee · May 2, 2024 · 5 min read' },
  ],
  [
    'the author named in metadata, in a line without any class',
    '<meta name="author" content="Ann Lee"><h1>The mill</h1><p>By <b>Ann Lee</b></p><p>Text.</p>',
    { title: 'The mill', byline: 'By Ann Lee' },
  ],
  [
    'no standfirst that names the author',
    '<meta name="author" content="Ann Lee"><article><h1>The mill</h1><p>In the <b>spring</b> Ann Lee walked up the river to see what the flood had left of its wheel.</p></article>',
    { title: 'The mill' },
  ],
  [
    'no date inside a sentence',
    '<article><h1>The mill</h1><p>On <time>2 May 1931</time> the last sack of rye was ground here, and the wheel has stood still ever since that day.</p></article>',
    { title: 'The mill' },
  ],
  [
    'nobody who commented',
    '<article><h1>The mill</h1><div class="comments"><p class="author">Bob</p><p class="date">May 2, 2024</p></div></article>',
    { title: 'The mill' },
  ],
  [
    'the heading that the title confirms, not the logo',
    '<title>The mill | Weir</title><header><h1>Weir</h1></header><main><h1>The mill</h1></main>',
    { title: 'The mill' },
  ],
])('marks %s', (_name, html, expected) => {
  expect(rolesOf(html)).toEqual(expected);
});
