import { isBeing, isPeople, mainOf, type Scene } from '../../read/scene.ts';
import type { Circumstances } from '../place/surroundings.ts';
import { worksIndoors } from '../place/works-indoors.ts';
import { isPlaceClass } from '../scene-class.ts';
import type { SceneClass } from '../scene-classes.ts';
import type { Facet } from './world.ts';

/** What is driven; what lies on a table; what stands in a room. */
const VEHICLES: ReadonlySet<string> = new Set(['vehicle']);
const SMALL: ReadonlySet<string> = new Set(['product', 'small-thing', 'food', 'drink']);
const SMALL_KINDS: ReadonlySet<string> = new Set([
  ...['weapon', 'tool', 'jewellery', 'instrument', 'toy', 'device', 'container'],
]);
const FURNISHING: ReadonlySet<string> = new Set(['furniture', 'clothing', 'textile']);
/** Feasts that are held in rooms. */
const HELD_INSIDE =
  /\b(?:tavern|inn|pub|hall|party|ball|dinner|wedding|feast|banquet|reception|concert|breakfast|supper|meeting|séance|seance)\b/i;

/** What is done at home, and what stands there. */
const AT_HOME = /^(?:drink|read|write|sew|knit|cook|bake|sleep|bathe|type)$/;
const OF_ROOMS =
  /\b(?:piano|organ|harpsichord|bed|sofa|couch|armchair|throne|table|desk|tv|television|mirror|bath(?:tub)?|stove|oven|fireplace|bookshel(?:f|ves)|curtains?|loom|computer)$/i;

/** Callings that are followed in rooms. */
const INDOORS =
  /\b(?:singer|pianist|saloon|librarian|clerk|scribe|tailor|seamstress|scientist|surgeon|alchemist|inventor|clockmaker|watchmaker|professor|secretary|hacker|programmer)s?\b/i;

const CHRISTMAS_TREE = /\b(?:christmas|xmas) tree\b/i;

/** In which part of a world somebody or something is, where no word tells. */
export function partOfWorld(scene: Scene, kind: SceneClass, where: Circumstances): Facet {
  const main = mainOf(scene);
  const own = main?.kind ?? 'thing';
  if (own === 'aircraft' || own === 'spacecraft' || own === 'boat') return 'sky';
  if (VEHICLES.has(own)) return 'road';
  if (own === 'event' && where.surroundings !== 'outdoor')
    return HELD_INSIDE.test(main?.words ?? '') ? 'room' : 'street';
  if (FURNISHING.has(own)) return 'room';
  if (SMALL.has(kind) || SMALL_KINDS.has(own)) return 'table';
  const isHomely = scene.doings.some(({ row, verb }) => row?.posture === 'dance' || AT_HOME.test(verb.base));
  const isFurnished = scene.cast.some(({ words, part }) => part !== 'topic' && OF_ROOMS.test(words));
  // A Christmas tree that somebody is at stands in a room.
  const isByTree = main !== undefined && isBeing(main.kind) && CHRISTMAS_TREE.test(scene.readable);
  const isCalledIn = main !== undefined && isPeople(main.kind) && INDOORS.test(main.words);
  if (isHomely || isFurnished || isByTree || isCalledIn) return 'room';
  if (where.surroundings === 'indoor' || kind === 'interior' || worksIndoors(scene)) return 'room';
  return 'street';
}

/** Whether all of it is in a room. */
export const isRoomOfWorld = (part: Facet): boolean => part === 'room' || part === 'table';

/** Postures that no set under control holds: who picks flowers or walks does so somewhere. */
const ON_GROUND: ReadonlySet<string> = new Set([
  'crouch',
  'walk',
  'run',
  'ride',
  'jump',
  'fight',
  'bend',
  'kick',
]);

/** Whether a deed, an hour or a fire is told that no set has: it needs a real place. */
const isDoneSomewhere = (scene: Scene): boolean =>
  scene.doings.some(({ form, row }) => form !== 'past' && ON_GROUND.has(row?.posture ?? '')) ||
  scene.times.some(({ row }) => row.type === 'time' || row.type === 'weather') ||
  scene.cast.some(({ name }) => /^(?:fire|campfire|bonfire)$/i.test(name));

const RAILED = /\b(?:trains?|subway|metro|tram|locomotive|underground|carriage)$/i;

/** Whether the picture is of what runs on rails. */
export function isOnRails(scene: Scene): boolean {
  const main = mainOf(scene);
  return main?.kind === 'vehicle' && RAILED.test(main.name) && !/\bhorse/i.test(main.words);
}

/** Whether a take may play on a set: nothing of it is told, and who it is of is neither up in the sky nor a crowd. */
export function isOnSet(scene: Scene, kind: SceneClass, where: Circumstances): boolean {
  const part = partOfWorld(scene, kind, where);
  const isOpenFeast = mainOf(scene)?.kind === 'event' && part === 'street';
  return (
    !isPlaceClass(kind) && part !== 'sky' && !isOpenFeast && !isOnRails(scene) && !isDoneSomewhere(scene)
  );
}
