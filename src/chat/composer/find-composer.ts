// Which element of a chat page takes the message: the one that the site is known for, else the lowest visible text box.

const BOXES = 'textarea, [contenteditable]:not([contenteditable="false" i]), [role="textbox"]';
/** Smaller boxes are helpers of scripts, in CSS pixels. */
const SMALLEST = { width: 60, height: 12 };

type ReadRoot = (element: HTMLElement) => ShadowRoot | null;
const chromium = (globalThis as { chrome?: { dom?: { openOrClosedShadowRoot?: ReadRoot } } }).chrome?.dom;

/** `selectors` in order of trust. Null while there is none that a person could type into. */
export function findComposer(live: Document, selectors: string[]): HTMLElement | null {
  const roots = rootsOf(live);
  for (const selector of selectors) {
    const known = roots
      .flatMap((root) => Array.from(root.querySelectorAll<HTMLElement>(selector)))
      .find(isUsable);
    if (known) return known;
  }
  const boxes = roots
    .flatMap((root) => Array.from(root.querySelectorAll<HTMLElement>(BOXES)))
    .filter(isUsable);
  return boxes.reduce<HTMLElement | null>(
    (lowest, box) => (lowest && bottomOf(lowest) >= bottomOf(box) ? lowest : box),
    null,
  );
}

/** The document and every shadow root in it. */
function rootsOf(live: Document): ParentNode[] {
  const roots: ParentNode[] = [live];
  for (const root of roots) {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      const shadow = shadowOf(element);
      if (shadow) roots.push(shadow);
    }
  }
  return roots;
}

/** Asking for a closed root is dear; only components have one. */
function shadowOf(element: HTMLElement): ShadowRoot | null {
  // `annotation-xml` of a formula is no component, and may not be asked.
  const isComponent = element.localName.includes('-') && element instanceof HTMLElement;
  if (element.shadowRoot || !isComponent) return element.shadowRoot;
  if (chromium?.openOrClosedShadowRoot) return chromium.openOrClosedShadowRoot(element);
  return (element as { openOrClosedShadowRoot?: ShadowRoot | null }).openOrClosedShadowRoot ?? null;
}

function isUsable(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width < SMALLEST.width || height < SMALLEST.height) return false;
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  if (element.localName === 'textarea') {
    const { disabled, readOnly } = element as HTMLTextAreaElement;
    return !disabled && !readOnly;
  }
  return element.isContentEditable;
}

const bottomOf = (element: HTMLElement): number => element.getBoundingClientRect().bottom;
