import { useState } from 'preact/hooks';
import { compilePatterns } from '../../src/collect/address/compile-patterns.ts';
import type { JobOptions } from '../../src/collect/job/job.ts';
import type { Listing } from '../../src/collect/list-source.ts';
import type { JobPlan } from '../../src/features/collect/desk.ts';
import { explainError } from '../../src/features/explain-error.ts';
import type { CollectPageIo } from '../../src/io/collect-page-io.ts';
import { formatNumber, useTranslate } from '../words.ts';
import { JobLimits } from './job-limits.tsx';
import { SourceFields } from './source-fields.tsx';
import { type Draft, SOURCE_KINDS, type SourceKind, listDraft, startDraft } from './source-draft.ts';

interface SourceFormProps {
  io: CollectPageIo;
  onStart(plan: JobPlan): Promise<void>;
}

/** Patterns, one a line. */
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** What to collect, counted before anything is fetched, and within which limits. */
export function SourceForm({ io, onStart }: SourceFormProps) {
  const translate = useTranslate();
  const [draft, setDraft] = useState<Draft>(startDraft);
  const [options, setOptions] = useState<Partial<JobOptions>>({});
  const [listing, setListing] = useState<Listing>();
  const [state, setState] = useState<{ busy?: string; problem?: string }>({});
  const change = (changes: Partial<Draft>): void => {
    setDraft({ ...draft, ...changes });
    setListing(undefined);
    setState({});
  };
  const patterns = { include: linesOf(draft.include), exclude: linesOf(draft.exclude) };
  const work = async (busy: string, task: () => Promise<void>): Promise<void> => {
    setState({ busy });
    try {
      await task();
      setState({});
    } catch (error) {
      const { title, advice, code } = explainError(io.translate, error);
      setState({ problem: code === 'bad-input' ? advice : `${title}. ${advice}` });
    }
  };
  /** Inside the click: the browser asks only there. */
  const allow = async (): Promise<boolean> => draft.kind === 'list' || io.allowFetching();
  const count = async (): Promise<Listing | undefined> => {
    if (!(await allow())) throw new Error(translate('collectNeedsAccess'));
    const found = await listDraft(io, draft, (pages) =>
      setState({ busy: translate('collectCounting', formatNumber(pages)) }),
    );
    setListing(found);
    return found;
  };
  const start = async (): Promise<void> => {
    if (!(await io.allowFetching())) throw new Error(translate('collectNeedsAccess'));
    const found = listing ?? (await count());
    if (found)
      await onStart({ listing: found, options: { ...defaultsOf(draft.kind), ...options, ...patterns } });
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    void work(translate('collectStarting'), start);
  };
  return (
    <form class="collect-form" onSubmit={submit}>
      <label class="field">
        <span>{translate('collectFrom')}</span>
        <select
          value={draft.kind}
          onChange={(event) => change({ kind: event.currentTarget.value as SourceKind })}
        >
          {SOURCE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {translate(`collectKind_${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <SourceFields io={io} draft={draft} onChange={change} />
      <JobLimits
        options={{ ...defaultsOf(draft.kind), ...options }}
        follows={draft.kind === 'crawl'}
        onChange={(changes) => setOptions({ ...options, ...changes })}
      />
      <details class="fields">
        <summary>{translate('collectPatterns')}</summary>
        <p class="hint">{translate('collectPatternsHelp')}</p>
        {(['include', 'exclude'] as const).map((name) => (
          <label key={name} class="field">
            <span>{translate(name === 'include' ? 'collectInclude' : 'collectExclude')}</span>
            <textarea
              rows={2}
              spellcheck={false}
              value={draft[name]}
              onInput={(event) => setDraft({ ...draft, [name]: event.currentTarget.value })}
            />
            <small aria-live="polite">{previewOf(patterns[name], listing, translate)}</small>
          </label>
        ))}
      </details>
      <p class="hint">{translate('collectAccess')}</p>
      <p class={state.problem ? 'problem' : 'hint'} role="status">
        {state.problem ?? state.busy ?? (listing && describe(listing, translate))}
      </p>
      <div class="buttons">
        <button
          type="button"
          class="secondary"
          disabled={state.busy !== undefined}
          onClick={() => void work(translate('collectCounting', '0'), async () => void (await count()))}
        >
          {translate('collectCount')}
        </button>
        <button type="submit" class="primary" disabled={state.busy !== undefined}>
          {translate('collectStart')}
        </button>
      </div>
    </form>
  );
}

type Translate = ReturnType<typeof useTranslate>;

/** A crawl meets lists and log-ins that nobody asked for; a list holds what somebody chose. */
const defaultsOf = (kind: SourceKind): Partial<JobOptions> =>
  kind === 'crawl' ? { follow: true, leastScore: 35 } : { follow: false, leastScore: 0, maxPages: 10_000 };

function describe({ seeds, refused, duplicates, filtered, problems }: Listing, translate: Translate): string {
  const parts = [translate('collectFound', formatNumber(seeds.length))];
  if (duplicates > 0) parts.push(translate('collectDuplicates', formatNumber(duplicates)));
  if (refused + filtered > 0) parts.push(translate('collectRefused', formatNumber(refused + filtered)));
  return [`${parts.join(', ')}.`, ...problems].join(' ');
}

/** What a pattern does to the addresses that are known. */
function previewOf(lines: string[], listing: Listing | undefined, translate: Translate): string {
  try {
    const matches = compilePatterns(lines);
    if (!matches || !listing) return '';
    const found = listing.seeds.filter(matches);
    const example = found[0] === undefined ? '' : ` ${found[0]}`;
    return (
      translate('collectMatches', formatNumber(found.length), formatNumber(listing.seeds.length)) + example
    );
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
