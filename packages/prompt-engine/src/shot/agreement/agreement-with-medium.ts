import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isPeople, mainOf, type Scene } from '../../read/scene.ts';
import { isInTheWorld } from '../light/in-the-world.ts';
import { isPosedGroup } from '../plain/plain-layout.ts';
import type { Rule } from './agreement-rule.ts';

/*
 * What a look or a layout has by habit, where the words say how it is coloured, drawn with, spaced or framed.
 */

const says =
  (pattern: RegExp) =>
  ({ subject }: Scene): boolean =>
    pattern.test(subject);

const isGrey = says(
  sifted(
    /\bblack[- ]?(?:and|&|n)[- ]?white(?=$|[,.;:!?)]| (?:photo\w*|pictures?|portraits?|film|image|print|shot|snapshot|still|noir|35mm|polaroid|documentary|please|pls|with|and)\b)|\bb ?(?:&|\/) ?w\b|\b(?:monochrome|gr[ae]yscale|schwarz-?wei(?:ß|ss)|blanco y negro|noir et blanc|preto e branco|bianco e nero|czarno-?bia\p{L}+)(?!\p{L})|白黒|黑白|흑백/iu,
  ),
);
/** Film and processes that have a colour of their own. */
const isStock = says(
  sifted(
    /\b(?:koda(?:chrome|k)|ektachrome|portra|velvia|provia|fuji\w*|cinestill|agfa\w*|technicolor|polaroid|instax|lomo\w*|sepia|cyanotype|infrared|cross[- ]processed)\b/i,
  ),
);
const isSpacious = says(
  sifted(
    /\b(?:(?:lots|loads|plenty|a lot) of (?:empty |white |blank |negative )?(?:space|white|room)|(?:empty|white|blank|negative) space|tasteful\w*|understated|subtle|restrained|quiet|discreet|minimal\w*|elegant|airy|uncluttered)\b/i,
  ),
);
const isPenOnly = (scene: Scene): boolean =>
  says(
    /\b(?:ink|pens?|biro|ballpoint|line ?(?:art|drawings?|work)?|outlines?|au trait|trazo|tinta|traço|strichzeichnung\w*|feder)\b/iu,
  )(scene) &&
  !says(/\b(?:brush\w*|paint\w*|wash(?:es)?|water ?colou?r\w*|gouache|aquarel\w*|acuarela)\b/iu)(scene);
const isCentred = says(
  sifted(
    /\b(?:symmetr\w*|cent(?:red|ered)|dead cent(?:re|er)|in the (?:very |exact )?(?:middle|cent(?:re|er)))\b(?! of (?:an?|the|my|his|her|their|our|nowhere)\b)/i,
  ),
);
const hasPlainGround = says(
  sifted(
    /\b(?:white|plain|blank|black|gr[ae]y|seamless|solid|neutral|empty)(?: \p{L}+)? (?:back(?:ground|drop)|sweep|wall|sheet)\b|\bisolated on\b/iu,
  ),
);
const isPriced = (scene: Scene): boolean => mainOf(scene)?.kind === 'sign';

