// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderPreview } from '../../components/page/text/render-preview.ts';

const show = (markdown: string, images = false) => {
  const box = document.createElement('div');
  box.append(renderPreview(markdown, { images }).nodes);
  return box;
};

test('Markdown becomes headings, lists and tables', () => {
  const box = show('# Tides\n\n- [x] moor\n\n| a | b |\n| - | - |\n| 1 | 2 |');
  expect(box.querySelector('h1')?.textContent).toBe('Tides');
  expect(box.querySelectorAll('td')).toHaveLength(2);
  expect(box.querySelector('input')?.disabled).toBe(true);
});

test('pictures have no address until they are asked for', () => {
  const markdown =
    '![quay](https://a.example/q.png)\n\n<img src="https://a.example/t.gif" srcset="https://a.example/2.png 2x">';
  expect(show(markdown).innerHTML).not.toContain('a.example');
  expect(show(markdown).textContent).toContain('quay');
  const loaded = show(markdown, true);
  expect(loaded.querySelector('img')?.getAttribute('src')).toBe('https://a.example/q.png');
  expect(loaded.innerHTML).not.toContain('srcset');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert%281%29)',
  '<a href="data:text/html,x">x</a>',
  '<iframe src="https://a.example"></iframe>',
  '<style>body{display:none}</style>',
  '<p style="background:url(https://a.example/p.png)">x</p>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<form action="https://a.example"><input name=q><button>Send</button></form>',
  '<video poster="https://a.example/p.png" src="https://a.example/v.mp4"></video>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
])('hostile HTML stays dead: %s', (markdown) => {
  const html = show(markdown).innerHTML;
  expect(html).not.toMatch(/<(?:script|iframe|style|svg|math|form|button|video|noscript|img)\b/i);
  expect(html).not.toMatch(/\son\w+=|javascript:|style=|src=|poster=|href="data/i);
});

test('a very long text is cut at a paragraph and says so', () => {
  const long = 'tide '.repeat(2000).trim();
  const { cut, nodes } = renderPreview(`${long}\n\n`.repeat(50), { images: false });
  expect(cut).toBe(true);
  expect(nodes.lastElementChild?.textContent).toBe(long);
});

test('only web and mail addresses stay links', () => {
  const box = show(
    '[a](https://a.example/) [b](mailto:ann@a.example) [c](page.html) [d](chrome://settings) [e](//a.example)',
  );
  expect([...box.querySelectorAll('a[href]')].map((link) => link.textContent)).toEqual(['a', 'b']);
});
