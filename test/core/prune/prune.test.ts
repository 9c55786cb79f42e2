import { describe, expect, test } from 'vitest';
import { dropBoilerplate } from '../../../src/core/prune/drop-boilerplate.ts';
import { dropTags } from '../../../src/core/prune/drop-tags.ts';
import { keptText, pageOf } from '../page-of.ts';

const PROSE =
  '<p>The mill was built beside the weir, where the river drops two metres, and it ground rye for six villages.</p>' +
  '<p>Its wheel turned until the autumn of the great flood, when the sluice gave way and the miller moved uphill.</p>';

function prune(html: string): string {
  const page = pageOf(html);
  for (const pass of [dropTags, dropBoilerplate]) pass.run(page);
  return keptText(page);
}

const article = (extra: string): string =>
  `<body><main><article><h1>The mill</h1>${PROSE}</article></main>${extra}</body>`;

describe('survives', () => {
  test.each([
    [
      'a header that holds the title',
      `<article><header><h1>Kept words</h1><p>By Ann.</p></header>${PROSE}</article>`,
    ],
    [
      'a page banner that holds the title',
      `<header class="site-header"><h1>Kept words</h1></header><div>${PROSE}</div>`,
    ],
    ['a form around the whole page', `<form id="aspnetForm"><h1>Kept words</h1>${PROSE}</form>`],
    ['a button that is a card', `${PROSE}<button><h3>Kept words</h3><p>Nine a month.</p></button>`],
    [
      'a word of a sentence inside a button',
      `${PROSE}<p>Open the <button>Kept words</button> panel first.</p>`,
    ],
    [
      'a note in an aside',
      `<main>${PROSE}<aside class="note"><p>Kept words, before you upgrade.</p></aside></main>`,
    ],
    ['a wrapper named no-popup', `<div class="no-popup article"><p>Kept words.</p>${PROSE}</div>`],
    [
      'a wrapper named toolbar-page',
      `<div id="toolbar-page"><p>Kept words.</p>${PROSE}</div><p>Only this.</p>`,
    ],
    ['a wrapper named popup', `<div class="popup"><p>Kept words.</p>${PROSE}</div><p>Only this.</p>`],
    ['an explaining section with role=search', `<div role="search"><p>Kept words.</p>${PROSE}</div>${PROSE}`],
    [
      'an explaining section with role=complementary',
      `${PROSE}<div role="complementary"><p>Kept words about it.</p></div>`,
    ],
    [
      'a text widget of a page builder',
      `<div class="elementor-widget-text-editor"><p>Kept words.</p>${PROSE}</div>`,
    ],
    [
      'a link to edit in a sentence',
      `${PROSE}<p>You can <a class="edit" href="/e">Kept words.</a> there.</p>`,
    ],
    ['a report about shareholders', `${PROSE}<div class="shareholder-report"><p>Kept words.</p></div>`],
    ['a box about correlated measures', `${PROSE}<div class="correlated"><p>Kept words.</p></div>`],
    ['a read-more class', `${PROSE}<div class="read-more-text"><p>Kept words.</p></div>`],
    ['a download area', `${PROSE}<div class="download-area"><p>Kept words.</p></div>`],
    [
      'a headline with ad in its name',
      `${PROSE}<div class="head-line lead-paragraph"><p>Kept words.</p></div>`,
    ],
    [
      'a section whose id is a sentence',
      `${PROSE}<section id="ShareTheLoad"><h2>Kept words</h2><p>Two motors.</p></section>`,
    ],
    [
      'a section about feedback',
      `${PROSE}<section id="FeedforwardAndFeedback"><h2>Kept words</h2></section>`,
    ],
    [
      'a long section named after comments',
      `<section id="comments"><h2>Kept words</h2>${PROSE}</section>${PROSE}`,
    ],
    [
      'a link-heavy sentence',
      `${PROSE}<p>The <a href="/t">treaty</a> by <a href="/f">Kept words</a> in 1494.</p>`,
    ],
    [
      'text after a custom element named like svg',
      `<svg-icon name="a"></svg-icon><p>Kept words.</p>${PROSE}`,
    ],
    [
      'a policy page about cookies',
      `<main><h1>Cookie policy</h1><div class="cookie-policy"><p>Kept words: we use cookies that you accept.</p>${PROSE}</div></main>`,
    ],
    [
      'a main part inside a modal wrapper',
      `<div class="modal"><main><h1>Kept words</h1>${PROSE}</main></div>`,
    ],
    ['the header of a section', `${PROSE}<section><header><h2>Kept words</h2></header>${PROSE}</section>`],
    [
      'the footer of an article',
      `<article>${PROSE}<footer><p>Kept words: first printed in 1931.</p></footer></article>`,
    ],
    [
      'code whose token is named share',
      `${PROSE}<pre><code><span class="share">Kept words</span></code></pre>`,
    ],
    ['a summary', `${PROSE}<details><summary>Kept words</summary><p>Five days.</p></details>`],
    ['a very short page', '<p>Kept words.</p>'],
    [
      'a page that is nothing but a directory in nav',
      '<nav><ul><li><a href="/a">Kept words</a></li><li><a href="/b">Boats and barges</a></li></ul></nav>',
    ],
  ])('%s', (_name, html) => {
    expect(prune(`<body>${html}</body>`)).toContain('Kept words');
  });
});

