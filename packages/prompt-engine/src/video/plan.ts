import { choicesOf, inWords, rowsOf } from '../lexicon/row.ts';
import { times } from '../lexicon/tables.ts';
import type { TimeRow } from '../lexicon/time.ts';
import { seedOf } from '../shot/choose.ts';
import { compositionOf } from '../shot/composition.ts';
import { ownDetails } from '../shot/details.ts';
import { paletteFor } from '../shot/palette.ts';
import { filled } from '../shot/refer.ts';
import { approachNamed, moodOf } from './approaches.ts';
import { arcFor } from './arcs.ts';
import { lightsInTurn, placesOf } from './beat-places.ts';
import { frameOf, isCloseKind, isSmallChild, isWideKind, travels } from './camera.ts';
import { ideaSeed } from './creative-options.ts';
import { genreNamed, genreOf } from './genre.ts';
import type { Idea } from './idea.ts';
import { HANDS } from './instruction.ts';
import { LOOK_ROWS, MOVE_ROWS } from './look-rows.ts';
import { heardIn } from './script-beats.ts';
import { type Setting, settingOf, thingsOf } from './setting.ts';
import type { Slot } from './slots.ts';
import { ambienceOf } from './sound.ts';
import { stagedDoing } from './staged-deed.ts';
import type { Size } from './steps.ts';
import { isStaged } from './story-arc.ts';
import { isBeingNoun, wordsOf } from './verbs.ts';
import { headOf, small } from './wording.ts';

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

/** One of several: by the idea and the part, so that parts turn independently; another variation is another one. */
function pick(texts: readonly string[], seed: number, salt: string, variation: number): string {
  return texts[(seedOf(`${seed} ${salt}`) + variation) % Math.max(texts.length, 1)] ?? '';
}

/** Those that a mark of the scene calls for, before those that suit any. */
function suiting(list: readonly Marked[], marks: ReadonlySet<string>, isFirst: boolean): readonly string[] {
  const called = list.filter(({ mark }) => mark && marks.has(mark)).map(({ text }) => text);
  const free = list.filter(({ mark }) => mark === '').map(({ text }) => text);
  return isFirst && called.length > 0 ? called : [...called, ...free];
}

function lookKind(idea: Idea): string {
  const { kind, main, events } = idea;
  // A snowplough driver is no toy.
  if (main?.kind === 'toy' && isBeingNoun(headOf(events[0]?.doer ?? ''))) return 'person';
  if (isSmallChild(idea)) return 'child';
  if (main?.kind === 'pet' || main?.kind === 'toy' || main?.kind === 'robot') return main.kind;
  return main?.kind === 'fantasy-being' ? 'fantasy' : kind;
}

function placeText(idea: Idea, setting: Setting): string {
  const beside = idea.scene.cast.find(
    ({ part, kind, relation, known }) => known && part === 'support' && relation && kind !== 'place',
  );
  const named = setting.at.split(' ').at(-1) ?? '';
  if (setting.at) return idea.shown.toLowerCase().includes(named.toLowerCase()) ? '' : setting.at;
  if (beside) return '';
  if ((idea.kind === 'graphic' || idea.kind === 'sign') && idea.events.length === 0)
    return 'on a flat plain ground, square to the camera';
  return ['product', 'small-thing'].includes(idea.kind) && idea.events.length === 0 && !genreNamed(idea)
    ? 'on a plain light grey ground'
    : '';
}

/** What the camera of a single shot does: it goes where the action goes, and ends where the action ends. */
function moveText(idea: Idea, setting: Setting, seed: number, variation: number): string {
  const { kind, events, timing, main, brief } = idea;
  if (timing === 'lapse') return 'a static, locked-off camera';
  const told = events.filter(({ doing }) => doing !== '');
  const wheres = placesOf(idea, setting, arcFor(idea, setting)).map(({ where }) => where.place);
  const isByHand = kind === 'hands' || told[0]?.subject === HANDS || genreNamed(idea)?.id === 'how-to';
  const isElsewhere =
    new Set(wheres).size > 1 || brief.beats.length > 1 || (events.length > 1 && told.length < events.length);
  const set = isByHand
    ? 'hands'
    : isElsewhere
      ? 'cut'
      : told[0] && travels(told[0]) && main?.kind !== 'insect'
        ? 'travelling'
        : told.length > 0
          ? 'story'
          : isCloseKind(kind)
            ? 'close'
            : isWideKind(kind)
              ? 'wide'
              : 'still';
  return pick(MOVES.get(set) ?? [], seed, 'move', variation);
}

