// Landmarks of a page: regions that say what they are, by tag or role (HTML-AAM, WAI-ARIA 1.2).

export type Landmark =
  | 'navigation'
  | 'banner'
  | 'contentinfo'
  | 'complementary'
  | 'main'
  | 'article'
  | 'form'
  | 'dialog';

const BY_TAG = new Map<string, Landmark>([
  ['article', 'article'],
  ['aside', 'complementary'],
  ['dialog', 'dialog'],
  ['footer', 'contentinfo'],
  ['form', 'form'],
  ['header', 'banner'],
  ['main', 'main'],
  ['nav', 'navigation'],
]);

const BY_ROLE = new Map<string, Landmark>([
  ['alertdialog', 'dialog'],
  ['article', 'article'],
  ['banner', 'banner'],
  ['complementary', 'complementary'],
  ['contentinfo', 'contentinfo'],
  ['dialog', 'dialog'],
  ['form', 'form'],
  ['main', 'main'],
  ['menu', 'navigation'],
  ['menubar', 'navigation'],
  ['navigation', 'navigation'],
  ['search', 'form'],
]);

/** A role that is no landmark takes the tag's meaning away (`<nav role="presentation">`). */
export function landmarkOf(element: Element): Landmark | undefined {
  const role = element.getAttribute('role')?.trim().toLowerCase().split(/\s+/, 1)[0];
  return role ? BY_ROLE.get(role) : BY_TAG.get(element.localName);
}
