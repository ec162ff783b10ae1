import { choicesOf, listOf, rowsOf } from '../../lexicon/row.ts';
import type { Idea } from '../idea/idea.ts';
import { verbAt, wordsOf } from '../idea/verbs.ts';
import { capital, wordsPattern } from '../wording.ts';
import { aboutOf, filledAll } from './about.ts';
import { causeStory } from './cause-story.ts';
import { FORMAT_ROWS, OCCASION_ROWS } from './format-rows.ts';
import { genreFilm } from './genre-film.ts';
import { listStory } from './list-story.ts';
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
const OCCASIONS = rowsOf(OCCASION_ROWS, 2).map(([names, images]) => ({
  words: wordsPattern(listOf(names)),
  images: choicesOf(images),
}));

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
  /^([^,]{2,40}?)\s(?:vs\.?|versus)\s([^,]{2,40}?)(?:\s(?:at|in|on)\s[^,]{2,30})?(?:,?\s(?:but|and|who|when)\s(?:they\s)?(?:both\s)?(?:have to|must|need to|can only|try to)\s(.{3,60}))?$/iu;
const OF_ONESELF = /^(?:me|you|us|my \p{L}+)\s/iu;

const GAME =
  /^(?:an?\s|the\s)?(?:\p{L}+\s){0,2}?(?:game|match|race|contest|competition|battle|duel|fight)\sbetween\s(.{2,40}?)\sand\s(.{2,40}?)(?=[,.]|\s(?:in|on|at)\s|$)/iu;

const CONTEST = /\b(?:[\p{L}-]+\s)?(?:game|match|contest|competition|battle|duel|fight)\b/iu;

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
  if (/\brace\b/i.test(told))
    return [
      `${capital(one)} and ${other}, side by side at a line`,
      `${capital(a.o)} in front, by a nose`,
      `${capital(b.o)} draw${b.isOPlural ? '' : 's'} level, stretched out long`,
      'The line comes near, and both throw themselves at it',
    ];
  const begins = `${capital(one)} and ${other}, face to face`;
  if (task !== '')
    return [
      begins,
      `${capital(a.o)} ${agreed(task, a.isOPlural)}, one eye on ${b.o}`,
      `${capital(b.o)} ${agreed(task, b.isOPlural)}, faster and faster`,
      `${capital(a.o)} and ${b.o} look at what came of it, then at each other`,
    ];
  const what = CONTEST.exec(told)?.[0].replace(/^(?:an?|the|my|our)\s/i, '');
  if (what === undefined)
    return [
      begins,
      `${capital(a.o)}, close`,
      `${capital(b.o)}, close`,
      `${capital(a.o)} and ${b.o}, both in view`,
    ];
  return [
    begins,
    `${capital(a.o)} in the ${what}, from near`,
    `${capital(b.o)} answer${b.isOPlural ? '' : 's'}, from near`,
    `${capital(a.o)} and ${b.o} at once, neither giving way`,
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
  const grown =
    /^(?:makeover|renovation|transformation|redesign|restoration) of (?:the|our|my) (.{3,40})$/i.exec(
      told,
    )?.[1];
  if (grown && PLANTED.test(grown))
    return [
      `The ${grown} before, from one fixed spot, overgrown`,
      'A spade goes in, and armful after armful is carried off',
      'Two hands set a plant into dark soil and press it down',
      `The ${grown} from the same spot, in full leaf`,
    ];
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
    // What happens to it once it is made is a story of its own.
    .replace(
      /^(.{3,40}?)\sbeing\s(?:made|built|created|drawn|painted|baked|brewed|woven|sewn|forged|carved|inked|printed|restored)(?=$|,).*$/iu,
      events.slice(1).some(({ doing }) => doing !== '') ? '$&' : 'the making of $1',
    )
    .replace(/^(.{3,30}\p{L})\stour$/iu, 'tour of $1');
  for (const story of [
    genreFilm(subject, events),
    topicImages(told),
    lostPet(subject),
    causeStory(told, idea),
    betweenTwo(told),
    againstEachOther(told),
    remade(told),
    madeInto(told),
  ])
    if (story.length > 0) return story;
  const list = listStory(told, subject);
  if (list.length > 0) return list;
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
