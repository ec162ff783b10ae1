import { choicesOf, listOf, rowsOf } from '../../lexicon/row.ts';
import { isBeing, type Scene } from '../../read/scene.ts';
import { type Event, eventsIn, seen } from '../idea/event.ts';
import { phraseOf, placeNamed } from '../idea/place-named.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { isBeingNoun, verbAt, wordsOf } from '../idea/verbs.ts';
import { isSwordsman } from '../sound/done-by-sounds.ts';
import { doneIn, isFigurative, triesTo } from '../sound/event-sounds.ts';
import { capital, escaped, headOf, wordsPattern } from '../wording.ts';
import { objectIn } from './beside.ts';
import { type Doer, doerIn, partOf } from './doer.ts';
import { fillFirst, type Slots } from './fill.ts';
import { addressedIn, INTO_WATER, receiverNamed } from './given-away.ts';
import { type Passive, passiveIn } from './passive.ts';
import { PHASE_ROWS, STAGE_ROWS } from './phase-rows.ts';
import { takenFrom, typedDoer } from './views.ts';

/* A deed in its phases: how it begins, the deed itself, and what is left of it. */

/** A row of a table of phases. */
interface PhaseRow {
  readonly verbs: ReadonlySet<string>;
  readonly things: RegExp | undefined;
  readonly phases: readonly (readonly string[])[];
}

const phaseRows = (table: string, cells: number): readonly PhaseRow[] =>
  rowsOf(table, cells).map(([verbs, things, ...phases]) => ({
    verbs: new Set(listOf(verbs)),
    things: wordsPattern(listOf(things)),
    phases: phases.map(choicesOf),
  }));

const PHASES = phaseRows(PHASE_ROWS, 4);
const STAGES = phaseRows(STAGE_ROWS, 5);

/** The verb of a deed with what belongs to it, the longest first: 'knock over', 'knock'. */
function spokenVerbs({ base, doing }: Event): readonly string[] {
  const [verb = ''] = base.split(' ');
  const [, ...rest] = doing.replace(/[,.;]/g, '').split(' ');
  const apart = rest.find((word) => PARTICLE.test(word));
  return [`${verb} ${rest[0]}`, ...(apart ? [`${verb} ${apart}`] : []), base, verb];
}

const PARTICLE = /^(?:up|down|over|off|out|in|open|loose|free|asleep|go)$/;

/** The row of a deed: by its verb, and by what it is done to or who does it. */
function rowOf(rows: readonly PhaseRow[], event: Event): PhaseRow | undefined {
  const around = `${event.doer} ${event.doing.split(' ').slice(1).join(' ')}`;
  for (const verb of spokenVerbs(event)) {
    const row = rows.find(({ verbs, things }) => verbs.has(verb) && (!things || things.test(around)));
    if (row) return row;
  }
  return undefined;
}

/** A thing as it was typed, for the image that introduces it: 'a ladybug'. */
function asTyped(called: string, { doing }: Event): string {
  const name = called.replace(/^the\s/i, '');
  if (name === called) return called;
  const [typed] =
    new RegExp(
      `(?<!\\p{L})(?:an?|two|three)\\s(?:[\\p{L}’'-]+\\s){0,3}?${escaped(name)}(?!\\p{L})`,
      'iu',
    ).exec(doing) ?? [];
  return typed ?? called;
}

const WITH = String.raw`\b(?:with|in front of|across from|opposite)\s((?:(?:an?|the|his|her|my|our|two|three)\s)?(?:[\p{L}’'-]+\s){0,3}?`;

/** Whom a deed is done with or before, as they are called again; empty where nobody is there. */
function companionIn({ doing, doer }: Event, { cast }: Scene): string {
  for (const { kind, known, words } of cast) {
    if (
      !isBeing(kind) ||
      (!known && !isBeingNoun(headOf(words))) ||
      doer.toLowerCase().includes(words.toLowerCase())
    )
      continue;
    const named = new RegExp(`${WITH}${escaped(words)})(?!\\p{L})`, 'iu').exec(doing)?.[1];
    if (named)
      return /^(?:his|her|my|our|the)\s/i.test(named) ? named : `the ${named.replace(/^an?\s/i, '')}`;
  }
  return '';
}

const SEVERAL = /[^siu]s$/;

/** Beings that have no hands, or none like ours. */
const OTHER_BODY =
  /\b(?:dragon|unicorn|monster|ghost|centaur|mermaid|phoenix|griffin|creature|alien|blob)s?$/i;

/** What fills the slots of a row. */
function slotsOf(event: Event, scene: Scene, sort: Doer | undefined, doer: string): Slots {
  const o = objectIn(event, scene);
  const companion = companionIn(event, scene);
  const to = receiverNamed(event.doing);
  const isHuman = (sort === 'person' || sort === 'people') && !OTHER_BODY.test(event.doer);
  return {
    a: doer,
    the: event.doer,
    isPlural: event.isPlural || SEVERAL.test(headOf(event.doer)),
    ...(o !== '' && { o, isOPlural: SEVERAL.test(headOf(o)) }),
    ...(companion !== '' && { with: companion }),
    ...(to !== '' && { to }),
    ...(isHuman && { hands: partOf(event.doer, 'hands') }),
  };
}

