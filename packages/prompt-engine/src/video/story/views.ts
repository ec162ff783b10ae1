import { isBeing, isPeople, type Scene } from '../../read/scene.ts';
import { theOf } from '../../shot/refer.ts';
import { SHAPES } from '../genre/genre-words.ts';
import { type Event, seen } from '../idea/event.ts';
import type { Idea } from '../idea/idea.ts';
import { phraseOf, placeNamed } from '../idea/place-named.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { PARTICLES, PREPOSITIONS, sensesAt, setOf, verbAt, wordsOf } from '../idea/verbs.ts';
import { otherOpening } from '../plain/openings.ts';
import { tongueOf } from '../plain/tongue.ts';
import { isFigurative } from '../sound/event-sounds.ts';
import { capital, headOf } from '../wording.ts';
import { objectIn, UNSEEN } from './beside.ts';
import { type Doer, doerIn, partOf } from './doer.ts';
import { stagedAs } from './staged.ts';

/*
 * What any film of a moment may show before it: those who are there, and a part of them from near. No view has a deed, a
 * thing or a place that the words do not give.
 */

/** The views of one moment; empty where nothing certain can be shown. */
export interface Views {
  readonly before: readonly Event[];
  readonly near: readonly Event[];
}

/** What is done with the hands, so that they are what is seen from near. */
export const BY_HAND = setOf(
  'make fix repair cut slice chop knead fold pour draw paint write sew knit carve build plant open close unwrap wrap type shape mould mold tie clean wash polish cook bake fry stir mix decorate light deal shuffle swap hand give pick dig pack unpack press turn assemble forge weld solder braid comb brush shave peel serve restore mend weave whittle stitch glue hammer saw plate sign count place put set lay feed water pet stroke massage play steal catch unfold stretch slap press squeeze fill grind roll crack whisk sharpen tune load lift button zip pin nail drill sand trim prune hang',
);
/** What hands do by themselves. */
const HANDWORK = setOf('play knit sew write type draw paint cook bake carve knead weave stitch');
/** Deeds that are not whole without where to: hands hold what they put somewhere. */
const PLACED = setOf('put place set lay give hand deal count hang turn pick load pack pin deliver');
/** What is done with the feet. */
const ON_FOOT = setOf(
  'walk run dance climb jump skate rollerskate tiptoe sneak step march skateboard jog sprint hike waltz',
);
/** Tricks that the feet do. */
const TRICK =
  /\b(?:kickflips?|ollies?|backflips?|somersaults?|pirouettes?|cartwheels?|tap dance|moonwalk)\b/i;
/** What goes on rather than happens. */
const GOES_ON = setOf(
  'play wait sit stand lie sleep dance work live watch look listen walk run swim fly drive ride float drift shine burn rain snow knit read write talk sing cook bake rest dream hang surf skate wander roam practise practice rehearse train search celebrate argue fight race chase cross hold carry wear glow guard cry laugh smile run spin knead mend paint draw sail row paddle stroll hike climb breathe stare serve feed graze hunt patrol perform busk clean sweep study stir',
);
/** What is seen in a face. */
const FELT = setOf(
  'cry weep laugh smile stare look watch listen wait kiss sing whisper forgive thank miss recognise recognize realise realize understand remember see hear',
);
/** Verbs that are done in doing another: who teaches me to fold, folds. */
const LEADS = setOf('teach learn help show try start begin keep practise practice continue come go need');
const STATE = /^(?:is|are|was|were|has|have|had|does not|do not|stays?|remains?|gets?|becomes?)\b/i;

const view = (part: Event['part'], size: Event['size'], text: string): readonly Event[] =>
  text === '' ? [] : [{ ...seen(capital(text)), ...(part && { part }), ...(size && { size }) }];

/** Who acts as the moment itself has it: 'A street dancer'; empty where that is long or not certain. */
export function typedDoer({ text, doing, doer }: Event): string {
  const at = doing === '' ? -1 : text.indexOf(doing);
  const led = text.slice(0, Math.max(at, 0)).trim();
  const typed = led.replace(/^(?:(?:suddenly|then|finally|one (?:day|night|morning)|at last),?\s)+/i, '');
  if (typed === '' || typed.length > 60 || /[,:;]/.test(typed)) return '';
  const words = wordsOf(typed);
  if (words.some(({ text: word }) => PREPOSITIONS.has(word) || /^(?:who|that|which)$/.test(word)))
    return doer;
  return typed.replace(/(?:\s(?:\p{L}+ly|just|then|also|still|never|always|almost))+$/iu, '');
}

