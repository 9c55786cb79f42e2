// Runs the expanding script in a tab, says how far it is, and stops it when the caller wants.

import { browser } from 'wxt/browser';
import { PithError, fromErrorData } from '../../errors.ts';
import { type ExpansionProgress, type ExpansionReport, toLimits } from '../../expansion.ts';
import type { ExpansionWatch, TabReference } from '../../io/io.ts';
import type { ExpansionReply, ExpansionRequest, ExpansionWorld } from './expansion-request.ts';
import { injectionError } from './injection-error.ts';
import { refuseRestricted } from './read-tab.ts';
import { translate } from '../translate.ts';

/** How often the progress is asked for, in milliseconds. */
const ASK_EVERY = 400;

export async function expandTab(tab: TabReference, watch: ExpansionWatch = {}): Promise<ExpansionReport> {
  await refuseRestricted(tab);
  const target = { tabId: tab.id };
  const request: ExpansionRequest = {
    limits: toLimits(watch.limits),
    words: {
      running: translate('expanding'),
      cancel: translate('cancel'),
      busy: translate('expandingAlready'),
    },
  };
  const reply = run(target, request);
  // An error is the caller's; here it only ends the asking.
  const ended = reply.then(
    () => true,
    () => true,
  );
  while (!(await Promise.race([ended, sleep(ASK_EVERY)]))) {
    const progress = await ask(target, watch.signal?.aborted ?? false).catch(() => undefined);
    if (progress) watch.onProgress?.(progress);
  }
  const answer = await reply.catch((error: unknown) => {
    throw injectionError(error, tab.url);
  });
  if ('error' in answer) throw fromErrorData(answer.error);
  return answer.report;
}

async function run(target: { tabId: number }, request: ExpansionRequest): Promise<ExpansionReply> {
  await browser.scripting.executeScript({
    target,
    injectImmediately: true,
    args: [request],
    func: (value: ExpansionRequest) => {
      (globalThis as ExpansionWorld).pithExpansionRequest = value;
    },
  });
  const [result] = await browser.scripting.executeScript({
    target,
    injectImmediately: true,
    files: ['/expand.js'],
  });
  const reply = result?.result as string | undefined;
  // A page that went elsewhere takes its script along.
  if (!reply) throw new PithError('page-changed', translate('errorPageChanged'));
  return JSON.parse(reply) as ExpansionReply;
}

async function ask(target: { tabId: number }, stop: boolean): Promise<ExpansionProgress | undefined> {
  const [result] = await browser.scripting.executeScript({
    target,
    injectImmediately: true,
    args: [stop],
    func: (cancel: boolean) => {
      const handle = (globalThis as ExpansionWorld).pithExpansion;
      handle?.touch();
      if (cancel) handle?.cancel();
      return handle?.progress;
    },
  });
  return result?.result as ExpansionProgress | undefined;
}

const sleep = (milliseconds: number): Promise<false> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(false), milliseconds);
  });
