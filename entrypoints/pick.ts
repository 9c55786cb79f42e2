import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startPicker } from '../src/capture/picker/pick-element.ts';
import { pickerWorld } from '../src/platform/page/picked-element.ts';

/** Waits until the person has picked an element; whether they did goes back to whoever injected this. */
export default defineUnlistedScript(async (): Promise<boolean> => {
  // A picker that is still running gives way.
  pickerWorld.pithPress?.('Escape');
  const { picked, press } = startPicker();
  pickerWorld.pithPress = press;
  const element = await picked;
  if (pickerWorld.pithPress === press) pickerWorld.pithPress = undefined;
  pickerWorld.pithPicked = element ?? undefined;
  return element !== null;
});
