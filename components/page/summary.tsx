import { type Counts, shareSaved } from '../../src/features/savings.ts';
import { Icon } from '../icon.tsx';
import { formatNumber, formatPercent, useWords } from '../words.ts';
import type { CopyState } from './state/page-state.ts';

interface SummaryProps {
  /** Undefined while the page is being read. */
  counts: Counts | undefined;
  exact: boolean;
  copy: CopyState;
  /** Shown instead of the copy state while the page is being read. */
  waiting: boolean;
  copyKey: string;
}

/** Keeps the line's height and baseline while there is no number. */
const NO_NUMBER = '\u00A0';

/** The number that matters, and whether it is in the clipboard. */
export function Summary({ counts, exact, copy, waiting, copyKey }: SummaryProps) {
  const say = useWords();
  return (
    <div class="summary">
      <p
        class={exact ? 'hero' : 'hero is-estimate'}
        title={counts && say(exact ? 'countExact' : 'countEstimate')}
      >
        <strong>{counts ? formatNumber(counts.kept) : NO_NUMBER}</strong>
        {counts && <span> {say('tokens')}</span>}
      </p>
      <p class={`copy-state is-${copy}`} role="status">
        {waiting ? say('reading') : <CopyLine copy={copy} copyKey={copyKey} />}
      </p>
      <p class="saved">{counts && <SavedLine {...counts} />}</p>
    </div>
  );
}

function CopyLine({ copy, copyKey }: { copy: CopyState; copyKey: string }) {
  const say = useWords();
  if (copy === 'copied') {
    return (
      <>
        <Icon name="check" size={14} /> {say('copied')}
      </>
    );
  }
  if (copy === 'refused') return <>{say('notCopiedPress', copyKey)}</>;
  if (copy === 'changed') return <>{say('changedSinceCopy')}</>;
  return null;
}

function SavedLine({ raw, kept }: Counts) {
  const say = useWords();
  const saved = shareSaved(kept, raw);
  return (
    <>
      <bdi>{say('rawToKept', formatNumber(raw), formatNumber(kept))}</bdi>
      {saved > 0 && <bdi>{say('percentLess', formatPercent(saved))}</bdi>}
    </>
  );
}
