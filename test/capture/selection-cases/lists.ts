// Lists, numbered and nested.

import type { SelectionCase } from '../selected-markdown.ts';

export const LISTS: SelectionCase[] = [
  ['items of a list', '<ul><li>One</li><li>«Two</li><li>Three»</li><li>Four</li></ul>', '- Two\n- Three'],
  ['numbers go on where they were', '<ol><li>One</li><li>«Two</li><li>Three»</li></ol>', '2. Two\n3. Three'],
  ['numbers from a start', '<ol start="7"><li>One</li><li>«Two</li><li>Three»</li></ol>', '8. Two\n9. Three'],
  ['one whole item is an item', '<ol><li>One</li><li>«Two»</li></ol>', '2. Two'],
  ['words of an item are words', '<ul><li>One two «three»</li></ul>', 'three'],
  [
    'an item with its inner list',
    '<ul><li>One</li><li>«Two<ul><li>a</li><li>b»</li></ul></li></ul>',
    '- Two\n  - a\n  - b',
  ],
  [
    'from an inner list to an outer item',
    '<ul><li>One<ul><li>a</li><li>«b</li></ul></li><li>Two»</li></ul>',
    '- b\n- Two',
  ],
  ['inner items alone', '<ul><li>One<ul><li>«a</li><li>b»</li><li>c</li></ul></li></ul>', '- a\n- b'],
  [
    'inner numbers before an outer bullet',
    '<ul><li>One<ol><li>a</li><li>«b</li></ol></li><li>Two»</li></ul>',
    '2. b\n\n- Two',
  ],
  [
    'from the paragraph into the list',
    '<p>The «ports:</p><ul><li>Leith</li><li>Dov»er</li></ul>',
    'ports:\n\n- Leith\n- Dov',
  ],
  [
    'a task keeps its box',
    '<ul><li><input type="checkbox" checked>«Done</li><li><input type="checkbox">Open»</li></ul>',
    '- [x] Done\n- [ ] Open',
  ],
  [
    'terms and their meanings',
    '<dl><dt>«Ebb</dt><dd>The water falls.»</dd><dt>Flood</dt><dd>It rises.</dd></dl>',
    '**Ebb**: The water falls.',
  ],
];
