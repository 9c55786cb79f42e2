// What a form control shows, as a mark; secrets never leave the page.

import { SELECTED, VALUE } from '../../core/dom/marks.ts';
import { attribute, tagOf, matches } from './live-dom.ts';

const TEXT_TYPES = new Set(
  'color date datetime-local email month number range search tel text time url week'.split(' '),
);
/** Autofill tokens of cards and codes (HTML, "autofill"). */
const SECRET_AUTOFILL = /(?:^|\s)(?:cc-[a-z-]+|current-password|new-password|one-time-code)(?:\s|$)/i;

export function markValue(element: Element, copy: Element): void {
  switch (tagOf(element)) {
    case 'input':
      return markInput(element as HTMLInputElement, copy);
    case 'textarea':
      return markText(element as HTMLTextAreaElement, copy);
    case 'select': {
      const options = (element as HTMLSelectElement).selectedOptions;
      if (!isSecret(element)) setValue(copy, Array.from(options, (option) => option.text).join(', '));
      return;
    }
    case 'option':
      copy.toggleAttribute('selected', (element as HTMLOptionElement).selected);
  }
}

function markInput(element: HTMLInputElement, copy: Element): void {
  const type = element.type;
  if (type === 'checkbox' || type === 'radio') copy.toggleAttribute('checked', element.checked);
  else if (TEXT_TYPES.has(type)) markText(element, copy);
}

function markText(element: HTMLInputElement | HTMLTextAreaElement, copy: Element): void {
  if (isSecret(element)) return;
  setValue(copy, element.value);
  markSelected(element, copy);
}

const isSecret = (element: Element): boolean =>
  SECRET_AUTOFILL.test(attribute(element, 'autocomplete') ?? '');

function setValue(copy: Element, value: string): void {
  if (value) copy.setAttribute(VALUE, value);
}

/** The selected part of a focused text field; its value is the selected text. */
function markSelected(element: HTMLInputElement | HTMLTextAreaElement, copy: Element): void {
  if (!matches(element, ':focus')) return;
  const { selectionStart, selectionEnd, value } = element;
  if (selectionStart === null || selectionEnd === null || selectionStart === selectionEnd) return;
  copy.setAttribute(SELECTED, value.slice(selectionStart, selectionEnd));
}
