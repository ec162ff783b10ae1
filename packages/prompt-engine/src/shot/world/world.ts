import { listOf, rowsOf, wordsOfCell } from '../../lexicon/row.ts';
import type { StyleRow } from '../../lexicon/style.ts';
import { styles, times } from '../../lexicon/tables.ts';
import { LIGHT_SIDES, type StageLight } from '../stage.ts';
import { AGES } from './rows/ages.ts';
import { DECADES } from './rows/decades.ts';
import { FEARS_AND_TALES } from './rows/fears-and-tales.ts';
import { FUTURES } from './rows/futures.ts';
import { LATER_AGES } from './rows/later-ages.ts';
import { MANNERS } from './rows/manners.ts';
import { PUNKS } from './rows/punks.ts';
import { SEASONS } from './rows/seasons.ts';

/*
 * What a genre, an age or a feast brings where the words leave it open: its places, lights, colours, dress and things.
 * How such a look is drawn, which colours it has and what it is called stands in the lexicon (styles, eras, occasions);
 * a world is found by the same names and has the same colours.
 */

/** What the rows of a world may tell; several rows of one facet are its choices. */
const FACETS = [
  // Where people and animals, vehicles, aircraft, people indoors and small things are: a phrase.
  'street',
  'road',
  'sky',
  'room',
  'table',
  // What is near and what is far there, in the open and in a room: a phrase behind the place.
  'outside',
  'inside',
  // What any room of that world has, where the words name one.
  'rooms',
  // What a wood of that world has.
  'wild',
  // The set of the studio take, and the ground of the minimal one: a sentence.
  'set',
  'ground',
  // Lights: in the open, in a room, on the set, and the only one: facts, then a sentence.
  'day',
  'lamp',
  'key',
  'one',
  // What people wear, animals have on them, and things are made with: a list.
  'worn',
  // What those who fight wear, where it is another thing.
  'armed',
  'beast',
  'made',
] as const;
export type Facet = (typeof FACETS)[number];

/** A light of a world, and as a preview draws it. */
export interface WorldLight {
  readonly text: string;
  readonly stage: StageLight;
}

/** A genre, an age or a feast, with what it brings. */
export interface World {
  /** The name by which the lexicon knows it. */
  readonly key: string;
  /** What it calls itself, then what the lexicon calls so. */
  readonly ownNames: readonly string[];
  readonly names: readonly string[];
  /** Callings by which an animal is of it: a pirate cat. */
  readonly guises: readonly string[];
  /**
   * `fantastic`: dresses whoever is in it; `dressed`: whoever has no calling; `old`: has nothing modern, and no guns
   * but with `guns`; `feast`: also of what is eaten; hours and weathers of its open air.
   */
  readonly traits: ReadonlySet<string>;
  /** Names of those who belong to it anyway: their own moments play in it. */
  readonly home: ReadonlySet<string>;
  /** Places, told without it, that have its light all the same. */
  readonly fits: readonly string[];
  readonly colours: readonly string[];
  /** How a preview draws its open air and its rooms. */
  readonly drawn: readonly string[];
  readonly facets: Readonly<Partial<Record<Facet, readonly string[]>>>;
}

const TABLES = [PUNKS, FUTURES, FEARS_AND_TALES, AGES, LATER_AGES, DECADES, MANNERS, SEASONS] as const;

interface Draft {
  readonly key: string;
  readonly cells: Map<string, string[]>;
}

function draftsOf(table: string): Draft[] {
  const drafts: Draft[] = [];
  for (const [facet = '', text = ''] of rowsOf(table, 2)) {
    if (facet === 'world') drafts.push({ key: text, cells: new Map() });
    else {
      const cells = drafts.at(-1)?.cells;
      cells?.set(facet, [...(cells.get(facet) ?? []), text]);
    }
  }
  return drafts;
}

const lookOf = (key: string): StyleRow | undefined => styles().find(({ names }) => names.includes(key));

const isFacet = (text: string): text is Facet => FACETS.some((each) => each === text);

/** Cells that tell of a world as a whole. */
const WHOLE: ReadonlySet<string> = new Set(['names', 'guise', 'is', 'home', 'fits', 'palette', 'drawn']);

function worldOfDraft({ key, cells }: Draft): World {
  const time = times().find(({ names }) => names.includes(key));
  const style = lookOf(key);
  const list = (name: string): string[] => (cells.get(name) ?? []).flatMap(listOf);
  const told = [...cells].filter(([name]) => !WHOLE.has(name));
  const unknown = told.find(([name]) => !isFacet(name))?.[0];
  if (unknown !== undefined) throw new RangeError(`World ${key} has no facet ${unknown}`);
  const own = list('palette');
  return {
    key,
    ownNames: [key, ...list('names')],
    names: [key, ...list('names'), ...(time?.names ?? []), ...(style?.names ?? [])],
    guises: list('guise'),
    traits: new Set((cells.get('is') ?? []).flatMap(wordsOfCell)),
    home: new Set(list('home')),
    fits: list('fits'),
    colours: own.length > 0 ? own : (time?.colours ?? style?.colours ?? []),
    drawn: list('drawn'),
    facets: Object.fromEntries(told),
  };
}

let known: readonly World[] | undefined;

/** All worlds, those of a genre before those of an age, a manner and a season. */
export function worlds(): readonly World[] {
  known ??= TABLES.flatMap(draftsOf).map(worldOfDraft);
  return known;
}

/** 'back hard -0.4 low: text'. */
const LIT = /^(\w+|\{side\}) (hard|soft) (-?[\d.]+) (low|normal|high): (.+)$/;

/** A light of a row: where it comes from, its edge, warmth and key, then its sentence. */
export function lightOfRow(row: string, side: 'left' | 'right'): WorldLight {
  const [, from = '', quality, warmth, key, text] = LIT.exec(row) ?? [];
  if (text === undefined) throw new RangeError(`Light of a world without facts: ${row}`);
  return {
    text,
    stage: {
      from: LIGHT_SIDES.find((each) => each === from) ?? side,
      hard: quality === 'hard',
      warmth: Number(warmth),
      key: key === 'low' || key === 'high' ? key : 'normal',
    },
  };
}
