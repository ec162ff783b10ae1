import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, mainOf, type Scene } from '../../read/scene.ts';
import type { Rule } from './agreement-rule.ts';

/*
 * What a class, a look or an hour has by habit gives way to what the words ask for in so many words: a size of letters,
 * a background, a state that a place has fallen into, a sun that is not up.
 */

const says =
  (pattern: RegExp) =>
  ({ subject }: Scene): boolean =>
    pattern.test(subject);

const isPrintedOn = says(
  sifted(
    /\b(?:label|stamp|illustration|print(?:ed)?|pattern|artwork|logo|drawing) (?:of|with|that|says|reads)\b|\b(?:illustration|stamp)\b|\bprinted with\b/i,
  ),
);
const isBeforeSun = says(
  sifted(/\bbefore (?:the )?(?:sun ?rise|dawn|daybreak|sun (?:is up|comes up|rises))\b|\bpre-?dawn\b/i),
);
const isLeft = says(sifted(/\b(?:abandoned|derelict|disused|forgotten|overgrown|ruined|drained)\b/i));
const isStuck = says(
  sifted(
    /\b(?:stuck|wedged|trapped|jammed|squeezed|caught|crammed) (?:in|inside|between|under|into|behind)\b/i,
  ),
);
/** On what somebody is that has to be seen with them: a roof, a wing, a train. */
const isOnTop = says(
  sifted(
    /\bon (?:top|the (?:roof|wing|bonnet|hood|edge|deck|back)) of (?:an?|the|my|his|her|their) (?!hand\b|head\b|table\b|desk\b|bed\b)|\bon an? (?:\w+ )?(?:ferris wheel|roller ?coaster|carousel|ski ?lift|chairlift|scaffold\w*|iceberg|raft|crane|chimney|tightrope|trampoline)\b|\bon (?:an?|the|our|my) (?:\w+ )?(?:roof|rooftop)s?\b|\bunder (?:an?|the|his|her|my) (?:\w+ )?(?:car|van|truck|bus|lorry|tractor|train|piano|bridge)\b/i,
  ),
);
const isSeenWithIt = (scene: Scene): boolean => isStuck(scene) || isOnTop(scene);
const isWrittenBoard = says(
  sifted(
    /\b(?:chalkboard|blackboard|menu board|menu|whiteboard|signboard|noticeboard|billboard|poster|letter board|scoreboard)\b/i,
  ),
);
const isBigLettered = says(
  sifted(
    /\b(?:big|huge|large|giant|bold|massive|oversized)(?:,? [\p{L}-]+){0,3} (?:letters?|lettering|text|title|words?|type|font|headline)\b|\b(?:letters?|lettering|text|title|words?|type|headline) (?:really |very |super )?(?:big|huge|large|giant)\b/iu,
  ),
);
const tellsBackground = says(sifted(/\bbackground\b/i));
const isBlackOnly = says(
  sifted(/\bblack (?:ink|and gr[ae]y|line|only)\b|\bblackwork\b|\bno colou?rs?\b|\bone colou?r\b/i),
);
const isBlackAndWhite = says(
  sifted(/\b(?:black and white|black & white|b&w|bw photo|monochrome|greyscale|grayscale)\b/i),
);
const fallsOutside = says(
  sifted(
    /\b(?:rain|snow)\w* (?:is )?(?:falling )?outside\b|\b(?:rain|snow) (?:on|against|behind|before) the windows?\b/i,
  ),
);
const isFoggy = says(sifted(/\b(?:fog|foggy|mist|misty|haze|hazy|smog)\b/i));
const isAnimal = (scene: Scene): boolean => {
  const kind = mainOf(scene)?.kind ?? 'thing';
  return isBeing(kind) && !isPeople(kind) && kind !== 'robot';
};
const isLettered = ({ lettering }: Scene): boolean => lettering.length > 0;
/** Those for whom it is are not in it: without others nobody else is ruled out. */
const hasNobody = ({ cast, subject }: Scene): boolean =>
  !cast.some(
    ({ kind, part, name }) =>
      isPeople(kind) &&
      part !== 'topic' &&
      !new RegExp(
        `\\bfor (?:my|our|the|his|her|their|an?) [^,.;:]*${name.replace(/[^\p{L} ]/gu, '.')}`,
        'iu',
      ).test(subject),
  );

/** 'washed out colours' are not true ones. */
const COLOURS_TOLD = sifted(
  /\b(?:washed[- ]?out|faded|muted|desaturated|bleached|vivid|saturated|neon|pastel|sepia|cross-processed|candy|acid) (?:colou?rs?|tones?|palette|look|film)\b/i,
);
const hasColoursTold = ({ subject }: Scene): boolean => COLOURS_TOLD.test(subject);

