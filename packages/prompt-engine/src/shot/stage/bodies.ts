import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';
import { bound, MOST_FIGURES, unbound } from './benches.ts';
import { HANDED } from './in-hand.ts';
import { told } from './piece.ts';

/*
 * Bodies by what two do, where one sees it by how they stand: backs that touch, an animal at the wheel, a flower that is
 * held out.
 */

const isPerson = ({ drawing }: Figure): boolean => HANDED.test(drawing);

/** Free figures keep their places; the first stands where it is put, and looks at what is at its right. */
const toLeft = (figure: Figure, x: number): Figure => ({
  ...unbound(figure),
  x,
  faces: 'right',
  depth: 0.15,
});

const BACK_TO_BACK = sifted(/\bback[- ]to[- ]back\b/i);

/** Two who stand or sit back to back look away from each other, and their backs touch. */
function backToBack({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first, second] = figures;
  if (!first?.age || !BACK_TO_BACK.test(subject)) return [...figures];
  const isOne = first.count === 2;
  const mate = isOne ? first : second;
  if (!mate?.age || figures.length >= MOST_FIGURES) return [...figures];
  const sits = /\b(?:sit\w*|seated|sat)\b/i.test(subject);
  const posture = sits && isPerson(first) ? 'lotus' : first.posture;
  const height = Math.min(first.height, 0.8);
  const one: Figure = { ...unbound(first), count: 1, x: 0.56, faces: 'right', posture, height, depth: 0.2 };
  const other: Figure = { ...unbound(mate), count: 1, x: 0.44, faces: 'left', posture, depth: 0.2 };
  const bond = { to: 0, as: 'back' } as const;
  const second2 = { ...other, height: isOne ? height : Math.min(mate.height, 0.8), bond };
  return isOne ? [one, ...figures.slice(1), second2] : [one, second2, ...figures.slice(2)];
}

const FAMILY = sifted(/\b(?:family|families|mother|parents?) (?:of|and|with)\b/i);

/** A family of animals is one or two that are grown and their young. */
function grownAndYoung({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isFamily = first?.age === 'adult' && first.count > 2 && first.count < 7 && !isPerson(first);
  if (!first || !isFamily || first.bond || !FAMILY.test(subject) || figures.length >= MOST_FIGURES)
    return [...figures];
  const isRow = first.faces !== 'left';
  const young: Figure = {
    ...first,
    count: first.count - 1,
    height: first.height * 0.5,
    x: isRow ? 0.3 : 0.7,
    depth: 0.1,
  };
  return [{ ...first, count: 1, x: isRow ? 0.72 : 0.28 }, ...figures.slice(1), young];
}

/** Birds are fed crumbs out of the hand, and are no larger than they are beside who feeds them. */
function fed({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ age, bond, drawing }, i) => i > 0 && age && bond?.as === 'tend' && !HANDED.test(drawing),
  );
  const eater = figures[at];
  if (!first || !isPerson(first) || !eater || !/\bfeed\w*\b/i.test(subject)) return [...figures];
  const isBird =
    /^(?:duck|pigeon|goose|swan|chicken|rooster|bird|crow|seagull|parrot|peacock|chick|turkey|hen)$/.test(
      eater.drawing,
    );
  const small = isBird || /^(?:squirrel|rabbit|cat|hamster|mouse|hedgehog|fish)$/.test(eater.drawing);
  const food = isBird || /^(?:fish|squirrel)$/.test(eater.drawing) ? 'biscuit' : undefined;
  return figures.map((figure, i): Figure => {
    if (i === at && small)
      return {
        ...figure,
        height: Math.min(figure.height, first.height * (first.age === 'child' ? 0.36 : 0.28)),
      };
    return figure.drawing === 'bucket' && figure.bond?.to === 0 && food
      ? { ...figure, drawing: food, word: 'bread', height: Math.max(0.03, first.height * 0.07) }
      : figure;
  });
}

/** Who falls off a thing is beside it, in the air. */
function fellOff({ doings }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = first?.bond?.as === 'on' ? first.bond.to : -1;
  const bearer = figures[at];
  const falls = doings.some(({ verb }) => /^(?:fall|tumble|slip) (?:off|from|out of)\b/.test(verb.base));
  if (!first?.age || !bearer || !falls) return [...figures];
  const height = Math.min(first.height, 0.44);
  return figures
    .with(0, { ...unbound(first), x: 0.68, depth: 0.12, height, posture: isPerson(first) ? 'slip' : 'jump' })
    .with(at, { ...bearer, x: 0.3, depth: 0.3, height: Math.max(bearer.height, 0.6) });
}

const DRIVEN = sifted(/^(?:car|.*-car|taxi|van|truck|pickup|jeep)$/);

/** An animal at the wheel is seen in an open car that is of its size. */
function atTheWheel({ doings }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const drives = doings.some(({ verb }) => /^(?:drive|steer|race|ride in|ride)\b/.test(verb.base));
  const at = figures.findIndex(
    ({ drawing, bond }, i) =>
      i > 0 && (DRIVEN.test(drawing) || drawing === 'convertible') && (bond?.to ?? 0) === 0,
  );
  const car = figures[at];
  if (!first?.age || !car || !drives || first.count > 2) return [...figures];
  if (isPerson(first) && car.drawing !== 'convertible' && car.drawing !== 'toy-car') return [...figures];
  const height = Math.min(first.height, isPerson(first) ? 0.6 : 0.46);
  const tall = isPerson(first) ? 0.62 : 0.86;
  return figures
    .with(0, {
      ...bound(first, at, 'in'),
      x: 0.5,
      height,
      posture: isPerson(first) ? 'sit' : first.posture,
      faces: 'right',
    })
    .with(at, {
      ...unbound(car),
      drawing: 'convertible',
      x: 0.5,
      depth: 0.2,
      height: height * tall,
      faces: 'right',
    });
}

