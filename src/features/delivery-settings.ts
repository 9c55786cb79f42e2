// The part of the settings that every delivery needs: how the page is written, and how its tokens are counted.

import type { RenderOptions } from '../core/output/markdown/render.ts';
import { DEFAULT_EXTRACT_OPTIONS, type ExtractOptions } from '../core/extract-options.ts';
import { estimateTokens } from '../core/tokens/estimate.ts';
import type { Io } from '../io/io.ts';
import type { Settings } from '../settings.ts';

export const styleOf = ({ frontMatter, links, images, untrusted, writer }: Settings): RenderOptions => ({
  frontMatter,
  links,
  images,
  untrusted,
  writer,
});

/** How a whole page is read. */
export const optionsOf = ({ collapsed, method }: Settings): ExtractOptions => ({
  ...DEFAULT_EXTRACT_OPTIONS,
  collapsed,
  method,
});

/** Exact, or the estimate where nothing counts. */
export const counterOf =
  (io: Pick<Io, 'countTokens'>, { encoding }: Pick<Settings, 'encoding'>) =>
  (text: string): Promise<number> =>
    io.countTokens(text, encoding).catch(() => estimateTokens(text));
