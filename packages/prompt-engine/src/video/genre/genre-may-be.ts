import { isPeople } from '../../read/scene.ts';
import type { Idea } from '../idea/idea.ts';
import { sensesAt } from '../idea/verbs.ts';
import { isUnusual } from './animal-genre.ts';
import { isLullabyAtWork, isSoundNote } from './felt-at-end.ts';
import { ANIMALS, EVERYDAY, OFF_EARTH, UNDEAD } from './genre-words.ts';

/** What no pet does. */
const AT_WORK =
  /\b(?:courts?|judges?|jury|powerpoint|presentation|meeting|job interview|office|boss|ceo|spreadsheets?)\b/i;
const EYES_OF =
  /^(?:an?\s)?pov:?\s(?:when\s)?(?:you(?:['’]?re|\sare)|ur|u\sr|u\sare|im|i['’]m)\san?\s(?:tiny\s|little\s|small\s)?(\p{L}+)/iu;

/** Whether an idea is seen with the eyes of a creature or a thing: 'pov you're a bee'. Whoever is a person is a meme. */
export function isThroughEyes(subject: string): boolean {
  const who = EYES_OF.exec(subject)?.[1]?.toLowerCase() ?? '';
  return (
    who !== '' &&
    !sensesAt(who).some((sense) => sense.is === 'noun' && isPeople(sense.row.kind)) &&
    !/(?:er|or|ist|ian|man|woman|guy|girl|kid|boss|mom|dad)$/.test(who)
  );
}

/** Whether a genre that a word calls for is that of this idea, by who acts in it. */
export function mayBe(id: string, idea: Idea, words: RegExp | undefined): boolean {
  const { events, main, subject } = idea;
  const [first] = events;
  if (id === 'horror') return mayFrighten(subject);
  if (id === 'meme') return !isThroughEyes(subject);
  if (id === 'how-to') return mayBeHowTo(idea);
  if (id === 'sound') return !isSoundNote(subject);
  if (id === 'bedtime') return !isLullabyAtWork(subject);
  // Whoever retires in a story is no guest of honour of ours.
  if (id === 'birthday')
    return /\b(?:my|our|happy|videos?|films?|clips?|message|greeting|tribute|slideshow)\b/i.test(
      subject.replace(/\bvideo[- ]call\w*/gi, ''),
    );
  // Somebody who explains is seen, and explains to no one else.
  if (id === 'explainer') return !/^explain/.test(first?.base ?? '');
  if (id === 'sci-fi')
    return (
      !ANIMALS.has(main?.kind ?? '') &&
      !/\b(?:date|dating|love|kiss\w*|marr\w+|wedding)\b/i.test(subject) &&
      !isRobotAtHome(subject)
    );
  if (id === 'family') return mayBeFamily(idea);
  if (id === 'mischief') return ANIMALS.has(main?.kind ?? '');
  if (id === 'sport') return mayBeSport(idea);
  if (id === 'local') return mayInvite(idea);
  if (id === 'history') return !/\btime travel\w*/i.test(subject);
  if (id === 'trailer')
    return (
      !/^(?:an?\s|the\s|my\s|our\s)?(?:ad|advert)\b/i.test(subject) &&
      !/\btrailer (?:voice|guy|music|park|home)s?\b/i.test(subject)
    );
  // Whoever is watched by a cat does yoga for it.
  if (id === 'fitness') return !ANIMALS.has(main?.kind ?? '');
  if (id === 'fantasy')
    return (
      main?.kind !== 'pet' &&
      !/\b(?:dressed (?:up )?as|costume|pillow|magic tricks?|magicians?|card tricks?|ghost town|ghosting|(?:is|like|as) a monster)\b/i.test(
        subject,
      )
    );
  if (id === 'travel') return mayBeTravel(idea);
  if (id === 'pet' && AT_WORK.test(subject)) return false;
  if (id !== 'pet' || !first || main?.kind === 'pet') return true;
  // A puppy that only runs in at the end makes no film of pets.
  return words?.test(first.doer.replace(/['’]s\b/g, '')) === true;
}

/** What is unboxed, worn or flown to is no journey of ours. */
const mayBeTravel = ({ subject, main }: Idea): boolean =>
  !/\b(?:unbox\w*|boots?|shoes?|backpacks?|tent|gear)\b/i.test(subject) &&
  !OFF_EARTH.test(subject) &&
  !ANIMALS.has(main?.kind ?? '') &&
  !/^(?:toy|fantasy-being)$/.test(main?.kind ?? '');

/** What calls itself frightening. */
const CALLS_HORROR = /\b(?:horror|scary|creepy|terrifying|jump scare)\b/i;

/** Monsters that are met as friends. */
const FRIENDLY = /\b(?:befriend\w*|friends? with|friendly|shy|cuddl\w+|hugs?)\b/i;

/** What frightens us at what we all do is no horror. */
const mayFrighten = (subject: string): boolean =>
  CALLS_HORROR.test(subject) ||
  (!FRIENDLY.test(subject) && !(EVERYDAY.test(subject) && UNDEAD.test(subject)));

/** A robot at home with somebody's grandmother. */
const AT_HOME =
  /\b(?:grandma|grandpa|grandmother|grandfather|granny|grandad|nana|kitchen|dumplings|laundry|knit\w*|bak(?:es?|ing)|cook(?:s|ing)?|dishes|garden)\b/i;

/** Whether a robot helps somebody in the house. */
const isRobotAtHome = (subject: string): boolean =>
  /\b(?:robot (?:vacuum|mower|hoover)|roomba)/i.test(subject) ||
  (/\brobots?\b/i.test(subject) && AT_HOME.test(subject));

/** A boy who asks a girl to dance at the fair invites nobody else to it. */
const mayInvite = ({ request, events: [first], subject }: Idea): boolean =>
  request.product !== '' ||
  !first ||
  first.doing === '' ||
  /\b(?:our|come|visit|join|video|film|clip|invit\w+|promo\w*)\b/i.test(subject);

/** Contests that are no sport. */
const OF_ARTS =
  /\b(?:classmate['’]s|drawing|art|painting|baking|cooking|singing|spelling|beauty|school|photo|costume|essay|poetry|writing|talent)\s(?:contest|competition)s?\b/i;

/** Children and animals at play are no sport, and those who watch it are none. */
const mayBeSport = (idea: Idea): boolean =>
  !isUnusual(idea) &&
  idea.main?.kind !== 'child' &&
  !OF_ARTS.test(idea.shown) &&
  !idea.scene.cast.some((one) => ANIMALS.has(one.kind)) &&
  !/\b(?:empty|abandoned|deserted)\s(?:\p{L}+\s){0,2}(?:stadium|pitch|court|gym|arena|field|pool|rink)\b/iu.test(
    idea.shown,
  ) &&
  !/\b(?:fans?|supporters?)\b|\b(?:delivery|food|pizza|courier|mail|paper)\s(?:rider|runner|boy|girl)\b|\b(?:couriers?|messengers?)$/i.test(
    idea.events[0]?.doer ?? '',
  );

/** A ball that tips the post gives no tips, and a sport is no lesson. */
function mayBeHowTo({ subject, known, events: [first] }: Idea): boolean {
  if (/\b(?:how to|tutorial|step by step|recipe|diy|lesson)/i.test(subject))
    return !first || first.doer === '' || known === 'steps';
  return (
    known === 'steps' ||
    /\btips (?:for|on|to|and)\b|\d\stips\b|\btips$/i.test(subject) ||
    /\b(?:ways to|hacks)\b/i.test(subject)
  );
}

/** Kin who part are no evening on the sofa. */
const PARTING =
  /\b(?:coming back|come back|leav(?:es?|ing)|goodbye|farewell|train|platform|bus stop|station|airport|border|prison|hospital|suitcase|last time|never|photos? of|picture of|sighs?|divorce\w*|will you write)\b/i;

/** Kin who race or fight make no family film. */
const mayBeFamily = ({ subject, scene }: Idea): boolean =>
  !PARTING.test(subject) &&
  !/\b(?:rac(?:es?|ing)|chas(?:es?|ing)|escap(?:es?|ing)|fights?|fighting|reali[sz]es?|panics?|screams?|lost|missing|nightmare|terrified|keep up|faster and faster)\b/i.test(
    subject,
  ) &&
  !scene.cast.some(({ kind }) => ANIMALS.has(kind)) &&
  !/\b(?:grandfather clock|mother (?:earth|nature)|father time|baby monitor|baby (?:steps|blue))\b/i.test(
    subject,
  );