/** An image as a moment of its own, so that it is heard and moved with as any other. */
function imageOf(
  text: string,
  part: NonNullable<Event['part']>,
  size: NonNullable<Event['size']>,
): readonly Event[] {
  if (text === '') return [];
  const [only, more] = eventsIn([text]);
  return [{ ...(only && !more ? only : seen(text)), text, part, size }];
}

/** How a deed begins and how it ends, as images; none where its verb says nothing of it. */
interface Phases {
  readonly begins: readonly Event[];
  readonly ends: readonly Event[];
}

const NONE: Phases = { begins: [], ends: [] };
const OF_THING = /^\{O\}|^\{With\}|^\{To\}|\{o\}/u;

const IS_GONE =
  /\s((?:an?|the|his|her|their|my|our)\s(?:[\p{L}’'-]+\s){0,2}?[\p{L}’'-]+)\s(?:that|which)\s(?:is not|isn['’]?t|is no longer|no longer is)\s(?:there|standing)\b|\s((?:an?|the|his|her|their|my|our)\s(?:[\p{L}’'-]+\s){0,2}?[\p{L}’'-]+)\s(?:that|which)\s(?:no longer (?:exists|stands)|does not exist|doesn['’]?t exist|has (?:burnt|burned) down|was torn down)\b/iu;

/** What is no longer there is seen as the ground that it stood on. */
function whereItStood({ doing }: Event): readonly Event[] {
  const [, one, other] = IS_GONE.exec(doing) ?? [];
  const what = one ?? other;
  return what
    ? imageOf(`The empty ground where ${what.replace(/^an?\s/i, 'the ')} stood`, 'end', 'wide')
    : [];
}

/** Who acts with where or on what, as it was typed: 'A kid on a bike'. */
function introduced(event: Event): string {
  const { text, doing } = event;
  const led = text.slice(0, Math.max(text.indexOf(doing), 0)).trim();
  return /^(?:(?:an?|the|one|two|three)\s)?(?:[\p{L}’'-]+\s){1,4}?(?:on|in|at|from|with)\s(?:[\p{L}’'-]+\s?){1,3}$/iu.test(
    led,
  ) && !/\b(?:who|that|which)\b/i.test(led)
    ? led
    : typedDoer(event);
}

/** What takes hands, arms or a bowed head, which animals have not. */
const WITH_LIMBS = /\b(?:arms|hands?|fingers|fists?|lowered head|takes? aim|take\[s\] aim)\b/;

/** Kinds that no close shot has in it. */
const LARGE: ReadonlySet<string> = new Set(
  'vehicle boat aircraft spacecraft building structure furniture tree place terrain fantasy-being'.split(' '),
);

/** How near what is left of a deed is seen: a thing close, a ferry or a house whole. */
function sizeOfEnd(wording: string, o: string, { cast }: Scene): NonNullable<Event['size']> {
  const isLarge = cast.some(
    ({ kind, name }) => LARGE.has(kind) && o.toLowerCase().endsWith(name.toLowerCase()),
  );
  return (OF_THING.test(wording) && !isLarge) || /\b(?:fists?|fingers|tape)\b/.test(wording)
    ? 'close'
    : 'full';
}

/** What only a being does. */
const OF_BEINGS =
  /\b(?:look|bend|stop|reach|breath|hold|step|crouch|aim|sit|lean|hesitate|wait|blink|come\[s\]|get\[s\]|throw)/;

/** What is left of a deed that is done to whoever a moment is about. */
function phasesOfPassive({ deed, o }: Passive): Phases {
  const [verb = '', ...rest] = deed.doing.split(' ');
  const row = rowOf(PHASES, { ...deed, doing: [verb, o, ...rest].join(' ') });
  const to = receiverNamed(deed.doing);
  const many = { isPlural: deed.isPlural, isOPlural: SEVERAL.test(headOf(o)) };
  const ends = fillFirst(row?.phases[1] ?? [], { the: deed.doer, o, to, ...many });
  return { begins: [], ends: imageOf(ends.replace(/, close$/, ''), 'end', 'full') };
}

