// One line on the page while it is expanded: what happens, how far it is, and a button that stops it.

import type { ExpansionProgress } from '../expansion.ts';

const REFRESH = 300;
/** Distance to the lower edge of the window, and to what Pith says there, in CSS pixels. */
const MARGIN = 24;
const GAP = 8;

/** What `toast.ts` keeps in this world. */
const world = globalThis as { pithToasts?: { host: HTMLElement } | undefined };

/** Returns what takes it away. Styles go through the CSSOM, which no content security policy of a page refuses. */
export function showProgress(
  progress: ExpansionProgress,
  { words, cancel }: { words: { running: string; cancel: string }; cancel(): void },
): () => void {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'closed' });
  const box = document.createElement('div');
  const line = document.createElement('span');
  const button = document.createElement('button');
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  host.style.cssText =
    'all: initial; position: fixed; inset: auto 0 auto 0; margin: 0 auto; width: max-content;' +
    'max-width: min(560px, calc(100vw - 32px)); z-index: 2147483647; background: none; border: 0; padding: 0;';
  box.style.cssText =
    'box-sizing: border-box; display: flex; align-items: center; gap: 16px; min-height: 40px; padding: 8px 16px;' +
    'border: 1px solid; border-radius: 8px; font: 400 14px/20px system-ui, sans-serif;' +
    'font-variant-numeric: tabular-nums; box-shadow: 0 4px 16px rgb(0 0 0 / 24%);' +
    (isDark
      ? 'background: #f4f2ee; color: #1b1a17; border-color: #f4f2ee;'
      : 'background: #1f1d1a; color: #f7f5f1; border-color: #1f1d1a;');
  button.style.cssText =
    'flex: none; margin: 0; padding: 2px 8px; border: 1px solid currentColor; border-radius: 4px; background: none;' +
    'color: inherit; font: inherit; cursor: pointer;';
  box.dir = 'auto';
  box.setAttribute('role', 'status');
  button.type = 'button';
  button.textContent = words.cancel;
  box.append(line, button);
  root.append(box);
  document.documentElement.append(host);
  // The top layer lies above every dialog of the page; older engines fall back to the z-index.
  host.popover = 'manual';
  host.showPopover?.();

  const events = new AbortController();
  button.addEventListener('click', cancel, { signal: events.signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), {
    capture: true,
    signal: events.signal,
  });
  const refresh = () => {
    const below = world.pithToasts?.host.offsetHeight ?? 0;
    host.style.bottom = `${MARGIN + (below > 0 ? below + GAP : 0)}px`;
    const count = progress.panels + progress.loads + progress.rows;
    line.textContent =
      count === 0 ? words.running : `${words.running} ${new Intl.NumberFormat().format(count)}`;
  };
  refresh();
  const timer = setInterval(refresh, REFRESH);
  return () => {
    clearInterval(timer);
    events.abort();
    host.remove();
  };
}
