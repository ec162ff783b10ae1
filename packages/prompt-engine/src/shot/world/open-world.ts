import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, mainOf, type PlaceRead, type Scene } from '../../read/scene.ts';
import { allowed } from '../agreement/excluded.ts';
import { keySide, otherSide } from '../choose.ts';
import type { Circumstances } from '../place/surroundings.ts';
import { NO_PLACE } from '../plain/certainty.ts';
import { theOf } from '../refer.ts';
import { isPlaceClass } from '../scene-class.ts';
import type { SceneClass } from '../scene-classes.ts';
import type { Brief } from '../shot.ts';
import { type NamedWorld, worldNamed } from './named-world.ts';
import type { Facet, World } from './world.ts';

/*
 * How far the words leave a world its own: what is told of hour, weather, place and light goes first.
 */

/** Words of a world's rows that only hold at an hour or in a weather. */
const BY_NIGHT = sifted(
  /\b(?:night|moon\w*|lamplit|neon|dusk|stars|searchlights?|gas lamps?|lit windows?)\b/i,
);
const BY_DAY = sifted(/\b(?:sun|sunlit|daylight|morning|afternoon)\b/i);
const WEATHERS: readonly (readonly [weather: string, pattern: RegExp])[] = [
  ['rain', sifted(/\b(?:rain\w*|wet|puddles?)\b/i)],
  ['snow', sifted(/\b(?:snow\w*|icicles|frost)\b/i)],
  ['fog', sifted(/\b(?:fog\w*|mist\w*)\b/i)],
];
/** Under these the sun is not out. */
const SUNLESS: ReadonlySet<string> = new Set(['rain', 'storm', 'snow', 'fog', 'cloud']);

const DARK: ReadonlySet<string> = new Set(['night', 'dusk']);

/** Whether a row holds at the hour and in the weather that the words tell. */
function holdsThen(text: string, scene: Scene, { daytime, weather }: Circumstances): boolean {
  const isTold = scene.times.some(({ row }) => row.type === 'time' || row.type === 'weather');
  const isNightly = worldNamed(scene)?.world.traits.has('night') === true;
  if (!isTold) return isNightly || !/\bmoonlight\b/.test(text);
  if (daytime !== undefined && !DARK.has(daytime) && BY_NIGHT.test(text)) return false;
  if (daytime !== undefined && DARK.has(daytime) && BY_DAY.test(text)) return false;
  if (weather === undefined) return true;
  if (SUNLESS.has(weather) && /\bsun\b/i.test(text)) return false;
  return WEATHERS.every(([own, pattern]) => own === weather || !pattern.test(text));
}

/** The rows of a facet that no word speaks against. */
export const rowsFor = (world: World, facet: Facet, scene: Scene, where: Circumstances): readonly string[] =>
  allowed(world.facets[facet] ?? [], scene).filter((row) => holdsThen(row, scene, where));

/** Deeds that have a ground of their own: water, air, rock. */
const ELSEWHERE: ReadonlySet<string> = new Set(['swim', 'dive', 'fly', 'climb', 'float']);
const GROUND: ReadonlySet<string> = new Set([
  'terrain',
  'tree',
  'place',
  'celestial',
  'building',
  'structure',
]);
const AT = sifted(
  /^(?:in|on|at|under|among|inside|beside|by|near|through|behind|before|from|over|above|outside)$/,
);

/** Places that are no place: 'in a cyberpunk world'. */
const WORLDS = sifted(/\b(?:world|universe|setting|era|age|times?|style|land)$/i);

/** The place that the words tell: a skateboard and a chair are none, and neither is 'a cyberpunk world'. */
export const placeTold = ({ place }: Scene): PlaceRead | undefined =>
  place && !WORLDS.test(place.words) && !NO_PLACE.test(place.words) ? place : undefined;

/** Whether the words leave open where it is. */
export function isPlaceOpen(scene: Scene): boolean {
  if (placeTold(scene)) return false;
  if (scene.doings.some(({ row }) => ELSEWHERE.has(row?.posture ?? ''))) return false;
  const main = mainOf(scene);
  return !scene.cast.some(
    (member) =>
      member !== main &&
      member.part !== 'topic' &&
      member.part !== 'worn' &&
      (member.part === 'scenery' || GROUND.has(member.kind)) &&
      (member.relation === undefined || AT.test(member.relation.preposition)),
  );
}

/** Names of one's own, as typed or by the row: 'samurai', 'roman soldier'. */
function isAtHome({ home }: World, { words, name, row }: Member): boolean {
  if (home.size === 0) return false;
  const ends = words.toLowerCase().split(' ');
  return (
    ends.some((_, at) => home.has(ends.slice(at).join(' '))) ||
    home.has(name.toLowerCase()) ||
    home.has(row?.names[0]?.singular ?? '')
  );
}

/** Whether the name of somebody or something has the words of the world in it, and its row speaks of that world. */
export function isOfWorldByName({ words }: NamedWorld, { row, strange, placeRow }: Member): boolean {
  const names = [...(row?.names.map(({ singular }) => singular) ?? []), ...(placeRow?.names ?? [])];
  return strange.length === 0 && names.some((name) => ` ${name} `.includes(` ${words} `));
}

