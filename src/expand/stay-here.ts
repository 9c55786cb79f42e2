// Keeps the page where it is while a control is pressed: what looked like "load more" may be a way to another page.

import { viewOf } from '../capture/walk/live-dom.ts';

/** Returns what lets the page go again; whether it had changed its own address meanwhile and is on its way back. */
export function stayHere(live: Document): () => boolean {
  const view = viewOf(live);
  // Firefox has it since version 147.
  const navigation: Navigation | undefined = view?.navigation;
  let gone = 0;
  const onNavigate = (event: NavigateEvent): void => {
    if (event.userInitiated) return;
    if (!event.destination.sameDocument) event.preventDefault();
    else if (event.navigationType === 'push' && isOtherPath(event.destination.url, live.URL)) gone += 1;
  };
  // Before the page's own code, which would send the form by itself.
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  navigation?.addEventListener('navigate', onNavigate);
  view?.addEventListener('submit', onSubmit, true);
  return () => {
    navigation?.removeEventListener('navigate', onNavigate);
    view?.removeEventListener('submit', onSubmit, true);
    if (gone > 0) view?.history.go(-gone);
    return gone > 0;
  };
}

const isOtherPath = (to: string, from: string): boolean => new URL(to).pathname !== new URL(from).pathname;
