import { expect, test } from 'vitest';
import { canonicalCode } from '../../../src/core/normalize/code/code-blocks.ts';
import { openPage } from './normalize.ts';

interface Listing {
  language: string;
  text: string;
}

function listings(body: string): Listing[] {
  const page = openPage(body);
  canonicalCode.run(page);
  return [...page.document.querySelectorAll('pre')].map((pre) => ({
    language: pre.querySelector('code')?.className.replace('language-', '') ?? '',
    text: pre.textContent ?? '',
  }));
}

function textAround(body: string): string {
  const page = openPage(body);
  canonicalCode.run(page);
  for (const pre of page.document.querySelectorAll('pre')) pre.remove();
  return (page.document.body.textContent ?? '').trim();
}

const LOOP = 'for n in ps:\n    print(n)';

const SAME_LISTING: [dialect: string, body: string][] = [
  ['plain pre', `<pre>${LOOP}</pre>`],
  [
    'tokens in spans',
    `<pre><code><span class=k>for</span> n <span class=k>in</span> ps:\n    <span>print</span>(n)</code></pre>`,
  ],
  ['br line breaks and hard spaces', '<pre>for n in ps:<br>&nbsp;&nbsp;&nbsp;&nbsp;print(n)</pre>'],
  ['one block per line', '<pre><div>for n in ps:</div><div>    print(n)</div></pre>'],
  [
    'one block per line with layout breaks',
    '<pre>\n<div>for n in ps:</div>\n<div>    print(n)</div>\n</pre>',
  ],
  [
    'one inline line element per line',
    '<pre><code><span class="line">for n in ps:</span>\n<span class="line">    print(n)</span></code></pre>',
  ],
  [
    'inline line elements without breaks',
    '<pre><code><span class="line">for n in ps:</span><span class="line">    print(n)</span></code></pre>',
  ],
  [
    'Chroma lines that include their break',
    '<pre><code><span class="line"><span class="cl">for n in ps:\n</span></span><span class="line"><span class="cl">    print(n)\n</span></span></code></pre>',
  ],
  [
    'list items',
    '<pre class="prettyprint linenums"><ol><li class=L0><code>for n in ps:</code></li><li class=L1><code>    print(n)</code></li></ol></pre>',
  ],
  [
    'Pygments table',
    `<div class="highlight"><table class="highlighttable"><tr><td class="linenos"><div class="linenodiv"><pre>1\n2</pre></div></td><td class="code"><div><pre>${LOOP}</pre></div></td></tr></table></div>`,
  ],
  [
    'Hexo table',
    '<figure class="highlight"><table><tr><td class="gutter"><pre><span class="line">1</span><br><span class="line">2</span><br></pre></td><td class="code"><pre><span class="line">for n in ps:</span><br><span class="line">    print(n)</span><br></pre></td></tr></table></figure>',
  ],
  [
    'Rouge table in a pre',
    `<pre class="highlight"><code><table class="rouge-table"><tbody><tr><td class="rouge-gutter gl"><pre class="lineno">1\n2\n</pre></td><td class="rouge-code"><pre>${LOOP}\n</pre></td></tr></tbody></table></code></pre>`,
  ],
  [
    'one row per line',
    '<table class="js-file-line-container"><tr><td class="blob-num" data-line-number="1"></td><td class="blob-code">for n in ps:</td></tr><tr><td class="blob-num" data-line-number="2"></td><td class="blob-code">    print(n)</td></tr></table>',
  ],
  [
    'numbered table without class names',
    `<table><tr><td><pre>1\n2</pre></td><td><pre>${LOOP}</pre></td></tr></table>`,
  ],
  [
    'numbers in spans',
    '<pre><code><span class="react-syntax-highlighter-line-number">1</span>for n in ps:\n<span class="react-syntax-highlighter-line-number">2</span>    print(n)</code></pre>',
  ],
  [
    'numbers that cannot be selected',
    '<pre><code><span style="user-select: none">1 </span>for n in ps:\n<span style="user-select: none">2 </span>    print(n)</code></pre>',
  ],
  ['code without pre', '<p><code>for n in ps:<br>&nbsp;&nbsp;&nbsp;&nbsp;print(n)</code></p>'],
  [
    'CodeMirror 5',
    '<div class="CodeMirror"><div class="CodeMirror-code"><div><div class="CodeMirror-gutter-wrapper">1</div><pre class="CodeMirror-line"><span>for n in ps:</span></pre></div><div><div class="CodeMirror-gutter-wrapper">2</div><pre class="CodeMirror-line"><span>    print(n)</span></pre></div></div></div>',
  ],
  [
    'CodeMirror 6',
    '<div class="cm-editor"><div class="cm-gutters">1 2</div><div class="cm-content"><div class="cm-line">for n in ps:</div><div class="cm-line">    print(n)</div></div></div>',
  ],
  [
    'Monaco, lines out of order',
    '<div class="monaco-editor"><div class="view-lines"><div class="view-line" style="top:19px"><span>&nbsp;&nbsp;&nbsp;&nbsp;print(n)</span></div><div class="view-line" style="top:0px"><span>for n in ps:</span></div></div></div>',
  ],
  ['copy button inside', `<pre><button class="copy">Copy</button><code>${LOOP}</code></pre>`],
  ['code around pre', `<code><pre>${LOOP}</pre></code>`],
];

