import type { Basket } from '../collect/basket/basket.ts';
import type { Io, TabReference } from '../io/io.ts';
import { errorToast } from './error-toast.ts';

type KeepIo = Pick<Io, 'capture' | 'notify' | 'readSettings' | 'translate'> & { basket: Pick<Basket, 'add'> };

/** Puts the selection into the basket, with a line on the page. Never rejects. */
export async function keepSelection(io: KeepIo, tab: TabReference): Promise<void> {
  const job = 'keep-selection';
  try {
    const { collapsed } = await io.readSettings();
    await io.basket.add(await io.capture(tab, { scope: 'selection', collapsed }));
    await io.notify(tab, { kind: 'done', text: io.translate('basketAdded'), job });
  } catch (error) {
    await io.notify(tab, errorToast(io.translate, error, job));
  }
}
