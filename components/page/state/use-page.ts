import { useCallback, useEffect, useReducer, useState } from 'preact/hooks';
import { loadWriter } from '../../../src/core/output/markdown/turndown/load-writer.ts';
import { preview } from '../../../src/core/output/deliver-markdown.ts';
import type { Extraction } from '../../../src/core/types.ts';
import { optionsOf, styleOf } from '../../../src/features/delivery-settings.ts';
import type { PageIo } from '../../../src/io/page-io.ts';
import type { Settings } from '../../../src/settings.ts';
import { type Choice, START, type PageState, reduce } from './page-state.ts';

export interface PageControls {
  state: PageState;
  copy(text: string): Promise<void>;
  /** Notes that the text reached the clipboard by the person's own key. */
  noteCopied(): void;
  choose(choice: Choice): void;
  set(changes: Partial<Settings>): Promise<void>;
  refresh(): void;
  /** Shows a part of the page that the person picked, in place of the whole. */
  showPart(extraction: Extraction): void;
}

/**
 * Reads the tab in front of the person and holds what became of it. With `copies`, the page is copied as soon as it is
 * read, when the settings ask for it.
 */
export function usePage(io: PageIo, { copies }: { copies: boolean }): PageControls {
  const [state, dispatch] = useReducer(reduce, START);
  const [round, setRound] = useState(0);

  const refresh = useCallback(() => setRound((count) => count + 1), []);
  const copy = useCallback(
    (text: string) =>
      io.writeText(text).then(
        () => dispatch({ type: 'copied' }),
        () => dispatch({ type: 'refused' }),
      ),
    [io],
  );

  useEffect(() => {
    let current = true;
    let unwatch = () => {};
    dispatch({ type: 'started' });
    void (async () => {
      try {
        const [settings, tab] = await Promise.all([io.readSettings(), io.activeTab()]);
        if (!current) return;
        dispatch({ type: 'found', tab, settings });
        unwatch = io.watchTab(tab, () => dispatch({ type: 'left-page' }));
        const { copyOnOpen } = settings;
        const extraction = await io.capture(tab, optionsOf(settings));
        // What is shown and copied at once waits for no library.
        await loadWriter(settings);
        if (!current) return;
        const copied =
          copies && copyOnOpen ? copy(preview(extraction, { style: styleOf(settings) }).markdown) : undefined;
        dispatch({ type: 'read', extraction });
        await copied;
      } catch (error) {
        // Loaded where something went wrong, so that the page shows sooner.
        const { explainError } = await import('../../../src/features/explain-error.ts');
        if (current) dispatch({ type: 'failed', failure: explainError(io.translate, error) });
      }
    })();
    return () => {
      current = false;
      unwatch();
    };
  }, [io, copy, copies, round]);

  return {
    state,
    copy,
    noteCopied: () => dispatch({ type: 'copied' }),
    choose: (choice) => dispatch({ type: 'chose', ...choice }),
    set: async (changes) => dispatch({ type: 'set', settings: await io.writeSettings(changes) }),
    refresh,
    showPart: (extraction) => dispatch({ type: 'picked', extraction }),
  };
}
