import type { Facts } from '../facts.ts';
import type { SubjectKind } from '../kinds.ts';
import type { SubjectReading } from '../reading/subject-reading.ts';
import type { Phrase, Scene } from '../scenes/scene.ts';
import type { Take } from '../vocabulary.ts';
import { knownOf } from './implied.ts';
import { weatherPhrases } from './overrides.ts';

function repeated(phrase: Phrase, own: ReadonlySet<string>): number {
  let count = 0;
  for (const word of knownOf(phrase).wording.words) if (own.has(word)) count++;
  return count;
}

/**
 * Movements that say something new: of the weather that was asked for, where the take has no word
 * of it so far, else the scene's own.
 */
export function motionsFor(
  { facts, kind }: SubjectReading,
  scene: Scene,
  spoken: Facts,
  take: Take,
  own: ReadonlySet<string>,
): readonly Phrase[] {
  const weather = spoken.weather ? undefined : weatherPhrases(facts, kind, take);
  return (weather ?? scene.motion ?? []).filter((phrase) => repeated(phrase, own) < 2);
}

/** What may be left out: nothing that the subject asks for, and nothing that the take has just put in. */
export function negativesFor(
  reading: SubjectReading,
  scene: Scene,
  own: ReadonlySet<string>,
): readonly Phrase[] {
  return (scene.negative ?? []).filter(
    (phrase) => repeated(phrase, own) === 0 && mayExclude(phrase, reading),
  );
}

const LETTERS = /\b(?:text|letters?|lettering|words?|type|writing|signs?|names?|labels?|captions?)\b/;
const ONLY_OTHERS = /\b(?:other|stray|further|extra|invented|garbled|misspelt|second)\b/;
const ASKS_FOR_LETTERS = /\b(?:sign|poster|label|says|saying|reading|titled|called)\b/i;
const NOBODY = /\b(?:no (?:people|person|persons|figures?|humans?|faces?|crowds?)|nobody|no one)\b/;
const NO_GROUND = /\bno (?:land|ground|horizon|scenery|setting|background|place)\b/;
const LAMPS = /\b(?:lamps?|lights?|bulbs?|sources?|tubes?)\b/;
const NO_SECOND = /\bno (?:second|other|extra|further)\b/;
const HUMAN: ReadonlySet<SubjectKind> = new Set<SubjectKind>([
  'person',
  'people',
  'child',
  'baby',
  'hands',
  'event',
  'sport',
  'battle',
]);

/** What a negative calls the things of a kind. */
const CALLED: Readonly<Partial<Record<SubjectKind, RegExp>>> = {
  jewellery: /\b(?:jewel\w*|rings?|earrings?)\b/,
  clothing: /\b(?:cloth\w*|costumes?|hats?)\b/,
  pet: /\b(?:animals?|pets?)\b/,
  'wild-animal': /\banimals?\b/,
  bird: /\b(?:animals?|birds?)\b/,
  plant: /\b(?:plants?|flowers?|foliage|leaves)\b/,
  vehicle: /\b(?:vehicles?|traffic|cars?|boats?)\b/,
  toy: /\btoys?\b/,
  product: /\b(?:props?|objects?|things)\b/,
  interior: /\b(?:furniture|room)\b/,
  food: /\b(?:food|crumbs|crockery)\b/,
  drink: /\b(?:glasses|drinks?|bottles?)\b/,
  water: /\bwater\b/,
  coast: /\b(?:water|sea|waves|surf)\b/,
};

/** Whether leaving this out contradicts nothing that the subject asks for. */
function mayExclude(phrase: Phrase, reading: SubjectReading): boolean {
  const { text } = phrase;
  const { subject, quoted, kind, depicts, noun, others, facts, isPlaced } = reading;
  const asksForLetters = quoted.length > 0 || kind === 'lettering' || ASKS_FOR_LETTERS.test(subject);
  if (asksForLetters && LETTERS.test(text) && !ONLY_OTHERS.test(text)) return false;
  if (NO_SECOND.test(text) && (facts.count === 'many' || others.length > 0) && !LETTERS.test(text))
    return false;
  if (facts.light !== undefined && LAMPS.test(text)) return false;
  if (isPlaced && NO_GROUND.test(text)) return false;
  const shown = [depicts, noun?.kind, ...others.map((other) => other.kind)];
  if (NOBODY.test(text) && (HUMAN.has(kind) || shown.some((one) => one !== undefined && HUMAN.has(one))))
    return false;
  if (others.some((other) => CALLED[other.kind]?.test(text))) return false;
  const typed = subject.toLowerCase();
  return !knownOf(phrase).wording.words.some((word) => typed.includes(word.replace(/s$/, '')));
}
