import type { Facts } from '../facts.ts';
import type { SubjectKind } from '../kinds.ts';

/** What is known about a noun that subjects are made of. */
export interface Noun {
  /** Singular, lower case; several words allowed ('train station'). First entry wins on a clash. */
  readonly noun: string;
  /** Irregular plurals and other spellings ('wolves', 'grey wolf'). Regular plurals are understood. */
  readonly also?: readonly string[];
  readonly kind: SubjectKind;
  /** Facts the noun itself implies ('snowman' implies winter). */
  readonly implies?: Facts;
  /** Where it is met, each fit to follow 'in', 'on' or 'at' that is part of the text: 'on a harbour wall'. */
  readonly places?: readonly string[];
  /** Things that belong to it, with article: 'a wooden netting needle'. */
  readonly props?: readonly string[];
  /** At least six named colours of its own materials: the studio take uses the first three, cinematic the next three, minimal any two. */
  readonly colours?: readonly string[];
}
