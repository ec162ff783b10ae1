import { NOUN_KINDS } from '../lexicon/noun.ts';
import { inWords, listOf, rowsOf, textOf } from '../lexicon/row.ts';
import { isBeing, isPeople, type Member, mainOf, type Scene } from '../read/scene.ts';
import { isUsual, isWhollyRead } from './certainty.ts';
import { isTyped, pronounsOf, theOf, theWholeOf, toldPlace } from './refer.ts';
import { isCrowd } from './scene-class.ts';
import { servedAs } from './served.ts';
import { type Brief, capital, type Decision, said } from './shot.ts';

/*
 * How the cast stands to each other. {a} is the one, {b} the other. The words say the relation themselves; a sentence
 * is added only where the picture needs more than they say, and only for prepositions that mean one thing.
 */
const EXACT = new Map(
  rowsOf(
    `
in front of | {A} in front, {b} square behind, a little softer | {A} in front, {b} large and soft behind
behind | {A} partly hidden by {b} | {A} half lost behind {b}
beside, next to, alongside | {A} and {b} side by side on one line | {A} nearest, {b} a step behind
surrounded by | {B} in an even ring with a little space | {B} crowding in from every edge
between | {B} one on each side, {a} in the middle | {B} closing in on both sides, {a} in the middle
among, amid, amidst, in the middle of | {B} on every side, in front and behind | {B} near and blurred in front, {a} between them
full of, filled with | {B} filling {a} | {B} crowded into {a} up to its edges
lit by | The light of {b} falling from close by | The light of {b} the brightest spot in the frame
reflected in | The reflection whole and upright | The reflection broken by a ripple
`,
    3,
  ).flatMap(([names, studio, cinematic]) =>
    listOf(names).map((name) => [name, { studio: textOf(studio), cinematic: textOf(cinematic) }] as const),
  ),
);

const TURNING = /^(?:explode|burst|shatter|dissolve|melt|turn|transform|morph|break|crumble|disintegrate)/;

/** What stands behind those who come from it or lean against it. */
const STANDING: ReadonlySet<string> = new Set(['tree', 'structure']);

function bound(brief: Brief, member: Member, other: Member): string {
  const preposition = member.relation?.preposition ?? '';
  if (other.kind === 'abstract') return '';
  if (preposition === 'into' && brief.scene.doings.some(({ verb }) => TURNING.test(verb.base)))
    return `${capital(theOf(other))} still whole on one side, ${theWholeOf(member)} flying out of the other`;
  const [detail] = member.row?.details ?? [];
  if (/^(?:from|against)$/.test(preposition) && STANDING.has(member.kind) && isBeing(other.kind))
    return `${capital(theWholeOf(member))} close behind`;
  if (preposition === 'over' && brief.scene.doings.some(({ row }) => row?.traits.words.has('two')))
    return `${capital(theWholeOf(member))} between them`;
  // Whoever is before a telly or a fire looks at it.
  if (preposition === 'in front of' && isBeing(other.kind) && /\bmirror$/i.test(member.name))
    return `${capital(theOf(other))} facing ${theOf(member)}, the reflection of the face in it`;
  if (preposition === 'in front of' && isBeing(other.kind) && member.row?.traits.words.has('glowing'))
    return `${capital(theOf(member))} facing ${theOf(other)}, its glow on ${pronounsOf(other).him}`;
  if (preposition === 'between' && !member.plural) {
    const third = brief.scene.cast[brief.scene.cast.indexOf(member) + 1];
    return third
      ? `${capital(theWholeOf(member))} at the left, ${theWholeOf(third)} at the right, ${theOf(other)} in the middle`
      : '';
  }
  const isHandy = [
    'product',
    'device',
    'toy',
    'instrument',
    'tool',
    'food',
    'drink',
    'flower',
    'weapon',
  ].includes(member.kind);
  if (preposition === 'beside' && isHandy && isBeing(other.kind) && !isBeing(member.kind))
    return `${capital(theWholeOf(member))} ${brief.take === 'studio' ? 'within reach beside' : 'close by'} ${theOf(other)}${brief.take === 'studio' && detail ? `, with ${detail}` : ''}`;
  const exact = EXACT.get(preposition);
  return exact
    ? (brief.take === 'studio' ? exact.studio : exact.cinematic)
        .replaceAll('{A}', capital(theOf(other)))
        .replaceAll('{B}', capital(theOf(member)))
        .replaceAll('{a}', theOf(other))
        .replaceAll('{b}', theOf(member))
    : '';
}

