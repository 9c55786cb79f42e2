import { useEffect, useMemo, useState } from 'preact/hooks';
import { focus } from '../../../src/core/focus/focus.ts';
import {
  type DeliveredMarkdown,
  deliverMarkdown,
  pageOf,
  preview,
} from '../../../src/core/output/deliver-markdown.ts';
import type { chunk as Chunk } from '../../../src/core/output/chunks/chunk.ts';
import { listOutline } from '../../../src/core/output/outline.ts';
import type { Count, DeliveryRequest } from '../../../src/core/output/request.ts';
import type { Extraction } from '../../../src/core/types.ts';
import { toErrorData } from '../../../src/errors.ts';
import { styleOf } from '../../../src/features/delivery-settings.ts';
import type { PageIo } from '../../../src/io/page-io.ts';
import { listTicked } from './focus-choice.ts';
import type { PageState } from './page-state.ts';

/** Without Markdown when the budget holds nothing of the page. */
type DeliveryView = DeliveredMarkdown;

export type PageDelivery = ReturnType<typeof useDelivery>;

/** What a person wants of a page: at once by the estimate, then by exact tokens. `exact` is what may leave. */
export function useDelivery(
  io: Pick<PageIo, 'countTokens'>,
  page: Extraction,
  { settings, left, pinned, query, budget }: PageState,
) {
  const style = useMemo(() => styleOf(settings), [settings]);
  const outline = useMemo(() => listOutline(pageOf(page, { style })), [page, style]);
  const sections = useMemo(() => listTicked(outline, left), [outline, left]);
  // Words are indexed once what is read is shown, and before the first key of a query needs them.
  useEffect(
    () => void setTimeout(() => focus(pageOf(page, { style, sections }), {})),
    [page, style, sections],
  );
  const asked = useMemo(() => {
    const request: DeliveryRequest = { style, query, budget, sections, pinned: [...pinned], part: 1 };
    return { page, request, count: (text: string) => io.countTokens(text, settings.encoding) };
  }, [io, page, style, settings.encoding, query, budget, sections, pinned]);

  const first: DeliveryView = useMemo(() => ({ ...preview(page, asked.request), parts: [] }), [asked]);
  const exact = useMemo(() => (budget === undefined ? Promise.resolve(first) : take(asked)), [asked]);
  const [last, setLast] = useState({ asked, view: first });
  useEffect(() => {
    let current = true;
    exact.then(
      (view) => current && setLast({ asked, view }),
      () => undefined, // Without token data the estimate stays.
    );
    return () => {
      current = false;
    };
  }, [exact]);
  return { ...(last.asked === asked ? last.view : first), ...asked, outline, exact };
}

interface Wanted {
  page: Extraction;
  request: DeliveryRequest;
  count: Count;
}

/** Loaded when the page goes out in parts. */
const chunk: typeof Chunk = (...asked) =>
  import('../../../src/core/output/chunks/chunk.ts').then((file) => file.chunk(...asked));

function take({ page, request, count }: Wanted): Promise<DeliveryView> {
  return deliverMarkdown(page, request, { count, chunk }).catch((error: unknown) => {
    if (toErrorData(error).code !== 'bad-input') throw error;
    return { extraction: { ...page, blocks: [] }, markdown: '', parts: [] };
  });
}
