// Presses "load more" until it is gone or brings nothing more.

import { type SearchRoot, findIn, textIn } from './deep.ts';
import { mayPress, press } from './press.ts';
import { type Run, mayGoOn } from './run.ts';

const BUTTONS = 'button, [role=button], input[type=button]';
/** What such a button says, in the languages of most pages. Only the whole of a label counts. */
const LABELS = [
  '(?:display|load|read|see|show|view) (?:\\d+ )?(?:all|more|newer|next|older|previous|the rest)(?: \\p{L}+){0,2}',
  '(?:more|older) \\p{L}+(?: \\p{L}+)?',
  'more',
  '(?:alle|mehr|weitere) (?:\\p{L}+ )?(?:anzeigen|laden)',
  'weiterlesen',
  '(?:afficher|charger|voir) (?:la suite|plus|tout)(?: \\p{L}+){0,2}',
  '(?:cargar|mostrar|ver) más(?: \\p{L}+){0,2}',
  '(?:carica|mostra) altr[oi](?: \\p{L}+)?',
  '(?:carregar|mostrar|ver) mais',
  'meer (?:laden|tonen)',
  '(?:загрузить|показать) (?:еще|ещё)',
  'もっと(?:見る|読む)',
  '(?:加载|查看|显示)更多',
  '더 ?보기',
];
const MORE = new RegExp(`^(?:${LABELS.join('|')})[\\s.…›»+▾▼]*(?:\\(\\d+\\))?$`, 'iu');

export async function loadMore(run: Run, area: SearchRoot): Promise<void> {
  /** Buttons that brought nothing. */
  const spent = new Set<Element>();
  for (;;) {
    const button = findIn(area, BUTTONS).find(
      (each) =>
        MORE.test(labelOf(each)) && !each.hasAttribute('aria-expanded') && !spent.has(each) && mayPress(each),
    );
    if (!button || !mayGoOn(run)) return;
    const before = sizeOf(area);
    await press(run, button);
    if (sizeOf(area) > before) run.progress.loads += 1;
    else spent.add(button);
  }
}

const labelOf = (button: Element): string =>
  ((button as HTMLInputElement).value || button.textContent || button.getAttribute('aria-label') || '')
    .replace(/\s+/g, ' ')
    .trim();

const sizeOf = (area: SearchRoot): number => textIn(area).length;
