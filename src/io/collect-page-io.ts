// What the page of collections needs of the browser.

import type { SectionStore } from '../collect/ask/section-store.ts';
import type { ExportedFile, FolderFiles } from '../collect/export-job.ts';
import type { JobStore } from '../collect/job/job-store.ts';
import type { CollectIo } from './collect-io.ts';
import type { OptionsIo } from './options-io.ts';
import type { PageIo } from './page-io.ts';

export interface OpenTab {
  url: string;
  title: string;
  /** Selected together with others in its window. */
  isHighlighted: boolean;
}

export interface CollectPageIo
  extends
    Pick<PageIo, 'countTokens' | 'openUrl' | 'readSettings' | 'translate' | 'writeText'>,
    Pick<OptionsIo, 'allowFetching' | 'mayFetch'> {
  store: JobStore;
  /** What questions to a collection look words up in. */
  sections: SectionStore;
  /** As the settings are now. */
  collectIo(): Promise<CollectIo>;
  /** Of all windows; needs the permission to see addresses. */
  openTabs(): Promise<OpenTab[]>;
  /** Without holding it in memory. */
  saveStream(file: ExportedFile): Promise<void>;
  /** Into a folder that the person picks, inside a click; undefined where the browser lets nobody. */
  saveFolder: ((files: FolderFiles) => Promise<void>) | undefined;
  /** Bytes that the browser lets Pith keep, and those that it keeps. */
  storage(): Promise<{ used: number; all: number }>;
}
