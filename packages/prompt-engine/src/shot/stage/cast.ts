import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member, type Scene } from '../../read/scene.ts';
import { isSeenDeed } from '../pose/deed-rows.ts';
import type { SceneClass } from '../scene-classes.ts';
import { drawingOf } from './drawn.ts';
import { bondNamed } from './mounts.ts';

/*
 * Who of the cast is drawn.
 */

const GROUND: ReadonlySet<string> = new Set(['terrain', 'building', 'weather', 'structure', 'tree']);
/** What puts a door or a window into somebody's hands. */
const BORNE = sifted(/^(?:carry|lift|deliver|load|unload|move|install|fit|hang)\b/);
/** What has no form of its own to be drawn. */
export const FORMLESS: ReadonlySet<string> = new Set(
  'abstract event weather material hands clothing textile'.split(' '),
);
/** Land and weather of one shape, which no ground is drawn as. */
const SHAPED = sifted(/^(?:footprint|volcano|island|iceberg|rainbow|tornado|lightning|rock|cloud)$/);
/** Parts of a body, whatever kind their row is of. */
const OF_BODY = sifted(
  /(?:^|\s)(?:(?:toe|finger)nails?|teeth|eyebrows?|eyelashes|wrists?|ankles?|toes|fingers?|heartbeat|blood pressure|belly|tummy|cheeks?|lips|beards?|moustaches?)$/i,
);

/** Whether what is named as the place is a thing in the picture too. */
function isThingToo(member: Member, scene: Scene): boolean {
  const drawing = drawingOf(member);
  const isSeen = !/^(?:in|inside|at|within)$/.test(scene.place?.preposition ?? '');
  if (/^(?:building|structure)$/.test(member.kind)) return isSeen && member.part !== 'support';
  return (
    BEARS.has(member.kind) ||
    member.kind === 'boat' ||
    /^(?:rock|skateboard|surfboard|bicycle|motorbike|scooter|sled|sleigh)$/.test(drawing)
  );
}

/** What is named as the place and yet is a thing in the picture: 'in a teacup', 'on a chair'. */
const BEARS: ReadonlySet<string> = new Set([
  'furniture',
  'container',
  'product',
  'clothing',
  'tool',
  'flower',
  'plant',
]);
const SOLID = sifted(/^(?:structure|furniture|container|product|machine|tool|toy)$/);
const STANDING_APART: ReadonlySet<string> = new Set(['around', 'behind', 'front', 'beside']);

/** A thing that nobody knows as the object of a deed that needs none: 'dancing tango' has no thing. */
const isNoThing = (index: number, scene: Scene): boolean =>
  scene.doings.some(({ object, row }) => object === index && !row?.traits.words.has('hands'));

/** 'A band, five musicians' are five, not nine; a groom beside his bride is one of the couple. */
const isToldTwice = (member: Member, scene: Scene): boolean =>
  (member.kind === 'group' &&
    !member.counted &&
    scene.cast.some(
      (other) => other !== member && isPeople(other.kind) && other.counted && other.part === 'companion',
    )) ||
  (/\bgroom\b/.test(member.words) &&
    scene.cast.some(({ name }) => name === 'bride') &&
    // Who carries the bride is seen with her.
    !scene.doings.some(({ object }) => scene.cast[object ?? -1]?.name === 'bride'));

/** Houses that one thinks of from within. */
const SEEN_WITHIN = sifted(
  /\b(?:library|cafe|bar|pub|bookshop|museum|gym|office|supermarket|bakery|cinema|theatre)$/,
);

/** 'A library with a spiral staircase' is seen from inside: a room that is told by what stands in it. */
export const isInterior = (member: Member, scene: Scene): boolean =>
  member.part === 'main' &&
  member.kind === 'building' &&
  member.placeRow?.surroundings === 'indoor' &&
  !/\b(?:facade|exterior|outside|outdoors?|street|corner|shop front|building)\b/.test(scene.subject) &&
  (SEEN_WITHIN.test(member.name) ||
    scene.cast.some(
      ({ part, kind, row }) =>
        part === 'feature' &&
        (kind === 'furniture' || /^(?:stairs|window|lamp|curtain|mirror)$/.test(row?.drawing ?? '')),
    ));

