// What kind of answer a fetched page is, how sure that is, and what tells it.

import { judgeKind } from '../../core/classify/judge-kind.ts';
import { countWords } from '../../core/dom/words.ts';
import type { Traits } from '../../core/classification.ts';
import type { FetchReport } from '../../core/fetch-report.ts';
import type { Extraction } from '../../core/types.ts';
import type { FetchedText } from '../fetch-text.ts';

export type PageVerdict = Pick<FetchReport, 'kind' | 'confidence' | 'signals'>;

interface Evidence {
  text: Pick<FetchedText, 'kind' | 'headers' | 'url' | 'hops'>;
  /** Undefined when nothing was found. */
  extraction: Extraction | undefined;
  traits: Traits;
  isFeed: boolean;
}

/** From here on a page has content of its own. Words. */
const ENOUGH_WORDS = 150;
const LOGIN_PATH = /\/(?:log-?in|sign-?in|auth|sso|account\/login)\b/i;
const BY_FORM = { markdown: 'markdown', json: 'data', xml: 'data', text: 'text' } as const;

export function judgePage({ text, extraction, traits, isFeed }: Evidence): PageVerdict {
  const { kind, headers, url, hops } = text;
  if (isFeed) return { kind: 'feed', confidence: 1, signals: ['a feed by its root element'] };
  if (kind !== 'html') return { kind: BY_FORM[kind], confidence: 1, signals: [`answered with ${kind}`] };
  if (headers.get('cf-mitigated') === 'challenge') {
    return { kind: 'blocked', confidence: 1, signals: ['header cf-mitigated'] };
  }
  const words = countWords(extraction?.bodyText ?? '');
  const read = judgeKind({ words, warnings: extraction?.warnings ?? [], traits });
  const isSentOn = hops.length > 0 && LOGIN_PATH.test(new URL(url).pathname);
  const { signals } = read;
  return read.kind === 'static' && words < ENOUGH_WORDS && isSentOn
    ? { kind: 'login', confidence: 0.7, signals: [...signals, 'redirected to a login address'] }
    : { kind: read.kind, confidence: read.confidence, signals };
}
