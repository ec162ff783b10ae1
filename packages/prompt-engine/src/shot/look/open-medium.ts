import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isPeople, type Scene } from '../../read/scene.ts';
import { onceFor } from '../once-for.ts';
import { coloursAsked } from './colours-asked.ts';
import { isDrawn, leadingStyle } from './look.ts';
import { mayBeDrawnAbroad } from './media-abroad.ts';

/*
 * Whether the words may ask for a picture that is drawn, painted or printed, though no table knows the look: a style by
 * a name, a sort of book or card, a material at the end. Such a picture is neither called a photograph nor given a lens.
 */

/** Words of photographs and films: what is asked for is one. */
const PHOTOGRAPHED = sifted(
  /\b(?:photo\w*|foto\w*|product shots?|pack ?shots?|realistic|hyper-?real\w*|film still|movie still|cinematic|cinematography|\d+ ?mm|f\/\d|dslr|polaroid|kodak|portra|fuji\w*|ilford|lomo\w*|shot (?:on|with|from|through)|bokeh|footage|cctv|selfie|snapshot|macro|telephoto|close-?up|daguerreotype|tintype|medium format|long exposure|documentary|wildlife|telephoto|cartier-?\s?bresson|dorothea lange|walker evans|doisneau|brassa[iï]|robert capa|vivian maier|ansel adams|diane arbus|august sander|salgado|weegee)\b/iu,
);

