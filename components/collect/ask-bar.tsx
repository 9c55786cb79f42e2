import { useState } from 'preact/hooks';
import { CEILINGS } from '../../src/core/output/chunks/ceilings.ts';
import type { Answer } from '../../src/collect/ask-pages.ts';
import { counterOf, styleOf } from '../../src/features/delivery-settings.ts';
import { explainError } from '../../src/features/explain-error.ts';
import type { CollectPageIo } from '../../src/io/collect-page-io.ts';
import { formatNumber, useTranslate } from '../words.ts';
import { ResultDialog } from './result-dialog.tsx';

interface AskBarProps {
  io: CollectPageIo;
  job: string;
}

const USUAL = 8_000;

/** A question to all pages of the collection, and the best sections for a prompt. */
export function AskBar({ io, job }: AskBarProps) {
  const translate = useTranslate();
  const [query, setQuery] = useState('');
  const [budget, setBudget] = useState(USUAL);
  const [answer, setAnswer] = useState<Answer>();
  const [state, setState] = useState('');
  const ask = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      const settings = await io.readSettings();
      // The index and its database are loaded with the first question.
      const { askPages } = await import('../../src/collect/ask-pages.ts');
      const found = await askPages({ jobs: io.store, sections: io.sections }, job, {
        query,
        budget,
        style: styleOf(settings),
        count: counterOf(io, settings),
        onProgress: (done, all) => setState(translate('askIndexing', formatNumber(done), formatNumber(all))),
      });
      setState('');
      setAnswer(found);
    } catch (error) {
      setState(explainError(io.translate, error).advice);
    }
  };
  return (
    <form class="ask table-tools" onSubmit={(event) => void ask(event)}>
      <input
        type="search"
        placeholder={translate('askAcross')}
        aria-label={translate('askAcross')}
        value={query}
        onInput={(event) => setQuery(event.currentTarget.value)}
      />
      <select
        aria-label={translate('askBudget')}
        value={budget}
        onChange={(event) => setBudget(Number(event.currentTarget.value))}
      >
        {CEILINGS.map((tokens) => (
          <option key={tokens} value={tokens}>
            {formatNumber(tokens)}
          </option>
        ))}
      </select>
      <button type="submit" class="secondary" disabled={query.trim() === ''}>
        {translate('askButton')}
      </button>
      <span class="export-state" role="status">
        {state}
      </span>
      {answer && <AnswerView io={io} answer={answer} onClose={() => setAnswer(undefined)} />}
    </form>
  );
}

function AnswerView({ io, answer, onClose }: { io: CollectPageIo; answer: Answer; onClose(): void }) {
  const translate = useTranslate();
  const { markdown, tokens, sources } = answer;
  return (
    <ResultDialog
      io={io}
      label={translate('askAcross')}
      title={translate('askFound', formatNumber(tokens), formatNumber(sources.length))}
      markdown={markdown}
      onClose={onClose}
    >
      <ol class="sources" aria-label={translate('askSources')}>
        {sources.map(({ title, url, sections }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {title}
            </a>
            {sections.map((section) => (
              <a
                key={section}
                class="source-section"
                href={toSection(url, section)}
                target="_blank"
                rel="noopener noreferrer"
              >
                {section}
              </a>
            ))}
          </li>
        ))}
      </ol>
    </ResultDialog>
  );
}

/** Browsers scroll to the words that follow `#:~:text=`. */
const toSection = (url: string, section: string): string =>
  `${url.split('#')[0]}#:~:text=${encodeURIComponent(section).replaceAll('-', '%2D')}`;
