import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { mentions } from '../mentions.ts';
import { onceFor } from '../once-for.ts';
import { theOf } from '../refer.ts';
import { namedAfter, wordAt } from './named-after.ts';
import { nextTurn } from './relation-turns.ts';
import { IN_THE_AIR, settledHow } from './settled-relation.ts';

/*
 * Which of those that a sentence names stands how to which other: read from its own words alone, so that it holds for
 * nouns that no table knows and in sentences of which only a part was read.
 */

/** How one stands to another, or to the picture as a whole. */
export interface ToldRelation {
  readonly how: string;
  /** Who stands so. */
  readonly one: Member;
  /** What to, as it is called: 'the stone bridge'; empty where it is the picture as a whole. */
  readonly other: string;
  /** The last word of that, by which a text speaks of it. */
  readonly head: string;
  /** The member that it is, where it is one. */
  readonly member?: Member;
  /** The words that say so. */
  readonly words: string;
}

/** What stands between two clauses; 'with a man running' and 'and a dog watching' are clauses of their own. */
const BETWEEN = sifted(
  /[,;:.!?()]+\s*|\s+(?:while|whilst|where|but)\s+|(?<!\b(?:[\p{L}]+ed|full|thick|heavy|alive))\s+(?:with|and|as)\s+(?=(?:[\p{L}'-]+ ){1,4}?[\p{L}-]{3,}ing\b)/iu,
);

/** Who is named in a stretch of words, in their order, with where the name ends. */
function namedIn(scene: Scene, text: string): readonly { readonly member: Member; readonly end: number }[] {
  const lower = text.toLowerCase();
  return scene.cast
    .flatMap((member) => {
      if (member.part === 'topic' && !member.known) return [];
      const words = member.words.toLowerCase();
      const at = wordAt(lower, words);
      return at < 0 ? [] : [{ member, end: at + words.length }];
    })
    .sort((a, b) => a.end - b.end);
}

const VERB = sifted(
  /(?<!\p{L})(?:[\p{L}-]{2,}(?:ing|ed)|hung|worn|left|lost|stuck|asleep|awake|alone)(?!\p{L})/iu,
);

/** Turns that are said of what stands right before them: 'a suitcase full of plants'. */
const OF_LAST: ReadonlySet<string> = new Set(['full', 'covered', 'made', 'shaped', 'tied', 'amid']);
/** Deeds that only what moves by itself does. */
const ON_THE_MOVE = sifted(
  /\b(?:walking|running|riding|driving|cycling|sailing|climbing|marching|crawling|swimming|entering|leaving|pushing|pulling|chasing|following)\s*$/i,
);
const RESTING = sifted(/\b(?:resting|sitting|standing|lying|placed|set)\s*$/i);
const MOVING: ReadonlySet<string> = new Set(['vehicle', 'boat', 'aircraft', 'spacecraft', 'machine']);

/** What may stand before a turn without a name: its verb and how it is done. */
const UNNAMED = sifted(
  /^(?:(?:and|also|now|still|just|slowly|quietly|alone|halfway|deep|high|low|far|[\p{L}-]+(?:ing|ed|ly)|asleep|stuck|lost|left|hung|sat|stood)\s*)+$/iu,
);

const isBehindWith = ({ subject }: Scene, before: string): boolean =>
  subject.toLowerCase().includes(`with ${before.trim().toLowerCase()}`);

interface Turned {
  readonly turn: string;
  readonly how: string;
  readonly before: string;
}

/** How whoever is named right before is: 'a child sitting on a bed'. */
const SETTLED = sifted(
  /^(?:(?:who|that) (?:is|are) )?(?:sitting|seated|standing|lying|sleeping|asleep|kneeling|perched|crouching|hiding|resting)$/i,
);
/** A deed that is said of whoever is named right before it. */
const OF_NEAREST = sifted(
  /^(?:leaning|climbing|stepping|peeking|looking|hanging|sticking|crawling|emerging)\b/i,
);

/** Who stands so: whoever does the deed before it, else what is named last before it, else whom the clause goes on about. */
function oneBefore(
  scene: Scene,
  { turn, how, before }: Turned,
  main: Member,
  ahead: Member,
): Member | undefined {
  if (before.trim() === '') return main;
  if (
    /\b(?:from|seen|view|not|never|reflect(?:ed|ing)|mirrored|spread|draped|laid|stretched|strung|written|painted|printed)\s*$/i.test(
      before,
    )
  )
    return undefined;
  const named = namedIn(scene, before);
  const [first] = named;
  // What is done before anybody is named is done by whom the clause goes on about.
  if (
    first &&
    VERB.test(before.slice(0, first.end - first.member.words.length)) &&
    first.member.part === 'object'
  )
    return ahead;
  if (!first) return UNNAMED.test(before.trim()) ? ahead : undefined;
  const since = before.slice(first.end);
  // Who does it to the first one is named last.
  const isDoing =
    scene.doings.some(({ form, words }) => form === 's' && since.includes(` ${words} `)) ||
    (VERB.test(since) && !/\bby\s/i.test(since)) ||
    /\b(?:who|that|which) /i.test(before);
  // 'the hand of a sailor leaning out of a boat': whoever is named right before does it.
  const nearest = named.at(-1);
  const between = before.slice(nearest?.end).trim();
  if (
    nearest &&
    isBeing(nearest.member.kind) &&
    (between === '' ? OF_NEAREST.test(turn) : SETTLED.test(between))
  )
    return nearest.member;
  // 'The cockpit of a bomber' is the cockpit.
  const isOfFirst = named.length > 1 && /^ (?:of|with) (?:an? |the |its )?/i.test(before.slice(first.end));
  const last = named.at(-1);
  // 'Planting a flag made of flowers': a flag that nobody knows is made so, and not who plants it.
  if (OF_LAST.has(how) && before.slice(last?.end).trim() !== '') return undefined;
  const one = (isDoing || isOfFirst) && !OF_LAST.has(how) ? first.member : last?.member;
  if (one?.part === 'worn') return ahead;
  const isMoving = one !== undefined && (isBeing(one.kind) || MOVING.has(one.kind));
  // 'a ring with an emerald resting on a fig': the stone is where the ring is.
  if (!isMoving && RESTING.test(before) && named.length === 1 && isBehindWith(scene, before)) return ahead;
  return !isMoving && (ON_THE_MOVE.test(before) || ON_THE_MOVE.test(turn)) ? ahead : one;
}

/** 'ships fleeing in the foreground', 'flour everywhere', 'fjord below'. */
const ALONE: readonly (readonly [RegExp, string])[] = [
  [sifted(/\b(?:in|across|filling) the (?:near |immediate )?(?:foreground|front)\b/i), 'front'],
  [sifted(/\b(?:in|on) the (?:far |hazy |misty )?(?:background|distance|horizon)\b|\bau fond\b/i), 'back'],
  [sifted(/\b(?:everywhere|all over the (?:place|floor|room)|all around)$/i), 'all over'],
];
const BELOW = sifted(/\b(?:far |deep |right )?(?:below|underneath|beneath)(?: (?:it|him|her|them))?$/i);
const ROUND_HIM = sifted(/\b(?:all )?around (?:it|him|her|them|us)$/i);
const PASSIVE = sifted(
  /\b(pushed|pulled|towed|dragged|hauled|chased|followed|pursued) (?:[\p{L}' -]+? )?by (?=(?:an?|the|two|three|four|five|six|seven|eight|\p{L}+)\b)/iu,
);
const PASSIVES: Readonly<Record<string, string>> = {
  pushed: 'pushing',
  pulled: 'pulling',
  towed: 'pulling',
  dragged: 'pulling',
  hauled: 'pulling',
  chased: 'chasing',
  followed: 'chasing',
  pursued: 'chasing',
};

const ofMain = (how: string, one: Member, main: Member, words: string): ToldRelation => ({
  how,
  one,
  other: theOf(main),
  head: main.name,
  member: main,
  words,
});

/** What a clause says of one thing and the picture as a whole, or of it and the main one. */
function standingAlone(scene: Scene, clause: string, main: Member): ToldRelation[] {
  const named = namedIn(scene, clause);
  const one = named[0]?.member;
  if (!one) return [];
  for (const [turn, how] of ALONE) {
    const at = clause.search(turn);
    // What is in front is what stands right before it.
    const there = at < 0 ? undefined : named.filter(({ end }) => end <= at).at(-1)?.member;
    const isInAir = how === 'all over' && IN_THE_AIR.test(there?.name ?? '');
    if (there && there !== main)
      return [{ how: isInAir ? 'all over air' : how, one: there, other: '', head: '', words: clause.trim() }];
  }
  if (one === main) return [];
  if (BELOW.test(clause)) return [{ ...ofMain('above', main, one, clause), words: clause.trim() }];
  return ROUND_HIM.test(clause) && one.plural
    ? [{ ...ofMain('amid', main, one, clause), words: clause.trim() }]
    : [];
}

function passiveIn(scene: Scene, clause: string, main: Member): ToldRelation[] {
  const found = PASSIVE.exec(clause);
  const how = PASSIVES[found?.[1]?.toLowerCase() ?? ''];
  if (!found || how === undefined) return [];
  const by = namedIn(scene, clause.slice(found.index + found[0].length))[0]?.member;
  return by && by !== main ? [{ ...ofMain(how, by, main, clause), words: found[0].trim() }] : [];
}

/** 'looking at a goldfish in a bowl': who the reading has in it, where that is another than who looks. */
function borneBy(scene: Scene, vessel: Member | undefined, before: string): Member | undefined {
  const borne = scene.cast[vessel?.relation?.to ?? -1];
  return borne?.part === 'object' && vessel?.kind === 'container' && mentions(before, borne.name)
    ? borne
    : undefined;
}

/** A town by its name is where all of it is, and no thing in the frame. */
const isTown = ({ place, cast }: Scene, head: string): boolean =>
  (place !== undefined &&
    (place.proper || place.region !== undefined) &&
    place.words.toLowerCase().endsWith(head.toLowerCase())) ||
  cast.some(
    ({ words, placeRow }) =>
      words.toLowerCase() === head.toLowerCase() && /^\p{Lu}/u.test(placeRow?.names[0] ?? ''),
  );

/** What two do to each other has one at each side. */
const EACH_OTHER = sifted(/\b(?:each other|one another)\s*$/i);

const NO_BODY: ReadonlySet<string> = new Set(['abstract', 'event', 'weather']);

/** Whether what is named last before a turn is where all of it is. */
const isPlaceTold = ({ place }: Scene, before: string): boolean =>
  place !== undefined && before.trim().toLowerCase().endsWith(place.words.toLowerCase());

/** All that one clause says of how those in it stand to others. */
function inClause(scene: Scene, clause: string, main: Member, ahead: Member): ToldRelation[] {
  const found: ToldRelation[] = [];
  let from = 0;
  for (let turn = nextTurn(clause, from); turn; turn = nextTurn(clause, from)) {
    from = turn.end;
    // 'The inside of a clock' is what is seen of it.
    if (turn.how === 'inside' && /\bthe\s*$/i.test(clause.slice(0, turn.at))) continue;
    // 'At the pond in the park': it is the pond that is there.
    if (turn.how === 'in' && isPlaceTold(scene, clause.slice(0, turn.at))) continue;
    const turned = { turn: clause.slice(turn.at, turn.end), how: turn.how, before: clause.slice(0, turn.at) };
    const before = found.at(-1);
    const said = oneBefore(scene, turned, main, ahead);
    // 'a train overgrown with moss in a jungle': the train is in it.
    const named = namedAfter(scene, clause.slice(turn.end), main);
    const one =
      before && said === before.member && OF_LAST.has(before.how)
        ? before.one
        : (borneBy(scene, named?.member, turned.before) ?? said);
    if (named) from += named.length;
    if (!one || !named || named.member === one || NO_BODY.has(one.kind)) continue;
    if (turn.how === 'in' && isTown(scene, named.head)) continue;
    const settled = settledHow(turn.how, one, named);
    if (settled === undefined) continue;
    const how = settled === 'across' && EACH_OTHER.test(turned.before) ? 'across two' : settled;
    found.push({
      how,
      one,
      other: named.called,
      head: named.head,
      ...(named.member && { member: named.member }),
      words: clause.slice(turn.at, turn.end + named.length).trim(),
    });
  }
  return found;
}

/** Every relation that the words of a sentence tell, in their order. */
export const toldRelations = onceFor((scene: Scene): readonly ToldRelation[] => {
  const main = mainOf(scene);
  if (!main || scene.isForeign || scene.isUnread === true || scene.isEdit) return [];
  const found: ToldRelation[] = [];
  let ahead: Member | undefined;
  for (const clause of scene.subject.split(BETWEEN).filter(Boolean)) {
    const alone = standingAlone(scene, clause, main);
    found.push(
      ...(alone.length > 0
        ? alone
        : [...passiveIn(scene, clause, main), ...inClause(scene, clause, main, ahead ?? main)]),
    );
    ahead = namedIn(scene, clause)[0]?.member ?? ahead;
  }
  return found;
});
