// The element that a person picked waits in the isolated world of the page for the script that reads it.

import { PithError } from '../../errors.ts';
import type { PageRequest } from './page-request.ts';

interface World {
  pithPicked?: Element | undefined;
  /** Hands a key of the side panel to the picker; true when it meant something. */
  pithPress?: ((key: string) => boolean) | undefined;
}

export const pickerWorld = globalThis as World;

/** What a request says of the element, for the capture. Throws `PithError`. */
export function pickedOf(request: PageRequest): { picked?: Element } {
  if (request.kind !== 'extract' || request.picked !== true) return {};
  const picked = takePicked();
  if (!picked) throw new PithError('page-changed', 'The picked element is no longer on the page.');
  return { picked };
}

/** Undefined when nothing was picked, or it is no longer on the page. */
function takePicked(): Element | undefined {
  const element = pickerWorld.pithPicked;
  pickerWorld.pithPicked = undefined;
  return element?.isConnected ? element : undefined;
}
