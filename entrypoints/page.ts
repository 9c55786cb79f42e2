import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { capture } from '../src/capture/capture.ts';
import { absolutize } from '../src/capture/frames/frame-copies.ts';
import { takeKeptParts } from '../src/capture/selection/kept-parts.ts';
import { extract } from '../src/core/extract.ts';
import { writeHtml } from '../src/core/output/html/write-html.ts';
import { watchChanges } from '../src/core/watch-changes.ts';
import { PithError, toErrorData } from '../src/errors.ts';
import { type PageReply, type PageRequest, takeRequest } from '../src/platform/page/page-request.ts';
import { takePicked } from '../src/platform/page/picked-element.ts';

/**
 * Injected on demand; the value of `main` goes back to whoever injected it. Nothing stays in the page. An unlisted
 * script, since the wrapper of a content script would bring code of its own into every page. The reply is one
 * JSON string: browsers carry thousands of small objects from a page much more slowly than one long text.
 */
export default defineUnlistedScript((): string => JSON.stringify(reply()));

function reply(): PageReply {
  try {
    const request = takeRequest();
    const start = performance.now();
    const snapshot = capture(document, {
      kept: takeKeptParts(document),
      frames: request.frames ?? [],
      ...(isPicked(request) ? { picked: findPicked() } : {}),
    });
    if (request.kind === 'snapshot') return { snapshot: snapshot.document.documentElement.outerHTML };
    if (request.kind === 'frame') {
      const { url, baseUrl } = snapshot;
      absolutize(snapshot.document.body, baseUrl);
      return { frame: { url, html: snapshot.document.body.outerHTML } };
    }
    const forPrograms = import.meta.env.MODE === 'automation';
    const extraction = extract(snapshot, request.options, {
      watch: forPrograms && request.options.trace === true ? watchChanges : undefined,
      writeHtml: forPrograms ? writeHtml : undefined,
    });
    extraction.stats.milliseconds = performance.now() - start;
    return { extraction };
  } catch (error) {
    return { error: toErrorData(error) };
  }
}

const isPicked = (request: PageRequest): boolean => request.kind === 'extract' && request.picked === true;

function findPicked(): Element {
  const element = takePicked();
  if (!element) throw new PithError('page-changed', 'The element that was picked is no longer on the page.');
  return element;
}
