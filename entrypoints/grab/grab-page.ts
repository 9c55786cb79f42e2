import { type CopyPlain, capture } from '../../src/capture/capture.ts';
import { absolutize } from '../../src/capture/frames/frame-copies.ts';
import { packSnapshot } from '../../src/capture/pack-snapshot.ts';
import { takeKeptParts } from '../../src/capture/selection/kept-parts.ts';
import { toErrorData } from '../../src/errors.ts';
import { leaveSnapshot } from '../../src/platform/page/left-snapshot.ts';
import { type GrabReply, LEFT, takeRequest } from '../../src/platform/page/page-request.ts';
import { pickedOf } from '../../src/platform/page/picked-element.ts';

/** The way of a larger page to the reader takes longer than reading it cold. Characters of its HTML. */
const LARGEST = 2_000_000;

/** What was asked for of the page; `copyPlain` where it is no HTML. */
export function grabPage(copyPlain?: CopyPlain): GrabReply {
  try {
    const request = takeRequest();
    const kept = takeKeptParts(document);
    const snapshot = capture(document, {
      kept,
      copyPlain,
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
      leaveSnapshot({ snapshot, options, isFinal: !stays || kept !== null });
      return LEFT;
    }
    return { captured: packSnapshot(snapshot) };
  } catch (error) {
    return { error: toErrorData(error) };
  }
}
