// A side panel's surroundings: one page, one server that answers, and everything else quiet.

import type { AnswerPart } from '../../src/chat/endpoint/read-chunk.ts';
import type { ChatRequest } from '../../src/chat/endpoint/stream-chat.ts';
import type { Endpoint } from '../../src/endpoints.ts';
import type { PanelIo } from '../../src/io/panel-io.ts';
import { DEFAULT_SETTINGS } from '../../src/settings.ts';
import { anExtraction, heading, paragraph, translateEnglish } from '../features/builders.ts';

export const TIDES = anExtraction({}, [heading('Tides', 1), paragraph('The sea rises twice a day.')]);
export const TAB = { id: 7, url: 'https://harbour.example/tides', title: 'Tides' };
export const ENDPOINT: Endpoint = {
  url: 'http://localhost:11434/v1',
  key: '',
  model: 'tides',
  pageTokens: 3000,
};

export function fakeIo(changes: Partial<PanelIo> = {}) {
  const asked: ChatRequest[] = [];
  const answer: AnswerPart[] = [{ text: 'Twice.' }, { end: 'stop' }];
  const io: PanelIo = {
    activeTab: async () => TAB,
    findTab: async () => TAB,
    capture: async () => TIDES,
    snapshot: async () => '',
    pageHtml: async () => '',
    writeText: async () => {},
    countTokens: async () => 10,
    notify: async () => {},
    watchTab: () => () => {},
    saveFile: () => {},
    openUrl: () => {},
    openOptions: () => {},
    openPanel: () => {},
    rememberRequest: () => {},
    sendPage: () => {},
    expand: async () => ({ phase: 'restoring', panels: 0, loads: 0, rows: 0, end: 'done' }),
    readSettings: async () => DEFAULT_SETTINGS,
    writeSettings: async (some) => ({ ...DEFAULT_SETTINGS, ...some }),
    translate: translateEnglish,
    readEndpoints: async () => [ENDPOINT],
    changeEndpoints: async () => {},
    watchEndpoints: () => () => {},
    allowHost: async () => true,
    listModels: async () => [{ id: 'tides' }],
    watchActiveTab: () => () => {},
    allowAllPages: async () => true,
    takePart: async () => undefined,
    steerPicker: () => {},
    showPassage: async () => true,
    async *streamChat(request) {
      asked.push(request);
      yield* answer;
    },
    watchPrompts: () => () => {},
    ...changes,
  };
  return { io, asked };
}
