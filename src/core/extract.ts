// READ FIRST. The ordered passes, and what comes of them. The order lives here and nowhere else; each reason for it has
// its page in `test/core/pass-order.test.ts`.

import type { Block } from './block.ts';
import type { DomPass, FindArticle, Page, Snapshot } from './page.ts';
import type { ExtractOptions } from './extract-options.ts';
import type { Extraction } from './types.ts';
import { readTraits } from './classify/read-traits.ts';
import { describePage } from './describe-page.ts';
import { openPage } from './open-page.ts';
import { type Watch, attempt, runPasses } from './run-passes.ts';
import { applyVerdicts } from './content/apply-verdicts.ts';
import { chooseArticle } from './content/article/choose-article.ts';
import { chooseContent } from './content/choose-content.ts';
import { dropRepeats } from './content/repair/drop-repeats.ts';
import { fillGaps } from './content/repair/fill-gaps.ts';
import { findTextBlocks } from './content/segment-text.ts';
import { judgeHeadings } from './content/repair/judge-headings.ts';
import { judgeAtomicBlocks } from './content/repair/judge-atomic-blocks.ts';
import { fallBack, keepEverything, keepSelection } from './content/repair/keep-all.ts';
import { keepHead } from './content/repair/keep-head.ts';
import { keepPosts } from './content/repair/keep-posts.ts';
import { keepReadingLayer } from './content/repair/keep-reading-layer.ts';
import { copyForHtml, noteJudged } from './output/html/copy-for-html.ts';
import { markRoles } from './metadata/mark-roles.ts';
import { readMetadata } from './metadata/read-metadata.ts';
import { dropBoilerplate } from './prune/drop-boilerplate.ts';
import { dropTags } from './prune/drop-tags.ts';
import { markPosts } from './normalize/posts/mark-posts.ts';
import { noteSpeakers } from './normalize/posts/note-speakers.ts';
import { revealNotes } from './normalize/footnotes/reveal-notes.ts';
import { canonicalCallouts } from './normalize/callouts/canonical-callouts.ts';
import { canonicalEmbeds } from './normalize/canonical-embeds.ts';
import { canonicalInline } from './normalize/canonical-inline.ts';
import { canonicalLists } from './normalize/canonical-lists.ts';
import { canonicalTables } from './normalize/canonical-tables.ts';
import { namePictures } from './normalize/name-pictures.ts';
import { canonicalSvg } from './normalize/canonical-svg.ts';
import { canonicalCode } from './normalize/code/code-blocks.ts';
import { canonicalDisclosures } from './normalize/disclosures.ts';
import { canonicalFootnotes } from './normalize/footnotes/canonical-footnotes.ts';
import { canonicalFormValues } from './normalize/form-values.ts';
import { canonicalHeadings } from './normalize/headings.ts';
import { canonicalFigures } from './normalize/images/canonical-figures.ts';
import { canonicalImages } from './normalize/images/canonical-images.ts';
import { mergeNoscript } from './normalize/images/merge-noscript.ts';
import { unwrapLayoutTables } from './normalize/layout-tables.ts';
import { canonicalLinks } from './normalize/links/canonical-links.ts';
import { hoistBlocks } from './normalize/links/hoist-blocks.ts';
import { canonicalMath } from './normalize/math/canonical-math.ts';
import { canonicalTabs } from './normalize/tabs.ts';
import { unclobber } from './normalize/unclobber.ts';
import { dropHidden } from './visibility/drop-hidden.ts';
import { placeStreamed } from './pending/place-streamed.ts';
import { revealPending } from './pending/reveal-pending.ts';
import { markStaticHidden } from './visibility/mark-static-hidden.ts';
import { stripInvisible } from './visibility/strip-invisible.ts';
import { cutToSelection } from './selection/cut-to-selection.ts';
import { weighBlocks } from './output/weigh-blocks.ts';
import { flatten } from './dom/standing-texts.ts';
import { describeImages, describeLinks, listImages, listLinks } from './blocks/references.ts';
import { fillEmptyShell } from './structured/fill-empty-shell.ts';
import { readProduct } from './structured/read-product.ts';
import { readStructuredData } from './structured/read-structured-data.ts';
import { warnOfThinPage } from './warnings/thin-page-rules.ts';
import { toBlocks } from './blocks/to-blocks.ts';
import { estimateRawTokens } from './tokens/estimate.ts';
import { PithError } from '../errors.ts';

/** Every scope begins with this. */
const readPasses: DomPass[] = [
  // 1. Hidden text leaves first, recorded, so that no later pass can let it through.
  unclobber,
  placeStreamed, // before anything asks what is hidden
  mergeNoscript, // before the search for hidden text, which would see none of its elements
  markStaticHidden,
  revealPending, // before formulas and notes, which pass by what is hidden, and before hidden text leaves
  canonicalMath, // before hidden text leaves: renderers hide the source
  revealNotes,
  namePictures, // before hidden text leaves: an icon's words may be for screen readers
  noteSpeakers,
  dropHidden,
  stripInvisible,
  copyForHtml, // the tags as the page has them, without what nobody sees
  // 2. Metadata and structured data are read while scripts and `meta` still stand.
  readTraits,
  readMetadata,
  readStructuredData,
  readProduct,
];

