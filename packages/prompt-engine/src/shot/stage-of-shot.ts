import type { PlaceRow } from '../lexicon/place.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member, type Scene } from '../read/scene.ts';
import { cameraOf } from './camera/camera.ts';
import type { CameraChoice } from './camera/named-view.ts';
import type { CompositionChoice } from './layout/composition.ts';
import { isAutumn } from './light/in-season.ts';
import type { LightChoice } from './light/light-choice.ts';
import { leadingStyle } from './look/look.ts';
import type { PaletteChoice } from './look/palette.ts';
import { stageMedium } from './look/stage-medium.ts';
import { type Circumstances, circumstancesOf } from './place/surroundings.ts';
import { classOf, isPlaceClass } from './scene-class.ts';
import type { SceneClass } from './scene-classes.ts';
import type { Brief } from './shot.ts';
import { ablaze } from './stage/borne-pieces.ts';
import { isInterior, isPlaceItself } from './stage/cast.ts';
import { framed, roomForHands, withHands, withPlace } from './stage/crop.ts';
import { drawingOf, isNeon, isSeenAtNight } from './stage/drawn.ts';
import { figuresOf } from './stage/figures.ts';
import { groundFor, groundOfTree } from './stage/grounds.ts';
import { inSight, wordsSeen } from './stage/in-sight.ts';
import { inWater } from './stage/in-water.ts';
import { isUnderSnow, snowyPeaks } from './stage/lands.ts';
import { withLoose } from './stage/loose.ts';
import { placeDrawingOf, withSights } from './stage/named.ts';
import { notesOf, withoutParts } from './stage/notes.ts';
import { isBelowKeel } from './stage/place-of-deed.ts';
import { isFightRing } from './stage/relations.ts';
import { seenFrom } from './stage/seen-from.ts';
import { inSet } from './stage/sets.ts';
import { enlarged, settled, withoutDoubles } from './stage/settings.ts';
import { sceneDrawn } from './stage/turned-round.ts';
import { roomOfBench, roomOfFloor, roomOfWall, roomUnderRoof } from './stage/under-roof.ts';
import { groundByLight, groundOfOpenThing, isHeldIn, isUnderSurface } from './stage/under-the-sky.ts';
import { wideGround } from './stage/wide-grounds.ts';
import type { Stage } from './stage.ts';
import { worldStaged } from './world/world-stage.ts';

interface Parts {
  readonly kind: SceneClass;
  readonly where: Circumstances;
  readonly light: LightChoice;
  readonly camera: CameraChoice;
  readonly composition: CompositionChoice;
  readonly palette: PaletteChoice;
}

const ON_A_TABLE: ReadonlySet<SceneClass> = new Set<SceneClass>([
  'food',
  'drink',
  'product',
  'small-thing',
  'idea',
]);

/** Nouns that are drawn as a ground. */
const GROUNDS = sifted(
  /^(?:waterfall|mountain|cave|hill|underwater|forest|desert|sea|lake|river|field|jungle|road|snow|ice|swamp|moonscape|beach|garden)$/,
);

