import { inWords } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, type PlaceRead, type Scene } from '../../read/scene.ts';
import { patternOf, theOf } from '../refer.ts';
import { leadingDoing } from '../staging/staging.ts';

/*
 * Who is above somebody else is in the upper part of the frame, who hangs has its hold at the top edge, and what a crane
 * lifts is between it and where it goes.
 */

/** Where those are who look down. */
const PERCHES =
  '(?:branch|bough|balcony|window|windowsill|roof|rooftop|ledge|lamp ?post|treetop|tree|rafters?|cliff|wall|beam|perch|wire|power line|chandelier|ceiling|crow.s nest|bridge|staircase|tower)';
/** Where the words have somebody above the rest: 'from a branch', 'overhead'. */
const ABOVE = sifted(
  new RegExp(
    `\\b(?:(?:above|overhead)(?=$|[,.;]| (?:and|while|as|him|her|it|them)\\b| (?:its|his|her|their) heads?\\b)|from (?:an?|the|its|her|his) (?:[\\p{L}-]+ ){0,3}?${PERCHES}\\b)`,
    'iu',
  ),
);

const isTold = (subject: string, { name }: Member, where: string): boolean =>
  new RegExp(`\\b${patternOf(name)}${where}`, 'iu').test(subject);

/** Whether the words have it below whoever the sentence is about. */
export const isToldBelow = ({ subject }: Scene, member: Member): boolean =>
  isTold(subject, member, '\\b[^,.;]*\\b(?<!from )(?:below|beneath|underneath)\\b');

/** What is in the air by its kind. */
export const FLIERS: ReadonlySet<string> = new Set([
  'bird',
  'aircraft',
  'spacecraft',
  'sea-animal',
  'fantasy-being',
]);

/** Whether somebody may be in the air with what flies. */
export const isFlier = ({ kind, row }: Member): boolean =>
  FLIERS.has(kind) || row?.traits.words.has('wings') === true;

/** The ground under what flies, and who is down there. */
export function groundWithThose(scene: Scene, main: Member, ground: PlaceRead): string {
  const there = ground.proper ? ground.words : `the ${ground.words.replace(/^the /i, '')}`;
  const below = scene.cast
    .filter(
      (member) =>
        member !== main &&
        isBeing(member.kind) &&
        member.part !== 'topic' &&
        (isToldBelow(scene, member) ||
          (!isFlier(member) &&
            /^(?:toward|towards|to|at|object)$/.test(member.relation?.preposition ?? '') &&
            /^(?:bird|aircraft)$/.test(main.kind))),
    )
    .slice(0, 2)
    .map(theOf);
  return below.length > 0 ? inWords([there, ...below]) : there;
}

const ALOFT: ReadonlySet<string> = new Set(['aircraft', 'spacecraft']);

/** What is over heads by its nature. */
const HOVERS = sifted(
  /\b(?:swarm|flock|halo|balloons?|speech bubble|thought bubble|storm cloud|cloud|crown|chandelier|banner|drone)$/i,
);

/** What somebody looks, points or shines up at. */
const UP_AT = sifted(
  /\bup (?:at|to|toward|towards|into) (?:an?|the|his|her|their|its) (?:[\p{L}-]+ ){0,3}?$/iu,
);

/** What the words have over somebody who turns up to it. */
export const lookedUpAt = ({ cast, subject }: Scene, main: Member): Member | undefined =>
  isBeing(main.kind)
    ? cast.find((member) => {
        const at = subject.toLowerCase().indexOf(member.name.toLowerCase());
        return (
          member !== main &&
          member.part !== 'topic' &&
          member.kind !== 'celestial' &&
          at > 0 &&
          UP_AT.test(subject.slice(0, at))
        );
      })
    : undefined;

