import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';

/** What is done to a thing that is within reach. */
const HANDLED = sifted(
  /^(?:knock|push|shove|throw|catch|hold|carry|steal|eat|bite|lick|wash|polish|paint|cut|slice|roll|kick|juggle|hug|wear|sell|wrap|balance|squeeze|pocket|bounce|drop|peel|iron|fold)\b/,
);

/** Whether the moon is a thing at hand: one that is pushed off a shelf stands in no sky, and lights none. */
export const isMoonInHand = ({ doings, cast }: Scene): boolean =>
  doings.some(({ verb, object }) => {
    const thing = cast[object ?? -1];
    return HANDLED.test(verb.base) && thing?.kind === 'celestial' && /\bmoon$/i.test(thing.name);
  });
