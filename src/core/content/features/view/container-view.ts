import { DROP } from '../../../dom/marks.ts';
import type { Landmark } from '../../landmarks.ts';
import { landmarkOf } from '../../landmarks.ts';
import type { Container } from '../../text-block.ts';
import { ClassReader } from './class-words.ts';

/** What a container is, by its tag or role; each is one bit. */
export const REGIONS = [
  'navigation',
  'banner',
  'contentinfo',
  'complementary',
  'main',
  'article',
  'form',
  'dialog',
  'section',
  'table',
  'list',
  'figure',
  'pruned',
] as const;
export type Region = (typeof REGIONS)[number];
export const regionBit = (region: Region): number => 1 << REGIONS.indexOf(region);

const BY_TAG: Partial<Record<string, Region>> = {
  figure: 'figure',
  ol: 'list',
  section: 'section',
  table: 'table',
  ul: 'list',
};

/** A container with everything that features ask of it, inherited values included. */
export interface ContainerView extends Pick<Container, 'element' | 'depth' | 'start' | 'end'> {
  id: number;
  parent: ContainerView | undefined;
  children: ContainerView[];
  tag: string;
  /** Own regions, and those of all containers above as well. */
  regions: number;
  inherited: number;
  classes: number;
  /** Tag and first class name: siblings that share it were written by one template. */
  shape: string;
}

/** All containers that hold text, in document order. */
export function viewContainers(root: Container): ContainerView[] {
  const views: ContainerView[] = [];
  const classes = new ClassReader();
  const shapes = new Map<string, string>();

  function visit(container: Container, parent: ContainerView | undefined): ContainerView {
    const { element, depth, start, end } = container;
    const regions = regionsOf(element);
    const own = classes.read(element);
    const shape = `${element.localName}.${firstClassOf(element, shapes)}`;
    const view: ContainerView = {
      element,
      depth,
      start,
      end,
      id: views.length,
      parent,
      children: [],
      tag: element.localName,
      regions,
      inherited: regions | (parent?.inherited ?? 0),
      classes: own,
      shape,
    };
    views.push(view);
    for (const child of container.children)
      if (child.end > child.start) view.children.push(visit(child, view));
    return view;
  }

  visit(root, undefined);
  return views;
}

function regionsOf(element: Element): number {
  let bits = 0;
  const landmark: Landmark | undefined = landmarkOf(element);
  if (landmark) bits |= regionBit(landmark);
  const byTag = BY_TAG[element.localName];
  if (byTag) bits |= regionBit(byTag);
  if (!element.hasAttributes()) return bits;
  const dropped = element.getAttribute(DROP);
  if (dropped !== null && !dropped.startsWith('overlays')) bits |= regionBit('pruned');
  return bits;
}

/** Its digits are numbers of parts; class names repeat, so each is read once. */
function firstClassOf(element: Element, known: Map<string, string>): string {
  const classes = element.getAttribute('class') ?? '';
  if (classes === '') return '';
  let first = known.get(classes);
  if (first === undefined) {
    [first = ''] = classes.trim().split(/\s+/, 1);
    known.set(classes, (first = first.replace(/\d+/g, '0')));
  }
  return first;
}
