/*
 * What stands in every match of an expression, read from its source: of `\b(?:cats?|kittens?) asleep` one of 'cat'
 * and 'kitten'. The method is that of Russ Cox, "Regular Expression Matching with a Trigram Index" (2012), with one
 * of several stretches instead of all of them.
 */

/** A stretch has so many signs at least. */
const SHORTEST = 3;
/** A stretch has at most so many signs; of a longer one the rarest of them stand for it. */
const LONGEST = 6;
/** With more ways to write a stretch than these, it ends there. */
const MOST_WAYS = 24;
/** What stands in more texts than these holds nothing back. */
const MOST_CHANCE = 1.5;
/** The letters of English, commonest first. */
const LETTERS = 'e t a o i n s r h l d c u m f p g w y b v k x j q z'.split(' ');
/** Stretches that most sentences have. */
const EVERYWHERE = new Set(
  'the,the , the, the ,and,and , and, and ,with,with , with, with , of , in , on , at , an , to ,ing,ing ,his ,her ,for ,from'.split(
    ',',
  ),
);
/** Of stretches that a text of sixty signs has, one in so many. */
const IN_TEXT = 90;

const weights = Float64Array.from({ length: 128 }, (_, code) => {
  const at = LETTERS.indexOf(String.fromCharCode(code));
  return code === 32 ? 0.2 : at < 0 ? 0.02 : 0.11 - at * 0.004;
});

/** Stretches of which one stands in every match, and in how many texts one of them stands by chance. */
interface Need {
  readonly stretches: readonly string[];
  readonly chance: number;
}

interface Part {
  /** All that it may be, where these are few. */
  readonly ways?: readonly string[];
  readonly need?: Need;
}

/** What takes no sign: the start of a word, or what is looked at beside it. */
const NOTHING: Part = { ways: [''] };
const ANYTHING: Part = {};

/** The source of an expression and how far it is read. */
interface Reader {
  readonly source: string;
  readonly isUnicode: boolean;
  at: number;
}

/** Signs whose small letter is the only other form that they match. */
const isPlain = (code: number): boolean =>
  (code >= 0x20 && code < 0x250 && code !== 0xb5 && code !== 0x130 && code !== 0x131 && code !== 0x17f) ||
  (code >= 0x3040 && code < 0xa000) ||
  (code >= 0xac00 && code < 0xd7a4);

function chanceOf(text: string, from: number, to: number): number {
  let chance = IN_TEXT;
  for (let at = from; at < to; at++) chance *= weights[text.charCodeAt(at)] ?? 0.02;
  return chance;
}

/** The rarest stretch of a text, and its chance. */
function rarestOf(text: string): readonly [stretch: string, chance: number] {
  let [from, least] = [0, Number.POSITIVE_INFINITY];
  const length = Math.min(LONGEST, text.length);
  for (let at = 0; at + length <= text.length; at++) {
    const chance = chanceOf(text, at, at + length);
    if (chance < least) [from, least] = [at, chance];
  }
  const stretch = text.slice(from, from + length);
  return [stretch, EVERYWHERE.has(stretch) ? Math.max(least, MOST_CHANCE) : least];
}

function needOfWays(ways: readonly string[]): Need | undefined {
  const stretches: string[] = [];
  let sum = 0;
  for (const way of ways) {
    if (way.length < SHORTEST) return undefined;
    const [stretch, chance] = rarestOf(way);
    stretches.push(stretch);
    sum += chance;
    if (sum > MOST_CHANCE) return undefined;
  }
  return { stretches, chance: sum };
}

const rarer = (one: Need | undefined, other: Need | undefined): Need | undefined =>
  one && other ? (one.chance <= other.chance ? one : other) : (one ?? other);

const needOf = ({ ways, need }: Part): Need | undefined => need ?? (ways && needOfWays(ways));

const crossed = (ways: readonly string[], next: readonly string[]): readonly string[] =>
  next.length === 1
    ? ways.map((way) => way + next[0])
    : ways.flatMap((way) => next.map((other) => way + other));

/** Parts one after the other. */
function inSequence(parts: readonly Part[]): Part {
  let ways: readonly string[] = [''];
  let need: Need | undefined;
  let isWhole = true;
  for (const part of parts) {
    if (part === NOTHING) continue;
    if (part.ways && ways.length * part.ways.length <= MOST_WAYS) {
      ways = crossed(ways, part.ways);
      continue;
    }
    isWhole = false;
    need = rarer(rarer(need, needOfWays(ways)), part.need);
    ways = part.ways ?? [''];
  }
  if (isWhole) return { ways };
  const all = rarer(need, needOfWays(ways));
  return all ? { need: all } : ANYTHING;
}

/** Parts of which there is one. */
function eitherOf(parts: readonly Part[]): Part {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const ways: string[] = [];
  for (const part of parts) {
    if (!part.ways) return eitherNeed(parts);
    ways.push(...part.ways);
  }
  return ways.length <= MOST_WAYS * 4 ? { ways } : eitherNeed(parts);
}

function eitherNeed(parts: readonly Part[]): Part {
  const stretches: string[] = [];
  let chance = 0;
  for (const part of parts) {
    const need = needOf(part);
    if (!need) return ANYTHING;
    stretches.push(...need.stretches);
    chance += need.chance;
  }
  return chance > MOST_CHANCE ? ANYTHING : { need: { stretches, chance } };
}

