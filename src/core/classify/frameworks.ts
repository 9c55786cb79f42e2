// What builds a page, by what it leaves in it, and who filled it: a build, a server, or scripts in the browser.

import type { Traits } from '../classification.ts';

/** Sorted by name: elements in the page; address of a script, or how it begins. */
const FRAMEWORKS: [name: string, selector: string, script?: RegExp][] = [
  ['Angular', '[ng-version], [ng-app], app-root', /\bangular(?:\.min)?\.js/],
  ['Astro', 'astro-island'],
  ['Ember', '.ember-view'],
  ['Gatsby', '#___gatsby'],
  ['Next.js', '#__next, #__NEXT_DATA__', /__next_f|\/_next\//],
  ['Nuxt', '#__nuxt, #__NUXT_DATA__', /__NUXT__|\/_nuxt\//],
  ['React', '[data-reactroot]', /\/static\/js\/main\.[\da-f]{8}|\/react-dom[.@-]/],
  ['React Router', '', /__reactRouterContext/],
  ['Remix', '', /__remixContext/],
  ['Svelte', '#svelte, [data-sveltekit-preload-data]', /__sveltekit/],
  ['Vue', '[data-server-rendered], [data-v-app]', /\bvue(?:\.\w+)*\.js/],
];

/** Elements that scripts fill. */
const ROOTS = '#root, #app, #__next, #__nuxt, #___gatsby, #svelte, app-root';
/** Those that send pages filled, and the marks of the others where they do. */
const SENT = /Astro|Gatsby|N[eu]xt|Remix|Router|Svelte/;
const SENT_MARKS = '[data-reactroot], [data-server-rendered], [ng-server-context]';
/** Programs that write a site's pages once, for all readers. */
const BUILDERS =
  /^(?:astro|docusaurus|eleventy|hexo|hugo|jekyll|mdbook|mkdocs|pelican|quarto|sphinx|vitepress|vuepress|zola)\b/i;
const BUILT = '#___gatsby, astro-island, [ng-server-context=ssg]';
/** Next.js says at its end which of its functions gave the data. */
const BUILT_DATA = /"(?:gsp|nextExport)":true/;
/** Characters in which a script says whose it is. */
const BEGINNING = 500;

/** A filled root says who filled it only where no script has run. */
export function readFrameworks(
  document: Document,
  isUnscripted: boolean,
): Pick<Traits, 'frameworks' | 'render' | 'root' | 'scripts'> {
  const find = (selector: string): Element | null => document.querySelector(selector);
  const scripts = [...document.querySelectorAll('script')];
  const beginnings = scripts.map(
    (script) => script.getAttribute('src') ?? (script.textContent ?? '').slice(0, BEGINNING),
  );
  const frameworks = FRAMEWORKS.flatMap(([name, selector, pattern]) =>
    (selector && find(selector)) || (pattern && beginnings.some((text) => pattern.test(text))) ? [name] : [],
  );
  const root = find(ROOTS);
  const isEmpty = root !== null && (root.textContent ?? '').trim() === '';
  const isSent = isUnscripted || find(SENT_MARKS) || frameworks.some((name) => SENT.test(name));
  const isBuilt =
    find(BUILT) ||
    BUILDERS.test(find('meta[name=generator i]')?.getAttribute('content') ?? '') ||
    BUILT_DATA.test((find('#__NEXT_DATA__')?.textContent ?? '').slice(-BEGINNING));
  return {
    frameworks,
    render: isBuilt ? 'SSG' : isEmpty || (root && !isSent) ? 'CSR' : 'SSR',
    root: root === null ? 'none' : isEmpty ? 'empty' : 'filled',
    scripts: scripts.filter((script) => script.hasAttribute('src')).length,
  };
}
