/** A line in bold; its own stars would break the marks, so they go. */
export const boldLine = (markdown: string): string => `**${markdown.replace(/(?<!\\)\*{1,3}/g, '')}**`;
