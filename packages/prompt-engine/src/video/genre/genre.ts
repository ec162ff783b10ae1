import { listOf, rowsOf, wordsOfCell } from '../../lexicon/row.ts';
import { isPeople } from '../../read/scene.ts';
import { genreOfTears } from '../idea/end-of-idea.ts';
import type { Idea } from '../idea/idea.ts';
import { spelled } from '../idea/spelled.ts';
import { isBeingNoun, verbAt, wordsOf } from '../idea/verbs.ts';
import { OWN_STORY } from '../optimizer/drawn-answer.ts';
import { aimOf, isForChildren } from '../picture/aim.ts';
import { isFigurative } from '../sound/event-sounds.ts';
import { isCause } from '../story/cause-story.ts';
import { headOf, wordsPattern } from '../wording.ts';
import { animalGenre } from './animal-genre.ts';
import { isOfThings } from './felt.ts';
import { genreFelt, givesWay } from './felt-at-end.ts';
import { genreAsShown } from './genre-as-shown.ts';
import { mayBe } from './genre-may-be.ts';
import { dramaOf, dramaOrPortrait, isDramatic, pairsOf } from './genre-of-drama.ts';
import { genreOfThings } from './genre-of-things.ts';
import {
  ACTED,
  ALIVE,
  CAUGHT,
  CAUSE,
  CHILDREN,
  DRAMA,
  FAST_ADVERT,
  FIGHT,
  FUNNY_ADVERT,
  type Genre,
  HANDWORK,
  LEGEND,
  LIVE,
  SCARE_JOKE,
} from './genre-pairs.ts';
import {
  ADVERT_ROWS,
  DEED_GENRE_ROWS,
  GENRE_ROWS,
  REQUEST_GENRE_ROWS,
  USUAL_GENRE_ROWS,
} from './genre-rows.ts';
import {
  ANIMALS,
  ARMED,
  callingWords,
  EVERYDAY,
  GRAVE,
  HANDS_ON,
  IN_OFFICE,
  isUncanny,
  LIGHT_HEARTED,
  NO_FOOD,
  OF_OLD,
  OUT_OF_PLACE,
  PLAYS_MUSIC,
  PUBLIC,
  SOMEBODY,
  THINGS,
  UNDEAD,
  VIEWS,
  WILD,
  WORKS,
} from './genre-words.ts';

interface Called extends Genre {
  readonly words?: RegExp;
}

const GENRES: readonly Called[] = rowsOf(GENRE_ROWS, 4).map(([id = '', words, one = '', two = '']) => {
  const called = wordsPattern(listOf(words));
  return { id, approaches: [one, two] as const, ...(called && { words: called }) };
});
const USUAL: ReadonlyMap<string, Genre> = new Map(
  rowsOf(USUAL_GENRE_ROWS, 3).map(
    ([kind = '', one = '', two = '']) => [kind, { id: kind, approaches: [one, two] as const }] as const,
  ),
);
const BY_REQUEST: ReadonlyMap<string, Genre> = new Map(
  rowsOf(REQUEST_GENRE_ROWS, 4).map(
    ([asked = '', id = '', one = '', two = '']) => [asked, { id, approaches: [one, two] as const }] as const,
  ),
);
const ADVERTS = pairsOf(ADVERT_ROWS);

/* What a deed makes of a film in which no word calls for another. verbs | first approach | second */
const DEED_GENRES = rowsOf(DEED_GENRE_ROWS, 3).map(([verbs, one = '', two = '']) => ({
  id: 'deed',
  approaches: [one, two] as const,
  verbs: new Set(wordsOfCell(verbs)),
}));

/** The sort of film of an occasion, an offer or an appeal. */
function genreRequested({ request, subject }: Idea): Genre | undefined {
  const { occasion, sort, product } = request;
  const asked = BY_REQUEST.get(occasion?.kind ?? sort ?? '');
  if (asked || product === '') return asked;
  if (/\b(?:funny|humou?r\w*|hilarious|silly|laugh|comedy|parody|spoof)\b/i.test(subject))
    return FUNNY_ADVERT;
  return undefined;
}

