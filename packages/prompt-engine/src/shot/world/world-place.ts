import { sifted } from '../../lexicon/sifting/sifted.ts';
import { mainOf } from '../../read/scene.ts';
import { chosen } from '../choose.ts';
import { airOf } from '../light/air.ts';
import { isDrawn, leadingStyle } from '../look/look.ts';
import { settingOf } from '../place/setting.ts';
import type { Circumstances } from '../place/surroundings.ts';
import { isPlaceClass } from '../scene-class.ts';
import type { SceneClass } from '../scene-classes.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import type { NamedWorld } from './named-world.ts';
import {
  filledRow,
  isInNature,
  isInWood,
  isInWorld,
  isOfWorldByName,
  isPlaceOfWorld,
  isPlaceOpen,
  placeTold,
  rowsFor,
  worldSeen,
} from './open-world.ts';
import type { Facet } from './world.ts';
import { isOnRails, isOnSet, isRoomOfWorld, partOfWorld } from './world-part.ts';

/*
 * Where a take of a world plays: in a place of that world where none is told, and among its things where the words
 * tell one.
 */

/** What is asked of a world's rows. */
interface Asked {
  readonly brief: Brief;
  readonly kind: SceneClass;
  readonly where: Circumstances;
  readonly named: NamedWorld;
}

/** What stands in a street and is no other car before a car. */
const DRIVEN = sifted(/\b(?:cars?|tail fin|scooter|cab|vehicles|car shell)\b/);

function rowOf({ brief, kind, where, named }: Asked, facet: Facet): string | undefined {
  const rows = rowsFor(named.world, facet, brief.scene, where);
  const isDriven = partOfWorld(brief.scene, kind, where) === 'road';
  const apart = rows.filter((row) => !(isDriven && DRIVEN.test(row)));
  return chosen(
    apart.length > 0 ? apart : rows,
    brief,
    // The same place is seen from another side in another take.
    /side$|^rooms$/.test(facet) ? `world ${facet} ${brief.take}` : `world ${facet}`,
  );
}

const HEADS: Readonly<Partial<Record<Facet, readonly Facet[]>>> = {
  sky: ['sky'],
  road: ['road', 'street'],
  room: ['room', 'street'],
  table: ['table', 'room'],
  street: ['street'],
};

/** 'In a narrow street of food stalls, steam in front, towers behind'. */
function placeOf(asked: Asked): string | undefined {
  const { brief, kind, where } = asked;
  // A train is on rails, wherever they are.
  if (isOnRails(brief.scene)) return aroundIt(asked);
  const part = partOfWorld(brief.scene, kind, where);
  const facet = (HEADS[part] ?? []).find((each) => rowOf(asked, each) !== undefined);
  const head = facet && rowOf(asked, facet);
  if (facet === undefined || head === undefined) return undefined;
  const around = part === 'sky' ? undefined : rowOf(asked, isRoomOfWorld(facet) ? 'inside' : 'outside');
  return around ? `${head}, ${around}` : head;
}

/** What is near and far in a place that the words tell; a house stands among its things without a phrase for where. */
function aroundIt(asked: Asked, lead = ''): string | undefined {
  const { brief, kind, where } = asked;
  const isInside = isRoomOfWorld(partOfWorld(brief.scene, kind, where));
  // A garden has none of the streets of its age.
  if (!isInside && isInNature(brief.scene)) {
    const wild = isInWood(brief.scene) ? rowOf(asked, 'wild') : undefined;
    return wild && (lead ? `${lead}, ${wild}` : capital(wild));
  }
  const around = isInside ? (rowOf(asked, 'rooms') ?? rowOf(asked, 'inside')) : rowOf(asked, 'outside');
  return around && (lead ? `${lead}, ${around}` : capital(around));
}

/** 'In the apartment', of 'in a cyberpunk apartment'. */
function leadOf({ brief: { scene }, named }: Asked): string {
  const { place } = scene;
  if (!place || place.row?.traits.has('proper')) return '';
  const words = place.words.toLowerCase();
  // A roller disco is no roller.
  const isItsKind = words.endsWith(` ${named.words}`);
  const rest = isItsKind ? words : words.replace(named.words, '').replace(/\s+/g, ' ').trim();
  return rest && /^(?:in|on|at|inside|under|near)$/.test(place.preposition)
    ? capital(`${place.preposition} the ${rest}`)
    : '';
}

