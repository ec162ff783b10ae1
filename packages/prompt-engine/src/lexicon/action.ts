import { POSTURES, type Posture } from '../shot/stage.ts';
import { formsOf, type VerbForms } from './inflect.ts';
import { listOf, rowsOf, type Traits, textOf, traitsOf, wordsOfCell } from './row.ts';

/** How fast a deed is seen to be. */
export type Pace = 'still' | 'slow' | 'fast';

/** One sense of a verb, as a picture can show it. Texts have the slots {o}, {hands}, {hand}, {his}, {him}, {s}. */
export interface ActionRow {
  readonly verbs: readonly VerbForms[];
  /** `any`: the doer's own. */
  readonly posture: Posture | 'any';
  readonly pace: Pace;
  readonly traits: Traits;
  /** What {o} is when nothing is said, with its article; empty where it needs none. */
  readonly object: string;
  readonly pose: string;
  readonly moment: string;
  readonly close: string;
  readonly sound: string;
}

const isPosture = (word: string): word is Posture => POSTURES.some((each) => each === word);
const isPace = (word: string): word is Pace => ['still', 'slow', 'fast'].includes(word);

/** Reads rows of `names | posture pace traits | object | pose | moment | close | sound`. */
export function actionsOf(table: string): ActionRow[] {
  return rowsOf(table, 7).map(([names, how, object, pose, moment, close, sound]) => {
    const [posture = 'any', pace = 'still', ...traits] = wordsOfCell(how);
    if (!isPace(pace) || !(posture === 'any' || isPosture(posture))) {
      throw new RangeError(`Action row with posture '${posture}' and pace '${pace}': ${names}`);
    }
    return {
      verbs: listOf(names).map((name) => {
        const [base = '', past, participle] = name.split('/');
        return formsOf(base, past, participle);
      }),
      posture,
      pace,
      traits: traitsOf(traits),
      object: textOf(object),
      pose: textOf(pose),
      moment: textOf(moment),
      close: textOf(close),
      sound: textOf(sound),
    };
  });
}
