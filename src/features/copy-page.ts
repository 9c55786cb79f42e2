// What the shortcut and the page menu do: read the page, copy its Markdown, show a line on the page.

import { shareSaved } from '../core/tokens/share-saved.ts';
import type { Extraction } from '../core/types.ts';
import type { DeliveryIo, Io, TabReference, Toast } from '../io/io.ts';
import type { Settings } from '../settings.ts';
import { counterOf, optionsOf, styleOf } from './delivery-settings.ts';
import { errorToast } from './error-toast.ts';

export type CopyIo = DeliveryIo &
  Pick<Io, 'writeText' | 'countTokens' | 'notify' | 'readSettings' | 'translate'>;

/** Never rejects: nobody but the person on the page is there to hear it. */
export async function copyPage(io: CopyIo & Pick<Io, 'capture'>, tab: TabReference): Promise<void> {
  try {
    const settings = await io.readSettings();
    const extraction = await io.capture(tab, optionsOf(settings));
    await io.notify(tab, { ...(await copyExtraction(io, { extraction, settings })), job: 'copy-page' });
  } catch (error) {
    await io.notify(tab, errorToast(io.translate, error, 'copy-page'));
  }
}

interface Copy {
  extraction: Extraction;
  settings: Settings;
}

/** Copies, and gives the line about it. */
export async function copyExtraction(io: CopyIo, { extraction, settings }: Copy): Promise<Toast> {
  const count = counterOf(io, settings);
  const { markdown } = await io.deliver(extraction, { style: styleOf(settings) }, settings.encoding);
  await io.writeText(markdown);
  const line = copied(io, await count(markdown), extraction.stats.rawTokens);
  // Nobody has seen that text, and here is no popup that warns of it.
  const isUnseen = extraction.warnings.some(({ code }) => code === 'unscripted');
  return {
    kind: 'done',
    text: isUnseen ? io.translate('errorLine', line, io.translate('warningUnscripted')) : line,
  };
}

function copied({ translate }: CopyIo, tokens: number, rawTokens: number): string {
  const count = new Intl.NumberFormat().format(tokens);
  const saved = shareSaved(tokens, rawTokens);
  if (saved === 0) return translate('copiedTokens', count);
  return translate(
    'copiedTokensSaved',
    count,
    new Intl.NumberFormat(undefined, { style: 'percent' }).format(saved),
  );
}
