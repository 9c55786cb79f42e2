import { chunk } from '../../core/output/chunks/chunk.ts';
import { type DeliveredMarkdown, deliverMarkdown } from '../../core/output/deliver-markdown.ts';
import type { DeliveryRequest } from '../../core/output/request.ts';
import { estimateTokens } from '../../core/tokens/estimate.ts';
import type { Extraction } from '../../core/types.ts';
import type { Encoding } from '../../settings.ts';
import { countTokensHere } from './count-tokens.ts';

/** Where documents and the writers of Markdown are: everywhere but in Chrome's worker. */
export function deliverHere(
  page: Extraction,
  request: DeliveryRequest,
  encoding: Encoding,
): Promise<DeliveredMarkdown> {
  const count = (text: string): Promise<number> =>
    countTokensHere(text, encoding).catch(() => estimateTokens(text));
  return deliverMarkdown(page, request, { count, chunk });
}
