import { singularsOf } from '../../lexicon/inflect.ts';
import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { isBeing, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { theOf } from '../refer.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { isStill, loneMemberOf, pairWithMany } from './bare.ts';
import { isSuch } from './company.ts';
import type { LitPlace } from './deed-place.ts';
import { fitsLook, fitsTold } from './fits.ts';
import { momentTable } from './moment-table.ts';

/*
 * How many stand where no deed is told: one among others, somebody with those who belong to them, a group by itself,
 * whoever sits round a fire. The first row that fits decides.
 */

/** how | who | those others | studio | cinematic. {The} is the main one, {others} the many. */
const ROWS = rowsOf(
  `
around | - | insect, bird, sea-animal, balloon, bubble, lantern, petal, leaf, feather, snowflake, star, spark, note, card, bat | {The} in the middle, {others} in the air on every side, some near the lens and large, some small behind | {The} looking up into {others}, the nearest ones large and soft, one close before the face
around | being | people, group | {The} in the middle facing the camera, {others} close on every side | {The} seen between the shoulders of {others}, the only face turned to the camera
around | being | being | {The} in the middle, {others} in a close ring on every side, all heads visible | {The} low among {others}, one of them pressed close to the face
around | being | flower, plant, tree | {The} in the middle, {others} close on every side up to the shoulders | {The} half behind {others}, the face clear in a gap between them
around | being | thing | {The} in the middle, {others} in a ring on every side, piled higher behind | {The} seen through a gap between {others}, the nearest ones large and soft
with | people | people | {The} in front in the middle, {others} in two rows behind, every face visible | {The} half turned with one arm out, {others} leaning in to look where it points
with | people | bird | {The} with {others} on both arms and shoulders, chin level | {The} with both arms thrown up, {others} bursting away on every side
with | people | insect | {The} with {others} on sleeves and hair, one on the back of a raised hand | {The} with both hands opening, {others} just rising out of them
with | people | pet, farm-animal | {The} kneeling in the middle, {others} on both sides, every head up | {The} in mid-step, {others} pulling ahead and one close at the knee
with | people | being | {The} in the middle, {others} on both sides with heads level, all facing the camera | {The} a step ahead of {others}, one hand held low behind
with | beast, bird, reptile | being | {The} standing side-on, {others} in a row along it, the smallest last | {The} with the head lowered to {others}, one of them right under the chin
with | people | thing | {The} seated in the middle, {others} in a half ring in front, one of them in both hands | {The} bent over {others}, one of them lifted to the light
fire | people, group | - | {The} seated on the ground round {others}, hands open to the flames, every face lit | {The} leaning in to {others}, one laying on a stick, sparks going up
fire | beast | - | {The} lying round {others}, heads on the paws, every face lit | {The} close to {others}, ears forward, eyes bright with it
few | people | - | {The} side by side, shoulders touching, every face to the camera | {The} close together, heads turned to each other
alone | people, group | - | {The} standing close in two loose rows, shoulders touching, every face to the camera | {The} coming toward the camera abreast, one a pace ahead, eyes level
few, alone | beast | - | {The} side by side, each whole in view, heads up and turned to the camera | {The} close together in a loose line, the first with its head raised, the last looking back
few, alone | bird | - | {The} side by side, each whole in view, all turned the same way | {The} just rising, the first with wings open, the last still on the ground
`,
  5,
).map(([how, who, others, studio, cinematic]) => ({
  how: listOf(how),
  who: listOf(who),
  others: listOf(others),
  studio: textOf(studio),
  cinematic: textOf(cinematic),
}));

/** As many as stand side by side. */
const FEW: ReadonlySet<number> = new Set([2, 3, 4]);

const FIRE = /\b(?:campfire|bonfire|camp fire|fire pit|fire)$/i;
const AROUND = /^(?:surrounded by|among|amongst|amid|in the middle of|covered in|covered with)$/;
const BY_THE_FIRE = /^(?:around|round|at|by|beside|near|and|with)$/;

/** What light makes is laid before nobody. */
const OF_LIGHT =
  /\b(?:reflections?|shadows?|lights?|highlights?|beams?|rays?|glows?|silhouettes?|colou?rs?)$/i;

interface Gathering {
  readonly how: string;
  readonly main: Member;
  readonly others?: Member;
}

const isSeveral = ({ plural, count, kind }: Member): boolean => plural || count > 1 || kind === 'group';

/** Who gathers, and how; undefined where the words tell a deed or more. */
function gatheringIn(scene: Scene): Gathering | undefined {
  const main = mainOf(scene);
  if (!main || !isBeing(main.kind) || !isStill(scene)) return undefined;
  const lone = loneMemberOf(scene);
  if (lone) return isSeveral(lone) ? { how: FEW.has(lone.count) ? 'few' : 'alone', main: lone } : undefined;
  const others = pairWithMany(scene);
  if (!others) return undefined;
  const preposition = others.relation?.preposition ?? 'and';
  if (FIRE.test(others.name))
    return BY_THE_FIRE.test(preposition) ? { how: 'fire', main, others } : undefined;
  if (isSeveral(main) || !isSeveral(others) || OF_LIGHT.test(others.name)) return undefined;
  if (AROUND.test(preposition)) return { how: 'around', main, others };
  const isWith = /^(?:with|and)$/.test(preposition) && others.part !== 'held';
  return isWith ? { how: 'with', main, others } : undefined;
}

const fits = (member: Member, wanted: readonly string[]): boolean =>
  wanted.length === 0 || isSuch(member, wanted);

/** How those of whom no deed is told are gathered; nothing where no row is theirs, and in the minimal take. */
export function gatheringStaged(brief: Brief): Decision | undefined {
  const found = brief.take === 'minimal' ? undefined : gatheringIn(brief.scene);
  if (!found) return undefined;
  const { how, main, others } = found;
  const row = ROWS.find(
    (each) => each.how.includes(how) && fits(main, each.who) && (!others || fits(others, each.others)),
  );
  const text = brief.take === 'studio' ? row?.studio : row?.cinematic;
  if (!text) return undefined;
  return {
    element: 'motion',
    text: text.replaceAll('{The}', capital(theOf(main))).replaceAll('{others}', others ? theOf(others) : ''),
    because: `No deed is told of ${said(main.words)}, so all are shown together.`,
  };
}

const GLOWS = /\b(?:fireflies|lanterns|candles|torches|sparklers|stars|fireworks|glow-?worms)$/i;

/** Where one sits has no room for several. */
const FOR_ONE = /\b(?:bench|chair|armchair|stool|bed|desk|seat|throne)\b/;

/** Where several are who have no moment of their own, and whoever is with many: where one of them would be. */
export function homeOfSeveral({ scene, take }: Brief): LitPlace | undefined {
  const found = take === 'cinematic' && !scene.place && fitsLook(scene) ? gatheringIn(scene) : undefined;
  if (!found || found.how === 'fire' || found.how === 'around') return undefined;
  // What gives the light has its own hour.
  if (GLOWS.test(found.others?.name ?? '')) return undefined;
  const { main } = found;
  const names = [
    main.row?.names[0]?.singular ?? '',
    ...main.name.toLowerCase().split(' ').flatMap(singularsOf),
  ];
  const row = names
    .flatMap((name) => momentTable().get(name) ?? [])
    .find(({ at }) => at !== '' && !FOR_ONE.test(at));
  return row && fitsTold(row.at, scene) ? { at: row.at, light: row.light.split(', ')[0] ?? '' } : undefined;
}
