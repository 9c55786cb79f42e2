// Which class names a selector may rely on: those that a build tool computes change with the next release.

/** emotion, styled-components, Svelte, styled-jsx, JSS, Linaria, Astro: a prefix and a hash. */
const GENERATED =
  /^(?:css|sc|svelte|emotion|astro)-(?=.*\d|.*[a-z][A-Z])[\w-]{4,}$|^sc-[a-zA-Z]{5,}$|^(?:jsx-|jss)\d+$/;
/** CSS modules: `Card_title__x3Fk9`. */
const MODULE_HASH = /__(?=[\w-]*(?:\d|[a-z][A-Z]))[\w-]{5,8}$/;
/** Letters and digits change places so often only in a hash (`x1n2onr6`); `mp4video` does it twice. */
const MIXED = /(?:[a-z]+\d+){2,}[a-z]|(?:\d+[a-z]+){2,}\d/i;
const SHORTEST_MIXED = 6;

export const stableClasses = (value: string): string =>
  value
    .split(/\s+/)
    .filter((name) => name !== '' && !isComputed(name))
    .join(' ');

const isComputed = (name: string): boolean =>
  GENERATED.test(name) ||
  MODULE_HASH.test(name) ||
  name.split(/[-_:]/).some((part) => part.length >= SHORTEST_MIXED && MIXED.test(part));
