import { rowsOf, textOf, wordsOfCell } from '../../lexicon/row.ts';
import { mainOf } from '../../read/scene.ts';
import type { SceneClass } from '../scene-classes.ts';
import type { Brief } from '../shot.ts';

/*
 * One key, with source, direction and quality (craft rule 3). What the words name comes first, then hour and
 * weather, then the place's own lights, then a set-up of the take.
 *
 * takes | where | text with {side} and {other} | side quality warmth key
 */
const SETUPS = `
s | studio | Large softbox from camera {side}, soft, a white reflector filling the shadow side | {side} soft 0 normal
s | studio | Big octagonal softbox from high at camera {side}, soft, with a narrow rim light from behind | {side} soft 0 normal
s | studio | Large soft key light from camera {side}, a black panel on the {other} deepening the shadow side | {side} soft 0 normal
s | open | Soft even light from camera {side}, a weaker fill on the other side | {side} soft 0 normal
m | open | Soft light from camera {side}, gentle shadows | {side} soft 0 high
s | table | Large softbox from back {side}, soft, a white card at the front opening the shadows | {side} soft 0 high
s | table | Overhead softbox as wide as the set, soft, with a strip light from camera {side} along the edge | top soft 0 high
s | indoor | Soft balanced light from one large diffused source at camera {side}, the room's own lamps kept low | {side} soft 0 normal
s | outdoor | Soft even daylight from a high overcast sky, slightly stronger from camera {side}, no hard shadows | {side} soft -0.1 high
s | outdoor | Clear soft daylight from camera {side}, the sun behind thin cloud, shadows open | {side} soft 0.1 high
s | underwater | Soft sunlight from the surface above, even and blue-green, a weak strobe from camera {side} for true colour | top soft -0.4 normal
s | space | One distant sun from camera {side}, hard and white, a faint reflected glow on the other side | {side} hard -0.1 normal
s | indoor | Soft even lamplight from high at camera {side}, the shadows kept open | {side} soft 0.2 normal
s | indoor | Soft balanced daylight from camera {side}, even across the room, the shadows kept open | {side} soft 0 normal
c | indoor | One hard light from camera {side}, everything behind falling off into darkness | {side} hard 0 low
c | indoor | Low sun through a window from camera {side}, hard-edged and warm, the far side in deep shadow | {side} hard 0.7 low
c | indoor | One warm lamp from camera {side}, soft and close, everything behind falling off into shadow | {side} soft 0.9 low
c | indoor | One ceiling lamp a little to camera {side}, hard below it, the corners falling into shade | top hard 0.2 low
c | indoor | Cool window light from behind at the {side}, soft, the near side in gentle shade | back soft -0.3 low
c | open | Low warm light from behind at the {side}, hard-edged, a bright rim along every edge, the near side in soft shade | back hard 0.7 low
c | open | Warm light from camera {side}, hard-edged and low, the far side falling into deep shadow | {side} hard 0.6 low
c | open | Cool light from behind at the {side}, soft, a thin rim along the edges, a weak fill on the near side | back soft -0.3 low
c | open | Warm light from camera {side}, soft and low, the far side falling gently into shade | {side} soft 0.5 low
c | outdoor | Low sun through thin cloud from camera {side}, warm and soft, the shadows open | {side} soft 0.5 normal
c | outdoor | Low sun from behind at the {side}, warm and hard, a bright rim along every edge and long shadows toward the camera | back hard 0.8 normal
c | outdoor | Hard side sun from camera {side}, warm, with long dark shadows across the ground | {side} hard 0.6 normal
c | outdoor | Sun from back {side}, clear and hard, the near side in open shade, a thin bright edge along the top | back hard 0.3 normal
c | underwater | Shafts of sunlight from the surface behind, blue-green, a weak fill on the near side | back soft -0.6 low
c | space | One hard sun from back {side}, white, a thin bright rim and black shadow | back hard -0.2 low
c | open-night | Cold moonlight from camera {side}, hard-edged, deep blue shadows beyond | {side} hard -0.6 low
s | open-night | Soft dim blue night light from above, details just readable | top soft -0.6 low
m | open-night | Soft dim blue night light from above | top soft -0.6 low
c | night | Warm light from one lamp at camera {side}, soft-edged, deep blue darkness around it | {side} soft 0.7 low
c | night | Amber light from behind at the {side}, soft-edged, the near side in cool shadow | back soft 0.4 low
s | night | Soft cool light from high at camera {side}, even, falling off into the dark behind | {side} soft -0.3 low
m | studio | One soft light from camera {side}, a single clean shadow | {side} soft 0 high
m | studio | One hard lamp from high at camera {side}, one sharp shadow | {side} hard 0 normal
m | table | One soft light from camera {side}, a single clean shadow | {side} soft 0 high
m | indoor | Soft light from camera {side}, gentle shadows | {side} soft 0 high
m | indoor | Soft daylight from camera {side}, one soft shadow | {side} soft 0 high
m | outdoor | Flat even daylight from the whole sky, almost no shadow | top soft -0.1 high
m | night | One small light from camera {side}, soft, darkness around | {side} soft 0.2 low
m | underwater | Even blue light from above | top soft -0.6 normal
m | space | One hard light from camera {side}, black around | {side} hard -0.1 low
`;

interface SetUp {
  readonly take: string;
  readonly where: string;
  readonly text: string;
  readonly facts: readonly string[];
}

export const SET_UPS: readonly SetUp[] = rowsOf(SETUPS, 4).map(([take, where, text, facts]) => ({
  take: textOf(take),
  where: textOf(where),
  text: textOf(text),
  facts: wordsOfCell(facts),
}));

const COLD = -0.25;

const GLAD: ReadonlySet<string> = new Set(['calm', 'joy', 'love', 'funny', 'proud']);

const DARK: ReadonlySet<string> = new Set(['sad', 'fear', 'lonely', 'tired']);

/**
 * What is eaten, a child, and whoever laughs are in no cold light. A warm light speaks against grief, a cold dim one
 * against joy, a hard one against whatever is soft.
 */
export function suitsMood(
  facts: readonly string[],
  temper: string | undefined,
  isSoft: boolean,
  isWarm: boolean,
): boolean {
  const warmth = Number(facts[2] ?? 0);
  if (isSoft && facts[1] === 'hard') return false;
  if (isWarm && warmth < 0) return false;
  // A cold light has to be asked for by what is felt.
  if (temper === undefined) return warmth > COLD;
  return GLAD.has(temper) ? warmth >= 0 : !DARK.has(temper) || warmth <= 0.3;
}

/** Whether what is seen is eaten, is a child or laughs. */
export const isHomely = ({ scene }: Brief, kind: SceneClass): boolean =>
  kind === 'food' ||
  mainOf(scene)?.kind === 'pet' ||
  scene.cast.some(
    (member) => member.part !== 'topic' && (/^(?:child|baby)$/.test(member.kind) || member.age === 'child'),
  ) ||
  /\b(?:laugh|smil|giggl|celebrat|cuddl|hug|kids?\b|boys?\b|girls?\b|toddler|bab(?:y|ies)\b|child|daughter|son\b|mother|father|grandm\w+|grandp\w+|family|puppy|kitten)/i.test(
    scene.subject,
  );
