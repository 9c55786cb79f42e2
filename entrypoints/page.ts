import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { capture } from '../src/capture/capture.ts';
import { extract } from '../src/core/extract.ts';
import { toErrorData } from '../src/errors.ts';
import { type PageReply, takeRequest } from '../src/platform/page-request.ts';

/**
 * Injected on demand; the value of `main` goes back to whoever injected it. Nothing stays in the page. An unlisted
 * script, since the wrapper of a content script would bring the browser polyfill into every page. The reply is one
 * JSON string: browsers carry thousands of small objects from a page much more slowly than one long text.
 */
export default defineUnlistedScript((): string => JSON.stringify(reply()));

function reply(): PageReply {
  try {
    const request = takeRequest();
    const start = performance.now();
    const snapshot = capture(document);
    if (request.kind === 'snapshot') return { snapshot: snapshot.document.documentElement.outerHTML };
    const extraction = extract(snapshot, request.options);
    extraction.stats.milliseconds = performance.now() - start;
    return { extraction };
  } catch (error) {
    return { error: toErrorData(error) };
  }
}