/** What is to be quick and loud is sold in no quiet film. */
const FAST =
  /\b(?:fast|quick|rapid|jump|smash)[- ]?(?:cuts?|paced|edits?|editing)\b|\b(?:energetic|high[- ]energy|hype)\b/i;

/** How an advertisement is filmed, by what it is for. */
function advertOf(genre: Genre, { request, subject }: Idea): Genre {
  const text = `${request.product} ${subject}`;
  if (genre.id === 'advert' && FAST.test(subject)) return FAST_ADVERT;
  const pair = genre.id === 'advert' ? ADVERTS.find(({ words }) => words?.test(text)) : undefined;
  return pair ? { id: genre.id, approaches: pair.approaches } : genre;
}

/** The sort of film that an idea asks for in its own words. */
export function genreNamed(idea: Idea): Genre | undefined {
  const requested = genreRequested(idea);
  if (requested) return requested;
  const called = lapseOf(idea) ?? genreCalled(idea);
  const felt = called && givesWay(called) ? genreFelt(idea) : undefined;
  return felt ?? (called && advertOf(called, idea));
}

/** What is watched for hours is that, whoever is in it. */
const lapseOf = ({ timing, request, subject }: Idea): Called | undefined =>
  timing === 'lapse' && request.product === ''
    ? GENRES.find(({ id, words }) => /^(?:hyperlapse|seasons)$/.test(id) && words?.test(subject))
    : undefined;

/** Whether an animal holds an office of ours. */
const isInOffice = ({ main, subject }: Idea): boolean =>
  ANIMALS.has(main?.kind ?? '') && IN_OFFICE.test(subject);

/** What frightens and turns out to be harmless is a joke. */
const IS_HARMLESS = /\bturns? out to be\b/i;

