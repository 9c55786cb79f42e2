import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CollectPageIo } from '../../src/io/collect-page-io.ts';
import { useTranslate } from '../words.ts';

interface ResultDialogProps {
  io: Pick<CollectPageIo, 'writeText' | 'openUrl'>;
  label: string;
  title: string;
  /** What is shown, and copied. */
  markdown: string;
  /** The page that it comes from, where it is one. */
  url?: string;
  /** Above the Markdown. */
  children?: ComponentChildren;
  onClose(): void;
}

/** Markdown over the page of collections, to read and to copy. */
export function ResultDialog({ io, label, title, markdown, url, children, onClose }: ResultDialogProps) {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="result" onClose={onClose} aria-label={label}>
      <header>
        <h2>{title}</h2>
        <button
          type="button"
          class="secondary"
          onClick={() => void io.writeText(markdown).then(() => setIsCopied(true))}
        >
          {translate(isCopied ? 'copied' : 'copy')}
        </button>
        {url !== undefined && (
          <button type="button" class="secondary" onClick={() => io.openUrl(url)}>
            {translate('openPage')}
          </button>
        )}
        <button type="button" class="secondary" onClick={() => dialog.current?.close()}>
          {translate('close')}
        </button>
      </header>
      {children}
      <pre tabIndex={0}>{markdown}</pre>
    </dialog>
  );
}
