import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { leaveKeptParts } from '../src/capture/selection/kept-parts.ts';
import { PithError, toErrorData } from '../src/errors.ts';
import { expandPage } from '../src/expand/expand-page.ts';
import { showProgress } from '../src/expand/progress-line.ts';
import { newRun } from '../src/expand/run.ts';
import type { ExpansionReply, ExpansionWorld } from '../src/platform/page/expansion-request.ts';

const world = globalThis as ExpansionWorld;

/** Injected on demand into the page that a person wants whole; the value goes back to whoever injected it. */
export default defineUnlistedScript(async (): Promise<string> => JSON.stringify(await reply()));

async function reply(): Promise<ExpansionReply> {
  const request = world.pithExpansionRequest;
  delete world.pithExpansionRequest;
  try {
    if (!request) throw new PithError('bad-input', 'The page was not told what to load.');
    if (world.pithExpansion) throw new PithError('bad-input', request.words.busy);
    return { report: await expand(request) };
  } catch (error) {
    return { error: toErrorData(error) };
  }
}

async function expand({ limits, words }: NonNullable<ExpansionWorld['pithExpansionRequest']>) {
  const run = newRun(document, limits);
  const cancel = () => {
    run.cancelled = true;
  };
  let timer = setTimeout(cancel, limits.alone);
  const touch = () => {
    clearTimeout(timer);
    timer = setTimeout(cancel, limits.alone);
  };
  world.pithExpansion = { progress: run.progress, cancel, touch };
  const hideProgress = showProgress(run.progress, { words, cancel });
  try {
    return await expandPage(run);
  } finally {
    leaveKeptParts(run.kept, document);
    hideProgress();
    clearTimeout(timer);
    delete world.pithExpansion;
  }
}
