import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, mainOf, type Scene } from '../../read/scene.ts';

/*
 * What the minimal take may take away: only what the words do not name. Where they fill the frame, it says few things
 * about it and empties nothing.
 */

/** Words of fullness, of weather that fills the air, and of size that fills the frame. */
const FULL = sifted(
  /\b(?:full of|swallowed by|overgrown|overrun|engulfed|choked (?:with|by)|draped (?:in|with)|strewn|littered|filled with|stuffed with|covered (?:in|with)|surrounded by|overflowing|crowded|cluttered|messy|packed|busy|bustling|teeming|swarm\w*|flock of|a lot of|lots of|loads of|piles? of|heaps? of|everyone|everybody|everything|all (?:the|of|my|our|his|her|their) \p{L}+s|crowd\w*|audience|spectators|onlookers|market|bazaar|parade|carnival|festival|party|mess|chaos|clutter|maze|labyrinth|jungle|rainforest|hail\w*|blizzard|downpour|dust ?storm|sandstorm|thunderstorm|rush hour|dozens|hundreds|thousands|millions|huge|giant|gigantic|enormous|massive|colossal|towering|co[sz]y|colou?rful|rainbow|everywhere|all over|scattered|spill(?:ing|ed)|sparks|stack(?:s|ed)? of|rows of|shelves|queu\w*|gale|mismatched|collection of|herd of|choir|orchestra|battle|chase|fight\w*|wedding|feast|banquet|patchwork|mosaic|kaleidoscop\w*|maximalist)\b/iu,
);

/** Places that close around whoever is in them, so that no distance can be had. */
const CLOSE_AROUND = sifted(
  /\b(?:in|inside|from|out of) (?:an? |the |my |her |his |their |our )?(?:\p{L}+ ){0,2}?(?:cars?|taxi|cab|lift|elevator|phone ?box|tent|cave|cupboard|closet|wardrobe|cockpit|submarine|capsule|bunk|blankets?|duvet|pocket|hand ?bag|bag|backpack|rucksack|box|jar|bottle|cage|pram|hood|sleeve|burrow|cubicle|dog ?house|kennel)\b/iu,
);

/** Ways between walls, where no frame is empty. */
const NARROW = sifted(
  /\b(?:alley\w*|narrow \p{L}+|squeez\w+|wedged|stuck in|(?:narrow|back) (?:lane|street)s?|(?:tiny|cramped|cluttered|narrow|small) (?:kitchen|room|apartment|flat|bathroom|bedroom|workshop|shop|office|studio|cabin|caf[eé])|corridor|hallway|stairwell|attic|tunnel|cubbyhole|bunker|inside a \p{L}+)\b/iu,
);

/** How many words tell more than one thing alone. */
const MUCH = 16;
/** How many beings fill a frame by themselves. */
const MANY = 3;
const PIECES = 4;
/** Words that ask for emptiness, whatever else there is. */
const EMPTY_ASKED = sifted(
  /\b(?:minimal\w*|(?:negative|empty|blank|white) space|empty|deserted|alone|lone|lonely|solitary|tiny|far away|distant|in the distance)\b/i,
);

/** Whether so much is told, or so many are there, that a picture of little would leave it out. */
function isOfMuch({ cast, subject, wordCount, syntax }: Scene): boolean {
  if (EMPTY_ASKED.test(subject) || syntax.isTags) return false;
  const beings = cast.filter(({ kind, part }) => isBeing(kind) && kind !== 'insect' && part !== 'topic');
  const several = beings.some(({ count, plural, counted }) => count >= MANY || (plural && !counted));
  return wordCount > MUCH || several || beings.length >= MANY || subject.split(/[,;]\s/).length >= PIECES;
}

/** Whether so little is named that most of the frame may stay empty. */
export function isRoomLeft(scene: Scene): boolean {
  const { cast } = scene;
  const subject = scene.isForeign ? `${scene.subject} | ${scene.readable}` : scene.subject;
  if (FULL.test(subject) || NARROW.test(subject) || CLOSE_AROUND.test(subject)) return false;
  if (isOfMuch(scene)) return false;
  const main = mainOf(scene);
  const beside = cast.filter(
    (member) => member !== main && member.part !== 'worn' && member.kind !== 'material',
  );
  return beside.length < 3 && !beside.some(({ kind, count }) => isBeing(kind) && count > 3);
}

const VESSEL = sifted(
  /\b(?:in|inside|from|out of|into) (?:an? |the |his |her |their )?(?:\p{L}+ )?(?:box|jar|bottle|cage|bag|pocket|handbag)\b/giu,
);

/** Whether the words put whoever it is into a room, which is to be seen with them. */
export const isHoused = ({ place }: Scene): boolean =>
  place?.row?.surroundings === 'indoor' &&
  !place.row.traits.has('support') &&
  /^(?:in|inside|at)$/.test(place.preposition);

/** Whether the words put the subject into something that is all around it. */
export const isClosedIn = ({ subject, doings }: Scene): boolean =>
  // Fireflies are caught in a jar by kids who are not.
  CLOSE_AROUND.test(
    doings.some(({ object }) => object !== undefined) ? subject.replace(VESSEL, '') : subject,
  );
