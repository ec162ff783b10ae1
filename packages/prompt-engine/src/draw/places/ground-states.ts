import type { Stage } from '../../shot/stage.ts';
import { type Canvas, fill, wash } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { box } from '../drawing/pen.ts';
import { isIndoors } from '../tones.ts';

/*
 * What has come over a ground, whatever place it is: snow that lies on it, rain that stands on it, mud in its water, a
 * room that is dim.
 */

/** Where snow does not lie: in water, in sand, on what is white or covered by itself, and where there is no ground. */
const NEVER_WHITE =
  /^(?:sea|beach|desert|lake|river|canal|harbour|underwater|mountain|snow.*|ice.*|frozen.*|pool|cave|space|paper|sky|clouds|void|backdrop|table|crag|cliff|pier|boardwalk|waterfall|ford|flooded.*|raft|ship-deck|vehicle-interior|skyline|swamp)$/;

/** Grounds that show by themselves how wet they are. */
const WET_BY_ITSELF = /^(?:street|wet-.*|flooded.*|sea|lake|river|canal|beach|harbour|field|garden|forest)$/;

/** Streaks of light that stand in wet stone, longer the nearer they are. */
function gleam(canvas: Canvas, line: number): string {
  const { random, w, h, m, tones } = canvas;
  const streaks = Array.from({ length: 24 }, () => {
    const y = line + (h - line) * random();
    const near = (y - line) / (h - line);
    return box(w * random(), y, m * (0.03 + near * 0.08), m * (0.004 + near * 0.006), m * 0.004);
  });
  return fill(streaks.join(''), mix(tones.sky1, '#ffffff', 0.4), 0.5);
}

/** Snow, water, mud and dimness over a place as it is drawn, from where its ground begins. */
export function groundStates(canvas: Canvas, stage: Stage, line: number): string {
  const { w, h, tones } = canvas;
  const { place, weather, placeWord } = stage;
  const ground = box(0, line, w, h - line);
  if (isIndoors(place))
    return /\b(?:dim|dark|gloomy|unlit)\b/i.test(placeWord) ? wash(canvas, tones.shade, 0.4) : '';
  if (weather === 'snow' && !NEVER_WHITE.test(place))
    return fill(ground, mix(tones.sky1, '#ffffff', 0.75), 0.62);
  if (/\bmudd?y\b/i.test(placeWord)) return fill(ground, canvas.local('#6f4a26'), 0.66);
  const isWet = weather === 'rain' || /\b(?:wet|rain\S*|slick)\b/i.test(placeWord);
  return isWet && !WET_BY_ITSELF.test(place) ? gleam(canvas, line) : '';
}
