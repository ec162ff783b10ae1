import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, mainOf, type Scene } from '../../read/scene.ts';

/* Weather that is seen from indoors. */

const OF_ROOMS: ReadonlySet<string> = new Set(['food', 'drink', 'furniture', 'product', 'device', 'textile']);
const RAINY_DAY = sifted(
  /\b(?:rainy|snowy|stormy|foggy|wet|cold|winter|autumn) (?:\w+day|day|morning|afternoon|evening|night)\b/i,
);

/** 'by the window, snow outside': the weather is beyond the panes. */
const isSeenThroughWindow = ({ subject, place }: Scene): boolean =>
  !place &&
  /\b(?:rainy|snowy|stormy|frosty|(?:rain|snow)[- ](?:streaked|covered|soaked)) (?:windows?|window panes?)\b|\b(?:snow\w*|rain\w*|storm\w*|thunder\w*|hail|gale|hurricane|fog|mist|blizzard|autumn|winter)\b[^,]* outside$|\b(?:rain|snow|hail|sleet|storm)\w* (?:streak|beat|hit|tap|lash|drum|patter|run)\w*[^,.;]{0,20}\b(?:windows?|panes?|skylight)\b/i.test(
    subject.replace(/[.!]$/, ''),
  );

/** Tea on a rainy day is drunk indoors; what is left in the rain is not. */
export function isOnRainyDay(scene: Scene): boolean {
  const main = mainOf(scene);
  if (isSeenThroughWindow(scene))
    return main !== undefined && (OF_ROOMS.has(main.kind) || isBeing(main.kind));
  return (
    main !== undefined &&
    OF_ROOMS.has(main.kind) &&
    !scene.place &&
    RAINY_DAY.test(scene.subject) &&
    !scene.cast.some(
      ({ relation }) => relation !== undefined && !/^(?:with|of|object)$/.test(relation.preposition),
    )
  );
}
