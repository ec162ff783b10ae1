import { rowsOf, textOf, wordsOfCell } from '../lexicon/row.ts';
import type { Read } from '../read/scene.ts';
import { LIGHT_TERMS, type LightTerm } from '../read/terms.ts';
import { chosen, keySide, otherSide } from './choose.ts';
import type { SceneClass } from './scene-class.ts';
import { type Brief, capital, type Decision, said } from './shot.ts';
import type { LightSide, StageLight } from './stage.ts';
import type { Circumstances } from './surroundings.ts';
import type { Take } from '../vocabulary.ts';

/*
 * One key, with source, direction and quality (craft rule 3). What the words name comes first, then hour and
 * weather, then the place's own lights, then a set-up of the take.
 *
 * takes | where | text with {side} and {other} | side quality warmth key
 */
const SETUPS = `
s | studio | Large softbox from camera {side}, soft, a white reflector filling the shadow side | {side} soft 0 normal
s | studio | Big octagonal softbox from high at camera {side}, soft, with a narrow rim light from behind | {side} soft 0 normal
s | studio | Soft window-sized key from camera {side}, black flag at the {other} for a clean shadow edge | {side} soft 0 normal
s | table | Large softbox from back {side}, soft, a white card at the front opening the shadows | {side} soft 0 high
s | table | Overhead softbox as wide as the set, soft, with a strip light from camera {side} along the edge | top soft 0 high
s | indoor | Soft balanced light from one large diffused source at camera {side}, the room's own lamps kept low | {side} soft 0 normal
s | outdoor | Soft even daylight from a high overcast sky, slightly stronger from camera {side}, no hard shadows | {side} soft -0.1 high
s | outdoor | Clear soft daylight from camera {side}, the sun behind thin cloud, shadows open | {side} soft 0.1 high
s | underwater | Soft sunlight from the surface above, even and blue-green, a weak strobe from camera {side} for true colour | top soft -0.4 normal
s | space | One distant sun from camera {side}, hard and white, a faint reflected glow on the other side | {side} hard -0.1 normal
c | indoor | Low sun through a window from camera {side}, hard-edged and warm, the far side in deep shadow | {side} hard 0.7 low
c | indoor | One warm lamp from camera {side}, soft and close, everything behind falling off into shadow | {side} soft 0.9 low
c | indoor | Cool window light from behind at the {side}, soft, the near side dim, a warm lamp glowing in the background | back soft -0.3 low
c | outdoor | Low sun from behind at the {side}, warm and hard, a bright rim along every edge and long shadows toward the camera | back hard 0.8 normal
c | outdoor | Hard side sun from camera {side}, warm, with long dark shadows across the ground | {side} hard 0.6 normal
c | outdoor | Light breaking through dark cloud from back {side}, hard on the subject, the surroundings dim | back hard 0.2 low
c | underwater | Shafts of sunlight from the surface behind, blue-green, the near side almost a silhouette | back soft -0.6 low
c | space | One hard sun from back {side}, white, a thin bright rim and black shadow | back hard -0.2 low
c | night | Warm light from one lamp at camera {side}, soft-edged, deep blue darkness around it | {side} soft 0.7 low
c | night | Street and window lights from behind at the {side}, amber, the near side in cool shadow | back hard 0.4 low
s | night | Soft cool light from high at camera {side}, even, with one warm lamp kept small behind | {side} soft -0.3 low
m | studio | One soft light from camera {side}, a single clean shadow | {side} soft 0 high
m | studio | One hard lamp from high at camera {side}, one sharp shadow | {side} hard 0 normal
m | table | One soft light from camera {side}, a single clean shadow | {side} soft 0 high
m | indoor | One soft light from camera {side}, a single clean shadow | {side} soft 0 high
m | outdoor | Flat even daylight from the whole sky, almost no shadow | top soft -0.1 high
m | night | One small light from camera {side}, soft, darkness around | {side} soft 0.2 low
m | underwater | Even blue light from above | top soft -0.6 normal
m | space | One hard light from camera {side}, black around | {side} hard -0.1 low
`;

type Where = 'studio' | 'table' | 'indoor' | 'outdoor' | 'underwater' | 'space' | 'night';

