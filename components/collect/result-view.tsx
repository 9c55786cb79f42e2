import { useEffect, useRef, useState } from 'preact/hooks';
import type { PageRow } from '../../src/collect/job/job.ts';
import { renderMarkdown } from '../../src/core/output/markdown/render.ts';
import { loadWriter } from '../../src/core/output/markdown/turndown/load-writer.ts';
import { styleOf } from '../../src/features/delivery-settings.ts';
import type { CollectPageIo } from '../../src/io/collect-page-io.ts';
import { useTranslate } from '../words.ts';

interface ResultViewProps {
  io: CollectPageIo;
  row: PageRow;
  onClose(): void;
}

/** What was kept of one page. */
export function ResultView({ io, row, onClose }: ResultViewProps) {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [markdown, setMarkdown] = useState('');
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    void (async () => {
      const [stored, settings] = await Promise.all([io.store.page(row.job, row.key), io.readSettings()]);
      await loadWriter(settings);
      setMarkdown(stored ? renderMarkdown(stored.page, styleOf(settings)) : '');
    })();
  }, [row]);
  return (
    <dialog ref={dialog} class="result" onClose={onClose} aria-label={row.title ?? row.key}>
      <header>
        <h2>{row.title || row.key}</h2>
        <button
          type="button"
          class="secondary"
          onClick={() => void io.writeText(markdown).then(() => setIsCopied(true))}
        >
          {translate(isCopied ? 'copied' : 'copy')}
        </button>
        <button type="button" class="secondary" onClick={() => io.openUrl(row.key)}>
          {translate('openPage')}
        </button>
        <button type="button" class="secondary" onClick={() => dialog.current?.close()}>
          {translate('close')}
        </button>
      </header>
      <pre tabIndex={0}>{markdown}</pre>
    </dialog>
  );
}
