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
