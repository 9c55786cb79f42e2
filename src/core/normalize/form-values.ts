// Which values of form controls are content: what a person filled in or may copy, not searches and switches.

import { isBlockLevel } from '../dom/vocabulary.ts';
import { VALUE } from '../dom/marks.ts';
import type { DomPass } from '../page.ts';
import { foldSpace } from '../dom/words.ts';

const TEXT_TYPES = new Set([
  'date',
  'datetime-local',
  'email',
  'month',
  'number',
  'tel',
  'text',
  'time',
  'url',
  'week',
  '',
]);
/** Searches, filters, and the site's own switches. */
const NO_CONTENT = 'footer, header, nav, search, [role=navigation], [role=search], [type=search]';
const FILTER_NAME =
  /(?:^|[-_\s])(?:q|query|search|keyword|filter|sort|order|lang|language|locale|country|currency|page|per|coupon|qty|quantity|newsletter|subscribe)(?:$|[-_\s])/i;
const EMBED = /^\s*<(?:embed|iframe|object|video)\b/i;

export const canonicalFormValues: DomPass = {
  name: 'canonical-form-values',
  run({ document }) {
    const labels = new Map(
      [...document.body.querySelectorAll('label[for]')].map((label) => [
        label.getAttribute('for') ?? '',
        label,
      ]),
    );
    for (const box of document.body.querySelectorAll(BOXES)) {
      const label = labels.get(box.id) ?? box.closest('label, td, dd');
      if (!label || isForeign(box)) continue;
      label.prepend(signOf(box), ' ');
      box.remove();
    }
    for (const control of document.body.querySelectorAll(
      `input[${VALUE}], select[${VALUE}], textarea[${VALUE}]`,
    )) {
      if (control.matches('li > input[type=checkbox]')) continue;
      const value = foldSpace(control.getAttribute(VALUE) ?? '');
      if (value === '' || !isContent(control, labels)) control.removeAttribute(VALUE);
      else separate(control);
    }
  },
};

const BOXES = 'input:is([type=checkbox], [type=radio]):not(li > *)';

/** What was ticked or chosen is a word of its label, and goes with it. */
function signOf(box: Element): string {
  const signs = box.getAttribute('type') === 'radio' ? '○◉' : '☐☑';
  return signs.charAt(Number(box.hasAttribute('checked')));
}

/** `Name: Ann`: the gap between a label and its field is layout. */
function separate(control: Element): void {
  let label = control.previousSibling;
  while (label && (label.textContent ?? '').trim() === '') label = label.previousSibling;
  const words = (label?.textContent ?? '').trimEnd();
  if (
    !label ||
    (label.nodeType === label.ELEMENT_NODE && isBlockLevel(label as Element)) ||
    /[:：?？]$/.test(words)
  )
    return;
  if (label.nodeType === label.TEXT_NODE) label.nodeValue = words;
  control.before(': ');
}

/** The box from which a person copies a player into another page. */
const isEmbedCode = (control: Element): boolean =>
  control.hasAttribute('readonly') && EMBED.test(control.getAttribute(VALUE) ?? '');

function isContent(control: Element, labels: ReadonlyMap<string, Element>): boolean {
  if (isForeign(control) || isEmbedCode(control)) return false;
  if (control.localName === 'textarea') return true;
  if (control.localName === 'input' && !TEXT_TYPES.has((control.getAttribute('type') ?? '').toLowerCase()))
    return false;
  // A value without a name is a control; beside its name it is a record.
  return (
    control.hasAttribute('readonly') || control.closest('dd, label, td') !== null || labels.has(control.id)
  );
}

function isForeign(control: Element): boolean {
  const names = [
    control.id,
    control.getAttribute('name'),
    control.getAttribute('aria-label'),
    control.getAttribute('placeholder'),
  ];
  return control.closest(NO_CONTENT) !== null || names.some((name) => name && FILTER_NAME.test(name));
}
