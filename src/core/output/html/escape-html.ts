/** No `<` or `>` of the page stands bare: a tag in reduced HTML is always one that Pith wrote. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
