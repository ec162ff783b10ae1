const CENT = 0.01;

/** '$0.16': whole cents; below one, as many digits as it takes. */
export function dollars(price: number): string {
  return `$${price < CENT ? price.toPrecision(1) : price.toFixed(2)}`;
}
