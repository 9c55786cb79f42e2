// Each setting once, with its default; the type follows from the defaults.

export type Encoding = 'o200k_base' | 'cl100k_base';

export const DEFAULT_SETTINGS = {
  /** Copy as soon as the popup has read the page. */
  copyOnOpen: true,
  /** Start the Markdown with a YAML block of title, address, authors and date. */
  frontMatter: false,
  /** Keep text behind closed accordions, tabs and `details`. */
  collapsed: true,
  /** Tokenizer of the exact counts. */
  encoding: 'o200k_base' as Encoding,
};

export type Settings = typeof DEFAULT_SETTINGS;
