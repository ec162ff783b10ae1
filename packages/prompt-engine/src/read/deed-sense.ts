import type { ActionRow } from '../lexicon/action.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';
import type { Draft } from './draft.ts';
import { settleOutlook } from './outlook.ts';
import { type Doing, isBeing, isPeople, type Member } from './scene.ts';
import { settleSeaRock } from './sea-rock.ts';
import { senses } from './senses.ts';

/*
 * What a verb means by who does it and what it is done to: one brushes teeth, a pony and a doorstep in three ways.
 * Rows that ask for this carry `+by:` (the doer), `+to:` (what it is done to) or `+of:` (whose that is) with a kind, a
 * group of kinds, the last word of a name, or `none`; `alone` asks for one by themselves, `together` for several. All that
 * a row asks for has to hold.
 */

const ANIMALS = ['pet', 'wild-animal', 'farm-animal'];

/** A goose is a farm animal, and does what birds do. */
const isWinged = ({ kind, row }: Member): boolean =>
  kind === 'bird' || (ANIMALS.includes(kind) && row?.traits.words.has('feathered') === true);

const GROUPS: Readonly<Record<string, (member: Member) => boolean>> = {
  animal: (member) => ANIMALS.includes(member.kind) && !isWinged(member),
  bird: isWinged,
  beast: ({ kind }) => isBeing(kind) && !isPeople(kind) && !['robot', 'fantasy-being'].includes(kind),
  people: ({ kind }) => isPeople(kind),
  someone: ({ kind }) => isBeing(kind),
  // Nobody carries a meeting off.
  thing: ({ kind }) => !isBeing(kind) && kind !== 'abstract' && kind !== 'event',
  several: ({ kind, count }) => isBeing(kind) && count > 1,
  pair: ({ kind, count }) => isPeople(kind) && count === 2,
  many: ({ kind, plural }) => isPeople(kind) && (plural || kind === 'group'),
};

const singular = (word: string): string => word.replace(/(?<!s)s$/, '');

function isOne(member: Member | undefined, wanted: string): boolean {
  if (!member) return wanted === 'none';
  const last = member.name.toLowerCase().split(' ').at(-1) ?? '';
  return (
    GROUPS[wanted]?.(member) === true ||
    member.kind === wanted ||
    last === wanted ||
    singular(last) === singular(wanted)
  );
}

const isMet = (row: ActionRow, lead: string, member: Member | undefined): boolean => {
  const wanted = row.traits.needs.filter((need) => need.startsWith(lead));
  return wanted.length === 0 || wanted.some((need) => isOne(member, need.slice(lead.length)));
};

const NEAREST = 2;
/** How near a row comes to what the deed is done to: 2 by its name or kind, 1 by a group of kinds, 0 where it does not ask. */
function nearnessOf({ traits }: ActionRow, done: Member | undefined): number {
  const met = traits.needs
    .filter((need) => need.startsWith('to:'))
    .map((need) => need.slice('to:'.length))
    .filter((wanted) => isOne(done, wanted));
  if (met.length === 0) return 0;
  return met.some((wanted) => GROUPS[wanted] === undefined) ? NEAREST : 1;
}

/** Whether a row was written for what the deed is done to, so that nothing else need be asked of the two. */
export const isForObject = ({ traits }: ActionRow): boolean =>
  traits.needs.some((need) => need.includes(':'));

/** Whether a row was written for the body of such a doer. */
export const isForDoer = ({ traits }: ActionRow): boolean =>
  traits.needs.some((need) => need.startsWith('by:'));

/** Whether only one is there, so that a pose of one may be taken. */
function isAlone(cast: readonly Member[]): boolean {
  const beings = cast.filter(({ kind, part }) => isBeing(kind) && part !== 'topic');
  return (
    beings.length < 2 && beings.every(({ plural, count, kind }) => !plural && count < 2 && kind !== 'group')
  );
}

/** The sense that doer and object pick, where a row asks for just these. */
function senseOf({ verb, agents, object }: Doing, cast: readonly Member[]): ActionRow | undefined {
  const owner = cast.find(
    ({ relation }) => relation?.preposition === 'whose' && relation.to === object && object !== undefined,
  );
  const done = object === undefined ? undefined : cast[object];
  const fitting = [verb.ing, verb.base]
    .flatMap((word) => senses().get(word))
    .flatMap((sense) => (sense.is === 'action' && sense.row && isForObject(sense.row) ? [sense.row] : []))
    .filter(
      (row) =>
        (!row.traits.words.has('alone') || isAlone(cast)) &&
        (!row.traits.words.has('together') || !isAlone(cast)) &&
        isMet(row, 'by:', cast[agents[0] ?? -1]) &&
        isMet(row, 'to:', done) &&
        isMet(row, 'of:', owner),
    );
  const [first] = fitting;
  // Food is tossed in a pan, whatever is done to things in general; who plays chess does not play about.
  const isFar = first && nearnessOf(first, done) < NEAREST;
  return (isFar ? fitting.find((row) => nearnessOf(row, done) === NEAREST) : undefined) ?? first;
}

/**
 * What a deed makes of its place: a wall is a sheet to draw on, and the air is where caps go.
 */
