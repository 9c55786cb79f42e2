import type { ContainerView } from './container-view.ts';
import type { BlockView, PageView } from './page-view.ts';

/** Blocks of one container, and many features, ask the same: a container belongs to one page and answers once. */
export function oncePerContainer<Answer>(
  ask: (block: BlockView, page: PageView) => Answer,
): (block: BlockView, page: PageView) => Answer {
  const answers = new WeakMap<ContainerView, Answer>();
  return (block, page) => {
    let answer = answers.get(block.at);
    if (answer === undefined) answers.set(block.at, (answer = ask(block, page)));
    return answer;
  };
}
