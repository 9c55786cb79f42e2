// Runs in a browser page: makes a smaller page of a rendered one. The labelled pages are large pages of large sites; this way
// the training also meets notes, drafts, print views and small sites.

/** Blocks of a bare page: at least and at most. */
const FEWEST = 4;
const MOST = 30;
/** Parts with text that stay of every box of a thin page: at least and at most. */
const FEWEST_PARTS = 2;
const MOST_PARTS = 5;
/** Share of the page's words outside links that its column holds. */
const COLUMN = 0.8;
/** Shares of the cut pages that keep the main headings, and that lose class names and metadata. */
const HEADED = 0.5;
const NAMELESS = 0.5;

const NO_TEXT = 'script, style, noscript, template, textarea, select, title';

/** Texts of one box that follow each other. */
interface Run {
  box: Element;
  texts: Text[];
  words: number;
  /** Words outside links. */
  unlinked: number;
}

export const CUTS = ['bare', 'thin', 'column'] as const;

/**
 * `bare`: a short passage of the text, mostly where there is much of it, and nothing around it. `thin`: a little of
 * everything, so that content and furniture are both short. `column`: the part that holds most of the running text, as long
 * as it is, without what stands around it. False where nothing is left to cut.
 */
export function cutPage(document: Document, kind: (typeof CUTS)[number], random: () => number): boolean {
  const runs = findRuns(document);
  if (runs.length <= FEWEST) return false;
  const chosen = {
    bare: () => drawPassage(runs, random),
    thin: () => drawParts(document, runs, random),
    column: () => findColumn(document, runs),
  }[kind]();
  if (chosen.length === runs.length) return false;
  const kept = new Set(chosen.flatMap(({ texts }) => texts));
  if (random() < HEADED)
    for (const text of runs.flatMap(({ texts }) => texts))
      if (text.parentElement!.closest('h1')) kept.add(text);
  keepOnly(document.body, kept);
  if (random() < NAMELESS) forgetNames(document);
  return true;
}

function drawPassage(runs: Run[], random: () => number): Run[] {
  const size = drawBetween(FEWEST, MOST, random);
  let left = random() * runs.reduce((sum, { words }) => sum + words, 0);
  const middle = runs.findIndex(({ words }) => (left -= words) < 0);
  const first = Math.max(0, middle - Math.floor(random() * size));
  return runs.slice(first, first + size);
}

/** Of the parts of every box the longest and some that stand beside it. */
function drawParts(document: Document, runs: Run[], random: () => number): Run[] {
  const words = countInside(runs, 'words');
  const most = drawBetween(FEWEST_PARTS, MOST_PARTS, random);
  const boxes = new Set<Element>();
  const enter = (box: Element): void => {
    boxes.add(box);
    const parts = Array.from(box.children).filter((part) => words.has(part));
    const lengths = parts.map((part) => words.get(part)!);
    const longest = lengths.indexOf(Math.max(...lengths));
    const first = Math.max(0, Math.min(parts.length - most, longest - Math.floor(random() * most)));
    parts.slice(first, first + most).forEach(enter);
  };
  enter(document.body);
  return runs.filter(({ box }) => boxes.has(box));
}

/** What the smallest box holds that has most of the words outside links; all, where all are links. */
function findColumn(document: Document, runs: Run[]): Run[] {
  const words = countInside(runs, 'unlinked');
  let column: Element = document.body;
  const most = COLUMN * (words.get(document.body) ?? 0);
  if (most === 0) return runs;
  const isMost = (box: Element): boolean => (words.get(box) ?? 0) >= most;
  for (let next: Element | undefined = column; next; next = Array.from(column.children).find(isMost))
    column = next;
  return runs.filter(({ box }) => column.contains(box));
}

/** Words in every box and all boxes around it. */
function countInside(runs: Run[], count: 'words' | 'unlinked'): Map<Element, number> {
  const words = new Map<Element, number>();
  for (const run of runs)
    for (let at: Element | null = run.box; at; at = at.parentElement)
      words.set(at, (words.get(at) ?? 0) + run[count]);
  return words;
}

function keepOnly(body: Element, texts: Set<Text>): void {
  const standing = new Set<Node>();
  for (const text of texts)
    for (let node: Node | null = text; node && !standing.has(node); node = node.parentNode)
      standing.add(node);
  const clear = (parent: Element): void => {
    for (const child of Array.from(parent.childNodes))
      if (child.nodeName === 'BR') continue; // still parts its neighbours
      else if (!standing.has(child)) child.remove();
      else if (child.nodeType === child.ELEMENT_NODE) clear(child as Element);
  };
  clear(body);
}

function forgetNames(document: Document): void {
  for (const element of document.head.querySelectorAll('meta, script')) element.remove();
  for (const element of document.body.querySelectorAll('[class], [id], [role]'))
    for (const name of ['class', 'id', 'role']) element.removeAttribute(name);
}

function findRuns(document: Document): Run[] {
  const runs: Run[] = [];
  const walker = document.createTreeWalker(document.body, 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    const words = text.data.split(/\s+/).filter(Boolean).length;
    const parent = text.parentElement!;
    if (words === 0 || parent.closest(NO_TEXT) || !parent.checkVisibility()) continue;
    const box = boxOf(parent);
    if (box !== runs.at(-1)?.box) runs.push({ box, texts: [], words: 0, unlinked: 0 });
    const run = runs.at(-1)!;
    run.texts.push(text);
    run.words += words;
    if (!parent.closest('a')) run.unlinked += words;
  }
  return runs;
}

function boxOf(element: Element): Element {
  let at = element;
  while (at.parentElement && getComputedStyle(at).display.startsWith('inline')) at = at.parentElement;
  return at;
}

const drawBetween = (least: number, most: number, random: () => number): number =>
  least + Math.floor(random() * (most - least + 1));