const TAKES =
  /^(?:steal(?:s|ing)?|tak(?:es?|ing)|grab(?:s|bing)?|snatch(?:es|ing)?|pick(?:s|ing)?|pull(?:s|ing)?|drag(?:s|ging)?)\s((?:an?|the|one|his|her|my|our)\s(?:[\p{L}’'-]+\s){0,2}?[\p{L}’'-]+)\s(?:from|off|out of)\s((?:an?|the|his|her|my|our|their)\s.{2,50})$/iu;
const CONTAINS =
  /\b(?:tent|pocket|bag|box|drawer|basket|bin|jar|kitchen|shop|store|room|fridge|car|garden|museum|house|backpack|purse|bucket|trap|cage|net|nest|hole|tank|crevasse|river|lake|water|sea|mud|rubble|wreck|well|ditch|pit|pot|pond|aquarium|cart)\b/i;
const BESIDE = /\b(?:window|door|hand|hands|head|plate)$/i;

/** What is taken is there before, where it is taken from: 'a glove on a clothesline in the snow'. */
export function takenFrom(doing: string): string {
  const [, what = '', where = ''] =
    TAKES.exec(doing.replace(/\s(?:while|whilst|as|and|before|when|until)\s.*$/i, '')) ?? [];
  if (what === '' || BESIDE.test(where)) return '';
  return `${what} ${CONTAINS.test(where) ? 'in' : 'on'} ${where}`;
}

const STANDS_AT =
  /^(?:in|on|at|inside|outside|under|by|near|beside|behind|above|below|underwater|aboard|among|between|next to)\b/i;

/** Those who are there before a deed is done: with their place, or with what it is done to. */
function beforeIt(event: Event, scene: Scene): string {
  const doer = typedDoer(event);
  if (doer === '' || /^(?:i|you|we|he|she|it|they|nobody|no one)\b/i.test(doer)) return '';
  const place = placeNamed(event.text, scene);
  const at = place ? phraseOf(place, event.text) : '';
  const taken = takenFrom(event.doing);
  if (taken !== '') return taken;
  if (STANDS_AT.test(at) && !doer.toLowerCase().includes(at)) return `${doer} ${at}`;
  // What is found is not seen before, and nobody stands beside what is done to it.
  return '';
}

/** The verb that is seen to be done. */
function verbOf({ base, doing }: Event): string {
  const [verb = ''] = base.split(' ');
  if (!LEADS.has(verb)) return verb;
  const words = wordsOf(doing).slice(1);
  const inner = words.flatMap((_, at) => verbAt(words, at)?.verb.base.split(' ')[0] ?? []);
  return inner.find((one) => BY_HAND.has(one) || ON_FOOT.has(one)) ?? verb;
}

/** Whether a moment is made with the hands. */
export const isByHand = ({ base }: Event): boolean => BY_HAND.has(base.split(' ')[0] ?? '');

/** The verb with the particle that belongs to it: 'take off'. */
const verbAndParticle = ({ base }: Event, verb: string): string =>
  base.startsWith(`${verb} `) && PARTICLES.has(base.split(' ')[1] ?? '') ? base : verb;

/** What no hand lays hold of: a part of the body, and what somebody turns into. */
const isOutOfHand = ({ doing }: Event, verb: string, object: string): boolean =>
  isFigurative(doing) ||
  /\b(?:eyes?|mouth|back|head|mind|heart)$/i.test(object) ||
  (verb === 'turn' && !TURNS_THING.test(doing));
const TURNS_THING = /^\S+\s(?:(?:on|off|over|up|down|out)\s)?(?:an?|the|his|her|its|their|my|our|one|two)\s/i;

/** A flock has no head. */
const MANY_AS_ONE =
  /\b(?:flock|herd|swarm|murmuration|shoal|school|pack|pod|colony|gaggle|pride|litter|flight|drove|team)\b/i;

/** A part of a body with nothing that it does. */
const BARE_PART = /^the (?:still figure|fixed eyes|tongue|closed eyes|eyes|face|raised chin)$/i;

/** Games are played over their board. */
const BOARD_GAME = /\b(?:chess|checkers|draughts|backgammon|scrabble|monopoly|go|cards|poker)$/i;

/** Hands at what they do: over a board, or around what they put somewhere. */
function handsAt(event: Event, verb: string, object: string): string {
  const hands = partOf(event.doer, 'hands');
  if (verb === 'play' && BOARD_GAME.test(object))
    return `${hands} over ${/cards|poker/i.test(object) ? object : `${object} board`}, close`;
  // Whoever sets a table holds no table.
  if (PLACED.has(verb) && LAID.test(object)) return `${hands} at ${object}, close`;
  return `${hands} ${PLACED.has(verb) ? 'hold' : verbAndParticle(event, verb)} ${object}, close`;
}

const LAID = /\b(?:table|bed|stage|floor|wall|room|counter|desk)$/i;

/** What of whoever acts is gone near to, at what it does. */
function nearIt(event: Event, sort: Doer, object: string): string {
  const { doer } = event;
  const verb = verbOf(event);
  const isSeveral = sort === 'people';
  const { close } = stagedAs(event);
  if (close !== '' && !FELT.has(verb) && (sort === 'person' || sort === 'people') && !BARE_PART.test(close))
    return `${capital(close)}, close`;
  if (sort === 'animal') return MANY_AS_ONE.test(doer) ? `${doer}, nearer` : `${partOf(doer, 'head')}, close`;
  if (sort === 'thing' && /(?:hands?|fingers|paws?)$/i.test(doer) && object !== '') return `${object}, close`;
  if (sort === 'swarm' || sort === 'thing') return `${doer}, close`;
  if (BY_HAND.has(verb) && (object !== '' || HANDWORK.has(verb)) && !isOutOfHand(event, verb, object))
    return object === '' || /\b(?:hands?|fingers|feet)$/i.test(object)
      ? `${partOf(doer, 'hands')} ${verb}, close`
      : handsAt(event, verb, object);
  if (TRICK.test(event.doing)) return `${partOf(doer, 'feet')}, close`;
  if (ON_FOOT.has(verb) && !isFigurative(event.doing)) return `${partOf(doer, 'feet')}, close`;
  // What it is done to says more than a face.
  if (object !== '' && !FELT.has(verb)) return `${capital(object)}, close`;
  return isSeveral
    ? `${partOf(doer, 'faces')}, close, one after the other`
    : `${partOf(doer, 'face')}, close`;
}

/** Whether a moment goes on rather than happens once; 'fall in love' is no falling. */
function goesOn({ base, doing }: Event): boolean {
  const [verb = '', ...rest] = base.split(' ');
  const isPlain = rest.every((word) => PARTICLES.has(word) || PREPOSITIONS.has(word));
  return (GOES_ON.has(verb) && isPlain) || /^\p{L}+ing\b/u.test(doing);
}

/** A kitchen is no thing that is gone near to. */
const isRoomy = (named: string): boolean =>
  named !== '' && sensesAt(headOf(named).toLowerCase())[0]?.is === 'place';

/** What is counted and waited for, and has no near view. */
const UNTOUCHED = /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|wish|time)$/i;

