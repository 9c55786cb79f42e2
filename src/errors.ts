// Every failure that a person may see: a code for programs, a sentence for people, the cause for developers.

export type PithErrorCode =
  | 'nothing-to-extract'
  | 'nothing-selected'
  | 'restricted-page'
  | 'no-access'
  | 'tab-closed'
  | 'page-changed'
  | 'page-failed'
  | 'clipboard-refused'
  | 'bad-input'
  | EndpointErrorCode;

/** What can go wrong with a chat server that the person named. */
export type EndpointErrorCode =
  | 'answer-broken'
  | 'answer-silent'
  | 'context-too-small'
  | 'endpoint-failed'
  | 'endpoint-key'
  | 'endpoint-refused'
  | 'endpoint-unreachable'
  | 'model-missing'
  | 'not-an-endpoint';

export class PithError extends Error {
  override name = 'PithError';

  constructor(
    readonly code: PithErrorCode,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/** Errors cross extension contexts as data, since class and stack do not survive the way. */
export interface ErrorData {
  code: PithErrorCode;
  message: string;
}

export function toErrorData(error: unknown): ErrorData {
  if (error instanceof PithError) return { code: error.code, message: error.message };
  return { code: 'page-failed', message: error instanceof Error ? error.message : String(error) };
}

export const fromErrorData = (data: ErrorData): PithError => new PithError(data.code, data.message);
