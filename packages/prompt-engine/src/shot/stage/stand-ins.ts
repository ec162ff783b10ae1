import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Member } from '../../read/scene.ts';
import { drawingNamed } from './named.ts';

/*
 * What has no drawing of its own is drawn as a near relative: the same build and bearing, never another kind of being.
 */
const ROWS = `
fish blobfish sunfish
eagle vulture condor
big-cat lioness cougar puma lynx bobcat caracal serval panther jaguar cheetah
wolf coyote hyena jackal dingo
deer gazelle antelope kudu springbok okapi
bull wildebeest
otter beaver badger skunk wolverine mongoose weasel mink stoat ferret meerkat platypus capybara
mouse marmot mole chinchilla gerbil hamster
hedgehog porcupine
monkey lemur orangutan tarsier
kangaroo quokka wallaby
seal walrus manatee dugong
lizard salamander newt
dinosaur triceratops stegosaurus brachiosaurus diplodocus
octopus squid cuttlefish
beetle cricket grasshopper locust insect cicada cockroach
butterfly moth
coin treasure gold
cauldron cauldron pot
mound pile heap stack
tree bamboo
sword dagger knife
spear staff wand
egg acorn
sign sign signboard
spoon ladle spatula fork
cup teacup tankard goblet chalice
table tablecloth workbench
flute stick twig
basket nest
stall stand
shirt clothes laundry clothing
car go-kart
chair stool
grapes blackberry blackberries currants olives
strawberry raspberry raspberries
`;

const BY_NAME: ReadonlyMap<string, string> = new Map(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [drawing = '', ...names] = row.split(' ');
      return names.map((name) => [name, drawing] as const);
    }),
);

const BY_KIND: Readonly<Partial<Record<Member['kind'], string>>> = {
  bird: 'bird',
  flower: 'flower',
  tree: 'tree',
};

/** The drawing of a near relative of what has none, or `-`. */
export function standInFor({ name, kind }: Pick<Member, 'name' | 'kind'>): string {
  if (/cake stand/.test(name)) return 'plate';
  if (/guinea pig/.test(name)) return 'mouse';
  if (/red panda/.test(name)) return 'raccoon';
  if (/space station/.test(name)) return 'satellite';
  if (/[a-z]-?(?:man|woman|girl|boy)$/i.test(name) && kind === 'thing') return 'person:cape';
  const last = name.toLowerCase().split(' ').at(-1) ?? '';
  return BY_NAME.get(last) ?? BY_NAME.get(last.replace(/e?s$/, '')) ?? BY_KIND[kind] ?? '-';
}

/** What differs so much within its kind that the word on it is needed whatever it ends with: a tow truck. */
const VARIED: ReadonlySet<Member['kind']> = new Set(['vehicle', 'building', 'structure', 'machine', 'boat']);
/** What is told apart by its size or costume, or is drawn as an idea. */
const UNLETTERED = sifted(
  /^(?:person|child|baby|group|pet|hands|clothing|textile|abstract|event|sport|weather|material|celestial|terrain|place|graphic)$/,
);
/** What says no more than its drawing does. */
const PLAINLY = sifted(
  /^(?:abandoned|old|modern|crashed|little|tiny|wooden|baby) |(?:blossoms?|panther|tortoise|raven|rook|jackdaw|goblin|troll|ogre|imp|gremlin)$|^(?:pony|salmon|trout|cod|tuna|herring|calf|foal|ram|ewe|lamb|stallion|mare|hen|cockerel|kid|piglet|ship|carriage|train|coach|dinner|lunch|food|meal|smoke|steam|money)$/,
);

/** Whether a drawing only stands for what a member is called, as any bus does for a double-decker. */
export function isStandIn({ name, kind, row }: Member, drawing: string): boolean {
  const own = drawing.replace(/^.*:/, '').replaceAll('-', ' ');
  if (
    !row ||
    drawing === '-' ||
    !['-', drawing].includes(row.drawing) ||
    UNLETTERED.test(kind) ||
    PLAINLY.test(name)
  )
    return false;
  if (drawingNamed(name) === drawing || name === own) return false;
  // What its last word is drawn as is drawn: a steam train is a train.
  const last = name.split(' ').at(-1)?.replace(/s$/, '') ?? '';
  if (last === own || own.endsWith(` ${last}`)) return false;
  const called = row.names.map(({ singular }) => singular.toLowerCase().replaceAll('-', ' '));
  return !called.includes(own) && (VARIED.has(kind) || !called.some((each) => each.endsWith(own)));
}
