import { merged } from '../facts.ts';
import { isDrawn } from '../reading/named.ts';
import type { SubjectReading } from '../reading/subject-reading.ts';
import type { Phrase, Scene } from '../scenes/scene.ts';
import { SCENES } from '../scenes/scenes.ts';
import { type Element, TAKES, type Take } from '../vocabulary.ts';
import type { Part } from './assemble.ts';
import { motionsFor, negativesFor } from './extras.ts';
import { fillingFor } from './fill.ts';
import { FLAT, settled } from './overrides.ts';
import { type Chosen, type Draft, pick, scenesInOrder, TOO_DEAR, take as takeIn } from './select.ts';
import { type Wishes, wishPhrase } from './steer.ts';
import { type Wording, wordingOf } from './words.ts';

export interface Assignment {
  readonly reading: SubjectReading;
  readonly wishes: Wishes;
  readonly take: Take;
  readonly seed: number;
  /** Which of the scenes that suit it alike comes first. */
  readonly turn: number;
  /** Counts through all that suit it. */
  readonly variation: number;
  /** Words of the subject and of the takes written before, and what each costs. */
  readonly avoided: ReadonlyMap<string, number>;
  /** Words that would be at odds with the subject. */
  readonly barred: readonly RegExp[];
  /** The last word of the subject, in lower case. */
  readonly lastWord: string;
}

type Slot = 'setting' | 'light' | 'camera' | 'composition' | 'palette' | 'mood' | 'style';
const SLOTS: readonly Slot[] = ['setting', 'light', 'camera', 'composition', 'palette', 'mood', 'style'];

/** The field of the request that answers a slot in place of the scene. */
const FIELD_OF: Readonly<Partial<Record<Slot, 'lighting' | 'camera' | 'palette' | 'mood' | 'style'>>> = {
  light: 'lighting',
  camera: 'camera',
  palette: 'palette',
  mood: 'mood',
  style: 'style',
};
/** The field that adds to a slot. */
const ADDED_TO: Readonly<Partial<Record<Slot, 'category' | 'aspect_ratio'>>> = {
  style: 'category',
  composition: 'aspect_ratio',
};

/** Fewest and most words outside the subject. */
const LENGTH: Readonly<Record<Take, readonly [least: number, most: number]>> = {
  studio: [45, 106],
  cinematic: [45, 106],
  minimal: [20, 44],
};

/** A part with what is known of its words. */
export interface WrittenPart extends Part {
  readonly wording: Wording;
}

const lengthOf = (parts: readonly WrittenPart[]): number =>
  parts.reduce((sum, { wording }) => sum + wording.count, 0);

/** Writes the parts of one take, in their order; once more with longer or shorter phrases where the length is off. */
export function writeTake(assignment: Assignment): WrittenPart[] {
  const [least, most] = LENGTH[assignment.take];
  const parts = written(assignment, 0);
  const length = lengthOf(parts);
  if (length < least) return written(assignment, -100);
  return length > most ? written(assignment, 5) : parts;
}

/** @param perWord what each word of a phrase costs, against one for each shared word */
function written(assignment: Assignment, perWord: number): WrittenPart[] {
  const { take } = assignment;
  const draft = draftFor(assignment, perWord);
  const nth = TAKES.indexOf(take);
  const setUp = setUpFor(assignment, draft, nth);
  if (!setUp) return [];
  const { scene: slots, setting } = setUp;
  draft.known = merged(draft.known, slots.says);
  const parts: WrittenPart[] = [];
  const add = (element: Element, chosen: Chosen | undefined): void => {
    if (!chosen) return;
    takeIn(draft, chosen);
    parts.push({ element, text: chosen.text, wording: chosen.wording });
  };
  for (const [place, slot] of SLOTS.entries()) {
    const chosen =
      slot === 'setting' ? setting : steered(slot, slots[slot], assignment, draft, place * 7 + nth);
    add(slot, chosen);
  }
  const room = (chosen: Chosen | undefined): Chosen | undefined =>
    chosen && chosen.price < TOO_DEAR && lengthOf(parts) + chosen.wording.count <= LENGTH[take][1]
      ? chosen
      : undefined;
  const own = new Set<string>();
  for (const { wording } of parts) for (const word of wording.words) own.add(word);
  add('motion', room(pick(motionsFor(assignment.reading, slots, draft.spoken, take, own), draft, 71)));
  add('negative', room(pick(negativesFor(assignment.reading, slots, own), draft, 73)));
  return parts;
}

interface SetUp {
  readonly scene: Scene;
  readonly setting: Chosen | undefined;
}

/** The first set-up with a setting against which nothing speaks; else the one against which least does. */
function setUpFor(
  { reading, take, turn, variation }: Assignment,
  draft: Draft,
  nth: number,
): SetUp | undefined {
  let best: SetUp | undefined;
  const scenes = SCENES[reading.kind][take];
  for (const open of scenesInOrder(scenes, draft.known, draft.filling, turn + nth, variation)) {
    const inScene: Draft = { ...draft, known: merged(draft.known, open.says) };
    const setting = pick(open.setting, inScene, nth, true);
    if (!best || (setting?.price ?? TOO_DEAR) < (best.setting?.price ?? TOO_DEAR))
      best = { scene: open, setting };
    if (setting && setting.price < TOO_DEAR) break;
  }
  return best && { ...best, scene: settled(best.scene, reading, take) };
}

function draftFor(assignment: Assignment, perWord: number): Draft {
  const { reading, take, seed, avoided, barred, lastWord } = assignment;
  return {
    known: reading.facts,
    spoken: {},
    filling: fillingFor(reading, take, seed),
    avoided: new Map(avoided),
    seed,
    perWord,
    isPlaced: reading.isPlaced,
    barred,
    lastWord,
  };
}

/** The words of a slot: the request's own wish where there is one, else the scene's best phrase. */
function steered(
  slot: Slot,
  phrases: readonly Phrase[],
  { reading, wishes, take, seed }: Assignment,
  draft: Draft,
  place: number,
): Chosen | undefined {
  const isFlat = isDrawn(reading.named.medium) || FLAT.has(reading.kind);
  const field = FIELD_OF[slot];
  const wish = field && wishes[field];
  const said = wish === undefined ? undefined : asked(wishPhrase(field ?? 'style', wish, take, seed, isFlat));
  const chosen = said ?? pick(phrases, draft, place);
  const more = ADDED_TO[slot];
  const addition = more && wishes[more];
  if (!chosen || !more || addition === undefined) return chosen;
  return {
    ...chosen,
    ...asked(`${chosen.text}, ${wishPhrase(more, addition, take, seed, isFlat)}`),
    says: chosen.says,
  };
}

const asked = (text: string): Chosen => ({ text, wording: wordingOf(text), says: {}, price: 0 });
