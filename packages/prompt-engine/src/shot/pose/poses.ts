import type { ActionRow } from '../../lexicon/action.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { actions } from '../../lexicon/tables.ts';
import { isForDoer, isForObject } from '../../read/deed-sense.ts';
import { type Doing, isBeing, isFromBehind, isPeople, type Member, type Scene } from '../../read/scene.ts';
import { COUPLE } from '../counts.ts';
import { isAfloat } from '../place/afloat.ts';
import { PART_SEEN } from '../plain/certainty.ts';
import { filled, theOf } from '../refer.ts';
import type { Brief } from '../shot.ts';
import { fitsBody, isBones } from './body.ts';
import { suits } from './pose-fit.ts';
import { atReflection, hiddenBehind, inTheAir } from './pose-ground.ts';
import { isAtHand } from './props.ts';

/*
 * A deed as a pose: what the body does, with which hand, at which moment; nothing where no pose is written for this
 * very deed.
 */

const POSTURE_WORDS: Readonly<Record<string, string>> = {
  sit: 'seated',
  kneel: 'kneeling',
  crouch: 'crouching',
  lie: 'lying down',
  lean: 'leaning',
  hang: 'hanging',
};
/** Who can be said to stand, sit or lie in the way that people do. */
const STANCES = sifted(/^(?:person|child|baby|group|robot|fantasy-being|pet|wild-animal|farm-animal)$/);

const BEASTS = sifted(/^(?:pet|wild-animal|farm-animal)$/);
const KNELT = sifted(/^(?:kneeling|seated|crouching)$/);

const postureOf = (scene: Scene, doing: Doing, agent: Member | undefined): string => {
  if (agent && !STANCES.test(agent.kind)) return '';
  if (isAfloat(scene) || saysPosture(scene, doing)) return '';
  if (SEATED_ON.test(scene.subject) && /^(?:crouch|kneel|stand)$/.test(doing.row?.posture ?? ''))
    return 'seated';
  const posture = doing.row?.posture ?? 'any';
  const object = doing.object === undefined ? undefined : scene.cast[doing.object];
  // Small work is done at a bench, not crouching.
  const word = posture === 'crouch' && object && isAtHand(object) ? undefined : POSTURE_WORDS[posture];
  if (!word || doing.verb.base.startsWith(posture)) return '';
  // A beaver at its dam does not kneel.
  return KNELT.test(word) && agent && BEASTS.test(agent.kind) ? '' : word;
};

const STANCE = sifted(
  /^(?:crouched|seated|astride|kneeling|standing|bent|down|curled|lying|sideways|leaning|upright|on the|in mid|settled|face down|flat)\b/,
);
/** A pose that says by itself how the body is borne. */
const BORNE = sifted(/\b(?:knees?|seated|crouch\w*|kneeling|leaning|legs folded|flat on)\b/);
const TOOL = sifted(
  /\b(?:a|the) (?:tool|razor|brush|needle|blade|knife|spanner|hammer|pen|crayon|chalk|cloth|roller)\b/,
);

/** How many do it: several agents, or a plural one. */
function doersOf(scene: Scene, doing: Doing): number {
  return doing.agents.reduce((sum, index) => {
    const member = scene.cast[index];
    return (
      sum +
      (member?.plural ? (member.counted ? member.count : 3) : member && COUPLE.test(member.name) ? 2 : 1)
    );
  }, 0);
}

/** What a body has one of, or moves one of. */
const ONE_LIMB = sifted(
  /\b(?:body|knee|leg|heel|foot|toe|jaw|hand|arm|elbow|shoulder|hip|back|chest|chin|head|neck)\b/,
);

/** How one alone bears the weight: two who dance have four legs and two hips. */
const OF_ONE_BODY = sifted(
  /\b(?:weight on one|one (?:leg|foot|knee|heel|hip)|the other (?:leg|foot|knee)|hip (?:shifted|out))\b/i,
);

/** A pose written for one or two, made true of more: each with one hand, all mouths open. */
function forMany(text: string, doers: number, { words }: ActionRow['traits']): string {
  if (doers < 2) return text;
  const isMutual = words.has('two');
  const pose = isMutual
    ? text
    : text
        .split(', ')
        .filter((clause) => !OF_ONE_BODY.test(clause))
        .join(', ');
  // Two who run have no knee and no toe in common: they share the stride.
  if (words.has('feet') && words.has('whole') && !isMutual)
    return pose
      .split(', ')
      .filter((clause) => !ONE_LIMB.test(clause))
      .join(', ')
      .replace(/^both feet\b/, 'all feet');
  const all =
    doers === 2
      ? pose.replace(/\ball (?=mouths|heads|faces|bodies)/g, 'both ')
      : pose.replace(/\bboth (?=mouths|heads|faces|bodies)/g, 'all ');
  if (isMutual) return all;
  return /^one (?:hand|paw|foot|knee|arm|leg)\b/.test(all)
    ? `each with ${all}`
    : all.replace(/(^|, )(head|mouth|chin|neck|face)\b(?! of\b)/g, '$1$2s');
}

