import type { ChatTarget } from './targets.ts';

/**
 * Nobody documents a limit. Servers and proxies refuse request lines from 8,000 bytes on, and other tools settled between
 * 3,600 and 6,000. Characters of the whole address, encoded.
 */
const LONGEST_ADDRESS = 4_000;

/** Half a character, which no address can hold. */
const LONE_HALF = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** The site's own address with the prompt in it; undefined where it has none, or the text is too long, or it would be sent unasked. */
export function prefillUrl(
  { prefill }: Pick<ChatTarget, 'prefill'>,
  prompt: string,
  { send }: { send: boolean },
): string | undefined {
  if (!prefill || prefill.sends !== send) return undefined;
  const url = prefill.url.replaceAll('{prompt}', () =>
    encodeURIComponent(prompt.replace(LONE_HALF, '\uFFFD')),
  );
  return url.length <= LONGEST_ADDRESS ? url : undefined;
}
