/** One card of a listing, a shelf or a table of results; a field that the card does not show is empty. */
export interface CardFacts {
  title: string;
  /** Where the card leads. */
  url: string;
  /** As the page writes it, e.g. `1.299,00`, or `5.99` for `$5⁹⁹`; what is struck out or taken off is no price. */
  price: string;
  /** ISO 4217 where the sign means one currency, else the sign. */
  currency: string;
  /** Of five, e.g. `4.5`. */
  rating: string;
}
