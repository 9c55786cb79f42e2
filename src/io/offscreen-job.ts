import type { DeliveryRequest } from '../core/output/request.ts';
import type { ExtractOptions, Extraction } from '../core/types.ts';
import type { PageText } from '../fetch/page/open-text.ts';
import type { Encoding } from '../settings.ts';

/** What Chrome's worker asks of the offscreen document: to read a fetched page, or to write the Markdown of one. */
export type OffscreenJob =
  | { read: PageText; options: ExtractOptions }
  | { deliver: Extraction; request: DeliveryRequest; encoding: Encoding };
