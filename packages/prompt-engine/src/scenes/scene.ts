import type { Facts } from '../facts.ts';
import type { SubjectKind } from '../kinds.ts';
import type { Take } from '../vocabulary.ts';

/**
 * A stretch of text for one slot of a prompt.
 *
 * Written as a fragment: lower-case first letter (unless a proper noun), no full stop at the end,
 * commas or one semicolon inside. The writer joins, capitalises and punctuates.
 */
export interface Phrase {
  /**
   * May hold `{place}`, `{prop}`, `{colour1}`, `{colour2}`, `{colour3}`: filled from what is known
   * about the subject's noun; a phrase whose placeholder cannot be filled is not used.
   */
  readonly text: string;
  /** What the words assert. Never used where the subject or an earlier phrase says otherwise. */
  readonly says?: Facts;
  /** Only for subjects of which all of this is known to be true; preferred over phrases without. */
  readonly needs?: Facts;
  /** Puts the subject in a particular place: never used where the subject itself says where it is. */
  readonly somewhere?: true;
}

/**
 * One coherent set-up for a take: place, light, lens and frame that belong together, each with
 * alternatives. Every slot holds at least one phrase with neither `says`, `needs` nor placeholder,
 * so that there is always something true to write.
 */
export interface Scene {
  /** What the whole set-up asserts (a night scene, an interior). Empty for at least one scene of each take. */
  readonly says?: Facts;
  /** Where and how the subject stands; follows the subject's own words after a comma. */
  readonly setting: readonly Phrase[];
  readonly light: readonly Phrase[];
  /** Lens, aperture, height and distance; for flat work: layout, margin, stroke, surface. */
  readonly camera: readonly Phrase[];
  readonly composition: readonly Phrase[];
  /** Three or four named colours (minimal: two and a neutral). */
  readonly palette: readonly Phrase[];
  /** One or two plain words. */
  readonly mood: readonly Phrase[];
  /** Medium and period. */
  readonly style: readonly Phrase[];
  /** A movement in the frame; only where it helps (cinematic, mostly). */
  readonly motion?: readonly Phrase[];
  /** What is likely to go wrong here, as a plain statement. */
  readonly negative?: readonly Phrase[];
}

/** The set-ups of one subject kind, by take; at least two for each take. */
export type KindScenes = Readonly<Record<Take, readonly Scene[]>>;
export type SceneTable = Readonly<Record<SubjectKind, KindScenes>>;
