/*
 * The points of a row of `cut.ts` in fewer bytes, for the browser: the build packs the tables, `cut.ts` reads both
 * forms. All first numbers of a shape's groups come first, then all second ones, since what is alike packs well. A
 * number is one sign: an even step from the number before it in the same place (the first two of a group), or tenths
 * (radii and thicknesses). `"` before it says an odd step or a whole number, `'` an even step that is beyond the signs;
 * after `""` two signs are the number itself in tenths, from -369 to 369. A `!` stands after the second number of its group; a `,` at the end says that each
 * group has one number more than usual.
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

/** How many numbers a group of a shape has, unless a `,` says one more. */
const LENGTHS: Readonly<Record<string, number>> = { l: 3, o: 3, c: 3, r: 4, x: 4, i: 4, s: 5 };

const lengthOf = (kind: string): number => LENGTHS[kind] ?? 2;

/** What a number that a group leaves out is: no round corner, a radius as the other one, a thickness of one. */
const leftOut = (kind: string, group: readonly number[]): number =>
  kind === 'x' ? 0 : group.length === 3 && kind !== 's' ? (group[2] ?? 1) : 1;

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
  if (near(step) ?? odd) return near(step) ?? `"${odd}`;
  // What is beyond one end of the signs begins at the other.
  const far = step + (step < 0 ? SIGNS.length : -SIGNS.length);
  const isFar = origin !== undefined && far < MIDDLE === step > 0 && near(far) !== undefined;
  return isFar ? `'${near(far)}` : `""${two}`;
}

/** Packs the points of a shape. @param kind the shape's letter, small */
export function pack(kind: string, points: string): string {
  const words = points.trim().split(/\s+/);
  const given = words.map((word) => word.replace('!', '').split(',').map(Number));
  const long = Math.max(lengthOf(kind), ...given.map((group) => group.length));
  const columns = Array.from({ length: long }, () => '');
  let last: readonly number[] = [];
  given.forEach((group, i) => {
    while (group.length < long) group.push(leftOut(kind, group));
    columns.forEach((column, at) => {
      const sign = written(group[at] ?? 0, originOf(kind, group.slice(0, at), last));
      columns[at] = column + sign + (at === 1 && words[i]?.endsWith('!') ? '!' : '');
    });
    last = group;
  });
  return columns.join('') + (long > lengthOf(kind) ? ',' : '');
}

/** The number that a sign with its marks says, from where it is written. */
function numberIn(sign: string, origin: number | undefined): number {
  const [high = 0, low = 0] = [...sign.replace(/["'!]/g, '')].map((each) => SIGNS.indexOf(each));
  if (sign.startsWith('""')) return (high * SIGNS.length + low - MIDDLE_OF_TWO) / 10;
  const isOdd = sign.startsWith('"');
  const beyond = sign.startsWith("'") ? (high < MIDDLE ? SIGNS.length : -SIGNS.length) : 0;
  if (origin === undefined) return isOdd ? high : high / 10;
  return Math.round((origin + (high + beyond - MIDDLE) * 2 + (isOdd ? 1 : 0)) * 100) / 100;
}

/** The points that were packed, as rows have them. */
export function unpack(kind: string, text: string): string {
  const long = lengthOf(kind) + (text.endsWith(',') ? 1 : 0);
  const signs = text.match(/(?:""..|["']?[^,])!?/g) ?? [];
  const groups = Array.from({ length: signs.length / long }, (): number[] => []);
  signs.forEach((sign, i) => {
    const group = groups[i % groups.length] ?? [];
    group.push(numberIn(sign, originOf(kind, group, groups[(i % groups.length) - 1] ?? [])));
  });
  return groups
    .map((group, i) => group.join(',') + (signs[groups.length + i]?.endsWith('!') ? '!' : ''))
    .join(' ');
}

/** Outlines in code, with their points packed too: `pen.ts` reads both forms. */
const packOutlines = (code: string): string =>
  code.replace(
    /\b(blob|turned|poly|hole)\(\s*'([-\d., !]+)',?\s*\)/g,
    (_, make: string, points: string) => `${make}(\`${PACKED}${pack('b', points)}\`)`,
  );

/** What packed points of an outline begin with. */
export const PACKED = '=';

/** The tables of a file, its template literals that begin with a drawing, with all their points packed. */
export const packTables = (code: string): string =>
  packOutlines(code).replace(
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