const NONE: Views = { before: [], near: [] };

/** The views of a deed. */
export function viewsOfDeed(event: Event): Views {
  const scene = sceneRead(event.text);
  const found = scene.isForeign ? undefined : doerIn(event, scene);
  const sort = found !== undefined && SHAPES.test(event.doer) ? 'thing' : found;
  if (sort === undefined || event.doing === '') return NONE;
  const isState = STATE.test(event.doing);
  // Who turns human holds no human, and nobody goes near to seconds.
  const isTurned = /^turn/.test(event.base) && !TURNS_THING.test(event.doing);
  const named = isState || isTurned ? '' : objectIn(event, scene);
  const object = UNTOUCHED.test(named) || isRoomy(named) ? '' : named;
  const isPlain = sort === 'thing' && !isSolid(event.doer, scene);
  return {
    before: view('end', 'full', isState || sort === 'thing' || goesOn(event) ? '' : beforeIt(event, scene)),
    near: view('near', 'close', isPlain ? '' : nearIt(event, sort, object)),
  };
}

/** Whether whatever acts is a thing that can be gone near to: a proposal is none. */
const isSolid = (doer: string, { cast }: Scene): boolean =>
  /\b(?:doors?|gate|lid|hatch|window)$/i.test(doer) ||
  cast.some(
    ({ known, kind, name }) =>
      known &&
      !UNSEEN.has(kind) &&
      !AROUND.has(kind) &&
      !STANDS.has(kind) &&
      doer.toLowerCase().includes(name.toLowerCase()),
  );

