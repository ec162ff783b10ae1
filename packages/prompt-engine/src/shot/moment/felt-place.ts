import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { isPeople } from '../../read/scene.ts';
import type { Brief } from '../shot.ts';
import { worldNamed } from '../world/named-world.ts';
import { isFelt, isOfFace, loneMemberOf } from './bare.ts';
import { isWhereLeftOpen, type LitPlace } from './deed-place.ts';
import { fitsTold } from './fits.ts';
import { FELT_PLACES } from './rows/felt-places.ts';

/*
 * Where the cinematic take has somebody of whom only a feeling is told: where one is alone with it. Whoever has a
 * calling feels it there.
 */

interface FeltPlace extends LitPlace {
  readonly who: string;
  readonly feelings: readonly string[];
}

let rows: readonly FeltPlace[] | undefined;

function feltPlaces(): readonly FeltPlace[] {
  rows ??= rowsOf(FELT_PLACES, 4).map(([feelings, who, at, light]) => ({
    feelings: listOf(feelings),
    who: textOf(who),
    at: textOf(at),
    light: textOf(light),
  }));
  return rows;
}

/** Where whoever feels so is seen; undefined where the words, a look or a calling tell where that is. */
export function feltPlaceFor({ scene, take }: Brief): LitPlace | undefined {
  const main = take === 'cinematic' && isFelt(scene) && !isOfFace(scene) ? loneMemberOf(scene) : undefined;
  const who = !main
    ? ''
    : isPeople(main.kind) || main.kind === 'robot'
      ? 'people'
      : main.kind === 'pet'
        ? 'pets'
        : '';
  const isOfCalling = (main?.role ?? main?.row)?.traits.words.has('role') === true;
  const isOne = main !== undefined && !main.plural && main.count === 1;
  if (who === '' || isOfCalling || !isOne || worldNamed(scene) || !isWhereLeftOpen(scene)) return undefined;
  const names = scene.feeling?.row.names ?? [];
  return feltPlaces().find(
    (each) =>
      each.who === who && each.feelings.some((name) => names.includes(name)) && fitsTold(each.at, scene),
  );
}
