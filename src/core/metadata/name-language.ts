import type { Extraction } from '../types.ts';
import { cleanLanguage } from './clean-values.ts';

/** As `browser.i18n.detectLanguage` answers. */
export type DetectLanguage = (
  text: string,
) => Promise<{ isReliable: boolean; languages: { language: string }[] }>;

/** Of less text nobody knows the language. Characters. */
const SHORTEST = 40;
const LOOKED_AT = 10_000;

/** Where the page names no language, the one that its text is in, if the detector is sure. */
export async function nameLanguage(page: Extraction, detect: DetectLanguage): Promise<Extraction> {
  const { bodyText, metadata } = page;
  if (metadata.language || bodyText.length < SHORTEST) return page;
  const { isReliable, languages } = await detect(bodyText.slice(0, LOOKED_AT));
  const value = isReliable ? cleanLanguage(languages[0]?.language ?? '') : undefined;
  if (value === undefined || value === 'und') return page;
  return { ...page, metadata: { ...metadata, language: { value, source: 'detected' } } };
}