/** A penguin's wings are flippers. */
const withFlippers = (pose: string, agent: Member | undefined): string =>
  agent && /\bpenguins?$/i.test(agent.name) ? pose.replace(/\bwing(s?)\b/g, 'flipper$1') : pose;

function poseOf(brief: Brief, doing: Doing, text: string): string {
  const tool = brief.scene.cast.find(
    ({ part, relation }) => part === 'held' && relation?.preposition === 'with',
  );
  // Who stands in a room stands on its floor.
  const standing = / in$/.test(doing.verb.base)
    ? text.replace(/\bfeet on \{o\}/, 'feet on the ground')
    : text;
  const pose = withFlippers(filled(standing, brief.scene, doing), brief.scene.cast[doing.agents[0] ?? -1]);
  const leantOn = brief.scene.cast.find(({ relation }) => relation?.preposition === 'against');
  const fitted = (tool ? pose.replace(TOOL, theOf(tool)) : pose).replace(
    /\ba support\b/,
    leantOn ? theOf(leantOn) : 'a support',
  );
  const doer = brief.scene.cast[doing.agents[0] ?? -1];
  const placed = inTheAir(
    brief.scene,
    doer,
    atReflection(brief.scene, doing, hiddenBehind(brief.scene, fitted)),
  );
  return doing.row ? forMany(placed, doersOf(brief.scene, doing), doing.row.traits) : placed;
}

/** Beings that hold with no hand: poses of hands are none of theirs. */
const HANDLESS: ReadonlySet<string> = new Set(['bird', 'insect', 'reptile', 'farm-animal']);

/** Two who dance hold each other. */
function rowFor({ row, agents }: Doing, agent: Member | undefined): ActionRow | undefined {
  const isPair =
    agents.length === 2 ||
    (agent !== undefined && (COUPLE.test(agent.name) || (agent.plural && agent.count === 2)));
  if (!isPair || row?.posture !== 'dance' || row.traits.words.has('two')) return row;
  return actions().find(({ posture, traits }) => posture === 'dance' && traits.words.has('two')) ?? row;
}

const DESKS = sifted(/\b(?:table|bench|workbench|counter|bar|computer|piano)$/i);
/** What lies on a desk: whoever is asleep on it sits there. */
const ON_A_DESK = sifted(
  /\b(?:desk|books?|laptop|keyboard|typewriter|homework|papers|notes|essay|notebook|maps?|letters?|manuscript|exams?)$/i,
);

/** Where one sleeps sitting: at a desk nobody is curled on one side. */
export function deskOf({ cast }: Scene, doing: Doing, agent: Member | undefined): Member | undefined {
  const sleeps = /^(?:sleep|nap|doze|snore|slumber|snooze)/.test(doing.verb.base);
  return sleeps && agent && isPeople(agent.kind)
    ? cast.find(({ relation, name }) =>
        /^(?:at|over)$/.test(relation?.preposition ?? '')
          ? DESKS.test(name) || ON_A_DESK.test(name)
          : /^(?:on|object)$/.test(relation?.preposition ?? '') && ON_A_DESK.test(name),
      )
    : undefined;
}

/** How a body is borne, as words of the subject say it. */
const BORNE_SO = sifted(
  /\b(?:standing|sitting|seated|lying|kneeling|crouch\w+|squatting|floating|hanging|leaning|upside down)\b/i,
);

/** Whether another deed of the same one says how the body is borne. */
const saysPosture = ({ subject, doings }: Scene, doing: Doing): boolean =>
  BORNE_SO.test(subject) && doings.some((each) => each !== doing && each.agents[0] === doing.agents[0]);

/** Who sits in a wheelchair plays from it. */
const WHEELED = sifted(/\bwheelchairs?\b/i);
const ON_LEGS = sifted(
  /\b(?:lunge|knees?|feet|foot|legs?|mid-?step|stride|standing|heels?|toes?|crouch\w*|off the ground)\b/,
);

const SEATED_ON = sifted(
  /\b(?:on|in) (?:an? |the |his |her |their |my )?(?:\w+ )?(?:bench|chair|armchair|stool|sofa|couch|swing|throne|deckchair|rocking chair|pew|wheelchair)\b/i,
);

/** How several stand. */
const OF_A_ROW = sifted(/\b(?:between each|one behind the other|shoulder to shoulder|the one in front)\b/);

/** Whoever floats sits on nothing. */
const GROUNDED = sifted(
  /^(?:seated|sitting|kneeling|standing|crouch\w*|squatting|on the knees|down|at the (?:table|counter|stove|worktop)|leaning|feet apart|on one knee)\b/,
);

/** What nobody sees of whoever turns the back. */
const OF_THE_FRONT = sifted(/\b(?:eyes?|face|mouths?|lips|chin|cheeks?|gaze|teeth|brows?)\b/);

/** Whether the words have said already how the body is borne: 'curled around the vase, curled on one side'. */
const isSaid = (clause: string, { subject }: Scene): boolean => {
  const [borne] = /^(?:curled|seated|kneeling|crouching|leaning|lying|stretched|bent)\b/.exec(clause) ?? [];
  return borne !== undefined && new RegExp(`\\b${borne}\\b`, 'i').test(subject);
};

