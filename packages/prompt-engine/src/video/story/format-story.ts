import { choicesOf, listOf, rowsOf } from '../../lexicon/row.ts';
import { readScene } from '../../read/read-scene.ts';
import { isPeople, type Member, mainOf } from '../../read/scene.ts';
import type { Idea } from '../idea.ts';
import { verbAt, wordsOf } from '../verbs.ts';
import { capital, wordsPattern } from '../wording.ts';
import { CAUSE_ROWS } from './cause-rows.ts';
import { fillFirst, type Slots } from './fill.ts';
import { FORMAT_ROWS, OCCASION_ROWS } from './format-rows.ts';
import { topicImages } from './topics.ts';

/* What a sort of film shows of what it is about: an advertisement, a makeover, a birthday film. */

const FORMATS = rowsOf(FORMAT_ROWS, 3).map(([names, kind = '', images]) => ({
  leads: new RegExp(
    `^(?:(?:an?|the|my|our)\\s)?(?:${listOf(names)
      .sort((a, b) => b.length - a.length)
      .join('|')})\\s(?=\\p{L})`,
    'iu',
  ),
  kind,
  images: choicesOf(images),
}));
const CAUSES = rowsOf(CAUSE_ROWS, 2).map(([names, images]) => ({
  words: wordsPattern(listOf(names)),
  images: choicesOf(images),
}));
const OCCASIONS = rowsOf(OCCASION_ROWS, 2).map(([names, images]) => ({
  words: wordsPattern(listOf(names)),
  images: choicesOf(images),
}));

/** What is said of a thing after its name. */
const SAID_OF =
  /(?:[,;:!?]|\.(?=\s|$)|\s(?:that|which|who|whose|where|when|while|in under|in \d+|for (?:my|our|the|a))(?=\s)).*$/iu;

/** Whether it is somebody, a place, or of what kind. */
function kindOf(main: Member | undefined): string {
  if (!main) return '';
  if (isPeople(main.kind)) return 'person';
  const isRoom = main.placeRow?.traits.has('support') === false;
  return main.kind === 'place' || main.kind === 'building' || isRoom ? 'place' : main.kind;
}

/** A thing as a film calls it: 'an old chair' is the old chair. */
export function aboutOf(
  typed: string,
): Required<Pick<Slots, 'o' | 'x' | 'isOPlural'>> & { readonly kind: string } {
  const bare = typed
    .replace(SAID_OF, '')
    .replace(/\s(?:renovation|makeover|restoration|transformation|refurbishment)$/i, '')
    .trim();
  const x = bare.replace(/^(?:an?|the|some)\s/iu, '');
  const main = mainOf(readScene(bare));
  const isBare = x === bare && !main?.known && !/\s/.test(bare) && !/s$/.test(bare);
  const isNamed = isBare || /^(?:my|our|his|her|their|this|\p{Lu})/u.test(bare) || main?.proper === true;
  const isPlural =
    main?.plural === true ||
    /\sand\s/.test(x) ||
    /\b(?:boots|shoes|sneakers|trainers|socks|gloves|glasses|headphones|earbuds|jeans|trousers|candles|cookies|skis|cards|bags|pans|knives)$/i.test(
      x,
    );
  const kind = kindOf(main);
  return { o: isBare ? capital(bare) : isNamed ? bare : `the ${x}`, x, isOPlural: isPlural, kind };
}

export const filledAll = (images: readonly string[], slots: Slots): readonly string[] =>
  images.map((image) => fillFirst([image], slots)).filter(Boolean);

