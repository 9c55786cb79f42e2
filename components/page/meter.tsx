import type { Saving, SavingKind } from '../../src/features/savings.ts';
import type { TextName } from '../../src/translate.ts';
import { formatNumber, formatShare, useTranslate } from '../words.ts';

const LABEL: Record<SavingKind, TextName> = {
  kept: 'meterKept',
  unchosen: 'meterUnchosen',
  boilerplate: 'meterBoilerplate',
  overlays: 'meterOverlays',
  hidden: 'meterHidden',
  markup: 'meterMarkup',
};

/** One bar, the whole page long: what is kept and what was dropped, by kind. Pointer or focus shows the figures. */
export function Meter({ savings }: { savings: Saving[] }) {
  const translate = useTranslate();
  const lines = savings.map(({ kind, tokens, share }) => ({
    kind,
    label: translate(LABEL[kind]),
    tokens: formatNumber(tokens),
    share: formatShare(share),
  }));
  const spoken = lines.map(({ label, tokens, share }) => `${label}: ${tokens} (${share})`).join('; ');
  return (
    <div class="meter" role="img" tabIndex={0} aria-label={spoken || translate('reading')}>
      <div class="meter-bar">
        {savings.map(({ kind, share }) => (
          <span key={kind} class={`meter-part is-${kind}`} style={{ flexGrow: share }} />
        ))}
      </div>
      {lines.length > 0 && (
        <div class="meter-legend">
          {lines.map(({ kind, label, tokens, share }) => (
            <div key={kind} class="meter-line">
              <span class={`swatch is-${kind}`} />
              <span>{label}</span>
              <span class="number">{tokens}</span>
              <span class="number">{share}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
