// What kind of answer a fetched page is, how sure that is, and what tells it.

import { countWords } from '../../core/dom/words.ts';
import type { Extraction, FetchReport, FetchedKind, WarningCode } from '../../core/types.ts';
import type { FetchedText } from '../fetch-text.ts';
import type { PageHints } from './page-hints.ts';

export type Verdict = Pick<FetchReport, 'kind' | 'confidence' | 'signals'>;

interface Evidence {
  text: Pick<FetchedText, 'kind' | 'headers' | 'url' | 'hops'>;
  /** Undefined when nothing was found. */
  extraction: Extraction | undefined;
  hints: PageHints;
}

/** From here on a page has content of its own. Words. */
const ENOUGH_WORDS = 150;
/** A shell that shows a line or two while it loads. Words. */
const FEW_WORDS = 50;

/** What the passes warn of, as a kind of page. */
const BY_WARNING: [warning: WarningCode, kind: FetchedKind, confidence: number][] = [
  ['blocked', 'blocked', 0.95],
  ['error-page', 'soft-404', 0.9],
  ['login', 'login', 0.85],
  ['consent-wall', 'consent-wall', 0.85],
  ['paywall', 'paywall', 0.85],
  ['app-shell', 'app-shell', 0.9],
];

const LOGIN_PATH = /\/(?:log-?in|sign-?in|auth|sso|account\/login)\b/i;
const BY_FORM = { markdown: 'markdown', json: 'data', xml: 'data', text: 'text' } as const;

export function judgePage({ text, extraction, hints }: Evidence): Verdict {
  const { kind, headers, url, hops } = text;
  if (hints.isFeed) return { kind: 'feed', confidence: 1, signals: ['a feed by its root element'] };
  if (kind !== 'html') return { kind: BY_FORM[kind], confidence: 1, signals: [`answered with ${kind}`] };
  if (headers.get('cf-mitigated') === 'challenge') {
    return { kind: 'blocked', confidence: 1, signals: ['header cf-mitigated'] };
  }
  const words = countWords(extraction?.bodyText ?? '');
  const signals = [`${words} words`, ...hints.frameworks.map((name) => `built with ${name}`)];
  const warnings = extraction?.warnings ?? [];
  for (const [warning, found, confidence] of BY_WARNING) {
    const match = warnings.find(({ code }) => code === warning);
    if (match) return { kind: found, confidence, signals: [...signals, match.message] };
  }
  if (words < FEW_WORDS && (hints.emptyRoot || (hints.frameworks.length > 0 && hints.scripts > 0))) {
    return { kind: 'app-shell', confidence: 0.8, signals: [...signals, `${hints.scripts} scripts`] };
  }
  if (words < ENOUGH_WORDS && hops.length > 0 && LOGIN_PATH.test(new URL(url).pathname)) {
    return { kind: 'login', confidence: 0.7, signals: [...signals, 'redirected to a login address'] };
  }
  return { kind: 'static', confidence: words < ENOUGH_WORDS ? 0.6 : 0.9, signals };
}
