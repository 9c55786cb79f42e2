// What the fetch needs of a browser: one exchange with one server, nothing followed, nothing remembered.

/** As an answer named them, in `ETag` and `Last-Modified`. */
export interface KnownVersion {
  etag?: string;
  modified?: string;
}

export interface ExchangeRequest {
  url: string;
  accept: string;
  /** Send the person's cookies for this site. */
  credentials: boolean;
  /** Whether a server at this IP address may answer; absent when any may. */
  accepts: ((address: string) => boolean) | undefined;
  signal: AbortSignal;
  /** Ask for what is newer than this alone. */
  known?: KnownVersion;
}

export interface Answer {
  status: number;
  /** Lower-case names. */
  headers: Map<string, string>;
  /** The server's IP address, where the browser tells it. */
  address: string | undefined;
  /** Decompressed; null when there is none. */
  body: ReadableStream<Uint8Array> | null;
  /** Why the body broke off, in the browser's words. */
  failure(): Promise<string>;
  /** Drops what has not been read. To be called in the end, whatever happened. */
  close(): void;
}

/** No answer: `words` is why, as the browser says it, e.g. `net::ERR_CONNECTION_RESET`. */
export interface NoAnswer {
  words: string;
  /** The guard of the browser refused the server before anything was sent. */
  isPrivate: boolean;
}

export type Exchange = (request: ExchangeRequest) => Promise<Answer | NoAnswer>;
