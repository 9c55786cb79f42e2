// What Pith writes on a page, one line for each thing. It runs there as a self-contained function: no import reaches it.

import type { Toast } from '../../io/io.ts';

export type ShownToast = Toast & {
  closeLabel: string;
  cancelLabel: string;
};

/**
 * Styles go through the CSSOM, which no content security policy of a page refuses. False where nothing of it would
 * show: a drawing or data that is no page.
 */
export function showToast({ kind, text, job, closeLabel, cancelLabel }: ShownToast): boolean {
  if (!(document.documentElement instanceof HTMLElement)) return false;
  /** Milliseconds, and for each letter of what takes longer to read (200 words a minute). */
  const DURATION = 3000;
  const LETTER = 60;
  /** Of lines that tell no progress: more would cover the page, so the oldest goes. */
  const MOST_LINES = 4;
  interface Line {
    kind: Toast['kind'];
    text: string;
    job: string | undefined;
    box: HTMLElement;
    close(): void;
    /** What Escape does. */
    dismiss(): void;
  }
  /** All lines share one host, the newest first: what stands on the page already does not move. */
  interface Stack {
    host: HTMLElement;
    root: ShadowRoot;
    lines: Line[];
    onKey(event: KeyboardEvent): void;
  }
  const world = globalThis as { pithToasts?: Stack | undefined };

  const openStack = (): Stack => {
    const host = document.createElement('div');
    // A rule of the page for everything would win otherwise.
    host.style.cssText = (
      'all: initial; display: block; position: fixed; inset: auto 0 0 0; margin: 0 auto; width: max-content;' +
      'max-width: min(592px, 100vw); max-height: 100vh; box-sizing: border-box; padding: 0 16px 24px;' +
      'overflow: hidden auto; z-index: 2147483647; background: none; border: 0; pointer-events: none;'
    ).replaceAll(';', ' !important;');
    host.popover = 'manual';
    const opened: Stack = {
      host,
      root: host.attachShadow({ mode: 'closed' }),
      lines: [],
      // Neither the page's own script presses it, nor who leaves the list of an input method.
      onKey: (event) => {
        if (event.key === 'Escape' && event.isTrusted && !event.isComposing) opened.lines[0]?.dismiss();
      },
    };
    return opened;
  };
  const stack = (world.pithToasts ??= openStack());
  // Once more: a page that writes its document anew takes the listener away.
  addEventListener('keydown', stack.onKey, true);

  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const box = document.createElement('div');
  const line = document.createElement('span');
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    box.remove();
    stack.lines = stack.lines.filter((each) => each.box !== box);
    if (stack.lines.length > 0) return;
    stack.host.remove();
    removeEventListener('keydown', stack.onKey, true);
    world.pithToasts = undefined;
  };
  const pause = () => clearTimeout(timer);
  const resume = () => {
    pause();
    if (kind === 'done') timer = setTimeout(close, Math.max(DURATION, LETTER * text.length));
  };
  // The work ends, and what comes of it takes this line's place.
  const cancel = async () => {
    const message = { pith: 'background:cancel', input: job };
    const { runtime } = chrome as {
      runtime?: { sendMessage(message: unknown): Promise<{ value?: unknown } | undefined> };
    };
    // Without an answer the extension was updated or removed, and the job with it.
    const reply = await runtime?.sendMessage(message).catch(() => undefined);
    if (reply?.value !== true) close();
  };
  const dismiss = kind === 'progress' ? () => void cancel() : close;

  box.style.cssText =
    'box-sizing: border-box; display: flex; align-items: center; gap: 12px; min-height: 40px; padding: 8px 16px;' +
    'width: max-content; max-width: 100%; margin: 8px auto 0; border: 1px solid; border-radius: 8px;' +
    'font: 400 14px/20px system-ui, sans-serif; pointer-events: auto;' +
    'font-variant-numeric: tabular-nums; box-shadow: 0 4px 16px rgb(0 0 0 / 24%);' +
    (dark
      ? 'background: #f4f2ee; color: #1b1a17; border-color: #f4f2ee;'
      : 'background: #1f1d1a; color: #f7f5f1; border-color: #1f1d1a;');
  box.dir = 'auto';
  box.setAttribute('role', kind === 'error' ? 'alert' : 'status');

  const mark = document.createElement('span');
  mark.style.cssText =
    'flex: none; width: 8px; height: 8px; border-radius: 50%;' +
    `background: ${kind === 'error' ? '#e5484d' : '#f28c1b'};`;
  line.style.cssText = 'min-width: 0; overflow-wrap: anywhere;';
  box.append(mark, line);

  const addButton = (words: string, style: string) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = words;
    button.style.cssText =
      'flex: none; margin-inline-end: -8px; border-radius: 4px; background: none; color: inherit; cursor: pointer;' +
      style;
    button.addEventListener('click', dismiss);
    box.append(button);
    return button;
  };
  if (kind === 'error')
    addButton(
      '×',
      'width: 24px; height: 24px; padding: 0; border: 0; font: 400 20px/24px system-ui, sans-serif;',
    ).setAttribute('aria-label', closeLabel);
  if (kind === 'progress')
    addButton(cancelLabel, 'min-height: 28px; padding: 0 8px; border: 1px solid; font: inherit;');

  const former = stack.lines.find((each) => job !== undefined && each.job === job);
  if (former) former.box.before(box);
  else stack.root.prepend(box);
  stack.lines.unshift({ kind, text, job, box, close, dismiss });
  const isStale = (each: Line) =>
    each === former ||
    each.kind === 'done' ||
    (each.kind === 'error' && kind === 'error' && each.text === text);
  for (const each of stack.lines.slice(1)) if (isStale(each)) each.close();
  const standing = stack.lines.filter((each) => each.kind !== 'progress');
  for (const each of standing.slice(MOST_LINES)) each.close();

  // The newest layer lies above every dialog of the page; older engines fall back to the z-index. Where the lines are
  // seen already they stay in place, or a screen reader would read each of their errors again.
  const seen = (stack.lines.at(-1)?.box ?? box).getBoundingClientRect();
  const isAbove =
    stack.host.isConnected &&
    document.elementFromPoint(seen.x + seen.width / 2, seen.y + seen.height / 2) === stack.host;
  if (!isAbove) {
    const focused = stack.root.activeElement as HTMLElement | null;
    document.documentElement.append(stack.host);
    stack.host.showPopover?.();
    focused?.focus({ preventScroll: true });
  }
  // A live region speaks only of what changes inside it.
  line.textContent = text;

  box.addEventListener('pointerenter', pause);
  box.addEventListener('pointerleave', resume);
  resume();
  return true;
}
