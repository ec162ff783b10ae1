import type { ActionRow } from '../../lexicon/action.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { type Doing, isBeing, isPeople, type Member, type Scene } from '../../read/scene.ts';
import { senses } from '../../read/senses.ts';
import type { Figure, Posture } from '../stage.ts';
import { leadingDoing } from '../staging/staging.ts';
import { drawingOf, drawnAs } from './drawn.ts';
import { scaleOf } from './scale.ts';

/*
 * The posture of each figure: what it does, and what it does it on.
 */

/** Rooms where one who sleeps does so on a seat. */
const SEATED = sifted(
  /^(?:classroom|office|library|cafe|restaurant|train-interior|vehicle-interior|station)$/,
);

const SEATS = sifted(
  /^(?:bench|(?:rocking-|high-)?chair|throne|wheelchair|swing|armchair|sofa|bed|rock|wall|fence|stairs)$/,
);

/** What one is on to ride it. */
const RIDDEN = sifted(/^(?:scooter|motorbike|bicycle|horse|donkey|camel|elephant|unicorn)$/);

/** Seats on which nobody lies. */
const NARROW = sifted(/^(?:(?:rocking-|high-)?chair|armchair|wheelchair|swing)$/);

/** The posture that fits what bears or covers one: under a table one crouches, under a car one lies. */
export function settledIn(
  told: Posture,
  member: Member,
  bond: Figure['bond'],
  shown: readonly { readonly member: Member }[],
): Posture {
  const roof = bond?.as === 'under' ? shown[bond.to]?.member : undefined;
  const cover = isPeople(member.kind) ? (roof?.row?.drawing ?? '') : '';
  if (roof?.kind === 'vehicle' || /^(?:sink|bed)$/.test(cover)) return 'lie';
  if (/^(?:table|desk)$/.test(cover)) return 'crouch';
  if (roof?.kind === 'tree' && told === 'sit') return 'lotus';
  if (isPeople(member.kind)) return seatedOn(told, bond, shown);
  return bond?.as === 'on' && told === 'fly' ? 'stand' : told;
}

/** People on a bench sit on it, whatever else they do. */
function seatedOn(
  posture: Posture,
  bond: Figure['bond'],
  shown: readonly { readonly member: Member }[],
): Posture {
  const bearer = bond?.as === 'on' ? shown[bond.to]?.member : undefined;
  if (bearer && drawingOf(bearer) === 'ladder') return 'climb';
  if (bearer && drawingOf(bearer) === 'wheelchair') return 'sit';
  if (bearer && RIDDEN.test(drawingOf(bearer)) && /^(?:stand|walk|any)$/.test(posture)) return 'ride';
  if (bearer && drawingOf(bearer) === 'hammock') return 'lie';
  if (bearer && drawingOf(bearer) === 'swing') return 'sit';
  return bearer &&
    SEATS.test(drawingOf(bearer)) &&
    (/^(?:stand|walk|any|kneel|crouch)$/.test(posture) ||
      (posture === 'lie' && NARROW.test(drawingOf(bearer))))
    ? 'sit'
    : posture;
}

const CROSS_LEGGED = sifted(/\b(?:meditat\w*|yoga|cross-legged|lotus (?:pose|position))\b/i);

const POSTURES_TOLD: readonly (readonly [word: RegExp, posture: Posture])[] = [
  [sifted(/\b(?:sleep(?:ing|y)|asleep|napping|snoozing|dozing|resting|curled|lying)\b/), 'lie'],
  [sifted(/\b(?:sitting|seated|meditating)\b/), 'sit'],
  [sifted(/\bkneeling\b/), 'kneel'],
  [sifted(/\b(?:crouching|crawling)\b/), 'crouch'],
  [sifted(/\b(?:hanging|dangling)\b/), 'hang'],
  [sifted(/\b(?:running|galloping|sprinting|racing)\b/), 'run'],
  [sifted(/\b(?:jumping|leaping|pouncing)\b/), 'jump'],
  [sifted(/\b(?:flying|soaring|hovering)\b/), 'fly'],
];

/** Deeds that are told by the hands alone. */
const GESTURES: readonly (readonly [verbs: RegExp, posture: Posture])[] = [
  [sifted(/^(?:wave|hail|bid farewell|say goodbye)\b/), 'wave'],
  [sifted(/^salute\b/), 'salute'],
  [sifted(/^(?:cheer|stretch|celebrate|rejoice|applaud|raise (?:his|her|their) (?:arms|hands))\b/), 'cheer'],
  [sifted(/^(?:cry|weep|sob|mourn|grieve|scream|yawn|cough|sneeze)\b/), 'cry'],
  [sifted(/^pray\b/), 'pray'],
];

