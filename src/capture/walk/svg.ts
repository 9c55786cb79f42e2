// Of a drawing only its words are copied: titles, descriptions, labels and embedded HTML.

export const SVG = 'http://www.w3.org/2000/svg';

const WORDS = new Set(['a', 'desc', 'foreignObject', 'svg', 'text', 'textPath', 'title', 'tspan']);
const GROUPS = new Set(['g', 'switch']);

/** Shapes and definitions, which have no words or do not show them. */
export const isPaintedShape = (tag: string): boolean => !WORDS.has(tag) && !GROUPS.has(tag);
export const isSvgGroup = (tag: string): boolean => GROUPS.has(tag);
