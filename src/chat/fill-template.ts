// Puts the values into a template, in one pass: braces inside a value are text, whatever stands in them.

/** Names that a template may use. `content` is the fenced text, `source` the line that says where it is from. */
export const VARIABLES = ['content', 'date', 'language', 'query', 'site', 'source', 'title', 'url'] as const;
export type Variable = (typeof VARIABLES)[number];
export type Values = Record<Variable, string>;

const PLACE = /\{(\w+)\}/g;

const isVariable = (name: string): name is Variable => VARIABLES.includes(name as Variable);

/** What a template leaves out of source and content follows it. Unknown names stay as they stand: braces are common in JSON. */
export function fillTemplate(template: string, values: Values): string {
  const used = new Set([...template.matchAll(PLACE)].map(([, name]) => name));
  const rest = (['source', 'content'] as const).filter((name) => !used.has(name)).map((name) => `{${name}}`);
  return [template.trim(), ...rest]
    .filter((part) => part !== '')
    .join('\n\n')
    .replace(PLACE, (place, name: string) => (isVariable(name) ? values[name] : place));
}

/** Names in braces that no value belongs to, for a hint beside the template. */
export const unknownVariables = (template: string): string[] => [
  ...new Set(
    [...template.matchAll(PLACE)].map(([, name]) => name as string).filter((name) => !isVariable(name)),
  ),
];