/** Every scope brings what it keeps into one form. */
const normalizePasses: DomPass[] = [
  // 3. Normalize: one form for each structure (code, math, footnotes, …) before anything judges the tree by its shape.
  canonicalTables, // before all that reads rows and lists in their order
  canonicalCode, // first of the others, so that no other rule acts inside code
  canonicalTabs, // after code: the label of a tab may only repeat the language of its listing
  canonicalDisclosures,
  canonicalSvg, // before links lose the words of their icons, and callouts keep them
  canonicalImages,
  canonicalFigures,
  canonicalEmbeds,
  canonicalHeadings,
  canonicalFootnotes, // before links: even `#` leads back from a note
  canonicalCallouts,
  unwrapLayoutTables, // after footnotes: a table may be their list
  canonicalLists,
  canonicalInline,
  canonicalFormValues,
  hoistBlocks,
  canonicalLinks,
  markPosts,
  dropTags,
];

export const passesOf: Record<ExtractOptions['scope'], DomPass[]> = {
  main: [
    ...readPasses,
    fillEmptyShell, // before normalizing: its text is content like any other
    ...normalizePasses,
    // 4. Prune: marks on what is no content wherever it stands.
    dropBoilerplate,
    warnOfThinPage, // what the sweep has left tells whether the page is thin
    markRoles,
    // 5. Content: text blocks, votes, verdicts; then the verdicts are applied to the tree, once.
    findTextBlocks,
    chooseContent,
    chooseArticle, // after the model, which tells the kind of the page, and whether it is sure of anything
    keepReadingLayer,
    judgeAtomicBlocks,
    fillGaps,
    keepPosts,
    dropRepeats, // after all that brings blocks back, before the headings of what goes
    judgeHeadings,
    keepHead, // after all that could take a title away
    fallBack,
    noteJudged,
    applyVerdicts,
  ],
  page: [
    ...readPasses,
    fillEmptyShell,
    ...normalizePasses,
    markRoles,
    findTextBlocks,
    keepEverything,
    applyVerdicts,
  ],
  selection: [
    ...readPasses,
    cutToSelection, // before normalizing, which writes code anew without the marks
    ...normalizePasses,
    findTextBlocks,
    keepSelection,
    noteJudged,
    applyVerdicts,
  ],
};

interface Run {
  /** Others than those of the scope. */
  passes?: DomPass[];
  watch?: Watch | undefined;
  /** Of reduced HTML, for programs that ask for it: nothing else has need of its code. */
  writeHtml?: ((page: Page) => string | undefined) | undefined;
  /** Readability; `missingArticle` where it can be loaded. */
  findArticle?: FindArticle | undefined;
}

export const extract = (snapshot: Snapshot, options: ExtractOptions, run: Run = {}): Extraction =>
  weighBlocks(extractUnweighed(snapshot, options, run));

/** Without the tokens of its blocks: the page's own script holds no writer of Markdown. */
export function extractUnweighed(
  snapshot: Snapshot,
  options: ExtractOptions,
  { passes = passesOf[options.scope], watch, writeHtml, findArticle }: Run = {},
): Extraction {
  const start = performance.now();
  const page = openPage(snapshot, options, findArticle);
  const trace = runPasses(page, passes, watch);
  const blocks = attempt(page, 'to-blocks', () => toBlocks(page, page.deadline)) ?? plainBlocks(page);
  if (blocks.length === 0) {
    const why = page.warnings.at(-1)?.message ?? '';
    throw new PithError('nothing-to-extract', `No text was found on ${page.url}. ${why}`.trim());
  }
  const { rawCharacters, rawTokens, elements, milliseconds, readAt } = snapshot;
  const html = attempt(page, 'write-html', () => writeHtml?.(page));
  const { url, metadata } = page;
  return describePage({
    url,
    canonicalUrl: metadata.canonicalUrl?.value ?? url,
    title: metadata.title?.value ?? page.document.title,
    metadata,
    rawMetadata: page.rawMetadata,
    pageType: page.pageType,
    traits: page.traits,
    blocks,
    structuredData: page.structuredData,
    images: describeImages(listImages(blocks), page),
    links: describeLinks(listLinks(blocks, url), page),
    removed: page.removed,
    warnings: page.warnings,
    method: page.method,
    stats: {
      rawCharacters,
      rawTokens: typeof rawTokens === 'number' ? rawTokens : estimateRawTokens(rawTokens),
      elements,
      milliseconds: performance.now() - start,
      passes: milliseconds === undefined ? trace : [{ name: 'capture', milliseconds }, ...trace],
    },
    ...(readAt === undefined ? {} : { readAt }),
    ...(html === undefined ? {} : { html }),
  });
}

function plainBlocks(page: Page): Block[] {
  flatten(page.document.body);
  return toBlocks(page);
}
