// Lists: markers, numbers and nesting as shown. A list of cards (items with headings) is layout and is read through.

import { elementsIn, nodesIn } from '../dom/child-nodes.ts';
import { foldSpace } from '../dom/words.ts';
import { isLeftOut } from '../dom/left-out.ts';
import { indentLines } from '../output/markdown/line-prefix.ts';
import { addDrafts } from './add-drafts.ts';
import { type Draft, draftsText } from './draft.ts';
import { listMarkers } from './list-markers.ts';
import { holdsPosts } from './post.ts';
import type { BlockReader, Reader } from './reader.ts';

const CARD_PARTS: ReadonlySet<Draft['type']> = new Set(['heading', 'title']);

interface Item {
  element: Element | undefined;
  drafts: Draft[];
}

export const readList: BlockReader = (element, reader) => {
  if (holdsPosts(element)) return reader.blocks(nodesIn(element));
  if (elementsIn(element).some((item) => reader.isCard(item))) return readShelf(element, reader);
  const items = readItems(element, reader).filter(({ drafts }) => drafts.length > 0);
  if (items.length === 0) return [];
  if (items.some(({ drafts }) => drafts.some((draft) => CARD_PARTS.has(draft.type)))) {
    return items.flatMap(({ drafts }) => drafts);
  }
  const ordered = element.localName === 'ol';
  const markers = listMarkers(
    element,
    items.map((item) => item.element),
  );
  return [
    {
      type: 'list',
      ordered,
      items: items.map(({ drafts }) => draftsText(drafts)),
      markdown: items.map(({ drafts }, index) => itemMarkdown(drafts, markers[index] ?? '-')).join('\n'),
      text: items
        .map(({ drafts }) => draftsText(drafts))
        .filter(Boolean)
        .join('\n'),
    },
  ];
};

/** Cards are items of their own; where the list is numbered, they keep their numbers. */
function readShelf(list: Element, reader: Reader): Draft[] {
  if (list.localName !== 'ol') return reader.blocks(nodesIn(list));
  const items = nodesIn(list).filter((node) =>
    isElement(node) ? !isLeftOut(node) : foldSpace(node.nodeValue ?? '') !== '',
  );
  const markers = listMarkers(
    list,
    items.map((item) => (isElement(item) ? item : undefined)),
  );
  const shelf: Draft[] = [];
  items.forEach((item, index) =>
    addDrafts(
      shelf,
      reader.blocks([item]).map((draft) => withMarker(draft, markers[index] ?? '-')),
    ),
  );
  return shelf;
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

function withMarker(draft: Draft, marker: string): Draft {
  if (draft.type !== 'card' || !draft.markdown.startsWith('- ')) return draft;
  return { ...draft, markdown: itemOf(draft.markdown.slice(2).replaceAll('\n  ', '\n'), marker) };
}

/** A list that stands directly in a list belongs to the item before it; any other stray node is an item. */
function readItems(list: Element, reader: Reader): Item[] {
  const items: Item[] = [];
  let stray: Node[] = [];
  const flush = () => {
    const drafts = reader.blocks(stray);
    if (drafts.length > 0) items.push({ element: undefined, drafts });
    stray = [];
  };
  for (const node of nodesIn(list)) {
    const element = node.nodeType === node.ELEMENT_NODE ? (node as Element) : undefined;
    if (element && isLeftOut(element)) continue;
    if (element?.localName === 'li') {
      flush();
      items.push({ element, drafts: withoutLeadingDividers(reader.blocks(nodesIn(element))) });
    } else if (element && isList(element) && items.length > 0) {
      flush();
      addDrafts(items.at(-1)?.drafts ?? [], reader.blocks([element]));
    } else if (element && elementsIn(element).some((child) => child.localName === 'li')) {
      flush();
      items.push(...readItems(element, reader));
    } else if (element || foldSpace(node.nodeValue ?? '') !== '') stray.push(node);
  }
  flush();
  return items;
}

/** `- ---` is a rule, not an item. */
const withoutLeadingDividers = (drafts: Draft[]): Draft[] =>
  drafts.slice(drafts.findIndex((draft) => draft.type !== 'divider') >>> 0);

const isList = (element: Element): boolean => element.localName === 'ul' || element.localName === 'ol';

function itemMarkdown(drafts: Draft[], marker: string): string {
  let body = '';
  drafts.forEach((draft, index) => {
    const tight = draft.type === 'list' && drafts[index - 1]?.type === 'paragraph';
    body += (index === 0 ? '' : tight ? '\n' : '\n\n') + draft.markdown;
  });
  return itemOf(body, WITHOUT_TEXT.has(drafts[0]?.type) ? marker.replace(TASK_BOX, '') : marker);
}

/** A task box is followed by text: behind it, the bullet of an inner list or the fence of code would be text. */
const TASK_BOX = / \[[x ]\]$/;
const WITHOUT_TEXT = new Set<Draft['type'] | undefined>([
  'list',
  'code',
  'table',
  'quote',
  'callout',
  'math',
]);

function itemOf(body: string, marker: string): string {
  const width = /^(?:[-*]|\d+[.)])/.exec(marker)?.[0].length ?? 1;
  return `${marker} ${indentLines(body, width + 1)}`;
}
