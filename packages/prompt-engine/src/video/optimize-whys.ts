import type { Facts } from '../facts.ts';
import type { IdeaReading } from './idea.ts';
import type { Group } from './optimize-lines.ts';

/** What the reasons are made from. */
export interface Reasons {
  readonly idea: IdeaReading;
  readonly group: Group;
  readonly facts: Facts;
  /** The word that names the action, where one does. */
  readonly verb: string | undefined;
  /** How the camera moves. */
  readonly move: string;
  /** Whether words of the user already name a part of the camera. */
  readonly cameraNamed: boolean;
  readonly placeNamed: boolean;
  readonly timeNamed: boolean;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const forms = (plural: boolean, one: string, many: string): string => (plural ? many : one);

const HOURS: Readonly<Record<NonNullable<Facts['time']>, string>> = {
  dawn: 'Before sunrise',
  day: 'By day',
  'golden-hour': 'With the sun this low',
  dusk: 'At dusk',
  night: 'At night',
};

export function whySetting({ idea: { it, isPlural }, placeNamed, timeNamed }: Reasons): string {
  if (placeNamed)
    return `The place was named but not the hour, and the hour decides how light falls on ${it}.`;
  const where = `The idea leaves open where ${it} ${forms(isPlural, 'is', 'are')}`;
  return timeNamed
    ? `${where}; a place that suits the hour gives the scene a floor and a distance.`
    : `${where}, and when; one place at one hour keeps the background from changing between takes.`;
}

export function whyCamera({ idea: { it, isPlural }, group, move, cameraNamed }: Reasons): string {
  if (cameraNamed)
    return `Your own camera words stand; this adds only what they leave open about filming ${it}.`;
  if (/static|locked/.test(move))
    return `${capital(it)} should be the only thing that moves, so the camera stands still.`;
  if (/tracking|follow|pan that/.test(move))
    return `${capital(it)} ${forms(isPlural, 'covers', 'cover')} ground, so the camera goes along in one move and nothing else does.`;
  if (/crane|pan from|centre line|tilt/.test(move))
    return `${capital(it)} ${forms(isPlural, 'needs', 'need')} surroundings, so the frame is wide and makes one slow move with an end.`;
  if (group === 'food' || group === 'drink' || group === 'product' || group === 'insect')
    return `What matters about ${it} is small, so the lens is long, near and nearly still.`;
  return `${capital(it)} ${forms(isPlural, 'stays', 'stay')} in place, so the camera does the moving, once, to a named end.`;
}

export function whyMotion({ idea: { it }, verb }: Reasons): string {
  return verb
    ? `'${capital(verb)}' names the action but not its beats; this says how it goes and where it stops.`
    : `${capital(it)} had nothing to do yet; one small movement with an end keeps the clip from being a still.`;
}

export function whyLight({ idea: { it }, facts: { time, weather, place } }: Reasons): string {
  if (weather === 'rain' || weather === 'snow' || weather === 'fog' || weather === 'storm')
    return `${capital(weather)} takes the sun away, so the light on ${it} comes from what such weather leaves.`;
  if (place === 'underwater') return `Under water all light comes from above, and ${it} should show it.`;
  if (place === 'space') return `In space one hard source lights ${it}, and nothing fills the shadow.`;
  if (time) return `${HOURS[time]}, ${it} needs a source with a direction, or every side is lit alike.`;
  return `No source was named; one key with a direction gives ${it} a lit side and a shadow side.`;
}

export function whyAudio({ idea: { it }, verb, facts: { place } }: Reasons): string {
  const room = place === 'indoor' ? 'the room' : 'the place';
  return verb
    ? `'${capital(verb)}' can be heard, so its own sound comes first and ${room} lies under it.`
    : `A model that makes sound will invent some for ${it}; one near noise over ${room} leaves it no need to.`;
}

const SUITS: Partial<Record<Group, string>> = {
  food: 'a dish',
  drink: 'a drink',
  product: 'an object filmed for itself',
  city: 'a street scene',
  wild: 'an animal in the wild',
  bird: 'birds',
  insect: 'something this small',
  sea: 'life under water',
  vehicle: 'a machine on the road',
  sport: 'a sport',
  battle: 'a fight',
  being: 'a creature that nobody has seen',
  space: 'a view beyond the air',
  graphic: 'flat work',
  building: 'architecture',
  interior: 'a room',
  mountain: 'a landscape',
  coast: 'a landscape',
  forest: 'a landscape',
  desert: 'a landscape',
  field: 'a landscape',
  water: 'a landscape',
};

export function whyStyle({ idea: { it }, group }: Reasons): string {
  return `No look was named; this one suits ${SUITS[group] ?? it} and holds for the whole clip.`;
}

export function whyMood({ idea: { it } }: Reasons): string {
  return `One plain feeling, so that the pace of the shot and ${it} agree.`;
}
