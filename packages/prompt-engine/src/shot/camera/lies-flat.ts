import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { leadingDoing } from '../staging/staging.ts';
import type { CameraRow } from './camera-rows.ts';

/*
 * What lies flat, is open upward or lies back under somebody's hands is looked down on: from the floor it is an edge,
 * and from its own height a line.
 */

const FLAT = sifted(
  /\b(?:maps?|charts?|ledgers?|books?|notebooks?|diary|diaries|journals?|manuscripts?|newspapers?|magazines?|letters?|pages?|paper|blueprints?|plans?|sheet music|scores?|scrolls?|parchment|atlas|envelopes?|postcards?|photographs?|photos?|(?:chess)?boards?|backgammon|jigsaw|puzzle|playing cards|cards|tarot|quilt|tapestry|rug|carpet|tablecloth|table ?cloth|napkin|tray|doily|ouija|keyboard|drawings?|sketch(?:es|book)?)$/i,
);
/** What has a face that is turned up where it lies. */
const DIALS = sifted(
  /\b(?:compass|pocket watch|wristwatch|watch|coins?|medals?|plates?|vinyl|records?|locket|sundial|tiles?|brooch|badge|key|ring|necklace|bracelet|glasses|scissors|fork|spoon|knife|starfish|shell|leaf|feather)$/i,
);
/** Marks in the ground. */
const MARKS = sifted(
  /\b(?:(?:foot|boot|paw|hoof|hand|tyre|tire) ?prints?|hoofprints?|tracks|puddle|manhole cover|chalk outline|hopscotch|stain|crater)$/i,
);

/** Whether it is a mark in the ground. */
export const isGroundMark = ({ name }: Member): boolean => MARKS.test(name);

/** What is looked into, and is open. */
const OPEN = sifted(
  /\bopen (?:[\p{L}-]+ ){0,2}?(?:case|box|drawer|chest|casket|tin|suitcase|briefcase|locket|book|palm|hand|pouch|trunk|crate|toolbox)\b/iu,
);
/** What has no lid. */
const ALWAYS_OPEN = sifted(
  /\bin (?:an?|the|his|her|their|its) (?:[\p{L}-]+ ){0,2}?(?:tray|dish|saucer|palm|nest|egg carton|muffin tin|ashtray|basin)\b/iu,
);
const CASES = sifted(
  /\b(?:case|box|drawer|chest|casket|tin|suitcase|briefcase|pouch|trunk|crate|toolbox|tray|dish|saucer|carton|ashtray)$/i,
);

const isHeldUp = ({ subject }: Scene): boolean =>
  /\b(?:held up|raised|hang\w*|upright|on (?:an? |the )?(?:easel|wall|stand|tripod)|float\w*|flying|falling)\b/i.test(
    subject,
  );

/** Whether a thing is a sheet or a board itself. */
export const isSheet = ({ name }: Member): boolean => FLAT.test(name);

/** Whether a thing has its face upward where it lies. */
const isFlat = (member: Member): boolean => isSheet(member) || DIALS.test(member.name);

/** The flat thing that a thing lies on. */
function flatBelow(scene: Scene, main: Member): Member | undefined {
  const at = scene.cast.indexOf(main);
  return scene.cast.find(
    (member, index) =>
      member !== main &&
      FLAT.test(member.name) &&
      member.part !== 'topic' &&
      ((member.relation?.to === at &&
        /^(?:on|across|over|on top of|atop|object)$/.test(member.relation.preposition)) ||
        scene.doings.some(
          ({ verb, agents, object }) =>
            agents.includes(at) && object === index && / (?:on|across)$/.test(verb.base),
        )),
  );
}

/** The flat thing that a thing lies on, or what a flat thing lies on. */
export function flatUnder(scene: Scene, main: Member): Member | undefined {
  if (isHeldUp(scene)) return undefined;
  const flat = flatBelow(scene, main);
  if (flat) return flat;
  if (!isFlat(main)) return undefined;
  return scene.cast.find(
    ({ kind, name, relation, part }) =>
      part === 'support' &&
      relation !== undefined &&
      /^(?:on|across|over)$/.test(relation.preposition) &&
      !/\b(?:wall|stand|easel|hook|door|tree|branch)$/i.test(name) &&
      !isBeing(scene.cast[relation.to]?.kind ?? 'thing') &&
      !isBeing(kind),
  );
}

