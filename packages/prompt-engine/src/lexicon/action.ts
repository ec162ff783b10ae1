import { POSTURES, type Posture } from '../shot/stage.ts';
import { formsOf, type VerbForms } from './inflect.ts';
import { type Cells, listOf, namesIn, type Traits, textOf, traitsOf, wordsOfCell } from './row.ts';
import { RowTable } from './row-table.ts';

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

function verbOf(name: string): VerbForms {
  const [base = '', past, participle] = name.split('/');
  return formsOf(base, past, participle);
}

/** The verbs of a row that is not read yet. */
export const verbsIn = (line: string): readonly VerbForms[] => listOf(namesIn(line)).map(verbOf);

/** Rows of `names | posture pace traits | object | pose | moment | close | sound`. */
export const actionsOf = (tables: readonly string[]): RowTable<ActionRow> =>
  new RowTable(tables, 7, actionOf);

function actionOf([names, how, object, pose, moment, close, sound]: Cells): ActionRow {
  const [posture = 'any', pace = 'still', ...traits] = wordsOfCell(how);
  if (!isPace(pace) || !(posture === 'any' || isPosture(posture))) {
    throw new RangeError(`Action row with posture '${posture}' and pace '${pace}': ${names}`);
  }
  return {
    verbs: listOf(names).map(verbOf),
    posture,
    pace,
    traits: traitsOf(traits),
    object: textOf(object),
    pose: textOf(pose),
    moment: textOf(moment),
    close: textOf(close),
    sound: textOf(sound),
  };
}
