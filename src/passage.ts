/** The beginnings of a section's visible text, by which it is found again on the page. */
export interface Passage {
  /** Empty for what stands before the first heading. */
  heading: string;
  /** Empty for a heading without text under it. */
  body: string;
}
