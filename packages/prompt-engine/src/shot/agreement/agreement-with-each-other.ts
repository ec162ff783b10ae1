import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, mainOf, type Scene } from '../../read/scene.ts';
import { isHanded } from '../moment/bare.ts';
import type { Rule } from './agreement-rule.ts';

/*
 * Pairs of decisions of one take that no picture can hold both: a profile and a face to the camera, eyes shut and a
 * gaze into the frame, a near view and all that stands around, straight down and depth, a gale and a long shadow.
 */

/** Whose head hangs, or whose eyes are shut, looks nowhere. */
const LOOKS_NOWHERE = sifted(
  /\b(?:head (?:hanging|bowed|sunk|lowered|drooping|tipped back)|chin (?:on the (?:chest|paws|ground)|sunk|between)|eyes (?:shut|closed|lowered|down|on the (?:ground|floor|hands|page|book))|asleep|face (?:hidden|down|buried|in (?:both|the) hands)|head bent|looking down|facing the camera|eyes on the (?:camera|viewer)|to the camera)\b/i,
);
const FACES_CAMERA = sifted(
  /\b(?:facing the (?:camera|viewer)|eyes (?:on|straight into) the (?:camera|viewer|lens)|faces? to the camera|front to the camera|both eyes[^,]* to the camera)\b/i,
);
const FROM_THE_SIDE = sifted(
  /\b(?:in (?:full |strict )?profile|side-on|broadside|side to the camera|seen from the side)\b/i,
);
const HALF_VIEW = sifted(
  /^(?:Medium (?:shot|close-up|view)|Three-quarter length|Waist-up|Head and shoulders|Close-up)/,
);
const FAR_OR_HIGH = sifted(
  /\b(?:aerial|bird's-eye|from (?:far|high) above|straight down|overhead view|distant view|far high view)\b/i,
);
const FROM_ABOVE = sifted(/\b(?:straight down|flat lay|overhead view)\b/i);
const ROUGH_AIR = sifted(
  /\b(?:gale|storm\w*|thunder\w*|lightning|driven rain|rain driven|falling rain|downpour|falling flakes|blizzard|snowfall|overcast|thick fog|dense fog)\b/i,
);
const BLURRED = sifted(
  /\b(?:background (?:dark and )?(?:out of focus|soft|blurred)|out of focus (?:behind|in the background)|hiding the distance|far shapes fading|soft beyond)\b/i,
);

/** What the words name at the lower end of a body, or under it, and a half view leaves out. */
const BELOW_THE_HIP = sifted(
  /\b(?:shoes?|sneakers|trainers|boots|heels|sandals|slippers|socks|leg ?warmers|leggings|stockings|barefoot|bare feet|(?:wooden|peg|prosthetic|robotic) legs?|stilts|roller skates|ice skates|skates|skateboard|snowboard|surfboard|unicycle|tail|flippers|tutu|crutches|wheelchair|rollerblades|clogs)\b/i,
);
/** What is as large as whoever is on it or has it. */
const LARGE_WITH_IT = sifted(
  /\b(?:throne|(?:on|riding|astride) (?:an?|his|her|the|their) (?:\p{L}+ )?(?:horse|pony|camel|donkey|motorcycle|motorbike|bicycle|bike|scooter|vespa|dragon|unicorn|bear|wolf|elephant)|wings)\b/iu,
);
const NEAR_TOLD = sifted(
  /\b(?:portrait|close-?up|headshot|macro|face|head|bust|selfie|medium shot|waist|half-length|hands)\b/i,
);

/** Whether what is named would be cut off by a view of half the figure. */
const isCutByHalf = (scene: Scene): boolean =>
  isBeing(mainOf(scene)?.kind ?? 'thing') &&
  scene.cameras.length === 0 &&
  !NEAR_TOLD.test(scene.subject) &&
  (BELOW_THE_HIP.test(scene.subject) || LARGE_WITH_IT.test(scene.subject)) &&
  !scene.doings.some(({ verb }) =>
    /^(?:tie|lace|polish|paint|sew|mend|repair|try|shine|knit|clean)\b/.test(verb.base),
  );

/** What is held at arm's length or as high as a head. */
const HELD_WIDE = sifted(
  /\b(?:lantern|sword|katana|axe|staff|spear|hammer|umbrella|violin|cello|guitar|bow|shield|broom|banner|flag|scythe|trident|rifle|torch|balloons?|kite)\b/i,
);
const isHeldOutside = (scene: Scene): boolean =>
  scene.cameras.length === 0 &&
  !NEAR_TOLD.test(scene.subject) &&
  (scene.cast.some(({ part, name }) => part === 'held' && HELD_WIDE.test(name)) ||
    scene.doings.some(
      ({ verb, object }) =>
        /^(?:hold|carry|lift|raise|wield|swing)\b/.test(verb.base) &&
        HELD_WIDE.test(scene.cast[object ?? -1]?.name ?? ''),
    ));

/** A beast of a calling is no wildlife, and a werewolf no animal to lie down before. */
const isBeastOfCalling = (scene: Scene): boolean => {
  const main = mainOf(scene);
  return main?.role !== undefined && isBeing(main.kind) && !isPeople(main.kind);
};
const isUprightBeing = (scene: Scene): boolean => {
  const main = mainOf(scene);
  return main !== undefined && main.kind === 'fantasy-being' && isHanded(main);
};

const isOneLine = ({ subject }: Scene): boolean =>
  /\b(?:single|one|continuous)[- ](?:continuous |unbroken )?line\b|\bline art\b|\bline ?drawing\b|\boutlines? only\b/i.test(
    subject,
  );
const isPattern = ({ subject }: Scene): boolean =>
  /\b(?:seamless|repeat(?:ing)? pattern|pattern|wallpaper pattern|tileable|textile print)\b/i.test(subject);

/** Rules of what cannot be seen at once. */
export const WITH_EACH_OTHER: readonly Rule[] = [
  // A flank is seen from the side; what looks at the camera has turned its head.
  {
    weaker: sifted(
      /\b(?:square )?in profile\b(.*?), ((?:[^,]*\b)?(?:mask|mouth|face|eyes|ears|head|muzzle|beak|bill)\b(?![^,]*\bturned\b)[^,]*?) to the camera\b/,
    ),
    instead: 'side-on$1, the head turned, $2 to the camera',
  },
  // Eyes that are told are seen.
  {
    weaker: sifted(/\bin profile, the head level$/),
    instead: 'with the head level, both eyes on the lens',
    holds: ({ subject }) => /\b(?:eyes|eyed|gaze|freckles|smile)\b/i.test(subject),
  },
  { weaker: sifted(/, side view$/), instead: ', from the front', beside: FACES_CAMERA },
  {
    weaker: sifted(/, straight on$/),
    instead: ', side view',
    beside: FROM_THE_SIDE,
    holds: ({ subject }) => !/\b(?:eyes|eyed|gaze|freckles|smile)\b/i.test(subject),
  },
  // Where nobody looks into the frame it is only open.
  {
    weaker: sifted(/, looking (?:out )?into the open space on the (left|right)$/),
    instead: ', open space on the $1',
    beside: LOOKS_NOWHERE,
  },
  // Where a second thing stands is no open space.
  {
    weaker: sifted(/, looking (?:out )?into the open space on the left$/),
    instead: ', looking to the left',
    beside: sifted(/^(?!.*\bthird\b)(?:The|A) [^.]*\bat the left\b/),
  },
  {
    weaker: sifted(/, (?:clear|open) space (?:on|to) the left$/),
    instead: '',
    beside: sifted(/^(?!.*\bthird\b)(?:The|A) [^.]*\bat the left\b/),
  },
  {
    weaker: sifted(/, looking (?:out )?into the open space on the right$/),
    instead: ', looking to the right',
    beside: sifted(/^(?!.*\bthird\b)(?:The|A) [^.]*\bat the right\b/),
  },
  {
    weaker: sifted(/, (?:clear|open) space (?:on|to) the right$/),
    instead: '',
    beside: sifted(/^(?!.*\bthird\b)(?:The|A) [^.]*\bat the right\b/),
  },
  // Near as it is, the view holds nothing around, and far as it is, nothing of half a figure.
  {
    weaker: sifted(
      /^((?:Extreme close-up|Close-up|Macro|Close view).*?), (?:the animals? large in (?:its|their) surroundings|what stands around it in frame|the room clear behind|the whole scene in frame|the whole figure in frame)\b/,
    ),
    instead: '$1',
  },
  {
    weaker: sifted(
      /^(Medium (?:shot|close-up)|Three-quarter length|Close-up|Head and shoulders) at a distance\b/,
    ),
    instead: '$1',
  },
  {
    weaker: sifted(
      /^((?:The|Both) [^,]*?) (?:as one )?small (?:figure |shape )?(in|on) the (lower )?(left|right)\b/,
    ),
    instead: '$1 $2 the $3$4',
    beside: HALF_VIEW,
  },
  {
    weaker: sifted(/^[A-Z][^.]* (?:close to the lens|in the near foreground)(?: at the [a-z ]+)?$/),
    instead: '',
    beside: FAR_OR_HIGH,
  },
  { weaker: sifted(/, the near edge soft\b/), instead: '', beside: FAR_OR_HIGH },
  { weaker: sifted(/, (?:an? )?[^,]* in front(?=,|$)/), instead: '', beside: sifted(/^Distant view/) },
  // What is sharp from front to back has nothing soft behind it.
  { weaker: sifted(/, all of it sharp, the background soft\b/), instead: ', the background soft' },
  {
    weaker: sifted(
      /^(?!.*straight down)(.*?), (?:sharp throughout|everything sharp|all of it sharp|sharp from front to back|every plane sharp)\b/,
    ),
    instead: '$1',
    beside: BLURRED,
  },
  // Seen from straight above nothing runs back, nothing is behind, and nothing stands at the edge of the lens.
  {
    weaker: sifted(/^(?:Depth running|Leading lines|Lines leading)[^.]*$/),
    instead: 'The whole of it flat to the frame',
    beside: FROM_ABOVE,
  },
  {
    weaker: sifted(/, (?:depth (?:running|behind)[^,]*|leading lines[^,]*)$/),
    instead: '',
    beside: FROM_ABOVE,
  },
  { weaker: sifted(/^Background [^.]*$/), instead: '', beside: FROM_ABOVE },
  { weaker: sifted(/, [^,]* in the background$/), instead: '', beside: FROM_ABOVE },
  // One line has no shade.
  {
    weaker: sifted(/^[^.]*\b(?:hatch(?:ing|ed)|shading|washes|stippl\w+|gradients?|modelled|tonal)\b[^.]*$/i),
    instead: '',
    holds: isOneLine,
  },
  {
    weaker: sifted(/^[^.]*\b(?:hatch(?:ing|ed)|shading|stippl\w+|gradients?|modelled)\b[^.]*$/i),
    instead: '',
    beside: sifted(/\b(?:single|one) (?:unbroken |continuous |thin )?line\b/i),
  },
  // A repeat is even, and falls into no light.
  {
    weaker: sifted(
      /^[^.]*\b(?:long shadows?|shadow of|shadows? (?:falling|across)|raking|backlit|bright rim)\b[^.]*$/i,
    ),
    instead: 'Even flat colour, no cast shadow',
    holds: isPattern,
  },
  {
    weaker: sifted(/\bscattered at different angles in two sizes\b/),
    instead: 'in two sizes, in even half-drop rows',
    holds: isPattern,
  },
  {
    weaker: sifted(/^Each (.+) large in its cell\b/),
    instead: 'Each $1 whole in its cell',
    beside: sifted(/\bsmall motifs\b/),
  },
  // In a gale there is no long shadow on the ground.
  {
    weaker: sifted(/, [^,]*\bshadows?\b[^,]*\b(?:across|on|over) the (?:ground|floor|grass|snow)\b/),
    instead: '',
    beside: ROUGH_AIR,
  },
  { weaker: sifted(/ and long shadows toward the camera\b/), instead: '', beside: ROUGH_AIR },
  {
    weaker: sifted(
      /^(?:Hard side sun|Clear sun|Low sun|Clear soft daylight).*?(?=from (?:behind at |back |camera )?(?:the )?(?:left|right))/,
    ),
    instead: 'Light through a gap in the cloud ',
    beside: sifted(/\b(?:gale|lightning|thunderstorm|rain driven|driven rain|blizzard)\b/i),
  },
  // What the words name is inside the frame.
  {
    weaker: sifted(
      /^(?:Medium (?:shot|close-up)|Three-quarter length)(?: at (?:chest height|eye level|the animal's eye level|seated eye level|a distance)| from (?:just below hand height|close by|slightly below|ground level))?/,
    ),
    instead: 'Full-length shot',
    holds: isCutByHalf,
  },
  { weaker: sifted(/(?<=^Full-length shot.*), hands large in front\b/), instead: '', holds: isCutByHalf },
  {
    weaker: sifted(
      /(?<=^Full-length shot.*)\b(?:face and hands|hands and face|face) (?:in sharp focus|sharp)\b/,
    ),
    instead: 'sharp from head to foot',
    holds: isCutByHalf,
  },
  { weaker: sifted(/(?<=^Full-length shot.*), eyes sharp\b/), instead: '', holds: isCutByHalf },
  { weaker: sifted(/, the face on the upper third\b/), instead: '', holds: isCutByHalf },
  {
    weaker: sifted(
      /^(?:Head and shoulders|Close-up|Portrait framing, (?:chest up|head and shoulders)|Medium close-up)(?=,| )/,
    ),
    instead: 'Waist-up view',
    holds: isHeldOutside,
  },
  {
    weaker: sifted(/^(?:Medium(?: shot)?|Three-quarter length)(?= |,)(?: at chest height)?/),
    instead: 'Full-length',
    beside: sifted(/^The [^.]*\b(?:on the ground|at the feet)\b/),
    holds: ({ cameras }) => cameras.length === 0,
  },
  { weaker: sifted(/^(Full-length)(?=,)/), instead: '$1 shot' },
  // A beast of a calling is portrayed, not watched in the wild.
  {
    weaker: sifted(/^Wildlife photograph\b/),
    instead: 'Character portrait photograph',
    holds: isBeastOfCalling,
  },
  {
    weaker: sifted(/^Animal photograph\b/),
    instead: 'Character portrait photograph',
    holds: isBeastOfCalling,
  },
  {
    weaker: sifted(/^Wildlife documentary still\b/),
    instead: 'Cinematic film still',
    holds: isBeastOfCalling,
  },
  { weaker: sifted(/\b(?:300|400)mm lens\b/), instead: '85mm lens', holds: isBeastOfCalling },
  {
    weaker: sifted(/\bsharp from nose to tail\b|\bevery feather sharp\b/),
    instead: 'sharp from head to foot',
    holds: isBeastOfCalling,
  },
  {
    weaker: sifted(/\bat the (?:animal's eye level|bird's own height)\b/),
    instead: 'at its own eye level',
    holds: isBeastOfCalling,
  },
  { weaker: sifted(/, the animal large in its surroundings\b/), instead: '', holds: isBeastOfCalling },
  { weaker: sifted(/\bat the animal's eye level\b/), instead: 'at eye level', holds: isUprightBeing },
  {
    weaker: sifted(/\bsharp from nose to tail\b/),
    instead: 'sharp from head to foot',
    holds: isUprightBeing,
  },
  { weaker: sifted(/, the animal large in its surroundings\b/), instead: '', holds: isUprightBeing },
  { weaker: sifted(/\b(?:135|200)mm lens\b/), instead: '85mm lens', holds: isUprightBeing },
];
