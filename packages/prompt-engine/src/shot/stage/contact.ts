import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';
import { bound, MOST_FIGURES, thingFor, unbound } from './benches.ts';
import { without } from './grounds.ts';
import { HANDED } from './in-hand.ts';
import { told } from './piece.ts';

/*
 * Deeds whose point is what touches what: a hand at a board, a spade in the ground, a pole that stands on it, a body
 * borne in both arms, a pancake over its pan.
 */

const isPerson = ({ drawing }: Figure): boolean => HANDED.test(drawing);

/** Who it is done by, where that is one person or a few at one place. */
const doer = (figures: readonly Figure[]): Figure | undefined =>
  figures[0] && isPerson(figures[0]) ? figures[0] : undefined;

const ON_BOARD = sifted(
  /\b(?:writ|draw|solv|explain|point|scribbl|sketch|teach|eras|wip|clean|work)\w*\b.*\b(?:on|at|off|to|before|the) (?:an?|the|his|her|their) (?:[\w-]+ )?((?:black|chalk|white)board)\b/i,
);

const WRITTEN = sifted(
  /\b(?:names?|words?|equations?|formulas?|messages?|sentences?|numbers?|dates?|poems?|notes?|lyrics|answers?|problems?|sums?)$/i,
);

/** Who writes on a board stands at it with the chalk on it, and needs no table. */
function atBoard({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = doer(figures);
  const word = ON_BOARD.exec(subject)?.[1]?.toLowerCase();
  if (!first || !word) return [...figures];
  const isOurs = ({ drawing, bond, word: name }: Figure): boolean =>
    (/^(?:table|paper)$/.test(drawing) && bond !== undefined) ||
    name.endsWith('board') ||
    // What is written has no form but its signs.
    (drawing === '-' && WRITTEN.test(name));
  const rest = figures.reduceRight<readonly Figure[]>(
    (all, figure, i) => (i > 0 && isOurs(figure) ? without(all, i) : all),
    figures.with(0, unbound(first)),
  );
  const at = rest.length;
  if (at >= MOST_FIGURES) return [...rest];
  const height = Math.min(first.height, 0.62);
  const board: Figure = { ...thingFor(first, 'board'), word, x: 0.72, faces: 'left' };
  const user: Figure = { ...unbound(first), posture: 'stand', faces: 'right', x: 0.36, height };
  const white = word.startsWith('white') ? { colour: 'white' } : {};
  // What is drawn on it is on it.
  const drawn = rest.map((figure, i) =>
    i > 0 &&
    /^(?:heart|star|chart|letters|sun|cat|dog|flower|house|tree)$/.test(figure.drawing) &&
    !figure.bond?.as.startsWith('held')
      ? { ...figure, height: height * 0.22, bond: { to: at, as: 'in' as const } }
      : figure,
  );
  return [...drawn.with(0, user), bound({ ...board, ...white, height: height * 1.08 }, 0, 'tend')];
}

const TELLS = sifted(
  /\b(?:teach|lectur|writ|speak|talk|explain|perform|present|read|sing|play|preach|juggl|rap|announc)\w*\b.*\b(?:in front of|before|to) /i,
);

/** Those before whom somebody speaks sit in front with their backs to us. */
function audience({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = doer(figures);
  const at = figures.findIndex((figure, i) => i > 0 && isPerson(figure) && figure.bond?.as === 'front');
  const crowd = figures[at];
  if (!first || !crowd || crowd.count < 2 || !TELLS.test(subject)) return [...figures];
  const height = Math.min(first.height, 0.5) * (crowd.age === 'child' ? 0.78 : 1);
  const x = figures.some(({ drawing }) => drawing === 'board') ? 0.24 : first.x;
  return figures
    .map((figure): Figure => (figure.bond?.as === 'tend' ? { ...figure, x: 0.6, depth: 0.5 } : figure))
    .with(0, { ...first, x, depth: 0.5 })
    .with(at, { ...unbound(crowd), posture: 'sit', faces: 'away', x: 0.5, depth: 0, height });
}

const DUG = sifted(
  /\b(?:dig|dug)(?:s|ging)? (?:\w+ )?(?:up|out)\b|\b(?:unearth|excavat)\w*\b|\bbur(?:y|ies|ying) (?:an?|the|his|her|its|their|some)\b/i,
);

const HOLE = sifted(
  /\b(?:dig|dug)(?:s|ging)? (?:an?|the|his|her|its|their) (?:[\w-]+ ){0,2}(?:hole|holes|trench|pit|grave|well|tunnel|ditch|moat)\b|\b(?:dig|dug)(?:s|ging)? (?:in|into|up) (?:an?|the|his|her|its|their) (?:[\w-]+ ){0,2}(?:garden|flower ?beds?|bed|lawn|sand|earth|soil|field|snow|beach|yard)\b/i,
);

/** What is dug up is half in its heap of earth, and the spade is in that. */
function dugUp({ subject, doings }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ age, drawing, bond }, i) => i > 0 && !age && drawing !== 'spade' && (!bond || bond.to === 0),
  );
  const isHole = HOLE.test(subject);
  const thing = isHole ? undefined : figures[at];
  const isDug = doings.some(({ verb }) => /^(?:dig|unearth|excavate|bury)\b/.test(verb.base));
  const isMeant = isHole || (thing && isDug && DUG.test(subject));
  if (!first?.age || !isMeant || figures.length > MOST_FIGURES - 2) return [...figures];
  const isHand = isPerson(first);
  const white = /\bsnow\b/i.test(subject)
    ? 'white'
    : /\b(?:beach|sand|desert)\b/i.test(subject)
      ? 'sand'
      : 'brown';
  const to = figures.length;
  const heap: Figure = {
    ...thingFor(first, 'mound'),
    word: 'earth',
    colour: white,
    height: first.height * 0.17,
  };
  const height = Math.max(0.08, Math.min(thing?.height ?? 0, first.height * 0.34));
  const freed = thing
    ? figures.with(at, { ...unbound(thing), height, posture: 'stand', bond: { to, as: 'in' } })
    : figures;
  const all = [...freed, bound(heap, 0, 'tend')];
  if (!isHand) return all.with(0, { ...first, posture: 'bend' });
  const isTooled = figures.some(({ drawing, bond }) => bond?.as === 'held' && drawing === 'spade');
  const worker = all.with(0, { ...first, posture: 'stand' });
  return isTooled ? worker : [...worker, { ...thingFor(first, 'spade'), bond: { to: 0, as: 'held' } }];
}

