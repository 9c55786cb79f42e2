import { plainText } from './plain-text.ts';
import { comparable } from './title-heading.ts';

const LONGEST_TAG = 80;
const MOST_TAGS = 40;

/** Each keyword once, whatever its case. */
export function cleanTags(raw: string[]): string[] | undefined {
  const tags = new Map<string, string>();
  for (const entry of raw) {
    const tag = plainText(entry);
    const key = comparable(tag);
    if (key && tag.length <= LONGEST_TAG && !tags.has(key)) tags.set(key, tag);
  }
  return tags.size > 0 ? [...tags.values()].slice(0, MOST_TAGS) : undefined;
}
