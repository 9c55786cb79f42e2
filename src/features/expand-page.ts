// What the command and the page menu do: bring all of the page in, then copy it.

import type { Io, TabReference } from '../io/io.ts';
import { copyPage } from './copy-page.ts';
import { errorToast } from './error-toast.ts';

type ExpandIo = Parameters<typeof copyPage>[0] & Pick<Io, 'expand'>;

/** Never rejects: nobody but the person on the page is there to hear it. */
export async function expandAndCopy(io: ExpandIo, tab: TabReference): Promise<void> {
  try {
    await io.expand(tab);
  } catch (error) {
    await io.notify(tab, errorToast(io.translate, error, 'copy-page'));
    return;
  }
  // What was loaded until a limit or the person's stop is copied all the same.
  await copyPage(io, tab);
}
