import { fenceUntrusted } from '../core/output/markdown/fence-untrusted.ts';
import type { ChatIo } from '../io/chat-io.ts';
import type { Click } from '../io/background-io.ts';
import type { TabReference } from '../io/io.ts';
import { readSelection } from './read-selection.ts';
import { errorToast } from './error-toast.ts';

type SelectionIo = Pick<
  ChatIo,
  'capture' | 'countTokens' | 'notify' | 'readSettings' | 'recallQuery' | 'translate' | 'writeText'
>;

/** Copies the selection as Markdown and says so on the page. Never rejects. */
export async function copySelection(io: SelectionIo, tab: TabReference, { words }: Click): Promise<void> {
  try {
    const settings = await io.readSettings();
    const { markdown: plain, extraction } = await readSelection(io, { tab, words, settings });
    const markdown = settings.untrusted ? fenceUntrusted(plain) : plain;
    await io.writeText(markdown);
    const tokens = await io
      .countTokens(markdown, settings.encoding)
      .catch(() => extraction?.stats.tokens ?? 0);
    await io.notify(tab, {
      kind: 'done',
      text: io.translate('copiedTokens', new Intl.NumberFormat().format(tokens)),
      job: 'copy-selection',
    });
  } catch (error) {
    await io.notify(tab, errorToast(io.translate, error, 'copy-selection'));
  }
}