const PLANTS = sifted(
  /\b(?:plant|rais|erect|driv|stick|put|pitch)\w* (?:an?|the|his|her|their|its) (?:[\w-]+ ){0,2}(?:flag|banner|standard|pennant)\b/i,
);

/** A flag that is planted stands on the ground, a hand at its pole. */
function flagPlanted({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = doer(figures);
  const at = figures.findIndex(
    ({ drawing, word }) => drawing === 'flag' || /\b(?:banner|standard)$/.test(word),
  );
  const flag = figures[at];
  if (!first || !flag || !PLANTS.test(subject)) return [...figures];
  const all = figures.with(0, {
    ...first,
    posture: /^(?:kneel|sit)$/.test(first.posture) ? 'kneel' : 'stand',
  });
  const stood = all.with(at, {
    ...bound(flag, 0, 'held'),
    drawing: 'flag',
    height: first.height,
    posture: 'lean',
  });
  const spade = stood.findIndex(({ drawing }) => drawing === 'spade');
  return spade < 0 ? stood : without(stood, spade).slice();
}

/** Who carries somebody has them across both arms, and comes towards us; the bed that they go to stands there. */
const carried = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i) => {
    if (figure.bond?.as === 'held' && /^(?:bed|sofa|chair|armchair|bath)$/.test(figure.drawing))
      return { ...unbound(figure), x: (figures[0]?.x ?? 0) > 0.5 ? 0.22 : 0.8, depth: 0.5 };
    const borne = figures.find(
      ({ bond, drawing, age }) =>
        bond?.to === i && bond.as === 'held' && age && /^(?:person|child)/.test(drawing),
    );
    return borne && isPerson(figure) && figure.count === 1 ? { ...figure, faces: 'camera' } : figure;
  });

const FLIPS = sifted(
  /\b(?:toss|flip|throw)(?:s|es|ping|ing|ped|ed)? (?:an? |the |his |her |some )?(?:[\w-]+ )?(pancake|crepe|omelette|omelet|tortilla|burger|egg|steak|vegetable|patty|pizza|roti|naan|fritter)/i,
);
const FLAT_CAKES = sifted(/^(?:pancake|crepe|omelette|omelet|tortilla|roti|naan|fritter)$/);

