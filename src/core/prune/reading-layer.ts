// Whether a layer over the page is what the person reads: it fills the window and holds paragraphs, and asks for nothing.

import { countWordsIn } from '../dom/standing-texts.ts';
import { FILLS } from '../dom/marks.ts';

/** A smaller layer is a window beside the text. Per cent of the browser's window. */
const MOST_OF_WINDOW = 50;
/** An overlay that asks to sign in or to switch something off says so in one or two. */
const FEWEST_PARAGRAPHS = 3;
/** Fewest words that read as a sentence (Kohlschütter 2010). */
const SENTENCE_WORDS = 10;
const QUESTIONS = 'input:not([type=hidden]), textarea, select';
const DIALOG = '[role=dialog], [role=alertdialog], [aria-modal=true], dialog';
/** Layers in layers are looked at up to this many, so that no page makes it long. */
const MOST_LAYERS = 20;

export function findReadingLayers(body: Element): Element[] {
  return [...body.querySelectorAll(`[${FILLS}]`)]
    .filter((element) => Number(element.getAttribute(FILLS)) >= MOST_OF_WINDOW)
    .slice(0, MOST_LAYERS)
    .filter(isRead);
}

function isRead(element: Element): boolean {
  if (element.closest(DIALOG) || element.querySelector(`${QUESTIONS}, ${DIALOG}`)) return false;
  let paragraphs = 0;
  for (const inside of element.querySelectorAll('*')) {
    // Words that stand in the element itself.
    if (countWordsIn(inside, () => true) >= SENTENCE_WORDS && !inside.closest('a, button')) paragraphs += 1;
    if (paragraphs === FEWEST_PARAGRAPHS) return true;
  }
  return false;
}