/** A cause that is only named, or an appeal to everybody. */
const CAUSE =
  /^(?:we (?:want|need|have|are trying) to (?:find|save|stop|protect|help) .{3,50}|(?:stop|save|end|fight|don['’]?t|do not|no|no more|say no to|against|quit|please|anti[- ])\s?.{3,50}|(?:bullying|littering|smoking|kindness|tolerance|diversity|mental health|road safety|first aid|handwashing|food waste|climate change|fire safety|workplace safety|work safety|it security|cyber ?security|data protection|phishing|evacuation)(?: awareness| training| lesson| drill| rules| training| at school| week| campaign)?(?:\sfor\s.+)?)$/i;

/** What an appeal counts: 'every winter 300 people sleep outside', 'one in five children'. */
const FACT =
  /^(?:(?:in|on) [^,]{3,40}?,?\s)?(?:every|each)\s(?:single\s)?(?:\d+\s)?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|winters?|summers?|years?|christmas)\b,?\s.*\b(?:\d+|hundreds?|thousands?|a (?:dog|cat|child|woman|man|person|family|tree|whale|girl|boy)|people|animals|dogs|cats|children|women|families)\b|^(?:(?:more than|over|about|nearly|almost)\s)?(?:one|two|three|\d+)\s(?:in|out of)\s(?:every\s)?(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\s|^(?:(?:more than|over|about|nearly|almost)\s)?\d[\d.,]*\s?(?:%|percent|per cent|million|thousand|people|children|families|women|dogs|cats|animals)\b/i;
/** A place that is to stay: 'save our swimming pool'. */
const SAVED = /^(?:please )?(?:save|keep|rescue) ((?:our|the) [^,.!?]{3,40})[!.]*$/i;
const SAVED_IMAGES = [
  '{O} today, from one fixed spot',
  'A name goes on a list, and another below it',
  'The lists are laid on a desk, a thick pile',
  '{O} from the same spot, full of life',
];
const FACT_AT_MOST = 90;
const APPEALS =
  /\b(?:charity|appeal|psa|awareness|donat\w+|campaign|fundrais\w+|help us|safety (?:film|video|training|spot))\b/i;

/** Whether an idea only names a cause. */
export const isCause = (idea: Idea): boolean =>
  causeStory(idea.shown.replace(/[.!?]+$/, ''), idea).length > 0;

function causeStory(told: string, { events, request, subject }: Idea): readonly string[] {
  if (
    (events.length > 2 && events[0]?.doing !== '') ||
    !(
      CAUSE.test(told.replace(/[,:].*$/, '')) ||
      FACT.test(told) ||
      (APPEALS.test(subject) && events.every(({ doing }) => doing === '')) ||
      /\b(?:awareness|public service|psas?|campaign)\b/i.test(request.film)
    )
  )
    return [];
  const images = CAUSES.find(({ words }) => words?.test(told))?.images ?? [];
  const saved = SAVED.exec(told)?.[1] ?? '';
  if (images.length === 0 && saved !== '') return filledAll(SAVED_IMAGES, aboutOf(saved));
  if (images.length === 0 && FACT.test(told) && APPEALS.test(subject))
    return [
      'One face, very near, looking straight at us',
      `“${capital(told)}” in large letters on a dark ground`,
      'A hand is held out, open, and another closes round it',
    ];
  // The fact itself is read at the end.
  return FACT.test(told) && told.length < FACT_AT_MOST && images.length > 0
    ? [...images.slice(0, -1), `${images.at(-1) ?? ''}, and the words “${capital(told)}”`]
    : images;
}

const BETWEEN =
  /^(?:(?:an?|the|short|funny)\s)*(?:dialogue|dialog|conversation|argument|talk|chat|phone call|debate|meeting|first date|date)\sbetween\s(.+?)\sand\s(.+?)(?=[,.;:!?]|\s(?:about|over|in|on|at|who)\s|$)/iu;

/** Two who talk with one another. */
function betweenTwo(shown: string): readonly string[] {
  const [, one = '', other = ''] = BETWEEN.exec(shown) ?? [];
  if (!one || !other) return [];
  const [a, b] = [one, other].map((who) => aboutOf(who).o);
  return [
    `${capital(one)} and ${other}, face to face`,
    `${capital(a ?? '')} leans in and speaks, one hand drawing it in the air`,
    `${capital(b ?? '')} listens, then answers`,
    'A pause; both look at each other',
  ];
}

const VERSUS =
  /^(.{2,40}?)\s(?:vs\.?|versus)\s(.{2,40}?)(?:\s(?:at|in|on)\s[^,]{2,30})?(?:,?\s(?:but|and|who|when)\s(?:they\s)?(?:both\s)?(?:have to|must|need to|can only|try to)\s(.{3,60}))?$/iu;
const OF_ONESELF = /^(?:me|you|us|my \p{L}+)\s/iu;

const GAME =
  /^(?:an?\s|the\s)?(?:\p{L}+\s){0,2}?(?:game|match|race|contest|competition|battle|duel|fight)\sbetween\s(.{2,40}?)\sand\s(.{2,40}?)(?=[,.]|\s(?:in|on|at)\s|$)/iu;

/** Two who face each other, and what they have to do. */
function againstEachOther(told: string): readonly string[] {
  const [, one = '', other = '', task = ''] = VERSUS.exec(told) ?? GAME.exec(told) ?? [];
  if (!one) return [];
  if (OF_ONESELF.test(one) && OF_ONESELF.test(other))
    return [
      `${capital(one)}, very near`,
      `The same place, the same angle: ${other}`,
      'Both side by side, held',
    ];
  const [a, b] = [aboutOf(one), aboutOf(other)];
  const begins = `${capital(one)} and ${other}, face to face`;
  if (task !== '')
    return [
      begins,
      `${capital(a.o)} ${agreed(task, a.isOPlural)}, one eye on ${b.o}`,
      `${capital(b.o)} ${agreed(task, b.isOPlural)}, faster and faster`,
      `${capital(a.o)} and ${b.o} look at what came of it, then at each other`,
    ];
  return [
    begins,
    `${capital(a.o)} from near, eyes on ${b.o}`,
    `${capital(a.o)} make${a.isOPlural ? '' : 's'} the first move`,
    `${capital(b.o)} and ${a.o}, and neither gives way`,
  ];
}

/** A verb phrase as its doer has it: 'bake a cake' → 'bakes a cake'. */
function agreed(task: string, isPlural: boolean): string {
  const verb = verbAt(wordsOf(task), 0)?.verb;
  return isPlural || !verb ? task : task.replace(/^\p{L}+/u, verb.s.split(' ')[0] ?? '');
}

const BECOMES =
  /^(?:before and after[:,]?\s)?(?:how\s)?((?:an?|the|my|our)\s[^,]{3,40}?)\s(?:becomes?|turns? into|is turned into|transformed into)\s((?:an?|the|my|our)\s[^,]{3,40})$/iu;

const REMADE =
  /^(?:before and after (?:of\s|[:,]\s)?)?((?:an?|the|my|our|their)\s[^,]{3,40}?)\s(?:makeover|make-over|renovation|transformation|redesign|restoration|conversion),?\sfrom\s([^,]{3,40}?)\s(?:in)?to\s([^,]{3,60})$/iu;
const PLANTED = /\b(?:garden|yard|backyard|balcony|terrace|patio|park|meadow|allotment)\b/i;

/** What a place was, the work on it, and what it is now: 'our garden makeover, from jungle to terrace'. */
function remade(told: string): readonly string[] {
  const [, place = '', from = '', into = ''] = REMADE.exec(told) ?? [];
  if (place === '') return [];
  return [
    `${capital(place)} before, from one fixed spot: ${from}`,
    PLANTED.test(place)
      ? 'A spade goes in, and armful after armful is carried off'
      : 'Out it all goes, armful after armful',
    'Two hands at work, close: the first new piece is set level',
    `The same spot: ${into}`,
  ];
}

/** A place or a thing that is made into one of another use, seen from one spot. */
function madeInto(told: string): readonly string[] {
  const [, from = '', into = ''] = BECOMES.exec(told) ?? [];
  const [before, after] = [aboutOf(from), aboutOf(into)];
  if (from === '' || before.kind !== 'place' || after.kind === 'person') return [];
  return [
    `${capital(from)}, from one fixed spot`,
    'Out it all goes, armful after armful',
    'A broom, a roller, the first bare wall in fresh colour',
    `The same spot: ${into}`,
  ];
}

const LOST =
  /\b(?:lost|missing)\s(?:\p{L}+\s)?(cat|dog|parrot|tortoise|rabbit|puppy|kitten|bird)\b|\b(cat|dog|parrot|tortoise|rabbit|puppy|kitten|bird)(?:\s\p{L}+)?\s(?:is|has gone|went)\s?(?:lost|missing)?\b/iu;
const SEEN = /have you seen (?:our |my )?(?:cat |dog )?(\p{Lu}\p{L}+)/u;

/** A pet that is looked for: its picture, how it looks, and who is looking. */
function lostPet(subject: string): readonly string[] {
  const [, one = '', other = ''] = LOST.exec(subject) ?? [];
  const pet = one || other;
  if (pet === '' || !/\b(?:have you seen|please|poster|call|reward|find)\b/i.test(subject)) return [];
  const name = SEEN.exec(subject)?.[1] ?? `the ${pet}`;
  const looks = /,\s((?:[^,.!?]{2,30})(?:,\s[^,.!?]{2,30}){0,2})[.!?]*$/.exec(subject)?.[1] ?? '';
  return [
    `A photograph of ${name} on a lamp post, its corners lifting in the wind`,
    looks === '' ? 'The photograph from near, the eyes straight at us' : `The photograph from near: ${looks}`,
    'A torch goes along a hedge, a bowl is shaken',
    'A door left ajar, the lamp above it on, and the words “Have you seen me?”',
  ];
}

const NUMBERED =
  /^((?:\d{1,2}|two|three|four|five|six|seven|ten)\s(?:\p{L}+\s)?(?:tips|ways|reasons|habits|facts|mistakes|tricks|hacks|ideas|signs|rules|things|steps))\s(.{3,80})$/iu;

/** Who celebrates no wedding. */
const ANIMALS: ReadonlySet<string> = new Set([
  'pet',
  'farm-animal',
  'wild-animal',
  'bird',
  'sea-animal',
  'insect',
  'reptile',
]);

/** Images of a film of a known sort, in their order; none where the idea asks for no such sort or tells its own. */
export function formatStory(idea: Idea): readonly string[] {
  const { shown, events, request, subject } = idea;
  const told = shown
    .replace(/[.!?]+$/, '')
    .replace(/\bbefore\s?[/&]\s?after\b/i, 'before and after')
    .replace(
      /^(.{3,40}?)\sbeing\s(?:made|built|created|drawn|painted|baked|brewed|woven|sewn|forged|carved|inked|printed|restored)(?=$|,).*$/iu,
      'the making of $1',
    )
    .replace(/^(.{3,30}\p{L})\stour$/iu, 'tour of $1');
  for (const story of [
    topicImages(told),
    lostPet(subject),
    causeStory(told, idea),
    betweenTwo(told),
    againstEachOther(told),
    remade(told),
    madeInto(told),
  ])
    if (story.length > 0) return story;
  const list = NUMBERED.exec(told);
  if (list)
    return [
      `“${capital(told)}” in large letters on a plain ground`,
      'One after the other, each with its number, each shown by two hands',
      'The whole list, one look back over it',
    ];
  // 'Portrait film of my grandmother': the words that call it one lead on to it.
  const isPortrait = events.every(({ doing }) => doing === '') && /^portrait\b/i.test(request.film);
  const named = isPortrait ? `portrait of ${told}` : told;
  for (const { leads, kind, images } of FORMATS) {
    const lead = leads.exec(named)?.[0];
    if (!lead) continue;
    const about = aboutOf(named.slice(lead.length));
    if (kind === '-' || kind === about.kind) return filledAll(images, about);
  }
  const isOnlyNamed =
    events.length === 1 && (events[0]?.doing === '' || /\s(?:who|that)\s/.test(events[0]?.text ?? ''));
  const occasion = OCCASIONS.find(({ words }) => words?.test(`${request.film} ${subject}`));
  if (
    occasion &&
    isOnlyNamed &&
    !ANIMALS.has(aboutOf(told).kind) &&
    /\b(?:video|film|clip|message|slideshow|montage|tribute|reel|gift|movie|trailer)\b/i.test(subject)
  )
    return filledAll(occasion.images, aboutOf(told));
  return [];
}
