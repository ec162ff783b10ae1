import type { ActionRow } from '../../lexicon/action.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isForObject } from '../../read/deed-sense.ts';
import { type Doing, isBeing, isPeople, type Member, type Scene } from '../../read/scene.ts';
import { isBodyPlaced } from '../plain/certainty.ts';
import { isDenied } from './denied-deed.ts';
import { isForOneOnFoot } from './pose-ground.ts';
import { isOfOtherSense } from './pose-sense.ts';
import { fitsObject } from './props.ts';

const SEATS =
  /\b(?:chair|deckchair|armchair|bench|stool|seat|throne|swing|saddle|car|bus|train|cart|sled|wheelchair)s?$/i;

const CABS = sifted(/\b(?:cab|taxi|truck|van|lorry|tractor|cockpit|plane|airplane)$/i);

/** Usual objects that live: where nobody is named, nobody is put there. */
const BEINGS =
  /\b(?:animal|child|baby|pupil|patient|listener|one|crowd|guest|young|horse|dog|cow|sheep|specimen)\b/;

const PROPS: ReadonlySet<string> = new Set([
  'instrument',
  'tool',
  'device',
  'weapon',
  'toy',
  'product',
  'machine',
]);

const countBeings = ({ cast }: Scene): number =>
  cast
    .filter(({ kind, part }) => isBeing(kind) && part !== 'topic')
    .reduce((sum, { plural, kind }) => sum + (plural || kind === 'group' ? 2 : 1), 0);

const IN_HANDS =
  /\{o\} (?:raised|held|borne|lifted|turned|gripped|tipped)(?: up| out| open| wide| close)? (?:in|between) (?:one|both) /;

const isTooLarge = ({ row, kind }: Member): boolean =>
  kind === 'building' ||
  kind === 'structure' ||
  ['large', 'huge', 'vast'].some((size) => row?.traits.words.has(size));

/** A verb that is followed by a noun, with its article or without: not by where, how or with whom. */
const NAMES = sifted(
  /^ (?!(?:in|on|at|by|with|for|to|from|under|near|and|while|alone|together|outside|inside|outdoors|indoors|over|out|up|down|off|away|back|through|around|each|himself|herself|itself|themselves|before|after|during|against|behind|beside|between|into|onto|late|hard|home|all|as|of|about|\w+ly)\b)\p{L}/u,
);

/** Whether the words name what the deed is done to, though it was not read: nothing usual takes its place. */
function isUnread({ subject }: Scene, { words }: Doing, { object, traits }: ActionRow): boolean {
  const said = subject.toLowerCase();
  return (
    object !== '' &&
    said.includes(words.toLowerCase()) &&
    NAMES.test(said.split(words.toLowerCase())[1] ?? '') &&
    !traits.needs.some((need) => said.includes(need))
  );
}

const GROWN: ReadonlySet<string> = new Set(['plant', 'flower', 'tree', 'food']);

const SUPPORTS =
  /\b(?:board|bench|table|desk|counter|easel|worktop|workbench|anvil|stool|floor|ground|bed|sofa|armchair)\b/;

/** Who irons on the kitchen table has no board: what the words put it on is not there twice. */
function bringsSupport({ cast, place, subject }: Scene, told: string): boolean {
  // Nobody is in mid-step on a surfboard.
  const rides = (member: Member): boolean =>
    /^(?:vehicle|boat|toy|furniture|product|aircraft)$/.test(member.kind);
  const isBorne = cast.some(
    (member) => member.part === 'support' && member.relation?.preposition === 'on' && rides(member),
  );
  if ((isBorne || place?.row?.traits.has('support') === true) && /\bmid-?step|\bwith the step\b/.test(told))
    return true;
  const brought = SUPPORTS.exec(told)?.[0];
  if (!brought || subject.toLowerCase().includes(brought)) return false;
  return (
    cast.some(
      ({ part, relation, kind }) =>
        part === 'support' &&
        relation !== undefined &&
        /^(?:on|at)$/.test(relation.preposition) &&
        kind !== 'hands',
    ) ||
    (place?.preposition === 'on' && !/^(?:floor|ground|bed)$/.test(brought))
  );
}

