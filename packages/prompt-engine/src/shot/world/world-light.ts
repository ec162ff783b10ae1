import { mainOf, type Scene } from '../../read/scene.ts';
import { chosen, keySide } from '../choose.ts';
import type { LightChoice } from '../light/light-choice.ts';
import type { Circumstances } from '../place/surroundings.ts';
import type { SceneClass } from '../scene-classes.ts';
import { type Brief, said } from '../shot.ts';
import {
  filledRow,
  isInNature,
  isInWorld,
  isPlaceOfWorld,
  isPlaceOpen,
  placeTold,
  rowsFor,
  worldSeen,
} from './open-world.ts';
import { type Facet, lightOfRow } from './world.ts';
import { isOnSet, isRoomOfWorld, partOfWorld } from './world-part.ts';

/** Hues that a picture in black and white has not. */
const HUED =
  /\b(?:magenta|cyan|amber|golden|gold|green|red|orange|blue|violet|pink|lilac|coloured|warm|cool|cold|yellow)\b/i;

/** Sources that no garden and no shore has. */
const OF_STREETS =
  /\b(?:lamps?|lamplight|neon|tubes?|towers?|windows?|bulbs|terraces?|screens?|searchlights?|marble|limestone|stone|eaves|street|chrome)\b/i;

/** What gives light by night. */
const NIGHT_SOURCE =
  /\b(?:lamps?|lamplight|lanterns?|torch\w*|fire\w*|candles?|candlelight|neon|tubes?|bulbs|searchlights?|moon\w*|glow\w*|screens?|hearth|spots?)\b/i;

/** Whether a row has the light of the hour that is told: dawn over a city of neon keeps the light of dawn. */
function isOfHour(row: string, scene: Scene, { time, daytime }: Circumstances): boolean {
  if (time === undefined || !scene.times.some(({ row: told }) => told === time)) return true;
  return (daytime === 'night' || daytime === 'dusk') && NIGHT_SOURCE.test(row);
}

/** Which light of a world a take has. */
function facetOf(brief: Brief, kind: SceneClass, where: Circumstances): Facet {
  const { scene, take } = brief;
  const part = partOfWorld(scene, kind, where);
  const isSet = isPlaceOpen(scene) && isOnSet(scene, kind, where);
  if (isSet && take === 'minimal') return 'one';
  if (isSet && take === 'studio') return 'key';
  // A car has a window, and no blinds.
  const isAboard = placeTold(scene)?.row?.traits.has('transport') === true;
  return isRoomOfWorld(part) && !isAboard ? 'lamp' : 'day';
}

/** The minimal take has one light: its source and what it does, without the fill. */
const shortened = (text: string): string => text.split(', ').slice(0, 2).join(', ');

/** The light that the world of the words has there; undefined where an hour, a place or a look says otherwise. */
export function lightOfWorld(brief: Brief, kind: SceneClass, where: Circumstances): LightChoice | undefined {
  const { scene } = brief;
  const named = worldSeen(scene, kind);
  if (!named || where.surroundings === 'underwater' || where.surroundings === 'space') return undefined;
  const isTold = placeTold(scene) !== undefined && mainOf(scene)?.kind !== 'place';
  if (isTold && !isInWorld(named, scene)) return undefined;
  if (isPlaceOfWorld(named, scene)) return undefined;
  const facet = facetOf(brief, kind, where);
  const rows = rowsFor(named.world, facet, scene, where);
  const row = chosen(
    rows.filter((each) => isOfHour(each, scene, where) && !(isInNature(scene) && OF_STREETS.test(each))),
    brief,
    'world light',
  );
  if (row === undefined) return undefined;
  const { text, stage } = lightOfRow(row, keySide(brief));
  const isMono = scene.styles.some(({ row: style }) => style.traits.has('mono'));
  if (isMono && HUED.test(text)) return undefined;
  return {
    decision: {
      element: 'light',
      text: filledRow(brief.take === 'minimal' && facet !== 'one' ? shortened(text) : text, brief, kind),
      because: `${said(named.words)} has this light.`,
    },
    stage,
  };
}