/** Whether an action is the last that the idea tells: its last word of weight is among the idea's last. */
function endsIdea(action: string, { shown }: Idea): boolean {
  const last =
    wordsOf(action)
      .findLast(({ text }) => text.length > 3)
      ?.text.slice(0, 4) ?? '-';
  const isSaid = wordsOf(shown)
    .slice(-8)
    .some(({ text }) => text.startsWith(last));
  return isSaid || !shown.toLowerCase().includes(last);
}

/** How what happens is shown, its ending named where it is surely known; of a single deed its decisive moment. */
function motionText(idea: Idea, setting: Setting, variation: number): string {
  const { scene, events } = idea;
  const arc = arcFor(idea, setting);
  const seen = arc.map(({ action }) => small(action).replaceAll(';', ','));
  const told = arc.filter(({ isTold }) => isTold);
  const last = told.at(-1);
  if (idea.explained || idea.brief.beats.length > 0 || (events.length > 0 && seen.length > events.length + 2))
    return `in order: ${seen.join(', then ')}`;
  if (told.length > 1 && last)
    return endsIdea(last.action, idea)
      ? `one moment after the other, then the last one held: ${small(last.action)}`
      : 'one moment after the other in the order told, then the last one held';
  const doing = stagedDoing(idea);
  const [only] = events;
  if (!only) {
    const [first, ...rest] = seen;
    const middle = rest.slice(0, -1)[variation % Math.max(rest.length - 1, 1)];
    return [first, middle, rest.at(-1)].filter(Boolean).join(', then ');
  }
  if (!doing || idea.spansHours || !isStaged(idea, only))
    return 'the whole action at its natural pace, then a short hold';
  const { row } = doing;
  const parts = filled(row.pose, scene, doing).split(', ');
  const pose = parts.slice(variation % 2, (variation % 2) + 2).join(', ') || parts.join(', ');
  const moment = filled(row.moment, scene, doing);
  return moment ? `${pose}, then ${moment}` : `slowly, ${pose}, then stillness`;
}

const MUSICAL =
  /\b(?:music(?:al|ian)?|concert|festival|band|busk\p{L}*|orchestra|choir|singer|sings?|singing|guitar\p{L}*|pian\p{L}*|violin\p{L}*|cell(?:o|ist)|saxophon\p{L}*|trumpet\p{L}*|flut(?:e|ist)|accordion\p{L}*|harp(?:ist)?|drum(?:s|mer|ming)?|dj|nightclub|rave|ballet|danc(?:e|es|er|ers|ing)|waltz|tango|busker|karaoke|opera|jazz)\b/iu;

/** Films that are never without music. */
const ACCOMPANIED: ReadonlySet<string> = new Set(
  'advert business travel birthday invitation appeal dance'.split(' '),
);

function musicText(idea: Idea): string {
  const genre = genreNamed(idea)?.id ?? '';
  if (genre === 'music') return 'the music of the song alone';
  if (MUSICAL.test(idea.subject)) return 'no music but what is played in the scene';
  return ACCOMPANIED.has(genre) ? 'light music, kept low' : 'no music';
}

function soundParts(
  idea: Idea,
  setting: Setting,
  variation: number,
): Pick<VideoPlan['parts'], 'near' | 'ground' | 'music'> {
  const ambience = small(ambienceOf(idea, setting.where, variation));
  const near = [...new Set(arcFor(idea, setting).map((step) => heardIn(step, idea)))].filter(Boolean);
  const isHushed = /\b(?:silent|silence|wordless|soundless)\b/i.test(idea.subject);
  const close = near[variation % Math.max(near.length, 1)] ?? '';
  return {
    near: isHushed ? 'near silence' : close,
    ground:
      ambience === close || ambience === 'the song' || (isHushed && /silence/.test(ambience)) ? '' : ambience,
    music: musicText(idea),
  };
}

function detailsOf(idea: Idea, setting: Setting): readonly string[] {
  const { brief, where } = setting;
  const { colours } = paletteFor(brief, where);
  const own = idea.main ? ownDetails(brief.scene, idea.main) : [];
  const things = thingsOf(idea, where.place);
  return [
    small(compositionOf(brief, idea.kind, where).decision.text),
    `a palette of ${inWords(colours.slice(0, 3))}`,
    own.length > 0 ? `${inWords(own.slice(0, 3))} in clear detail` : '',
    things.length > 2 ? `${inWords(things.slice(0, 3))} in view` : '',
    'shallow depth of field, the background soft',
    'fine texture of surfaces, wear and dust included',
  ].filter(Boolean);
}