/** The ground of a picture whose place is not named. */
function placeWithout(
  { scene, take }: Brief,
  kind: SceneClass,
  where: Circumstances,
  light: LightChoice,
): string {
  const [main] = scene.cast;
  const isTold = (where.weather ?? where.daytime) !== undefined;
  const roof = isTold && take !== 'minimal' ? roomUnderRoof(scene, where.weather !== undefined) : undefined;
  if (roof) return roof;
  if (main?.row?.drawing === 'person:diver' && take !== 'minimal') return 'underwater';
  const terrain =
    kind === 'landscape' ? scene.cast : scene.cast.filter((member) => drawingOf(member) !== 'mountain');
  const ground = terrain.map(drawingOf).find((drawing) => GROUNDS.test(drawing));
  if (ground && take !== 'minimal') return ground;
  if (kind === 'landscape' || scene.cast.some(({ row }) => row?.drawing === 'grass')) return 'field';
  if (isNeon(scene)) return 'backdrop';
  if (scene.cast.some((member) => isFightRing(member, scene))) return 'boxing-ring';
  if (kind === 'graphic' || kind === 'sign') return 'paper';
  if (kind === 'space') return 'space';
  if (take !== 'minimal' && isUnderSurface(light.decision.text) && !isHeldIn(scene)) return 'underwater';
  const wide = wideGround(scene, take, where);
  if (wide) return wide;
  const isOutside =
    main !== undefined && (isBeing(main.kind) || /^(?:building|vehicle|tree)$/.test(main.kind));
  if (where.weather === 'snow' && isOutside) return 'snow';
  // What stands in the open, at an hour or in a weather that is named, stands under a sky.
  const isOpenAir = main !== undefined && /^(?:building|structure|tree)$/.test(main.kind);
  if (isOpenAir && take !== 'minimal' && (where.daytime ?? where.weather) !== undefined)
    return /lighthouse/.test(main.name) ? 'beach' : (groundFor(scene) ?? 'field');
  if (ON_A_TABLE.has(kind) && take !== 'minimal') return groundOfOpenThing(scene) ?? 'table';
  if (take === 'cinematic' && (where.daytime ?? where.weather) !== undefined)
    return groundFor(scene) ?? 'field';
  if (
    take !== 'minimal' &&
    /\b(?:soccer|football|rugby) (?:team|players?|match|game|fans?)\b|\bplay\w* (?:football|soccer|rugby)\b|\bpitch\b|\bgoal(?:keeper|ie)\b|\bpenalty\b/i.test(
      scene.subject,
    )
  )
    return 'football-pitch';
  if (take !== 'minimal' && /\b(?:autumn|fall(?:en)?) leaves\b/i.test(scene.subject)) return 'park';
  const open = take === 'cinematic' ? groundFor(scene) : undefined;
  if (open) return open;
  const lit = take === 'studio' ? groundByLight(scene, light.decision.text) : undefined;
  if (lit) return lit;
  const isOpen = take === 'cinematic' || scene.cast.length === 0;
  return isOpen && where.surroundings === 'outdoor' ? 'field' : 'backdrop';
}

/** A room with a window is the room: what bears or lights a thing in it is less of a place. */
function placeOfMain(scene: Scene): PlaceRow | undefined {
  const row = scene.cast.find(({ part, kind }) => part === 'main' && kind === 'place')?.placeRow;
  return scene.place?.row?.traits.has('support') ? row : undefined;
}

const OF_A_HOUSE = sifted(/^(?:chimney|roof|window|door|attic window|doorway)s?$/);

const isOfHouse = ({ name }: Member, [main]: Scene['cast']): boolean =>
  main?.kind === 'building' && OF_A_HOUSE.test(name);

/** The place that is only one of the cast: 'in a 1950s diner'; the chimney of a cabin is none. */
const placeAmong = ({ cast, subject }: Scene): Member | undefined =>
  cast.find(
    ({ kind, name }) => kind === 'place' && !(cast[0]?.kind === 'building' && OF_A_HOUSE.test(name)),
  ) ??
  cast.find(
    ({ part, kind, placeRow, relation, name }) =>
      part === 'scenery' &&
      !(cast[0]?.kind === 'building' && OF_A_HOUSE.test(name)) &&
      !subject.toLowerCase().includes(` to the ${name}`) &&
      (kind !== 'celestial' || relation?.preposition === 'on') &&
      placeRow &&
      /^(?:in|inside|at|on|off|along|from)$/.test(relation?.preposition ?? 'in'),
  );

const INTO_A_WINDOW = sifted(
  /\b(?:out(?: of)?|through|at|by|from|near) (?:an? |the |her |his |its |their )?(?:\w+ ){0,2}window\b/i,
);

/** Whoever looks out of a window is in the room behind it, an animal on its sill. */
function roomOfWindow({ scene }: Brief, found: string | undefined): string | undefined {
  const [main] = scene.cast;
  const isWithin = !scene.place && (!found || /^(?:room|field|street|windowsill)$/.test(found));
  if (!main || !isBeing(main.kind) || !isWithin || !INTO_A_WINDOW.test(scene.subject)) return undefined;
  if (/\b(?:car|train|bus|plane|taxi|shop|store) window\b/i.test(scene.subject)) return undefined;
  return main.kind === 'pet' || main.kind === 'bird' ? 'windowsill' : 'room';
}

