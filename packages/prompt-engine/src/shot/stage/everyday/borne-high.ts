import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { bound, MOST_FIGURES, thingFor, unbound } from '../benches.ts';
import { without } from '../grounds.ts';
import { told } from '../piece.ts';
import { hasHands } from './persons.ts';

/*
 * What is carried on a shoulder, what each of several has in hand, and what one leaps through.
 */

const SHOULDERED = sifted(
  /\b(?:on|over|across) (?:(?:his|her|their|its|the|one|a) )?shoulders?\b|\bshoulder(?:s|ing) (?:an?|the|his|her) /i,
);
/** What two carry between them at their shoulders, and one upon his own. */
const LONG = /^(?:ladder|timber|log|canoe|oar|spear|flag|rug|surfboard|skis|crane|post|pipe|water-pipe)$/;
const CARRIES = sifted(/\b(?:carry|carries|carrying|lug(?:s|ging)?|haul(?:s|ing)?|bring(?:s|ing)?)\b/i);

/** What is carried upright before the body. */
const PANEL = /^(?:door|window|mirror)$/;

/** A door that somebody carries is in the hands, and no tool is. */
function panelBorne({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ drawing, bond }) => PANEL.test(drawing) && (!bond || (bond.to === 0 && bond.as === 'held')),
  );
  const panel = figures[at];
  if (!first || !hasHands(first) || !panel || first.count > 2 || !CARRIES.test(subject)) return [...figures];
  const tool = figures.findIndex(({ bond }, i) => i !== at && bond?.to === 0 && bond.as === 'held');
  const all = figures.with(at, bound(panel, 0, 'held', { count: 1, posture: 'stand' }));
  return tool < 0 ? all : [...without(all, tool)];
}

/** What lies on a shoulder, whoever the words put it on. */
const isOnBody = ({ bond, age }: Figure): boolean => !age && (bond?.as === 'held' || bond?.as === 'on');