const OFFERS = sifted(
  /\b(?:hold\w* out|offer\w*|giv(?:e|es|ing)|hand(?:s|ing)|present(?:s|ing)|pass(?:es|ing)|show(?:s|ing)|deliver\w*|bring\w*) (?:[\w-]+ ){1,6}?to (?:an?|the|his|her|their|its|each)\b/i,
);

/** What is given is held out to whoever takes it, who stands over against. */
function heldOut({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ age, bond }) => !age && bond?.as === 'held' && bond.to === 0);
  const to = figures.findIndex(
    ({ age, bond }, i) => i > 0 && age && !/^(?:on|in|held|under)$/.test(bond?.as ?? ''),
  );
  const [thing, taker] = [figures[at], figures[to]];
  if (!first?.age || !isPerson(first) || !thing || !taker || !OFFERS.test(subject)) return [...figures];
  return figures
    .with(0, { ...toLeft(first, 0.34), depth: 0.2 })
    .with(at, { ...thing, bond: { to: 0, as: 'given' } })
    .with(to, { ...unbound(taker), x: 0.68, depth: 0.2, faces: 'left' });
}

const LEANS = sifted(/^(?:lean|rest|prop|stand) (?:on|against|up against|back against|back on)$/);
const STOOD_BY = sifted(
  /^(?:lamppost|street-lamp|post|tree|palm|pine|wall|fence|car|.*-car|taxi|van|truck|pickup|motorbike|door|column|statue|shop|shelf|gate)$/,
);

/** Who leans on something stands, whatever else the hands do. */
function leansOnIt({ doings }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const leans = doings.some(({ verb, agents }) => agents.includes(0) && LEANS.test(verb.base));
  const isBy = figures.some(({ drawing, bond }) => STOOD_BY.test(drawing) && bond?.to === 0);
  if (!first?.age || !isPerson(first) || first.bond || !leans || !isBy) return [...figures];
  const isHeld = figures.some(({ bond }) => bond?.as === 'held' && bond.to === 0);
  return figures.map((figure, i): Figure => {
    if (i === 0)
      return {
        ...first,
        posture: 'lean',
        faces: isHeld ? 'camera' : first.faces,
        height: Math.min(first.height, 0.72),
      };
    return figure.bond?.as === 'beside' && figure.bond.to === 0
      ? { ...figure, x: first.x > 0.5 ? first.x - 0.14 : first.x + 0.14 }
      : figure;
  });
}

/** An animal that is petted is under the hand. */
function petted({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ age, bond, drawing }, i) => i > 0 && age && !bond && !HANDED.test(drawing));
  const pet = figures[at];
  if (
    !first ||
    !isPerson(first) ||
    !pet ||
    !/\b(?:pet(?:s|ting)|strok(?:es?|ing)|pat(?:s|ting)|scratch(?:es|ing)|tickl(?:es?|ing)) (?:an?|the|his|her|their|its)\b/i.test(
      subject,
    )
  )
    return [...figures];
  return figures.with(0, { ...first, faces: 'right', x: 0.38 }).with(at, bound(pet, 0, 'tend'));
}

const RIDDEN = sifted(
  /\b(?:sledg?e|sleigh|cart|wagon|carriage|buggy|trailer|pram|stroller|boat|car|plough|plow)s?\b/i,
);
const YOUNG = sifted(/^(?:bab(?:y|ies)|kids?|child(?:ren)?|young|little ones?|offspring|family|newborns?)$/i);

const isTheirOwn = (subject: string, word: string): boolean =>
  new RegExp(`\\b(?:its|her|his|their) (?:\\w+ )?${word}\\b(?!['’])`, 'i').test(subject);

/** The babies of a swan are swans. */
function youngOf({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  // Who rides on what an animal pulls is no young of it.
  if (RIDDEN.test(subject)) return [...figures];
  const [first] = figures;
  if (!first?.age || isPerson(first) || /^baby/.test(first.drawing)) return [...figures];
  return figures.map((figure, i) => {
    const isYoung =
      i > 0 &&
      /^(?:baby|child)$/.test(figure.drawing) &&
      YOUNG.test(figure.word) &&
      // A child that is nobody's by the words is a child.
      (!/^(?:baby|kids?|child(?:ren)?)$/i.test(figure.word) || isTheirOwn(subject, figure.word));
    const isTheirs = !figures.some(({ drawing }) => drawing.startsWith('person'));
    if (!isYoung || !isTheirs || figure.bond) return figure;
    const { sex: _sex, temper: _temper, colour: _colour, hair: _hair, ...plain } = figure;
    return {
      ...plain,
      drawing: first.drawing,
      age: 'adult',
      height: first.height * 0.4,
      posture: first.posture,
    };
  });
}

const KNEES = sifted(/\b(?:hug\w*|clasp\w*|hold\w*) (?:his|her|their) knees\b/i);

/** Who hugs the knees sits on the ground, seen from the side. */
const kneesUp = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i) =>
    i === 0 && KNEES.test(subject) && isPerson(figure)
      ? { ...unbound(figure), posture: 'lotus', faces: 'right', height: Math.min(figure.height, 0.8) }
      : figure,
  );

/** The set pieces of bodies, in their order. */
export const BODIES = [
  told(BACK_TO_BACK, backToBack),
  told(FAMILY, grownAndYoung),
  fed,
  fellOff,
  atTheWheel,
  told(OFFERS, heldOut),
  leansOnIt,
  petted,
  youngOf,
  kneesUp,
];
