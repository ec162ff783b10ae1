import { contradicts, type Facts, meets, merged } from '../facts.ts';
import type { Phrase, Scene } from '../scenes/scene.ts';
import { type Filling, filled } from './fill.ts';
import { knownOf, NOTHING } from './implied.ts';
import { choice } from './seed.ts';
import { type Wording, wordingOf } from './words.ts';

/** Words to keep away from, and how much each costs. */
export type Avoided = Map<string, number>;

/** What a take has settled so far. */
export interface Draft {
  known: Facts;
  /** What its own phrases say, apart from the subject. */
  spoken: Facts;
  readonly filling: Filling;
  readonly avoided: Avoided;
  readonly seed: number;
  /** The last word written, in lower case, so that none is doubled at a join. */
  lastWord: string;
  /** What each word costs beside a shared one: below zero for longer phrases, above for shorter. */
  readonly perWord: number;
  /** Whether the subject itself says where it is. */
  readonly isPlaced: boolean;
  /** Words that would be at odds with the subject. */
  readonly barred: readonly RegExp[];
}

export interface Chosen {
  readonly text: string;
  readonly wording: Wording;
  /** What holds once it is written. */
  readonly says: Facts;
  /** What speaks against it. */
  readonly price: number;
}

/** A phrase as it would read in a draft. */
interface Candidate {
  readonly text: string;
  readonly asserted: Facts;
  readonly isFilled: boolean;
  readonly wording: Wording;
  readonly usesPlace: boolean;
  readonly isSomewhere: boolean;
  readonly fits: boolean;
}

const isTrue = ({ needs, says }: Phrase, { known }: Draft): boolean =>
  !(needs && !meets(known, needs)) && !(says && contradicts(known, needs ? merged(says, needs) : says));

/** How a phrase would read in this draft, or undefined where it may not stand. */
function candidate(phrase: Phrase, draft: Draft): Candidate | undefined {
  if (!isTrue(phrase, draft)) return undefined;
  const { needs, text, somewhere: isSomewhere = false } = phrase;
  if (!text.includes('{')) {
    const { wording, asserted } = knownOf(phrase);
    return {
      text,
      wording,
      asserted,
      isFilled: false,
      usesPlace: false,
      isSomewhere,
      fits: needs !== undefined,
    };
  }
  const usesPlace = text.includes('{place}');
  if (usesPlace && contradicts(merged(draft.known, phrase.says), draft.filling.placeFacts)) return undefined;
  const full = filled(text, draft.filling);
  if (full === undefined) return undefined;
  const wording = wordingOf(full);
  if (wording.repeats) return undefined;
  const fits = needs !== undefined || text.startsWith('{colour');
  return {
    text: full,
    wording,
    asserted: knownOf(phrase).asserted,
    isFilled: true,
    usesPlace,
    isSomewhere,
    fits,
  };
}

/** What it costs to say what the subject, or an earlier phrase, does not allow: more than any number of words. */
const FORBIDDEN = 50_000;
/** What a place that belongs to the subject's own noun is worth. */
const OF_ITS_OWN = 500;

/**
 * What a candidate costs: words that the subject, this take or another take already has, and what
 * else speaks against it. Words only add, so that none is counted beyond `most`.
 */
function cost(
  { text, wording, asserted, usesPlace, isFilled, isSomewhere, fits }: Candidate,
  draft: Draft,
  isSetting: boolean,
  most: number,
): number {
  let sum = (fits ? -1_000 : 0) + draft.perWord * wording.count;
  if (isSetting && isFilled) sum -= usesPlace && draft.known.shows !== 'face' ? OF_ITS_OWN : 12;
  if (wording.first === draft.lastWord) sum += 100;
  if (sum > most) return sum;
  if (isSomewhere && draft.isPlaced) sum += FORBIDDEN;
  if (asserted !== NOTHING && contradicts(draft.known, asserted)) sum += FORBIDDEN;
  for (const words of draft.barred) if (words.test(text)) sum += FORBIDDEN;
  for (const word of wording.words) {
    if (sum > most) break;
    sum += draft.avoided.get(word) ?? 0;
  }
  return sum;
}