const AIMED = sifted(/^(?:eyes? (?:on|toward|ahead|fixed|level)|gaze)\b/);

/** The words for what a doing looks like in a take. */
export function doingText(brief: Brief, doing: Doing): string {
  const { scene } = brief;
  const agent = scene.cast[doing.agents[0] ?? -1];
  // Of whom only the boots are seen no limb is arranged; who stands on tiptoe does not steal along.
  if (
    PART_SEEN.test(scene.subject) ||
    (/^tiptoe/.test(doing.verb.base) && /\bon (?:\w+ )?tip-?toes?\b/i.test(scene.subject))
  )
    return '';
  const row = rowFor(doing, agent);
  const object = doing.object === undefined ? undefined : scene.cast[doing.object];
  // A human pose with a human prop fits an animal only where the words give it the prop.
  const isAnimal =
    agent !== undefined &&
    isBeing(agent.kind) &&
    !isPeople(agent.kind) &&
    !['robot', 'fantasy-being'].includes(agent.kind);
  // Where no pose is known for this very deed, the words have said it and nothing is added.
  // 'having tea' names what it is done with.
  const isNamed = / (?!at$|on$|in$|to$|up$|down$|out$|off$|for$|over$|around$|through$)/.test(
    doing.verb.base,
  );
  if (!row || (isAnimal && row.traits.words.has('hands') && !object && row.object && !isNamed))
    return doing.form !== 'past' && agent && doing.toViewer
      ? 'facing the camera, eyes straight into the lens'
      : '';
  if (agent?.kind === 'hands' && !isBones(agent))
    return row.close.includes('{hands}') &&
      (object || (isNamed && row.object !== '')) &&
      doing.form !== 'past'
      ? `${filled(row.close, scene, doing)} in full view`
      : '';
  const told_ = { ...doing, row };
  const desk = deskOf(scene, doing, agent);
  if (desk)
    return `slumped forward over ${theOf(desk)}, head on the folded arms, face turned to the camera, eyes shut`;
  // A boy and a bear do not lie down to share a sandwich.
  const kinds = doing.agents.map((index) => scene.cast[index]?.kind ?? 'thing');
  if (kinds.some(isPeople) && kinds.some((kind) => isBeing(kind) && !isPeople(kind)) && row.posture === 'lie')
    return '';
  const pose = poseOf(brief, told_, row.pose);
  const isHandless = agent !== undefined && HANDLESS.has(agent.kind) && /\{hands?\}/.test(row.pose);
  const isOfBody =
    agent !== undefined &&
    ((isForDoer(row) &&
      (agent.kind !== 'bird' || row.traits.needs.includes('by:bird') || fitsBody(pose, agent))) ||
      (isPeople(agent.kind)
        ? isForObject(row) || fitsBody(pose, agent)
        : !isHandless && fitsBody(pose, agent)));
  if (agent && !(isOfBody && suits(scene, doing, pose))) return '';
  // One alone makes no row.
  if (doersOf(scene, doing) < 2 && OF_A_ROW.test(pose)) return '';
  const between =
    object && /\bover$/.test(doing.verb.base) && row.traits.words.has('two') && !isForDoer(row)
      ? `, ${theOf(object)} between them`
      : '';
  // Ghost stories stand nowhere: nobody turns to them.
  const unseen =
    object &&
    (['abstract', 'event', 'sport'].includes(object.kind) ||
      (!object.known && (row.traits.words.has('mouth') || !row.traits.words.has('hands'))))
      ? theOf(object)
      : undefined;
  const gaze = doing.toViewer ? ', eyes straight into the camera' : '';
  const stance = STANCE.test(pose) || BORNE.test(pose) ? '' : postureOf(scene, doing, agent);
  return (
    [isAfloat(scene) ? 'weightless' : '', stance, ...pose.split(', ')]
      .filter(
        (clause) =>
          clause &&
          !(unseen && clause.includes(unseen)) &&
          !isSaid(clause, scene) &&
          // Who goes the wrong way has lost sight of what the others see.
          !(/\bwrong (?:way|direction|side|corner)\b/i.test(scene.subject) && AIMED.test(clause)) &&
          !(isFromBehind(scene) && OF_THE_FRONT.test(clause)) &&
          !(WHEELED.test(scene.subject) && ON_LEGS.test(clause)) &&
          !((isAfloat(scene) || saysPosture(scene, doing)) && GROUNDED.test(clause)),
      )
      .filter((clause, i, all) => i > 0 || all.length > 1 || clause !== 'weightless')
      .join(', ')
      .replace(/^weightless, weightless/, 'weightless')
      .replace(
        /^(kneeling|seated|crouching|leaning), (?=(?:over|at|in|on|beside|before|against|behind)\b)/,
        '$1 ',
      )
      .replace(/\blips\b/g, agent && isBones(agent) ? 'teeth' : 'lips') +
    between +
    gaze
  );
}
