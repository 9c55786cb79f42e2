// Where each block stands among the containers of the page. Containers are numbered in document order, so that what
// holds for a container follows from what holds for the one around it.

import { type ContainerView, regionBit } from './container-view.ts';
import type { Ranges } from './sums.ts';
import type { Groups } from './repetition.ts';

/** Levels above a block's own container that features look at: further up, all blocks of a page share theirs. */
const HIGHEST = 3;

/** One container for each block: its number, and the range of blocks that it holds. */
export interface Place extends Ranges {
  container: Int32Array;
}

export interface Places {
  /** By level: a block's own container, then the three above it, the root standing for what is beyond. */
  above: Place[];
  /** The nearest container that is a section of the page, the smallest with a quarter of its words, … */
  section: Place;
  bulk: Place;
  /** … and the one below that on the way to the block: the part of the main column it belongs to. */
  part: Place;
  /** The part of the largest repetition above the block that the block is in. */
  item: Place;
}

const SECTIONING = (
  ['navigation', 'banner', 'contentinfo', 'complementary', 'main', 'article', 'form', 'section'] as const
).reduce((bits, region) => bits | regionBit(region), 0);
/** Share of the words of the page that makes a container its bulk. */
const BULK = 1 / 4;

export function placeBlocks(
  own: Int32Array,
  containers: ContainerView[],
  { words, groups }: { words: Float64Array; groups: Groups },
): Places {
  const size = containers.length;
  const parents = new Int32Array(size);
  const section = new Int32Array(size);
  const bulk = new Int32Array(size);
  const part = new Int32Array(size);
  const enough = words.at(-1)! * BULK;
  for (let id = 1; id < size; id += 1) {
    const { parent, regions, start, end } = containers[id]!;
    const outer = parent!.id;
    parents[id] = outer;
    section[id] = regions & SECTIONING ? id : section[outer]!;
    const isBulk = words[end]! - words[start]! >= enough;
    bulk[id] = isBulk ? id : bulk[outer]!;
    part[id] = isBulk || bulk[outer] === outer ? id : part[outer]!;
  }
  const place = (numbers: Int32Array): Place => placeIn(numbers, containers);
  const above = [place(own)];
  for (let level = 1; level <= HIGHEST; level += 1)
    above.push(place(choose(above[level - 1]!.container, parents)));
  return {
    above,
    section: place(choose(own, section)),
    bulk: place(choose(own, bulk)),
    part: place(choose(own, part)),
    item: place(choose(own, itemsOf(parents, groups))),
  };
}

function choose(numbers: Int32Array, table: Int32Array): Int32Array {
  const chosen = new Int32Array(numbers.length);
  for (let i = 0; i < numbers.length; i += 1) chosen[i] = table[numbers[i]!]!;
  return chosen;
}

function placeIn(container: Int32Array, containers: ContainerView[]): Place {
  const start = new Int32Array(container.length);
  const end = new Int32Array(container.length);
  for (let i = 0; i < container.length; i += 1) {
    const at = containers[container[i]!]!;
    start[i] = at.start;
    end[i] = at.end;
  }
  return { container, start, end };
}

/** Containers above that are tried; cards and posts nest no deeper. */
const REACH = 8;
/** Fewer siblings are no repetition. */
const FEWEST = 3;

/** The repetition above that makes up the most of the page (its list, if it has one), per container. */
function itemsOf(parents: Int32Array, { siblings }: Groups): Int32Array {
  const items = new Int32Array(parents.length);
  for (let id = 1; id < parents.length; id += 1) {
    let item = id;
    let group = siblings[id]!;
    let at = id;
    for (let level = 1; at > 0 && level <= REACH; level += 1) {
      at = parents[at]!;
      const other = siblings[at]!;
      if (other.count >= FEWEST && (group.count < FEWEST || other.words > group.words)) {
        item = at;
        group = other;
      }
    }
    items[id] = item;
  }
  return items;
}