/** The phases beside a deed; whoever only tries is seen to begin. */
export function phasesOf(told: Event): Phases {
  // What is said is a deed of its own.
  if (told.line !== undefined) return NONE;
  const passive = passiveIn(told);
  if (passive) return phasesOfPassive(passive);
  const event = doneIn(told);
  const scene = sceneRead(event.text);
  const sort = scene.isForeign || event.doing === '' ? undefined : doerIn(event, scene);
  const doer = introduced(told);
  const isState = /^(?:is|are|was|were|does|do)\b/i.test(event.doing);
  const row =
    sort === undefined || doer === '' || isState || isFigurative(event.doing)
      ? undefined
      : rowOf(PHASES, event);
  if (!row || sort === undefined) return NONE;
  const slots = slotsOf(event, scene, sort, doer);
  const [begin = [], end = []] = row.phases;
  const fits = (text: string): boolean =>
    (sort !== 'thing' || !OF_BEINGS.test(text)) &&
    !((sort === 'animal' || sort === 'swarm') && WITH_LIMBS.test(text)) &&
    !(/\bon the ground\b/.test(text) && INTO_WATER.test(told.text)) &&
    !(/\b(?:knife|lies cut|lie cut)\b|\[lies\|lie\] cut/.test(text) && isSwordsman(told.doer));
  const o = takenFrom(event.doing) || (slots.o && asTyped(slots.o, event));
  const begins = fillFirst(begin.filter(fits), { ...slots, ...(o && { o }) });
  const place = placeNamed(event.text, scene);
  const at = place ? phraseOf(place, event.text) : '';
  const isLeft = new RegExp(
    `\\b(?:left|lost|found|forgotten|hidden|kept|hanging|lying)\\s${escaped(at)}`,
    'i',
  ).test(event.text);
  const isPlaced = at !== '' && !isLeft && begins.startsWith(capital(doer)) && !begins.includes(at);
  const gone = whereItStood(event);
  if (gone.length > 0) return { begins: imageOf(begins, 'near', 'full'), ends: gone };
  const ends = triesTo(told) ? '' : fillFirst(end.filter(fits), slots);
  return {
    begins: imageOf(
      isPlaced ? `${begins} ${at}` : begins,
      'near',
      begins.startsWith(slots.hands ?? '-') || !begins.startsWith(capital(doer))
        ? 'close'
        : isPlaced
          ? 'wide'
          : 'full',
    ),
    ends: imageOf(ends.replace(/, close$/, ''), 'end', sizeOfEnd(end[0] ?? '', slots.o ?? '', scene)),
  };
}

const SPEAKS =
  /^(?:whisper|say|tell|sing|lie|read|explain|speak|talk|play|confess|promise|shout|dedicate|write)\b/;

/** Whoever is there with somebody who acts: beside them, or spoken to. */
function metIn(event: Event): string {
  const scene = sceneRead(event.text);
  if (doerIn(event, scene) === 'thing') return '';
  const spokenTo = SPEAKS.test(event.base) ? receiverNamed(event.doing) : '';
  return companionIn(event, scene) || addressedIn(event.doing) || spokenTo;
}

/** Whoever is with whoever acts, from near, as the end of what they do together. */
export function answered(event: Event): readonly Event[] {
  const who = event.doer === '' ? '' : metIn(event);
  const looks = SEVERAL.test(headOf(who)) ? 'look' : 'looks';
  return who === '' ? [] : imageOf(`${capital(who)} ${looks} at ${event.doer}`, 'end', 'close');
}

/** Those who act together look at each other at the end; one alone has nobody to look at. */
export function answeredByEach({ doer, isPlural }: Event): readonly Event[] {
  const many = isPlural || SEVERAL.test(headOf(doer)) || /\b(?:couple|family|friends)$/i.test(doer);
  const pair = /\b(?:couple|pair|family)$/i.test(doer) ? 'looks' : 'look';
  return doer === '' || !many || CROWD.test(doer)
    ? []
    : imageOf(capital(`${doer} ${pair} at each other`), 'near', 'close');
}

const CROWD =
  /\b(?:people|crowd|audience|everyone|everybody|villagers|commuters|soldiers|fans|passengers|ants|bees|birds|whales|fish|hundreds|thousands)\b/i;

/** What is watched for hours in its stages: those of its verb, else what is done of it so far. */
export function stagesOf(event: Event): readonly Event[] {
  const { doer, doing, isPlural, text } = event;
  if (doer === '' || doing === '') return [];
  const scene = sceneRead(text);
  // What is done to it is its change: 'a sandcastle being washed away'.
  const [, done = ''] = /^being\s(\p{L}+)/iu.exec(doing) ?? [];
  const base = done === '' ? undefined : verbAt(wordsOf(done), 0)?.verb.base;
  const row = rowOf(STAGES, base ? { ...event, base, doing: doing.replace(/^being\s/i, '') } : event);
  const place = placeNamed(text, scene);
  const rest = doing.split(' ').slice(1).join(' ');
  const named = place
    ? phraseOf(place, text)
    : /^(?:in|on|at|inside|under|along|over)\s/.test(rest)
      ? rest
      : '';
  const at = row ? named : '';
  const slots: Slots = { a: typedDoer(event) || doer, the: doer, isPlural };
  const [first = '', ...more] = row
    ? row.phases.map((phase) => fillFirst(phase, slots))
    : objectIn(event, scene) === ''
      ? [text, capital(`${doer}, later`), capital(`${doer}, later still`)]
      : [text, capital(`${doer}, half of it done`), capital(`${doer}, all of it done`)];
  const opening = at === '' || first.includes(at) ? first : `${first}, ${at}`;
  // What it grows over is there to the end.
  const last = more.at(-1) ?? '';
  const isOver = row !== undefined && /^(?:over|along|across|up)\s/.test(at) && /^The\s/.test(last);
  const ends = isOver ? [...more.slice(0, -1), `${last}, ${at.replace(/\san?\s/, ' the ')}`] : more;
  return [opening, ...ends].map((stage) => ({ ...event, text: stage }));
}
