import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Rule } from './agreement-rule.ts';

/*
 * What a picture is made on and with, how large its subject is and how hard its tones are, as the words tell it: what a
 * look, a take or a class has by habit gives way.
 */

const says =
  (pattern: RegExp) =>
  ({ subject }: Scene): boolean =>
    pattern.test(subject);

const isSoft = says(
  sifted(
    /\b(?:pastels?|soft|softly|gentle|delicate|muted|pale|subtle|calm|dreamy|baby shower|newborn|soothing|tender)\b/i,
  ),
);
const isPlate = says(
  sifted(/\b(?:glass plate|plate negative|glass negative|tintype|daguerreotype|ambrotype)\b/i),
);
const isOnPaper = says(
  sifted(
    /\b(?:parchment|vellum|papyrus|kraft|brown paper|lined paper|graph paper|squared paper|newsprint|black paper|toned paper|coloured paper|napkin|cardboard|envelope|sticky note|post-?it|beer mat|wood|canvas|slate|black background|white background|transparent background)\b/i,
  ),
);
const isWashed = says(
  sifted(/\bwash(?:es)?\b|\bno (?:hatching|shading|shadows?)\b|\bwithout (?:hatching|shading)\b/i),
);
const isUnshaded = says(
  sifted(/\b(?:no|without(?: any)?) (?:shading|shadows?|shade)\b|\bunshaded\b|\bflat colou?rs?\b/i),
);
const isTorchlit = says(sifted(/\btorch(?:es|light|lit)?\b/i));
const isOfficial = says(
  sifted(
    /\b(?:school|passport|id|yearbook|class|graduation|mugshot|staff|linkedin|company) (?:photo|picture|portrait|pic)s?\b|\bmug ?shots?\b/i,
  ),
);
const isMediumFormat = says(sifted(/\bmedium[- ]format\b/i));
const isHuge = sifted(
  /\b(?:giant|huge|HUGE|enormous|colossal|gigantic|massive|towering|monstrous|immense|vast|gargantuan)\b/,
);
const hasHugeMain = (scene: Scene): boolean => {
  const main = scene.cast.find(({ part }) => part === 'main');
  return main !== undefined && (isHuge.test(main.words) || /\bHUGE\b/.test(scene.subject));
};

const tellsTones = says(
  sifted(
    /\b(?:tones?|colou?rs?|palette|pastels?|earthy|monochrome|black and white|red|green|blue|yellow|orange|purple|pink|gold|navy|mustard|teal)\b/i,
  ),
);
const isUnderwater = says(
  sifted(/\b(?:under ?water|submerged|beneath the (?:sea|waves|surface)|seabed|ocean floor)\b/i),
);
const isOval = says(sifted(/\b(?:oval|portrait|bank ?note|cameo|medallion|bust)\b/i));
/** 'nobody notices it': whoever does not is there. */
const isUnnoticed = says(
  sifted(
    /没有人\p{L}{2}|人很多|誰も|아무도|\b(?:nadie|niemand|nessuno|ninguém) \p{L}+|\bpersonne ne\b|\b(?:nobody|no one|no-one) (?:\p{L}+s|is|has|was|cares|looks|talks)\b/iu,
  ),
);

const isBetween = says(
  sifted(
    /\b(?:no|plain|white|blank) background\b|\b(?:between|among|amid|beneath|on top of) (?:the |two |three |many |giant |huge )?\p{L}/iu,
  ),
);
const isMacroTold = says(sifted(/\b(?:macro|extreme close-?up)\b/i));

const isSlightlyBlurred = says(
  sifted(
    /\bblurs?(?:red)? (?:a (?:bit|little)|slightly|just|softly)\b|\b(?:slight|little|bit of|touch of|hint of|some) (?:motion )?blur\b|\bslightly blurred\b/i,
  ),
);
/** Made of one stuff from end to end. */
const isOfOneStuff = says(
  sifted(
    /\b(?:knitted|crochet(?:ed)?|felted?|wool(?:len)?|lego|clay|origami|cardboard|paper|gingerbread|sand|ice|balloons?|glass|wooden|metal|fabric|plasticine)\b/i,
  ),
);
/** Nobody is there who could wear or hold anything. */
const isEmptyOfPeople = says(
  sifted(/\b(?:nobody|no ?one|no people|no persons?|no figures|empty|deserted|abandoned)\b/i),
);

