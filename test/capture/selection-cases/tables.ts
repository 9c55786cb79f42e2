// Ranges of cells.

import type { SelectionCase } from '../selected-markdown.ts';

const TIDES =
  '<table><thead><tr><th>Port</th><th>High</th><th>Low</th></tr></thead><tbody>' +
  '<tr><td>Leith</td><td>5.6 m</td><td>0.8 m</td></tr><tr><td>Dover</td><td>6.8 m</td><td>0.8 m</td></tr>' +
  '<tr><td>Brest</td><td>7.1 m</td><td>1.1 m</td></tr></tbody></table>';
const tides = (...changes: [string, string][]): string =>
  changes.reduce((html, [from, to]) => html.replace(from, to), TIDES);

export const TABLES: SelectionCase[] = [
  [
    'the whole table',
    tides(['Port', '«Port'], ['1.1 m', '1.1 m»']),
    '| Port | High | Low |\n| --- | --- | --- |\n| Leith | 5.6 m | 0.8 m |\n| Dover | 6.8 m | 0.8 m |\n| Brest | 7.1 m | 1.1 m |',
  ],
  [
    'a row keeps the header',
    tides(['Dover', '«Dover'], ['6.8 m</td><td>0.8 m', '6.8 m</td><td>0.8 m»']),
    '| Port | High | Low |\n| --- | --- | --- |\n| Dover | 6.8 m | 0.8 m |',
  ],
  [
    'cells of a row keep their headers',
    tides(['6.8 m', '«6.8 m'], ['6.8 m</td><td>0.8 m', '6.8 m</td><td>0.8 m»']),
    '| High | Low |\n| --- | --- |\n| 6.8 m | 0.8 m |',
  ],
  [
    'from the middle of one row to the middle of another',
    tides(['6.8 m', '«6.8 m'], ['7.1 m', '7.1 m»']),
    '| Port | High | Low |\n| --- | --- | --- |\n| | 6.8 m | 0.8 m |\n| Brest | 7.1 m | |',
  ],
  ['one cell is its words', tides(['Dover', '«Dover»']), 'Dover'],
  ['a part of a cell', tides(['Dover', 'Do«ver»']), 'ver'],
  [
    'the header row alone',
    tides(['Port', '«Port'], ['Low', 'Low»']),
    '| Port | High | Low |\n| --- | --- | --- |',
  ],
  [
    'from the paragraph above into the table',
    `<p>The «table:</p>${tides(['Leith</td>', 'Leith»</td>'])}`,
    'table:\n\n| Port | High | Low |\n| --- | --- | --- |\n| Leith | | |',
  ],
  [
    'from inside the table to the paragraph below',
    `${tides(['1.1 m', '«1.1 m'])}<p>That was» all.</p>`,
    '1.1 m\n\nThat was',
  ],
  [
    'a cell that spans rows',
    '<table><tr><th>Day</th><th>Port</th></tr><tr><td rowspan="2">«Monday</td><td>Leith</td></tr><tr><td>Dover»</td></tr><tr><td>Tuesday</td><td>Brest</td></tr></table>',
    '| Day | Port |\n| --- | --- |\n| Monday | Leith |\n| Monday | Dover |',
  ],
];
