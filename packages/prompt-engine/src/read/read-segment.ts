import { sifted } from '../lexicon/sifting/sifted.ts';
import { attach, attachPlace, bindTo } from './attach.ts';
import type { Draft } from './draft.ts';
import { isNeonColour, noteAll } from './modifiers.ts';
import { readNounPhrase } from './noun-phrase.ts';
import { headFollows, LEADING, startsNounPhrase } from './phrase-bounds.ts';
import type { Piece } from './pieces.ts';
import { isGround, readContent } from './read-place.ts';
import { readPlaced } from './relate-aside.ts';
import { isBeing, isPeople, type Member } from './scene.ts';
import { roleOf, senseOf } from './sense-of.ts';
import { makingTag, mergedTag } from './tag-phrase.ts';
import { ADVERBS, type Cursor, doneByThings, readVerbAt, type VerbRead } from './verb-at.ts';

function readVerb(draft: Draft, cursor: Cursor, read: VerbRead): void {
  const { pieces } = cursor;
  const half = pieces[cursor.at - 1]?.lower;
  const deed = pieces[cursor.at]?.text ?? '';
  const words = half === 'half' || half === 'partly' || half === 'nearly' ? `${half} ${deed}` : deed;
  cursor.at++;
  cursor.hasVerb = true;
  const wasAfterThing = cursor.afterThing;
  cursor.afterThing = false;
  const last = draft.doings.at(-1);
  // 'teaching his son to fish': the one who is taught does it.
  const led =
    read.form !== 's' &&
    last?.object !== undefined &&
    LEADING.test(last.verb.base) &&
    last.object === draft.cast.length - 1
      ? [last.object]
      : undefined;
  // 'with sparks flying': the sparks fly.
  const beside = draft.cast.length - 1;
  const carried = draft.cast[beside];
  // 'with a house burning behind him': nobody does it behind himself.
  const isBeyond =
    /^(?:behind|around|above|over|past|beside|in front of)$/.test(pieces[cursor.at]?.lower ?? '') &&
    roleOf(pieces[cursor.at + 1]) === 'pronoun';
  // 'with a cat watching him', 'with a cat sleeping on her lap': nobody does it to himself.
  const isOwn = /^(?:his|her|their)$/.test(pieces[cursor.at]?.lower ?? '');
  const isToLead =
    roleOf(pieces[cursor.at]) === 'pronoun' || (isOwn && / (?:on|at|in|under)$/.test(read.verb.base));
  const flies =
    read.form === 'ing' &&
    wasAfterThing &&
    carried?.relation?.preposition === 'with' &&
    (isBeing(carried.kind)
      ? isToLead || isBeyond || !isBeing(draft.cast[0]?.kind ?? 'person')
      : isBeyond || (doneByThings(read.row) && !isPosture(read, carried)))
      ? [beside]
      : undefined;
  const agents = led ?? flies ?? (draft.agents.length > 0 ? draft.agents : draft.cast.length > 0 ? [0] : []);
  // 'a kid carried by a robot': the one that acts comes after.
  if (read.form === 'past' && pieces[cursor.at]?.lower === 'by') {
    const phrase = readNounPhrase(draft, pieces, cursor.at + 1);
    const patient = draft.cast.length - 1;
    if (phrase) {
      const isMaker = isOfMaking(read, pieces[cursor.at - 2]?.lower);
      const agent = attach(draft, phrase, { part: isMaker ? 'topic' : 'companion' });
      cursor.at = phrase.next;
      cursor.afterThing = true;
      // Who designed it is not there, and does nothing.
      if (isMaker) return;
      draft.doings.push({ ...read, agents: [agent], object: patient, toViewer: false, words });
      // 'caught by a parrot shouting': whoever did it goes on.
      if (senseOf(pieces[cursor.at], 'action')?.form === 'ing') draft.agents = [agent];
      return;
    }
  }
  const leadsOn = ['determiner', 'possessive'].includes(roleOf(pieces[cursor.at + 1]) ?? '');
  // 'waiting outside a bakery': there it is a preposition.
  if (ADVERBS.has(pieces[cursor.at]?.lower ?? '') && !leadsOn) cursor.at++;
  const doing: Draft['doings'][number] = { ...read, agents, toViewer: false, words };
  draft.doings.push(doing);
  if (roleOf(pieces[cursor.at]) === 'viewer') {
    doing.toViewer = true;
    cursor.at++;
    return;
  }
  if (roleOf(pieces[cursor.at]) === 'pronoun' && agents[0] !== undefined && agents[0] !== 0) {
    const meant = meantBy(draft, pieces[cursor.at]?.lower ?? '', agents);
    if (meant >= 0) doing.object = meant;
    cursor.at++;
    return;
  }
  if (startsNounPhrase(pieces, cursor.at)) readObject(draft, cursor, doing);
}

