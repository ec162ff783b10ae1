/** Adds all items; `push(...items)` fails for the hundred thousand that a hostile text may have. */
export function append<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) {
    list.push(item);
  }
}
