import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';

/* How many colours the words ask for: 'two colours only', 'in one colour', '3-colour screen print'. */

const NUMBERS: Readonly<Record<string, number>> = { one: 1, single: 1, two: 2, three: 3, four: 4, five: 5 };
const ASKED = sifted(
  /\b(one|single|two|three|four|five|[1-5])[- ]?(?:flat |plain |spot |solid |ink )?(?:colou?rs?|tone|ink)\b(?! (?:background|backdrop|wall|cat|cats|dog|dogs|eyes))/i,
);
const ACCENT = sifted(/\baccent\b/);

/** The number of colours that the words allow, 1 to 5; undefined where they leave it open. */
export function coloursAsked({ subject }: Pick<Scene, 'subject'>): number | undefined {
  const word = ASKED.exec(subject)?.[1]?.toLowerCase();
  return word === undefined ? undefined : (NUMBERS[word] ?? Number(word));
}

/** As many of the colours as are asked for; an accent is kept, as it may be any. */
export function fewestColours(colours: readonly string[], asked: number): readonly string[] {
  const accent = colours.find((colour) => ACCENT.test(colour));
  return accent === undefined || asked >= colours.length || asked === 1
    ? colours.slice(0, asked)
    : [...colours.filter((colour) => colour !== accent).slice(0, asked - 1), accent];
}
