// Links and images in the style that was asked for, on nodes: before anything is weighed, cut or written.

import type { Block } from '../../block.ts';
import { mapTree } from '../../blocks/map-tree.ts';
import type { Inline, Link } from '../../tree.ts';
import type { Extraction } from '../../types.ts';
import { weigh } from './write-markdown.ts';

export interface MarkdownStyle {
  /** Beside the words, as numbers with the addresses at the end, or the words alone. */
  links: 'inline' | 'referenced' | 'text';
  /** As they are, their alternative text alone, or nothing. */
  images: 'keep' | 'alt' | 'drop';
}

export const DEFAULT_STYLE: MarkdownStyle = { links: 'inline', images: 'keep' };

/** Addresses by their number, from 1. */
export type References = Map<string, number>;

/** Links that will not be written cost nothing, so this comes before tokens are weighed. */
export const stylePage = (page: Extraction, style: Partial<MarkdownStyle>): Extraction => ({
  ...page,
  blocks: styleBlocks(page.blocks, { ...DEFAULT_STYLE, ...style }),
});

/** Blocks in a style. Without `references` links that should be referenced stay inline. */
export function styleBlocks(blocks: Block[], style: MarkdownStyle, references?: References): Block[] {
  const { links, images } = style;
  const keepsLinks = links === 'inline' || (links === 'referenced' && !references);
  if (images === 'keep' && keepsLinks) return blocks;
  const styling = new Styling(style, references);
  return blocks.flatMap((block) => {
    const tree = mapTree(block.tree, (run) => styling.run(run));
    if (!tree) return [];
    return [{ ...block, tree, tokens: weigh(tree) }];
  });
}

class Styling {
  constructor(
    private readonly style: MarkdownStyle,
    private readonly references: References | undefined,
  ) {}

  /** Empty where nothing is left. */
  run(nodes: Inline[]): Inline[] {
    const styled = nodes.flatMap((node) => this.node(node));
    return styled.every((node) => node.type === 'break' || isBlank(node)) ? [] : styled;
  }

  private node(node: Inline): Inline[] {
    if (node.type === 'image') return this.image(node);
    if (!('children' in node)) return [node];
    const children = this.run(node.children);
    if (children.length === 0) return [];
    return node.type === 'link' ? this.link({ ...node, children }) : [{ ...node, children }];
  }

  private image(node: Inline & { type: 'image' }): Inline[] {
    if (this.style.images === 'keep') return [node];
    return this.style.images === 'alt' && node.alt !== '' ? [{ type: 'text', value: node.alt }] : [];
  }

  private link(link: Link): Inline[] {
    if (this.style.links === 'text') return link.children;
    const [only] = link.children;
    const isItsAddress = only?.type === 'text' && only.value === link.url;
    if (this.style.links === 'inline' || !this.references || isItsAddress) return [link];
    const number = this.references.get(link.url) ?? this.references.size + 1;
    this.references.set(link.url, number);
    return [{ type: 'linkReference', number, children: link.children }];
  }
}

const isBlank = (node: Inline): boolean => node.type === 'text' && node.value.trim() === '';
