import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { isPeople, type Member } from '../../read/scene.ts';
import type { Brief } from '../shot.ts';
import { worldNamed } from '../world/named-world.ts';
import { loneMemberOf } from './bare.ts';
import { isWhereLeftOpen, type LitPlace } from './deed-place.ts';
import { fitsTold } from './fits.ts';
import { WORN_PLACES } from './rows/worn-places.ts';

/*
 * Where the cinematic take has somebody of whom only the clothes are told: a raincoat is worn in the rain. Whoever has
 * a calling is where that is.
 */

const FALLING = /\b(?:rain|snow|snowy|flakes)\b/;

let places: Map<string, LitPlace> | undefined;

function placesOfWorn(): ReadonlyMap<string, LitPlace> {
  places ??= new Map(
    rowsOf(WORN_PLACES, 3).flatMap(([names, at, light]) =>
      listOf(names).map((name) => [name, { at: textOf(at), light: textOf(light) }] as const),
    ),
  );
  return places;
}

/** The place of what is worn: by the longest end of its words that a row lists, colours among them. */
function placeOf({ words }: Member): LitPlace | undefined {
  const parts = words.toLowerCase().split(' ');
  const end = parts.map((_, from) => parts.slice(from).join(' ')).find((each) => placesOfWorn().has(each));
  return end === undefined ? undefined : placesOfWorn().get(end);
}

/** Where whoever wears such a thing is seen; undefined where the words or a calling tell where that is. */
export function wornPlaceFor({ scene, take }: Brief): LitPlace | undefined {
  const main = take === 'cinematic' ? loneMemberOf(scene) : undefined;
  if (!main || !isPeople(main.kind)) return undefined;
  const isOfCalling = (main.role ?? main.row)?.traits.words.has('role') === true;
  if (isOfCalling || worldNamed(scene) || !isWhereLeftOpen(scene)) return undefined;
  const worn = scene.cast.filter(({ part }) => part === 'worn');
  const place = worn.map(placeOf).find((each) => each !== undefined);
  // A raincoat at sunset is worn in no rain.
  const isOtherAir = place !== undefined && scene.times.length > 0 && FALLING.test(place.at);
  return place && !isOtherAir && fitsTold(place.at, scene) ? place : undefined;
}
