import { articleFor } from '../lexicon/inflect.ts';
import { rowsOf, textOf } from '../lexicon/row.ts';
import { mainOf, type Scene } from '../read/scene.ts';
import { senses } from '../read/senses.ts';

/*
 * What a card or a poster shows where the words name no picture: a thing of its occasion, or what its title names.
 */

/** words of the occasion | what the card shows */
const OCCASIONS: readonly (readonly [RegExp, string])[] = rowsOf(
  `
birthday | a small iced cake with lit candles
christmas, holidays | a fir branch with two baubles
thank you, thanks | a small posy of flowers
get well | a steaming cup beside a folded blanket
valentine, anniversary, i love you | two birds on one branch
graduat, congrat, well done | a burst of confetti
baby, newborn, christening | a row of tiny socks on a line
wedding, engagement, save the date | two rings on a ribbon
new year | sparks round a clock at midnight
mother, mum, mom | a bunch of tulips
easter | painted eggs in short grass
halloween | a carved pumpkin
housewarming, new home, moving | a small house with one lit window
retire | an empty deckchair by the sea
sympathy, condolence, sorry | a single lily
good luck | a four-leaf clover
`,
  2,
).map(([words, motif]) => [new RegExp(`\\b(?:${words?.split(/,\s*/).join('|')})`, 'i'), textOf(motif)]);

const TITLED =
  /\b(?:film|movie|book|novel|album|band|song|show|play|podcast|series|musical|opera|game|cover|label)\b/i;

/** What is made known by a title is no picture itself. */
export const isTitled = (motif: string): boolean =>
  /^(?:an? |the )?(?:film|movie|book|novel|album|band|song|show|play|podcast|series|musical|opera|game)$/i.test(
    motif,
  );

/** The thing that a title names last: 'The Last Lighthouse' shows a lighthouse. */
function ofTitle({ subject, lettering }: Scene): string | undefined {
  if (!TITLED.test(subject)) return undefined;
  const words = (lettering[0] ?? '').toLowerCase().split(/[^\p{L}'-]+/u);
  for (const word of words.reverse()) {
    const sense = senses()
      .get(word)
      .find(({ is }) => is === 'noun');
    if (sense?.is === 'noun' && sense.row.kind !== 'abstract' && sense.row.kind !== 'event')
      return sense.plural ? word : `${articleFor(word)} ${word}`;
  }
  return undefined;
}

/** What stands for the occasion or the title; undefined where the words give neither. */
export function motifOfOccasion(scene: Scene): string | undefined {
  const isCard = /\bcard\b|invitation/i.test(scene.subject);
  const greeting = isCard ? OCCASIONS.find(([words]) => words.test(scene.subject))?.[1] : undefined;
  return greeting ?? ofTitle(scene);
}

/** An event or an idea is drawn by what is seen of it: a jazz night by its saxophone. */
export const motifOfMain = (scene: Scene): string => {
  const main = mainOf(scene);
  return main && (main.kind === 'event' || main.kind === 'abstract') ? (main.row?.pictures[0] ?? '') : '';
};
