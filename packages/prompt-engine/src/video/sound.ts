import type { SceneClass } from '../shot/scene-class.ts';
import { groupOf } from './approaches.ts';
import { BEFORE_DAWN } from './film-words.ts';
import type { Idea } from './idea.ts';
import type { Setting } from './setting.ts';
import { textMap } from './text-map.ts';

/* What is heard where neither place nor hour has a sound of its own. */
const PLAIN = textMap(`
indoor | quiet room tone
outdoor | open air, a little wind
underwater | the low muffled rush of deep water
space | a low even hum, as if through a hull
air | wind at height
graphic | near silence
human | close natural sound
animal | close natural sound
small | near silence
machine | close natural sound
place | open air
nature | open air, very wide
`);

const inside = (text: string): string => `${text}, heard through the walls`;

/** Weathers that are heard over everything. */
const LOUD = new Set(['rain', 'storm', 'wind', 'snow']);
const SPOKEN =
  /\b(?:voice|voices|shout|shouts|talk|laughter|song|singing|murmur|chatter|speech|word|words|call|calls)\b/;

/** What the place always sounds like at this hour and in this weather; the loudest first; another variation is another one. */
export function ambienceOf(idea: Idea, { where }: Setting, variation = 0): string {
  const isInside = where.surroundings === 'indoor';
  const isOutside = where.surroundings === undefined || where.surroundings === 'outdoor';
  const weather = where.weatherRow && LOUD.has(where.weather ?? '') ? where.weatherRow.sound : '';
  if (weather && (isInside || isOutside)) return isInside ? inside(weather) : weather;
  const isHushed = idea.speech === 'wordless';
  const own = [
    // A city of another age has no traffic.
    !/\b(?:abandoned|derelict|ruined|drained)\b/i.test(idea.subject) &&
    (where.era === undefined || where.era.names.includes('today'))
      ? where.place?.sound
      : '',
    isOutside && !BEFORE_DAWN.test(idea.subject) && !idea.spansHours ? where.time?.sound : '',
    isOutside ? where.weatherRow?.sound : '',
    isOutside ? where.season?.sound : '',
  ];
  const fitting = own.filter((sound) => sound && !(isHushed && SPOKEN.test(sound)));
  const all = [...new Set([...fitting, plainSound(idea.kind, where.surroundings)])];
  return all[variation % all.length] ?? '';
}

const plainSound = (kind: SceneClass, surroundings: string | undefined): string =>
  PLAIN.get(surroundings ?? groupOf(kind)) ?? 'near silence';

/** The ambience as it is called again: 'the hum and slosh of drums'. */
export const calledAgain = (ambience: string): string => {
  const short = ambience.split(/,\s/)[0] ?? ambience;
  return /^(?:the|a|an)\s/.test(short) ? short.replace(/^an?\s/, 'the ') : `the ${short}`;
};
