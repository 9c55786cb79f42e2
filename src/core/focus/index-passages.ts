// Which term stands how often in which passage and in which heading. Built once per page; a query only looks up.

import { textOf } from '../blocks/text-of.ts';
import { type PageWords, noWords, noteWords } from './page-words.ts';
import { foldPhrase } from './parse-query.ts';
import { type Passages, listPassages } from './passages.ts';
import type { Section } from './sections.ts';
import { splitWords } from './split-words.ts';

/** How often a term stands in one place. */
export interface Posting {
  /** Position of a passage or of a section. */
  at: number;
  count: number;
}

export interface PassageIndex {
  sections: Section[];
  passages: Passages;
  bodies: ReadonlyMap<string, Posting[]>;
  headings: ReadonlyMap<string, Posting[]>;
  /** Terms of each passage, of each heading, of all passages of each section. */
  lengths: { bodies: number[]; headings: number[]; sections: number[] };
  words: PageWords;
  /** Folded text of a section, for phrases. */
  foldedText(section: number): string;
}

export function indexPassages(sections: Section[], passageTokens?: number): PassageIndex {
  const passages = listPassages(sections, passageTokens);
  const bodies = new Map<string, Posting[]>();
  const headings = new Map<string, Posting[]>();
  const words = noWords();
  const add = (postings: Map<string, Posting[]>, at: number, text: string): number => {
    let length = 0;
    splitWords(text, (term) => {
      length += 1;
      let list = postings.get(term);
      if (!list) postings.set(term, (list = []));
      const last = list.at(-1);
      if (last?.at === at) last.count += 1;
      else list.push({ at, count: 1 });
    });
    noteWords(text, words);
    return length;
  };
  const headingLengths = sections.map(({ text }, at) => add(headings, at, text));
  const sectionLengths = sections.map(() => 0);
  const bodyLengths = passages.list.map(({ section, text }, at) => {
    const length = add(bodies, at, text);
    sectionLengths[section] = (sectionLengths[section] ?? 0) + length;
    return length;
  });
  const folded: (string | undefined)[] = [];
  const textOfSection = ({ text, body }: Section): string =>
    foldPhrase([text, ...body.map(({ tree }) => textOf(tree))].join(' '));
  return {
    sections,
    passages,
    bodies,
    headings,
    lengths: { bodies: bodyLengths, headings: headingLengths, sections: sectionLengths },
    words,
    foldedText: (at) => (folded[at] ??= textOfSection(sections[at] as Section)),
  };
}
