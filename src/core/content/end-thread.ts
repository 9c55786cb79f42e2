import { POST } from '../marks.ts';
import type { DomPass } from '../page.ts';
import { isKept, judge } from './text-block.ts';

/** With less of the kept words in posts, they are the comments below something else. */
const THREAD_SHARE = 0.5;

/**
 * A thread ends with its last post: who else reads it now, rules for answering and similar threads stand below. On 1,497
 * labelled pages that holds on each of the three where anything was kept there.
 */
export const endThread: DomPass = {
  name: 'end-thread',
  run({ textBlocks }) {
    let [last, inPosts, words] = [-1, 0, 0];
    for (const block of textBlocks) {
      if (!isKept(block)) continue;
      words += block.words;
      if (!block.element.closest(`[${POST}]`)) continue;
      inPosts += block.words;
      last = block.index;
    }
    if (last < 0 || inPosts < THREAD_SHARE * words) return;
    for (const block of textBlocks.slice(last + 1)) judge(block, false, 'end-thread: after the last post');
  },
};
