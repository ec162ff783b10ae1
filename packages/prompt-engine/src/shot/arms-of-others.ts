import { sifted } from '../lexicon/sifting/sifted.ts';
import type { Member } from '../read/scene.ts';

/** Who bears no arms, whatever those of the same people bear. */
const UNARMED = sifted(
  /\b(?:grand\w+|granny|nana|old (?:woman|man|lady)|mother|mum|mom|baby|babies|child|children|girl|boy|bride)\b/i,
);
const WEAPON = /\b(?:spear|sword|axe|rifle|shield|dagger|bow|club|lance|knife)\b/;

/** Whether what its row has is a weapon that others of the kind bear: no spear of a Maasai grandmother. */
export const isArmOfOthers = ({ words }: Pick<Member, 'words'>, detail: string): boolean =>
  UNARMED.test(words) && WEAPON.test(detail);