/** 'a knight with a broken sword kneeling': a body kneels, not what is in its hand. */
const isPosture = ({ verb }: VerbRead, { part }: Member): boolean =>
  /^(?:kneel|crouch|squat|walk|run|march|stride|wade|ride|bow|pray|dance|sleep|limp|hide|wander|stroll)\b/.test(
    verb.base,
  ) ||
  (part === 'held' && /^(?:stand|sit|lie|wait|rest|lean|jump|leap)\b/.test(verb.base));

const MAKES = sifted(
  /^(?:design|plan|invent|build|make|carve|paint|write|compose|engineer|sculpt|craft|commission|imagine|dream up|own)\b/,
);
const FORMERLY = sifted(/^(?:once|formerly|previously|originally|long ago|first)$/);

/** Whether a state tells who made a thing, or had it once: 'designed by the ancient Mayans', 'once worn by a king'. */
const isOfMaking = ({ verb }: VerbRead, before: string | undefined): boolean =>
  (MAKES.test(verb.base) && before !== 'being') || FORMERLY.test(before ?? '');

/** To whom or what a pronoun points behind a verb; -1 for nobody. */
function meantBy({ cast }: Draft, word: string, agents: readonly number[]): number {
  if (/^(?:each other|one another|\p{L}+sel(?:f|ves))$/u.test(word)) return -1;
  // 'dog leaping for them': not for the one toaster.
  if (word === 'them') return cast.findLastIndex(({ plural }, i) => plural && !agents.includes(i));
  const thing =
    word === 'it' ? cast.findLastIndex(({ kind }, i) => !isPeople(kind) && !agents.includes(i)) : 0;
  return Math.max(0, thing);
}

/** Verbs that say where: 'standing in', 'walking through'. */
const LOCATIVE = sifted(
  /\s(?:in|on|at|inside|through|across|along|into|under|over|around|by|past|down|up|beside|behind|near|from)$/,
);

/** What is looked or pointed at is over there, and what is leant on or knocked at has nobody in it. */
const LOOKS = sifted(
  /^(?:look|gaze|stare|peer|glance|squint|point|wave|shout|smile|howl|bark|aim|laugh|scowl|gape|lean|knock|bang|pound|scratch|work)\b.*\s(?:at|on|against|over|across|down|up|through|into|toward|towards|to)$/,
);

const GIVING = sifted(/^(?:give|hand|show|offer|bring|pass|feed|teach|read|tell|send|sell|serve|throw)$/);

