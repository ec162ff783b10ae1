import type { NounKind } from '../lexicon/noun.ts';
import { isBeing, isPeople, type Member, mainOf, type Scene } from '../read/scene.ts';
import { isEarthly, isLaidOn, isServed, STAYS, WAY_OF } from './layout/laid-on.ts';
import { isDrawnFlat, isFramed, isLabel } from './layout/layout-words.ts';
import { isPrinted } from './layout/on-screen.ts';
import { isModel } from './look/models.ts';
import { onceFor } from './once-for.ts';
import { isAshore, isSeenFromAir, VESSELS } from './place/ashore.ts';
import { BELOW, INTERIORS, isInside, placeClass } from './place/place-class.ts';
import { isFigurine, madeOf } from './plain/certainty.ts';
import { isBones } from './pose/body.ts';
import { isHandSized } from './pose/hand-sized.ts';
import { BY_KIND, FLAT_USES, type SceneClass } from './scene-classes.ts';

/** Events that are a room or a square rather than people doing one thing. */
const HALLS = /\b(?:control|room|hall|market|fair|museum|court|floor|auction)\b/;

/** Whether the words ask for a view so near that nothing is seen whole. */
export const isMacro = (scene: Scene): boolean =>
  scene.cameras.some(({ row }) => row.id === 'macro' || row.id === 'extreme-close-up') ||
  scene.styles.some(({ row }) => row.names.includes('macro shot'));

const NEVER_NEAR: ReadonlySet<string> = new Set(
  'building landscape city interior furniture vehicle unknown'.split(' '),
);

const FRONTS =
  /\b(?:shop|store|display|bakery|baker|boutique|caf[eé]|deli|butcher|florist|tailor|department|facade|house|castle|tower|outside)\b/i;

/** A window that is of no shop or front is looked through. */
const isPane = (scene: Scene, kind: SceneClass): boolean =>
  kind === 'building' && /\bwindows?$/i.test(mainOf(scene)?.name ?? '') && !FRONTS.test(scene.subject);

/** A minotaur at a table sits at it as people do. */
const isHalfHuman = ({ row }: Member): boolean =>
  row?.details.some((detail) => /\bhuman body\b/.test(detail)) === true;

/** Whoever's hands are all that is asked for is not seen. */
const OF_HANDS = /\bclose[- ]?up (?:of|on) (?:(?:the|his|her|their|my|an?) )?(?:\p{L}+ )?hands?\b/iu;

/** The class of a scene, by what it is about. */
export const classOf = onceFor((scene: Scene): SceneClass => {
  if (OF_HANDS.test(scene.subject) && scene.cast.some(({ kind }) => isPeople(kind))) return 'hands';
  const found = ownClassOf(scene);
  const own = isPane(scene, found) ? 'unknown' : found;
  // Frost on a gate is seen as a surface, not as a building.
  const kind = isMacro(scene) && NEVER_NEAR.has(own) ? 'material' : own;
  const around = scene.place?.row?.surroundings;
  if ((kind === 'interior' || kind === 'building') && WAY_OF.test(scene.subject)) return 'city';
  // A wreck in the desert is not seen against black.
  if (kind === 'space' && (scene.cast.some(isEarthly) || (around !== undefined && around !== 'space')))
    return mainOf(scene)?.kind === 'spacecraft' ? 'vehicle' : 'landscape';
  return kind;
});

