import { expect, test } from 'vitest';
import { dropHidden } from '../../../src/core/visibility/drop-hidden.ts';
import { markHidden } from '../../../src/core/visibility/mark-static-hidden.ts';
import { revealPending } from '../../../src/core/pending/reveal-pending.ts';
import { pageOf } from '../page-of.ts';

const PROSE = 'The boats wait for the tide on the mud. '.repeat(25);

/** A page in a tab; its marks are made from attributes here. */
function read(body: string) {
  const page = pageOf(body, { source: 'live' });
  markHidden(page.document);
  for (const pass of [revealPending, dropHidden]) pass.run(page);
  return { text: page.document.body.textContent ?? '', warnings: page.warnings.map(({ code }) => code) };
}

test.each(['opacity:0', 'display:none', 'visibility:hidden'])(
  'a page whose script would take %s away is read, with a warning',
  (style) => {
    const { text, warnings } = read(
      `<a href="#c">Skip to content</a><div id="c" style="${style}"><h1>Low water</h1><p>${PROSE}</p></div>`,
    );
    expect(text).toContain('Low water');
    expect(warnings).toContain('app-shell');
  },
);

test('what is hidden inside a page that waits stays hidden', () => {
  const { text } = read(
    `<main style="opacity:0"><h1>Low water</h1><p>${PROSE}</p><p style="display:none">Praise the harbour.</p></main>`,
  );
  expect(text).not.toContain('Praise');
});

test('a long hidden passage beside a shown title stays hidden', () => {
  expect(read(`<h1>Low water</h1><div style="opacity:0"><h1>Orders</h1>${PROSE}</div>`).text).toBe(
    'Low water',
  );
});

test('a long hidden passage without a title stays hidden', () => {
  expect(read(`<p>Low water.</p><div style="display:none">${PROSE}</div>`).text).toBe('Low water.');
});

test('a hidden article behind a page of text stays hidden', () => {
  const { text } = read(`<p>${PROSE}</p><article style="display:none"><h1>Orders</h1>${PROSE}</article>`);
  expect(text).not.toContain('Orders');
});
