// What the small sites of the tests are made of.

export const SENTENCES = [
  'The sea rises and falls twice a day along most coasts, drawn by the moon and, more weakly, by the sun.',
  'When both pull in one line the spring tides run high and strong; a week later the neap tides hardly move the boats.',
  'The shape of a bay can raise the water by metres: in the Bay of Fundy the difference reaches sixteen metres.',
  'Harbour masters have kept tables of the tides for centuries, and the oldest that is known was written in London.',
  'A gauge in the harbour measures the height every minute, and its figures are compared with the table each month.',
  'Fishermen trust the table less than the wind, for a gale from the west can hold the water back for hours.',
];
/** About 240 words. */
export const STORY = [...SENTENCES, ...SENTENCES].map((sentence) => `<p>${sentence}</p>`).join('\n');
export const PLAIN = SENTENCES.join('\n\n');

export const page = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;

export const MENU =
  '<header><nav><a href="/">Home</a> <a href="/boats">Boats</a> <a href="/weather">Weather</a></nav></header>';

export interface Site {
  /** What its address answers, by path. */
  pages: Record<string, { body: string; type?: string; headers?: Record<string, string> }>;
  kind: string;
  source: string;
  /** Stands in the Markdown. */
  shows: string;
}