/** An event that is a place too is drawn as the place: a theme park. */
export const isPlaceItself = (member: Member): boolean =>
  member.part === 'main' &&
  member.placeRow !== undefined &&
  (member.kind === 'event' || (/^(?:building|structure)$/.test(member.kind) && drawingOf(member) === '-'));

/** A picture named as a picture is what it shows, not a sheet beside it: 'a logo with a cup'. */
function isFrameOf(member: Member, scene: Scene): boolean {
  const isCompany = !member.known && /^(?:company|firm|brand|startup|team|business)$/.test(member.name);
  if (
    member.part !== 'main' ||
    !(isCompany || /^(?:graphic|sign)$/.test(member.kind) || member.name === 'tattoo')
  )
    return false;
  if (!/^(?:-|logo|poster|canvas|chart)$/.test(drawingOf(member))) return false;
  return scene.cast.some(
    (other) =>
      other !== member &&
      drawingOf(other) !== '-' &&
      other.kind !== 'abstract' &&
      other.relation?.preposition !== 'for',
  );
}

/** What a picture within the picture is of. */
const isShownBy = ({ relation }: Member, scene: Scene): boolean => {
  const frame = scene.cast[relation?.to ?? -1];
  return relation?.preposition === 'of' && frame !== undefined && isFrameOf(frame, scene);
};

const SERVED_IN_ITS_OWN = sifted(/^(?:noodles|soup|pasta|salad|rice|fruit-bowl|vegetables|ice-cream)$/);

/** The glass of a drink, which the drink's own drawing brings. */
const isOwnVessel = (member: Member, scene: Scene): boolean => {
  const held = scene.cast[member.relation?.to ?? -1];
  const isVessel =
    /glass|cocktail|cup|mug|bowl/.test(drawingOf(member)) && member.relation?.preposition === 'in';
  const brings = held?.kind === 'drink' || SERVED_IN_ITS_OWN.test(held ? drawingOf(held) : '');
  return isVessel && held !== undefined && brings;
};

/** Grass and fallen leaves that one is in are ground. */
const isGroundOf = (member: Member, scene: Scene): boolean =>
  drawingOf(member) === 'grass' ||
  (drawingOf(member) === 'leaf' &&
    member.plural &&
    /\b(?:in|on|through|into) (?:the |a |an )?(?:\w+ )?leaves\b/.test(scene.subject));

/** For whom a thing is done: 'pouring tea for her grandmother'. */
const isServed = ({ kind, relation }: Member, { doings, cast }: Scene): boolean =>
  isBeing(kind) && relation?.preposition === 'for' && doings.length > 0 && isBeing(cast[0]?.kind ?? 'thing');

/** A name that nobody knows after 'in' is a place's. */
export const isPlaceName = ({ known, proper, relation, part }: Member): boolean =>
  !known && proper && part !== 'main' && /^(?:in|at|near|of)$/.test(relation?.preposition ?? '');

/** Land that is painted is on its canvas. */
const isOnCanvas = (member: Member, { doings, cast }: Scene): boolean =>
  member.kind === 'terrain' &&
  doings.some(
    ({ verb, object }) =>
      /^(?:paint|draw|sketch|photograph)\b/.test(verb.base) && cast[object ?? -1] === member,
  );

/** What is poured or sprayed runs: it is no glass or box beside what it runs into. */
const isPoured = (member: Member, { doings, cast }: Scene): boolean =>
  /^(?:drink|food|material|weather|terrain|thing)$/.test(member.kind) &&
  doings.some(
    ({ verb, object }) =>
      /^(?:pour|drizzle|ladle|spray|squirt)\b/.test(verb.base) && cast[object ?? -1] === member,
  ) &&
  cast.some(({ relation }) => /^(?:into|in|over|onto|on)$/.test(relation?.preposition ?? ''));