/** Who looks down on the main one, or is over it: whoever was named last before the words that say so. */
export function aboveOf(scene: Scene, main: Member): Member | undefined {
  const { cast, subject, doings } = scene;
  const told = ABOVE.exec(subject);
  const before = subject.slice(0, told?.index ?? 0);
  const [last] = cast
    .filter(
      ({ part, kind, name }, i) =>
        part !== 'topic' &&
        (isBeing(kind) ||
          ALOFT.has(kind) ||
          HOVERS.test(name) ||
          doings.some(({ agents }) => agents.includes(i))),
    )
    .map((member) => ({ member, at: lastNamed(before, member) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at);
  if (!last || last.member === main) return undefined;
  // A cat that is fetched from a tree is in somebody's arms; one that looks down from it is up there.
  const between = before.slice(last.at + last.member.name.length);
  const isUpThere = !/^from/i.test(told?.[0] ?? '') || /\p{L}+(?:ing|s|ed)\b/u.test(between);
  return isUpThere ? last.member : undefined;
}

const lastNamed = (text: string, { name }: Member): number =>
  text.toLowerCase().lastIndexOf(name.toLowerCase());

const FALLS = sifted(/^(?:fall|drop|tumble|plunge|plummet|topple|crash|slide off)\b/);

/** Onto or into what something falls: both are in the frame, one above the other. */
export function fallsOnto({ cast, doings }: Scene, main: Member): Member | undefined {
  const at = cast.indexOf(main);
  const isFalling = doings.some(
    ({ verb, agents, form }) => form !== 'past' && agents.includes(at) && FALLS.test(verb.base),
  );
  if (!isFalling || ['tiny', 'hand'].some((size) => main.row?.traits.words.has(size))) return undefined;
  return cast.find(
    ({ relation, kind }) =>
      relation?.to === at &&
      /^(?:onto|into|toward|towards|on|past)$/.test(relation.preposition) &&
      !['weather', 'material', 'hands'].includes(kind),
  );
}

const UNDER_EAVES = sifted(/\bunder (?:the |an? )?(?:eaves|rafters|awning|ceiling)\b/i);
const UNDER_A_CEILING = sifted(/\b(?:on|across|along|from) (?:an?|the) (?:[\p{L}-]+ )?ceiling\b/iu);

const HANGS = sifted(/^(?:hang|dangle|roost|cling|suspend|swing from)\b(?! out)/);
const HOLDS = sifted(
  /\b(?:branch|bough|rope|ceiling|hook|wire|line|clothesline|beam|rafters?|ledge|cliff|web|thread|vine|chain|bar|trapeze|tree|roof|balcony|chandelier|cable|overhang)s?$/i,
);

/** What somebody hangs from, as a sentence names it; undefined where nobody hangs or nobody knows from what. */
export function hungFrom(scene: Scene, main: Member): string | undefined {
  const { cast, doings, place, subject } = scene;
  const at = cast.indexOf(main);
  if (isBeing(main.kind) && UNDER_A_CEILING.test(subject) && doings.length === 0) return 'the ceiling';
  const eaves =
    isBeing(main.kind) &&
    /^(?:bird|insect)$|bat$/.test(`${main.kind === 'bird' || main.kind === 'insect' ? main.kind : main.name}`)
      ? UNDER_EAVES.exec(subject)?.[0]
      : undefined;
  if (eaves) return `the ${eaves.replace(/^under (?:the |an? )?/i, '').toLowerCase()}`;
  const doing = doings.find(({ agents }) => agents.includes(at));
  if (!doing || !HANGS.test(doing.verb.base) || !isBeing(main.kind)) return undefined;
  const hold = [cast[doing.object ?? -1], ...cast].find(
    (member) => member !== undefined && member !== main && HOLDS.test(member.name),
  );
  if (hold) return theOf(hold);
  if (/^(?:roost|hang)$/.test(doing.verb.base) && /^(?:in|inside)$/.test(place?.preposition ?? ''))
    return 'the roof';
  return place && /^(?:from|on|off)$/.test(place.preposition) && HOLDS.test(place.words)
    ? `the ${place.words.replace(/^the /i, '')}`
    : undefined;
}

const LIFTS = sifted(
  /^(?:lift|hoist|raise|lower|load|unload|winch|swing|set down|place|put|deliver|carry|bring|drop)\b/,
);
const LIFTERS = sifted(
  /\b(?:cranes?|helicopters?|winch|derrick|forklifts?|excavators?|cherry picker|pulley|drones?)$/i,
);
const STANDS_UP = sifted(
  /\b(?:balcony|roof|rooftop|terrace|bridge|ship|deck|tower|steeple|truck|barge|platform|window|trailer|pedestal|scaffold|scaffolding|rooftop garden|stadium|building|boat|sailboat|yacht|raft|dinghy)$/i,
);

/** What a crane lifts, and where to: both are in the frame with it. */
export function liftedBy(scene: Scene, main: Member): string | undefined {
  const { cast, doings, place } = scene;
  const doing = doings.find(
    ({ verb, agents, form }) => form !== 'past' && cast[agents[0] ?? -1] === main && LIFTS.test(verb.base),
  );
  const load = cast[doing?.object ?? -1];
  if (!load || load === main || !LIFTERS.test(main.name)) return undefined;
  const goal = cast.find((member) => member !== main && member !== load && STANDS_UP.test(member.name));
  if (goal) return `${theOf(load)} and ${theOf(goal)}`;
  return place && STANDS_UP.test(place.words)
    ? `${theOf(load)} and the ${place.words.replace(/^the /i, '')}`
    : theOf(load);
}

const HUNG_BY = sifted(
  /\b(?:hang|dangl|suspend|lift|hoist|carr|lower)\p{L}* (?:up |high )?(?:from|by|under|below|beneath) (?:an?|the) (?:[\p{L}-]+ ){0,2}?((?:[\p{L}-]+ )?(?:crane|helicopter|balloons?|rope|cable|drone|hook|parachute|airship|zeppelin))\b/iu,
);

/** What somebody or something hangs from over a place, as a sentence names it; what is a member is named as one. */
export function hoistOf({ subject, cast }: Scene): string | undefined {
  const hoist = HUNG_BY.exec(subject)?.[1]?.toLowerCase();
  const head = hoist?.split(' ').at(-1);
  return head && !cast.some(({ name, kind }) => isBeing(kind) && name.toLowerCase().endsWith(head))
    ? `the ${hoist}`
    : undefined;
}

const STALLS = sifted(
  /\b(?:cart|stall|tricycle|wagon|barrow|wheelbarrow|trolley|kiosk|stand|rickshaw|unicycle|van|truck|bike|bicycle|boat|caravan|trailer|canoe|sled|hive|well|kiln|wardrobe|hearse|sidecar)s?$/i,
);

/** 'from the back of a pickup truck'. */
const isWorkedFrom = (subject: string, { name }: Member): boolean =>
  new RegExp(
    `\\b(?:from|out of) (?:the (?:back|window|side|hatch) of )?(?:an?|the|his|her|their) (?:[\\p{L}-]+ ){0,2}?${patternOf(name)}`,
    'iu',
  ).test(subject);

/** The cart, the stall or the boat that somebody works from: it is seen whole with them. */
export function workedFrom({ cast, doings, place, subject }: Scene, main: Member): Member | undefined {
  const at = cast.indexOf(main);
  const isAtWork = doings.some(({ agents, form }) => form !== 'past' && agents.includes(at));
  const isElsewhere = place !== undefined && !/^(?:beside|by|next to|near|along)$/.test(place.preposition);
  if (!isAtWork || !isBeing(main.kind) || isElsewhere) return undefined;
  return cast.find(
    (member) =>
      STALLS.test(member.name) &&
      ((member.relation?.to === at && /^(?:from|at|behind|out of)$/.test(member.relation.preposition)) ||
        isWorkedFrom(subject, member)),
  );
}

const IN_THE_AIR = sifted(
  /\b(?:mid-?air|airborne|trapeze|clear(?:s|ing)? the (?:bar|crossbar|hurdle)|over the bar|off (?:an?|the) (?:diving board|cliff|high dive|springboard)|skydiv\w+|parachut\w+|paraglid\w+|leap(?:s|ing)? (?:between|across|over|to|for|at|high)|trampoline|ris(?:es|ing) (?:from|out of)|tak(?:es|ing) off|soar\w*|fall(?:s|ing) (?:headfirst|through|past|from)|div(?:es|ing) for|sw[ui]ng(?:s|ing)? (?:between|from|through|across)|jump(?:s|ing)? (?:from|out of) (?:an?|the)|slam dunk\w*|dunk(?:s|ing)?)\b/i,
);

/** What has wings and flies; wolves that circle do not. */
const isOnTheWing = (scene: Scene): boolean => {
  const doing = leadingDoing(scene);
  const doer = scene.cast[doing?.agents[0] ?? -1];
  return (
    doing?.row?.posture === 'fly' &&
    doing.form !== 'past' &&
    scene.place?.preposition !== 'on' &&
    (doer?.row?.traits.words.has('wings') === true || /^(?:bird|insect|aircraft)$/.test(doer?.kind ?? ''))
  );
};

/** Whether whoever is seen is off the ground at this moment: what is empty is below. */
export const isInMidAir = (scene: Scene): boolean => IN_THE_AIR.test(scene.subject) || isOnTheWing(scene);

const LARGE: ReadonlySet<string> = new Set([
  'boat',
  'vehicle',
  'aircraft',
  'building',
  'structure',
  'spacecraft',
]);

/** The ship whose bow somebody paints: a part has its whole behind it. */
export function workedOn({ cast, doings }: Scene, main: Member): Member | undefined {
  const at = cast.indexOf(main);
  if (!isBeing(main.kind)) return undefined;
  return cast.find(
    ({ kind, relation }) =>
      LARGE.has(kind) &&
      relation?.preposition === 'of' &&
      doings.some(
        ({ object, agents, form }) => form !== 'past' && agents.includes(at) && object === relation.to,
      ),
  );
}
