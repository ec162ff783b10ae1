import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { bound, MOST_FIGURES, thingFor, unbound } from '../benches.ts';
import { without } from '../grounds.ts';
import { told } from '../piece.ts';
import { hasHands } from './persons.ts';

/*
 * Where bodies and things are by the words alone: aboard what is pulled or rowed, on top of a wall, a bowl on its
 * table, a dog beneath a piano.
 */

const CARRIED = sifted(
  /\b(?:sledg?e|sleigh|cart|wagon|carriage|trailer|boat|canoe|raft|rowboat)s? (?:with|carrying|full of) (?:[\w-]+ )+/i,
);
const BEARERS = /^(?:sled|sleigh|cart|carriage|wagon|boat|canoe|barrel-raft|shopping-cart)$/;

/** Who is with a sledge or a boat is aboard. */
function aboard({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const to = figures.findIndex(({ drawing, age }, i) => i > 0 && !age && BEARERS.test(drawing));
  const bearer = figures[to];
  if (!bearer || !CARRIED.test(subject)) return [...figures];
  const isBoat = /boat|canoe/.test(bearer.drawing);
  const height = Math.max(bearer.height, 0.3);
  return figures.map((figure, i): Figure => {
    if (i === to) return { ...figure, height };
    const isAboard =
      i > 0 && figure.age && (!figure.bond || /^(?:beside|around)$/.test(figure.bond.as)) && figure.count < 5;
    if (!isAboard || new RegExp(`\\bwith\\b.*${figure.word}`, 'i').exec(subject) === null) return figure;
    const bond = { to, as: isBoat ? ('in' as const) : ('on' as const) };
    return { ...figure, posture: 'sit', height: Math.min(figure.height, height * 1.1), bond };
  });
}

const IN_BOW = sifted(/\b(?:in|at|on) the (?:bow|stern|prow|back|front)\b/i);

/** A dog in the bow is in the boat with who rows, and the bow is the boat's own. */
function inBow({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const to = figures.findIndex(({ drawing }) => /^(?:boat|canoe)$/.test(drawing));
  const boat = figures[to];
  if (!first?.age || to < 1 || !boat || !IN_BOW.test(subject)) return [...figures];
  const all = figures.map((figure, i): Figure => {
    if (i === to) return { ...unbound(figure), x: 0.5, depth: 0.2, height: Math.min(figure.height, 0.34) };
    if (i === 0)
      return bound(figure, to, 'in', { posture: 'sit', height: Math.min(figure.height, 0.42), x: 0.5 });
    const isMate = figure.age && figure.count === 1 && figure.bond?.as !== 'held';
    return isMate
      ? bound(figure, to, 'on', { posture: 'sit', height: Math.min(figure.height, 0.2), x: 0.74 })
      : figure;
  });
  const bow = all.findIndex(({ drawing, bond }) => drawing === 'bow' && bond?.as !== 'held');
  return bow < 0 ? all : [...without(all, bow)];
}

const OVER_WALL = sifted(
  /\b(?:climb|clamber|scrambl|vault|hop|jump|sneak|get)\w* (?:over|onto|up|on) (?:an?|the|his|her) (?:[\w-]+ ){0,2}?(?:wall|fence|gate|hedge)\b/i,
);

/** Who climbs over a wall is on top of it. */
function overWall({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ drawing, age }, i) => i > 0 && !age && /^(?:wall|fence|gate|bush)$/.test(drawing),
  );
  const wall = figures[at];
  if (!first || !hasHands(first) || !wall || !OVER_WALL.test(subject)) return [...figures];
  const height = Math.min(first.height, 0.5);
  return figures
    .with(0, bound(first, at, 'on', { posture: 'crouch', height, faces: 'right', x: 0.5 }))
    .with(at, { ...unbound(wall), x: 0.5, depth: 0.2, height: Math.min(Math.max(wall.height, 0.3), 0.42) });
}

const STANDS_ON = sifted(
  /\b(?:bowl|vase|jar|tank|cup|mug|glass|basket|box|aquarium|cage|pot|bucket|teapot|plate|tray)s? (?:standing |sitting |placed )?on (?:an?|the|his|her|their) (?:[\w-]+ ){0,2}?(table|desk|shelf|counter|piano|bench|chair)\b/i,
);
const VESSELS =
  /^(?:bowl|vase|jar|aquarium|cup|mug|glass|basket|box|cage|flower-pot|bucket|teapot|plate|tray|empty-bowl)$/;
const TOPS = /^(?:table|desk|shelf|counter|piano|bench|chair)$/;

