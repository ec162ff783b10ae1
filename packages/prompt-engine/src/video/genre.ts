import { listOf, rowsOf, wordsOfCell } from '../lexicon/row.ts';
import { aimOf, isForChildren } from './aim.ts';
import { GENRE_ROWS, USUAL_GENRE_ROWS } from './genre-rows.ts';
import type { Idea } from './idea.ts';
import { OWN_STORY } from './known.ts';
import { spelled } from './spelled.ts';
import { isBeingNoun } from './verbs.ts';
import { headOf, wordsPattern } from './wording.ts';

/** A sort of film, and the ids of two approaches that make it. */
export interface Genre {
  readonly id: string;
  readonly approaches: readonly [string, string];
}

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
/* What a deed makes of a film in which no word calls for another. verbs | first approach | second */
const DEED_GENRES = rowsOf(
  `
cook bake fry chop knead grill plate stir roast | appetite | kitchen
knit crochet sew weave carve paint draw sketch sculpt forge weld repair restore build whittle solder embroider | craft | feature-doc
surf skateboard ski snowboard climb box skate | broadcast | training
dance waltz tango twirl pirouette breakdance | dance-film | performance
busk conduct drum strum | performance | portrait
meditate pray stretch breathe | haiku | long-watch
`,
  3,
).map(([verbs, one = '', two = '']) => ({
  id: 'deed',
  approaches: [one, two] as const,
  verbs: new Set(wordsOfCell(verbs)),
}));
const DRAMA: Genre = { id: 'drama', approaches: ['short-film', 'series'] };
const TALE: Genre = { id: 'tale', approaches: ['storybook', 'fairy-tale'] };
const CHILDREN: Genre = { id: 'children', approaches: ['toybox', 'storybook'] };

/** Whoever frightens us, at what we all do, is funny. */
const UNDEAD =
  /\b(?:zombies?|vampires?|ghosts?|monsters?|skeletons?|werewol\w+|grim reaper|devil|demons?|dracula|aliens?|wizards?|witch(?:es)?|dragons?|knights?|pirates?)\b/i;
const EVERYDAY =
  /\b(?:jobs?|office|dentist|job interview|dating|tinder|supermarket|shopping|groceries|gym|therap\w+|driving test|parking|taxes|barbecue|bbq|laundry|dishwasher|ikea|traffic|zoom|wifi|phone|dinner|coffee|late for|boss|meeting|colleagues|commute)\b/i;

/** What no animal does but in a tale. */
const HUMAN =
  /\b(?:letters?|hats?|suits?|reads?|writes?|says?|asks?|promises?|office|school|drives|cooks?|bakes?|money|job|shop|guitar|piano|sings a song|invites?|king|queen|friends?)\b/i;

/** Losses that no light-hearted film is made of. */
const GRAVE =
  /\b(?:war|die[ds]?|dying|death|dead|funeral|grave|grief|griev\w*|mourn\w*|late (?:wife|husband|mother|father|mum|mom|dad|brother|sister|son|daughter)|cancer|hospice|refugees?|ashes|widow\w*|goodbye|memorial|in memory)\b/i;
const LIGHT_HEARTED: ReadonlySet<string> = new Set(['family', 'pet', 'mischief', 'romance', 'sport']);

const READ_AT_MOST = 2_000;
const ANIMALS: ReadonlySet<string> = new Set([
  'pet',
  'animal',
  'bird',
  'insect',
  'sea-life',
  'wild-animal',
  'farm-animal',
  'sea-animal',
  'reptile',
]);

const WILD: ReadonlySet<string> = new Set(['wild-animal', 'bird', 'sea-animal', 'reptile', 'insect']);

const VIEWS: ReadonlySet<string> = new Set(['landscape', 'plant', 'space']);

