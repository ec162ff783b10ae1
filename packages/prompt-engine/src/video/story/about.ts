import { isPeople, type Member, mainOf } from '../../read/scene.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { capital } from '../wording.ts';
import { fillFirst, type Slots } from './fill.ts';

/* How a film calls what it is about, and the images that speak of it. */

/** What is said of a thing after its name. */
const SAID_OF =
  /(?:[,;:!?]|\.(?=\s|$)|\s(?:that|which|who|whose|where|when|while|in under|in \d+|for (?:my|our|the|a))(?=\s)).*$/iu;

/** Whether it is somebody, a place, or of what kind. */
function kindOf(main: Member | undefined): string {
  if (!main) return '';
  if (isPeople(main.kind)) return 'person';
  const isRoom = main.placeRow?.traits.has('support') === false;
  return main.kind === 'place' || main.kind === 'building' || isRoom ? 'place' : main.kind;
}

/** A thing as a film calls it: 'an old chair' is the old chair. */
export function aboutOf(
  typed: string,
): Required<Pick<Slots, 'o' | 'x' | 'isOPlural'>> & { readonly kind: string } {
  const bare = typed
    .replace(SAID_OF, '')
    .replace(/\s(?:renovation|makeover|restoration|transformation|refurbishment)$/i, '')
    .trim();
  const x = bare.replace(/^(?:an?|the|some)\s/iu, '');
  const main = mainOf(sceneRead(bare));
  const isBare = x === bare && !main?.known && !/\s/.test(bare) && !/s$/.test(bare);
  const isNamed = isBare || /^(?:my|our|his|her|their|this|\p{Lu})/u.test(bare) || main?.proper === true;
  const isPlural =
    main?.plural === true ||
    /\sand\s/.test(x) ||
    /\b(?:boots|shoes|sneakers|trainers|socks|gloves|glasses|headphones|earbuds|jeans|trousers|candles|cookies|skis|cards|bags|pans|knives)$/i.test(
      x,
    );
  const kind = kindOf(main);
  return { o: isBare ? capital(bare) : isNamed ? bare : `the ${x}`, x, isOPlural: isPlural, kind };
}

/**
 * The images with their slots filled, without those that have a slot which nothing fills.
 * @throws RangeError for a slot that no row may have
 */
export const filledAll = (images: readonly string[], slots: Slots): readonly string[] =>
  images.map((image) => fillFirst([image], slots)).filter(Boolean);
