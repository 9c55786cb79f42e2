import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { capture } from '../src/capture/capture.ts';
import { absolutize } from '../src/capture/frames/frame-copies.ts';
import { packSnapshot } from '../src/capture/pack-snapshot.ts';
import { takeKeptParts } from '../src/capture/selection/kept-parts.ts';
import { toErrorData } from '../src/errors.ts';
import { leaveSnapshot } from '../src/platform/page/left-snapshot.ts';
import { type GrabReply, LEFT, takeRequest } from '../src/platform/page/page-request.ts';
import { pickedOf } from '../src/platform/page/picked-element.ts';

/** The way of a larger page to the reader takes longer than reading it cold. Characters of its HTML. */
const LARGEST = 2_000_000;

/**
 * Injected on demand; the value of `main` goes back to whoever injected it. It captures and nothing else: the passes run
 * in the reader, and the page's own thread is free again. A copy stays in the page for `page.js` where no reader lives, or
 * where it is very large.
 */
export default defineUnlistedScript((): string => JSON.stringify(reply()));

function reply(): GrabReply {
  try {
    const request = takeRequest();
    const kept = takeKeptParts(document);
    const snapshot = capture(document, {
      kept,
      frames: request.frames ?? [],
      ...pickedOf(request),
    });
    if (request.kind === 'snapshot') return { snapshot: snapshot.document.documentElement.outerHTML };
    if (request.kind === 'frame') {
      const { url, baseUrl } = snapshot;
      absolutize(snapshot.document.body, baseUrl);
      return { frame: { url, html: snapshot.document.body.outerHTML } };
    }
    const { options, stays = false } = request;
    if (stays || snapshot.rawCharacters > LARGEST) {
      leaveSnapshot({ snapshot, options, isFinal: !stays || kept !== undefined });
      return LEFT;
    }
    return { captured: packSnapshot(snapshot) };
  } catch (error) {
    return { error: toErrorData(error) };
  }
}
