import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';

/*
 * Colours in what a take adds, against the colours that the words give.
 */

const COLOUR = sifted(
  /\b(?:red|green|blue|yellow|orange|pink|purple|brown|golden|amber|russet|violet|teal|coral|emerald|crimson|turquoise|cream|grey|tan|black|white|mint|navy|scarlet|silver|two-tone)\b/g,
);

const GREYS: ReadonlySet<string> = new Set(['black', 'white', 'grey', 'silver']);

/** The colours that a phrase speaks of. */
export const coloursIn = (text: string): readonly string[] => text.match(COLOUR) ?? [];

/** Whether a look in greys makes a phrase impossible: no green wave in black and white. */
export const isUnseenInGreys = ({ styles }: Scene, text: string): boolean =>
  styles.some(({ row }) => row.traits.has('mono')) && coloursIn(text).some((colour) => !GREYS.has(colour));

/** A coat of more than one tone: of a grey cat nobody knows it. */
export const PATTERNED = sifted(
  /\b(?:striped|ringed|spotted|brindled|dappled|patched|mottled|tabby|banded)\b/,
);
