import { contradicts, type Facts, type LightSource, merged } from '../facts.ts';
import type { LightName } from './named.ts';
import { phraseTable } from './phrase-table.ts';
import type { Token } from './tokens.ts';

/** Words that say when and where, whatever the rest of the subject is. First entry of a phrase wins. */
export const CIRCUMSTANCES = phraseTable<Facts>([
  [{ time: 'dawn' }, 'dawn, sunrise, daybreak, first light, early morning, sunup, break of day'],
  [
    { time: 'day' },
    'noon, midday, daytime, morning, afternoon, daylight, by day, high noon, in broad daylight',
  ],
  [{ time: 'golden-hour' }, 'golden hour, sunset, late afternoon, magic hour, low sun, sundown, setting sun'],
  [{ time: 'dusk' }, 'dusk, twilight, blue hour, nightfall, evening, gloaming'],
  [
    { time: 'night' },
    'night, midnight, nighttime, night-time, nocturnal, starry, moonlit, moonlight, starlight, starlit',
  ],
  [
    { time: 'night' },
    'night sky, full moon, milky way, under the stars, aurora, aurora borealis, northern lights, nightclub',
  ],
  [
    {},
    'night owl, spring roll, spring onion, hot spring, box spring, snow globe, snow white, rain boots, raincoat',
  ],
  [
    {},
    'snow leopard, snow-capped, snow capped, snow peas, rain barrel, rain jacket, storm trooper, evening gown',
  ],
  [
    {},
    'evening dress, morning glory, morning coat, wind turbine, wind chime, wind instrument, summer dress, summer house',
  ],
  [{ place: 'indoor' }, 'in the ring, in a boxing ring, in the boxing ring'],
  [{ place: 'underwater' }, 'under the ice, beneath the ice, under ice'],
  [{}, 'after rain, after the rain, after a storm, after the storm'],
  [{ time: 'night' }, 'floodlit, floodlight, under floodlights, city lights'],
  [{ time: 'night' }, 'nacht, nuit, noche, notte, noite, ночь, ночью'],
  [{ weather: 'rain' }, 'regen, pluie, lluvia, pioggia, chuva, дождь, дождем'],
  [{ weather: 'snow' }, 'schnee, neige, nieve, neve, sneeuw, снег, снегу'],
  [{ weather: 'fog' }, 'nebel, brouillard, niebla, nebbia, nevoeiro, туман'],
  [{ season: 'spring' }, 'spring, springtime, cherry blossom, blossom season, in bloom, easter'],
  [{ season: 'summer' }, 'summer, summertime, midsummer, heatwave'],
  [
    { season: 'autumn' },
    'autumn, autumnal, fall leaves, fall colors, fall colours, in the fall, in fall, halloween, harvest',
  ],
  [{ season: 'winter' }, 'winter, wintry, christmas, christmas eve, midwinter, frosty, frozen lake'],
  [
    { weather: 'rain', place: 'outdoor' },
    'in the rain, in rain, rain-soaked, rain soaked, walking in the rain',
  ],
  [{ weather: 'rain' }, 'rain, rainy, raining, drizzle, downpour, monsoon, rainstorm, rainfall'],
  [
    { weather: 'storm' },
    'storm, stormy, thunderstorm, lightning, hurricane, tornado, thunder, typhoon, cyclone',
  ],
  [
    { weather: 'snow', place: 'outdoor' },
    'in the snow, in snow, snowy, snowing, snow-covered, snowfall, blizzard, snowstorm',
  ],
  [{ weather: 'snow' }, 'snow'],
  [{ weather: 'fog' }, 'fog, foggy, mist, misty, haze, hazy, in the clouds'],
  [{ weather: 'wind' }, 'wind, windy, windswept, breeze, gale, wind-blown, windblown'],
  [{ weather: 'cloud' }, 'cloudy, overcast, grey sky, gray sky, leaden sky'],
  [{ weather: 'clear', light: 'sun', time: 'day' }, 'sunny, sunny day'],
  [{ weather: 'clear' }, 'clear sky, clear skies, cloudless, blue sky, clear night'],
  [
    { place: 'indoor' },
    'indoors, indoor, inside a, inside the, at home, on the sofa, on the couch, in bed, on stage, on a stage',
  ],
  [
    { place: 'indoor' },
    'in the studio, in a studio, on a shelf, on a desk, on a table, on a plinth, by the fireplace',
  ],
  [
    { place: 'outdoor' },
    'outdoors, outdoor, outside, en plein air, on the street, on a street, in the street, al fresco',
  ],
  [
    { place: 'underwater' },
    'underwater, under water, under the sea, beneath the waves, seabed, sea floor, deep sea, scuba',
  ],
  [{ place: 'underwater' }, 'snorkeling, snorkelling, coral reef, under the ocean, ocean floor'],
  [{ place: 'space' }, 'in space, outer space, in orbit, on the moon, on mars, zero gravity, deep space'],
  [
    { era: 'past' },
    'medieval, victorian, ancient, roman, viking, baroque, renaissance, prehistoric, wartime, edwardian',
  ],
  [
    { era: 'past' },
    '18th century, 19th century, 17th century, 16th century, wild west, middle ages, colonial, georgian',
  ],
  [{ era: 'present' }, 'modern, contemporary, modern-day, present-day'],
  [
    { era: 'future' },
    'futuristic, cyberpunk, sci-fi, science fiction, scifi, space age, future, dystopian, post-apocalyptic',
  ],
]);

