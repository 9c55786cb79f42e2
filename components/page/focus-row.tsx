import type { Focus } from '../../src/core/types.ts';
import { CEILINGS } from '../../src/core/output/chunks/ceilings.ts';
import { formatNumber, useTranslate } from '../words.ts';
import type { Choice } from './state/page-state.ts';

interface FocusRowProps {
  query: string;
  budget: number | undefined;
  /** Undefined while the whole page is shown and nobody asked for less. */
  focus: Focus | undefined;
  refused: boolean;
  part: number;
  parts: number;
  onChoose(choice: Choice): void;
}

/** What the page is asked, how many tokens it may have, and what came of it. */
export function FocusRow({ query, budget, focus, refused, part, parts, onChoose }: FocusRowProps) {
  const translate = useTranslate();
  const setBudget = (value: string) => {
    const number = Number(value);
    if (value === '') onChoose({ budget: undefined });
    else if (Number.isInteger(number) && number > 0) onChoose({ budget: number });
  };
  return (
    <div class="focus">
      <input
        type="search"
        class="query"
        dir="auto"
        aria-label={translate('queryLabel')}
        placeholder={translate('queryLabel')}
        title={translate('queryHint')}
        value={query}
        onInput={(event) => onChoose({ query: event.currentTarget.value })}
      />
      <input
        type="number"
        class="budget"
        min={1}
        step={1}
        list="budgets"
        aria-label={translate('budget')}
        title={translate('budget')}
        placeholder={translate('noLimit')}
        value={budget ?? ''}
        onInput={(event) => setBudget(event.currentTarget.value)}
      />
      <datalist id="budgets">
        {CEILINGS.map((ceiling) => (
          <option key={ceiling} value={ceiling} />
        ))}
      </datalist>
      <p class="focus-state" aria-live="polite">
        {refused ? translate('focusTooSmall') : focus && <StateLine {...focus} />}
      </p>
      {parts > 0 && (
        <p class="parts">
          <button
            type="button"
            aria-label={translate('previousPart')}
            disabled={part === 0}
            onClick={() => onChoose({ part: part - 1 })}
          >
            ‹
          </button>
          {translate('partOf', formatNumber(part + 1), formatNumber(parts))}
          <button
            type="button"
            aria-label={translate('nextPart')}
            disabled={part + 1 >= parts}
            onClick={() => onChoose({ part: part + 1 })}
          >
            ›
          </button>
        </p>
      )}
    </div>
  );
}

function StateLine({ state, query, budget, sections }: Focus) {
  const translate = useTranslate();
  if (query.trim() === '') return null;
  if (state === 'no-match') return <>{translate('focusNoMatch')}</>;
  if (budget === undefined) return <>{translate('focusAll')}</>;
  if (state === 'not-needed') return <>{translate('focusNotNeeded')}</>;
  const kept = sections.filter((section) => section.kept === 'whole' || section.kept === 'trimmed').length;
  return <>{translate('focusFiltered', formatNumber(kept), formatNumber(sections.length))}</>;
}
