// Lists: markers, numbers and nesting as shown. A list of cards (items with headings) is layout and is read through.

import type { Draft } from '../../block.ts';
import { elementsIn, nodesIn } from '../../dom/edit-tree.ts';
import { isLeftOut } from '../../dom/vocabulary.ts';
import { foldSpace } from '../../dom/words.ts';
import { joinDrafts } from '../join-drafts.ts';
import { type Marker, listMarkers } from './list-markers.ts';
import { holdsPosts } from './marked.ts';
import type { BlockReader, Reader } from '../reader.ts';

const CARD_PARTS: ReadonlySet<Draft['type']> = new Set(['heading', 'title']);

interface Item {
  element: Element | undefined;
  drafts: Draft[];
}

export const readList: BlockReader = (element, reader) => {
  if (holdsPosts(element)) return reader.blocks(nodesIn(element));
  if (elementsIn(element).some((item) => reader.isCard(item))) return readCards(element, reader);
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
  const children = items.map(({ drafts }, index) =>
    Object.assign({ type: 'listItem' as const, children: drafts.map(({ tree }) => tree) }, markers[index]),
  );
  return [{ type: 'list', ordered, tree: { type: 'list', ordered, children } }];
};

/** Cards are items of their own; where the list is numbered, they keep their numbers. */
function readCards(list: Element, reader: Reader): Draft[] {
  if (list.localName !== 'ol') return reader.blocks(nodesIn(list));
  const items = nodesIn(list).filter((node) =>
    isElement(node) ? !isLeftOut(node) : foldSpace(node.nodeValue ?? '') !== '',
  );
  const markers = listMarkers(
    list,
    items.map((item) => (isElement(item) ? item : undefined)),
  );
  const cards: Draft[] = [];
  items.forEach((item, index) =>
    joinDrafts(
      cards,
      reader.blocks([item]).map((draft) => withMarker(draft, markers[index] ?? {})),
    ),
  );
  return cards;
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

function withMarker(draft: Draft, marker: Marker): Draft {
  if (draft.type !== 'card' || draft.tree.type !== 'list') return draft;
  const children = draft.tree.children.map((item) => ({ ...item, ...marker }));
  return { ...draft, tree: { ...draft.tree, ordered: marker.number !== undefined, children } };
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
    const element = isElement(node) ? node : undefined;
    if (element && isLeftOut(element)) continue;
    if (element?.localName === 'li') {
      flush();
      items.push({ element, drafts: withoutLeadingDividers(reader.blocks(nodesIn(element))) });
    } else if (element && isList(element) && items.length > 0) {
      flush();
      joinDrafts(items.at(-1)?.drafts ?? [], reader.blocks([element]));
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