/** Whoever only owns it is not there: 'her grandmother's skateboard'. */
const OWNERS = /\b(?:(?:an?|the|his|her|their|my|our)\s)?[\p{L}-]+[’']s?\s(?=\p{L})/giu;
/** What calls itself an appeal. */
const IS_PSA = /\b(?:psas?|public service announcement|awareness (?:video|film|campaign|spot|ad))\b/i;

function genreCalled(idea: Idea): Genre | undefined {
  const { subject, known, quoted, speech, request } = idea;
  const said = callingWords(spelled(subject.slice(0, 2_000)))
    .replace(/\bjob interviews?\b/gi, ' ')
    .replace(/["“«][^"”»]*["”»]/g, ' ')
    .replace(
      /\b(?:no|without|not an?y?)\s(?:dialogue|talking|speech|music|words|voice-?over|narration)\b/gi,
      ' ',
    );
  const isTalk = speech === 'spoken' && quoted.length > 0;
  const isAsked = ({ id, words }: Called): boolean => {
    if (id === 'explainer' && known === 'explained') return true;
    if (
      id === 'explainer' &&
      /^(?:how|why|what (?:is|are|happens)|what['’]s)\s(?!to\s|it feels)/i.test(idea.shown) &&
      !OWN_STORY.test(idea.shown)
    )
      return true;
    if (id === 'how-to' && known === 'steps') return true;
    if (id === 'advert' && request.product !== '') return true;
    if (id === 'essay' && known === 'felt') return !isOfThings(idea);
    if (id === 'dialogue' && isTalk) return true;
    if (id === 'comedy' && EVERYDAY.test(said) && (UNDEAD.test(said) || WILD.has(idea.main?.kind ?? '')))
      return true;
    if (id === 'horror' && (isUncanny(said) || isUncanny(subject))) return true;
    if (id === 'music' && /\bmusic video\b/i.test(request.film)) return true;
    if (id === 'comedy' && (OUT_OF_PLACE.test(said.replace(OWNERS, ' ')) || isInOffice(idea))) return true;
    return words?.test(said) === true && mayBe(id, idea, words);
  };
  const isSold = ({ id }: Called): boolean => ['appeal', 'business', 'local', 'advert'].includes(id);
  if (
    (isCause(idea) || IS_PSA.test(`${request.film} ${subject.slice(0, 60)}`)) &&
    !/\b(?:training|onboarding|drill)\b/i.test(subject)
  )
    return CAUSE;
  if (known === 'acted') return ACTED;
  const trailer = GENRES.find(({ id }) => id === 'trailer');
  if (trailer && WORKS.test(request.product) && isAsked(trailer)) return trailer;
  const named =
    (request.product === '' ? undefined : GENRES.find((each) => isSold(each) && isAsked(each))) ??
    GENRES.find(isAsked);
  if (named && GRAVE.test(said)) {
    if (named.id === 'birthday') return { id: 'birthday', approaches: ['memory', 'thankful'] };
    if (named.id === 'fantasy') return { id: 'fantasy', approaches: ['epic', 'short-film'] };
    if (LIGHT_HEARTED.has(named.id)) return DRAMA;
  }
  if (named?.id === 'mischief' && idea.main?.kind !== 'pet') return CAUGHT;
  if (named?.id === 'how-to' && known === 'explained') return GENRES.find(({ id }) => id === 'explainer');
  return (named && genreOfTears(idea, named)) ?? named ?? (isForChildren(aimOf(idea)) ? CHILDREN : undefined);
}

/** How many words of another language tell a deed, and name no more than a thing. */
const TELLS_FROM = 5;

const FELT =
  /\b(?:cr(?:y|ies|ying)|weeps?|weeping|sobs?|sobbing|tears|breaks down|misses (?:him|her|them)|remembers)\b|\bnot because of\b/i;

/** The sort of film of the first deed; who climbs stairs does no sport, and a couple that dances has a story. */
function deedGenre({ main, events, shown }: Idea): Genre | undefined {
  const first = events.find(({ part }) => part === undefined);
  if (!first || ANIMALS.has(main?.kind ?? '') || main?.kind === 'child' || GRAVE.test(shown))
    return undefined;
  const [verb = ''] = first.base.split(' ');
  // Whoever weeps over an onion makes no film of food.
  if (FELT.test(events.map(({ text }) => text).join(' '))) return undefined;
  // What stretches in a pan meditates on nothing, and whoever weaves through traffic makes no cloth.
  if (main?.kind === 'food' || main?.kind === 'drink' || isFigurative(first.doing)) return undefined;
  if (verb === 'climb' && /\b(?:stairs?|ladder|steps|roof|tree|attic|bed|wall)\b/i.test(shown))
    return undefined;
  if (/^(?:dance|waltz)$/.test(verb) && isDramatic(shown)) return undefined;
  // Who weaves through traffic makes no cloth.
  if (
    /^(?:weave|carve|stretch)$/.test(verb) &&
    /^\S+\s(?:through|between|from|past|in and out|down|across)\b/.test(first.doing)
  )
    return undefined;
  return DEED_GENRES.find(({ verbs }) => verbs.has(verb));
}

/** A can, a bottle or a phone that nobody holds, and that is only shown. */
const isPackshot = ({ main, events, scene, shown }: Idea, isPeopled: boolean): boolean =>
  !isPeopled &&
  !scene.isForeign &&
  events.length > 1 &&
  events[0]?.doing === '' &&
  /^(?:product|drink|container|device|jewellery)$/.test(main?.kind ?? '') &&
  events.every(({ doer }) => doer === '') &&
  /\b(?:can|bottle|jar|cup|box|phone|watch|sneakers?|perfume|headphones?|earbuds|lipstick|serum)\b/i.test(
    shown,
  );

/** The sort of film that the words call for, else the one that the feeling at the end makes. */
function genreTold(idea: Idea): Genre | undefined {
  const named = genreNamed(idea);
  if (named?.id === 'horror' && IS_HARMLESS.test(idea.shown)) return SCARE_JOKE;
  if (named?.id === 'fantasy' && ARMED.test(idea.shown)) return LEGEND;
  if (named?.id === 'sci-fi' && ARMED.test(idea.shown)) return FIGHT;
  return named ?? genreFelt(idea);
}

/** The sort of film of an idea: the one that it asks for, else what such a scene usually is. */
export function genreOf(idea: Idea): Genre {
  const { kind, main, events, shown, known } = idea;
  const told = genreTold(idea);
  if (told) return told;
  const isActed =
    events.some(({ doing, text }) => doing !== '' || verbAt(wordsOf(text), 0)?.form === 'ing') ||
    (idea.scene.isForeign && (idea.scene.doings.length > 0 || shown.split(' ').length >= TELLS_FROM));
  const isPeopled = events.some(
    ({ doer }) => isBeingNoun(headOf(doer)) || /^(?:he|she|they|we|i)$/i.test(doer),
  );
  const isView = !isPeopled && VIEWS.has(kind);
  const asShown = genreAsShown(idea, isPeopled);
  if (asShown) return asShown;
  if (isPackshot(idea, isPeopled)) return USUAL.get('product') ?? dramaOf(idea);
  if (/\b(?:vs|versus)\b/i.test(shown)) return dramaOf(idea);
  // Who frees the last bee makes no film of insects.
  if (isPeopled && events.length > 2 && main?.kind === 'insect') return dramaOf(idea);
  const animal = animalGenre(idea);
  if (animal) return animal;
  if (PLAYS_MUSIC.test(shown)) return LIVE;
  if (isActed && NO_FOOD.test(shown) && HANDS_ON.test(shown)) return HANDWORK;
  if (!isActed && main && isPeople(main.kind) && OF_OLD.test(shown)) return LEGEND;
  if (/^(?:the )?two hands$/i.test(events[0]?.doer ?? ''))
    return USUAL.get(idea.scene.cast.some((one) => one.kind === 'food') ? 'food' : 'hands') ?? dramaOf(idea);
  const byDeed = isActed ? deedGenre(idea) : undefined;
  if (byDeed) return byDeed;
  if (SOMEBODY.test(shown) && VIEWS.has(kind)) return dramaOf(idea);
  const ofThings = genreOfThings(idea, isPeopled);
  if (ofThings) return ofThings;
  if (!isPeopled && events.length === 1 && (main?.kind === 'food' || main?.kind === 'drink'))
    return USUAL.get(main.kind) ?? dramaOf(idea);
  if (isActed && !isView && !ANIMALS.has(main?.kind ?? kind)) return dramaOf(idea);
  if (!isActed && main && isPeople(main.kind)) return dramaOrPortrait(idea);
  if (!ANIMALS.has(main?.kind ?? '') && isDramatic(shown)) return dramaOf(idea);
  if (kind === 'interior' && PUBLIC.test(shown)) return USUAL.get('city') ?? dramaOf(idea);
  if (THINGS.has(main?.kind ?? '') && /\s(?:that|who|which|whose|when)\s/i.test(shown)) return dramaOf(idea);
  // A cup that leads to a whole party is no product.
  if (THINGS.has(main?.kind ?? '') && events.length > 1 && known === undefined) return dramaOf(idea);
  // A drawn animal is no film of nature.
  if (idea.isDrawn && ANIMALS.has(main?.kind ?? '')) return ALIVE;
  // A city in which nobody is named is seen, and has no story in faces.
  if (kind === 'city' && !isPeopled && !isActed) return USUAL.get('building') ?? dramaOf(idea);
  const usual = USUAL.get(main?.kind ?? '');
  // A paper plane that flies is no bird.
  return (
    usual ??
    (main?.known && ANIMALS.has(kind) && !ANIMALS.has(main.kind) ? undefined : USUAL.get(kind)) ??
    dramaOf(idea)
  );
}
