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
  | 'storage-full'
  | EndpointErrorCode
  | FetchErrorCode
  | ProgramErrorCode;

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

/** What can go wrong with a page that is not open. */
export type FetchErrorCode =
  | 'fetch-not-allowed'
  | 'address-refused'
  | 'redirect-refused'
  | 'redirect-loop'
  | 'too-many-redirects'
  | 'too-large'
  | 'timed-out'
  | 'unreadable-type'
  | 'http-error'
  | 'site-busy'
  | 'robots-refused'
  | 'not-connected'
  | 'broken-answer'
  | 'untrusted-server'
  | 'cancelled'
  | 'interrupted';

/** What can go wrong for a program: in its browser, its server, its queue. */
export type ProgramErrorCode =
  | 'browser-failed'
  | 'browser-missing'
  | 'closed'
  | 'port-taken'
  | 'queue-failed'
  | 'version-mismatch';

export class PithError extends Error {
  override name = 'PithError';
  /** The one figure or name that the sentence for people needs, e.g. a status. */
  readonly detail: string | undefined;

  constructor(
    readonly code: PithErrorCode,
    message: string,
    options?: { cause?: unknown; detail?: string | undefined },
  ) {
    super(message, options);
    this.detail = options?.detail;
  }
}

/** Errors cross extension contexts as data, since class and stack do not survive the way. */
export interface ErrorData {
  code: PithErrorCode;
  message: string;
  detail?: string;
}

export function toErrorData(error: unknown): ErrorData {
  if (error instanceof PithError) {
    const { code, message, detail } = error;
    return { code, message, ...(detail === undefined ? {} : { detail }) };
  }
  return { code: 'page-failed', message: error instanceof Error ? error.message : String(error) };
}

export const fromErrorData = ({ code, message, detail }: ErrorData): PithError =>
  new PithError(code, message, { detail });
