import { expect, test } from 'vitest';
import { canonicalHeadings } from '../../../src/core/normalize/headings.ts';
import { normalize } from './normalize.ts';

test.each([
  ['<h2 id="a">Install <a class="headerlink" href="#a">¶</a></h2>', '<h2 id="a">Install </h2>'],
  ['<h2 id="a"><a href="#a">Install</a></h2>', '<h2 id="a">Install</h2>'],
  ['<h2>Install<span class="mw-editsection">[<a href="/e">edit</a>]</span></h2>', '<h2>Install</h2>'],
  ['<h2>Install <button>Copy link</button></h2>', '<h2>Install </h2>'],
  ['<div><h2>Install</h2><a class="anchor" href="#install"></a></div>', '<div><h2>Install</h2></div>'],
  ['<h2>See <a href="/x">the manual</a></h2>', '<h2>See <a href="/x">the manual</a></h2>'],
  ['<h2>Rule <a href="#a">#4</a></h2>', '<h2>Rule #4</h2>'],
  ['<div role="heading" aria-level="3">Install</div>', '<h3>Install</h3>'],
  ['<h2 role="heading" aria-level="3">Install</h2>', '<h3>Install</h3>'],
  ['<div role="heading">Install</div>', '<h2>Install</h2>'],
  ['<hgroup><h1>Boats</h1><p>A guide</p></hgroup>', '<h1>Boats</h1><p>A guide</p>'],
  ['<h3></h3><h3><img src="a.png"></h3>', '<h3><img src="a.png"></h3>'],
  ['<h2><div>Part one</div><div>Start</div></h2>', '<h2>Part one Start </h2>'],
  ['<h3><button>Dogs?</button></h3>', '<h3>Dogs?</h3>'],
  ['<pre><h2>#</h2></pre>', '<pre><h2>#</h2></pre>'],
])('%s', (body, expected) => {
  expect(normalize(body, canonicalHeadings)).toBe(expected);
});
