import { ideaOfFeeling } from './feeling-alone.ts';
import { mediumAsTold } from './medium-as-told.ts';
import { inTheirPlace } from './people-of-places.ts';
import { withServices } from './services.ts';
import { sizesAndViews } from './sizes-and-views.ts';
import { deedsAsTold } from './told-deeds.ts';
import { whereaboutsAsTold } from './told-whereabouts.ts';

/*
 * Turns of phrase that say one thing in several words, put for the reading into words that are read; the subject
 * itself stays as it was typed.
 */

const COUNTED =
  '(tram|bus|train|line|house|room|platform|car|gate|table|seat|locker|engine|boat|cell|door|flat)';
const NUMBER = '(?:number|no\\.?|nr\\.?|#) ?\\d+';
/** 'tram number 14', 'the number 14 tram'. */
const NUMBERED = new RegExp(`\\b${COUNTED} ${NUMBER}\\b|(?<![\\p{L}\\d])${NUMBER} ${COUNTED}\\b`, 'giu');

const FILLINGS =
  /^(?!.* (?:and|with) .* and )(?:(?:an?|the|some|my|our|hot|fresh|homemade|leftover) )*(\p{L}{3,}) and (\p{L}{3,}) (?=(?:pizza|pie|sandwich(?:es)?|toastie|toast|bagel|wrap|roll|soup|tart|quiche|salad|cake|pasta|ravioli|risotto|omelette|curry|stew|ice cream|smoothie|juice|muffins?|crisps|bread|pancakes?|waffles?|burger|dumplings?|gratin|flan|crumble|pudding)\b)/iu;

/** Two colours before the kind of a picture are its palette: 'teal and orange portrait of a boxer'. */
const TWO_COLOURS =
  'teal|blue|black|purple|violet|pink|red|yellow|green|white|grey|gray|brown|turquoise|cyan|magenta|navy|orange|gold|cream';
const IN_TWO_COLOURS = new RegExp(
  `^(?:an? )?(${TWO_COLOURS}) (?:and|&) (${TWO_COLOURS}) ((?:portrait|photo|photograph|picture|poster|illustration|painting|landscape|scene|shot|graded|film still) .+)$`,
  'iu',
);

/** 'one red umbrella among a hundred black ones': what the others are is said once. */
const AMONG_ONES =
  /^((?:one|an?|a single|the only)\s(?:\p{L}+\s){0,2}?(\p{L}{3,}))\s((?:among|amid|in a sea of|between|surrounded by)\s(?:\p{L}+\s){0,3}?)ones\b/iu;

/** A dancer's studio has no softbox. */
const STUDIO =
  /(?<=\b(?:in|inside) (?:an?|the|her|his|their|my) (?:\p{L}+ )?)(?<!(?:dance|photo|art|artist's|recording|yoga|pottery|tattoo|painter's|film|tv|radio|ballet|music) )(studio)\b(?! apartment)/giu;
const STUDIOS: readonly (readonly [who: RegExp, studio: string])[] = [
  [/\b(?:ballerinas?|ballet|dancers?|dancing|dances?)\b/i, 'dance studio'],
  [/\b(?:painters?|artists?|sculptors?|painting a|sculpting)\b/i, "artist's studio"],
  [/\b(?:band|singers?|rappers?|musicians?|recording|drummers?|guitarists?)\b/i, 'recording studio'],
  [/\b(?:potters?|pottery|clay|ceramicist)\b/i, 'pottery studio'],
];

const CRAFT =
  /\b(?:carpenter|joiner|maker|luthier|watchmaker|clockmaker|jeweller|jeweler|goldsmith|silversmith|cobbler|shoemaker|engraver|woodworker|woodcarver|potter|locksmith|bookbinder|gunsmith|tailor|saddler|craftsman|craftswoman|mechanic|inventor|workshop|garage|shed|laboratory|lab|forge)s?\b/i;

