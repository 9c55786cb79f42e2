/**
 * HTML in which no frame swallows the page. `<iframe … />` does not close itself: the rest of the page would be its text,
 * up to the next `</iframe>`. Inside `noscript` only a parser that runs no scripts gets to see it, so that no author does.
 */
export const closeFrames = (html: string): string =>
  html.replace(/(<iframe\b[^<>]*)\/>(?=\s*<\/noscript)/gi, '$1></iframe>');
