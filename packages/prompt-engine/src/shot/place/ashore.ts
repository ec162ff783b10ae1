import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, mainOf, type Scene } from '../../read/scene.ts';

/** What holds, bears or houses others. */
export const VESSELS: ReadonlySet<string> = new Set([
  'container',
  'product',
  'device',
  'furniture',
  'textile',
  'clothing',
  'vehicle',
  'tool',
  'instrument',
  'machine',
  'toy',
  'building',
]);

const OF_THE_LAND: ReadonlySet<string> = new Set(['pet', 'farm-animal', 'robot']);

const OF_ROOMS: ReadonlySet<string> = new Set([
  ...[...VESSELS].filter((kind) => kind !== 'container'),
  'food',
  'drink',
  'sign',
  'graphic',
]);

/** A whale among planets swims in no sea. */
export const isInSpace = ({ subject }: Scene): boolean =>
  /\b(?:space|outer space|cosmic|galaxy|galaxies|nebula|(?:ringed |gas )?planets?|asteroids?|milky way)\b/i.test(
    subject,
  );

/** Between towers and in the streets is no sea, unless it has flooded them. */
const isAmongTowers = ({ subject, cast }: Scene): boolean =>
  !/\b(?:underwater|sunken|submerged|flood\w*|atlantis|drowned)\b/i.test(subject) &&
  cast.some(
    ({ kind, relation }) =>
      kind === 'building' &&
      /^(?:between|over|above|among|past|through|around)$/.test(relation?.preposition ?? ''),
  );

/** A goldfish in a light bulb, a whale in the clouds: not where such animals swim. */
export const isAshore = (scene: Scene): boolean =>
  isInSpace(scene) ||
  /\b(?:mechanical|clockwork|robotic|robot|cyborg|steampunk|plush|stuffed|inflatable|origami)\b/i.test(
    scene.subject,
  ) ||
  mainOf(scene)?.role !== undefined ||
  // What leaps or flies is above the water.
  /^(?:over|above|across)$/.test(scene.place?.preposition ?? '') ||
  scene.doings.some(({ verb }) => /^(?:jump|leap|breach|fly|soar)/.test(verb.base)) ||
  // Whoever plays chess with it does not drown.
  (scene.cast.some(
    ({ kind, name }) => isPeople(kind) && !/diver|swimmer|snorkel|surfer|mermaid/i.test(name),
  ) &&
    scene.doings.some(({ row }) => row?.traits.words.has('hands'))) ||
  isAmongTowers(scene) ||
  // What is read, cooked or repaired is no thing of the sea, unless somebody has brought it down.
  (!scene.cast.some(({ name }) => /diver|snorkel/i.test(name)) &&
    scene.doings.some(
      ({ row, object, verb }) =>
        !/^(?:cling|hold|grip|hang|hide)\b/.test(verb.base) &&
        row?.traits.words.has('hands') &&
        row.posture !== 'swim' &&
        OF_ROOMS.has(scene.cast[object ?? -1]?.kind ?? ''),
    )) ||
  // What is on an iceberg or a sandbar is out of the water.
  (/^(?:on|atop|on top of)$/.test(scene.place?.preposition ?? '') &&
    /\b(?:iceberg|ice floe|floe|ice|beach|shore|sandbar|sandbank|mudflats?|sand|shingle|rocks?|bank|pier|dock|jetty|raft|deck|boat)$/i.test(
      scene.place?.words ?? '',
    )) ||
  // Whom it meets would drown.
  scene.cast.some(({ kind, part }) => part !== 'topic' && OF_THE_LAND.has(kind)) ||
  // Of wool or of glass it lives in no sea.
  scene.cast.some(({ relation }) => relation?.preposition === 'made-of') ||
  mainOf(scene)?.materials.some(({ kind }) => kind === 'material') === true ||
  (scene.place?.row !== undefined &&
    scene.place.row.surroundings !== 'underwater' &&
    !scene.place.row.traits.has('water')) ||
  scene.cast.some(
    ({ kind, part, name, relation }) =>
      part !== 'main' &&
      VESSELS.has(kind) &&
      // Bags that a turtle swims through bear it nowhere.
      (part === 'worn' ||
        /^(?:in|on|inside|into|onto|at|behind|with|under)$/.test(relation?.preposition ?? '')) &&
      !/\b(?:amphora|aquarium|tank|net|wreck|shell|anchor|chest|submarine)\b/i.test(name),
  );

/** From a drone the water is looked at from above, and nobody is in it with a camera. */
export const isSeenFromAir = ({ subject, cameras }: Scene): boolean =>
  cameras.some(({ row }) => row.height === 'overhead') ||
  /\b(?:drone|aerial|seen from above)\b/i.test(subject);

/** Who works on the hull of a space station is in none of its rooms. */
export const isOnHull = ({ subject }: Scene): boolean =>
  /\b(?:hull|outside|exterior|outer|space-?walk\w*|solar panels?)\b/i.test(subject) &&
  /\b(?:space ?stations?|space ?ships?|starships?|orbital stations?|iss|space ?craft|satellites?)\b/i.test(
    subject,
  );

/** A wreck on a beach lies in the air. */
export const isOnLand = ({ place }: Scene): boolean => place?.row?.surroundings === 'outdoor';

const SUNKEN = sifted(/^(?:underwater|submerged|sunken)\b/i);

/** Among corals, with divers or on the seabed a shark is in the sea, whatever ledges there are elsewhere. */
const SEABED = sifted(
  /\b(?:divers?|scuba|snorkel\w*|corals?|reefs?|seabed|sea ?floor|ocean floor|kelp|anemones?)\b/i,
);

/** What has sunk lies under water, and so does whoever comes upon it. */
export const isSunk = (scene: Scene): boolean =>
  (mainOf(scene)?.kind === 'sea-animal' &&
    SEABED.test(scene.subject) &&
    scene.place?.row?.surroundings !== 'indoor') ||
  // A diver beside a whale shark is where it swims.
  (isPeople(mainOf(scene)?.kind ?? 'thing') &&
    !scene.place &&
    /\b(?:divers?|scuba|snorkel\w*|freediver)\b/i.test(scene.subject) &&
    scene.cast.some(({ kind, part }) => kind === 'sea-animal' && part !== 'topic')) ||
  (/\bdivers?\b/i.test(scene.subject) && /\bbubbles\b|\bunder ?water\b/i.test(scene.subject)) ||
  (/\b(?:scuba|snorkel\w*|freediv\w+)\b/i.test(scene.subject) &&
    !/\b(?:boat|shop|beach|pier|dock|deck|jetty|shore|locker|portrait)\b/i.test(scene.subject)) ||
  SUNKEN.test(scene.place?.words ?? '') ||
  (!scene.place &&
    scene.cast.some(({ words, kind, part }) => SUNKEN.test(words) && !isBeing(kind) && part !== 'topic'));
