import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, mainOf, type Scene } from '../../read/scene.ts';
import { WHOLE_BODY } from '../stage.ts';
import { leadingDoing } from '../staging/staging.ts';
import type { CameraRow } from './camera-rows.ts';
import { isInMidAir } from './over-and-under.ts';

/*
 * Which of the cameras of a class suit a scene: its standpoint, its deed and its mood leave some of them out.
 */

/** Feelings that no view from below makes a hero of. */
const CAST_DOWN: ReadonlySet<string> = new Set(['sad', 'lonely', 'tired', 'fear']);

/** Whether what is looked at is at the height of a table or a seat: from the floor only its edge is seen. */
const isOnFurniture = ({ cast }: Scene): boolean =>
  cast.some(
    ({ kind, part, relation, name }) =>
      kind === 'furniture' &&
      part !== 'topic' &&
      /^(?:on|at|across|in|over)$/.test(relation?.preposition ?? '') &&
      /\b(?:sofa|couch|settee|bed|armchair|table|desk|counter|worktop|bench|pillow|cushion|windowsill|sill|shelf)$/i.test(
        name,
      ),
  );

/** The view of what lies on furniture, level with it: elsewhere it would leave the surroundings out. */
const ON_A_SEAT = sifted(/eye level, 85mm lens at f\/2\.8, shallow depth of field, eyes sharp/);

/** A dragon round a spire is seen whole, or there is no spire. */
const isHuge = (scene: Scene): boolean => {
  const main = mainOf(scene);
  return (
    main !== undefined &&
    isBeing(main.kind) &&
    !isPeople(main.kind) &&
    ['huge', 'vast'].some((size) => main.row?.traits.words.has(size)) &&
    scene.cast.some(({ kind, part }) => part !== 'main' && part !== 'topic' && !isBeing(kind))
  );
};

/** Where the words put the camera: from a kayak nothing is seen from above. */
export function fromWhere(scene: Scene, rows: readonly CameraRow[]): readonly CameraRow[] {
  const { subject } = scene;
  const fitting = SEEN_FROM_LOW.test(subject)
    ? rows.filter(({ height }) => height !== 'high' && height !== 'overhead')
    : SEEN_FROM_HIGH.test(subject)
      ? rows.filter(({ height }) => height !== 'low' && height !== 'ground')
      : isOnFurniture(scene)
        ? rows.filter(({ height, text }) => height !== 'ground' && !/from a low angle/.test(text))
        : isHuge(scene)
          ? rows.filter(({ size }) => size !== 'medium' && size !== 'close')
          : rows.filter(({ text }) => !ON_A_SEAT.test(text));
  return fitting.length > 0 ? fitting : rows;
}
const SEEN_FROM_LOW = sifted(
  /\b(?:seen|viewed|view) from (?:an?|the) (?:\p{L}+ )?(?:kayak|canoe|rowing boat|boat|raft|beach|shore|street|ground|valley|water|deck)\b/iu,
);
const SEEN_FROM_HIGH = sifted(
  /\b(?:seen|viewed|view) from (?:an?|the) (?:\p{L}+ )?(?:plane|airplane|helicopter|balloon|tower|hill|hilltop|mountain|roof|rooftop|balcony|bridge|cliff|crane|lighthouse)\b/iu,
);

/** Deeds that end at the ground or the feet, whoever of the cast does them. */
const AT_THE_GROUND = sifted(
  /^(?:mop|sweep|vacuum|hoover|rake|shovel|scrub|mow|weed|dig|plant|ride|skate|skateboard|roller|cycle|kick|dribble|march|kneel|crawl|crouch|bow|curtsy|trip|limp|push|pull|drag|tow|wheel)\b/,
);
const ON_THE_GROUND: ReadonlySet<string> = new Set(['vehicle', 'farm-animal', 'pet', 'wild-animal']);

/** Whether something is done at the ground. */
const isAtGround = ({ doings }: Scene): boolean =>
  doings.some(({ verb, form }) => form !== 'past' && AT_THE_GROUND.test(verb.base));

/** Whether something that belongs to the picture is low: a mop, a bicycle, a dog at somebody's side. */
const reachesGround = (scene: Scene): boolean =>
  scene.cameras.length === 0 &&
  (isAtGround(scene) ||
    scene.cast.some(
      ({ kind, part, relation, row }) =>
        ON_THE_GROUND.has(kind) &&
        part !== 'topic' &&
        !row?.traits.words.has('hand') &&
        !/^(?:in|on|from|of|about|as)$/.test(relation?.preposition ?? ''),
    ));

