import { isBeing, isPeople, mainOf, type Scene } from '../../read/scene.ts';
import { theOf } from '../refer.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { NO_PLACE } from './certainty.ts';

/*
 * What a sentence that was read in part still tells for certain: how many there are, what a thing is made of, that it
 * moves fast, and a place by its plain name.
 */

/** Turns that take back what a word says of a thing. */
const TAKEN_BACK = /\b(?:but|not|never|instead|except|fake|painted|looks? like|n['’]?t)\b/i;

/** 'a glass slipper', 'a slipper made of glass': the material stands at the thing itself, and is no colour or taste of it. */
function isMadeOf(subject: string, name: string, materials: readonly string[]): boolean {
  const text = subject.toLowerCase();
  const thing = name.toLowerCase();
  return materials.some(
    (material) =>
      text.includes(`${material} ${thing}`) ||
      (text.includes(`${thing} made`) &&
        new RegExp(`\\bmade (?:out )?(?:of|from) (?:\\w+ )?${material}\\b`).test(text)),
  );
}

/** What the thing is made of, as it is seen: only where the words name both. */
export function textureOf({ scene, take }: Brief): Decision | undefined {
  if (take !== 'studio' || TAKEN_BACK.test(scene.subject)) return undefined;
  for (const member of scene.cast) {
    const row = member.materials.find(({ kind }) => kind === 'material');
    if (!row || !member.known || member.part !== 'main' || isBeing(member.kind) || member.plural) continue;
    if (!isMadeOf(scene.subject, member.name, row.names)) continue;
    return {
      element: 'subject',
      text: `Texture of ${theOf(member)}: ${row.surface}`,
      because: `${said(row.names[0] ?? '')} is what it is made of.`,
    };
  }
  return undefined;
}

/** Deeds that are over in a moment, whoever does them. */
const FAST =
  /\b(?:running|runs|racing|races|chasing|chases|jumping|jumps|leaping|leaps|juggling|throwing|throws|splashing|crashing|crashes|galloping|sprinting|sprints|diving|dives|exploding|explodes|bursting|kicking|kicks|tumbling|skidding|bouncing|flying past|rushing|charging|spraying|shattering|mid-?(?:air|jump|leap|kick|throw|swing|flight|fall))\b(?! (?:boards?|cars?|bikes?|shoes?|suit|track|boots|gear|helmet|school|lessons?|machine|mate|costume|saucer|carpet|rope|horse|bell|squirrel|fish|castle|castles|beans?))/i;
const SLOW =
  /\b(?:slow|slowly|slow-?motion|still|frozen|asleep|sleeping|paused|blur\w*|exposure|motionless|statues?|sculptures?|dream\w*|never|not|stopped|about to|flat ?-?lay|still life|(?:water|thread|line|path|road|river|stream|crack|stripe|seam|border|ribbon|vein|track|wire|cable|pipe)s?(?: is| are)? running|running (?:late|out|water|shoes?|tap|joke|track|for|the shop|away from home)|nose)\b/i;

/** How a moment that is over in an instant is held. */
export function momentOf({ scene, take }: Brief): Decision | undefined {
  const deed = FAST.exec(scene.subject)?.[0];
  if (!deed || SLOW.test(scene.subject) || take === 'minimal') return undefined;
  return {
    element: 'motion',
    text:
      take === 'studio'
        ? '1/1000 second, the movement frozen'
        : '1/60 second, a trace of blur in what moves fastest',
    because: `${said(deed)} is over in a moment.`,
  };
}

/** Prepositions that say where all of it is. */
const WITHIN = /^(?:in|inside|at|on|aboard|on board|in the middle of)$/;
/** What the words have made of the place, or whose sentence it is not. */
const ALTERED =
  /\b(?:but|instead|in town|made (?:of|from|out)|upside|tiny|miniature|giant|inside (?:an?|the|my|his|her) (?:\w+ )?(?:jar|bottle|box|suitcase|head|teacup|cup|snow globe)|flooded|underwater|on fire|empty|abandoned|ruin\w*|never|no|without|not|future|in \d{4}|turned|becom\w+|like|dream\w*|seen|from (?:above|below|outside|across|the)|through|painting|poster|map|model|dollhouse|lego|toy)\b/i;

/** Whether the place of the picture is told so that what stands there is sure. */
export function isPlaceSure(scene: Scene): boolean {
  const { place, subject } = scene;
  if (!place?.row || place.strange.length > 0 || place.plural || NO_PLACE.test(place.words)) return false;
  if (!WITHIN.test(place.preposition) || ALTERED.test(subject)) return false;
  const head = place.words.toLowerCase().split(' ').at(-1) ?? '';
  if (scene.times.some(({ row }) => row.type === 'weather')) return false;
  const opens = subject.toLowerCase().split(/[,;:.]\s|\s(?:while|but|because|who|which|that|and)\s/)[0] ?? '';
  return opens.includes(head) && mainOf(scene)?.kind !== 'place';
}

/** Turns after which nobody looks as their kind does. */
const OTHERWISE =
  /\b(?:but|instead|like|as an?|as the|as if|dressed|wearing|wears|disguised|costume|pretend\w*|really|actually|secretly|turned|becom\w+|made of|shaped|not|never|no|without|only|half|dead|ghost|skeleton|tiny|giant|baby|young|old|naked|future|retired|cartoon|toy|statue|who|whose|lost|is just)\b|n['’]?t\b/i;

/** At table, asleep or at play nobody has the tools of a trade at hand. */
const OFF_DUTY =
  /\b(?:eating|dinner|lunch|breakfast|supper|picnic|asleep|sleep\w*|napping|swim\w*|bath|shower\w*|danc\w*|wedding|holiday|cards|dominoes|chess|darts|karaoke|day off|break|beach|in bed|world war|ww1|wwi|ww2|wwii|1[5-9]\d\ds?|century|medieval|ancient|victorian|roman|viking)\b/i;

const SHAPELESS = /\b(?:monsters?|creatures?|aliens?|ghosts?|demons?|beasts?|spirits?|robots?)$/i;

/** Whether the main one surely looks as its kind does. */
export function isLookSure(scene: Scene, reasons: readonly string[]): boolean {
  const main = mainOf(scene);
  return (
    main?.row !== undefined &&
    isBeing(main.kind) &&
    // Whoever has a pet knows its coat.
    main.kind !== 'pet' &&
    !SHAPELESS.test(main.row.names[0]?.singular ?? '') &&
    !main.plural &&
    main.strange.length === 0 &&
    main.adjectives.length === 0 &&
    main.materials.length === 0 &&
    main.role === undefined &&
    // Of one trade there are several dresses, and the place says which; at another deed nobody has its tools.
    !(
      isPeople(main.kind) &&
      (scene.place !== undefined || OFF_DUTY.test(scene.subject) || scene.isForeign)
    ) &&
    !reasons.some((reason) => reason.startsWith('the sentence opens')) &&
    !OTHERWISE.test(scene.subject) &&
    !scene.cast.some(({ part, kind }) => part === 'worn' || kind === 'clothing')
  );
}

/** Whether what is felt is felt by the only one who is there. */
export function isMoodSure({ cast, feeling, subject }: Scene): boolean {
  const beings = cast.filter(({ kind, part }) => isBeing(kind) && part !== 'topic');
  return (
    feeling !== undefined &&
    beings.length === 1 &&
    beings[0]?.feeling !== undefined &&
    !LIVELY.test(subject) &&
    !/\b(?:not|but|no longer|pretend\w*|never)\b|n['’]?t\b/i.test(subject)
  );
}

/** One strong colour that the words give to a thing. */
const COLOUR_DENIED =
  /\b(?:no|not|nothing|without|never|instead|colou?r(?:s|ed|ful)?|black and white|rainbow|mono\w*)\b/i;
/** What has a strong colour of its own, and what is bright because much goes on. */
const COLOURED_BY_KIND =
  /\b(?:sunflowers?|mars|martian|roses?|tulips?|poppies|poppy|flowers?|autumn|fall leaves|pumpkins?|oranges?|lemons?|cherr(?:y|ies)|strawberr\w+|tomato\w*|apples?|fruit|sunset|sunrise|fire|flames?|lava|parrots?|macaws?|balloons?|market|carnival|festival|party|circus|fairground|garden|meadow|desert|jungle|reef|coral|candy|sweets|cake|clowns?|toys?|kids|children|danc\w+|sunny|summer|spring|traffic lights?|stained glass|fireworks|neon|lanterns?|aurora|northern lights)\b/i;
const SMALL_IN_COLOUR = (colour: string): RegExp =>
  new RegExp(
    `\\b(?:tiny|small|little|faint|pale) (?:\\w+ )?${colour}\\b|\\b${colour} (?:eyes?|hair|nose|cheeks?|lips|ears?|face|beak|tongue|sky|tiles?|water|sea|grass|lights?|glow)\\b`,
    'i',
  );
const PLAIN_COLOURS: ReadonlySet<string> = new Set([
  'black',
  'white',
  'grey',
  'gray',
  'brown',
  'beige',
  'cream',
]);

/** Colours that are things as well: 'steam, lime, chopsticks' has a fruit in it. */
const THINGS_TOO: ReadonlySet<string> = new Set(
  'lime olive mint peach plum rose salmon coral lavender mustard chocolate rust copper gold silver charcoal sand'.split(
    ' ',
  ),
);
const isThingByName = (subject: string, colour: string): boolean =>
  THINGS_TOO.has(colour) &&
  !new RegExp(`\\b${colour}(?:[ -](?:green|coloured|colored))? \\p{L}`, 'iu').test(subject);

/** The colour that stands alone against the rest; undefined where the words name several, or none. */
export function accentByWords({ scene, take }: Brief): Decision | undefined {
  const [colour, second] = scene.colours;
  if (take !== 'cinematic' || !colour || second !== undefined || PLAIN_COLOURS.has(colour)) return undefined;
  if (COLOUR_DENIED.test(scene.subject) || scene.styles.length > 0) return undefined;
  if (COLOURED_BY_KIND.test(scene.subject) || SMALL_IN_COLOUR(colour).test(scene.subject)) return undefined;
  if (isThingByName(scene.subject, colour)) return undefined;
  return {
    element: 'palette',
    text: `${capital(colour)} as the strongest colour, the rest quieter`,
    because: `${said(colour)} is the one colour that your words name.`,
  };
}

/** Whether the words leave the colours of the picture open. */
export const leavesColours = ({ colours, styles, subject }: Scene): boolean =>
  colours.length === 0 &&
  styles.length === 0 &&
  !/\b(?:colou?r\w*|black and white|b&w|rainbow|pastels?|neon|vivid|bright|vibrant|mono\w*|sepia|infrared|faded|candy|kids?|disco|glitter\w*|sunny)\b/i.test(
    subject,
  );

/** What people do and wear, where somebody else does it. */
const HUMAN =
  /\b(?:job|interview|office|suit|tie|uniform|vest|trench ?coat|briefcase|unemployment|dentist|detective|accountant|chef|waiter|conductor|teach\w*|chess|poker|cards|parliament|meeting|tickets?|queu\w+|in line|priest|driver|driving|mowing|shopping|rock ?star|selling|sells|barber|sauna|gym|directing|arguing|negotiat\w+|knitting|reading|cigarette|boss|president|police|court|judge|lawyer|doctor|nurse|captain|pilot|referee|paying|deliver\w+|(?:doing|folding|hanging|washing) (?:\w+ )?laundry|laundromat|tax(?:es)?|bank|therapist|therapy|yoga|karaoke|smoking|typing|homework|exam|graduat\w+|commut\w+|late for work|coffee break|lunch break)\b/i;
/** What is meant to be felt otherwise. */
const MEANT =
  /\b(?:sad|lonely|alone|crying|cries|grief|lost|last|scary|creepy|horror|epic|dramatic|cosy|cozy|cute|magical|whimsical|dream\w*|romantic|tender|battle|war|dead|dying|died|fairy ?tale|wild|rave|party|angry|furious|scared|afraid|terrified|screaming|laughing|gentle|peaceful|quiet|evening|moon\w*|stars|carrying a)\b/i;

/** Whose absence a memory is of. */
const MISSED =
  /\b(?:late (?:grand\w+|mum|mom|mother|dad|father|husband|wife|brother|sister|uncle|aunt|nan|nana)|the way (?:he|she|they|it) (?:left|was|used)|(?:he|she|they) (?:left|used to)|passed away|my childhood|childhood home|when (?:i|we) (?:was|were) (?:little|small|young|kids?|a kid|children)|last time (?:i|we))\b/i;

/** What is remembered in joy. */
const LIVELY =
  /\b(?:danc\w+|laugh\w*|play(?:s|ing)|runn?ing|singing|party|funny|happy|cheerful|smil\w+|sunny|joy\w*|birthday|jump\w*|silly|not sad|wild)\b/i;

/** The tone that the words have for certain: a joke that is told straight, or the memory of somebody. */
export function toneByWords({ scene, take }: Brief): Decision | undefined {
  if (take === 'minimal' || scene.feeling !== undefined) return undefined;
  if (MISSED.test(scene.subject) && !LIVELY.test(scene.subject))
    return {
      element: 'mood',
      text: take === 'studio' ? 'Quiet, tender mood' : 'Quiet, tender mood, slightly faded colour',
      because: 'The words remember somebody.',
    };
  const isOfOthers = scene.cast.some(
    ({ kind, part }) => isBeing(kind) && !isPeople(kind) && kind !== 'fantasy-being' && part === 'main',
  );
  if (take !== 'cinematic' || !isOfOthers || !HUMAN.test(scene.subject) || MEANT.test(scene.subject))
    return undefined;
  return {
    element: 'mood',
    text: 'Deadpan, matter-of-fact mood',
    because: 'Somebody does what people do: it is funniest where nobody finds it so.',
  };
}
