import type { ExpansionProgress } from '../../src/expansion.ts';
import { formatNumber, useWords } from '../words.ts';

/** How far the page is expanded, and the way out. */
export function ExpansionNotice({ progress, onCancel }: { progress: ExpansionProgress; onCancel(): void }) {
  const say = useWords();
  const count = progress.panels + progress.loads + progress.rows;
  return (
    <p class="notice">
      <span role="status">
        {say('expanding')} {count > 0 && formatNumber(count)}
      </span>
      <button type="button" class="link-button" onClick={onCancel}>
        {say('cancel')}
      </button>
    </p>
  );
}
