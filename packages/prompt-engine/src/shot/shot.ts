import type { Scene } from '../read/scene.ts';
import type { Element, Take } from '../vocabulary.ts';
import type { Stage } from './stage.ts';

/** One decision of the shot, in the words that the prompt says it with, and what it came from. */
export interface Decision {
  readonly element: Element;
  /** A sentence without its full stop, or a clause that joins the one before. */
  readonly text: string;
  /** The words of the subject, or the rule, that it came from: a sentence. */
  readonly because: string;
  /** Stands behind a comma of the sentence before instead of beginning one. */
  readonly joins?: boolean;
}

/** Everything that is decided about one take of a scene. */
export interface Shot {
  readonly take: Take;
  readonly scene: Scene;
  readonly decisions: readonly Decision[];
  readonly stage: Stage;
}

/** What a request asks for besides its subject; a field at its default is not here. */
export interface Wishes {
  readonly category?: string;
  readonly style?: string;
  readonly lighting?: string;
  readonly camera?: string;
  readonly mood?: string;
  readonly palette?: string;
}

/** What the parts of a plan are decided from. */
export interface Brief {
  readonly scene: Scene;
  readonly take: Take;
  readonly wishes: Wishes;
  readonly seed: number;
  /** Which of several fitting choices is taken; 0 is the best. */
  readonly variation: number;
}

/** “quoted” words of the subject, as reasons give them. */
export const said = (words: string): string => `“${words}”`;

/** The text with a capital first letter, the rest as it is. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is said of the parameters that were typed for a tool: they stand at the end and are not swapped. */
export const PARAMETERS = { element: 'style', because: 'Your own parameters, unchanged.' } as const;