/** Words that say themselves how two stand. */
const ARRANGED =
  /\b(?:back to back|side by side|face to face|head to head|nose to nose|cheek to cheek|hand in hand|arm in arm|apart)\b/i;

function companions(brief: Brief, main: Member): Decision[] {
  const { scene, take } = brief;
  const joined = scene.cast.filter(
    (member) =>
      member.part === 'companion' &&
      member.placed !== true &&
      isBeing(member.kind) &&
      !isCrowd(member) &&
      // Whoever rushes past has a deed of their own.
      !scene.doings.some(
        ({ agents, form }) =>
          form !== 'past' &&
          agents.length === 1 &&
          agents[0] === scene.cast.indexOf(member) &&
          agents[0] !== 0,
      ) &&
      (!member.relation || member.relation.preposition === 'with') &&
      // A gull on his belly is not at his right.
      toldPlace(scene, member) === '',
  );
  // A deed between two has placed them.
  const at = scene.cast.indexOf(main);
  const isMutual = scene.doings.some(
    ({ row, form, object, agents }) =>
      row?.traits.words.has('two') ||
      // Who is carried by somebody is in their arms.
      (row !== undefined && form === 'past' && object === at && !agents.includes(at)),
  );
  if (joined.length === 0 || isMutual || !isBeing(main.kind) || ARRANGED.test(scene.subject)) return [];
  const names = joined.map(theWholeOf);
  // Bees, or a portrait: there is no place for two sides.
  const isAround = joined.every(({ kind }) => kind === 'insect') && isPeople(main.kind);
  if (isAround || scene.cameras.some(({ row }) => row.size === 'close' || row.size === 'medium'))
    return [
      {
        element: 'subject',
        text: `${capital(inWords(names))} ${isAround ? 'around' : 'close beside'} ${theOf(main)}`,
        because: `${said(joined.map(({ words }) => words).join(', '))} belongs in the picture too.`,
      },
    ];
  const pronouns = pronounsOf(main);
  const isBabe = joined.length === 1 && joined[0]?.kind === 'baby' && isPeople(main.kind);
  const facing =
    take === 'studio' ? 'turned slightly toward each other' : 'close enough to touch, one nearer the camera';
  const text =
    joined.length === 1 && names[0] === theWholeOf(main)
      ? `One ${main.name} at the left, the other at the right, ${facing}`
      : isBabe
        ? `${capital(theOf(main))} holding ${names[0]} close`
        : joined.length === 1 && main.counted && main.count > 2
          ? `${capital(names[0] ?? '')} in front of ${theOf(main)}`
          : joined.length === 1
            ? `${capital(theOf(main))} at the left, ${names[0]} at the right, ${facing}`
            : `${capital(inWords(names))} around ${pronouns.him}`;
  return [
    {
      element: 'subject',
      text,
      because: `${said(joined.map(({ words }) => words).join(', '))} belongs in the picture too.`,
    },
  ];
}

/** What is in a hand that nothing else keeps busy; what is worn only by the stuff it is said to be of. */
function held({ scene, take }: Brief, main: Member): Decision[] {
  const isBusy = scene.doings.some(({ row }) => row?.traits.words.has('hands'));
  return scene.cast
    .filter(
      (member, i) =>
        (member.part === 'held' || member.part === 'worn') &&
        member.placed !== true &&
        toldPlace(scene, member) === '' &&
        !scene.doings.some(({ object, verb }) => object === i && verb.base !== 'wear'),
    )
    .slice(0, 2)
    .flatMap((member): Decision[] => {
      const surface = member.materials.find(({ kind }) => !['size', 'age'].includes(kind))?.surface ?? '';
      const where = member.part === 'held' && !isBusy ? 'in one hand' : '';
      const stuff = take === 'studio' && surface ? `with ${surface}` : '';
      const said_ = [where, stuff].filter(Boolean).join(', ');
      return said_ === ''
        ? []
        : [
            {
              element: 'subject',
              text: `${capital(theWholeOf(member))} ${said_}`,
              because: `${said(member.words)} is named with ${theOf(main)}.`,
            },
          ];
    });
}

const GLOWING = /\b(?:fireplace|wood stove|wood burner|fairy lights|string lights|candles?|lanterns?)$/i;

/** What a shop window holds is behind its glass. */
export const behindGlass = ({ subject }: Scene, main: Member): boolean =>
  /\bwindow$/i.test(main.name) &&
  /\b(?:shop|store|bakery|baker|display|boutique|caf[eé]|deli|butcher|florist)/i.test(subject);

