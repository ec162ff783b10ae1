/* Where somebody is, told by what is there: steps before a church, a window with the rain behind it. */

/** 'on the church steps': they are before it, in the open. */
const STEPS_OF =
  /\b((?:on|up|down|at) (?:the|our|their|his|her|my) )((?:(?!steps?\b)\p{L}+ )?(?:church|cathedral|chapel|temple|library|gym|school|university|college|museum|gallery|court ?house|(?:town|city) hall|theat(?:re|er)|opera house|hospital|bank|hotel|embassy|parliament|station|palace|office|apartment|house)) (steps)\b/giu;

/** The first day at school shows whose it is. */
const FIRST_DAY =
  /(?<=\b(?:daughter|son|kid|child|niece|nephew|grandson|granddaughter|brother|sister|boy|girl|nurse|teacher|doctor|soldier))['’]s (?:very )?(?:first|last) day (at|in|of|on)\b/giu;

/** A rainy window has the rain outside. */
const RAINY_PANE =
  /\b(rainy|rain[- ]streaked|rain[- ]covered|rain[- ]soaked|snowy|frosty|stormy) (windows?|window panes?|windscreens?|windshields?)\b([^,.;]*)/giu;
const OUTSIDE: Readonly<Record<string, string>> = { snowy: 'snow', frosty: 'frost', stormy: 'a storm' };

/** A text with such places as they are read. */
export const whereaboutsAsTold = (text: string): string =>
  text
    .replace(/\bexcept(?: for)? (?=(?:one|an?|the|his|her|my|their)\b)/giu, 'but ')
    .replace(FIRST_DAY, ' $1 ')
    .replace(STEPS_OF, '$1$3 of the $2')
    .replace(
      RAINY_PANE,
      (_, weather: string, pane: string, end: string) =>
        `${pane}${end}, ${OUTSIDE[weather.toLowerCase()] ?? 'rain'} outside`,
    );
