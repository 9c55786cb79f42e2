// Small inline forms: readings beside their base, no break opportunities, line breaks that a style keeps.

import { PREFORMATTED } from '../dom/marks.ts';
import type { DomPass } from '../page.ts';
import { foldSpace } from '../dom/words.ts';
import { isInsideCode, unwrap } from '../dom/edit-tree.ts';

const KEEPS_BREAKS = /white-space(?:-collapse)?:\s*(?:pre|break-spaces|preserve)/i;

export const canonicalInline: DomPass = {
  name: 'canonical-inline',
  run({ document, source }) {
    for (const opportunity of document.body.querySelectorAll('wbr')) opportunity.remove();
    for (const ruby of document.body.querySelectorAll('ruby')) writeReading(ruby);
    for (const font of document.body.querySelectorAll('font')) unwrap(font);
    if (source === 'live') return;
    for (const styled of document.body.querySelectorAll('[style*="white-space" i]')) {
      const keeps = KEEPS_BREAKS.test(styled.getAttribute('style') ?? '');
      if (keeps && !isInsideCode(styled)) styled.setAttribute(PREFORMATTED, '');
    }
  },
};

/** `漢(かん)字(じ)`: readings without the parentheses that old browsers needed. */
function writeReading(ruby: Element): void {
  if (!ruby.isConnected) return;
  for (const parenthesis of ruby.querySelectorAll('rp')) parenthesis.remove();
  for (const reading of ruby.querySelectorAll('rt')) {
    const text = foldSpace(reading.textContent ?? '');
    reading.replaceWith(text ? `(${text})` : '');
  }
  for (const part of ruby.querySelectorAll('rb, rbc, rtc, ruby')) unwrap(part);
  unwrap(ruby);
}
