import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { bound, MOST_FIGURES, thingFor, unbound } from '../benches.ts';
import { told } from '../piece.ts';
import { freePerson, hasHands } from './persons.ts';

/*
 * Set pieces by where a deed has each: sticks over a fire, a club at its ball, water before what it is sprayed on, an
 * aeroplane on the ground that is looked after, poultry on its feet.
 */

const ROASTS = sifted(/\b(?:roast|toast)\w* (?:[\w-]+ ){0,2}marshmallows?\b/i);

/** Marshmallows are roasted on sticks, over a fire. */
function roasted({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing }) => drawing === 'marshmallow');
  const sweet = figures[at];
  if (!first || !hasHands(first) || !sweet || !ROASTS.test(subject) || figures.length >= MOST_FIGURES)
    return [...figures];
  const all = figures.with(at, {
    ...bound(sweet, 0, 'held', { posture: 'stand' }),
    drawing: 'marshmallow-stick',
  });
  if (all.some(({ drawing }) => /^(?:camp)?fire$/.test(drawing))) return all;
  const fire = bound(thingFor(first, 'campfire'), 0, 'front', { height: first.height * 0.3, x: first.x });
  return [...all, { ...fire, depth: 0.05 }];
}

const GOLFS = sifted(/\bgolf(?:ing|s)?\b/i);

/** Whoever golfs has a club, whatever they hold elsewhere. */
function teedOff({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ drawing, bond }) => /^(?:flag|baseball-bat)$/.test(drawing) && bond?.to === 0,
  );
  const thing = figures[at];
  if (!first || !hasHands(first) || !thing || !GOLFS.test(subject) || figures.length >= MOST_FIGURES)
    return [...figures];
  const ball: Figure = { ...thingFor(first, 'plain-ball'), colour: 'white', x: first.x + 0.2 };
  return [
    ...figures
      .with(0, { ...first, posture: 'bend', faces: 'right' })
      .with(at, { ...thing, drawing: 'golf-club', word: 'golf club', height: first.height * 0.5 }),
    { ...ball, height: first.height * 0.06 },
  ];
}

const SPRAYS = sifted(
  /\b(?:spray|splash|squirt|hos|pour|spill|throw|drip|dump)\w* (?:[\w-]+ ){1,3}?(?:on|over|at|onto) (?:an?|the|his|her|its)\b/i,
);

