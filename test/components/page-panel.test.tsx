// @vitest-environment jsdom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PagePanel } from '../../components/page/page-panel.tsx';
import { Words } from '../../components/words.ts';
import { PithError } from '../../src/errors.ts';
import type { PageIo } from '../../src/io/page-io.ts';
import { DEFAULT_SETTINGS } from '../../src/settings.ts';
import { anExtraction, heading, paragraph, translateEnglish } from '../features/builders.ts';

const TIDES = anExtraction({ rawTokens: 5000 }, [
  heading('Tides', 1),
  paragraph('The sea rises twice a day.'),
  heading('Neap', 2),
  paragraph('The small range.'),
]);

let root: HTMLElement;
beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  render(null, root);
  root.remove();
  vi.useRealTimers();
});

/** Preact runs late effects from a timer (35 ms) that must not outlive the window of the test. */
afterAll(() => new Promise((resolve) => setTimeout(resolve, 100)));

function fakeIo(changes: Partial<PageIo> = {}) {
  const calls: string[] = [];
  const clipboard: string[] = [];
  const tab = { id: 7, url: 'https://harbour.example/tides', title: 'Tides' };
  const io: PageIo = {
    activeTab: async () => tab,
    findTab: async () => tab,
    expand: async () => ({ phase: 'restoring', panels: 0, loads: 0, rows: 0, end: 'done' }),
    capture: async () => TIDES,
    snapshot: async () => '',
    pageHtml: async () => {
      calls.push('pageHtml');
      return '<p>';
    },
    writeText: async (text) => {
      calls.push('writeText');
      clipboard.push(text);
    },
    countTokens: async (text) => (text === '<p>' ? 4000 : 1000),
    notify: async () => {},
    watchTab: () => () => {},
    saveFile: () => {},
    openUrl: () => {},
    openOptions: () => {},
    openPanel: () => {},
    rememberRequest: () => {},
    sendPage: () => {},
    readSettings: async () => DEFAULT_SETTINGS,
    writeSettings: async (some) => ({ ...DEFAULT_SETTINGS, ...some }),
    translate: translateEnglish,
    ...changes,
  };
  return { io, calls, clipboard };
}

async function show(io: PageIo): Promise<void> {
  await act(async () => {
    render(
      <Words.Provider value={translateEnglish}>
        <PagePanel io={io} copyKey="Ctrl+C" />
      </Words.Provider>,
      root,
    );
  });
  await settle();
}

/** Lets promises and the effects that wait for them run. */
async function settle(): Promise<void> {
  for (let round = 0; round < 4; round += 1)
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
}
const status = () => root.querySelector('[role=status]')?.textContent?.trim();

test('the page is copied before anything is fetched for the exact figures', async () => {
  const { io, calls, clipboard } = fakeIo();
  await show(io);
  expect(clipboard).toEqual([expect.stringContaining('The sea rises twice a day.')]);
  expect(calls[0]).toBe('writeText');
  expect(status()).toBe('Copied');
  expect(root.querySelector('.hero')?.textContent).toBe('1,000 tokens');
  expect(root.querySelector('.saved')?.textContent).toBe('4,000 → 1,00075% less');
});

test('with copying on open off nothing reaches the clipboard unasked', async () => {
  const { io, clipboard } = fakeIo({
    readSettings: async () => ({ ...DEFAULT_SETTINGS, copyOnOpen: false }),
  });
  await show(io);
  expect(clipboard).toEqual([]);
  expect(status()).toBe('');
});

test('a refused clipboard names the key, and the key then works', async () => {
  const { io } = fakeIo({
    writeText: async () => {
      throw new PithError('clipboard-refused', 'no');
    },
  });
  await show(io);
  expect(status()).toBe('Not copied: press Ctrl+C');
  const copied = new Map<string, string>();
  const event = Object.assign(new Event('copy', { cancelable: true }), {
    clipboardData: { setData: (type: string, text: string) => copied.set(type, text) },
  });
  await act(() => void document.dispatchEvent(event));
  expect(copied.get('text/plain')).toContain('The sea rises twice a day.');
  expect(event.defaultPrevented).toBe(true);
  expect(status()).toBe('Copied');
});

test('a fast page never shows that it is being read, a slow one does', async () => {
  vi.useFakeTimers();
  const { io } = fakeIo({ capture: () => new Promise(() => {}) });
  const pass = (milliseconds: number) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    });
  await act(() => {
    render(
      <Words.Provider value={translateEnglish}>
        <PagePanel io={io} copyKey="Ctrl+C" />
      </Words.Provider>,
      root,
    );
  });
  await pass(100);
  expect(status()).toBe('');
  await pass(100);
  await pass(0);
  expect(status()).toBe('Reading the page…');
});

test('a failure is explained, and trying again reads anew', async () => {
  let attempts = 0;
  const { io } = fakeIo({
    capture: async () => {
      attempts += 1;
      if (attempts === 1) throw new PithError('page-changed', 'gone');
      return TIDES;
    },
  });
  await show(io);
  expect(root.querySelector('[role=alert]')?.textContent).toContain('The page changed while it was read');
  await act(() => void root.querySelector<HTMLButtonElement>('.failure button')?.click());
  await settle();
  expect(status()).toBe('Copied');
});

test('without token data the estimate stays and is called one', async () => {
  const { io } = fakeIo({
    countTokens: async () => {
      throw new Error('no worker');
    },
  });
  await show(io);
  expect(root.querySelector('.hero')?.getAttribute('title')).toBe('Estimate; the exact count follows');
  expect(root.querySelector('.hero')?.textContent).toMatch(/^\d+ tokens$/);
});

test('keys copy and move through the outline, but not while a person types', async () => {
  const { io, clipboard } = fakeIo();
  await show(io);
  const press = (key: string, target: Element = document.body) =>
    act(
      () => void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    );
  await press('j');
  await press('j');
  expect(document.activeElement?.closest('label')?.textContent).toContain('Neap');
  await press('c');
  await settle();
  expect(clipboard).toHaveLength(2);
  const field = root.appendChild(document.createElement('textarea'));
  await press('c', field);
  await settle();
  expect(clipboard).toHaveLength(2);
});

test('a key of the popup opens the side panel, on a page that cannot be read too', async () => {
  let opened = 0;
  const { io } = fakeIo({ openPanel: () => void (opened += 1) });
  const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }));
  await show(io);
  press();
  expect(opened).toBe(1);
  const { io: refused } = fakeIo({
    openPanel: io.openPanel,
    capture: async () => {
      throw new PithError('restricted-page', 'It belongs to the browser.');
    },
  });
  await show(refused);
  press();
  expect(opened).toBe(2);
});