function ownClassOf(scene: Scene): SceneClass {
  if (scene.isEdit) return 'edit';
  // Of a tea ceremony, hands only, no host is seen.
  if (
    /\b(?:hands only|only (?:the |his |her )?hands)\b/i.test(scene.subject) &&
    mainOf(scene)?.kind === 'event'
  )
    return 'hands';
  const main = mainOf(scene);
  const uses = new Set(scene.uses.map(({ row }) => row.id));
  // Toast with a smiley in butter is toast.
  const isOnThing =
    main !== undefined &&
    ['food', 'drink'].includes(main.kind) &&
    scene.cast.length > 1 &&
    !opensWithUse(scene, main);
  if (!isOnThing && FLAT_USES.some((use) => uses.has(use))) return 'graphic';
  if (isDrawnFlat(scene)) return 'graphic';
  const isPaper = isPrinted(scene) || isLabel(main) || isFramed(scene);
  if (isPaper) return scene.lettering.length > 0 ? 'sign' : 'graphic';
  const isLettered = main && scene.lettering.length > 0 && !isBeing(main.kind);
  if (
    isLettered &&
    ['sign', 'product', 'furniture', 'structure', 'thing', 'textile', 'clothing'].includes(main.kind)
  )
    return 'sign';
  if (!main)
    return scene.lettering.length > 0
      ? 'sign'
      : scene.place?.row
        ? placeClass(scene.place.row)
        : // A day, a season, a weather by itself is seen over open country.
          scene.times.some(({ row }) => row.type === 'season' || row.type === 'weather') &&
            scene.styles.length === 0
          ? 'landscape'
          : 'unknown';
  return classOfMember(main, scene);
}

/** A rabbit out of a hat, a parrot on a shoulder: what a hand can hold makes no two-shot. */
const isWithPet = ({ cast }: Scene): boolean =>
  cast.some(
    ({ kind, row, part }) =>
      part !== 'main' &&
      isBeing(kind) &&
      !isPeople(kind) &&
      ['tiny', 'hand', 'held'].some((size) => row?.traits.words.has(size)),
  );

/** 'a moth queen' is no specimen; a queen bee is. */
const isCrowned = ({ kind, name }: Member): boolean =>
  isBeing(kind) &&
  /\s(?:queen|king|prince|princess|emperor|empress|knight|warrior|wizard|sorcerer|sorceress|priest|priestess|lord|lady|general|goddess|god)$/i.test(
    name,
  ) &&
  !/\b(?:bee|ant|termite|wasp|hornet)\b/i.test(name);

const OF_THE_HAND =
  /\b(?:hands?|fingers?|palms?|fists?|thumbs?|knuckles|fingertips?|wrists?|nails?|handshake|grip)\b/i;

/** 'sticker of an avocado' is a sticker. */
function opensWithUse({ subject, uses }: Scene, main: Member): boolean {
  const lower = subject.toLowerCase();
  return uses.some(
    ({ words }) => lower.indexOf(words.toLowerCase()) < lower.indexOf(main.name.toLowerCase()),
  );
}

const LARGE: ReadonlySet<string> = new Set(['vehicle', 'boat', 'aircraft', 'building', 'terrain', 'tree']);

/** Outdoors a thing is no catalogue picture. */
const isOutOfShop = ({ place, uses }: Scene): boolean =>
  uses.length === 0 && place?.row?.surroundings === 'outdoor' && !place.row.traits.has('support');

