import { useMemo, useRef, useState } from 'preact/hooks';
import type { PageRow } from '../../src/collect/job/job.ts';
import type { CollectDesk, OpenJob } from '../../src/features/collect/desk.ts';
import { figuresOf, tokensBySection } from '../../src/features/collect/job-figures.ts';
import type { CollectPageIo } from '../../src/io/collect-page-io.ts';
import { useTranslate } from '../words.ts';
import { AskBar } from './ask-bar.tsx';
import { ExportBar } from './export-bar.tsx';
import { JobProgress } from './job-progress.tsx';
import { PageTable } from './page-table.tsx';
import { ResultView } from './result-view.tsx';
import { type Filter, type Sorting, chooseRows } from './sort-rows.ts';
import { Treemap } from './treemap.tsx';

interface JobViewProps {
  io: CollectPageIo;
  desk: CollectDesk;
  open: OpenJob;
  /** Tells one state of the job from the next. */
  round: number;
  onOpen(id: string): void;
}

/** One job: how far it is, where its tokens are, its pages, and what can be done with them. */
export function JobView({ io, desk, open, round, onOpen }: JobViewProps) {
  const translate = useTranslate();
  const [filter, setFilter] = useState<Filter>({ words: '', state: '', section: '' });
  const [sorting, setSorting] = useState<Sorting>({ by: 'order', isDown: false });
  const [result, setResult] = useState<PageRow>();
  const { job, rows } = open;
  const figures = useMemo(() => figuresOf(job, rows.values()), [round, job]);
  const sections = useMemo(() => tokensBySection(rows.values()), [figures.tokens]);
  const shown = useMemo(() => chooseRows(rows.values(), filter, sorting), [round, filter, sorting]);
  const words = useRef<HTMLInputElement>(null);
  return (
    <>
      <JobProgress desk={desk} open={open} figures={figures} onAgain={() => void desk.again().then(onOpen)} />
      <Treemap
        sections={sections}
        chosen={filter.section}
        onChoose={(section) => setFilter({ ...filter, section })}
      />
      <div class="table-tools">
        <input
          ref={words}
          type="search"
          placeholder={translate('collectFilter')}
          aria-label={translate('collectFilter')}
          value={filter.words}
          onInput={(event) => setFilter({ ...filter, words: event.currentTarget.value })}
        />
        <select
          aria-label={translate('columnState')}
          value={filter.state}
          onChange={(event) => setFilter({ ...filter, state: event.currentTarget.value as Filter['state'] })}
        >
          <option value="">{translate('stateAll')}</option>
          <option value="done">{translate('stateDone')}</option>
          <option value="queued">{translate('stateQueued')}</option>
          <option value="skipped">{translate('stateSkipped')}</option>
          <option value="failed">{translate('stateFailed')}</option>
        </select>
        <ExportBar io={io} open={open} kept={figures.kept} />
      </div>
      {figures.kept > 0 && <AskBar io={io} job={job.id} />}
      <PageTable rows={shown} sorting={sorting} onSort={setSorting} onOpen={setResult} />
      {result && <ResultView io={io} row={result} onClose={() => setResult(undefined)} />}
    </>
  );
}
