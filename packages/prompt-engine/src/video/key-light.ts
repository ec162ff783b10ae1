import { isBeing, isPeople } from '../read/scene.ts';
import { keySide } from '../shot/choose.ts';
import { drawnMeans } from '../shot/drawn-means.ts';
import { lightGiven } from '../shot/light.ts';
import { lightOfRoom } from '../shot/light-indoors.ts';
import { isPlaceClass, type SceneClass } from '../shot/scene-class.ts';
import type { Brief } from '../shot/shot.ts';
import type { Circumstances } from '../shot/surroundings.ts';
import { BEFORE_DAWN } from './film-words.ts';
import { genreNamed } from './genre.ts';
import type { Idea } from './idea.ts';
import { LIGHT } from './prompt-parts.ts';
import { textMap } from './text-map.ts';

/*
 * The key light of a film: what the words, the hour, the weather or the place give it. Where they give none, a soft
 * plain light that shows what is to be seen: a set-up of ours would speak against half of all ideas.
 */

/** By day rain, snow and fog leave no sun, whatever the hour. */
function underWeather(where: Circumstances): Circumstances {
  const { time, ...rest } = where;
  return time &&
    where.daytime !== 'night' &&
    ['rain', 'storm', 'snow', 'fog', 'cloud'].includes(where.weather ?? '')
    ? rest
    : where;
}

const WINDOWLESS =
  /\b(?:underground|subway|metro|tunnel|cave|cellar|basement|bunker|mine|lift|elevator|dungeon|vault|warehouse|stage|club|cinema)\b/i;

/* The light of an hour, indoors or out. */
const HOURS = textMap(`
dawn | Soft pale light of the first daylight from camera {side}
day | Soft daylight from camera {side}
golden-hour | Low warm sun from camera {side}, soft
dusk | Soft blue dusk from camera {side}, the first lamps lit
night | A warm lamp from camera {side}, soft
`);

/** An hour that may be a room's or the open air's has no sky. */
function withoutSky(where: Circumstances, kind: SceneClass): Circumstances {
  if (where.surroundings !== undefined || isPlaceClass(kind) || kind === 'vehicle') return where;
  const { time: _time, daytime: _daytime, season: _season, ...rest } = where;
  return rest;
}

/** A hallway or a doorstep is too small to have a light that all know. */
function withoutCorner({ place, ...rest }: Circumstances): Circumstances {
  const isCorner = place?.traits.has('small') && place.traits.has('home') && !place.traits.has('support');
  return place && !isCorner ? { ...rest, place } : rest;
}

/** Soft light for what no source is known of. */
function plainLight(brief: Brief, idea: Idea, where: Circumstances): string {
  const { kind, main, subject } = idea;
  const side = keySide(brief);
  const { surroundings, daytime } = where;
  if (surroundings === 'underwater') return 'Soft sunlight from the surface above, blue-green';
  if (surroundings === 'space')
    return `One distant sun from camera ${side}, white, a faint glow on the other side`;
  if (surroundings === 'indoor' && daytime) return lightOfRoom(daytime, 'studio', side).text;
  if (surroundings === 'indoor')
    return WINDOWLESS.test(`${subject} ${where.place?.names[0] ?? ''}`)
      ? `Soft even light from above, slightly stronger from camera ${side}`
      : `Soft window light from camera ${side}`;
  if (daytime !== 'night' && (surroundings === 'outdoor' || isPlaceClass(kind) || kind === 'vehicle'))
    return `Clear soft daylight from camera ${side}`;
  if (daytime === 'night' && surroundings === 'outdoor' && !isPeople(main?.kind ?? 'thing'))
    return `Cool moonlight from high at camera ${side}, soft`;
  const genre = genreNamed(idea)?.id;
  if (genre === 'horror' || genre === 'thriller')
    return `One dim lamp from camera ${side}, the faces just clear`;
  const ofHour = HOURS.get(daytime ?? '');
  if (ofHour) return ofHour.replace('{side}', side);
  const isAnimal = main !== undefined && isBeing(main.kind) && !isPeople(main.kind);
  if (isAnimal) return `Soft daylight from camera ${side}`;
  return kind === 'graphic' || kind === 'sign'
    ? 'Flat even light from the front'
    : `Soft natural light from camera ${side}`;
}

/** What takes a face or a thing out of sight. */
const DARKENED =
  /,\s(?:the shadows kept open|one side falling into shadow|hard-edged|the (?:near|far) side in (?:deep |soft |cool )?(?:shadow|shade)|one clean shadow|filled with soft light from camera (?:left|right))/g;

export const IN_THE_DARK = /\bin (?:the |complete |total |pitch )?dark(?:ness)?\b/i;

/** What is seen in the dark is just lit enough to be seen. */
export const darkness = (brief: Brief): string =>
  `A faint light from camera ${keySide(brief)}, darkness around`;

/** The key light at a place and an hour. A drawn look shows it by its own means. */
export function lightIn(brief: Brief, idea: Idea, where: Circumstances): string {
  const drawn =
    idea.isDrawn && idea.style
      ? drawnMeans({ brief, style: idea.style, kind: idea.kind, where }).decisions.find(
          ({ element }) => element === 'light',
        )
      : undefined;
  if (drawn) return drawn.text.replace(/;/g, ',');
  if (idea.explained) return 'Flat even light, every part of the picture clear';
  if (IN_THE_DARK.test(idea.subject) && idea.events.length < 2) return darkness(brief);
  if (BEFORE_DAWN.test(idea.subject) && where.surroundings === undefined)
    return `Soft blue light before sunrise from camera ${keySide(brief)}`;
  const given = lightGiven(
    { ...brief, take: 'studio' },
    idea.kind,
    withoutSky(withoutCorner(underWeather(where)), idea.kind),
  );
  const text = (given?.decision.text ?? plainLight(brief, idea, where))
    .replace(/;/g, ',')
    .replace(DARKENED, '');
  return LIGHT.test(text) || /\bflash\b/i.test(text) ? text : `${text.replace(/, soft$/, '')}, in soft light`;
}
