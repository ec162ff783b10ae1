import type { Told } from '../plain/as-told.ts';
import { introduced, sentence, withTheAgain } from './named-as.ts';

/* What a camera goes through on its one way forward. */

const LED_THROUGH =
  /\b(?:camera|drone|we)\s(?:slowly\s|gently\s)?(?:push\p{L}*|go\p{L}*|moves?|flies|glides?|dollies|floats?|comes|drifts?|tracks?|in)\s(?:in\s|right\s|out\s)?(through|into)\s((?:the|an?)\s(?:\p{L}+\s)?(door|gate|curtains?|window|keyhole|arch|tunnel))\b/iu;

/** 'Camera pushes through the door': what it goes through opens, and all of it is one way forward. */
export function throughTold(told: Told): Told {
  const [all = '', how = '', what = '', head = ''] = LED_THROUGH.exec(told.typed) ?? [];
  const at = told.moments.findIndex(
    ({ text }) => text.toLowerCase().replace(/[.!]$/u, '') === what.toLowerCase(),
  );
  if (all === '' || at < 0) return told;
  const opens = /^(?:door|gate|curtain)/iu.test(head) ? 'swings open' : 'comes nearer';
  const moments = told.moments.map((moment, i) =>
    i === at
      ? { ...moment, text: sentence(`${withTheAgain(what)} ${opens}, and the view goes ${how} it`) }
      : moment,
  );
  const notes = told.notes.filter(
    ({ kind, text }) => kind !== 'camera' || !/\b(?:camera|drone|we)\b/iu.test(text),
  );
  const camera = { kind: 'camera', text: `one slow push in ${how} ${what}`, at: 0, isOfShot: false } as const;
  return { ...told, moments, notes: [...notes, camera], isParted: true };
}

/** A flight through a house: in by the window, through the rooms, out again. */
export function flownThrough({ film, typed, moments: [only, ...more] }: Told): readonly string[] | undefined {
  const way =
    /\bdrone\s(?:\p{L}+\s){0,3}?(in|through)\s(?:through\s)?the\s(window|door|chimney|roof)\b/iu.exec(typed);
  if (!way || !only || more.length > 0 || !/\b(?:walk-?through|tour|real estate|listing)\b/iu.test(film))
    return undefined;
  const [, , by = ''] = way;
  const home = withTheAgain(only.text);
  return [
    sentence(`${introduced(only.text)} from the air, its ${by.toLowerCase()} coming nearer`),
    `In through the ${by.toLowerCase()}, into the first room`,
    'Slowly through the rooms, light on the floor',
    sentence(`out again and up, ${home} small below`),
  ];
}
