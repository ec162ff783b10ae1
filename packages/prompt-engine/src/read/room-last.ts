import { singularsOf } from '../lexicon/inflect.ts';
import type { PlaceRow } from '../lexicon/place.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';
import { isBeing, type Member } from './scene.ts';
import { isRoom, senses } from './senses.ts';

/*
 * 'a barn at dawn with a newborn calf in the straw' names the room first, and is a picture of the calf: what a room
 * holds besides its furniture is what the eye goes to.
 */

const ROOM_WITH = sifted(
  /^((?:an?|the|my|our|his|her|their|some) )?((?:[\p{L}'’-]+ ){0,4}?)([\p{L}'’-]+(?: [\p{L}'’-]+)?)((?:,? (?:at|by|in|before|after|during) (?:an? |the )?(?:early |late )?(?:night|midnight|dawn|dusk|noon|midday|sunrise|sunset|twilight|candlelight|lamplight|moonlight|morning|afternoon|evening|winter|summer|autumn|spring|dark|rain|storm|closing time|hours))?)(?: with |, )((?:an?|one|two|three|my|a single|a lone)\s\p{L}.*)$/iu,
);

/** What belongs to a room, and does not make a picture of its own. */
const FITTINGS: ReadonlySet<Member['kind']> = new Set([
  'furniture',
  'textile',
  'structure',
  'building',
  'place',
  'terrain',
  'material',
  'abstract',
  'weather',
  'event',
  'sport',
  'celestial',
  'graphic',
  'sign',
]);

/** What sets one thing apart from the rest of a room: where it is, what has become of it, that it is alone. */
const SET_APART = sifted(
  /^(?:one|(?:an?|the|my) (?:single|lone|lonely|lost|forgotten|left-behind|abandoned|broken|smashed|shattered|half-\p{L}+|glowing|burning|open|closed|locked|floating|giant|huge|tiny|overturned|sleeping|dead|severed))\b|\b(?:on|in|under|beneath|behind|inside|covered|full of|tipped|knocked|turned|left|lying|standing|leaning|hanging)\b/iu,
);

/** What is seen from the street, with the house that it looks out of. */
const IN_ITS_WINDOW = sifted(/\b(?:in|at|behind) (?:the|its|an?) (?:\p{L}+ )?(?:window|doorway|door)s?\b/iu);

/** Who is in a room, before it. */
const WHERE = sifted(/\b(?:at|in|on|by|near|behind|inside|outside|into|from|through|under|over) /i);

function roomCalled(name: string): PlaceRow | undefined {
  for (const spelled of [name, ...singularsOf(name)])
    for (const sense of senses().get(spelled))
      if (sense.is === 'place' && isRoom(sense.row)) return sense.row;
  return undefined;
}

/**
 * The sentence with its room behind what is in it, or undefined where no room leads.
 * @param leadOf the first of the cast of a text, as it is read
 */
export function roomLast(text: string, leadOf: (text: string) => Member | undefined): string | undefined {
  const [, article = '', adjectives = '', head = '', hour = '', held = ''] = ROOM_WITH.exec(text) ?? [];
  // 'a cowboy drinking at the bar, a woman at the piano' begins with the cowboy.
  if (WHERE.test(adjectives)) return undefined;
  const last = head.split(' ').at(-1) ?? '';
  const room = roomCalled(head.toLowerCase()) ?? roomCalled(last.toLowerCase());
  if (!room || IN_ITS_WINDOW.test(held)) return undefined;
  const lead = leadOf(held);
  if (!lead) return undefined;
  const isSeen = isBeing(lead.kind) || (SET_APART.test(held) && (lead.known || /^one\b/i.test(held)));
  const isAlone =
    /^(?:one|a single|a lone)\b/i.test(held) || /\b(?:tipped|knocked|turned) over\b/i.test(held);
  if (!isSeen || (FITTINGS.has(lead.kind) && !(lead.kind === 'furniture' && isAlone))) return undefined;
  const where = ` ${room.preposition} ${article || 'a '}${adjectives}${head}${hour.replace(/^,/, '')}`;
  const [first = '', ...rest] = held.split(/(?=, )/);
  return `${first}${where}${rest.join('')}`;
}
