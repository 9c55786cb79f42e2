import { destination } from './link.ts';

const BRACKETS = /[[\]\\]/g;

/** An image whose alternative text cannot break out of its brackets. */
export function imageMarkdown(alt: string, url: string): string {
  return `![${alt.replace(/\s+/g, ' ').trim().replace(BRACKETS, '\\$&').replace(/</g, '\\<')}](${destination(url)})`;
}