const NO_PLACE: readonly (readonly [place: string, deed: RegExp])[] = [
  [
    'wall',
    sifted(
      /^(?:draw|paint|hang|scribble|doodle|write|tape|pin|stick|nail|smear|spray|project|install|put)\b/,
    ),
  ],
  ['window', sifted(/^(?:look|peer|peek|peep|climb|jump|break|crash|stare|spy)\b/)],
  [
    'sky',
    sifted(/^(?:throw|toss|fling|hurl|jump|leap|wave|raise|hold|kick|punch|put|lift|fire|shoot|throw up)\b/),
  ],
];

/** Whether what was read as the place is none: what is drawn on, thrown into, held in or lain under. */
function isNoPlace({ place, doings, cast }: Draft): boolean {
  if (!place) return false;
  const names = place.row?.names ?? [];
  const does = (deed: RegExp): boolean => doings.some(({ verb }) => deed.test(verb.base));
  const [first] = cast;
  // A coffee in her hand makes no room of the hand.
  const isOwnHand = names.includes('hand') && first !== undefined && isPeople(first.kind);
  // Who goes down on one knee or has a plaster on it does not sit on a knee.
  const isOnKnee =
    /\bknees?$/.test(place.words) && does(/^(?!sit|perch|sleep|lie|nap|rest|bounce|hold|read)/);
  // Whoever lies under a car or jumps over it sees nothing of its dashboard.
  const isOutside =
    place.row?.traits.has('transport') === true &&
    /^(?:under|beneath|underneath|over|behind|beside|on top of|around)$/.test(place.preposition);
  return (
    isOwnHand || isOutside || isOnKnee || NO_PLACE.some(([name, deed]) => names.includes(name) && does(deed))
  );
}

/** 'perched on a branch', 'curled up by the fire': who is so holds itself so, and nobody did it to them. */
const HELD_SO = sifted(/^(?:perch|curl up|huddle|nestle|crouch|squat)\b/);

const isHeldSo = ({ form, verb, agents, words }: Doing, { cast }: Draft): boolean =>
  form === 'past' &&
  HELD_SO.test(verb.base) &&
  !/\baround\b/.test(words) &&
  isBeing(cast[agents[0] ?? -1]?.kind ?? 'thing');

/** Where one is on the ground, and neither in water nor on a seat. */
const isGroundOf = ({ place }: Draft, object: Member): boolean =>
  place?.row !== undefined &&
  place.words === object.words &&
  !place.row.traits.has('water') &&
  !place.row.traits.has('support');

/** 'sitting in a park': one sits there as one sits anywhere, and not deep inside it. */
function bareDeedOf(doing: Doing, draft: Draft): Doing | undefined {
  const object = draft.cast[doing.object ?? -1];
  const [, base = ''] =
    /^(sit|stand|sleep|jump|dig|play|write|drink|eat|read|wait|lie) (?:in|inside)$/.exec(doing.verb.base) ??
    [];
  if (!object || base === '' || !isGroundOf(draft, object)) return undefined;
  const found = senses()
    .get(base)
    .flatMap((sense) => (sense.is === 'action' && sense.form === 'base' ? [sense] : []));
  const sense = found.find(({ row }) => row && row.posture !== 'any' && row.traits.needs.length === 0);
  if (!sense?.row) return undefined;
  const { object: _, ...bare } = { ...doing, verb: sense.verb, row: sense.row };
  return { ...bare, row: senseOf(bare, draft.cast) ?? sense.row };
}

/** 'studying late at night': what follows was the hour, and the deed is the verb by itself. */
function deedAlone(doing: Doing, cast: readonly Member[]): Doing | undefined {
  const [, base = ''] = /^(\p{L}+) (?:at|in|on|by|with|for|to)$/u.exec(doing.verb.base) ?? [];
  if (doing.row !== undefined || doing.object !== undefined || base === '') return undefined;
  const sense = senses()
    .get(base)
    .flatMap((each) => (each.is === 'action' && each.form === 'base' && each.row ? [each] : []))
    .find(({ row }) => row?.traits.needs.length === 0);
  if (!sense?.row) return undefined;
  const bare = { ...doing, verb: sense.verb, row: sense.row };
  return { ...bare, row: senseOf(bare, cast) ?? sense.row };
}

/** Gives each deed the sense that its doer and object pick, and takes away a place that is none. */
export function settleDeeds(draft: Draft): void {
  const { doings } = draft;
  if (isNoPlace(draft)) delete draft.place;
  for (const [i, doing] of doings.entries()) {
    const likened = draft.cast[doing.object ?? -1];
    if (!likened || !isBeing(likened.kind) || !/ as$/.test(doing.verb.base)) continue;
    // Whoever dresses up as a princess has none beside her.
    draft.cast[draft.cast.indexOf(likened)] = { ...likened, part: 'topic' };
    const { object: _, ...bare } = doing;
    doings[i] = bare;
  }
  settleOutlook(draft);
  settleSeaRock(draft);
  for (const [i, doing] of doings.entries())
    if (isHeldSo(doing, draft)) doings[i] = { ...doing, form: 'ing' };
  for (const [i, doing] of draft.doings.entries()) {
    const row = doing.form === 'past' ? undefined : senseOf(doing, draft.cast);
    const there =
      row || doing.form === 'past' ? undefined : (bareDeedOf(doing, draft) ?? deedAlone(doing, draft.cast));
    if (row) draft.doings[i] = { ...doing, row };
    else if (there) draft.doings[i] = there;
  }
}