const SOURCES: ReadonlySet<string> = new Set<LightSource>([
  'sun',
  'window',
  'lamp',
  'candle',
  'fire',
  'neon',
  'moon',
  'stars',
  'flash',
  'studio',
  'stage',
  'screen',
  'street',
]);

const isSource = (light: LightName): light is LightSource => SOURCES.has(light);

/** What a named light says about the scene. */
export function factsOfLight(light: LightName | undefined): Facts {
  return light !== undefined && isSource(light) ? { light } : {};
}

const BEFORE_YEAR: ReadonlySet<string> = new Set([
  'in',
  'from',
  'of',
  'circa',
  'year',
  'since',
  'around',
  'is',
]);

/** Years and decades before 1980 are the past ('1920s', 'in 1888'). */
function eraOfYear(tokens: readonly Token[]): Facts {
  for (const [at, { word }] of tokens.entries()) {
    const [, year, decade] = /^([12]\d{3})('?s)?$/.exec(word) ?? [];
    if (year === undefined || (decade === undefined && !BEFORE_YEAR.has(tokens[at - 1]?.word ?? '')))
      continue;
    if (Number(year) < 1980) return { era: 'past' };
    if (Number(year) > 2040) return { era: 'future' };
  }
  return {};
}

/** The hour of a clock: '3am', '6 pm'. */
function timeOfClock(tokens: readonly Token[]): Facts {
  for (const [at, { word }] of tokens.entries()) {
    const [, digits, half = tokens[at + 1]?.word] = /^(\d{1,2})(am|pm)?$/.exec(word) ?? [];
    if (digits === undefined || (half !== 'am' && half !== 'pm')) continue;
    const hour = (Number(digits) % 12) + (half === 'pm' ? 12 : 0);
    if (hour < 5 || hour > 20) return { time: 'night' };
    if (hour < 7) return { time: 'dawn' };
    return { time: hour < 18 ? 'day' : 'dusk' };
  }
  return {};
}

/** When and where, as far as the words say. Words that come first win over later ones. */
export function circumstancesOf(tokens: readonly Token[]): Facts {
  let facts: Facts = {};
  for (const { value } of CIRCUMSTANCES.all(tokens)) {
    if (!contradicts(facts, value)) facts = merged(facts, value);
  }
  return merged(merged(facts, timeOfClock(tokens)), eraOfYear(tokens));
}
