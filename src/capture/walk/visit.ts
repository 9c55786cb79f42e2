// One open element of the walk: where its children come from and go to, and what holds for them.

import { HIDDEN } from '../../core/dom/marks.ts';
import type { HiddenReason } from '../../core/visibility/hidden-reason.ts';
import type { Color } from '../paint/color.ts';
import type { Shape } from '../visibility/clip-shape.ts';
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
  /** What the clips around leave, the innermost first. */
  holes: Hole | null;
  /** Cuts off what does not fit into it. */
  clips: boolean;
  /** What lies beyond is out of reach: something around cuts off and does not scroll. */
  cuts: boolean;
  /** Computed visibility of the collapsed panel around, which its inside inherits. */
  panelVisibility: string;
}

export interface Turn {
  /** From the element to the plane that it is painted on; null where it was never turned. */
  space: DOMMatrix | null;
  /** Of the planes around that one: how narrow their letters are, as a share. */
  around: number;
  /** How narrow letters in the element are at their narrowest, as a share; 0 behind the viewer. */
  stretch: number;
  /** Shows its back. */
  isBack: boolean;
}

/** Something that clips, and what is around it. */
export interface Hole {
  shape: Shape;
  outer: Hole | null;
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
  /** The mark that the last text directly in here got; null when it was visible; undefined before the first. */
  textMark: Mark | null | undefined;
  /** Why its text cannot be read, whichever it is; undefined before anybody asked. */
  textReason: HiddenReason | '' | undefined;
  /** What the last mark was for. */
  markReason: HiddenReason | '' | undefined;
  /** How it is turned in space; undefined before anybody asked. */
  turn: Turn | undefined;
  /** What was wrong with the place of its last text. */
  painted: HiddenReason | '' | undefined;
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
    ...judged,
    element,
    parent,
    scene,
    copy,
    depth: parent ? parent.depth + (isOwn ? 1 : 0) : 0,
    next,
    listed: null,
    listedAt: 0,
    folded: null,
    textMark: undefined,
    textReason: undefined,
    markReason: undefined,
    painted: undefined,
    turn: undefined,
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
