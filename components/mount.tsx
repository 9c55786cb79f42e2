import { type ComponentChildren, render } from 'preact';
import type { Translate } from '../src/translate.ts';
import { Words } from './words.ts';

/** Shows a view as the whole of an extension's page, in the person's language. */
export function mount(view: ComponentChildren, translate: Translate): void {
  document.documentElement.lang = translate('locale');
  render(
    <Words.Provider value={translate}>{view}</Words.Provider>,
    document.getElementById('root') as HTMLElement,
  );
}

/** The keys that copy, as this system writes them. */
export const COPY_KEY = /mac/i.test(navigator.userAgent) ? '⌘C' : 'Ctrl+C';
