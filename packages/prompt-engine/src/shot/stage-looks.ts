import { COLOUR_WORDS } from '../read/colour-terms.ts';
import { isBeing, isPeople, type Member, type Scene } from '../read/scene.ts';
import type { Figure } from './stage.ts';
import { countIn, drawnAs } from './stage-drawn.ts';
import { ageOf } from './stage-scale.ts';

const MOST_LETTERS = 40;

const COLOURS: ReadonlySet<string> = new Set(COLOUR_WORDS);

const FEMALE =
  /\b(?:girl|woman|women|girls|daughter|sister|aunt|niece|lady|mother|mom|mum|grandmother|grandma|waitress|princess)\b/i;
const MALE =
  /\b(?:boy|man|men|boys|son|brother|uncle|nephew|father|dad|grandfather|grandpa|prince|king|guy)\b/i;

/** What a figure looks like, wherever it stands. */
export function lookOfFigure(
  member: Member,
  scene: Scene,
): Pick<Figure, 'drawing' | 'word' | 'count' | 'colour' | 'age' | 'sex' | 'temper'> {
  const traits = member.row?.traits.words;
  // 'White horse' is one noun, and yet white.
  const within = isPeople(member.kind) ? [] : member.words.toLowerCase().split(' ').slice(0, -1);
  const isBlossom = /\b(?:cherry|apple|plum|almond|peach) blossoms?\b|\bsakura\b|\bcherry tree/i.test(
    member.words,
  );
  const colour =
    [...member.colours, ...within].find((each) => COLOURS.has(each)) ?? (isBlossom ? 'pink' : undefined);
  const sex =
    traits?.has('f') || FEMALE.test(member.words)
      ? 'f'
      : traits?.has('m') || MALE.test(member.words)
        ? 'm'
        : undefined;
  const temper = isBeing(member.kind) ? scene.feeling?.row.temper : undefined;
  return {
    drawing: drawnAs(member, scene),
    word: member.name.slice(0, MOST_LETTERS),
    count: countIn(member, scene),
    ...(colour && { colour }),
    ...(isBeing(member.kind) && { age: ageOf(member) }),
    ...(sex && { sex }),
    ...(temper && { temper }),
  };
}
