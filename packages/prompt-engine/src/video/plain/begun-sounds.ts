import { rowsOf, textOf } from '../../lexicon/row.ts';

/*
 * Sounds that go on once they have begun: a machine that turns on runs until it is turned off, a record plays until it stops.
 */

/* names of a thing | what is heard while it runs */
const RUNNING = rowsOf(
  `
vacuum cleaner, vacuum, hoover, robot vacuum | the vacuum cleaner’s motor
engine, motor, motorbike, motorcycle, car, truck, bus, tractor, scooter | the engine running
radio, stereo, jukebox, speaker, speakers | the {it} playing
tv, television, telly | the {it}
record player, gramophone, turntable | the record playing
blender, mixer, hairdryer, hair dryer, drill, chainsaw, lawn mower, lawnmower, fan, washing machine, dryer, dishwasher, coffee machine, printer, projector, generator, machine, air conditioner, food processor, coffee grinder | the {it} running
shower, tap, faucet, sprinkler, sprinklers, hose, fountain | running water
alarm, fire alarm, siren, car alarm | the {it}
music, song, band | the {it}
`,
  2,
).map(([names = '', sound]) => ({
  names: names.split(',').map((name) => name.trim()),
  sound: textOf(sound),
}));

const ALL = RUNNING.flatMap(({ names }) => names)
  .sort((one, other) => other.length - one.length)
  .join('|');
const ON = new RegExp(
  `\\b(${ALL})\\s(?:(?:suddenly|slowly|then|itself)\\s)*(?:(?:turns|switches|comes|kicks|powers|goes|roars|whirs|sputters)\\s(?:itself\\s)?(?:on|in|to life|up|off(?= by itself))\\b|starts(?: up| playing| running)?\\b)`,
  'iu',
);
const SWITCHED = new RegExp(
  `\\b(?:turns|switches|powers|puts)\\s(?:on\\s(?:the|a|an|his|her|my)\\s(?:[\\p{L}-]+\\s)?(${ALL})|(?:the|a|an|his|her|my)\\s(?:[\\p{L}-]+\\s)?(${ALL})\\son)\\b|\\bstarts\\s(?:the|a|an|his|her|my)\\s(?:[\\p{L}-]+\\s)?(${ALL})\\b`,
  'iu',
);
const OFF = new RegExp(
  `\\b(?:${ALL}|record|violin|piano|guitar|cello)\\s(?:stops|dies|turns off|switches off|cuts out|goes quiet|ends|goes silent|skips)\\b|\\b(?:turns|switches)\\s(?:off\\s(?:the|his|her|my)\\s(?:${ALL})|(?:the|his|her|my)\\s(?:${ALL})\\soff)\\b|\\b(?:lifts|takes) the needle\\b`,
  'iu',
);
const RECORD =
  /\b(?:puts? on (?:a|an|the|his|her|their|an old|some) (?:[\p{L}-]+ )?(?:record|vinyl|lp)|puts (?:a|the|his|her) (?:[\p{L}-]+ )?(?:record|vinyl|lp) on|(?:drops|lowers) the needle|plays (?:a|an old|the|his|her) (?:[\p{L}-]+ )?record)\b/iu;
const SONG =
  /\b(?:puts? on (?:some |the |her |his )?(?:music|a song)|presses play|hits play|(?:music|song) (?:starts|begins|comes on|kicks in))\b/iu;

const FIRE = /\b(?:is on fire|catches fire|goes up in flames|bursts into flames)\b/iu;
const PLAYED =
  /\bplay(?:s|ing)? (?:(?:on )?(?:the|an?|his|her|their|an old) )(?:\p{L}+ )?(violin|piano|guitar|cello|trumpet|saxophone|sax|accordion|flute|harp|drums?|banjo|ukulele|harmonica|organ|fiddle)\b/iu;

/** What begins to be heard in a text and goes on; empty where nothing does. */
export function begunIn(text: string): string {
  if (RECORD.test(text)) return 'the record playing';
  if (SONG.test(text)) return 'the music';
  if (FIRE.test(text)) return 'the fire crackling';
  const played = PLAYED.exec(text)?.[1];
  if (played) return `the ${played.toLowerCase()}`;
  const hit = ON.exec(text)?.[1] ?? SWITCHED.exec(text)?.slice(1).find(Boolean);
  if (!hit) return '';
  const it = hit.toLowerCase();
  return RUNNING.find(({ names }) => names.includes(it))?.sound.replace('{it}', it) ?? '';
}

/** Whether what was heard till then stops. */
export const endsIn = (text: string): boolean => OFF.test(text);
