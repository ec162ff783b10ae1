import { sifted } from '../lexicon/sifting/sifted.ts';
import { senses } from './senses.ts';

/*
 * Deeds that are told another way than by their verb, put for the reading into the verb that tells them: who fights
 * 'between' whom, who is 'on' whose shoulders, who teaches 'me'.
 */

/** 'Snowball fight between office workers': they have one. */
const FIGHT_BETWEEN = sifted(
  /^(?:an? |the )?(?:(?:huge|epic|big|giant|massive|friendly|wild) )?((?:snowball|pillow|food|water(?: balloon)?) fight) between (.+)$/iu,
);

/** 'Cat vs cucumber': the two are face to face. */
const AGAINST = sifted(
  /^((?:an? |the |my |our )?(?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+) (?:vs\.?|versus) (?=(?:an? |the |my |our )?(?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+(?:$|,| (?:in|on|at|during)\b))/iu,
);

/** Light comes from behind what is looked at from the front. */
const LIT_FROM_BEHIND = sifted(
  /\b(?:low |bright |soft |strong |warm |golden )?(?:sun(?:light|shine)?|(?:moon|day|lamp|street|head|window |stage )?lights?|moon|window|lit|backlit|illuminated)(?: (?:is|are|coming|shining|streaming|falling|pouring|comes|shines|glowing))?(?: in| through)? from (?:right |directly |far )?behind(?: (?:her|him|it|them))?(?=$|[,.;]| (?:and|so|with|making|through)\b)/giu,
);

/** 'A girl on her father's shoulders' rides there; a parrot on them perches. */
const ON_SHOULDERS = sifted(
  /\b((?:girl|boy|child|kid|toddler|son|daughter|grandson|granddaughter|niece|nephew|me|him|her|baby|brother|sister|little one)),? (?:(?:who is )?(?:sitting|seated|riding|perched|carried|up|high|held) )*on ((?:his|her|their|my|an?|the) (?:\p{L}+ )?\p{L}+)['’]s shoulders\b/giu,
);

const FAMILY = sifted(
  /\b(?:grand\p{L}+|gran|nan|mom|mum|dad|mother|father|aunt|uncle|parents?|babysitter)\b/iu,
);

/** 'Teaching me to make dumplings': there are two in the picture. */
const TEACHES_ME = sifted(/\b((?:teach|show)(?:ing|es)?|taught|showed) me (?=(?:how )?to\b)/giu);

/** 'To find his castle overgrown': it is an overgrown castle. */
const FINDS = sifted(
  /\b(finds?|finding|found) ((?:an?|the|his|her|their|its|our|my) )((?:\p{L}+ ){0,2}?\p{L}+) (overgrown|abandoned|deserted|ruined|burning|flooded|ransacked|empty|destroyed|snowed in)(?=$|[,.;])/giu,
);

/** 'While a ship sinks behind her': before such a word it is no row of sinks. */
const HAPPENS_BEYOND = sifted(
  /\b(?:while|as|when|and) ((?:an?|the|his|her|their|my|our) (?:\p{L}+ ){1,2})(\p{L}{3,}s)(?= (?:behind|around|above|past|beneath|below|beside|overhead|nearby|away|by|in the (?:background|distance))\b|$|,)/giu,
);

function happening(whole: string, who: string, word: string): string {
  // Hands that a child is holding do nothing.
  if (/ing $/.test(who)) return whole;
  const found = senses().get(word.toLowerCase());
  const deed = found.find((sense) => sense.is === 'action' && sense.form === 's');
  const isAmbiguous = found.some(({ is }) => is === 'noun');
  return isAmbiguous && deed?.is === 'action' ? `with ${who}${deed.verb.ing}` : whole;
}

/** 'Jupiter as a woman', 'my cat as a human': what is seen is a person. */
const PERSONIFIED = sifted(
  /^(?!.*\b(?:boy|girl|man|woman|person|actor|friend|dressed)\b.* as )(?!.*\p{L}s (?:an?|the|his|her|their|its|my|our) .* as )[^,.]+? (?:(?:re)?imagined |portrayed |depicted |personified |drawn )?as (an? (?:(?:real|actual|living|young|old|beautiful|elegant|anime) )*(?:human being|human|person|woman|man|girl|boy))(?=$|[,.;]| (?:in|with|on|at|sitting|standing|wearing|holding)\b)/iu,
);

/** Where whoever calls or writes is, the one who is seen is not. */
const FROM_AFAR = sifted(
  /\b((?:call|letter|postcard|message|parcel|package|text|voice ?mail|facetime|chat)s? (?:from|with|to) [^,.]{3,30}?),? who(?:['’]s| is| are| was) [^,.]+/giu,
);

/** 'Holding a violin up to the light' holds it up. */
const HELD_UP = sifted(
  /\b(hold(?:s|ing)?|held) ((?:an?|the|his|her|their|its|my) (?:\p{L}+ )?\p{L}+) up(?= (?:to|against|in|above|towards?)\b|$|,)/giu,
);

/** Whose reflection is in a puddle is beside it. */
const REFLECTED = sifted(
  /\b(its|his|her|their|the|my) reflection in (an?|the) (?=(?:\p{L}+ )?(?:puddle|pond|lake|pool|river|stream|canal|fountain)\b)/giu,
);

/** The glass of a train window is no tumbler. */
const AT_THE_PANE = sifted(
  /\b((?:against|pressed (?:to|against)|at|behind|through|on)) the glass\b(?=.*)(?<=\b(?:window|train|bus|tram|car|plane|aquarium|taxi|shop|metro|subway)\b.*)/giu,
);

/** A mugshot is of head and shoulders. */
const ID_PHOTO = sifted(/^((?:an? |the |my )?(?:mug ?shot|passport photo|id photo|visa photo))( of .+)$/iu);

/** 'Class photo where one kid is a werewolf': those who line up for it. */
const CLASS_PHOTO = sifted(
  /^(?:an? |the |my |our )?(?:old |vintage )?(class|school|team|group|staff) photo( (?:from|in) \d{4}s?)?,? (?:where|in which|with) (?=one\b)/iu,
);

/** What an advertisement of a ware shows is the ware. */
const WARE_AD = sifted(
  /^(?:an? |the )?(?:luxury )?(?:ad for (?:an? )?)?(perfume|whisk(?:e)?y|watch|lipstick|shampoo|chocolate|sneaker|cologne|beer|wine)(?: (?:ad|advert|advertisement|commercial|campaign))?(?<=\bad\b.*|advert\w*|commercial|campaign)(?= |$)/iu,
);

/** 'As the sun sets behind the hill': an hour of the day. */
const SUN_SETS = sifted(
  /,? (?:just )?(?:as|while|when|until) the sun (sets|rises|goes down|comes up|sinks)(?: (?:behind|over|beyond) (?:the |a )?(?:\p{L}+ )?\p{L}+)?(?=$|[,.;]| (?:and|while)\b)/giu,
);

/** Who is at the wheel of a car, and not of a ship or a potter's. */
const DRIVES = sifted(
  /^(?!.*\b(?:potter|pottery|clay|ship|boat|captain|sailor|helm|ferry|bus|truck|lorry|tram|spinning|spinner|tractor)\b).*\b(?:driv\w+|drove|asleep|sleep\w*|doz\w+|nods? off|road|highway|motorway|traffic|getaway|taxi|car)\b/iu,
);

/** 'Getting a cow out of a pool' pulls it. */
const GETS_OUT = sifted(
  /\b(get|gets|getting|got) ((?:an?|the|his|her|their|my|two|three) (?:\p{L}+ ){0,2}?\p{L}+) (out of|down from|off) (?=(?:an?|the|his|her|their|my) )/giu,
);
const PULLS: Readonly<Record<string, string>> = { gets: 'pulls', getting: 'pulling', got: 'pulled' };

const pulled = (_: string, get: string, whom: string, from: string): string =>
  `${PULLS[get.toLowerCase()] ?? 'pull'} ${whom} ${from} `;

/** A text with such deeds as their verbs tell them. */
export const deedsAsTold = (text: string): string =>
  text
    .replace(AGAINST, '$1 facing ')
    // Death that plays, dances or waits is the one with the scythe.
    .replace(/\b(with|against|between|and) death(?= and\b|$|,| (?:in|on|at|over)\b)/giu, '$1 the grim reaper')
    .replace(
      /\bwatch(?:ing|es)? (?:the )?(snow|rain) fall(?:ing)? from (?:inside|indoors|a window|the window)\b/giu,
      'on the windowsill, $1 outside',
    )
    .replace(
      /^(?:the )?(?:moment|second|instant) (?:just )?before (an?|the) (wave|storm|bubble|dam|volcano) \p{L}+s$/iu,
      '$1 $2',
    )
    // Where one faces away, the others do not.
    .replace(
      /\bone(?: of (?:them|which|whom))?(?: is)? (?:facing|turned|looking) away\b/giu,
      'one of them turned round',
    )
    .replace(GETS_OUT, pulled)
    .replace(/\bbroken[- ]down\b/giu, 'stopped')
    .replace(PERSONIFIED, '$1')
    .replace(FIGHT_BETWEEN, '$2 having a $1')
    .replace(ON_SHOULDERS, '$1 riding on the shoulders of $2')
    .replace(TEACHES_ME, (_, teach: string) => `${teach} a ${FAMILY.test(text) ? 'child' : 'student'} `)
    .replace(/\b((?:braid|plait|brush|comb|styl)\p{L}*) each other['’]s hair\b/giu, '$1 each other')
    .replace(HAPPENS_BEYOND, happening)
    .replace(FROM_AFAR, '$1')
    .replace(HELD_UP, '$1 up $2')
    .replace(REFLECTED, '$1 reflection, beside $2 ')
    .replace(AT_THE_PANE, '$1 the window')
    .replace(ID_PHOTO, '$1$2, head and shoulders')
    .replace(
      CLASS_PHOTO,
      (_, whose: string, when: string | undefined) =>
        `${whose.toLowerCase() === 'class' || whose.toLowerCase() === 'school' ? 'pupils' : `a ${whose}`} lined up for a photo${when ?? ''}, `,
    )
    .replace(WARE_AD, 'advertising photo of a $1')
    .replace(SUN_SETS, (_, deed: string) => (/^(?:ris|com)/i.test(deed) ? ', at sunrise' : ', at sunset'))
    .replace(/\b(?:at|behind) the wheel\b(?! of)/giu, (wheel) => (DRIVES.test(text) ? 'in a car' : wheel))
    .replace(FINDS, '$1 $2$4 $3')
    .replace(
      /\b(flour|dust|sand|snow|spray|mud|dirt|hair|water|smoke|confetti|sawdust|chalk) flies\b/giu,
      '$1 flying',
    )
    .replace(/\b(bl(?:ow|ew)\p{L}* (?:on |out )?(?:an?|the) dandelion)(?! clock| seed)\b/giu, '$1 clock')
    // Who fears the dark need not be in it.
    .replace(/\b(afraid|scared|frightened|terrified|fear) of the dark\b/giu, '$1')
    // A family of four is a family.
    .replace(
      /\b(family|group|party|team|band|crew|gang|class) of (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})(?=$|[,.;]| (?:\p{L}+ing|in|on|at|with|by|under|around|and|who)\b)/giu,
      '$1',
    )
    .replace(LIT_FROM_BEHIND, 'backlit')
    // Whoever watches, grabs or hugs somebody from behind is not seen from there.
    .replace(
      /\b((?:watch|look|creep|sneak|hug|grab|attack|approach|follow|hold|tackl|push|embrac|cuddl|chas|tapp?|call|shout|lean)\p{L}*\b(?: [\p{L}'-]+){0,4}) from behind\b/giu,
      '$1',
    )
    // From behind something one looks past it, and no back is seen.
    .replace(
      /\b(?:seen |shot |filmed |viewed |photographed )from behind (?=(?:an?|the|his|her|their|some) )/giu,
      'behind ',
    );
