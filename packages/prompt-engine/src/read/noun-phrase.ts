import type { NounRow } from '../lexicon/noun.ts';
import type { PlaceRow } from '../lexicon/place.ts';
import { doesSports } from './does-sports.ts';
import type { Draft } from './draft.ts';
import { alters, type Head, isHerd, isMake, isTitledName, unexplained, whenOver } from './heads.ts';
import { mergedPlace } from './merged-place.ts';
import { type Modifiers, modify, noteAll } from './modifiers.ts';
import { isPersonLike } from './person-like.ts';
import { GOES_BY_ITSELF, isBareNoun, isHeadLike, LEADING } from './phrase-bounds.ts';
import type { Piece, Segment } from './pieces.ts';
import { isBeing, type Member } from './scene.ts';
import { roleOf, type SenseOf, senseOf } from './sense-of.ts';
import { isSpecies } from './species.ts';

/** A noun phrase as it was read, and where the reading goes on. */
export interface NounPhrase {
  readonly member: Omit<Member, 'part'>;
  /** Something it does by its own participle: 'dancing robot'. */
  readonly doing?: SenseOf<'action'>;
  /** 'made of' or container: what is in it, as 'a bar of chocolate'. */
  readonly next: number;
}

/** Uses that show the thing before them, where a logo or a poster is a thing itself. */
const DEPICTING = new Set([
  'mockup',
  'product-shot',
  'ad',
  'thumbnail',
  'wallpaper',
  'phone-wallpaper',
  'avatar',
  'banner',
  'post',
  'story',
]);

const isPlural = (piece: Piece | undefined): boolean =>
  senseOf(piece, 'noun')?.plural ?? /[^s]s$/.test(piece?.lower ?? '');

/** A noun in -ing that is a deed here: 'pole vaulter clearing the bar'. */
function isNamedDeed(pieces: Segment, at: number): boolean {
  const role = roleOf(pieces[at + 1]);
  const before = senseOf(pieces[at - 1], 'noun');
  const opens = role === 'determiner' || role === 'possessive' || role === 'viewer';
  const isForm =
    /[a-z]{3}ing$/.test(pieces[at]?.lower ?? '') ||
    senseOf(pieces[at], 'action')?.form === 's' ||
    // 'two kids watch the sea': before an object it is no watch of theirs.
    (senseOf(pieces[at], 'action')?.form === 'base' && before?.plural === true) ||
    (/[^s]s$/.test(pieces[at]?.lower ?? '') && before?.plural === false);
  const next = senseOf(pieces[at + 1], 'noun');
  const acts =
    before?.plural === true && /ing$/.test(pieces[at]?.lower ?? '') && senseOf(pieces[at], 'action');
  const isDone = opens || Boolean(acts) || (next?.plural === true && before?.plural === false);
  return isForm && before !== undefined && isBeing(before.row.kind) && isDone;
}

/** Words for what somebody does that are no name of a show, where only one is named. */
const DOES =
  /^(?:hug|kiss|sing|argue|cry|laugh|eat|swim|talk|leave|cook|play|read|juggle|perform|whisper|drown|undress|pack|arrive)$/;

/** 'watching a couple hug', 'two clowns fight': at the end of the sentence they do it; a dog fight is a fight. */
function isSeenToAct(pieces: Segment, at: number): boolean {
  const doer = senseOf(pieces[at - 1], 'noun');
  const isSeveral =
    doer?.plural === true || /^(?:couple|family|pair|band|choir|team)$/.test(pieces[at - 1]?.lower ?? '');
  return isSeveral || DOES.test(pieces[at]?.lower ?? '');
}

/** The run of nouns that ends with the head: 'train conductor', 'corgi astronaut'. */
function headRun(pieces: Segment, from: number, isLeading: boolean): number {
  let at = from;
  while (at < pieces.length && isHeadLike(pieces[at]) && !roleOf(pieces[at])) {
    at++;
    const piece = pieces[at];
    // A word that is also a verb goes on the run only where no doing can begin.
    if (isNamedDeed(pieces, at)) break;
    const action = senseOf(piece, 'action');
    const doer = senseOf(pieces[at - 1], 'noun');
    // 'helping a toddler cross a puddle': the toddler crosses.
    if (isLeading && action?.form === 'base' && doer) {
      if (!isBeing(doer.row.kind)) {
        if (GOES_BY_ITSELF.test(action.verb.base)) break;
      } else if (at + 1 < pieces.length || isSeenToAct(pieces, at)) break;
    }
    // 'a woman rock climbing' does it; she is no kind of it.
    if (
      action &&
      /ing$/.test(piece?.lower ?? '') &&
      senseOf(piece, 'noun')?.row.kind === 'sport' &&
      doer &&
      doesSports(doer.row, pieces[at - 1]?.lower ?? '')
    )
      break;
    // A beach does not wed.
    if (senseOf(piece, 'noun')?.row.kind === 'event' && !(doer && isBeing(doer.row.kind))) continue;
    // A fig does not leave: 'fig leaves' are leaves.
    const before = senseOf(pieces[at - 1], 'noun');
    const isCompound =
      action?.form === 's' &&
      before !== undefined &&
      !isBeing(before.row.kind) &&
      isHeadLike(piece) &&
      at > 0 &&
      !before.plural;
    if (
      action &&
      !isCompound &&
      (action.form !== 'base' || (piece && isBareNoun(piece) && isPlural(pieces[at - 1])))
    )
      break;
  }
  return Math.max(at, from);
}

