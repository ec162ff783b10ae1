import { choicesOf, listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { DETERMINERS, isBeingNoun, PREPOSITIONS, verbAt, wordsOf } from '../idea/verbs.ts';
import { agreeing, capital } from '../wording.ts';
import { ANIMAL_ROWS } from './animal-rows.ts';
import { asProper, type Drama, filmSortOf } from './film-sorts.ts';
import { PEOPLE_ROWS } from './people-rows.ts';
import { PLACE_ROWS } from './place-rows.ts';
import { PROCESS_ROWS } from './process-rows.ts';
import { THING_ROWS } from './thing-rows.ts';

/*
 * A film of what is only named has a small story of its kind: a process in its real steps, an animal from stillness to what it is
 * known for, a place from the first look to the last, a thing whole, in use, from near and in its place.
 */

type Table = 'process' | 'person' | 'animal' | 'place' | 'thing';

interface Row {
  readonly table: Table;
  readonly images: readonly string[];
  readonly sound: string;
  readonly deeds: ReadonlySet<string>;
  /** Whether it needs a word of its deed: a vase alone is no vase being thrown. */
  readonly needsDeed: boolean;
}

function tableOf(text: string, table: Table): readonly (readonly [string, Row])[] {
  return rowsOf(text, 4).flatMap(([names, deeds, sound, images]) => {
    const row: Row = {
      deeds: new Set(textOf(deeds).replace(/^!/u, '').split(' ').filter(Boolean)),
      sound: textOf(sound),
      images: choicesOf(images),
      table,
      needsDeed: textOf(deeds).startsWith('!'),
    };
    return listOf(names).map((name) => [name, row] as const);
  });
}

/** Names of the tables, each with its rows: a process may share its name with a thing. */
function readTables(): ReadonlyMap<string, readonly Row[]> {
  const all = new Map<string, Row[]>();
  const tables = [
    ...tableOf(PROCESS_ROWS, 'process'),
    ...tableOf(PEOPLE_ROWS, 'person'),
    ...tableOf(ANIMAL_ROWS, 'animal'),
    ...tableOf(PLACE_ROWS, 'place'),
    ...tableOf(THING_ROWS, 'thing'),
  ];
  for (const [name, row] of tables) all.set(name, [...(all.get(name) ?? []), row]);
  return all;
}
let tables: ReadonlyMap<string, readonly Row[]> | undefined;
function rowsNamed(name: string): readonly Row[] {
  tables ??= readTables();
  return tables.get(name) ?? [];
}

/** Words that say only that it is filmed, before it: 'making of', 'time lapse of a'. */
const LED: ReadonlySet<string> = new Set(
  'a an the my our some this one film video clip footage shot timelapse time lapse hyperlapse process making make made growth life day portrait of about from birth eruption transformation evolution asmr close up beautiful cute cinematic epic wild just showing watching drone aerial shot shots macro'.split(
    ' ',
  ),
);
/** Deeds of nobody in particular. */
const GENERAL: ReadonlySet<string> = new Set(
  'being process close up footage video asmr scene life cycle moment action in day world first time'.split(
    ' ',
  ),
);
const WHERE =
  /^(?:in|on|at|by|under|over|near|inside|through|along|behind|above|below|during|before|from|to|between|among|around|across|of)$/u;
/** Attributes may stand before a name, so many. */
const ATTRIBUTES = 3;
const LONGEST_NAME = 4;
const MOST_WORDS = 14;
const WHERE_WORDS = 9;

interface Parsed {
  readonly row: Row;
  /** What it is called, with its attributes. */
  readonly name: string;
  readonly isPlural: boolean;
  readonly where: string;
  readonly isOurs: string;
}

const textsOf = (words: readonly { readonly text: string }[]): readonly string[] =>
  words.map(({ text }) => text.replaceAll('’', "'"));

/** Whether what stands behind a name is only its deed and where it is; where it is. */
function behind(words: readonly string[], row: Row): string | undefined {
  let at = 0;
  while (
    at < words.length &&
    (row.deeds.has(words[at] ?? '') || GENERAL.has(words[at] ?? '')) &&
    !isWhere(words, at)
  )
    at++;
  if (at === words.length) return '';
  if (words.slice(at).some((word) => /^(?:and|with|while|as|who|that)$/u.test(word))) return undefined;
  return WHERE.test(words[at] ?? '') && words.length - at <= WHERE_WORDS
    ? words.slice(at).join(' ')
    : undefined;
}

/** 'In action' is no place, 'in a garden' is one. */
const isWhere = (words: readonly string[], at: number): boolean =>
  WHERE.test(words[at] ?? '') && !/^(?:in action|of life)$/u.test(`${words[at]} ${words[at + 1] ?? ''}`);

interface Named {
  readonly texts: readonly string[];
  readonly start: number;
  readonly end: number;
  /** Whether somebody makes it, which is its deed. */
  readonly isMade: boolean;
}

/** The row that a name means beside its deed. */
function rowAmong(
  rows: readonly Row[],
  { texts, start, end, isMade }: Named,
): { row: Row; where: string } | undefined {
  const lead = texts.slice(0, start);
  const after = texts.slice(end);
  const isDone = (row: Row): boolean => [...lead, ...after].some((word) => row.deeds.has(word));
  // A word of its deed settles it; else a thing or an animal of that name, and last its process.
  const ranked = [...rows].sort((one, other) => rank(one, isDone(one)) - rank(other, isDone(other)));
  for (const row of ranked) {
    const isLed = lead.every((word) => LED.has(word) || row.deeds.has(word));
    const where = behind(after, row);
    if (isMade && row.table !== 'process') continue;
    if (!isMade && row.needsDeed && !isDone(row) && !lead.some((word) => MAKES.has(word))) continue;
    if (isLed && where !== undefined && isThere(row, where)) return { row, where };
  }
  return undefined;
}
const rank = (row: Row, isDone: boolean): number => (isDone ? 0 : row.table === 'process' ? 2 : 1);
const MAKES: ReadonlySet<string> = new Set(
  'process making growth birth transformation evolution timelapse lapse'.split(' '),
);

/** Where an animal or a thing may be as it is everywhere. */
const PLACES =
  /\b(?:forest|woods?|snow|garden|grass|water|sea|ocean|wild|jungle|desert|rain|fields?|meadow|river|lake|pond|sky|savanna|mountains?|arctic|antarctica|ice|sun|sunlight|sunset|sunrise|dawn|dusk|night|park|house|kitchen|room|window|beach|street|city|mist|fog|morning|evening|winter|autumn|spring|summer|reef|farm|yard|backyard|zoo|nature|africa|storm|moonlight|rainforest|valley|swamp|shore|cliff|cave|barn|stable|aquarium)$/u;
/** Whether what it is known for can be had where it is told to be. */
const isThere = ({ table }: Row, where: string): boolean =>
  where === '' ||
  table === 'process' ||
  table === 'place' ||
  (table === 'person' && /^(?:in|at|on|by|inside|under|near) (?:an?|the|his|her|my)\b/u.test(where)) ||
  PLACES.test(where);

const OPEN_ATTRIBUTE = (words: ReturnType<typeof wordsOf>, at: number): boolean => {
  const word = words[at]?.text ?? '';
  return (
    DETERMINERS.has(word) ||
    PREPOSITIONS.has(word) ||
    WHERE.test(word) ||
    /^(?:and|or|with|who|that|is|are)$/u.test(word) ||
    (verbAt(words, at)?.form === 's' && at > 0) ||
    verbAt(words, at)?.form === 'ing' ||
    isBeingNoun(word)
  );
};

/** A text parted into a name that a table has, its deed and where it is; undefined where it tells more. */
function parsed(text: string, isMade = false): Parsed | undefined {
  const words = wordsOf(text);
  if (words.length > MOST_WORDS || /[“”:;,"]/u.test(text)) return undefined;
  const texts = textsOf(words);
  for (let start = 0; start < texts.length; start++) {
    for (let length = Math.min(LONGEST_NAME, texts.length - start); length > 0; length--) {
      const called = texts.slice(start, start + length).join(' ');
      const isNight = /\bnight\b|\bneon\b|\bnachts\b/u.test(texts.join(' '));
      const rows = rowsNamed(called);
      if (rows.length === 0) continue;
      const own =
        isNight && rows.some((row) => rowsNamed('city').includes(row)) ? rowsNamed('night city') : rows;
      // Attributes stand right before the name.
      for (let attributes = 0; attributes <= ATTRIBUTES && attributes <= start; attributes++) {
        if (attributes > 0 && OPEN_ATTRIBUTE(words, start - attributes)) break;
        const found = rowAmong(own, { texts, start: start - attributes, end: start + length, isMade });
        if (!found) continue;
        const from = words[start - attributes];
        const to = words[start + length - 1];
        const lead = texts[start - attributes - 1] ?? '';
        return {
          ...found,
          name: text.slice(from?.start ?? 0, to?.end ?? 0),
          isPlural:
            /[^siu]s$/u.test(called) &&
            !/^(?:series|venice|paris|mars|maldives|los angeles|athens|brussels|bruges|las vegas|glass)$/u.test(
              called,
            ),
          isOurs: /^(?:my|our)$/u.test(lead) ? lead : '',
        };
      }
    }
  }
  return undefined;
}

/** Names that take no article. */
const isProper = (name: string, text: string): boolean =>
  /^\p{Lu}/u.test(name) && text.indexOf(name) > 0 ? true : PROPER.test(name);
const PROPER =
  /^(?:tokyo|paris|london|new york|nyc|lisbon|porto|berlin|rome|venice|istanbul|hong kong|seoul|kyoto|osaka|barcelona|madrid|amsterdam|prague|vienna|marrakech|cairo|mumbai|delhi|rio|havana|chicago|san francisco|los angeles|dubai|shanghai|beijing|naples|florence|dublin|edinburgh|hamburg|munich|cologne|zurich|copenhagen|stockholm|oslo|athens|budapest|krakow|warsaw|mexico city|buenos aires|bangkok|singapore|sydney|milan|lyon|sevilla|seville|valencia|salzburg|brussels|bruges|toronto|montreal|boston|seattle|new orleans|las vegas|miami|jakarta|hanoi|manila|sarajevo|split|dubrovnik|reykjavik|bergen|tallinn|riga|vilnius|mars|atlantis|saturn|jupiter|norway|iceland|patagonia|scotland|everest|machu picchu|times square|central park|hawaii|bali|death valley|route 66|wadi rum)\b/iu;
function filled({ row, name, isPlural, where, isOurs }: Parsed, text: string): Drama {
  const isName = isProper(name, text);
  const called = isName
    ? asProper(name)
    : name === name.toUpperCase()
      ? name
      : name.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
  const o = isName ? called : `${isOurs === '' ? 'the' : isOurs} ${called}`;
  const at = where.replace(/^of\s.*$/u, '');
  const place = at === '' ? '' : asPlace(at, text);
  const isElsewhere = row.table !== 'process' && row.table !== 'place' && place !== '';
  // Whoever is told to be in a place is seen there first, and then at what they are known for.
  const inPlace =
    row.table === 'animal' ? row.images.filter((image) => !image.startsWith('~')) : row.images.slice(1);
  const shown = isElsewhere
    ? [text.replace(LEADS_IMAGE, ''), ...inPlace]
    : row.images.map((image) => image.replace(/^~/u, ''));
  const images = shown.map((image) =>
    capital(
      agreeing(image.replaceAll('{O}', capital(o)).replaceAll('{o}', o).replaceAll('{the}', o), isPlural),
    ),
  );
  const [first = '', ...more] = images;
  const isPlaced = place !== '' && !isElsewhere && PLACES.test(at);
  return {
    sound: row.sound,
    images: [isPlaced ? `${first}, ${place}` : first, ...more],
    where: isElsewhere || isPlaced ? '' : place,
  };
}

/** What is only asked for is no picture: 'footage of a fox in the snow'. */
const LEADS_IMAGE = /^(?:(?:an?|the)\s)?(?:video|footage|film|clip|shot|portrait|close[- ]up|scene)s? of\s/iu;

/** Where it is, as it was typed. */
function asPlace(where: string, text: string): string {
  const at = text.toLowerCase().replaceAll('’', "'").lastIndexOf(where);
  return at < 0 ? where : text.slice(at, at + where.length);
}

/** What asks for a film before it: 'asmr video of'. */
const ASKING =
  /^(?:(?:an?|the|short|quick|little|asmr|cozy|cute|funny)\s)*(?:video|film|clip|reel|short|movie|animation|footage|shots?)\s(?:of|about|with|on|for)\s/iu;
/** Who stands before a verb that makes something. */
const MAKER_WORDS = 6;
const baseOf = (word: string): string => word.replace(/(?:ing|es|s|e)$/u, '').replace(/(\p{L})\1$/u, '$1');

/** 'A barista making a flat white': whoever makes it first, and then its steps. */
function madeBy(typed: string): Drama | undefined {
  const text = typed.replace(ASKING, '');
  const words = wordsOf(text);
  const at = words.findIndex((_, i) => i > 0 && /^(?:ing|s)$/u.test(verbAt(words, i)?.form ?? ''));
  if (at < 1 || at > MAKER_WORDS || words.length > MOST_WORDS || /[,;:“”]/u.test(text)) return undefined;
  const verb = baseOf(words[at]?.text ?? '');
  const from = words[at + 1]?.start;
  const thing = from === undefined ? undefined : parsed(text.slice(from), true);
  if (thing?.row.table !== 'process' || ![...thing.row.deeds].some((deed) => baseOf(deed) === verb))
    return undefined;
  const { images, sound } = filled({ ...thing, where: '' }, text);
  return { images: [capital(text), ...images.slice(1)], sound, where: '' };
}

const BEFORE_AFTER =
  /^before (?:(?:and|&|\+|vs|to) |\/ ?)?after (?:of )?(?:(?:a|an|my|our|the) )?((?!kitchen|bath|room|house|garden).{3,30}?)(?: (?:reel|video|clip))?$/iu;

/** The pictures of what is only named; undefined where no table knows it or more is told. */
export function dramaFor(typed: string): Drama | undefined {
  const text = typed.replace(/[\s.!?…]+$/u, '').trim();
  const changed = BEFORE_AFTER.exec(text)?.[1] ?? '';
  const remade = /^(?:(?:my|our|the) )?(.{3,30}?) before (?:and|&) after$/iu.exec(text)?.[1] ?? '';
  if (remade !== '') return dramaFor(`${remade} makeover`) ?? dramaFor(`${remade} transformation`);
  if (changed !== '') return dramaFor(`${changed} transformation`);
  const sort = filmSortOf(text);
  if (sort) return sort;
  const own = parsed(text);
  return own ? filled(own, text) : madeBy(text);
}

/** Whether a text names a thing for sale or in use. */
export const isOfThing = (text: string): boolean => parsed(text)?.row.table === 'thing';