/** Milk that is lapped from a saucer is in it. */
const isLapped = (member: Member, { doings, cast }: Scene): boolean =>
  member.kind === 'drink' &&
  doings.some(({ verb, object }) => /^(?:drink|lap)\b/.test(verb.base) && cast[object ?? -1] === member) &&
  cast.some(
    ({ kind, relation }) => relation?.preposition === 'from' && /^(?:container|product|terrain)$/.test(kind),
  );

/** A building that somebody does something in is the room around them. */
const isWithinIt = (member: Member, { cast, doings }: Scene): boolean =>
  /^(?:building|structure)$/.test(member.kind) &&
  member.part !== 'main' &&
  doings.some(({ verb, object }) => / in(?:side)?$/.test(verb.base) && cast[object ?? -1] === member);

/** What a drawing shows by itself, by what it is. */
const BROUGHT: Readonly<Record<string, RegExp>> = {
  chopsticks: sifted(/^noodles$/),
  egg: sifted(/^noodles$/),
  scarf: sifted(/^snowman$/),
  cheese: sifted(/^(?:pizza|burger|pasta|sandwich|taco|hot-dog|fries|burrito)$/),
  cherry: sifted(/^(?:cupcake|ice-cream|cake|pie|cocktail)$/),
  bread: sifted(/^(?:burger|sandwich|hot-dog)$/),
  bubbles: sifted(/^(?:glass|wine-glass|bath)$/),
};
const MELTS = sifted(
  /\b(?:melt(?:ed|ing|y)|drip(?:ped|ping)|drizzled|grated|shredded|stringy|gooey|whipped|oozing)\b/i,
);

/** Noodles bring their chopsticks, a snowman its scarf; what melts over a dish is a part of it. */
export function isDrawnBySome(member: Member, { cast }: Scene): boolean {
  if (member.part === 'main') return false;
  const bearer = cast[member.relation?.to ?? -1];
  const isOfDish =
    /^(?:food|container)$/.test(bearer?.kind ?? '') &&
    /^(?:with|in|on|atop|on top of)$/.test(member.relation?.preposition ?? '');
  if (isOfDish && MELTS.test(`${member.words} ${member.adjectives.join(' ')}`)) return true;
  const drawing = drawingOf(member);
  const by = BROUGHT[drawing];
  if (!by) return false;
  return /^(?:noodles|snowman)$/.test(by.source.slice(1, -1))
    ? cast.some((other) => by.test(drawingOf(other)))
    : isOfDish && bearer !== undefined && by.test(drawingOf(bearer));
}

