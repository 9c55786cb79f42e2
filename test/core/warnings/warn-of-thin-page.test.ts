import { expect, test } from 'vitest';
import { readTraits } from '../../../src/core/classify/read-traits.ts';
import { dropBoilerplate } from '../../../src/core/prune/drop-boilerplate.ts';
import { dropTags } from '../../../src/core/prune/drop-tags.ts';
import { warnOfThinPage } from '../../../src/core/warnings/thin-page-rules.ts';
import { pageOf } from '../page-of.ts';

function warningsOf(html: string): string[] {
  const page = pageOf(html);
  for (const pass of [readTraits, dropTags, dropBoilerplate, warnOfThinPage]) pass.run(page);
  return page.warnings.map(({ code }) => code);
}

const LONG = `<p>${'The miller walks along the weir in the morning and counts the boards that the river took. '.repeat(24)}</p>`;

/** Its scripts have yet to fill the root. */
const SHELL = `<header><p>${'The mill on the weir grinds from Tuesday to Sunday. '.repeat(3)}</p></header><div id="root"></div><script src="/app.js"></script>`;

test.each([
  ['a browser check', '<title>Just a moment...</title><p>Checking your browser.</p>', 'blocked'],
  ['a challenge form', '<form id="challenge-form"><p>One more step.</p></form>', 'blocked'],
  ['a missing page', '<title>Page not found | Weir</title><h1>404</h1><p>Try the search.</p>', 'error-page'],
  [
    'a missing page in German',
    '<title>Weir</title><h1>Seite nicht gefunden</h1><p>Zur Startseite.</p>',
    'error-page',
  ],
  ['a login form', '<h1>Welcome back</h1><form><input name="user"><input type="password"></form>', 'login'],
  [
    'nothing but a consent dialog',
    '<div id="onetrust-consent-sdk"><p>We and our partners use cookies. Do you accept them all?</p></div><p>Please wait while we load.</p>',
    'consent-wall',
  ],
  [
    'a consent page without anything behind it',
    '<div><h2>Before you continue</h2><p>We use cookies and data.</p><button>Accept all</button></div>',
    'consent-wall',
  ],
  [
    'the beginning of a paid text',
    '<h1>The mill</h1><p>It was built beside the weir.</p><div class="paywall"><p>Subscribe.</p></div>',
    'paywall',
  ],
  [
    'a text declared as paid',
    '<script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":"False"}</script><h1>The mill</h1><p>It was built.</p>',
    'paywall',
  ],
  ['an app that shows nothing yet', '<div id="root"><p>Loading</p></div>', 'app-shell'],
  ['an app that shows a line of its own', SHELL, 'app-shell'],
])('warns of %s', (_name, html, code) => {
  expect(warningsOf(html)).toEqual([code]);
});

test.each([
  '<p>Subscribe to continue reading</p><a href="/in">Sign in</a>',
  '<div><button>Subscribe to continue reading</button><button>Sign in</button></div>',
  '<p>Subscribe to Weir News today to keep reading.</p>',
  '<h2>Continue reading with a subscription</h2><p>From one euro a week.</p>',
  '<h3>Keep reading for 1 € a month</h3><p>Already a subscriber? <a href="/in">Log in</a></p>',
  '<p>Weiterlesen mit einem Abo</p>',
])('takes %s below the beginning of a text for a paywall', (offer) => {
  expect(warningsOf(`<h1>The mill</h1><p>It was built beside the weir.</p>${offer}`)).toEqual(['paywall']);
});

test.each([
  '<p>Subscribe to our letter</p><a href="/in">Sign in</a>',
  '<a href="/mill">Continue reading</a><button>Subscribe</button>',
  '<p>Sign in to leave a comment. Subscribe to the comments.</p>',
  '<p>Keep reading for more on weirs. Already a subscriber? <a href="/in">Sign in</a></p>',
])('takes %s for no paywall', (offer) => {
  expect(warningsOf(`<h1>The mill</h1><p>It was built beside the weir.</p>${offer}`)).toEqual([]);
});

test.each([
  [
    'a long text about cookie consent',
    `<article><h1>Consent</h1>${LONG}<p>How cookie consent works and where to accept cookies.</p></article>`,
  ],
  [
    'a long text that says subscribe to read',
    `<article>${LONG}<p>Subscribe to read more of her work.</p></article>`,
  ],
  [
    'a long text with a captcha in its comment form',
    `<article>${LONG}</article><form><textarea></textarea><div class="g-recaptcha"></div></form>`,
  ],
  [
    'a short note that says just a moment',
    '<h1>The mill</h1><p>Just a moment, let me explain. A firm named PerimeterX was founded then.</p>',
  ],
  [
    'a contact form with a captcha',
    '<h1>Write to us</h1><form><input type="email"><textarea></textarea><div class="g-recaptcha"></div></form>',
  ],
  [
    'a short page of an app framework',
    '<div id="__next"><h1>Opening hours</h1><p>The mill is open from Tuesday to Sunday, ten to five, and on public holidays from eleven. Entry is free for children.</p></div>',
  ],
  [
    'a long text declared as paid that the person may read',
    `<script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":false}</script>${LONG}`,
  ],
  [
    'an article about error 404',
    '<h1>How to fix error 404 on your own site</h1><p>Look at the address first.</p>',
  ],
  [
    'a noscript note on a full page',
    `<noscript>${'Please enable JavaScript to see all of it. '.repeat(4)}</noscript>${LONG}`,
  ],
  ['a very short page', '<p>Short note.</p>'],
])('is silent about %s', (_name, html) => {
  expect(warningsOf(html)).toEqual([]);
});

test('an app whose scripts have run shows what it has to show', () => {
  const page = pageOf(SHELL, { source: 'live' });
  warnOfThinPage.run(page);
  expect(page.warnings).toEqual([]);
});
