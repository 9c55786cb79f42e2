import type { Exchange, KnownVersion } from '../io/network.ts';
import type { FetchLimits } from './limits.ts';

export interface TextRequest {
  url: string;
  signal: AbortSignal;
  /** The host of the person's own network that may be asked, when the person asked for a page of it. */
  localHost?: string | undefined;
  /** Hosts that get the person's cookies. */
  signedInHosts?: readonly string[];
  /** IP addresses that count as public: for a program's own server. */
  trusted?: readonly string[];
  /** What an earlier answer of this address named: the site says 304 when nothing has changed since. */
  known?: KnownVersion;
  /** Instead of the usual ones. */
  limits?: Partial<FetchLimits>;
}

export interface FetchTools {
  exchange: Exchange;
  limits: FetchLimits;
}
