import { formsOf } from '../../lexicon/inflect.ts';
import { readScene } from '../../read/read-scene.ts';
import { isBeing, isPeople, type Scene } from '../../read/scene.ts';
import { theOf } from '../../shot/refer.ts';
import { type Event, seen } from '../event.ts';
import { isFigurative } from '../event-sounds.ts';
import { SHAPES } from '../genre-words.ts';
import type { Idea } from '../idea.ts';
import { phraseOf, placeNamed } from '../place-named.ts';
import { PARTICLES, PREPOSITIONS, setOf, verbAt, wordsOf } from '../verbs.ts';
import { capital, escaped, small } from '../wording.ts';
import { objectIn, otherIn, UNSEEN } from './beside.ts';
import { type Doer, doerIn, partOf } from './doer.ts';

/*
 * What any film of a moment may show beside its own words: those who are there before it, a part of them from near, and
 * what is left of it. No view has a deed, a thing or a place that the words do not give.
 */

/** The views of one moment; empty where nothing certain can be shown. */
export interface Views {
  readonly before: readonly Event[];
  readonly near: readonly Event[];
  readonly after: readonly Event[];
}

/** What is done with the hands, so that they are what is seen from near. */
const BY_HAND = setOf(
  'make fix repair cut slice chop knead fold pour draw paint write sew knit carve build plant open close unwrap wrap type shape mould mold tie clean wash polish cook bake fry stir mix decorate light deal shuffle swap hand give pick dig pack unpack press turn assemble forge weld solder braid comb brush shave peel serve restore mend weave whittle stitch glue hammer saw plate sign count place put set lay feed water pet stroke massage play steal catch unfold fill grind roll crack whisk sharpen tune load lift button zip pin nail drill sand trim prune hang',
);
/** What hands do by themselves. */
const HANDWORK = setOf('play knit sew write type draw paint cook bake carve knead weave stitch');
/** What is done with the feet. */
const ON_FOOT = setOf(
  'walk run dance climb jump skate tiptoe sneak step march skateboard jog sprint hike waltz',
);
/** Tricks that the feet do. */
const TRICK =
  /\b(?:kickflips?|ollies?|backflips?|somersaults?|pirouettes?|cartwheels?|tap dance|moonwalk)\b/i;
/** What goes on rather than happens. */
const GOES_ON = setOf(
  'play wait sit stand lie sleep dance work live watch look listen walk run swim fly drive ride float drift shine burn rain snow knit read write talk sing cook bake rest dream hang surf skate wander roam practise practice rehearse train search celebrate argue fight race chase cross hold carry wear glow guard cry laugh smile run spin knead mend paint draw sail row paddle stroll hike climb breathe stare serve feed graze hunt patrol perform busk clean sweep study stir',
);
/** Verbs that are done in doing another: who teaches me to fold, folds. */
const LEADS = setOf('teach learn help show try start begin keep practise practice continue come go need');
const STATE = /^(?:is|are|was|were|has|have|had|does not|do not|stays?|remains?|gets?|becomes?)\b/i;

const view = (part: Event['part'], size: Event['size'], text: string): readonly Event[] =>
  text === '' ? [] : [{ ...seen(capital(text)), ...(part && { part }), ...(size && { size }) }];

/** Who acts as the moment itself has it: 'A street dancer'; empty where that is long or not certain. */
function typedDoer({ text, doing, doer }: Event): string {
  const led = text.slice(0, text.length - doing.length).trim();
  const typed = led.replace(/^(?:(?:suddenly|then|finally|one (?:day|night|morning)|at last),?\s)+/i, '');
  if (!text.endsWith(doing) || typed === '' || typed.length > 60 || /[,:;]/.test(typed)) return '';
  const words = wordsOf(typed);
  if (words.some(({ text: word }) => PREPOSITIONS.has(word) || /^(?:who|that|which)$/.test(word)))
    return doer;
  return typed.replace(/(?:\s(?:\p{L}+ly|just|then|also|still|never|always|almost))+$/iu, '');
}

