import { sifted } from '../lexicon/sifting/sifted.ts';

/*
 * Words that lead the reading where nobody means: a city under a microscope is no place, an etching at the end of a
 * sentence is etched by nobody in it. The subject stays as it was typed.
 */

/** A cutaway view that is asked for as an illustration is a drawing of that sort. */
const CUTAWAY_DRAWN = sifted(/(?<=\bcutaway\b.*)\btechnical (?:illustration|drawing)\b/giu);

/** What is looked at through an instrument is in it, and not where somebody is. */
const THROUGH_A_LENS = sifted(
  /\b((?:look|peer|gaz|squint|star)\p{L}* (?:into|through|down) (?:an?|the|his|her|their) (?:\p{L}+ )?(?:microscope|telescope|keyhole|kaleidoscope|peephole|magnifying glass|snow globe)) at an? [^,.;]+/giu,
);
/** A technique at the end is how the picture is made: nobody etches it there. */
const TECHNIQUE_LAST = sifted(/(?<=, )(?:(?:an? )?(?:old |vintage |victorian )?)(etching|engraving)$/iu);
/** 'as the maestro walks in': he comes in, and walks in nothing. */
const WALKS_IN = sifted(/\bwalk(s|ing) in(?=$|[,.;])/giu);
/** 'a puppy scared of a lamb': it draws back from it. */
const SCARED_OF = sifted(
  /\b(?:scared|afraid|frightened|terrified) (?:of|by) (?=(?:an?|the|his|her|its|their) (?!(?:dark|heights?|unknown|future|idea|thought|world|death|truth)\b))/giu,
);
/** ', both holding suitcases': each of them does. */
const EACH_DOES = sifted(/, (?:both|all|each)(?: of them| of whom)? (?=\p{L}{2,}ing\b)/giu);
/** 'looking at the stars through a telescope': it is the telescope that is held. */
const SEEN_THROUGH = sifted(
  /\blook(ing|s) at (.{2,40}?) (through|with) ((?:an?|the|his|her|their) (?:[\p{L}-]+ )?(?:telescope|binoculars|spyglass|magnifying glass|microscope))\b/giu,
);
/** 'with its head out of a car window': it sticks it out. */
const HEAD_OUT = sifted(
  /\bwith (its|his|her|their) heads? (?:sticking |hanging |poking |leaning )?out of (?=(?:an?|the) )/giu,
);
/** 'carrying his daughter on his shoulders': she sits there. */
const SHOULDERED = sifted(
  /\b(carry|carries|carrying) ((?:his|her|their|an?|the) (?:[\p{L}-]+ )?(?:daughter|son|child|kid|girl|boy|toddler|baby|grandson|granddaughter|brother|sister|niece|nephew)) on (?:his|her|their|the) shoulders\b/giu,
);
/** Who rides into the sunset rides a horse, and is seen from behind. */
const INTO_SUNSET = sifted(
  /\b((?:cowboy|cowgirl|gunslinger|knight|horseman|outlaw|sheriff|ranger|rider)s?) rid(?:ing|es?) (?:off )?(?:away )?into (?:the|a) sunset\b/giu,
);
/** 'wizard's cluttered workshop': the workshop of a wizard, which is cluttered. */
const OWN_ROOM = sifted(
  /\b((?:wizard|witch|sorcerer|alchemist|mage)['’]?s) ((?!(?:tower|study|library|workshop|lab|laboratory)\b)[\p{L}-]+) (tower|study|library|workshop|lab|laboratory)\b/giu,
);
/** Under the milky way it is night. */
const UNDER_STARS = sifted(/\b(?:under|beneath|below) (?:the |a )?(?:[\p{L}-]+ )?milky way\b/iu);
/** 'playing a game of chess': playing chess. */
const GAME_OF = sifted(/\b(play(?:ing|s)?) an? (?:[\p{L}]+ )?(?:game|round|match) of /giu);
/** 'a blacksmith at work': he is working. */
const AT_WORK = sifted(/(?<=\p{L} )(?:hard )?at work(?=$|[,.;]| in | on )/giu);
/** ', one in red and one in black': who of two wears which is told by their count. */
const EACH_IN = sifted(
  /, one (?:in|with|wearing) (?:an? )?[\p{L} -]{2,30}? and (?:one|the other) (?:in|with|wearing) (?:an? )?[\p{L} -]{2,30}?(?=$|[,.;])/iu,
);
/** Whoever is taught to swim is in the water. */
const TAUGHT_TO_SWIM = sifted(
  /\b(teach(?:ing|es) (?:an?|the|his|her|their) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?:how )?to swim(?! (?:in|at)\b)/iu,
);
/** '70s look': the manner of an age. */
const LOOK_OF_AGE = sifted(/\b((?:19)?[2-9]0['’]?s) (?:look|looks|vibes?|feel|feeling)(?=$|[,.;])/giu);
/** Where one buys is a shop. */
const AT_THE = sifted(
  /\b(butcher|baker|florist|hairdresser|barber|chemist|greengrocer|fishmonger|tailor|cobbler|pawnbroker|tobacconist)['’]s(?=$|[,.;]| (?:with|at|in|on|and|while|when|by|as|during|after|before)\b)/giu,
);

/** What drives a machine is none of the picture: 'a steam powered toaster'. */
const POWERED = sifted(
  /\b(steam|wind|water|coal|solar|nuclear|pedal|hand|wood|gas|battery) (powered|driven|fired|operated)\b/giu,
);

/** Where somebody is below ground is no part of what they hold. */
const UNDERGROUND = sifted(/(?<=\p{L}) underground(?=$|[,.;])/giu);

/** The sky before sunrise is the same a minute or an hour before it. */
const BEFORE_SUN = sifted(
  /\b(?:just|right|shortly|moments|minutes|(?:half )?an hour|a (?:little|bit)|long) before (?:the )?(sunrise|dawn|daybreak)\b/giu,
);

/** A mole on a cheek is a mark of the skin. */
const ON_SKIN = sifted(
  /\bmoles?(?= (?:on|above|under|below|near|beside) (?:(?:an?|the|his|her|their|my) )?(?:\p{L}+['’]s )?(?:\p{L}+ )?(?:cheek|chin|nose|lip|lips|neck|shoulder|back|forehead|face|skin|eyebrow)s?\b)/giu,
);
/** 'which is fly with balloons': it is doing so. */
const PLAIN_VERB = sifted(
  /\b(is|are) (fly|run|eat|sit|sleep|dance|swim|jump|walk|drink|sing|ride|drive|climb|dig|fish|paint|chase|wave)(?= (?:an?|the|his|her|their|with|in|on|at|over|under|through|from|to|into)\b)/giu,
);
const IN_PROGRESS: ReadonlyMap<string, string> = new Map([
  ['run', 'running'],
  ['sit', 'sitting'],
  ['dance', 'dancing'],
  ['swim', 'swimming'],
  ['ride', 'riding'],
  ['drive', 'driving'],
  ['dig', 'digging'],
  ['chase', 'chasing'],
  ['wave', 'waving'],
]);
/** 'old man sell balloons': who learns English leaves the ending of the verb away. */
const ENDLESS = sifted(
  /\b((?:man|woman|boy|girl|lady|guy|driver|fisherman|grandma|grandpa|grandmother|grandfather|mother|father|dog|cat|bear|monkey|he|she) (?:sell|eat|drink|dance|sit|stand|hold|carry|wear|sleep|sing|feed|wait|bring|give|throw|catch|climb|swim))(?= (?:an?|the|his|her|with|in|on|at|near|under|from|for|to|\p{L}+s?\b))/giu,
);
/** 'ultra close portrait': it is a close-up. */
const VERY_CLOSE = sifted(
  /\b(?:ultra|super|very|really|extremely|so)[- ]close(?:[- ]up)?(?= (?:portrait|photo|picture|shot|view|image)\b)/giu,
);
/** 'a spotlight from above': where a light is tells of no camera. */
const LIT_FROM = sifted(
  /\b((?:spot|flood|search|flash)lights?|lit|lamps?|beams?|rays?|glow|shafts?)(?: (?:shining|falling|coming|streaming))? from (?:high )?(?:above|below|behind|overhead)\b/giu,
);
/** That it is made up is said of what is printed, and is no thing. */
const MADE_UP = sifted(
  /\b(?:fake|mock|spoof|parody|pretend|made[- ]up|fictional|imaginary|non-?existent) (?=(?:[\p{L}\d'’-]+ ){0,3}(?:ads?|adverts?|advertisement|posters?|covers?|movie|logo|magazine|newspaper|brand|packaging|label|stamp|postcard|trailer|commercial|flyer|brochure|textbook|album)\b)|(?<=\b(?:ad|advert|poster|cover|logo|magazine|stamp|postcard|map)s?), (?:fake|not real|made[- ]up|fictional)(?=$|[,.;])/giu,
);
/** What it is made for is how it is drawn. */
const FOR_CHILDREN = sifted(
  /,? (?:it['’]?s |to be )?for (?:an? |my |our |the |her |his |some )?(?:new |little |first |funny )?(?:child(?:ren)?['’]?s?|kid['’]?s?|toddler['’]?s?|picture|bedtime) (?:picture |story )?(?:book|storybook|bedtime story|story)(?=$|[,.;!])/giu,
);
/** 'Only light is the fire'. */
const ONLY_LIGHT = sifted(
  /\b(?:the |with the |its |their )?(?:only|single|sole) (?:source of )?light(?: source)?(?: in (?:it|the room|the picture))?,? (?:is|are|being|comes from|coming from|from) (?=(?:the|an?|his|her|its|their)\b)/giu,
);
/** Where a light comes from is a side and no thing; the side itself is told by `keySide` (shot/choose.ts). */
const LIT_FROM_SIDE = sifted(
  /(?<with> (?:with|and|has|have) (?:the )?(?:[\p{L}-]+ ){0,2}?)?(?<light>\b(?:light|lights|lighting|daylight|sunlight|sun|sunshine|moonlight|lamplight|glow|beams?|rays?))(?: (?:coming|falling|streaming|pouring|shining|entering|flooding))?(?: in)? from (?:(?:camera|the|one|its|his|her) )?(?:far )?(?:left|right|side|left[- ]hand side|right[- ]hand side)(?: side)?\b/giu,
);
const LIT_BY_SIDE = sifted(/\blit from (?:the |camera )?(?:left|right)(?: side)?\b/giu);
/** How an hour or a season is liked is not seen beside the hour itself: 'a bright cold winter day'. */
const LIKED_HOUR = sifted(
  /\b(?:(?:bright|hot|warm|cold|crisp|chilly|mild|fresh|lovely|beautiful|nice|fine|gorgeous|cool|perfect|pretty|ordinary|normal|random|typical|lazy|quiet|slow|long|busy|dark),? ){1,3}(?=(?:(?:sunny|rainy|snowy|foggy|misty|windy|cloudy|stormy|early|late|clear|spring|summer|autumn|fall|winter) ){0,2}(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day )?(?:morning|afternoon|evening|night|day|dawn|dusk|noon|midday)s?\b)/giu,
);
/** 'teenagers skateboard in a pool': they do it, and it is no board of theirs. */
const SEVERAL_DO = sifted(
  /\b(teenagers|kids|children|boys|girls|people|friends|men|women|ladies|students|tourists|dogs|cats|horses|penguins|robots|couples|families|brothers|sisters|villagers|soldiers|monks|nuns) (skateboard|surf|ski|skate|snowboard|dance|race|fish|swim|climb|box|paint|cook|march|parade|picnic|camp|play|run|walk|sit|sleep|sing|dive|hike|kayak|row|sail|knit|garden|drum)(?= (?:in|on|at|through|down|across|along|over|under|with|around|by|near|beside|inside|outside|up|past|for|into|an?|the|their|his|her)\b)/giu,
);
const DOUBLED = /^(?:swim|run|sit)$/i;

/** The form of a verb that goes on: 'dancing', 'swimming'. */
const goingOn = (verb: string): string =>
  DOUBLED.test(verb) ? `${verb}${verb.at(-1) ?? ''}ing` : `${verb.replace(/e$/i, '')}ing`;
/** Under a grey sky it is overcast, and no colour of anybody. */
const GREY_HOUR = sifted(
  /\b(?:gr[ea]y|dull|dreary|drab|leaden)(?=,? (?:(?:spring|summer|autumn|fall|winter|early|late) )?(?:morning|afternoon|evening|day|weather|sky|skies)\b)/giu,
);
/** Floodlights are in the stadium, and nobody is beneath it. */
const UNDER_ITS_LIGHTS = sifted(
  /\bunder (?:the |an? )?(stadium|arena|ballpark) (floodlights|lights|lamps)\b/giu,
);
/** 'hot air balloons sunrise': the hour of what is named before it. */
const HOUR_LAST = sifted(
  /(?<=\b(?:[\p{L}]{3,}[^s\W]s|beach|lake|mountain|city|forest|desert|lighthouse|ocean|sea|field|cabin|castle|bridge|skyline|harbou?r|pier|boat|ship|island|cliff|river|meadow|vineyard|village)) (sunrise|sunset|dawn|dusk)(?=$|[,.])/giu,
);
/** A text whose phrases lead nowhere but where they mean. */
export const asMeant = (text: string): string =>
  text
    .replace(MADE_UP, '')
    .replace(/(?<=\bhot[- ]air )ballon(?=s?\b)/giu, 'balloon')
    .replace(GREY_HOUR, 'overcast')
    .replace(UNDER_ITS_LIGHTS, 'in a $1, $2')
    .replace(HOUR_LAST, ' at $1')
    .replace(SEVERAL_DO, (_, who: string, verb: string) => `${who} ${goingOn(verb)}`)
    .replace(LIKED_HOUR, '')
    .replace(FOR_CHILDREN, ", children's book illustration")
    .replace(ONLY_LIGHT, 'lit only by ')
    .replace(ON_SKIN, 'beauty mark')
    .replace(VERY_CLOSE, 'close-up')
    .replace(LIT_FROM, '$1')
    .replace(LIT_BY_SIDE, 'soft light')
    .replace(LIT_FROM_SIDE, (_, before: string | undefined, light: string) =>
      before ? `, ${before.replace(/^ (?:with|and|has|have) (?:the )?/, '')}${light}` : light,
    )
    .replace(ENDLESS, '$1s')
    .replace(
      PLAIN_VERB,
      (_, is: string, verb: string) => `${is} ${IN_PROGRESS.get(verb.toLowerCase()) ?? `${verb}ing`}`,
    )
    .replace(UNDERGROUND, ', underground')
    .replace(BEFORE_SUN, 'before sunrise')
    .replace(POWERED, '$1-$2')
    .replace(THROUGH_A_LENS, '$1')
    .replace(TECHNIQUE_LAST, '$1 style')
    .replace(AT_THE, "$1's shop")
    .replace(EACH_DOES, ', ')
    .replace(WALKS_IN, (_, form: string) => (form === 's' ? 'comes in' : 'coming in'))
    .replace(SCARED_OF, 'shrinking from ')
    .replace(SEEN_THROUGH, 'look$1 through $4 at $2')
    .replace(HEAD_OUT, 'sticking $1 head out of ')
    .replace(SHOULDERED, 'shouldering $2')
    .replace(INTO_SUNSET, '$1 riding a horse at sunset, seen from behind')
    .replace(OWN_ROOM, '$2 $1 $3')
    .replace(UNDER_STARS, 'under the stars')
    .replace(GAME_OF, '$1 ')
    .replace(AT_WORK, 'working')
    .replace(EACH_IN, '')
    .replace(TAUGHT_TO_SWIM, '$1 in a swimming pool')
    .replace(/\bforrest(s?)\b/gu, 'forest$1')
    .replace(LOOK_OF_AGE, '$1 style')
    .replace(CUTAWAY_DRAWN, 'cutaway illustration');
