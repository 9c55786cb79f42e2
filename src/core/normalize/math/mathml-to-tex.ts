// MathML without a TeX annotation, as TeX that a model reads. Layout hints are ignored, structure is kept.

import { ACCENTS, FUNCTIONS, SYMBOLS } from './tex-symbols.ts';

type Writer = (children: Element[], element: Element) => string;

export function mathmlToTex(math: Element): string {
  written = new Map();
  return tidy(writeAll([...math.children]));
}

/** A base is asked what it is before it is written: without this, time doubles with every base inside a base. */
let written = new Map<Element, string>();

const tidy = (tex: string): string =>
  tex
    .replace(/\s+/g, ' ')
    .replace(/ ([_^})\],])/g, '$1')
    .replace(/([{_^([]) /g, '$1')
    .trim();

const writeAll = (elements: Element[]): string => elements.map(write).filter(Boolean).join(' ');

const write = (element: Element | undefined): string => {
  if (!element) return '';
  const known = written.get(element);
  if (known !== undefined) return known;
  const writer = Object.hasOwn(WRITERS, element.localName) ? WRITERS[element.localName] : undefined;
  const children = [...element.children];
  const tex = writer ? writer(children, element) : writeAll(children);
  written.set(element, tex);
  return tex;
};

/** The longest command of which a base alone consists, in characters. */
const LONGEST_COMMAND = 100;

/** What is longer is tidied once, at the end. */
const tidyShort = (tex: string): string => (tex.length > LONGEST_COMMAND ? tex : tidy(tex));

/** One letter or command needs no braces as a base, everything else does. */
function group(element: Element | undefined): string {
  const tex = tidyShort(write(element));
  return tex.length <= LONGEST_COMMAND && /^(?:[\p{L}\p{N}]|\\[A-Za-z]+|)$/u.test(tex) ? tex : `{${tex}}`;
}

const braced = (element: Element | undefined): string => `{${write(element)}}`;

const text = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

const WRITERS: Record<string, Writer> = {
  annotation: () => '',
  'annotation-xml': () => '',
  menclose: ([inner], element) =>
    /box/.test(element.getAttribute('notation') ?? '') ? `\\boxed${braced(inner)}` : write(inner),
  mfenced: (children, element) => {
    const separator = (element.getAttribute('separators') ?? ',').trim().charAt(0);
    const open = symbol(element.getAttribute('open') ?? '(');
    const close = symbol(element.getAttribute('close') ?? ')');
    return `${open} ${children.map(write).join(` ${separator} `)} ${close}`;
  },
  mfrac: ([top, bottom], element) =>
    element.getAttribute('linethickness')?.startsWith('0')
      ? `\\binom${braced(top)}${braced(bottom)}`
      : `\\frac${braced(top)}${braced(bottom)}`,
  mi: (_, element) => identifier(element),
  mmultiscripts: multiscripts,
  mn: (_, element) => text(element),
  mo: (_, element) => symbol(text(element)),
  mover: ([base, over]) => accent(base, over) ?? `\\overset${braced(over)}${braced(base)}`,
  mphantom: () => '',
  mroot: ([inner, index]) => `\\sqrt[${write(index)}]${braced(inner)}`,
  ms: (_, element) => `\\text{${text(element)}}`,
  mspace: () => '',
  msqrt: (children) => `\\sqrt{${writeAll(children)}}`,
  msub: ([base, sub]) => `${group(base)}_${braced(sub)}`,
  msubsup: ([base, sub, sup]) => `${group(base)}_${braced(sub)}^${braced(sup)}`,
  msup: ([base, sup]) => superscript(base, sup),
  mtable: (rows, element) => table(rows, element),
  mtd: (children) => writeAll(children),
  mtext: (_, element) => (text(element) ? `\\text{${text(element)}}` : ''),
  munder: ([base, under]) => {
    const operator = limits(base);
    if (operator) return `${operator}_${braced(under)}`;
    return under && text(under) === '⏟'
      ? `\\underbrace${braced(base)}`
      : `\\underset${braced(under)}${braced(base)}`;
  },
  munderover: ([base, under, over]) => `${limits(base) ?? group(base)}_${braced(under)}^${braced(over)}`,
};

function identifier(element: Element): string {
  const name = text(element);
  if (FUNCTIONS.has(name)) return `\\${name}`;
  if ([...name].length === 1) {
    const letter = SYMBOLS[name] ?? name;
    const variant = element.getAttribute('mathvariant');
    if (variant === 'bold') return `\\mathbf{${letter}}`;
    return variant === 'double-struck' ? `\\mathbb{${letter}}` : letter;
  }
  return /^\p{L}+$/u.test(name) ? `\\mathrm{${name}}` : symbol(name);
}

/** A command ends before the next letter. */
const symbol = (characters: string): string =>
  Array.from(characters, (one) => SYMBOLS[one] ?? one)
    .join('\uE000')
    .replace(/(\\[A-Za-z]+)\uE000(?=[A-Za-z])/g, '$1 ')
    .replaceAll('\uE000', '');

function accent(base: Element | undefined, over: Element | undefined): string | undefined {
  const command = over ? ACCENTS[text(over)] : undefined;
  if (command) return `${command}${braced(base)}`;
  const operator = limits(base);
  return operator ? `${operator}^${braced(over)}` : undefined;
}

/** Sums, limits and the like carry what stands under them as an index. */
function limits(base: Element | undefined): string | undefined {
  const tex = tidyShort(write(base));
  return tex.length <= LONGEST_COMMAND &&
    /^\\(?:sum|prod|coprod|int|iint|iiint|oint|bigcup|bigcap|bigoplus|bigotimes|lim|liminf|limsup|max|min|sup|inf|arg|det|gcd|Pr)$/.test(
      tex,
    )
    ? tex
    : undefined;
}

function superscript(base: Element | undefined, sup: Element | undefined): string {
  const primes = /^[′'″‴]+$/.exec(sup ? text(sup) : '')?.[0];
  if (primes) return group(base) + primes.replace(/″/g, "''").replace(/‴/g, "'''").replace(/′/g, "'");
  return `${group(base)}^${braced(sup)}`;
}

function multiscripts(children: Element[]): string {
  const split = children.findIndex((child) => child.localName === 'mprescripts');
  const after = split < 0 ? children.slice(1) : children.slice(1, split);
  const before = split < 0 ? [] : children.slice(split + 1);
  return `${before.length > 0 ? `{}${scripts(before)}` : ''}${group(children[0])}${scripts(after)}`;
}

const scripts = (pairs: Element[]): string =>
  pairs
    .map((script, index) => (write(script).trim() ? `${index % 2 ? '^' : '_'}${braced(script)}` : ''))
    .join('');

function table(rows: Element[], element: Element): string {
  const body = rows
    .map((row) => [...row.children].filter((_, index) => row.localName !== 'mlabeledtr' || index > 0))
    .map((cells) => cells.map(write).join(' & '))
    .join(' \\\\ ');
  const brace = element.previousElementSibling;
  const isCases = brace !== null && text(brace) === '{';
  return isCases ? `\\begin{array}{l} ${body} \\end{array}` : `\\begin{matrix} ${body} \\end{matrix}`;
}
