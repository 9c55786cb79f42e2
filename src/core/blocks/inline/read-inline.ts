// Reads inline nodes into a run of pieces; what each element means stands in the table of inline rules.

import { nodesIn } from '../../dom/child-nodes.ts';
import { isBlockLevel } from '../../dom/display.ts';
import { isLeftOut } from '../../dom/left-out.ts';
import { PREFORMATTED } from '../../dom/marks.ts';
import { InlineRun } from './inline-run.ts';
import { INLINE_RULES, markRule } from './inline-rules.ts';
import type { Piece } from './piece.ts';

export interface Found {
  images: { url: string; alt: string }[];
  links: { url: string; text: string }[];
  /** Addresses of the images so far. */
  shown: Set<string>;
}

export interface InlineContext {
  /** Collects what the text refers to. */
  found: Found;
}

export interface InlineReader extends InlineContext {
  run: InlineRun;
  read(nodes: Node[]): void;
}

/** The paragraphs of an inline run; a double line break ends one. */
export function readInline(nodes: Node[], context: InlineContext): Piece[][] {
  const run = new InlineRun();
  let preformatted = nodes[0]?.parentElement?.closest(`[${PREFORMATTED}]`) != null;
  const reader: InlineReader = {
    ...context,
    run,
    read(children) {
      for (const node of children) {
        if (node.nodeType === node.TEXT_NODE) {
          if (preformatted) run.preformatted(node.nodeValue ?? '');
          else run.text(node.nodeValue ?? '');
        } else if (node.nodeType === node.ELEMENT_NODE) readElement(node as Element);
      }
    },
  };
  function readElement(element: Element): void {
    if (isLeftOut(element)) return;
    const rule = markRule(element) ?? INLINE_RULES[element.localName];
    const outside = preformatted;
    preformatted ||= element.hasAttribute(PREFORMATTED);
    // A line is read through blocks, too; their words stand apart on the page.
    const apart = isBlockLevel(element);
    if (apart) run.text(' ');
    if (rule) rule(element, reader);
    else reader.read(nodesIn(element));
    if (apart) run.text(' ');
    preformatted = outside;
  }
  reader.read(nodes);
  return run.end();
}
