import { choicesOf, inWords, rowsOf } from '../lexicon/row.ts';
import { times } from '../lexicon/tables.ts';
import type { TimeRow } from '../lexicon/time.ts';
import { isBeing, isPeople } from '../read/scene.ts';
import { seedOf } from '../shot/choose.ts';
import { compositionOf } from '../shot/composition.ts';
import { ownDetails } from '../shot/details.ts';
import { paletteFor } from '../shot/palette.ts';
import { filled } from '../shot/refer.ts';
import { APPROACHES } from './approaches.ts';
import { arcFor } from './arcs.ts';
import { frameOf, isCloseKind, isWideKind, travels } from './camera.ts';
import { ideaSeed } from './creative-options.ts';
import { genreNamed } from './genre.ts';
import type { Idea } from './idea.ts';
import { LOOK_ROWS, MOVE_ROWS } from './look-rows.ts';
import { feltIn, type Setting, settingOf, thingsOf } from './setting.ts';
import { ambienceOf } from './sound.ts';
import { stagedDoing } from './staged-deed.ts';
import type { Size } from './steps.ts';
import { isStaged } from './story-arc.ts';
import { small } from './wording.ts';

/** The parts that the optimizer can add. */
export const SLOTS = [
  'place',
  'time',
  'frame',
  'lens',
  'move',
  'motion',
  'light',
  'style',
  'mood',
  'near',
  'ground',
  'music',
] as const;
export type Slot = (typeof SLOTS)[number];

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
    const [, mark = '', own = text] = /^(past|future|night|person|being|outdoor): (.*)$/.exec(text) ?? [];
    return { mark, text: own };
  });