interface SetUp {
  readonly take: string;
  readonly where: string;
  readonly text: string;
  readonly facts: readonly string[];
}

const SET_UPS: readonly SetUp[] = rowsOf(SETUPS, 4).map(([take, where, text, facts]) => ({
  take: textOf(take),
  where: textOf(where),
  text: textOf(text),
  facts: wordsOfCell(facts),
}));

export interface LightChoice {
  readonly decision: Decision;
  readonly stage: StageLight;
}

const SIDES: readonly LightSide[] = ['left', 'right', 'back', 'front', 'top', 'below'];

function stageLight(facts: readonly string[], side: 'left' | 'right'): StageLight {
  const [from = '', quality, warmth = '0', key] = facts;
  const named = SIDES.find((each) => each === from);
  return {
    from: named ?? side,
    hard: quality === 'hard',
    warmth: Number(warmth),
    key: key === 'low' || key === 'high' ? key : 'normal',
  };
}

const TABLE: ReadonlySet<SceneClass> = new Set(['food', 'drink', 'product', 'small-thing', 'material', 'idea', 'plant', 'clothing']);
const INITIAL: Readonly<Record<Take, string>> = { studio: 's', cinematic: 'c', minimal: 'm' };

function whereOf(brief: Brief, kind: SceneClass, where: Circumstances): Where {
  const { surroundings } = where;
  if (surroundings === 'underwater' || surroundings === 'space') return surroundings;
  const named = brief.scene.place !== undefined || brief.take === 'cinematic';
  if (where.daytime === 'night' && surroundings !== 'indoor') return 'night';
  if (surroundings && (named || kind === 'landscape' || kind === 'city' || kind === 'building' || kind === 'interior' || where.weather)) {
    return surroundings === 'indoor' ? 'indoor' : 'outdoor';
  }
  if (kind === 'landscape' || kind === 'city' || kind === 'building') return 'outdoor';
  if (brief.take === 'cinematic') return kind === 'vehicle' || kind === 'animal' || kind === 'bird' || kind === 'insect' ? 'outdoor' : 'indoor';
  return TABLE.has(kind) ? 'table' : 'studio';
}

const filledSides = (text: string, side: 'left' | 'right'): string =>
  text.replaceAll('{side}', side).replaceAll('{other}', otherSide(side));

function namedLight(read: Read<LightTerm>, side: 'left' | 'right', take: Take): LightChoice {
  const { row } = read;
  const text = capital(filledSides(row.text, side));
  const short = take === 'minimal' ? text.split(',').slice(0, 2).join(',') : text;
  return {
    decision: { element: 'light', text: short, because: `${said(read.words)} names the light.` },
    stage: { from: row.from ?? side, hard: row.hard ?? false, warmth: row.warmth ?? 0, key: row.key ?? 'normal' },
  };
}

const NIGHT_WARM = 0.5;

/** Hour or weather: its own soft or strong light, with a direction. */
function lightOfHour(brief: Brief, where: Circumstances, side: 'left' | 'right'): LightChoice | undefined {
  const row = where.time ?? where.weatherRow ?? where.occasion ?? where.season;
  if (!row || where.surroundings === 'indoor' || where.surroundings === 'underwater' || where.surroundings === 'space') return undefined;
  const strong = brief.take === 'cinematic';
  const said_ = strong ? row.strongLight : row.softLight;
  if (!said_) return undefined;
  const directed = /\{side\}|from |above|behind|overhead|low|sky/.test(said_) ? said_ : `${said_}, from camera {side}`;
  const read = brief.scene.times.find((each) => each.row === row);
  const warm = { dawn: 0.3, day: 0.1, 'golden-hour': 0.9, dusk: -0.4, night: -0.6 }[where.daytime ?? 'day'];
  const quality = /\b(?:soft|even|diffuse|diffused|hard|raking|crisp|sharp)\b/.test(directed) ? directed : `${directed}, ${strong ? 'hard-edged' : 'soft'}`;
  return {
    decision: { element: 'light', text: capital(filledSides(quality.replaceAll('the {side}', 'camera {side}'), side)), because: `${said(read?.words ?? '')} sets the light.` },
    stage: {
      from: /behind|back/.test(directed) ? 'back' : /\{side\}/.test(directed) ? side : strong ? side : 'top',
      hard: strong && !/\bsoft\b/.test(directed),
      warmth: warm,
      key: where.daytime === 'night' || where.daytime === 'dusk' ? 'low' : 'normal',
    },
  };
}

