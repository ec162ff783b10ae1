import { rowsOf, textOf, wordsOfCell } from '../lexicon/row.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';
import { mainOf, type Scene, timeOf } from '../read/scene.ts';
import { leadingStyle } from '../shot/look/look.ts';
import { theOf } from '../shot/refer.ts';
import { leadingDoing } from '../shot/staging/staging.ts';
import { type AspectRatio, PROMPT_DEFAULTS } from '../vocabulary.ts';
import {
  type Condition,
  companionOf,
  conditionOf,
  type Facts,
  factsOf,
  looseColours,
  partedHours,
  partedMedia,
} from './tip-conditions.ts';
import { TIPS } from './tips.ts';

type Rank = 'fault' | 'form' | 'kind' | 'any';

interface TipRow {
  readonly rank: Rank;
  readonly conditions: readonly Condition[];
  readonly text: string;
}

/** A quoted phrase of the subject is no longer than this in a tip. */
const LONGEST_QUOTE = 40;

/**
 * Reads rows of `conditions | tip`.
 * @throws RangeError for a condition that means nothing
 */
export function tipRowsOf(table: string): TipRow[] {
  return rowsOf(table, 2).map(([cell, text]) => {
    const words = wordsOfCell(cell);
    const marked = words.find((word) => word === 'fault' || word === 'form');
    const conditions = words.filter((word) => word !== marked).map(conditionOf);
    const rank: Rank =
      marked === 'fault' || marked === 'form'
        ? marked
        : conditions.some(({ isOfKind }) => isOfKind)
          ? 'kind'
          : 'any';
    return { rank, conditions, text: textOf(text) };
  });
}

let rows: readonly TipRow[] | undefined;

/** Every tip that can be given. */
export function tipRows(): readonly TipRow[] {
  rows ??= tipRowsOf(TIPS);
  return rows;
}

const shapeOf = (ratio: AspectRatio): number => {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
};

/** Whether the asked ratio lies against the suggested one. The default asks for nothing. */
function fights(asked: AspectRatio, suggested: AspectRatio): boolean {
  if (asked === PROMPT_DEFAULTS.aspect_ratio) return false;
  const [a, b] = [shapeOf(asked), shapeOf(suggested)];
  return (a < 0.9 && b > 1.1) || (a > 1.1 && b < 0.9) || a / b > 1.9 || b / a > 1.9;
}

/** What an asked ratio does to a subject that wants another. */
function ratioTip(scene: Scene, asked: AspectRatio, suggested: AspectRatio): string {
  const the = mainWords(scene);
  return shapeOf(asked) > shapeOf(suggested)
    ? `At ${asked} most of the frame lies beside ${the}: say what fills the two sides, or choose ${suggested}.`
    : `At ${asked} there is no width for ${the}: say what stands above and below, or choose ${suggested}.`;
}

/** Words of the subject as a tip can say them; none where they are too many. */
function quotable(words: string | undefined): string | undefined {
  const bare = words?.replace(/['’]s$/, '');
  return bare && bare.length <= LONGEST_QUOTE ? bare : undefined;
}

function mainWords(scene: Scene): string {
  const main = mainOf(scene);
  return quotable(main && theOf(main)) ?? 'the subject';
}

const SLOT = sifted(/\{(\w+)\}/g);

/** What each slot stands for; a tip whose slot has no words is not given. */
function slotsOf({ scene }: Facts): Readonly<Record<string, string | undefined>> {
  const doing = leadingDoing(scene);
  const object = doing?.object === undefined ? undefined : scene.cast[doing.object];
  const companion = companionOf(scene);
  const [hour, hour2] = partedHours(scene);
  const [medium, medium2] = partedMedia(scene);
  return {
    the: mainWords(scene),
    o: object ? theOf(object) : doing?.row?.object,
    deed: doing?.verb.ing,
    place: scene.place?.words,
    hour: hour?.words,
    hour2: hour2?.words,
    light: scene.lights[0]?.words,
    style: (medium ?? leadingStyle(scene))?.words,
    style2: medium2?.words,
    mood: scene.feeling?.words,
    colour: looseColours(scene)[0] ?? scene.colours[0],
    companion: companion && theOf(companion),
    excluded: scene.excluded[0],
    letters: scene.lettering[0],
    era: timeOf(scene, 'era')?.words,
    weather: timeOf(scene, 'weather')?.words,
    words: String(scene.wordCount),
  };
}

/** A tip with its slots filled; none where a slot has no words, or too many. */
function filledTip(text: string, slots: ReturnType<typeof slotsOf>): string | undefined {
  let isWhole = true;
  const filled = text.replace(SLOT, (_, name: string) => {
    const words = quotable(slots[name]);
    if (words === undefined) isWhole = false;
    return words ?? '';
  });
  return isWhole ? filled.charAt(0).toUpperCase() + filled.slice(1) : undefined;
}

/** Tips of a class come before general ones, as long as there are enough of them to turn. */
const ENOUGH = 3;

/**
 * One sentence that would make the next prompt better: a fault first, then a ratio that fights the subject, then how
 * the subject is written, then what its kind lacks. Each seed that follows gives the next of those that fit.
 */
export function tipFor(scene: Scene, asked: AspectRatio, suggested: AspectRatio, seed: number): string {
  const facts = factsOf(scene);
  const slots = slotsOf(facts);
  const fitting = (rank: Rank): string[] =>
    tipRows()
      .filter((row) => row.rank === rank && row.conditions.every(({ holds }) => holds(facts)))
      .flatMap(({ text }) => filledTip(text, slots) ?? []);
  const turned = (tips: readonly string[]): string | undefined => tips[seed % tips.length];
  const fault = turned(fitting('fault'));
  if (fault) return fault;
  if (fights(asked, suggested)) return ratioTip(scene, asked, suggested);
  const form = turned(fitting('form'));
  if (form) return form;
  const ofKind = fitting('kind');
  return turned(ofKind.length >= ENOUGH ? ofKind : [...ofKind, ...fitting('any')]) ?? '';
}
