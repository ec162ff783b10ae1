import type { Approach } from './approach.ts';
import { APPROACHES, approachesFor } from './approaches.ts';
import type { IdeaReading } from './idea.ts';

/** Words of a tone or an audience, and the approach whose camera, pace and sound they ask for. */
const BY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:suspens|tense|uneas|thriller|ominous|dark|eerie|horror|mysterious)/i, 'suspense'],
  [/\b(?:deadpan|dry humou?r|awkward)/i, 'one-take'],
  [/\b(?:funny|humou?r|comic|comedic|comedy|silly|slapstick|quirky)/i, 'slapstick'],
  [/\b(?:child|children|kids|toddler|adventur)/i, 'toybox'],
  [/\b(?:playful|game|witty|light-hearted)/i, 'stopwatch'],
  [/\b(?:bedtime|lullaby|sleep)/i, 'lullaby'],
  [/\b(?:epic|heroic|grand|mythic|majestic|awe|triumphant)/i, 'epic'],
  [/\b(?:energetic|fast|punchy|bold|hype|high-energy|urgent|adrenaline)/i, 'launch'],
  [/\b(?:dream|surreal|ethereal|hypnotic|magical)/i, 'dream'],
  [/\b(?:nostalg|wistful|melanchol|bittersweet|elegiac)/i, 'elegy'],
  [/\b(?:romantic|tender|intimate|emotional|heartfelt|moving)/i, 'chamber'],
  [/\b(?:luxur|elegant|premium|sleek|refined|sophisticated)/i, 'ritual'],
  [/\b(?:educat|informative|clear|scien|curious)/i, 'science'],
  [/\b(?:calm|quiet|peace|meditat|seren|sooth|contemplat|relax)/i, 'haiku'],
  [/\b(?:raw|naturalis|gritty|authentic|candid|real)/i, 'naturalist'],
  [/\b(?:document|observ|patient|craft)/i, 'craft'],
  [/\b(?:casual|social|tiktok|gen z|teen|relatable)/i, 'vertical'],
  [/\b(?:inviting|travel|warm|uplifting|inspir)/i, 'place-film'],
];

const byId = (id: string | undefined): Approach | undefined => APPROACHES.find((each) => each.id === id);

/** The approach of an option: its own where it came from our table, else the one that its words ask for. */
export function approachOf(
  idea: IdeaReading,
  { tone, audience }: { readonly tone: string; readonly audience: string },
): Approach {
  const own = APPROACHES.find((approach) => approach.tone === tone.trim());
  if (own) return own;
  const said = (text: string): Approach | undefined =>
    byId(BY_WORDS.find(([words]) => words.test(text.slice(0, 2_000)))?.[1]);
  return said(tone) ?? said(audience) ?? approachesFor(idea)[0];
}
