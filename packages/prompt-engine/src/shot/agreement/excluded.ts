import type { NounKind } from '../../lexicon/noun.ts';
import { listOf, rowsOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, mainOf, type Scene } from '../../read/scene.ts';
import { kindsIn } from '../pose/props.ts';

/*
 * What the words rule out takes more with it than its own name: no books means no spines, no green means no moss.
 *
 * what is ruled out | stems that go with it
 */
const GONE_WITH = new Map(
  rowsOf(
    `
green | green, moss, olive, leaf, leaves, foliage, sage, emerald, fern, pine, mint, grass, jade, lime, ivy, canopy
red | red, scarlet, crimson, vermilion, poppy, rust, brick, cherry, burgundy, tomato
blue | blue, navy, indigo, teal, cobalt, azure, denim
yellow | yellow, gold, mustard, amber, ochre, straw, lemon
white | white, cream, ivory, chalk, snow
black | black, soot, ink, charcoal, ebony
pink | pink, rose, blush, magenta
orange | orange, amber, rust, tangerine
brown | brown, umber, oak, walnut, chestnut, tan
book | book, spine, volume, page
people | people, person, figure, crowd, passer, customer, guest, worker, shopper, commuter, visitor, child, couple, man, woman, diner, student
person | people, person, figure, crowd, man, woman, child
human | people, person, figure, crowd, man, woman, child
guest | guest, people, person, figure, crowd, child
crowd | crowd, people, figure, guest
leaf | leaf, leaves, foliage, canopy
flower | flower, petal, blossom, bouquet, rose, foxglove, lavender, daisy, daisies, poppy, poppies, tulip
car | car, traffic, headlight, taxi
water | water, wet, wave, ripple, splash, pool, swim
cloud | cloud, overcast
text | text, letter, word, sign, poster
word | text, letter, word, sign, poster
tree | tree, trunk, branch, wood, leaf, leaves, canopy
animal | animal, dog, cat, bird, horse, sheep, gull
light | lamp, lantern, bulb, neon, lit, glow
shadow | shadow
appliance | hob, kettle, oven, fridge, stove, toaster, dishwasher, refrigerator
makeup | makeup, painted, lipstick, powder, nose
lid | lid
mouth | mouth, lip, teeth, smile, grin
eye | eye, gaze, iris, pupil, lash
hair | hair, curl, braid, bun, fringe
computer | computer, monitor, screen, keyboard, laptop
food | food, meal, dish, bread, fruit, cake, turkey, roast
chair | chair, stool, armchair
furniture | furniture, chair, table, sofa, desk, armchair, bed, shelf, stool
phone | phone, screen
decoration | decoration, garland, balloon, bunting, wreath
vehicle | car, traffic, headlight, taxi, bus, tram, van, truck
building | building, facade, house, tower, skyline, roof
smile | smile, grin
hat | hat, cap, helmet
shirt | shirt, jersey
window | window, pane
`,
    2,
  ).map(([word = '', stems]) => [word, listOf(stems)] as const),
);

/** What is ruled out by its kind: no flowers means no foxgloves. */
const OF_KIND: ReadonlyMap<string, readonly NounKind[]> = new Map([
  ['flower', ['flower']],
  ['plant', ['plant', 'flower', 'tree']],
  ['animal', ['pet', 'wild-animal', 'farm-animal', 'bird', 'insect', 'sea-animal', 'reptile']],
  ['vehicle', ['vehicle']],
  ['furniture', ['furniture']],
  ['food', ['food', 'drink']],
]);

const singular = (words: string): string =>
  words
    .toLowerCase()
    .replace(/ (?:visible|showing|in sight|in view|in it|in frame|anywhere|at all|around|nearby)$/, '')
    .replace(/ves$/, 'f')
    .replace(/(?<!s)s$/, '');

/** Whether a phrase names what the subject rules out. */
export function isRuledOut(phrase: string, scene: Scene): boolean {
  const text = phrase.toLowerCase();
  return scene.excluded.some((words) => {
    const last = singular(words).split(' ').at(-1) ?? '';
    const stems = GONE_WITH.get(last) ?? (last.length > 2 ? [last] : []);
    const kinds = OF_KIND.get(last) ?? [];
    if (kinds.length > 0 && kindsIn(text).some((kind) => kinds.includes(kind))) return true;
    return stems.some((stem) => new RegExp(`\\b${stem.replace(/[^a-z]/g, '')}`).test(text));
  });
}

/** The phrases that the subject does not rule out. */
export const allowed = (phrases: readonly string[], scene: Scene): string[] => {
  const isDamaged = DAMAGED.test(scene.subject);
  return phrases.filter(
    (phrase) =>
      !(isDamaged && SOUND.test(phrase)) && !(scene.excluded.length > 0 && isRuledOut(phrase, scene)),
  );
};

/** What has come to harm, and how only a sound thing looks. */
const DAMAGED = sifted(
  /\b(?:inside out|broken|torn|ripped|shattered|smashed|crushed|crumpled|burnt|burned|deflated|collapsed|collapsing|melted|melting|wilted|wilting|ruined|bent|cracked|snapped|wrecked|dented|flat tyre|flat tire|in pieces)\b/i,
);
const SOUND = sifted(
  /\b(?:taut|smooth|straight|polished|crisp|intact|neat|neatly|upright|unbroken|glossy|gleaming|even|perfect)\b/,
);

/** Whether the words tell of it themselves: a party whose cake is shaped like a locomotive has no sheet cake besides. */
export function isToldOtherwise(detail: string, scene: Scene): boolean {
  const main = mainOf(scene);
  return scene.cast.some(
    (member) =>
      member !== main &&
      !isBeing(member.kind) &&
      member.placeRow === undefined &&
      new RegExp(
        `\\b${
          member.name
            .toLowerCase()
            .split(' ')
            .at(-1)
            ?.replace(/[^\p{L}-]/gu, '') ?? ''
        }s?\\b`,
      ).test(detail),
  );
}
