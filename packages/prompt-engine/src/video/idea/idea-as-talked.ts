import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';

/*
 * How ideas are typed in a chat: with a greeting, an order to us or a move of the camera before what is seen.
 */

/** 'Ok so like my roommate': how talk begins. */
const TALK = /^(?:(?:ok(?:ay)?|so|like|um+|well|basically|hey|guys|bro)[,\s]+){2,}(?=\p{L})/iu;

/** 'Can u make smth for my lil bakery we do sourdough n croissants' asks for an advert. */
const FOR_MY_SHOP =
  /^(?:hi\s|hey\s)?(?:(?:can|could|pls|please)\s(?:(?:u|you)\s)?(?:please\s|pls\s)?)?make\s(?:me\s)?(?:smth|something|sth|an?\s(?:video|reel|clip|ad))\sfor\s((?:my|our)\s(?:lil|little|small|tiny)?\s?[\p{L}\s]{3,30}?)[,.]?\s(?:we|i)\s(?:do|make|sell|bake|offer|have)\s([^,.]+)/iu;

/** 'Launch video for our earbuds' sells them. */
const LAUNCH =
  /^(?:an?\s)?(?:product\s)?(?:launch|promo|release)\s(?:video|film|clip|spot)\sfor\s(?=(?:our|my|the|an?)\s)/iu;

/** A move of the camera on somebody: the film is of them. */
const MOVE_ON =
  /^(?:an?\s)?(?:slow\s|quick\s)?(?:dolly[- ]zoom|vertigo (?:shot|effect)|crash zoom|zoom|push[- ]in|whip pan|rack focus|tracking shot|orbit shot)\s(?:on|onto|into|in on|of|around)\s(?=(?:an?|the|my|our|two)\s)/iu;
const DRONE_SHOT =
  /^(?:an?\s)?(?:fpv\s)?(?:drone|aerial)\s(?:shot|footage|view|video|clip)\s(?:flying|gliding|soaring|drifting|moving)\s(?:over|above|along|across|past|around)\s/iu;

/** 'Slow motion skateboarder landing' is a skateboarder, seen so. */
const SLOW_FIRST =
  /^(?:an?\s)?slow[\s-]?mo(?:tion)?\s(?:shot\s|clip\s|video\s)?(?:of\s)?(?=\p{L}+\s\p{L}+ing\b)/iu;

/** 'Wes Anderson style hotel lobby': the manner is said behind. */
const MANNER_FIRST =
  /^((?:wes anderson|tarantino|(?:studio )?ghibli|kubrick|nolan|(?:david )?lynch|spielberg|tim burton|hitchcock|wong kar[- ]wai|blade runner|miyazaki|scorsese|fincher|villeneuve)[- ]styled?)\s([^,]+)/iu;

/** 'And finally the neighbour': that it is the last is seen by its place. */
const FINALLY = /(?<=,\s(?:and\s)?)finally,?\s(?=(?:the|an?|my|his|her|he|she|it|they)\s)/giu;

/* How it is said where somebody is. places | preposition */
const WHERE: ReadonlyMap<string, string> = new Map(
  rowsOf(
    `
moon, beach | on the
mars | on
space | in
forest, desert, jungle, city, snow, rain, mountain, mountains | in the
`,
    2,
  ).flatMap(([places, preposition]) => listOf(places).map((place) => [place, textOf(preposition)] as const)),
);

/** 'Cat astronaut moon': where it is stands last. */
const WHERE_LAST = new RegExp(
  `^((?:an?\\s)?(?:\\p{L}+\\s)?(?:cat|dog|corgi|kitten|puppy|robot|astronaut|knight|girl|boy|man|woman|fox|bear|panda|samurai|couple)(?:\\s(?:astronaut|knight|samurai|pirate|chef|detective|wizard))?)\\s(${[...WHERE.keys()].join('|')})$`,
  'iu',
);
const whereLast = (_: string, who: string, place: string): string =>
  `${who} ${WHERE.get(place.toLowerCase()) ?? 'in the'} ${place}`;

/** 'Sneaks in to reach... the last donut': a pause before what is held back ends no sentence. */
const PAUSE =
  /(\b(?:to\s\p{L}+|for|into|onto|at|with|the|an?|is|are|finds?|reach(?:es)?|opens?|it['’]s)),?\s?(?:\.{2,}|…)\s?(?=\p{Ll})/giu;

/** 'Time lapse feeling of a desert': the feeling is no part of the desert. */
const LAPSE_OF =
  /\b((?:an?\s)?(?:time[- ]?lapse|hyper-?lapse|slow[- ]?mo(?:tion)?))\s(?:feel(?:ing)?|vibes?|style|look|effect|mood)\sof\s/giu;

/** An idea without the talk round it. */
export const ideaAsTalked = (text: string): string =>
  text
    .replace(PAUSE, '$1 ')
    .replace(LAPSE_OF, (_, lapse: string) => `${lapse} of `)
    .replace(TALK, '')
    .replace(
      FOR_MY_SHOP,
      (_, shop: string, ware: string) => `ad for ${shop.replace(/\blil\b/, 'little')}, ${ware}`,
    )
    .replace(LAUNCH, 'ad for ')
    .replace(MOVE_ON, '')
    .replace(DRONE_SHOT, '')
    .replace(SLOW_FIRST, '')
    .replace(MANNER_FIRST, '$2, $1')
    .replace(FINALLY, '')
    .replace(WHERE_LAST, whereLast);