/** Where one has a thing that the words only say one is with: by its size, and by who has it; else nothing. */
function whereOf({ scene }: Brief, { row, kind, name }: Member): string {
  const main = mainOf(scene);
  const sizes = row?.traits.words;
  if (main && behindGlass(scene, main) && !isBeing(kind)) return 'behind the glass';
  const isOfPlace =
    main !== undefined &&
    (['place', 'terrain'].includes(main.kind) ||
      (main.kind === 'building' && main.placeRow?.surroundings === 'indoor'));
  if (isOfPlace && GLOWING.test(name)) return 'lit, a warm glow on what stands near';
  if (!main || !sizes || !isBeing(main.kind) || isBeing(kind)) return '';
  const isSmall = ['tiny', 'hand', 'held'].some((size) => sizes.has(size));
  const isLarge = ['large', 'huge', 'vast', 'person'].some((size) => sizes.has(size));
  const isPole = sizes.has('person') && ['tool', 'weapon', 'toy', 'sign'].includes(kind);
  if (isPole && isPeople(main.kind) && !main.plural) return 'upright at the side, one hand on it';
  if (isLarge && !(isPole && main.plural)) return 'close beside';
  if (isPeople(main.kind) || main.kind === 'robot')
    return main.plural ? 'held up between them' : isSmall ? 'in one hand' : 'held in front in both hands';
  if (!['pet', 'wild-animal', 'farm-animal'].includes(main.kind)) return '';
  return isSmall && main.row?.traits.words.has('paws') ? 'between the front paws' : 'just in front';
}

function features(brief: Brief): Decision[] {
  const { scene } = brief;
  const acting = new Set(scene.doings.flatMap(({ agents, row }) => (row ? agents : [])));
  const shown = scene.cast.filter(
    (member, i) =>
      member.part === 'feature' &&
      member.known &&
      member.placed !== true &&
      isUsual(member) &&
      !SHAPELESS.has(member.kind) &&
      member.kind !== 'hands' &&
      !acting.has(i) &&
      toldPlace(scene, member) === '',
  );
  const seenOf = (each: Member): string =>
    (servedAs(brief, each) ?? whereOf(brief, each)) || (isTyped(scene, each) ? '' : 'in clear view');
  const two = shown.filter((each) => seenOf(each) !== '').slice(0, 2);
  // Two that are seen alike are told together.
  const isAlike = two.length > 1 && new Set(two.map(seenOf)).size === 1;
  const groups = isAlike ? [two] : two.map((each) => [each]);
  return groups.map((members) => ({
    element: 'subject',
    text: `${capital(inWords(members.map(theWholeOf)))} ${members.slice(0, 1).map(seenOf).join('')}`,
    because: `${said(members.map(({ words }) => words).join(', '))} ${members.length > 1 ? 'are' : 'is'} what sets it apart.`,
  }));
}

const TOLD = new Set(['to', 'at', 'with', 'object', 'worn', 'of', 'for', 'about', 'made-of', 'as']);

/** Kinds that can be stood on, in, behind: not a garment, a style or an idea. */
const PHYSICAL: ReadonlySet<string> = new Set(
  NOUN_KINDS.filter(
    (kind) =>
      ![
        'clothing',
        'textile',
        'jewellery',
        'abstract',
        'event',
        'sport',
        'hands',
        'graphic',
        'place',
        'thing',
      ].includes(kind),
  ),
);

/** What stands nowhere of its own: rain, steam, smoke. */
const SHAPELESS: ReadonlySet<string> = new Set(['weather', 'material']);

/** Everything of the cast that the deed has not placed yet. */
export function relationsOf(brief: Brief): Decision[] {
  const { scene } = brief;
  const main = mainOf(scene);
  if (!main || !isWhollyRead(scene)) return [];
  const related = scene.cast
    .filter(
      (member) =>
        member.relation &&
        !(member.words === scene.place?.words && isBeing(main.kind)) &&
        !(member.placeRow && member.words === scene.place?.words && member.part !== 'support') &&
        !TOLD.has(member.relation.preposition) &&
        member.part !== 'topic' &&
        member.kind !== 'hands' &&
        member.known &&
        (PHYSICAL.has(member.kind) ||
          (member.kind === 'event' && member.relation.preposition === 'in front of')),
    )
    .slice(0, 2)
    .map((member): Decision => {
      const other = scene.cast[member.relation?.to ?? 0] ?? main;
      return {
        element: 'subject',
        text: bound(brief, member, other),
        because: `${said(`${member.relation?.preposition} ${member.words}`)} says how they stand.`,
      };
    });
  return [...companions(brief, main), ...held(brief, main), ...features(brief), ...related];
}
