// @vitest-environment jsdom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterAll, afterEach, expect, test } from 'vitest';
import { FetchAccess } from '../../components/options/fetch-access.tsx';
import { Words } from '../../components/words.ts';
import type { OptionsIo } from '../../src/io/options-io.ts';
import { translateEnglish } from '../features/builders.ts';

const root = document.body.appendChild(document.createElement('div'));
afterEach(() => render(null, root));

/** Preact runs late effects from a timer (35 ms) that must not outlive the window of the test. */
afterAll(() => new Promise((resolve) => setTimeout(resolve, 100)));

async function show(answers: boolean[], allowed = false): Promise<void> {
  const io = { mayFetch: async () => allowed, allowFetching: async () => answers.shift() ?? false };
  await act(() =>
    render(
      <Words.Provider value={translateEnglish}>
        <FetchAccess io={io as OptionsIo} />
      </Words.Provider>,
      root,
    ),
  );
}

const button = () => root.querySelector('button');

test('who may fetch already is told so', async () => {
  await show([], true);
  expect(root.textContent).toBe('Pith may fetch pages.');
});

test('after a refusal the button stays, after a yes the focus stays where it was', async () => {
  await show([false, true]);
  button()?.focus();
  await act(() => button()?.click());
  expect(root.textContent).toBe('Let Pith fetch pages');
  expect(document.activeElement).toBe(button());
  await act(() => button()?.click());
  await expect.poll(() => root.textContent).toBe('Pith may fetch pages.');
  expect(document.activeElement).toBe(root.querySelector('p'));
});
