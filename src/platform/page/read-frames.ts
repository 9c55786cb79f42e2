// Reads the frames of other sites in a tab, each with its own script, where the permission reaches. Without it there is
// nothing to read, and the page keeps a link to each.

import { browser } from 'wxt/browser';
import type { FrameCopy } from '../../core/page.ts';
import { leaveRequest } from './leave-request.ts';
import type { GrabReply } from './page-request.ts';

/** A page with more of them is full of advertisements. */
const MOST_FRAMES = 20;

interface FoundFrame {
  frameId: number;
  /** Positions among the frames of each window, from the page's own down. */
  path: number[];
  /** The window above is of another site, so that it cannot read this one. */
  isClosed: boolean;
  /** Large and with enough words to be content. */
  isContent: boolean;
}

/** The copies that belong into the page itself; those of frames in frames are in them. */
export async function readFrames(tabId: number): Promise<FrameCopy[]> {
  const closed = (await findFrames(tabId)).filter(({ isClosed }) => isClosed);
  // Inner frames first: what they hold goes into the frame around.
  const order = closed.toSorted((a, b) => b.path.length - a.path.length).slice(0, MOST_FRAMES);
  const read: { frame: FoundFrame; url: string; html: string }[] = [];
  for (const frame of order) {
    const inner = read.filter(
      ({ frame: other }) => surrounds(frame, other) && holderOf(other, closed) === frame,
    );
    if (!frame.isContent && inner.length === 0) continue;
    const frames = inner.map(({ frame: { path }, url, html }) => ({
      path: path.slice(frame.path.length),
      url,
      html,
    }));
    // A frame may be gone, or refuse; the page keeps its link then.
    const reply = await readFrame({ tabId, frameIds: [frame.frameId] }, frames).catch(() => null);
    if (reply) read.push({ frame, url: reply.url, html: reply.html });
  }
  return read
    .filter(({ frame }) => holderOf(frame, closed) === undefined)
    .map(({ frame: { path }, url, html }) => ({ path, url, html }));
}

const surrounds = (outer: FoundFrame, inner: FoundFrame): boolean =>
  outer.path.length < inner.path.length &&
  outer.path.every((position, depth) => inner.path[depth] === position);

/** The nearest frame around that has a script of its own. */
const holderOf = (frame: FoundFrame, closed: FoundFrame[]): FoundFrame | undefined =>
  closed.filter((other) => surrounds(other, frame)).toSorted((a, b) => b.path.length - a.path.length)[0];

async function findFrames(tabId: number): Promise<FoundFrame[]> {
  const results = await browser.scripting.executeScript({
    target: { tabId, allFrames: true },
    // Else it waits for every frame, and one whose server never answers keeps the page from being read.
    injectImmediately: true,
    func: () => {
      const path: number[] = [];
      for (let at: Window = window; at !== at.parent; at = at.parent) {
        let position = 0;
        while (position < at.parent.length && at.parent[position] !== at) position += 1;
        path.unshift(position);
      }
      const words = document.body?.innerText?.match(/\S+/g)?.length ?? 0;
      return {
        path,
        isClosed: window !== window.top && window.frameElement === null,
        isContent: innerWidth >= 200 && innerHeight >= 60 && words >= 10,
      };
    },
  });
  return results.flatMap(({ frameId, result }) =>
    result ? [{ frameId, ...(result as Omit<FoundFrame, 'frameId'>) }] : [],
  );
}

async function readFrame(
  target: { tabId: number; frameIds: number[] },
  frames: FrameCopy[],
): Promise<Omit<FrameCopy, 'path'> | null> {
  await leaveRequest(target, { kind: 'frame', frames });
  const [result] = await browser.scripting.executeScript({
    target,
    files: ['/grab.js'],
    injectImmediately: true,
  });
  const reply = result?.result ? (JSON.parse(result.result as string) as GrabReply) : null;
  return typeof reply === 'object' && reply && 'frame' in reply ? reply.frame : null;
}