/** What is nothing without people. */
const PEOPLED =
  /\b(?:party|wedding|concert|match|festival|parade|ceremony|class|feast|dinner|celebration|reunion|picnic|protest|demonstration|rehearsal|audition|auction|premiere|battle|contest|competition|tournament)\b/i;
/** What happens is no thing that is gone nearer to: 'the penalty kick, nearer'. */
const HAPPENS =
  /(?:kick|throw|goal|match|race|game|fight|minute|second|round|shot|jump|dive|fall|silence|noise|sound|storm|thunder|lightning|trip|day|night|morning|way|story|scene|film|idea)$/i;
/** Kinds of which no part is nearer than another. */
const AROUND: ReadonlySet<string> = new Set(['place', 'terrain']);
/** Kinds that are gone nearer to, and not close. */
const STANDS: ReadonlySet<string> = new Set([
  'building',
  'structure',
  'tree',
  'vehicle',
  'boat',
  'aircraft',
  'spacecraft',
]);

/** The views of an idea in another language: those of whom it is sure that they are there. */
export function viewsOfForeign({ scene, events }: Idea): Views {
  const [deed] = events;
  const tongue = tongueOf(scene.subject);
  // What is seen from near is said in the tongue of the idea.
  if (tongue) return { before: [], near: view('near', 'close', deed ? otherOpening(deed.text, tongue) : '') };
  const [one, other] = scene.cast.filter(({ known, kind }) => known && !UNSEEN.has(kind)).map(theOf);
  return {
    before: [],
    near: [one, other].flatMap((who) => view('near', 'close', who ? `${who}, close` : '')),
  };
}

/** The views of what is only named: each that is there, from near. */
export function viewsOfNamed({ text }: Event): Views {
  const scene = sceneRead(text);
  if (scene.isForeign) return NONE;
  const [main, other] = scene.cast.filter(
    ({ known, kind, part }) => known && !UNSEEN.has(kind) && part !== 'worn' && part !== 'topic',
  );
  const any = scene.cast.find(
    ({ kind, part }) => kind !== 'abstract' && kind !== 'weather' && part === 'main',
  );
  if (/\bproposal\b/i.test(text))
    return { ...NONE, near: view('near', 'full', 'the couple, one of them on one knee') };
  if (!main)
    return PEOPLED.test(text)
      ? { ...NONE, near: view('near', 'close', 'the faces in it, close, one after the other') }
      : {
          ...NONE,
          near: view(
            'near',
            'medium',
            any && !UNSEEN.has(any.kind) && !HAPPENS.test(any.name) ? `${theOf(any)}, nearer` : '',
          ),
        };
  const called = theOf(main);
  const isAround =
    !STANDS.has(main.kind) && (AROUND.has(main.kind) || main.placeRow?.traits.has('support') === false);
  const near = isAround
    ? ''
    : isPeople(main.kind)
      ? `${partOf(called, main.plural || main.kind === 'group' ? 'faces' : 'face')}, close`
      : isBeing(main.kind) && !main.plural && main.kind !== 'insect' && main.kind !== 'sea-animal'
        ? MANY_AS_ONE.test(called)
          ? `${called}, nearer`
          : `${partOf(called, 'head')}, close`
        : STANDS.has(main.kind)
          ? `${called}, nearer`
          : `${called}, close`;
  return {
    before: [],
    near: [
      ...view('near', STANDS.has(main.kind) ? 'medium' : 'close', near),
      ...view('near', 'close', other ? `${theOf(other)}, close` : ''),
    ],
  };
}
