import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { capture } from '../src/capture/capture.ts';
import { takeKeptParts } from '../src/capture/selection/kept-parts.ts';
import { ARTICLE_MISSING, missingArticle } from '../src/core/content/article/missing-article.ts';
import { extractUnweighed } from '../src/core/extract.ts';
import { writeHtml } from '../src/core/output/html/write-html.ts';
import { watchChanges } from '../src/core/watch-changes.ts';
import { PithError, toErrorData } from '../src/errors.ts';
import { takeSnapshot } from '../src/platform/page/left-snapshot.ts';
import { NEEDS_ARTICLE, type PageReply, takeRequest } from '../src/platform/page/page-request.ts';
import { pickedOf } from '../src/platform/page/picked-element.ts';
import { readerWorld } from '../src/reader/parts.ts';

/**
 * Captures and reads in the page itself, where no reader lives. The value of `main` goes back to whoever injected it;
 * nothing stays in the page. An unlisted script, since the wrapper of a content script would bring code of its own into
 * every page. The reply is one JSON string: browsers carry thousands of small objects much more slowly.
 */
export default defineUnlistedScript((): string => JSON.stringify(reply()));

function reply(): PageReply {
  try {
    const request = takeRequest();
    if (request.kind !== 'extract') throw new PithError('bad-input', 'Nothing was asked of it.');
    const here = request.isCaptured ? takeSnapshot() : undefined;
    const kept = takeKeptParts(document);
    const snapshot = here ?? capture(document, { kept, frames: request.frames ?? [], ...pickedOf(request) });
    const start = performance.now();
    const forPrograms = import.meta.env.MODE === 'automation';
    // What was kept, or left here, is there for one capture only.
    const findArticle = readerWorld.pithParts?.readability ?? (here || kept ? undefined : missingArticle);
    delete readerWorld.pithParts;
    const extraction = extractUnweighed(snapshot, request.options, {
      watch: forPrograms && request.options.trace === true ? watchChanges : undefined,
      writeHtml: forPrograms ? writeHtml : undefined,
      findArticle,
    });
    extraction.stats.milliseconds = (snapshot.milliseconds ?? 0) + performance.now() - start;
    return { extraction };
  } catch (error) {
    if (error === ARTICLE_MISSING) return NEEDS_ARTICLE;
    return { error: toErrorData(error) };
  }
}