const isInProfile = (scene: Scene): boolean =>
  says(
    /\bin profile\b|['’]s profile\b(?! (?:pic\w*|photo|page|image))|\bside (?:view|profile)\b|\bside[- ]on\b|\b(?:seen|shot|view) from the side\b/i,
  )(scene);
/** What is in a thing with a rim is seen from above it. */
const isLookedInto = says(
  sifted(
    /\b(?:inside (?:it |of it |there )?(?:is|are)\b|opened and inside|look(?:ing|s)? into|in (?:an?|the|her|his|my|one) (?:(?:open|opened|old|blue|red|white|green|enamel|wooden|metal|glass|big|small|shallow|deep) ){0,3}(?:\p{L}+ )?(?:tin|bowl|drawer|suitcase|basket|frying pan|pan|pot|sink|nest|crate|toolbox|lunch ?box|shoebox|bathtub|bucket)\b)/iu,
  ),
);
/** What is seen by rays is lit by no lamp, and through no lens. */
const isXRay = ({ styles }: Scene): boolean => styles.some(({ row }) => row.names[0] === 'x-ray');
const isSnapshot = says(
  sifted(
    /\b(?:snap ?shots?|trail cam\w*|phone flash|(?:phone|mobile|iphone|smartphone|amateur|candid|holiday|flash|webcam|camcorder|point[- ]and[- ]shoot|disposable[- ]camera|ebay|estate agent['’]?s?) (?:photo\w*|pics?|pictures?|snaps?|shots?|still|footage|listing)|(?:taken|shot|photo\w*|pics?|pictures?)(?: like)? (?:on|with|from|by|off) (?:an? |my |his |her |somebody['’]s |someone['’]s )?(?:old |cheap )?(?:phone|iphone|mobile|smartphone)|foto (?:con|com|mit|met|z) (?:el |o |dem )?(?:flash|blitz\p{Ll}*|móvil|celular|telemóvel|handy|telefon\p{Ll}*))/iu,
  ),
);
const isReport = says(
  sifted(
    /\b(?:(?:press|newspaper|news|tabloid|documentary|reportage|street|sports|war|crime scene|police|evidence|school|passport|family|wildlife|national geographic) (?:photo\w*|pictures?)|photojournalis\w+|reportage|street photographer)\b/iu,
  ),
);
/** 'green on white': the line has the colour. */
const isLineOfColour = says(
  sifted(
    /\b(?:red|blue|green|gold|golden|white|orange|pink|purple|brown|turquoise|teal|navy|sepia|silver|yellow) (?:ink |lines? |outlines? )?on (?:an? |the )?(?:white|cream|black|navy|blue|dark|kraft|brown|grey|gray|yellow|pink)\b|\b(?:red|blue|green|gold|golden|white|orange|pink|purple|brown|sepia) (?:ink|outlines?|line ?art|pen)\b/i,
  ),
);
const isUnshaded = says(sifted(/\bno (?:shading|shadows?)\b|\bwithout (?:shading|shadows?)\b|\bunshaded\b/i));
/** Headlights that the words call flat come from the camera. */
const isFlatlyLit = says(
  sifted(/\bflat\b(?! (?:tyre|tire|cap|screen|roof|iron|stone|rock|bread|land|fish|pack))/i),
);
const isPeopled = ({ cast, isForeign, subject }: Scene): boolean =>
  isForeign ||
  cast.some(({ kind, part }) => isPeople(kind) && part !== 'topic') ||
  /\b(?:portrait|face|people|someone|somebody|everyone|everybody|nobody|hands?|skin|he|she|they|him|her|his|their|me|my|we|our|kid|us)\b/i.test(
    subject,
  );

export const WITH_MEDIUM: readonly Rule[] = [
  // No paper and no painted wall stands under the sky.
  {
    weaker: sifted(/^(?:(?:Plain|Seamless) [^.]*\b(?:backdrop|sweep)\b|Wide plain [^.]*\bfloor and\b).*$/),
    instead: '',
    beside: sifted(/\b(?:overcast sky|even daylight from|thin cloud|sunlight|low sun|side sun)\b/i),
  },
  // No skin has a tone where nobody is.
  { weaker: sifted(/ and warm skin tones\b/), instead: '', holds: (scene) => !isPeopled(scene) },
  // A class stands square before the camera.
  {
    weaker: sifted(/^Wide shot (?:from one corner|from one side|from slightly above), /),
    instead: 'Wide shot, straight on, ',
    holds: isPosedGroup,
  },
  { weaker: sifted(/ with dotted shade\b/), instead: '', holds: isUnshaded },
  { weaker: sifted(/\bblack (?=contours|ink\b|outlines?|lines?\b)/), instead: '', holds: isLineOfColour },
  { weaker: sifted(/^Black and white$/), instead: '', holds: isLineOfColour },
  // A lamp that is named in a drawing is drawn.
  { weaker: sifted(/^Lamp from the upper left\b/), instead: 'Light from the upper left' },
  {
    weaker: sifted(/\bmatt coloured card\b/),
    instead: 'matt card',
    holds: says(sifted(/\b(?:only|black|white|blue|red|green|grey|brown|yellow)\b/i)),
  },
  {
    weaker: sifted(
      /^Headlights from low at camera (?:left|right), hard white beams with long shadows behind$/,
    ),
    instead: 'Headlights from the front, hard and flat',
    holds: isFlatlyLit,
  },
  { weaker: sifted(/^Straight-on (?:wide |full )?view/), instead: 'Side view', holds: isInProfile },
  { weaker: sifted(/, straight on\b/), instead: ', from the side', holds: isInProfile },
  {
    weaker: sifted(/^Straight-on full view/),
    instead: 'Full view from above at an angle',
    holds: isLookedInto,
  },
  // Whoever runs, meets or rides does so before no paper.
  { weaker: sifted(/^(?:Plain|Seamless) [^.]*\b(?:backdrop|sweep)\b.*$/), instead: '', holds: isInTheWorld },
  {
    weaker: sifted(/^[^.]*\blight\b[^.]*\b(?:left|right|behind|above|side|sun|shadows?)\b[^.]*$/i),
    instead: 'Light passing through the object, densest parts white',
    holds: isXRay,
  },
  {
    weaker: sifted(/^[^.]*\b\d+mm lens\b.*$/i),
    instead: 'Strictly frontal projection on black',
    holds: isXRay,
  },
  // Who is dressed, or has no tail, is sharp otherwise.
  {
    weaker: sifted(/\bsharp from nose to tail\b/),
    instead: 'sharp throughout',
    holds: (scene) =>
      scene.cast.some(({ part }) => part === 'worn') ||
      /\b(?:frog|toad|bear|ape|gorilla|chimpanzee|guinea pig|hamster|octopus|crab|snail|tortoise|turtle)$/i.test(
        mainOf(scene)?.name ?? '',
      ),
  },
  // What somebody snaps is neither a still of a film nor made for a magazine.
  {
    weaker: sifted(
      /^(?:Cinematic film still|Film still|Feature-film frame|Documentary film still|Medium-format photograph|Editorial photograph)(?:, [^.]*)?$/,
    ),
    instead: 'Snapshot photograph, natural colour',
    holds: isSnapshot,
  },
  {
    weaker: sifted(/^(?:Cinematic film still|Film still|Feature-film frame)(?:, [^.]*)?$/),
    instead: 'Documentary photograph, natural colour',
    holds: isReport,
  },
  // A film without colours, or with its own, is named by that.
  { weaker: sifted(/, (?:natural|true) colour\b/), instead: '', holds: isGrey },
  { weaker: sifted(/, (?:natural|true) colour\b/), instead: '', holds: isStock },
  { weaker: sifted(/, 35mm colour negative\b/), instead: '', holds: isGrey },
  { weaker: sifted(/, 35mm colour negative\b/), instead: '', holds: isStock },
  {
    weaker: sifted(
      /^((?:Editorial |Medium-format |Plain |Plain, direct |Documentary |Minimalist |Animal |Wildlife )?[Pp]hotograph|(?:Cinematic |Documentary )?[Ff]ilm still|Feature-film frame)(?=$|,(?!.*(?:black|grey)))/,
    ),
    instead: '$1, black and white',
    holds: isGrey,
  },
  // Who asks for taste and space has neither ornament nor anything loud.
  {
    weaker: sifted(/^[^.]*\b(?:engraved ornaments|ornate|flourishes|swashes)\b[^.]*$/i),
    instead: '',
    holds: isSpacious,
  },
  {
    weaker: sifted(/^Large in the frame, narrow margins$/),
    instead: 'Set to one side, the rest of the sheet left empty',
    holds: (scene) => isSpacious(scene) && !isPriced(scene),
  },
  {
    weaker: sifted(/^Centred layout, even margins$/),
    instead: 'Centred, wide even margins',
    holds: isSpacious,
  },
  {
    weaker: sifted(/\bvisible pen and brush marks on paper\b/),
    instead: 'visible pen lines on paper',
    holds: isPenOnly,
  },
  // What is in the middle is off no centre.
  {
    weaker: sifted(/^(?:Off-centre|Asymmetrical) composition(?: on the thirds)?, depth/),
    instead: 'Depth',
    holds: isCentred,
  },
  {
    weaker: sifted(/^(?:Off-centre|Asymmetrical) composition with depth/),
    instead: 'Depth',
    holds: isCentred,
  },
  {
    weaker: sifted(/^(?:Off-centre|Asymmetrical) composition(?: on the thirds)?$/),
    instead: '',
    holds: isCentred,
  },
  { weaker: sifted(/^Depth$/), instead: '', holds: isCentred },
  // Behind it is one even ground, which is neither soft nor far.
  {
    weaker: sifted(/, (?:what is behind|the background)(?: falling)?(?: softly)?(?: out of focus| soft)\b/),
    instead: '',
    holds: hasPlainGround,
  },
  { weaker: sifted(/^Background dark and out of focus$/), instead: '', holds: hasPlainGround },
];
