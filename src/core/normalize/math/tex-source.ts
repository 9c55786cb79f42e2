// TeX as renderers keep it, without the delimiters and styling wrappers around it.

const DELIMITERS: [open: string, close: string][] = [
  ['$$', '$$'],
  ['\\[', '\\]'],
  ['\\(', '\\)'],
  ['$', '$'],
  ['[latex]', '[/latex]'],
];

export function cleanTex(source: string): string {
  let tex = source.replace(/^[^\S\n]*%.*$/gm, '').trim();
  for (const [open, close] of DELIMITERS) {
    if (tex.startsWith(open) && tex.endsWith(close) && tex.length > open.length + close.length) {
      tex = tex.slice(open.length, -close.length).trim();
      break;
    }
  }
  // Wikipedia wraps every formula in its style: {\displaystyle E=mc^{2}}.
  const styled = /^\{\\(?:displaystyle|textstyle)\s([\s\S]*)\}$/.exec(tex)?.[1];
  if (styled !== undefined && isBalanced(styled)) tex = styled.trim();
  // A blank line would end the formula in Markdown.
  return tex.replace(/\n\s*\n/g, '\n');
}

function isBalanced(tex: string): boolean {
  let depth = 0;
  for (const character of tex.replace(/\\[{}]/g, '')) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

// The characters of a MathJax 3 formula whose only trace is the glyph codes of its elements.

/** `mjx-c class="mjx-c1D45E"` in CHTML, `use data-c="1D45E"` in SVG; the code is Unicode in hexadecimal. */
export function glyphText(formula: Element): string {
  let text = '';
  for (const glyph of formula.querySelectorAll('mjx-c, [data-c]')) {
    const code =
      glyph.getAttribute('data-c') ?? /\bmjx-c([\dA-F]+)\b/.exec(glyph.getAttribute('class') ?? '')?.[1];
    const point = Number.parseInt(code ?? '', 16);
    if (point > 0x1f && point <= 0x10ffff) text += String.fromCodePoint(point);
  }
  // Mathematical italics and bolds are letters again.
  return text.normalize('NFKC');
}
