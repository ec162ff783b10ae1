import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member, mainOf, type Scene } from '../../read/scene.ts';

/*
 * A background that the words put behind what they ask for: it is all that is there besides.
 */
const GROUND = sifted(
  /\b(?:plain|pure|solid|seamless|clean|blank|simple|neutral|white|black|gr[ae]y|beige|cream|pastel|pink|blue|green|red|yellow|orange|purple|lilac|lavender|teal|mint|turquoise|coral|peach|gold|dark|light|pale|colou?red|transparent|gradient)(?:,? [\p{L}-]+){0,2} (?:back(?:ground|drop)|sweep|bg)\b|\bisolated on\b|\bno (?:back)?ground\b|\b(?:shot|photo|picture) on (?:pure |plain )?(?:white|black)(?=$|[,.;])/iu,
);
/** Only what is behind a thing, and no mountains in the background. */
const FAR = sifted(/\bin the background\b/i);

/** Whether the words tell of one even background. */
export const isGroundTold = ({ subject }: Scene): boolean => GROUND.test(subject) && !FAR.test(subject);

/** The background as the words have it: 'pastel pink background'. */
export const groundTold = (scene: Scene): string | undefined =>
  isGroundTold(scene)
    ? GROUND.exec(scene.subject)?.[0]
        .toLowerCase()
        .replace(/^(?:shot|photo|picture) on (.+)$/, '$1 background')
    : undefined;

/** Pictures that are set up on a table, in no place of a story. */
const SET_UP = sifted(
  /\bstill[- ]lifes?\b|\bflat[- ]?lays?\b|\bknolling\b|\bpack ?shots?\b|\bno background\b/i,
);

/** Whether flowers stand in a vase or a jug: cut, they grow in no garden. */
export function isArranged(scene: Scene): boolean {
  const main = mainOf(scene);
  const isIn = (what: string, { relation }: Member, vessel: string): boolean =>
    relation?.preposition === what && scene.cast[relation.to]?.part === vessel;
  return main?.kind === 'flower'
    ? isIn('of', main, 'support')
    : main?.kind === 'container' &&
        scene.cast.some((member) => /^(?:flower|food)$/.test(member.kind) && isIn('with', member, 'main'));
}

/** Whether what is asked for stays where the words put it: before a background, in a set-up, or in or on a thing. */
export const isSetUp = (scene: Scene): boolean => {
  const main = mainOf(scene);
  return (
    isGroundTold(scene) ||
    SET_UP.test(scene.subject) ||
    isArranged(scene) ||
    (main !== undefined &&
      !isBeing(main.kind) &&
      scene.cast.some(
        ({ part, known, relation }) =>
          part === 'support' &&
          known &&
          /^(?:in|on|inside|atop|on top of)$/.test(relation?.preposition ?? ''),
      ))
  );
};

/** What is worn in company. */
const FORMAL = sifted(
  /\b(?:tuxedo|suit|dinner jacket|dress|gown|bow ?tie|tie|uniform|apron|armou?r|top hat|waistcoat|blazer|lab coat|robes?|crown)s?$/i,
);

/** Whether an animal wears what people wear: it is met where its kind lives no more. */
export const isDressedBeast = (scene: Scene): boolean => {
  const kind = mainOf(scene)?.kind ?? 'thing';
  return (
    isBeing(kind) &&
    !isPeople(kind) &&
    kind !== 'fantasy-being' &&
    kind !== 'robot' &&
    scene.cast.some(({ part, name }) => part === 'worn' && FORMAL.test(name))
  );
};