function classOfMember(main: Member, scene: Scene): SceneClass {
  const acts = scene.doings.some(
    ({ agents, form, verb }) =>
      form !== 'past' &&
      agents.includes(scene.cast.indexOf(main)) &&
      (isBeing(main.kind) || !STAYS.test(verb.base)),
  );
  if (!acts && isModel(scene, main)) return 'small-thing';
  // A drone that does something is no ware.
  if (acts && ['device', 'product', 'machine'].includes(main.kind)) return 'unknown';
  // A swan of napkins has no feathers to show, and takes off nowhere; a bronze horse lives nowhere.
  if (!acts && isBeing(main.kind) && (isFigurine(main) || madeOf(scene, main))) return 'unknown';
  if (acts && isBones(main)) return beings(scene) > 0 ? 'people' : 'person';
  if (isInside(scene) && main.placeRow?.surroundings === 'indoor') return 'interior';
  if (
    main.placeRow &&
    (main.kind === 'place' || (main.kind === 'event' && HALLS.test(main.name.toLowerCase())))
  )
    return BELOW.test(scene.subject) && main.placeRow.traits.has('transport')
      ? 'interior'
      : placeClass(main.placeRow);
  if (isPeople(main.kind))
    return main.plural ||
      main.kind === 'group' ||
      humans(scene) > 1 ||
      (beings(scene) === 2 && !isWithPet(scene))
      ? 'people'
      : 'person';
  if (
    main.kind === 'fantasy-being' &&
    ['paws', 'hooves', 'wings', 'fins', 'tentacles', 'claws'].some((limb) =>
      main.row?.traits.words.has(limb),
    ) &&
    !main.row?.drawing.startsWith('person') &&
    !isHalfHuman(main)
  )
    return 'animal';
  if (main.row?.drawing === 'snowman') return 'unknown';
  if (main.kind === 'fantasy-being' || main.kind === 'robot' || isCrowned(main)) {
    return main.plural || beings(scene) > 1 ? 'people' : 'person';
  }
  const size = main.row?.traits.words;
  if (
    main.kind === 'sign' &&
    scene.lettering.length === 0 &&
    /^(?:words?|text|letters?|sentences?|stor(?:y|ies))$/i.test(main.name)
  )
    return 'unknown';
  // A stop sign beside a dog is a thing like any other.
  if (main.kind === 'sign' && scene.lettering.length === 0 && scene.cast.length > 1) return 'unknown';
  if (main.kind === 'drink' && /\b(?:bottle|can|jar|carton|box|tin|pack)\b/i.test(main.words))
    return 'product';
  if (
    main.kind === 'thing' &&
    scene.uses.some(({ row }) => ['product-shot', 'mockup', 'ad'].includes(row.id))
  )
    return 'product';
  if (isHandSized(main, scene)) return 'small-thing';
  // 'loneliness as a room' is seen from within it.
  if (main.kind === 'thing' && /\b(?:room|hallway|corridor|chamber|hall)s?$/i.test(main.name))
    return 'interior';
  if (main.kind === 'thing') return main.placeRow ? placeClass(main.placeRow) : 'unknown';
  if (main.kind === 'structure' && (size?.has('hand') || size?.has('table'))) return 'small-thing';
  if (
    main.kind === 'building' &&
    main.placeRow?.surroundings === 'indoor' &&
    !/\b(?:float|fly|hover|burn|exterior|from outside|outside (?:an?|the)|facade|front of)/i.test(
      scene.subject,
    ) &&
    (INTERIORS.test(main.name.toLowerCase()) || /\binterior\b/i.test(scene.subject))
  )
    return 'interior';
  const drives = main.row?.details.some((detail) => /\b(?:tracks|wheels|tyres)\b/.test(detail));
  if (main.kind === 'machine' && drives) return 'vehicle';
  if (main.kind === 'machine' && (size?.has('vast') || size?.has('huge'))) return 'building';
  if (main.kind === 'machine') return size?.has('hand') || size?.has('table') ? 'small-thing' : 'furniture';
  if (main.kind === 'sea-animal' && isServed(scene, main)) return 'food';
  if (main.kind === 'sea-animal' && (isAshore(scene) || isSeenFromAir(scene))) return 'animal';
  // An idea that no picture stands for is left to its own words.
  const isElsewhere = scene.place !== undefined || scene.cast.some(({ relation }) => relation !== undefined);
  if (main.kind === 'abstract' && (isElsewhere || (main.row?.pictures.length ?? 0) === 0)) return 'unknown';
  // A head, an eye or a foot has no hands' layout.
  if (
    main.kind === 'hands' &&
    /\b(?:statue|bust|marble|skulls?|mask|skeletons?|bones?|ribs?|ribcage)\b/i.test(main.words)
  )
    return 'unknown';
  // An eye or a smile is seen as what it is, not laid out as hands are.
  if (main.kind === 'hands' && !OF_THE_HAND.test(main.name)) return 'unknown';
  // A cake that slides off a van is no plate of food.
  const isAmongLarge =
    ['food', 'drink'].includes(main.kind) &&
    scene.cast.some((member) => member !== main && LARGE.has(member.kind) && member.relation !== undefined);
  if (isAmongLarge) return 'unknown';
  // A tree that grows out of a television is no landscape.
  const isPotted =
    main.kind === 'tree' &&
    scene.cast.some(
      (member) =>
        member !== main && member.part !== 'topic' && VESSELS.has(member.kind) && member.kind !== 'building',
    );
  if (isPotted) return 'unknown';
  // A bonfire in the hills is no studio burst.
  if (
    main.kind === 'material' &&
    scene.place?.row?.surroundings === 'outdoor' &&
    !scene.place.row.traits.has('support')
  )
    return 'unknown';
  // A moon that reads or sits on a bench is the figure of a tale, no body in space.
  const isTold =
    main.kind === 'celestial' &&
    scene.doings.some(
      ({ row, agents, object }) =>
        agents.includes(scene.cast.indexOf(main)) &&
        (['hands', 'eyes', 'mouth'].some((part) => row?.traits.words.has(part)) ||
          scene.cast[object ?? -1]?.kind === 'furniture'),
    );
  if (isTold) return 'unknown';
  // A map on the bonnet of a car is a thing that lies there.
  if (main.kind === 'graphic' && scene.styles.length === 0 && isLaidOn(scene, main)) return 'small-thing';
  const usual = BY_KIND[main.kind] ?? 'unknown';
  const isMass = /^(?:an? |the )?(?:crowd|sea|field|wall|mountain|forest|river|rows?) of\b/i.test(
    scene.subject,
  );
  if (usual === 'product' && isMass && main.plural) return 'unknown';
  const kind = usual === 'product' && isOutOfShop(scene) ? 'small-thing' : usual;
  const isGiant = main.adjectives.some((each) =>
    /^(?:giant|huge|enormous|gigantic|colossal|massive)$/i.test(each),
  );
  const isBig = isGiant || size?.has('person') || size?.has('large') || size?.has('huge');
  return isBig && kind === 'small-thing' ? 'furniture' : kind;
}