/** Manners of rooms, houses, dress, food, times and films: a photograph has them as well. */
const MANNER = sifted(
  /^(?:too|very|over|less|more|not|well|nicely|simply|heavily|lightly|un|japandi|scandi\w*|nordic|industrial|mid-?century|modern|contemporary|boho\w*|rustic|farmhouse|coastal|soviet|victorian|georgian|edwardian|colonial|tudor|moorish|mediterranean|tuscan|brutalist|minimal\w*|luxury|vintage|retro|old|new|my|his|her|their|this|that|own|same|any|street|life|free|hair|western|country|family|restaurant|home|buffet|college|preppy|hip-?hop|goth\w*|punk|grunge|hippie|cottagecore|dark|light|academia|vogue|editorial|magazine|anderson|lynch|tarantino|noir|hitchcock|kubrick|fincher|nolan|villeneuve|spielberg|reality|tv|vlog|youtube|instagram|catalogue|catalog|ikea|kung|karate|dance|swimming|riding|cowboy|rave|festival|\d*0['’]?s)$/iu,
);
const STYLED = sifted(
  /(?<name>[\p{L}\d'’&-]+)(?:[ -]styled?(?! (?:for|by|with|in|on|as)\b)|[ -]styles|[ -]esque| (?:art|drawing|painting|book) (?:style|look|vibes?)|[ -]ish style)\b/giu,
);
const IN_THE_STYLE = sifted(/\bin (?:the|a|an) (?:[\p{L}-]+ )?(?:style|manner|look) of\b|\bà la\b/iu);

/** Things that are drawn or printed, where they are what is asked for. */
const SHEET = sifted(
  /^(?:(?:an?|the|my|our|one|some|two|three|four|\d+) )?(?:(?!(?:with|of|in|on|at|by|holding|reading|and|from|like|for|behind|near|under|whose|who|that|(?!(?:wedding|greeting|colou?ring|christening|fishing|racing|boxing|wrapping|trading|marketing|cycling|running|swimming|king)\b)\p{L}+ing)\b)[\p{L}\d'’&-]+ ){0,5}?(?:(?:tarot|birthday|greetings?|christmas|xmas|valentine\w*|easter|thank you|wedding|invitation|sympathy|anniversary|post|business|get well|farewell|leaving|retirement|graduation|congratulations?|holiday|flash|trading|character|item|game|spell|monster|collectible) ?cards?|(?:book|album|magazine|zine|comic|novel|ep|record|cassette|dvd|game|cd|podcast|single) (?:cover|art)|cover (?:art|for)|poster|flyer|flier|playing card(?!s)|(?:doodles?|sketch(?:es)?|paintings?|drawings?|illustrations?)(?= of\b| for\b| showing\b|:|$)|murals?|frescos?|engravings?|etchings?|woodcuts?|tapestr(?:y|ies)|mosaics?|comics?|comic (?:strip|page|panel)|manga page|colou?ring (?:page|sheet|book)|manuscript|coat of arms|sigil|heraldry|tattoos?|stickers?|badges?|bookplates?|work ?sheets?|flash ?cards?|(?<!roller )coasters?|labels?|invites?|invitations?|save[- ]the[- ]dates?|menus?|thank[- ]you notes?|(?:adverts?|advertisements?|(?:magazine|newspaper|print|car|old|vintage|classified|tv) ads?)(?= from| for|,|$)|bookmarks?|calendars?|certificates?|sleeve designs?|emblems?|record covers?|vinyl (?:record )?covers?|ep covers?|(?<!\b(?:kitchen|interior|garden|room|house|hair|nail|floral|web|stage|set|home|office|furniture|lighting) )designs?|ex libris|board game|game board|puzzle|storyboard|graphics?(?= of\b| for\b| with\b|:|,|$)|(?:game |cereal )?box (?:art|cover|design)|(?:seed )?packets?(?= for\b)|concept art|character (?:sheet|design|art|portrait)|token art|clip ?art|fan ?art|emotes?|mascot|pattern|gift wrap|wrapping paper|embroidery|patch|stained glass|stamp|banknote|beer mat|place ?mat|paper ?cut|linocut|lino ?print)\b(?! (?:an?|the|his|her|their|its|my|by) )(?! (?:on|over|across) (?:the|an?|my|his|her) (?:pavement|sidewalk|wall|street|road|ground|floor|blackboard|fridge|window|door|fence|side|easel|back))/iu,
);

/** No photograph is wanted. */
const UNPHOTOGRAPHED = sifted(
  /\b(?:no|not|without|never|isn['’]?t|instead of) (?:an? |any )?(?:photo\w*|realistic|real photos?)\b/giu,
);

/** Materials and ways of drawing, as a piece of their own or with what they are on; with their common misspellings. */
const MATERIALS =
  'oils?|gouache|acrylics?|tempera|ink|inks|ink wash|pen(?: and ink)?|biro|ballpoint|pencils?|colou?red pencils?|charcoal|pastels?|chalks?|crayons?|markers?|felt[- ]tips?|water ?colou?rs?|wat\\w{0,3}colou?rs?|aquarelle?|linocut|lino|woodcut|wood ?block|etching|engraving|screen ?print|t[- ]?shirt (?:print|design)|riso\\w*|collage|papercut|embroidery|cross-?stitch|mosaic|fresco|tapestry|vector|line ?art|pixel ?art|cartoon|comic|manga|anime|cel[- ]shaded|claymation|stop ?motion|low poly|voxel|3d render';
const AS_A_PIECE = sifted(
  new RegExp(
    `(?:^|[,.;:–-] ?|(?<!\\b\\p{L}+(?:ed|en|ng) (?:\\p{L}+ )?|\\b(?:writ|wrote|scribbl|scrawl|sign|mark|label)\\p{L}* [^,.;]{0,30})\\bin |\\b(?:like an?|as an?|like) )(?:(?:loose|retro|distressed|simple|soft|rough|messy|fine|old|vintage|cute|flat|black|traditional|digital|medieval|medievil|mediaeval|kids?['’]?s?|children['’]?s|hand|painted|victorian) )*(?:${MATERIALS})(?: (?:on|over) [\\p{L} -]{3,30}| (?:style|look|feel|vibes?|please|paints?|drawing|painting|sketch|print))?(?=$|[,.;:!)]| (?:and|with|like)\\b)`,
    'iu',
  ),
);
const LOOKS_DRAWN = sifted(
  /\b(?:doodled?|doodles|sketched|sketchy|hand-?drawn|hand-?painted (?:look|style)|cartoon\w*|cartun\w*|anim(?:e|ated|ation)|ghibli|pixar|disney|storybook|picture ?book|(?:kids?|children['’]?s?|kid['’]s|story|fairy ?tale|rpg|fantasy|pulp|paperback|comic|colou?ring|nursery) book(?: covers?)?(?: (?:style|look|illustrations?|art))?|book covers|illustrat\w+|ilustrat\w+|illustr\w+|painterly|(?<=[,;] )(?:an? )?(?:\p{L}+ )?(?:comic|book|album|magazine|manga|zine|game|novel|record|vinyl) cover(?=$|[,.;])|drawn (?:like|by|with|as|in(?! (?:the )?(?:\p{L}+ )?(?:sand|snow|dust|mud|dirt|condensation|steam|frost|air|fog)\b))|(?:drew|draw|drawn|did|made) it|painted (?:style|look|like|by|in)|(?:painting|drawing) of|manuscript|medi[ea]v[ia]l (?:style|margin|art|marginalia)|marginalia|clip ?art|concept art|fan ?art|splash art|artwork|d&d art|dnd art|character art|graphic novel|woodcut|engraving|tapestry|frescoe?d?)\b/iu,
);
/** Pictures that somebody looks at, makes or hangs up are things in the picture. */
const AS_THING = sifted(
  /\b(?:paint(?:s|ing)|draw(?:s|ing)|sketch(?:es|ing)|illustrat(?:es|ing)|doodl(?:es|ing)) (?:an?|the|his|her|their|its|my|on|at|by|with|together|outside|in)\b|\b(?:looking at|holding|carrying|behind|stealing|restoring|hanging|framed|under|beside|in front of|next to|wearing|selling|buying|watching|reading) (?:an?|the|his|her|their|some|old) (?:[\p{L}-]+ ){0,3}?(?:painting|drawing|mural|poster|sketch|fresco|tapestry|cartoon|comic|picture book|anime|illustration)s?\b|\b(?:painting|drawing|mural|poster|tapestry|fresco|cartoons?)s? (?:on|above|over|behind|hangs?|hanging|falls?) \b/iu,
);

const isStyled = (text: string): boolean =>
  IN_THE_STYLE.test(text) ||
  [...text.matchAll(STYLED)].some(({ groups }) => !MANNER.test(groups?.name ?? ''));

/** Sheets with a layout of their own, where they are what is asked for. */
const LAID_OUT = sifted(
  /^(?:(?:an?|the|my|our|one) )?(?:(?!(?:with|of|in|on|at|by|holding|reading|and|from|like|for|behind|near|under|whose|who|that|(?!(?:wedding|greeting|colou?ring|christening|fishing|racing|boxing|wrapping|trading|marketing|cycling|running|swimming|king)\b)\p{L}+ing)\b)[\p{L}\d'’&-]+ ){0,4}?(?:invites?|invitations?|save[- ]the[- ]dates?|menus?|posters?|flyers?|fliers?|(?<!roller )coasters?|bookmarks?|certificates?|calendars?|(?:birthday|greetings?|christmas|xmas|easter|wedding|thank you|business|anniversary|baby(?: shower)?|engagement|christening|congratulations?|holiday|farewell|leaving|retirement|graduation|get well|valentine\w*|sympathy|new year) cards?)\b(?! (?:on|in|hanging|taped|pinned|stuck|lying|left) (?:an?|the|my|his|her) )/iu,
);

/** The same in five other languages. */
const LAID_OUT_ABROAD = sifted(
  /^(?:\p{L}{2,4} )?(?:etiquetas?|cartel|cartaz|affiche|plakat|poster|buchcover|buchumschlag|couverture|pochette|portada|copertina|capa(?= d[eo])|locandina|étiquette|etikett|etichetta|menú|menu|speisekarte|einladung\p{L}*|invitaci[oó]n|convite|invito|faire-part|tarjeta|biglietto|flyer|postkarte)(?!\p{L})(?!.*\b(?:foto|hand|mano|main)\b)/iu,
);

/** Whether a sheet with a layout is asked for. */
export const isSheetAsked = ({ subject, isForeign, isEdit }: Scene): boolean =>
  !isEdit &&
  (isForeign ? LAID_OUT_ABROAD : LAID_OUT).test(subject) &&
  !/\b(?:photo\w*(?! (?:in|at|on) the (?:middle|centre|center|top|bottom|left|right)\b)|mock-?ups?|holding|hand(?![- ]?(?:drawn|lettered|lettering|painted|made|written|cut|printed|stitched))|hands)\b/i.test(
    subject,
  );

/** A picture that is made by hand, however near it is seen. */
const CRAFTED = sifted(
  /\b(?:knitted|crocheted|embroidered|quilted|felted|beaded|stitched|plasticine|origami|woven) (?:portrait|picture|scene|landscape|version|map)\b/i,
);
const LAST = sifted(
  /[,;] (?:(?:hand-?)?(?<how>painted|drawn)|(?:(?:an? )?(?<manner>(?:emotional|moody|dramatic|epic|classical|romantic|old|fantasy|dark|expressive|impressionist|loose|detailed|digital|realistic) ))?(?:painting|drawing|sketch|illustration|artwork))[.!]?$/iu,
);
/** '…, emotional, painting': what it is to be. Where somebody is told of they may be painting. */
function isLastWord({ cast }: Scene, text: string): boolean {
  const last = LAST.exec(text);
  const isSure = last?.groups?.how !== undefined || last?.groups?.manner !== undefined;
  return last !== null && (isSure || !cast.some(({ kind }) => isPeople(kind)));
}

/** Whether what is asked for may be no photograph, and no table says what it is instead. */
export const isMediumOpen = onceFor((scene: Scene): boolean => {
  const unquoted = scene.subject.replace(/["“”«»„][^"“”«»„]*["“”«»]/g, ' ');
  if (isDrawn(leadingStyle(scene)) || scene.isEdit) return false;
  const said = unquoted.replace(UNPHOTOGRAPHED, ' ');
  if (said !== unquoted || (SHEET.test(said) && !/\b(?:photo\w*|photos?|mock-?ups?)\b/i.test(said)))
    return true;
  if (mayBeDrawnAbroad(said)) return true;
  if (PHOTOGRAPHED.test(said)) return false;
  if (isLastWord(scene, said) || CRAFTED.test(said)) return true;
  if (scene.cameras.some(({ row }) => row.size !== undefined)) return false;
  // Letters in so many colours are printed.
  if (scene.lettering.length > 0 && coloursAsked(scene) !== undefined) return true;
  if (isStyled(said) || AS_A_PIECE.test(said)) return true;
  return LOOKS_DRAWN.test(said) && !AS_THING.test(said);
});

const CHALKED = sifted(
  /^(?:an?|the|my|our)?\s?(?:(?!(?:with|of|in|on|at|by|holding|and|from|like|for)\b)[\p{L}'’&-]+ ){0,4}?(?:chalk ?boards?|blackboards?|menu boards?|sandwich boards?|a-?boards?)(?: sign| menu)?\b(?! (?:in|behind|full|on the wall|at)\b)/iu,
);

/** A board of chalk that is asked for as it is written on: seen flat, by no lens. */
export const isChalkBoard = ({ subject, lettering }: Scene): boolean =>
  lettering.length > 0 &&
  (CHALKED.test(subject) || /\bchalk(?:board)?[- ](?:style|look|lettering)\b/i.test(subject));