/** What it is done to, as it is first said: 'a vase'. */
function typedObject(text: string, called: string): string {
  const bare = called.replace(/^(?:the|his|her|my|our|their|its|your|two|three|four|five|six)\s/i, '');
  if (bare === '') return '';
  const [, typed] =
    new RegExp(
      `(?<!\\p{L})((?:an?|the|his|her|my|our|their|its|two|three|four|five|six)\\s(?:[\\p{L}’'-]+\\s){0,2}?${escaped(bare)})(?!\\p{L})`,
      'iu',
    ).exec(text) ?? [];
  return typed ?? called;
}

/** Those who are there before a deed is done: with their place, or with what it is done to. */
function beforeIt(event: Event, scene: Scene, object: string): string {
  const doer = typedDoer(event);
  if (doer === '' || /^(?:i|you|we|he|she|it|they|nobody|no one)\b/i.test(doer)) return '';
  const place = placeNamed(event.text, scene);
  const at = place ? phraseOf(place, event.text) : '';
  if (at !== '' && !doer.toLowerCase().includes(at)) return `${doer} ${at}, a moment before`;
  return object === '' || doer.toLowerCase().includes(object.toLowerCase())
    ? ''
    : `${doer} and ${typedObject(event.doing, object)}, a moment before`;
}

/** The verb that is seen to be done. */
function verbOf({ base, doing }: Event): string {
  const [verb = ''] = base.split(' ');
  if (!LEADS.has(verb)) return verb;
  const words = wordsOf(doing).slice(1);
  const inner = words.flatMap((_, at) => verbAt(words, at)?.verb.base.split(' ')[0] ?? []);
  return inner.find((one) => BY_HAND.has(one) || ON_FOOT.has(one)) ?? verb;
}

/** What of whoever acts is gone near to. */
function nearIt(event: Event, sort: Doer, object: string): string {
  const { doer } = event;
  const verb = verbOf(event);
  const isSeveral = sort === 'people';
  if (sort === 'animal') return `${partOf(doer, 'head')}, close`;
  if (sort === 'thing' && /(?:hands?|fingers|paws?)$/i.test(doer) && object !== '') return `${object}, close`;
  if (sort === 'swarm' || sort === 'thing') return `${doer}, close`;
  if (BY_HAND.has(verb) && (object !== '' || HANDWORK.has(verb)))
    return object === ''
      ? `${partOf(doer, 'hands')}, close`
      : `${partOf(doer, 'hands')} and ${object}, close`;
  if ((ON_FOOT.has(verb) || TRICK.test(event.doing)) && !isFigurative(event.doing))
    return `${partOf(doer, 'feet')}, close`;
  return isSeveral
    ? `${partOf(doer, 'faces')}, close, one after the other`
    : `${partOf(doer, 'face')}, close`;
}

/** What is left of a deed: what it was done to or with, or the face of whoever did it. */
function afterIt({ doer }: Event, sort: Doer, other: string): string {
  if (other !== '') return `${other}, close`;
  return sort === 'person' ? `${partOf(doer, 'face')}, close, held` : '';
}

/** A verb as it goes on: 'climbing up'. */
export function goingOn(base: string): string {
  const [verb = '', ...rest] = base.split(' ');
  const particles = rest.filter((word) => /^(?:up|down|out|off|away|back|around|along)$/.test(word));
  // 'Fall in love' is no falling.
  if (verb === '' || rest.some((word) => !PARTICLES.has(word) && !PREPOSITIONS.has(word))) return '';
  return [formsOf(verb).ing, ...particles].join(' ');
}

