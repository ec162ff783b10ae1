import { sifted } from '../lexicon/sifting/sifted.ts';

/* Where somebody is, told by what is there: steps before a church, a window with the rain behind it. */

/** 'on the church steps': they are before it, in the open. */
const STEPS_OF = sifted(
  /\b((?:on|up|down|at) (?:the|our|their|his|her|my) )((?:(?!steps?\b)\p{L}+ )?(?:church|cathedral|chapel|temple|library|gym|school|university|college|museum|gallery|court ?house|(?:town|city) hall|theat(?:re|er)|opera house|hospital|bank|hotel|embassy|parliament|station|palace|office|apartment|house)) (steps)\b/giu,
);

/** The first day at school shows whose it is. */
const FIRST_DAY = sifted(
  /(?<=\b(?:daughter|son|kid|child|niece|nephew|grandson|granddaughter|brother|sister|boy|girl|nurse|teacher|doctor|soldier))['’]s (?:very )?(?:first|last) day (at|in|of|on)\b/giu,
);

/** A rainy window has the rain outside. */
const RAINY_PANE = sifted(
  /\b(rainy|rain[- ]streaked|rain[- ]covered|rain[- ]soaked|snowy|frosty|stormy) (windows?|window panes?|windscreens?|windshields?)\b([^,.;]*)/giu,
);
const OUTSIDE: Readonly<Record<string, string>> = { snowy: 'snow', frosty: 'frost', stormy: 'a storm' };

/** What lies under sand or ivy is what the picture is of. */
const BURYING = sifted(
  /^(?:(?:the|some|thick|green|drifting|red|wild) )*(sand|ivy|moss|vines|roots|dust|ash|mud|weeds|wisteria|kudzu|brambles) (?:(?:is|are|slowly|has|have) )*(?:bury|swallow|cover|engulf|reclaim|devour|tak|creep|smother|consum)\p{L}*(?: over)? (?=(?:an?|the|two|three|my|our|old) )([^,;]+)/iu,
);
/** Rays fall from above; the camera is not there. */
const RAYS_FROM = sifted(
  /\b((?:sun ?|light )?rays|(?:sun|moon)?beams?|shafts of (?:sun)?light)((?: \p{L}+)?) from (?:above|below|behind|the back)\b|\b(petals|confetti|snow|leaves|dust)((?: \p{L}+ing)?) from above\b/giu,
);
/** Nets are hauled up; nobody goes up. */
const HAULED_UP = sifted(
  /\b((?:haul|hoist|winch|dredge|heave|fish|reel)\p{L}*) (?:up|in) (?=(?:an?|the|his|her|their|its|my|two|three|some) )/giu,
);

/** A banner that is somebody's is carried, and no strip at the head of a page. */
const OWN_BANNER = sifted(/(?<=\b(?:his|her|its|their) )banner(?=s?\b)/giu);

/** 'rustic wood' at the end is the table that a dish stands on. */
const ON_WOOD = sifted(/, (?:on )?(rustic|dark|old|weathered|reclaimed|bare|light|pale|worn) wood(?=$|,)/giu);
const DISHES = sifted(
  /\b(?:bowl|plate|pot|pan|cup|mug|cake|bread|loaf|pie|tart|soup|stew|goulash|curry|salad|pasta|coffee|cheese|food)\b/i,
);

/** 'under the Arctic ice': what is there is in the water, whosever ice it is; nobody swims beneath ice cream. */
const UNDER_ICE = sifted(
  /\b(?:under|beneath|below|underneath) (?:(?:an?|the) )?(?:[\p{L}-]+(?:['’]s)? ){0,2}?ice\b(?!(?: |-)(?:cream|cube|lolly|loll|pack|rink|skat|bucket|sculpt|palace|hotel))/giu,
);

/** A text with such places as they are read. */
export const whereaboutsAsTold = (text: string): string =>
  text
    .replace(/\bexcept(?: for)? (?=(?:one|an?|the|his|her|my|their)\b)/giu, 'but ')
    .replace(OWN_BANNER, 'flag')
    .replace(BURYING, '$2 covered in $1')
    .replace(RAYS_FROM, '$1$2$3$4')
    .replace(UNDER_ICE, 'under the ice')
    .replace(HAULED_UP, '$1 ')
    .replace(ON_WOOD, (whole, wood: string) => (DISHES.test(text) ? `, on a ${wood} wooden tabletop` : whole))
    .replace(FIRST_DAY, ' $1 ')
    .replace(STEPS_OF, '$1$3 of the $2')
    .replace(
      RAINY_PANE,
      (_, weather: string, pane: string, end: string) =>
        `${pane}${end}, ${OUTSIDE[weather.toLowerCase()] ?? 'rain'} outside`,
    );
