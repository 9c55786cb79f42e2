import { useEffect, useState } from 'preact/hooks';
import type { PageRow } from '../../src/collect/job/job.ts';
import { renderMarkdown } from '../../src/core/output/markdown/render.ts';
import { loadWriter } from '../../src/core/output/markdown/turndown/load-writer.ts';
import { styleOf } from '../../src/features/delivery-settings.ts';
import type { CollectPageIo } from '../../src/io/collect-page-io.ts';
import { ResultDialog } from './result-dialog.tsx';

interface ResultViewProps {
  io: CollectPageIo;
  row: PageRow;
  onClose(): void;
}

/** What was kept of one page. */
export function ResultView({ io, row, onClose }: ResultViewProps) {
  const [markdown, setMarkdown] = useState('');
  useEffect(() => {
    void (async () => {
      const [stored, settings] = await Promise.all([io.store.page(row.job, row.key), io.readSettings()]);
      await loadWriter(settings);
      setMarkdown(stored ? renderMarkdown(stored.page, styleOf(settings)) : '');
    })();
  }, [row]);
  const title = row.title || row.key;
  return (
    <ResultDialog io={io} label={title} title={title} markdown={markdown} url={row.key} onClose={onClose} />
  );
}
