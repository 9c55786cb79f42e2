import type { Flow } from '../../tree.ts';
import { writeInline } from './write-inline.ts';

const ARROW = '↳';
/** More arrows would not be counted by anybody. */
const MOST_ARROWS = 8;

/** Who wrote a post and when, behind an arrow for each post above that it answers. */
export function postLine({ author, time, depth }: Extract<Flow, { type: 'post' }>): string {
  const name = author === '' ? '' : `**${plain(author)}**`;
  const head = [name, plain(shortTime(time))].filter(Boolean).join(' · ');
  return [ARROW.repeat(Math.min(depth, MOST_ARROWS)), head].filter(Boolean).join(' ');
}

const plain = (value: string): string => writeInline([{ type: 'text', value }], 'line');

/** To the minute; the zone costs more than it says here. */
const shortTime = (time: string): string => time.replace(/^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}).*$/, '$1 $2');

/** Stands where a budget left something out; no reader takes it for the page's own words. */
export const omissionText = (sections: number): string =>
  sections === 0
    ? '[… section shortened]'
    : `[… ${sections} ${sections === 1 ? 'section' : 'sections'} omitted]`;
