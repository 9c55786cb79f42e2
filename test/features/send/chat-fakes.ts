import type { Extraction } from '../../../src/core/types.ts';
import { PithError } from '../../../src/errors.ts';
import type {
  ChatIo,
  ChatPage,
  FillOutcome,
  FillRequest,
  PageChoice,
  PanelPrompt,
  PendingParts,
} from '../../../src/io/chat-io.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/settings.ts';
import { anExtraction, paragraph, translateEnglish, deliverWith } from '../builders.ts';

export const TAB = { id: 7, url: 'https://harbour.example/tides', title: 'Tides' };
export const CHAT = { id: 9, url: 'https://gemini.google.com/app', title: 'Gemini' };

interface Fakes {
  settings?: Partial<Settings>;
  selection?: Extraction | PithError;
  page?: Extraction;
  allowed?: boolean;
  outcome?: FillOutcome;
  count?: (text: string) => number;
  /** What the popup last chose of the page. */
  chosen?: PageChoice;
}

/** A browser with one page and one chat, and what was done to it. */
export function fakeIo({
  settings,
  selection,
  page,
  allowed = true,
  outcome = 'filled',
  count,
  chosen,
}: Fakes) {
  const seen = {
    opened: [] as ChatPage[],
    filled: [] as FillRequest[],
    clipboard: [] as string[],
    toasts: [] as { tab: number; kind: string; text: string }[],
    panel: [] as (PanelPrompt | 'open')[],
    asked: [] as string[][],
    pending: undefined as PendingParts | undefined,
  };
  const io: ChatIo = {
    activeTab: async () => TAB,
    findTab: async () => TAB,
    snapshot: async () => '',
    expand: async () => ({ phase: 'restoring', panels: 0, loads: 0, rows: 0, end: 'done' }),
    capture: async (_, { scope }) => {
      if (scope === 'main') return page ?? anExtraction();
      if (selection instanceof Error) throw selection;
      return selection ?? anExtraction({}, [paragraph('The sea rises.')]);
    },
    deliver: deliverWith((text) => count?.(text) ?? 100),
    countTokens: async (text) => count?.(text) ?? 100,
    notify: async (tab, toast) => void seen.toasts.push({ tab: tab.id, ...toast }),
    readSettings: async () => ({ ...DEFAULT_SETTINGS, chatTarget: 'gemini', ...settings }),
    writeText: async (text) => void seen.clipboard.push(text),
    translate: translateEnglish,
    language: 'English',
    allowHosts: async (hosts) => {
      seen.asked.push(hosts);
      return allowed;
    },
    awaitHosts: async () => allowed,
    openChat: async (chat) => {
      seen.opened.push(chat);
      return CHAT;
    },
    fillComposer: async (_, request) => {
      seen.filled.push(request);
      return outcome;
    },
    openPanel: async () => void seen.panel.push('open'),
    givePanel: async (prompt) => void seen.panel.push(prompt),
    readPending: async () => seen.pending,
    writePending: async (parts) => void (seen.pending = parts),
    recallRequest: async () => chosen,
  };
  return { io, seen };
}