/** Rooms too small to see a whole body in. */
const NARROW = /\b(?:car|taxi|cab|lift|elevator|phone box|phone booth|cockpit|tent|submarine)\b/i;

/** How near a single shot stands: surroundings wide, small things close, whole bodies that move in full, hands and faces nearer. */
function sizeFor(
  { kind, events, scene, doing, subject }: Idea,
  { where, at }: Setting,
  variation: number,
): Size {
  if (isWideKind(kind)) return 'wide';
  if (isCloseKind(kind) && events.every(({ subject: who }) => who === HANDS || !isBeingNoun(headOf(who))))
    return variation % 2 === 0 ? 'close' : 'detail';
  const isDriver = /\b(?:taxi|cab|bus|truck|lorry) driver\b/i.test(subject) && events.length < 2;
  const isNarrow =
    isDriver ||
    (NARROW.test(`${at} ${where.place?.names[0] ?? ''}`) &&
      /\bin (?:an?|the|his|her|my|our|their) /i.test(subject));
  const isWhole =
    kind === 'people' ||
    events.some(
      ({ row }) =>
        row && ['walk', 'run', 'jump', 'ride', 'dance', 'climb', 'swim', 'fly'].includes(row.posture),
    ) ||
    doing?.row?.traits.words.has('whole') === true;
  const sizes: readonly Size[] = isNarrow
    ? ['medium', 'close']
    : isWhole
      ? ['full', 'wide', 'medium']
      : events.length > 1
        ? ['medium', 'full']
        : scene.feeling || doing?.row?.traits.words.has('mouth') || doing?.row?.traits.words.has('eyes')
          ? ['medium', 'close', 'full']
          : ['medium', 'full', 'close'];
  return sizes[variation % sizes.length] ?? 'medium';
}

/** The look of the sort of film that the words ask for; empty where they ask for none. */
function genreLook(idea: Idea, variation: number): string {
  const ids = genreNamed(idea)?.approaches;
  const id = ids?.[variation % ids.length];
  if (!id || idea.isDrawn) return '';
  const [medium = '', ...rest] = approachNamed(id).style.split(', ');
  return [`${medium} look`, ...rest].join(', ');
}

/** The mood that the words name, or that of the way in which such an idea is usually filmed. */
function moodText(idea: Idea, moods: readonly string[], seed: number, variation: number): string {
  const id = genreOf(idea).approaches[variation];
  const mood = id ? moodOf(idea, approachNamed(id)) : pick(moods, seed, 'mood', variation);
  return `the mood ${(mood ?? '').replace(/, /g, ' and ')}`;
}

/** The age that the words name, also where they name it as a part of a place: 'a medieval hall'. */
function ageOf(idea: Idea, era: TimeRow | undefined): string {
  const said = ` ${idea.shown.toLowerCase()} `;
  const row =
    era ??
    times().find(({ type, names }) => type === 'era' && names.some((name) => said.includes(` ${name} `)));
  return row === undefined ? '' : row.traits.has('future') ? 'future' : 'past';
}

/** Plans every part of a video prompt for an idea. Another variation chooses anew what the words leave open. */
export function planVideo(idea: Idea, variation = 0): VideoPlan {
  const seed = ideaSeed(idea);
  const setting = settingOf(idea, seed, variation);
  const marks = new Set([setting.where.daytime ?? '', ageOf(idea, setting.where.era)]);
  const [looks, moods] = LOOKS.get(lookKind(idea)) ?? LOOKS.get('unknown') ?? [[], []];
  const { frame, lens } = frameOf(sizeFor(idea, setting, variation), idea, setting);
  const lights = placesOf(idea, setting, arcFor(idea, setting)).map(({ light }) => light);
  return {
    setting,
    parts: {
      place: small(placeText(idea, setting)),
      time: '',
      frame,
      lens,
      move: moveText(idea, setting, seed, variation),
      motion: small(motionText(idea, setting, variation)),
      light: small(lightsInTurn(lights)),
      style:
        (ageOf(idea, setting.where.era) === '' && genreLook(idea, variation)) ||
        pick(suiting(looks, marks, true), seed, 'style', variation),
      mood: moodText(idea, moods, seed, variation),
      ...soundParts(idea, setting, variation),
    },
    details: detailsOf(idea, setting),
  };
}
