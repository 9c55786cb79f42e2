// What a chat server's refusal means. The protocol has codes that few servers use, so status and words are matched.

import { PithError, type PithErrorCode } from '../../errors.ts';

interface Refusal {
  /** The request, e.g. `POST http://localhost:11434/v1/chat/completions`. */
  call: string;
  response: Pick<Response, 'status' | 'type' | 'headers'>;
  text: string;
  model: string;
}

interface Meaning {
  /** HTTP statuses; any when left out. */
  status?: number[];
  /** In the server's words. */
  words?: RegExp;
  code: PithErrorCode;
}

/** First match wins. Wordings of Ollama, llama.cpp, LM Studio, vLLM and OpenAI. */
const MEANINGS: Meaning[] = [
  { status: [401, 407], code: 'endpoint-key' },
  { words: /api.?key|unauthori[sz]ed|authentication/i, status: [400, 403], code: 'endpoint-key' },
  { status: [403], code: 'endpoint-refused' },
  {
    words:
      /context.{0,20}(?:length|window|size|overflow|exceed)|exceeds? .{0,40}context|n_ctx|too many tokens|prompt is too long|maximum (?:number of )?(?:input )?tokens/i,
    code: 'context-too-small',
  },
  { status: [413], code: 'context-too-small' },
  {
    words:
      /model.{0,120}(?:not found|not exist|not loaded|unknown|unavailable)|no models? (?:is |are )?loaded|(?:unknown|invalid|no such) model/i,
    code: 'model-missing',
  },
  { status: [404, 405], code: 'not-an-endpoint' },
];

/** What of a server's words a person is shown, in characters. */
const EXCERPT = 300;

export function failureOf({ call, response, text, model }: Refusal): PithError {
  const { status, type, headers } = response;
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    return new PithError(
      'not-an-endpoint',
      `${call} is sent on to another address, which Pith does not follow.`,
    );
  }
  if (/html/i.test(headers.get('content-type') ?? '') && status !== 401 && status !== 403) {
    return new PithError('not-an-endpoint', `${call} answered ${status} with a web page.`);
  }
  const words = readWords(text);
  return new PithError(
    meaningOf(words, status),
    `${call} answered ${status}${words && `: ${words}`}${model && ` (model ${model})`}`,
  );
}

/** The meaning of an error in words, with the status that came with it; 200 inside a stream. */
export function meaningOf(words: string, status: number): PithErrorCode {
  const found = MEANINGS.find(
    (meaning) => (meaning.status?.includes(status) ?? true) && (meaning.words?.test(words) ?? true),
  );
  return found?.code ?? 'endpoint-failed';
}

/** The sentence in `{ error: { message } }`, `{ error }`, `{ message }`, `{ detail }`, or the text itself. */
export function readWords(text: string): string {
  return clip(wordsIn(parse(text)) ?? text);
}

export function wordsIn(data: unknown): string | undefined {
  if (typeof data === 'string') return clip(data);
  if (typeof data !== 'object' || data === null) return undefined;
  const { error, message, detail } = data as Record<string, unknown>;
  return wordsIn(error) ?? wordsIn(message) ?? wordsIn(detail);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function clip(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line;
}
