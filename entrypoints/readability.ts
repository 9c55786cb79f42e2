import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { findArticle } from '../src/core/content/article/find-article.ts';
import { readerWorld } from '../src/reader/parts.ts';

/** A part of the reader and of `page.js`: few people ask for it, and few pages need it. */
export default defineUnlistedScript(() => {
  readerWorld.pithParts = { ...readerWorld.pithParts, readability: findArticle };
});
