/** What a shop asks for one product; a field that the page does not show is empty. */
export interface ProductFacts {
  /** As the page writes it for programs, e.g. `1299.00`; of several, the first that is shown. */
  price: string;
  /** ISO 4217. */
  currency: string;
  /** A term of schema.org, e.g. `InStock`. */
  availability: string;
  rating: string;
  reviews: string;
  variants: string[];
}
