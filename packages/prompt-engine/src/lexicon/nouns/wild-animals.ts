/** Wild mammals by family: names | kind and traits | details | usual places | colours | drawing. */
export const WILD_ANIMALS = `
# in general
animal, beast, wild animal | wild-animal person furry paws | a brown coat, upright ears, dark eyes, a long tail | in tall grass; at a forest edge | brown, tan, grey | -
cub, bear cub, baby bear | wild-animal table furry paws | a round fuzzy head, small rounded ears, a short muzzle, oversized paws | on a mossy log; at a stream edge | brown, tan, moss | bear

# dogs and foxes
arctic fox | wild-animal table furry paws | thick white fur, short rounded ears, black eyes and nose, a bushy tail | on snowy tundra | white, black, ice blue | fox
coyote | wild-animal person furry paws | a grizzled grey-tan coat, large pointed ears, a narrow muzzle, a black-tipped tail | on a desert ridge; at a canyon edge | grey-tan, rust, black | -
dingo | wild-animal person furry paws | a sandy coat, upright ears, white paws, a bushy tail | on red outback soil | sandy orange, white, red earth | dog
fennec fox, desert fox | wild-animal table furry paws | enormous ears, pale sand-coloured fur, large black eyes, a black-tipped tail | on a desert dune | sand, cream, black | fox
fox, red fox, vixen | wild-animal table furry paws | a russet coat, black legs, a white chest, a white-tipped bushy tail | at the edge of a beech wood; in a snowy field | russet, white, black | fox
fox cub, baby fox | wild-animal table furry paws | woolly brown-orange fur, blue-grey eyes, a short white muzzle, big dark ears | at a den mouth among roots | orange, brown, white | fox
hyena, spotted hyena | wild-animal person furry paws | a sloping back, a spotted tan coat, rounded ears, a heavy dark muzzle | on dry savanna | tan, dark brown, black | -
jackal | wild-animal person furry paws | a grizzled black back, a tan body, large pointed ears, a bushy dark-tipped tail | on dry savanna at dusk | tan, black, straw | -
african wild dog, painted dog | wild-animal person furry paws | large round ears, a black, gold and white mottled coat, long thin legs, a white-tipped tail | on dry savanna | black, gold, white | wolf
wolf/wolves, grey wolf, gray wolf, timber wolf | wild-animal person furry paws | thick grey fur, amber eyes, a pale muzzle, a heavy straight tail | at the edge of a spruce forest; on a snowy ridge | grey, black, amber | wolf
black wolf | wild-animal person furry paws | thick black fur, yellow eyes, upright ears, a heavy straight tail | among dark spruces | black, yellow, grey | wolf
white wolf, arctic wolf | wild-animal person furry paws | thick white fur, pale yellow eyes, a black nose, a heavy tail | on a snowy plain | white, yellow, black | wolf
wolf pup, baby wolf, wolf cub | wild-animal table furry paws | woolly grey-brown fur, blue eyes, a blunt muzzle, large paws | at a den mouth | grey-brown, blue, cream | wolf

# bears
bear, brown bear, grizzly, grizzly bear, kodiak bear | wild-animal large furry claws | a shaggy brown coat, a shoulder hump, small rounded ears, long pale claws | in a shallow salmon river; in a mountain meadow | brown, tan, river grey | bear
black bear | wild-animal large furry claws | a glossy black coat, a tan muzzle, rounded ears, curved claws | in a berry thicket; on a fallen trunk | black, tan, green | bear
panda, giant panda, panda bear | wild-animal large furry paws | black eye patches, round black ears, a white head, black arms and legs | in a bamboo grove | black, white, bamboo green | panda
polar bear, ice bear | wild-animal large furry paws | cream-white fur, a long neck, a black nose, broad hairy paws | on drifting sea ice | cream, ice blue, black | bear
polar bear cub | wild-animal table furry paws | fluffy white fur, round black eyes, a short muzzle, small ears | on snow at a den mouth | white, black, ice blue | bear
red panda | wild-animal table furry paws | a rust-red coat, a white-masked face, pointed white ears, a ringed bushy tail | on a mossy branch | rust red, white, black | -
sun bear | wild-animal person furry claws | short black fur, a pale crescent on the chest, a short tan muzzle, long curved claws | on a tree trunk in forest | black, tan, cream | bear
sloth bear | wild-animal large furry claws | a long shaggy black coat, a pale mobile muzzle, a white chest mark, long pale claws | on dry forest ground | black, cream, dust | bear
spectacled bear | wild-animal large furry claws | cream rings around the eyes, shaggy black fur, a short muzzle, curved claws | in a cloud-forest tree | black, cream, moss | bear

# big cats
bobcat | wild-animal person furry paws | black ear tufts, a cheek ruff, a spotted tawny coat, a short black-tipped tail | in a snowy pine forest | tawny, grey, white | -
lynx | wild-animal person furry paws | long black ear tufts, a full cheek ruff, thick grey-tan fur, broad paws | in a snowy pine forest | grey, tan, white | -
caracal | wild-animal person furry paws | tall black-backed ears, a slender tawny body, long legs, green-gold eyes | in tall dry grass | tawny, black, green | -
serval | wild-animal person furry paws | very large upright ears, black-spotted golden fur, long legs, a short ringed tail | in tall dry grass | gold, black, straw | -
cheetah | wild-animal person furry paws | a slim spotted body, black tear lines, a small rounded head, a long ringed tail | on a termite mound; on open savanna | gold, black, cream | leopard
cougar, puma, mountain lion | wild-animal large furry paws | a plain tawny coat, a pale muzzle, small rounded ears, a long thick tail | on a rocky canyon ledge | tawny, cream, rock red | -
jaguar | wild-animal large furry paws | a golden coat with dark rosettes, a heavy jaw, a stocky body, amber eyes | on a jungle river bank | gold, black, jungle green | leopard
leopard | wild-animal large furry paws | a spotted golden coat, a long white-tipped tail, pale green eyes, white whiskers | on an acacia branch | gold, black, cream | leopard
clouded leopard | wild-animal person furry paws | large dark-edged cloud-shaped spots, a long tail, short legs, amber eyes | on a rainforest branch | ochre, black, green | leopard
ocelot | wild-animal person furry paws | chain-shaped dark markings, large brown eyes, rounded ears, a ringed tail | on a rainforest branch | ochre, black, green | leopard
lion | wild-animal large furry paws | a thick dark-tipped mane, amber eyes, a broad muzzle, a tufted tail | on a rock in dry grass; on open savanna | tawny, dark brown, amber | lion
lion cub, baby lion | wild-animal table furry paws | a spotted fuzzy coat, rounded ears, big paws, a thin tufted tail | in tall dry grass | tawny, cream, straw | lion
lioness | wild-animal large furry paws | a smooth tawny coat, rounded ears, a pale chin, a black-tufted tail | in tall dry grass | tawny, cream, straw | -
panther, black panther | wild-animal large furry paws | a black coat with faint rosettes, yellow-green eyes, a long tail, white whiskers | on a jungle branch | black, yellow-green, dark green | leopard
snow leopard | wild-animal large furry paws | thick smoke-grey fur, dark rosettes, pale eyes, a very long bushy tail | on a snowy cliff ledge | smoke grey, white, black | leopard
tiger, bengal tiger, tigress | wild-animal large furry paws | an orange coat with black stripes, white cheek ruffs, amber eyes, a ringed tail | in tall grass by a river; in bamboo | orange, black, white | tiger
tiger cub, baby tiger | wild-animal table furry paws | fuzzy striped orange fur, blue-grey eyes, rounded ears, big paws | in leaf litter under bamboo | orange, black, cream | tiger
white tiger | wild-animal large furry paws | a white coat with dark stripes, ice-blue eyes, a pink nose, a ringed tail | on a mossy rock by water | white, dark brown, ice blue | tiger
wildcat | wild-animal table furry paws | a thick striped grey-brown coat, a blunt ringed tail, green eyes, broad cheeks | in a pine wood | grey-brown, black, green | cat

# elephants and other giants
elephant, african elephant, asian elephant | wild-animal large hooves | large fan-shaped ears, a long wrinkled trunk, curved ivory tusks, grey creased skin | at a waterhole; on dry savanna | grey, ivory, dust red | elephant
baby elephant, elephant calf | wild-animal person hooves | a short hairy head, a small curling trunk, oversized ears, wrinkled knees | in shallow water at a river bank | grey, brown, dust | elephant
mammoth, woolly mammoth, mastodon | wild-animal huge hooves furry | a long shaggy brown coat, huge spiralled tusks, a domed head, small ears | on a frozen steppe | brown, ivory, snow white | elephant
hippo, hippopotamus/hippopotamuses | wild-animal large hooves | a barrel body, a vast pink mouth, small round ears, wet purple-grey skin | in a muddy river | purple-grey, pink, mud brown | hippo
rhino, rhinoceros | wild-animal large hooves | two horns on the nose, folded armour-thick skin, funnel-shaped ears, a heavy low head | on dry grassland | grey, dust, brown | rhino
white rhino | wild-animal large hooves | two horns on the nose, folded armour-thick skin, funnel-shaped ears, a heavy low head | on dry grassland | grey, dust, brown | rhino
black rhino | wild-animal large hooves | two horns on the nose, folded armour-thick skin, funnel-shaped ears, a heavy low head | on dry grassland | grey, dust, brown | rhino
giraffe | wild-animal large hooves | a long spotted neck, short knobbed horns, long lashes, a tufted tail | among acacias on dry savanna; at a waterhole | tan, chestnut, cream | giraffe
zebra | wild-animal large hooves | bold black and white stripes, a short upright mane, a dark muzzle, a tufted tail | on open savanna; at a waterhole | black, white, straw | zebra
tapir | wild-animal large hooves | a short drooping trunk, a stocky black body, a broad white saddle, rounded ears | at a rainforest stream | black, white, green | -
okapi | wild-animal large hooves | a velvety dark brown body, white-striped hindquarters, large ears, a long dark tongue | in dense rainforest | dark brown, white, green | -

# deer and antelopes
deer/deer, roe deer, doe, hind | wild-animal large hooves | a reddish-brown coat, large upright ears, dark wet eyes, a white rump | at a woodland edge; in a misty meadow | red-brown, white, green | deer
fawn, baby deer | wild-animal table hooves | white-spotted fur, very thin legs, large ears, big dark eyes | in bracken on a forest floor | chestnut, white, fern green | deer
gazelle | wild-animal person hooves | ringed curved horns, a slender tan body, a dark flank stripe, a white belly | on open savanna | tan, white, black | -
kudu, eland | wild-animal large hooves | tall corkscrew horns, thin white flank stripes, a throat fringe, a grey-brown coat | in dry bush | grey-brown, white, olive | -
oryx, gemsbok | wild-animal large hooves | very long straight horns, a black and white face mask, a pale grey body, a black tail | on a red desert dune | pale grey, black, rust | deer
springbok | wild-animal person hooves | ringed curved horns, a slender tan body, a dark flank stripe, a white belly | on open savanna | tan, white, black | -
antelope, impala | wild-animal person hooves | ringed lyre-shaped horns, a slender red-tan body, a white belly, large ears | on open savanna | red-tan, white, straw | -
elk, wapiti | wild-animal large hooves | a dark shaggy neck, wide many-pointed antlers, a pale rump, a tan body | in a mountain meadow | tan, dark brown, gold | deer
moose/moose | wild-animal large hooves | broad palm-shaped antlers, a drooping muzzle, a hanging throat flap, long legs | in a shallow marsh lake | dark brown, grey, marsh green | moose
stag, red deer, red stag | wild-animal large hooves | wide branching antlers, a thick neck ruff, a russet coat, breath in the air | on a heather hillside; in autumn mist | russet, brown, heather | deer
buck | wild-animal large hooves +deer +antlers +forest +hunter +whitetail +doe | wide branching antlers, a thick neck, a tan coat, a white throat patch | in an autumn wood | tan, brown, orange | deer
wildebeest/wildebeest, gnu | wild-animal large hooves | a dark bearded face, curved horns, a sloping striped back, thin legs | on a dusty plain at a river bank | slate, dark brown, dust | -

# wild cattle, goats and pigs
bighorn sheep | wild-animal large hooves | massive curled horns, a short brown coat, a white rump, a pale muzzle | on a rocky mountainside | brown, cream, rock grey | sheep
mouflon | wild-animal person hooves | heavy curled horns, a reddish-brown coat, a pale saddle patch, a white muzzle | on a rocky slope | red-brown, cream, grey | sheep
bison/bison, american buffalo, buffalo | wild-animal large hooves | a huge woolly shoulder hump, short curved horns, a bearded head, dark shaggy forelegs | on a prairie; in driving snow | dark brown, tan, straw | bull
ibex | wild-animal person hooves | long ridged horns, a bearded chin, a thick pale coat, split hooves | on a bare cliff ledge | cream, brown, rock grey | goat
mountain goat | wild-animal person hooves | a shaggy white coat, short black horns, a long beard, split black hooves | on a bare cliff ledge | white, black, rock grey | goat
chamois | wild-animal person hooves | short hooked horns, a dark eye stripe, a pale face, a thick brown coat | on an alpine ledge | brown, cream, rock grey | goat
warthog | wild-animal person hooves | upward-curved tusks, warty cheeks, a bristly mane, a thin tufted tail | at a muddy waterhole | grey-brown, ivory, rust | pig
wild boar, boar | wild-animal person hooves | dark bristly fur, short curved tusks, a long snout, a high shoulder | in an oak wood | dark brown, black, ivory | pig

# monkeys and apes
baboon | wild-animal person furry | a long dog-shaped muzzle, a grey-brown mane, close-set eyes, a bent tail | on a rocky outcrop | grey-brown, red, blue | monkey
mandrill | wild-animal person furry | a red nose stripe, ridged blue cheeks, a yellow beard, an olive mane | on a rainforest floor | blue, red, olive | monkey
bush baby | wild-animal hand furry | huge round eyes, thin folding ears, soft grey fur, long padded fingers | on a bare branch by moonlight | grey, amber, dark green | -
tarsier | wild-animal hand furry | enormous round eyes, long padded fingers, soft grey-brown fur, a thin bare tail | on a bare branch by moonlight | grey-brown, amber, dark green | -
chimpanzee, chimp | wild-animal person furry | black hair, a bare wrinkled face, large round ears, long fingers | in a fig tree; on a forest floor | black, tan, green | monkey
bonobo | wild-animal person furry | black hair, a bare wrinkled face, large round ears, long fingers | in a fig tree; on a forest floor | black, tan, green | monkey
gorilla, silverback, ape | wild-animal large furry | a heavy brow ridge, black fur, a silver-grey back, massive arms | in misty mountain forest | black, silver, green | gorilla
gibbon | wild-animal person furry | very long arms, cream fur, a black face ringed with white, hooked fingers | in the forest canopy | cream, black, green | monkey
lemur, ring-tailed lemur | wild-animal table furry paws | a ringed black and white tail, orange eyes, a pointed dark muzzle, grey fur | on a sunny stone wall; in dry forest | grey, white, orange | -
monkey | wild-animal table furry | a long curling tail, a bare pink face, brown fur, nimble long fingers | on a jungle branch; on a temple wall | brown, pink, green | monkey
proboscis monkey | wild-animal person furry | a long drooping nose, a rust-orange coat, a round pale belly, a long white tail | in a mangrove tree | rust, cream, green | monkey
marmoset, tamarin, golden lion tamarin | wild-animal hand furry | a golden mane around a dark face, small clasping hands, a long tail, bright eyes | on a vine-covered branch | gold, black, green | monkey
macaque | wild-animal table furry | a long curling tail, a bare pink face, brown fur, nimble long fingers | on a jungle branch; on a temple wall | brown, pink, green | monkey
spider monkey | wild-animal table furry | very long thin limbs, a gripping tail, black fur, a pale face | in the forest canopy | black, tan, green | monkey
capuchin, capuchin monkey | wild-animal table furry | a dark cap of hair, a cream face, a curling tail, nimble fingers | on a jungle branch | cream, dark brown, green | monkey
baby monkey | wild-animal hand furry | thin downy fur, large brown eyes, small round ears, tiny clasping fingers | on a branch among leaves | brown, pink, green | monkey
orangutan, orang-utan | wild-animal person furry | long rust-red hair, broad cheek pads, very long arms, deep-set eyes | in a rainforest tree | rust red, dark grey, green | -
snow monkey, japanese macaque | wild-animal table furry | a red bare face, thick grey-tan fur, snow on the head, half-closed eyes | in a steaming hot spring | grey-tan, red, snow white | monkey

# kangaroos, koalas and sloths
kangaroo | wild-animal person furry paws | powerful hind legs, a thick long tail, upright ears, small forepaws | on dry red scrubland; in pale grass | red-brown, grey, straw | kangaroo
wallaby | wild-animal person furry paws | long hind feet, a tapering tail, pale cheek stripes, small forepaws | in pale grass at a wood edge | grey-brown, cream, straw | kangaroo
joey, baby kangaroo | wild-animal table furry paws | a small head with large ears, dark eyes, soft grey fur, thin forepaws | in a pouch | grey, brown, pink | kangaroo
koala, koala bear | wild-animal table furry claws | round fluffy ears, a large black nose, grey fur, a white chest | in the fork of a eucalyptus | grey, white, eucalyptus green | koala
opossum | wild-animal table furry paws | a white pointed face, black round ears, grey coarse fur, a bare tail | on a backyard fence; on a branch | grey, white, pink | -
possum | wild-animal table furry paws | a white pointed face, black round ears, grey coarse fur, a bare tail | on a backyard fence; on a branch | grey, white, pink | -
platypus | wild-animal table furry claws | a broad flat bill, dense brown fur, webbed feet, a paddle tail | in a dark creek | brown, slate, green | -
quokka | wild-animal table furry paws | upturned mouth corners, small rounded ears, dense brown fur, a thin tail | in dry coastal scrub | brown, tan, olive | -
wombat | wild-animal table furry paws | a heavy barrel body, a broad bare nose, small round ears, short strong legs | at a burrow in snowy grass | grey-brown, black, straw | capybara
sloth | wild-animal table furry claws | long hooked claws, a pale face with dark eye stripes, shaggy grey-green fur, a blunt nose | on a rainforest branch | grey-brown, moss green, cream | sloth
tasmanian devil | wild-animal table furry paws | black fur, a white chest band, pink ears, a wide jaw | in damp bushland | black, white, pink | -

# small hunters and river animals
badger | wild-animal table furry claws | a black and white striped face, grey wiry fur, short legs, long digging claws | at a woodland sett | grey, black, white | -
beaver | wild-animal table furry paws | orange front teeth, a flat scaly tail, dense brown fur, webbed hind feet | on a stick dam in a pond | brown, orange, pond green | beaver
honey badger | wild-animal table furry claws | a black coat, a broad white back stripe, short strong legs, a bushy tail | in dry scrub; on a forest floor | black, white, brown | -
skunk | wild-animal table furry claws | two white back stripes, a black coat, a raised plume of a tail, a narrow white face stripe | on a night lawn | black, white, green | -
wolverine | wild-animal person furry claws | a dark shaggy coat, pale side stripes, a broad head, long curved claws | in a snowy spruce forest | dark brown, cream, snow white | -
meerkat | wild-animal hand furry paws | dark eye patches, a slim upright body, a pale belly, a thin dark-tipped tail | on a sandy burrow mound | tan, dark brown, sand | -
mongoose | wild-animal table furry paws | a long low body, grizzled brown fur, a pointed face, a tapering bushy tail | on dry rocky ground | grizzled brown, tan, dust | -
otter, river otter | wild-animal table furry paws | sleek wet brown fur, long whiskers, small round ears, a thick tapering tail | on a river bank; among floating kelp | brown, cream, river green | otter
sea otter | wild-animal person furry paws | a pale whiskered face, thick wet fur, folded forepaws on the chest, webbed hind feet | afloat among kelp | brown, cream, sea green | otter
raccoon, racoon, trash panda | wild-animal table furry paws | a black eye mask, grey fur, small clever forepaws, a ringed bushy tail | on a dustbin lid; at a stream edge | grey, black, white | raccoon
weasel | wild-animal hand furry paws | a long thin chestnut body, a white belly, small round ears, bright black eyes | on a drystone wall | chestnut, white, stone grey | -
mink, marten, polecat | wild-animal table furry paws | a glossy dark coat, a pale throat patch, rounded ears, a bushy tail | on a mossy trunk at a stream | dark brown, cream, moss | -
stoat, ermine | wild-animal hand furry paws | a long thin body, white winter fur, a black tail tip, bright black eyes | in deep snow | white, black, grey | -

# rodents, hares and hedgehogs
capybara | wild-animal person furry paws | a blunt square muzzle, coarse brown fur, small round ears, half-closed eyes | in a hot spring pool; on a river bank | brown, tan, river green | capybara
chipmunk | wild-animal hand furry paws | dark and pale back stripes, full cheek pouches, bright black eyes, a bushy tail | on a mossy stump | russet, cream, black | squirrel
groundhog | wild-animal table furry paws | a stout upright body, grey-brown fur, small ears, a short dark tail | at a burrow in alpine grass | grey-brown, tan, green | hamster
prairie dog | wild-animal table furry paws | a slim upright body, sandy fur, small round ears, a short black-tipped tail | on a burrow mound in short grass | sand, tan, green | -
marmot | wild-animal table furry paws | a stout body, grey and rust fur, small ears, long front teeth | on a boulder in an alpine meadow | grey, rust, green | -
hare, jackrabbit | wild-animal table furry paws | very long black-tipped ears, long hind legs, amber eyes, a lean brown body | in a stubble field; in frosted grass | brown, cream, amber | rabbit
hedgehog | wild-animal hand furry paws | a coat of brown and cream spines, a pointed snout, a wet black nose, small feet | in fallen leaves; on a lawn at a hedge | brown, cream, leaf orange | hedgehog
mole | wild-animal hand furry claws | velvety black fur, broad pink digging paws, a pink pointed snout, tiny eyes | on a fresh molehill | black, pink, earth brown | -
mouse/mice, field mouse, harvest mouse | wild-animal hand furry paws | large round ears, black bead eyes, fine whiskers, a long thin tail | on an ear of wheat; on a kitchen floor | brown, white, pink | mouse
dormouse/dormice | wild-animal hand furry paws | golden fur, large black eyes, long whiskers, a thick furry tail | in a nest of leaves | gold, cream, leaf brown | mouse
porcupine | wild-animal table furry claws | long black and white quills, a blunt nose, small eyes, short legs | on a forest floor | black, white, brown | -
rabbit, wild rabbit | wild-animal table furry paws | long upright ears, brown-grey fur, a white round tail, strong hind legs | in a meadow at a burrow; in clover | brown-grey, white, clover green | rabbit
baby rabbit, baby bunny | wild-animal hand furry paws | short ears, downy brown fur, a tiny pink nose, dark round eyes | in a grass nest | brown, pink, green | rabbit
white rabbit | wild-animal table furry paws | long white ears lined with pink, pure white fur, pink eyes, a round tail | on a lawn; in snow | white, pink, green | rabbit
rat, sewer rat | wild-animal hand furry paws | coarse grey-brown fur, small round ears, yellow front teeth, a long bare tail | on a wet drain grating; in a cellar | grey-brown, pink, black | mouse
shrew | wild-animal hand furry paws | a round body, tiny ears, soft brown fur, a short tail | in moss and grass stems | brown, grey, moss | mouse
lemming | wild-animal hand furry paws | black and gold fur, a round body, tiny ears, a stub of a tail | on tundra moss | gold, black, moss | mouse
vole | wild-animal hand furry paws | a blunt nose, tiny ears, chestnut fur, a short tail | among grass stems at a bank | chestnut, grey, green | mouse
squirrel, red squirrel | wild-animal hand furry paws | a bushy arched tail, tufted ears, a white belly, small clasping paws | on an oak branch; on a park lawn | russet, white, oak brown | squirrel
grey squirrel, gray squirrel | wild-animal hand furry paws | a silver-edged bushy tail, grey fur, a white belly, small clasping paws | on a park lawn | grey, white, green | squirrel
flying squirrel | wild-animal hand furry paws | huge dark eyes, a stretched skin membrane, soft grey fur, a flat tail | on a birch trunk | grey, white, black | squirrel

# bats, anteaters and armadillos
bat | wild-animal hand furry wings +cave +wings +vampire +fruit +night +hanging +bats +flying +upside +moon +halloween +animal +nocturnal +roosting | thin leathery wings, a furry brown body, hooked feet, long finger bones | under a cave roof; against the night sky | brown, black, night blue | bat
fruit bat, flying fox | wild-animal table furry wings | folded leathery wings, a fox-shaped face, large dark eyes, reddish neck fur | on a bare branch | brown, black, rust | bat
horseshoe bat | wild-animal hand furry wings | a horseshoe-shaped nose leaf, large pointed ears, wings folded around the body, grey-brown fur | under a cave roof | grey-brown, black, stone | bat
vampire bat | wild-animal hand furry wings | small sharp fangs, a folded nose leaf, pointed ears, thin dark wings | under a cave roof | black, brown, grey | bat
anteater, giant anteater | wild-animal person furry claws | a very long tubular snout, a shaggy brush tail, a black shoulder stripe, heavy claws | on dry grassland at a termite mound | grey, black, tan | anteater
aardvark | wild-animal person claws | long upright ears, a tubular pig-shaped snout, an arched sparsely haired back, strong digging claws | on dry ground at night | pinkish grey, tan, earth | anteater
armadillo | wild-animal table claws | a banded bony shell, long ears, a pointed snout, strong digging claws | on dry sandy ground | grey-pink, tan, brown | armadillo
pangolin | wild-animal table claws | overlapping brown scales, a long narrow snout, curved claws, a broad scaled tail | on a forest floor | brown, ochre, green | armadillo
saber-toothed tiger, sabre-toothed cat, smilodon | wild-animal large furry paws | two long curved fangs, a muscular tawny body, a short tail, heavy forelegs | on a frozen plain | tawny, ivory, snow white | tiger
`;
