import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { isPeople, type Member } from '../../read/scene.ts';

/** What is said of a body, as it is seen: words | people | animals. A surface of a thing is no skin. */
const ROWS = rowsOf(
  `
muscular, brawny, buff, burly, beefy | broad shoulders and thick upper arms | heavy muscle under the coat
pregnant | the round curve of the belly | a low round belly
inked | dark line tattoos over both forearms | -
freckled | freckles across the nose and cheeks | -
one-eyed | a leather patch over one eye | one eye closed by an old scar
wrinkled, wrinkly, weathered | deep creases around the eyes and mouth | deep folds in the skin
bearded | a full beard | a shaggy beard
bald | a bare smooth scalp | bare skin in place of fur
scarred | a pale scar across one cheek | a pale scar across the muzzle
toothless | a grin with gaps in it | bare gums
sunburnt, sunburned | red skin across the nose and shoulders | -
sweaty, sweating | beads of sweat on the brow | a dark shine of sweat on the neck
chubby, fat, plump, overweight, obese | a full round face and a soft belly | a round belly and a short thick neck
skinny, thin, slender, lanky, gaunt, scrawny | thin wrists and sharp collarbones | ribs and hips clear under the coat
muddy, dirty, grimy, filthy | smears of dirt on the face and hands | mud up the legs and belly
wet, soaked, drenched, dripping, soaking | wet hair stuck to the forehead and cloth dark with water | wet coat in dark points
dusty | pale dust in the hair and on the clothes | pale dust in the coat
bruised | a dark bruise under one eye | -
fluffy, furry, shaggy | - | long loose fur standing out all around
`,
  3,
).map(([words, people, animals]) => ({
  words: new Set(listOf(words)),
  people: textOf(people),
  animals: textOf(animals),
}));

/** The looks that the words give somebody, in the order of the words. */
export function bodyLooks({ words, kind, materials, row: own }: Member): string[] {
  const said = [...words.toLowerCase().split(/\s+/), ...materials.flatMap(({ names }) => names.slice(0, 1))];
  return [
    ...new Set(
      said.flatMap((word) => {
        const row = ROWS.find((each) => each.words.has(word));
        // A fat cat and a pregnant woman have rows of their own.
        if (own?.names.some(({ singular }) => singular.split(' ').includes(word))) return [];
        return (isPeople(kind) ? row?.people : row?.animals) || [];
      }),
    ),
  ];
}
