// Reads inline nodes into the trees of their paragraphs; what each element means stands in the table of inline rules.

import { nodesIn } from '../../dom/edit-tree.ts';
import { isBlockLevel, isLeftOut } from '../../dom/vocabulary.ts';
import { PREFORMATTED } from '../../dom/marks.ts';
import type { Inline } from '../../tree.ts';
import type { InlineReader, Shown } from './inline-reader.ts';
import { InlineRun } from './inline-run.ts';
import { inlineRule } from './inline-rules.ts';

/** The paragraphs of an inline run; a double line break ends one. */
export function readInline(nodes: Node[], shown: Shown): Inline[][] {
  const run = new InlineRun();
  let preformatted = nodes[0]?.parentElement?.closest(`[${PREFORMATTED}]`) != null;
  const reader: InlineReader = {
    run,
    shown,
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
    const rule = inlineRule(element);
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
