// The one line that Pith writes on a page. It runs there as a self-contained function: no import reaches it.

import type { Toast } from '../io.ts';

export interface ShownToast extends Toast {
  closeLabel: string;
  cancelLabel: string;
}

/** Styles go through the CSSOM, which no content security policy of a page refuses. */
export function showToast({ kind, text, job, closeLabel, cancelLabel }: ShownToast): void {
  const DURATION = 3000;
  const world = globalThis as { pithCloseToast?: (() => void) | undefined };
  world.pithCloseToast?.();

  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'closed' });
  const box = document.createElement('div');
  const line = document.createElement('span');
  const events = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    events.abort();
    host.remove();
    world.pithCloseToast = undefined;
  };
  const pause = () => clearTimeout(timer);
  const resume = () => {
    pause();
    if (kind === 'done') timer = setTimeout(close, DURATION);
  };
  world.pithCloseToast = close;

  host.style.cssText =
    'all: initial; position: fixed; inset: auto 0 24px 0; margin: 0 auto; width: max-content;' +
    'max-width: min(560px, calc(100vw - 32px)); z-index: 2147483647; background: none; border: 0; padding: 0;' +
    'overflow: visible;';
  box.style.cssText =
    'box-sizing: border-box; display: flex; align-items: center; gap: 12px; min-height: 40px; padding: 8px 16px;' +
    'border: 1px solid; border-radius: 8px; font: 400 14px/20px system-ui, sans-serif;' +
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
  box.append(mark, line);

  if (kind === 'error') {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = '×';
    button.setAttribute('aria-label', closeLabel);
    button.style.cssText =
      'flex: none; width: 24px; height: 24px; margin-inline-end: -8px; padding: 0; border: 0; border-radius: 4px;' +
      'background: none; color: inherit; font: 400 20px/24px system-ui, sans-serif; cursor: pointer;';
    button.addEventListener('click', close);
    box.append(button);
  }

  // Escape or the button: the work ends, and what comes of it takes this toast's place.
  const cancel = () => {
    const message = { pith: 'background:cancel', input: job };
    void (chrome as { runtime: { sendMessage(message: unknown): Promise<unknown> } }).runtime.sendMessage(
      message,
    );
  };
  if (job !== undefined) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = cancelLabel;
    button.style.cssText =
      'flex: none; min-height: 28px; margin-inline-end: -8px; padding: 0 8px; border: 1px solid; border-radius: 4px;' +
      'background: none; color: inherit; font: inherit; cursor: pointer;';
    button.addEventListener('click', cancel);
    box.append(button);
  }

  root.append(box);
  document.documentElement.append(host);
  // The top layer lies above every dialog of the page; older engines fall back to the z-index.
  host.popover = 'manual';
  host.showPopover?.();
  // A live region speaks only of what changes inside it.
  line.textContent = text;

  host.addEventListener('pointerenter', pause);
  host.addEventListener('pointerleave', resume);
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') (job === undefined ? close : cancel)();
    },
    { capture: true, signal: events.signal },
  );
  resume();
}
