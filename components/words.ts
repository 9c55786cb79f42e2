// The person's language, for every component under the entry point that provides it.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Translate } from '../src/translate.ts';

export const Words = createContext<Translate>((name) => name);

export const useTranslate = (): Translate => useContext(Words);

const numbers = new Intl.NumberFormat();
const percents = new Intl.NumberFormat(undefined, { style: 'percent' });

export const formatNumber = (value: number): string => numbers.format(value);
export const formatPercent = (share: number): string => percents.format(share);

/** A part that is there is never "0 %". */
export const formatShare = (share: number): string =>
  share > 0 && share < 0.005 ? `<${percents.format(0.01)}` : percents.format(share);
