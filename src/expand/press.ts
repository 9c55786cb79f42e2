// Presses a control as a person does, and only one that shows more of the page. Some components listen to the pointer
// and not to the click.

import { isInSight, isOffLimits } from './content-area.ts';
import { waitForQuiet } from './quiet.ts';
import type { Run } from './run.ts';
import { stayHere } from './stay-here.ts';

/** Words on controls that do something else than show more of the page. */
const ACTS =
  /\b(?:add|buy|cancel|cart|delete|download|edit|filter|follow|language|like|log ?in|menu|options|order|post|print|rate|remove|reply|report|save|search|send|settings|share|sign|sort|submit|subscribe|upload|vote)\b|anmelden|antworten|bestellen|drucken|folgen|kaufen|löschen|melden|senden|teilen|warenkorb/i;
const UNUSABLE = ':disabled, [aria-disabled=true], [aria-haspopup]:not([aria-haspopup=false])';

export function mayPress(control: Element): boolean {
  if (!control.isConnected || !isInSight(control) || isOffLimits(control)) return false;
  // A button that belongs to a form from afar submits it.
  if (control.matches(UNUSABLE) || (control as HTMLButtonElement).form) return false;
  if (control.querySelector('a[href]')) return false;
  return !ACTS.test(`${control.textContent ?? ''} ${control.getAttribute('aria-label') ?? ''}`);
}

export async function press(run: Run, control: Element): Promise<void> {
  run.clicks += 1;
  const release = stayHere(control.ownerDocument);
  try {
    pressAs(control);
    await waitForQuiet(run);
  } finally {
    if (release()) await waitForQuiet(run);
  }
}

function pressAs(control: Element): void {
  const mouse = { bubbles: true, cancelable: true, composed: true, button: 0, detail: 1 };
  const pointer = { ...mouse, isPrimary: true, pointerType: 'mouse' };
  control.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  control.dispatchEvent(new MouseEvent('mousedown', { ...mouse, buttons: 1 }));
  control.dispatchEvent(new PointerEvent('pointerup', pointer));
  control.dispatchEvent(new MouseEvent('mouseup', mouse));
  (control as HTMLElement).click();
}
