/** How near a step of an arc is seen: wide, full, medium, close, detail. */
export type Size = 'wide' | 'full' | 'medium' | 'close' | 'detail';

/** One visible change, how near it is seen, and the near sound it makes. */
export interface Step {
  /**
   * `{it}` and `{It}` stand for the main thing, `{obj}` for what its doing is done to.
   * `[s]` is an ending for one, `[is|are]` a word for one or for several.
   */
  readonly action: string;
  readonly size: Size;
  readonly sound: string;
}

/** An action told in five steps: opening, development, a further one, turn, last image. */
export interface Arc {
  readonly steps: readonly [Step, Step, Step, Step, Step];
  /** A short line that somebody in it may say. */
  readonly line?: string;
}

const SIZES: readonly Size[] = ['wide', 'full', 'medium', 'close', 'detail'];

/** A row as a step. @throws RangeError naming the row that cannot be read. */
export function stepOf(row: string): Step {
  const [action = '', letter = '', sound = ''] = row.split(' | ').map((cell) => cell.trim());
  const size = SIZES.find((each) => each.startsWith(letter) && letter.length === 1);
  if (!action || !size || !sound) throw new RangeError(`Arc row: ${row}`);
  return { action, size, sound };
}

/**
 * Reads arcs by name: a line '# name', perhaps with a spoken line after a colon, and five rows of
 * `action | first letter of the size | near sound`.
 * @throws RangeError naming the row that cannot be read.
 */
export function readArcs(table: string): ReadonlyMap<string, readonly Arc[]> {
  const arcs = new Map<string, Arc[]>();
  for (const block of table.split(/^# /m).slice(1)) {
    const [head = '', ...rows] = block.trim().split('\n');
    const [name = '', line] = head.split(': ');
    const [one, two, three, four, five, more] = rows.map(stepOf);
    if (!one || !two || !three || !four || !five || more) throw new RangeError(`Arc of five rows: ${head}`);
    const arc: Arc = { steps: [one, two, three, four, five], ...(line ? { line } : {}) };
    arcs.set(name, [...(arcs.get(name) ?? []), arc]);
  }
  return arcs;
}
