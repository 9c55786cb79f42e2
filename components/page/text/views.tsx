import { useState } from 'preact/hooks';
import type { Extraction } from '../../../src/core/types.ts';
import { useTranslate } from '../../words.ts';
import { loaded } from './loaded.tsx';
import { MarkdownView } from './markdown-view.tsx';
import { PreviewView } from './preview-view.tsx';
import { Tabs } from './tabs.tsx';

const BlocksView = loaded(() => import('./blocks-view.tsx').then((file) => file.BlocksView));
const DataView = loaded(() => import('./data-view.tsx').then((file) => file.DataView));

type View = 'markdown' | 'preview' | 'blocks' | 'data';

interface ViewsProps {
  /** Undefined while the page is being read. */
  extraction: Extraction | undefined;
  /** What is copied. */
  markdown: string;
  /** The same without front matter, which is no text. */
  body: string;
  onOpen(url: string): void;
}

export function Views({ extraction, markdown, body, onOpen }: ViewsProps) {
  const translate = useTranslate();
  const [view, setView] = useState<View>('markdown');
  const tabs: { id: View; label: string }[] = [
    { id: 'markdown', label: translate('tabMarkdown') },
    { id: 'preview', label: translate('tabPreview') },
    { id: 'blocks', label: translate('tabBlocks') },
    { id: 'data', label: translate('tabData') },
  ];
  return (
    <Tabs<View> label={translate('views')} tabs={tabs} chosen={view} onChoose={setView}>
      {extraction && view === 'markdown' && <MarkdownView markdown={markdown} />}
      {extraction && view === 'preview' && <PreviewView markdown={body} onOpen={onOpen} />}
      {extraction && view === 'blocks' && <BlocksView blocks={extraction.blocks} />}
      {extraction && view === 'data' && <DataView extraction={extraction} />}
    </Tabs>
  );
}
