// Turns of a chat: who speaks stands in an attribute, in a label for screen readers, in one word of the class, or only in
// the side on which the bubble lies.

import { SIDE, SPEAKER } from '../../dom/marks.ts';
import { elementsIn } from '../../dom/edit-tree.ts';
import { splitName } from '../../dom/read-name.ts';
import { shortText } from '../../dom/short-text.ts';

export interface Speech {
  /** What tells the speaker; the post is as much around it as holds no other. */
  anchor: Element;
  name: string;
  parts: Element[];
}

const ATTRIBUTES = [
  SPEAKER,
  'data-message-author-role',
  'data-message-role',
  'data-author-role',
  'data-author-type',
  'data-speaker',
  'data-sender',
  'data-author',
  'data-from',
  'data-role',
  'data-turn',
];
/** Scripts find parts of any kind by these. */
const OF_ANYTHING: ReadonlySet<string> = new Set(['data-role', 'data-turn']);
/** Words for one of the two: as it is called, and the own side. */
const SPEAKERS = /^(?:user|human|customer|visitor|assistant|bot|ai|agent|model|system|support|operator)$/;
const OWN = /^(?:me|mine|own|self|sent|outgoing|out|right)$/;
const OTHERS = /^(?:them|theirs?|others?|received|incoming|in|left)$/;
const END_STYLE =
  /(?:justify-content|align-(?:self|items))\s*:\s*(?:flex-)?end|margin-left\s*:\s*auto|float\s*:\s*right/i;
const END_CLASS =
  /(?:^|\s)(?:justify-(?:content-)?end|(?:align-)?self-end|m[ls]-auto|float-(?:end|right))(?:\s|$)/;
/** Two parts on two sides are columns. */
const FEWEST_BUBBLES = 3;
const MOST_LOGS = 50;

export function findTurns(body: Element): Speech[][] {
  const byAttribute = ATTRIBUTES.map((name) =>
    [...body.querySelectorAll(`[${name}]`)]
      .map((anchor) => speech(anchor, anchor.getAttribute(name) ?? ''))
      .filter((turn) => !OF_ANYTHING.has(name) || SPEAKERS.test(turn.name.toLowerCase())),
  );
  return [...byAttribute, ...byClass(body), ...bySide(body)].filter(
    (turns) =>
      turns.length > 1 &&
      new Set(turns.map(({ name }) => name)).size > 1 &&
      turns.every(({ name }) => /^\p{L}.{0,39}$/u.test(name)),
  );
}

const speech = (anchor: Element, name: string): Speech => ({
  anchor,
  name: name.charAt(0).toUpperCase() + name.slice(1),
  parts: [],
});

/** Classes that differ in that word alone: `message message--user` and `message message--bot`. */
function byClass(body: Element): Speech[][] {
  const groups = new Map<string, Speech[]>();
  for (const anchor of body.querySelectorAll('[class]')) {
    const tokens = splitName(anchor.getAttribute('class') ?? '');
    const word = tokens.find((token) => SPEAKERS.test(token) || OWN.test(token) || OTHERS.test(token));
    if (word === undefined) continue;
    const name = OWN.test(word) ? 'You' : OTHERS.test(word) ? 'Other' : word;
    const key = `${anchor.localName} ${tokens.map((token) => (token === word ? '' : token)).join(' ')}`;
    const group = groups.get(key);
    if (group) group.push(speech(anchor, name));
    else groups.set(key, [speech(anchor, name)]);
  }
  return [...groups.values()].filter(areBubbles);
}

function bySide(body: Element): Speech[][] {
  const logs = new Set<Element>();
  for (const end of body.querySelectorAll(`[${SIDE}], [style], [class*=end], [class*=auto], [class*=right]`))
    if (isAtEnd(end))
      for (const log of [end.parentElement, end.parentElement?.parentElement]) if (log) logs.add(log);
  return [...logs]
    .slice(0, MOST_LOGS)
    .map((log) =>
      elementsIn(log)
        .filter(hasText)
        .map((row) => speech(row, [row, ...elementsIn(row)].some(isAtEnd) ? 'You' : 'Other')),
    )
    .filter((rows) => rows.every(({ anchor }) => anchor.localName === rows[0]!.anchor.localName))
    .filter(areBubbles);
}

const isAtEnd = (element: Element): boolean =>
  element.hasAttribute(SIDE) ||
  END_STYLE.test(element.getAttribute('style') ?? '') ||
  END_CLASS.test(element.getAttribute('class') ?? '');

const areBubbles = (turns: Speech[]): boolean =>
  turns.length >= FEWEST_BUBBLES &&
  turns.every(
    ({ anchor }) => hasText(anchor) && anchor.querySelector('h1, h2, h3, nav, form, table') === null,
  );

const hasText = (element: Element): boolean => shortText(element, 1) !== '';