/** The open case that a thing lies in. */
export function openAround(scene: Scene, main: Member): Member | undefined {
  if (!(OPEN.test(scene.subject) || ALWAYS_OPEN.test(scene.subject)) || isHeldUp(scene)) return undefined;
  const at = scene.cast.indexOf(main);
  // 'in an open foam-lined case', however much of it was read.
  const unread = scene.cast.find(
    ({ name, relation }) => name !== main.name && CASES.test(name) && relation === undefined,
  );
  if (unread && OPEN.test(scene.subject)) return unread;
  return scene.cast.find(
    ({ name, relation }) =>
      CASES.test(name) && relation?.to === at && /^(?:in|inside)$/.test(relation.preposition),
  );
}

/** What lies by itself with its face up, wherever it was put down. */
const LIES = sifted(
  /\b(?:wallets?|passports?|envelopes?|postcards?|letters?|banknotes?|coins?|medals?|keys?|belts?|business cards?|playing cards?|tickets?|photographs?|maps?|penknife|pocket ?kni(?:fe|ves)|bookmark|gloves?)$/i,
);

/** Whether a thing is a thin edge from its own height. */
const isThinOnEdge = (scene: Scene): boolean => {
  const main = mainOf(scene);
  return (
    main !== undefined &&
    LIES.test(main.name) &&
    !isHeldUp(scene) &&
    scene.doings.length === 0 &&
    !/\b(?:standing|leaning|propped|worn|in (?:an?|the|his|her) (?:[\p{L}-]+ )?(?:hand|fingers|lock|door|pocket|window|frame))\b/iu.test(
      scene.subject,
    )
  );
};

/** Poses whose other end lies, and deeds whose whole point is on a table, a lap or the floor. */
const LAID_OUT = sifted(
  /\b(?:lies back|lying back|laid out|on (?:the|a) (?:board|table|bench|counter)|game board|across a board)\b/,
);
const ON_A_TABLE = sifted(
  /\b(?:chess|checkers|draughts|backgammon|dominoes|mah-?jong|scrabble|puzzle|jigsaw|poker|solitaire|tarot|map|blueprint|origami|calligraphy|in (?:his|her|their) laps?|asleep on (?:his|her|their|an?|the) (?:[\p{L}'’]+ )?(?:chest|belly|lap|stomach)|on (?:his|her|their) laps?|massag\w+|physiotherap\w+|chiropract\w+|in (?:an?|the|his|her|its) (?:[\p{L}-]+ )?(?:hammock|cradle|crib|cot|pram|stroller|coffin|bathtub)|acupuncture|operat(?:ing|es) on|reclin\w+|dentist|surgeons?|manicure|kneading|rolling (?:out )?dough)\b/iu,
);

/** Whether those who are there bend over what lies before them. */
const isLookedDownOn = (scene: Scene): boolean => {
  const doing = leadingDoing(scene);
  const object = scene.cast[doing?.object ?? -1];
  return (
    ON_A_TABLE.test(scene.subject) ||
    LAID_OUT.test(doing?.form === 'past' ? '' : (doing?.row?.pose ?? '')) ||
    (object !== undefined &&
      object !== mainOf(scene) &&
      FLAT.test(object.name) &&
      /\b(?:eyes?|hands)\b/.test([...(doing?.row?.traits.words ?? [])].join(' ')))
  );
};

const FROM_BELOW = sifted(
  /\bfrom (?:a low angle(?: near the ground| close by)?|just below hand height|slightly below|low down|ground level)\b/,
);

/** Cameras that look down on what lies between those who are there. */
export function overWhatLies(scene: Scene, rows: readonly CameraRow[]): readonly CameraRow[] {
  if (isThinOnEdge(scene))
    return rows.map((row) =>
      /^Straight-on view, \d+mm lens, level$/.test(row.text)
        ? {
            ...row,
            height: 'high',
            text: row.text.replace(
              /^Straight-on view, (\d+mm lens), level$/,
              'View from 60 degrees above, $1',
            ),
          }
        : row,
    );
  return isLookedDownOn(scene)
    ? rows.map((row) =>
        FROM_BELOW.test(row.text)
          ? { ...row, height: 'high', text: row.text.replace(FROM_BELOW, 'from slightly above') }
          : row,
      )
    : rows;
}
