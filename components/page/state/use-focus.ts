// What of the page is shown and copied: the sections that answer, or one part of several, never over the budget.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { chunk } from '../../../src/core/output/chunks/chunk.ts';
import { fitExactly } from '../../../src/core/focus/fit-exactly.ts';
import { focus } from '../../../src/core/focus/focus.ts';
import { fenceUntrusted } from '../../../src/core/output/markdown/fence-untrusted.ts';
import { type RenderOptions, renderMarkdown } from '../../../src/core/output/markdown/render.ts';
import type { Extraction } from '../../../src/core/types.ts';
import type { PageIo } from '../../../src/io/page-io.ts';
import type { Settings } from '../../../src/settings.ts';
import type { PageState } from './page-state.ts';

export interface Focused {
  /** With `focus` in it: what matched and what is kept. */
  extraction: Extraction;
  markdown: string;
  /** The texts of a page that is copied in parts. */
  parts: string[];
  /** The budget holds nothing of the page. */
  refused: boolean;
}

export interface FocusView extends Focused {
  /** The same with the budget checked by exact tokens: what may be copied. */
  exact(): Promise<Focused>;
}

/** Until tokens are counted the estimate aims this low: it is rarely further off. Share of the budget. */
const PREVIEW = 0.8;

type Request = Pick<PageState, 'query' | 'budget' | 'pinned'> & {
  chosen: Extraction;
  settings: Settings;
};

export function useFocus(io: Pick<PageIo, 'countTokens'>, request: Request): FocusView {
  const { chosen, query, budget, pinned, settings } = request;
  const { frontMatter, links, images, untrusted, encoding } = settings;
  const asked = useMemo(
    () => ({ chosen, query, budget, pinned, style: { frontMatter, links, images, untrusted }, encoding }),
    [chosen, query, budget, pinned, frontMatter, links, images, untrusted, encoding],
  );
  const preview = useMemo(() => {
    const aim = asked.budget === undefined ? {} : { budget: Math.max(1, Math.floor(asked.budget * PREVIEW)) };
    const extraction = focus(asked.chosen, { query: asked.query, pinned: asked.pinned, ...aim });
    const markdown = renderMarkdown(extraction, asked.style);
    return { extraction, markdown, parts: [], refused: false };
  }, [asked]);

  const [fitted, setFitted] = useState<{ asked: typeof asked; focused: Focused }>();
  const running = useRef<{ asked: typeof asked; focused: Promise<Focused> }>(undefined);
  const exact = (): Promise<Focused> => {
    if (running.current?.asked !== asked) running.current = { asked, focused: fit(io, asked, preview) };
    return running.current.focused;
  };
  useEffect(() => {
    let current = true;
    exact().then(
      (focused) => current && setFitted({ asked, focused }),
      () => undefined, // Without token data the preview stays.
    );
    return () => {
      current = false;
    };
  }, [asked]);

  return { ...(fitted?.asked === asked ? fitted.focused : preview), exact };
}

type Asked = Omit<Request, 'settings'> & Pick<Settings, 'encoding'> & { style: RenderOptions };

async function fit(io: Pick<PageIo, 'countTokens'>, asked: Asked, preview: Focused): Promise<Focused> {
  const { chosen, query, budget, pinned, style, encoding } = asked;
  if (budget === undefined) return preview;
  const count = (text: string) => io.countTokens(text, encoding);
  const render = (extraction: Extraction) => renderMarkdown(extraction, style);
  try {
    const { extraction, text } = await fitExactly(chosen, { query, budget, pinned }, { render, count });
    const found = extraction.focus;
    if (found?.state === 'filtered' || found?.state === 'not-needed') {
      return { extraction, markdown: text, parts: [], refused: false };
    }
    // Nothing was asked, or nothing found: the whole page, in parts.
    const fence = style.untrusted ? fenceUntrusted : (markdown: string) => markdown;
    const chunks = await chunk(chosen, { ceiling: budget, count: (part) => count(fence(part)) });
    return {
      extraction: { ...chosen, ...(found ? { focus: found } : {}) },
      markdown: '',
      parts: chunks.map(({ markdown }) => fence(markdown)),
      refused: false,
    };
  } catch (error) {
    if ((error as { code?: string }).code !== 'bad-input') throw error;
    return { extraction: { ...chosen, blocks: [] }, markdown: '', parts: [], refused: true };
  }
}