/** Whoever does what goes on, once more from further off. */
function stillAtIt(event: Event, sort: Doer, object: string): string {
  const { base, doer, isPlural } = event;
  const [verb = ''] = base.split(' ');
  const seenVerb = verbOf(event);
  const doing = LEADS.has(verb) ? (seenVerb === verb ? '' : goingOn(seenVerb)) : goingOn(base);
  if (doer === '' || doing === '') return '';
  const both = object === '' || sort === 'swarm' ? doer : `${doer} and ${object}`;
  return object === '' || isPlural ? `${doer} from further off, still ${doing}` : `${both}, from further off`;
}

/** Whether a moment goes on rather than happens once. */
export const goesOn = ({ base, doing }: Event): boolean =>
  (GOES_ON.has(base.split(' ')[0] ?? '') && goingOn(base) !== '') || /^\p{L}+ing\b/u.test(doing);

const NONE: Views = { before: [], near: [], after: [] };

/** The views of a deed. */
export function viewsOfDeed(event: Event): Views {
  const scene = readScene(event.text);
  const found = scene.isForeign ? undefined : doerIn(event, scene);
  const sort = found !== undefined && SHAPES.test(event.doer) ? 'thing' : found;
  if (sort === undefined || event.doing === '') return NONE;
  const object = objectIn(event, scene);
  const other = object || otherIn(event, scene);
  const isState = STATE.test(event.doing);
  const near = nearIt(event, sort, isState ? '' : object);
  const before = isState || goesOn(event) ? '' : beforeIt(event, scene, object);
  const after = isState ? '' : goesOn(event) ? stillAtIt(event, sort, other) : afterIt(event, sort, other);
  return {
    before: view('end', 'full', before),
    near: view('near', 'close', near),
    after: view(
      'end',
      goesOn(event) ? 'wide' : 'close',
      small(after).replace(/, held$/, '') === small(near) ? '' : after,
    ),
  };
}

/** What is nothing without people. */
const PEOPLED =
  /\b(?:party|wedding|concert|match|festival|parade|ceremony|class|feast|dinner|celebration|reunion|picnic|protest|demonstration|rehearsal|audition|auction|premiere)\b/i;
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
export function viewsOfForeign({ scene }: Idea): Views {
  const [one, other] = scene.cast.filter(({ known, kind }) => known && !UNSEEN.has(kind)).map(theOf);
  return {
    before: [],
    near: view('near', 'close', one ? `${one}, close` : ''),
    after: view('near', 'close', other ? `${other}, close` : ''),
  };
}

/** The views of what is only named: each that is there, from near. */
export function viewsOfNamed({ text }: Event): Views {
  const scene = readScene(text);
  if (scene.isForeign) return NONE;
  const [main, other] = scene.cast.filter(
    ({ known, kind, part }) => known && !UNSEEN.has(kind) && part !== 'worn' && part !== 'topic',
  );
  const any = scene.cast.find(
    ({ kind, part }) => kind !== 'abstract' && kind !== 'weather' && part === 'main',
  );
  if (!main)
    return PEOPLED.test(text)
      ? { ...NONE, near: view('near', 'close', 'the faces in it, close, one after the other') }
      : { ...NONE, near: view('near', 'medium', any ? `${theOf(any)}, nearer` : '') };
  const called = theOf(main);
  const isAround =
    !STANDS.has(main.kind) && (AROUND.has(main.kind) || main.placeRow?.traits.has('support') === false);
  const near = isAround
    ? ''
    : isPeople(main.kind)
      ? `${partOf(called, main.plural || main.kind === 'group' ? 'faces' : 'face')}, close`
      : isBeing(main.kind) && !main.plural && main.kind !== 'insect' && main.kind !== 'sea-animal'
        ? `${partOf(called, 'head')}, close`
        : STANDS.has(main.kind)
          ? `${called}, nearer`
          : `${called}, close`;
  return {
    before: [],
    near: view('near', STANDS.has(main.kind) ? 'medium' : 'close', near),
    after: other
      ? view('near', 'close', `${theOf(other)}, close`)
      : view('end', 'wide', isAround ? '' : `${called} once more, from further off`),
  };
}
