const COUNT = new Intl.NumberFormat('en');

/** '1,234'. One form for all: `toLocaleString` makes a new one with each call, which takes a millisecond and more. */
export function wholeNumber(count: number): string {
  return COUNT.format(count);
}
