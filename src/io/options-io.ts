// What the options page needs of the browser.

import type { CacheStatistics } from '../fetch/page-cache.ts';
import type { Settings } from '../settings.ts';
import type { ChatIo } from './chat-io.ts';
import type { EndpointIo } from './endpoint-io.ts';
import type { PageIo } from './page-io.ts';

export interface Shortcut {
  name: string;
  /** As the browser writes it, e.g. `Alt+Shift+K`; empty when the person or another extension took it. */
  keys: string;
}

export interface OptionsIo
  extends
    Pick<PageIo, 'readSettings' | 'writeSettings' | 'translate' | 'saveFile'>,
    Pick<ChatIo, 'allowHosts'>,
    EndpointIo {
  /** Whether pages that are not open may be fetched. */
  mayFetch(): Promise<boolean>;
  /** Asks for it, inside a click or key press. */
  allowFetching(): Promise<boolean>;
  /** Pages that were fetched a moment ago. */
  cacheStatistics(): Promise<CacheStatistics>;
  clearCache(): Promise<void>;
  resetSettings(): Promise<Settings>;
  listShortcuts(): Promise<Shortcut[]>;
  /** Undefined where the browser has no address for it. */
  openShortcutSettings: (() => void) | undefined;
}
