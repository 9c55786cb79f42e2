import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { extractMarkdown } from '../src/fetch/page/read-markdown.ts';
import { readerWorld } from '../src/reader/parts.ts';

/** A part of the reader: few pages are Markdown. */
export default defineUnlistedScript({
  include: ['chrome'],
  main() {
    readerWorld.pithParts = { ...readerWorld.pithParts, 'read-markdown': extractMarkdown };
  },
});
