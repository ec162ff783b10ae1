import { sifted } from '../../lexicon/sifting/sifted.ts';
import { type Member, mainOf, type Scene } from '../../read/scene.ts';
import { keySide } from '../choose.ts';
import { theOf } from '../refer.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';

/* What comes down or is blown through the air round somebody: petals, leaves, ash. It is no bed that one is among. */

const IN_THE_AIR = sifted(
  /^(?:falling|drifting|swirling|blowing|flying|floating|fluttering|whirling|tumbling|windblown)\b/i,
);
const PETALS = sifted(/\b(?:blossoms?|flowers?|petals?|roses|sakura)$/i);
const LEAVES = sifted(/\b(?:leaf|leaves|foliage)$/i);
const PIECES = sifted(
  /\b(?:ash|ashes|feathers?|confetti|paper|papers|pages|letters|snowflakes|sparks|embers|seeds|banknotes|bills|cards|coins)$/i,
);

/** What of it is in the air, as a plural. */
function piecesOf({ words, name }: Member): string | undefined {
  if (!IN_THE_AIR.test(words)) return undefined;
  if (PETALS.test(name)) return 'petals';
  if (LEAVES.test(name)) return 'leaves';
  return PIECES.test(name) ? name.toLowerCase() : undefined;
}

/** What falls round the main one; undefined where nothing does. */
export const fallingIn = ({ cast }: Scene): Member | undefined =>
  cast.find((member) => member.part !== 'main' && piecesOf(member) !== undefined);

/** Where in the air it is, in the takes that tell of a place. */
export function fallingSetting({ scene, take, ...rest }: Brief): Decision | undefined {
  const falling = fallingIn(scene);
  const main = mainOf(scene);
  const pieces = falling && piecesOf(falling);
  if (!falling || !pieces || !main || take === 'minimal') return undefined;
  const the = theOf(main);
  const text =
    take === 'studio'
      ? `${pieces} in the air on every side of ${the}, the near ones sharp, the far ones soft, some already on the ground`
      : `${pieces} blown past ${the} from the ${keySide({ scene, take, ...rest })}, the nearest large and soft`;
  return { element: 'setting', text: capital(text), because: `${said(falling.words)} is in the air.` };
}
