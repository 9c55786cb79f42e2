import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { capture } from '../src/capture/capture.ts';
import { takeKeptParts } from '../src/capture/selection/kept-parts.ts';
import { extract } from '../src/core/extract.ts';
import { writeHtml } from '../src/core/output/html/write-html.ts';
import { watchChanges } from '../src/core/watch-changes.ts';
import { PithError, toErrorData } from '../src/errors.ts';
import { takeSnapshot } from '../src/platform/page/left-snapshot.ts';
import { type PageReply, takeRequest } from '../src/platform/page/page-request.ts';
import { pickedOf } from '../src/platform/page/picked-element.ts';

/**
 * Captures and reads in the page itself, where no reader lives. The value of `main` goes back to whoever injected it;
 * nothing stays in the page. An unlisted script, since the wrapper of a content script would bring code of its own into
 * every page. The reply is one JSON string: browsers carry thousands of small objects much more slowly.
 */
export default defineUnlistedScript((): string => JSON.stringify(reply()));

function reply(): PageReply {
  try {
    const request = takeRequest();
    if (request.kind !== 'extract') throw new PithError('bad-input', 'The page was not told what to read.');
    const left = takeSnapshot();
    const snapshot =
      (request.isCaptured ? left : undefined) ??
      capture(document, {
        kept: takeKeptParts(document),
        frames: request.frames ?? [],
        ...pickedOf(request),
      });
    const start = performance.now();
    const forPrograms = import.meta.env.MODE === 'automation';
    const extraction = extract(snapshot, request.options, {
      watch: forPrograms && request.options.trace === true ? watchChanges : undefined,
      writeHtml: forPrograms ? writeHtml : undefined,
    });
    extraction.stats.milliseconds = (snapshot.milliseconds ?? 0) + performance.now() - start;
    return { extraction };
  } catch (error) {
    return { error: toErrorData(error) };
  }
}
