import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Scene } from '../../read/scene.ts';

/*
 * Whether a picture plays where no lamps of a studio stand: somebody moves, several meet, or water is all around.
 */

/** Lights and grounds of a studio. */
const OF_A_STUDIO = sifted(
  /\b(?:softbox|black panel|rim light|strip light|white reflector|reflector)\b|^One (?:soft light|hard lamp) from [^,]*, (?:a single clean|one sharp) shadow$|^(?:Plain|Seamless) [^.]*\b(?:backdrop|sweep)\b/i,
);

/** Deeds that get somebody out of any studio. */
const ON_THE_MOVE: ReadonlySet<string> = new Set([
  'run',
  'ride',
  'swim',
  'fly',
  'march',
  'crawl',
  'jump',
  'climb',
]);
const AFLOAT = sifted(
  /\b(?:jet ?skis?|kayak\w*|canoe\w*|rafts?|rafting|surf(?:er|ers|ing|board)|sail(?:ing|boat)s?|row(?:ing)? ?boats?|dingh(?:y|ies)|pedalos?|speedboats?|at sea|on the (?:sea|ocean|water|river|lake)|waves|water-?ski\w*)\b/i,
);
/** Pictures that are taken in a studio all the same. */
const POSED = sifted(
  /\b(?:portrait|headshot|studio|backdrop|background|product|e-?commerce|catalogue|isolated|posing|passport|family photo)\b/i,
);

/** Where and when people come together. */
const AMONG_PEOPLE = sifted(
  /\b(?:at|in|during|through) (?:an?|the|our|my|his|her) (?:[\p{L}-]+ ){0,2}(?:festival|market|parade|fair|fairground|carnival|concert|match|race|protest|queue|crowd|wedding|funeral|picnic|barbecue|street|rave|procession)\b|\bqueue?ing\b|\bin line\b|\bwait(?:s|ing)? (?:for|at|on) (?:an?|the|his|her|their|its|my|our) (?:[\p{L}-]+ ){0,2}(?:bus|tram|train|taxi|cab|ferry|lift|boat|metro|tube|stop|station|platform|crossing|kerb|green light|traffic lights?)\b/iu,
);

/** Whether the words put whom they name out on the water. */
export const isOnWater = ({ subject }: Scene): boolean => AFLOAT.test(subject);

/** Whether whoever is named does or meets what happens in no studio. */
export function isInTheWorld(scene: Scene): boolean {
  const { cast, doings, subject } = scene;
  if (POSED.test(subject)) return false;
  const beings = cast.filter(({ kind, part }) => isBeing(kind) && part !== 'topic' && part !== 'worn');
  if (beings.length === 0) return false;
  return (
    isOnWater(scene) ||
    beings.length > 1 ||
    (beings.some(({ kind, plural }) => plural && isPeople(kind)) &&
      doings.some(({ form }) => form !== 'past')) ||
    AMONG_PEOPLE.test(subject) ||
    doings.some(({ row, form }) => form !== 'past' && ON_THE_MOVE.has(row?.posture ?? ''))
  );
}

/** Whether a light or a ground is one that only a studio has. */
export const isOfStudio = (text: string): boolean => OF_A_STUDIO.test(text);
