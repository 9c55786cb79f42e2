import { TEX } from '../../dom/marks.ts';
import { foldSpace } from '../../dom/words.ts';
import type { BlockReader } from '../reader.ts';

/** Looking back keeps the search from starting again at each space of a long run. */
const TRAILING_SPACES = /(?<![ \t])[ \t]+$/gm;
const LANGUAGE = /(?:^|\s)lang(?:uage)?-(\S+)/;

export const readCode: BlockReader = (element) => {
  const code = codeOf(element);
  if (code.trim() === '') return [];
  const language = languageOf(element);
  return [{ type: 'code', language, tree: { type: 'code', lang: language, value: code } }];
};

/** Line ends and indentation as shown; no blank lines around, no spaces at line ends. */
export function codeOf(element: Element): string {
  return (element.textContent ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/\u00A0/g, ' ')
    .replace(TRAILING_SPACES, '')
    .replace(/^\n+/, '')
    .trimEnd();
}

function languageOf(element: Element): string {
  const marked = element.querySelector('code[class]') ?? element;
  return (
    LANGUAGE.exec(marked.getAttribute('class') ?? '')?.[1] ??
    LANGUAGE.exec(element.getAttribute('class') ?? '')?.[1] ??
    ''
  );
}

/** A formula on lines of its own; a blank line or a delimiter inside would end it early. */
export const readMath: BlockReader = (element) => {
  const tex = (element.getAttribute(TEX) ?? '')
    .trim()
    .replace(/\n\s*\n/g, '\n')
    .replaceAll('$$', '');
  if (tex === '') return [];
  const text = foldSpace(element.textContent ?? '') || foldSpace(tex);
  return [{ type: 'math', tree: { type: 'math', value: tex, text } }];
};
