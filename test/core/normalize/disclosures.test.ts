import { expect, test } from 'vitest';
import { canonicalDisclosures } from '../../../src/core/normalize/disclosures.ts';
import { canonicalTabs } from '../../../src/core/normalize/tabs.ts';
import { normalize } from './normalize.ts';

test('each panel begins with the label of its tab', () => {
  const body =
    '<div role="tablist"><button role="tab" aria-controls="p1">npm</button><button role="tab" aria-controls="p2">yarn</button></div><div role="tabpanel" id="p1"><p>npm i</p></div><div role="tabpanel" id="p2"><p>yarn add</p></div>';
  expect(normalize(body, canonicalTabs)).toBe(
    '<div role="tabpanel" id="p1"><p><strong>npm</strong></p><p>npm i</p></div><div role="tabpanel" id="p2"><p><strong>yarn</strong></p><p>yarn add</p></div>',
  );
});

test.each([
  [
    'by label',
    '<ul role="tablist"><li><a role="tab" id="t1">A</a></li><li><a role="tab" id="t2">B</a></li></ul><div role="tabpanel" aria-labelledby="t1">one</div><div role="tabpanel" aria-labelledby="t2">two</div>',
  ],
  [
    'by place',
    '<div><div role="tablist"><span role="tab">A</span><span role="tab">B</span></div><div role="tabpanel">one</div><div role="tabpanel">two</div></div>',
  ],
  [
    'Bootstrap',
    '<ul class="nav nav-tabs"><li><a data-toggle="tab" href="#a">A</a></li><li><a data-toggle="tab" href="#b">B</a></li></ul><div id="a">one</div><div id="b">two</div>',
  ],
  [
    'MkDocs',
    '<div class="tabbed-set"><input type="radio"><div class="tabbed-labels"><label>A</label><label>B</label></div><div class="tabbed-content"><div class="tabbed-block">one</div><div class="tabbed-block">two</div></div></div>',
  ],
  [
    'Sphinx Design',
    '<div class="sd-tab-set"><input type="radio"><label>A</label><div>one</div><input type="radio"><label>B</label><div>two</div></div>',
  ],
])('panels found %s', (_, body) => {
  expect(normalize(body, canonicalTabs).replace(/<\/?(?:div|ul|li|input)\b[^>]*>/g, '')).toBe(
    '<p><strong>A</strong></p>one<p><strong>B</strong></p>two',
  );
});

test('a label that only names the language of its listing goes', () => {
  const body =
    '<div role="tablist"><button role="tab" aria-controls="p1">Python</button></div><div id="p1"><pre><code class="language-python">x</code></pre></div>';
  expect(normalize(body, canonicalTabs)).toBe(
    '<div id="p1"><pre><code class="language-python">x</code></pre></div>',
  );
});

test('the one panel in the page gets the label of the chosen tab', () => {
  const body =
    '<div><div role="tablist"><button role="tab">A</button><button role="tab" aria-selected="true">B</button></div><div role="tabpanel">two</div></div>';
  expect(normalize(body, canonicalTabs)).toBe(
    '<div><div role="tabpanel"><p><strong>B</strong></p>two</div></div>',
  );
});

test('an item that is called a tab and holds its panel stays whole', () => {
  const body =
    '<div role="tablist"><div role="tab" id="t1"><h2><button aria-controls="p1">Who may apply</button></h2><div role="tabpanel" id="p1" aria-labelledby="t1">Everyone.</div></div></div>';
  expect(normalize(body, canonicalTabs)).toBe(body);
});

test('tabs without panels stay as they are', () => {
  const body = '<div><button role="tab">Day</button><button role="tab">Week</button></div>';
  expect(normalize(body, canonicalTabs)).toBe(body);
});

test('the control of an accordion becomes its question', () => {
  expect(
    normalize(
      '<h3><button aria-expanded="false" aria-controls="a">Dogs?</button></h3><div id="a">Yes.</div>',
      canonicalDisclosures,
    ),
  ).toBe('<h3>Dogs?</h3><div id="a">Yes.</div>');
  expect(
    normalize(
      '<div><button aria-expanded="false" aria-controls="a"><span>Dogs?</span></button><div id="a">Yes.</div></div>',
      canonicalDisclosures,
    ),
  ).toBe('<div><p><strong><span>Dogs?</span></strong></p><div id="a">Yes.</div></div>');
});

test('controls of menus and dialogs stay controls', () => {
  const body =
    '<button aria-expanded="false" aria-haspopup="true" aria-controls="m">Menu</button><ul id="m"><li>Home</li></ul>';
  expect(normalize(body, canonicalDisclosures)).toBe(body);
});

test('details begin with their one summary', () => {
  expect(normalize('<details><p>Yes.</p><summary>Dogs?</summary></details>', canonicalDisclosures)).toBe(
    '<details><summary>Dogs?</summary><p>Yes.</p></details>',
  );
});

test('a control that only says more leaves nothing', () => {
  expect(
    normalize(
      '<div id="a"><p>Long text.</p></div><button aria-expanded="false" aria-controls="a">Read more</button>',
      canonicalDisclosures,
    ),
  ).toBe('<div id="a"><p>Long text.</p></div>');
});
