/** Insects, spiders, worms and snails: names | kind and traits | details | usual places | colours | drawing. */
export const INSECTS = `
# in general
insect, bug | insect tiny claws | six jointed legs, two thin antennae, a hard shining back, compound eyes | on a green leaf | green, black, brown | -
caterpillar | insect tiny | a soft ringed body, tiny hooked feet, fine bristles, a round head | on a half-eaten leaf | green, yellow, black | caterpillar
cocoon, chrysalis, pupa | insect tiny | a smooth hanging case, gold flecks, faint wing outlines, a silk thread at the top | under a milkweed leaf | jade green, gold, brown | -
larva/larvae, maggot, grub | insect tiny | a pale curled body, a brown head, six short legs, fine segments | in dark crumbly soil | cream, brown, black | caterpillar

# butterflies and moths
butterfly | insect tiny wings | four patterned wings, a slim dark body, clubbed antennae, a curled tongue | on a garden flower | orange, black, white | butterfly
blue morpho, morpho butterfly, blue butterfly | insect tiny wings | iridescent blue wings, black wing borders, a slim dark body, thin antennae | on a rainforest leaf | iridescent blue, black, green | butterfly
cabbage white, white butterfly | insect tiny wings | chalk-white wings, black wing spots, a furred body, clubbed antennae | on a lavender stem | white, black, lavender | butterfly
monarch butterfly, monarch | insect tiny wings | orange wings with black veins, white-dotted wing borders, a black body, clubbed antennae | on a milkweed flower | orange, black, white | butterfly
peacock butterfly | insect tiny wings | large eye spots on russet wings, a furred brown body, scalloped wing edges, clubbed antennae | on a buddleia spike | russet, blue, black | butterfly
painted lady | insect tiny wings | orange wings with black markings, white-spotted wingtips, a furred body, clubbed antennae | on a thistle | orange, black, white | butterfly
red admiral | insect tiny wings | black wings with scarlet bands, white wingtip spots, a dark furred body, clubbed antennae | on a fallen plum | black, scarlet, white | butterfly
swallowtail, swallowtail butterfly | insect tiny wings | yellow wings with black bands, a pointed tail on each hindwing, blue spots, a red eye mark | on a fennel flower | yellow, black, blue | butterfly
moth | insect tiny wings | feathered antennae, dusty patterned wings, a thick furry body, folded legs | on a lit window pane; on birch bark | brown, cream, grey | butterfly
hawk moth | insect tiny wings | feathered antennae, dusty patterned wings, a thick furry body, folded legs | on a lit window pane; on birch bark | brown, cream, grey | butterfly
emperor moth | insect tiny wings | four large eye spots, grey-brown wings with pale bands, feathered antennae, a furry body | on a heather stem | grey-brown, cream, rust | butterfly
atlas moth, silk moth | insect hand wings | very large wings with curved tips, translucent window spots, feathered antennae, a thick furred body | on a dark trunk | pale green, rust, cream | butterfly
luna moth | insect hand wings | pale green wings, long curved tail streamers, small eye spots, feathered antennae | on birch bark at night | pale green, cream, purple | butterfly
death's-head hawkmoth | insect tiny wings | a skull-shaped mark on the back, brown marbled forewings, yellow hindwings, a striped body | on tree bark at night | brown, yellow, black | butterfly

# bees and wasps
bee, honeybee, honey bee, worker bee | insect tiny furry wings | a furry striped body, transparent wings, bent antennae, full pollen baskets on the legs | on a lavender flower; on honeycomb | honey, black, amber | bee
bumblebee, bumble bee | insect tiny furry wings | a round fuzzy body, broad yellow bands, a white tail, small smoky wings | on a clover head | yellow, black, white | bee
queen bee | insect tiny wings | a long tapering abdomen, short wings, a dot of paint on the back, smooth amber legs | on honeycomb | amber, black, honey | bee
swarm of bees, bee swarm | insect person wings | hundreds of small striped bodies, overlapping wings, a hanging brown cluster | on an orchard branch | amber, black, brown | bee
beehive, hive, bee hive | structure person | stacked pale wooden boxes, a landing board, a tin roof, bees at the slot | in an orchard | pale wood, white, honey | box
wasp, yellowjacket | insect tiny wings | a narrow waist, yellow and black bands, long folded wings, a pointed sting | on a fallen pear; at a paper nest | yellow, black, amber | bee
hornet | insect tiny wings | a chestnut and yellow banded body, large amber eyes, long smoky wings, strong jaws | at a paper nest in a hollow tree | chestnut, yellow, amber | bee

# beetles
beetle | insect tiny claws | a hard glossy wing case, six jointed legs, short antennae, a ridged back | on a mossy log | black, bronze, green | beetle
dung beetle, scarab, scarab beetle | insect tiny claws | a domed metallic shell, spiked front legs, a shovel-shaped head, a rolled ball of dung | on desert sand | bronze, black, sand | beetle
firefly, lightning bug, glow-worm | insect tiny wings glowing | a glowing yellow-green abdomen, dark wing cases, thin antennae, an orange collar | in tall grass at night | yellow-green, black, night blue | beetle
jewel beetle, rose chafer, golden beetle | insect tiny claws | a metallic green shell, copper edges, short antennae, six shining legs | on a white rose | metallic green, copper, white | beetle
ladybird, ladybug | insect tiny wings | a domed red shell, seven black spots, a black and white head, short legs | on a grass blade | red, black, green | ladybird
rhinoceros beetle, hercules beetle | insect hand claws | a long upcurved horn, a glossy brown shell, thick clawed legs, a heavy head | on a rotting trunk | chestnut, black, ochre | beetle
stag beetle | insect hand claws | large antler-shaped jaws, a dark chestnut shell, bent antennae, six jointed legs | on oak bark | chestnut, black, oak brown | beetle
weevil | insect tiny claws | a long curved snout, elbowed antennae, a pitted wing case, sturdy legs | on an acorn | brown, grey, green | beetle
cockroach, roach | insect tiny claws | a flat glossy brown body, very long antennae, spiny legs, a shielded head | on a kitchen floor | brown, amber, black | beetle

# flyers and hoppers
ant, worker ant | insect tiny claws | a narrow waist, elbowed antennae, strong jaws, six thin legs | on a leaf edge; on bark | black, red-brown, green | ant
leafcutter ant | insect tiny claws | a narrow waist, elbowed antennae, strong jaws, six thin legs | on a leaf edge; on bark | black, red-brown, green | ant
fire ant | insect tiny claws | a narrow waist, elbowed antennae, strong jaws, six thin legs | on a leaf edge; on bark | black, red-brown, green | ant
ant colony, anthill, ants in a line | insect table claws | a crumbly mound of earth, dozens of dark bodies, a narrow trail, small carried leaf pieces | on a forest path | earth brown, black, green | ant
cicada | insect tiny wings | broad transparent veined wings, wide-set red eyes, a blunt dark head, a ribbed body | on tree bark | brown, red, amber | -
cricket | insect tiny wings +insect +grass +chirping +leaf +bug +night | very long antennae, folded wings, bent hind legs, a brown body | on a grass stem | brown, straw, green | mantis
damselfly | insect tiny wings | a needle-thin body, narrow transparent wings, round eyes, fine legs | on a reed stem over water | electric blue, green, silver | dragonfly
mayfly | insect tiny wings | upright clear wings, three long tail threads, a curved thin body, large eyes | on a reed over a river | silver, brown, clear | fly
dragonfly | insect tiny wings | four long transparent wings, huge round eyes, a thin jewel-toned body, folded legs | on a reed over a pond | turquoise, green, black | dragonfly
fly, housefly, horsefly | insect tiny wings | large red compound eyes, clear veined wings, a bristly grey body, thin legs | on a windowsill; on a fruit skin | grey, red, black | fly
fruit fly | insect tiny wings | bright red eyes, a tan striped body, clear rounded wings, thin legs | on a ripe fruit skin | red, tan, clear | fly
grasshopper | insect tiny wings | long bent hind legs, a bright green body, short antennae, folded veined wings | on a grass blade | green, straw, brown | mantis
katydid | insect tiny wings | long bent hind legs, a bright green body, short antennae, folded veined wings | on a grass blade | green, straw, brown | mantis
locust | insect hand wings | long bent hind legs, a sandy armoured body, mottled wings, large oval eyes | on a stripped stalk | sand, brown, yellow | mantis
mosquito | insect tiny wings | a long thin needle mouth, striped legs, a hunched body, narrow wings | on bare skin; on a pond surface | grey, white, black | fly
gnat, midge | insect tiny wings | a long thin needle mouth, striped legs, a hunched body, narrow wings | on bare skin; on a pond surface | grey, white, black | fly
praying mantis, mantis | insect hand wings | folded spiked forelegs, a triangular head, bulging eyes, a long green body | on a flowering twig | leaf green, cream, pink | mantis
orchid mantis | insect tiny wings | petal-shaped pink legs, a white body, bulging eyes, folded spiked forelegs | on an orchid spray | pink, white, magenta | mantis
stick insect | insect hand claws | a long twig-thin body, very thin jointed legs, bark-coloured skin, short antennae | on a bramble stem | brown, green, grey | -
leaf insect | insect hand claws | a broad leaf-shaped body, vein-patterned wings, lobed legs, browned edges | on an oak twig | green, brown, yellow | -
water strider, pond skater | insect tiny claws | four very long legs, small dimples in the water under the feet, a slim dark body | on a still pond surface | black, pond green, silver | -

# spiders, scorpions and many-legged
black widow, black widow spider | insect tiny claws | a glossy round black abdomen, a red hourglass mark, long thin legs, a tangled web | in a dark wood-pile corner | black, red, grey | spider
centipede | insect tiny claws | a long segmented body, rows of thin legs, two long antennae, a glossy brown back | under a lifted stone | brown, orange, black | caterpillar
millipede | insect hand claws | a long rounded body, very many tiny legs, glossy dark rings, short antennae | under a lifted stone | black, brown, red | caterpillar
jumping spider, peacock spider | insect tiny furry claws | four large front-facing eyes, a fuzzy compact body, short hairy legs, iridescent jaws | on a leaf edge | black, turquoise, orange | spider
scorpion | insect hand claws | two broad pincers, a curved segmented tail, a pointed sting, eight jointed legs | on desert sand | amber, black, sand | scorpion
spider, garden spider, orb weaver | insect tiny claws | eight thin legs, a patterned round abdomen, tiny shining eyes, a silk thread | at the centre of a dewy web | brown, cream, black | spider
tarantula | insect hand furry claws | eight thick hairy legs, a large furry abdomen, orange knee bands, short fangs | on dry forest litter | dark brown, orange, black | spider
tick, mite | insect tiny claws | a flat oval body, eight short hooked legs, a tiny head, a leathery skin | on a grass tip | brown, red-brown, green | -
flea | insect tiny claws | a narrow flattened body, long jumping hind legs, backward bristles, a small head | on coarse fur | red-brown, brown, black | -

# worms and snails
earthworm, worm | insect hand | a pink ringed body, a smooth band near the middle, wet shining skin, a pointed tip | on dark wet soil | pink, brown, black | worm
slug | insect hand | a soft ridged body, two long eye stalks, a wet trail, a smooth shield | on a lettuce leaf | orange-brown, grey, green | slug
snail, garden snail | insect hand | a spiral striped shell, two long eye stalks, a wet soft body, a shining trail | on a wet leaf; on a garden wall | brown, cream, leaf green | snail
`;
