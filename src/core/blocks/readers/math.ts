import { TEX } from '../../dom/marks.ts';
import { foldSpace } from '../../dom/words.ts';
import type { BlockReader } from '../reader.ts';

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
