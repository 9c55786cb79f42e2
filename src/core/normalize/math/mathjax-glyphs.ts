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
