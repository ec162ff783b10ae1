import type { Facts } from '../facts.ts';
import type { SubjectKind } from '../kinds.ts';
import type { Noun } from '../nouns/noun.ts';
import type { LightName, MediumName, ShotName } from './named.ts';
import type { MoodName, PaletteName } from './named-colours.ts';

/** What the user's own words already settle, so that nothing written around them contradicts it. */
export interface Named {
  readonly light?: LightName;
  readonly shot?: ShotName;
  /** A lens by its length or name ('85mm', 'fisheye'). */
  readonly lens: boolean;
  readonly medium?: MediumName;
  /** Whether a school or period of design is named ('art deco'). */
  readonly idiom: boolean;
  readonly mood?: MoodName;
  readonly palette?: PaletteName;
  /** Colours in their order, each once, as the user wrote them. */
  readonly colours: readonly string[];
  readonly materials: readonly string[];
}

/** What is understood of a subject. */
export interface SubjectReading {
  /** The user's own words without a leading command; line breaks and control characters are spaces. */
  readonly subject: string;
  readonly kind: SubjectKind;
  /** For pictures of something (a painting, a poster, a toy): the kind of what is shown. */
  readonly depicts?: SubjectKind;
  /** The table's entry for the head of the subject, or for what is depicted. */
  readonly noun?: Noun;
  /** Entries for the other things that are named. */
  readonly others: readonly Noun[];
  /** Whether the kind comes from a known word rather than from a guess. */
  readonly known: boolean;
  readonly facts: Facts;
  /** Whether it says where it is: 'on a windowsill', 'under the bridge'. */
  readonly isPlaced: boolean;
  /** How many there are, where a number was given. */
  readonly number?: number;
  readonly named: Named;
  /** Texts in quotation marks, without the marks. */
  readonly quoted: readonly string[];
  readonly actions: readonly string[];
  readonly isQuestion: boolean;
  /** Written in another language than English, as far as common words tell. */
  readonly isForeign: boolean;
  /** How many words the subject has. */
  readonly words: number;
}
