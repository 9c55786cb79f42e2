import type { Click } from '../io/background-io.ts';
import type { TabReference } from '../io/io.ts';
import type { ChatIo } from '../io/chat-io.ts';
import { counterOf } from './delivery-settings.ts';
import { readSelection } from './read-selection.ts';
import { errorToast } from './error-toast.ts';

type SelectionIo = Pick<
  ChatIo,
  | 'capture'
  | 'countTokens'
  | 'deliver'
  | 'notify'
  | 'readSettings'
  | 'recallRequest'
  | 'translate'
  | 'writeText'
>;

/** Copies the selection as Markdown, with a line on the page. Never rejects. */
export async function copySelection(io: SelectionIo, tab: TabReference, { words }: Click): Promise<void> {
  try {
    const settings = await io.readSettings();
    const { untrusted } = settings;
    const { markdown } = await readSelection(io, { tab, words, settings, untrusted });
    await io.writeText(markdown);
    const tokens = await counterOf(io, settings)(markdown);
    await io.notify(tab, {
      kind: 'done',
      text: io.translate('copiedTokens', new Intl.NumberFormat().format(tokens)),
      job: 'copy-selection',
    });
  } catch (error) {
    await io.notify(tab, errorToast(io.translate, error, 'copy-selection'));
  }
}
