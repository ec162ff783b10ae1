/*
 * What a deed does to the light, which is the story where lights go out or the sun rises: the light line of its shot,
 * of the whole and of the prompt have it.
 */

const LAMPS =
  '(?:lights?|candles?|lamps?|lanterns?|windows?|torch(?:es)?|bulbs?|screens?|streetlights?|neon signs?)';

const TURNS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:clouds? (?:open|part|break|clear)|sun (?:comes? out|breaks|shines?)|dawn breaks)/i,
    'sun breaks through, warm and direct',
  ],
  [/\b(?:the sun|sun) (?:comes? up|rises?|is rising)\b/i, 'the sun comes up, low and warm'],
  [
    /\b(?:rain (?:begins|starts)|(?:begins?|starts?) (?:to rain|raining)|it rains|storm (?:breaks|comes|hits))/i,
    'it turns grey and even',
  ],
  [/\b(?:sun (?:sets|goes down)|night falls)/i, 'it sinks to a dim blue'],
  [
    /\bonly\s(?:one|a single|the last)\b.*\b(?:left|remains?|on|lit|burns?|burning)\b|\b(?:one|it)\s(?:stays|remains|is still)\s(?:lit|on)\b/i,
    'only that one is lit, darkness around it',
  ],
  [
    new RegExp(
      `\\b${LAMPS}\\b(?:\\s[\\p{L}’'-]+){0,7}?\\s(?:goe?s?|going|burns?|fades?|switch(?:es)?|turns?)\\s(?:out|dark|off|black)\\b.*\\b(?:by one|after another|by floor|by row|after the other)\\b`,
      'iu',
    ),
    'one after another goes out and the dark grows',
  ],
  [
    new RegExp(
      `\\b${LAMPS}\\b(?:\\s[\\p{L}’'-]+){0,7}?\\s(?:goe?s?|going|burns?|fades?|dies?)\\s(?:out|dark|off|black)\\b|\\b(?:power (?:fails|goes out|cut)|(?<!\\b(?:during|in|after|through|by) (?:an?|the) )blackout)\\b`,
      'iu',
    ),
    'it goes out and leaves a faint glow',
  ],
  [
    /\b(?:(?:makes?|made) (?:it|everything|the room) dark|(?:it|all|everything|(?:room|tent|house|street|city|hall|stage|screen|world|sky|town)) (?:goes|gets|turns|falls) (?:dark|black))\b/i,
    'it goes out and leaves darkness',
  ],
  [
    new RegExp(
      `\\b(?:turns?|switch(?:es)?|shuts?) (?:off|out) (?:all )?(?:the|her|his|a|every) (?:\\p{L}+\\s)?${LAMPS}\\b|\\b(?:turns?|switch(?:es)?) (?:the|her|his|a|every) (?:\\p{L}+\\s)?${LAMPS} (?:off|out)\\b`,
      'iu',
    ),
    'it goes out and leaves a faint glow',
  ],
  [
    new RegExp(
      `\\b${LAMPS}\\b(?:\\s[\\p{L}’'-]+){0,6}?\\s(?:come|go|turn)(?:es|s)? (?:back )?on\\b|(?<!\\bto )\\bswitch(?:es)? on\\b|\\bturns on the (?:light|lamp)`,
      'iu',
    ),
    'it comes on, warm and sudden',
  ],
  [
    /(?<!\bto )\blight(?:s|ing)\s(?:up\s)?(?:an?|one|the|his|her|its|my|our|their|all|every)\s(?:[\p{L}’'-]+\s){0,3}?(?:candles?|lamps?|lanterns?|torch(?:es)?|fires?|camp ?fires?|bonfires?|stove)(?!\p{L})/iu,
    'the flame catches and its warm light grows',
  ],
  [/\blights? (?:back )?up\b(?!\s(?:a|his|her|the) (?:face|eyes))/i, 'the glow grows warm'],
];
const BLOWN =
  /\b(?:blows?|blowing|blew)\s(?:out\s(?:[\p{L}\d’'-]+\s){0,4}?)?(?:candles?|lanterns?|lamps?|match)\b/iu;

/** What a moment does to the light; empty where it does nothing. @param later what comes after it */
export function lightTurn(action: string, later: readonly string[] = []): string {
  const turn = TURNS.find(([happens]) => happens.test(action))?.[1];
  if (turn) return turn;
  const isLast = later.every((text) => lightTurn(text) === '');
  return isLast && BLOWN.test(action) ? 'the flames go out and leave a faint glow' : '';
}

/** A light with what becomes of it in the moments of a film. */
export const lightWithTurns = (light: string, actions: readonly string[]): string => {
  const turns = [...new Set(actions.map((text, i) => lightTurn(text, actions.slice(i + 1))).filter(Boolean))];
  return [light, ...turns.slice(0, 2)].filter(Boolean).join(', then ');
};
