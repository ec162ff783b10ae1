import { listOf, rowsOf, textOf, wordsOfCell } from '../../lexicon/row.ts';
import { feltIn } from '../genre/feeling-named.ts';
import { genreNamed, genreOf } from '../genre/genre.ts';
import { moodOfEnd } from '../idea/end-of-idea.ts';
import { isOneMove } from '../idea/film-words.ts';
import type { Idea } from '../idea/idea.ts';
import { filmedAsAsked } from '../idea/wished.ts';
import { aimOf } from '../picture/aim.ts';
import { capital, wordsPattern } from '../wording.ts';
import { APPROACH_ROWS } from './approach-rows.ts';

/** How a camera behaves through a whole film. */
const TEMPERS = ['locked', 'gliding', 'handheld', 'floating', 'phone', 'stalking'] as const;
type Temper = (typeof TEMPERS)[number];

/** A way to film an idea: for whom, in what tone, where it is shown, and what follows for camera and sound. */
export interface Approach {
  readonly id: string;
  readonly temper: Temper;
  readonly title: string;
  readonly audience: string;
  readonly tone: string;
  readonly platform: string;
  /** How the first image is framed. */
  readonly hook: string;
  readonly music: string;
  readonly style: string;
  readonly mood: string;
  readonly voice: string;
}

function approachFrom(cells: readonly string[]): Approach {
  const [head, title, audience, tone, platform, hook, music, style, mood, voice] = cells;
  const [id = '', temperWord] = wordsOfCell(head);
  const temper = TEMPERS.find((each) => each === temperWord);
  if (!temper) throw new RangeError(`Approach row without a temper: ${head}`);
  return {
    id,
    temper,
    title: textOf(title),
    audience: textOf(audience),
    tone: textOf(tone),
    platform: textOf(platform),
    hook: textOf(hook),
    music: textOf(music),
    style: textOf(style),
    mood: textOf(mood),
    voice: textOf(voice) || 'near and plain',
  };
}

/** Every way in which an idea may be filmed. */
export const APPROACHES: readonly Approach[] = rowsOf(APPROACH_ROWS, 10).map(approachFrom);

const BY_ID: ReadonlyMap<string, Approach> = new Map(APPROACHES.map((each) => [each.id, each]));

/** The approach of a row. @throws RangeError where no row has the id */
export function approachNamed(id: string): Approach {
  const approach = BY_ID.get(id);
  if (!approach) throw new RangeError(`No approach is called ${id}.`);
  return approach;
}

/** What is filmed from one place has no camera that moves through it. */
const stillFor = (id: string): string => (id === 'one-shot' ? 'long-watch' : id);

const LATER =
  /\b(?:next|later|then|today|tonight|tomorrow|again|until|after|every|birthday|years?|days?|weeks?|months?|morning|lendemain|después|luego|mañana|depois|dann|später|morgen|poi|dopo)\b/iu;

/** Whether a story leaps in time or has more turns than one shot can follow. */
const isInTurns = ({ events, shown }: Idea): boolean => events.length > 1 || LATER.test(shown);

/** The two ways to film an idea. */
export function approachesFor(idea: Idea): readonly [Approach, Approach] {
  const [one, two] = genreOf(idea).approaches;
  const alone = two === 'one-shot' && isInTurns(idea) ? 'series' : two;
  // No phone in the hand films a drop in macro.
  const fitting =
    approachNamed(alone).temper === 'phone' && /\bmacro\b/i.test(idea.subject)
      ? idea.request.product === ''
        ? 'series'
        : 'ritual'
      : alone;
  return [approachNamed(one), approachNamed(idea.move?.id === 'static' ? stillFor(fitting) : fitting)];
}