/** Who sprays water on a thing stands before it, not on it. */
function sprayedAt({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const to = first?.bond?.as === 'on' ? first.bond.to : -1;
  const target = figures[to];
  if (!first?.age || !target || target.age || !SPRAYS.test(subject)) return [...figures];
  return figures.with(0, { ...unbound(first), x: 0.3, faces: 'right' }).with(to, {
    ...unbound(target),
    x: 0.78,
    depth: 0.2,
    height: Math.max(target.height, first.height * 0.6),
  });
}

const SERVICED = sifted(/\b(?:check|inspect|repair|fix|board|clean|wash|refuel|load|wait|walk|stand)\w*\b/i);

/** What is looked after stands on the ground, and who does it beside it. */
function onApron({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(
    ({ drawing, bond }) =>
      /^(?:aeroplane|biplane|helicopter|fighter-jet)$/.test(drawing) && (!bond || bond.to === 0),
  );
  const craft = figures[at];
  if (!first || !craft || first.posture === 'fly' || !SERVICED.test(subject)) return [...figures];
  return figures
    .with(0, { ...first, height: Math.min(first.height, 0.46), x: 0.16, posture: 'stand', faces: 'right' })
    .with(at, { ...unbound(craft), x: 0.6, depth: 0.3, height: 0.4, posture: 'stand' });
}

const SKIPS = sifted(/\b(?:skip|skim|throw|toss)\w* (?:[\w-]+ )?(?:stones?|pebbles?|rocks?)\b/i);

/** Stones that are thrown are no larger than a hand. */
const pebbled = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    figure.drawing === 'rock' && figure.bond?.as === 'throw' && SKIPS.test(subject)
      ? { ...figure, height: (figures[0]?.height ?? 0.6) * 0.06, count: Math.min(figure.count, 3) }
      : figure,
  );

const BRUSHES_OFF = sifted(/\b(?:brush|wip|dust|sweep|scrap)\w* (?:[\w-]+ ){1,2}off (?:an?|the|his|her)\b/i);

/** Who brushes dust off what lies on the ground kneels to it. */
function kneltTo({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(({ bond, age }) => !age && bond?.to === 0 && bond.as === 'tend');
  const thing = figures[at];
  if (!first || !thing || !BRUSHES_OFF.test(subject) || !/^(?:sit|stand)$/.test(first.posture))
    return [...figures];
  const isSwept = figures.some(
    ({ drawing, bond }) => bond?.to === 0 && /^(?:broom|mop|rake|spade)$/.test(drawing),
  );
  if (thing.height > first.height * 0.5 || isSwept) return [...figures];
  const height = Math.min(first.height, 0.8);
  return figures
    .with(0, { ...first, height, posture: 'kneel', faces: 'right' })
    .with(at, { ...thing, height: Math.max(thing.height, height * 0.24) });
}

const ALOFT = sifted(/\b(?:fl(?:y|ies|ying|ap\w*)|jump\w*|leap\w*|escap\w*|soar\w*|air)\b/i);

/** Poultry that nobody says to fly is on the ground. */
const onGround = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    /^(?:chicken|rooster|turkey|chick|ostrich|penguin)$/.test(figure.drawing) &&
    figure.posture === 'fly' &&
    !ALOFT.test(subject)
      ? { ...figure, posture: /\b(?:peck|eat|drink|scratch)/i.test(subject) ? 'bend' : 'stand' }
      : figure,
  );

/** Who is in a flower is seen on it. */
const onBloom = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => {
    const flower = figure.bond?.as === 'in' ? figures[figure.bond.to] : undefined;
    return figure.age &&
      flower &&
      /^(?:tulip|rose|flower|lotus|lily|sunflower|daisy|poppy)$/.test(flower.drawing)
      ? {
          ...figure,
          bond: { to: figure.bond?.to ?? 0, as: 'on' as const },
          height: Math.max(figure.height, 0.34),
        }
      : figure;
  });

/** An animal with something at its mouth is seen from the side. */
const withMouthful = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i) =>
    /^(?:cat|dog|fox)$/.test(figure.drawing) &&
    !figure.bond &&
    /^(?:stand|sit)$/.test(figure.posture) &&
    figures.some(({ bond }) => bond?.to === i && /^(?:mouth|held)$/.test(bond.as))
      ? { ...figure, posture: 'walk', faces: 'right' }
      : figure,
  );

const CLEANS_WINDOWS = sifted(
  /\bwindow (?:cleaner|washer)s?\b|\b(?:wash|clean)\w* (?:the )?windows? (?:on|of|at) (?:an?|the) (?:[\w-]+ )?(?:skyscraper|tower|high-?rise|office\w*|hotel|building)\b/i,
);

/** Who cleans the windows of a building is outside of one; another person is behind the pane. */
function atThePane({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  if (!first || first.count > 1 || !CLEANS_WINDOWS.test(subject)) return [...figures];
  const other = figures.find(({ age, drawing }, i) => i > 0 && age && drawing.startsWith('person'));
  const height = Math.min(first.height, 0.56);
  const pane = bound({ ...thingFor(first, 'window'), word: 'window' }, 0, 'tend', {
    height: height * 0.95,
    x: 0.72,
  });
  const posture = first.posture === 'wave' ? 'wave' : 'stand';
  const all: Figure[] = [
    { ...first, height, posture, faces: 'right', x: 0.34 },
    pane,
    { ...thingFor(first, 'squeegee'), bond: { to: 0, as: 'held' } },
  ];
  return other ? [...all, { ...bound(other, 1, 'in', { posture: 'stand' }), height: height * 0.8 }] : all;
}

/** The set pieces of this kind, in their order. */
export const ON_THEIR_GROUND = [
  told(ROASTS, roasted),
  told(GOLFS, teedOff),
  told(SPRAYS, sprayedAt),
  told(SERVICED, onApron),
  pebbled,
  told(BRUSHES_OFF, kneltTo),
  onGround,
  onBloom,
  withMouthful,
  told(CLEANS_WINDOWS, atThePane),
];
