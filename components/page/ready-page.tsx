import { useEffect, useMemo, useRef } from 'preact/hooks';
import { chooseTarget } from '../../src/chat/own-target.ts';
import { renderMarkdown, renderText } from '../../src/core/output/markdown/render.ts';
import { stylePage } from '../../src/core/output/markdown/style-tree.ts';
import { estimateTokens } from '../../src/core/tokens/estimate.ts';
import type { Extraction } from '../../src/core/types.ts';
import { toChunkLines, toFileName, toJson } from '../../src/features/export-page.ts';
import { listSavings } from '../../src/features/savings.ts';
import { leaveOut, listSections } from '../../src/features/sections.ts';
import type { PageIo } from '../../src/io/page-io.ts';
import { formatNumber } from '../words.ts';
import { Actions } from './actions.tsx';
import { chooseByHand, listOmitted, listRelevance } from './state/focus-choice.ts';
import { FocusRow } from './focus-row.tsx';
import { KeysHelp } from './keys-help.tsx';
import { Meter } from './meter.tsx';
import { Outline } from './outline.tsx';
import { Summary } from './summary.tsx';
import { moveInOutline, useCopyKey, useKeys } from './state/use-keys.ts';
import { useFocus } from './state/use-focus.ts';
import type { PageControls } from './state/use-page.ts';
import { usePageHtml, useTokens } from './state/use-tokens.ts';
import { Views } from './text/views.tsx';
import { Warnings } from './warnings.tsx';

interface ReadyPageProps {
  io: PageIo;
  page: PageControls;
  extraction: Extraction;
  copyKey: string;
  opensPanel: boolean;
  onExpand(): void;
}

/** A page that was read: figures, choice, views and actions. */
export function ReadyPage({ io, page, extraction, copyKey, opensPanel, onExpand }: ReadyPageProps) {
  const { state, copy, noteCopied, choose, set } = page;
  const { settings, left, tab } = state;
  const keys = useRef<HTMLDialogElement>(null);

  const { links, images } = settings;
  const styled = useMemo(() => stylePage(extraction, { links, images }), [extraction, links, images]);
  const sections = useMemo(() => listSections(styled), [styled]);
  const chosen = useMemo(() => leaveOut(styled, left), [styled, left]);
  const { query, budget, pinned, part } = state;
  const view = useFocus(io, { chosen, query, budget, pinned, settings });
  const shown = view.extraction;
  const markdown = view.parts[part] ?? view.markdown;
  const body = useMemo(
    () =>
      view.parts[part] ??
      (settings.frontMatter || settings.untrusted
        ? renderMarkdown(shown, { ...settings, frontMatter: false, untrusted: false })
        : markdown),
    [view.parts, part, shown, markdown, settings],
  );
  useEffect(() => {
    if (tab) io.rememberQuery(tab, { query, ...(budget === undefined ? {} : { budget }) });
  }, [io, tab, query, budget]);
  const sendShown = () => {
    if (!tab) return;
    const target = chooseTarget(settings.chatTarget, settings.ownTargets);
    io.sendPage({ tab, markdown: body, extraction: shown, query }, target);
  };
  const copyExactly = async () => {
    const { markdown: whole, parts } = await view.exact().catch(() => view);
    await copy(parts[part] ?? whole);
  };

  const html = usePageHtml(io, tab, true);
  const texts = useMemo(() => [markdown, html], [markdown, html]);
  const [kept, raw] = useTokens(io, texts, settings.encoding);
  const sectionTexts = useMemo(() => sections.map((section) => section.markdown), [sections]);
  const sectionTokens = useTokens(io, sectionTexts, settings.encoding).map(
    (tokens, index) => tokens ?? sections[index]?.tokens ?? 0,
  );
  const estimate = shown.blocks.reduce((sum, block) => sum + block.tokens, 0);
  const counts = {
    raw: (html && raw) || extraction.stats.rawTokens,
    page: sectionTokens.reduce((sum, tokens) => sum + tokens, 0),
    kept: kept ?? estimate,
  };

  const download = () =>
    io.saveFile({ name: toFileName(extraction, 'md'), type: 'text/markdown', text: markdown });
  const downloadJson = () =>
    io.saveFile({
      name: toFileName(extraction, 'json'),
      type: 'application/json',
      text: toJson(shown, markdown),
    });
  const downloadChunks = async () => {
    const ceiling = view.parts.length > 0 ? budget : undefined;
    const count = (text: string) => io.countTokens(text, settings.encoding).catch(() => estimateTokens(text));
    const text = await toChunkLines(shown, { ceiling, count });
    io.saveFile({ name: toFileName(extraction, 'jsonl'), type: 'application/jsonl', text });
  };
  useCopyKey(markdown, noteCopied);
  useKeys({
    c: () => void copyExactly(),
    '/': () => document.querySelector<HTMLElement>('.query')?.focus(),
    d: download,
    s: sendShown,
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
      <FocusRow
        query={query}
        budget={budget}
        focus={shown.focus}
        refused={view.refused}
        part={part}
        parts={view.parts.length}
        onChoose={choose}
      />
      {sections.length > 1 && (
        <Outline
          sections={sections}
          tokens={sectionTokens}
          left={listOmitted(shown.focus, left)}
          relevance={listRelevance(shown.focus)}
          onChoose={(wanted) => choose(chooseByHand(wanted, { focus: shown.focus, left, pinned }))}
        />
      )}
      <Views extraction={shown} markdown={markdown} body={body} onOpen={io.openUrl} />
      <Warnings warnings={extraction.warnings} removed={extraction.removed} />
      <Actions
        settings={settings}
        copyKey={copyKey}
        part={
          view.parts.length > 0
            ? { index: formatNumber(part + 1), count: formatNumber(view.parts.length) }
            : undefined
        }
        onCopy={() => void copyExactly()}
        onDownload={download}
        onSend={sendShown}
        tokens={counts.kept}
        onExpand={onExpand}
        onCopyText={() => void copy(renderText(shown, settings))}
        onCopyJson={() => void copy(toJson(shown, markdown))}
        onDownloadJson={downloadJson}
        onDownloadChunks={() => void downloadChunks()}
        onSet={(changes) => void set(changes)}
        onKeys={() => keys.current?.showModal()}
      />
      <KeysHelp dialog={keys} opensPanel={opensPanel} />
    </>
  );
}
