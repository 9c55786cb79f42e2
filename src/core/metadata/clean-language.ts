// A language as a BCP 47 tag: `en_US` and `EN-us` are `en-US`; words and placeholders are none.

const TAG = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i;

export function cleanLanguage(raw: string): string | undefined {
  const tag =
    raw
      .trim()
      .split(/[,;\s]/)[0]
      ?.replace(/_/g, '-') ?? '';
  if (!TAG.test(tag)) return undefined;
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
