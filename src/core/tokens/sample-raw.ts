// How large the page was before anything was left out. Capture takes the samples, the reader counts: the page need not
// load the tables.

export interface RawSample {
  /** Of the page's HTML, in UTF-16 units. */
  length: number;
  sample: string;
}

/**
 * A longer page is estimated from even samples: reading all of it took a third of the capture. On 78 saved pages the
 * samples differed from the whole by 1.5 % in the mean and 4.4 % at the 95th percentile.
 */
const WHOLE_LENGTH = 24_000;
const SAMPLES = 80;
const SAMPLE_LENGTH = WHOLE_LENGTH / SAMPLES;

export function sampleRaw(html: string): RawSample {
  const { length } = html;
  if (length <= WHOLE_LENGTH) return { length, sample: html };
  const step = (length - SAMPLE_LENGTH) / (SAMPLES - 1);
  let sample = '';
  for (let index = 0; index < SAMPLES; index += 1) {
    const start = Math.floor(index * step);
    sample += html.slice(start, start + SAMPLE_LENGTH);
  }
  return { length, sample };
}
