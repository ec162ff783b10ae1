import { rowsOf, textOf, wordsOfCell } from '../../lexicon/row.ts';
import { keySide } from '../../shot/choose.ts';
import { lightGiven } from '../../shot/light/light.ts';
import { drawnMeans } from '../../shot/look/drawn-means.ts';
import type { Brief } from '../../shot/shot.ts';
import { genreOf } from '../genre/genre.ts';
import type { BeatPlace } from '../idea/beat-places.ts';
import { GOES_THERE } from '../idea/elsewhere-words.ts';
import type { Idea } from '../idea/idea.ts';
import { withoutPictured } from '../idea/pictured.ts';
import { textMap } from '../idea/text-map.ts';
import { LIGHT } from '../optimizer/prompt-parts.ts';
import { isOfOnePlace, shownAt } from '../sound/sounds-in-turn.ts';
import { capital, small } from '../wording.ts';
import { lightSaid } from './light-said.ts';
import { LIGHT_ROWS } from './look-rows.ts';
import { lightOfLook } from './named-looks.ts';
import { lightOfBeat, lightOfHours, lightOfWords } from './place-lights.ts';
import { lightAsTaken } from './taken-light.ts';

/*
 * The key light of a moment: what the words, the hour or the weather give it. Where they give none, a soft plain light
 * that says nothing of a place.
 */

const WINDOWLESS =
  /\b(?:underground|subway|metro|tunnel|caves?|cellar|basement|bunker|mine|lift|elevator|dungeon|vault|stage|club|cinema|theatre|theater|submarine|nightclub|in the dark|darkness)\b/i;

/* The light of an hour, indoors or out. */
const HOURS = textMap(`
dawn | Soft pale light from camera {side}, as at daybreak
day | Soft daylight from camera {side}
golden-hour | Low warm light from camera {side}, soft
dusk | Soft blue light from camera {side}, as at dusk
night | Soft dim light from camera {side}, darkness around
`);

const EARLY = /\b(?:[3-6]\s?am|before (?:dawn|sunrise|daybreak)|first light)\b/i;
const AT_FIVE = 'Soft dim blue light from camera {side}, early';

const WET: ReadonlySet<string> = new Set(['rain', 'snow', 'fog', 'storm', 'cloud']);

/* The light of a way to film. */
const BY_APPROACH: ReadonlyMap<string, string> = new Map(
  rowsOf(LIGHT_ROWS, 2).flatMap(([ids, light]) => wordsOfCell(ids).map((id) => [id, textOf(light)] as const)),
);

/** The light that the sort of film asks for. */
const lightOfFilm = (idea: Idea, side: string): string | undefined =>
  BY_APPROACH.get(genreOf(idea).approaches[0])?.replace('{side}', side);

/* Sources of light that the words name, which light what is round them. words | light */
const SOURCES: readonly (readonly [RegExp, string])[] = [
  [/\bnight market\b/i, 'Warm light of bulbs and stalls from camera {side}, in pools, darkness around'],
  [
    /(?<!\b(?:in|into|inside|through|around|across|arrives? at|enters?)\s(?:an?|the|his|her|their)\s(?:[\p{L}-]+\s)?)\b(?:apartments?|houses?|building|block|tower|office|city|town|village|street|skyscraper|hotel|ship)\b[^.;]*\b(?:go(?:es)? (?:out|dark|off)|light up|come on)\b|\bwindows?\b[^.;]*\b(?:go(?:es)? (?:out|dark|off)|light up|stays? lit)\b/iu,
    'Warm light from lit windows, night around',
  ],
  [/\b(?:fluorescent|strip lights?)\b/i, 'Flat cool fluorescent light from above'],
  [/\bneon\b/i, 'Neon light from camera {side}, pink and blue, saturated, darkness around'],
  [/\blava lamps?\b/i, 'Soft coloured glow of the lamp from near, darkness around'],
  [/\b(?:volcano|lava|magma)\b/i, 'Red glow of lava from below, hard-edged, darkness around'],
  [
    /\b(?:camp ?fires?|bonfires?|fireplace|fire ?light|burning|in flames)\b/i,
    'Warm flickering firelight from camera {side}, low, darkness around',
  ],
  [
    /\b(?:furnace|kiln|forge|forging|blacksmiths?|glassblow\p{L}*|glass-?blowing|(?:out of|into|from) the oven|wood[- ]fired|foundry)\b/iu,
    'Orange glow of the fire from camera {side}, low, the rest dim',
  ],
  [/\bcandles?\b/i, 'Warm candlelight from near, darkness around'],
  [/\b(?:flashlights?|torch(?:es)?|torchlight)\b/i, 'One hard beam of a torch, darkness around'],
  [/\b(?:head ?lights?)\b/i, 'Hard light of headlights from camera {side}, darkness around'],
  [/\b(?:lanterns?)\b/i, 'Warm lantern light from camera {side}, small pools of it, darkness around'],
  [/\b(?:street ?(?:lights?|lamps?))\b/i, 'Street light from above, warm, in pools, darkness around'],
  [
    /\b(?:street|skate\p{L}*|pavement|sidewalk|alley|corner)\b.*\ball night\b|\ball night\b.*\b(?:street|skate\p{L}*|pavement|sidewalk|alley|corner)\b/iu,
    'Street light from above, warm, in pools, darkness around',
  ],
  [/\b(?:fireworks?)\b/i, 'Bursts of coloured light from above, darkness between them'],
  [/\b(?:moonlit|moonlight|full moon)\b/i, 'Cool moonlight from camera {side}, soft-edged, darkness around'],
  [/\b(?:spotlights?|stage lights?)\b/i, 'One hard spotlight from above, darkness around'],
  [
    /\b(?:baby monitor|monitors?|laptop|television|tv|voicemail|text message|video call|computer screen|phone screen|by video|(?:from|at|into|on) (?:his|her|their|the|a) (?:smart)?phone|dating profile|dating app)\b|\bphone\s(?:rings|buzzes|lights up|glows)\b|\b(?:checks|scroll\p{L}*|texts)\b.*\bphone\b/iu,
    'Cool glow of the screen from near, the room around dim',
  ],
  [/\b(?:disco|strobe|nightclub|rave)\b/i, 'Coloured club lights from above, moving, darkness around'],
];
/** Hours before any daylight. */
const SMALL_HOURS = /\b[1-4]\s?a\.?m\b|\b(?:all|the whole|through the) night\b/i;
const BY_DAY: ReadonlySet<string> = new Set(['day', 'morning', 'afternoon', 'dawn', 'golden-hour']);

