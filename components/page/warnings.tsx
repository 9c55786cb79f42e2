import type { Extraction, Removed, WarningCode } from '../../src/core/types.ts';
import type { TextName } from '../../src/translate.ts';
import { Icon } from '../icon.tsx';
import { formatNumber, useTranslate } from '../words.ts';
import { WORDS_FOR_HIDDEN } from './words-for-hidden.ts';

const TEXT: Record<WarningCode, TextName> = {
  'hidden-text': 'warningHidden',
  'consent-wall': 'warningConsent',
  paywall: 'warningPaywall',
  login: 'warningLogin',
  blocked: 'warningBlocked',
  'error-page': 'warningErrorPage',
  'app-shell': 'warningAppShell',
  'whole-page': 'warningWholePage',
  truncated: 'warningTruncated',
  'frame-not-read': 'warningFrame',
  unscrolled: 'warningUnscrolled',
  unscripted: 'warningUnscripted',
  'step-failed': 'warningStepFailed',
  'out-of-time': 'warningOutOfTime',
};

/** Most passages that a person will read through. */
const LISTED = 100;

/** What the person should know before trusting the copy; nothing is shown when there is nothing. */
export function Warnings({ warnings, removed }: Pick<Extraction, 'warnings' | 'removed'>) {
  const translate = useTranslate();
  const codes = [...new Set(warnings.map((warning) => warning.code))].filter(
    (code) => code !== 'hidden-text',
  );
  if (codes.length === 0 && removed.hidden.length === 0) return null;
  return (
    <section class="warnings" aria-label={translate('warnings')}>
      {codes.map((code) => (
        <p key={code} class="warning">
          <Icon name="alert" size={14} /> {translate(TEXT[code])}
        </p>
      ))}
      {removed.hidden.length > 0 && <HiddenPassages passages={removed.hidden} />}
    </section>
  );
}

function HiddenPassages({ passages }: { passages: Removed['hidden'] }) {
  const translate = useTranslate();
  return (
    <details class="warning">
      <summary>
        <Icon name="alert" size={14} /> {translate('warningHiddenCount', formatNumber(passages.length))}{' '}
        <span class="link-like is-show">{translate('show')}</span>
        <span class="link-like is-hide">{translate('hide')}</span>
      </summary>
      <ul class="passages" tabIndex={0} aria-label={translate('warningHidden')}>
        {passages.slice(0, LISTED).map(({ reason, text }, index) => (
          <li key={index}>
            <span class="reason">{translate(WORDS_FOR_HIDDEN[reason])}</span> <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