export const WITH_ASKED: readonly Rule[] = [
  // What is lettered or printed by the words is no blank surface.
  {
    weaker: sifted(
      /^The blank surface turned to the camera, flat and unwrinkled, for a design to be placed$/,
    ),
    instead: 'The printed side turned to the camera, flat and unwrinkled',
    holds: (scene) => scene.lettering.length > 0 || isPrintedOn(scene),
  },
  // A word for word reading of another language says nothing that its own sentence does not.
  { weaker: sifted(/^The .* in clear view$/), instead: '', holds: ({ isForeign }) => isForeign },
  {
    weaker: sifted(/\ba low sun just above the horizon in an? [^,]*\bsky\b/i),
    instead: 'a pale sky, the sun still below the horizon',
    holds: isBeforeSun,
  },
  { weaker: sifted(/^No other people\b/), instead: 'No people', holds: hasNobody },
  // What is in no colour has no true ones.
  { weaker: sifted(/, colours true\b/), instead: '', holds: isBlackAndWhite },
  { weaker: sifted(/, (?:natural colour|colours true)\b/), instead: '', holds: hasColoursTold },
  // What falls outside wets nothing in the room.
  {
    weaker: sifted(
      /\b(?:[Ff]alling rain and wet shining surfaces|[Ff]ine falling droplets and a dull sheen on all surfaces)\b(?: seen through the window)?/,
    ),
    instead: 'rain outside the window',
    holds: fallsOutside,
  },
  {
    weaker: sifted(/\b[Ff]alling flakes and snow on every level surface\b(?: seen through the window)?/),
    instead: 'snow outside the window',
    holds: fallsOutside,
  },
  { weaker: sifted(/^(?=rain outside)r/), instead: 'R', holds: fallsOutside },
  { weaker: sifted(/^(?=snow outside)s/), instead: 'S', holds: fallsOutside },
  // What nobody uses any more is not laid out for use.
  {
    weaker: sifted(
      /(?:^|(?<=, )|(?<=and ))(?:sun loungers?|parasols?|deckchairs?|folded towels|towels) and /i,
    ),
    instead: '',
    holds: isLeft,
  },
  { weaker: sifted(/\bwet pale paving\b/i), instead: 'cracked pale paving', holds: isLeft },
  { weaker: sifted(/^cracked\b/), instead: 'Cracked', holds: isLeft },
  // Whoever is stuck is seen with what holds them.
  { weaker: sifted(/, (?:clear|open) space on the (?:left|right)\b/), instead: '', holds: isStuck },
  {
    weaker: sifted(
      /^(?:Three-quarter length(?: at chest height)?|Medium (?:shot|close-up)[^,]*), \d+mm lens(?: at f\/[\d.]+)?/,
    ),
    instead: 'Full-length view, 50mm lens at f/8',
    holds: isSeenWithIt,
  },
  { weaker: sifted(/(?<=^Full-length view.*), shallow depth of field/), instead: '', holds: isSeenWithIt },
  { weaker: sifted(/ at f\/[\d.]+, shallow depth of field/), instead: ' at f/5.6', holds: isSeenWithIt },
  // Lines of writing are read from before them.
  {
    weaker: sifted(/^Full view from slightly above, /),
    instead: 'Full view, straight on, ',
    holds: isWrittenBoard,
  },
  {
    weaker: sifted(
      /^(The words? .*?,?) (?:in thin geometric letters )?small (?:along the lower edge|in (?:the|one) [a-z ]*corner[^,]*|below it)/,
    ),
    instead: '$1 large across the upper half',
    holds: isBigLettered,
  },
  {
    weaker: sifted(
      /^The background graded from dark at the top to pale low down, (the .+) clear against it$/,
    ),
    instead: 'One even background, $1 clear against it',
    holds: isLettered,
  },
  { weaker: sifted(/,? ?blurred background/), instead: '', holds: tellsBackground },
  { weaker: sifted(/ and flat colour\b/), instead: '', holds: isBlackOnly },
  { weaker: sifted(/, open sea to the horizon\b/), instead: '', holds: isFoggy },
  {
    weaker: sifted(/\ba round helmet with a gold visor\b/),
    instead: 'a round clear helmet',
    holds: isAnimal,
  },
  {
    weaker: sifted(/^No logos, no text$/),
    instead: '',
    holds: says(
      sifted(/\b(?:numbers?|label\w*|text|words?|letters?|lettering|logos?|brand\w*|names?|initials)\b/i),
    ),
  },
  // Without colours no light is warm.
  { weaker: sifted(/, warm highlights\b|, slightly warm\b/), instead: '', holds: isBlackAndWhite },
  { weaker: sifted(/^Warm,? (?=soft|low|light)/), instead: '', holds: isBlackAndWhite },
  {
    weaker: sifted(
      /^(?:Cool shadows, warm highlights|Warm, slightly muted colour|Natural colour.*|Slightly muted colour.*)$/,
    ),
    instead: '',
    holds: isBlackAndWhite,
  },
  // What somebody does with a thing is no part of its name.
  {
    weaker: sifted(
      /^The (?:reading|eating|drinking|holding|carrying|writing|wearing|selling|buying|cooking|washing|playing) [^.]* in clear view$/,
    ),
    instead: '',
  },
  // Where nobody does anything there is no moment.
  {
    weaker: sifted(/^The key moment on\b/),
    instead: 'The scene on',
    holds: ({ doings }) => doings.length === 0,
  },
  // 'made of a teapot' is one teapot, and no matter.
  {
    weaker: sifted(/^Made of .* throughout\b.*$/),
    instead: '',
    holds: says(sifted(/\bmade (?:out )?(?:of|from) (?:an?|the|two|three|old|empty|used|broken|\d+) /i)),
  },
  // What is shared by being in it is between nobody.
  {
    weaker: sifted(
      /, the (tent|room|house|flat|bed|boat|hammock|taxi|car|cell|office|nest|cave|igloo|sleeping bag) between them(?:, heads bent to it)?/,
    ),
    instead: ' in the $1',
  },
  // Without people it is not without what the words put there.
  {
    weaker: sifted(/^The .* completely empty, bare surfaces in plain view$/),
    instead: '',
    holds: ({ cast, excluded }) =>
      cast.filter(({ part }) => part !== 'topic').length > 1 &&
      excluded.every((words) => /\b(?:people|persons?|humans?|hands?|text|words|logos?)\b/i.test(words)),
  },
  // A wide lens blurs nothing behind.
  {
    weaker: sifted(/^Background [^,]* out of focus$/),
    instead: '',
    beside: sifted(/\b(?:24|28)mm lens at f\/(?:4|5\.6|8|11)/),
  },
];