/** 'mid kickflip', 'mid-jump': a deed by its noun, caught in the middle. */
const MOMENTS: Readonly<Record<string, string>> = {
  kickflip: 'doing a kickflip',
  ollie: 'doing an ollie',
  jump: 'jumping',
  leap: 'leaping',
  air: 'jumping',
  flight: 'flying',
  dive: 'diving',
  laugh: 'laughing',
  laughter: 'laughing',
  sneeze: 'sneezing',
  yawn: 'yawning',
  scream: 'screaming',
  dance: 'dancing',
  spin: 'spinning',
  twirl: 'twirling',
  stride: 'striding',
  swing: 'swinging',
  bite: 'biting',
  backflip: 'doing a backflip',
  somersault: 'doing a somersault',
};
/** 'The night the wall came down, a guard accepting a flower': it is the guard who is seen, at night. */
const THE_NIGHT =
  /^(?:on )?the (night|evening|morning|day|afternoon) (?:when |that )?(?:\p{L}+['’]?\p{L}* ){1,6}(?:came|fell|ended|died|won|was|were|left|arrived|met|began|started|broke|landed|closed|opened|happened|went|got|lost|returned|crashed|burned|burnt)(?: [\p{L}'’]+){0,4}, (?=(?:an?|the|two|three|my|our|his|her|some|people) )(.+)$/iu;
/** Whoever fishes from a boat is in it. */
const FROM_BOAT =
  /\b((?:fish|row|wav|angl|cast|photograph|watch)\p{L}*(?: [\p{L}]+){0,4}) from (?=(?:an?|the|his|her|their|our|my) (?:\p{L}+ ){0,3}(?:boat|canoe|kayak|raft|dinghy|rowboat)\b)/iu;
/** 'while a storm rages outside': the storm is beyond the window. */
const WEATHER_OUTSIDE =
  /,? (?:while|as|when|with) (?:(?:an?|the) )?((?:(?:heavy|wild|winter|summer|autumn|fierce) )?(?:thunder|snow|rain|sand)?(?:storm|blizzard|gale|hurricane|rain|snow|thunder|hail)) (?:rag|howl|roar|roll|fall|pour|blow|lash|pass|brew|beat|drift|pelt|com|drum)(?:e?s|ing)?(?: down)? outside\b/giu;
