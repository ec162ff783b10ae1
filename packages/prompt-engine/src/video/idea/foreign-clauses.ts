import { capital } from '../wording.ts';
import { type Event, seen } from './event.ts';

/*
 * A sentence of another language in its moments. No parser of ours knows its verbs; it is parted where a link leads on
 * to what is long enough to be a deed, and keeps its own words, but for the link.
 */

/** Links that always lead on to a clause. */
const TURNS =
  /,\s(?=(?:bis|während|doch)\s)|,?\s(?=(?:und dann|aber|doch dann|dann|et puis|mais|puis|jusqu['’]à ce que|tandis que|quand soudain|y luego|y entonces|pero|hasta que|mientras|e poi|ma|finché|mentre|e depois|mas|até que|enquanto)\s)/giu;
/** 'And', which links things as well. */
const ANDS = /,?\s(?=(?:und|et|y|e)\s)/giu;
/** Commas that lead on to more of what was named. */
const COMMA =
  /,\s(?!(?:die|der|das|den|dem|deren|dessen|um|ohne|damit|obwohl|bevor|nachdem|sobald|parce que|bien que|avant|porque|aunque|para|perché|anche se|per|embora|pour|afin|sans|sin|senza|wo|weil|dass|wenn|als|qui|que|dont|où|qu['’]\p{L}+|quien|donde|cuando|che|dove|cui|quando|onde)\s)/iu;

/** Links that a moment does not open on. */
const LEADS_ON =
  /^(?:und dann|und|doch dann|et puis|et|mais|puis|y luego|y entonces|y|pero|e poi|e depois|e|ma|mas|aber|doch)\s+(?=\p{L})/iu;

const MOMENT_AT_LEAST = 3;
const count = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Joins what is too short to be a moment to what stands before it. */
function longEnough(pieces: readonly string[]): readonly string[] {
  const told: string[] = [];
  for (const piece of pieces) {
    const before = told.at(-1);
    const isShort = count(piece) <= MOMENT_AT_LEAST;
    if (before !== undefined && (isShort || count(before) < MOMENT_AT_LEAST))
      told[told.length - 1] = `${before} ${piece}`;
    else told.push(piece);
  }
  return told;
}

/** The moments of what another language tells. */
export function foreignEvents(told: readonly string[]): readonly Event[] {
  return told
    .flatMap((sentence) => sentence.replace(/[.!?…]+$/u, '').split(COMMA))
    .flatMap((piece) => longEnough(piece.split(TURNS)).flatMap((part) => longEnough(part.split(ANDS))))
    .map((text) => seen(capital(text.trim().replace(LEADS_ON, ''))))
    .filter(({ text }) => text !== '');
}
