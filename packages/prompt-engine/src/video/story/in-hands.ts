import { type Event, seen } from '../idea/event.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { capital } from '../wording.ts';
import { doerIn, partOf } from './doer.ts';
import { isGone } from './given-away.ts';

/* A deed of the hands ends on what it was done with, in these hands; where the words say where they are, they are there. */

/** 'With his hands on a speaker'. */
const OWN_HANDS =
  /\bwith\s((?:his|her|its|their|both|bare)\s(?:(?:bare|own|small|two)\s)?(?:hands?|fingers|feet|toes|nose|paws?|eyes)\s(?:on|in|over|against|under|around|closed|wide)\b[^,.]*)/iu;
const TOOL =
  /\b(?:with|using)\s((?:an?|his|her|the|one)\s(?:[\p{L}’'-]+\s){0,2}?[\p{L}’'-]+)(?=$|[,.]|\s(?:in|on|at|of)\s)/iu;
const SMALL: ReadonlySet<string> = new Set(
  'product small-thing food drink tool container device instrument textile toy flower jewellery'.split(' '),
);
/** Deeds of which nothing is left in the hands. */
const LEAVES_NONE =
  /^(?:explain|tell|describe|present|lose|miss|forget|break|leave|drop|lack|need|want|lick|fear|try|wait|watch|see|hear|feel|dream|think|return|arrive|sit|stand|walk|run|live|sleep|swim|get|become|hit|kick|avoid|dodge|refuse|decline|ignore|guard|enter|approach|pass)\b/;

/** The thing of a deed in the hands that do it; none where it is not small, or they do not hold it. */
export function inHands(event: Event): readonly Event[] {
  const scene = sceneRead(event.text);
  const sort = scene.isForeign || event.doing === '' ? undefined : doerIn(event, scene);
  if (sort !== 'person' && sort !== 'people') return [];
  const own = OWN_HANDS.exec(event.doing)?.[1] ?? '';
  if (own !== '') return [{ ...seen(capital(own)), part: 'end', size: 'close' }];
  if (LEAVES_NONE.test(event.base) || isGone(event)) return [];
  const tool = (TOOL.exec(event.doing)?.[1] ?? '').replace(/^(?:an?|one)\s/i, 'the ');
  const isHeld = (name: string): boolean =>
    name !== '' &&
    scene.cast.some(
      ({ kind, name: one }) => SMALL.has(kind) && name.toLowerCase().endsWith(one.toLowerCase()),
    );
  if (!isHeld(tool)) return [];
  const hands = partOf(event.doer, 'hands').replace(/^The/, 'the');
  return [{ ...seen(capital(`${tool} in ${hands}`)), part: 'end', size: 'close' }];
}