/** A bowl that stands on a table is on it, and so is the cat that looks into it. */
function onItsTop({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const to = figures.findIndex(({ drawing, bond }) => TOPS.test(drawing) && !bond);
  const at = figures.findIndex(({ drawing, bond }) => VESSELS.test(drawing) && !bond);
  const [first] = figures;
  const [top, vessel] = [figures[to], figures[at]];
  if (!first || !top || !vessel || !STANDS_ON.test(subject)) return [...figures];
  const isPet = first.age && !hasHands(first) && !first.bond;
  const tall = isPet ? Math.min(first.height, 0.3) : first.height;
  return figures.map((figure, i): Figure => {
    if (i === to)
      return {
        ...figure,
        x: 0.5,
        height: isPet ? 0.4 : Math.min(figure.height, first.height * 0.46),
        depth: 0.2,
      };
    if (i === at)
      return bound(figure, to, 'on', {
        x: 0.64,
        height: isPet ? tall * 0.62 : Math.min(figure.height, first.height * 0.2),
      });
    if (i === 0 && isPet) return bound(figure, to, 'on', { height: tall, x: 0.4, faces: 'right' });
    return figure.bond?.to === at ? { ...figure, height: Math.min(figure.height, tall * 0.3) } : figure;
  });
}

const THROUGH_GATE = sifted(/\bthrough (?:an?|the) (?:[\w-]+ )?(gate|gateway|doorway|arch)\b/i);

/** What one goes through stands there. */
function throughGate({ subject, place }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const told = THROUGH_GATE.exec(subject)?.[1]?.toLowerCase();
  const isThere = figures.some(({ drawing }) => /^(?:gate|door|stone-arch|wall)$/.test(drawing));
  if (!first?.age || !told || isThere || place?.words === 'doorway' || figures.length >= MOST_FIGURES)
    return [...figures];
  const drawing = told.startsWith('gate') ? 'gate' : 'stone-arch';
  const gate = {
    ...thingFor(first, drawing),
    word: told,
    height: Math.min(0.6, first.height),
    x: 0.86,
    depth: 0.62,
  };
  return [...figures, gate];
}

const SLEEPS_ON = sifted(
  /\b(?:asleep|sleep(?:s|ing)?|napp?(?:s|ing)?|snooz(?:es|ing)|doz(?:es|ing)|lying|stretched out) (?:[\w-]+ )?on (?:an?|the|his|her|their) (?:[\w-]+ ){0,2}?(?:bench|sofa|couch|settee|beach towel|lounger|floor|mattress|deck)\b/i,
);

/** Who sleeps on a bench lies on it. */
const asleepOn = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => {
    const bearer = figures[figure.bond?.as === 'on' ? figure.bond.to : -1];
    const isOn = bearer && /^(?:bench|sofa|bed|rug)$/.test(bearer.drawing);
    return isOn &&
      hasHands(figure) &&
      figure.count === 1 &&
      figure.posture === 'sit' &&
      SLEEPS_ON.test(subject)
      ? { ...figure, posture: 'lie' }
      : figure;
  });

const PUT_ON_BODY = sifted(
  /\b(?:put|stick|rub|spread|pour|press|draw|paint|apply|wip|massag|dab)\w*\b.*\bon(?:to)? (?:(?:his|her|their|an?|the) )?(?:[\w-]+ )?[\w-]+['’]s? (?:[\w-]+ )?(?:back|knees?|arms?|face|cheeks?|hands?|fingers?|head|hair|nose|forehead|shoulders?|elbow|feet|foot|legs?)\b/i,
);

/** Who rubs cream on another's back stands at that one, not on it. */
function atBody({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const to = first?.bond?.as === 'on' ? first.bond.to : -1;
  const other = figures[to];
  if (!first || !hasHands(first) || !other?.age || !hasHands(other) || !PUT_ON_BODY.test(subject))
    return [...figures];
  return figures.with(0, { ...unbound(first), posture: 'stand' }).with(to, bound(other, 0, 'tend'));
}

const UNDER_IT_TOLD = sifted(
  /\b([\w-]+) (?:is |are )?(?:sleep\w*|asleep|l(?:ies|ying|ay)|sit\w*|hid\w*|rest\w*|play\w*|wait\w*|crouch\w*|doz\w*|nap\w*)(?: \w+)? (under|underneath|beneath|on top of) (?:it|them)\b/i,
);

/** A dog that sleeps under it is under what was named before. */
function underIt({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [whole = '', name = '', where = ''] = UNDER_IT_TOLD.exec(subject) ?? [];
  const at = figures.findIndex(
    ({ word, age }) => age && name !== '' && word.toLowerCase().endsWith(name.toLowerCase()),
  );
  const before = subject.slice(0, subject.indexOf(whole)).toLowerCase();
  const to = figures.findIndex(
    ({ age, word, bond }, i) =>
      i !== at &&
      !age &&
      word !== '' &&
      before.includes(word.toLowerCase()) &&
      !/^(?:held|worn|mouth)$/.test(bond?.as ?? ''),
  );
  const [who, thing] = [figures[at], figures[to]];
  if (!who || !thing || who.bond || at === 0) return [...figures];
  const as = where.toLowerCase() === 'on top of' ? 'on' : 'under';
  return figures.with(at, bound(who, to, as, { height: Math.min(who.height, thing.height * 0.4) }));
}

const UPRIGHT_SWIMMER = sifted(
  /\b(?:swimmers?|divers?) (?:[\w-]+ )?(stand|sit|wait|walk|rest|warm|stretch)\w*\b/i,
);

/** A swimmer who stands on a board does not swim. */
const notInWater = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i) =>
    i === 0 && figure.posture === 'swim' && UPRIGHT_SWIMMER.test(subject)
      ? { ...figure, posture: /\bsit/i.test(subject) ? 'sit' : 'stand' }
      : figure,
  );

/** The set pieces of this kind, in their order. */
export const WHERE_THEY_ARE = [
  told(CARRIED, aboard),
  told(IN_BOW, inBow),
  told(OVER_WALL, overWall),
  told(STANDS_ON, onItsTop),
  throughGate,
  asleepOn,
  told(PUT_ON_BODY, atBody),
  underIt,
  notInWater,
];
