import { shareSaved } from '../../src/core/tokens/share-saved.ts';
import type { Counts } from '../../src/features/savings.ts';
import { Icon } from '../icon.tsx';
import { formatNumber, formatPercent, useTranslate } from '../words.ts';
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
  const translate = useTranslate();
  return (
    <div class="summary">
      <p
        class={exact ? 'hero' : 'hero is-estimate'}
        title={counts && translate(exact ? 'countExact' : 'countEstimate')}
      >
        <strong>{counts ? formatNumber(counts.kept) : NO_NUMBER}</strong>
        {counts && <span> {translate('tokens')}</span>}
      </p>
      <p class={`copy-state is-${copy}`} role="status">
        {waiting ? translate('reading') : <CopyLine copy={copy} copyKey={copyKey} />}
      </p>
      <p class="saved">{counts && <SavedLine {...counts} />}</p>
    </div>
  );
}

function CopyLine({ copy, copyKey }: { copy: CopyState; copyKey: string }) {
  const translate = useTranslate();
  if (copy === 'copied') {
    return (
      <>
        <Icon name="check" size={14} /> {translate('copied')}
      </>
    );
  }
  if (copy === 'refused') return <>{translate('notCopiedPress', copyKey)}</>;
  if (copy === 'changed') return <>{translate('changedSinceCopy')}</>;
  return null;
}

function SavedLine({ raw, kept }: Counts) {
  const translate = useTranslate();
  const saved = shareSaved(kept, raw);
  return (
    <>
      <bdi>{translate('rawToKept', formatNumber(raw), formatNumber(kept))}</bdi>
      {saved > 0 && <bdi>{translate('percentLess', formatPercent(saved))}</bdi>}
    </>
  );
}
