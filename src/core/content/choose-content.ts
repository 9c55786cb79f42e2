import { DROP } from '../dom/marks.ts';
import type { DomPass } from '../page.ts';
import { viewPage } from './features/view/view-page.ts';
import { judgePage, type Model, type PackedModel, unpackModel } from './model/model.ts';
import { chooseByExpectedF1 } from './model/choose-by-expected-f1.ts';
import packed from './model/model.json' with { type: 'json' };
import { isManual } from './is-manual.ts';
import { type TextBlock, judge } from './text-block.ts';

/** Below this many words there is nothing to compare a block with: all is kept but what the earlier passes marked. */
const SHORT_PAGE = 25;
/** What the pruning rules have marked comes back only where it is more likely content than not, */
const LIFTING = 0.5;
/** and what says itself that it is a strip of links or a form only where this is next to certain. */
const LIFTING_STRIPS = 0.8;
const STRIP = /: (?:back to top|follow box|navigation|newsletter|pagination|share bar|skip link)$/;
/** A manual of so many words is one text: what its sections are doubted for, far down the page, is one doubt and not many. */
const LONG = 2_000;
/** Least probability of a block there; what surrounds manuals is surer to be none (MODEL.md). */
const DOUBTFUL = 0.2;

let shipped: Model | undefined;

/** By the probabilities of the trained model, the set of blocks with the best expected F1 is kept. */
export const chooseContent: DomPass = chooseContentWith(
  () => (shipped ??= unpackModel(packed as unknown as PackedModel)),
);

/** Another model in the same place: cross-validation measures each page with one that never saw its site. */
export function chooseContentWith(getModel: () => Model): DomPass {
  return {
    name: 'choose-content',
    run(page) {
      if (page.textBlocks.length === 0) return;
      const view = viewPage(page);
      const { probabilities, pageType } = judgePage(view, getModel());
      const chosen =
        view.words < SHORT_PAGE
          ? unmarked(page.textBlocks)
          : chooseByExpectedF1(
              probabilities,
              view.blocks.map(({ words }) => words),
            );
      const { blocks } = view;
      const kept = [...chosen].reduce((sum, index) => sum + (blocks[index]?.words ?? 0), 0);
      if (kept >= LONG && isManual(page.document, pageType))
        for (const { index } of page.textBlocks) if (probabilities[index]! >= DOUBTFUL) chosen.add(index);
      page.method = 'model';
      page.pageType = pageType;
      for (const block of page.textBlocks) {
        const probability = probabilities[block.index]!;
        const keep = chosen.has(block.index) && probability >= liftingOf(block);
        judge(block, keep, `model: ${probability.toFixed(2)}`);
        if (view.words >= SHORT_PAGE) block.probability = probability;
      }
    },
  };
}

function liftingOf({ element }: TextBlock): number {
  const mark = element.closest(`[${DROP}]`)?.getAttribute(DROP);
  if (mark == null) return 0;
  // A table of a navigation reads like one of the text, but lists its links.
  if (element.closest('nav table, [role=navigation] table')) return Infinity;
  return STRIP.test(mark) ? LIFTING_STRIPS : LIFTING;
}

const unmarked = (blocks: TextBlock[]): Set<number> =>
  new Set(blocks.filter((block) => liftingOf(block) === 0).map(({ index }) => index));
