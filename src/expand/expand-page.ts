// READ FIRST. What reading cannot get is brought into the page or read as it passes: empty panels are opened, read and
// closed, "load more" is pressed, lists are scrolled to their end. Then the page is as it was, but for what has loaded.

import type { ExpansionReport } from '../expansion.ts';
import { rememberPlace } from './as-it-was.ts';
import { contentAreas } from './content-area.ts';
import { loadMore } from './load-more.ts';
import { openPanels } from './open-panels.ts';
import { waitForPage, waitForQuiet } from './quiet.ts';
import { type Run, mayGoOn, reportOf } from './run.ts';
import { scrollThrough } from './scroll-through.ts';
import { scrollersOf } from './scroller.ts';

export async function expandPage(run: Run): Promise<ExpansionReport> {
  const goBack = rememberPlace(run.live);
  try {
    await waitForPage(run);
    await loadAreas(run);
  } finally {
    run.progress.phase = 'restoring';
    goBack();
    await waitForQuiet({ ...run, cancelled: false, deadline: Infinity });
    goBack();
  }
  return reportOf(run);
}

async function loadAreas(run: Run): Promise<void> {
  for (const area of contentAreas(run.live)) {
    await loadMore(run, area);
    for (const scroller of scrollersOf(area)) {
      if (mayGoOn(run) && scroller.element.isConnected) await scrollThrough(run, scroller);
    }
    // The end of the page may show a button that was not there before.
    await loadMore(run, area);
    await openPanels(run, area);
  }
}
