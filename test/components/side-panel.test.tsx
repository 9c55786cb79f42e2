// @vitest-environment jsdom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { SidePanel } from '../../components/panel/side-panel.tsx';
import { Words } from '../../components/words.ts';
import type { Extraction } from '../../src/core/types.ts';
import '../../src/features/ask-page.ts'; // At once, where the panel loads it with the first question.
import { PithError } from '../../src/errors.ts';
import type { PanelIo } from '../../src/io/panel-io.ts';
import type { PanelPrompt } from '../../src/io/chat-io.ts';
import { anExtraction, heading, paragraph, translateEnglish } from '../features/builders.ts';
import { ENDPOINT, TAB, TIDES, fakeIo } from './panel-fakes.ts';

let root: HTMLElement;
beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
  Element.prototype.scrollTo = () => {};
});
afterEach(() => {
  render(null, root);
  root.remove();
});
/** Preact runs late effects from a timer (35 ms) that must not outlive the window of the test. */
afterAll(() => new Promise((resolve) => setTimeout(resolve, 100)));

async function openChat(io: PanelIo): Promise<void> {
  await act(() =>
    render(
      <Words.Provider value={translateEnglish}>
        <SidePanel io={io} copyKey="Ctrl+C" />
      </Words.Provider>,
      root,
    ),
  );
  await settle();
  await act(() => root.querySelector<HTMLElement>('#tab-chat')?.click());
  await settle();
}

async function ask(text: string): Promise<void> {
  const box = root.querySelector('textarea') as HTMLTextAreaElement;
  await act(() => {
    box.value = text;
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(() => void box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  await settle();
}

/** Lets promises, effects and the drawing of an answer run. */
async function settle(): Promise<void> {
  for (let round = 0; round < 5; round += 1)
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
}
const status = () => root.querySelector('.chat-state')?.textContent;

test('a question about a page that is still being read waits for it', async () => {
  let finish: (extraction: Extraction) => void = () => {};
  const { io, asked } = fakeIo({ capture: () => new Promise((resolve) => (finish = resolve)) });
  await openChat(io);
  await ask('When?');
  expect(asked).toEqual([]);
  expect(status()).toBe('Reading the page…');
  finish(TIDES);
  await settle();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.messages.at(-1)?.content).toContain('The sea rises twice a day.');
  expect(status()).toBe('Answered');
});

test('a question about a page that turns out to be unreadable is not asked without it unseen', async () => {
  let fail: (reason: Error) => void = () => {};
  const { io, asked } = fakeIo({ capture: () => new Promise((_, reject) => (fail = reject)) });
  await openChat(io);
  await ask('When?');
  fail(new PithError('page-failed', 'No answer.'));
  await settle();
  expect(asked).toEqual([]);
  expect(root.querySelector('textarea')?.value).toBe('When?');
  expect(status()).toBe('The page could not be read. Send again to ask without it.');
  await ask('When?');
  expect(asked).toHaveLength(1);
});

test('access to a host that was refused is not asked for with every question', async () => {
  const requests: string[] = [];
  const { io, asked } = fakeIo({
    allowHost: async (url) => {
      requests.push(url);
      return false;
    },
  });
  await openChat(io);
  await ask('When?');
  await ask('And why?');
  expect(asked).toHaveLength(2);
  expect(requests).toEqual([ENDPOINT.url]);
});

test('a model with a small context gets less of a page than the settings allow', async () => {
  const paragraphs = Array.from({ length: 40 }, () => paragraph('The sea rises and falls twice a day.'));
  const { io, asked } = fakeIo({
    capture: async () => anExtraction({}, [heading('Tides', 1), ...paragraphs]),
    listModels: async () => [{ id: 'tides', context: 200 }],
  });
  await openChat(io);
  await ask('When?');
  expect(asked[0]?.messages.at(-1)?.content.match(/twice a day/g)?.length).toBeLessThan(20);
  expect(root.querySelector('.note')?.textContent).toContain('longer than the model may read');
});

test('what the model thinks is folded away, and an answer that was cut says so', async () => {
  const { io } = fakeIo({
    async *streamChat() {
      yield { thought: 'Let me see.' };
      yield { text: 'Twice a' };
      yield { end: 'length' };
    },
  });
  await openChat(io);
  await ask('When?');
  expect(root.querySelector('.thought')?.textContent).toContain('Let me see.');
  expect(root.querySelector('.answer')?.textContent?.trim()).toBe('Twice a');
  expect(root.querySelector('.note')?.textContent).toContain('longest answer');
});

test('a stop by Escape keeps what was written', async () => {
  const { io } = fakeIo({
    async *streamChat({ signal }) {
      yield { text: 'Twice' };
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  });
  await openChat(io);
  await ask('When?');
  expect(status()).toBe('Answering…');
  const box = root.querySelector('textarea') as HTMLTextAreaElement;
  await act(() => void box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  await settle();
  expect(root.querySelector('.answer')?.textContent?.trim()).toBe('Twice');
  expect(root.textContent).toContain('Stopped by you.');
});

test('sections that were taken out of the page do not go to the model', async () => {
  const long = anExtraction({}, [
    heading('Tides', 1),
    paragraph('The sea rises.'),
    heading('Boats'),
    paragraph('Moor them.'),
  ]);
  const { io, asked } = fakeIo({ capture: async () => long });
  await openChat(io);
  await act(() => root.querySelector<HTMLElement>('#tab-page')?.click());
  await settle();
  const boxes = root.querySelectorAll<HTMLInputElement>('.outline input');
  await act(() => boxes[1]?.click());
  await act(() => root.querySelector<HTMLElement>('#tab-chat')?.click());
  await ask('When?');
  expect(asked[0]?.messages.at(-1)?.content).toContain('The sea rises.');
  expect(asked[0]?.messages.at(-1)?.content).not.toContain('Moor them.');
});

test('a prompt from elsewhere leaves what the person was writing under it', async () => {
  let arrive: (prompt: PanelPrompt) => void = () => {};
  const { io } = fakeIo({
    watchPrompts: (arrived) => ((arrive = arrived), () => {}),
  });
  await openChat(io);
  const box = () => root.querySelector('textarea') as HTMLTextAreaElement;
  const send = async (prompt: string) => {
    await act(() => arrive({ prompt, title: 'Tides', url: TAB.url, tabId: TAB.id }));
    await settle();
  };
  await act(() => {
    box().value = 'When is it high?';
    box().dispatchEvent(new Event('input', { bubbles: true }));
  });
  await send('First text.');
  expect(box().value).toBe('First text.\n\nWhen is it high?');
  await send('Second text.');
  expect(box().value).toBe('Second text.\n\nWhen is it high?');
});
