import type { SceneClass } from '../shot/scene-class.ts';
import type { Circumstances } from '../shot/surroundings.ts';
import { groupOf } from './approaches.ts';
import { genreNamed } from './genre.ts';
import type { Idea } from './idea.ts';
import { textMap } from './text-map.ts';

/* What is heard where the place has no sound of its own. */
const PLAIN = textMap(`
indoor | quiet room tone
outdoor | open air
underwater | the low muffled rush of deep water
space | a low even hum, as if through a hull
air | wind at height
graphic | quiet room tone
human | close natural sound
animal | close natural sound
small | close natural sound
machine | close natural sound
place | open air
nature | open air
`);

const inside = (text: string): string => `${text}, heard through the walls`;

/** Weathers that are heard over everything. */
const LOUD = new Set(['rain', 'storm', 'wind', 'snow']);
const SPOKEN =
  /\b(?:voice|voices|shout|shouts|talk|laughter|song|singing|murmur|chatter|speech|word|words|call|calls)\b/;

/** Views whose hour or season is all there is to hear. */
const VIEWS: ReadonlySet<SceneClass> = new Set(['landscape', 'city', 'building', 'plant', 'bird']);

/** What a place always sounds like in its weather; the loudest first; another variation is another one. */
export function ambienceOf(idea: Idea, where: Circumstances, variation = 0): string {
  const genre = genreNamed(idea)?.id;
  if (genre === 'music') return 'the song';
  if (genre === 'asmr') return 'the small sounds of every touch, very close';
  const isInside = where.surroundings === 'indoor';
  const isOutside = where.surroundings === undefined || where.surroundings === 'outdoor';
  const weather = where.weatherRow && LOUD.has(where.weather ?? '') ? where.weatherRow.sound : '';
  if (weather && (isInside || isOutside)) return isInside ? inside(weather) : weather;
  const isHushed = idea.speech === 'wordless';
  const isView = isOutside && !idea.spansHours && idea.events.length === 0 && VIEWS.has(idea.kind);
  const isOfToday = where.era === undefined || where.era.names.includes('today');
  const place = where.place ?? (idea.main?.kind === 'place' ? idea.main.placeRow : undefined);
  const own = [
    // A city of another age has no traffic.
    !/\b(?:abandoned|derelict|ruined|drained|empty|deserted)\b/i.test(idea.subject) &&
    isOfToday &&
    !place?.traits.has('support') &&
    !(place?.traits.has('small') && place.traits.has('home'))
      ? place?.sound
      : '',
    isView ? where.time?.sound : '',
    isOutside ? where.weatherRow?.sound : '',
    isView ? where.season?.sound : '',
  ];
  const fitting = own.filter((sound) => sound && !(isHushed && SPOKEN.test(sound)));
  const all = [...new Set([...fitting, plainSound(idea.kind, where.surroundings)])];
  return all[variation % all.length] ?? '';
}

const plainSound = (kind: SceneClass, surroundings: string | undefined): string =>
  PLAIN.get(surroundings ?? groupOf(kind)) ?? 'quiet room tone';

/** The ambience as it is called again: 'the hum and slosh of drums'. */
export const calledAgain = (ambience: string): string => {
  const short = ambience.split(/,\s/)[0] ?? ambience;
  return /^(?:the|a|an)\s/.test(short) ? short.replace(/^an?\s/, 'the ') : `the ${short}`;
};
