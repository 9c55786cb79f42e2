import TurndownService from 'turndown';

const turndown = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced' }).remove([
  'script',
  'style',
  'noscript',
]);

export function toMarkdown(element: Element): string {
  return turndown.turndown(element as HTMLElement);
}