const WHEREABOUTS =
  /^(?:backstage|offstage|onstage|downtown|uptown|outdoors|indoors|upstairs|downstairs|underwater|outside|inside|abroad|overseas|ashore|aboard|midair|mid-air|courtside|poolside|ringside)$/;

/** 'violinist backstage' is somebody somewhere: the run ends with the being. */
function endBeforePlace(pieces: Segment, from: number, end: number): number {
  const last = pieces[end - 1];
  return end - from > 1 && WHEREABOUTS.test(last?.lower ?? '') ? end - 1 : end;
}

/** What a house has and no craft. */
const OF_HOUSES =
  /\b(?:windows?|garden|street|yard|bay|curtains?|fireplace|chimney|rug|floorboards|herbs|sill|coats?|umbrellas?|stairs|parquet|carpet|shoes|mat|keys|wooden|pots?)\b/;

/** A room aboard a craft ('submarine kitchen', 'spaceship hallway'): the craft's walls and lights, the room's things. */
export const aboard = (room: PlaceRow, craft: PlaceRow): PlaceRow => ({
  ...craft,
  names: room.names,
  preposition: room.preposition,
  drawing: craft.drawing,
  // A galley is known by its stove before it is by the pipes.
  things: [...room.things.filter((thing) => !OF_HOUSES.test(thing)).slice(0, 3), ...craft.things.slice(0, 1)],
});

/** Places that fly, sail or run. */
const isCraft = ({ traits, surroundings, names }: PlaceRow): boolean =>
  surroundings === 'indoor' &&
  (traits.has('transport') || names.includes('submarine') || names.includes('spaceship'));

/** Where a run ends without a name at its end: 'my cat Oscar' is a cat, and that is its name. */
function calledEnd(run: readonly Piece[]): number {
  const at = run.findLastIndex(({ isName, senses }) => !(isName && senses.length === 0));
  return at < 0 ? run.length : at + 1;
}

function headOf(run: readonly Piece[], isOwn: boolean): Head {
  const called = calledEnd(run) < run.length ? calledEnd(run) - 1 : run.length - 1;
  const last = isTitledName(run) ? run[0] : run[called];
  // 'on her chest' is no piece of furniture.
  const body = isOwn
    ? last?.senses.find((sense) => sense.is === 'noun' && sense.row.kind === 'hands')
    : undefined;
  const noun = body?.is === 'noun' ? body : senseOf(last, 'noun');
  const place = senseOf(last, 'place');
  const before = run.slice(0, -1).map((piece) => senseOf(piece, 'noun')?.row);
  const being = before.find((row) => row && isBeing(row.kind) && !row.traits.words.has('role'));
  if (
    noun &&
    being &&
    (noun.row.traits.words.has('role') || (noun.row.kind === 'person' && being.kind !== 'person'))
  ) {
    return { row: being, role: noun.row, plural: noun.plural, known: true };
  }
  // 'goblin tax inspector': a calling that nobody listed is still the goblin's.
  if (!noun && !place && being && isPersonLike(last?.lower))
    return { row: being, plural: /s$/.test(last?.lower ?? ''), known: true };
  const region = run
    .slice(0, -1)
    .map((piece) => senseOf(piece, 'place')?.row)
    .find(Boolean);
  // A nurse shark is a shark.
  const costume = isSpecies(run.map(({ lower }) => lower).join(' '))
    ? undefined
    : before.find((row) => row?.traits.words.has('role') && row.kind === 'person');
  return {
    // A village square is no shape.
    ...(noun && !(place && run.length > 1 && noun.row.kind === 'graphic') && { row: noun.row }),
    ...(place && {
      placeRow: !region
        ? place.row
        : isCraft(region) && place.row.surroundings === 'indoor'
          ? aboard(place.row, region)
          : mergedPlace(place.row, region),
    }),
    ...(noun && costume && isBeing(noun.row.kind) && costume !== noun.row ? { role: costume } : {}),
    plural:
      noun?.plural ??
      place?.plural ??
      (!(last?.isName && last.senses.length === 0) && /[^s]s$/.test(last?.lower ?? '')),
    known: noun !== undefined || place !== undefined,
  };
}

