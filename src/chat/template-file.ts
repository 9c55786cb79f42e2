// Templates as a file, to keep or to give away.

import { PithError } from '../errors.ts';
import type { PromptTemplate } from './templates.ts';

const KIND = 'pith-templates';
/** More than anybody writes by hand. */
const MOST = 200;
export const LONGEST_NAME = 80;
export const LONGEST_TEXT = 20_000;

export const writeTemplates = (templates: PromptTemplate[]): string =>
  `${JSON.stringify({ kind: KIND, version: 1, templates }, null, 2)}\n`;

/** Throws `PithError('bad-input')` that says what is wrong with the file. */
export function readTemplates(file: string): PromptTemplate[] {
  let data: unknown;
  try {
    data = JSON.parse(file);
  } catch (cause) {
    throw new PithError('bad-input', 'The file is not JSON.', { cause });
  }
  const list = Array.isArray(data) ? data : (data as { templates?: unknown } | null)?.templates;
  const templates = toTemplates(list);
  if (templates.length === 0) {
    throw new PithError('bad-input', 'The file holds no templates: each needs a name and a text.');
  }
  return templates;
}

/** The templates in a value of any kind; what is none is left out. */
export function toTemplates(value: unknown): PromptTemplate[] {
  if (!Array.isArray(value)) return [];
  const templates = value.flatMap((each: Partial<PromptTemplate> | null) => {
    if (typeof each?.name !== 'string' || typeof each.text !== 'string' || each.name.trim() === '') return [];
    const name = each.name.trim().slice(0, LONGEST_NAME);
    // Those of two files written by hand must not take each other's place.
    const id = typeof each.id === 'string' && each.id !== '' ? each.id : `named-${name}`;
    return { id, name, text: each.text.slice(0, LONGEST_TEXT) };
  });
  return [...new Map(templates.map((template) => [template.id, template])).values()].slice(0, MOST);
}
