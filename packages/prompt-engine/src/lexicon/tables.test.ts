import { describe, expect, test } from 'vitest';
import { DRAWING_IDS, PLACE_IDS } from '../draw/drawings.ts';
import { CAMERA_TERMS, LIGHT_TERMS, USE_TERMS } from '../read/terms.ts';
import { ASPECT_RATIOS } from '../vocabulary.ts';
import { actionsOf } from './action.ts';
import { feelingsOf } from './feeling.ts';
import { LANGUAGES } from './languages/languages.ts';
import { nounsOf } from './noun.ts';
import { readPlaces } from './place.ts';
import { choicesOf, rowsOf } from './row.ts';
import { stylesOf } from './style.ts';
import { actions, feelings, materials, nouns, places, styles, times } from './tables.ts';
import { timesOf } from './time.ts';

/** The words of a list. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));
/** Words that a list does not have. */
const strangers = (used: Iterable<string>, known: ReadonlySet<string>): string[] =>
  [...new Set(used)].filter((word) => !known.has(word));

const NOUN_TRAITS = words(
  'tiny hand table person large huge vast m f mass plural glass metal glossy furry feathered glowing translucent held worn ridden container role named paws hooves wings fins tentacles claws',
);
const ACTION_TRAITS = words('hands eyes mouth feet whole two alone together');
const PLACE_TRAITS = words(
  'nature city home work public sacred stage transport water road sport food night-lit windowless big small cold hot wet proper space air underwater support past future',
);
const TIME_TRAITS = words(
  'dawn morning day afternoon golden-hour dusk blue-hour night spring summer autumn winter clear cloud rain storm snow fog wind heat indoor outdoor past future',
);
const STYLE_TRAIT = /^(?:mono|flat|square|tall|wide|era:\d{4}s)$/;
const PREPOSITIONS = words(
  'in on at under inside along over among above beside by around aboard across through behind before near against between atop up down',
);
const MATERIAL_KINDS = words('material finish state pattern age size temperature');
const ROLES = words(
  'noun action place time feeling style adjective preposition number pronoun article particle conjunction colour material adverb filler',
);

/** Words that stand for nothing, and praise. */
const VAGUE =
  /\b(?:something|somebody|someone|whatever|anything|anybody|various|certain|things|beautiful|stunning|dramatic|epic|perfect|whimsical|amazing|gorgeous|masterpiece)\b/i;

/** Every cell of the lexicon that is written into a prompt, with the row it stands in. */
function textCells(): readonly { readonly row: string; readonly text: string }[] {
  const of = (row: string, texts: readonly string[]) => texts.filter(Boolean).map((text) => ({ row, text }));
  return [
    ...nouns().flatMap((row) =>
      of(`noun ${row.names[0]?.singular}`, [...row.details, ...row.pictures, ...row.at, ...row.colours]),
    ),
    ...actions().flatMap((row) =>
      of(`action ${row.verbs[0]?.base}`, [row.object, row.pose, row.moment, row.close, row.sound]),
    ),
    ...places().flatMap((row) =>
      of(`place ${row.names[0]}`, [
        row.ground,
        ...row.things,
        row.far,
        row.dayLight,
        row.nightLight,
        ...row.colours,
        row.near,
        row.sound,
      ]),
    ),
    ...styles().flatMap((row) =>
      of(`style ${row.names[0]}`, [row.line, row.shading, row.framing, row.surface, ...row.colours]),
    ),
    ...times().flatMap((row) =>
      of(`time ${row.names[0]}`, [
        row.ambience,
        row.softLight,
        row.strongLight,
        ...row.colours,
        ...row.things,
        row.sound,
      ]),
    ),
    ...feelings().flatMap((row) =>
      of(`feeling ${row.names[0]}`, [row.face, row.body, row.light, row.mood, ...row.colours]),
    ),
    ...materials().flatMap((row) => of(`material ${row.names[0]}`, [row.surface, row.light])),
  ];
}

/** Names that more than one row of a table claims without a mark that parts them. */
function claimedTwice(names: readonly { readonly name: string; readonly isMarked: boolean }[]): string[] {
  const plain = names.filter(({ isMarked }) => !isMarked).map(({ name }) => name.toLowerCase());
  return [...new Set(plain.filter((name, at) => plain.indexOf(name) !== at))];
}