function readObject(draft: Draft, cursor: Cursor, doing: Draft['doings'][number]): void {
  const { pieces } = cursor;
  const phrase = readNounPhrase(draft, pieces, cursor.at);
  if (!phrase) return;
  const worn = ['wear', 'put on', 'dress in'].includes(doing.verb.base) ? 'worn' : 'object';
  const isKept =
    /^(?:run|manage|own)$/.test(doing.verb.base) && ['building', 'place'].includes(phrase.member.kind);
  const place =
    (isKept || (LOCATIVE.test(doing.verb.base) && !LOOKS.test(doing.verb.base))) &&
    (phrase.member.placeRow
      ? isGround(phrase.member) ||
        phrase.member.placeRow.traits.has('transport') ||
        (!phrase.member.placeRow.traits.has('support') && /\s(?:in|at|on|inside)$/.test(doing.verb.base))
      : phrase.member.kind === 'building' && /\s(?:in|at|inside)$/.test(doing.verb.base)) &&
    !draft.place &&
    !cursor.aside;
  // Who runs an office does not run.
  const { row: _, ...bare } = doing;
  const read: Draft['doings'][number] = isKept ? bare : doing;
  draft.doings[draft.doings.length - 1] = read;
  if (place) attachPlace(draft, phrase, isKept ? 'in' : (doing.verb.base.split(' ').at(-1) ?? 'in'));
  // 'waiting for a herd to cross': what is waited for is there already.
  const acts = isBeing(phrase.member.kind) && roleOf(pieces[phrase.next]) === 'to';
  const unseen =
    !acts &&
    /^(?:wait for|look for|search for|think of|think about|dream of|dream about|miss|remember|hope for|long for)$/.test(
      doing.verb.base,
    );
  read.object = attach(draft, phrase, { part: unseen ? 'topic' : worn });
  bindTo(draft, read.object, worn, read.agents[0] ?? 0);
  cursor.at = phrase.next;
  readContent(draft, cursor, read.object);
  cursor.afterThing = true;
  // 'giving a boy his first haircut': the boy is the one it is given to.
  const to = draft.cast[read.object];
  const gift = GIVING.test(read.verb.base) && to && isBeing(to.kind) && startsNounPhrase(pieces, cursor.at);
  const given = gift ? readNounPhrase(draft, pieces, cursor.at) : undefined;
  if (!to || !given) return;
  to.part = 'companion';
  delete to.relation;
  read.receiver = read.object;
  read.object = attach(draft, given, { part: 'object' });
  cursor.at = given.next;
}

/** Words of the picture's making: they name nothing that is in it. */
const NO_THING = sifted(
  /^(?:light|lights|lighting|shadow|shadows|left|right|background|foreground|frame|camera|lens|shot|angle|view|focus|palette|colou?rs?|tones?|mood|atmosphere|textures?|details?|composition|depth|side|edge|top|bottom|middle|center|centre|quality|resolution|noon|(?:(?:empty|negative|blank|free|white|copy|open)\s)?space|nowhere|somewhere|everywhere|anywhere)$/i,
);

/** A noun phrase that stands by itself: the subject, one more of it, or what a preposition led to. */
export function readThing(draft: Draft, cursor: Cursor, preposition?: string): boolean {
  const phrase = readNounPhrase(draft, cursor.pieces, cursor.at);
  if (!phrase) return false;
  cursor.at = phrase.next;
  const tag = preposition === undefined ? makingTag(draft, cursor, phrase) : undefined;
  if (tag) {
    noteAll(draft, tag);
    return true;
  }
  // 'soft light from the right' is no thing beside others.
  // 'a fox in space' is among the stars; 'with space above' leaves room.
  const isCosmos = preposition === 'in' && phrase.member.words.toLowerCase() === 'space';
  if (draft.cast.length > 0 && !isCosmos && NO_THING.test(phrase.member.name)) return true;
  cursor.afterThing = true;
  if (preposition !== undefined) return readPlaced(draft, cursor, phrase, preposition);
  const merged = mergedTag(draft, phrase);
  if (merged) return true;
  const worn =
    draft.isTags && draft.cast.length > 0 && phrase.member.kind === 'clothing' ? 'worn' : undefined;
  const mate = cursor.joined ? draft.cast.at(-1) : undefined;
  if (cursor.joined && !isBeing(phrase.member.kind))
    cursor.joined = cursor.at > 1 && cursor.joined && roleOf(cursor.pieces[0]) === 'and';
  const index = attach(draft, phrase, {
    part: worn ?? (cursor.joined && draft.agents.length > 0 ? 'companion' : undefined),
  });
  const member = draft.cast[index];
  // 'with two eggs and chopsticks': what has the one has the other.
  if (mate?.relation?.preposition === 'with' && !isBeing(mate.kind) && !isBeing(phrase.member.kind))
    bindTo(draft, index, 'with', mate.relation.to);
  if (member && canAct(member) && (cursor.joined || draft.agents.length === 0 || member.part === 'main')) {
    // 'a chef tossing a pancake and a dog watching': who is told at work already does not do what comes next.
    const isOtherDeed =
      draft.doings.some(({ form, agents }) => form === 'ing' && agents[0] === draft.agents[0]) &&
      senseOf(cursor.pieces[cursor.at], 'action')?.form === 'ing';
    draft.agents = cursor.joined && !isOtherDeed ? [...draft.agents, index] : [index];
  } else if (member && !cursor.joined) draft.agents = [index];
  // A gym for climbing does not climb: what has no hands or eyes does only what needs none.
  if (phrase.doing && (canAct(phrase.member) || doneByThings(phrase.doing.row))) {
    const { verb, row, form } = phrase.doing;
    draft.doings.push({ verb, form, ...(row && { row }), agents: [index], toViewer: false, words: verb.ing });
  }
  readContent(draft, cursor, index);
  cursor.joined = false;
  return true;
}

