import { isBlockLevel } from '../dom/vocabulary.ts';
import { record } from '../dom/drop.ts';
import { DROP, FOOTNOTE, FOOTNOTE_REFERENCE, FRAME, ROLE } from '../dom/marks.ts';
import type { DomPass, Page } from '../page.ts';
import { liftMarks } from './reviewed-marks.ts';
import { type Container, type TextBlock, isKept, ownBlocks, rootOf } from './text-block.ts';

/** Elements that a reader sees although they hold no text. */
const SHOWN = `audio, canvas, embed, hr, iframe, img, input, math, object, picture, svg, video, [${FRAME}], [${ROLE}]`;

/** Changes the tree, once: what is not kept leaves, recorded per container; media stay where the text around them does. */
export const applyVerdicts: DomPass = {
  name: 'apply-verdicts',
  run(page) {
    liftMarks(page, page.textBlocks);
    const notes = labelsOfNotes(page);
    for (const dropped of page.document.querySelectorAll(`[${DROP}]`)) {
      if (isBlockLevel(dropped)) removeBox(dropped);
      else dropped.remove();
    }
    // Where no pass chose anything, nothing goes.
    const first = page.textBlocks.find(isKept);
    if (first) applyTo(rootOf(first.container), page);
    if (notes.size > 0) removeReferences(page, notes);
  },
};

const labelsOfNotes = ({ document }: Page): Set<string | null> =>
  new Set(Array.from(document.querySelectorAll(`[${FOOTNOTE}]`), (note) => note.getAttribute(FOOTNOTE)));

/** A note that left takes along what leads to it. */
function removeReferences(page: Page, before: Set<string | null>): void {
  const now = labelsOfNotes(page);
  if (now.size === before.size) return;
  for (const reference of page.document.querySelectorAll(`[${FOOTNOTE_REFERENCE}]`)) {
    const label = reference.getAttribute(FOOTNOTE_REFERENCE);
    if (before.has(label) && !now.has(label)) reference.remove();
  }
}

function applyTo(root: Container, page: Page): void {
  const { textBlocks: blocks } = page;
  const keptBefore = [0];
  for (const block of blocks) keptBefore.push((keptBefore.at(-1) ?? 0) + Number(isKept(block)));
  const kept = ({ start, end }: Container): number => (keptBefore[end] ?? 0) - (keptBefore[start] ?? 0);

  function visit(container: Container): void {
    if (kept(container) === container.end - container.start) return;
    for (const child of container.children) {
      if (child.start === child.end) {
        if (!isNearKept(child, blocks)) removeWithShell(child.element, container.element);
      } else if (kept(child) > 0) visit(child);
      else {
        // What an earlier pass dropped, it has recorded.
        if (!child.element.hasAttribute(DROP))
          record(page, child.element, { kind: 'boilerplate', reason: reasonOf(blocks[child.start]) });
        removeWithShell(child.element, container.element);
      }
    }
    for (const index of ownBlocks(container)) {
      const block = blocks[index];
      if (block && !isKept(block)) removeRun(block, page);
    }
  }

  visit(root);
}

/** A container without text (an image, a rule) goes with the blocks beside it, those of its own parent first. */
function isNearKept({ start, parent }: Container, blocks: TextBlock[]): boolean {
  const beside = [blocks[start - 1], blocks[start]].filter((block) => block !== undefined);
  const siblings = beside.filter(({ index }) => parent && index >= parent.start && index < parent.end);
  return (siblings.length > 0 ? siblings : beside).some(isKept);
}

/** A run of text between kept blocks. */
function removeRun(block: TextBlock, page: Page): void {
  record(page, { textContent: block.text }, { kind: 'boilerplate', reason: reasonOf(block) });
  for (const node of block.nodes) removeWithShell(node, block.element);
}

/** Takes the inline elements that are left empty along. */
function removeWithShell(node: Element | Text, within: Element): void {
  const shell = node.parentElement;
  if (node.nodeType === node.ELEMENT_NODE) removeBox(node);
  else node.remove();
  if (shell && shell !== within && within.contains(shell) && isEmpty(shell)) removeWithShell(shell, within);
}

/** The text on either side of a box stood apart. */
function removeBox(box: ChildNode): void {
  if (box.previousSibling && box.nextSibling) box.replaceWith(' ');
  else box.remove();
}

const isEmpty = (element: Element): boolean => !element.textContent?.trim() && !element.querySelector(SHOWN);

const reasonOf = (block: TextBlock | undefined): string => block?.verdicts.at(-1)?.reason ?? 'no verdict';
