// The templates that come with Pith. Their words are in the language files; a person's own have the same form.

import type { Translate, TextName } from '../translate.ts';

export interface PromptTemplate {
  id: string;
  name: string;
  /** The instruction, with variables in braces (`fill-template.ts`). */
  text: string;
}

interface BuiltIn {
  id: string;
  name: TextName;
  text?: TextName;
}

const BUILT_IN: readonly BuiltIn[] = [
  { id: 'free', name: 'templateFree' },
  { id: 'summarise', name: 'templateSummarise', text: 'templateSummariseText' },
  { id: 'explain', name: 'templateExplain', text: 'templateExplainText' },
  { id: 'translate', name: 'templateTranslate', text: 'templateTranslateText' },
  { id: 'extract', name: 'templateExtract', text: 'templateExtractText' },
];

/** One of the person's own with the id of a built-in replaces it. */
export function listTemplates(translate: Translate, own: PromptTemplate[]): PromptTemplate[] {
  const mine = new Map(own.map((template) => [template.id, template]));
  const builtIn = BUILT_IN.map(({ id, name, text }) => {
    const changed = mine.get(id);
    mine.delete(id);
    return changed ?? { id, name: translate(name), text: text ? translate(text) : '' };
  });
  return [...builtIn, ...mine.values()];
}
