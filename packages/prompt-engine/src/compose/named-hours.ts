import type { Facts } from '../facts.ts';
import type { ByTake } from './named-lights.ts';

/** Light of an hour that the subject names, where its scene has nothing better. */
export const LIGHT_OF_HOUR: Readonly<Record<Exclude<NonNullable<Facts['time']>, 'day'>, ByTake>> = {
  dawn: {
    studio: [
      'first light as one large cool source from low left, a pale reflector opposite, whites a little blue',
      'the dawn sky alone, even and directional from the left, shadows open to the last detail',
    ],
    cinematic: [
      'the sun has not cleared the ridge; pink reaches the upper edges first, everything lower still grey',
      'daybreak sideways through mist, long and apricot, cold blue wherever it misses',
    ],
    minimal: ['first grey-pink glow', 'cold early glow, one side'],
  },
  'golden-hour': {
    studio: [
      'low warm sun from back left as rim, broad white reflector at right carrying the near side',
      'late sun at fifteen degrees from the left, through a single silk, long shadows kept open',
    ],
    cinematic: [
      'amber comes in flat from beyond, dust and edges alight, the near side one stop under',
      'the last ten minutes: copper on one flank, violet filling the other',
    ],
    minimal: ['low gold, long shade', 'one band of late gold'],
  },
  dusk: {
    studio: [
      'blue-hour sky as an even overhead source, one warm lamp at right balanced to the same exposure',
      'afterglow from low left, soft and cool, tripod exposure with no dark corner',
    ],
    cinematic: [
      'violet overhead, the first windows lit, no shadow left that belongs to the sun',
      'what remains of the day sits in a strip along the horizon, all else going slate',
    ],
    minimal: ['afterglow, fading', 'dusk blue, even'],
  },
  night: {
    studio: [
      'a single hard key from high left, black all round it, blue rim from the rear right for separation',
      'one shaped source above, cool and narrow, blacks kept clean and deep with a little detail',
    ],
    cinematic: [
      'a lone sodium bulb somewhere to the right, wet highlights, dark taking the rest',
      'glow from an open door, orange, stopping after three steps; beyond it indigo',
    ],
    minimal: ['one small lamp, dark', 'faint glow, black around'],
  },
};

/** Weather that the subject names, written as what it does in the air; for pictures with no word of it so far. */
export const WEATHER_IN_AIR: Readonly<
  Partial<Record<NonNullable<Facts['weather']>, Readonly<Record<'studio' | 'cinematic', readonly string[]>>>>
> = {
  rain: {
    studio: [
      'drops held as short bright threads at 1/500 second',
      'rain frozen mid-fall, beads standing on every upper surface',
    ],
    cinematic: [
      'water runs off edges in strings, splashes blurred at knee height',
      'slanting streaks cross the depth, gutters brimming',
    ],
  },
  snow: {
    studio: [
      'single flakes sharp in a plane just before the subject',
      'fresh snow undisturbed, grain visible in it',
    ],
    cinematic: ['flakes drift through, near ones big and blurred', 'powder lifts off whatever moves'],
  },
  fog: {
    studio: [
      'fog as a graded screen, each plane one tone paler than the last',
      'thin mist at ground height, upper half clear',
    ],
    cinematic: [
      'vapour slides past, opening and shutting the view',
      'the far half dissolves while one looks',
    ],
  },
  storm: {
    studio: [
      'cloud base recorded with full texture, air washed clear beneath',
      'storm front parallel with the horizon, gust frozen',
    ],
    cinematic: [
      'squall arrives from the side, loose things already airborne',
      'a flash somewhere behind the murk, thunder still to come',
    ],
  },
  wind: {
    studio: [
      'everything that can bend leaning one way, frozen at 1/1000',
      'wind shown in cloth and stem alone, ground still',
    ],
    cinematic: ['gusts tug at loose ends, grass lying flat in waves', 'hair, leaves, paper: all streaming'],
  },
};
