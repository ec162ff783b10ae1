import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { bound, MOST_FIGURES, onBench, thingFor, unbound } from '../benches.ts';
import { without } from '../grounds.ts';
import { told } from '../piece.ts';
import { freePerson, hasHands } from './persons.ts';

/*
 * What hands do in the commonest deeds: the bow drawn, the phone at the ear, the keys under the fingers, the arm up
 * before traffic.
 */

const SHOOTS = sifted(
  /\barchers?\b|\b(?:shoot|draw|loos|aim|fir)\w* (?:an?|the|his|her) (?:[\w-]+ )?(?:arrow|bow)\b/i,
);

/** An archer has the bow drawn, seen from the side, its arrow on it. */
function drawnBow({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  if (!first || !SHOOTS.test(subject) || /\b(?:run|rid|sit|kneel|sleep)/i.test(subject)) return [...figures];
  const at = figures.findIndex(({ drawing, bond }) => drawing === 'flight-arrow' && bond?.to === 0);
  const rest = at < 0 ? figures : without(figures, at);
  const faces = first.faces === 'left' ? 'left' : 'right';
  const isHeld = rest.some(({ drawing }) => drawing === 'bow');
  const x = faces === 'left' ? 0.62 : 0.38;
  const all = rest.with(0, { ...first, posture: 'stand', faces, x, height: Math.min(first.height, 0.72) });
  return isHeld ? [...all] : [...all, { ...thingFor(first, 'bow'), bond: { to: 0, as: 'held' } }];
}

const CLUB = sifted(/\bgolf|\bon the (?:green|fairway)\b/i);

/** A golfer's club is one, and the ball lies before it. */
function golfed({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const isGolf = CLUB.test(subject) || /\bgolfer/i.test(subject);
  const clubs = figures.map((figure) =>
    isGolf && figure.drawing === '-' && /^clubs?$/.test(figure.word)
      ? { ...figure, drawing: 'golf-club' }
      : figure,
  );
  if (
    !first ||
    !isGolf ||
    figures.some(({ drawing }) => /ball$/.test(drawing)) ||
    figures.length >= MOST_FIGURES
  )
    return clubs;
  const faces = first.faces === 'left' ? 'left' : 'right';
  const x = first.x + (faces === 'left' ? -0.16 : 0.16);
  const ball: Figure = { ...thingFor(first, 'plain-ball'), colour: 'white', x, height: first.height * 0.05 };
  return clubs.some(({ drawing }) => drawing === 'golf-club')
    ? [{ ...first, faces, posture: 'bend' }, ...clubs.slice(1), ball]
    : clubs;
}

/** Who paints at an easel has the brush on the canvas. */
function atEasel(_: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(({ drawing, bond }) => drawing === 'easel' && !bond);
  const easel = figures[at];
  const isPainting = figures.some(({ drawing, bond }) => drawing === 'paintbrush' && bond?.to === 0);
  if (!first || !easel || !isPainting) return [...figures];
  const height = Math.min(first.height, 0.8);
  return [
    ...figures
      .with(0, { ...first, height, posture: 'stand' })
      .with(at, bound(easel, 0, 'tend', { height: height * 0.96, count: 1 })),
  ];
}

const AT_KEYS = sifted(
  /\b(?:programmers?|coders?|hackers?|software (?:engineers?|developers?)|web designers?|game developers?|gamers?|streamers?|copywriters?|office workers?|accountants?)\b/i,
);
const AT_WORK_THERE = sifted(
  /\b(?:work|cod|program|typ|hack|debug|study|stream|gam|writ|play)\w*\b|^(?:an?|the)? ?(?:[\w-]+ ){0,2}\w+$/i,
);

/** Who works with a computer sits at one. */
function atComputer({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  if (!first || !AT_KEYS.test(subject) || !AT_WORK_THERE.test(subject) || first.count > 1)
    return [...figures];
  const isBusy = figures.some(
    ({ bond, drawing }) =>
      bond?.to === 0 && /^(?:held|mouth|front|tend)$/.test(bond.as) && !/^(?:desk|table)$/.test(drawing),
  );
  if (isBusy || figures.length > MOST_FIGURES - 2 || !/^(?:stand|sit)$/.test(first.posture))
    return [...figures];
  const told = figures.findIndex(({ drawing }) => /^(?:laptop|computer)$/.test(drawing));
  const laptop: Figure = { ...thingFor(first, 'laptop'), height: first.height * 0.24 };
  const all: Figure[] = (told < 0 ? [...figures, laptop] : [...figures]).with(0, {
    ...first,
    posture: 'sit',
  });
  onBench(all, { agent: 0, object: told < 0 ? figures.length : told, row: { place: 'table', stock: '-' } });
  return all;
}

/** Who types on a laptop has no typewriter besides. */
const onOneKeyboard = (_: Scene, figures: readonly Figure[]): Figure[] => {
  const at = figures.findIndex(({ drawing }) => drawing === 'typewriter');
  const isOther = figures.some(({ drawing }) => /^(?:laptop|keyboard|phone|tablet|computer)$/.test(drawing));
  return at > 0 && isOther ? without(figures, at) : [...figures];
};

const DRINKS = /^(?:cocktail|wine-glass|glass|beer-mug|champagne-flute|milkshake|bubble-tea)$/;

/** A drink is mixed on a counter, not on a stove. */
function atBar(_: Scene, figures: readonly Figure[]): Figure[] {
  const stove = figures.findIndex(({ drawing, bond }) => drawing === 'stove' && bond?.as === 'front');
  const isDrink = figures.some(({ drawing, bond }) => bond?.to === stove && DRINKS.test(drawing));
  const bench = figures[stove];
  return bench && isDrink
    ? figures.with(stove, { ...bench, drawing: 'counter', word: 'counter' })
    : [...figures];
}

const FIGHTS = sifted(/\b(?:fight|duel|battl)(?:s|es|ing)?\b(?! (?:an?|the|with|against|his|her))/i);

/** Who fights nobody that is named is in the stance of it. */
function inStance({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const isAlone = !figures.some(({ age }, i) => i > 0 && age);
  return first && isAlone && first.count === 1 && first.posture === 'stand' && FIGHTS.test(subject)
    ? figures.with(0, { ...first, posture: 'fight', faces: first.faces === 'left' ? 'left' : 'right' })
    : [...figures];
}

const DIRECTS = sifted(
  /\b(?:direct|guid|control|regulat|stop|halt)\w* (?:the |a |some )?(?:[\w-]+ )?(?:traffic|cars?)\b/i,
);

/** Before traffic an arm goes up, and cars are behind. */
function directed({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  if (!first || !DIRECTS.test(subject) || figures.length >= MOST_FIGURES) return [...figures];
  const cars: Figure = { ...thingFor(first, 'car'), word: 'cars', count: 1, depth: 0.62, height: 0.26 };
  const isThere = figures.some(({ drawing }) => /car$|^taxi|^bus|^van/.test(drawing));
  const all = figures.with(0, { ...first, posture: 'wave', height: Math.min(first.height, 0.8) });
  return isThere ? [...all] : [...all, { ...cars, x: first.x > 0.5 ? 0.2 : 0.8 }];
}

const CALLS = sifted(/\b(?:talk|speak|chat|call|answer|argu|gossip)\w*\b|\bon the (?:tele)?phone\b/i);

/** A phone that is talked into is at an ear, one that is typed on in the hand. */
function onPhone({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = figures[0];
  const at = figures.findIndex(
    ({ drawing, bond }) =>
      drawing === 'phone' && (!bond || (bond.to === 0 && /^(?:held|tend|on)$/.test(bond.as))),
  );
  const phone = figures[at];
  if (!first || !phone || at < 1 || !hasHands(first)) return [...figures];
  if (/\b(?:table|desk|floor|lying on|next to|beside)\b/i.test(subject)) return [...figures];
  return figures.with(at, bound(phone, 0, CALLS.test(subject) ? 'mouth' : 'held'));
}

const SUNG = sifted(
  /\b(?:sing|rapp|scream|shout|speak)\w*\b.*\b(?:into|in|at|with) (?:an?|the|his|her) (?:[\w-]+ )?(?:mic|microphone)\b|\bsing(?:s|ing|er)\b|\brapp/i,
);

/** A microphone that is sung into is at the mouth. */
const sungInto = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    figure.drawing === 'microphone' && figure.bond?.as === 'held' && SUNG.test(subject)
      ? { ...figure, bond: { ...figure.bond, as: 'mouth' } }
      : figure,
  );

/** Who is at a piano sits at its keys, which are at its right. */
function atPiano(_: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing, bond }) => drawing === 'piano' && bond?.to === 0);
  const piano = figures[at];
  if (
    !first ||
    !piano ||
    !hasHands(first) ||
    first.count > 1 ||
    first.bond ||
    !/^(?:stand|sit|lean)$/.test(first.posture)
  )
    return [...figures];
  const height = Math.min(first.height, 0.7);
  return figures
    .with(0, { ...first, posture: 'sit', faces: 'left', x: 0.78, height })
    .with(at, bound(piano, 0, 'tend', { x: 0.36, height: height * 0.74, faces: 'camera' }));
}

const SNOWBALLS = sifted(/\bsnow ?balls?\b(?: fights?| at\b)?/i);
const FOUGHT = sifted(/\bsnow ?ball fights?\b|\bthrow\w* snow ?balls?\b/i);

/** A snowball fight is arms up and balls in the air between the two sides. */
function snowballed({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  if (!first || !SNOWBALLS.test(subject) || !FOUGHT.test(subject) || !hasHands(first)) return [...figures];
  const people = figures
    .filter(({ age, bond }) => age && !bond)
    .map((figure, i): Figure => ({ ...figure, posture: i === 0 ? 'fight' : 'cheer' }));
  const others = figures.filter(({ drawing, age, bond }) => !age && !bond && !/ball$/.test(drawing));
  const ball = (x: number, tall: number): Figure => ({
    ...thingFor(first, 'plain-ball'),
    word: 'snowballs',
    colour: 'white',
    x,
    depth: 0.2,
    posture: 'fly',
    height: first.height * tall,
  });
  return [...people, ...others, ball(0.46, 0.1), ball(0.58, 0.08)].slice(0, MOST_FIGURES);
}

/** Several at a fire sit about it, on both sides. */
function roundFire({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ drawing, bond }) => /^(?:campfire|fire)$/.test(drawing) && (!bond || bond.to === 0),
  );
  const fire = figures[at];
  if (!first || !fire || !hasHands(first) || first.count < 2 || first.bond) return [...figures];
  if (/\b(?:danc|stand|cook|jump|walk|run)\w*\b/i.test(subject)) return [...figures];
  return figures
    .with(0, { ...first, posture: 'sit', faces: 'right', x: 0.5, height: Math.min(first.height, 0.62) })
    .with(at, { ...unbound(fire), x: 0.5, depth: 0.1, height: 0.24, bond: { to: 0, as: 'front' } });
}

const HOSED = sifted(/\bhose\b/i);

/** Who has a hose has it in the hand, and the water comes out of it. */
function hosed({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  if (!first || !HOSED.test(subject) || !hasHands(first) || figures.some(({ drawing }) => drawing === 'hose'))
    return [...figures];
  const hose: Figure = { ...thingFor(first, 'hose'), bond: { to: 0, as: 'held' } };
  const can = figures.findIndex(({ drawing, bond }) => drawing === 'watering-can' && bond?.to === 0);
  if (can > 0) return figures.with(can, hose);
  const jet = figures.findIndex(({ drawing, bond }) => drawing === 'spray' && bond?.to === 0);
  const spray = figures[jet];
  if (figures.length >= MOST_FIGURES) return [...figures];
  return spray
    ? [...figures.with(jet, hose), { ...spray, bond: { to: 0, as: 'mouth' } }]
    : [...figures, hose];
}

const POINTS = sifted(/\bpoint(?:s|ing)? (?:at|to|toward|towards|out) (?:an?|the|his|her) /i);

/** What is pointed at is within reach of the hand that does. */
function pointed({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(({ age, bond, depth }, i) => i > 0 && !age && !bond && depth < 0.6);
  const thing = figures[at];
  if (!first || !thing || !POINTS.test(subject) || first.posture !== 'stand') return [...figures];
  return figures.with(at, bound(thing, 0, 'tend', { height: Math.max(thing.height, first.height * 0.5) }));
}

/** The set pieces of this kind, in their order. */
export const WITH_HANDS = [
  told(SHOOTS, drawnBow),
  golfed,
  atEasel,
  told(AT_KEYS, atComputer),
  onOneKeyboard,
  atBar,
  told(FIGHTS, inStance),
  told(DIRECTS, directed),
  onPhone,
  sungInto,
  atPiano,
  told(SNOWBALLS, snowballed),
  roundFire,
  told(HOSED, hosed),
  told(POINTS, pointed),
];
