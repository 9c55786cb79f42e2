// What reaches the chat servers that the person named.

import type { Model } from '../chat/endpoint/list-models.ts';
import type { Endpoint } from '../endpoints.ts';

export interface EndpointIo {
  readEndpoints(): Promise<Endpoint[]>;
  /** Changes what is stored now, whatever the caller last read. */
  changeEndpoints(change: (stored: Endpoint[]) => Endpoint[]): Promise<void>;
  /** Calls back when they change; returns what ends it. */
  watchEndpoints(changed: () => void): () => void;
  /** Asks for access to the server's host, inside a click or key press; whether it is there now. */
  allowHost(url: string): Promise<boolean>;
  /** Throws `PithError` with an endpoint code. */
  listModels(endpoint: Endpoint, options: { signal: AbortSignal }): Promise<Model[]>;
}
