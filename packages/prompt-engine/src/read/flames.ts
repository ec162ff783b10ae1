import { sifted } from '../lexicon/sifting/sifted.ts';
import type { Draft } from './draft.ts';
import type { Member } from './scene.ts';

/** What is lit to give light, warmth, scent or smoke: burning is what it does, and nothing of it is destroyed. */
const FUEL = sifted(
  /^(?:candle|taper|match|cigarette|cigar|pipe|incense|stick|lamp|lantern|torch|wick|stove|oven|furnace|kiln|hearth|fireplace|brazier|campfire|bonfire|fire|pyre|log|wood|firewood|coal|charcoal|ember|sparkler|fuse|oil)s?(?:es)?$/i,
);

/** Whether its burning destroys nothing: a candle, a stove, a torch. */
export const isMeantToBurn = ({ name }: Pick<Member, 'name'>): boolean =>
  FUEL.test(name.split(' ').at(-1) ?? '');

/** A burning candle has a flame and no burnt edges, and neither has a burning stove. */
export function settleFlames({ cast, doings }: Draft): void {
  for (const [i, member] of cast.entries()) {
    if (!isMeantToBurn(member)) continue;
    cast[i] = { ...member, materials: member.materials.filter(({ names }) => !names.includes('burning')) };
    for (const [k, doing] of doings.entries()) {
      const { row, ...bare } = doing;
      if (row && /^burn\b/.test(doing.verb.base) && doing.agents.includes(i)) doings[k] = bare;
    }
  }
}
