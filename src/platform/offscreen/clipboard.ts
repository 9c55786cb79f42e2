// Who may write to the clipboard: a focused extension page, Firefox's background page, Chrome's offscreen document.

import { PithError } from '../../errors.ts';
import { send } from '../../messages.ts';
import { openOffscreen } from './offscreen.ts';
import { translate } from '../translate.ts';

/** Name of the text for people: an offscreen document cannot translate. */
const REFUSED = 'errorClipboard';

/** From a page that has the focus, and from Firefox's background page. */
export async function writeTextHere(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (cause) {
    throw new PithError('clipboard-refused', translate(REFUSED), { cause });
  }
}

/** From Chrome's worker. */
export async function writeTextOffscreen(text: string): Promise<void> {
  await openOffscreen();
  await send('offscreen:write-text', text).catch((error: PithError) => {
    throw error.message === REFUSED ? new PithError(error.code, translate(REFUSED)) : error;
  });
}

/** In the offscreen document, which never has the focus that `navigator.clipboard` asks for. */
export function writeTextByCommand(text: string): void {
  const box = document.createElement('textarea');
  box.value = text;
  document.body.append(box);
  box.select();
  const done = document.execCommand('copy');
  box.remove();
  if (!done) throw new PithError('clipboard-refused', REFUSED);
}
