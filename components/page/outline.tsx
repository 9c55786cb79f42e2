import { useEffect, useRef } from 'preact/hooks';
import type { OutlineSection } from '../../src/core/output/outline.ts';
import { formatNumber, formatPercent, useTranslate } from '../words.ts';
import { toggleSection } from './state/focus-choice.ts';

interface OutlineProps {
  sections: OutlineSection[];
  /** Tokens of each section, exact where counted. */
  tokens: number[];
  left: ReadonlySet<string>;
  /** How well each answers the query, 0 to 1; empty without one. */
  relevance: ReadonlyMap<string, number>;
  onChoose(left: ReadonlySet<string>): void;
}

/** Deepest indentation that a 400 px popup can show. */
const DEEPEST = 4;

/** The page's sections; a section without its check mark stays out of the copy. */
export function Outline({ sections, tokens, left, relevance, onChoose }: OutlineProps) {
  const translate = useTranslate();
  const largest = Math.max(1, ...tokens);
  return (
    <ul class="outline" aria-label={translate('sections')}>
      {sections.map((section, index) => {
        const family = [section.id, ...section.below];
        const off = family.filter((id) => left.has(id)).length;
        const own = tokens[index] ?? section.tokens;
        return (
          <li key={section.id} style={{ '--depth': Math.min(section.above.length, DEEPEST) }}>
            <label class={left.has(section.id) ? 'section is-left' : 'section'}>
              <Check
                checked={off === 0}
                mixed={off > 0 && off < family.length}
                onChange={() => onChoose(toggleSection(section, left))}
              />
              <span class="section-text" title={section.text}>
                <bdi>{section.text || translate('beginning')}</bdi>
              </span>
              <span class="number">{formatNumber(own)}</span>
              {relevance.size > 0 ? (
                <ScoreBar share={relevance.get(section.id) ?? 0} />
              ) : (
                <span class="section-bar" aria-hidden="true">
                  <span style={{ inlineSize: `${(own / largest) * 100}%` }} />
                </span>
              )}
            </label>
          </li>
        );
      })}
    </ul>
  );
}

function ScoreBar({ share }: { share: number }) {
  const translate = useTranslate();
  const label = translate('relevance', formatPercent(share));
  return (
    <span class="section-bar is-score" role="img" aria-label={label} title={label}>
      {share > 0 && <span style={{ inlineSize: `${share * 100}%` }} />}
    </span>
  );
}

function Check({ checked, mixed, onChange }: { checked: boolean; mixed: boolean; onChange(): void }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The mixed state exists only as a property.
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return <input ref={box} type="checkbox" checked={checked} onChange={onChange} />;
}