/** A moon that is howled at is no place. */
const isLookedAt = ({ scene }: Brief): boolean =>
  (/^(?:the )?(?:mid-?)?air$/.test(
    scene.place?.words ?? /\bin(?:to)? the (air)\b/i.exec(scene.subject)?.[1] ?? '',
  ) &&
    isPeople(scene.cast[0]?.kind ?? 'thing')) ||
  (scene.cast[0]?.kind === 'building' &&
    /^(?:the )?(?:chimney|roof|window|door|windows)$/.test(scene.place?.words ?? '')) ||
  (/^(?:the )?(?:full )?(?:moon|sun|stars)$/.test(scene.place?.words ?? '') &&
    scene.place?.preposition !== 'on');

/** Cities that are drawn with what they are known by. */
const LANDMARKED: ReadonlySet<string> = new Set('paris london tokyo venice kyoto egypt agra'.split(' '));

/** The stage of a shot: what its decisions come to in a drawing. */
export function stageFor(told: Brief, parts: Parts): Stage {
  const scene = sceneDrawn(told.scene);
  if (scene === told.scene) return stageAsTold(told, parts);
  const kind = classOf(scene);
  const brief = { ...told, scene };
  const where = { ...circumstancesOf(scene), ...(parts.where.daytime && { daytime: parts.where.daytime }) };
  return stageAsTold(brief, { ...parts, kind, where, camera: cameraOf(brief, kind) });
}

