/*
 * The points of a row of `cut.ts` in fewer bytes, for the browser: the build packs the tables, `cut.ts` reads both
 * forms. A number is one sign: an even step from the number before it in the same place (the first two of a group),
 * or tenths (radii and thicknesses). `"` before it says an odd step or a whole number; after `'` two signs are the
 * number itself in tenths, from -369 to 369.
 */

const SIGNS = [...Array(92).keys()]
  .map((nth) => String.fromCharCode(nth + 35))
  .filter((sign) => !"$',;\\`".includes(sign))
  .join('');

const MIDDLE = 43;
/** The middle of the numbers that two signs can say. */
const MIDDLE_OF_TWO = SIGNS.length ** 2 / 2;
/** Where a shape is expected to begin, and how broad a box is: what keeps most steps within one sign. */
const USUAL_Y = -40;
const USUAL_BREADTH = 20;

/** How many numbers a group of a shape has; more come after commas. */
const LENGTHS: Readonly<Record<string, number>> = { l: 3, o: 3, c: 3, r: 4, x: 4, i: 4, s: 5 };

const lengthOf = (kind: string): number => LENGTHS[kind] ?? 2;

/** What a number of a group is written from: where the last group was, where the bar began, or nothing. */
function originOf(kind: string, group: readonly number[], last: readonly number[]): number | undefined {
  const at = group.length;
  if (at < 2) return last[at] ?? at * USUAL_Y;
  if (at < 4 && kind === 's') return group[at - 2];
  return at < 4 && (kind === 'x' || kind === 'i') ? USUAL_BREADTH : undefined;
}

function written(value: number, origin: number | undefined): string {
  const step = origin === undefined ? value * 10 : (value - origin) / 2 + MIDDLE;
  const whole = origin === undefined ? value : step - 0.5;
  const near = (number: number): string | undefined =>
    Math.abs(number - Math.round(number)) < 1e-6 ? SIGNS[Math.round(number)] : undefined;
  const odd = near(whole);
  const tenths = Math.round(value * 10) + MIDDLE_OF_TWO;
  const two = `${near(Math.floor(tenths / SIGNS.length))}${near(tenths % SIGNS.length)}`;
  return near(step) ?? (odd ? `"${odd}` : `'${two}`);
}

/** Packs the points of a shape. @param kind the shape's letter, small */
export function pack(kind: string, points: string): string {
  let last: readonly number[] = [];
  return points
    .trim()
    .split(/\s+/)
    .map((word) => {
      const sharp = word.endsWith('!') ? '!' : '';
      const given = word.replace('!', '').split(',').map(Number);
      while (given.length < lengthOf(kind))
        given.push(given.length === 3 && kind !== 's' ? (given[2] ?? 1) : 1);
      const group: number[] = [];
      const signs = given.map((value, nth) => {
        const sign = written(value, originOf(kind, group, last));
        group.push(value);
        return nth < lengthOf(kind) ? sign : `,${sign}`;
      });
      last = group;
      return signs.join('') + sharp;
    })
    .join('');
}

/** The points that were packed, as rows have them. */
export function unpack(kind: string, text: string): string {
  const words: string[] = [];
  let last: readonly number[] = [];
  let at = 0;
  const read = (origin: number | undefined): number => {
    let sign = text[at++] ?? '';
    if (sign === "'") {
      const [high = '', low = ''] = [text[at++], text[at++]];
      return (SIGNS.indexOf(high) * SIGNS.length + SIGNS.indexOf(low) - MIDDLE_OF_TWO) / 10;
    }
    const isOdd = sign === '"';
    if (isOdd) sign = text[at++] ?? '';
    const nth = SIGNS.indexOf(sign);
    if (origin === undefined) return isOdd ? nth : nth / 10;
    return Math.round((origin + (nth - MIDDLE) * 2 + (isOdd ? 1 : 0)) * 100) / 100;
  };
  while (at < text.length) {
    const group: number[] = [];
    while (group.length < lengthOf(kind)) group.push(read(originOf(kind, group, last)));
    for (; text[at] === ','; ) {
      at++;
      group.push(read(originOf(kind, group, last)));
    }
    const sharp = text[at] === '!' ? '!' : '';
    at += sharp.length;
    words.push(group.join(',') + sharp);
    last = group;
  }
  return words.join(' ');
}

/** The tables of a file, its template literals that begin with a drawing, with all their points packed. */
export const packTables = (code: string): string =>
  code.replace(
    /`\n(= [^`$\\]+)`/g,
    (_, table: string) => `\`\n${table.split('\n').map(packLine).join('\n')}\``,
  );

function packLine(line: string): string {
  if (/^[=+] |^$/.test(line)) return line;
  const [, tone = '', shapes = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
  const all = shapes.split(';').map((shape) => {
    const [letter = '', ...points] = shape.trim().split(/\s+/);
    return letter + pack(letter.toLowerCase(), points.join(' '));
  });
  return `${tone} ${all.join(';')}`;
}
