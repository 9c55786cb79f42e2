import { HIDDEN, PREFORMATTED } from '../dom/marks.ts';
import { isBlockLevel } from '../dom/vocabulary.ts';
import { countWords, foldSpace, inkLength } from '../dom/words.ts';
import type { DomPass } from '../page.ts';
import { isSettled } from './reviewed-marks.ts';
import type { Container, TextBlock } from './text-block.ts';

/** Elements whose text is not prose of the page: code that runs, graphics, and the choices of form controls. */
const WITHOUT_TEXT = new Set(
  'audio canvas datalist embed head iframe map object script select style svg template textarea video'.split(
    ' ',
  ),
);

interface Context {
  container: Container;
  inLink: boolean;
  preformatted: boolean;
}

interface Run {
  container: Container;
  nodes: Text[];
  text: string;
  linkCharacters: number;
  /** Line breaks since the last visible character. */
  breaks: number;
}

/** Cuts a tree into text blocks and the containers around them, in one walk. */
export function segmentText(root: Element): { blocks: TextBlock[]; root: Container } {
  const blocks: TextBlock[] = [];
  let run: Run | undefined;

  function endRun(): void {
    const text = run ? foldSpace(run.text) : '';
    if (run && text)
      blocks.push({
        index: blocks.length,
        element: run.container.element,
        container: run.container,
        nodes: run.nodes,
        text,
        words: countWords(text),
        linkDensity: Math.min(1, run.linkCharacters / inkLength(text)),
        verdicts: [],
      });
    run = undefined;
  }

  function addText(node: Text, { container, inLink }: Context): void {
    const { data } = node;
    const visible = inkLength(data);
    if (!run && visible === 0) return;
    run ??= { container, nodes: [], text: '', linkCharacters: 0, breaks: 0 };
    run.nodes.push(node);
    run.text += data;
    if (inLink) run.linkCharacters += visible;
    if (visible > 0) run.breaks = 0;
  }

  function addBreak({ preformatted }: Context): void {
    if (!run) return;
    run.text += '\n';
    run.breaks += 1;
    if (run.breaks > 1 && !preformatted) endRun();
  }

  function walk(parent: Element, context: Context): void {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) addText(node as Text, context);
      else if (node.nodeType === 1) enter(node as Element, context);
    }
  }

  function enter(element: Element, context: Context): void {
    const tag = element.localName;
    if (tag === 'br') return addBreak(context);
    if (WITHOUT_TEXT.has(tag) || element.hasAttribute(HIDDEN) || isSettled(element)) return;
    const inLink = context.inLink || tag === 'a';
    const preformatted = context.preformatted || tag === 'pre' || element.hasAttribute(PREFORMATTED);
    if (!isBlockLevel(element)) {
      const isSame = inLink === context.inLink && preformatted === context.preformatted;
      return walk(element, isSame ? context : { container: context.container, inLink, preformatted });
    }
    endRun();
    const container = openContainer(element, context.container, blocks.length);
    walk(element, { container, inLink, preformatted });
    endRun();
    container.end = blocks.length;
  }

  const top = openContainer(root, undefined, 0);
  walk(root, { container: top, inLink: false, preformatted: false });
  endRun();
  top.end = blocks.length;
  return { blocks, root: top };
}

function openContainer(element: Element, parent: Container | undefined, start: number): Container {
  const depth = parent ? parent.depth + 1 : 0;
  const container: Container = { element, parent, children: [], depth, start, end: start };
  parent?.children.push(container);
  return container;
}

export const findTextBlocks: DomPass = {
  name: 'text-blocks',
  run(page) {
    page.textBlocks = segmentText(page.document.body).blocks;
  },
};
