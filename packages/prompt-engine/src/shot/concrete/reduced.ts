import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isPeople, mainOf, type Scene } from '../../read/scene.ts';
import { isRoomLeft } from '../camera/room-left.ts';
import { FULL, isEmptied } from '../place/place-facts.ts';
import { isAsUsual } from '../place/place-told.ts';
import type { Decision } from '../shot.ts';
import type { SeenTake } from './seen-take.ts';

/*
 * What the minimal take leaves: the main one small, and of its place one ground alone.
 */

/** The emptiness that a layout has where nothing is known of the ground. */
const EMPTINESS = sifted(
  /,? (?:wide negative space(?: above| on every side| around)?|calm empty space around)$/,
);

/** Grounds that are no plain surface. */
const RESTLESS = sifted(
  /\b(?:strewn|people|crowd\w*|rushing|foaming|roots and stones|seen from above|puddles)\b/,
);

const WITHIN = sifted(/^(?:in|inside|at|on|along|across|through|in the middle of|over)$/);

/** Rooms that have no plain wall. */
const OPEN_WALLS = ['nature', 'transport', 'space', 'water', 'stage', 'air'];

/** States by which a ground is another than its row has it. */
const CHANGED = sifted(
  /\b(?:muddy|dirty|icy|snowy|dusty|golden|wet|dry|burnt|burned|scorched|autumn\w*|mossy|grassy|sandy|rocky|stony|wooden|white|black|red|green|blue|yellow|pink|purple|moonlit|candlelit)\b/i,
);

/** Whether the row is that of the place in which all of it is. */
const isNamed = ({ brief: { scene }, where }: SeenTake): boolean =>
  scene.place?.row?.names === where.place?.names &&
  scene.place?.strange.length === 0 &&
  WITHIN.test(scene.place.preposition);

const FLOATING = /\b(?:floating|flying|sky|cloud|hanging|underwater)\b/i;

/** What the place comes down to: its ground, or the thing that bears the main one. */
function groundOf(staged: SeenTake): string | undefined {
  const { brief, where } = staged;
  const { scene } = brief;
  const { place } = scene;
  const row = where.place;
  // A floating city has no street to stand on.
  if (place && FLOATING.test(place.words)) return undefined;
  if (!row || (place ? !isNamed(staged) : where.implied !== true)) return undefined;
  if (row.traits.has('support')) {
    if (!place) return undefined;
    const isBorne =
      /^on$/.test(place.preposition) &&
      !place.plural &&
      /\b(?:table|tabletop|desk|counter|bench|board|slab|tray|shelf|windowsill|sill|worktop|bar|plinth|pedestal|rug|carpet|blanket|sheet|floor|bed)$/i.test(
        place.words,
      );
    return isBorne ? `the bare ${place.words.toLowerCase()}` : undefined;
  }
  const ground = row.ground.replace(/ (?:with|between|under|beside|around|ending at|leading) .*$/, '');
  const isPlain = ground !== '' && !RESTLESS.test(ground) && !(isEmptied(brief) && FULL.test(ground));
  const isOwnState = row.names.includes(place?.words.toLowerCase() ?? '');
  if (!isPlain || (!isOwnState && CHANGED.test(place?.words ?? '')) || !isAsUsual(scene, where))
    return undefined;
  const isWalled = row.surroundings === 'indoor' && !OPEN_WALLS.some((trait) => row.traits.has(trait));
  return isWalled ? undefined : ground;
}

/** What else is in the picture, beside what is worn, held or as small as a hand. */
const isAccompanied = (scene: Scene): boolean =>
  scene.cast.some(
    ({ part, kind, row, words }) =>
      !['main', 'worn', 'held', 'topic', 'content', 'feature'].includes(part) &&
      words !== scene.place?.words &&
      !UNSEEN.has(kind) &&
      !['tiny', 'hand', 'held', 'worn'].some((size) => row?.traits.words.has(size)),
  );
const UNSEEN: ReadonlySet<string> = new Set([
  'hands',
  'abstract',
  'sport',
  'place',
  'material',
  'weather',
  'event',
]);

/** Sizes that show no ground. */
const NEAR: ReadonlySet<string> = new Set(['close', 'medium', 'three-quarter', 'macro']);

/** The layout of a minimal take, brought down to what is certain of its place: one ground. */
export function reduced(layout: Decision, staged: SeenTake): Decision {
  const { brief, isSure } = staged;
  if (brief.take !== 'minimal') return layout;
  // Of a sentence that was read in part, or of a room, nobody knows what may be left out.
  return isSure && isRoomLeft(brief.scene) ? onItsGround(layout, staged) : layout;
}

/** A near view of whoever is in a room has a wall behind and no floor. */
function beforeOneWall(layout: Decision, { brief: { scene }, where }: SeenTake): Decision {
  const isRoom =
    where.place?.surroundings === 'indoor' && !where.place.traits.has('support') && isAsUsual(scene, where);
  const isOpen =
    where.place?.traits.has('big') === true || OPEN_WALLS.some((trait) => where.place?.traits.has(trait));
  if (!isRoom || isOpen || scene.place?.proper || /\b(?:window|wall|mirror|door)\b/i.test(scene.subject))
    return layout;
  return {
    ...layout,
    text: layout.text.replace(
      EMPTINESS,
      `, one plain wall${scene.place ? ` of the ${scene.place.words.replace(/^the /i, '')}` : ''} above and all around`,
    ),
    because: 'Minimal leaves of the room one wall.',
  };
}

function onItsGround(layout: Decision, staged: SeenTake): Decision {
  const { scene } = staged.brief;
  const main = mainOf(scene);
  if (!main || main.kind === 'place' || !EMPTINESS.test(layout.text)) return layout;
  if (scene.times.some(({ row }) => row.type === 'weather') || isAccompanied(scene)) return layout;
  if (NEAR.has(staged.size)) return beforeOneWall(layout, staged);
  const ground = groundOf(staged);
  if (ground === undefined) return layout;
  const several = main.plural || main.count > 1 || /^Both\b/.test(layout.text);
  const left = layout.text.replace(EMPTINESS, '');
  const one = isPeople(main.kind) ? 'as one small figure' : 'as one small shape';
  const placed =
    several || / and the /.test(left)
      ? left
      : left.replace(/ small and\b/, ` ${one},`).replace(/(?<!one) small\b/, ` ${one}`);
  return {
    ...layout,
    text: `${placed}, around ${several ? 'them' : isPeople(main.kind) ? 'the figure' : 'it'} only ${ground}`,
    because: 'Minimal leaves of the place its ground alone.',
  };
}
