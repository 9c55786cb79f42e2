// One open element of the walk: where its children come from and go to, and what holds for them.

import { HIDDEN } from '../../core/dom/marks.ts';
import type { HiddenReason } from '../../core/visibility/hidden-reason.ts';
import type { Color } from '../paint/color.ts';
import type { Regions } from '../visibility/region.ts';

/** `hidden`: nothing below is judged any more. `collapsed`: only own styles are, since nothing is laid out. */
export type State = 'visible' | 'collapsed' | 'hidden';

/** What holds for a whole document, live page or frame. */
export interface Scene {
  document: Document;
  view: Window & typeof globalThis;
  /** Measures text where the box of its element does not tell. */
  range: Range;
  /** What shows where nothing is painted. */
  canvas: Color;
  /** Its HTML speaks of rare ways of hiding, so that their styles have to be read. */
  rareStyles: boolean;
}

export interface Mark {
  name: string;
  value: string;
}

export const hiddenMark = (reason: HiddenReason): Mark => ({ name: HIDDEN, value: reason });

/** A node of the copy with a mark that its parent may take over. */
export interface MarkedNode extends Mark {
  node: Element | Text;
}

/** What the judgement of an element says about everything in it. */
export interface Judgement {
  state: State;
  /** Null inside hidden parts and foreign content, where no style is read. */
  style: CSSStyleDeclaration | null;
  display: string;
  /** `static` for what is no box. */
  position: string;
  /** Product of the opacities from here up. */
  opacity: number;
  regions: Regions;
  /** Cuts off what does not fit into it. */
  clips: boolean;
  /** Computed visibility of the collapsed panel around, which its inside inherits. */
  panelVisibility: string;
}

export interface Visit extends Judgement {
  readonly element: Element;
  readonly parent: Visit | null;
  readonly scene: Scene;
  /** Where the children of the copy go; the parent's when this element has no twin of its own. */
  readonly copy: Element;
  readonly depth: number;
  /** The live child that comes next, or the nodes that stand for the children (slots, `details`). */
  next: Node | null;
  listed: Node[] | null;
  listedAt: number;
  /** The part of a closed `details` below its summary. */
  folded: Node[] | null;
  /** The mark on the text directly in here; null when it is visible; undefined before the first text. */
  textMark: Mark | null | undefined;
  /** Whether it looks like one of a row of slides; undefined before anybody asked. */
  slide: boolean | undefined;
  /** Whether its white space was looked at. */
  spaced: boolean;
  /** What is painted behind its text; undefined before anybody asked. */
  surface: Surface | undefined;
  /** Something in here is visible. */
  shows: boolean;
  /** The visit above that owns `copy` and collects its marks; null when this one does. */
  holder: Visit | null;
  hiddenParts: MarkedNode[] | null;
  /** Number of the selected range in which the element began, 0 for none. */
  selectedRange: number;
  selectedParts: MarkedNode[] | null;
}

/** What is painted behind the texts of an element. */
export interface Surface {
  /** Any of them may be behind a letter. */
  colors: readonly Color[];
  /** What all of it goes through before it reaches the page; null for the page itself. */
  group: Group | null;
  /** The box whose background is the uppermost, and what is behind it; null for that of the page. */
  by: Visit | null;
  below: Surface | null;
}

/** A box that is painted as a whole. */
export interface Group {
  style: CSSStyleDeclaration;
  opacity: number;
  /** What it is blended with: what its stacking context has below it. */
  backdrop: Color;
  behind: Surface;
}

interface Opening {
  element: Element;
  parent: Visit | null;
  scene: Scene;
  copy: Element;
  next: Node | null;
  selectedRange: number;
}

export function newVisit(
  { element, parent, scene, copy, next, selectedRange }: Opening,
  judged: Judgement,
): Visit {
  const isOwn = parent?.copy !== copy;
  return {
    element,
    parent,
    scene,
    copy,
    depth: parent ? parent.depth + (isOwn ? 1 : 0) : 0,
    next,
    listed: null,
    listedAt: 0,
    folded: null,
    state: judged.state,
    style: judged.style,
    display: judged.display,
    position: judged.position,
    opacity: judged.opacity,
    regions: judged.regions,
    clips: judged.clips,
    panelVisibility: judged.panelVisibility,
    textMark: undefined,
    slide: undefined,
    spaced: false,
    shows: false,
    surface: undefined,
    holder: isOwn ? null : (parent?.holder ?? parent),
    hiddenParts: null,
    selectedRange,
    selectedParts: null,
  };
}

/** Remembers a mark until the element is left. */
export function addPart(visit: Visit, kind: 'hiddenParts' | 'selectedParts', part: MarkedNode): void {
  const holder = visit.holder ?? visit;
  (holder[kind] ??= []).push(part);
}
