// The title of a card: a heading or a line that is one link as a whole.

import { followable } from '../inline/read-image.ts';
import { foldSpace } from '../../dom/words.ts';

const HEADINGS = 'h2, h3, h4, h5, h6, [role=heading]';

export interface Title {
  /** The element whose line the title is. */
  element: Element;
  url: string;
}

type IsFlow = (element: Element) => boolean;

/** Nothing where no link covers the title, and none beside it leads on. */
export function findTitle(card: Element, isFlow: IsFlow): Title | undefined {
  const links = [...card.querySelectorAll('a[href]')];
  const heading = card.querySelector(HEADINGS);
  if (heading) {
    const link = linkOf(heading) ?? onlyWayOn(links, { card, isFlow });
    return link && titleOf(heading, link);
  }
  const link = links.find((one) => textOf(one) !== '');
  const line = link && lineAround(link, { card, isFlow });
  return link && line && line !== card && linkOf(line) === link ? titleOf(line, link) : undefined;
}

/** Scripts and places on the page itself lead nowhere: tables of contents and folded answers are no cards. */
function titleOf(element: Element, link: Element): Title | undefined {
  const url = followable(link.getAttribute('href'));
  return url === undefined ? undefined : { element, url };
}

/** `Read more` below, a picture above: links on lines of their own that lead to one place. */
function onlyWayOn(links: Element[], around: { card: Element; isFlow: IsFlow }): Element | undefined {
  const [first] = links;
  const lead = links.every(
    (link) =>
      link.getAttribute('href') === first?.getAttribute('href') &&
      textOf(lineAround(link, around)) === textOf(link),
  );
  return lead ? first : undefined;
}

/** The link in an element that holds all of its text. */
function linkOf(element: Element): Element | undefined {
  const text = textOf(element);
  if (element.localName === 'a' && element.hasAttribute('href')) return element;
  return [...element.querySelectorAll('a[href]')].find((link) => text !== '' && textOf(link) === text);
}

/** The innermost block around a link, or the link itself where blocks stand beside it. */
function lineAround(link: Element, { card, isFlow }: { card: Element; isFlow: IsFlow }): Element {
  let line = link;
  while (line !== card && line.parentElement && !isFlow(line)) {
    const above = line.parentElement;
    if ([...above.children].some((child) => child !== line && isFlow(child))) return line;
    line = above;
  }
  return line;
}

const textOf = (element: Element): string => foldSpace(element.textContent ?? '');