/** The lights that a place has of its own. */
function lightOfPlace(brief: Brief, where: Circumstances, side: 'left' | 'right'): LightChoice | undefined {
  const { place } = where;
  if (!place || (brief.take === 'studio' && !brief.scene.place)) return undefined;
  const night = where.daytime === 'night' || where.daytime === 'dusk';
  const own = night ? place.nightLight || place.dayLight : place.dayLight;
  if (!own) return undefined;
  const quality = /\b(?:soft|even|hard|harsh|flat|diffuse|dim|raking)\b/.test(own) ? '' : brief.take === 'cinematic' ? ', hard-edged' : ', soft';
  const direction = brief.take === 'cinematic' ? `stronger from behind at the ${side}, the near side in shadow` : brief.take === 'minimal' ? `from camera ${side}` : place.surroundings === 'indoor' ? `with a large diffused source from camera ${side} opening the shadows` : `from camera ${side}`;
  return {
    decision: { element: 'light', text: capital(`${own}${quality}, ${direction}`), because: `${said(brief.scene.place?.words ?? place.names[0] ?? '')} has this light of its own.` },
    stage: { from: brief.take === 'cinematic' ? 'back' : side, hard: brief.take === 'cinematic', warmth: /warm|lamp|lantern|candle|fire|amber|bulb/.test(own) ? NIGHT_WARM : /neon|fluorescent|cool|screen|tube/.test(own) ? -NIGHT_WARM : 0, key: brief.take === 'cinematic' || night ? 'low' : 'normal' },
  };
}

function wishedLight(brief: Brief, side: 'left' | 'right'): LightChoice | undefined {
  const wish = brief.wishes.lighting?.toLowerCase();
  if (!wish) return undefined;
  const named = LIGHT_TERMS.find(({ names }) => names.some((name) => wish === name || wish === name.replace(/ light(?:ing)?$/, '') || name === `${wish} light` || name === `${wish} lighting`));
  if (named) {
    const choice = namedLight({ words: wish, row: named.term }, side, brief.take);
    return { ...choice, decision: { ...choice.decision, because: `You asked for ${said(wish)} light.` } };
  }
  const words = /light/.test(wish) ? wish : `${wish} light`;
  return {
    decision: { element: 'light', text: capital(`${words} from camera ${side}, ${brief.take === 'cinematic' ? 'hard-edged, the far side in shadow' : 'soft, with an open shadow side'}`), because: `You asked for ${said(wish)}.` },
    stage: { from: side, hard: brief.take === 'cinematic', warmth: 0, key: 'normal' },
  };
}

/** The key light of a take. */
export function lightOf(brief: Brief, kind: SceneClass, where: Circumstances): LightChoice {
  const side = keySide(brief);
  const [named] = brief.scene.lights;
  if (named) return namedLight(named, side, brief.take);
  const given = wishedLight(brief, side) ?? lightOfHour(brief, where, side) ?? lightOfPlace(brief, where, side);
  if (given) return given;
  const place = whereOf(brief, kind, where);
  const fitting = SET_UPS.filter((each) => each.take === INITIAL[brief.take] && each.where === place);
  const setUp = chosen(fitting, brief, 'light') ?? SET_UPS[0];
  const feeling = brief.scene.feeling?.row;
  const because =
    brief.take === 'studio' ? 'Studio keeps one large soft source under control.' : brief.take === 'cinematic' ? 'Cinematic takes its light from a source in the scene.' : 'Minimal has one light.';
  return {
    decision: { element: 'light', text: filledSides(setUp?.text ?? '', side), because: feeling && brief.take !== 'studio' ? `${because} ${said(brief.scene.feeling?.words ?? '')} keeps it ${feeling.light || 'plain'}.` : because },
    stage: stageLight(setUp?.facts ?? [], side),
  };
}
