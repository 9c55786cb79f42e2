import { minify } from 'terser';
import type { Plugin } from 'vite';
import { defineConfig } from 'wxt';

/** What each feature is and why it helps is for people; the page script does without these 20 kB. */
const DESCRIPTION = /\b(?:unit|tells): (?:'(?:[^'\\]|\\.)*'|`[^`]*`)(?: as const)?,\s*/g;
const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  enforce: 'pre',
  transform: (code, id) => (id.includes('/content/features/') ? code.replace(DESCRIPTION, '') : null),
};

/** What every page that is read has to load, and the reader's script. */
const PAGE_SCRIPTS = /^(?:page|grab|read)\b/;
const COMPRESS = {
  ecma: 2020,
  expression: true, // The value of the last one is the script's answer.
  negate_iife: false,
  passes: 4,
  toplevel: true,
  unsafe_arrows: true,
} as const;
/**
 * State of the walk over a page. A name may stand here while the walk asks no object of the browser's for it, nothing that
 * leaves the script has it, and no text names it (`addPart(visit, 'selectedParts')`).
 */
const INTERNAL =
  /^(?:alpha|behind|below|blue|clips|colors|covers|copy|cuts|depth|element|folded|glows|green|group|hole|holder|holes|innerCharacters|isElement|isBack|isFilled|isInner|isLaidOut|isLast|isScan|judged|level|looks|listed|listedAt|markReason|painted|panelVisibility|parent|parentDisplay|parentTag|regions|scene|selectedRanges?|slide|spaced|spare|state|surface|isOwn|isHeld|moves|textMark|textReason|truncated)$/;

/** A second minifier takes 2 to 4 % off what the first leaves; on everything, builds would take six times as long. */
const smallerPageScripts: Plugin = {
  name: 'smaller-page-scripts',
  generateBundle: {
    order: 'post', // after WXT has made the script an expression whose value the injection gives back
    async handler(_, files) {
      for (const file of Object.values(files)) {
        if (file.type !== 'chunk' || !PAGE_SCRIPTS.test(file.fileName)) continue;
        const properties = file.fileName.startsWith('grab') && { regex: INTERNAL };
        const { code } = await minify(file.code, {
          compress: COMPRESS,
          mangle: { toplevel: true, properties },
        });
        file.code = code ?? file.code;
      }
    },
  },
};

/** For programs alone: modules that the background only names would still be loaded with it. */
const withoutBridge: Plugin = {
  name: 'without-bridge',
  load: (id) => (id.endsWith('/automation/bridge.ts') ? 'export const createBridge = undefined;' : null),
};

/** What the guarded fetch needs to see redirects and the connected address. */
const FETCHING: Record<string, string[]> = {
  chrome: ['webRequest'],
  firefox: ['webRequest', 'webRequestBlocking'],
};

/** Changes headers of requests to hosts that the person has allowed, and fences tabs in; asks nothing at install. */
const HEADERS = 'declarativeNetRequestWithHostAccess';

/** The automation build (`--mode automation`) is the same extension with host permissions and the bridge object; it never goes to a store. */
export default defineConfig({
  imports: false,
  vite: ({ mode }) => ({
    plugins: [withoutDescriptions, smallerPageScripts, ...(mode === 'automation' ? [] : [withoutBridge])],
    // The token worker loads one encoding's data, not both: only module workers can be split.
    worker: { format: 'es' },
    build: { modulePreload: { polyfill: false } },
  }),
  manifestVersion: 3,
  manifest: ({ browser, mode }) => ({
    name: '__MSG_extensionName__',
    description: '__MSG_extensionDescription__',
    default_locale: 'en',
    permissions: [
      'activeTab',
      'scripting',
      'storage',
      'contextMenus',
      'clipboardWrite',
      HEADERS,
      ...(browser === 'firefox' ? ['dns'] : ['offscreen']),
      ...(mode === 'automation' ? (FETCHING[browser] ?? []) : []),
    ],
    // Asked for when a person first copies a linked page, names a chat server, or wants the panel to follow.
    ...(mode === 'automation'
      ? { host_permissions: ['<all_urls>'] }
      : {
          optional_host_permissions: ['<all_urls>'],
          optional_permissions: FETCHING[browser],
        }),
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'pith@pith.example',
              strict_min_version: '128.0',
              data_collection_permissions: { required: ['none'] },
            },
          },
          // Without the upgrade to HTTPS that is Firefox's default: chat servers in the local network speak plain HTTP,
          // and pages are fetched as their links say.
          content_security_policy: { extension_pages: "script-src 'self'; object-src 'self';" },
        }
      : {
          // The reader: no origin, no privileges, and nothing to load but its own script.
          sandbox: { pages: ['reader.html'] },
          content_security_policy: {
            sandbox: "sandbox allow-scripts; default-src 'none'; script-src 'self'",
          },
          // From here on `fetch` can be held to the public internet before anything is sent (Local Network Access).
          minimum_chrome_version: '142',
        }),
    commands: {
      // Chromium makes a group of tabs with Alt+Shift+P; in Firefox the letters of the menu bar open its menus.
      _execute_action: { suggested_key: { default: 'Alt+Shift+U' } },
      'copy-page': { suggested_key: { default: 'Alt+Shift+K' }, description: '__MSG_commandCopyPage__' },
      'send-selection': {
        suggested_key: { default: 'Alt+Shift+L' },
        description: '__MSG_commandSendSelection__',
      },
      'copy-selection': {
        suggested_key: { default: 'Alt+Shift+M' },
        description: '__MSG_copySelection__',
      },
      // Chrome allows four suggested keys; the other commands are left to the person.
      'expand-page': { description: '__MSG_expandAndCopy__' },
      ...(browser === 'firefox'
        ? {
            _execute_sidebar_action: {
              suggested_key: { default: 'Alt+Shift+Y' },
              description: '__MSG_openPanel__',
            },
          }
        : { 'open-panel': { description: '__MSG_openPanel__' } }),
    },
  }),
});
