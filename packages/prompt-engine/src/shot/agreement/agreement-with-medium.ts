import { mainOf, type Scene } from '../../read/scene.ts';
import { isInTheWorld } from '../light/in-the-world.ts';
import type { Rule } from './agreement-rule.ts';

/*
 * What a look or a layout has by habit, where the words say how it is coloured, drawn with, spaced or framed.
 */

const says =
  (pattern: RegExp) =>
  ({ subject }: Scene): boolean =>
    pattern.test(subject);

const isGrey = says(
  /\bblack[- ]?(?:and|&|n)[- ]?white(?=$|[,.;:!?)]| (?:photo\w*|pictures?|portraits?|film|image|print|shot|snapshot|still|noir|35mm|polaroid|documentary|please|pls|with|and)\b)|\bb ?(?:&|\/) ?w\b|\b(?:monochrome|gr[ae]yscale|schwarz-?wei(?:ß|ss)|blanco y negro|noir et blanc|preto e branco|bianco e nero|czarno-?bia\p{L}+)(?!\p{L})|白黒|黑白|흑백/iu,
);
/** Film and processes that have a colour of their own. */
const isStock = says(
  /\b(?:koda(?:chrome|k)|ektachrome|portra|velvia|provia|fuji\w*|cinestill|agfa\w*|technicolor|polaroid|instax|lomo\w*|sepia|cyanotype|infrared|cross[- ]processed)\b/i,
);
const isSpacious = says(
  /\b(?:(?:lots|loads|plenty|a lot) of (?:empty |white |blank |negative )?(?:space|white|room)|(?:empty|white|blank|negative) space|tasteful\w*|understated|subtle|restrained|quiet|discreet|minimal\w*|elegant|airy|uncluttered)\b/i,
);
const isPenOnly = (scene: Scene): boolean =>
  says(
    /\b(?:ink|pens?|biro|ballpoint|line ?(?:art|drawings?|work)?|outlines?|au trait|trazo|tinta|traço|strichzeichnung\w*|feder)\b/iu,
  )(scene) &&
  !says(/\b(?:brush\w*|paint\w*|wash(?:es)?|water ?colou?r\w*|gouache|aquarel\w*|acuarela)\b/iu)(scene);
const isCentred = says(
  /\b(?:symmetr\w*|cent(?:red|ered)|dead cent(?:re|er)|in the (?:very |exact )?(?:middle|cent(?:re|er)))\b(?! of (?:an?|the|my|his|her|their|our|nowhere)\b)/i,
);
const hasPlainGround = says(
  /\b(?:white|plain|blank|black|gr[ae]y|seamless|solid|neutral|empty)(?: \p{L}+)? (?:back(?:ground|drop)|sweep|wall|sheet)\b|\bisolated on\b/iu,
);
const isPriced = (scene: Scene): boolean => mainOf(scene)?.kind === 'sign';

export const WITH_MEDIUM: readonly Rule[] = [
  // Whoever runs, meets or rides does so before no paper.
  { weaker: /^(?:Plain|Seamless) [^.]*\b(?:backdrop|sweep)\b.*$/, instead: '', holds: isInTheWorld },
  // A film without colours, or with its own, is named by that.
  { weaker: /, (?:natural|true) colour\b/, instead: '', holds: isGrey },
  { weaker: /, (?:natural|true) colour\b/, instead: '', holds: isStock },
  { weaker: /, 35mm colour negative\b/, instead: '', holds: isGrey },
  { weaker: /, 35mm colour negative\b/, instead: '', holds: isStock },
  {
    weaker:
      /^((?:Editorial |Medium-format |Plain |Plain, direct |Documentary |Minimalist |Animal |Wildlife )?[Pp]hotograph|(?:Cinematic |Documentary )?[Ff]ilm still|Feature-film frame)(?=$|,(?!.*(?:black|grey)))/,
    instead: '$1, black and white',
    holds: isGrey,
  },
  // Who asks for taste and space has neither ornament nor anything loud.
  {
    weaker: /^[^.]*\b(?:engraved ornaments|ornate|flourishes|swashes)\b[^.]*$/i,
    instead: '',
    holds: isSpacious,
  },
  {
    weaker: /^Bold layout, large and readable$/,
    instead: 'Set to one side, the rest of the sheet left empty',
    holds: (scene) => isSpacious(scene) && !isPriced(scene),
  },
  { weaker: /^Centred layout, even margins$/, instead: 'Centred, wide even margins', holds: isSpacious },
  {
    weaker: /\bvisible pen and brush marks on paper\b/,
    instead: 'visible pen lines on paper',
    holds: isPenOnly,
  },
  // What is in the middle is off no centre.
  {
    weaker: /^(?:Off-centre|Asymmetrical) composition(?: on the thirds)?, depth/,
    instead: 'Depth',
    holds: isCentred,
  },
  { weaker: /^(?:Off-centre|Asymmetrical) composition with depth/, instead: 'Depth', holds: isCentred },
  { weaker: /^(?:Off-centre|Asymmetrical) composition(?: on the thirds)?$/, instead: '', holds: isCentred },
  { weaker: /^Depth$/, instead: '', holds: isCentred },
  // Behind it is one even ground, which is neither soft nor far.
  {
    weaker: /, (?:what is behind|the background)(?: falling)?(?: softly)?(?: out of focus| soft)\b/,
    instead: '',
    holds: hasPlainGround,
  },
  { weaker: /^Background dark and out of focus$/, instead: '', holds: hasPlainGround },
];
