import { useMemo, useRef } from 'preact/hooks';
import { renderMarkdown, renderText } from '../../src/core/markdown/render.ts';
import type { Extraction } from '../../src/core/types.ts';
import { toFileName, toJson } from '../../src/features/export-page.ts';
import { listSavings } from '../../src/features/savings.ts';
import { leaveOut, listSections } from '../../src/features/sections.ts';
import type { PageIo } from '../../src/io.ts';
import { Actions } from './actions.tsx';
import { KeysHelp } from './keys-help.tsx';
import { Meter } from './meter.tsx';
import { Outline } from './outline.tsx';
import { Summary } from './summary.tsx';
import { moveInOutline, useCopyKey, useKeys } from './use-keys.ts';
import type { PageControls } from './use-page.ts';
import { usePageHtml, useTokens } from './use-tokens.ts';
import { Views } from './views.tsx';
import { Warnings } from './warnings.tsx';

interface ReadyPageProps {
  io: PageIo;
  page: PageControls;
  extraction: Extraction;
  copyKey: string;
}

/** A page that was read: figures, choice, views and actions. */
export function ReadyPage({ io, page, extraction, copyKey }: ReadyPageProps) {
  const { state, copy, noteCopied, choose, set } = page;
  const { settings, left, tab } = state;
  const keys = useRef<HTMLDialogElement>(null);

  const sections = useMemo(() => listSections(extraction), [extraction]);
  const chosen = useMemo(() => leaveOut(extraction, left), [extraction, left]);
  const body = useMemo(() => renderMarkdown(chosen, { frontMatter: false }), [chosen]);
  const markdown = useMemo(
    () => (settings.frontMatter ? renderMarkdown(chosen, { frontMatter: true }) : body),
    [chosen, body, settings.frontMatter],
  );

  const html = usePageHtml(io, tab, true);
  const texts = useMemo(() => [markdown, html], [markdown, html]);
  const [kept, raw] = useTokens(io, texts, settings.encoding);
  const sectionTexts = useMemo(() => sections.map((section) => section.markdown), [sections]);
  const sectionTokens = useTokens(io, sectionTexts, settings.encoding).map(
    (tokens, index) => tokens ?? sections[index]?.tokens ?? 0,
  );
  const estimate = chosen.blocks.reduce((sum, block) => sum + block.tokens, 0);
  const counts = {
    raw: (html && raw) || extraction.stats.rawTokens,
    page: sectionTokens.reduce((sum, tokens) => sum + tokens, 0),
    kept: kept ?? estimate,
  };

  const download = () =>
    io.saveFile({ name: toFileName(extraction, 'md'), type: 'text/markdown', text: markdown });
  useCopyKey(markdown, noteCopied);
  useKeys({
    c: () => void copy(markdown),
    d: download,
    j: () => moveInOutline(1),
    k: () => moveInOutline(-1),
    '?': () => keys.current?.showModal(),
  });

  return (
    <>
      <Summary
        counts={counts}
        exact={kept !== undefined}
        copy={state.copy}
        waiting={false}
        copyKey={copyKey}
      />
      <Meter savings={listSavings(extraction, counts)} />
      {sections.length > 1 && (
        <Outline sections={sections} tokens={sectionTokens} left={left} onChoose={choose} />
      )}
      <Views extraction={chosen} markdown={markdown} body={body} onOpen={io.openUrl} />
      <Warnings warnings={extraction.warnings} removed={extraction.removed} />
      <Actions
        settings={settings}
        copyKey={copyKey}
        onCopy={() => void copy(markdown)}
        onDownload={download}
        onCopyText={() => void copy(renderText(chosen))}
        onCopyJson={() => void copy(toJson(chosen))}
        onSet={(changes) => void set(changes)}
        onKeys={() => keys.current?.showModal()}
      />
      <KeysHelp dialog={keys} />
    </>
  );
}
