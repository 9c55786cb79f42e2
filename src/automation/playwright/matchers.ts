// Expectations about what Pith makes of a page.

import { expect as base, type MatcherReturnType } from '@playwright/test';
import type { BridgeReply } from '../bridge.ts';

export interface ExtractedPage extends BridgeReply {
  /** Exact ones of the output, o200k_base. */
  tokens: number;
}

/** What Pith gave, or Markdown. */
type Subject = string | Pick<BridgeReply, 'output'>;

const textOf = (subject: Subject): string => (typeof subject === 'string' ? subject : subject.output);
/** Characters of a text in a message. */
const SHOWN = 2_000;

export const expect = base.extend({
  /** The text is in it, or the pattern fits; white space counts as one space. */
  toContainMarkdown(subject: Subject, wanted: string | RegExp): MatcherReturnType {
    const text = textOf(subject);
    const pass = typeof wanted === 'string' ? oneLine(text).includes(oneLine(wanted)) : wanted.test(text);
    return {
      pass,
      name: 'toContainMarkdown',
      expected: wanted,
      actual: text,
      message: () =>
        `Expected the Markdown ${pass ? 'not ' : ''}to contain ${String(wanted)}. It is:\n${shorten(text)}`,
    };
  },
  /** Fewer exact tokens of the output than the limit. */
  toHaveTokensUnder({ tokens }: Pick<ExtractedPage, 'tokens'>, limit: number): MatcherReturnType {
    const pass = tokens < limit;
    return {
      pass,
      name: 'toHaveTokensUnder',
      expected: limit,
      actual: tokens,
      message: () => `Expected ${pass ? 'at least' : 'fewer than'} ${limit} tokens; there are ${tokens}.`,
    };
  },
  /** As in Playwright's `toMatchSnapshot`: written the first time, compared from then on. */
  toMatchMarkdownSnapshot(subject: Subject, name: string): MatcherReturnType {
    const text = textOf(subject);
    try {
      if (this.isNot) base(text).not.toMatchSnapshot(name);
      else base(text).toMatchSnapshot(name);
      return { pass: !this.isNot, name: 'toMatchMarkdownSnapshot', message: () => '' };
    } catch (error) {
      return { pass: this.isNot, name: 'toMatchMarkdownSnapshot', message: () => (error as Error).message };
    }
  },
});

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const shorten = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