function readAlternatives(reader: Reader): Part {
  const all: Part[] = [];
  let parts: Part[] = [];
  for (;;) {
    const sign = reader.source[reader.at];
    if (sign === undefined || sign === ')') break;
    if (sign === '|') {
      reader.at++;
      all.push(inSequence(parts));
      parts = [];
    } else parts.push(readRepeated(readAtom(reader), reader));
  }
  all.push(inSequence(parts));
  return eitherOf(all);
}

const BRACED = /\{(\d+)(?:,\d*)?\}/y;

/** How often a part stands at least; read with its sign. */
function readLeast(reader: Reader): number | undefined {
  const sign = reader.source[reader.at];
  if (sign === '{') {
    BRACED.lastIndex = reader.at;
    const [whole = '', least] = BRACED.exec(reader.source) ?? [];
    reader.at += whole.length;
    return least === undefined ? undefined : Number(least);
  }
  if (sign !== '?' && sign !== '*' && sign !== '+') return undefined;
  reader.at++;
  return sign === '+' ? 1 : 0;
}

function readRepeated(part: Part, reader: Reader): Part {
  const isOptional = reader.source[reader.at] === '?';
  const least = readLeast(reader);
  if (least === undefined) return part;
  if (reader.source[reader.at] === '?') reader.at++;
  if (part === NOTHING) return NOTHING;
  if (isOptional) return part.ways ? { ways: ['', ...part.ways] } : ANYTHING;
  const need = least > 0 ? needOf(part) : undefined;
  return need ? { need } : ANYTHING;
}

const GROUP = /\?(?:[:=!]|<[=!]|<[^>=!]+>)/y;

function readGroup(reader: Reader): Part {
  let isBeside = false;
  if (reader.source[reader.at] === '?') {
    GROUP.lastIndex = reader.at;
    const [opening] = GROUP.exec(reader.source) ?? [];
    if (opening === undefined) throw new SyntaxError('A group of an unknown kind.');
    isBeside = /[=!]$/.test(opening);
    reader.at += opening.length;
  }
  const inner = readAlternatives(reader);
  reader.at++;
  return isBeside ? NOTHING : inner;
}

/** One of several signs: each of a short list, or any. */
function readClass(reader: Reader): Part {
  const from = reader.at;
  while (reader.at < reader.source.length && reader.source[reader.at] !== ']')
    reader.at += reader.source[reader.at] === '\\' ? 2 : 1;
  const inside = reader.source.slice(from, reader.at).toLowerCase();
  reader.at++;
  const isShort = inside.length < 5 && !/[\\^-]/.test(inside);
  return isShort && [...inside].every((sign) => isPlain(sign.charCodeAt(0)))
    ? { ways: [...inside] }
    : ANYTHING;
}

function readEscape(reader: Reader): Part {
  const { source, isUnicode } = reader;
  const sign = source[reader.at++] ?? '';
  if (sign === 'b' || sign === 'B') return NOTHING;
  if (isUnicode && /[pPk]/.test(sign)) reader.at = source.indexOf(sign === 'k' ? '>' : '}', reader.at) + 1;
  else if (/[A-Za-z\d]/.test(sign)) {
    // A sign by its number, which is digits and letters: whatever they are, they are no stretch.
    while (/[\da-zA-Z{}]/.test(source[reader.at] ?? '') && /[ux\d]/.test(sign)) reader.at++;
  } else return { ways: [sign] };
  return ANYTHING;
}

const RUN = /[a-z ]*/y;

function readAtom(reader: Reader): Part {
  const sign = reader.source[reader.at++] ?? '';
  if (sign === '^' || sign === '$') return NOTHING;
  if (sign === '.') return ANYTHING;
  if (sign === '[') return readClass(reader);
  if (sign === '(') return readGroup(reader);
  if (sign === '\\') return readEscape(reader);
  if (!isPlain(sign.charCodeAt(0))) return ANYTHING;
  // Letters that follow belong to it, but for one that may be left out.
  RUN.lastIndex = reader.at;
  const [run = ''] = RUN.exec(reader.source) ?? [];
  const isSplit = /[?*+{]/.test(reader.source[reader.at + run.length] ?? '');
  const own = isSplit ? run.slice(0, -1) : run;
  reader.at += own.length;
  return { ways: [(sign + own).toLowerCase()] };
}

/** An expression as it is written. */
export interface Expression {
  readonly source: string;
  readonly flags: string;
  /** What `neededIn` says of it, one a line, where that was worked out before: as the server's bundle has it. */
  readonly needed?: string | undefined;
}

/** Stretches in small letters of which one stands in every match; none where no such stretch is known. */
export function neededIn({ source, flags, needed }: Expression): readonly string[] | undefined {
  if (needed !== undefined) return needed ? needed.split('\n') : undefined;
  if (flags.includes('v') || flags.includes('y')) return undefined;
  const reader: Reader = { source, isUnicode: flags.includes('u'), at: 0 };
  const need = needOf(readAlternatives(reader));
  return reader.at === source.length ? need?.stretches : undefined;
}
