// The ways by which a page leaves the popup: clipboard, download, chat.

import { chooseTarget } from '../../../src/chat/own-target.ts';
import { SMALLEST_CEILING } from '../../../src/core/output/chunks/ceilings.ts';
import { type Chosen, preview } from '../../../src/core/output/deliver-markdown.ts';
import { estimateTokens } from '../../../src/core/tokens/estimate.ts';
import type { Extraction } from '../../../src/core/types.ts';
import { styleOf } from '../../../src/features/delivery-settings.ts';
import { toFileName } from '../../../src/features/file-name.ts';
import type { PageIo } from '../../../src/io/page-io.ts';
import type { Excerpt } from '../../../src/io/chat-io.ts';
import type { PageState } from './page-state.ts';
import type { PageDelivery } from './use-delivery.ts';
import type { PageControls } from './use-page.ts';

const TYPES = { md: 'text/markdown', json: 'application/json', jsonl: 'application/jsonl' } as const;
type FileFormat = keyof typeof TYPES;

interface Shown {
  page: PageControls;
  extraction: Extraction;
  delivery: PageDelivery;
  /** Which part is shown, from 0. */
  part: number;
  excerpt: Excerpt;
}

export type PageOutputs = ReturnType<typeof pageOutputs>;

export function pageOutputs(io: PageIo, { page, extraction, delivery, part, excerpt }: Shown) {
  const { tab, settings, budget = 0 } = page.state;
  const { request, count } = delivery;
  const isEmpty = delivery.markdown === '';
  const write = async (format: FileFormat | 'text'): Promise<string> => {
    const { parts, markdown } = await delivery.exact.catch(() => delivery);
    if (format === 'md') return parts[part]?.markdown ?? markdown;
    // The chunks of a page in parts are its parts.
    const asked =
      format === 'jsonl' && parts.length > 0
        ? { ...request, budget: undefined, part: 1, chunks: { ceiling: Math.max(SMALLEST_CEILING, budget) } }
        : { ...request, part: part + 1 };
    // The other formats are loaded when one is first asked for.
    const { deliver } = await import('../../../src/core/output/deliver.ts');
    const written = deliver(extraction, { ...asked, format }, count);
    return (await written.catch(() => deliver(extraction, { ...asked, format }, estimateTokens))).output;
  };
  return {
    async copy(format: FileFormat | 'text' = 'md') {
      if (!isEmpty) await page.copy(await write(format));
    },
    async download(format: FileFormat = 'md') {
      if (isEmpty) return;
      io.saveFile({ name: toFileName(extraction, format), type: TYPES[format], text: await write(format) });
    },
    send() {
      if (tab && !isEmpty) {
        io.sendPage({ tab, excerpt }, chooseTarget(settings.chatTarget, settings.ownTargets));
      }
    },
  };
}

/** What is shown without front matter and marks, as the preview and a chat get it. */
export function excerptOf({ extraction, markdown }: Chosen, state: PageState, inParts: boolean): Excerpt {
  const { frontMatter, untrusted, ...written } = styleOf(state.settings);
  const style = { ...written, title: !inParts };
  const isBare = (!frontMatter && !untrusted) || markdown === '';
  const bare = isBare ? markdown : preview(extraction, { style }).markdown;
  return { markdown: bare, extraction, style, query: state.query };
}