describe('a row that breaks the form of its table is refused when it is read', () => {
  test.each([
    ['noun of no kind', () => nounsOf(['cat | furry | fur | - | grey | cat']).all(), 'unknown kind'],
    ['noun of five cells', () => nounsOf(['cat | pet | fur | - | grey']).all(), '5 cells'],
    ['action of no posture', () => actionsOf(['run | sprint fast | - | a | b | c | d']).all(), 'posture'],
    [
      'place of no surroundings',
      () => readPlaces(['hut | small | in | a | b | c | - | d | e | f | room']).all(),
      'neither',
    ],
    ['style of no medium', () => stylesOf(['ink | wet | a | b | c | d | e']).all(), 'medium'],
    ['time of no type', () => timesOf(['noon | day | a | b | c | d | e']).all(), 'type'],
    ['feeling of no temper', () => feelingsOf(['glum | low | a | b | c | d | e']).all(), 'temper'],
  ])('%s', (_, read, said) => expect(read).toThrow(said));
});

test('every table is read, and none is empty', () => {
  for (const table of [nouns(), actions(), places(), styles(), times(), feelings(), materials()]) {
    expect(table.length).toBeGreaterThan(50);
  }
  for (const [name, table] of Object.entries(LANGUAGES)) {
    const rows = rowsOf(table, 2);
    expect(
      strangers(
        rows.map(([role = '']) => role),
        ROLES,
      ),
      name,
    ).toEqual([]);
    const entries = rows.flatMap(([, cell]) => choicesOf(cell));
    expect(entries.length, name).toBeGreaterThan(200);
    expect(
      entries.filter((entry) => !/^[^=]+ = [^=]*$/.test(`${entry} `)),
      name,
    ).toEqual([]);
  }
});

test('traits, kinds and prepositions are words that the engine knows', () => {
  expect(
    strangers(
      nouns().flatMap(({ traits }) => [...traits.words]),
      NOUN_TRAITS,
    ),
  ).toEqual([]);
  expect(
    strangers(
      actions().flatMap(({ traits }) => [...traits.words]),
      ACTION_TRAITS,
    ),
  ).toEqual([]);
  expect(
    strangers(
      places().flatMap(({ traits }) => [...traits]),
      PLACE_TRAITS,
    ),
  ).toEqual([]);
  expect(
    strangers(
      times().flatMap(({ traits }) => [...traits]),
      TIME_TRAITS,
    ),
  ).toEqual([]);
  expect(styles().flatMap(({ traits }) => [...traits].filter((trait) => !STYLE_TRAIT.test(trait)))).toEqual(
    [],
  );
  expect(
    strangers(
      materials().map(({ kind }) => kind),
      MATERIAL_KINDS,
    ),
  ).toEqual([]);
  expect(
    strangers(
      places().map(({ preposition }) => preposition),
      PREPOSITIONS,
    ),
  ).toEqual([]);
});

test('every drawing can be drawn: of nouns a drawing, of terrain also a place, of places a place', () => {
  const drawn = new Set(DRAWING_IDS);
  const paintable = new Set(PLACE_IDS);
  const missing = nouns().filter(({ drawing, kind }) => {
    const [id = ''] = drawing.split(':');
    return id !== '-' && !drawn.has(id) && !(kind === 'terrain' && paintable.has(id));
  });
  expect(missing.map(({ names, drawing }) => `${names[0]?.singular}: ${drawing}`)).toEqual([]);
  expect(
    strangers(
      places().map(({ drawing }) => drawing),
      new Set([...paintable, 'backdrop', 'table', 'paper', 'void']),
    ),
  ).toEqual([]);
});

test('no cell has a word that stands for nothing, or a sign of the table', () => {
  const bad = textCells().filter(
    ({ text }) =>
      VAGUE.test(text) ||
      /[|;]|\s{2}|^[,.\s]|[,.\s]$/.test(text.replace(/;/g, text.includes(';') ? '' : ';')),
  );
  expect(bad.map(({ row, text }) => `${row}: ${text}`)).toEqual([]);
});

test('slots are the known ones, and only where they are filled', () => {
  const KNOWN = words('{o} {hands} {hand} {his} {him} {he} {s} {side}');
  const slotted = textCells().flatMap(({ row, text }) =>
    (text.match(/\{[^}]*\}?|\}/g) ?? []).map((slot) => ({ row, slot })),
  );
  expect(slotted.filter(({ slot }) => !KNOWN.has(slot))).toEqual([]);
  const misplaced = slotted.filter(({ row, slot }) => (slot === '{side}') === row.startsWith('action'));
  expect(misplaced).toEqual([]);
});

