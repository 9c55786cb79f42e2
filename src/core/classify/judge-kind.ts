// What kind of page it is that was read, how sure that is, and what tells it.

import type { Classification, Traits } from '../classification.ts';
import { isAppShell } from '../pending/pending.ts';
import type { Warning } from '../types.ts';

/** From here on a page has content of its own. Words. */
const ENOUGH_WORDS = 150;

/** What the passes warn of that is a kind of page, the surest first, and how sure that is. */
const BY_WARNING = [
  ['blocked', 0.95],
  ['error-page', 0.9],
  ['login', 0.85],
  ['consent-wall', 0.85],
  ['paywall', 0.85],
  ['app-shell', 0.9],
] as const;

export function judgeKind({
  words,
  warnings,
  traits,
}: {
  words: number;
  warnings: Warning[];
  traits: Traits;
}): Classification {
  const { frameworks, scripts, challenge } = traits;
  const signals = [`${words} words`, ...frameworks.map((name) => `built with ${name}`)];
  if (challenge) signals.push(`checked by ${challenge}`);
  for (const [code, confidence] of BY_WARNING) {
    const match = warnings.find((warning) => warning.code === code);
    const kind = code === 'error-page' ? 'soft-404' : code;
    if (match) return { ...traits, kind, confidence, signals: [...signals, match.message] };
  }
  if (isAppShell(traits, { words, isUnscripted: true })) {
    return { ...traits, kind: 'app-shell', confidence: 0.8, signals: [...signals, `${scripts} scripts`] };
  }
  return { ...traits, kind: 'static', confidence: words < ENOUGH_WORDS ? 0.6 : 0.9, signals };
}
