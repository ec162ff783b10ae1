import type { Told } from './as-told.ts';
import { isDrawnFilm } from './drawn-film.ts';
import { isWhereItHappens } from './place-light-rows.ts';
import { STAGING_ROWS, USUAL_LIGHT_ROWS, USUAL_STAGING } from './staging-rows.ts';

/* Light, look, camera and sound of a film whose words leave them open: those that hold for any film of its sort. */

/** How a film of a sort is staged; empty where its sort leaves that open. */
export interface Staging {
  readonly light: string;
  readonly look: string;
  readonly move: string;
  readonly sound: string;
}

const fieldsOf = (row: string): readonly string[] =>
  row.split('#').map((field) => (field.trim() === '-' ? '' : field.trim()));

const rowsIn = (rows: string): readonly string[] => rows.trim().split('\n');
const wordsOf = (words: string): RegExp =>
  new RegExp(words.startsWith('^') ? words : `(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu');

function stagingIn(fields: readonly string[]): Staging {
  const [light = '', look = '', move = '', sound = ''] = fields;
  return { light, look, move, sound };
}

const USUAL = stagingIn(fieldsOf(USUAL_STAGING));

/** Where a row stands among those whose words an idea has. */
type Rank = 'first' | 'of-film' | 'by-word';
const RANKS: Readonly<Record<string, Rank>> = { '!': 'first', '@': 'of-film' };

const ROWS = rowsIn(STAGING_ROWS).map((row) => {
  const rank: Rank = RANKS[row.charAt(0)] ?? 'by-word';
  const [words = '', ...fields] = fieldsOf(row.replace(/^[!@] /u, ''));
  return { rank, words: wordsOf(words), staging: stagingIn(fields) };
});

/** The row of a sort of film, else that of the word that an idea has first. */
function rowFor(film: string, typed: string): (typeof ROWS)[number] | undefined {
  const sure =
    ROWS.find(({ words }) => film !== '' && words.test(film)) ??
    ROWS.find(({ words, rank }) => rank === 'first' && words.test(typed));
  if (sure) return sure;
  return ROWS.filter(({ rank }) => rank === 'by-word')
    .map((row) => ({ row, at: typed.search(row.words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)[0]?.row;
}

const LIGHTS = rowsIn(USUAL_LIGHT_ROWS).map((row) => {
  const [words = '', light = ''] = fieldsOf(row);
  return { words: new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'giu'), light };
});

const LOCATED =
  /(?:^|(?<!\p{L})(?:in|at|inside|on|into|through|across|under|down|around|over|of|along|by|near|onto|off|behind|up|from)\s)(?:(?:an?|the|my|our|his|her|their|this|its)\s)?(?:(?!of\s)[\p{L}’'-]+\s){0,2}$/iu;

/** The light that the place of a film usually has; empty where it names none. */
function placeLightUsual(text: string): string {
  const named = LIGHTS.flatMap(({ words, light }) =>
    [...text.matchAll(words)]
      .filter(
        ({ 0: word, index }) => LOCATED.test(text.slice(0, index)) && isWhereItHappens(text, index, word),
      )
      .slice(0, 1)
      .map(({ index }) => ({ light, at: index })),
  );
  return named.sort((one, other) => one.at - other.at)[0]?.light ?? '';
}

/** How a film is staged where its words leave that open. */
export function usualStaging(told: Told): Staging {
  const { film, typed } = told;
  const isDrawn = isDrawnFilm(told);
  const row = rowFor(film, typed);
  const own = row?.staging ?? USUAL;
  const isPlaceLit = own.light === '' || row === undefined || !IS_LIT.test(own.light);
  const light = (isPlaceLit ? placeLightUsual(typed) : '') || own.light || USUAL.light;
  return {
    light: isDrawn ? '' : light,
    look: isDrawn ? '' : own.look || USUAL.look,
    move: own.move || USUAL.move,
    sound: isDrawn ? '' : own.sound || USUAL.sound,
  };
}

/** Sorts of film that are lit for themselves, wherever they are. */
const IS_LIT = /^(?:Low, cold|Flat, even|Bright, even|One large)/u;
