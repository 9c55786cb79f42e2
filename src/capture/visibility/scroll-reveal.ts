// Tells text that fades in when it is scrolled to from text that never shows. Both are transparent now; the first lies
// outside the window, is set up to be animated, and has others like it, as every library for this effect makes them.

import { attribute, boxOf, hasAttribute, matches } from '../walk/live-dom.ts';

/** Attributes by which libraries find what to fade in: AOS, ScrollReveal, Webflow, Locomotive, Framer, ScrollTrigger. */
const MARKERS = [
  'data-aos',
  'data-sr-id',
  'data-w-id',
  'data-scroll',
  'data-framer-appear-id',
  'data-animate',
];
const INLINE_FADED = '[style*="opacity:0"], [style*="opacity: 0"], [style*="visibility: hidden"]';
/** An element is shown at the latest when it stands this far above the lower edge, in heights of the window. */
const REVEAL_SHARE = 0.25;

export function waitsForScroll(element: Element, style: CSSStyleDeclaration, view: Window): boolean {
  return isOutOfWindow(element, view) && isAnimated(element, style) && hasTwin(element);
}

/** A curtain before a text that is drawn when the person comes to it. */
export function opensOnScroll(element: Element, style: CSSStyleDeclaration, view: Window): boolean {
  return isOutOfWindow(element, view) && (isMoved(style) || isAnimated(element, style)) && hasTwin(element);
}

const MOVING =
  /\b(?:all|bottom|height|inset|left|margin|opacity|right|rotate|scale|top|transform|translate|visibility|width)\b/;

/** Set up to move away. */
export const isMoved = ({ transitionDuration, transitionProperty }: CSSStyleDeclaration): boolean =>
  /[1-9]/.test(transitionDuration) && MOVING.test(transitionProperty);

function isOutOfWindow(element: Element, view: Window): boolean {
  const { top, bottom, width, height } = boxOf(element);
  if (width <= 1 || height <= 1) return false;
  return top >= view.innerHeight * (1 - REVEAL_SHARE) || bottom <= 0;
}

function isAnimated(element: Element, style: CSSStyleDeclaration): boolean {
  if (
    /\b(?:all|clip-path|filter|mask|opacity|visibility)\b/.test(style.transitionProperty) &&
    /[1-9]/.test(style.transitionDuration)
  ) {
    return true;
  }
  return (
    style.animationName !== 'none' ||
    style.willChange.includes('opacity') ||
    style.transform !== 'none' ||
    style.translate !== 'none' ||
    MARKERS.some((name) => hasAttribute(element, name))
  );
}

/** A marker, a class or the written style that another element has, too. */
function hasTwin(element: Element): boolean {
  const live = element.ownerDocument;
  const count = (selector: string) => Document.prototype.querySelectorAll.call(live, selector).length;
  const marker = MARKERS.find((name) => hasAttribute(element, name));
  if (marker) return count(`[${marker}]`) > 1;
  const [first] = (attribute(element, 'class') ?? '').trim().split(/\s+/, 1);
  if (first) return Document.prototype.getElementsByClassName.call(live, first).length > 1;
  return matches(element, INLINE_FADED) && count(INLINE_FADED) > 1;
}
