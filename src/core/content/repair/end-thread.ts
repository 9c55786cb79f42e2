import type { PostKind } from '../../block.ts';
import { POST } from '../../dom/marks.ts';
import type { PostMark } from '../../normalize/posts/mark-posts.ts';
import { EVERY_POST } from '../../normalize/posts/post-names.ts';
import type { DomPass } from '../../page.ts';
import { believes, isKept, judge, wordsOf } from '../text-block.ts';

/** With less of the kept words in posts, they are quoted in something else. */
const THREAD_SHARE = 0.5;
/** So sure the model has to be of what stands below, for it to stay. */
const SURE = 0.85;
/** Comments and reviews may stand above the text that they are about. */
const THREADS: ReadonlySet<PostKind> = new Set(['answer', 'post', 'question']);

/**
 * A thread ends with its last post: who else reads it now, rules for answering and similar threads stand below. On 1,497
 * labelled pages anything was kept there on two, and none of it was content.
 */
export const endThread: DomPass = {
  name: 'end-thread',
  run({ textBlocks }) {
    const posts = new Set(findPosts(textBlocks[0]?.element.ownerDocument));
    if (![...posts].some(isOfThread)) return;
    const inPosts = textBlocks.filter(({ element }) => isWithin(posts, element));
    const kept = textBlocks.filter(isKept);
    if (inPosts.length === 0 || wordsOf(inPosts.filter(isKept)) < THREAD_SHARE * wordsOf(kept)) return;
    for (const block of textBlocks.slice(inPosts.at(-1)!.index + 1))
      if (!believes(block, SURE)) judge(block, false, 'end-thread: after the last post');
  },
};

/** Those without a mark, too, whose author is not known; what is around marked ones is the thread. */
const findPosts = (document: Document | undefined): Element[] =>
  [...(document?.querySelectorAll(EVERY_POST) ?? [])].filter(
    (post) => post.hasAttribute(POST) || !post.querySelector(`[${POST}]`),
  );

function isWithin(posts: Set<Element>, element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) if (posts.has(at)) return true;
  return false;
}

const isOfThread = (post: Element): boolean => {
  const mark = post.getAttribute(POST);
  return mark !== null && THREADS.has((JSON.parse(mark) as PostMark).kind);
};
