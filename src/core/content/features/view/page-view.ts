// One page as the features see it: measured once, so that every feature is a look-up.

import type { Reference } from '../text/tokens.ts';
import type { BlockView } from './block-view.ts';
import type { Centre } from './centre.ts';
import type { ContainerView } from './container-view.ts';
import type { GroupNumbers } from './group-numbers.ts';
import type { Headings } from './nearest-headings.ts';
import type { Places } from './places.ts';
import type { Groups } from './repetition.ts';
import type { Sums } from './sums.ts';

export interface PageView extends Headings {
  url: string;
  blocks: BlockView[];
  containers: ContainerView[];
  sums: Sums;
  words: number;
  places: Places;
  groups: Groups;
  groupNumbers: GroupNumbers;
  centre: Centre;
  title: Reference;
  /** Index of the heading that repeats the page's title, else of the first `h1`, or -1. */
  titleBlock: number;
  description: Reference;
  structured: Reference;
  structuredTypes: Set<string>;
  openGraphType: string;
  /** The blocks that the rules alone would keep. */
  ruled: Set<number>;
}