/** What some are doing by their name alone. */
const BY_NAME: readonly (readonly [name: RegExp, posture: Posture])[] = [
  [sifted(/^(?:joggers?|runners?|sprinters?|marathon runners?)$/i), 'run'],
  [sifted(/^(?:swimmers?)$/i), 'swim'],
  [
    sifted(/^(?:(?:kick)?boxers?|karatekas?|martial artists?|kung fu masters?|ninjas?|karate fighters?)$/i),
    'fight',
  ],
  [sifted(/^(?:skydivers?)$/i), 'fall'],
  [sifted(/^(?:dancers?|breakdancers?|salsa dancers?)$/i), 'dance'],
];

/** The posture that an adjective gives: 'a sleeping dog'. */
function postureIn({ words, adjectives, name }: Member, { subject }: Scene): Posture {
  const text = `${words} ${adjectives.join(' ')} ${BORNE.test(subject) ? saidBeside(name, subject) : ''}`;
  return POSTURES_TOLD.find(([word]) => word.test(text.toLowerCase()))?.[1] ?? 'stand';
}

/** What may say a posture before or after a name. */
const BORNE = sifted(/ing\b|\basleep\b|\bcurled\b/i);

function saidBeside(name: string, subject: string): string {
  const before = new RegExp(
    `\\b(\\w+ing|asleep|curled(?: up)?) (?:\\w+ )?${name.replace(/[^\w ]/g, '.')}\\b`,
    'i',
  ).exec(subject)?.[1];
  const after = new RegExp(
    `\\b${name.replace(/[^\w ]/g, '.')} (asleep|sleeping|sitting|lying|curled up|kneeling|resting)\\b`,
    'i',
  ).exec(subject)?.[1];
  return `${before ?? ''} ${after ?? ''}`;
}

const SLEEPS = sifted(/^(?:sleep|nap|doze|snooze|nod off|fall asleep|slumber)\b/);

/** Whether a member's eyes are shut in sleep. */
export const isAsleep = (
  index: number,
  { words, adjectives, name }: Member,
  { doings, subject }: Scene,
): boolean =>
  subject.toLowerCase().includes(`${name.toLowerCase()} asleep`) ||
  doings.some(({ agents, verb }) => agents.includes(index) && SLEEPS.test(verb.base)) ||
  /\b(?:asleep|sleeping|napping|dozing)\b/i.test(`${words} ${adjectives.join(' ')}`);

/** 'Picnicking under', 'sleeping near': the row of the verb alone, where none has it with its preposition. */
function plainRowOf(doing: Doing | undefined): ActionRow | undefined {
  const [, plain] =
    /^(\w+) (?:under|beneath|near|beside|by|around|behind|in|on|at|across|along|among)$/.exec(
      doing?.verb.base ?? '',
    ) ?? [];
  const sense = senses()
    .get(plain ?? '')
    .find(({ is }) => is === 'action');
  return sense?.is === 'action' ? sense.row : undefined;
}

const WALKS = sifted(
  /^(?:walk|stroll|wander|hike|march|stride) (?:under|beneath|past|through|along|across|among|beside|with)\b/,
);

const ON_BELLY = sifted(/\bon (?:its|his|her|their) (?:belly|bellies|back|stomach|side|tummy)\b/);
const SLIDES = sifted(/^(?:slide|lie|roll|sprawl|float|glide|sleep)\b/);

/** Whether a deed leaves one on the ground: who flies a paper plane stays there, who draws a horse does not pull it. */
function isAfoot(doing: Doing | undefined, { cast }: Scene): boolean {
  const thing = cast[doing?.object ?? -1];
  if (!doing || !thing) return false;
  if (/^(?:draw|sketch)\b/.test(doing.verb.base)) return isBeing(thing.kind);
  const isLight = !isBeing(thing.kind) && !/^(?:vehicle|aircraft)$/.test(thing.kind) && scaleOf(thing) < 0.5;
  return /^(?:fly|launch)\b/.test(doing.verb.base) && isLight;
}

const LOSES_FOOTING = sifted(
  /^(?:fall|slip|trip|stumble|tumble)(?: (?:on|over|down|onto|backwards?|and fall))*$/,
);
const FROM_HIGH = sifted(
  /\b(?:sky|air|space|clouds?|plane|aeroplane|airplane|helicopter|cliff|roof|building|tower|heaven|abyss|well|hole|void)\b/i,
);

