// What a plugin is: a plain object that changes how pages are read and written.

import type { Block } from '../../core/block.ts';
import type { WrittenExtraction } from '../../core/output/written.ts';

export interface PluginPage {
  url: string;
  /** Absent as long as the page is not read. */
  extraction?: WrittenExtraction;
}

export interface Plugin {
  name: string;
  /** Whether it acts on a page; on every page when left out. Asked before a page is read, and again after. */
  match?(page: PluginPage): boolean;
  /** Runs in the page before it is read, with its DOM; like a function for Playwright it may name nothing around it. */
  beforeScore?(): void | Promise<void>;
  /** Other blocks instead of those that were read. Markdown and text are written from their trees. */
  transform?(blocks: Block[], page: Required<PluginPage>): Block[] | Promise<Block[]>;
  /** Another output instead of the one that was asked for. */
  write?(output: string, page: Required<PluginPage>): string | Promise<string>;
}
