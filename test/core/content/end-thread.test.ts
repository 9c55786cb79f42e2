import { expect, test } from 'vitest';
import type { PostKind } from '../../../src/core/block.ts';
import { endThread } from '../../../src/core/content/repair/end-thread.ts';
import { isKept, judge } from '../../../src/core/content/text-block.ts';
import type { Page } from '../../../src/core/page.ts';
import { blocksOf, prose } from './read.ts';

const post = (text: string, kind: PostKind = 'post') =>
  `<div class="topic-post" data-pith-post='${JSON.stringify({ kind, author: 'Ann', time: '', depth: 0 })}'><p>${text}</p></div>`;
const nameless = (text: string) => `<div class="topic-post"><p>${text}</p></div>`;

/** All is kept before, and the model believes 0.7 of it, or 0.9 where the text says so. */
function kept(html: string): string[] {
  const textBlocks = blocksOf(html);
  for (const block of textBlocks) {
    judge(block, true, 'start');
    block.belief = block.text.includes('sure') ? 0.9 : 0.7;
  }
  endThread.run({ textBlocks } as unknown as Page);
  return textBlocks.filter(isKept).map(({ text }) => text);
}

test('a thread ends with its last post, whoever wrote it', () => {
  const thread = `<p>title</p>${post('question')}${post('an answer')}`;
  expect(kept(`${thread}<p>online now</p>`)).toEqual(['title', 'question', 'an answer']);
  expect(kept(`${thread}${nameless('the last one')}<p>online now</p>`)).toContain('the last one');
  expect(kept(`${thread}<p>surely more of it</p>`)).toContain('surely more of it');
});

test('comments, reviews and posts that an article quotes end nothing', () => {
  const said = post(prose('pier', 30), 'comment') + post(prose('quay', 30), 'review');
  expect(kept(`${said}<p>our answer</p>`)).toContain('our answer');
  const quoted = `<p>${prose('boat', 70)}</p>${post(prose('pier', 30))}${post(prose('quay', 30))}`;
  expect(kept(`${quoted}<p>our answer</p>`)).toContain('our answer');
});
