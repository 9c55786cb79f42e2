import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { createBridge } from '../src/automation/bridge.ts';
import { cachedPages } from '../src/fetch/cached-page.ts';
import { DEFAULT_LIMITS } from '../src/fetch/limits.ts';
import { guardOf } from '../src/fetch/guard/guard.ts';
import type { PageTools } from '../src/fetch/get-page.ts';
import { openCache } from '../src/fetch/page-cache.ts';
import { type LinkJob, copyLink, resumeLinks } from '../src/features/copy-link.ts';
import { fetchPage } from '../src/features/fetch-page.ts';
import { collectIoOf } from '../src/platform/collect-io.ts';
import { withLanguage } from '../src/platform/detect-language.ts';
import { exchange } from '../src/platform/fetch/exchange.ts';
import { openJournal } from '../src/platform/storage/guard-jobs.ts';
import { callOffscreen } from '../src/platform/offscreen/offscreen-extract.ts';
import { closeLeftTabs, renderInTab } from '../src/platform/tabs/render-tab.ts';
import { expandAndCopy } from '../src/features/expand-page.ts';
import { openBasket } from '../src/collect/basket/basket.ts';
import { keepSelection } from '../src/features/keep-selection.ts';
import { copyPage } from '../src/features/copy-page.ts';
import { copySelection } from '../src/features/copy-selection.ts';
import { sendPage } from '../src/features/send/send-page.ts';
import { sendSelection, writeAim } from '../src/features/send/send-selection.ts';
import type { BackgroundIo } from '../src/io/background-io.ts';
import type { ChatIo } from '../src/io/chat-io.ts';
import { listenForAnswers } from '../src/platform/chat/ask-hosts.ts';
import { receive } from '../src/receive-messages.ts';
import { chatActions } from '../src/platform/chat/chat-io.ts';
import { openOffscreen } from '../src/platform/offscreen/offscreen.ts';
import { readText } from '../src/platform/reader/read-text.ts';
import { writeTextHere, writeTextOffscreen } from '../src/platform/offscreen/clipboard.ts';
import { countTokensHere, countTokensOffscreen } from '../src/platform/offscreen/count-tokens.ts';
import { expandTab } from '../src/platform/page/expand-tab.ts';
import { listen } from '../src/platform/tabs/menus.ts';
import { listenForPanel } from '../src/platform/tabs/open-panel.ts';
import { notify } from '../src/platform/page/notify.ts';
import { captureTab, snapshotTab } from '../src/platform/page/read-tab.ts';
import { languageName, translate } from '../src/platform/translate.ts';
import { readSettings } from '../src/platform/storage/settings-store.ts';
import { automationTabs } from '../src/platform/tabs/automation-tabs.ts';
import { fenceSockets } from '../src/platform/tabs/fence-sockets.ts';
import { activeTab, findTab } from '../src/platform/tabs/tabs.ts';

/** What woke the worker comes before the reader is made. Milliseconds. */
const READER_DELAY = 1000;

export default defineBackground({
  type: 'module',
  main() {
    // Scripts in pages have no business there. (Firefox lets them read on; keys stand elsewhere.)
    void browser.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
    const cache = openCache();
    // Old pages leave whenever the worker wakes, and with the start of the browser at the latest.
    const prune = () => void cache.prune().catch(() => undefined);
    browser.runtime.onStartup.addListener(prune);
    prune();
    const tools: PageTools = {
      exchange,
      limits: DEFAULT_LIMITS,
      extractText: import.meta.env.FIREFOX
        ? async (page, options) =>
            (await import('../src/platform/reader/extract-text-here.ts')).extractTextHere(page, options)
        : (page, options, signal) => readText({ kind: 'text', page, options }, signal),
      render: (request) => renderInTab({ ...request, ...guardOf(request) }),
    };
    const getPage = cachedPages(tools, cache);
    const io: BackgroundIo & ChatIo = {
      fetchPage: async (request) => withLanguage(await fetchPage({ readSettings, getPage }, request)),
      ...chatActions,
      activeTab,
      findTab,
      expand: expandTab,
      capture: captureTab,
      snapshot: snapshotTab,
      writeText: import.meta.env.FIREFOX ? writeTextHere : writeTextOffscreen,
      deliver: import.meta.env.FIREFOX
        ? async (...asked) =>
            (await import('../src/platform/offscreen/deliver-here.ts')).deliverHere(...asked)
        : (deliver, request, encoding) => callOffscreen({ deliver, request, encoding }),
      countTokens: import.meta.env.FIREFOX ? countTokensHere : countTokensOffscreen,
      notify,
      readSettings,
      translate,
      language: languageName(),
    };
    const linkIo = { ...io, jobs: openJournal<LinkJob>() };
    if (!import.meta.env.FIREFOX) setTimeout(() => void openOffscreen(), READER_DELAY);
    void closeLeftTabs();
    void resumeLinks(linkIo);
    listen(
      {
        'copy-page': (tab) => copyPage(io, tab),
        'expand-page': (tab) => expandAndCopy(io, tab),
        'copy-link': (tab, link) => copyLink(linkIo, { tab, ...link }),
        'copy-selection': (tab, click) => copySelection(io, tab, click),
        'keep-selection': (tab) => keepSelection({ ...io, basket: openBasket() }, tab),
        'send-selection': (tab, click) => sendSelection(io, tab, click),
      },
      async () => writeAim(await readSettings()),
    );
    listenForPanel();
    listenForAnswers();
    const { signal } = new AbortController();
    receive({
      'background:send-page': (page) => sendPage(io, page),
      'background:read-text': async ({ page, options }) => {
        const reading = await tools.extractText(page, options, signal);
        return reading.extraction
          ? { ...reading, extraction: await withLanguage(reading.extraction) }
          : reading;
      },
      'background:render': (request) => tools.render({ ...request, signal }),
    });
    if (import.meta.env.MODE === 'automation') {
      const { version } = browser.runtime.getManifest();
      Object.assign(globalThis, {
        pith: createBridge({
          ...io,
          ...automationTabs,
          collectIo: (access) => collectIoOf({ ...tools, access }),
          fenceSockets,
          readText: (page, options) => tools.extractText(page, options, signal),
          version,
        }),
      });
      // Programs reach a page of the extension in Firefox, not its background.
      if (import.meta.env.FIREFOX) void browser.tabs.create({ url: 'options.html' });
    }
  },
});
