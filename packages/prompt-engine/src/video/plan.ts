import { choicesOf, inWords, rowsOf } from '../lexicon/row.ts';
import { times } from '../lexicon/tables.ts';
import type { TimeRow } from '../lexicon/time.ts';
import { seedOf } from '../shot/choose.ts';
import { ownDetails } from '../shot/details.ts';
import { compositionOf } from '../shot/layout/composition.ts';
import { paletteFor } from '../shot/look/palette.ts';
import { genreNamed, genreOf } from './genre/genre.ts';
import type { Event } from './idea/event.ts';
import { isFastCut, musicAsked, speaksOf } from './idea/film-words.ts';
import { type Idea, ideaSeed } from './idea/idea.ts';
import { filmSettingOf, type Setting } from './idea/setting.ts';
import type { Slot } from './optimizer/slots.ts';
import { approachNamed, filmMoodOf, musicOf } from './options/approaches.ts';
import {
  framesOf,
  isCircled,
  isCloseKind,
  isPushed,
  isWideKind,
  temperOf,
  travels,
} from './picture/camera.ts';
import { lightsInTurn } from './picture/key-light.ts';
import { lightWithTurns } from './picture/light-turns.ts';
import { LOOK_ROWS, MOVE_ROWS, STORY_MOVE_ROWS } from './picture/look-rows.ts';
import { colourKept, lookNamed } from './picture/named-looks.ts';
import { isCut, sizesOf, writtenInShots } from './picture/shots.ts';
import { heardInTurn, SOUNDS_OF_IT } from './sound/foley.ts';
import {
  ambienceInTurn,
  endsSilent,
  heardIn,
  isHushed,
  isPlayed,
  soundOfLight,
  soundsAside,
} from './sound/sound.ts';
import { toldMoments } from './story/tell.ts';
import { small } from './wording.ts';

/** What the optimizer would write for each part of an idea; empty where the part has no place in it. */
export interface VideoPlan {
  readonly setting: Setting;
  readonly parts: Readonly<Record<Slot, string>>;
  /** Sentences on composition and colour, for those who ask for more. */
  readonly details: readonly string[];
}

interface Marked {
  readonly mark: string;
  readonly text: string;
}

/* 'past: period drama look' as its mark and its text. */
const markedOf = (cell: string | undefined): readonly Marked[] =>
  choicesOf(cell).map((text) => {
    const [, mark = '', own = text] = /^(past|future): (.*)$/.exec(text) ?? [];
    return { mark, text: own };
  });

const LOOKS: ReadonlyMap<string, readonly [looks: readonly Marked[], moods: readonly string[]]> = new Map(
  rowsOf(LOOK_ROWS, 3).map(
    ([kind = '', looks, moods]) => [kind, [markedOf(looks), choicesOf(moods)]] as const,
  ),
);
const MOVES: ReadonlyMap<string, readonly string[]> = new Map(
  rowsOf(MOVE_ROWS, 2).map(([kind = '', moves]) => [kind, choicesOf(moves)] as const),
);

const STORY_MOVES: ReadonlyMap<string, readonly string[]> = new Map(
  rowsOf(STORY_MOVE_ROWS, 2).map(([temper = '', moves]) => [temper, choicesOf(moves)] as const),
);

/** One of several: by the idea and the part, so that parts turn independently; another variation is another one. */
function pick(texts: readonly string[], seed: number, salt: string, variation: number): string {
  return texts[(seedOf(`${seed} ${salt}`) + variation) % Math.max(texts.length, 1)] ?? '';
}

/** Those that the age of the scene calls for, else those that suit any. */
function suiting(list: readonly Marked[], age: string): readonly string[] {
  const called = list.filter(({ mark }) => mark !== '' && mark === age).map(({ text }) => text);
  return called.length > 0 ? called : list.filter(({ mark }) => mark === '').map(({ text }) => text);
}

function lookKind({ kind, main }: Idea): string {
  if (main?.kind === 'child' || main?.kind === 'pet' || main?.kind === 'toy' || main?.kind === 'robot')
    return main.kind;
  return main?.kind === 'fantasy-being' ? 'fantasy' : kind;
}

