import type { Facts } from '../facts.ts';
import type { SubjectKind } from '../kinds.ts';
import { groupOf } from './beats/choose-arc.ts';
import type { IdeaReading } from './idea.ts';

/** What a place always sounds like, said in full and once it is known. */
export interface Ambience {
  readonly full: string;
  readonly short: string;
}

const of = (full: string, short: string): Ambience => ({ full, short });

const WEATHER_OUT: Partial<Record<NonNullable<Facts['weather']>, Ambience>> = {
  rain: of('Steady rain on hard ground', 'the rain'),
  storm: of('Wind in long gusts, thunder far behind it', 'the wind'),
  snow: of('The dulled quiet of snow', 'the dulled quiet'),
  fog: of('Damp quiet, everything distant', 'the damp quiet'),
  wind: of('Wind that comes and goes', 'the wind'),
};
const WEATHER_IN: Partial<Record<NonNullable<Facts['weather']>, Ambience>> = {
  rain: of('Rain on the window', 'the rain on the window'),
  storm: of('Thunder muffled by the walls, rain on the window', 'the muffled storm'),
  snow: of('A room made quieter by snow', 'the quiet room'),
  wind: of('Wind round the corners of the house', 'the wind outside'),
};
const OF_KIND: Partial<Record<SubjectKind, Ambience>> = {
  coast: of('Open sea, waves at an even distance', 'the sea'),
  forest: of('Air in high branches', 'the branches'),
  city: of('A city kept at a distance', 'the far city'),
  water: of('Water lapping at an edge', 'the water'),
  desert: of('Thin wind over sand', 'the thin wind'),
  mountain: of('High wind, very wide', 'the high wind'),
  sky: of('Open air, very wide', 'the open air'),
  field: of('Wind through stalks', 'the stalks'),
  weather: of('Open country, air moving', 'the open country'),
  building: of('Air moving round stone', 'the moving air'),
  'sea-animal': of('Open water, slow swell', 'the swell'),
  event: of('A crowd talking without words', 'the crowd'),
  battle: of('Wind over many people', 'the wind'),
  space: of('A low even hum, more felt than heard', 'the hum'),
};
const UNDERWATER = of('The low muffled rush of deep water', 'the muffled rush');
const CAVE = of('Drips with a long echo', 'the echoing drips');
const ROOM = of('Quiet room tone', 'the room tone');
const OPEN = of('Open air, a little wind', 'the open air');
const GROUND = of('Clean near silence', 'the near silence');
const NIGHT = of('A wide quiet night', 'the night');
const STREET_NIGHT = of('Traffic far off, a street nearly empty', 'the far traffic');
const HARBOUR = of('Harbour water against stone, ropes creaking', 'the harbour water');
const STATION = of('A big roof, air moving under it', 'the air under the roof');
const KITCHEN = of('A kitchen’s low hum in the background', 'the kitchen hum');
const BAR = of('A café murmuring in the background', 'the murmur');

const CABIN = of('A closed cabin, the world outside muffled', 'the closed cabin');
const HALL = of('A large empty hall, every sound with a tail', 'the hall');

const BY_WORDS: readonly (readonly [RegExp, Ambience])[] = [
  [/\b(?:cave|cavern|tunnel|crypt)\b/i, CAVE],
  [/\b(?:in|inside) (?:an? |the )?(?:\p{L}+ ){0,2}(?:car|taxi|cab|van|truck|plane)\b/iu, CABIN],
  [/\b(?:theatre|theater|hall|church|cathedral|museum)\b|\bin (?:the|a) (?:boxing )?ring\b/i, HALL],
  [/\b(?:harbour|harbor|quay|pier|puerto|dock)\b/i, HARBOUR],
  [/\b(?:railway|train station|platform)\b/i, STATION],
  [/\b(?:kitchen|chef|bakery|oven|restaurant)\b/i, KITCHEN],
  [/\b(?:barista|café|cafe|night market|bar)\b/i, BAR],
];

/** The ground sound of a scene. */
export function ambienceOf(idea: IdeaReading, facts: Facts): Ambience {
  const { place, weather, time } = facts;
  const group = groupOf(idea.kind);
  if (place === 'underwater') return UNDERWATER;
  const weathers = place === 'indoor' ? WEATHER_IN : WEATHER_OUT;
  const byWeather = weather && weathers[weather];
  if (byWeather && idea.kind !== 'coast') return byWeather;
  const byWords = BY_WORDS.find(([words]) => words.test(idea.subject))?.[1];
  if (byWords) return byWords;
  const byKind = OF_KIND[idea.kind];
  if (byKind) return byKind;
  if (place === 'indoor') return ROOM;
  if (group === 'graphic' || (group === 'small' && place !== 'outdoor') || place === 'space') return GROUND;
  if (idea.reading.isForeign && place === undefined) return GROUND;
  if (time === 'night') return group === 'human' || group === 'machine' ? STREET_NIGHT : NIGHT;
  return place === 'outdoor' ? OPEN : ROOM;
}
