// What a page is, beside what it says.

/** What a page tells of itself beside its text. Addresses are absolute. */
export interface Traits {
  /** `Next.js`, `Nuxt`, … */
  frameworks: string[];
  /** Who filled the page with text: a build beforehand, a server, or scripts in the browser. */
  render: 'SSG' | 'SSR' | 'CSR';
  /** Its metadata call it an article or a posting. */
  declaresArticle: boolean;
  /** The element that a script fills, if there is one. */
  root: 'none' | 'empty' | 'filled';
  /** Scripts that were loaded; 0 for a page in a tab. */
  scripts: number;
  ampUrl?: string;
  feedUrl?: string;
  markdownUrl?: string;
  /** Who checks whether a person reads, e.g. `Cloudflare`. */
  challenge?: string;
}

export interface Classification extends Traits {
  kind: PageKind;
  /** 0 to 1. */
  confidence: number;
  signals: string[];
}

/** `static`: it has content of its own. */
export type PageKind =
  | 'static'
  | 'app-shell'
  | 'consent-wall'
  | 'paywall'
  | 'login'
  | 'blocked'
  | 'soft-404'
  | 'feed'
  | 'markdown'
  | 'data'
  | 'text';

/** How surely the page holds one text to be read, and not a list, a form or an error. */
export interface ArticleScore {
  /** 0 to 100. */
  score: number;
  reasons: { reason: string; points: number }[];
  /** Why a collection of texts would leave it out: what it is instead, or what it lacks. */
  skip?: PageKind | 'too-short' | 'low-score';
}
