import { isBeing, type Member } from '../../read/scene.ts';
import type { SeenTake } from '../concrete/seen-take.ts';
import {
  AT_HAND,
  DOMESTIC,
  FINNED,
  HARD_KINDS,
  OF_THE_SEA,
  SMALL_CLASSES,
  TALL,
  UNEARTHLY,
} from './fact-words.ts';
import type { DecidedBefore, Holding } from './facts-of-deed.ts';
import { ownColourOf } from './view.ts';

/*
 * What the main one lets a picture be brought down to.
 */

/** What it is: of which kind, of which colour, how dressed. */
export function factsOfMain(staged: SeenTake, main: Member | undefined, { palette }: DecidedBefore): Holding {
  const { brief, kind } = staged;
  const { scene } = brief;
  const name = `${main?.words ?? ''}`;
  const isDressed = scene.cast.some(({ part }) => part === 'worn');
  const isUnearthly = main?.kind === 'fantasy-being' || UNEARTHLY.test(name);
  const isTall = TALL.test(name);
  return {
    plain:
      main !== undefined &&
      scene.colours.length === 0 &&
      !isDressed &&
      (!isBeing(main.kind) || main.adjectives.length === 0),
    bare: !main?.role && scene.cast.length < 2,
    undressed: !isDressed && !main?.role,
    unearthly: isUnearthly && !FINNED.test(name),
    finned: FINNED.test(name),
    earthly: !isUnearthly,
    tame: main?.kind !== 'wild-animal' && main?.kind !== 'bird',
    dry: !OF_THE_SEA.test(name),
    seaborne:
      OF_THE_SEA.test(name) &&
      !/\b(?:underwater|deep|dive|diving|clouds?|sky|flying|space|galax\w+|desert|forest|city|street|room|museum|aquarium|bath\w*|pool)\b/i.test(
        scene.subject,
      ),
    coloured: ownColourOf(main, palette) !== undefined,
    hard: HARD_KINDS.has(main?.kind ?? '') && scene.colours.length === 0,
    solid:
      !/^(?:clothing|textile|flower|plant|drink)$/.test(main?.kind ?? '') && !/^(?:clothing)$/.test(kind),
    small: SMALL_CLASSES.has(kind) || AT_HAND.some((size) => main?.row?.traits.words.has(size)),
    eaten: SMALL_CLASSES.has(kind),
    flat: SMALL_CLASSES.has(kind) && !isTall && kind !== 'drink',
    standing:
      !/\b(?:passport|postcard|letter|card|map|ticket|coin|book|photo|photograph|stamp|playing cards?)s?$/i.test(
        name,
      ),
    cloth: kind === 'clothing' && main?.plural !== true && !/shoes?|boots?|sneakers?|sandals?/i.test(name),
    seat: kind === 'furniture' || kind === 'plant',
    domestic: DOMESTIC.has(main?.kind ?? '') || SMALL_CLASSES.has(kind),
  };
}
