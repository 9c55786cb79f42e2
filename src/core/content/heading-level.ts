import type { TextBlock } from './text-block.ts';

/** 1 to 6, or 0 for a block that is no heading. */
export function headingLevel({ element, container }: TextBlock): number {
  const own = levelOf(element);
  return own > 0 || !container.parent ? own : levelOf(container.parent.element);
}

function levelOf(element: Element): number {
  const tag = element.localName;
  if (tag.length === 2 && tag >= 'h1' && tag <= 'h6') return Number(tag[1]);
  if (element.getAttribute('role') !== 'heading') return 0;
  const level = Number(element.getAttribute('aria-level'));
  return level >= 1 && level <= 6 ? level : 2;
}