/**
 * Reads one noun phrase: determiners, modifiers, nouns. Nothing where none begins.
 * @param at index of its first piece
 */
export function readNounPhrase(draft: Draft, pieces: Segment, at: number): NounPhrase | undefined {
  const found: Modifiers = { adjectives: [], colours: [], materials: [], strange: [], counted: false };
  let i = at;
  while (i < pieces.length && modify(draft, found, pieces, i)) i++;
  const deed = draft.doings.at(-1);
  const isLeading = deed !== undefined && deed.object === undefined && LEADING.test(deed.verb.base);
  const runEnd = headRun(pieces, i, isLeading);
  if (runEnd === i) return undefined;
  const end = endBeforePlace(pieces, i, runEnd);
  const whole = pieces.slice(i, end);
  // A use that ends the run ('red sneakers product shot') is no thing: the shoes are.
  const last = whole.at(-1);
  const isUse =
    whole.length > 1 &&
    (DEPICTING.has(senseOf(last, 'use')?.term.id ?? '') || /^(?:interior|exterior)$/.test(last?.lower ?? ''));
  if (isUse && last) noteAll(draft, last);
  const lastKind = senseOf(last, 'noun')?.row.kind;
  if (!isUse && last && (lastKind === 'graphic' || lastKind === 'sign') && senseOf(last, 'use'))
    noteAll(draft, last);
  const run = isUse ? whole.slice(0, -1) : whole;
  const isOwn = pieces.slice(at, i).some((piece) => roleOf(piece) === 'possessive');
  const isMade = isMake(pieces, at, i, last?.lower ?? '');
  const head = whenOver(headOf(run, isOwn), found.adjectives);
  const runText = run.map(({ text }) => text).join(' ');
  if (head.plural && found.count === undefined && run.some(({ lower }) => /^twins?\b/.test(lower))) {
    found.count = 2;
    found.counted = true;
  }
  const isSeveral = head.plural || isHerd(head, last?.lower ?? '', pieces[at - 1], isOwn);
  const plural = found.count === undefined ? isSeveral : found.count > 1;
  const age = found.age ?? ageOf(head.row);
  return {
    member: {
      words: [...found.adjectives, runText].join(' '),
      name: head.role ? runText : shortName(run.slice(0, calledEnd(run)), head),
      kind:
        head.row?.kind ??
        (head.placeRow
          ? 'place'
          : /(?:ness|tions?|hood|isms?|ity|ities)$/.test(run.at(-1)?.lower ?? '')
            ? 'abstract'
            : isPersonLike(run.at(-1)?.lower) || (run.every(({ isName }) => isName) && !isMade)
              ? 'person'
              : 'thing'),
      ...(head.row && { row: head.row }),
      ...(head.placeRow && { placeRow: head.placeRow }),
      ...(head.role && { role: head.role }),
      count: found.count ?? (plural ? 12 : 1),
      plural,
      counted: found.count !== undefined && found.counted,
      proper: (!head.known && !isMade && run.every(({ isName }) => isName)) || isTitledName(run),
      adjectives: found.adjectives,
      colours: found.colours,
      materials: found.materials,
      ...(found.feeling && { feeling: found.feeling }),
      ...(age && { age }),
      ...(found.owner && { owner: found.owner }),
      known: head.known,
      strange: [
        ...found.strange,
        ...unexplained(run, head),
        ...(head.placeRow && !head.row ? found.materials.flatMap(alters) : []),
        ...(found.doing && !(head.row && isBeing(head.row.kind)) ? [found.doing.verb.ing] : []),
      ],
    },
    ...(found.doing && { doing: found.doing }),
    next: end,
  };
}

const ageOf = (row: NounRow | undefined): 'baby' | 'child' | undefined =>
  row?.kind === 'baby' ? 'baby' : row?.kind === 'child' ? 'child' : undefined;

/** What later sentences call it: a person by the last word, things by their whole name. */
function shortName(run: readonly Piece[], head: Head): string {
  if (isTitledName(run)) return run.map(({ text }) => text).join(' ');
  const last = run.at(-1)?.text ?? '';
  // A woman in a wheelchair is the woman.
  if (head.row?.kind === 'person')
    return (
      last
        .split(/ (?:in|with|on|of) /)[0]
        ?.split(' ')
        .at(-1) ?? last
    );
  return run.length > 1 && !head.known ? run.map(({ text }) => text).join(' ') : last;
}
