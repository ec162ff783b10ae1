import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, mainOf } from '../../read/scene.ts';
import { kindsIn } from '../pose/props.ts';
import type { Brief } from '../shot.ts';

/** What an idea is called whose picture is weather or land. */
export const VIEW = 'view';

const PLACED = sifted(
  /\b(?:at|in|on|inside|by|near) (?:an?|the|my|our|his|her|their) (?:\p{L}+ )?\p{L}{3,}/iu,
);

/** Whether the words put the idea somewhere, and not only the name that it has. */
const isPlacedByWords = ({ scene }: Brief, { row }: Member): boolean =>
  PLACED.test(scene.subject) && !row?.names.some(({ singular }) => PLACED.test(singular));

/**
 * The picture that stands for an idea: a calm one, for cinematic a lively one. Where the words give the idea a place of
 * its own, somebody is there.
 */
export function pictureOfIdea(brief: Brief, main: Member): string | undefined {
  if (isPlacedByWords(brief, main)) return 'one person there, face and hands telling it';
  const all = main.row?.pictures ?? [];
  const isEmptied = brief.scene.excluded.some((each) =>
    /\b(?:people|persons?|humans?|figures?|faces?)\b/i.test(each),
  );
  const pictures = isEmptied
    ? all.filter((picture) => !kindsIn(picture).some(isBeing) && !HUMAN.test(picture))
    : all;
  // A still life has nobody in it.
  const isStill = brief.scene.cameras.some(({ row }) => row.id === 'still-life');
  const index = brief.take === 'cinematic' && !isStill ? 1 : 0;
  return pictures[(index + brief.variation) % Math.max(1, pictures.length)] ?? pictures[0];
}

/** Who is in a picture without being named as anybody. */
const HUMAN =
  /\b(?:orchestra|conductor|crowd|audience|hands?|arms|face|lips|shoulders|somebody|someone|they|couple)\b/;

const LARGE: ReadonlySet<string> = new Set([
  'furniture',
  'building',
  'structure',
  'vehicle',
  'boat',
  'tree',
  'terrain',
]);

/** Words of rooms, streets and grounds: what lies there lies on no table. */
const GROUNDS = sifted(
  /\b(?:classroom|floor|porch|mat|doormat|boots|wall|walls|room|hall|corridor|platform|street|pavement|paving|concrete|kerb|beach|sand|field|sea|lake|water|pillow|quilt|stairs|steps|grass|desert|road|track|station|doorstep|drawer|attic|garden|hill|snow|office|peg|hook|dormitory|cage|sky|forest|kitchen|window|sill)\b/,
);

/** Whether the picture of an idea is larger than a table top: somebody in it, a room, a street. */
export function isSceneOfIdea(brief: Brief): boolean {
  const main = mainOf(brief.scene);
  if (main && (main.name === VIEW || isPlacedByWords(brief, main))) return true;
  const picture = main && pictureOfIdea(brief, main);
  return (
    picture !== undefined &&
    !/\b(?:on|across) (?:an? |the )?(?:\w+ )?(?:table|plate|desk|tray)\b/.test(picture) &&
    (GROUNDS.test(picture) || kindsIn(picture).some((kind) => isBeing(kind) || LARGE.has(kind)))
  );
}
