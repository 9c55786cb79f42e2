import { useEffect, useState } from 'preact/hooks';
import type { Job } from '../../src/collect/job/job.ts';
import type { CollectDesk } from '../../src/features/collect/desk.ts';
import type { CollectPageIo } from '../../src/io/collect-page-io.ts';
import { useTranslate } from '../words.ts';
import { formatBytes } from './words-for-jobs.ts';

interface JobListProps {
  desk: CollectDesk;
  io: CollectPageIo;
  shown: string | undefined;
  onOpen(id: string): void;
}

/** Earlier jobs, what they take of the disk, and the way to throw them away. */
export function JobList({ desk, io, shown, onOpen }: JobListProps) {
  const translate = useTranslate();
  const { jobs } = desk;
  const [sizes, setSizes] = useState<Record<string, number>>({});
  const [storage, setStorage] = useState<{ used: number; all: number }>();
  const ids = jobs.map(({ id, state }) => `${id}${state}`).join();
  useEffect(() => {
    void io.storage().then(setStorage);
    void Promise.all(jobs.map(async ({ id }) => [id, await io.store.size(id)] as const)).then((all) =>
      setSizes(Object.fromEntries(all)),
    );
  }, [ids]);
  if (jobs.length === 0) return null;
  const remove = (job: Job): void => {
    if (confirm(translate('collectRemoveAsk', job.name))) void desk.remove(job.id);
  };
  return (
    <section class="job-list">
      <h2>{translate('collectJobs')}</h2>
      <ul>
        {jobs.map((job) => (
          <li key={job.id} class={job.id === shown ? 'is-shown' : ''}>
            <button
              type="button"
              class="job-name"
              aria-current={job.id === shown}
              onClick={() => onOpen(job.id)}
            >
              <strong>{job.name}</strong>
              <small>
                {new Date(job.created).toLocaleString()} · {formatBytes(sizes[job.id] ?? 0)}
              </small>
            </button>
            <button
              type="button"
              class="icon-button"
              aria-label={translate('collectRemove', job.name)}
              title={translate('remove')}
              onClick={() => remove(job)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {storage && (
        <p class="hint">{translate('collectStorage', formatBytes(storage.used), formatBytes(storage.all))}</p>
      )}
    </section>
  );
}
