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

const isBeforeSun = says(
  /\bbefore (?:the )?(?:sun ?rise|dawn|daybreak|sun (?:is up|comes up|rises))\b|\bpre-?dawn\b/i,
);
const isLeft = says(/\b(?:abandoned|derelict|disused|forgotten|overgrown|ruined|drained)\b/i);
const isStuck = says(
  /\b(?:stuck|wedged|trapped|jammed|squeezed|caught|crammed) (?:in|inside|between|under|into|behind)\b/i,
);
/** On what somebody is that has to be seen with them: a roof, a wing, a train. */
const isOnTop = says(
  /\bon (?:top|the (?:roof|wing|bonnet|hood|edge|deck|back)) of (?:an?|the|my|his|her|their) (?!hand\b|head\b|table\b|desk\b|bed\b)|\bon an? (?:\w+ )?(?:ferris wheel|roller ?coaster|carousel|ski ?lift|chairlift|scaffold\w*|iceberg|raft|crane|chimney|tightrope|trampoline)\b|\bon (?:an?|the|our|my) (?:\w+ )?(?:roof|rooftop)s?\b|\bunder (?:an?|the|his|her|my) (?:\w+ )?(?:car|van|truck|bus|lorry|tractor|train|piano|bridge)\b/i,
);
const isSeenWithIt = (scene: Scene): boolean => isStuck(scene) || isOnTop(scene);
const isWrittenBoard = says(
  /\b(?:chalkboard|blackboard|menu board|menu|whiteboard|signboard|noticeboard|billboard|poster|letter board|scoreboard)\b/i,
);
const isBigLettered = says(
  /\b(?:big|huge|large|giant|bold|massive|oversized)(?:,? [\p{L}-]+){0,3} (?:letters?|lettering|text|title|words?|type|font|headline)\b|\b(?:letters?|lettering|text|title|words?|type|headline) (?:really |very |super )?(?:big|huge|large|giant)\b/iu,
);
const tellsBackground = says(/\bbackground\b/i);
const isBlackOnly = says(
  /\bblack (?:ink|and gr[ae]y|line|only)\b|\bblackwork\b|\bno colou?rs?\b|\bone colou?r\b/i,
);
const isBlackAndWhite = says(
  /\b(?:black and white|black & white|b&w|bw photo|monochrome|greyscale|grayscale)\b/i,
);
const fallsOutside = says(
  /\b(?:rain|snow)\w* (?:is )?(?:falling )?outside\b|\b(?:rain|snow) (?:on|against|behind|before) the windows?\b/i,
);
const isFoggy = says(/\b(?:fog|foggy|mist|misty|haze|hazy|smog)\b/i);
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