const LOOKS: ReadonlyMap<string, readonly [looks: readonly Marked[], moods: readonly string[]]> = new Map(
  rowsOf(LOOK_ROWS, 3).map(
    ([kind = '', looks, moods]) => [kind, [markedOf(looks), choicesOf(moods)]] as const,
  ),
);
const MOVES: ReadonlyMap<string, readonly Marked[]> = new Map(
  rowsOf(MOVE_ROWS, 2).map(([kind = '', moves]) => [kind, markedOf(moves)] as const),
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

function lookKind({ kind, main }: Idea): string {
  if (main?.kind === 'child' || main?.kind === 'baby') return 'child';
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
  return ['product', 'small-thing'].includes(idea.kind) && idea.events.length === 0
    ? 'on a plain light grey ground'
    : '';
}

function moveText(idea: Idea, setting: Setting, seed: number, variation: number): string {
  const { kind, doing, main } = idea;
  const byHand =
    idea.events.length < 2 &&
    kind === 'person' &&
    doing?.row?.traits.words.has('hands') === true &&
    doing.row.pace !== 'fast';
  const set =
    idea.timing === 'lapse'
      ? 'lapse'
      : byHand
        ? 'hands'
        : travels(idea) && !isCloseKind(kind)
          ? 'travelling'
          : isCloseKind(kind)
            ? 'close'
            : isWideKind(kind)
              ? 'wide'
              : 'still';
  if (set === 'lapse') return 'a static, locked-off camera';
  const one = main && !idea.isPlural;
  const marks = new Set(
    [
      one && isPeople(main.kind) ? 'person' : '',
      one && isBeing(main.kind) && !isPeople(main.kind) ? 'being' : '',
      setting.where.surroundings === 'indoor' ? '' : 'outdoor',
    ].filter(Boolean),
  );
  return pick(suiting(MOVES.get(set) ?? [], marks, false), seed, 'move', variation);
}

/** What happens from the beginning to the end, or the last of what the idea tells; of a single deed how it is held. */
function motionText(idea: Idea, setting: Setting, variation: number): string {
  const { scene, events } = idea;
  const arc = arcFor(idea, setting);
  const seen = arc.map(({ action }) => small(action).replaceAll(';', ','));
  if (idea.explained || idea.brief.beats.length > 0 || (events.length > 0 && seen.length > events.length + 2))
    return `in order: ${seen.join(', then ')}`;
  if (events.length > 1) return `each part in turn, then the last image held: ${seen.at(-1) ?? ''}`;
  const doing = stagedDoing(idea);
  const [only] = events;
  if (only && (!doing || idea.spansHours || !isStaged(idea, only)))
    return seen.length > 2 ? `in order: ${seen.join(', then ')}` : 'in one unbroken take, then its end held';
  if (!doing || idea.spansHours) {
    const open = arc.filter(({ isTold }) => !isTold).map(({ action }) => small(action));
    const from = variation % 2;
    return [open[from], open[from + 2] ?? open.at(-1)].filter(Boolean).join(', then ');
  }
  const { row } = doing;
  const parts = filled(row.pose, scene, doing).split(', ');
  const pose = parts.slice(variation % 2, (variation % 2) + 2).join(', ') || parts.join(', ');
  const moment = filled(row.moment, scene, doing);
  return moment ? `${pose}, then ${moment}` : `slowly, ${pose}, then stillness`;
}

const MUSICAL =
  /\b(?:music(?:al|ian)?|concert|festival|band|orchestra|choir|singer|sings?|singing|guitar|piano|violin|cello|saxophone|trumpet|drum(?:s|mer|ming)?|dj|nightclub|rave|ballet|danc(?:e|es|er|ers|ing)|waltz|tango|busker|karaoke|opera|jazz)\b/i;

function soundParts(
  idea: Idea,
  setting: Setting,
  variation: number,
): Pick<VideoPlan['parts'], 'near' | 'ground' | 'music'> {
  const ambience = small(ambienceOf(idea, setting, variation));
  const arc = arcFor(idea, setting);
  const own = arc.map(({ sound }) => sound);
  const near = [...new Set(own)].filter(Boolean);
  const isHushed = /\b(?:silent|silence|wordless|soundless)\b/i.test(idea.subject);
  const close = near[variation % Math.max(near.length, 1)] ?? '';
  return {
    near: isHushed ? 'near silence' : close,
    ground: ambience === close || (isHushed && /silence/.test(ambience)) ? '' : ambience,
    music:
      genreNamed(idea)?.id === 'music'
        ? 'the song and its music'
        : MUSICAL.test(idea.subject)
          ? 'no music but what is played in the scene'
          : 'no music',
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

/** How near a single shot stands: surroundings wide, small things close, whole bodies that move in full, hands and faces nearer. */
function sizeFor({ kind, doing, scene }: Idea, seed: number, variation: number): Size {
  if (isWideKind(kind)) return 'wide';
  if (isCloseKind(kind)) return variation % 2 === 0 ? 'close' : 'detail';
  const row = doing?.row;
  const sizes: readonly Size[] =
    row && ['walk', 'run', 'jump', 'ride', 'dance', 'climb', 'swim', 'fly', 'any'].includes(row.posture)
      ? ['full', 'wide', 'medium']
      : kind === 'people' || row?.traits.words.has('whole')
        ? ['full', 'medium', 'wide']
        : scene.feeling || row?.traits.words.has('mouth') || row?.traits.words.has('eyes')
          ? ['medium', 'close', 'full']
          : ['medium', 'full', 'close'];
  return sizes[((seed % 3 === 0 ? 1 : 0) + variation) % sizes.length] ?? 'medium';
}

/** The look of the sort of film that the words ask for; empty where they ask for none. */
function genreLook(idea: Idea, variation: number): string {
  const ids = genreNamed(idea)?.approaches;
  const id = ids?.[variation % ids.length];
  const [medium = '', ...rest] = (APPROACHES.find((each) => each.id === id)?.style ?? '').split(', ');
  const isOpen = idea.events.length > 0 || idea.explained !== undefined;
  return medium && isOpen && !idea.isDrawn ? [`${medium} look`, ...rest].join(', ') : '';
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
  const { frame, lens } = frameOf(sizeFor(idea, seed, variation), idea, setting);
  const mood = feltIn(idea.scene)?.mood.replace(/, /g, ' and ') ?? pick(moods, seed, 'mood', variation);
  return {
    setting,
    parts: {
      place: small(placeText(idea, setting)),
      time: '',
      frame,
      lens,
      move: moveText(idea, setting, seed, variation),
      motion: small(motionText(idea, setting, variation)),
      light: small(setting.light),
      style:
        (ageOf(idea, setting.where.era) === '' && genreLook(idea, variation)) ||
        pick(suiting(looks, marks, true), seed, 'style', variation),
      mood: `the mood ${mood}`,
      ...soundParts(idea, setting, variation),
    },
    details: detailsOf(idea, setting),
  };
}
