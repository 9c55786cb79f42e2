// A string as a YAML scalar: bare where no parser, 1.1 or 1.2, could read it as anything else, else in quotes.

/** Starts with a letter, holds no indicator; `: ` and ` #` need no test since `:` and `#` are not in the set. */
const BARE = /^[\p{L}_](?:[\p{L}\p{M}\p{N} _./()+-]*[\p{L}\p{M}\p{N}_./()+-])?$/u;
const ADDRESS = /^https?:\/\/[\w./?=&%~+@-]+$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const WORDS_WITH_MEANING = /^(?:y|n|yes|no|on|off|true|false|null|nan|inf)$/i;

/** Dates stay bare, so that tools read them as dates. */
export function yamlScalar(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  const bare = (BARE.test(line) && !WORDS_WITH_MEANING.test(line)) || ADDRESS.test(line) || DATE.test(line);
  // Every JSON string is a YAML double-quoted scalar.
  return bare ? line : JSON.stringify(line);
}
