import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, mainOf, type Scene } from '../../read/scene.ts';

/*
 * How far a reading can be built on. What is only half understood is written about less (planning rule 7): the words
 * themselves say it, and nothing is put beside them that may speak against them.
 */

/** Clauses that this engine's grammar does not follow to their end. */
const CLAUSES = sifted(
  /\b(?:who(?:se|m)?|which|never|nobody|no one|not|than|instead|as if|as though|too|because|but|if|except|until|rather|pretending|supposed|reali[sz]\w*|becoming|turned|converted|how|like|looks?|shaped?|shape)\b|n't\b|\b(?:cant|wont|doesnt|isnt|wasnt|didnt|dont|havent|hasnt|arent|werent)\b/i,
);

/** Whether every word was read, and no clause goes beyond what the reading follows. */
export function isWhollyRead(scene: Scene): boolean {
  const said = scene.subject.replace(/["“”«»][^"“”«»]*["“”«»]/g, '');
  return (
    scene.rest.length === 0 &&
    !CLAUSES.test(said) &&
    scene.cast.every(({ known, proper }) => known || proper) &&
    scene.doings.every(({ row, form }) => row !== undefined || form === 'past')
  );
}

/** What the words say a thing is made of: 'a toaster made of moss'. Its looks are that one's. */
export const madeOf = (scene: Scene, member: Member): Member | undefined =>
  scene.cast.find(
    ({ relation }) => relation?.preposition === 'made-of' && scene.cast[relation.to] === member,
  );

/** A being made of stone, crystal or flowers lives nowhere, and has no coat of its own. */
export const isFigurine = ({ kind, materials }: Member): boolean =>
  isBeing(kind) && kind !== 'robot' && materials.some((each) => each.kind === 'material');

/** States that take away what a place or thing usually has. */
const UNDONE = sifted(
  /\b(?:cardboard|toy|lego|blanket|pillow|inflatable|pretend|gingerbread|abandoned|derelict|ruined|flooded|sunken|drained|burning|burnt|burned|destroyed|overgrown|frozen|unfinished|forgotten|disused|haunted|miniature|floating|underwater|giant|tiny|half(?![ -]timbered)|melted|melting|broken|smashed|shattered|crushed|wrecked|demolished|splintered|upside)\b/i,
);

/** States of a place that leave what stands there. */
const LEFT_ALONE = sifted(/\b(?:empty|deserted|quiet|abandoned|derelict|disused|forgotten|haunted)\b/i);

/** States of a feast that nobody is at. */
const OVER = sifted(/\b(?:abandoned|derelict|deserted|disused|ruined|cancelled|canceled)\b/i);

/** What the air, the light, the wear or the style of a room is leaves in it what stands there. */
const OF_THE_AIR = sifted(
  /^(?:cobbled|cobblestone|rain-soaked|rain-slicked|sun-drenched|sun-dappled|tropical|lush|verdant|blooming|flowering|winding|steep|narrow|wide|remote|lonely|secluded|hidden|grassy|wooded|shady|sunny|cosy|cozy|elegant|luxurious|modern|traditional|old-fashioned|neon-lit|lamplit|torchlit|firelit|starlit|windy|windswept|calm|serene|tranquil|peaceful|mystical|mysterious|eerie|spooky|creepy|dreamy|shrinking|drifting|distant|nearby|growing|sleeping|sleepy|waking|silent|busy|bustling|lively|made of smoke|powdery|lit|gothic|baroque|victorian|art deco|rusty|rusted|weathered|worn|mossy|polished|panelled|paneled|tiled|carpeted|cramped|crowded|packed|cluttered|decorated|mirrored|frosted|cracked|peeling|aged|antique|vintage|retro|rustic|wet|damp|misty|foggy|dusty|smoky|steamed-up|candlelit|moonlit|sunlit|snowy|snow-covered|dirty|muddy|wooden|brick|stone|marble|concrete|glass|tin)$/i,
);

/** A tiny or an empty room has what such a room has. */
const asBuilt = (words: string): string => words.replace(LEFT_ALONE, '').replace(/\btiny\b/i, '');

/** Whether a state is part of what its row is about: 'frozen lake' has a row of its own. */
const isNamed = (words: string, names: readonly string[] | undefined): boolean =>
  names?.some((name) => name.toLowerCase() === words.toLowerCase()) === true;

/** Whether what its row says of its kind holds for this one too. */
export function isUsual(member: Member): boolean {
  const { row, placeRow, strange, words } = member;
  if (isBeing(member.kind)) return strange.length === 0 || row?.kind === 'person';
  const names = [...(placeRow?.names ?? []), ...(row?.names.map(({ singular }) => singular) ?? [])];
  const isWhole = strange.every((each) => words.includes(each));
  // An empty classroom has its desks still; an empty glass has nothing.
  const altered = placeRow
    ? strange.filter((each) => !LEFT_ALONE.test(each) && !OF_THE_AIR.test(each) && !/^tiny$/i.test(each))
    : strange;
  // A carnival that was abandoned goes on no more.
  if (row?.kind === 'event' && !placeRow && OVER.test(words)) return false;
  const isUndone =
    placeRow || row?.kind === 'event'
      ? UNDONE.test(asBuilt(words))
      : UNDONE.test(words) || LEFT_ALONE.test(words);
  return (isNamed(words, names) && isWhole) || (altered.length === 0 && !isUndone);
}

/** A room aboard has little of what such a room has ashore. */
const ABOARD = sifted(
  /\b(?:train|plane|airplane|aeroplane|aircraft|bus|coach|ferry|tram|caravan|camper|yacht|boat|ship) (?:toilet|bathroom|restroom|loo|shower)\b/i,
);

/** What somebody rides or stands on is no place, and a room aboard is none of its kind. */
export const NO_PLACE = new RegExp(
  `\\b(?:unicycle|bicycle|bike|scooter|skateboard|motorbike|tricycle|surfboard|horse|donkey|camel|ladder|swing|stilts|chair|stool|jar|bottle|bowl|box|cup|mug|glass|snow globe|suitcase|drawer|basket|bucket|bag|tin|vase|pocket|lantern)$|${ABOARD.source}`,
  'i',
);

/** Whether the place that the words name is one of its kind as it usually is. */
export function isUsualPlace(scene: Scene): boolean {
  const { place } = scene;
  if (place && ABOARD.test(place.words)) return false;
  if (!place || (place.strange.length === 0 && isNamed(place.words, place.row?.names))) return true;
  const member = scene.cast.find(({ words }) => words === place.words);
  const strange = place.strange.filter((each) => !LEFT_ALONE.test(each) && !OF_THE_AIR.test(each));
  return !UNDONE.test(asBuilt(place.words)) && strange.length === 0 && (!member || isUsual(member));
}

/** 'Only its tail visible': whatever else there is of it is hidden. */
export const PART_SEEN = sifted(
  /\bonly (?:(?:its|his|her|their|the|a|an|one|two)\s)?([\w -]+?) (?:is |are )?(?:visible|showing|seen|sticking out|poking out|peeking out|in (?:view|sight))\b/i,
);

const BODY_AT = sifted(/^(?:in|on|over|under|around|against|with|between|through|out of)$/);

/** Looks that somebody has, whatever the body does: 'with freckles', 'with long curly hair'. */
const LOOK_OF_BODY = sifted(
  /\b(?:freckles?|dimples?|wrinkles?|scars?|tattoos?|beard|moustache|mustache|sideburns|stubble|goatee|birthmark|hair|curls|braids?|pigtails?|ponytail|bun|dreadlocks|eyelashes|eyebrows|skin|cheekbones|(?:[\p{L}-]+ )(?:eyes|lips|teeth|ears|nose|cheeks|nails))$/iu,
);

const ONLY_PART = sifted(
  /\b(?:only|just) (?:\w+ )?(?:legs|feet|hands|eyes|head|face|back|silhouette|shadow)\b/i,
);

/** Where a thing is had that the hands would hold: 'behind his back', 'between her lips'. */
const HAD_AT = sifted(
  /\b(?:behind|under|between|in|against|on) (?:his|her|their|my|its) (?:back|backs|teeth|lips|knees|mouth|beak|jaws|armpit|arm|chin|shoulder|head)\b/i,
);

/** Where others sit or things lie, whatever hands and legs do: 'a raven on her shoulder', 'a newspaper on his chest'. */
const ON_WHICH = sifted(/^(?:shoulders?|head|lap|chest|back|belly|stomach|neck|nose|knees?)$/i);
const BORNE_ON_BODY = sifted(
  /(?<!\b(?:hands?|arms?|fingers?|fists?|palms?|elbows?|head|chin|face|legs?|feet|foot|paws?|he|she|they|lying|sleeping|leaning|standing|falling)) (?:sitting |perched |resting |asleep |balanced )?(?:on|over|across) (?:his|her|their|its|one|the) (?:left |right )?(?:shoulders?|head|lap|chest|back|belly|stomach|neck|nose|knees?)\b/iu,
);

/** Whether the words themselves place a part of the body: no stock pose may. */
export const isBodyPlaced = (scene: Scene): boolean => {
  const main = mainOf(scene);
  const isBorne = BORNE_ON_BODY.test(scene.subject);
  const hasInPlace = HAD_AT.test(scene.subject.replace(BORNE_ON_BODY, ''));
  if (ONLY_PART.test(scene.subject) || (hasInPlace && main && isBeing(main.kind))) return true;
  return scene.cast.some(
    (member) =>
      member !== main &&
      member.kind === 'hands' &&
      !(isBorne && ON_WHICH.test(member.name)) &&
      member.relation !== undefined &&
      BODY_AT.test(member.relation.preposition) &&
      !(member.relation.preposition === 'with' && LOOK_OF_BODY.test(member.words)),
  );
};
