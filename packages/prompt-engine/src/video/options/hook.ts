import type { Event } from '../idea/event.ts';
import type { Idea } from '../idea/idea.ts';
import { textMap } from '../idea/text-map.ts';
import { type Size, shotOf } from '../picture/camera.ts';
import { askedBy } from '../plain/plain-hook.ts';
import { tongueOf } from '../plain/tongue.ts';
import { toldMoments } from '../story/tell.ts';
import { tellsChange } from '../story/turned-into.ts';
import { capital, cut, smallIn } from '../wording.ts';
import type { Approach } from './approaches.ts';

/* How an option opens, and on what it ends, as its script shoots it. */

const ACTION_AT_MOST = 140;

/** Words of a first image that say how near it is. */
const NEAR =
  /\b(?:near|fills the frame|one surface|clos\w+|lips|faces?|one detail|edge|fingertips|a breath|a touch|skin|clue|hands?|feet)\b/i;
/** Words of a first image that keep back where it is. */
const UNPLACED = /\bwhere we are\b/i;
const FAR =
  /\b(?:far away|from afar|wide|whole|full view|all of it|in view|keeping its distance|two metres)\b/i;
const BY_SIZE = textMap(`
wide first | All of it in one wide frame
wide second | From far off, small in the frame
full first | In full view from the first frame
full second | At eye level, a few steps away
medium first | From an arm’s length
medium second | From beside it, as one who is there
close first | Close, before the whole is seen
close second | A part of it, near
detail first | Very close, before it is clear what it is
detail second | So near that it fills the frame
`);

/** A first image that no camera on its way has. */
const STANDS_STILL = /\b(?:still|quite still|held|one place|steady)\b/i;
const BY_HEIGHT = textMap(`
overhead first | From straight above
overhead second | From high up, small in the frame at first
high first | From above, all of it in view
high second | From high up, small in the frame at first
low first | From low down, looking up
low second | From the ground, before it fills the frame
ground first | From the ground
ground second | From the ground, before it fills the frame
`);

/** Ways to film that say nothing of the first image. */
const NEUTRAL: ReadonlySet<string> = new Set(['short-film', 'series']);

const isClose = (size: Size): boolean => size === 'close' || size === 'detail';

/** How the first image is framed: as the approach says it, unless the script shoots it from elsewhere. */
function framedAs(
  { id, hook }: Approach,
  { scene, move }: Idea,
  size: Size,
  isSecond: boolean,
  isPlaced: boolean,
): string {
  if (move?.id === 'viewpoint')
    return isSecond ? 'Straight into it, in first person' : 'In first person from the first frame';
  const height = scene.cameras.map(({ row }) => row.height).find(Boolean) ?? '';
  const from = BY_HEIGHT.get(`${height} ${isSecond ? 'second' : 'first'}`);
  if (from) return from;
  if (move && /^(?:track|follow|forward)$/.test(move.id) && STANDS_STILL.test(hook))
    return isSecond ? 'A few steps behind, as it sets off' : 'On its way from the first frame';
  // A film from close by does not open from afar.
  if (id === 'series' && size === 'wide') return 'From the middle of it, as one who is there';
  const isFalse = isClose(size) ? FAR.test(hook) && !/before the whole/.test(hook) : NEAR.test(hook);
  const isElsewhere = isFalse || NEUTRAL.has(id) || (isPlaced && UNPLACED.test(hook));
  return isElsewhere ? (BY_SIZE.get(`${size} ${isSecond ? 'second' : 'first'}`) ?? hook) : hook;
}

/** How the film opens, and on what it ends, as the script of this option shoots it. */
export function hookOf(approach: Approach, idea: Idea, isSecond: boolean): string {
  const who = idea.request.occasion?.who ?? '';
  const said = ({ text }: Event): string =>
    smallIn(cut(text, ACTION_AT_MOST), idea.subject, who).replace(/[.!?…]+$/, '');
  const told = toldMoments(idea, isSecond);
  const [first, last] = [told[0], told.at(-1)];
  if (!first || !last) return `${approach.hook}.`;
  // An idea of another tongue has no words of ours before its picture.
  if (idea.scene.isForeign && tongueOf(idea.subject)) return closed(capital(said(first)));
  const { size } = shotOf(first, { ...idea, events: told }, approach, 0);
  const way = framedAs(approach, idea, size, isSecond, !isClose(size) || idea.scene.place !== undefined);
  // How near it is is said once.
  const isTwice = /, close\b/.test(first.text) && NEAR.test(way);
  const framed = isTwice ? (isSecond ? 'A part of it first' : 'Before the whole is seen') : way;
  if (last.text === first.text) return closed(`${framed}: ${said(first)}`);
  // What an advertisement tells is between its first image and what it sells.
  const turn = idea.request.product === '' ? undefined : told.slice(1, -1).findLast(isTurn);
  const then = turn ? `. Then ${said(turn)}` : '';
  return [
    closed(`${framed}: ${said(first)}${then}`),
    idea.known || first.part === 'near' ? '' : askedBy(first.text),
  ]
    .filter(Boolean)
    .join(' ');
}

const isTurn = ({ doing, part, text }: Event): boolean =>
  part === undefined && (doing !== '' || tellsChange(text));

const closed = (text: string): string => (/[.!?]”$/.test(text) ? text : `${text}.`);