/** What the words tell of feet, or what is under them. */
const TO_THE_FEET = sifted(
  /\b(?:toes|tip-?toes?|barefoot|bare feet|high heels|boots|sneakers|shoelaces?|(?:tying|ties|lacing|laces)(?: up)? (?:his|her|their|a) (?:running )?shoes?|ice skates|roller skates|skis|stilts|balance beam|tightrope|snowshoes|en pointe|on one leg|skateboards?|surfboards?|snowboards?|handrail|unicycles?|trampoline|pogo stick|puddle|crouch\w*|kneel\w*|(?:under|beneath|at|around) (?:his|her|their) feet)\b/i,
);

/** A portrait drawn back until the feet are in it. */
const toTheFeet = (row: CameraRow): CameraRow => ({
  ...row,
  size: 'full',
  text: row.text
    .replace(
      /^(?:Three-quarter length|Medium shot|Medium close-up)(?: at (?:chest height|eye level))?/,
      'Full-length shot',
    )
    .replace(/, (?:face and hands|hands and face|face) in sharp focus/, ', sharp from head to foot'),
});

/** How somebody is borne by the ground: cut off at the thigh, whoever kneels loses what they kneel on. */
const ON_FOLDED_LEGS = sifted(
  /\b(?:cross-legged|legs (?:folded|crossed|tucked)|(?:both|on one) knees?|kneeling|crouch\w*|squatting)\b/,
);

/** Two who dance or jump are seen to their feet. */
export function wholeOf(scene: Scene, wanted: string, rows: readonly CameraRow[]): readonly CameraRow[] {
  const isOne = wanted === 'person' || wanted === 'working';
  const isTold = isOne && TO_THE_FEET.test(scene.subject);
  const row = wanted === 'pair' || wanted === 'people' ? leadingDoing(scene)?.row : undefined;
  // Somebody, a baby and a dog that does something else are seen together from a distance.
  const isMixed =
    wanted === 'people' &&
    new Set(
      scene.cast
        .filter(({ kind, part }) => isBeing(kind) && part !== 'topic')
        .map(({ kind }) => isPeople(kind)),
    ).size > 1;
  const isOnFeet =
    isMixed ||
    isInMidAir(scene) ||
    TO_THE_FEET.test(scene.subject) ||
    reachesGround(scene) ||
    row?.posture === 'lie' ||
    (row !== undefined &&
      (WHOLE_BODY.has(row.posture) || row.traits.words.has('feet') || /\bfeet\b/.test(row.pose)));
  const whole = rows.filter(({ size }) => size === 'full' || size === 'wide');
  if (isTold && whole.length === 0) return rows.map(toTheFeet);
  // Cinematic takes may come close to the hands all the same.
  if (isOne && (isAtGround(scene) || ON_FOLDED_LEGS.test(leadingDoing(scene)?.row?.pose ?? '')))
    return rows.map((each) => (each.take === 'c' ? each : toTheFeet(each)));
  return (isOnFeet || isTold) && whole.length > 0 ? whole : rows;
}

/** Whoever grieves is not looked up to. */
export function inMood(scene: Scene, rows: readonly CameraRow[]): readonly CameraRow[] {
  const { feeling, subject } = scene;
  const level = rows.filter(({ height }) => height !== 'low' && height !== 'ground');
  const isLow = leadingDoing(scene)?.row?.posture === 'lie';
  const isCastDown =
    isLow ||
    scene.doings.some(
      ({ verb, form }) => form !== 'past' && /^(?:cry|weep|sob|mourn|grieve|beg)\b/.test(verb.base),
    ) ||
    (feeling && CAST_DOWN.has(feeling.row.temper)) ||
    /\b(?:alone|abandoned|left behind|beggars?|homeless|refugees?|orphans?|prisoners?|funeral|begging)\b/i.test(
      subject,
    );
  return isCastDown && level.length > 0 ? level : rows;
}

/** Whoever does something to a thing is seen with it: a face alone would leave the deed out. */
export function withDeed(scene: Scene, wanted: string, rows: readonly CameraRow[]): readonly CameraRow[] {
  const doing = leadingDoing(scene);
  const object = scene.cast[doing?.object ?? -1];
  if (wanted !== 'person' || !doing || doing.form === 'past' || !object || object.kind === 'hands')
    return rows;
  const wider = rows.filter(({ size }) => size !== 'medium' && size !== 'close');
  const isTall = ['person', 'large', 'huge', 'vast'].some((size) => object.row?.traits.words.has(size));
  const whole = wider.filter(({ size }) => size === 'full' || size === 'wide');
  return isTall && whole.length > 0 ? whole : wider.length > 0 ? wider : rows;
}
