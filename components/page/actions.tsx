import { chooseTarget } from '../../src/chat/own-target.ts';
import { messageLimit } from '../../src/features/send/message-limit.ts';
import { Icon } from '../icon.tsx';
import { formatNumber, useTranslate } from '../words.ts';
import { MoreMenu, type MoreMenuProps } from './more-menu.tsx';

interface ActionsProps extends MoreMenuProps {
  copyKey: string;
  /** Number and count, as words, of a page that is copied in parts. */
  part: { index: string; count: string } | undefined;
  /** Of what is shown. */
  tokens: number;
}

/** One primary action; the others stand back. */
export function Actions({ copyKey, part, tokens, ...menu }: ActionsProps) {
  const translate = useTranslate();
  const { chatTarget, ownTargets } = menu.settings;
  const target = chooseTarget(chatTarget, ownTargets);
  const sendLabel = target.kind === 'endpoint' ? translate('sendToLocal') : translate('sendTo', target.name);
  return (
    <footer class="actions">
      <button
        type="button"
        class="primary"
        onClick={() => void menu.outputs.copy()}
        title={`${translate('copyMarkdown')} (c)`}
      >
        <Icon name="copy" /> {part ? translate('copyPart', part.index, part.count) : translate('copy')}{' '}
        <kbd>{copyKey}</kbd>
      </button>
      <button
        type="button"
        class="secondary send"
        aria-label={sendLabel}
        title={`${translate('sendTokens', target.name, formatNumber(tokens), formatNumber(messageLimit(target, menu.settings)))} (s)`}
        onClick={menu.outputs.send}
      >
        <Icon name="send" />
        <span>{target.kind === 'endpoint' ? translate('sendToLocal') : target.name}</span>
      </button>
      <button
        type="button"
        class="icon-button is-framed"
        aria-label={translate('downloadMarkdown')}
        title={`${translate('downloadMarkdown')} (d)`}
        onClick={() => void menu.outputs.download()}
      >
        <Icon name="download" />
      </button>
      <MoreMenu {...menu} />
    </footer>
  );
}