/** By what all of it is lit, wherever the idea says so. */
const LIT_BY = /\blit\s(?:only\s|just\s)?(?:by|with)\s[^,.;]+/iu;

/** What is only now lit, or tried to be, gives no light from the beginning. */
const NOT_YET_LIT =
  /\b(?:unlit\s(?:[\p{L}-]+\s)?|light(?:s|ing)?\s(?:up\s)?(?:(?:an?|one|the|his|her|its|my|our|their|all|\d+)\s)?(?:[\p{L}’'-]+\s){0,3}?)(?:candles?|lanterns?|lamps?|torch(?:es)?|fires?|camp ?fires?|bonfires?|fireplace)\b/giu;

/** The light of a source that the words name. */
function lightOfSource(idea: Idea, { where }: BeatPlace, side: string): string | undefined {
  const isByDay = BY_DAY.has(where.daytime ?? '');
  const aside = idea.request.asides.map(({ text }) => text).join(', ');
  const lit = withoutPictured(
    `${idea.shown}, ${aside}, ${LIT_BY.exec(idea.subject)?.[0] ?? ''}`.replace(NOT_YET_LIT, ' '),
  );
  const named = SOURCES.find(([words]) => words.test(lit))?.[1];
  return (isByDay ? undefined : named)?.replace('{side}', side);
}

/** The light of a place that has one of its own, unless hour or weather give another. */
function lightPlaced(idea: Idea, place: BeatPlace, side: string): string | undefined {
  const { where } = place;
  const isOpen =
    where.time === undefined &&
    !SMALL_HOURS.test(idea.shown) &&
    where.daytime === undefined &&
    !WET.has(where.weather ?? '') &&
    !SOURCES.some(([words]) => words.test(idea.subject));
  // Where a film goes on in another place, the light of the first one stays behind.
  const words = isOfOnePlace(idea) && !place.hasMoved ? [idea.shown] : shownAt(idea, place);
  return [...words, wishesSeen(idea)]
    .map((text) => lightOfWords(text.replace(GOES_THERE, ' '), isOpen))
    .find((light) => light !== undefined)
    ?.replace('{side}', side);
}

/** What an idea wishes for that is seen, and not only heard. */
const wishesSeen = ({ request: { wishes, asides } }: Idea): string =>
  wishes.filter((wish) => !asides.some(({ sort, text }) => sort === 'sound' && text === wish)).join(', ');

/** No cast shadow has a hard edge where it rains. */
const DRAWN_WET = 'Soft even light, flat shading, pale reflections on wet ground';

/** A detective in black and white stands in the light of such films, whatever the film is called. */
const noirLight = (text: string): string =>
  /\b(?:detectives?|private eye|gumshoe|femme fatale|gangsters?|mobsters?)\b/i.test(text) &&
  /\b(?:black (?:and|&) white|b&w|monochrome|1940s|40s)\b/i.test(text)
    ? 'One hard light from camera {side}, high, the rest in black shadow'
    : '';

/** The light of a moment. A drawn look shows it by its own means. */
export function lightIn(brief: Brief, idea: Idea, place: BeatPlace): string {
  const { where, scene } = place;
  const own: Brief = { ...brief, scene, take: 'studio' };
  const side = keySide(brief);
  const said = lightSaid(idea, side);
  if (said) return capital(said);
  const drawn =
    idea.isDrawn && idea.style
      ? drawnMeans({ brief, style: idea.style, kind: idea.kind, where }).decisions.find(
          ({ element }) => element === 'light',
        )
      : undefined;
  if (drawn) return WET.has(where.weather ?? '') ? DRAWN_WET : drawn.text.replace(/;/g, ',');
  if (idea.known === 'explained') return 'Flat even light, every part of the picture clear';
  if (idea.spansHours) return lightOfHours(idea.subject);
  const ofLook = (lightOfLook(idea.subject) || noirLight(idea.subject)).replace('{side}', side);
  if (ofLook) return ofLook;
  const ofBeat = lightOfBeat(scene.subject)?.replace('{side}', side);
  if (ofBeat && scene.lights.length === 0) return ofBeat;
  const ofPlace = lightPlaced(idea, place, side);
  if (ofPlace && scene.lights.length === 0) return ofPlace;
  const ofSource = scene.lights.length === 0 ? lightOfSource(idea, place, side) : undefined;
  if (ofSource) return ofSource;
  if (where.daytime === 'night' && CITY.test(scene.subject) && scene.lights.length === 0) return CITY_LIGHTS;
  const { place: _place, ...open } = where;
  const isOutside = where.surroundings === 'outdoor';
  const isSettled = scene.lights.length > 0 || (isOutside && (where.time ?? where.weatherRow) !== undefined);
  const given = isSettled
    ? lightGiven(own, idea.kind, isOutside ? open : { ...open, surroundings: 'indoor' })
    : undefined;
  const text = (
    given?.decision.text ??
    (isUnsaid(idea, place) ? lightAsTaken(brief, idea, scene) : undefined) ??
    plainLight(where, scene.subject, side, lightOfFilm(idea, side), idea.shown)
  ).replace(/;/g, ',');
  return LIGHT.test(text) || /\bflash\b/i.test(text)
    ? text
    : `${capital(text.replace(/, soft(?=,|$)|\bsoft\s/gi, '').replace(/^an? (?=[aeiou])/i, 'an '))}, in soft light`;
}

/** Whether neither hour nor weather nor a place of its own say how a moment is lit. */
const isUnsaid = ({ known, isDrawn, shown, request }: Idea, { where }: BeatPlace): boolean =>
  known === undefined &&
  !isDrawn &&
  request.product === '' &&
  shown.search(NOT_YET_LIT) < 0 &&
  !SMALL_HOURS.test(shown) &&
  where.surroundings === undefined &&
  where.daytime === undefined &&
  !WET.has(where.weather ?? '');

const CITY = /\b(?:city|skyline|downtown|metropolis|skyscrapers?|boulevard|avenue|rooftops|megacity)\b/i;
const CITY_LIGHTS = 'Light of windows and street lamps, warm points, the sky dark above';

/** Lights of a table or a studio, which no street has. */
const STUDIO = /^(?:Narrow rim|Clean bright|Warm side) light/;
const OPEN_AIR =
  /\b(?:streets?|beach|forest|woods|park|roads?|trails?|paths?|tracks?|mud|muddy|log|hills?|cliff|waves?|puddles?|highway|fields?|mountains?|desert|lake|river|sea|ocean|gardens?|vineyard|meadow|playground|rooftop|city|alley)\b/i;

function plainLight(
  { surroundings, daytime, weather }: BeatPlace['where'],
  text: string,
  side: string,
  ofFilm: string | undefined,
  shown: string,
): string {
  if (surroundings === 'underwater') return 'Soft sunlight from the surface above, blue-green';
  if (surroundings === 'space') return `One distant sun from camera ${side}, white and hard-edged`;
  const hour = (daytime === 'dusk' && EARLY.test(text) ? AT_FIVE : HOURS.get(daytime ?? ''))?.replace(
    '{side}',
    side,
  );
  if (hour) return hour;
  if (/\b(?:the )?sun (?:rises|comes up|is rising)\b/i.test(shown))
    return `Pale light from camera ${side}, as before sunrise`;
  if (SMALL_HOURS.test(shown)) return `Soft dim blue light from camera ${side}, darkness around`;
  // Snow among mud and rivers is one ground of several.
  if (weather === 'snow' && /\b(?:mud|rivers?|sand|desert|forest|rain)\b/i.test(shown))
    return `Open daylight from camera ${side}, soft, the shadows clear`;
  if (weather === 'snow') return `Soft white light from camera ${side}, thrown back by snow`;
  if (WET.has(weather ?? '')) return `Soft grey light from camera ${side}`;
  if (WINDOWLESS.test(text)) return `Soft dim light from camera ${side}`;
  if (
    surroundings === 'outdoor' ||
    (surroundings === undefined && STUDIO.test(ofFilm ?? '') && OPEN_AIR.test(`${text} ${shown}`))
  )
    return `Clear soft daylight from camera ${side}`;
  if (ofFilm) return ofFilm;
  return surroundings === 'indoor'
    ? `Soft even light from camera ${side}`
    : `Daylight from camera ${side}, soft, the far side in shade`;
}

/** The lights of a film one after the other, each once. */
export const lightsInTurn = (lights: readonly string[]): string => {
  const [first = '', ...more] = [...new Set(lights)];
  return [first, ...more.slice(0, 2).map(small)].join(', then ');
};