/** What is long is carried on the shoulder, between two on both of theirs; what a sack is full of is in it. */
function onShoulder({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const isTold = SHOULDERED.test(subject);
  const sack = isTold ? figures.findIndex(({ drawing }) => /^(?:sack|box|basket)$/.test(drawing)) : -1;
  const all = figures.map((figure): Figure => {
    const bearer = figures[isOnBody(figure) ? (figure.bond?.to ?? -1) : -1];
    const isBorne = bearer && hasHands(bearer) && bearer.count < 3 && CARRIES.test(subject);
    const isLong =
      figure.bond?.as === 'held' &&
      LONG.test(figure.drawing) &&
      !/^(?:flag|oar|spear|skis|surfboard|rug)$/.test(figure.drawing);
    const isMeant = isTold || isLong;
    return isBorne && isMeant && !/^(?:bag|backpack|umbrella)$/.test(figure.drawing)
      ? bound(figure, figure.bond?.to ?? 0, 'held', {
          posture: 'ride',
          count: bearer.count > 1 ? 1 : figure.count,
        })
      : figure;
  });
  // Who bears it is seen from the side, with it behind the head.
  const bearers = new Set(
    all.flatMap(({ posture, bond }) => (posture === 'ride' && bond?.as === 'held' ? [bond.to] : [])),
  );
  const turned = all.map(
    (figure, j): Figure =>
      bearers.has(j) && figure.faces === 'camera' ? { ...figure, faces: 'right' } : figure,
  );
  const filling =
    sack < 0
      ? -1
      : turned.findIndex(({ posture, bond }, i) => i !== sack && posture === 'ride' && bond?.as === 'held');
  return filling < 0 ? turned : [...without(turned, filling)];
}

const EACH_HAS =
  /^(?:umbrella|balloon|flag|torch|lantern|candle|suitcase|bag|basket|sign|flower|bouquet|camera|phone|book|cup|mug|ice-cream|glass|wine-glass|racket|spade|broom|bucket|backpack|guitar|trumpet|violin|drum|gift)$/;
const HAVING = sifted(/\b(?:with|holding|carrying|under|waving|clutching|and their|beneath)\b/i);

/** People with umbrellas have one each in hand. */
function eachHas({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  if (!HAVING.test(subject)) return [...figures];
  return figures.map((figure, i): Figure => {
    if (i === 0 || figure.age || figure.count < 2 || figure.bond || !EACH_HAS.test(figure.drawing))
      return figure;
    const told = new RegExp(
      `\\b([\\w-]+) (?:with|holding|carrying|under|waving|clutching|beneath) (?:[\\w-]+ ){0,2}?${figure.word.split(' ').at(-1)}\\b`,
      'i',
    ).exec(subject)?.[1];
    const to = figures.findIndex(
      ({ word, age, bond }) => age && bond?.as !== 'in' && told !== undefined && word.endsWith(told),
    );
    const bearer = figures[to];
    if (!bearer || !hasHands(bearer)) return figure;
    return bound(figure, to, figure.drawing === 'backpack' ? 'worn' : 'held', { count: bearer.count });
  });
}

const THROUGH = sifted(
  /\b(?:jump|leap|div|fly|hop|bound|spring)\w*\b(?: \w+)? through (?:an?|the|his|her|their) (?:[\w-]+ ){0,2}?(?:hoop|ring|tyre|tire)\b/i,
);

/** Who leaps through a hoop has half of it before and half of it behind. */
function throughHoop({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  if (!first?.age || !THROUGH.test(subject)) return [...figures];
  const told = figures.findIndex(
    ({ drawing, word }, i) => i > 0 && (/^(?:hoop|ring|tyre)$/.test(drawing) || /hoop$|ring$/.test(word)),
  );
  const rest = told < 0 ? [...figures] : [...without(figures, told)];
  if (rest.length > MOST_FIGURES - 2) return [...figures];
  const height = Math.min(first.height, hasHands(first) ? 0.5 : 0.38);
  const hoop: Figure = { ...thingFor(first, 'hoop-far'), word: 'hoop', height: height * 1.5, x: 0.5 };
  return [
    { ...unbound(first), height, x: 0.5, posture: 'jump', faces: 'right', depth: 0.2 },
    ...rest.slice(1),
    { ...hoop, depth: 0.3, bond: { to: 0, as: 'behind' } },
    { ...hoop, drawing: 'hoop-near', depth: 0.1, bond: { to: 0, as: 'front' } },
  ];
}

/** How tall one is at most who holds a card up. */
const SHOWN = 0.62;

/** Heaps of snow are white, and a card that is shown is one, held high. */
const inItsForm = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i): Figure => {
    if (figure.age && /\b(?:red|yellow) card\b/i.test(subject)) {
      const height = Math.min(figure.height, SHOWN);
      const isReferee = i === 0 && !figure.colour && /referee|umpire/.test(figure.word);
      return { ...figure, height, ...(isReferee ? { colour: 'black' } : {}) };
    }
    if (figure.drawing === 'mound' && !figure.colour && /\bsnow/i.test(subject))
      return { ...figure, colour: 'white' };
    const isCard = /^(?:playing-cards|greeting-card)$/.test(figure.drawing);
    const shown = isCard ? /\b(red|yellow) card\b/i.exec(subject)?.[1]?.toLowerCase() : undefined;
    if (!shown) return figure;
    const to = figure.bond?.to ?? 0;
    return { ...figure, drawing: 'penalty-card', colour: shown, count: 1, bond: { to, as: 'held' } };
  });

const AT_HOOP = sifted(
  /\b(?:throw|shoot|toss|dunk|scor|aim|jump|play)\w*\b.*\b(?:hoop|basket|basketball)\b/i,
);

/** Who throws a basketball leaps with it before a hoop that is out of reach. */
function atHoop({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const hoop = figures.findIndex(({ drawing, bond }) => drawing === 'hoop' && bond?.as !== 'held');
  const ball = figures.findIndex(({ drawing, age }) => /ball$/.test(drawing) && !age);
  const [ring, thrown] = [figures[hoop], figures[ball]];
  if (!first || !hasHands(first) || first.count > 1 || !ring || !thrown || !AT_HOOP.test(subject))
    return [...figures];
  return figures
    .with(0, {
      ...unbound(first),
      height: Math.min(first.height, 0.46),
      posture: 'jump',
      faces: 'right',
      x: 0.3,
    })
    .with(hoop, { ...unbound(ring), height: 0.86, x: 0.8, depth: 0.25, faces: 'right' })
    .with(ball, bound(thrown, 0, 'held', { count: 1, posture: 'float' }));
}

/** The set pieces of this kind, in their order. */
export const BORNE_HIGH = [
  told(CARRIES, panelBorne),
  onShoulder,
  told(HAVING, eachHas),
  told(THROUGH, throughHoop),
  inItsForm,
  told(AT_HOOP, atHoop),
];
