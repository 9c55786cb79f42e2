import { useEffect, useRef } from 'preact/hooks';

/** Single keys that work anywhere but where a person types. */
export function useKeys(actions: Record<string, () => void>): void {
  // A key right after a change must not copy what was shown before it: effects run only after the next paint.
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const target = event.target as Element;
      if (target.closest('input:not([type=checkbox], [type=radio]), textarea, select, dialog[open]')) return;
      const action = Object.hasOwn(latest.current, event.key) ? latest.current[event.key] : undefined;
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The person's own copy key copies everything, unless a part is selected. */
export function useCopyKey(text: string, copied: () => void): void {
  const latest = useRef({ text, copied });
  latest.current = { text, copied };
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      const { text: whole, copied: note } = latest.current;
      if (!whole || !event.clipboardData || getSelection()?.isCollapsed === false) return;
      event.clipboardData.setData('text/plain', whole);
      event.preventDefault();
      note();
    };
    document.addEventListener('copy', onCopy);
    return () => document.removeEventListener('copy', onCopy);
  }, []);
}

/** Moves the focus among the outline's check boxes. */
export function moveInOutline(step: 1 | -1): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('.outline input')];
  const at = boxes.indexOf(document.activeElement as HTMLInputElement);
  const next = at === -1 ? 0 : Math.min(boxes.length - 1, Math.max(0, at + step));
  boxes[next]?.focus();
}