/** What stands there like this is not what the deed is done to. */
const ABOUT = /^(?:in front of|behind|beside|next to|near|by|around|among|amid|opposite|outside|between)$/;

const ONE_HANDED = sifted(
  /\b(?:by|with|using|in) (?:only |just )?(?:one|a single|(?:his|her|the|their) (?:other|free|left|right)) (?:hand|arm)\b|\bone-?(?:handed|armed)\b|\b(?:no hands|hands-?free)\b/i,
);
const TWO_HANDS = /\b(?:both|two) (?:hands|arms|fists)\b|\bthe other\b|\barms? (?:straight|wide|out)\b/;
const ON_FEET = sifted(/\b(?:heels?|knees?|feet|foot|legs?|toes?|hips?|shoulders?)\b/);
const LEGLESS = sifted(/\b(?:snakes?|worms?|eels?|slugs?|snails?|cobra|python|viper)$/i);
const UNDERCARRIAGE = sifted(/\b(?:wheels?|legs lowered|undercarriage|dust spreading)\b/);
const WHEELLESS = sifted(
  /\b(?:airship|zeppelin|blimp|balloon|boat|ship|canoe|kayak|dinghy|raft|ufo|saucer|submarine)s?$/i,
);

/** Whether a pose needs what its doer has not, or has not free: a second hand, heels, a wheel. */
function lacks({ subject }: Scene, doer: Member | undefined, told: string): boolean {
  if (ONE_HANDED.test(subject) && TWO_HANDS.test(told)) return true;
  if (!doer) return false;
  const isLegless = doer.kind === 'sea-animal' || LEGLESS.test(doer.name);
  return (isLegless && ON_FEET.test(told)) || (WHEELLESS.test(doer.name) && UNDERCARRIAGE.test(told));
}

const REVERSED =
  /\b(?:upside[- ]down|backwards?|inside out|back to front|in reverse|the wrong way (?:up|round|around))\b/i;

const isPutSomewhere = ({ cast, place }: Scene): boolean =>
  place !== undefined ||
  cast.some(({ relation }) => /^(?:behind|under|in|inside|among|beneath)$/.test(relation?.preposition ?? ''));

/** 'into the crack of a teacup', 'from barbed wire': what the words name at the other end is not the pose's own. */
const isAimedElsewhere = ({ cast }: Scene, told: string): boolean =>
  cast.some(
    ({ relation, name }) =>
      (relation?.preposition === 'into' &&
        /\b(?:cup|glass|bowl|pot|jar)\b/.test(told) &&
        !told.includes(name.toLowerCase())) ||
      (relation?.preposition === 'from' &&
        /\b(?:wire|net|trap|ropes?|vines?|mud|ice|fence|rubble|cage|web|chains?|branches|seaweed)s?$/i.test(
          name,
        ) &&
        /\b(?:against the chest|held close|in both arms)\b/.test(told)),
  );

