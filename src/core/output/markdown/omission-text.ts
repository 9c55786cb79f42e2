/** Stands where a budget left something out; no reader takes it for the page's own words. */
export const omissionText = (sections: number): string =>
  sections === 0
    ? '[… section shortened]'
    : `[… ${sections} ${sections === 1 ? 'section' : 'sections'} omitted]`;
