/** What a caller may choose before the page is read. */
export interface ExtractOptions {
  /** Which pass list runs: the main content, everything visible, or the person's selection. */
  scope: 'main' | 'page' | 'selection';
  /** Keep text behind a closed accordion, tab or `details`. */
  collapsed: boolean;
  /** Who chooses the main content; `model` when left out. */
  method?: 'model' | 'readability';
  /** Write reduced HTML too. */
  html?: boolean;
  /** Say what each pass changed; in the automation build only. */
  trace?: boolean;
  /** Milliseconds that the passes may take. */
  patience?: number;
  /**
   * The page's scripts were kept from running: read what waits for them. Only where the caller switched them off. A page
   * can do so by itself, with a policy of its own, and then hides what nobody shall see.
   */
  unscripted?: boolean;
}

export const DEFAULT_EXTRACT_OPTIONS: ExtractOptions = { scope: 'main', collapsed: true };
