// What a parsed page tells of itself beside its text: other versions of it, and what builds it.

export interface PageHints {
  /** Addresses, absolute. */
  ampUrl?: string;
  markdownUrl?: string;
  /** `Next.js`, `Nuxt`, … */
  frameworks: string[];
  /** An element that a script fills stands empty. */
  emptyRoot: boolean;
  scripts: number;
  isFeed: boolean;
}

/** Marks that a framework leaves in the page, sorted by name. */
const FRAMEWORKS: [name: string, selector: string][] = [
  ['Angular', '[ng-version], app-root'],
  ['Astro', 'astro-island'],
  ['Gatsby', '#___gatsby'],
  ['Next.js', '#__next, #__NEXT_DATA__, script[src*="/_next/"]'],
  ['Nuxt', '#__nuxt, #__NUXT_DATA__, script[src*="/_nuxt/"]'],
  ['React', '[data-reactroot]'],
  ['Svelte', '[data-sveltekit-preload-data], #svelte'],
  ['Vue', '[data-server-rendered], [data-v-app]'],
];
const ROOTS = '#root, #app, #__next, #__nuxt, #___gatsby, #svelte, app-root';

export function readHints(document: Document, { url, isFeed }: { url: string; isFeed: boolean }): PageHints {
  const address = (selector: string): string | undefined => {
    const href = document.querySelector(selector)?.getAttribute('href');
    return href && URL.canParse(href, url) ? new URL(href, url).href : undefined;
  };
  const ampUrl = address('link[rel~="amphtml"][href]');
  const markdownUrl = address('link[rel~="alternate"][type="text/markdown"][href]');
  const root = document.querySelector(ROOTS);
  return {
    ...(ampUrl === undefined ? {} : { ampUrl }),
    ...(markdownUrl === undefined ? {} : { markdownUrl }),
    frameworks: FRAMEWORKS.flatMap(([name, selector]) => (document.querySelector(selector) ? [name] : [])),
    emptyRoot: root !== null && (root.textContent ?? '').trim() === '',
    scripts: document.querySelectorAll('script[src]').length,
    isFeed,
  };
}
