/*
 * Things that a text names and that are not there: what is only drawn, shaved, knitted or written on another thing, and
 * the house that a car park belongs to. They are neither heard nor do they light anything.
 */

const THING = "(?:an?|the|his|her|their|one|two|three|its)\\s(?:[\\p{L}’'-]+\\s){0,3}?[\\p{L}’'-]+";
/** 'Shaves a lightning bolt into a teenager's hair', 'a scarf with a storm cloud on it'. */
const PICTURED = new RegExp(
  `\\b(?:shav(?:es?|ing)|tattoo(?:s|ing)?|inks?|inking|paints?|painting|draws?|drawing|sketch(?:es|ing)?|carv(?:es?|ing)|sew(?:s|ing)?|stitch(?:es|ing)?|embroider(?:s|ing)?|knits?|knitting|prints?|printing|sprays?|spraying|pip(?:es?|ing)|engrav(?:es?|ing)|etch(?:es|ing)?|bakes?|moulds?|molds?|folds?|cuts?|mows?)\\s(${THING})(?=\\s(?:in|on|into|onto|out of|across|over|from)\\s)`,
  'giu',
);
/** A scarf, a cake or a tattoo of something. */
const MODEL_OF =
  /\b(?:tattoos?|drawings?|paintings?|pictures?|photos?|photographs?|posters?|murals?|models?|statues?|figurines?|toys?|costumes?|sketch(?:es)?)\sof\s(?:an?|the|his|her|their)?\s?(?:[\p{L}’'-]+\s){0,2}?[\p{L}’'-]+/giu;
/** 'A storm cloud scarf', 'a lightning-bolt haircut'. */
const SHAPED =
  /\b(?:storm[- ]clouds?|lightning[- ]bolts?|thunder|wave|rain|train|fire|flame|tiger|lion|dragon|bird|star)\s(?=(?:scarf|sweater|jumper|pattern|tattoo|haircut|cake|cookie|kite|costume|mask|badge|necklace|earrings?|logo|print|poster|toy)\b)/giu;
/** 'The supermarket parking lot' is outside. */
const OUTER =
  /\b(?:supermarket|grocery(?: store)?|hospital|office|school|mall|gym|church|airport|station|hotel|restaurant|stadium|theatre|theater|cinema|library|factory|museum|prison|pub|bar|casino|bakery|motel|diner)(?:['’]s)?\s(?=(?:parking lot|car park|parking space|roof|rooftop|steps|entrance|yard|garden|gates?|back door|loading bay|forecourt)\b)/giu;

/** A text without what is only pictured on other things, and without the houses that an outdoor place belongs to. */
export const withoutPictured = (text: string): string =>
  text
    .replace(PICTURED, (all, thing: string) => all.slice(0, all.length - thing.length).trimEnd())
    .replace(MODEL_OF, ' ')
    .replace(SHAPED, '')
    .replace(OUTER, '');
