import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, type Scene } from '../../read/scene.ts';
import { isFigurine, madeOf } from '../plain/certainty.ts';

/*
 * What is made of wool, paper or sugar is a small thing on a table, whatever it is a picture of: a knitted fox lives
 * in no wood, and a castle of sugar cubes stands under no sky.
 */

const CRAFTED = sifted(
  /\b(?:knit\w*|crochet\w*|wool\w*|yarn|felt\w*|paper|papier|cardboard|cards?|origami|clay|plasticine|wax|chocolate|sugar|gingerbread|matchsticks?|matches|toothpicks?|lego|bricks? toy|toy bricks?|buttons?|beads?|wire|corks?|bottle caps?|straws?|popsicle sticks?|lolly sticks?|candy|sweets|marshmallows?|spaghetti|pasta|fabric|cloth|denim|patchwork|plush|porcelain|glass|crystal|jade|amber|coins?|paper ?clips?|pencils?|crayons?|marzipan|icing|biscuits?|cookies|cheese|bread|butter|soap|foil|tin ?foil|beeswax|balsa|sushi|rice|vegetables?|fruit|leaves|petals|feathers|shells?|seashells|seeds|nuts|dominoes|dice|playing cards|post-?its?|newspaper|string|thread|embroider\w*|quilted|balloons?)\b/i,
);

const SMALL_MADE: ReadonlySet<string> = new Set([
  'vehicle',
  'boat',
  'aircraft',
  'spacecraft',
  'machine',
  'building',
  'structure',
  'terrain',
  'tree',
  'place',
]);

const SIZED = sifted(/\b(?:life-?size\w*|giant|huge|gigantic|enormous|colossal|monumental|real)\b/i);

/** What it is made of, in the words of the subject. */
const stuffOf = (scene: Scene, member: Member): string =>
  [
    madeOf(scene, member)?.words ?? '',
    ...member.materials.filter(({ kind }) => kind === 'material').map(({ names }) => names[0] ?? ''),
  ]
    .filter(Boolean)
    .join(' ');

/** Whether a being or a large thing is a model of itself, small and made by hand. */
export function isModel(scene: Scene, member: Member): boolean {
  const stuff = stuffOf(scene, member);
  if (!CRAFTED.test(stuff) || SIZED.test(scene.subject)) return false;
  if (isBeing(member.kind)) return isFigurine(member) || madeOf(scene, member) !== undefined;
  // A glass house and a paper boat are things of their own; of cards or sugar nothing is built to live in.
  return (
    SMALL_MADE.has(member.kind) &&
    (madeOf(scene, member) !== undefined ||
      /\b(?:chocolate|paper|knitted|cardboard|felt|crochet|sugar|gingerbread|origami|clay|wax)\b/i.test(
        stuff,
      )) &&
    !/\bglass\b/i.test(stuff)
  );
}
