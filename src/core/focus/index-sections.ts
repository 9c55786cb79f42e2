// Which term stands how often in the heading and the body of which section. Built once per page; a query only looks up.

import { textOf } from '../blocks/text-of.ts';
import { foldPhrase } from './parse-query.ts';
import type { Section } from './sections.ts';
import { splitWords } from './split-words.ts';

export interface Posting {
  section: number;
  heading: number;
  body: number;
}

export interface SectionIndex {
  sections: Section[];
  postings: ReadonlyMap<string, Posting[]>;
  /** Terms in the heading and in the body of each section. */
  headingLengths: number[];
  bodyLengths: number[];
  /** Folded text of a section, for phrases. */
  foldedText(section: number): string;
}

export function indexSections(sections: Section[]): SectionIndex {
  const postings = new Map<string, Posting[]>();
  const folded: (string | undefined)[] = [];
  const add = (section: number, field: 'heading' | 'body', text: string): number => {
    let length = 0;
    splitWords(text, (term) => {
      length += 1;
      let list = postings.get(term);
      if (!list) postings.set(term, (list = []));
      let posting = list.at(-1);
      if (posting?.section !== section) list.push((posting = { section, heading: 0, body: 0 }));
      posting[field] += 1;
    });
    return length;
  };
  const headingLengths = sections.map(() => 0);
  const bodyLengths = sections.map(() => 0);
  sections.forEach((section, position) => {
    headingLengths[position] = add(position, 'heading', section.text);
    for (const block of section.body) {
      bodyLengths[position] = (bodyLengths[position] as number) + add(position, 'body', textOf(block.tree));
    }
  });
  return {
    sections,
    postings,
    headingLengths,
    bodyLengths,
    foldedText: (position) =>
      (folded[position] ??= foldPhrase(
        [sections[position]?.text, ...(sections[position]?.body ?? []).map(({ tree }) => textOf(tree))].join(
          ' ',
        ),
      )),
  };
}
