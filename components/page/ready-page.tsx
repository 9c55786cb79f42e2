import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Extraction } from '../../src/core/types.ts';
import { listSavings } from '../../src/features/savings.ts';
import type { PageIo } from '../../src/io/page-io.ts';
import { formatNumber } from '../words.ts';
import { Actions } from './actions.tsx';
import { FocusRow } from './focus-row.tsx';
import { loaded } from './text/loaded.tsx';
import type { BundleActions } from './more-menu.tsx';
import { Meter } from './meter.tsx';
import { Outline } from './outline.tsx';
import { chooseByHand, listOmitted, listRelevance } from './state/focus-choice.ts';
import { excerptOf, pageOutputs } from './state/page-outputs.ts';
import { useDelivery } from './state/use-delivery.ts';
import { moveInOutline, useCopyKey, useKeys } from './state/use-keys.ts';
import type { PageControls } from './state/use-page.ts';
import { usePageHtml, useTokens } from './state/use-tokens.ts';
import { Summary } from './summary.tsx';
import { Views } from './text/views.tsx';
import { Warnings } from './warnings.tsx';

const KeysHelp = loaded(() => import('./keys-help.tsx').then((file) => file.KeysHelp));

interface ReadyPageProps {
  io: PageIo;
  page: PageControls;
  extraction: Extraction;
  copyKey: string;
  opensPanel: boolean;
  onExpand(): void;
  bundles: BundleActions | undefined;
}

/** A page that was read: figures, choice, views and actions. */
export function ReadyPage({ io, page, extraction, copyKey, opensPanel, onExpand, bundles }: ReadyPageProps) {
  const { state, noteCopied, choose, set } = page;
  const { settings, left, pinned, tab, query, budget } = state;
  const keys = useRef<HTMLDialogElement>(null);

  const delivery = useDelivery(io, extraction, state);
  const { outline, request, parts } = delivery;
  const part = Math.max(0, Math.min(state.part, parts.length - 1));
  const shown = parts[part] ?? delivery;
  const { markdown } = shown;
  const { focus } = shown.extraction;
  const inParts = parts.length > 0;
  const excerpt = useMemo(
    () => excerptOf(shown, state, inParts),
    [shown.extraction, markdown, settings, query, inParts],
  );
  const outputs = pageOutputs(io, { page, extraction, delivery, part, excerpt });
  useEffect(() => {
    const { style, ...chosen } = request;
    void style;
    if (tab) io.rememberRequest(tab, { ...chosen, part: part + 1 });
  }, [io, tab, request, part]);

  const html = usePageHtml(io, tab);
  const texts = useMemo(() => [markdown, html], [markdown, html]);
  const [kept, raw] = useTokens(io, texts, settings.encoding);
  const sectionTexts = useMemo(() => outline.map((section) => section.markdown), [outline]);
  const sectionTokens = useTokens(io, sectionTexts, settings.encoding).map(
    (tokens, index) => tokens ?? outline[index]?.tokens ?? 0,
  );
  const estimate = shown.extraction.blocks.reduce((sum, block) => sum + block.tokens, 0);
  const counts = {
    raw: (html && raw) || extraction.stats.rawTokens,
    page: sectionTokens.reduce((sum, tokens) => sum + tokens, 0),
    kept: kept ?? estimate,
  };

  useCopyKey(markdown, noteCopied);
  useKeys({
    c: () => void outputs.copy(),
    '/': () => document.querySelector<HTMLElement>('.query')?.focus(),
    d: () => void outputs.download(),
    s: outputs.send,
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
        focus={focus}
        refused={markdown === ''}
        part={part}
        parts={parts.length}
        onChoose={choose}
      />
      {outline.length > 1 && (
        <Outline
          sections={outline}
          tokens={sectionTokens}
          left={listOmitted(focus, left)}
          relevance={listRelevance(focus)}
          onChoose={(wanted) => choose(chooseByHand(wanted, { focus, left, pinned }))}
        />
      )}
      <Views extraction={shown.extraction} markdown={markdown} body={excerpt.markdown} onOpen={io.openUrl} />
      <Warnings warnings={extraction.warnings} removed={extraction.removed} />
      <Actions
        settings={settings}
        copyKey={copyKey}
        part={inParts ? { index: formatNumber(part + 1), count: formatNumber(parts.length) } : undefined}
        outputs={outputs}
        tokens={counts.kept}
        onExpand={onExpand}
        bundles={bundles}
        page={extraction}
        onSet={(changes) => void set(changes)}
        onKeys={() => keys.current?.showModal()}
      />
      <KeysHelp dialog={keys} opensPanel={opensPanel} />
    </>
  );
}