/** A price above which something speaks against a phrase, and another set-up may do better. */
export const TOO_DEAR = 900;

/**
 * The phrase for a slot: one that is true here; rather one written for what is known; then one that
 * repeats least; then any. Undefined only where nothing may stand.
 */
export function pick(
  phrases: readonly Phrase[],
  draft: Draft,
  place: number,
  isSetting = false,
): Chosen | undefined {
  let best: Candidate[] = [];
  let price = Number.POSITIVE_INFINITY;
  for (const phrase of phrases) {
    const read = candidate(phrase, draft);
    if (!read) continue;
    const own = cost(read, draft, isSetting, price);
    if (own > price) continue;
    if (own < price) best = [];
    price = own;
    best.push(read);
  }
  const one = best[choice(draft.seed, place) % Math.max(best.length, 1)];
  if (!one) return undefined;
  const says = one.usesPlace ? merged(one.asserted, draft.filling.placeFacts) : one.asserted;
  return { text: one.text, wording: one.wording, says, price };
}

/** Takes a phrase into the draft: its facts hold from now on, its words are used. */
export function take(draft: Draft, chosen: Chosen): void {
  if (chosen.says !== NOTHING) {
    draft.known = merged(draft.known, chosen.says);
    draft.spoken = merged(draft.spoken, chosen.says);
  }
  for (const word of chosen.wording.words) draft.avoided.set(word, (draft.avoided.get(word) ?? 0) + 1);
  draft.lastWord = chosen.wording.last;
}

const TELLING = ['time', 'weather', 'light', 'season'] as const;
const sharesFact = (a: Facts, b: Facts): boolean =>
  TELLING.some((key) => a[key] !== undefined && a[key] === b[key]);

const ROOM_FOR_PLACE = new WeakMap<Scene, boolean>();

/** Whether a phrase of the setting leaves room for the noun's own place. Looked up once. */
function offersPlace(scene: Scene): boolean {
  let offers = ROOM_FOR_PLACE.get(scene);
  if (offers === undefined) {
    offers = scene.setting.some(({ text }) => text.includes('{place}'));
    ROOM_FOR_PLACE.set(scene, offers);
  }
  return offers;
}

/**
 * The set-ups that contradict nothing, in the order in which they are tried: those that share a
 * stated hour, weather or light; then those with room for the noun's own place; then the rest; last
 * those that are not where such a thing is met. `turn` says which of the equals comes first, and each
 * variation begins one further on.
 */
export function scenesInOrder(
  scenes: readonly Scene[],
  known: Facts,
  { met, values }: Filling,
  turn: number,
  variation: number,
): Scene[] {
  const open = scenes.filter(({ says }) => !says || !contradicts(known, says));
  const rank = (scene: Scene): number => {
    const { says } = scene;
    if (says && sharesFact(says, known)) return 0;
    if (says?.place && met.place && says.place !== met.place) return 3;
    return values.place !== undefined && known.shows !== 'face' && offersPlace(scene) ? 1 : 2;
  };
  const ranked = turned(open, turn)
    .map((scene) => ({ scene, rank: rank(scene) }))
    .sort((a, b) => a.rank - b.rank);
  const [first] = ranked;
  const alike = ranked.filter((one) => (one.rank === 0) === (first?.rank === 0) && one.rank < 3);
  const others = ranked.filter((one) => !alike.includes(one));
  return [...turned(alike, variation), ...others].map(({ scene }) => scene);
}

/** A list begun at another of its entries. */
const turned = <T>(list: readonly T[], by: number): T[] => {
  const start = list.length > 0 ? by % list.length : 0;
  return [...list.slice(start), ...list.slice(0, start)];
};