/** A state that is told after what it is of. */
const STATE_LAST =
  /^(?:an? |the |some )?((?:[\p{L}'’-]+ ){0,6}[\p{L}'’-]+), (?:all |very |a bit |slightly )?(dried|wilted|withered|worn|worn out|rusty|broken|cracked|burnt|frozen|melting|melted|torn|faded|chipped|mouldy|moldy|crumpled|scratched|dented|abandoned|half[- ]eaten)(?: out| up)?$/iu;

/** 'The moment before a sneeze' is somebody who is about to. */
const ABOUT_TO: Readonly<Record<string, string>> = {
  sneeze: 'a person about to sneeze',
  kiss: 'two people leaning in for a kiss',
  scream: 'a person about to scream',
  jump: 'a person about to jump',
  leap: 'a person about to jump',
  dive: 'a person about to dive',
  fall: 'a person about to fall',
};
const BEFORE_DEED = new RegExp(
  `^(?:the )?(?:last )?(?:moment|second|instant)s? (?:just )?before (?:an?|the|first|our|their|your)(?: first)? (${Object.keys(ABOUT_TO).join('|')})$`,
  'iu',
);

/** 'Man proposing, she says no': she is somebody else, of whom nothing more is said. */
const OTHER_ONE = /, (?:and |but )?(she|he) (?=\p{L})/iu;
const MEN =
  /\b(?:man|boy|guy|groom|father|dad|husband|grandpa|grandfather|king|prince|son|brother|uncle|boyfriend|gentleman)\b/i;
const WOMEN =
  /\b(?:woman|girl|lady|bride|mother|mom|mum|wife|grandma|grandmother|queen|princess|daughter|sister|aunt|girlfriend|nun)\b/i;
const MID_DEED = new RegExp(`(?<=\\p{L} )(?<!\\bin )mid[- ](${Object.keys(MOMENTS).join('|')})\\b`, 'giu');

/** After a night of rain none falls, and the night is over. */
const AFTER_RAIN =
  /\bafter (?:an?|the) (?:\p{L}+ )?(?:night|day|week|weekend|morning|evening) of (?:\p{L}+ )?rain\b/giu;

/**
 * A text as it is read: a tram's number is no sign of its own, a pizza with ham and pineapple is one pizza, and a
 * carpenter's bench stands in no park.
 */
export function readAs(text: string): string {
  const told = deedsAsTold(whereaboutsAsTold(withServices(mediumAsTold(inTheirPlace(text)))));
  const plain = ideaOfFeeling(sizesAndViews(told))
    .replace(NUMBERED, '$1$2')
    // 'Sunflowers, dried' are dried ones, and 'tiefling bard, female' is one.
    .replace(STATE_LAST, '$2 $1')
    .replace(/^((?:an? |the |my )?(?:[\p{L}-]+ ){0,3}[\p{L}-]+) (?:hard )?at work$/iu, '$1')
    .replace(/^((?:an? )?)([^,]{3,40}), ((?:fe)?male)(?=,|$)/iu, '$1$3 $2')
    .replace(
      /\b(?:seen |viewed )?(?:from )?behind (?:the |a )?(?:wet |rainy )?glass$/giu,
      'seen through a window pane',
    )
    .replace(
      /\b(?:an? )?(?:(?:whole|tiny|string|brass|jazz|rock|marching|full) )*(?:orchestra|(?:jazz|rock|brass|metal|punk|marching) band|string quartet) of (\p{L}+s)\b/giu,
      '$1 playing instruments',
    )
    .replace(/\b(?:an? )?(?:\p{L}+ )?choir of (\p{L}+s)\b/giu, '$1 singing')
    // A storm in a teacup darkens no sky.
    .replace(
      /(?<=\b(?:cup|mug|glass|teacup|bottle|jar|bowl|bathtub|globe|bulb|lightbulb)\b.*) with (?:an? |the )?(?:tiny |small |raging |whole )?(?:thunder)?storm inside\b/giu,
      ' with small waves inside',
    )
    .replace(/^(.{2,40}?) (?:has |just )?knocked over (?:the|my|our|an?) (?=\p{L})/iu, '$1 beside a toppled ')
    .replace(/\bwhose (\p{L}+) (?=\p{L}+s\b)/giu, 'with a $1 that ')
    .replace(BEFORE_DEED, (whole, deed: string) => ABOUT_TO[deed.toLowerCase()] ?? whole)
    .replace(/\b(?:is |are )?being dropped\b/giu, 'falling')
    .replace(/\bsleeping (city|town|village|suburb)\b/giu, '$1 at night')
    .replace(OTHER_ONE, (whole, said: string) => {
      const [own, other] = /^she$/i.test(said) ? [WOMEN, MEN] : [MEN, WOMEN];
      return other.test(text) && !own.test(text)
        ? whole.replace(said, own === WOMEN ? 'a woman' : 'a man')
        : whole;
    })
    // The picture is of whom the comic is of.
    .replace(/(?<=\p{L} )(?:comic|cartoon) (?=(?:of|about|showing) (?:an?|the|two|three|my) )/giu, 'drawing ')
    .replace(THE_NIGHT, (_, hour: string, seen: string) => (/^day$/i.test(hour) ? seen : `${seen}, ${hour}`))
    .replace(/\b((?:letter|postcard|parcel|package|message|call|photo|news)s?) from home\b/giu, '$1')
    // The last bus home is a bus.
    .replace(
      /\b(the|an?|his|her|their|my|our|last|late|early|night) (bus|train|tram|plane|ferry|metro|subway|taxi|cab) (?:back )?home\b/giu,
      '$1 $2',
    )
    .replace(
      /\b((?:paint|draw|sketch)\p{L}*) (?:(?:an?|the|his|her|its|their) )?self[- ]portraits?\b/giu,
      '$1 a picture',
    )
    .replace(/\bwallpaper pattern\b/giu, 'seamless pattern')
    .replace(/\b(hold\p{L}*) (?:the|an?) hands? of (?=(?:an?|the|his|her|my|their) )/giu, '$1 hands with ')
    .replace(/\b(?:on|at) the (?:very )?top of (?=the )/giu, 'on top of ')
    .replace(
      /(?<=\b(?:baby|toddler|child|son|daughter|boy|girl))['’]s first steps\b/giu,
      ' taking first steps',
    )
    .replace(FROM_BOAT, '$1 in ')
    .replace(WEATHER_OUTSIDE, ', $1 outside')
    .replace(/^(?:an? |the )?view from (?=(?:inside|within) )/iu, '')
    .replace(
      /^(?=.*\b(?:pirates?|captain|sailors?|ship|buccaneer|smuggler)\b)(.*\b(?:in|inside) (?:his|her|the|a|their)) cabin\b/iu,
      "$1 ship's cabin",
    )
    .replace(
      /^(?=.*\b(?:mechanics?|cars?|engine|truck|pickup|bus|van|vw|taxi|vehicle|sedan|convertible|jeep)\b)(.*)\b(under|into|over|out of|from) (?:an?|the|its|his|her|their) (?:open )?hood\b/iu,
      '$1$2 the car bonnet',
    )
    .replace(
      /\bon the backs? of (?=(?:an?|the|my|his|her) (?!\p{L}*\s?(?:truck|pickup|van|lorry|chair|bus|hand|book|phone|card|napkin|bike|motorbike|motorcycle|scooter|envelope|jacket|shirt|head|door)\b))/giu,
      'on ',
    )
    .replace(/\b(cover|poster)\s*:\s*(?=(?:\p{Lu}[\p{L}'’]*\s?){2,}(?:,|$))/u, '$1 called ')
    .replace(/\b(?:golden ratio|rule of thirds)(?: composition)?(?: of|,)? /giu, '')
    .replace(
      /^(?!.*\b(?:asleep|sleep\w*|lying|sitting|standing|sits|lies|perched)\b)(.+) on (?=(?:an? |the |their |his |her )?(?:typewriters?|laptops?|computers?)\b)/iu,
      '$1 at ',
    )
    .replace(/\bco-(driver|worker)(s?)\b/giu, '$1$2')
    .replace(
      /\bon the (kitchen|bathroom|bedroom|garage|attic|classroom|gym|locker room|living room|hospital|supermarket|office|museum|library|shop|restaurant|factory|warehouse|airport) floor\b/giu,
      'in the $1',
    )
    .replace(
      /\b(lake|river|puddle|pond|canal|sea|ocean|skyline|mountains?) reflections?\b(?=$|,| at| in| on)/giu,
      '$1',
    )
    .replace(/\bbridge of (?:an?|the) (?:star|space) ?ship\b/giu, 'starship bridge')
    .replace(
      STUDIO,
      (whole, studio: string) =>
        STUDIOS.find(([who]) => who.test(text))?.[1] ?? `${whole.replace(studio, '')}${studio}`,
    )
    .replace(
      /\b(church|chapel|cathedral|museum|palace|library|kitchen|bathroom|bedroom|classroom|mosque|temple) (ceiling|fresco|dome)\b/giu,
      '$2 in a $1',
    )
    .replace(
      /\b(?:blurry|faded|grainy|old|candid|overexposed|crumpled|creased) (?=(?:polaroid|photo|photograph|snapshot|picture|selfie) of\b)/giu,
      '',
    )
    .replace(
      /\b(?:foggy|misty|fogged) (?=(?:\p{L}+ )?(?:mirror|glass|glasses|goggles|window ?panes?|windows?|windshield|windscreen|pane|visor|lens)\b)/giu,
      'steamed-up ',
    )
    .replace(/\b((?:teach|learn|show|taught|how)\p{L}*(?: \p{L}+){0,3}) to fish\b/giu, '$1 to go fishing')
    .replace(
      /^(.{3,40}?) silhouettes?(?=\s(?:on|against|at|in|under|before|over|walking|standing|running)\b|$)/iu,
      'silhouette of $1',
    )
    .replace(/(?<!riding )\bon the shoulders? of (his|her|their|an?|the|my) (?=\p{L})/giu, 'on $1 ')
    .replace(AMONG_ONES, (_, first: string, noun: string, between: string) => `${first} ${between}${noun}s`)
    .replace(/\b(?:at|on) the bottom of the (?:sea|ocean)\b/giu, 'on the seabed')
    .replace(
      /\bhalf (?=(?:finished|eaten|empty|full|open|built|melted|asleep|written|buried|peeled|painted|drunk|submerged|sunken|burnt|knitted|hidden|unpacked|packed)\b)/giu,
      'half-',
    )
    .replace(/\bfrom (?:the )?top of (?=(?:the|an?|my|our|his|her|their) )/giu, 'on top of ')
    .replace(/^(?:the |an? )?(inside|interior) of (?=(?:an?|the|my) )/iu, 'inside ')
    .replace(
      /\bgraffiti(?:ed|[- ]covered)? (?=(?:\p{L}+ )?(?:walls?|alley|alleyway|tunnel|underpass|bridge|train|subway car|staircase|door|shutters?|garage)\b)/giu,
      'spray-painted ',
    )
    .replace(
      /^(.+ (?:in|inside) (?:an?|the|her|his|their|my)) (candlelit|sunlit|firelit|torchlit|lamplit) (.+)$/iu,
      '$1 $3, $2',
    )
    .replace(
      /\b(?:soft|solid|plain|bright|flat) (?=(?:(?:dark|light|deep|pale) )?(?:blue|green|red|pink|yellow|orange|purple|brown|gr[ea]y|beige|white|black|teal) (?:background|backdrop)\b)/giu,
      '',
    )
    .replace(
      /^(?=.*\b(?:basketball|volleyball|dunk\w*|free throw|gymnasts?|badminton|dodgeball|indoor (?:soccer|football|hockey))\b)(.*\b(?:in|inside|at) (?:an?|the|our|their|his|her)(?: \p{L}+)?) gym\b/iu,
      '$1 sports hall',
    )
    .replace(
      /\b(teach\p{L}*|taught) ((?:his|her|my|our|their|the|an?) (?:\p{L}+ )?(?:son|daughter|granddaughter|grandson|grandkids?|kids?|child|children|boy|girl|brother|sister|friend|nephew|niece|wife|husband|mom|dad)s?) (chess|piano|guitar|violin|football|tennis|cards|poker)\b/giu,
      '$1 $2 to play $3',
    )
    .replace(
      /^((?:\p{L}+ ){0,3}(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: morning| afternoon| evening| night)?) with ((?:an?|the|my|our) .+)$/iu,
      '$2 on a $1',
    )
    .replace(
      / running for (?:mayor|president|office|governor|class president|parliament)\b/giu,
      ' campaigning',
    )
    .replace(
      /^(?:the )?calm before (?:the|a) storm(?=[,:] | (?:over|in|at|above|on) )/iu,
      'approaching storm',
    )
    .replace(MID_DEED, (whole, deed: string) => MOMENTS[deed.toLowerCase()] ?? whole)
    .replace(/\blooking out (?:on|onto|over|upon|at|to)\b/giu, 'overlooking')
    .replace(
      /\bon ((?:an? )?(?:dark|light|pale|old|raw|rustic|weathered|reclaimed|polished|bare|burnt|scratched|worn) )wood\b(?! \p{L})/giu,
      'on $1wooden tabletop',
    )
    .replace(/\bin (?:different |various |muted |soft )?(?:shades|tones|hues) of (?=\p{L})/giu, 'in ')
    .replace(/\b((?:sushi|sashimi)\b.*) on (?:an? )?(?:wooden |bamboo )?boat\b/giu, '$1 on a wooden board')
    .replace(/\bupside[ -]down (?:and )?(?=\p{L}+ing\b)/giu, ', ')
    .replace(/\b((?:watch|see|film|photograph)\p{L}*) the sun (?:set|go down|sink)\b/giu, '$1 the sunset')
    .replace(/\b((?:watch|see|film|photograph)\p{L}*) the sun (?:rise|come up)\b/giu, '$1 the sunrise')
    .replace(AFTER_RAIN, 'after the rain')
    .replace(/\b(?:someone|somebody)\b(?! else\b)/giu, 'a person')
    .replace(IN_TWO_COLOURS, '$3, $1 and $2')
    .replace(/\bsnowed[- ]in (\p{L}+)/giu, '$1 in deep snow')
    .replace(FILLINGS, (whole, first: string, second: string) =>
      whole.replace(`${first} and ${second}`, `${first}-and-${second}`),
    );
  return CRAFT.test(plain)
    ? plain.replace(/\b(at|on|over) (his|her|their|the|a) bench\b/gi, '$1 $2 workbench')
    : plain;
}
