import { readTable } from './entry.ts';

const PRODUCT = readTable(
  { element: 'style', kind: 'both' },
  `
hero shot / hero image | One product from its best side. | landing pages
packshot on pure white / packshot / pack shot / pure white background | A clean cut-out for a catalogue. | shops
floating product / levitating | The thing hovers over a soft shadow. | technology and cosmetics | composition
product on podium / on a podium | Simple blocks serve as a stage. | beauty | setting
in-use lifestyle shot / lifestyle shot / in use | Hands or people use the thing. | social posts
scale reference | A coin or a hand tells the size. | small or unknown things | composition
ingredient splash / liquid splash / splash | Fruit or liquid bursts around the product. | drinks and skincare | motion
soft contact shadow | Grounds the item without drawing attention. | realism | light
controlled reflection / clean reflection | A clean bright line runs along the edge. | glass and metal | light
label facing camera / label legible / legible label | The text stands upright and can be read. | packaging | composition
material call-out / materials named | Each material is named, so none is guessed. | accuracy | subject
variant line-up / line-up / in a row | All colours stand in one row. | ranges | composition
`,
);

const FOOD = readTable(
  { element: 'camera', kind: 'both' },
  `
45-degree table view / 45 degrees / 45 degree angle / three-quarter overhead | What the diner sees. | bowls and plates
stack side view | The layers show. | burgers and cakes
steam rising / rising steam / steam / steam over a mug | Says that the dish is hot; light it from behind. | soups and coffee | subject
glossy glaze / glaze / glistening | A wet shine wakes appetite. | meat and pastry | subject
crumbs and scattered ingredients / crumbs / scattered ingredients | Traces of cooking make a table natural. | baking | subject
hand reaching in / hands reaching | A person joins the table. | sharing | subject
pour shot / pouring / mid-pour / drizzle | Honey or milk hangs in the air. | action at the table | motion
cut-open view / cut open / cross-section | A runny centre or an open crumb shows. | desserts | subject
negative space for menu text / space for menu text | Room is left for the price and the name. | menus | composition
rustic linen and wood setting / rustic table / rustic | Homely and unpolished. | bread and stew | setting
fine-dining plating / plated / plating | Small and exact on a large plate. | restaurants | subject
`,
);

const ANIMALS = readTable(
  { element: 'subject', kind: 'both' },
  `
eye-level with the animal / at the animal's eye level / animal eye level | The animal is met on its own terms. | any animal | camera
fur detail / individual hairs | Single hairs catch the light. | mammals
feather iridescence / iridescent feathers | Colour shimmers as the bird turns. | birds
in natural habitat / natural habitat | The animal where it lives. | wildlife | setting
mid-leap / mid-air / mid-jump | All four feet are off the ground. | dogs and cats | motion
species and breed named / breed | The exact kind is named, so none is invented. | every animal
blurred savannah background / blurred background / blurred backdrop | A long lens melts what lies behind. | safari | camera
underwater with surface light / underwater | Beams come down through blue. | marine life | setting
studio pet portrait / pet portrait | A plain backdrop and a serious face. | humour and adoption | style
`,
);

const ABSTRACT = readTable(
  { element: 'style', kind: 'image' },
  `
fluid acrylic pour / acrylic pour / fluid art | Marbled cells of colour. | backgrounds
geometric tessellation / tessellation / geometric pattern | Tiles repeat without gaps. | textiles
generative line field / line field | Thin lines flow in bundles. | technology
ink in water | Slow plumes of pigment. | titles and perfume
paper cut layers / layered paper | Stacked edges with small shadows. | illustration
crystalline structure / crystalline | Facets that repeat at every scale. | science and luxury
gradient mesh / colour gradient | One colour blends smoothly into another. | backgrounds for apps | palette
macro texture study / texture study | So near that the thing cannot be named. | art
fractal growth / fractal | Branches that resemble the whole. | mind and nature
glitch blocks / glitch / glitch effect | Shifted pixels. | music and cyber scenes
`,
);

export const THINGS = [...PRODUCT, ...FOOD, ...ANIMALS, ...ABSTRACT];
