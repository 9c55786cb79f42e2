import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { ARTICLE_MISSING, missingArticle } from '../src/core/content/article/missing-article.ts';
import { extractUnweighed } from '../src/core/extract.ts';
import { writeHtml } from '../src/core/output/html/write-html.ts';
import { watchChanges } from '../src/core/watch-changes.ts';
import { toErrorData } from '../src/errors.ts';
import { takeSnapshot } from '../src/platform/page/left-snapshot.ts';
import { NEEDS_ARTICLE, type PageReply, pageChanged } from '../src/platform/page/page-request.ts';
import { readerWorld } from '../src/reader/parts.ts';

/**
 * Reads the copy that `grab.js` left in the page, where no reader lives. The value of `main` goes back to whoever injected it;
 * nothing stays in the page. An unlisted script, since the wrapper of a content script would bring code of its own into
 * every page. The reply is one JSON string: browsers carry thousands of small objects much more slowly.
 */
export default defineUnlistedScript((): string => JSON.stringify(reply()));

function reply(): PageReply {
  try {
    const left = takeSnapshot();
    if (!left) throw pageChanged();
    const { snapshot, options, isFinal } = left;
    const start = performance.now();
    const forPrograms = import.meta.env.MODE === 'automation';
    const findArticle = readerWorld.pithParts?.readability ?? (isFinal ? undefined : missingArticle);
    delete readerWorld.pithParts;
    const extraction = extractUnweighed(snapshot, options, {
      watch: forPrograms && options.trace === true ? watchChanges : undefined,
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
