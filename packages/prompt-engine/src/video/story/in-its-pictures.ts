import { type Event, seen } from '../idea/event.ts';
import type { Idea } from '../idea/idea.ts';
import { deedPhases } from '../plain/deed-phases.ts';
import { capital } from '../wording.ts';

/* One deed that is all of a film, in the pictures that it is made of: how it begins, the deed, what is seen of it from near, what it leaves. */

const FEW = 2;
/** Pictures that any deed has. */
const VAGUE = /\blooks? at each other\b|\bFeet leads?\b|^[^,]+, close$/u;

/** The moments of a film of one deed with its pictures, where a row knows them and no move or speed settles the frame. */
export function inItsPictures(
  told: readonly Event[],
  { events, known, move, timing, scene }: Idea,
): readonly Event[] {
  const [deed, ...more] = events;
  const isSole = deed !== undefined && more.length === 0 && deed.doing !== '' && deed.line === undefined;
  const own = told.find(({ doing }) => doing !== '');
  const isVague = told.length <= FEW || told.some(({ text }) => VAGUE.test(text));
  if (!isSole || !own || known || !isVague || scene.isForeign) return told;
  if (move !== undefined || timing === 'one-take' || timing === 'lapse' || timing === 'loop') return told;
  const { begins, near, turns, left, isOfThing = false } = deedPhases(own.text);
  const turn = near || turns;
  if (!isOfThing || begins === '' || turn === '' || left === '') return told;
  const asPicture = (text: string, size: NonNullable<Event['size']>, part: 'near' | 'end'): Event => ({
    ...seen(capital(text)),
    size,
    part,
  });
  return [
    asPicture(begins, 'full', 'near'),
    { ...own, size: 'medium' },
    asPicture(turn, 'close', 'near'),
    asPicture(left, 'medium', 'end'),
  ];
}