/** The camera of a film that is cut, as the script of its first option moves it. */
const CUT_CAMERAS: Readonly<Record<string, string>> = {
  gliding: 'a slow gliding camera',
  handheld: 'a handheld camera',
  floating: 'a slowly drifting camera',
  phone: 'a phone in the hand',
  stalking: 'a still camera at a distance',
};

/** What the camera of a single shot does: it goes where the action goes, and ends where the action ends. */
function moveText(idea: Idea, seed: number, variation: number): string {
  const { kind, events, timing, known } = idea;
  const [first] = events;
  if (timing === 'lapse')
    return /\bhyper-?lapse\b/i.test(idea.subject)
      ? 'a camera that moves forward in even steps'
      : 'a static, locked-off camera';
  if (isPushed(idea)) return 'one slow push-in that ends close on the action';
  if (isCircled(idea)) return 'one slow arc to the right that ends with the action';
  const set =
    known === 'steps'
      ? 'hands'
      : isCut(idea)
        ? 'cut'
        : first && events.length === 1 && travels(first)
          ? 'travelling'
          : first?.doing
            ? 'story'
            : isCloseKind(kind)
              ? 'close'
              : isWideKind(kind)
                ? 'wide'
                : 'still';
  const [one, two] = genreOf(idea).approaches;
  const temper = temperOf(idea, approachNamed(variation % 2 === 0 ? one : two).temper);
  if (set === 'cut') {
    if (isFastCut(idea.subject)) return 'a fast camera, hard cuts on the movement';
    const isActed = events.filter(({ doing }) => doing !== '').length > 1;
    const camera = events.some((event) => event.doing !== '' && travels(event))
      ? 'a camera that tracks alongside at the same pace'
      : temper === 'stalking' && toldMoments(idea).length > 2
        ? 'a camera at a distance, still but for one very slow pan'
        : (CUT_CAMERAS[temper] ?? 'a static camera');
    return `${camera}${isActed ? ', cut on the action' : ''}`;
  }
  const moves = set === 'story' ? STORY_MOVES.get(temper) : MOVES.get(set);
  return pick(moves ?? [], seed, 'move', variation);
}

/** Films that are never without music. */
const ACCOMPANIED: ReadonlySet<string> = new Set(
  'advert business travel birthday invitation appeal dance greeting wedding'.split(' '),
);

function musicText(idea: Idea): string {
  const asked = musicAsked(idea.subject);
  if (asked) return asked;
  const genre = genreNamed(idea)?.id ?? '';
  if (genre === 'music') return 'the music of the song alone';
  if (isPlayed(idea)) return 'no music but what is played in the scene';
  if (isHushed(idea) || endsSilent(idea) || soundsAside(idea) !== '') return 'no music';
  if (idea.hasMusic || idea.speech !== undefined)
    return ACCOMPANIED.has(genre) ? 'light music, kept low' : 'no music';
  const own = musicOf(idea, approachNamed(genreOf(idea).approaches[0]));
  return speaksOf('music', own) ? own : `${own}, as music`;
}

function soundParts(
  idea: Idea,
  setting: Setting,
  told: readonly Event[],
): Pick<VideoPlan['parts'], 'near' | 'ground' | 'music'> {
  // As the script tells it, without what is only heard from near.
  const heard = new Set(
    told
      .filter(({ part, heard: own, doing }) => part === undefined || own !== undefined || doing !== '')
      .map((event) => heardIn(event, { ...idea, events: told }))
      .filter((each) => each !== ''),
  );
  const under = ambienceInTurn(idea, setting.beats, heard);
  const isBare = heard.size === 0 && under === '' && idea.timing !== 'lapse' && idea.speech !== 'none';
  const ambience = isBare ? soundOfLight(setting.beats[0]?.light ?? '') : under;
  const near = [...heard].slice(0, 3).join(', then ');
  const [heardNear, ground] = heardInTurn(near, ambience === 'the song' ? '' : ambience);
  const music = musicText(idea);
  const isUnheard = isBare && heardNear === '' && ground === '' && /^no\b/.test(music);
  return { near: isUnheard ? SOUNDS_OF_IT : heardNear, ground, music };
}