/** Whether a genre that a word calls for is that of this idea, by who acts in it. */
function mayBe(id: string, idea: Idea, words: RegExp | undefined): boolean {
  const { events, main, subject } = idea;
  const [first] = events;
  if (id === 'how-to') return !first || first.doer === '' || idea.known === 'steps';
  // Whoever retires in a story is no guest of honour of ours.
  if (id === 'birthday')
    return /\b(?:my|our|happy|videos?|films?|clips?|message|greeting|tribute|slideshow)\b/i.test(subject);
  // Somebody who explains is seen, and explains to no one else.
  if (id === 'explainer') return !/^explain/.test(first?.base ?? '');
  if (id === 'sci-fi')
    return main?.kind !== 'pet' && !/\b(?:robot (?:vacuum|mower|hoover)|roomba)/i.test(subject);
  if (id === 'mischief') return ANIMALS.has(main?.kind ?? '');
  if (id === 'sport') return main?.kind !== 'child' && !/\b(?:fans?|supporters?)\b/i.test(first?.doer ?? '');
  if (id === 'fantasy') return !/\b(?:dressed (?:up )?as|costume|pillow)\b/i.test(subject);
  if (id === 'travel') return main?.kind !== 'toy' && main?.kind !== 'fantasy-being';
  if (id !== 'pet' || !first || main?.kind === 'pet') return true;
  // A puppy that only runs in at the end makes no film of pets.
  return words?.test(first.doer.replace(/['’]s\b/g, '')) === true;
}

/** The sort of film that an idea asks for in its own words. */
export function genreNamed(idea: Idea): Genre | undefined {
  const { subject, known, quoted, speech, request } = idea;
  const said = spelled(subject.slice(0, READ_AT_MOST)).replace(/["“«][^"”»]*["”»]/g, ' ');
  const isTalk = speech === 'spoken' && quoted.length > 0;
  const isAsked = ({ id, words }: Called): boolean => {
    if (id === 'explainer' && known === 'explained') return true;
    if (id === 'explainer' && /^(?:how|why)\s(?!to\s)/i.test(idea.shown) && !OWN_STORY.test(idea.shown))
      return true;
    if (id === 'how-to' && known === 'steps') return true;
    if (id === 'advert' && request.product !== '') return true;
    if (id === 'essay' && known === 'felt') return true;
    if (id === 'dialogue' && isTalk) return true;
    if (id === 'comedy' && EVERYDAY.test(said) && (UNDEAD.test(said) || WILD.has(idea.main?.kind ?? '')))
      return true;
    return words?.test(said) === true && mayBe(id, idea, words);
  };
  const isSold = ({ id }: Called): boolean => ['appeal', 'business', 'local', 'advert'].includes(id);
  const named =
    (request.product === '' ? undefined : GENRES.find((each) => isSold(each) && isAsked(each))) ??
    GENRES.find(isAsked);
  if (named && GRAVE.test(said)) {
    if (named.id === 'birthday') return { id: 'birthday', approaches: ['memory', 'thankful'] };
    if (named.id === 'fantasy') return { id: 'fantasy', approaches: ['epic', 'short-film'] };
    if (LIGHT_HEARTED.has(named.id)) return DRAMA;
  }
  if (named?.id === 'mischief' && idea.main?.kind !== 'pet') return DRAMA;
  if (named?.id === 'how-to' && known === 'explained') return GENRES.find(({ id }) => id === 'explainer');
  return named ?? (isForChildren(aimOf(idea)) ? CHILDREN : undefined);
}

/** The sort of film of an idea: the one that it asks for, else what such a scene usually is. */
export function genreOf(idea: Idea): Genre {
  const { kind, main, events } = idea;
  const named = genreNamed(idea);
  if (named) return named;
  const isActed = events.some(({ doing }) => doing !== '');
  const isPeopled = events.some(
    ({ doer }) => isBeingNoun(headOf(doer)) || /^(?:he|she|they|we|i)$/i.test(doer),
  );
  const isView = !isPeopled && VIEWS.has(kind);
  if (isActed && WILD.has(main?.kind ?? '') && HUMAN.test(idea.shown)) return TALE;
  const [first] = events;
  const byDeed =
    isActed && first ? DEED_GENRES.find(({ verbs }) => verbs.has(first.base.split(' ')[0] ?? '')) : undefined;
  if (byDeed && !GRAVE.test(idea.shown)) return byDeed;
  if (isActed && !isView && !ANIMALS.has(main?.kind ?? kind)) return DRAMA;
  return USUAL.get(main?.kind ?? '') ?? USUAL.get(kind) ?? DRAMA;
}
