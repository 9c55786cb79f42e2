// One source's claims about the page, as raw text. Sources are asked in the order of trust; the first claim that
// survives cleaning wins, field by field.

export interface MetadataClaims {
  /** `json-ld`, `open-graph`, … */
  source: string;
  title?: string | undefined;
  /** One entry for each author, or one entry that names several. */
  authors?: string[] | undefined;
  published?: string | undefined;
  modified?: string | undefined;
  siteName?: string | undefined;
  language?: string | undefined;
  canonicalUrl?: string | undefined;
  description?: string | undefined;
  tags?: string[] | undefined;
  image?: string | undefined;
}
