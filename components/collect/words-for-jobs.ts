// The words for states and reasons, by their names in the data.

import type { Job, PageRow } from '../../src/collect/job/job.ts';
import type { TextName, Translate } from '../../src/translate.ts';

type Reason = NonNullable<PageRow['reason']>;

const REASONS: Record<Reason, TextName> = {
  'app-shell': 'reasonAppShell',
  blocked: 'reasonBlocked',
  busy: 'reasonBusy',
  'consent-wall': 'reasonConsent',
  duplicate: 'reasonDuplicate',
  empty: 'reasonEmpty',
  endless: 'reasonEndless',
  excluded: 'reasonExcluded',
  'http-status': 'reasonStatus',
  joined: 'reasonJoined',
  login: 'reasonLogin',
  'low-score': 'reasonScore',
  'no-page': 'reasonNoPage',
  'no-text-type': 'reasonNoText',
  'not-connected': 'reasonNotConnected',
  'not-included': 'reasonNotIncluded',
  'other-host': 'reasonOtherHost',
  'page-failed': 'reasonPageFailed',
  redirect: 'reasonRedirect',
  refused: 'reasonRefused',
  robots: 'reasonRobots',
  'server-error': 'reasonServer',
  'soft-404': 'reasonSoft404',
  'timed-out': 'reasonTimedOut',
  'too-large': 'reasonTooLarge',
  'too-short': 'reasonTooShort',
  trap: 'reasonTrap',
};

const STATES: Record<PageRow['state'], TextName> = {
  done: 'stateDone',
  failed: 'stateFailed',
  found: 'stateQueued',
  queued: 'stateQueued',
  skipped: 'stateSkipped',
};

export const stateWords = (translate: Translate, { state }: Pick<PageRow, 'state'>): string =>
  translate(STATES[state]);

export function reasonWords(translate: Translate, { reason, detail }: PageRow): string {
  if (!reason) return '';
  const words = translate(REASONS[reason]);
  return detail === undefined ? words : `${words}: ${detail}`;
}

const STOPS: Record<NonNullable<Job['reason']>, TextName> = {
  asked: 'stopAsked',
  'byte-cap': 'stopBytes',
  'no-access': 'collectNeedsAccess',
  'page-cap': 'stopPages',
  'site-busy': 'stopBusy',
  'stop-on-error': 'stopError',
  'storage-full': 'adviceStorageFull',
  'time-cap': 'stopTime',
};

export function jobWords(
  translate: Translate,
  job: Job,
  { isRunning, isElsewhere }: { isRunning: boolean; isElsewhere: boolean },
): string {
  if (isElsewhere) return translate('jobElsewhere');
  if (isRunning) return translate('jobRunning');
  if (job.state === 'running') return translate('jobInterrupted');
  const state = translate(
    job.state === 'done' ? 'jobDone' : job.state === 'cancelled' ? 'jobCancelled' : 'jobPaused',
  );
  return job.reason && job.reason !== 'asked' ? `${state}. ${translate(STOPS[job.reason])}` : state;
}

const sizes = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

/** Decimal units, as disks are sold. */
export function formatBytes(bytes: number): string {
  if (bytes >= 1e9) return `${sizes.format(bytes / 1e9)} GB`;
  return bytes >= 1e6 ? `${sizes.format(bytes / 1e6)} MB` : `${sizes.format(bytes / 1e3)} kB`;
}

/** Whole minutes and seconds. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const [hours = 0] = parts;
  return (hours > 0 ? parts : parts.slice(1))
    .map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':');
}
