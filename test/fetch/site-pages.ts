// Small sites as they answer a fetch that runs no scripts, one for each kind of answer.

const SENTENCES = [
  'The sea rises and falls twice a day along most coasts, drawn by the moon and, more weakly, by the sun.',
  'When both pull in one line the spring tides run high and strong; a week later the neap tides hardly move the boats.',
  'The shape of a bay can raise the water by metres: in the Bay of Fundy the difference reaches sixteen metres.',
  'Harbour masters have kept tables of the tides for centuries, and the oldest that is known was written in London.',
  'A gauge in the harbour measures the height every minute, and its figures are compared with the table each month.',
  'Fishermen trust the table less than the wind, for a gale from the west can hold the water back for hours.',
];
/** About 240 words. */
const STORY = [...SENTENCES, ...SENTENCES].map((sentence) => `<p>${sentence}</p>`).join('\n');
const PLAIN = SENTENCES.join('\n\n');

const page = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;

const MENU =
  '<header><nav><a href="/">Home</a> <a href="/boats">Boats</a> <a href="/weather">Weather</a></nav></header>';

export interface Site {
  /** What its address answers, by path. */
  pages: Record<string, { body: string; type?: string; headers?: Record<string, string> }>;
  kind: string;
  source: string;
  /** Stands in the Markdown. */
  shows: string;
}

const article = JSON.stringify({
  props: { pageProps: { post: { title: 'How tides work', body: PLAIN.repeat(2) } } },
  page: '/post/[id]',
  buildId: 'k3',
});

export const SITES: Record<string, Site> = {
  'an article': {
    pages: {
      '/': {
        body: page(
          'How tides work',
          `${MENU}<main><article><h1>How tides work</h1>${STORY}</article></main>`,
        ),
      },
    },
    kind: 'static',
    source: 'direct',
    shows: 'drawn by the moon',
  },
  'a Next.js shell with its data': {
    pages: {
      '/': {
        body: page(
          'How tides work',
          `<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${article}</script>
          <script src="/_next/static/chunks/main.js" defer></script>`,
        ),
      },
    },
    kind: 'app-shell',
    source: 'data',
    shows: 'drawn by the moon',
  },
  'a Nuxt shell with its data': {
    pages: {
      '/': {
        body: page(
          'How tides work',
          `<div id="__nuxt"></div><script type="application/json" id="__NUXT_DATA__" data-ssr="true">${JSON.stringify(
            [{ data: 1 }, { post: 2 }, { title: 3, body: 4 }, 'How tides work', PLAIN.repeat(2)],
          )}</script><script type="module" src="/_nuxt/entry.js"></script>`,
        ),
      },
    },
    kind: 'app-shell',
    source: 'data',
    shows: 'drawn by the moon',
  },
  'an app that only its scripts fill': {
    pages: {
      '/': { body: page('Harbour', '<div id="root"></div><script src="/app.js"></script>') },
      '/app.js': {
        type: 'text/javascript',
        body: `fetch('/story').then((answer) => answer.text()).then((story) => {
          document.getElementById('root').innerHTML = '<main><h1>How tides work</h1>' + story + '</main>';
        });`,
      },
      '/story': { body: STORY },
    },
    kind: 'app-shell',
    source: 'rendered',
    shows: 'drawn by the moon',
  },
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
  'a teaser whose mobile version is whole': {
    pages: {
      '/': {
        body: page(
          'How tides work',
          `${MENU}<article><h1>How tides work</h1><p>${SENTENCES[0]}</p></article>`,
          '<link rel="amphtml" href="/amp">',
        ),
      },
      '/amp': { body: page('How tides work', `<article><h1>How tides work</h1>${STORY}</article>`) },
    },
    kind: 'static',
    source: 'amp',
    shows: 'Bay of Fundy',
  },
  'a thin page that names its Markdown': {
    pages: {
      '/': {
        body: page(
          'How tides work',
          '<div id="app"></div><script src="/app.js"></script>',
          '<link rel="alternate" type="text/markdown" href="/index.md">',
        ),
      },
      '/index.md': { type: 'text/markdown', body: `# How tides work\n\n${PLAIN}\n` },
    },
    kind: 'app-shell',
    source: 'markdown',
    shows: 'Bay of Fundy',
  },
  'a site that answers with Markdown': {
    pages: { '/': { type: 'text/markdown', body: `# How tides work\n\n${PLAIN}\n` } },
    kind: 'markdown',
    source: 'markdown',
    shows: 'Bay of Fundy',
  },
  'a web component with a declared shadow root': {
    pages: {
      '/': {
        body: page(
          'Components',
          `<my-page><template shadowrootmode="open"><style>p{color:red}</style><main><h1>Components</h1><slot></slot></main></template>${STORY}</my-page>`,
        ),
      },
    },
    kind: 'static',
    source: 'direct',
    shows: 'Bay of Fundy',
  },
};