const canAct = (member: Pick<Member, 'kind'>): boolean => isBeing(member.kind) || member.kind === 'hands';

/** Whether an hour or an age is what is seen: 'viking with an axe' is somebody, 'thunderstorm' alone is the picture. */
function isSeenItself(draft: Draft, { pieces, at }: Cursor, piece: Piece): boolean {
  const named = draft.cast.length === 0 ? senseOf(piece, 'noun')?.row.kind : undefined;
  const isSomebody = named !== undefined && isBeing(named) && !headFollows(pieces, at + 1);
  const isAlone = (named === 'weather' || named === 'celestial') && pieces.length === 1;
  if (isAlone) noteAll(draft, piece);
  return isAlone || (isSomebody && senseOf(piece, 'time') !== undefined);
}

/** Reads the next verb or circumstance. Answers whether there was one. */
export function readVerbOrCircumstance(draft: Draft, cursor: Cursor): boolean {
  const verb = readVerbAt(draft, cursor);
  if (verb) {
    readVerb(draft, cursor, verb);
    return true;
  }
  const piece: Piece | undefined = cursor.pieces[cursor.at];
  if (!piece) return false;
  const alone =
    !startsNounPhrase(cursor.pieces, cursor.at + 1) ||
    piece.senses.some(({ is }) => is === 'light' || is === 'camera');
  const isNoun = piece.senses.some(({ is }) => is === 'noun' || is === 'place');
  // An event that opens the sentence is what the picture is about, and tells the occasion besides.
  if (draft.cast.length === 0 && senseOf(piece, 'noun')?.row.kind === 'event') {
    noteAll(draft, piece);
    return false;
  }
  if (isSeenItself(draft, cursor, piece)) return false;
  // 'two cats made of clouds' are of that, whatever cats are else.
  const made = /^made of /.test(piece.lower) ? senseOf(piece, 'material') : undefined;
  const first = draft.cast[0];
  if (made && first && !senseOf(piece, 'style')) {
    draft.cast[0] = { ...first, materials: [...first.materials, made.row] };
    cursor.at++;
    return true;
  }
  const noted = piece.senses.find(
    (sense) => !['noun', 'place', 'action', 'material', 'number', 'function', 'colour'].includes(sense.is),
  );
  if (
    noted &&
    !isNeonColour(piece, cursor.pieces.slice(cursor.at + 1)) &&
    (alone || !isNoun) &&
    (!isNoun || noted.is === 'time' || noted.is === 'style' || noted.is === 'light')
  ) {
    const single =
      !/^(?:at|in|on|by|under|during|the)\s/.test(piece.lower) &&
      noted.is !== 'light' &&
      noted.is !== 'camera';
    if (single && headFollows(cursor.pieces, cursor.at + 1)) return false;
    noteAll(draft, piece);
    cursor.at++;
    return true;
  }
  return false;
}
