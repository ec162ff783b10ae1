import { formsOf, singularsOf } from '../../lexicon/inflect.ts';
import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { isBeing } from '../../read/scene.ts';
import { senses } from '../../read/senses.ts';
import { CRAWLS } from '../genre/genre-words.ts';
import { BAR, GOES_THERE, WATERLESS } from '../idea/elsewhere-words.ts';
import type { Event } from '../idea/event.ts';
import type { Idea } from '../idea/idea.ts';
import { withoutPictured } from '../idea/pictured.ts';
import { withoutPastWeather } from '../idea/times-named.ts';
import { isBeingNoun, isNoun, verbAt, wordsOf } from '../idea/verbs.ts';
import { passiveIn } from '../story/passive.ts';
import { headOf, wordsPattern } from '../wording.ts';
import { soundOfCut, soundOfDoer } from './cut-sounds.ts';
import { soundByDoer } from './done-by-sounds.ts';
import { DONE_TO_SOUNDS } from './done-to-sounds.ts';
import { DEED_SOUNDS, EVENT_SOUNDS, THING_SOUNDS } from './sound-rows.ts';

let byThing: ReadonlyMap<string, string> | undefined;

function soundsOfThings(): ReadonlyMap<string, string> {
  byThing ??= new Map(
    rowsOf(THING_SOUNDS, 2).flatMap(([things, sound]) =>
      listOf(things).map((thing) => [thing, textOf(sound)] as const),
    ),
  );
  return byThing;
}

const ARTICLE = /^(?:an?|the|my|our|his|her|their|some)$/;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The sound of the first of these words, or of two that stand together, that has one; empty where none has. */
function firstSound(words: readonly string[]): string {
  for (const [i, word] of words.entries()) {
    const sound = soundsOfThings().get(`${word} ${words[i + 1] ?? ''}`) ?? soundsOfThings().get(word);
    if (sound !== undefined) return sound;
  }
  return '';
}

const EVENTS = rowsOf(EVENT_SOUNDS, 2).map(([names, sound]) => ({
  words: wordsPattern(listOf(names)),
  sound: textOf(sound),
}));

/** The sound of a moment in which something is only shown: 'rain on the windows'; empty where it has none. */
export const soundOfSeen = ({ text }: Pick<Event, 'text'>): string =>
  EVENTS.find(({ words }) => words?.test(text))?.sound ??
  firstSound(
    wordsIn(text)
      .filter((word) => !ARTICLE.test(word))
      .slice(0, 2),
  );

const COMES_TO = /^(?:see|reach|arrive|enter|find|discover|approach|come|return)\b/;

/** What somebody comes to is heard there: 'sees the ocean'. */
export const soundMet = ({ base, doing }: Event): string =>
  COMES_TO.test(base) ? firstSound(wordsIn(doing).slice(1)) : '';