export const WITH_ASKED: readonly Rule[] = [
  // A word for word reading of another language says nothing that its own sentence does not.
  { weaker: /^The .* in clear view$/, instead: '', holds: ({ isForeign }) => isForeign },
  {
    weaker: /\ba low sun just above the horizon in an? [^,]*\bsky\b/i,
    instead: 'a pale sky, the sun still below the horizon',
    holds: isBeforeSun,
  },
  { weaker: /^No other people\b/, instead: 'No people', holds: hasNobody },
  // What is in no colour has no true ones.
  { weaker: /, colours true\b/, instead: '', holds: isBlackAndWhite },
  // What falls outside wets nothing in the room.
  {
    weaker:
      /\b[Ff]alling rain and wet shining surfaces\b|\b[Ff]ine falling droplets and a dull sheen on all surfaces\b/,
    instead: 'rain outside the window',
    holds: fallsOutside,
  },
  {
    weaker: /\b[Ff]alling flakes and snow on every level surface\b/,
    instead: 'snow outside the window',
    holds: fallsOutside,
  },
  { weaker: /^(?=rain outside)r/, instead: 'R', holds: fallsOutside },
  { weaker: /^(?=snow outside)s/, instead: 'S', holds: fallsOutside },
  // What nobody uses any more is not laid out for use.
  {
    weaker: /(?:^|(?<=, )|(?<=and ))(?:sun loungers?|parasols?|deckchairs?|folded towels|towels) and /i,
    instead: '',
    holds: isLeft,
  },
  { weaker: /\bwet pale paving\b/i, instead: 'cracked pale paving', holds: isLeft },
  { weaker: /^cracked\b/, instead: 'Cracked', holds: isLeft },
  // Whoever is stuck is seen with what holds them.
  { weaker: /, (?:clear|open) space on the (?:left|right)\b/, instead: '', holds: isStuck },
  {
    weaker:
      /^(?:Three-quarter length(?: at chest height)?|Medium (?:shot|close-up)[^,]*), \d+mm lens(?: at f\/[\d.]+)?/,
    instead: 'Full-length view, 50mm lens at f/8',
    holds: isSeenWithIt,
  },
  { weaker: /(?<=^Full-length view.*), shallow depth of field/, instead: '', holds: isSeenWithIt },
  { weaker: / at f\/[\d.]+, shallow depth of field/, instead: ' at f/5.6', holds: isSeenWithIt },
  // Lines of writing are read from before them.
  { weaker: /^Full view from slightly above, /, instead: 'Full view, straight on, ', holds: isWrittenBoard },
  {
    weaker:
      /^(The words? .*?,?) (?:in thin geometric letters )?small (?:along the lower edge|in (?:the|one) [a-z ]*corner[^,]*|below it)/,
    instead: '$1 large across the upper half',
    holds: isBigLettered,
  },
  {
    weaker: /^The background graded from dark at the top to pale low down, (the .+) clear against it$/,
    instead: 'One even background, $1 clear against it',
    holds: isLettered,
  },
  { weaker: /,? ?blurred background/, instead: '', holds: tellsBackground },
  { weaker: / and flat colour\b/, instead: '', holds: isBlackOnly },
  { weaker: /, open sea to the horizon\b/, instead: '', holds: isFoggy },
  { weaker: /\ba round helmet with a gold visor\b/, instead: 'a round clear helmet', holds: isAnimal },
  {
    weaker: /^No logos, no text$/,
    instead: '',
    holds: says(/\b(?:numbers?|label\w*|text|words?|letters?|lettering|logos?|brand\w*|names?|initials)\b/i),
  },
  // Without colours no light is warm.
  { weaker: /, warm highlights\b|, slightly warm\b/, instead: '', holds: isBlackAndWhite },
  { weaker: /^Warm,? (?=soft|low|light)/, instead: '', holds: isBlackAndWhite },
  {
    weaker:
      /^(?:Cool shadows, warm highlights|Warm, slightly muted colour|Natural colour.*|Slightly muted colour.*|Muted palette with one warm accent)$/,
    instead: '',
    holds: isBlackAndWhite,
  },
  // What somebody does with a thing is no part of its name.
  {
    weaker:
      /^The (?:reading|eating|drinking|holding|carrying|writing|wearing|selling|buying|cooking|washing|playing) [^.]* in clear view$/,
    instead: '',
  },
  // Where nobody does anything there is no moment.
  { weaker: /^The key moment on\b/, instead: 'The scene on', holds: ({ doings }) => doings.length === 0 },
  // 'made of a teapot' is one teapot, and no matter.
  {
    weaker: /^Made of .* throughout\b.*$/,
    instead: '',
    holds: says(/\bmade (?:out )?(?:of|from) (?:an?|the|two|three|old|empty|used|broken|\d+) /i),
  },
  // What is shared by being in it is between nobody.
  {
    weaker:
      /, the (tent|room|house|flat|bed|boat|hammock|taxi|car|cell|office|nest|cave|igloo|sleeping bag) between them(?:, heads bent to it)?/,
    instead: ' in the $1',
  },
  // Without people it is not without what the words put there.
  {
    weaker: /^The .* completely empty, bare surfaces in plain view$/,
    instead: '',
    holds: ({ cast, excluded }) =>
      cast.filter(({ part }) => part !== 'topic').length > 1 &&
      excluded.every((words) => /\b(?:people|persons?|humans?|hands?|text|words|logos?)\b/i.test(words)),
  },
  // A wide lens blurs nothing behind.
  {
    weaker: /^Background [^,]* out of focus$/,
    instead: '',
    beside: /\b(?:24|28)mm lens at f\/(?:4|5\.6|8|11)/,
  },
];