function detailsOf(idea: Idea, { brief, where }: Setting): readonly string[] {
  const { colours } = paletteFor(brief, where);
  const own = idea.main ? ownDetails(brief.scene, idea.main) : [];
  return [
    small(compositionOf(brief, idea.kind, where).decision.text),
    `a palette of ${inWords(colours.slice(0, 3))}`,
    own.length > 0 ? `${inWords(own.slice(0, 3))} in clear detail` : '',
    'shallow depth of field, the background soft',
    'fine texture of surfaces, wear and dust included',
  ].filter(Boolean);
}

/** The look of the sort of film that the words ask for; empty where they ask for none. */
function genreLook(idea: Idea, variation: number): string {
  const ids = genreOf(idea).approaches;
  const id = ids?.[variation % ids.length];
  if (!id || idea.isDrawn) return '';
  const [medium = '', ...rest] = approachNamed(id).style.split(', ');
  return [`${medium} look`, ...rest].join(', ');
}

/** A film without colours in which one thing keeps its own. */
const styleKept = ({ subject }: Idea): string =>
  colourKept(subject) === '' ? '' : `${lookNamed(subject) || `black-and-white film, ${colourKept(subject)}`}`;

/** Films whose own look stays whatever the age: an album of a wedding in 1974. */
const NAMED_LOOK: ReadonlySet<string> = new Set([
  'birthday',
  'advert',
  'music',
  'comedy',
  'how-to',
  'sci-fi',
  'action',
  'horror',
  'school',
  'explainer',
]);

/** The mood that the words name, or that of the way in which such an idea is usually filmed. */
function moodText(idea: Idea, moods: readonly string[], seed: number, variation: number): string {
  const id = genreOf(idea).approaches[variation];
  const mood = id ? filmMoodOf(idea, approachNamed(id)) : pick(moods, seed, 'mood', variation);
  return mood ? `the mood ${mood.replace(/, /g, ' and ')}` : '';
}

/** The age that the words name, also where they name it as a part of a place: 'a medieval hall'. */
function ageOf(idea: Idea, era: TimeRow | undefined): string {
  // Whoever is to be somebody's husband lives today.
  if (
    /\bfuture\s(?:husband|wife|self|boss|king|queen|mother|father|son|daughter|in-laws|partner|me)\b/i.test(
      idea.shown,
    )
  )
    return '';
  const said = ` ${idea.shown.toLowerCase()} `;
  const row =
    era ??
    times().find(({ type, names }) => type === 'era' && names.some((name) => said.includes(` ${name} `)));
  return row === undefined || row.names.includes('today') ? '' : row.traits.has('future') ? 'future' : 'past';
}

/** Plans every part of a video prompt for an idea. Another variation chooses anew what the words leave open. */
export function planVideo(idea: Idea, variation = 0): VideoPlan {
  const seed = ideaSeed(idea);
  const setting = filmSettingOf(idea, seed, variation);
  const age = ageOf(idea, setting.where.era);
  const [looks, moods] = LOOKS.get(lookKind(idea)) ?? LOOKS.get('unknown') ?? [[], []];
  const { frame, lens } = framesOf(sizesOf(idea, variation), idea);
  const told = toldMoments(idea);
  return {
    setting,
    parts: {
      place: '',
      time: '',
      frame,
      lens,
      move: moveText(idea, seed, variation),
      motion: writtenInShots(idea),
      light: lightWithTurns(
        small(lightsInTurn(setting.beats.map(({ light }) => light))),
        told.map(({ text }) => text),
      ),
      style:
        styleKept(idea) ||
        (age === '' || NAMED_LOOK.has(genreNamed(idea)?.id ?? '') ? genreLook(idea, variation) : '') ||
        pick(suiting(looks, age), seed, 'style', variation),
      mood: moodText(idea, moods, seed, variation),
      ...soundParts(idea, setting, told),
    },
    details: detailsOf(idea, setting),
  };
}
