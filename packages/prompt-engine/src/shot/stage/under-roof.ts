import { sifted } from '../../lexicon/sifting/sifted.ts';
import { places } from '../../lexicon/tables.ts';
import { isBeing, isPeople, type Scene } from '../../read/scene.ts';
import { rowFor } from '../pose/deed-rows.ts';
import type { Figure } from '../stage.ts';
import { drawingOf } from './drawn.ts';

/*
 * What is under a roof though the words tell of weather: a bed during a thunderstorm, soup that is cooked in a storm.
 * The weather is then seen through the window.
 */

/** Things and deeds of one room, by the drawing of the room. */
const ROOMS: readonly (readonly [room: string, drawings: RegExp, deeds: RegExp])[] = [
  [
    'kitchen',
    sifted(/^(?:stove|sink|fridge|microwave|toaster|espresso-machine)$/),
    sifted(/^(?:cook|bake|knead|fry|stir|simmer|roast|(?:do|wash) (?:the )?dishes)\b/),
  ],
  [
    'bathroom',
    sifted(/^(?:bath|toilet|shower)$/),
    sifted(/^(?:brush (?:her |his |their )?teeth|shave|shower|take a bath)\b/),
  ],
  [
    'room',
    sifted(
      /^(?:bed|sofa|armchair|rocking-chair|piano|television|wardrobe|desk|sewing-machine|ironing-board|shelf|blanket|pillow|record-player|typewriter|game-table|hearth|curtain|window|mirror|rug|lamp|candle)$/,
    ),
    sifted(
      /^(?:read|knit|crochet|sew|embroider|darn|watch (?:tv|television|a |the )?|iron|type|study|do homework|write|nap|sleep|doze|snore|snuggle|cuddle|play (?:the )?(?:piano|cards|chess|checkers|poker|video games|board games)|(?:drink|sip|have) (?:\w+ )?(?:tea|coffee|cocoa|wine|whiskey|dinner|lunch|breakfast|supper)|eat|dine|build a (?:\w+ )?fort|vacuum|fold|pack)\b/,
    ),
  ],
];

/** Who is in it is not behind a pane. */
const OUT_IN_IT = sifted(
  /\b(?:in|through|under|into|against|from|by) (?:the |a |an |this )?(?:[\w-]+ ){0,2}(?:rain|snow|downpour|drizzle|hail|sleet|snowfall|wind|mud|puddles?)\b/i,
);
const IN_THE_OPEN = sifted(
  /\b(?:outdoors?|garden|yard|porch|balcony|terrace|bench|tents?|umbrellas?|raincoats?|campfire|abandoned|forgotten|left out|discarded|cliff|camp\w*)\b|\boutside (?:an?|the|his|her|their)\b/i,
);
const OPEN_KINDS = sifted(/^(?:tree|vehicle|boat|aircraft|terrain|building|structure|celestial)$/);

/** Benches of a deed that stand in a kitchen. */
const KITCHEN_BENCH = sifted(/^(?:stove|sink)$/);

/** Whether the words hang a thing on a wall, as one does in a room. */
const HUNG = sifted(
  /\b(?:hang|pin|mount|straighten|adjust|put)\w* (?:up )?(?:an?|the|his|her|their) (?:[\w-]+ ){0,2}(?:picture|painting|photo(?:graph)?|frame|mirror|clock|map|calendar|certificate)\b/i,
);

const OPEN_GROUND = sifted(/^(?:field|snow|hill|park|garden)$/);

/** Who works at a table, with no place named, does so in a room by night or in bad weather. */
export const roomOfBench = (scene: Scene, figures: readonly Figure[], ground: string): string | undefined => {
  const isAt = figures.some(({ drawing, bond }) => /^(?:table|desk)$/.test(drawing) && bond?.as === 'front');
  const isOut = scene.place !== undefined || IN_THE_OPEN.test(scene.subject) || OUT_IN_IT.test(scene.subject);
  return isAt && !isOut && OPEN_GROUND.test(ground) ? 'room' : undefined;
};

/** The room in which somebody hangs a picture; undefined where nobody does. */
export const roomOfWall = ({ cast: [main], subject, place }: Scene): string | undefined =>
  main && isPeople(main.kind) && HUNG.test(subject) && !place ? 'room' : undefined;

const OF_A_FLOOR = sifted(/\bfloors? (?:of|in|at) (?:an?|the|his|her|their)\b/i);

/** The room whose floor the words name: 'the floor of an empty diner'; undefined where they name none. */
export function roomOfFloor({ cast, subject }: Scene): string | undefined {
  if (!OF_A_FLOOR.test(subject)) return undefined;
  const names = new Set(cast.slice(1).map(({ name }) => name.toLowerCase()));
  return places().find((row) => row.surroundings === 'indoor' && row.names.some((name) => names.has(name)))
    ?.drawing;
}

/**
 * The room that a scene is in whose words tell of weather or of the night; undefined where it is under the sky.
 * @param isWeather whether they tell of weather, in which deeds that are done anywhere are done in rooms too
 */
export function roomUnderRoof(scene: Scene, isWeather: boolean): string | undefined {
  const { cast, doings, subject, place } = scene;
  const [main] = cast;
  if (place || !main || IN_THE_OPEN.test(subject)) return undefined;
  if (cast.some(({ kind, part }) => part !== 'topic' && OPEN_KINDS.test(kind))) return undefined;
  const isHome = !isBeing(main.kind) || isPeople(main.kind) || main.kind === 'pet';
  const benches = doings.map((doing) => rowFor(doing, cast[doing.object ?? -1], scene.rest)?.place ?? '-');
  if (isPeople(main.kind) && benches.some((bench) => KITCHEN_BENCH.test(bench))) return 'kitchen';
  if (!isHome || OUT_IN_IT.test(subject)) return undefined;
  const deeds = doings.map(({ verb, object }) => `${verb.base} ${cast[object ?? -1]?.name ?? ''}`);
  return ROOMS.find(
    ([, drawings, told]) =>
      cast.some((member) => member.part !== 'topic' && drawings.test(drawingOf(member))) ||
      (isWeather && deeds.some((deed) => told.test(deed))),
  )?.[0];
}
