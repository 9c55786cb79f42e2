import { expect, test } from 'vitest';
import { extract } from '../../../../src/core/extract.ts';
import { deliver } from '../../../../src/core/output/deliver.ts';
import type { DeliveryRequest } from '../../../../src/core/output/request.ts';
import { estimateTokens } from '../../../../src/core/tokens/estimate.ts';
import { DEFAULT_EXTRACT_OPTIONS } from '../../../../src/core/extract-options.ts';
import { snapshotOf } from '../../page-of.ts';

const PAGE = `<main><h1>Tides</h1><p>High <em>at</em> six, <b>low</b> at noon; see <a href="https://sea.example/log">the log</a>.</p>
  <h2>Heights</h2><ul><li>Sandwick<ul><li>Pier</li></ul></li><li>Lerwick</li></ul><ol start="3"><li>Three</li><li>Four</li></ol>
  <table><tr><th>Port</th><th>Height</th></tr><tr><td>Sandwick</td><td>3 | 1</td></tr></table>
  <pre><code class="language-js">const a = 1;\n\nreturn \`\`;</code></pre><blockquote><p>It rises.</p></blockquote>
  <p>H<sub>2</sub>O and <code>a_b</code>, 2*3*4 &lt;b&gt;</p><math><mfrac><msub><mi>a</mi><mn>1</mn></msub><mi>b</mi></mfrac></math></main>`;

const write = async (request: DeliveryRequest, html = PAGE): Promise<string> => {
  const page = extract(snapshotOf(html), { ...DEFAULT_EXTRACT_OPTIONS, scope: 'page' });
  return (await deliver(page, request, estimateTokens)).output;
};

test('Turndown writes what was kept, with the tables of GitHub', async () => {
  const markdown = await write({ style: { writer: 'turndown' } });
  expect(markdown).toContain(
    '# Tides\n\nHigh _at_ six, **low** at noon; see [the log](https://sea.example/log).',
  );
  expect(markdown).toMatch(/-\s+Sandwick\n\s+-\s+Pier\n-\s+Lerwick/);
  expect(markdown).toMatch(/3\.\s+Three\n4\.\s+Four/);
  expect(markdown).toMatch(/\| Port \| Height \|\n\| --- \| --- \|\n\| Sandwick \| 3 \\\| 1 \|/);
  expect(markdown).toContain('```js\nconst a = 1;\n\nreturn ``;\n```');
  expect(markdown).toContain('> It rises.');
  expect(markdown).toContain('`a_b`');
  // What the page shows of a tag is no tag.
  expect(markdown).toContain('\\<b>');
});

test('formulas come out as they are: Turndown would escape them', async () => {
  expect(await write({ style: { writer: 'turndown' } })).toMatch(/\\frac\{a_\{?1\}?\}\{b\}/);
});

test('its options and rules are plain data', async () => {
  const markdown = await write({
    style: {
      writer: 'turndown',
      turndown: {
        options: { headingStyle: 'setext', bulletListMarker: '*', emDelimiter: '*' },
        rules: { wiki: { filter: 'a', replacement: '[[{content}|{href}]]' } },
      },
    },
  });
  expect(markdown).toContain('Tides\n=====');
  expect(markdown).toContain('*at*');
  expect(markdown).toContain('[[the log|https://sea.example/log]]');
});

test('a rule that is none is refused, and says why', async () => {
  const rules = { odd: { filter: [], replacement: '' } };
  await expect(write({ style: { writer: 'turndown', turndown: { rules } } })).rejects.toThrow(/odd has not/);
});

test('a budget holds, and what is chosen is what Turndown writes', async () => {
  const long = `<main>${Array.from({ length: 30 }, (_, at) => `<h2>Port ${at}</h2><p>The tide of port ${at} rises twice a day.</p>`).join('')}</main>`;
  const markdown = await write({ query: 'port 7', budget: 120, style: { writer: 'turndown' } }, long);
  expect(markdown).toContain('The tide of port 7');
  expect(estimateTokens(markdown)).toBeLessThanOrEqual(120);
});

test('other formats keep the Markdown of Pith', async () => {
  const [ours, asked] = await Promise.all([
    write({ format: 'json' }),
    write({ format: 'json', style: { writer: 'turndown' } }),
  ]);
  expect(asked).toBe(ours);
});
