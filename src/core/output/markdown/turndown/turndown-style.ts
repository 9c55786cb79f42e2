// What may be said to Turndown: its own options, and rules as plain data, which cross from a program to the browser.

export interface TurndownStyle {
  /** By the names that Turndown gives them. */
  options?: {
    headingStyle?: 'setext' | 'atx';
    hr?: string;
    bulletListMarker?: '-' | '+' | '*';
    codeBlockStyle?: 'indented' | 'fenced';
    fence?: '```' | '~~~';
    emDelimiter?: '_' | '*';
    strongDelimiter?: '**' | '__';
    linkStyle?: 'inlined' | 'referenced';
    linkReferenceStyle?: 'full' | 'collapsed' | 'shortcut';
    br?: string;
  };
  /** As for `addRule`, by name; they come before Turndown's own. */
  rules?: Record<string, TurndownRule>;
}

export interface TurndownRule {
  /** Names of tags. */
  filter: string | string[];
  /** `{content}` is the Markdown inside, `{href}` the value of that attribute: `'=={content}=='`. */
  replacement: string;
}
