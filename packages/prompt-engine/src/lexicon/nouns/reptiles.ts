/** Snakes, lizards, turtles, crocodiles, frogs and dinosaurs: names | kind and traits | details | usual places | colours | drawing. */
export const REPTILES = `
# snakes
snake, serpent | reptile person | a long coiled body, a forked tongue, patterned scales, unblinking eyes | on warm rocks; in dry leaf litter | olive, brown, black | snake
grass snake | reptile person | a long coiled body, a forked tongue, patterned scales, unblinking eyes | on warm rocks; in dry leaf litter | olive, brown, black | snake
viper, adder | reptile person | a dark zigzag along the back, a triangular head, vertical pupils, a short thick tail | on warm heathland stones | grey, black, copper | snake
anaconda | reptile large | a very thick muscular body, dark oval blotches, a small head, smooth wet scales | in a flooded forest; around a branch | olive, black, brown | snake
boa, boa constrictor | reptile large | a thick muscular body, tan saddles on brown, a narrow arrow-shaped head, smooth scales | around a rainforest branch | brown, tan, rust | snake
cobra, king cobra | reptile person | a spread hood, a raised upper body, smooth banded scales, a flicking tongue | in a woven basket; on dry ground | brown, cream, black | snake
coral snake, milk snake | reptile person | red, black-edged yellow bands, a small rounded head, smooth glossy scales | on a forest floor | red, black, yellow | snake
green snake, tree snake, green tree python, mamba | reptile person | bright green scales, a slim looped body, yellow eyes, a narrow head | around a jungle branch | green, yellow, white | snake
python, ball python, royal python | reptile person | a heavy patterned body, tan oval markings, a broad head, heat pits along the lip | on a branch in a warm tank | brown, tan, black | snake
rattlesnake | reptile person | a segmented tail rattle, diamond markings, a triangular head, a coiled body | on desert sand among rocks | tan, brown, sand | snake
sidewinder | reptile person | small horns over the eyes, sandy blotched scales, a body thrown in loops, parallel tracks in the sand | on a desert dune | sand, tan, brown | snake
sea snake | reptile person fins | black and white rings, a flat paddle tail, smooth scales, a small head | over a coral reef | black, white, turquoise | snake
white snake, albino snake | reptile person | pearl-white scales, red eyes, a coiled body, a pink tongue | on dark moss | white, pink, moss | snake

# lizards
lizard, wall lizard, skink | reptile hand claws | a long tapering tail, scaly patterned skin, splayed toes, a lifted head | on a sunny stone wall | brown, green, stone grey | lizard
basilisk lizard | reptile hand claws | a tall head crest, bright green skin, long hind toes, a throat fan | on a jungle branch; over a stream surface | green, yellow, brown | lizard
anole | reptile hand claws | a spread pink throat fan, a slim green body, round toe pads, a long tail | on a garden leaf | green, pink, brown | lizard
bearded dragon | reptile table claws | a spiny throat ruff, sandy scales, a broad triangular head, spiked flanks | on a basking rock in a tank | sand, orange, grey | lizard
chameleon | reptile hand claws | turret eyes, a tightly curled tail, a ridged head crest, gripping two-part feet | on a thin jungle branch | green, turquoise, orange | chameleon
frilled lizard | reptile hand claws | a wide spread neck frill, an open pink mouth, long hind legs, rough scales | on red desert soil | orange-red, brown, tan | lizard
thorny devil, horned lizard, horned toad | reptile hand claws | cone-shaped spines all over, a squat body, blotched desert colours, a raised spiny tail | on red desert sand | rust, yellow, sand | lizard
gecko, leopard gecko | reptile hand claws | round padded toes, large vertical pupils, spotted yellow skin, a thick tail | on a lit wall at night; on bark | yellow, black, cream | lizard
iguana | reptile table claws | a row of back spines, a hanging throat flap, green scaly skin, a long banded tail | on a branch; on black lava rock | green, grey, rust | lizard
marine iguana | reptile table claws | a row of back spines, a hanging throat flap, green scaly skin, a long banded tail | on a branch; on black lava rock | green, grey, rust | lizard
komodo dragon, monitor lizard, goanna | reptile large claws | a heavy scaled body, a long forked tongue, thick clawed legs, a powerful tail | on a dry island beach | grey-brown, clay, sand | lizard
salamander, fire salamander | reptile hand | glossy black skin, yellow blotches, a blunt head, short soft legs | on wet moss | black, yellow, moss green | -
newt | reptile hand | a crested back, an orange spotted belly, a flat paddle tail, splayed soft toes | in a weedy pond | orange, black, olive | -

# turtles and crocodiles
caiman | reptile large claws | long toothed jaws, ridged armoured back, raised yellow eyes, a heavy tail | on a muddy river bank; in dark swamp water | olive, grey, yellow | crocodile
alligator, gator | reptile large claws | long toothed jaws, ridged armoured back, raised yellow eyes, a heavy tail | on a muddy river bank; in dark swamp water | olive, grey, yellow | crocodile
crocodile, croc, nile crocodile | reptile large claws | long toothed jaws, ridged armoured back, raised yellow eyes, a heavy tail | on a muddy river bank | olive, grey, mud brown | crocodile
baby crocodile, baby alligator | reptile hand claws | a short toothed snout, yellow-banded skin, large eyes, a thin tail | on a floating leaf | olive, yellow, green | crocodile
baby turtle, turtle hatchling | reptile hand fins | a soft dark shell, oversized flippers, sand on the back, black eyes | on beach sand near the surf | dark grey, sand, sea blue | turtle
pond turtle, terrapin | reptile hand claws | a domed patterned shell, red ear stripes, webbed clawed feet, a striped neck | on a log in a pond | olive, yellow, red | turtle
box turtle | reptile hand claws | a domed patterned shell, red ear stripes, webbed clawed feet, a striped neck | on a log in a pond | olive, yellow, red | turtle
snapping turtle | reptile table claws | a hooked beak, a spiked dark shell, a thick neck, a long ridged tail | in a muddy pond | dark brown, olive, black | turtle
giant tortoise, galapagos tortoise | reptile large claws | a huge domed shell, a long wrinkled neck, elephant-thick legs, a blunt beak | on dry island grass | grey, brown, green | turtle
tortoise | reptile table claws | a high domed shell, scaly thick legs, a wrinkled neck, a horny beak | on a dry garden path | brown, ochre, olive | turtle
turtle | reptile large fins | a patterned shell, long flippers, scaled cheeks, a hooked beak | over a coral reef; on a nesting beach | olive, amber, turquoise | turtle
leatherback | reptile large fins | a patterned shell, long flippers, scaled cheeks, a hooked beak | over a coral reef; on a nesting beach | olive, amber, turquoise | turtle

# frogs and toads
frog, green frog | reptile hand | smooth wet green skin, bulging gold eyes, folded hind legs, webbed toes | on a lily pad; at a pond edge | green, gold, brown | frog
bullfrog | reptile hand | smooth wet green skin, bulging gold eyes, folded hind legs, webbed toes | on a lily pad; at a pond edge | green, gold, brown | frog
glass frog | reptile tiny translucent | translucent pale green skin, visible inner organs, forward-facing gold eyes, round toe pads | under a wet rainforest leaf | pale green, gold, white | frog
red-eyed tree frog, tree frog | reptile hand | bright red eyes, lime-green skin, blue-striped flanks, round orange toe pads | on a wet rainforest leaf | lime green, red, orange | frog
poison dart frog, dart frog | reptile tiny | glossy bright blue skin, black spots, slender limbs, round toe pads | on a mossy log | electric blue, black, moss | frog
tadpole | reptile tiny | a round dark body, a thin waving tail, small eyes, tiny budding legs | in a shallow pond | black, brown, pond green | -
toad | reptile hand | warty brown skin, copper eyes, a wide mouth, short strong legs | on damp leaf litter; under a stone | brown, olive, copper | frog
cane toad | reptile hand | warty brown skin, copper eyes, a wide mouth, short strong legs | on damp leaf litter; under a stone | brown, olive, copper | frog

# dinosaurs
dinosaur, dino | reptile huge claws | rough scaly skin, a long balancing tail, a heavy jaw, three-toed feet | in a fern forest; on a misty plain | green, brown, grey | dinosaur
baby dinosaur, baby dino | reptile table claws | a large round head, big eyes, soft pebbled skin, a short tail | beside a broken eggshell in a nest | green, cream, brown | dinosaur
ankylosaurus | reptile large claws | an armoured plated back, rows of spikes, a club tail, a low wide head | on a fern plain | brown, grey, green | -
brachiosaurus, brontosaurus, sauropod, long-neck dinosaur | reptile vast claws | a very long neck, a small head, pillar legs, a long whip tail | at a lake among tall conifers | grey-green, brown, fern green | -
diplodocus | reptile vast claws | a very long neck, a small head, pillar legs, a long whip tail | at a lake among tall conifers | grey-green, brown, fern green | -
dinosaur skeleton, fossil skeleton | thing huge | a mounted frame of brown bones, a toothed skull, curved ribs, a long tail of vertebrae | in a museum hall | bone brown, grey, cream | -
pterodactyl, pteranodon, pterosaur | reptile large wings | wide leathery wings, a long bony crest, a long pointed beak, clawed fingers | over a sea cliff | tan, grey, rust | pterodactyl
stegosaurus | reptile large claws | two rows of tall back plates, a spiked tail, a small low head, sloping shoulders | in a fern clearing | green, rust, brown | -
spinosaurus | reptile huge claws | a tall sail along the back, a long crocodile-shaped snout, short strong forelegs, a broad tail | in a shallow river | olive, rust, cream | -
t-rex, t rex, tyrannosaurus, tyrannosaurus rex | reptile huge claws | a massive toothed jaw, tiny two-fingered arms, muscular hind legs, a heavy tail | in a fern forest; on a muddy river flat | dark green, brown, ivory | dinosaur
triceratops | reptile huge claws | three facial horns, a wide bony frill, a parrot-shaped beak, stout legs | on a fern plain | grey, ochre, green | -
velociraptor, raptor | reptile person claws feathered | a sickle toe claw, feathered forearms, a narrow toothed snout, a stiff tail | in tall ferns | brown, rust, green | dinosaur
plesiosaur | reptile huge fins | four broad paddles, a long toothed jaw, smooth dark skin, a strong tail | in open blue water | slate, cream, deep blue | -
ichthyosaur | reptile large fins | a dolphin-shaped body, a long thin toothed snout, huge round eyes, a crescent tail | in open blue water | slate, white, blue | -
mosasaur | reptile vast fins | a long crocodile-shaped jaw, four broad paddles, a shark-shaped tail, dark mottled skin | in open blue water | slate, cream, deep blue | -
black mamba | reptile person | a long slim olive-grey body, an open black mouth, a coffin-shaped head, smooth scales | on a dry branch | olive grey, black, straw | snake
`;
