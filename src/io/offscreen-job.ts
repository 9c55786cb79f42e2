import type { DeliveryRequest } from '../core/output/request.ts';
import type { Extraction } from '../core/types.ts';
import type { ReaderJob } from './reader-job.ts';
import type { Encoding } from '../settings.ts';

/** What Chrome's worker asks of the offscreen document: to have a page read, or to write the Markdown of one. */
export type OffscreenJob = ReaderJob | { deliver: Extraction; request: DeliveryRequest; encoding: Encoding };
