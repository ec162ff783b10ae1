import { sifted } from '../lexicon/sifting/sifted.ts';

/** 'an Ektachrome slide', 'Portra 400 snapshot of': a stock of film makes it a photograph. */
const ON_FILM = sifted(
  /\b((?:ektachrome|kodachrome|agfachrome|fujichrome|velvia|provia|portra|ektar|kodak(?: gold| tri-x)?|tri-x|ilford(?: hp5)?|hp5|cinestill|agfacolou?r|fuji(?:film|color)?|35 ?mm|(?:35 ?mm )?colou?r film)(?: \d{2,4}[a-z]?)?) (?:slides?|transparenc(?:y|ies)|snapshots?|snaps?|frames?)(?=$|[,.;:]| of\b| from\b)/giu,
);
/** 'old linocut look': the craft is what it is made by. */
const LOOKED = sifted(
  /(?<!\bwith (?:an? |the )?)\b(lino(?:cut)?|wood ?cut|wood ?block(?: print)?|engraving|etching|screen ?print|riso(?:graph|print)?|letterpress|stencil|mosaic|stained glass|watercolou?r|gouache|charcoal|pencil|crayon|pastel|comic(?: book)?|cartoon|storybook|pixel art|claymation|paper ?cut|collage|embroidery|oil painting|fresco|blueprint|chalk(?:board)?) (?:look|feel|vibes?|aesthetics?)(?=$|[,.;:!]| (?:pls|please)\b)/giu,
);
/** 'five simple line drawings': they are drawn, and nothing in the picture. */
const LINE_DRAWINGS = sifted(/(^|[,:;] |\b(?:in|as) )((?:\p{L}+ ){0,2}line) drawings(?=$|[,.;:])/giu);

/** 'something for my swim club t-shirt, a walrus': a design is asked for, and no garment. */
const FOR_WEAR = sifted(
  /^(?:some?thing|smth|sth|an? (?:design|picture|drawing))(?: \p{L}+)? for (?:my|our|the|an?) (?:[\p{L}\d'’-]+ ){0,3}?(t-?shirt|tee|hoodie|tote(?: bag)?|mug|sticker)s?(?=,|:| -)/iu,
);
/** 'a tavern for my D&D campaign': what it is for, and no look that covers it with magic. */
const FOR_A_GAME = sifted(
  / for (?:my|our|the|a|an upcoming) (?:next )?(?:d&d|dnd|d and d|ttrpg|rpg|pathfinder|call of cthulhu|warhammer) (?:campaign|game|session|group|party|table|one-?shot|adventure|players)(?![\p{L}])/giu,
);
const COLOUR =
  '(?:(?:dark|light|pale|bright|deep|neon|pastel) )?(?:red|blue|green|gold|golden|white|black|orange|pink|purple|violet|brown|turquoise|teal|navy|sepia|silver|yellow|cream|grey|gray|beige|mustard|indigo|crimson)';
/** 'navy on cream': its two colours, of which neither is a thing. */
const ONE_ON_OTHER = sifted(
  new RegExp(
    `(?<=^|[,.;:] |\\bin )(?!black on white|white on black)(${COLOUR}) on (${COLOUR})(?=$|[,.;:!])`,
    'giu',
  ),
);
const TATTOO = sifted(/\btattoo (?:designs?|ideas?|style|flash)\b/giu);
const FINE_LINE = sifted(/\b(?:fine|thin|single)[- ]?(?:lines?|needle)\b|\bdelicate\b/i);

/** 'a polaroid of my brother': the picture is one, and shows no other. */
const INSTANT = sifted(
  /^(?:(?:an?|one|my|our|old|faded|blurry|creased) )*(?:polaroid|instax|instant)(?: photos?| pictures?| snap(?:shot)?s?)? of (?=(?:\p{L}+ ){1,}\p{L})(?<of>[^.;:]+)/iu,
);
/** 'night photo of our street': it is night there. */
const AT_NIGHT = sifted(
  /^(?:an? |the )?(?<look>night(?:[- ]?time)? (?:photo(?:graph)?|picture|shot|image|snapshot)) of (?<of>[^,.;:]+)/iu,
);

/** 'in a soft pencil drawing': the picture is one, and shows none. */
const MADE_IN = sifted(
  /,? (?:in|as) an? ((?:(?:soft|loose|simple|rough|delicate|detailed|light|quick|gentle|dreamy|colou?red|black and white) )*)((?:pencil|charcoal|ink|crayon|chalk|pastel|pen|graphite|watercolou?r|gouache|oil) (?:drawing|sketch|painting|illustration))(?: style)?(?=$|[,.;])/iu,
);

/** 'ink drawing on old paper': the paper is what it is made on. */
const ON_PAPER = sifted(
  /,? ((?:pencil|charcoal|ink|crayon|chalk|pastel|pen|graphite|watercolou?r|gouache) (?:drawing|sketch|painting|illustration)) on (?:(?:old|aged|yellowed|stained|brown|kraft|toned|grey|black|rough|handmade) )*(?:paper|parchment|vellum|cardboard|card)(?=$|[,.;])/iu,
);

/** 'A mockup of a tote bag hanging on a door': the bag is what is seen. */
const MOCKUP_OF =
  /\bmock-?up (?:of|for) ((?:(?:an?|the|my|our) )?[\p{L} -]{3,30}?)(?= (?:hanging|standing|lying|leaning|on|in|with|against|next|beside)\b|[,.;]|$)/iu;

/** 'Capybara spa day', 'cat cafe': whoever the place is for is there. */
const BEASTS_AT =
  /^(?:an? )?(capybara|cat|dog|frog|raccoon|otter|penguin|panda|rabbit|bear|hamster|hedgehog|owl|duck|pig|sloth|koala|axolotl|dinosaur|goblin|robot|monkey|squirrel|alpaca|llama|corgi|kitten) (spa|cafe|café|coffee shop|school|classroom|hospital|library|bakery|barbershop|gym|restaurant|office|disco|hotel|hair salon|nail salon|tavern|laundromat|supermarket|airport|sauna|tea house)(?: day)?$/iu;

/** The words for what the picture is made by, in the form that the tables of looks know. */
export const mediumAsTold = (text: string): string =>
  text
    .replace(MADE_IN, ', $2')
    .replace(ON_PAPER, ', $1')
    .replace(ON_FILM, '$1 photo')
    .replace(LINE_DRAWINGS, '$1$2 drawing')
    .replace(LOOKED, '$1 style')
    .replace(INSTANT, '$<of>, polaroid photo')
    .replace(AT_NIGHT, '$<of> at night, $<look>')
    .replace(MOCKUP_OF, '$1 mockup')
    .replace(BEASTS_AT, '$1s in a $2')
    .replace(FOR_WEAR, '$1 design')
    .replace(FOR_A_GAME, ', fantasy art')
    .replace(ONE_ON_OTHER, '$1 and $2')
    .replace(TATTOO, (named) => (FINE_LINE.test(text) ? 'fine line tattoo' : named));
