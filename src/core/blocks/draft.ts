import type { Block } from '../block.ts';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A block before it has its place in the page: no id, heading path and token count yet. */
export type Draft = Without<Block, 'id' | 'path' | 'tokens'>;

export const draftsMarkdown = (drafts: Draft[]): string => drafts.map((draft) => draft.markdown).join('\n\n');
export const draftsText = (drafts: Draft[]): string =>
  drafts
    .map((draft) => draft.text)
    .filter((text) => text !== '')
    .join('\n');
