import { expect, test } from 'vitest';
import { canonicalCode } from '../../../src/core/normalize/code/code-blocks.ts';
import { openPage } from './normalize.ts';

function listings(body: string): { language: string; text: string }[] {
  const page = openPage(body);
  canonicalCode.run(page);
  return [...page.document.querySelectorAll('pre')].map((pre) => ({
    language: pre.querySelector('code')?.className.replace('language-', '') ?? '',
    text: pre.textContent ?? '',
  }));
}

test('diff rows keep their signs', () => {
  const row = (kind: string, marker: string, text: string) =>
    `<tr><td class="blob-num"></td><td class="blob-code blob-code-${kind}" data-code-marker="${marker}">${text}</td></tr>`;
  const body = `<table class="diff-table">${row('deletion', '-', 'old')}${row('addition', '+', 'new')}${row('context', ' ', 'same')}</table>`;
  expect(listings(body)).toEqual([{ language: 'diff', text: '-old\n+new\n same' }]);
});

test('a split diff gives the old line and the new one, and what is the same once', () => {
  const cell = (kind: string, sign: string, text: string) =>
    `<td class="blob-num"></td><td class="blob-code ${kind}"><span data-code-marker="${sign}">${text}</span></td>`;
  const rows = [
    cell('blob-code-deletion', '-', 'old') + cell('blob-code-addition', '+', 'new'),
    cell('', ' ', 'same') + cell('', ' ', 'same'),
    '<td class="blob-num"></td><td class="blob-code blob-code-empty"></td>' +
      cell('blob-code-addition', '+', 'more'),
  ];
  expect(
    listings(`<table class="diff-table">${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`),
  ).toEqual([{ language: 'diff', text: '-old\n+new\n same\n+more' }]);
});

test('signs that a diff writes itself are not written twice', () => {
  const line = (kind: string, text: string) =>
    `<tr><td class="diff-line-num">1</td><td class="line_content ${kind}">${text}</td></tr>`;
  expect(listings(`<table class="code">${line('old', '-a')}${line('new', '+b')}</table>`)).toEqual([
    { language: 'diff', text: '-a\n+b' },
  ]);
  const row = (kind: string, sign: string, text: string) =>
    `<tr><td class="d2h-code-linenumber ${kind}"><div class="line-num1">1</div></td><td class="${kind}"><div class="d2h-code-line"><span class="d2h-code-line-prefix">${sign}</span><span class="d2h-code-line-ctn">${text}</span></div></td></tr>`;
  expect(
    listings(`<table class="d2h-diff-table">${row('d2h-del', '-', 'a')}${row('d2h-ins', '+', 'b')}</table>`),
  ).toEqual([{ language: 'diff', text: '-a\n+b' }]);
});
