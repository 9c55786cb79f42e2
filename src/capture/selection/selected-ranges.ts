// Where the person's selection begins and ends, also when an end lies inside a shadow root.

import { childNodesOf, nodeTypeOf, ELEMENT_NODE } from '../walk/live-dom.ts';
import { shadowOf } from '../walk/shadow-roots.ts';

type Composed = Selection & {
  getComposedRanges?(options: { shadowRoots: ShadowRoot[] }): StaticRange[];
};

/** Shadow roots in shadow roots, up to this depth. */
const DEEPEST = 20;

export function selectedRanges(scope: Document | ShadowRoot): AbstractRange[] {
  const isDocument = nodeTypeOf(scope) === Node.DOCUMENT_NODE;
  const composes = 'getComposedRanges' in Selection.prototype;
  // Older Chromium alone has `getSelection` on shadow roots; where ranges compose, that of the document knows all.
  if (!isDocument && composes) return [];
  const selection = isDocument
    ? Document.prototype.getSelection.call(scope as Document)
    : (ShadowRoot.prototype as { getSelection?: () => Selection | null }).getSelection?.call(scope);
  if (!selection) return [];
  if (composes && selection.rangeCount === 1) return composedRanges(selection);
  return Array.from({ length: selection.rangeCount }, (_, index) => selection.getRangeAt(index));
}

/** The browser tells of ends inside a shadow root only to those who know the root; until then they lie at its host. */
function composedRanges(selection: Composed): StaticRange[] {
  const shadowRoots: ShadowRoot[] = [];
  let ranges: StaticRange[] = [];
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    ranges = selection.getComposedRanges?.({ shadowRoots }) ?? [];
    const found = ranges.flatMap(rootsAtEnds).filter((root) => !shadowRoots.includes(root));
    if (found.length === 0) break;
    shadowRoots.push(...found);
  }
  return ranges;
}

function rootsAtEnds(range: StaticRange): ShadowRoot[] {
  const hosts = [
    range.startContainer,
    childNodesOf(range.startContainer)[range.startOffset],
    range.endContainer,
    childNodesOf(range.endContainer)[range.endOffset - 1],
  ];
  return hosts.flatMap((node) => {
    if (!node || nodeTypeOf(node) !== ELEMENT_NODE) return [];
    return shadowOf(node as Element)?.root ?? [];
  });
}
