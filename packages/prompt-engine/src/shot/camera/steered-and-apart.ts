import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, type Scene } from '../../read/scene.ts';
import { theOf } from '../refer.ts';

/*
 * What else the frame has to hold besides who is on or under what: the craft that somebody steers, the gap between two,
 * what the words make larger than it is, what a ladder leans against, the tree or the bridge overhead.
 */

const CARRIERS: ReadonlySet<string> = new Set(['vehicle', 'boat', 'aircraft', 'spacecraft', 'machine']);
const CRAFT = sifted(
  /\b(?:plane|biplane|glider|airship|balloon|rocket|tank|submarine|car|cart|truck|boat|ship|carriage|chariot|tractor|train|helicopter|raft|canoe|kayak|gondola|spaceship|bus|taxi|van|digger|excavator|forklift|zeppelin|go-?kart|kart|sidecar|sleigh|trolley|lorry|locomotive|tram|tugboat|yacht|hovercraft|capsule|ufo|saucer)s?$/i,
);
/** Deeds that are done from within what goes. */
const STEERS = sifted(
  /^(?:pilot|piloting|steer|drive|fly|captain|navigate|row|paddle|sail|command|operate|ride in|travel in|sit in|crew|race)$/,
);
/** What is ridden in the open, so that its rider is seen whole with it. */
const RIDDEN = sifted(
  /\b(?:bikes?|bicycles?|motorcycles?|motorbikes?|scooters?|mopeds?|horses?|skateboards?|surfboards?|kites?|drones?|unicycles?|tricycles?|jet skis?|sleds?)$/i,
);

/** What somebody steers, or is seated in. */
export function steered({ cast, doings }: Scene, main: Member): Member | undefined {
  if (!isBeing(main.kind)) return undefined;
  const at = cast.indexOf(main);
  const isCarrier = (member: Member | undefined): member is Member =>
    member !== undefined &&
    member !== main &&
    (CARRIERS.has(member.kind) || CRAFT.test(theOf(member))) &&
    !isBeing(member.kind) &&
    !RIDDEN.test(member.name);
  const object = doings.find(
    ({ verb, agents, form }) => form !== 'past' && agents.includes(at) && STEERS.test(verb.base),
  )?.object;
  if (isCarrier(cast[object ?? -1])) return cast[object ?? -1];
  const controls = cast.find(
    ({ name, relation }) =>
      /^(?:controls|wheel|helm|tiller|cockpit|oars)$/i.test(name) &&
      relation?.to === at &&
      /^(?:at|in|behind)$/.test(relation.preposition),
  );
  return cast.find(
    (member) => controls !== undefined && member.relation?.to === cast.indexOf(controls) && isCarrier(member),
  );
}

/** 'from one roof to another': where each of two is, with a gap between. */
const APART = sifted(
  /\bfrom (?:one|their|a) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+) to (?:another|the (?:other|next|opposite)|the one (?:across|opposite))\b|\bon (?:opposite|either) (?:sides?|ends?|banks?) of (?:an?|the) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)/iu,
);

/** What is between two who are apart, where the words put a gap there. */
export function gapBetween({ subject, cast }: Scene, main: Member): string | undefined {
  const [, one, sides] = APART.exec(subject) ?? [];
  const areTwo =
    isBeing(main.kind) &&
    (main.count === 2 ||
      cast.filter(({ kind, part }) => isBeing(kind) && part !== 'topic' && part !== 'content').length === 2);
  if (!areTwo) return undefined;
  const [end = ''] = one?.toLowerCase().split(' ').slice(-1) ?? [];
  return one
    ? `the gap between the two ${end.replace(/y$/, 'ie').replace(/(?<=ch|sh|x)$/, 'e')}s`
    : sides && `the ${sides.toLowerCase()}`;
}

/** A thing that the words make larger than it is: 'a book the size of a door'. */
const ENLARGED = sifted(
  /^[^,]{0,12}?\b(?:the size of|as (?:big|tall|large|high|wide|long) as|(?:bigger|taller|larger|wider) than) (?:an?|the|his|her|their) (?:[\p{L}-]+ ){0,2}?(?:doors?|table|bed|wall|window|carpet|car|house|barn|bus|truck|lorry|room|building|ship|boat|tree|wardrobe|fridge|person|man|horse|whale|elephant|church|tower|hill|mountain|billboard|sail|piano)\b/iu,
);

/** The thing that the words make as large as a door or a house, where a view of whoever uses it would cut it. */
export function largerThanLife({ cast, subject }: Scene, main: Member): Member | undefined {
  return cast.find((member) => {
    const at = subject.toLowerCase().lastIndexOf(member.name.toLowerCase());
    return (
      member !== main &&
      at > 0 &&
      member.relation?.preposition !== 'as' &&
      ENLARGED.test(subject.slice(at + member.name.length))
    );
  });
}

/** What a thing leans against, where that is larger than a wall of a room: the ladder's moon is in the frame. */
export const leansOn = ({ cast, doings }: Scene, main: Member): Member | undefined => {
  const object = doings.find(
    ({ verb, agents }) =>
      agents.includes(cast.indexOf(main)) && /^(?:lean|prop|rest) against$/.test(verb.base),
  )?.object;
  const other = cast[object ?? -1];
  return other && !isBeing(main.kind) && /^(?:tree|celestial|building|vehicle|boat|terrain)$/.test(other.kind)
    ? other
    : undefined;
};

/** Who does something under a tree, a bridge or a pier is seen with it. */
export const underTree = ({ place }: Scene, main: Member): string | undefined =>
  place &&
  (isBeing(main.kind) || main.kind === 'boat') &&
  /^(?:under|beneath|underneath|below)$/.test(place.preposition) &&
  /\b(?:tree|oak|willow|bridge|pier|jetty|umbrella|parasol|awning|canopy|arch)$/i.test(place.words)
    ? `the ${place.words.replace(/^the /i, '')}`
    : undefined;
