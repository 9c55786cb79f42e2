// Sites that answer with something else than the text.

import { MENU, SENTENCES, type Site, page } from './site-texts.ts';

export const WALLS: Record<string, Site> = {
  'a consent wall': {
    pages: {
      '/': {
        body: page(
          'We value your privacy',
          `<div class="consent-page"><h1>We value your privacy</h1><p>We and our 812 partners store and access information on a
          device, such as cookies, and process personal data. You may accept or reject all cookies or manage your preferences.</p>
          <button>Accept all cookies</button><button>Reject all</button></div>`,
        ),
      },
    },
    kind: 'consent-wall',
    source: 'direct',
    shows: 'privacy',
  },
  'a paywall': {
    pages: {
      '/': {
        body: page(
          'The tide turns',
          `${MENU}<article><h1>The tide turns</h1><p>${SENTENCES[0]}</p><p>${SENTENCES[1]}</p>
          <div class="paywall"><p>Subscribe to read the whole story.</p><a href="/subscribe">Subscribe now</a></div></article>`,
          '<script type="application/ld+json">{"@type":"NewsArticle","headline":"The tide turns","isAccessibleForFree":"False"}</script>',
        ),
      },
    },
    kind: 'paywall',
    source: 'direct',
    shows: 'drawn by the moon',
  },
  'a challenge': {
    pages: {
      '/': {
        body: page(
          'Just a moment...',
          `<div class="main-wrapper"><h1>harbour.example</h1><h2 id="challenge-running">Checking if the site connection is
          secure</h2><div id="challenge-form"></div><noscript>Enable JavaScript and cookies to continue</noscript></div>
          <script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script>`,
        ),
        headers: { server: 'cloudflare' },
      },
    },
    kind: 'blocked',
    source: 'direct',
    shows: 'connection is',
  },
  'a login page': {
    pages: {
      '/': {
        body: page(
          'Sign in – Harbour',
          `<main><h1>Sign in</h1><form action="/login" method="post"><label>E-mail <input type="email"></label>
          <label>Password <input type="password"></label><button>Sign in</button></form><p>New here? Create an account.</p></main>`,
        ),
      },
    },
    kind: 'login',
    source: 'direct',
    shows: 'Sign in',
  },
  'a feed': {
    pages: {
      '/': {
        type: 'application/rss+xml',
        body: `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
          <title>Harbour notes</title><link>https://harbour.example/</link>
          <item><title>Spring tide</title><link>https://harbour.example/spring</link><pubDate>Mon, 02 Mar 2026 08:00:00 GMT</pubDate>
          <content:encoded><![CDATA[<p>The pier was under water for an <b>hour</b>.</p>]]></content:encoded></item>
          <item><title>New buoy</title><link>https://harbour.example/buoy</link><description>It is green.</description></item>
          </channel></rss>`,
      },
    },
    kind: 'feed',
    source: 'direct',
    shows: '## [Spring tide](https://harbour.example/spring)',
  },
  'a page that is not there, with status 200': {
    pages: {
      '/': {
        body: page(
          'Page not found',
          `${MENU}<main><h1>Page not found</h1><p>We looked everywhere. Try the search.</p></main>`,
        ),
      },
    },
    kind: 'soft-404',
    source: 'direct',
    shows: 'not found',
  },
};
