import type { CollectDesk, OpenJob } from '../../src/features/collect/desk.ts';
import type { JobFigures } from '../../src/features/collect/job-figures.ts';
import { formatNumber, useTranslate } from '../words.ts';
import { formatDuration, jobWords } from './words-for-jobs.ts';

interface JobProgressProps {
  desk: CollectDesk;
  open: OpenJob;
  figures: JobFigures;
  onAgain(): void;
}

/** One line of figures and one button that pauses or goes on. */
export function JobProgress({ desk, open, figures, onAgain }: JobProgressProps) {
  const translate = useTranslate();
  const { job, isRunning } = open;
  const isOver = job.state === 'done' || job.state === 'cancelled';
  const { tokenBudget = 0 } = job.options;
  const { all, settled, kept, skipped, failed, tokens, rate, left } = figures;
  return (
    <header class="job-head">
      <div class="job-title">
        <h2>{job.name}</h2>
        <p role="status">{jobWords(translate, job, open)}</p>
      </div>
      <p class="job-figures">
        <strong>{formatNumber(tokens)}</strong> {translate('tokens')}
        {tokenBudget > 0 && (
          <span>
            {translate(
              tokens > tokenBudget ? 'jobOverBudget' : 'jobWithinBudget',
              formatNumber(Math.abs(tokenBudget - tokens)),
              formatNumber(tokenBudget),
            )}
          </span>
        )}
        <span>
          {translate(
            'jobPages',
            formatNumber(kept),
            formatNumber(skipped),
            formatNumber(failed),
            formatNumber(all - settled),
          )}
        </span>
        {isRunning && rate > 0 && (
          <span>
            {translate(
              'jobRate',
              formatNumber(Math.round(rate)),
              left === undefined ? '–' : formatDuration(left),
            )}
          </span>
        )}
      </p>
      <progress max={Math.max(1, all)} value={settled} aria-label={translate('jobProgress')} />
      <div class="buttons">
        {isRunning ? (
          <button type="button" class="primary" onClick={() => desk.pause()}>
            {translate('jobPause')}
          </button>
        ) : isOver && job.reason !== 'page-cap' && job.state === 'done' ? (
          <button type="button" class="secondary" onClick={onAgain} title={translate('jobAgainHelp')}>
            {translate('jobAgain')}
          </button>
        ) : (
          <button type="button" class="primary" onClick={() => void desk.run()}>
            {translate('jobResume')}
          </button>
        )}
        {!isOver && (
          <button type="button" class="secondary" onClick={() => void desk.cancel()}>
            {translate('cancel')}
          </button>
        )}
        {failed > 0 && !isRunning && (
          <button type="button" class="secondary" onClick={() => void desk.retryFailed()}>
            {translate('jobRetry', formatNumber(failed))}
          </button>
        )}
      </div>
    </header>
  );
}
