import { expect, test } from 'vitest';
import { toggleSection } from '../../../components/page/state/focus-choice.ts';
import { keepSections, listOutline } from '../../../src/core/output/outline.ts';
import { anExtraction, heading, paragraph } from '../../features/builders.ts';

const page = anExtraction({}, [
  paragraph('Before any heading.'),
  heading('Tides', 1),
  paragraph('About tides.'),
  heading('Spring', 2),
  paragraph('About spring tides.'),
  heading('Twelfths', 4),
  paragraph('About the rule.'),
  heading('Neap', 2),
  paragraph('About neap tides.'),
]);
const leaveOut = (left: ReadonlySet<string>) =>
  keepSections(
    page,
    listOutline(page)
      .map(({ id }) => id)
      .filter((id) => !left.has(id)),
  );
const byText = (text: string) => {
  const found = listOutline(page).find((section) => section.text === text);
  if (!found) throw new Error(`No section ${text}`);
  return found;
};

test('sections follow the headings, each as deep as the headings it stands under', () => {
  expect(listOutline(page).map(({ text, above }) => [text, above.length])).toEqual([
    ['', 0],
    ['Tides', 0],
    ['Spring', 1],
    ['Twelfths', 2],
    ['Neap', 1],
  ]);
});

test('every block is in exactly one section', () => {
  expect(listOutline(page).flatMap((section) => section.blocks)).toEqual(page.blocks);
});

test('taking a section out takes what stands under it', () => {
  const left = toggleSection(byText('Spring'), new Set());
  expect(leaveOut(left).text).toBe(
    ['Before any heading.', 'Tides', 'About tides.', 'Neap', 'About neap tides.'].join('\n\n'),
  );
});

test('a section that is partly out comes back whole, and a whole one goes', () => {
  const part = toggleSection(byText('Twelfths'), new Set());
  const whole = toggleSection(byText('Spring'), part);
  expect(whole).toEqual(new Set());
  expect(toggleSection(byText('Spring'), whole)).toEqual(new Set(['h-Spring', 'h-Twelfths']));
});

test('a title that was taken out does not come back above the text', () => {
  const left = new Set([byText('Tides').id]);
  expect(leaveOut(left).title).toBe('');
  expect(leaveOut(new Set([byText('Neap').id])).title).toBe('Tides');
});

test('with nothing taken out the extraction is the same', () => {
  expect(leaveOut(new Set())).toBe(page);
});