export const WITH_MADE: readonly Rule[] = [
  {
    weaker: sifted(/^Long exposure of several seconds on a tripod, moving parts drawn into smooth streaks$/),
    instead: 'Slow shutter, 1/15 second, what moves slightly blurred',
    holds: isSlightlyBlurred,
  },
  {
    weaker: sifted(/^Long exposure, silky movement beside crisp still surfaces$/),
    instead: '',
    holds: isSlightlyBlurred,
  },
  {
    weaker: sifted(/, painted plaster, paper leaves and a curved painted sky$/),
    instead: '',
    holds: isOfOneStuff,
  },
  { weaker: sifted(/ toward the painted back$/), instead: '', holds: isOfOneStuff },
  { weaker: sifted(/, flowing cloth and clear silhouettes$/), instead: '', holds: isEmptyOfPeople },
  { weaker: sifted(/^A glow at hands and gems$/), instead: '', holds: isEmptyOfPeople },
  // Whoever sleeps among cabbages is in no bedroom.
  {
    weaker: sifted(/^In an? (?:bedroom|living room|kitchen|office|study)\b.*$/),
    instead: '',
    holds: isBetween,
  },
  { weaker: sifted(/^(The [^.]*) clear in front of a simplified setting$/), instead: '', holds: isBetween },
  {
    weaker: sifted(/^(?:Medium|Wide|Full-length) shot\b.*$/),
    instead: 'Extreme close-up, macro lens, shallow depth of field',
    holds: isMacroTold,
  },
  { weaker: sifted(/^Black, white and one accent colour$/), instead: '', holds: tellsTones },
  { weaker: sifted(/\bvisible in haze\b/), instead: 'visible in the water', holds: isUnderwater },
  { weaker: sifted(/^Oval portrait framing.*$/), instead: '', holds: (scene) => !isOval(scene) },
  { weaker: sifted(/, oval portrait framing.*$/), instead: '', holds: (scene) => !isOval(scene) },
  // One layer of several that a picture has says nothing.
  { weaker: sifted(/^Dark near layer$/), instead: '' },
  { weaker: sifted(/^No (?:other )?people$/), instead: '', holds: isUnnoticed },
  {
    weaker: sifted(/^Strong contrast of tones, clear silhouettes$/),
    instead: 'Clear silhouettes',
    holds: isSoft,
  },
  { weaker: sifted(/, large shapes and strong contrast$/), instead: ', large shapes', holds: isSoft },
  { weaker: sifted(/, hard drying edges\b/), instead: ', soft drying edges', holds: isSoft },
  {
    weaker: sifted(/, faded print with creases, dust specks and yellowed edges$/),
    instead: ', soft grey tones and dust specks',
    holds: isPlate,
  },
  // What it is drawn on is told.
  {
    weaker: sifted(/, [^,]* on (?:[a-z-]+ ){0,3}(?:paper|cloth|canvas|board)$/i),
    instead: '',
    holds: isOnPaper,
  },
  { weaker: sifted(/^Shade built from hatching.*$/), instead: '', holds: isWashed },
  {
    weaker: sifted(/^[^.]*\b(?:whip shading|hatch lines for shade|darkest toward)\b[^.]*$/i),
    instead: '',
    holds: isUnshaded,
  },
  { weaker: sifted(/^Light from the upper left, .*$/), instead: '', holds: isUnshaded },
  // Torches are held high or stand on a wall.
  { weaker: sifted(/^Firelight from below at (?=camera)/), instead: 'Torchlight from ', holds: isTorchlit },
  // A photograph for the file is taken from the front, in a room.
  {
    weaker: sifted(
      /^(?:Soft light from a bright open sky|Clear sun|Soft even daylight|Hard side sun|Low sun).*$/,
    ),
    instead: 'Soft, even frontal light',
    holds: isOfficial,
  },
  {
    weaker: sifted(/^Full figure at a distance, 50mm lens, straight on$/),
    instead: 'Medium view, straight on, 85mm lens',
    holds: isOfficial,
  },
  {
    weaker: sifted(/^Wide shot at eye level, 35mm lens at f\/2\.8, /),
    instead: 'Medium shot at eye level, 85mm lens at f/2.8, ',
    holds: isOfficial,
  },
  {
    weaker: sifted(/^(The [^,]*?) (?:small in the lower (?:left|right)|on the (?:left|right) third), .*$/),
    instead: '$1 centred, plain space around',
    holds: isOfficial,
  },
  // A format of film has no frames of the cinema.
  {
    weaker: sifted(
      /^(?:Cinematic film still|Feature-film frame|Photograph|Editorial photograph|Minimalist photograph|Plain photograph|Plain, direct photograph)\b.*$/,
    ),
    instead: 'Medium-format photograph',
    holds: isMediumFormat,
  },
  { weaker: sifted(/, \d\dmm lens(?: at f\/[\d.]+)?/), instead: '', holds: isMediumFormat },
  // What is told to be huge is small in no frame.
  {
    weaker: sifted(/^.*\bsmall (?:between|in|low|below|and|under|at|on|within|against)\b.*$/i),
    instead: '',
    holds: hasHugeMain,
  },
  { weaker: sifted(/, (?:small|tiny) [^,]*(?=,|$)/i), instead: '', holds: hasHugeMain },
];
