import type { StyleRow } from '../../lexicon/style.ts';
import type { Doing, Member, Read, Scene } from '../../read/scene.ts';
import { seedOf } from '../../shot/choose.ts';
import type { SceneClass } from '../../shot/scene-classes.ts';
import type { Event } from './event.ts';
import type { Move, Timing } from './film-words.ts';
import type { Known } from './known.ts';
import type { Request } from './request.ts';

/** What a video idea already says, so that nothing written around it repeats or contradicts it. */
export interface Idea {
  /** The words to keep to the letter: the idea without a leading request; of a long one the opening sentence. */
  readonly subject: string;
  /** What it asks for in its parts: wishes, audience, product, words at the end. */
  readonly request: Request;
  /** What comes after `subject` in a long idea; read for circumstances, not repeated. */
  readonly rest: string;
  /** What it tells, without the words that only say that it is a film ('silent film of'). */
  readonly shown: string;
  /** The reading of `shown`, with hour, place, light and look of the rest where it names none. */
  readonly scene: Scene;
  readonly kind: SceneClass;
  readonly main?: Member;
  readonly doing?: Doing;
  /** What happens or is seen, from the beginning to the end, in the idea's own words; at least one. */
  readonly events: readonly Event[];
  /** The images of a row that accounts for all that the idea says; they are the events then. */
  readonly known?: Known['sort'];
  /** The light that belongs to these images; undefined where it is left open. */
  readonly light?: string;
  /** What is heard of a small story of what is only named; nothing else is. */
  readonly storySound?: string;
  /** How the main thing is called from its second mention on: 'the fisherman'. */
  readonly it: string;
  readonly isPlural: boolean;
  readonly style?: Read<StyleRow>;
  /** Whether it is drawn, painted, modelled or rendered, so that no lens belongs in it. */
  readonly isDrawn: boolean;
  /** Whether a look or a sort of film is settled. */
  readonly hasStyle: boolean;
  readonly quoted: readonly string[];
  readonly move?: Move;
  readonly timing?: Timing;
  /** Whether hours pass within the film. */
  readonly spansHours: boolean;
  /** Whether music is asked for or ruled out. */
  readonly hasMusic: boolean;
  /** 'none' where nothing is to be heard, 'wordless' where nobody is to speak, 'spoken' where somebody does. */
  readonly speech?: 'none' | 'wordless' | 'spoken';
  /** How many seconds are asked for. */
  readonly seconds?: number;
  /** The platform that is named. */
  readonly platform?: string;
  /** An upright frame is asked for. */
  readonly isVertical: boolean;
}

/** Where the choices of options and scripts begin: the idea, so that both agree. */
export const ideaSeed = (idea: Idea): number => seedOf(`${idea.subject}\n${idea.rest.slice(0, 4_000)}`);
