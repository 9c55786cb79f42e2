// Lines of listings.

import type { SelectionCase } from '../selected-markdown.ts';

export const CODE: SelectionCase[] = [
  [
    'lines of a listing',
    '<pre><code class="language-js">const a = 1;\n«const b = 2;\nconst c = 3;»\nconst d = 4;</code></pre>',
    '```js\nconst b = 2;\nconst c = 3;\n```',
  ],
  [
    'one word of a listing stays code',
    '<pre><code class="language-js">const a = «one»;</code></pre>',
    '```js\none\n```',
  ],
  [
    'the first line keeps its indentation',
    '<pre>if a:\n    «b()\n    c()»\nd()</pre>',
    '```\n    b()\n    c()\n```',
  ],
  [
    'coloured lines in elements of their own',
    '<pre><code><span class="line"><span>a</span>()</span>\n<span class="line">«<span>b</span>()</span>\n<span class="line"><span>c</span>()»</span></code></pre>',
    '```\nb()\nc()\n```',
  ],
  [
    'rows of a listing with line numbers',
    '<table class="highlight"><tr><td class="blob-num" data-line-number="1"></td><td class="blob-code">a()</td></tr><tr><td class="blob-num" data-line-number="2"></td><td class="blob-code">«b()</td></tr><tr><td class="blob-num" data-line-number="3"></td><td class="blob-code">c()»</td></tr></table>',
    '```\nb()\nc()\n```',
  ],
  [
    'from the text into a listing',
    '<p>Run «this:</p><pre><code class="language-sh">tide --port leith\ntide» --all</code></pre>',
    'this:\n\n```sh\ntide --port leith\ntide\n```',
  ],
  [
    'a prompt that cannot be selected is not taken',
    '<pre><code>«<span style="user-select:none">$ </span>tide --port leith\n<span style="user-select:none">$ </span>tide --all»</code></pre>',
    '```\ntide --port leith\ntide --all\n```',
  ],
];
