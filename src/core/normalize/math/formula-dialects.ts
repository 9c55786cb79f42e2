// Where each renderer keeps the source of a formula. The first dialect that fits an element takes it.

import { mathmlToTex } from './mathml-to-tex.ts';
import { SOURCES, drawnTex, standsAlone } from './drawn-formula.ts';
import { glyphText } from './tex-source.ts';

export interface FormulaDialect {
  selector: string;
  /** The element is the source itself (a script), so that it is never shown. */
  source?: true;
  tex(element: Element): string | undefined;
  isBlock(element: Element): boolean;
  /** Other copies of the same formula beside this element. */
  twins?(element: Element): Element[];
}

const MATHJAX_2_VIEWS =
  '.MathJax, .MathJax_CHTML, .MathJax_Display, .MathJax_Preview, .MathJax_SVG, .MathJax_SVG_Display, .MJXc-display';

const attribute = (element: Element, name: string): string | undefined =>
  element.getAttribute(name) ?? undefined;

function texOfMath(math: Element | null): string | undefined {
  if (!math) return undefined;
  const annotation = math.querySelector(
    'annotation[encoding="application/x-tex"], annotation[encoding="TeX"]',
  );
  return annotation?.textContent?.trim() || attribute(math, 'alttext') || mathmlToTex(math);
}

const isBlockMath = (element: Element): boolean =>
  element.matches('[display=block], [display=true], [mode=display]') ||
  element.querySelector('math[display=block]') !== null;

export const FORMULA_DIALECTS: FormulaDialect[] = [
  {
    // KaTeX, also where only one of its two halves was rendered
    selector: '.katex-display, .katex, .katex--inline, .katex--display',
    tex: (element) => texOfMath(element.querySelector('math')) ?? attribute(element, 'data-tex'),
    isBlock: (element) => element.matches('.katex-display, .katex--display') || isBlockMath(element),
  },
  {
    // MathJax 3 and 4
    selector: 'mjx-container',
    tex: (element) =>
      attribute(element, 'data-latex') ??
      attribute(element.querySelector('[data-latex]') ?? element, 'data-latex') ??
      texOfMath(element.querySelector('math')) ??
      (glyphText(element) || attribute(element, 'aria-label')),
    isBlock: isBlockMath,
  },
  {
    // MathJax 2: the source in a script, its views before it
    selector: 'script[type^="math/tex"], script[type^="math/asciimath"], script[type^="math/mml"]',
    source: true,
    tex: (element) =>
      element.getAttribute('type')?.startsWith('math/mml')
        ? texOfMath(parseMath(element, element.textContent ?? ''))
        : (element.textContent ?? undefined),
    isBlock: (element) => /mode\s*=\s*display/.test(element.getAttribute('type') ?? ''),
    twins: viewsBefore,
  },
  {
    // MathJax 2 after the scripts are gone
    selector:
      '.MathJax_Display, .MathJax_SVG_Display, .MathJax[data-mathml], .MathJax_SVG[data-mathml], .MathJax_CHTML',
    tex: (element) => {
      const holder = element.matches('[data-mathml]') ? element : element.querySelector('[data-mathml]');
      const source = holder?.getAttribute('data-mathml');
      return texOfMath(source ? parseMath(element, source) : element.querySelector('math'));
    },
    isBlock: (element) => element.matches('.MathJax_Display, .MathJax_SVG_Display') || isBlockMath(element),
    twins: viewsBefore,
  },
  {
    // MediaWiki: hidden MathML and a picture
    selector: '.mwe-math-element',
    tex: (element) =>
      texOfMath(element.querySelector('math')) ?? attribute(element.querySelector('img') ?? element, 'alt'),
    isBlock: (element) =>
      element.querySelector('.mwe-math-fallback-image-display, math[display=block]') !== null,
  },
  {
    // Pictures of formulas, and drawings that carry their source in an attribute
    selector: `img, ${SOURCES.map((name) => `[${name}]:not(td, th, input)`).join(', ')}`,
    tex: drawnTex,
    isBlock: (element) =>
      element.matches('.math-block, [class*=display], [data-type*=block], [data-formula-type*=block]') ||
      standsAlone(element),
  },
  {
    selector: 'math',
    tex: texOfMath,
    isBlock: isBlockMath,
  },
  {
    // Pandoc and Sphinx without a renderer: the source is the text
    selector: 'span.math.inline, span.math.display, span.math.notranslate, div.math.notranslate',
    tex: (element) =>
      element.querySelector('[data-pith-tex]') ? undefined : (element.textContent ?? undefined),
    isBlock: (element) => element.matches('.display, div'),
  },
];

function viewsBefore(element: Element): Element[] {
  const views: Element[] = [];
  for (let beside = element.previousElementSibling; beside; beside = beside.previousElementSibling) {
    if (!beside.matches(MATHJAX_2_VIEWS)) break;
    views.push(beside);
  }
  return views;
}

/** Markup in an attribute becomes elements of the same inert document. */
function parseMath(near: Element, markup: string): Element | null {
  const range = near.ownerDocument.createRange();
  range.selectNode(near.ownerDocument.body);
  return range.createContextualFragment(markup).querySelector('math');
}
