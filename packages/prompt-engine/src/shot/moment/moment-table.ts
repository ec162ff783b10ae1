import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { ANIME_AND_SCI_FI } from './rows/anime-and-sci-fi.ts';
import { BIRDS } from './rows/birds.ts';
import { BUILDINGS } from './rows/buildings.ts';
import { FANTASY } from './rows/fantasy.ts';
import { FOOD_AND_DRINK } from './rows/food-and-drink.ts';
import { HERDS } from './rows/herds.ts';
import { OFFICIALS_AND_ROUNDS_MOMENTS } from './rows/officials-and-rounds.ts';
import { PEOPLE } from './rows/people.ts';
import { PERFORMERS } from './rows/performers.ts';
import { PETS_AND_FARM } from './rows/pets-and-farm.ts';
import { PLACES_AND_WEATHER } from './rows/places-and-weather.ts';
import { PLANTS } from './rows/plants.ts';
import { ROLE_PLAY_MOMENTS } from './rows/role-play.ts';
import { SEA_AND_SMALL } from './rows/sea-and-small.ts';
import { THINGS } from './rows/things.ts';
import { TRADES } from './rows/trades.ts';
import { VEHICLES } from './rows/vehicles.ts';
import { WILD_ANIMALS } from './rows/wild-animals.ts';

/** How one subject is staged by itself. Each text stands alone; an empty one is left to the rules. */
export interface MomentRow {
  /** How it holds itself in the studio take, a clause after its name. */
  readonly studio: string;
  /** The controlled version of its real place, a sentence; empty for a backdrop. */
  readonly set: string;
  /** What it does at the moment of the cinematic take, a clause after its name. */
  readonly deed: string;
  /** Where that is, with what is near and far, a sentence. */
  readonly at: string;
  /** The light there: a source with direction and quality, a sentence. */
  readonly light: string;
  /** What is left of it in the minimal take, a clause after its name. */
  readonly minimal: string;
}

/** names | studio | set | deed | at | light | minimal */
const TABLES: readonly string[] = [
  PETS_AND_FARM,
  WILD_ANIMALS,
  BIRDS,
  SEA_AND_SMALL,
  HERDS,
  PEOPLE,
  TRADES,
  OFFICIALS_AND_ROUNDS_MOMENTS,
  PERFORMERS,
  FANTASY,
  ROLE_PLAY_MOMENTS,
  ANIME_AND_SCI_FI,
  FOOD_AND_DRINK,
  THINGS,
  PLANTS,
  VEHICLES,
  BUILDINGS,
  PLACES_AND_WEATHER,
];
const WIDTH = 7;

let moments: Map<string, MomentRow[]> | undefined;

/** The moments by the names that they are written for. */
export function momentTable(): ReadonlyMap<string, readonly MomentRow[]> {
  if (moments) return moments;
  moments = new Map();
  for (const [names, ...cells] of TABLES.flatMap((each) => rowsOf(each, WIDTH))) {
    const [studio = '', set = '', deed = '', at = '', light = '', minimal = ''] = cells.map(textOf);
    for (const name of listOf(names))
      moments.set(name, [...(moments.get(name) ?? []), { studio, set, deed, at, light, minimal }]);
  }
  return moments;
}

/** All names that a moment is written for. */
export const momentNames = (): readonly string[] => [...momentTable().keys()];
