// Where on a page anything may be pressed or scrolled: the main content, and nothing in it that is a menu or a form.

const MAIN = 'main, [role=main]';
const ARTICLE = 'article, [role=article]';
/** Using the page instead of reading on. */
const OFF_LIMITS = [
  'a[href]',
  'aside',
  'dialog',
  'footer:not(article footer)',
  'form',
  'header:not(article header, main header)',
  'nav',
  '[contenteditable=""]',
  '[contenteditable=true]',
  '[role=banner]',
  '[role=combobox]',
  '[role=complementary]',
  '[role=contentinfo]',
  '[role=dialog]',
  '[role=listbox]',
  '[role=menu]',
  '[role=menubar]',
  '[role=navigation]',
  '[role=search]',
  '[role=toolbar]',
  '[role=tree]',
].join(', ');

/** The outermost elements that hold the main content; the whole body of a page that does not say. */
export function contentAreas(live: Document): Element[] {
  for (const selector of [MAIN, ARTICLE]) {
    const areas = [...live.querySelectorAll(selector)].filter(isInSight);
    const outer = areas.filter((area) => !areas.some((other) => other !== area && other.contains(area)));
    if (outer.length > 0) return outer;
  }
  return live.body ? [live.body] : [];
}

export const isOffLimits = (element: Element): boolean => element.closest(OFF_LIMITS) !== null;

export function isInSight(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}
