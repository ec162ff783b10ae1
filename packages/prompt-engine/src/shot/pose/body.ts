import type { FeelingRow } from '../../lexicon/feeling.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member } from '../../read/scene.ts';
import type { Temper } from '../stage.ts';

/*
 * Which body can do what a phrase says: poses are written for people, and a horse has no hands to raise.
 */

const HUMAN = sifted(
  /\b(?:hands?|fingers?|fists?|palms?|thumbs?|knuckles|wrists?|arms?|elbows?|heels?|toes?|waist|hips|brows?|lips?|cheeks?)\b/,
);
const FLESH = sifted(/\b(?:brows?|lips?|cheeks?|skin|tattoo(?:ed)?|beard|hair|veins?|sweat)\b/);
const ANY_BODY = sifted(/\b(?:shoulders?|chin|knees?|foot|feet|gaze|jaws?|brow)\b/);
const SEATED = sifted(
  /\b(?:sitting|seated|kneeling|standing|astride|legs?|knees?|arms?|face|shoulders?|head bent)\b/,
);
const UPRIGHT = sifted(
  /\b(?:upright|clothes|clothing|sleeves?|both feet|astride|shoulders loose|weight on one leg|foot crossed|feet crossed)\b/,
);
const BEAKED = sifted(/\b(?:jaws?|teeth|lips?|ears?|paws?|mouth|muzzle|snout)\b/);

const BEASTLY = sifted(
  /\b(?:haunches|fins|(?:across|in|from) the jaws|paws?|front (?:\w+ )?(?:legs?|feet|hands?)|hind (?:legs?|feet)|tail (?:fanned|sweeping|up|flat|low|raised|tight|streaming)|wings? (?:thrown|half|wide|folded|held)|ears (?:flat|forward|back|out|up|low))\b/,
);

/** A skeleton does what people do, without their flesh. */
export const isBones = (member: Member): boolean => member.row?.names[0]?.singular === 'skeleton';

/** Goblins, trolls and orcs go upright and have hands; a slime has none. */
export const isManShaped = ({ kind, row, name }: Member): boolean =>
  kind === 'fantasy-being' &&
  (row?.drawing === 'monster' || row?.drawing === 'gorilla') &&
  !['claws', 'tentacles', 'wings', 'glossy'].some((trait) => row.traits.words.has(trait)) &&
  !/\b(?:slime|blob|mimic|monster)\b/i.test(name);

const ON_LEGS = sifted(/\b(?:legs?|foot|feet|knees?|heels?|toes?|mid-?stride)\b/);

/** Whether a being or thing of this kind has the parts that a phrase speaks of. */
export function fitsBody(text: string, member: Member): boolean {
  const { kind, row } = member;
  if (isBones(member)) return !FLESH.test(text.replace(/\blips\b/g, '')) && !BEASTLY.test(text);
  if (isPeople(kind) || kind === 'hands') return !BEASTLY.test(text);
  if (kind === 'robot')
    return (
      !FLESH.test(text) &&
      !(row?.details.some((each) => /\b(?:wheels?|tracks|treads)\b/.test(each)) && ON_LEGS.test(text))
    );
  // A dragon has no knees to draw up.
  if (kind === 'fantasy-being')
    return (
      row?.drawing.startsWith('person') !== false ||
      isManShaped(member) ||
      !/\b(?:knees?|hands?|fists?|arms?|hips?|waist)\b/.test(text)
    );
  if (UPRIGHT.test(text)) return false;
  if (kind === 'bird') return !HUMAN.test(text) && !BEAKED.test(text) && !SEATED.test(text);
  if (kind === 'sea-animal' && ON_LEGS.test(text)) return false;
  if (['insect', 'sea-animal', 'reptile'].includes(kind)) return !HUMAN.test(text) && !SEATED.test(text);
  if (isBeing(kind))
    return !HUMAN.test(text) && (!/\bwings?\b/.test(text) || row?.traits.words.has('wings') === true);
  return (
    !HUMAN.test(text) &&
    !ANY_BODY.test(text) &&
    !/\b(?:ears?|eyes?|mouth|nose|nostrils|tongue|head|chest|breath)\b/.test(text)
  );
}

/** How an animal with fur and ears shows a feeling. */
const SHOWN_BY_ANIMALS: Readonly<Record<Temper, string>> = {
  calm: 'ears relaxed, eyes half closed',
  joy: 'ears up, mouth open, the whole body loose',
  sad: 'head low, ears drooping, eyes turned down',
  fear: 'eyes wide, ears flat, the body drawn back and low',
  anger: 'teeth bared, ears back, neck stretched forward',
  love: 'head pressed close, eyes soft',
  wonder: 'ears pricked, head tilted, eyes wide',
  proud: 'head high, chest out',
  lonely: 'body curled small, eyes on the distance',
  tired: 'eyelids heavy, head sinking',
  funny: 'head tilted, tongue out',
  tense: 'ears forward, every muscle still',
};

/** How a bird does, with bill, feathers and neck. */
const SHOWN_BY_BIRDS: Readonly<Record<Temper, string>> = {
  calm: 'feathers smooth, eyes half closed',
  joy: 'bill open, neck stretched up, wings a little out',
  sad: 'head drawn down, feathers ruffled, eyes lowered',
  fear: 'feathers tight to the body, neck long, eyes wide',
  anger: 'bill open, neck stretched low and forward, wings half raised',
  love: 'neck bent close, eyes half shut',
  wonder: 'head tilted far to one side, one eye up',
  proud: 'chest out, neck straight, bill level',
  lonely: 'head drawn in, feathers fluffed, eyes on the distance',
  tired: 'eyelids falling, head sunk between the shoulders',
  funny: 'head turned upside down, bill open',
  tense: 'neck straight, feathers tight, motionless',
};
/** Birds of the yard, whatever they are kept as. */
export const POULTRY =
  /\b(?:goose|geese|gosling|duck|duckling|hen|chicken|chick|rooster|cockerel|turkey)s?$/i;

/** Whoever is cute does nothing about it. */
const CUTE = 'head tilted to one side, round eyes straight to the viewer';
/** Whoever is only grumpy bares no teeth. */
const GRUMPY = 'ears turned out, eyes narrowed, chin tucked low';

const EARED: ReadonlySet<string> = new Set(['pet', 'wild-animal', 'farm-animal']);

/** A feeling on an animal's body; nothing where the body cannot show it. */
export const animalFeeling = ({ kind, name }: Member, { names, temper }: FeelingRow): string =>
  kind === 'bird' || POULTRY.test(name)
    ? SHOWN_BY_BIRDS[temper]
    : !EARED.has(kind)
      ? ''
      : names.includes('cute')
        ? CUTE
        : names.includes('grumpy')
          ? GRUMPY
          : SHOWN_BY_ANIMALS[temper];
