import { choicesOf, listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { isBeing, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { keySide, otherSide } from '../choose.ts';
import { theOf } from '../refer.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';

/*
 * What is thrown, blown or lit round a thing for the picture's sake: a splash, powder, smoke. A table-top photographer
 * freezes it with flash, or lets one sheet of it break.
 */

/** the last words of it | round a thing (studio; cinematic; minimal) | round a being (studio; cinematic; minimal) | light. {x} is it, {the} the main one. */
const EFFECTS = rowsOf(
  `
water splash, splash, splashes, splash of water, splashing water, milk splash, juice splash, paint splash, coffee splash, wine splash, chocolate splash, water | a crown of it thrown up round the foot of {the}, single drops hanging sharp on every side; one sheet of it breaking over {the} from the {side}, its edge torn into drops; one curl of it rising behind {the}, three drops apart from it | a burst of it round {the}, each drop sharp, the face clear; one sheet of it striking {the} from the {side}, the face turned into it; a single arc of it behind {the} | Two hard flashes from back left and back right, every drop edged, a soft fill in front
water drops, drops, droplets, water droplets, dew, condensation | fine drops of it over the whole near side of {the}, a few run together; one drop just running down the side of {the}, its track clear; three drops of it on the shoulder of {the} | fine drops of it over {the}, each with its own light; one drop just leaving {the}; three drops of it close to the lens | A strip light from back {side}, each drop with one bright point
smoke, colored smoke, coloured smoke, fog, mist, steam, dry ice, vapor, vapour, incense smoke | a low bank of it round the foot of {the}, the upper half clear; one curl of it winding up past {the} and opening against the dark; one thin thread of it rising beside {the} | a bank of it round {the} up to the waist, head and shoulders clear; {the} just coming through it, the near side clear, the far side lost; one thin veil of it before {the} | A hard lamp from back {side}, the {x} lit through
powder explosion, powder, colored powder, coloured powder, colour powder, color powder, holi powder, dust, flour, chalk dust | a cloud of it bursting evenly behind {the}, its edge sharp in grains; a fan of it flung across {the} from the {side}, the near grains large and soft; one puff of it settling behind {the} | a cloud of it bursting behind {the}, its edge sharp in grains; {the} breaking through a fan of it, grains streaming off; one puff of it leaving {the} | A hard flash from back {side}, every grain edged
flames, fire, flame | a ring of low flames behind {the}, none before it; one tongue of flame licking up past {the}, sparks leaving the frame; one small flame close behind {the} | flames standing behind {the} on both sides, the front clear; {the} before one wall of flame, sparks crossing; one flame close to {the} | The flames themselves from behind, orange and moving, a weak cool fill in front
bubbles, soap bubbles | bubbles of three sizes in the air round {the}, two touching it; one bubble just bursting against {the}, a ring of spray; one bubble resting on {the} | bubbles of three sizes round {the}, one near the face; {the} reaching for one bubble just out of reach; one bubble before {the} | A broad soft light from back {side}, colour running in each skin
sparks, sparkles, glitter, sparkle, stars, confetti, gold dust, golden dust, fireflies | points of it in the air round {the}, sharp near it, soft toward the edges; a stream of it falling past {the} from the {side}, the nearest points large and soft; three points of it beside {the} | points of it in the air round {the}, sharp near the face; {the} with a handful of it just let go, the stream across the frame; three points of it beside {the} | A narrow lamp from back {side}, each point bright
petals, rose petals, flower petals, leaves, feathers, snowflakes | a loose ring of it lying round {the}, one on the edge of {the}; coming down past {the}, the nearest blurred, one just touching; a single one beside {the} | in the air round {the}, one on the shoulder; blown past {the} from the {side}, the nearest blurred; a single one before {the} | Soft light from back {side}, thin edges lit through
ice, ice cubes, crushed ice | clear lumps leaning against {the}, melt water in front; one lump just slipping down past {the}, cold vapour over the edge; one clear lump beside {the} | all round {the}, breath white; cracking before {the}; one clear lump before {the} | A cool strip light from back {side}, the {x} lit through
lightning, electricity, electric arcs | thin arcs behind {the} from edge to edge, none before it; one bolt striking down past {the}, every edge white for that instant; one thin arc beside {the} | thin arcs round {the}, hands and edges lit by them; one bolt behind {the}, the figure dark against it; one thin arc from {the} | The arcs themselves, blue white and hard
`,
  4,
).map(([names, things, beings, light]) => ({
  names: new Set(listOf(names)),
  things: choicesOf(things),
  beings: choicesOf(beings),
  light: textOf(light),
}));

const TAKES = ['studio', 'cinematic', 'minimal'] as const;
const ROUND =
  /^(?:with|in|surrounded by|amid|among|and|through|covered in|covered with|exploding in|bursting with)$/;

/** The row of what is round the main one: the longest end of its words that one lists. */
function rowOf({ words }: Member): (typeof EFFECTS)[number] | undefined {
  const parts = words.toLowerCase().split(' ');
  for (const [at] of parts.entries()) {
    const end = parts.slice(at).join(' ');
    const row = EFFECTS.find(({ names }) => names.has(end));
    if (row) return row;
  }
  return undefined;
}

const THINGS: ReadonlySet<string> = new Set([
  'product',
  'container',
  'food',
  'drink',
  'clothing',
  'jewellery',
  'device',
  'tool',
  'toy',
]);
const SHAPELESS: ReadonlySet<string> = new Set(['material', 'flower', 'plant', 'food', 'drink', 'weather']);

interface Effect {
  readonly main: Member;
  readonly by: Member;
  readonly row: (typeof EFFECTS)[number];
}

/** What is round the main one, where nothing else is told of either; undefined where a place or a deed is. */
function effectIn(scene: Scene): Effect | undefined {
  const main = mainOf(scene);
  const [by, ...more] = scene.cast.filter(
    (each) => each !== main && each.part !== 'worn' && each.part !== 'topic',
  );
  if (!main || !by || more.length > 0 || scene.place || scene.rest.length > 0 || scene.isEdit)
    return undefined;
  if (!SHAPELESS.has(by.kind) || by.colours.length > 0 || !(THINGS.has(main.kind) || isBeing(main.kind)))
    return undefined;
  if (!ROUND.test(by.relation?.preposition ?? 'and') || (isBeing(main.kind) && by.kind !== 'material'))
    return undefined;
  const row = rowOf(by);
  return row && { main, by, row };
}

function filled(text: string, brief: Brief, { main, by }: Effect): string {
  const side = keySide(brief);
  return text
    .replaceAll('{the}', theOf(main))
    .replaceAll('{x}', theOf(by).replace(/^the /, ''))
    .replaceAll('{side}', side)
    .replaceAll('{other}', otherSide(side))
    .replaceAll(/\b(of|through) it\b/g, by.plural ? '$1 them' : '$1 it');
}

/** How it stands round the main one in one take; undefined where there is none. */
export function effectStaged(brief: Brief): Decision | undefined {
  const effect = effectIn(brief.scene);
  if (!effect) return undefined;
  const texts = isBeing(effect.main.kind) ? effect.row.beings : effect.row.things;
  const text = filled(texts[TAKES.indexOf(brief.take)] ?? '', brief, effect);
  if (text === '') return undefined;
  return {
    element: 'motion',
    text: `${capital(theOf(effect.by))}: ${text}`,
    because: `${said(effect.by.words)} is what the picture is made with.`,
  };
}

/** The light that shows it, where no light is told or asked for. */
export function effectLight(brief: Brief): Decision | undefined {
  const { scene, wishes } = brief;
  const effect = effectIn(scene);
  if (!effect || wishes.lighting || scene.lights.length + scene.times.length + scene.styles.length > 0)
    return undefined;
  return {
    element: 'light',
    text: filled(effect.row.light, brief, effect),
    because: `This is how ${said(effect.by.words)} is lit.`,
  };
}