/** What of the cast is drawn as a figure: not the ground, not what is only spoken of, not what has no form. */
export function isFigure(member: Member, scene: Scene, kind: SceneClass): boolean {
  if (
    member.kind === 'place' ||
    (member.part === 'topic' && !isShownBy(member, scene) && !isServed(member, scene)) ||
    isPlaceName(member) ||
    // A potter's wheel is under the clay, and a block with its word would hide the potter.
    (/\bwheel$/.test(member.name) && drawingOf(member) === '-') ||
    /^(?:dust|dirt|sand|mud|.* ride)$/.test(member.name) ||
    // Fog is in the air, and who sleeps in a tower is within it.
    (member.kind === 'weather' && drawingOf(member) === 'cloud' && !/cloud/.test(member.name)) ||
    isWithinIt(member, scene) ||
    /\b(?:raised|flower|garden|herb|vegetable) bed$/i.test(member.words) ||
    (/^(?:slice|piece|bite|half|face|smile|grin)$/.test(member.name) && member.part !== 'main') ||
    isToldTwice(member, scene)
  )
    return false;
  if (isInterior(member, scene) || isPlaceItself(member) || isFrameOf(member, scene)) return false;
  if (member.kind === 'abstract' && member.part !== 'main') return false;
  if (kind === 'graphic' && drawingOf(member) !== '-') return true;
  if (
    isOwnVessel(member, scene) ||
    isPoured(member, scene) ||
    isLapped(member, scene) ||
    isOnCanvas(member, scene)
  )
    return false;
  if (
    /^pouch/.test(member.name) &&
    isBeing(scene.cast[0]?.kind ?? 'thing') &&
    !isPeople(scene.cast[0]?.kind ?? 'thing')
  )
    return false;
  if (isDrawnBySome(member, scene)) return false;
  // The windows of a house are its own, but where one is carried.
  const isHouse = /^(?:building|place)$/.test(scene.cast[0]?.kind ?? '');
  const isWithin = isHouse || scene.place?.row?.surroundings === 'indoor';
  if (drawingOf(member) === 'window' && member.part !== 'object' && isWithin) return false;
  if (member.part === 'main')
    return (
      SHAPED.test(drawingOf(member)) ||
      (member.kind !== 'weather' && !(kind === 'landscape' && member.kind === 'terrain'))
    );
  const isDrawn = drawingOf(member) !== '-';
  // The tree that a kitten sits in is seen.
  const borne = scene.cast[member.relation?.to ?? -1];
  if (isDrawn && member.kind === 'tree' && member.part === 'support' && borne?.part === 'object') return true;
  // The tree that one climbs is no ground.
  if (
    isDrawn &&
    member.kind !== 'terrain' &&
    scene.doings.some((doing) => scene.cast[doing.object ?? -1] === member && isSeenDeed(doing, scene))
  )
    return true;
  if (member.kind === 'weather' && SHAPED.test(drawingOf(member)) && member.words !== scene.place?.words)
    return true;
  // Hands are the body's own, unless the picture is about them.
  if (member.kind === 'hands' && !isShownBy(member, scene) && /^(?:hand|foot|eye|-)$/.test(drawingOf(member)))
    return false;
  if (!isDrawn && OF_BODY.test(member.words)) return false;
  // What bears one and has no drawing is a lettered shape beneath.
  if (!isDrawn && member.part === 'support' && member.known && !member.placeRow && SOLID.test(member.kind))
    return true;
  if (!isDrawn && (FORMLESS.has(member.kind) || member.part === 'feature' || member.part === 'support'))
    return false;
  if (
    !member.known &&
    !isDrawn &&
    member.part !== 'held' &&
    (member.part !== 'object' || isNoThing(scene.cast.indexOf(member), scene))
  )
    return false;
  // Grass that one lies in is ground.
  if ((member.kind === 'celestial' && kind !== 'graphic') || isGroundOf(member, scene)) return false;
  if (member.words === scene.place?.words) return isDrawn && isThingToo(member, scene);
  const named = member.relation?.preposition ?? '';
  const verb = scene.doings.find(({ object }) => scene.cast[object ?? -1] === member)?.verb.base ?? '';
  const isPassed = /(?:in front of|past|near|beside|outside|behind|over|toward|against)$/.test(verb);
  if (
    isDrawn &&
    member.part === 'object' &&
    (member.kind === 'tree' || BORNE.test(verb) || /^(?:bridge|viaduct|wave)$/.test(drawingOf(member)))
  )
    return true;
  const isOfPlace = !member.relation && scene.cast[0]?.kind === 'place';
  const isBrought = isPassed || isOfPlace || named === 'with' || named === 'and' || member.part === 'feature';
  return (
    !(member.placeRow && GROUND.has(member.kind)) ||
    (isDrawn &&
      (isBrought ||
        /^(?:from|to|between|past|toward|against)$/.test(named) ||
        STANDING_APART.has(bondNamed(named) ?? 'on')))
  );
}
