import { isAnimalNoun, isBeingNoun } from '../idea/verbs.ts';
import { headOf } from '../wording.ts';
import { doerOf } from './acts.ts';
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
type Rank = 'first' | 'of-film' | 'of-place' | 'by-word';
const RANKS: Readonly<Record<string, Rank>> = { '!': 'first', '@': 'of-film', '~': 'of-place' };

const ROWS = rowsIn(STAGING_ROWS).map((row) => {
  const rank: Rank = RANKS[row.charAt(0)] ?? 'by-word';
  const [words = '', ...fields] = fieldsOf(row.replace(/^[!@~] /u, ''));
  return { rank, words: wordsOf(words), staging: stagingIn(fields) };
});

const NAMED_WITHIN = 4;
/** The row of a sort of film, else that of the word that an idea has first. */
function rowFor({ film, typed, moments }: Told): (typeof ROWS)[number] | undefined {
  const first = moments[0]?.text ?? '';
  const doer = headOf(doerOf(first)).toLowerCase();
  const named = doer === 'they' ? first.toLowerCase().split(/\W+/u).slice(0, NAMED_WITHIN) : [doer];
  const isPeopled = named.some(isBeingNoun) && !named.some(isAnimalNoun);
  const sure =
    ROWS.find(({ words }) => film !== '' && words.test(film)) ??
    ROWS.find(({ words, rank }) => rank === 'first' && words.test(typed));
  if (sure) return sure;
  return ROWS.filter(({ rank }) => rank === 'by-word' || (rank === 'of-place' && !isPeopled))
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
  const { typed } = told;
  const isDrawn = isDrawnFilm(told);
  const row = rowFor(told);
  const own = row?.staging ?? USUAL;
  const isPlaceLit = own.light === '' || row === undefined || !IS_LIT.test(own.light);
  const light = (isPlaceLit ? placeLightUsual(typed) : '') || own.light || USUAL.light;
  return {
    light: isDrawn ? '' : light,
    look: isDrawn ? '' : own.look || USUAL.look,
    move: isLooped(told) ? LOOPED : own.move || USUAL.move,
    sound: isDrawn ? '' : own.sound || USUAL.sound,
  };
}

/** Whether a film is to run on without an end. */
export const isLooped = ({ typed, notes }: Told): boolean =>
  notes.some(({ kind, text }) => kind === 'form' && LOOP.test(text)) || LOOP.test(typed);
const LOOP =
  /\b(?:seamless(?:ly)? loop\w*|(?:perfect|endless|short)? ?loop (?:of|video)|looping|loopable|loops? seamlessly|cinemagraph|live wallpaper)\b|, loop$/iu;
const LOOPED = 'a static, locked-off camera';

/** Sorts of film that are lit for themselves, wherever they are. */
const IS_LIT = /^(?:Low, cold|Flat, even|Bright, even|One large)/u;
