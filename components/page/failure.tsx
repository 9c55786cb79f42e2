import type { Explanation } from '../../src/features/explain-error.ts';
import { Icon } from '../icon.tsx';
import { useTranslate } from '../words.ts';

/** Where a second try may end otherwise. */
const WORTH_TRYING = new Set<Explanation['code']>([
  'nothing-to-extract',
  'page-changed',
  'page-failed',
  'no-access',
]);

interface FailureProps {
  failure: Explanation;
  onRetry(): void;
  /** Asks for access to all pages; left out where one click on the toolbar button is enough. */
  onAllow?: (() => void) | undefined;
}

/** Instead of the page: what is wrong, why, and what helps. */
export function Failure({ failure, onRetry, onAllow }: FailureProps) {
  const translate = useTranslate();
  return (
    <div class="failure" role="alert">
      <Icon name={failure.code === 'nothing-to-extract' ? 'alert' : 'ban'} size={24} />
      <h2>{failure.title}</h2>
      <p>{failure.advice}</p>
      {WORTH_TRYING.has(failure.code) && (
        <button type="button" class="secondary" onClick={onRetry}>
          <Icon name="refresh" size={14} /> {translate('tryAgain')}
        </button>
      )}
      {failure.code === 'no-access' && onAllow && (
        <>
          <p>{translate('allowPagesWhy')}</p>
          <button type="button" class="secondary" onClick={onAllow}>
            {translate('allowPages')}
          </button>
        </>
      )}
    </div>
  );
}
