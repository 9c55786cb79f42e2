import { useRef } from 'preact/hooks';
import { formatNumber, useTranslate } from '../words.ts';
import type { BundleItem } from './use-bundle.ts';

interface BundleListProps {
  items: BundleItem[];
  /** Of the pages that were read, in their order: whether the budget left anything of them. */
  kept: boolean[] | undefined;
  onArrange(items: BundleItem[]): void;
  onRemove(id: string): void;
}

/** Dragged into order, or moved with the arrow keys. */
export function BundleList({ items, kept, onArrange, onRemove }: BundleListProps) {
  const translate = useTranslate();
  const dragged = useRef<number | undefined>(undefined);
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= items.length || from === to) return;
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    onArrange(next);
  };
  const onKey = (event: KeyboardEvent, index: number): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    move(index, index + step);
  };
  let place = -1;
  return (
    <ol class="bundle-list">
      {items.map(({ id, title, url, page, problem }, index) => {
        if (page) place += 1;
        const isOut = page !== undefined && kept?.[place] === false;
        return (
          <li
            key={id}
            class={isOut ? 'is-out' : ''}
            draggable
            onDragStart={() => (dragged.current = index)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged.current !== undefined) move(dragged.current, index);
            }}
          >
            <button
              type="button"
              class="drag"
              aria-label={translate('moveItem', title || url)}
              title={translate('moveItem', title || url)}
              onKeyDown={(event) => onKey(event, index)}
            >
              ⋮⋮
            </button>
            <span class="bundle-title" title={url}>
              {title || url}
            </span>
            <span class="bundle-site">{problem ?? (URL.canParse(url) ? new URL(url).hostname : '')}</span>
            <span class="number">{page ? formatNumber(page.stats.tokens) : ''}</span>
            <button
              type="button"
              class="icon-button"
              aria-label={translate('removeItem', title || url)}
              title={translate('remove')}
              onClick={() => onRemove(id)}
            >
              ×
            </button>
          </li>
        );
      })}
    </ol>
  );
}
