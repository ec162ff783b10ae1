import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Brief } from '../shot.ts';

/*
 * Places as their prepositions say them: what is by a lake is at its shore, what is by a house is not in it.
 */

const BY_THE_WATER = sifted(
  /^(?:from|by|beside|near|at|next to|along|on the (?:shore|bank)s? of|overlooking)$/,
);

/** The ground about a house that one is outside of. */
const outsideOf = (words: string, isRural: boolean): string =>
  /temple|shrine|pagoda/.test(words)
    ? 'kyoto'
    : /\b(?:stables?|barn|farm\w*|cowshed|dairy)\b/.test(words)
      ? 'farm'
      : isRural || /\b(?:shed|cottage|hut|mill|windmill|tent|yurt|chapel)\b/.test(words)
        ? 'field'
        : 'street';

const OUTSIDE = sifted(/^(?:to|towards?|by|near|outside|beside|in front of|behind|over|above)$/);

/** What lies along no street, whatever its row says. */
const OFF_STREET: readonly (readonly [name: RegExp, drawing: string])[] = [
  [sifted(/\bmountain\b/), 'mountain'],
  [sifted(/\bbalcony\b/), 'balcony'],
  [sifted(/\b(?:temple|shrine|pagoda|monastery)\b/), 'park'],
];

/** A place as its preposition says it: by the lake is its shore, inside a tower a room of stone. */
export function seenFrom({ scene }: Brief, drawing: string): string {
  const { preposition = '', row, words = scene.cast[0]?.words ?? '' } = scene.place ?? {};
  if (/\b(?:savannah?|prairie|steppe)\b/i.test(scene.subject) && drawing === 'mountain') return 'field';
  if (drawing === 'forest' && preposition === 'on' && /\bmoon\b/i.test(scene.subject)) return 'sky';
  if (/\bcage$/.test(words)) return 'backdrop';
  if (/\bring$/.test(words) && drawing === 'room') return 'boxing-ring';
  if (drawing === 'ice' && scene.cast[0]?.kind === 'boat') return 'sea';
  const offStreet = drawing === 'street' && OFF_STREET.find(([name]) => name.test(words))?.[1];
  if (offStreet) return offStreet;
  if (/\bbeach\b/.test(words)) return 'beach';
  if (/\broof ?top\b/.test(words) && row?.surroundings === 'outdoor') return 'rooftop';
  if (/\b(?:terrace|veranda)\b/.test(words) && /^(?:garden|street)$/.test(drawing)) return 'porch';
  if (/\btree$/.test(words) && drawing === 'forest' && /^(?:under|beneath|by|in|on)$/.test(preposition))
    return 'field';
  const isMermaid = scene.cast[0]?.row?.drawing === 'person:mermaid';
  if (isMermaid && drawing === 'mountain') return 'sea';
  if (/\bmars\b|martian|red planet/i.test(scene.subject) && drawing === 'moonscape') return 'mars';
  const isShore = BY_THE_WATER.test(preposition) || /shore|side|bank/.test(words);
  if (isShore && /^(?:lake|river)$/.test(drawing)) return 'lakeside';
  if (drawing === 'sea' && (isShore || (/lighthouse/.test(words) && !/^(?:in|inside)$/.test(preposition))))
    return 'beach';
  if (drawing === 'sea' && /\b(?:lake|pond|river)\b/i.test(scene.subject)) return 'lake';
  // Who is by a house is not in it.
  const isOutside = OUTSIDE.test(preposition);
  const isHearth = /fireplace|hearth|stove|window|mirror|fire\b/.test(words);
  if (isHearth && drawing === 'street') return /fire|hearth/.test(words) ? 'hearth' : 'room';
  const isWithin = isHearth || (row?.traits.has('home') && /^(?:by|near|beside)$/.test(preposition));
  if (isOutside && drawing === 'ruins' && /\b(?:castle|palace|fortress)\b/.test(words)) return 'field';
  const isCabin = /cabin|cottage|hut|farmhouse|lodge|barn/.test(words);
  if (isOutside && isCabin && drawing === 'street') return 'field';
  if (/\bblankets?$/.test(words) && /^(?:under|beneath)$/.test(preposition)) return 'bedroom';
  if (/\b(?:castle|palace)$/.test(words) && /^(?:in|inside)$/.test(preposition) && drawing === 'ruins')
    return 'castle-hall';
  if (drawing === 'pool' && /jungle|forest|rock|tide|natural/.test(words)) return 'lake';
  const isOutOfIt = /\bout of (?:\w+ ){1,2}window/.test(scene.subject);
  if (drawing === 'vehicle-interior' && (isOutOfIt || !/^(?:in|inside|from)$/.test(preposition)))
    return 'road';
  if (preposition === 'from' && /\bwindow (?:in|of|on) /.test(words)) return 'street';
  if (/\bmarket\b/.test(words) && drawing === 'street') return 'market';
  if (
    /\b(?:steps|stairs|courtyard|gates?|walls|garden)$/.test(words) &&
    row?.surroundings === 'indoor' &&
    preposition !== 'in'
  )
    return 'garden';
  if (drawing === 'bridge' && /^(?:under|beneath|below)$/.test(preposition)) return 'lakeside';
  if (isOutside && row?.surroundings === 'indoor' && !row.traits.has('support') && !isWithin)
    return outsideOf(words, isCabin || drawing === 'church');
  return preposition === 'inside' && row?.surroundings === 'outdoor' ? 'stone-room' : drawing;
}
