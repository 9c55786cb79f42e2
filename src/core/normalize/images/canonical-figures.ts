// A picture with a caption is a `figure`, whatever boxes the site draws around the two.

import type { DomPass } from '../../page.ts';
import { countWords, foldSpace } from '../../dom/words.ts';
import { create, retag } from '../../dom/edit-tree.ts';

const CAPTION = '[class*=caption i]:not(figcaption):not(img)';
/** Longer text beside a picture is the article's, in words. */
const LONGEST_CAPTION = 80;

export const canonicalFigures: DomPass = {
  name: 'canonical-figures',
  run({ document, deadline }) {
    for (const caption of document.body.querySelectorAll(CAPTION)) {
      deadline.check();
      frameCaption(caption);
    }
    for (const figure of document.body.querySelectorAll('figure')) settleFigure(figure);
  },
};

function frameCaption(caption: Element): void {
  const box = caption.parentElement;
  if (
    !box ||
    caption.closest('figcaption, pre, table') ||
    caption.querySelector('img, h1, h2, h3, h4, h5, h6')
  )
    return;
  const words = countWords(caption.textContent ?? '');
  if (words === 0 || words > LONGEST_CAPTION || box.querySelectorAll('img').length !== 1) return;
  if (box.localName === 'figure') {
    if (!box.querySelector('figcaption')) retag(caption, 'figcaption');
    return;
  }
  // Only a box of the two: the picture, the caption, nothing else to read.
  if (foldSpace(box.textContent ?? '') !== foldSpace(caption.textContent ?? '') || box.closest('figure'))
    return;
  retag(caption, 'figcaption');
  if (box.matches('article, body, main, section, td')) return;
  retag(box, 'figure');
}

/** The caption once, after the picture. */
function settleFigure(figure: Element): void {
  const captions = [...figure.querySelectorAll('figcaption')].filter(
    (one) => one.closest('figure') === figure,
  );
  const seen = new Set<string>();
  for (const caption of captions) {
    const text = foldSpace(caption.textContent ?? '');
    if (text === '' || seen.has(text)) caption.remove();
    seen.add(text);
  }
  const images = [...figure.querySelectorAll('img')];
  for (const [index, image] of images.entries()) {
    // Zoom layers show the same picture again.
    if (index > 0 && image.getAttribute('src') === images[0]?.getAttribute('src')) image.remove();
  }
  if (!figure.hasChildNodes()) figure.replaceWith(create(figure.ownerDocument, 'p'));
}
