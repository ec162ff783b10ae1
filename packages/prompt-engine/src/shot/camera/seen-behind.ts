import { sifted } from '../../lexicon/sifting/sifted.ts';
import { GOES_BY_ITSELF } from '../../read/phrase-bounds.ts';
import { isBeing, isFromBehind, type Member, type Scene } from '../../read/scene.ts';
import { MISHAP } from '../../read/settle-lead.ts';
import { isDenied } from '../pose/denied-deed.ts';
import { patternOf } from '../refer.ts';

/*
 * What else goes on in the sentence, behind whom it is about or before their eyes: both are in one frame, one of them
 * farther off.
 */

const AWAY = sifted(
  /^(?:drive|leave|pull|pass|roll|go|depart|ride|sail|run|walk|fly|disappear|vanish|wait|sleep|sit|stand|play|dance|burn|fight|argue|kiss|hug)\b/,
);
/** What somebody else does who comes in, or is there and takes no part. */
const COMES = sifted(
  /^(?:(?:walk|come|run|burst|step|storm|peek|peer|creep|sneak|barge|look) in\b|(?:enter|approach|arrive|appear|watch|look on|wait|sleep|nap|doze|stare|cheer|applaud|clap|laugh|point|film)\b)/,
);
const BEHIND = sifted(/\bbehind (?:her|him|it|them|me|us)\b/i);
const LOOKS_ON = sifted(
  /^(?:watch|look (?:at|on|over|across)|stare at|gaze at|spy on|observe|glare at|wait for|wave at)$/,
);
const FAR: ReadonlySet<string> = new Set(['vehicle', 'boat', 'aircraft']);

/** Too near or too small to be a second figure in the depth of the frame. */
const isNear = ({ row, kind }: Member): boolean =>
  kind === 'insect' ||
  kind === 'hands' ||
  ['tiny', 'hand', 'held'].some((size) => row?.traits.words.has(size));

/** 'as a bus pulls away behind him', however much of it was read. */
const movesBehind = (subject: string, { name }: Member): boolean =>
  new RegExp(`${patternOf(name)} (?:\\p{L}+ ){1,3}behind (?:him|her|them|it)\\b`, 'iu').test(subject);

/** What leaves, comes or goes on behind whom the sentence is about, or is watched by them from a distance. */
export function seenBehind(scene: Scene, main: Member): Member | undefined {
  const { cast, doings, subject } = scene;
  const at = cast.indexOf(main);
  // A scarecrow that watches is somebody, too.
  const isFigure = doings.some(({ verb, agents }) => agents.includes(at) && LOOKS_ON.test(verb.base));
  if (!(isBeing(main.kind) || isFigure) || isFromBehind(scene) || isDenied(scene) || isNear(main))
    return undefined;
  const isSeen = (member: Member | undefined): member is Member =>
    member !== undefined && member !== main && member.part !== 'topic' && !isNear(member);
  for (const { verb, agents, object, form } of doings) {
    const doer = cast[agents[0] ?? -1];
    const isWatched = doings.some(
      (look) => look.agents.includes(at) && look.object === agents[0] && LOOKS_ON.test(look.verb.base),
    );
    const isBehindThem =
      BEHIND.test(subject) ||
      (doer !== undefined && (FAR.has(doer.kind) || (isWatched && doer.kind !== 'celestial')));
    // 'as the maestro walks in': who comes is seen behind.
    const comes =
      doer !== undefined && isBeing(doer.kind) && doer.part === 'companion' && COMES.test(verb.base);
    const areTwo = cast.filter(({ kind, part }) => isBeing(kind) && part !== 'topic').length === 2;
    if (
      comes &&
      areTwo &&
      !doer.plural &&
      agents.length === 1 &&
      agents[0] !== at &&
      form !== 'past' &&
      isSeen(doer)
    )
      return doer;
    const goes = AWAY.test(verb.base) || GOES_BY_ITSELF.test(verb.base);
    if (isSeen(doer) && agents[0] !== at && form !== 'past' && goes && isBehindThem) return doer;
    const watched = cast[object ?? -1];
    // Small as they are, two robins that share a worm are what is watched.
    const acts = doings.some((each) => each !== doings[0] && each.agents.includes(object ?? -1));
    if (
      agents.includes(at) &&
      watched &&
      watched !== main &&
      (isSeen(watched) || acts) &&
      isBeing(watched.kind) &&
      LOOKS_ON.test(verb.base)
    )
      return watched;
  }
  return cast.find((member) => isSeen(member) && FAR.has(member.kind) && movesBehind(subject, member));
}

const MAKES = sifted(
  /^(?:knit|sew|crochet|bake|cook|build|carve|sing|play|read|perform|dance|juggle|peel|pour|flamb\w*|serve|carve|grill|fry|brew|mix|draw|paint|write)\b/,
);

/** What sits there as somebody would. */
const FIGURES = sifted(/\b(?:scarecrow|dolls?|teddy bear|mannequin|puppet|snowman|statue|gnome)$/i);

/** For whom the sentence has it made or done: a mouse that a scarf is knitted for waits beside the needles. */
export function givenTo({ cast, doings }: Scene, main: Member): Member | undefined {
  const [doing] = doings;
  if (!doing || !isBeing(main.kind) || !MAKES.test(doing.verb.base)) return undefined;
  return cast.find(
    ({ kind, name, relation, plural, counted, count }) =>
      (isBeing(kind) || FIGURES.test(name)) &&
      (!plural || (counted && count < 4)) &&
      relation?.preposition === 'for',
  );
}

/** What was dropped or broken, where somebody is seen with it. */
export const mishapOf = ({ cast: [first], subject }: Scene, main: Member): Member | undefined =>
  first && first !== main && first.part === 'scenery' && !isBeing(first.kind) && MISHAP.test(subject)
    ? first
    : undefined;

const MACHINES: ReadonlySet<string> = new Set(['vehicle', 'boat', 'aircraft', 'machine', 'spacecraft']);

/** What a tractor pulls is in the frame with it, and so is what a ship lies beside. */
export function towedOrBeside({ cast, doings }: Scene, main: Member): Member | undefined {
  if (!MACHINES.has(main.kind)) return undefined;
  const pulled = doings.find(
    ({ verb, agents, form }) =>
      form !== 'past' &&
      cast[agents[0] ?? -1] === main &&
      /^(?:pull|tow|drag|haul|push|chase|carry|rescue|overtake|race)\b/.test(verb.base),
  )?.object;
  // A train on a viaduct is seen with it.
  const crossed = cast.find(
    ({ kind, relation, name }, at) =>
      /^(?:structure|building)$/.test(kind) &&
      !/\b(?:wall|door|window|fence)$/i.test(name) &&
      ((cast[relation?.to ?? -1] === main && /^(?:over|across|onto)$/.test(relation?.preposition ?? '')) ||
        doings.some(
          ({ verb, object }) =>
            object === at && /^(?:cross|pass|enter|leave|go over|ride over)\b/.test(verb.base),
        )),
  );
  const beside = cast.find(
    ({ kind, relation, part, row }) =>
      part !== 'topic' &&
      relation !== undefined &&
      /^(?:next to|beside|alongside)$/.test(relation.preposition) &&
      (MACHINES.has(kind) || ['large', 'huge', 'vast'].some((size) => row?.traits.words.has(size))),
  );
  const other = cast[pulled ?? -1] ?? crossed ?? beside;
  return other && other !== main ? other : undefined;
}