const LIKENED = sifted(
  /\b(?:hold|carry|wear|lift|rais|wield|strum|play)\w* .*\blike (?:it(?:['’]s| is| was| were)?|an?|the)\b/i,
);

const OFF_THE_FEET: ReadonlySet<string> = new Set([
  'jump',
  'run',
  'climb',
  'dance',
  'walk',
  'kneel',
  'crouch',
]);
/** Whoever sits in it does everything sitting. */
const SEATED = sifted(/\bin (?:an?|his|her|their|its|the|my) (?:[\p{L}-]+ )?wheel ?chairs?\b/iu);

/** Whether a stock pose can be that of this very deed: what it rests on, what it is done to, what the words place. */
export function suits(scene: Scene, doing: Doing, told: string): boolean {
  const { row } = doing;
  // Who tries to share tastes nothing.
  if (doing.verb.base === 'try' && /\btr(?:y|ies|ied|ying) to\b/i.test(scene.subject)) return false;
  const object = doing.object === undefined ? undefined : scene.cast[doing.object];
  // What hangs across an alley hangs from no branch.
  if (
    /\bbranch\b/.test(told) &&
    !/\b(?:branch\w*|trees?|orchard|oak|willow)\b/i.test(scene.subject) &&
    scene.place
  )
    return false;
  if (isOfOtherSense(scene, doing, told)) return false;
  // 'holding a seed like it is a trophy' holds it as nobody holds a seed.
  if (LIKENED.test(scene.subject) && row?.traits.words.has('hands')) return false;
  if (row && OFF_THE_FEET.has(row.posture) && SEATED.test(scene.subject)) return false;
  if (isBodyPlaced(scene) && /\b(?:hands?|arms?|head|mouth|face|eyes|gaze|fingers|paws?)\b/.test(told))
    return false;
  // What is held upside down or done backwards is not done as the pose has it.
  if (row?.posture !== 'hang' && REVERSED.test(scene.subject) && !REVERSED.test(told)) return false;
  // Who plays a rhythm plays no game.
  if (/\bgame\b/.test(told) && object && !['toy', 'sport', 'event'].includes(object.kind)) return false;
  // Whoever hides is covered by what the words name.
  if (!object && row?.object && told.includes(`covered by ${row.object}`) && isPutSomewhere(scene))
    return false;
  const [agent = -1] = doing.agents;
  if (lacks(scene, scene.cast[agent], told) || isForOneOnFoot(scene, scene.cast[agent], told)) return false;
  const rest = scene.cast.find(
    ({ part, relation }) => part === 'support' && relation && ['in', 'on'].includes(relation.preposition),
  );
  const seated = object && /\s(?:in|on)$/.test(doing.verb.base) ? object.name : undefined;
  const seat = seated ?? rest?.name ?? scene.place?.words ?? '';
  // Who is in a cab sits there; on its roof one may lie.
  const isWithin = / in$/.test(doing.verb.base) || scene.place?.preposition === 'in';
  const isSeated = SEATS.test(seat) || (isWithin && CABS.test(seat));
  if (isSeated && row?.posture === 'lie') return false;
  // Who sits on a bench feeds pigeons from it.
  if (
    isSeated &&
    /\b(?:lying|curled|standing|crouch\w*|kneeling|on one side|on (?:one|both) knees?|knees bent|feet (?:apart|wide)|mid-?step|stride|leg|heel|hip(?! height))\b/.test(
      told,
    )
  )
    return false;
  if (bringsSupport(scene, told) || isAimedElsewhere(scene, told)) return false;
  // Nobody lies across a whole bookshop.
  const isLand =
    object !== undefined && /^(?:place|building)$/.test(object.kind) && !/\blaps?$/i.test(object.name);
  if (/\bits edge\b/.test(told) && isLand) return false;
  // A tunnel or a wood has no door to hold.
  if (
    /\bdoor\b/.test(told) &&
    object &&
    /\b(?:tunnel|cave|mine|forest|woods?|fog|mist|water|sea|lake|ocean|river|crowd|tent|field|smoke)s?$/i.test(
      object.name,
    )
  )
    return false;
  // At the airport is no front door, and who is met at the gate is not yet at one.
  if (
    /\b(?:doorstep|front door)\b/.test(told) &&
    ((scene.place &&
      !/\b(?:door|porch|house|home|hall|cottage|cabin|flat|apartment)/i.test(scene.place.words)) ||
      scene.cast.some(({ name }) =>
        /\b(?:gate|station|platform|pier|harbou?r|airport|field|road)$/i.test(name),
      ))
  )
    return false;
  const doer = scene.cast[doing.agents[0] ?? -1];
  if (doer && isBeing(doer.kind) && !isPeople(doer.kind) && /\bclothing\b/.test(told)) return false;
  // A tower that grows out of a pumpkin has no leaves.
  if (
    /^(?:grow|sprout|bloom)/.test(doing.verb.base) &&
    doer &&
    !GROWN.has(doer.kind) &&
    /\b(?:stem|lea(?:f|ves))\b/.test(told)
  )
    return false;
  // What is folded into a swan is folded as no sheet is.
  const isShaped = scene.cast.some(
    ({ part, relation }) => part === 'content' && relation?.preposition === 'into',
  );
  if (doing.verb.base === 'fold' && isShaped) return false;
  if (row && isForObject(row)) return !isDenied(scene);
  if (object?.kind === 'abstract' && row?.object !== '') return false;
  const isWalkedOn =
    (object?.kind === 'place' &&
      /(?<!leaning )\b(?:in the middle of|across|along) \{o\}/.test(row?.pose ?? '')) ||
    /\bsteps short of \{o\}|\bmid-step (?:into|well inside) \{o\}/.test(row?.pose ?? '');
  if (isLand && !isWalkedOn && /\{o\}/.test(`${row?.pose} ${row?.moment}`)) return false;
  if (!object && row && BEINGS.test(row.object)) return false;
  // A pose that never speaks of what is named was written for another sense of the verb.
  const speaks = /\{o\}/.test(`${row?.pose} ${row?.moment}`);
  const isWhere = /\s(?:under|in|on|at|by|near|behind|before|beside|around|over|next to|in front of)$/.test(
    doing.verb.base,
  );
  const isMeant = row?.traits.needs.some((need) => object?.name.toLowerCase().includes(need));
  if (
    object &&
    !speaks &&
    !isWhere &&
    !isMeant &&
    (PROPS.has(object.kind) || (!object.known && row?.object !== ''))
  )
    return false;
  // Nobody argues with a parking meter as two people do, or dances alone in somebody's arms.
  if (row?.traits.words.has('two') && !(object && isBeing(object.kind)) && countBeings(scene) < 2)
    return false;
  // 'landing on a helmet': where the words say on what, the usual branch is not there.
  const isPut = scene.cast.some(
    ({ part, relation, name }) =>
      relation !== undefined &&
      !ABOUT.test(relation.preposition) &&
      (part === 'support' || part === 'scenery') &&
      // The moon that one stands under is the one that is howled at.
      row?.object.endsWith(name.toLowerCase().split(' ').at(-1) ?? '') !== true,
  );
  const isHeld = row?.traits.words.has('hands') && / held\b|in (?:both|one|each) \w+/.test(told);
  if (!object && isPut && !isHeld && row?.object && told.includes(row.object)) return false;
  // Hands that hold a balloon do not hang open at the sides.
  const isBusy = scene.doings.some(
    (other) => other !== doing && other.row?.traits.words.has('hands') && other.agents[0] === doing.agents[0],
  );
  if (isBusy && /\bhands?\b/.test(told) && !row?.traits.words.has('hands')) return false;
  if (!object && row && told.includes(row.object) && isUnread(scene, doing, row)) return false;
  if (isDenied(scene) || (row && !fitsObject(row.pose, row, object))) return false;
  // Nobody raises a beehive in both hands to show it.
  if (object && row && IN_HANDS.test(`${row.pose} ${row.moment}`) && isTooLarge(object)) return false;
  // Strokes and wet surfaces belong to water.
  const isDry =
    scene.place?.row !== undefined &&
    !scene.place.row.traits.has('water') &&
    scene.place.row.surroundings !== 'underwater';
  if (isDry && !object && /\bdeep water\b/.test(told)) return false;
  if (row?.posture === 'swim' && (isDry || !isPeople(scene.cast[doing.agents[0] ?? -1]?.kind ?? 'thing')))
    return false;
  // A state that was reached has its own cause: no usual one is put in its place.
  if (
    doing.form === 'past' &&
    !object &&
    (row?.traits.words.has('hands') || (row?.object && told.includes(row.object)))
  )
    return false;
  // A hand, a face or hair is not handled as a thing is.
  return !(
    object?.kind === 'hands' && !row?.traits.needs.some((need) => object.name.toLowerCase().includes(need))
  );
}