/** Who slips is on the way down with a foot in the air, who falls from on high has nothing below. */
function fallAs(doing: Doing | undefined, { subject }: Scene): Posture | undefined {
  const base = doing?.verb.base ?? '';
  if (/^(?:dive|plunge)\b/.test(base) && !/\b(?:ball|goal\w*|catch|save|scuba)\b/i.test(subject))
    return 'dive';
  if (/^(?:fall|tumble|plummet|plunge) (?:from|off|out of|through|into)\b/.test(base)) return 'fall';
  if (!LOSES_FOOTING.test(base)) return undefined;
  return FROM_HIGH.test(subject) ? 'fall' : 'slip';
}

/** The posture of what hangs or floats over a street, or above another; undefined for what stands. */
function aloftAs(index: number, member: Member, { cast, doings, place }: Scene): Posture | undefined {
  const isAloft = doings.some(
    ({ agents, verb }) => agents.includes(index) && /^(?:hang|float|hover|dangle|drift)\b/.test(verb.base),
  );
  if (!isAloft) return undefined;
  if (/^(?:above|over|from|in)$/.test(place?.preposition ?? '') && !isBeing(member.kind)) return 'float';
  const isAbove = cast.some(
    ({ relation }) => relation?.to === index && /^(?:above|over)$/.test(relation.preposition),
  );
  return isAbove ? 'fly' : undefined;
}

/** The posture of a member: what it does itself; who sleeps in a classroom sits. */
export function postureOf(index: number, member: Member, scene: Scene): Posture {
  const leading = leadingDoing(scene);
  const doing = leading?.agents.includes(index)
    ? leading
    : scene.doings.find(({ agents, row }) => agents.includes(index) && row);
  const aloft = isPeople(member.kind) ? undefined : aloftAs(index, member, scene);
  if (aloft) return aloft;
  const isAnimal = !isPeople(member.kind) && !drawnAs(member, scene).startsWith('person');
  if (
    isAnimal &&
    scene.doings.some(
      ({ agents, verb }) =>
        agents.includes(index) &&
        /^(?:curl|snuggle|nestle|snooze|nap|lie|sleep|doze|rest|lounge|sprawl|hide)\b/.test(verb.base),
    )
  )
    return 'lie';
  if (ON_BELLY.test(scene.subject) && SLIDES.test(doing?.verb.base ?? '')) return 'lie';
  if (isAnimal && /^(?:drink|graze|lap|sniff|nibble)\b/.test(doing?.verb.base ?? '')) return 'bend';
  // A keeper dives along the ground.
  if (/^dive\b/.test(doing?.verb.base ?? '') && /\b(?:ball|goal\w*|catch|save)\b/.test(scene.subject))
    return 'fly';
  if (!isAnimal && /^(?:kick|punt)\b/.test(doing?.verb.base ?? '')) return 'kick';
  if (!isAnimal && isAfoot(doing, scene)) return 'stand';
  const lies = scene.doings.some(({ agents, verb }) => agents.includes(index) && /^lie\b/.test(verb.base));
  if (lies && !isAnimal) return 'lie';
  const fallen = isAnimal ? undefined : fallAs(doing, scene);
  if (fallen) return fallen;
  const named = (doing?.row ?? plainRowOf(doing))?.posture ?? 'any';
  // Who walks under an umbrella walks.
  const told = named === 'stand' && WALKS.test(doing?.verb.base ?? '') ? 'walk' : named;
  // Poses are people's: an animal that drinks does not sit down to it.
  const isHuman = isAnimal && /^(?:sit|kneel|crouch|bend|lean|dance|climb)$/.test(told);
  const sits = /^(?:sit|perch|beg|rest|wait)/.test(doing?.verb.base ?? '');
  const isDancing =
    !isAnimal &&
    scene.doings.some(({ agents, verb }) => agents.includes(index) && /^dance\b/.test(verb.base));
  if (isDancing) return 'dance';
  const gesture = GESTURES.find(([verbs]) => verbs.test(doing?.verb.base ?? ''))?.[1];
  if (gesture && !isAnimal && /^(?:any|stand|bend|kneel)$/.test(told)) return gesture;
  const posture = told === 'any' || (isHuman && !sits) ? postureIn(member, scene) : told;
  if (posture === 'sit' && isPeople(member.kind) && CROSS_LEGGED.test(scene.subject)) return 'lotus';
  const habit = posture === 'stand' ? BY_NAME.find(([name]) => name.test(member.name)) : undefined;
  if (habit && isPeople(member.kind)) return habit[1];
  const isRoom = SEATED.test(scene.place?.row?.drawing ?? '');
  return posture === 'lie' && isPeople(member.kind) && isRoom ? 'sit' : posture;
}
