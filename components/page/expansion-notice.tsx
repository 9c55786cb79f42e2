import type { ExpansionProgress } from '../../src/expansion.ts';
import { formatNumber, useTranslate } from '../words.ts';

/** How far the page is expanded, and the way out. */
export function ExpansionNotice({ progress, onCancel }: { progress: ExpansionProgress; onCancel(): void }) {
  const translate = useTranslate();
  const count = progress.panels + progress.loads + progress.rows;
  return (
    <p class="notice">
      <span role="status">
        {translate('expanding')} {count > 0 && formatNumber(count)}
      </span>
      <button type="button" class="link-button" onClick={onCancel}>
        {translate('cancel')}
      </button>
    </p>
  );
}