function stageAsTold(brief: Brief, { kind, where, light, camera, composition, palette }: Parts): Stage {
  const { scene, take } = brief;
  const world = worldStaged(brief, kind, where);
  const style = leadingStyle(scene);
  // What crosses a plain is at no crossroads.
  const isCrossing = scene.doings.some(({ verb }) => /^cross\b/.test(verb.base));
  const isMoonSeen =
    scene.guessed.place?.drawing === 'moonscape' &&
    scene.cast.some(({ kind: each, part }) => each === 'celestial' && part !== 'main');
  const isSmoking = /\b(?:chimney|smokestack)\b/i.test(scene.subject);
  const guessed = isCrossing || isMoonSeen || isSmoking ? undefined : scene.guessed.place;
  const within = scene.place ? placeOfMain(scene) : guessed;
  const own =
    scene.cast.find(
      (member) => (isInterior(member, scene) || isPlaceItself(member)) && !isOfHouse(member, scene.cast),
    )?.placeRow?.drawing ??
    within?.drawing ??
    (scene.place ? undefined : placeAmong(scene)?.placeRow?.drawing) ??
    (scene.place ||
    (where.usual !== undefined && (take === 'cinematic' || (take === 'studio' && where.implied))) ||
    isPlaceClass(kind)
      ? where.place?.drawing
      : undefined);
  const city =
    scene.place?.region?.drawing ?? scene.cast.find(({ kind }) => kind === 'place')?.placeRow?.drawing;
  // A street in a city that has a drawing is that city's.
  const ground =
    own && city && /^(?:street|skyline|alley|road)$/.test(own) && LANDMARKED.has(city) ? city : own;
  const size = roomForHands(scene, camera.size);
  const cast = figuresOf(brief, kind, take === 'minimal' ? 'wide' : size, composition.x);
  const { shown, order } = cast;
  const isWarmOutdoors = light.stage.warmth > 0.7 && where.surroundings === 'outdoor';
  // What is wild and named without a place is in no living room.
  const isWildOutside =
    /^(?:wild-animal|bird|insect|farm-animal)$/.test(scene.cast[0]?.kind ?? '') &&
    !scene.cast.some(({ kind: each }) => each === 'furniture') &&
    !/^(?:in|inside)$/.test(scene.place?.preposition ?? '');
  // A ladder is climbed on no mountain.
  const isLadder =
    (ground === 'mountain' && !scene.place && scene.cast.some(({ row }) => row?.drawing === 'ladder')) ||
    /\bladder$/.test(scene.place?.words ?? '');
  const found = isLadder ? undefined : ground === 'room' && isWildOutside ? 'field' : ground;
  const isInSea =
    scene.cast[0]?.part === 'main' && /^(?:island|volcano)$/.test(drawingOf(scene.cast[0])) && !scene.place;
  const told =
    world.place ||
    (isInSea && 'sea') ||
    roomOfFloor(scene) ||
    roomOfWindow(brief, found) ||
    (take !== 'minimal' && roomOfWall(scene)) ||
    (kind !== 'graphic' && placeDrawingOf(scene)) ||
    (found && kind !== 'graphic' && !isLookedAt(brief) && seenFrom(brief, groundOfTree(scene, found))) ||
    placeWithout(brief, kind, where, light);
  const named = (take !== 'minimal' && roomOfBench(scene, cast.figures, told)) || told;
  const isBare = /^(?:backdrop|table|paper)$/.test(named);
  const seen =
    kind === 'graphic'
      ? cast.figures
      : ablaze(scene, withSights(withLoose(cast.figures, scene), scene, isBare));
  const isSwum =
    isBelowKeel(cast.figures) ||
    (named === 'sea' &&
      /^(?:turtle|fish|shark|octopus|whale|jellyfish|seahorse|seal|crab)$/.test(
        cast.figures[0]?.drawing ?? '',
      ) &&
      scene.doings.some(({ verb }) => /^(?:swim|dive|glide)\b/.test(verb.base)));
  const at = isSwum ? 'underwater' : named;
  const capped = snowyPeaks(scene.subject);
  const weather = capped?.weather ?? where.weather ?? world.weather ?? scene.guessed.weather ?? 'clear';
  const wordFor = capped?.words ?? scene.place?.words ?? placeAmong(scene)?.words ?? within?.names[0] ?? '';
  const isPictured = kind === 'graphic' || take === 'minimal';
  const staged = isPictured
    ? { place: at, figures: kind === 'graphic' ? seen : withoutDoubles(seen, at) }
    : inSight(settled(scene, { place: at, figures: enlarged(seen, named, isPlaceClass(kind)), weather }));
  const frame = scene.place ? withPlace : withHands;
  const inFrame = isPictured ? { ...staged, size } : frame(size, staged);
  const {
    place,
    figures,
    size: near,
  } = kind === 'graphic'
    ? inFrame
    : inSet(
        scene,
        inWater(scene, inFrame),
        wordFor,
        inFrame.place === where.place?.drawing ? where.place?.names[0] : undefined,
      );
  const isSnowy =
    weather === 'clear' &&
    isUnderSnow(`${scene.subject} ${scene.cast.map(({ name }) => name).join(' ')}`, place);
  const notes = kind === 'graphic' ? [] : notesOf(shown, figures, order, place);
  return {
    take,
    medium: stageMedium(style, kind),
    mono: scene.styles.some(({ row }) => row.traits.has('mono')),
    place: isSnowy && place === 'garden' ? 'snowy-garden' : place,
    placeWord: wordFor.slice(0, 40),
    daytime:
      where.daytime ??
      world.daytime ??
      scene.guessed.daytime ??
      (isSeenAtNight(scene) ? 'night' : isWarmOutdoors ? 'golden-hour' : 'day'),
    weather: isSnowy ? 'snow' : weather,
    light: light.stage,
    size: framed(near, figures),
    cameraHeight: camera.height,
    shallow: camera.shallow,
    colours: (isAutumn(where) ? ['autumn', ...palette.colours] : palette.colours)
      .slice(0, 5)
      .map((colour) => colour.slice(0, 40)),
    figures: kind === 'graphic' ? figures : withoutParts(figures, place),
    lettering: wordsSeen(scene, figures, kind === 'graphic'),
    ...(notes.length > 0 && { notes }),
    seed: brief.seed,
  };
}