/** What is flipped is one, in the air over the pan in the hand. */
function flipped({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = doer(figures);
  const name = FLIPS.exec(subject)?.[1]?.toLowerCase();
  const at = figures.findIndex(
    ({ age, bond }, i) => i > 0 && !age && bond !== undefined && /^(?:on|in|throw|held)$/.test(bond.as),
  );
  const cake = figures[at];
  if (!first || !name || !cake || name === 'pizza') return [...figures];
  const look = FLAT_CAKES.test(name) ? { drawing: 'frisbee', colour: 'amber', lettered: false } : {};
  const way = first.faces === 'left' ? -1 : 1;
  const user: Figure = { ...first, posture: 'stand', faces: way < 0 ? 'left' : 'right' };
  const flown: Figure = {
    ...unbound({ ...cake, ...look }),
    bond: { to: -1, as: 'on' },
    count: 1,
    height: first.height * (FLAT_CAKES.test(name) ? 0.05 : 0.11),
    posture: 'fly',
  };
  const isTool = ({ drawing }: Figure): boolean => /^(?:spoon|frying-pan)$/.test(drawing);
  const rest = figures.with(0, user).with(at, flown);
  const bare = rest.reduceRight<readonly Figure[]>(
    (all, figure, i) => (isTool(figure) ? without(all, i) : all),
    rest,
  );
  const to = bare.length;
  if (to >= MOST_FIGURES) return [...figures];
  const tossed = bare.map(
    (figure): Figure => (figure.bond?.to === -1 ? { ...figure, bond: { to, as: 'on' } } : figure),
  );
  return [...tossed, { ...thingFor(user, 'frying-pan'), bond: { to: 0, as: 'held' } }];
}

const SLIDES = sifted(
  /\b(?:slid(?:e|es|ing)|sled(?:s|ding)?|ski(?:s|ing)?|snowboard(?:s|ing)?|toboggan(?:s|ing)?|roll(?:s|ing)?|tumbl(?:es|ing)|glid(?:es|ing)|slither(?:s|ing)?|zoom(?:s|ing)?|rac(?:es|ing)) down (?:an?|the|its|his|her|their) (?:[\w-]+ ){0,3}?(hill|slope|snow|iceberg|bank|hillside|mountain|mountainside|dune|glacier|piste|slide|water ?slide)\b|\b(?:go|com)(?:es|ing|e)? down (?:an?|the|his|her|their) (?:[\w-]+ ){0,2}?(slide)\b/i,
);
const GROUND_OF: Readonly<Record<string, string>> = {
  dune: 'sand',
  bank: 'brown',
  iceberg: 'white',
  glacier: 'white',
  piste: 'white',
};

/** Who slides down a hill is half way down its slope. */
function sliding({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const [, told1, told2] = SLIDES.exec(subject) ?? [];
  const hill = (told1 ?? told2 ?? '').toLowerCase().replace(/^water ?/, '');
  if (!first?.age || !hill || figures.length >= MOST_FIGURES) return [...figures];
  const playground = figures.findIndex(({ drawing }) => drawing === 'slide');
  if (hill === 'slide' && playground < 0) return [...figures];
  const bearer = /^(?:on|in)$/.test(first.bond?.as ?? '') ? (first.bond?.to ?? 0) : 0;
  const rider = figures[bearer];
  if (!rider) return [...figures];
  const told = figures.findIndex(({ word, age }, i) => i > 0 && !age && word.toLowerCase().endsWith(hill));
  const kept = hill !== 'slide' && told > 0 ? without(figures, told) : figures;
  const isWhite = /\b(?:snow\w*|ice|icy|ski\w*|sled\w*|toboggan\w*|snowboard\w*)\b/i.test(subject);
  const colour = GROUND_OF[hill] ?? (isWhite ? 'white' : 'green');
  const to = hill === 'slide' ? playground : kept.length;
  const height = Math.min(bearer > 0 ? first.height : rider.height, isPerson(first) ? 0.38 : 0.3);
  const slope: Figure =
    hill === 'slide'
      ? { ...(kept[playground] ?? rider), height: height * 1.3, x: 0.5, depth: 0.3, faces: 'right' }
      : {
          ...thingFor(rider, 'slope'),
          word: 'slope',
          colour,
          x: 0.5,
          faces: 'right',
          depth: 0.3,
          height: 0.46,
        };
  const posture = bearer > 0 ? rider.posture : isPerson(rider) ? 'sit' : 'lie';
  const placed = kept.map((figure, i): Figure => {
    const own = bearer > 0 ? Math.min(figure.height, height) : height;
    if (i === bearer)
      return { ...unbound(figure), posture, height: own, x: 0.45, faces: 'right', bond: { to, as: 'on' } };
    return i === 0 ? { ...figure, height: Math.min(figure.height, height * 1.1), faces: 'right' } : figure;
  });
  return hill === 'slide' ? placed.with(to, unbound(slope)) : [...placed, slope];
}

const HUNG = sifted(
  /\b(?:hang|pin|mount|straighten|adjust|put)\w* (?:up )?(?:an?|the|his|her|their) (?:[\w-]+ ){0,2}(picture|painting|photo(?:graph)?|frame|mirror|clock|map|poster|certificate)\b/i,
);

/** What somebody hangs on a wall is there, at the hands. */
function hung({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = doer(figures);
  const word = HUNG.exec(subject)?.[1]?.toLowerCase();
  if (!first || !word || first.count > 1 || figures.length >= MOST_FIGURES) return [...figures];
  const drawing = /^(?:mirror|clock|map|poster)$/.test(word) ? word : 'canvas';
  const told = figures.findIndex(
    (figure, i) => i > 0 && (figure.drawing === drawing || figure.word.endsWith(word)),
  );
  const own = figures[told] ?? thingFor(first, drawing);
  const shown: Figure = {
    ...bound(own, 0, 'tend'),
    drawing,
    word,
    height: first.height * 0.32,
    posture: 'fly',
  };
  const stood = figures.with(0, { ...unbound(first), posture: 'stand' });
  return told < 0 ? [...stood, shown] : stood.with(told, shown);
}

/** The set pieces of contact, in their order. */
export const IN_CONTACT = [
  hung,
  atBoard,
  told(TELLS, audience),
  dugUp,
  told(PLANTS, flagPlanted),
  carried,
  flipped,
  sliding,
];