test.each(SAME_LISTING)('%s gives the exact text', (_, body) => {
  expect(listings(body).map(({ text }) => text)).toEqual([LOOP]);
});

test('blank lines survive in every form of line', () => {
  const expected = 'a\n\nb';
  expect(
    listings(
      '<pre><code><span class="line">a</span>\n<span class="line"></span>\n<span class="line">b</span></code></pre>',
    )[0]?.text,
  ).toBe(expected);
  expect(listings('<pre><div>a</div><div><br></div><div>b</div></pre>')[0]?.text).toBe(expected);
  expect(
    listings('<pre><div class="line">a</div><div class="line"></div><div class="line">b</div></pre>')[0]
      ?.text,
  ).toBe(expected);
  expect(listings('<pre>a<br><br>b</pre>')[0]?.text).toBe(expected);
});

const LANGUAGES: [language: string, body: string][] = [
  ['c++', '<pre><code class="language-c++">x</code></pre>'],
  ['objective-c', '<pre><code class="language-objective-c">x</code></pre>'],
  ['js', '<pre class="lang-js"><code>x</code></pre>'],
  ['python', '<pre class="brush: python; gutter: false">x</pre>'],
  ['shell', '<div class="highlight highlight-source-shell"><pre>x</pre></div>'],
  ['go', '<pre data-lang="go">x</pre>'],
  ['ruby', '<pre><code class="hljs ruby">x</code></pre>'],
  ['haskell', '<div class="sourceCode"><pre class="sourceCode haskell"><code>x</code></pre></div>'],
  ['python', '<div class="highlight-ipython3 notranslate"><div class="highlight"><pre>x</pre></div></div>'],
  [
    'bash',
    '<figure class="highlight"><pre><code class="language-bash" data-lang="bash">x</code></pre></figure>',
  ],
  ['ts', '<pre><code class="language-ts{1,3-4}">x</code></pre>'],
  ['rust', '<pre lang="rust"><code>x</code></pre>'],
  ['', '<pre lang="en"><code>x</code></pre>'],
  ['', '<pre><code class="language-plaintext">x</code></pre>'],
  ['', '<div class="highlight-wrapper"><pre>x</pre></div>'],
  ['yaml', '<div class="mw-highlight mw-highlight-lang-yaml"><pre>x</pre></div>'],
  [
    'css',
    '<div class="code-box"><div class="head"><span>CSS</span><button>Copy</button></div><pre>x</pre></div>',
  ],
];

test.each(LANGUAGES)('language %s of %s', (language, body) => {
  expect(listings(body)).toEqual([{ language, text: 'x' }]);
});

test('tokens whose class names look like page furniture stay', () => {
  const body =
    '<pre><code><span class="comment"># say it</span>\n<span class="share" id="footer">run</span> <span class="token copy">copy</span></code></pre>';
  expect(listings(body)[0]?.text).toBe('# say it\nrun copy');
});

test('buttons, status messages and the language label around a listing go, titles stay', () => {
  const body =
    '<div class="box"><div class="bar"><span class="name">server.sh</span><span>bash</span><button>Copy code</button><span>Copied!</span></div><pre>ls</pre></div>';
  expect(textAround(body)).toBe('server.sh');
  expect(listings(body)).toEqual([{ language: 'bash', text: 'ls' }]);
});

test('text of the article beside a listing is no toolbar', () => {
  expect(textAround('<article><p>Copy</p><p>Go</p><pre>x</pre></article>')).toBe('CopyGo');
});

test('inline code stays in its sentence, as text', () => {
  const page = openPage('<div>Call <code>foo(<a href="/bar">bar</a>,&nbsp;<b>1</b>)</code> first.</div>');
  canonicalCode.run(page);
  expect(page.document.body.innerHTML).toBe('<div>Call <code>foo(bar, 1)</code> first.</div>');
});

test('a numbered table of prose stays a table', () => {
  expect(
    listings(
      '<table><tr><td>1</td><td>Anchor the boat</td></tr><tr><td>2</td><td>Use <code>ls</code></td></tr></table>',
    ),
  ).toEqual([]);
});

test('an editor that has not started yet gives the code in its field', () => {
  expect(listings('<div><textarea id="codesnippet-1">let a = 1;\n</textarea></div>')).toEqual([
    { language: '', text: 'let a = 1;' },
  ]);
  expect(listings('<textarea name="message">Dear office</textarea>')).toEqual([]);
});

test('words of a sentence and links beside a listing are no labels', () => {
  expect(textAround('<div>In <b>C</b>: <a href="/f.c">Download</a><pre>x</pre></div>')).toBe(
    'In C: Download',
  );
});