/** Many that stand for a place. */
export const isCrowd = ({ kind, name }: Member): boolean =>
  kind === 'group' && /\b(?:crowd|audience|spectators|onlookers|fans|mob|congregation)$/i.test(name);

/** How many of some kinds act or stand in it: the main ones, their companions, and what is done to. */
const countOf = (scene: Scene, of: (kind: NounKind) => boolean): number =>
  scene.cast
    // A carp that is held up is no second figure.
    .filter(
      ({ kind, part }) =>
        !(
          part === 'object' &&
          /^(?:sea-animal|insect)$/.test(kind) &&
          isPeople(mainOf(scene)?.kind ?? 'thing')
        ),
    )
    // A stadium crowd is what is behind somebody.
    .filter((member) => member.part === 'main' || !isCrowd(member))
    .filter(({ kind, part }) => of(kind) && (part === 'main' || part === 'companion' || part === 'object'))
    .reduce((sum, { count, plural }) => sum + (plural ? Math.min(3, count) : 1), 0);

/** How many beings act or stand in it. A plural counts as three at most, a crowd in the background not at all. */
export const beings = (scene: Scene): number => countOf(scene, isBeing);
/** One man among many swans is no group portrait. */
const humans = (scene: Scene): number => countOf(scene, isPeople);

/** Whether the scene is about somebody, an animal, or hands. */
export const isLiving = (kind: SceneClass): boolean =>
  ['person', 'people', 'animal', 'bird', 'insect', 'sea-life', 'hands'].includes(kind);

/** Whether the scene is the place itself, so that no setting has to be found for it. */
export const isPlaceClass = (kind: SceneClass): boolean =>
  ['interior', 'landscape', 'city', 'building', 'space'].includes(kind);
