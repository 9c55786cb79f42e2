// Small sites as they answer a fetch that runs no scripts, one for each kind of answer.

import { WALLS } from './site-walls.ts';
import { MENU, PLAIN, SENTENCES, STORY, type Site, page } from './site-texts.ts';

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
  ...WALLS,
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
