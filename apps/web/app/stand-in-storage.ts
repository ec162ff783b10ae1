/*
 * Where a browser keeps nothing for this site, as with all cookies blocked, even asking for its storage throws. Part of the
 * script in the head (vite/late-start.ts), so that it imports nothing and all that comes after may ask.
 */

type Items = Record<string, string>;

const METHODS: Storage = {
  getItem(this: Items, name: string) {
    return Object.hasOwn(this, name) ? (this[name] ?? null) : null;
  },
  setItem(this: Items, name: string, value: string) {
    this[name] = String(value);
  },
  removeItem(this: Items, name: string) {
    delete this[name];
  },
  clear(this: Items) {
    for (const name of Object.keys(this)) delete this[name];
  },
  key(this: Items, nth: number) {
    return Object.keys(this)[nth] ?? null;
  },
  get length() {
    return Object.keys(this).length;
  },
};

/** Puts what lasts as long as the page in the place of each storage that the browser refuses. */
export function standInForStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].getItem('');
    } catch {
      Object.defineProperty(window, name, { value: Object.create(METHODS), configurable: true });
    }
  }
}
