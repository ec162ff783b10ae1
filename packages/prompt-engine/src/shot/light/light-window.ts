import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, mainOf, type Scene } from '../../read/scene.ts';
import { isLeft } from '../place/place-facts.ts';
import type { Circumstances } from '../place/surroundings.ts';
import { theOf } from '../refer.ts';
import type { SceneClass } from '../scene-classes.ts';
import { type Brief, capital, said } from '../shot.ts';
import type { LightChoice } from './light-choice.ts';
import { lightOfLitPane } from './light-sources.ts';
import { isOnRainyDay } from './rainy-day.ts';

/** Openings that daylight comes through. */
const OPENING = sifted(
  /\b(?:window|windows|skylight|skylights|porthole|portholes|window ?sill|window ?ledge|window seat|dormer|glass roof|french doors)$/i,
);

/** What stands by a window stands in its room. */
const OF_ROOMS: ReadonlySet<string> = new Set([
  'food',
  'drink',
  'product',
  'container',
  'instrument',
  'toy',
  'furniture',
  'plant',
  'flower',
]);

/** The window that the words put in the room, or somebody beside. */
function windowOf(scene: Scene) {
  const main = mainOf(scene);
  return scene.cast.find(
    (member) =>
      member !== main &&
      OPENING.test(member.name) &&
      (member.relation === undefined ||
        (/^(?:with|by|at|near|beside|next to|in|under|on)$/.test(member.relation.preposition) &&
          (scene.place?.row === undefined || scene.place.row.surroundings === 'indoor'))),
  );
}

/** A window that is named is where the light comes from. By night it is dark. */
export function lightOfWindow(
  brief: Brief,
  kind: SceneClass,
  where: Circumstances,
  side: 'left' | 'right',
): LightChoice | undefined {
  const { scene, take } = brief;
  if (isOnRainyDay(scene) && where.daytime !== 'night' && where.daytime !== 'dusk')
    return {
      decision: {
        element: 'light',
        text: `Soft grey light from the window at camera ${side}, ${take === 'cinematic' ? 'the far side falling into shadow' : 'the shadows kept open'}`,
        because: 'On such a day the window is the light.',
      },
      stage: { from: side, hard: false, warmth: -0.2, key: take === 'cinematic' ? 'low' : 'normal' },
    };
  const main = mainOf(scene);
  if (main && OPENING.test(main.name) && kind === 'unknown' && !where.time && !where.weatherRow)
    return {
      decision: {
        element: 'light',
        text: `Daylight through ${theOf(main)} from behind, soft, ${take === 'cinematic' ? 'the room around it dark' : 'the frame around it in shade'}`,
        because: `${said(main.words)} lets the light in.`,
      },
      stage: { from: 'back', hard: false, warmth: 0, key: 'normal' },
    };
  const window = windowOf(scene);
  const isRoom =
    where.surroundings === 'indoor' ||
    main?.kind === 'place' ||
    (main !== undefined && (isBeing(main.kind) || OF_ROOMS.has(main.kind)));
  if (!window || !isRoom || where.surroundings === 'outdoor' || where.time || where.weatherRow)
    return undefined;
  const the = theOf(window).replace(/window ?(?:sill|ledge|seat)$|(?<=window)sill$/, 'window');
  const text =
    take === 'studio'
      ? `soft daylight through ${the} at camera ${side}, the shadows kept open`
      : take === 'cinematic'
        ? `hard sun through ${the} from camera ${side}, a bright patch on the floor, the rest in shade`
        : `soft daylight through ${the}, one clean shadow`;
  return {
    decision: { element: 'light', text: capital(text), because: `${said(window.words)} lets the light in.` },
    stage: { from: side, hard: take === 'cinematic', warmth: take === 'cinematic' ? 0.4 : 0, key: 'normal' },
  };
}

/** Houses that somebody may be in. */
const LIVED_IN = sifted(
  /\b(?:house|houses|home|cottage|cabin|chalet|hut|villa|mansion|farmhouse|apartments?|tenement|hotel|motel|inn|pub|bar|caf[eé]|diner|restaurant|bistro|shop|store|bookshop|bookstore|bakery|boutique|library|school|station|lodge|houseboat|teahouse|palace|manor|townhouse|row house|village|cinema|theat(?:re|er)|market hall|office building|skyscraper|kiosk|food truck|caravan|camper)s?$/i,
);
/** What is lit from without, by lamps of its own. */
const LAMP_LIT = sifted(/\b(?:gas|petrol|filling|service|bus) station$/i);
const UNLIT = sifted(
  /\b(?:dark|unlit|empty|abandoned|derelict|ruin(?:ed|s)?|deserted|haunted|closed|disused|forgotten|blackout|burnt|burned)\b/i,
);

/** After sunset a house that is lived in is known by its windows. */
export function lightOfLitWindows(
  brief: Brief,
  kind: SceneClass,
  where: Circumstances,
): LightChoice | undefined {
  const main = mainOf(brief.scene);
  const isDark = where.daytime === 'night' || where.daytime === 'dusk';
  if (isDark && main && /\bwindows?$/i.test(main.name) && !UNLIT.test(brief.scene.subject))
    return lightOfLitPane('lit window');
  if (kind !== 'building' || !isDark || !main || !LIVED_IN.test(main.name)) return undefined;
  if (UNLIT.test(brief.scene.subject) || isLeft(brief)) return undefined;
  if (LAMP_LIT.test(main.name))
    return {
      decision: {
        element: 'light',
        text: `Hard white lamps of ${theOf(main)} from above as the key, ${brief.take === 'studio' ? 'even across the ground, the sky dark' : 'a pool of light in the dark around it'}`,
        because: 'After dark it is lit by lamps of its own.',
      },
      stage: { from: 'top', hard: true, warmth: 0, key: 'low' },
    };
  const sky = where.daytime === 'night' ? 'dark blue night' : 'deep blue evening';
  const text = {
    studio: `Warm light from inside the windows, soft, balanced with the ${sky} sky`,
    cinematic: `Warm light spilling out of the windows onto the ground in front, soft-edged, the walls falling into blue shadow`,
    minimal: `Warm light in the windows, soft, the ${sky} sky even around it`,
  }[brief.take];
  return {
    decision: { element: 'light', text, because: 'After sunset a house is seen by its windows.' },
    stage: { from: 'front', hard: false, warmth: 0.5, key: 'low' },
  };
}
