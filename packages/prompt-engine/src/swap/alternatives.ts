import { analyze } from '../anatomy/analyze.ts';
import { explain } from '../explain/explain.ts';
import { readScene } from '../read/read-scene.ts';
import type { Scene } from '../read/scene.ts';
import { contradicts } from '../shot/agreement/conflicts.ts';
import { seedOf } from '../shot/choose.ts';
import { planShot } from '../shot/plan.ts';
import { type Brief, PARAMETERS, type Shot } from '../shot/shot.ts';
import type { Stage } from '../shot/stage.ts';
import { leadOf, takeOf } from '../shot/stage-of-text.ts';
import { type Element, TAKES } from '../vocabulary.ts';
import { type Candidate, candidatesFor } from './candidates.ts';

/** A phrase of a prompt that somebody points at. */
export interface SwapRequest {
  readonly text: string;
  /** UTF-16 offsets, `end` exclusive. */
  readonly start: number;
  readonly end: number;
  /** The subject that the prompt was written for, where it is known. */
  readonly subject?: string | undefined;
}

/** Another phrase for one element. */
export interface Alternative {
  /** A few words: 'Backlit'. */
  readonly name: string;
  /** What stands in place of the phrase. */
  readonly text: string;
  readonly why: string;
  /** What changes in the preview. */
  readonly change: Partial<Stage>;
}

/** A phrase, what it does, and what could stand in its place. */
export interface Swap {
  readonly element: Element;
  /** What the phrase does. */
  readonly explanation: string;
  /** Why it is there. */
  readonly why: string;
  readonly alternatives: readonly Alternative[];
}

const MOST = 6;
/** Variations that are searched for the decision that wrote a phrase. */
const VARIATIONS = 12;

interface Origin {
  readonly element: Element;
  readonly why: string;
  readonly brief: Brief;
}

const bare = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[.,;:]+$/, '');

/** How many decisions of a shot stand in a text: the take that wrote it has most. */
const presence = (shot: Shot, text: string): number =>
  shot.decisions.filter((decision) => text.includes(bare(decision.text))).length;

/** The decision that wrote a phrase, where one of this engine's takes of the subject has it. */
function originOf(scene: Scene, phrase: string, text: string): Origin | undefined {
  const seed = seedOf(scene.subject);
  if (scene.syntax.tail && bare(phrase) === bare(scene.syntax.tail)) {
    const brief: Brief = { scene, take: takeOf(text), wishes: {}, seed, variation: 0 };
    return { element: PARAMETERS.element, why: PARAMETERS.because, brief };
  }
  const lower = text.toLowerCase();
  let best: (Origin & { readonly score: number }) | undefined;
  for (let variation = 0; variation < VARIATIONS; variation++) {
    for (const take of TAKES) {
      const brief: Brief = { scene, take, wishes: {}, seed, variation };
      const shot = planShot(brief);
      const found = shot.decisions.find((decision) => bare(decision.text) === bare(phrase));
      const score = found ? presence(shot, lower) : 0;
      if (found && score > (best?.score ?? 0))
        best = { element: found.element, why: found.because, brief, score };
    }
  }
  return best;
}

/** The element of a phrase in a text that somebody else wrote: that of the span which covers most of it. */
function elementAt(text: string, start: number, end: number): Element {
  const overlap = (span: { readonly start: number; readonly end: number }): number =>
    Math.min(span.end, end) - Math.max(span.start, start);
  const [best] = analyze(text)
    .filter((span) => overlap(span) > 0)
    .sort((a, b) => overlap(b) - overlap(a));
  return best?.element ?? 'subject';
}

/** Begins as the phrase that it replaces does, and ends without its stop. */
function inPlaceOf(phrase: string, candidate: string): string {
  const text = candidate.replace(/[.]+$/, '');
  const isLower = /^\p{Ll}/u.test(phrase);
  return isLower
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Up to six other wordings for one phrase of any prompt, none of which contradicts what stands around it, with what
 * the phrase does and why it is there. Takes no longer than a prompt.
 */
export function alternativesFor({ text, start, end, subject }: SwapRequest): Swap {
  const phrase = text.slice(start, end);
  const scene = readScene(subject?.trim() || leadOf(text));
  const origin = originOf(scene, phrase, text);
  const element = origin?.element ?? elementAt(text, start, end);
  const brief: Brief = origin?.brief ?? {
    scene,
    take: takeOf(text),
    wishes: {},
    seed: seedOf(scene.subject),
    variation: 0,
  };
  const around = `${text.slice(0, start)} ${text.slice(end)}`;
  const seen = new Set([bare(phrase)]);
  const names = new Set<string>();
  const fits = (candidate: Candidate): boolean => {
    const key = bare(candidate.text);
    if (!key || seen.has(key) || contradicts(candidate.text, around)) return false;
    if (names.has(candidate.name)) return false;
    seen.add(key);
    names.add(candidate.name);
    return true;
  };
  const info = explain(element, phrase);
  return {
    element,
    explanation: info.text,
    why: origin?.why ?? `It is the ${element} of this prompt.`,
    alternatives: (origin?.why === PARAMETERS.because ? [] : candidatesFor(element, brief, phrase))
      .filter(fits)
      .slice(0, MOST)
      .map((candidate) => ({ ...candidate, text: inPlaceOf(phrase, candidate.text) })),
  };
}