/** The tone of an option: the one that the words name, else the approach's own; and how it is asked to be filmed. */
export function toneOf(idea: Idea, approach: Approach, isSecond: boolean): string {
  const { tone } = aimOf(idea);
  const own = tone ? `${capital(tone)}${isSecond ? ', told plainly' : ' throughout'}` : approach.tone;
  // What is one shot is told in no few images.
  const isOne = idea.timing === 'one-take' || isOneMove(idea.move);
  const told = isOne ? own.replace('told in a few clear images', 'told plainly') : own;
  return [told, filmedAsAsked(idea).join(', ')].filter(Boolean).join('; ');
}

/** Sorts of film that keep their own mood, however they end. */
const LIGHT_ANYWAY: ReadonlySet<string> = new Set([
  'comedy',
  'mischief',
  'cartoon',
  'horror',
  'thriller',
  'meme',
  'mockumentary',
  'music',
]);

/** The mood of a film: the tone that the words name, that of its sort of film, or a feeling that they name. */
export function filmMoodOf(idea: Idea, approach: Approach): string {
  const { tone } = aimOf(idea);
  return (
    tone ??
    (LIGHT_ANYWAY.has(genreNamed(idea)?.id ?? '') ? undefined : moodOfEnd(idea)) ??
    (genreNamed(idea) ? undefined : feltIn(idea.scene)?.mood) ??
    approach.mood
  );
}

const CALM =
  /\b(?:calm\w*|peaceful|quiet|gentle|soft|tender|relax\w*|slow|meditative|cosy|cozy|dreamy|sad|melanchol\w+)\b/i;
const DRIVEN = /\b(?:\d+ bpm|beats?|claps?|drums?|pulse|pizzicato|horns)\b/i;

/** The music of a way to film; nothing that drives plays where the words ask for calm. */
export const musicOf = (idea: Idea, { music }: Approach): string =>
  CALM.test(aimOf(idea).tone ?? '') && DRIVEN.test(music) ? 'soft piano, slow' : music;

/* Words of a tone or an audience, and the approach whose camera and sound they ask for. */
const ASKED = rowsOf(
  `
suspense | suspens*, tense, uneas*, thriller, ominous, dark*, eerie, horror, mysterious
one-take | deadpan, dry humour, dry humor, awkward
slapstick | funny, humour*, humor*, comic*, comed*, silly, slapstick, quirky
toybox | child*, kids, toddler*, adventur*
timeline | playful, game*, witty, light-hearted
lullaby | bedtime, lullaby, sleep*
epic | epic, heroic, grand, mythic, majestic, awe*, triumphant
launch | energetic, fast, punchy, bold, hype, high-energy, urgent, adrenaline
dream | dream*, surreal, ethereal, hypnotic, magical
elegy | nostalg*, wistful, melanchol*, bittersweet, elegiac
love-story | romantic, tender, intimate, emotional, heartfelt, moving
ritual | luxur*, elegant, premium, sleek, refined, sophisticated
science | educat*, informative, clear, scien*, curious
haiku | calm, quiet, peace*, meditat*, seren*, sooth*, contemplat*, relax*
naturalist | raw, naturalis*, gritty, authentic, candid, real*
craft | document*, observ*, patient, craft*
vertical | casual, social, tiktok, gen z, teen*, relatable
place-film | inviting, travel*, warm, uplifting, inspir*
`,
  2,
).map(([id = '', words]) => ({ id, words: wordsPattern(listOf(words)) }));

/** The approach of an option: its own where it came from our table, else the one that its words ask for. */
export function approachOf(
  idea: Idea,
  { tone, audience }: { readonly tone: string; readonly audience: string },
): Approach {
  const [first, second] = approachesFor(idea);
  const offered = [first, second].find(
    (approach) => toneOf(idea, approach, approach === second) === tone.trim(),
  );
  const own = offered ?? APPROACHES.find((approach) => approach.tone === tone.trim());
  if (own) return own;
  const said = (text: string): Approach | undefined => {
    const id = ASKED.find(({ words }) => words?.test(text.slice(0, 2_000)))?.id;
    return id === undefined ? undefined : approachNamed(id);
  };
  return said(tone) ?? said(audience) ?? first;
}
