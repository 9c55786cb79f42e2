// What is known of the page as a YAML 1.2 block. Only fields that the page has.

import type { Extraction } from '../../types.ts';
import { yamlScalar } from './yaml-scalar.ts';

export function frontMatter({ title, canonicalUrl, metadata }: Extraction): string {
  const fields: [name: string, value: string | string[] | undefined][] = [
    ['title', title],
    ['url', canonicalUrl],
    ['site', metadata.siteName?.value],
    ['authors', metadata.authors?.value],
    ['published', metadata.published?.value],
    ['modified', metadata.modified?.value],
    ['language', metadata.language?.value],
    ['description', metadata.description?.value],
    ['tags', metadata.tags?.value],
  ];
  const lines = fields.flatMap(([name, value]) => {
    if (value === undefined || value.length === 0) return [];
    return [
      `${name}: ${typeof value === 'string' ? yamlScalar(value) : `[${value.map(yamlScalar).join(', ')}]`}`,
    ];
  });
  return ['---', ...lines, '---'].join('\n');
}