/** Whether who or what the picture is of has a moment of its own in this world. */
export function hasOwnMoment(scene: Scene): boolean {
  const named = worldNamed(scene);
  const main = mainOf(scene);
  return named !== undefined && main !== undefined && isAtHome(named.world, main);
}

/** Whether the words put somebody or something into a world where its usual moments do not play. */
export const isInAnotherWorld = (scene: Scene): boolean =>
  worldNamed(scene) !== undefined && !hasOwnMoment(scene);

/** Pictures that are no scene: a world of theirs is their look alone. */
const NO_SCENE: ReadonlySet<SceneClass> = new Set<SceneClass>(['graphic', 'sign', 'idea', 'edit', 'space']);

/** The world of a take, where it may tell anything; a close view and a plate have none around them. */
export function worldSeen(scene: Scene, kind: SceneClass): NamedWorld | undefined {
  if (NO_SCENE.has(kind) || scene.uses.length > 0) return undefined;
  return worldNamed(scene);
}

const NATURE = sifted(
  /\b(?:gardens?|parks?|forests?|woods?|meadows?|fields?|beach|shore|lakes?|rivers?|mountains?|valley|jungle|deserts?|hills?|sea|ocean|island|cliffs?|waterfalls?|swamp|pond|landscape)$/i,
);
const WOOD = sifted(/\b(?:forests?|woods?|jungle|waterfalls?|swamp|valley)$/i);

const placeWords = (scene: Scene): string => scene.place?.words ?? mainOf(scene)?.name ?? '';

/** Whether the words name a garden, a wood or a shore, which have none of the streets of a world. */
export const isInNature = (scene: Scene): boolean => NATURE.test(placeWords(scene));

/** Whether they name a wood. */
export const isInWood = (scene: Scene): boolean => WOOD.test(placeWords(scene));

/** Whether the place that the words tell is of the world: by its own words, or as one that such a world has. */
export function isInWorld({ world, ofPlace }: NamedWorld, scene: Scene): boolean {
  const place = placeTold(scene);
  // What stands on a table or a shelf is in no place of another world.
  const isLaidDown = place?.row?.traits.has('support') === true && !isBeing(mainOf(scene)?.kind ?? 'person');
  if (ofPlace || !place || isLaidDown) return true;
  const words = ` ${place.words.toLowerCase()} `;
  const names = place.row?.names.map((name) => name.toLowerCase()) ?? [];
  return world.fits.some((fit) => words.includes(` ${fit} `) || names.includes(fit));
}

/** Whether the place is one that its row already knows as of the world: 'cyberpunk city'. */
export function isPlaceOfWorld({ words, world }: NamedWorld, scene: Scene): boolean {
  const row = scene.place?.row ?? mainOf(scene)?.placeRow;
  const place = scene.place?.words ?? mainOf(scene)?.words ?? '';
  const isWhole = row?.names.some((name) => name.toLowerCase() === place.toLowerCase()) === true;
  return isWhole && [words, ...world.names].some((name) => ` ${place.toLowerCase()} `.includes(` ${name} `));
}

/** What a light does to somebody, as it does it to a whole place. */
const IN_A_PLACE: readonly (readonly [of: RegExp, instead: string])[] = [
  [/, (?:[^,{]* )?shadow of \{the\}[^,]*/g, ''],
  [/, [^,]*\bbehind \{the\}[^,]*$/g, ''],
  [
    /, \{the\} (?:half in shadow|almost a silhouette|against[^,]*|dark [^,]*|clear between them|between the two|bright against [^,]*|modelled [^,]*)/g,
    ', the far side in shadow',
  ],
  [/, (?:a clean reflection|one clean reflection) under \{the\}/g, ', one clean reflection on the floor'],
  [/, marble gleaming under \{the\}/g, ', marble gleaming below'],
  [/\b(edges?|rims?|outline) (?:along|around) \{the\}/g, '$1 on everything'],
  [/\balong (?:\{the\} and on|the edge of \{the\}|\{the\})/g, 'along every edge'],
  [/ (?:and on|on) (?:the (?:edge|face|far side) of )?\{the\}/g, ''],
  [/\bthe edge of \{the\}/g, 'every edge'],
  [/ (?:across|round|around|under|of) \{the\}/g, ''],
];

/** A row with the main one and the sides in it; a place as a whole has no edge of its own. */
export function filledRow(text: string, brief: Brief, kind: SceneClass): string {
  const side = keySide(brief);
  const main = mainOf(brief.scene);
  const isPlace = !main || main.kind === 'place' || (isPlaceClass(kind) && kind !== 'building');
  const placed = isPlace ? IN_A_PLACE.reduce((said, [of, instead]) => said.replace(of, instead), text) : text;
  const the = isPlace ? 'the scene' : theOf(main);
  return placed.replaceAll('{side}', side).replaceAll('{other}', otherSide(side)).replaceAll('{the}', the);
}
