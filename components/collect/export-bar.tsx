import { useRef, useState } from 'preact/hooks';
import { CHUNK_KEYS, type ChunkKeys } from '../../src/core/output/chunks/chunk-lines.ts';
import {
  type ExportFormat,
  type ExportRequest,
  exportFiles,
  exportJob,
} from '../../src/collect/export-job.ts';
import { estimateTokens } from '../../src/core/tokens/estimate.ts';
import type { OpenJob } from '../../src/features/collect/desk.ts';
import { explainError } from '../../src/features/explain-error.ts';
import { styleOf } from '../../src/features/delivery-settings.ts';
import type { CollectPageIo } from '../../src/io/collect-page-io.ts';
import type { TextName } from '../../src/translate.ts';
import { formatNumber, useTranslate } from '../words.ts';

interface ExportBarProps {
  io: CollectPageIo;
  open: OpenJob;
  kept: number;
}

const FORMATS: [format: ExportFormat, label: TextName][] = [
  ['zip', 'exportZip'],
  ['markdown', 'exportMarkdown'],
  ['jsonl', 'exportChunks'],
  ['llms', 'exportLlms'],
  ['llms-full', 'exportLlmsFull'],
];

/** The collection as files; one written at a time. */
export function ExportBar({ io, open, kept }: ExportBarProps) {
  const translate = useTranslate();
  const menu = useRef<HTMLDivElement>(null);
  const [state, setState] = useState('');
  const [names, setNames] = useState({ file: '{path}', front: '' });
  const [keys, setKeys] = useState<ChunkKeys>('plain');
  const { job } = open;
  const save =
    (task: (request: Omit<ExportRequest, 'format'>) => Promise<void>) => async (): Promise<void> => {
      menu.current?.hidePopover();
      setState(translate('exportWriting', '0', formatNumber(kept)));
      try {
        const settings = await io.readSettings();
        await task({
          style: styleOf(settings),
          nameTemplate: names.file,
          ...(names.front.trim() === '' ? {} : { frontMatterTemplate: names.front }),
          chunks: { ceiling: 1_000, keys },
          count: (text) => io.countTokens(text, settings.encoding).catch(() => estimateTokens(text)),
          onProgress: (done, all) => {
            if (done % 20 === 0 || done === all)
              setState(translate('exportWriting', formatNumber(done), formatNumber(all)));
          },
        });
        setState(translate('exportDone'));
      } catch (error) {
        setState(explainError(io.translate, error).advice);
      }
    };
  const { saveFolder } = io;
  return (
    <>
      <span class="export-state" role="status">
        {state}
      </span>
      <button type="button" class="secondary" popovertarget="export-menu" disabled={kept === 0}>
        {translate('exportAs')}
      </button>
      <div ref={menu} id="export-menu" class="menu" popover="auto">
        {FORMATS.map(([format, label]) => (
          <button
            key={format}
            type="button"
            data-format={format}
            onClick={() =>
              void save(async (request) =>
                io.saveStream(await exportJob(io.store, job.id, { ...request, format })),
              )()
            }
          >
            {translate(label)}
          </button>
        ))}
        {saveFolder && (
          <button
            type="button"
            onClick={() =>
              void save(async (request) =>
                saveFolder(await exportFiles(io.store, job.id, { ...request, format: 'zip' })),
              )()
            }
          >
            {translate('exportFolder')}
          </button>
        )}
        <hr />
        <label class="field">
          <span>{translate('exportNames')}</span>
          <input
            type="text"
            spellcheck={false}
            value={names.file}
            onInput={(event) => setNames({ ...names, file: event.currentTarget.value })}
          />
        </label>
        <label class="field">
          <span>{translate('exportFront')}</span>
          <textarea
            rows={3}
            spellcheck={false}
            placeholder={'title: {title|yaml}'}
            value={names.front}
            onInput={(event) => setNames({ ...names, front: event.currentTarget.value })}
          />
        </label>
        <label class="field">
          <span>{translate('exportKeys')}</span>
          <select value={keys} onChange={(event) => setKeys(event.currentTarget.value as ChunkKeys)}>
            {Object.keys(CHUNK_KEYS).map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}
