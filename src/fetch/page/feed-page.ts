// A feed (RSS, Atom, RDF) as a page: its title, then each entry with link, date and text.

const ROOTS = /^(?:rss|feed|RDF)$/;
const ENTRIES = 'item, entry';
/** Readers show about as many. */
const MOST_ENTRIES = 200;

/** Names of the parts of an entry, the fuller first. */
const TEXT = ['content:encoded', 'encoded', 'content', 'description', 'summary'];
const DATE = ['pubDate', 'published', 'updated', 'dc:date', 'date'];

export function isFeed(xml: Document): boolean {
  const root = xml.documentElement;
  return root !== null && ROOTS.test(root.localName) && xml.querySelector('parsererror') === null;
}

export function fillFeed(page: Document, xml: Document): void {
  const root = xml.documentElement;
  const channel = root.localName === 'feed' ? root : (root.querySelector('channel') ?? root);
  const title = textOf(channel, ['title']);
  page.title = title;
  const main = page.createElement('main');
  main.append(line(page, 'h1', title));
  for (const entry of [...root.querySelectorAll(ENTRIES)].slice(0, MOST_ENTRIES)) {
    const article = page.createElement('article');
    const heading = page.createElement('h2');
    const link = page.createElement('a');
    link.textContent = textOf(entry, ['title']) || addressOf(entry);
    if (addressOf(entry)) link.setAttribute('href', addressOf(entry));
    heading.append(link);
    article.append(heading, line(page, 'p', textOf(entry, DATE)));
    const body = page.createElement('div');
    // The page is inert and its passes treat this like any other markup: nothing runs, hidden text leaves.
    body.innerHTML = textOf(entry, TEXT);
    article.append(body);
    main.append(article);
  }
  page.body.append(main);
}

function line(page: Document, tag: string, text: string): Element {
  const element = page.createElement(tag);
  element.textContent = text;
  return element;
}

/** Of the children alone: an entry's author has a name, too, and a picture a title. */
function textOf(parent: Element, names: string[]): string {
  for (const name of names) {
    const child = [...parent.children].find(
      ({ nodeName, localName }) => nodeName === name || localName === name,
    );
    const text = child?.textContent?.trim();
    if (text) return text;
  }
  return '';
}

/** Atom names it in an attribute, RSS as text. */
function addressOf(entry: Element): string {
  const links = [...entry.children].filter(({ localName }) => localName === 'link');
  const main = links.find((link) => (link.getAttribute('rel') ?? 'alternate') === 'alternate');
  return main?.getAttribute('href') ?? main?.textContent?.trim() ?? '';
}
