// Each setting once, with its default; the type follows from the defaults.

import { type OwnTarget, toOwnTargets } from './chat/own-target.ts';
import { toTemplates } from './chat/template-file.ts';
import type { PromptTemplate } from './chat/templates.ts';

export const ENCODINGS = ['o200k_base', 'cl100k_base'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const CHAT_TABS = ['reuse', 'new'] as const;

export const METHODS = ['model', 'readability'] as const;
export const WRITERS = ['pith', 'turndown'] as const;

export const LINK_STYLES = ['inline', 'referenced', 'text'] as const;
export const IMAGE_STYLES = ['keep', 'alt', 'drop'] as const;

export const DEFAULT_SETTINGS = {
  /** Copy as soon as the popup has read the page. */
  copyOnOpen: true,
  /** Start the Markdown with a YAML block of title, address, authors and date. */
  frontMatter: false,
  /** Set the copy apart as data between marks that the page cannot forge. */
  untrusted: false,
  /** Keep text behind closed accordions, tabs and `details`. */
  collapsed: true,
  /** Who chooses the main content, and who writes its Markdown. */
  method: 'model' as (typeof METHODS)[number],
  writer: 'pith' as (typeof WRITERS)[number],
  /** How links and images are written (see `MarkdownStyle`). */
  links: 'inline' as (typeof LINK_STYLES)[number],
  images: 'keep' as (typeof IMAGE_STYLES)[number],
  /** Tokenizer of the exact counts. */
  encoding: 'o200k_base' as Encoding,
  /** The one host of the person's own network whose pages may be fetched; empty for none. */
  localHost: '',
  /** Hosts that get the person's cookies with a fetch, one a line. */
  signedInHosts: '',
  /** Open a page that only scripts can fill in an inactive tab. */
  renderShells: false,
  /** Ids of the chat that prompts go to and of the template that they are made with. */
  chatTarget: 'chatgpt',
  chatTemplate: 'free',
  /** Into an open tab of the chat, or always into a new one. */
  chatTab: 'reuse' as (typeof CHAT_TABS)[number],
  /** Press the chat's send button once the prompt is in its box. */
  chatSends: false,
  /** Tokens of one message; 0 for what the chat takes. */
  chatLimit: 0,
  /** Chats and templates of the person's own. */
  ownTargets: [] as OwnTarget[],
  ownTemplates: [] as PromptTemplate[],
};

export type Settings = typeof DEFAULT_SETTINGS;

/** Stored settings may be older than the code or damaged: every value of the wrong type gives way to its default. */
export function toSettings(stored: unknown): Settings {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const entries = Object.entries(DEFAULT_SETTINGS).map(([name, fallback]) => [
    name,
    LISTS[name]?.(given[name]) ?? (isValid(name, given[name], fallback) ? given[name] : fallback),
  ]);
  return Object.fromEntries(entries) as Settings;
}

/** Lists are read entry by entry, so that a damaged one takes no other along. */
const LISTS: Record<string, (value: unknown) => unknown[]> = {
  ownTargets: toOwnTargets,
  ownTemplates: toTemplates,
};

const ALLOWED: Record<string, readonly unknown[]> = {
  chatTab: CHAT_TABS,
  encoding: ENCODINGS,
  images: IMAGE_STYLES,
  links: LINK_STYLES,
};

const isValid = (name: string, value: unknown, fallback: unknown): boolean =>
  ALLOWED[name]?.includes(value) ?? typeof value === typeof fallback;
