/** Wild birds and caged birds: names | kind and traits | details | usual places | colours | drawing. */
export const BIRDS = `
# in general
bird, songbird | bird hand feathered wings | smooth brown and cream feathers, a small pointed beak, bright black eyes, a narrow tail | on a thin branch; on a telegraph wire | brown, cream, grey | bird
baby bird, nestling | bird hand feathered wings | sparse grey down, a wide yellow gape, closed eyelids, stubby wings | in a woven grass nest | grey, yellow, straw | bird
hatchling | bird hand feathered wings +bird +nest +chick | sparse grey down, a wide yellow gape, closed eyelids, stubby wings | in a woven grass nest | grey, yellow, straw | bird
flock of birds, murmuration | bird huge feathered wings | hundreds of small dark wings, a dense shifting cloud of bodies, thin trailing edges | over a winter field at dusk | black, grey, dusk orange | bird
bird nest, bird's nest, nest | structure hand | woven dry twigs, moss between the stems, three pale blue eggs, a lining of down | in the fork of a hawthorn | straw, moss, pale blue | basket

# birds of prey
buzzard | bird table feathered wings | barred brown plumage, yellow talons, a hooked dark beak, fierce yellow eyes | on a fence post; over a wooded hill | brown, cream, yellow | eagle
sparrowhawk, goshawk | bird table feathered wings | a finely barred grey chest, orange-yellow eyes, a hooked beak, long yellow legs | on a mossy branch | grey, white, orange | eagle
hawk, red-tailed hawk | bird table feathered wings | barred brown plumage, a rust tail, a hooked dark beak, yellow talons | on a fence post; over a wooded hill | brown, cream, rust | eagle
vulture | bird table feathered wings | a bare wrinkled head, a pale neck ruff, broad black wings, a hooked beak | on a bare cliff; on a dead tree | black, pink, cream | -
turkey vulture | bird table feathered wings | a bare wrinkled head, a pale neck ruff, broad black wings, a hooked beak | on a bare cliff; on a dead tree | black, pink, cream | -
condor | bird large feathered wings | a bare pink head, a white neck ruff, vast black wings with spread tips, a hooked beak | over a deep canyon | black, white, pink | -
sea eagle | bird table feathered wings | a hooked yellow beak, a white head, broad dark wings, yellow talons | on a stripped pine; over a lake | dark brown, white, yellow | eagle
bald eagle | bird table feathered wings | a white head, a hooked yellow beak, dark brown wings, a white tail | on a stripped pine; over a lake | dark brown, white, yellow | eagle
golden eagle | bird table feathered wings | golden nape feathers, dark brown wings, feathered legs, a hooked grey beak | on a heather crag | dark brown, gold, heather | eagle
eagle | bird table feathered wings | a hooked yellow beak, broad brown wings, fierce pale eyes, yellow talons | on a bare crag; over a lake | brown, gold, yellow | eagle
falcon, merlin | bird table feathered wings | a slate back, a barred chest, a dark moustache mark, long pointed wings | on a cathedral ledge; on a gloved fist | slate, cream, yellow | eagle
kestrel | bird hand feathered wings | a spotted chestnut back, a grey head, a fanned black-tipped tail, long narrow wings | over a grassy verge | chestnut, grey, black | eagle
peregrine, peregrine falcon | bird table feathered wings | a slate back, a barred white chest, a dark moustache mark, long pointed wings | on a cathedral ledge | slate, white, yellow | eagle
harpy eagle | bird table feathered wings | a split grey crest, a broad black collar, a hooked beak, massive talons | in a rainforest canopy | grey, black, white | eagle
kite | bird table feathered wings +bird +raptor +prey +hovering | a forked russet tail, long angled wings, a pale head, a hooked beak | over open farmland | russet, white, black | eagle
osprey | bird table feathered wings | a white chest, a dark eye stripe, long bent wings, gripping talons | over a lake | brown, white, lake blue | eagle
secretary bird | bird person feathered wings | very long black-feathered legs, a crest of loose quills, an orange face, a grey body | on dry savanna | grey, black, orange | -

# owls
owl | bird table feathered wings | large orange eyes, feathered ear tufts, mottled brown plumage, a small hooked beak | in a hollow oak; on a bare branch by moonlight | brown, cream, orange | owl
great horned owl, eagle owl | bird table feathered wings | large orange eyes, feathered ear tufts, mottled brown plumage, a small hooked beak | in a hollow oak; on a bare branch by moonlight | brown, cream, orange | owl
tawny owl | bird table feathered wings | large black eyes, a round face disc, mottled brown plumage, a small hooked beak | in a hollow oak | brown, cream, black | owl
barn owl | bird table feathered wings | a white heart-shaped face, golden-buff wings, dark eyes, long white legs | on a barn beam; over a moonlit field | gold, white, grey | owl
owlet, baby owl | bird hand feathered wings | fluffy grey down, huge yellow eyes, a round head, long thin legs | at a nest hole; on a low post | grey, cream, yellow | owl
burrowing owl | bird hand feathered | very long bare legs, yellow eyes, white brows, spotted brown plumage | at a burrow mound | brown, white, yellow | owl
snowy owl | bird table feathered wings | white plumage with dark flecks, yellow eyes, feathered feet, a round head | on a snowy fence post | white, grey, yellow | owl

# garden and woodland birds
blackbird | bird hand feathered wings | glossy dark plumage, a yellow beak, a fine eye ring, thin dark legs | on a lawn; on a chimney pot | black, yellow, bronze | bird
starling | bird hand feathered wings | iridescent black plumage, fine white speckles, a yellow beak, pink legs | on a chimney pot | black, purple, green | bird
thrush, song thrush | bird hand feathered wings | a spotted cream breast, a plain brown back, a slim beak, dark round eyes | on a mossy lawn | brown, cream, black | bird
blue jay | bird hand feathered wings | a bright blue crest, barred blue wings, a black collar, a pale chest | on a snowy branch; in an oak | blue, white, black | bird
jay | bird hand feathered wings | pink-brown plumage, a barred blue wing patch, a black moustache, a white rump | in an oak | pink-brown, blue, black | bird
blue tit | bird hand feathered wings | a yellow breast, a blue cap, white cheeks, a tiny dark beak | on a bird feeder; on a blossoming twig | yellow, blue, white | bird
chickadee | bird hand feathered wings | a black cap and bib, white cheeks, a round buff body, a tiny beak | on a snowy twig | black, white, buff | bird
great tit | bird hand feathered wings | a black head, white cheeks, a yellow breast with a black stripe, a green back | on a bird feeder | yellow, black, white | bird
bluebird | bird hand feathered wings | a vivid blue back, a rust chest, a white belly, a thin beak | on a fence wire; on a dogwood branch | blue, rust, white | bird
indigo bunting | bird hand feathered wings | deep blue plumage all over, a short silver beak, dark wing edges, thin legs | on a dogwood branch | blue, silver, green | bird
cardinal | bird hand feathered wings +bird +red +branch +snow +feeder +northern | a bright red crest, a black face mask, a thick orange beak, a long red tail | on a snowy branch | red, black, white | bird
northern cardinal | bird hand feathered wings | a bright red crest, a black face mask, a thick orange beak, a long red tail | on a snowy branch | red, black, white | bird
crow | bird table feathered wings | glossy black feathers, a heavy black beak, a shaggy throat, dark eyes | on a bare branch; on a fence post | black, blue-black, grey | crow
jackdaw, rook | bird table feathered wings | a grey nape or pale bare face, black plumage, a stout beak, pale eyes | on a church roof | black, grey, stone | crow
raven | bird table feathered wings | glossy black plumage, a massive curved beak, shaggy throat feathers, a wedge tail | on a bare branch; on a fence post | black, blue-black, grey | crow
cuckoo | bird hand feathered wings | a plain brown back, a pale streaked chest, a slim beak, an open throat | on a hawthorn twig; over a meadow | brown, cream, green | bird
lark, skylark | bird hand feathered wings | a streaked brown back, a short raised crest, a pale breast, fluttering wings | high over a meadow | brown, cream, sky blue | bird
nightingale | bird hand feathered wings | plain warm brown plumage, a rust tail, an open beak, large dark eyes | in a moonlit thicket | brown, rust, night blue | bird
chaffinch | bird hand feathered wings | a red face, a golden wing bar, a short thick beak, a fawn back | on a thistle head | gold, red, fawn | bird
finch | bird hand feathered wings | a red face, a golden wing bar, a short thick beak, a fawn back | on a thistle head | gold, red, fawn | bird
bullfinch | bird hand feathered wings | a rose-red breast, a black cap, a stubby beak, a grey back | on a snowy berry twig | rose red, black, grey | bird
goldfinch | bird hand feathered wings | a red face, a golden wing bar, a pale pointed beak, a fawn back | on a thistle head | red, gold, fawn | bird
hummingbird, colibri | bird tiny feathered wings | a needle-thin long beak, blurred wings, an iridescent emerald back, a ruby throat | at a trumpet flower | emerald, ruby, white | hummingbird
kingfisher | bird hand feathered wings | a dagger-shaped beak, a brilliant blue back, an orange breast, tiny red feet | on a twig over a stream | blue, orange, white | -
magpie | bird table feathered wings | black and white plumage, a long glossy tail, a blue wing sheen, a strong beak | on a gatepost; on a lawn | black, white, petrol blue | bird
oriole | bird hand feathered wings | bright yellow plumage, a short pointed beak, dark wing edges, slim legs | on a swaying twig; in a brass cage | yellow, black, olive | bird
weaver bird | bird hand feathered wings | yellow plumage, a black face mask, a red eye, a hanging woven grass nest beneath | on a palm frond | yellow, black, straw | bird
canary | bird hand feathered wings | bright yellow plumage, a tiny pale beak, dark eyes, slim pink legs | in a brass cage | yellow, cream, brass | bird
pigeon, rock dove, city pigeon, carrier pigeon | bird table feathered wings | a grey body, a green and purple neck sheen, orange eyes, red feet | on a city square; on a window ledge | grey, green, purple | pigeon
dove, white dove, turtle dove | bird table feathered wings | smooth white plumage, a small head, a pink beak, a fanned tail | on a stone ledge; in a pale sky | white, pink, stone | pigeon
robin, robin redbreast | bird hand feathered wings | an orange-red breast, a round body, a brown back, thin legs | on a spade handle; on a snowy twig | orange-red, brown, grey | bird
sparrow | bird hand feathered wings | streaked brown wings, a grey breast, a short beak, a small tail | on a café table; in a bramble hedge | brown, grey, straw | bird
nuthatch | bird hand feathered wings | a blue-grey back, a black eye stripe, an orange-buff belly, a long pointed beak | head-down on an oak trunk | blue-grey, buff, black | bird
wren | bird hand feathered wings | a tiny round body, a cocked-up tail, fine brown bars, a pale eyebrow | in a bramble hedge | brown, cream, green | bird
swallow, barn swallow | bird hand feathered wings | a deeply forked tail, a glossy blue back, a red throat, narrow curved wings | under barn eaves; low over a meadow | blue-black, rust, cream | bird
house martin | bird hand feathered wings | a deeply forked tail, a glossy blue back, a red throat, narrow curved wings | under barn eaves; low over a meadow | blue-black, rust, cream | bird
swift | bird hand feathered wings +bird +eaves +birds +nest | long sickle-shaped wings, a short forked tail, sooty plumage, a tiny beak | in an evening sky over roofs | sooty brown, grey, sky blue | bird
wagtail | bird hand feathered wings | a long bobbing tail, a white face, a grey back, thin black legs | on a wet stream boulder | grey, white, black | bird
dipper | bird hand feathered wings | a white bib, a plump dark body, a short upturned tail, strong legs | on a wet stream boulder | dark brown, white, grey | bird
woodpecker | bird hand feathered wings | a red crown, black and white barred wings, a chisel beak, stiff tail feathers | on a pine trunk | red, black, white | bird

# parrots and tropical birds
bird of paradise, bird-of-paradise | bird table feathered wings | long gauzy golden flank plumes, an emerald throat, two wire-thin tail feathers, a chestnut body | on a rainforest branch | gold, emerald, chestnut | -
budgie, budgerigar, parakeet | bird hand feathered wings | a yellow face, green scalloped wings, a tiny hooked beak, a long tail | on a wooden perch in a cage | green, yellow, blue | parrot
lovebird | bird hand feathered wings | a peach-orange face, a green body, a white eye ring, a small hooked beak | on a branch | green, peach, white | parrot
cockatoo | bird table feathered wings | white plumage, a raised yellow crest, a dark curved beak, grey feet | on a eucalyptus branch; on a perch | white, yellow, grey | parrot
cockatiel | bird hand feathered wings | a raised grey crest, round orange cheek patches, a yellow face, a long thin tail | on a wooden perch | grey, yellow, orange | parrot
hornbill | bird table feathered wings | a huge curved yellow bill, black wings, a white tail, long lashes | on a fig branch | black, yellow, white | -
kiwi bird | bird table feathered | hair-thin brown plumage, a long slim bill, a round body, strong grey feet | on a fern forest floor | brown, cream, fern green | -
kiwi | bird table feathered +bird +forest +nocturnal | hair-thin brown plumage, a long slim bill, a round body, strong grey feet | on a fern forest floor | brown, cream, fern green | -
kookaburra | bird hand feathered wings | a heavy beak, a brown eye stripe, a pale chest, blue wing spots | on a gum tree branch | brown, cream, blue | bird
macaw, scarlet macaw | bird table feathered wings | scarlet and blue wings, a bare white cheek, a large hooked beak, a very long tail | on a jungle branch; on a clay cliff | scarlet, blue, yellow | parrot
parrot, grey parrot, amazon parrot | bird table feathered wings | bright green plumage, a strong curved beak, grasping toes, yellow-ringed eyes | on a branch; on a wooden perch | green, yellow, red | parrot
quetzal | bird table feathered wings | an emerald back, a crimson belly, very long trailing tail plumes, a small rounded crest | in a cloud forest | emerald, crimson, white | -
toucan | bird table feathered wings | an oversized orange bill, a white throat, black plumage, a blue eye ring | on a rainforest branch | orange, black, white | toucan

# water birds
albatross | bird table feathered wings | very long narrow white wings, black wingtips, a hooked pink bill, a white head | low over a grey sea | white, black, sea grey | seagull
cormorant | bird table feathered wings | black oily plumage, half-spread wings, a hooked bill, a green eye | on a harbour post | black, bronze, green | -
crane | bird person feathered wings +bird +feathers +wetland +marsh +dancing +nest +wading +red-crowned +japanese +flock +flying +reeds +cranes +snow | a long white neck, a red crown patch, black trailing wing plumes, very thin legs | in a snowy marsh | white, black, red | heron
red-crowned crane, japanese crane | bird person feathered wings | a long white neck, a red crown patch, black trailing wing plumes, very thin legs | in a snowy marsh | white, black, red | heron
sandhill crane | bird person feathered wings | a long white neck, a red crown patch, black trailing wing plumes, very thin legs | in a snowy marsh | white, black, red | heron
duck, mallard, wild duck | bird table feathered wings | a glossy green head, a flat yellow bill, a brown breast, curled tail feathers | on a village pond; in reeds | green, brown, yellow | duck
mandarin duck | bird table feathered wings | orange sail-shaped wing feathers, a striped crest, a red bill, a purple breast | on a still garden pond | orange, purple, white | duck
wood duck | bird table feathered wings | a glossy green swept-back crest, white face lines, a red eye, a chestnut breast | on a woodland pond | green, chestnut, white | duck
flamingo | bird person feathered wings | pink plumage, a long curved neck, a bent black-tipped bill, very thin pink legs | in a shallow salt lagoon | pink, coral, black | flamingo
canada goose, wild goose/wild geese, greylag | bird table feathered wings | a black neck, a white chin strap, a brown body, webbed black feet | on a lake shore; in a grey sky | brown, black, white | goose
heron, grey heron | bird person feathered wings | a long S-shaped neck, a dagger beak, long thin legs, drooping chest plumes | at a reedy river edge; on a rooftop nest | grey, white, black | heron
stork, white stork | bird person feathered wings | a long straight red bill, white plumage, black wing edges, long red legs | on a rooftop nest | white, black, red | heron
egret | bird table feathered wings | pure white plumage, lacy back plumes, a thin black bill, yellow feet | in a shallow marsh | white, black, yellow | heron
coot, moorhen | bird table feathered wings | sooty black plumage, a white or red forehead shield, a short bill, large lobed feet | on a park pond | black, white, red | duck
grebe | bird table feathered wings | a double dark crest, a chestnut cheek ruff, a slim white neck, a pointed bill | on a reedy lake | chestnut, white, black | duck
loon | bird table feathered wings | a black head, a red eye, a checked black and white back, a dagger bill | on a misty lake | black, white, red | duck
pelican | bird table feathered wings | a huge pouched yellow bill, white plumage, short legs, broad webbed feet | on a jetty post | white, yellow, grey | pelican
puffin, atlantic puffin | bird hand feathered wings | a striped orange bill, a white face, black wings, orange feet | on a grassy sea cliff | black, white, orange | puffin
seagull, gull, herring gull | bird table feathered wings | white plumage, grey wings, a yellow hooked bill, pink legs | on a harbour railing; over breaking waves | white, grey, yellow | seagull
tern | bird hand feathered wings | a black cap, a forked white tail, slim grey wings, a sharp red bill | over a shingle shore | white, black, red | seagull
spoonbill | bird table feathered wings | a long spoon-tipped bill, pale pink wings, a bare face, thin legs | in a shallow lagoon | white, pink, grey | heron
ibis, scarlet ibis | bird table feathered wings | a long down-curved bill, scarlet plumage, thin pink legs, black wingtips | in a mangrove swamp | scarlet, black, green | heron
swan, mute swan | bird person feathered wings | a long curved neck, an orange bill with a black knob, arched white wings, broad white breast | on a still lake; on a moat | white, orange, slate | swan
black swan | bird person feathered wings | a long black curved neck, a red bill, ruffled black wing feathers, a white wingtip edge | on a dark lake | black, red, white | swan
cygnet, ugly duckling | bird hand feathered wings | fluffy grey down, a short dark bill, a round body, stubby wings | on a pond among reeds | grey, white, reed green | swan

# ground birds and penguins
cassowary | bird large feathered | a tall bony head crest, a vivid blue neck, red wattles, glossy black plumage | on a rainforest floor | black, blue, red | -
rhea | bird large feathered | soft grey plumage, a long pale neck, a flat beak, strong scaly legs | on grassy plain | grey, cream, straw | ostrich
emu | bird large feathered | shaggy grey-brown plumage, a long blue-tinged neck, orange eyes, strong scaly legs | on dry scrubland | grey-brown, blue, dust | ostrich
ostrich | bird large feathered | a long bare neck, loose black plumage with white wing plumes, huge eyes, two-toed legs | on open savanna | black, white, dust | ostrich
dodo | bird table feathered wings | a large hooked beak, a bare grey face, a plump grey body, a small curled tail tuft | on a forest floor | grey, cream, green | -
grouse | bird table feathered wings | mottled brown plumage, red eyebrow combs, feathered feet, a fanned tail | on heather moorland | brown, black, red | -
ptarmigan | bird table feathered wings | white winter plumage, a black tail edge, a red eyebrow, feathered feet | in deep snow | white, black, red | -
capercaillie | bird table feathered wings | dark green-black plumage, a wide fanned tail, a red eyebrow, a pale hooked beak | on a pine-forest floor | black, green, red | -
peacock, peafowl | bird person feathered wings | a fan of eyed green tail feathers, a blue neck, a small upright crest, a white eye stripe | on a terrace balustrade; on a palace lawn | blue, emerald, bronze | peacock
white peacock | bird person feathered wings | a fan of pure white tail feathers, a white neck, a small upright crest, dark eyes | on a palace lawn | white, cream, green | peacock
penguin | bird person feathered fins | a black back, a white belly, a yellow ear patch, flat flippers | on a snowy ice shelf; at an icy sea edge | black, white, yellow | penguin
king penguin | bird person feathered fins | a black back, a white belly, a yellow ear patch, flat flippers | on a snowy ice shelf; at an icy sea edge | black, white, yellow | penguin
emperor penguin | bird person feathered fins | a black back, a white belly, a yellow ear patch, flat flippers | on a snowy ice shelf; at an icy sea edge | black, white, yellow | penguin
baby penguin, penguin chick | bird table feathered fins | fluffy grey down, a black head, white face patches, small flippers | on a snowy ice shelf | grey, black, white | penguin
pheasant | bird table feathered wings | a copper scaled breast, a green head, red face patches, a long barred tail | in a stubble field; under a hedge | copper, green, red | -
quail | bird hand feathered wings | a forward-curling head plume, a scaled belly, a plump grey body, short legs | in dry grass | grey, chestnut, cream | -
partridge | bird table feathered wings | a round grey body, an orange face, chestnut flank bars, short legs | in a stubble field | grey, chestnut, straw | -
roadrunner | bird table feathered wings | a ragged crest, a streaked brown body, a long tail, strong running legs | on a desert road | brown, cream, dust | -
`;
