/** The kinds of light source that words name. */
export type LightSource =
  | 'sun'
  | 'window'
  | 'lamp'
  | 'candle'
  | 'fire'
  | 'neon'
  | 'moon'
  | 'stars'
  | 'flash'
  | 'studio'
  | 'stage'
  | 'screen'
  | 'street';

/**
 * What a piece of text asserts about the scene. A missing key asserts nothing.
 * Two sets of facts contradict each other when a key has different values in both,
 * or when the cross rules of `contradicts` say so (sunlight at night, for example).
 */
export interface Facts {
  readonly place?: 'indoor' | 'outdoor' | 'underwater' | 'space';
  readonly time?: 'dawn' | 'day' | 'golden-hour' | 'dusk' | 'night';
  readonly season?: 'spring' | 'summer' | 'autumn' | 'winter';
  readonly weather?: 'clear' | 'cloud' | 'rain' | 'storm' | 'snow' | 'fog' | 'wind';
  readonly light?: LightSource;
  readonly era?: 'past' | 'present' | 'future';
  /** One subject, or more than one. */
  readonly count?: 'one' | 'many';
  /**
   * How much of the subject must be seen: its face alone (a crop to the eyes), or the whole figure,
   * as where it is doing something, or is small in the frame.
   */
  readonly shows?: 'face' | 'figure';
}

const KEYS = ['place', 'time', 'season', 'weather', 'light', 'era', 'count', 'shows'] as const;

type Key = (typeof KEYS)[number];
interface Clash {
  readonly key: Key;
  readonly value: string;
  readonly other: Key;
  readonly said: string;
}

const WEATHERS = ['clear', 'cloud', 'rain', 'storm', 'snow', 'fog', 'wind'] as const;
const ROUGH = ['rain', 'storm', 'snow', 'fog', 'wind'] as const;

/** Pairs that cannot both be true of one scene, unless one of the texts reconciles them by saying both. */
const CLASHES: readonly Clash[] = [
  ...clashes('light', 'sun', {
    time: ['night', 'dusk'],
    weather: ['cloud', 'rain', 'storm'],
    place: ['space'],
  }),
  ...clashes('light', 'moon', { time: ['day', 'golden-hour'], weather: ['rain', 'storm'] }),
  ...clashes('light', 'stars', {
    time: ['day', 'golden-hour'],
    place: ['indoor'],
    weather: ['cloud', 'rain', 'storm', 'snow', 'fog'],
  }),
  ...clashes('light', 'street', { time: ['day', 'golden-hour'], place: ['indoor'] }),
  ...clashes('light', 'window', { time: ['night'], place: ['outdoor'] }),
  ...clashes('light', 'studio', {
    place: ['outdoor'],
    time: ['dawn', 'golden-hour', 'dusk'],
    weather: ROUGH,
  }),
  ...clashes('place', 'indoor', { weather: WEATHERS }),
  ...(['underwater', 'space'] as const).flatMap((place) =>
    clashes('place', place, { weather: ['cloud', ...ROUGH], light: ['window', 'candle', 'fire', 'street'] }),
  ),
  ...clashes('season', 'summer', { weather: ['snow'] }),
  ...clashes('era', 'past', { light: ['neon', 'screen'] }),
];

function clashes<K extends Key>(
  key: K,
  value: NonNullable<Facts[K]>,
  others: { readonly [O in Key]?: readonly NonNullable<Facts[O]>[] },
): Clash[] {
  return KEYS.flatMap((other) => (others[other] ?? []).map((said): Clash => ({ key, value, other, said })));
}

/** The clashes of a value, seen from either side. */
const CLASHES_OF = new Map<string, Clash[]>();
for (const clash of CLASHES) {
  const turned: Clash = { key: clash.other, value: clash.said, other: clash.key, said: clash.value };
  for (const each of [clash, turned]) {
    const listed = CLASHES_OF.get(each.value);
    if (listed) listed.push(each);
    else CLASHES_OF.set(each.value, [each]);
  }
}

/** Whether `known` holds everything that `wanted` names. */
export function meets(known: Facts, wanted: Facts): boolean {
  return KEYS.every((key) => wanted[key] === undefined || known[key] === wanted[key]);
}

/** Wind goes with all weather, cloud with all but a clear sky, rain with storm. */
function mayMeet(one: Facts['weather'], other: Facts['weather']): boolean {
  if (one === 'wind' || other === 'wind') return true;
  if (one === 'cloud' || other === 'cloud') return one !== 'clear' && other !== 'clear';
  return (one === 'rain' && other === 'storm') || (one === 'storm' && other === 'rain');
}

/** Whether two texts that say this cannot both be true of one scene. */
export function contradicts(a: Facts, b: Facts): boolean {
  for (const key of KEYS) {
    const value = b[key];
    if (value === undefined) continue;
    const other = a[key];
    if (other === value) continue;
    if (other !== undefined && (key !== 'weather' || !mayMeet(a.weather, b.weather))) return true;
    for (const clash of CLASHES_OF.get(value) ?? NONE) {
      if (clash.key === key && a[clash.other] === clash.said && b[clash.other] !== clash.said) return true;
    }
  }
  return false;
}

const NONE: readonly Clash[] = [];

/** Everything that both say; the first wins where they differ. */
export function merged(first: Facts, second: Facts | undefined): Facts {
  return second ? { ...second, ...first } : first;
}
