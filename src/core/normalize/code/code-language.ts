// The language of a listing, from the conventions of highlighters, documentation tools and code hosts.

import { classTokens } from '../../dom/edit-tree.ts';
import { KNOWN_LANGUAGES, LANGUAGE_ALIASES, NO_LANGUAGE } from './languages.ts';

/** Attributes that hold the bare name. */
const ATTRIBUTES = [
  'data-code-lang',
  'data-codetabs-language',
  'data-enlighter-language',
  'data-lang',
  'data-language',
  'data-mode-id',
  'data-programming-language',
  'data-syntax',
];

/** Prefixes that stand directly before the name, longest first. */
const PREFIX =
  /^(?:highlight-source-|highlight-text-|mw-highlight-lang-|code-block-|highlight-|language-|sourcecode-|brush:|lang:|lang-|prism-|shiki-|source-|src-|syntax-|hljs-language-|crayon-lang-)(.+)$/;

/** What a class says of the box, not of the code: `syntax-highlighted-line`. */
const NO_NAME =
  /(?:^|-)(?:lines?|box|wrapper|block|code|container|content|header|highlight\w*|inner|table|theme|toolbar)(?:$|-)/;

/** A class beside which a bare name is the language: `hljs ruby`, `sourceCode haskell`, `prettyprint js`. */
const HIGHLIGHTER_SIGNS = new Set([
  'brush:',
  'code',
  'codehilite',
  'code-block',
  'enlighterjsraw',
  'highlight',
  'hljs',
  'prettyprint',
  'prettyprinted',
  'programlisting',
  'shiki',
  'sourcecode',
  'src',
  'syntaxhighlighter',
]);

/** Wrappers further up belong to other things. */
const WRAPPER_LEVELS = 4;

export function codeLanguage(listing: Element): string {
  for (const inner of [listing, ...listing.querySelectorAll('code, pre, [data-language], [data-mode-id]')]) {
    const language = languageOf(inner);
    if (language !== undefined) return language;
  }
  let wrapper = listing.parentElement;
  for (let level = 0; wrapper && level < WRAPPER_LEVELS; level += 1, wrapper = wrapper.parentElement) {
    if (wrapper.matches('article, body, main, section, td')) break;
    // Two listings in one box: the box cannot speak for one of them.
    if (holdsOtherListing(wrapper, listing)) break;
    const language = languageOf(wrapper);
    if (language !== undefined) return language;
  }
  return '';
}

/** Stops at the first: a page of thousands of listings would cost their square otherwise. */
function holdsOtherListing(wrapper: Element, listing: Element): boolean {
  const listings = wrapper.getElementsByTagName('pre');
  for (let index = 0; ; index += 1) {
    const other = listings.item(index);
    if (!other) return false;
    if (!listing.contains(other)) return true;
  }
}

/** `undefined`: nothing said; `''`: said to be none. */
function languageOf(element: Element): string | undefined {
  for (const name of ATTRIBUTES) {
    const value = element.getAttribute(name);
    if (value) return canonicalLanguage(value);
  }
  const tokens = classTokens(element);
  for (const [index, token] of tokens.entries()) {
    const attached = PREFIX.exec(token)?.[1];
    if (attached && !NO_NAME.test(attached)) {
      return canonicalLanguage(attached);
    }
    const next = tokens[index + 1];
    if (/^(?:brush|lang):$/.test(token) && next) return canonicalLanguage(next);
  }
  if (element.matches('pre, code')) {
    // `lang` is a natural language everywhere else.
    const lang = element.getAttribute('lang')?.toLowerCase();
    if (lang && KNOWN_LANGUAGES.has(lang)) return canonicalLanguage(lang);
  }
  const bare = tokens.find((token) => KNOWN_LANGUAGES.has(token) || NO_LANGUAGE.has(token));
  if (bare === undefined) return undefined;
  const signed = tokens.some((token) => HIGHLIGHTER_SIGNS.has(token));
  return signed || (element.matches('pre, code') && tokens.length === 1)
    ? canonicalLanguage(bare)
    : undefined;
}

export function canonicalLanguage(name: string): string {
  const plain = (/^[.{]*([^\s{[(,;:]+)/.exec(name.toLowerCase().trim())?.[1] ?? '').replace(
    /(?<![}'"])[}'"]+$/,
    '',
  );
  if (NO_LANGUAGE.has(plain)) return '';
  return LANGUAGE_ALIASES[plain] ?? plain;
}