test('there are at least 120 looks, and each drawn one has its own means', () => {
  expect(new Set(styles().flatMap(({ names }) => names)).size).toBeGreaterThan(120);
  const bare = styles().filter(
    ({ medium, line, shading, framing, surface }) =>
      medium !== 'photo' && !(line && shading && framing && surface),
  );
  expect(bare.map(({ names }) => names[0])).toEqual([]);
  const lensed = styles().filter(
    (row) =>
      row.medium !== 'photo' &&
      /\b\d+\s?mm\b|\bf\/\d|\baperture\b/.test([row.line, row.shading, row.framing, row.surface].join(' ')),
  );
  expect(lensed.map(({ names }) => names[0])).toEqual([]);
});

test('marks stand with the traits: a name is words alone', () => {
  const names = [
    ...nouns().flatMap(({ names: all }) => all.map(({ singular }) => singular)),
    ...actions().flatMap(({ verbs }) => verbs.map(({ base }) => base)),
    ...[places(), styles(), times(), feelings(), materials()].flatMap((table) =>
      table.flatMap((row) => row.names),
    ),
  ];
  expect(names.filter((name) => !/^[\p{L}\p{N}]/u.test(name) || /[+|;{}]|\s{2}|\s$/.test(name))).toEqual([]);
});

test('no name is claimed twice without a mark that parts the senses', () => {
  const marked = (needs: readonly string[]) => needs.length > 0;
  expect(
    claimedTwice(
      nouns().flatMap(({ names, traits }) =>
        names.map(({ singular }) => ({ name: singular, isMarked: marked(traits.needs) })),
      ),
    ),
  ).toEqual([]);
  expect(
    claimedTwice(
      // What things do (`any`) and what beings do is parted by the doer.
      actions().flatMap(({ verbs, traits, posture }) =>
        verbs.map(({ base }) => ({
          name: posture === 'any' ? `${base} (a thing)` : base,
          isMarked: marked(traits.needs),
        })),
      ),
    ),
  ).toEqual([]);
  for (const table of [places(), styles(), times(), feelings(), materials()]) {
    expect(
      claimedTwice(table.flatMap(({ names }) => names.map((name) => ({ name, isMarked: false })))),
    ).toEqual([]);
  }
});

test('every deed has a pose, a moment and a close view, in phrases without a full stop', () => {
  const bad = actions().filter(({ pose, moment, close }) =>
    [pose, moment, close].some((text) => !text || /[.!?]/.test(text)),
  );
  expect(bad.map(({ verbs }) => verbs[0]?.base)).toEqual([]);
  // A finite verb that would have to agree with an object of one or many.
  const agreeing = actions().filter(({ pose, moment }) =>
    /\{o\} (?:is|are|was|were|has|have|does|do|goes|go|lies|lie|stands|hangs)\b/.test(`${pose}, ${moment}`),
  );
  expect(agreeing.map(({ verbs }) => verbs[0]?.base)).toEqual([]);
});

test('what a deed is done to has its article, unless it is many or a mass', () => {
  const WITH_ARTICLE = /^(?:an?|the|two|one|three|both|\{his\})\s/;
  const MANY = /s\b/;
  const MASS =
    /\b(?:grass|water|skin|food|wheat|fruit|hair|sand|snow|soil|air|ice|mud|dust|bread|paper|clay|dough|money|music|smoke|iron)\b/;
  const bare = actions().filter(
    ({ object }) => object && !WITH_ARTICLE.test(object) && !MANY.test(object) && !MASS.test(object),
  );
  expect(bare.map(({ verbs, object }) => `${verbs[0]?.base}: ${object}`)).toEqual([]);
});

test('terms of light, camera and use have a text, and a ratio that exists', () => {
  for (const { names, term } of [...LIGHT_TERMS, ...CAMERA_TERMS]) {
    expect(names.length).toBeGreaterThan(0);
    expect(term.text, term.id).toMatch(/\w/);
  }
  for (const { term } of LIGHT_TERMS) expect(term.text.replaceAll('{side}', ''), term.id).not.toMatch(/[{}]/);
  for (const { term } of USE_TERMS) expect(ASPECT_RATIOS, term.id).toContain(term.ratio);
});