/** Places that are there in every age, with other things in them. */
const LIVES_ON =
  /\b(?:roof(?:top)?|streets?|city|town|bar|kitchen|bedroom|station|market|shop|house|office|school|hospital|square)$/i;

/** What flies or floats stands on nothing. */
const NO_GROUND: ReadonlySet<string> = new Set(['aircraft', 'spacecraft', 'boat']);

/** What stands around whoever is in a place that the words tell, where it is of this world. */
function inToldPlace(asked: Asked): string | undefined {
  const { scene } = asked.brief;
  const { place } = scene;
  const traits = place?.row?.traits;
  const isOn = traits?.has('support') === true && partOfWorld(scene, asked.kind, asked.where) === 'table';
  const isRoom = place?.row?.surroundings === 'indoor' && traits?.has('support') === false;
  const isOfAge = isRoom || LIVES_ON.test(place?.words ?? '');
  const isOfWorld = asked.named.ofPlace || isOn || (isOfAge && isInWorld(asked.named, scene));
  const lead = isOfWorld ? leadOf(asked) : '';
  return lead ? aroundIt(asked, lead) : undefined;
}

function told(asked: Asked): string | undefined {
  const { brief, kind } = asked;
  const { scene, take } = brief;
  const main = mainOf(scene);
  const isPlace = main?.kind === 'place' || isPlaceClass(kind);
  if (take === 'minimal') {
    const isSet =
      !isPlace &&
      !NO_GROUND.has(main?.kind ?? 'thing') &&
      isPlaceOpen(scene) &&
      !isDrawn(leadingStyle(scene));
    return isSet ? rowOf(asked, 'ground') : undefined;
  }
  if (main?.kind === 'place' || (isPlace && kind !== 'building')) return aroundIt(asked);
  if (main?.kind === 'boat') return undefined;
  if (kind === 'building') return isPlaceOpen(scene) ? aroundIt(asked) : undefined;
  if (!isPlaceOpen(scene)) return inToldPlace(asked);
  const isSet = take === 'studio' && isOnSet(scene, kind, asked.where);
  return isSet ? rowOf(asked, 'set') : placeOf(asked);
}

/** Where the take plays: in the world of its words where they leave that open, else as without it. */
export function settingInWorld(
  brief: Brief,
  kind: SceneClass,
  where: Circumstances,
  isNear: boolean,
): readonly Decision[] {
  const usual = settingOf(brief, kind, where, isNear);
  const named = worldSeen(brief.scene, kind);
  if (!named || where.surroundings === 'underwater' || where.surroundings === 'space') return usual;
  // What a house or a room is known by is told of it under control.
  const isOwn = brief.take === 'studio' && usual.some(({ text }) => /^From front to back\b/.test(text));
  if (isOwn && isPlaceClass(kind)) return usual;
  // A city that its row knows as one of that world, and a feast that has all of it in its name.
  const main = mainOf(brief.scene);
  const isKnown =
    isPlaceOfWorld(named, brief.scene) ||
    (main?.kind === 'event' && brief.take !== 'minimal' && isOfWorldByName(named, main));
  const kept = withoutDress(usual, where);
  // A workshop has its bench already.
  const place = placeTold(brief.scene);
  const isOwnAge = named.world.traits.has('old') || named.world.traits.has('fantastic');
  const isToday = isOwnAge && isInWorld(named, brief.scene) && LIVES_ON.test(place?.words ?? '');
  const isTold = place !== undefined && !named.ofPlace && main?.kind !== 'place' && !isToday;
  const text = (isKnown || isTold) && usual.length > 0 ? undefined : told({ brief, kind, where, named });
  if (text === undefined) return kept;
  const because = `${said(named.words)} is such a world.`;
  // Rain and dawn that are told are there in any world.
  const isTimed = brief.scene.times.some(({ row }) => row.type === 'time' || row.type === 'weather');
  const air = isTimed ? capital(airOf(where)) : '';
  const weather = usual.filter((each) => air !== '' && each.text.toLowerCase().endsWith(air.toLowerCase()));
  return [{ element: 'setting', text: filledRow(text, brief, kind), because }, ...weather];
}

/** What an age has its people wear is told of them in their world already. */
const withoutDress = (usual: readonly Decision[], { era }: Circumstances): readonly Decision[] =>
  usual.filter(({ text }) => !(/^With\b/.test(text) && era?.things.some((thing) => text.includes(thing))));