/** What of all that an idea names is surely heard; who trains a dog or waves names no train and no sea. */
export function soundOfNamed({ shown, events }: Pick<Idea, 'shown' | 'events'>): string {
  const deeds = events.flatMap(({ doing, base }) => [wordsIn(doing)[0], formsOf(base).s.split(' ')[0]]);
  return firstSound(
    withoutModifiers(
      wordsIn(
        withoutPictured(withoutPastWeather(shown))
          .replace(/\bwaves of\b|\p{L}+['’]s\b/giu, ' ')
          .replace(GOES_THERE, ' ')
          .replace(WATERLESS, ' ')
          .replace(BAR, ' '),
      ),
    ).filter((word) => !deeds.includes(word)),
  );
}

/** A bus stop is no bus, and a school lunch no school: what only tells the kind of a thing is not there. */
const withoutModifiers = (words: readonly string[]): string[] =>
  words.filter((word, i) => {
    const next = words[i + 1] ?? '';
    return (
      !isNoun(word) ||
      !isNoun(next) ||
      /s$/.test(word) ||
      /(?:ing|s)$/.test(next) ||
      soundsOfThings().has(`${word} ${next}`)
    );
  });

/** Phrases whose verb means no such deed: 'drives the dog crazy', 'runs a bakery', 'breaks up'. */
const FIGURATIVE =
  /^(?:(?:tears?|tearing|rips?|cuts?|slices?) (?:through|past|down|across|along|into) |slips? (?:through|past|into|out|away|between|under|behind|inside)|slipping (?:through|past|into|out|away|between)|takes? off (?:the|his|her|its|their|an?|one|both)\s|(?:says?|tells?) (?:nothing|no|not)|drives? .*\b(?:crazy|mad|nuts|insane|wild)|(?:runs?|running) (?:out|late|low|short) |runs? (?:an?|the|his|her|their|our) |breaks? (?:up|down|the|in)|falls? (?:in love|for|behind|silent|apart)|calls? (?:him|her|it|them) |closes? (?:his|her|their|its) eyes|jumps? rope|cries? out|bursts? (?:into|out)|shuts? down|types? of|rings? true|breathes? (?:fire|flames?|smoke)|breathing fire|cuts? (?:off|out))/;

/** Whether what follows the verb of a deed makes another deed of it: 'runs a bakery', 'closes her eyes'. */
export const isFigurative = (doing: string): boolean => FIGURATIVE.test(doing);

/** What falls or breaks without a thud. */
const WEIGHTLESS =
  /\b(?:snow\w*|rain|drops?|droplets?|lea(?:f|ves)|night|dark\w*|waves?|curtains?|petals?|light|silence|stars?|feathers?|sand|dust|flour|ash|clouds?|sun|moon|fog|mist|heart|voice)\b/i;
const FORCE =
  /\b(?:\p{L}*storms?|hail|rain|wind|lightning|waves?|sun|light|heat|cold|idea|song|news|smell)$/iu;
/** Tools that no beast has. */
const BEASTLESS = /^(?:write|type|dig|draw)\b/;
const BEASTS =
  /\b(?:spiders?|birds?|ants?|bees?|beavers?|mice|mouse|swallows?|crows?|foxe?s?|rabbits?|moles?|storks?|wasps?)\b/i;
const HEAVY = /^(?:slide|fall|crash|break|slip|jump|run|dance|walk)/;

const BODILY =
  /\b(?:feet|foot|steps?|footsteps|shoes?|sip|chewing|crunch|breath|breathing|sob|laughter|giggl\w*|voices?|clapping|scream|snoring|hands?)\b/;
/** Beings that sound like none of us when they move. */
const UNLIKE_US: ReadonlySet<string> = new Set(['bird', 'insect', 'sea-animal', 'reptile', 'robot']);

/** Whether a sound of feet, breath or voice can be this doer's: a hummingbird runs on no feet. */
export function isHeardOf(sound: string, doer: string): boolean {
  const head = headOf(doer).toLowerCase();
  const kinds = [head, ...singularsOf(head)].flatMap((word) =>
    senses()
      .get(word)
      .flatMap((sense) => (sense.is === 'noun' ? [sense.row.kind] : [])),
  );
  if (CRAWLS.test(head)) return !BODILY.test(sound);
  return (
    !BODILY.test(sound) || kinds.length === 0 || kinds.some((kind) => isBeing(kind) && !UNLIKE_US.has(kind))
  );
}

/** What breaks without a crack. */
const UNHEARD = /\b(?:nails?|news|rules?|promises?|hearts?|records?|fast|bread|habits?|laws?|free|even)\b/i;

const isSilent = (sound: string, doing: string): boolean =>
  (sound === 'soil turned over' && /\b(?:flag|kiss|bomb|camera|bug|idea|evidence|feet)\b/i.test(doing)) ||
  (sound === 'the scratch of each stroke' &&
    /\b(?:swords?|guns?|knife|blades?|curtains?|blinds|breath|water|crowds?|cards?|weapons?|pistols?|bow|bath|straws?|ice|sand|snow|sky|glass|wall|dust|fog)\b/i.test(
      doing,
    )) ||
  (sound === 'a sharp crack' && UNHEARD.test(doing)) ||
  (sound === 'a fire crackling' &&
    /\b(?:candles?|lamps?|lanterns?|bulbs?)\b|\bburn\w* (?:down|low|out)\b/i.test(doing));

/* What is done to a thing, and the sound of it. */
const DONE_TO = rowsOf(DONE_TO_SOUNDS, 3).map(([verbs, things, sound]) => ({
  verbs: new Set(listOf(verbs)),
  things: wordsPattern(listOf(things)),
  sound: textOf(sound),
}));

const ONTO =
  /\b(?:on|onto|in|into|at|against|from|over|under|through|across|near|behind|beside|with|to)\s.*$/iu;

/** The sound of a deed by its verb and what it is done to. */
function soundOfDoneTo({ base, doing, doer: called, text }: Event): string {
  const [verb = ''] = base.split(' ');
  const doer = called || text.slice(0, text.length - doing.length).trim();
  const isThing = doer !== '' && !isBeingNoun(headOf(doer));
  // 'A door slowly opens by itself': what nobody pushes is heard at its hinges.
  if (isThing && verb === 'open' && /\b(?:doors?|gate|lid)$/i.test(doer)) return 'a hinge creaking';
  const [, ...to] = doing.split(' ');
  // A bowl that a potter throws flies nowhere.
  if (verb === 'throw' && /\b(?:potters?|ceramicists?)$/i.test(doer))
    return 'a wheel turning, wet clay in the hands';
  const isOfWater = /\b(?:whales?|dolphins?|orcas?|fish|salmon|seals?)$/i.test(doer);
  const falls = /^(?:fall|drip|drop|land)$/.test(verb);
  const done = (isThing && (falls || to.length < 4)) || isOfWater ? `${to.join(' ')} ${doer}` : to.join(' ');
  // What falls on glass breaks none.
  const itself = done.replace(ONTO, '');
  return (
    DONE_TO.find(
      ({ verbs, things, sound }) =>
        verbs.has(verb) && things?.test(sound.endsWith('breaking') ? itself : done),
    )?.sound ?? ''
  );
}

const VOICES = rowsOf(
  `
laughing, giggling, chuckling, laughs | laughter
crying, sobbing, weeping, in tears, with tears | a sob
to an old record, to a record, old record, record player | an old record playing
to the radio, to a song on the radio | a song from the radio
shouts, he shouts, she shouts, shouting | a shout
cheering | cheering
whistling | whistling
humming | a voice humming
screaming | a scream
singing along, sing along | a voice singing along
`,
  2,
).map(([words, sound]) => ({ words: wordsPattern(listOf(words)), sound: textOf(sound) }));

/** The voice in which a deed is done: 'gets up laughing'. */
export const voiceIn = ({ doing }: Event): string =>
  isFigurative(doing)
    ? ''
    : (VOICES.find(({ words }) => words?.test(doing.split(' ').slice(1).join(' ')))?.sound ?? '');

const VOICE = 'a voice close by';
const SEVERAL = /^(?:everyone|everybody|all|both|they|we|people|the crowd)\b/i;

let byVerb: ReadonlyMap<string, string> | undefined;

/** Whether a deed is only tried. */
export const triesTo = ({ doing }: Event): boolean =>
  /^(?:tries|try|trying|attempts?|attempting|struggles?|wants?|hopes?)\sto\s/i.test(doing);

/** 'Spends ages parallel parking', 'keeps stealing', 'starts dancing'. */
const GOES_ON_AT =
  /^(?:(?:spends?|spending)\s(?:ages|hours|minutes|(?:an?|the|all|his|her|two|three)\s(?:\p{L}+\s?){1,3}?)\s(?:\p{L}+\s)?|(?:keeps?|goes on|starts?|begins?)\s)(\p{L}+ing)\b(.*)$/iu;

/** The deed that somebody tries or learns to do. */
export function doneIn(event: Event): Event {
  const [, ing = '', after = ''] = GOES_ON_AT.exec(event.doing) ?? [];
  const goesOn = ing === '' ? undefined : verbAt(wordsOf(ing), 0);
  if (goesOn?.form === 'ing') return { ...event, base: goesOn.verb.base, doing: `${goesOn.verb.s}${after}` };
  const [, base = '', rest = ''] =
    /^(?:tries|try|trying|learns?|learning|starts?|begins?|attempts?|helps?|manages?)\sto\s(\p{L}+)(.*)$/iu.exec(
      event.doing,
    ) ?? [];
  return base === '' ? event : { ...event, base, doing: `${base}${rest}` };
}

/** What several do when all is well: 'his friends go crazy'. */
const GO_CRAZY =
  /^(?:go(?:es)?|going)\s(?:crazy|wild|nuts|mad|bananas|berserk)|^(?:los(?:e|es|ing))\s(?:it|their minds)|^freak(?:s|ing)?\sout/;
const MANY =
  /\b(?:crowd|audience|stadium|arena|room|fans|everyone|friends|crew|team|class|family|spectators|people|guests|kids|children|supporters|bench|bar|pub)$/i;

/** What runs on a battery has no engine to be heard. */
const ELECTRIC = /\belectric\b|\be-(?:scooter|bike|car|bus|van|truck)s?\b/i;
const ELECTRIC_SOUND = 'tyres on asphalt and a thin electric whine';

/** A candle that burns, and somebody who freezes, are not heard. */
const isStill = (base: string, doer: string): boolean =>
  (/^burn/.test(base) && /\b(?:candles?|lamps?|lanterns?|bulbs?)$/i.test(doer)) ||
  (/^freeze/.test(base) && isBeingNoun(headOf(doer)));

const SHUT_OUT = /^(?:gets?|is|are|stands?)\s(?:locked out|stuck outside)\b|^locks?\s\S+sel(?:f|ves) out\b/;
/** The deeds of rows, by their verbs. */
const deedSounds = (): ReadonlyMap<string, string> => {
  byVerb ??= new Map(
    rowsOf(DEED_SOUNDS, 2).flatMap(([verbs, sound]) =>
      listOf(verbs).map((verb) => [verb, textOf(sound)] as const),
    ),
  );
  return byVerb;
};

/** A cut: by its own row where one has it, else by tool and thing. */
const soundOfCutOf = (told: Event, event: Event): string =>
  (triesTo(told) ? '' : soundOfDoneTo(event)) || soundOfCut(event.text, event.doing);

/** The sound of a deed by its verb and what follows it; empty where it has none of its own. */
export function soundOfDeed(told: Event): string {
  if (SHUT_OUT.test(told.doing)) return 'a door handle rattling';
  const passive = passiveIn(told);
  const event = passive
    ? { ...passive.deed, doing: passive.deed.doing.replace(/^\S+/u, (verb) => `${verb} ${passive.o}`) }
    : doneIn(told);
  const { base, doing, text, isPlural } = event;
  const doer = event.doer || text.slice(0, Math.max(text.length - doing.length, 0)).trim();
  if (/\bmissed calls?\b|\bstops? short\b/i.test(text) || isFigurative(doing)) return '';
  const own = soundByDoer(event, doer) ?? (soundOfDoer(base, doer) || undefined);
  if (own !== undefined || isStill(base, doer)) return own ?? '';
  if (/^(?:chop|cut|slice)\b/.test(base) && !/ (?:out|off)\b/.test(base)) return soundOfCutOf(told, event);
  // A storm that hits is heard as a storm.
  if (/^(?:hit|strike|slap|punch)/.test(base) && FORCE.test(doer)) return '';
  const doneTo = triesTo(told) ? '' : soundOfDoneTo(event);
  if (doneTo !== '') return doneTo;
  if (
    (HEAVY.test(base) &&
      (WEIGHTLESS.test(doer) ||
        (doer === '' && WEIGHTLESS.test(text)) ||
        (doer !== '' && !isBeingNoun(headOf(doer))))) ||
    (BEASTS.test(doer) && BEASTLESS.test(base))
  )
    return '';
  if (GO_CRAZY.test(doing) && (isPlural || MANY.test(doer))) return 'cheering';
  if (
    /^(?:fall|tumble|slip|crash)/.test(base) &&
    /\b(?:surfers?|swimmers?|kayakers?|water[- ]?skiers?)$/i.test(doer)
  )
    return 'a splash';
  if (MANY.test(doer) && /^(?:explode|erupt|burst)/.test(base)) return 'a roar of voices';
  const [, ...rest] = doing.split(' ');
  const spoken = [base.split(' ')[0] ?? '', ...rest];
  for (let length = 3; length > 0; length--) {
    const sound = deedSounds().get(spoken.slice(0, length).join(' '));
    if (sound === VOICE && (isPlural || SEVERAL.test(text))) return 'voices';
    if (sound === 'a bell' && /\b(?:phone|mobile|cell)s?\b/i.test(doer)) return 'a phone ringing';
    if (sound && /\bengines?\b/.test(sound) && ELECTRIC.test(text)) return ELECTRIC_SOUND;
    if (sound) return isHeardOf(sound, doer) && !isSilent(sound, doing) ? sound : '';
  }
  return '';
}
