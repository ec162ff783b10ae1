import type { Hex } from '../../../oklab.ts';
import { moved } from '../../drawing/moved.ts';
import { blob } from '../../drawing/pen.ts';
import { cutOuts } from '../cut.ts';
import { body, flat, rimmed, type Silhouette, type SilhouettePart } from '../silhouette.ts';
import { faceAside, faceFront } from './face.ts';
import { BEARD, HAIR, HAIR_ASIDE, HAIR_BEHIND, type Headwear } from './hair.ts';
import type { Model } from './model.ts';
import { U } from './rig.ts';

const hats = new Map<string, () => Silhouette>();

/** Adds the hats of a table. */
export function addHats(table: string): void {
  for (const [id, make] of cutOuts(table)) hats.set(id, make);
}

/** The hats that are there. */
export const idsOfHats = (): string[] => [...hats.keys()];

/** A baby's one lock. */
const TUFT = blob('-9,-89 -2,-96 7,-95 9,-88 4,-91 1,-85 -2,-91 -6,-86');

/** A head's parts, made around (0, -71), put on the neck of a pose; `mirror` for what has a side. */
function onHead({ pose, headScale }: Model, parts: readonly SilhouettePart[]): SilhouettePart[] {
  const [x, y] = pose.head;
  const chin = y * U + 21;
  return parts.map((part) => ({ ...part, d: moved(part.d, headScale, x * U, chin + 50 * headScale) }));
}

const dyed = (hair: Hex, parts: readonly SilhouettePart[]): SilhouettePart[] =>
  parts.map((part) => (part.tone === 'shade' ? { ...part, tone: hair } : part));

const BACK = blob('0,-92 16,-84 16,-62 9,-50 -9,-50 -16,-62 -16,-84');

/** Face, hair and hat, from behind forward. */
export function drawHead(model: Model): {
  readonly behind: SilhouettePart[];
  readonly front: SilhouettePart[];
} {
  const { looks, costume, skin, hair, side } = model;
  const away = looks.faces === 'away';
  const aside =
    looks.faces === 'left' || looks.faces === 'right' || (side && !away && looks.faces !== 'camera');
  const wear: Headwear = away ? { front: HAIR_BEHIND[hair] } : aside ? HAIR_ASIDE[hair] : HAIR[hair];
  const closed =
    /^(?:knight|fencing-mask|weld-mask|copper-helmet)$/.test(costume.hat) || costume.cut === 'sheet';
  const hat = ((aside && hats.get(`${costume.hat}-aside`)) || hats.get(costume.hat))?.().parts ?? [];
  const seen = aside ? faceAside(skin, looks.temper) : faceFront(skin, looks.temper);
  const face = away ? [rimmed(skin.skin, BACK)] : seen;
  const extras = new Set(costume.extras);
  const beard =
    !away &&
    (extras.has('beard') ||
      looks.bearded === true ||
      (model.sex === 'm' && looks.age !== 'child' && looks.age !== 'baby' && looks.seed % 4 === 1));
  const front: SilhouettePart[] = [
    ...face,
    ...(beard
      ? [flat(skin.hair, aside ? blob('-4,-66 3,-60 10,-61 16,-57 17.5,-50 12,-43 5,-43 -2,-50') : BEARD)]
      : []),
    ...(beard && !aside ? [flat('#7d3f34', blob('-5,-58 0,-59 5,-58 0,-56.4'))] : []),
    ...(extras.has('ears')
      ? [
          rimmed(
            skin.skin,
            aside
              ? blob('-3,-74 -12,-88! -7,-66')
              : blob('15,-74 29,-86! 17,-64') + blob('-15,-74 -29,-86! -17,-64'),
          ),
        ]
      : []),
    ...(extras.has('nose') && !away
      ? [flat('#d9482f', aside ? blob('17,-70 25,-69 25,-62 17,-62') : blob('-4,-67 0,-71 4,-67 0,-63'))]
      : []),
    ...(looks.age === 'baby' ? [flat(skin.hair, TUFT)] : []),
    ...dyed(skin.hair, wear.front),
    ...(extras.has('hood')
      ? [body(blob('-18,-60 -21,-84 -11,-100 4,-102 17,-95 21,-80 17,-62 15,-78 8,-90 -6,-90 -14,-78'))]
      : []),
    ...hat,
  ];
  const back = wear.behind ? dyed(skin.hair, [wear.behind]) : [];
  return { behind: onHead(model, closed ? [] : back), front: onHead(model, closed ? hat : front) };
}
