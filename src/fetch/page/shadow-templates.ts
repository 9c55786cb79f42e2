// Declarative shadow roots, which a parser leaves as templates: their content is put where a reader would see it.

/** A page has tens of them. Beyond this somebody is playing. */
const MOST = 5_000;

export function openShadowRoots(document: Document): void {
  let left = MOST;
  // Roots inside roots come to light as their outer ones are opened.
  for (let found = templatesIn(document); found.length > 0 && left > 0; found = templatesIn(document)) {
    for (const template of found.slice(0, left)) open(template);
    left -= found.length;
  }
}

const templatesIn = (document: Document): HTMLTemplateElement[] => [
  ...document.querySelectorAll<HTMLTemplateElement>('template[shadowrootmode]'),
];

function open(template: HTMLTemplateElement): void {
  const host = template.parentElement;
  const { content } = template;
  template.remove();
  for (const style of content.querySelectorAll('style, link')) style.remove();
  for (const slot of content.querySelectorAll('slot')) {
    const name = slot.getAttribute('name') ?? '';
    const assigned = [...(host?.childNodes ?? [])].filter((node) => slotOf(node) === name);
    // Without anything assigned, a slot shows its own content.
    slot.replaceWith(...(assigned.length > 0 ? assigned : slot.childNodes));
  }
  // What no slot takes is not shown.
  host?.replaceChildren(content);
}

const slotOf = (node: Node): string =>
  node.nodeType === 1 ? ((node as Element).getAttribute('slot') ?? '') : '';
