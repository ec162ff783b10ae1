import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isFromBehind, isPeople, type Member, mainOf } from '../../read/scene.ts';
import { keySide, otherSide } from '../choose.ts';
import { theOf } from '../refer.ts';
import type { Decision } from '../shot.ts';
import type { SeenTake } from './seen-take.ts';

/*
 * What the key light does to the main one, where its set-up says only that there is a rim, a shade or a shadow.
 */

/** A source in a wall: it stands at a side. */
const IN_A_WALL = sifted(/\b(?:windows?|panes|doors?|doorway|opening)\b/i);
const ABOVE = sifted(/\b(?:above|overhead|ceiling|skylights?|roof|over the table|hanging|pendant)\b/i);
const LAMPS = sifted(/\b(?:lamps?|bulbs?|neon|candles?|lanterns?|fire|furnace)\b/i);
const SIDED = sifted(/\b(?:camera|left|right|behind)\b/i);
/** Where the main one stands in the light itself. */
const AT_THE_SOURCE = sifted(/\b(?:windows?|sill|windowsill|doors?|doorway|threshold)$/i);

/** Where a rim is seen on one of its kind. */
function edgeOf({ kind, row, plural, count }: Member): string | undefined {
  const traits = row?.traits.words;
  const several = plural || count > 1;
  if (isPeople(kind)) return several ? 'their heads and shoulders' : 'head and shoulders';
  if (traits?.has('furry')) return several ? 'their fur' : 'the fur';
  if (traits?.has('feathered')) return several ? 'their feathers' : 'the feathers';
  return undefined;
}

interface Fall {
  readonly said: RegExp;
  readonly instead: string;
}

/** {the} is the main one, {side} where the light comes from. */
const FALLS: readonly Fall[] = [
  {
    said: sifted(/^([^,]*)(.*), one side falling into shadow$/),
    instead: '$1{at}$2, {the} bright on that side, the other side in shadow',
  },
  {
    said: sifted(/^([^,]*)(.*?)(?:, soft)?, the shadows kept open$/),
    instead: '$1{at}$2, soft across {the}, the shadows kept open',
  },
  {
    said: sifted(/^([^,]*)(.*), one clean shadow$/),
    instead: '$1{at}$2, the shadow of {the} falling to the {other}',
  },
];
/** The source closes the view behind the main one. */
const FROM_BEHIND: readonly Fall[] = [
  {
    said: sifted(/^([^,]*)(.*), one side falling into shadow$/),
    instead: '$1 behind at camera {side}$2, a bright edge along {the}, the near side in shade',
  },
];
const OVERHEAD: readonly Fall[] = [
  {
    said: sifted(/, one side falling into shadow$/),
    instead: ', a pool of light on {the}, the edges of the frame dark',
  },
  { said: sifted(/, one clean shadow$/), instead: ', one short shadow under {the}' },
];
const OUTDOORS: readonly Fall[] = [
  {
    said: sifted(/, with long dark shadows across the ground$/),
    instead: ', the shadow of {the} long across the ground',
  },
  {
    said: sifted(/, warm and soft, the shadows open$/),
    instead: ', warm and soft on one side of {the}, the shadows open',
  },
  {
    said: sifted(/\bthe far side falling (gently )?into (deep )?(shadow|shade)$/),
    instead: 'the far side of {the} falling $1into $2$3',
  },
];

/** The light of a window, with its side and what it does: whoever is seen from behind is dark against it. */
const WHOLE_WINDOW = sifted(/^([^,]*?)(?: (?:at|from) camera (?:left|right))?(?:,.*)?$/);

/** Where no ground is that a shadow could lie on. */
const OFF_THE_GROUND = sifted(
  /\b(?:(?:in|through|above|over|among|on) (?:the |an? )?(?:[\p{L}-]+ )?(?:clouds?|sky|air|waves|ocean|sea|water)|flying|soaring|gliding|surf\w*|barrel wave|mid-?air|on open water)\b/iu,
);
const ON_GROUND = sifted(/, with long dark shadows across the ground$/);

/** The light with what it does to the main one. */
export function lightFalling(light: Decision, { brief, kind }: SeenTake, around: string): Decision {
  const { scene } = brief;
  const main = mainOf(scene);
  if (
    !main ||
    main.kind === 'place' ||
    main.kind === 'abstract' ||
    /^(?:interior|landscape|city|event|idea|unknown)$/.test(kind)
  )
    return light;
  const the = theOf(main);
  const side = keySide(brief);
  const isInWall = IN_A_WALL.test(light.text) && !ABOVE.test(light.text) && !LAMPS.test(light.text);
  if (isInWall && isFromBehind(scene) && /\bwindow/i.test(light.text))
    return { ...light, text: light.text.replace(WHOLE_WINDOW, `$1 ahead, ${the} dark against it`) };
  const isBehind = /\b(?:window|door|panes)\w*\b[^.]* in the background\b/i.test(around);
  const isAtSource = scene.place !== undefined && AT_THE_SOURCE.test(scene.place.words);
  const falls = ABOVE.test(light.text)
    ? OVERHEAD
    : isInWall && !SIDED.test(light.text) && !isAtSource
      ? isBehind && scene.place !== undefined
        ? [...FROM_BEHIND, ...FALLS]
        : FALLS
      : [];
  const edge = isBeing(main.kind) ? edgeOf(main) : the;
  const rimmed = edge
    ? light.text
        .replace(/\ba bright rim along every edge\b/, `a bright rim along ${edge}`)
        .replace(/\ba thin bright edge along the top\b/, `a thin bright edge along ${edge}`)
    : light.text;
  const grounded = OFF_THE_GROUND.test(`${scene.subject} ${around}`)
    ? rimmed.replace(ON_GROUND, ', the far side in shade')
    : rimmed;
  const text = [...falls, ...OUTDOORS].reduce(
    (said, each) =>
      said.replace(
        each.said,
        each.instead
          .replace('{at}', ` at camera ${side}`)
          .replaceAll('{the}', the)
          .replace('{side}', side)
          .replace('{other}', otherSide(side)),
      ),
    grounded,
  );
  return text === light.text ? light : { ...light, text };
}
