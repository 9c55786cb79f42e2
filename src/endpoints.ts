// The chat servers that a person named, with their keys. They are kept apart from the settings, so that no export of
// those can hold a key.

import { PithError } from './errors.ts';

/** One server that speaks the OpenAI protocol. */
export interface Endpoint {
  /** Base address, e.g. `http://localhost:11434/v1`, without a slash at the end. */
  url: string;
  /** Sent as a bearer token to this address and nowhere else; empty for most servers on the own machine. */
  key: string;
  /** Name of the model that was used last; empty before the first choice. */
  model: string;
  /** How much of a page the model may read, in tokens. */
  pageTokens: number;
}

/** Ollama gives a model 4,096 tokens on a small machine; the question and the answer need room in them as well. */
export const DEFAULT_PAGE_TOKENS = 3000;

export interface KnownServer {
  name: string;
  url: string;
}

/** Where the common servers listen unless told otherwise. */
export const KNOWN_SERVERS: KnownServer[] = [
  { name: 'Jan', url: 'http://localhost:1337/v1' },
  { name: 'LM Studio', url: 'http://localhost:1234/v1' },
  { name: 'Ollama', url: 'http://localhost:11434/v1' },
  { name: 'llama.cpp', url: 'http://localhost:8080/v1' },
  { name: 'vLLM', url: 'http://localhost:8000/v1' },
];

/** Ends of addresses that people copy from examples. */
const CALL = /\/(?:chat\/completions|completions|models)\/?$/;

/** The base address meant by what a person typed. Throws `PithError('bad-input')`. */
export function toBaseUrl(typed: string): string {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(address)) throw new PithError('bad-input', `“${text}” is no address.`);
  const url = new URL(address);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.username || url.password || text === '') {
    throw new PithError(
      'bad-input',
      `“${text}” is no address of a chat server: it starts with http:// or https://.`,
    );
  }
  const path = url.pathname.replace(CALL, '').replace(/\/+$/, '');
  return `${url.origin}${path || '/v1'}`;
}

/** The server that was added last comes first; one that was there keeps its key. */
export function addEndpoint(stored: Endpoint[], url: string): Endpoint[] {
  const known = stored.find((endpoint) => endpoint.url === url);
  const others = stored.filter((endpoint) => endpoint.url !== url);
  return [known ?? { url, key: '', model: '', pageTokens: DEFAULT_PAGE_TOKENS }, ...others];
}

/** Stored endpoints may be older than the code or damaged: what has no usable address is left out. */
export function toEndpoints(stored: unknown): Endpoint[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((given: Partial<Record<keyof Endpoint, unknown>> | null) => {
    const { url, key, model, pageTokens } = given ?? {};
    if (typeof url !== 'string' || !URL.canParse(url)) return [];
    return {
      url,
      key: typeof key === 'string' ? key : '',
      model: typeof model === 'string' ? model : '',
      pageTokens:
        Number.isInteger(pageTokens) && Number(pageTokens) > 0 ? Number(pageTokens) : DEFAULT_PAGE_TOKENS,
    };
  });
}
