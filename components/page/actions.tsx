import { Icon } from '../icon.tsx';
import { useWords } from '../words.ts';
import { MoreMenu, type MoreMenuProps } from './more-menu.tsx';

interface ActionsProps extends MoreMenuProps {
  copyKey: string;
  /** Number and count, as words, of a page that is copied in parts. */
  part: { index: string; count: string } | undefined;
  onCopy(): void;
  onDownload(): void;
}

/** One primary action; the others stand back. */
export function Actions({ copyKey, part, onCopy, onDownload, ...menu }: ActionsProps) {
  const say = useWords();
  return (
    <footer class="actions">
      <button type="button" class="primary" onClick={onCopy} title={`${say('copyMarkdown')} (c)`}>
        <Icon name="copy" /> {part ? say('copyPart', part.index, part.count) : say('copy')}{' '}
        <kbd>{copyKey}</kbd>
      </button>
      <button
        type="button"
        class="icon-button is-framed"
        aria-label={say('downloadMarkdown')}
        title={`${say('downloadMarkdown')} (d)`}
        onClick={onDownload}
      >
        <Icon name="download" />
      </button>
      <MoreMenu {...menu} />
    </footer>
  );
}
