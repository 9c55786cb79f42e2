import { DROP } from '../dom/marks.ts';
import type { DomPass } from '../page.ts';
import { isAppShell } from '../pending/app-shell.ts';
import { notePending } from '../pending/pending.ts';
import { headingText } from '../metadata/title-heading.ts';
import { THIN_PAGE_RULES } from './thin-page-rules.ts';
import { readVisibleText } from '../dom/visible-words.ts';

/** Tells the person when a page holds little and its structure says why. */
export const warnOfThinPage: DomPass = {
  name: 'warn-of-thin-page',
  run(page) {
    const { document, pending, traits } = page;
    const visible = readVisibleText(document.body);
    const headings = [...document.querySelectorAll(`h1:not([${DROP}]), h2:not([${DROP}])`)].slice(0, 3);
    const titles = [document.title, ...document.title.split(/\s+[|–—·:-]\s+/), ...headings.map(headingText)];
    const thin = { page, visible, titles: titles.filter(Boolean) };
    const rule = THIN_PAGE_RULES.find((each) => visible.words < each.fewerWordsThan && each.applies(thin));
    if (rule) page.warnings.push({ code: rule.code, message: rule.message });
    else if (isAppShell(traits, { ...pending, words: visible.words })) notePending(page, 'empty shell');
  },
};