describe('is left out', () => {
  test.each([
    [
      'site navigation',
      article('<nav><ul><li><a href="/">Gone words</a></li><li><a href="/b">Boats</a></li></ul></nav>'),
    ],
    ['a navigation role', article('<div role="navigation"><a href="/">Gone words</a></div>')],
    ['the banner of the site', article('<header><a href="/">Gone words</a></header>')],
    ['the footer of the site', article('<footer><p>Copyright Gone words.</p></footer>')],
    ['a search box', article('<div role="search"><label>Gone words</label><input></div>')],
    ['a margin of links', article('<aside><ul><li><a href="/x">Gone words</a></li></ul></aside>')],
    ['a breadcrumb trail', article('<ol class="breadcrumb"><li><a href="/">Gone words</a></li></ol>')],
    ['a share bar', article('<div class="post-share-buttons"><a href="/s">Gone words</a></div>')],
    [
      'a share bar of a CSS module',
      article('<div class="ShareBar_root__x7Gh2"><a href="/s">Gone words</a></div>'),
    ],
    [
      'a newsletter box',
      article('<div class="newsletter-signup"><p>Gone words weekly.</p><input><button>Go</button></div>'),
    ],
    ['an advertisement', article('<div class="ad-slot"><p>Gone words</p></div>')],
    [
      'a related list',
      article(
        '<div class="related-posts"><h3>More</h3><ul><li><a href="/x">Gone words in a long title</a></li></ul></div>',
      ),
    ],
    ['a skip link', article('<a class="skip-link" href="#main">Gone words</a>')],
    ['a way back to the top', article('<a class="back-to-top" href="#">Gone words</a>')],
    ['pagination', article('<div class="pagination"><a href="?p=2">Gone words</a></div>')],
    ['a lone link of the class edit', article('<p><a class="edit" href="/e">Gone words</a></p>')],
    ['an edit link', article('<p class="edit-this-page"><a href="/e">Gone words</a></p>')],
    ['a lone button', article('<button>Gone words</button>')],
    ['a style block in the body', article('<style>.x::after{content:"Gone words"}</style>')],
  ])('%s', (_name, html) => {
    const kept = prune(html);
    expect(kept).not.toContain('Gone words');
    expect(kept).toContain('until the autumn of the great flood');
  });
});

describe('an overlay is left out', () => {
  test.each([
    ['of a consent vendor', '<div id="onetrust-banner-sdk"><p>Gone words</p></div>'],
    [
      'with a nested consent id',
      '<div id="my-cookie-consent"><p>Gone words</p></div><div class="cookie-banner">X</div>',
    ],
    [
      'that is a modal dialog',
      '<div role="dialog" aria-modal="true"><h1>Before you read on</h1><p>Gone words</p></div>',
    ],
    ['that is a fixed layer', '<div style="position:fixed;bottom:0"><p>Gone words, get our app.</p></div>'],
    [
      'that asks in German without a telling name',
      '<div class="x9"><p>Gone words: Wir verwenden Cookies.</p><button>Alle akzeptieren</button></div>',
    ],
    [
      'that asks in Japanese without a telling name',
      '<div class="x9"><p>Gone words クッキーを使用します。</p><button>同意する</button></div>',
    ],
  ])('%s', (_name, overlay) => {
    const kept = prune(article(overlay));
    expect(kept).not.toContain('Gone words');
    expect(kept).toContain('until the autumn of the great flood');
  });

  test('although it holds more text than the page', () => {
    const long = 'Gone words: our partners store cookies on your device if you accept. '.repeat(12);
    const kept = prune(
      `<body><div id="didomi-host"><p>${long}</p></div><p>The ferry leaves at nine o'clock.</p></body>`,
    );
    expect(kept).toBe("The ferry leaves at nine o'clock.");
  });

  test('and recorded as an overlay with its reason', () => {
    const page = pageOf(article('<div class="cookie-notice"><p>We use cookies.</p></div>'));
    dropBoilerplate.run(page);
    expect(page.removed.overlays).toEqual([{ reason: 'consent', text: 'We use cookies.', words: 3 }]);
  });
});
