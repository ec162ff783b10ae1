import { sifted } from '../lexicon/sifting/sifted.ts';
import type { Draft } from './draft.ts';
import { isNamedRegion, mergedPlace } from './merged-place.ts';
import { isBeing, type Member, type PlaceRead } from './scene.ts';

/* Where all of it is, by what the cast names. */

/**
 * 'studio, red background': before red it is, and not before the studio's own grey. Beside a table that bears the cake a
 * background is what is behind both, and no thing that stands there.
 */
export function onGround(draft: Draft): void {
  for (const member of draft.cast)
    if (/(?:background|backdrop)$/i.test(member.name) && member.words === draft.place?.words)
      member.part = 'topic';
  const ground = draft.cast.find(
    ({ part, placeRow, name }) =>
      part === 'scenery' && placeRow !== undefined && /(?:background|backdrop)$/i.test(name),
  );
  if (!ground) return;
  if (!draft.place || /\bstudio$/i.test(draft.place.words)) draft.place = placeOf(ground);
  ground.part = 'topic';
}

/** Books on the floor of a library lie in the library. */
export function offOwnFloor(draft: Draft): void {
  const [main] = draft.cast;
  if (
    main &&
    (main.kind === 'place' || main.kind === 'building') &&
    /^(?:floor|ground|ceiling|walls?|lanes?)$/i.test(draft.place?.words ?? '') &&
    draft.cast.some(({ part }) => part === 'feature')
  ) {
    if (main.placeRow) draft.place = placeOf(main);
    else delete draft.place;
  }
}

/** 'A street in Tokyo' is that street, with what Tokyo has: the town is no other place that it stands in. */
export function inItsTown(draft: Draft): void {
  const [main] = draft.cast;
  const town = draft.place?.row;
  if (!main?.placeRow || !town || !isNamedRegion(town) || draft.cast.some(({ kind }) => isBeing(kind)))
    return;
  if (draft.place?.words === main.words || !GROUNDS.has(main.kind)) return;
  const merged = { ...main, placeRow: mergedPlace(main.placeRow, town) };
  draft.cast[0] = merged;
  draft.place = { ...placeOf(merged), region: town };
}
const GROUNDS: ReadonlySet<string> = new Set(['place', 'terrain']);

/** Deeds that are done within what they are done to. */
const WITHIN = sifted(
  /^(?:explore|venture into|scout|visit|tour|roam|wander|search|navigate|patrol|survey|comb)(?: around)?$/,
);
const CROSS = sifted(/^(?:cross|traverse)$/);
const LARGE: ReadonlySet<string> = new Set(['place', 'terrain', 'building']);

/** Who explores a cave is in the cave, and who crosses a desert in the desert. */
export function withinItsObject(draft: Draft): void {
  if (draft.place) return;
  const [main] = draft.cast;
  const doing = draft.doings.find(
    ({ agents, object, verb }) =>
      agents.includes(0) && object !== undefined && (WITHIN.test(verb.base) || CROSS.test(verb.base)),
  );
  const object = draft.cast[doing?.object ?? -1];
  if (!main || !isBeing(main.kind) || !object?.placeRow || !LARGE.has(object.kind)) return;
  // Of several no one is where all of it is, but the land of salt flats.
  if (object.plural && object.kind !== 'terrain') return;
  const { traits } = object.placeRow;
  // What is crossed by water is crossed on it.
  if (
    traits.has('small') ||
    traits.has('support') ||
    (CROSS.test(doing?.verb.base ?? '') && traits.has('water'))
  )
    return;
  draft.place = placeOf(object);
}

/** What is said to lie below, beyond or outside is looked down to or out at: nobody stands there. */
const AWAY =
  'far below|way below|down below|below|underneath|beneath|outside|beyond|ahead|opposite|overhead|(?:below|beneath|beyond|behind|around|in front of) (?:him|her|it|them)';

/** 'sparks falling on the street below': the street is where they fall, and not where the welder is. */
export function belowIsNoPlace(draft: Draft, subject: string): void {
  const { place } = draft;
  if (!place || draft.cast.length < 2) return;
  const words = place.words.replace(/[^\p{L}\p{N}' -]/gu, '');
  const isAway = new RegExp(
    `(?:^|\\P{L})${words} (?:${AWAY})(?=$|[,.;!?]|\\s+(?:and|while|as|with)\\b)`,
    'iu',
  );
  if (words === '' || !isAway.test(subject)) return;
  const [main] = draft.cast;
  if (main?.words === place.words) return;
  delete draft.place;
  if (draft.cast.every((member) => member.words !== place.words))
    draft.cast.push({ ...asMember(place), part: 'scenery', relation: { preposition: 'below', to: 0 } });
}

/** A place as one of the cast. */
export const asMember = ({ words, row, proper, plural, adjectives, strange }: PlaceRead): Member => ({
  words,
  name: words,
  kind: 'place',
  ...(row && { placeRow: row }),
  count: plural ? MANY : 1,
  plural,
  counted: false,
  proper,
  adjectives,
  colours: [],
  materials: [],
  part: 'scenery',
  known: row !== undefined,
  strange,
});
const MANY = 12;

/** A place of the cast as where all of it is. */
export const placeOf = ({
  words,
  placeRow,
  proper,
  plural,
  adjectives,
  strange,
}: Member): NonNullable<Draft['place']> => {
  const isNamed = (name: string): boolean =>
    /^\p{Lu}/u.test(name) && name.toLowerCase() === words.toLowerCase();
  return {
    words,
    preposition: placeRow?.preposition ?? 'in',
    ...(placeRow && { row: placeRow }),
    proper: proper || placeRow?.names.some(isNamed) === true,
    plural,
    adjectives,
    strange,
  };
};
