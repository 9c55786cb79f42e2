import { browser } from 'wxt/browser';
import type { ExtractOptions } from '../../core/extract-options.ts';
import { weighBlocks } from '../../core/output/weigh-blocks.ts';
import type { Extraction } from '../../core/types.ts';
import { PithError, fromErrorData } from '../../errors.ts';
import type { TabReference } from '../../io/io.ts';
import { withLanguage } from '../detect-language.ts';
import { readFrames } from './read-frames.ts';
import { type Target, leaveRequest } from './leave-request.ts';
import { injectionError } from './injection-error.ts';
import { openOffscreen } from '../offscreen/offscreen.ts';
import { askReader, isReaderReady } from '../reader/ask-reader.ts';
import { type GrabReply, LEFT, NEEDS_ARTICLE, type PageReply, type PageRequest } from './page-request.ts';
import { restrictionOf } from './restricted-pages.ts';
import { translate } from '../translate.ts';

/** A page that does not answer within this time is stuck in its own script. Milliseconds. */
const PATIENCE = 90_000;
/** Frames of other sites have processes of their own, which may be busy for ever. Milliseconds. */
const FRAMES = 5_000;
/** A page that is still being parsed after this time waits for a script that does not come: what stands there is read. */
const PARSING = 3_000;

export const captureTab = (tab: TabReference, options: ExtractOptions): Promise<Extraction> =>
  extractFrom(tab, { kind: 'extract', options });

/** The element that the person picked on the page, whatever it holds. */
export const capturePicked = (tab: TabReference, options: ExtractOptions): Promise<Extraction> =>
  extractFrom(tab, { kind: 'extract', options: { ...options, scope: 'selection' }, picked: true });

async function extractFrom(tab: TabReference, request: PageRequest): Promise<Extraction> {
  const reply = (await ask(tab, request)) as { extraction: Extraction };
  return withLanguage(reply.extraction);
}

/** The owned copy with its marks, as HTML: the fixture format of tests and bug reports. */
export async function snapshotTab(tab: TabReference): Promise<string> {
  const reply = (await ask(tab, { kind: 'snapshot' })) as { snapshot: string };
  return reply.snapshot;
}

/** The page's HTML as it stands now, for the exact count of what was saved. */
export async function readPageHtml(tab: TabReference): Promise<string> {
  const [result] = await browser.scripting.executeScript({
    target: { tabId: tab.id },
    injectImmediately: true,
    func: () => document.documentElement.outerHTML,
  });
  return (result?.result as string | undefined) ?? '';
}

async function ask(tab: TabReference, request: PageRequest): Promise<Exclude<Reply, { error: unknown }>> {
  await refuseRestricted(tab);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(noAnswer()), PATIENCE);
  });
  // The request waits in the page for its script: two readers at once would take each other's.
  const inTurn = navigator.locks.request(`reading ${tab.id}`, () =>
    Promise.race([inject(tab, request), tooLong]),
  );
  const reply = await Promise.race([inTurn, tooLong])
    .catch((error: unknown) => {
      throw injectionError(error, tab.url);
    })
    .finally(() => clearTimeout(timer));
  if ('error' in reply) throw fromErrorData(reply.error);
  return reply;
}

type Reply = Exclude<PageReply | GrabReply, { captured: unknown } | string>;

async function inject({ id: tabId, frame }: TabReference, asked: PageRequest): Promise<Reply> {
  const stays = asked.kind === 'extract' && (import.meta.env.FIREFOX || !(await isReaderReady()));
  const request = stays ? { ...asked, stays } : asked;
  const target = frame === undefined ? { tabId } : { tabId, frameIds: [frame] };
  const [prepared] = await browser.scripting.executeScript({
    target,
    injectImmediately: true,
    args: [request, PARSING],
    func: async (value: PageRequest, patience: number) => {
      if (document.readyState === 'loading') {
        await new Promise((resolve) => {
          document.addEventListener('DOMContentLoaded', resolve, { once: true });
          setTimeout(resolve, patience);
        });
      }
      (globalThis as { pithRequest?: PageRequest }).pithRequest = value;
      const isClosed = (view: Window): boolean => {
        try {
          return Array.from(view as ArrayLike<Window>).some((inner) => !inner.document || isClosed(inner));
        } catch {
          // Of another site: nothing of it may be touched.
          return true;
        }
      };
      return [document.contentType, isClosed(window)];
    },
  });
  const [type, hasClosedFrames] = (prepared?.result ?? []) as [type?: string, hasClosedFrames?: boolean];
  if (type === 'application/pdf') {
    throw new PithError('restricted-page', translate('restrictedPdf'));
  }
  if (hasClosedFrames && frame === undefined) {
    const frames = await Promise.race([readFrames(tabId).catch(() => []), nothingAfter(FRAMES)]);
    if (frames.length > 0) await leaveRequest(target, { ...request, frames });
  }
  const grab = [type === 'text/html' || type === undefined ? '/grab.js' : '/grab-plain.js'];
  let reply = await run(target, grab);
  const isLeft = reply === JSON.stringify(LEFT);
  if (isLeft && request.kind === 'extract') {
    reply = await run(target, request.options.method === 'readability' ? WITH_ARTICLE : ['/page.js']);
    if (reply === JSON.stringify(NEEDS_ARTICLE)) {
      await leaveRequest(target, request);
      await run(target, grab);
      reply = await run(target, WITH_ARTICLE);
    }
  }
  // With the document comes the reader, for the next page.
  if (stays && !import.meta.env.FIREFOX) void openOffscreen();
  if (request.kind === 'extract' && !isLeft && !stays)
    return JSON.parse(await askReader({ kind: 'captured', reply, options: request.options })) as Reply;
  const read = JSON.parse(reply) as Reply;
  return 'extraction' in read ? { extraction: weighBlocks(read.extraction) } : read;
}

const WITH_ARTICLE = ['/readability.js', '/page.js'];

/** What the last script answers. */
async function run(target: Target, files: string[]): Promise<string> {
  const [result] = await browser.scripting.executeScript({
    target,
    injectImmediately: true,
    files,
  });
  const reply = result?.result as string | undefined;
  if (!reply) throw noAnswer();
  return reply;
}

const noAnswer = () => new PithError('page-failed', translate('errorNoAnswer'));

const nothingAfter = (milliseconds: number): Promise<never[]> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds, []));

export async function refuseRestricted({ url }: TabReference): Promise<void> {
  const reason = restrictionOf(url);
  if (reason) throw new PithError('restricted-page', translate(reason));
  // Firefox lets extensions read files without a switch and answers no here.
  if (import.meta.env.FIREFOX || !url.startsWith('file:')) return;
  if (!(await browser.extension.isAllowedFileSchemeAccess())) {
    throw new PithError('restricted-page', translate('restrictedFile'));
  }
}
