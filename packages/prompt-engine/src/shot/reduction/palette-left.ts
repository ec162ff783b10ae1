import { inWords } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { SeenTake } from '../concrete/seen-take.ts';
import { coloursIn } from '../look/coloured.ts';
import { capital, type Decision } from '../shot.ts';
import type { WaySlots } from './slots.ts';
import type { ReductionWay } from './way-rows.ts';

/*
 * The colours that are left: two of the scene and a neutral.
 */

/** Whatever says how the picture is coloured. */
const OF_HABIT = sifted(/^The colours of what your words name/);

/** A way that was chosen for a scene, and its words there. */
export interface Choice {
  readonly way: ReductionWay;
  readonly slots: WaySlots;
}

/** The colours of what the words name, as the palette of a whole take has them. */
export const coloursOfPalette = (decisions: readonly Decision[]): readonly string[] =>
  decisions
    .filter(({ element, because }) => element === 'palette' && OF_HABIT.test(because))
    .flatMap(({ text }) => text.toLowerCase().split(/, | and /))
    .filter((each) => each !== '' && !each.startsWith('with '));

const OF_A_BODY = sifted(/^(?: \p{L}+)? (?:eyes?|hair(?:ed)?|braids?|beard|skin|nose|lips|nails)\b/iu);

/** Colours that the words give things without the reading's knowing whose they are. */
const plainColours = (text: string): readonly string[] =>
  coloursIn(text.toLowerCase()).filter((each) => !OF_A_BODY.test(text.toLowerCase().split(each)[1] ?? ''));

/** Two colours of the scene and a neutral; nothing where the words or a look have coloured it. */
export function paletteLeft(
  { way, slots, isLit }: Choice & { readonly isLit: boolean },
  staged: SeenTake,
  decisions: readonly Decision[],
): Decision | undefined {
  const { brief } = staged;
  const isTold = decisions.some(
    ({ element, text, because }) => element === 'palette' && text !== '' && !OF_HABIT.test(because),
  );
  if (
    isTold ||
    brief.wishes.palette !== undefined ||
    brief.scene.styles.some(
      ({ row }) => row.medium !== 'photo' || row.traits.has('mono') || row.colours.length > 0,
    )
  )
    return undefined;
  const told = brief.scene.colours.length > 0 ? brief.scene.colours : plainColours(brief.scene.readable);
  // Black, white and grey that are told are those of a coat.
  const coloured = told.filter((each) => !/^(?:black|white|gr[ae]y)$/.test(each));
  if (told.length > 0 && coloured.length === 0) return undefined;
  const own = [...coloured.slice(0, 2), ...coloursOfPalette(decisions)];
  const list = [...new Set([...own.slice(0, 2), ...slots.colours(way, isLit)])].slice(0, 3);
  const apart = list.filter(
    (each, i) => !list.slice(0, i).some((before) => before.split(' ').at(-1) === each.split(' ').at(-1)),
  );
  if (apart.length < 2) return undefined;
  return {
    element: 'palette',
    text: capital(inWords(apart)),
    because: 'Two colours of what is left, and a neutral.',
  };
}
