// Across shadow roots, slots, frames and editable texts.

import type { SelectionCase } from '../selected-markdown.ts';

export const BOUNDARIES: SelectionCase[] = [
  [
    'inside an open shadow root',
    '<p>Light.</p><x-a><template shadowrootmode="open"><p>Shadow «words» here.</p></template></x-a>',
    'words',
  ],
  [
    'a list inside a shadow root',
    '<x-a><template shadowrootmode="open"><ol><li>One</li><li>«Two</li><li>Three»</li></ol></template></x-a>',
    '2. Two\n3. Three',
  ],
  [
    'words that stand in a slot',
    '<x-a><template shadowrootmode="open"><h2>Frame</h2><slot></slot></template><p>The «sea</p><p>rises» twice.</p></x-a>',
    'sea\n\nrises',
  ],
  ['inside a frame', '<p>Outside.</p><iframe srcdoc="<p>The sea «rises» twice.</p>"></iframe>', 'rises'],
  [
    'a row of a table inside a frame',
    '<iframe srcdoc="<table><tr><th>A</th><th>B</th></tr><tr><td>«1</td><td>2»</td></tr><tr><td>3</td><td>4</td></tr></table>"></iframe>',
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
  ],
  [
    'inside an editable text',
    '<div contenteditable="true"><p>My «own</p><p>words» here</p></div>',
    'own\n\nwords',
  ],
  ['over a text field', '<p>«Before</p><textarea>typed</textarea><p>after»</p>', 'Before\n\ntyped\n\nafter'],
  [
    'from the light into a shadow root',
    '<p>Light «words</p><x-a><template shadowrootmode="open"><p>Shadow» words.</p></template></x-a>',
    'words\n\nShadow',
  ],
  [
    'over two slots and the words of the component between them',
    '<x-a><template shadowrootmode="open"><slot name="b"></slot><p>Between.</p><slot></slot></template><p slot="b">First «words.</p><p>Later» words.</p></x-a><p>After.</p>',
    'words.\n\nBetween.\n\nLater',
  ],
  [
    'an end in a part that is not shown',
    '<x-a><template shadowrootmode="open"><p>Shown.</p></template><p>Never» shown.</p></x-a><p>The «sea rises.</p><p>After.</p>',
    'The',
  ],
  ['right-to-left words', '<p dir="rtl">البحر «يرتفع مرتين» في اليوم</p>', 'يرتفع مرتين'],
  ['a selection made backwards', '<p>The sea »rises twice« a day.</p>', 'rises twice'],
  [
    'words over a folded part',
    '<p>«Open.</p><details><summary>More</summary><p>Folded words.</p></details><p>Last.»</p>',
    'Open.\n\n**More**\n\nFolded words.\n\nLast.',
  ],
  [
    'a selected picture alone',
    '<p>Before.</p>«<img src="https://t.example/a.png" alt="water" width="40" height="40">»<p>After.</p>',
    '![water](https://t.example/a.png)',
  ],
];
