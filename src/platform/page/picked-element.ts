// The element that a person picked waits in the isolated world of the page for the script that reads it.

interface World {
  pithPicked?: Element | undefined;
  /** Hands a key of the side panel to the picker; true when it meant something. */
  pithPress?: ((key: string) => boolean) | undefined;
}

export const pickerWorld = globalThis as World;

/** Undefined when nothing was picked, or it is no longer on the page. */
export function takePicked(): Element | undefined {
  const element = pickerWorld.pithPicked;
  pickerWorld.pithPicked = undefined;
  return element?.isConnected ? element : undefined;
}
