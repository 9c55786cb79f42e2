// Cases that fail today, each with the reason. A case that passes again must leave this list; a new failure is one.

export const KNOWN_FAILING: Record<string, string> = {
  '52-docs-page-nav-and-toc': 'A lone "Edit this page" link under the text is kept.',
  '61-very-deep-nesting':
    'Five words that a script puts 1,500 levels below the text are taken for furniture.',
};
