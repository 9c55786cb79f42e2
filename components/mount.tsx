import { type ComponentChildren, render } from 'preact';
import type { Say } from '../src/say.ts';
import { Words } from './words.ts';

/** Shows a view as the whole of an extension's page, in the person's language. */
export function mount(view: ComponentChildren, say: Say): void {
  document.documentElement.lang = say('locale');
  render(<Words.Provider value={say}>{view}</Words.Provider>, document.getElementById('root') as HTMLElement);
}

/** The keys that copy, as this system writes them. */
export const COPY_KEY = /mac/i.test(navigator.userAgent) ? '⌘C' : 'Ctrl+C';
