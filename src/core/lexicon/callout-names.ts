// The boxes that documentation tools and sites draw around notes and warnings, and the kinds they have.

export type CalloutKind = 'caution' | 'important' | 'note' | 'tip' | 'warning';

/** Words of classes, data attributes and titles, and the GitHub alert that says the same. Sorted. */
export const KIND_OF: Record<string, CalloutKind> = {
  attention: 'important',
  best: 'tip',
  bug: 'caution',
  caution: 'caution',
  check: 'tip',
  critical: 'caution',
  danger: 'caution',
  deprecated: 'warning',
  error: 'caution',
  experimental: 'warning',
  fail: 'caution',
  failure: 'caution',
  help: 'tip',
  hint: 'tip',
  important: 'important',
  info: 'note',
  information: 'note',
  note: 'note',
  notice: 'note',
  primary: 'note',
  remark: 'note',
  secondary: 'note',
  success: 'tip',
  tip: 'tip',
  todo: 'note',
  warn: 'warning',
  warning: 'warning',
};

/** Titles that only repeat the kind, beside the words above. */
export const DEFAULT_TITLES =
  /^(?:achtung|atenci[oó]n|attenzione|avertissement|conseil|hinweis|nota|notes?|pro tip|remarque|see also|tips?|tipp|warnings?|warnung|提示|注意|警告|ヒント|참고|주의|примечание|внимание)$/i;

/** Boxes that are callouts by name. */
export const CALLOUT_SELECTOR = [
  '.admonition', // MkDocs, Sphinx, Docusaurus
  '.admonitionblock', // Asciidoctor
  '.alert[class*=alert-]:not(.alert-dismissible):not(.alert-link)', // Bootstrap
  '.bd-callout',
  '.callout:not(.callout-title):not(.callout-content)', // Obsidian, Quarto, Bootstrap docs
  '.confluence-information-macro',
  '.custom-block', // VitePress, VuePress
  '.hint[class*=style-]', // GitBook
  '.markdown-alert', // GitHub
  '.notecard', // MDN
  '.notion-callout',
  '.starlight-aside',
  '[data-callout]',
  '[data-callout-type]',
  '[role=note]:not(.hatnote)', // MediaWiki points to other pages with it
  'div.NOTE, div.TIP, div.IMPORTANT, div.WARNING, div.CAUTION', // DocFX
].join(', ');

/** Plain boxes that are callouts only when they begin with their kind: `<div class="note"><b>Note:</b> …`. */
export const PLAIN_BOX_SELECTOR = 'aside[class], div[class], p[class], section[class]';

/** Where a box keeps its title. */
export const TITLE_SELECTOR = [
  '.admonition-heading',
  '.admonition-title',
  '.alert-heading',
  '.callout-header',
  '.callout-title',
  '.custom-block-title',
  '.markdown-alert-title',
  '.notecard-title',
  '.starlight-aside__title',
  '.title',
  '[class*=admonitionHeading]',
  '[class*=admonition-heading]',
  'summary',
].join(', ');
