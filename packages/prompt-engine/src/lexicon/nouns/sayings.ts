/** Sayings typed as subjects, and how a picture tells them, a calm way; a lively way: names | kind | pictures | - | colours | drawing. */
export const SAYINGS = `
# of the body
all ears | abstract | a man with a hand cupped behind each ear, leaning over a table; a row of children with large paper ears, all turned to one speaker | - | paper white, wood, red | -
an eye for an eye, eye for an eye | abstract | two men across a table, each with one eye under a patch; two snowmen facing, each holding the other's coal eye | - | black, white, coal | snowman
bite the bullet | abstract | a brass bullet with tooth marks on a folded cloth; a woman at a dentist's door, teeth set, hand on the handle | - | brass, cloth white, teal | -
break a leg | abstract | a plaster cast with painted stars on a make-up stool; a dancer in the wings, friends squeezing her hands before the curtain | - | plaster white, curtain red, gold | curtain
butterflies in the stomach, butterflies in my stomach, butterflies in stomach | abstract | a buttoned waistcoat with orange butterflies coming out between the buttons; a girl in the wings of a stage, both hands on her belly, butterflies round them | - | wing orange, curtain red, white | butterfly
cold feet, getting cold feet | abstract | one polished shoe on the floor and one in a groom's hands, an exit door ajar; a bride barefoot on a fire stair, watching a waiting taxi | - | charcoal, lace white, taxi yellow | shoe
cold shoulder, giving the cold shoulder | abstract | two people on one bench, backs turned, a gap between; a woman looking past a man who holds out flowers | - | bench green, coat grey, flower pink | chair
cost an arm and a leg, an arm and a leg | abstract | a one-armed, one-legged mannequin beside a tiny handbag on a plinth; a shopper at a till, emptying purse, pockets and shoes | - | plaster, bag red, white | mannequin
cross your fingers, fingers crossed | abstract | two crossed fingers held behind a back; a row of fans on a sofa, every hand with crossed fingers | - | skin tones, scarf red, blue | hand
eyes bigger than stomach, eyes bigger than your stomach | abstract | a plate stacked to the lamp with one bite gone; a small boy behind a sundae taller than his head, spoon down | - | cream, cherry red, wood | ice-cream
head in the clouds | abstract | a hat stand with a small white cloud in place of a hat; a man at a bus stop, face hidden in a low white cloud, a book held open | - | white, coat brown, sky blue | cloud
heart of gold | abstract | a worn coat open on a gilded heart sewn to the lining; a rough dockworker feeding a kitten from a spoon | - | gold, coat grey, kitten ginger | heart
heart on your sleeve, wearing your heart on your sleeve | abstract | a red felt heart stitched to a grey cuff; a boy at a door, a large paper heart pinned on his arm, flowers held out | - | felt red, wool grey, door blue | heart
let your hair down | abstract | a hairpin and a loosened ribbon on a desk at five o'clock; a librarian on a table, hair flying, dancing | - | ribbon blue, oak, hair brown | -
pulling my leg, pull someone's leg | abstract | a grinning boy under a table, both hands round his uncle's ankle; two friends on a sofa, one laughing, one with a slow smile | - | sofa green, sock red, cream | foot
skeleton in the closet, skeletons in the closet | abstract | a wardrobe a hand's width open, a bony hand on the door edge; a host leaning on a cupboard while guests pass with drinks, a skull over his shoulder | - | bone, wardrobe brown, black | skeleton
stab in the back, backstabbing | abstract | a paper cut-out of a man with a pin between the shoulders; two colleagues in an embrace, one holding a letter knife | - | steel, suit navy, paper white | -
tongue tied, cat got your tongue | abstract | a red ribbon tied in a bow before closed lips; a boy at a microphone, mouth open, a cat on the stage with a red ribbon | - | ribbon red, spot white, cat black | cat
two left feet | abstract | two left shoes side by side on a dance floor; a couple mid-waltz, his foot on her hem, her eyebrows up | - | shoe black, floor maple, dress blue | shoe
# of animals
bull in a china shop | abstract | a bull standing between shelves of cups, one saucer in pieces at its hoof; a bull turning in a narrow shop, plates in the air, a clerk under the counter | - | hide brown, china blue, white | bull
busy as a bee, busy bee | abstract | a bee on a desk pad among tiny sticky notes; a woman in a yellow and black striped jumper carrying six trays | - | yellow, black, paper white | bee
crocodile tears | abstract | a crocodile with one large tear and a lace handkerchief; a man dabbing dry eyes at a lawyer's desk, an open will before him | - | scale green, lace white, wood | crocodile
curiosity killed the cat | abstract | a cat with its head in a jar, paw marks across the table; a cat on a shelf edge, nose in a swinging bird cage | - | cat black, glass, brass | cat
dog days, dog days of summer | abstract | a dog flat on cool tiles before a fan; three dogs under a parked car on a white-hot street | - | tile white, tan, dust | dog
early bird, the early bird catches the worm, early bird catches the worm | abstract | a robin on wet grass at dawn, a worm stretched from the soil; a jogger in an empty street, a shop shutter just going up | - | robin red, dew green, dawn peach | bird
elephant in the room, the elephant in the room | abstract | a full-size elephant behind a sofa, a couple on it reading, faces down; a board meeting pressed against the walls by an elephant, each person looking at a paper | - | elephant grey, sofa green, paper white | elephant
fish out of water, a fish out of water | abstract | a goldfish on a dry wooden table beside its full bowl; a man in a diving suit at a black-tie dinner | - | goldfish orange, wood, glass | fish
hold your horses | abstract | a gloved hand tight on two sets of reins; a driver leaning back, four rearing horses before a closed gate | - | leather, horse bay, dust | horse
kill two birds with one stone, two birds with one stone | abstract | two carved birds on a post, one round pebble before them; a father rocking a pram with his foot while he shells peas | - | pebble grey, wood, pea green | bird
let sleeping dogs lie | abstract | a large dog asleep across a doorway, shoes set down beside it; a postman stepping on tiptoe over a sleeping mastiff | - | dog tan, door green, letter white | dog
let the cat out of the bag, cat out of the bag | abstract | a cat stepping from an untied sack on a kitchen floor; a child with hand on mouth, a cat leaping from a gift bag, guests turning | - | sack tan, cat black, bag red | cat
like two peas in a pod, two peas in a pod | abstract | an open pod with two peas on white linen; two old sisters in the same hat, coat and pose on a bench | - | pea green, linen, coat plum | -
lone wolf | abstract | one grey wolf on a snowy ridge; a man alone at a campfire, one cup, one bedroll | - | wolf grey, snow white, ember | wolf
monkey business | abstract | three monkeys at an office desk, one on the telephone; monkeys swinging from the lamps of a boardroom, paper in the air | - | fur brown, paper white, navy | monkey
pigs might fly, when pigs fly, pigs can fly | abstract | a pink pig with small paper wings on a windowsill; a pig with white wings over a farm roof, a farmer looking up | - | pink, white, sky blue | pig
raining cats and dogs, it's raining cats and dogs | abstract | a rain-soaked street, one man under an umbrella, small cats and dogs among the falling drops; cats and dogs in the air over roofs, people running with umbrellas | - | slate, umbrella red, fur ginger | umbrella
sheep in wolf's clothing, wolf in sheep's clothing, a wolf in sheep's clothing | abstract | a wolf's muzzle under a fleece among grazing sheep; a wolf at a farmhouse door, a fleece tied at its neck, hat in paw | - | fleece cream, wolf grey, grass green | wolf
stir up a hornet's nest, hornets' nest | abstract | a grey paper nest with a stick laid against it; a boy running down a lane, a stick behind him, a dark cloud of hornets | - | nest grey, hornet yellow, lane dust | bee
the lion's share, lion's share | abstract | a large plate with nine tenths of a cake beside a small plate with a sliver; a lion at a table with a whole roast, a fox with one bone | - | mane gold, cake brown, white | lion
wild goose chase | abstract | a single white feather on a muddy path; a man in a suit running across a field, arms out, a goose just ahead | - | goose white, mud brown, grass green | goose
# of food
apple of my eye, the apple of my eye | abstract | a small red apple in an old man's open hand, his eyes on it; a grandfather holding up a laughing toddler in an orchard | - | apple red, leaf green, wool grey | apple
bring home the bacon | abstract | a wrapped parcel of bacon on a briefcase by the door; a woman in a suit with a ham on her shoulder, children at the gate | - | bacon pink, leather, navy | -
cherry on top, the cherry on top, icing on the cake, the icing on the cake | abstract | one cherry on the peak of a white iced cake; a pastry cook lowering a cherry with tweezers | - | cherry red, icing white, plate blue | cherry
couch potato | abstract | a large potato in socks on a sofa, remote beside it; a man sunk in cushions, crumbs on his jumper, screen light on his face | - | potato brown, sofa green, screen blue | potato
crying over spilt milk, cry over spilled milk, no use crying over spilled milk | abstract | a tipped glass and a white pool on a wooden table; a boy in tears beside a puddle of milk, a cat lapping | - | milk white, wood, cat ginger | glass
full of beans | abstract | a tall jar of beans with the lid popped off; a toddler bouncing on a bed in rubber boots | - | bean red, boot yellow, sheet white | jar
have your cake and eat it, have your cake and eat it too | abstract | a whole cake on a stand with a dirty plate and fork beside it; a girl hugging a cake box, cream on her mouth | - | icing white, cake brown, pink | cake
in a pickle | abstract | a tiny figure up to the chest in a jar of gherkins; a decorator in the far corner of a wet painted floor | - | gherkin green, glass, paint red | jar
land of milk and honey, milk and honey | abstract | a jug of milk and a dripping comb on a sunny sill; a valley of hives and cows under fruit trees | - | milk white, honey gold, grass green | jar
piece of cake, a piece of cake | abstract | a neat slice of layer cake on a plate, a fork laid beside it; a boy juggling at ease, a slice of cake balanced on his head | - | sponge yellow, icing white, jam red | cake
spill the beans | abstract | a tipped jar, dried beans running across a table to its edge; a girl with hand on mouth, beans pouring from a cracked jar, friends leaning in | - | bean red, glass, oak | jar
spill the tea, a storm in a teacup, storm in a teacup, tempest in a teapot | abstract | a teacup with dark waves and one toy ship inside; two old women over a tea table, cups rattling, tea in the air | - | tea brown, china white, ship red | cup
too many cooks, too many cooks spoil the broth | abstract | twelve spoons in one small pot; six cooks round one pan, elbows locked, salt from every hand | - | steel, cook white, broth amber | person:chef
walking on eggshells | abstract | bare feet on tiptoe among white eggshells; a man in socks crossing a hall of shells toward a closed door | - | shell white, floor brown, sock grey | egg-shell
you are what you eat | abstract | a face made of fruit and leaves on a plate; a girl with carrot-orange hair at a table of carrots | - | carrot orange, leaf green, white | vegetables
# of sky, fire and water
a drop in the ocean, drop in the bucket, drop in the ocean | abstract | one drop hanging from a pipette above a wide tank; a child emptying a toy bucket into the sea | - | clear blue, bucket red, sand | bucket
a needle in a haystack, needle in a haystack | abstract | one bright needle among straws; a man waist-deep in a haystack, holding straws to the light | - | straw, steel, sky blue | needle-thread
burning bridges, burn your bridges | abstract | a matchstick bridge with one end alight; a woman walking away along a road, a wooden bridge in flames behind her | - | flame orange, timber, dusk blue | bridge
burning the candle at both ends, burn the candle at both ends | abstract | a horizontal candle alight at both ends, wax dripping on two piles of paper; a student at dawn, head on a desk, a candle lit at each end in a clamp | - | wax white, flame amber, black | candle
burning the midnight oil, burn the midnight oil | abstract | an oil lamp, a stack of books and a clock at twelve; a seamstress at a lit attic window, roofs dark around | - | lamp amber, night blue, brass | lamp
calm before the storm, the calm before the storm | abstract | a still boat on flat water, a black cloud at the horizon; a family taking in washing, one side of the sky dark | - | slate, pewter, sheet white | cloud
castle in the air, castles in the air | abstract | a paper castle hung by threads over an architect's desk; a small castle on a cloud above a girl on a hill | - | paper white, cloud grey, sky blue | castle
every cloud has a silver lining, silver lining | abstract | a dark cloud with a bright silver edge; a tailor stitching silver satin inside a grey coat | - | silver, slate, white | cloud
fire in the belly, playing with fire, play with fire | abstract | a lit match held above a box of matches; a boy juggling three burning sticks in a barn of hay | - | flame orange, hay, black | fire
in the same boat, we are all in the same boat | abstract | a carved boat with a king, a cook, a cow and a child in one row; office workers in suits rowing one small boat | - | boat red, suit navy, water grey | boat
on cloud nine, cloud nine, walking on air | abstract | a pair of shoes on a small white cloud; a man in a business suit lying on a cloud, arms behind his head | - | white, sky blue, suit grey | cloud
on thin ice, skating on thin ice | abstract | a skate on clear ice, cracks running from the blade; a man at mid-pond, arms out, a web of cracks under him | - | ice blue, crack white, scarf red | -
once in a blue moon | abstract | a round blue moon above one bare tree; a family at the only open stall of a night fair, a blue moon over it | - | moon blue, night black, lamp amber | moon
out of the blue, bolt from the blue | abstract | one lightning fork in a clear blue sky above a lawn; a piano landing on a picnic cloth, people looking up | - | sky blue, white, grass green | lightning
over the moon | abstract | a paper cow on a wire above a paper moon; a woman mid-jump on a hill, the full moon under her feet | - | moon cream, night blue, dress red | moon
reach for the stars, shoot for the moon | abstract | a ladder standing under one low paper star; a child on a father's shoulders, hand up to a starry sky | - | star gold, night blue, jumper red | stars
still waters run deep | abstract | a smooth dark pool with one leaf on it; a quiet woman at a loud table, a diver's mask in her lap | - | water black, leaf yellow, stone | -
tip of the iceberg, the tip of the iceberg | abstract | a small white peak above the waterline, a huge pale mass below; a clerk lifting one page, a cellar of paper below the trapdoor | - | ice white, deep blue, paper cream | iceberg
under the weather | abstract | a thermometer, tissues and a lemon on a rumpled bed; a man in a scarf on a sofa, one small rain cloud over his head | - | lemon yellow, tissue white, slate | cloud
watching paint dry, watch paint dry | abstract | an empty chair facing a half-painted wall; two men on folding chairs before a wet yellow wall, chins in hands | - | paint yellow, white, overall blue | chair
# of things and ways
a picture is worth a thousand words | abstract | one small painting on a beam scale against a stack of books; a boy holding up a photograph, a crowd of readers lowering papers | - | gilt, paper white, ink black | canvas
actions speak louder than words | abstract | a dirty shovel on a stack of speeches; a man at a microphone, behind him a woman already laying bricks | - | brick, steel, paper white | hammer
back to square one, back to the drawing board | abstract | a single counter on the first square of a board; a woman wiping a full chalkboard clean, one line left | - | board green, chalk white, counter red | paper
barking up the wrong tree | abstract | a dog with paws on a trunk, a cat sitting in the next tree; three detectives with torches round one oak, a thief in the next tree | - | bark brown, dog tan, leaf green | dog
better late than never | abstract | a birthday cake with burnt-down candles and one guest's coat; a man in a wedding suit sprinting up church steps, a shoe in hand | - | icing white, stone, suit grey | cake
between a rock and a hard place | abstract | a folded deckchair wedged between two boulders; a climber in a narrow cleft, back on one wall, boots on the other | - | granite, rope orange, shade blue | rock
don't judge a book by its cover, judge a book by its cover | abstract | a torn plain book open on gold-painted pages; a tattooed biker reading to toddlers in a library | - | gold, leather black, paper cream | book
don't put all your eggs in one basket, all your eggs in one basket, all eggs in one basket | abstract | one overfull basket of eggs on a narrow ledge; a woman on a bicycle, a tower of eggs in a single basket | - | egg cream, wicker, brick | basket
fit as a fiddle | abstract | a fiddle leaning on a pair of dumb-bells; an old man doing a handstand beside a violinist | - | fiddle brown, steel, mat blue | violin
give me a hand, lend a hand, helping hand | abstract | a strong hand pulling a smaller one over a stone edge; a neighbour lifting one end of a piano up a stair | - | skin tones, stone, piano black | hand
hit the hay, hit the sack | abstract | a pillow and a striped quilt on a stack of hay; a farmer face down in a hayloft, boots still on | - | hay, stripe blue, boot brown | bed
hit the nail on the head | abstract | a hammer on the head of a single nail in clean pine; a carpenter mid-swing, the nail half in | - | pine, steel, check red | hammer
home is where the heart is, home sweet home | abstract | a key with a red felt heart on a doorstep; a family eating on boxes in an empty lit room | - | heart red, key brass, lamp amber | heart
in someone else's shoes, walk in my shoes, in your shoes | abstract | a child's feet in a large pair of work boots; a banker and a cleaner on a bench, trading shoes | - | boot brown, mop blue, navy | boot
jump on the bandwagon | abstract | a toy cart with a drum and too many tin figures; people running to climb on a moving cart of musicians | - | brass, cart red, dust | drum
jump the gun | abstract | one runner's blocks empty in a line of eight, the rest filled; a sprinter off the line, the starter's arm still down | - | track red, chalk white, vest blue | shoe
keep calm and carry on | abstract | a cup of tea on a broken wall; a milkman walking over rubble with a full crate | - | tea brown, brick dust, milk white | cup
last straw, the straw that broke the camel's back, the last straw | abstract | a single straw on top of a huge load on a toy camel, knees bent; a camel sitting down in a market, straw spilling, its driver with one stalk in hand | - | straw, camel tan, sky blue | camel
lost in translation | abstract | two phrase books face down beside cold tea; a diner pointing at a menu, a waiter arriving with a live lobster | - | menu cream, lobster red, cloth white | book
love is blind | abstract | two blindfolds knotted together on a park bench; a couple in blindfolds, foreheads touching, at a street crossing | - | rose, silk white, street grey | heart
mind over matter | abstract | a spoon bent over on a white table before closed eyes; a swimmer in trunks walking into a frozen lake | - | steel, ice blue, skin tones | -
miss the boat, missed the boat | abstract | a ticket and a hat on an empty quay, a ferry far off; a man with a suitcase at the end of a jetty, arm up, a gap of water before him | - | quay grey, ferry white, suitcase brown | ferry
money doesn't grow on trees, money tree | abstract | a potted tree with folded notes for leaves; a boy shaking an apple tree in an orchard, coins on the grass | - | note green, pot clay, coin copper | tree
no pain no gain | abstract | chalked hands with torn tape on a bar; a runner bent over at the top of stadium steps | - | chalk white, bar black, track red | hand
off the hook | abstract | a bare fish hook with a few drops, a ring of ripples; a boy let out of a classroom, cap in the air | - | steel, water green, cap blue | fish
on the fence, sitting on the fence | abstract | a cat on a fence post between a green garden and a bare one; a man astride a high fence, crowds waving on each side | - | fence white, grass green, dust | fence
on the same page | abstract | two pairs of reading glasses on one open page; two students with heads together over one book | - | paper cream, glasses black, jumper red | book
on top of the world | abstract | a small figure standing on a school globe; a hiker with arms wide on a summit above cloud | - | globe blue, snow white, jacket red | mountain
opening a can of worms, can of worms, open a can of worms | abstract | a peeled-back tin of worms on a white desk; a clerk lifting a lid, worms over the ledger, colleagues on chairs | - | tin silver, worm pink, paper white | can
pandora's box, opening pandora's box | abstract | a carved box, its lid raised a finger's width, smoke in the gap; a woman thrown back from an open chest, dark wings pouring out | - | box bronze, smoke black, ember | box
practice makes perfect | abstract | one good clay bowl beside a long row of crooked ones; a girl at a piano, sheets of music ankle-deep | - | clay, piano black, paper white | bowl
rome wasn't built in a day | abstract | a half-built brick arch on a table with a small trowel; masons on a scaffold round an unfinished dome | - | brick, marble white, timber | ruin
rose colored glasses, rose-coloured glasses, rose tinted glasses | abstract | pink spectacles on a grey photograph, pink where the lenses lie; a man in pink glasses walking through a wet grey street, smiling | - | rose pink, grey, coat camel | glasses
saved by the bell | abstract | a brass hand bell on an unfinished exam sheet; a boxer against the ropes, a hand on the ringside bell | - | brass, paper white, glove red | -
see eye to eye | abstract | two pairs of spectacles face to face on a table; a tall man kneeling to a small girl, noses level | - | brass, wood, dress yellow | glasses
slow and steady wins the race, the tortoise and the hare, tortoise and hare | abstract | a tortoise at a chalk finish line, a hare asleep under a far tree; a tortoise with its neck through the tape, a hare in mid-leap behind | - | shell green, hare brown, chalk white | turtle
smoke and mirrors | abstract | a hand mirror with smoke curling round its handle; a conjurer between tall mirrors, his figure in each at a different angle | - | silver, smoke grey, velvet red | mirror
the ball is in your court, ball in your court | abstract | one tennis ball on the near side of a net; a player with racket down, pointing across the net | - | ball yellow, clay orange, white | ball
the grass is always greener, the grass is greener on the other side, grass is greener | abstract | a fence with bright grass on one side and dry on the other; a cow with its neck through a fence, full pasture behind it | - | grass green, straw, fence white | fence
the writing on the wall, writing on the wall | abstract | a plaster wall with one line of fresh chalk, a candle before it; guests at a feast turned to a hand writing on the wall | - | plaster, chalk white, feast gold | wall
think outside the box, thinking outside the box, out of the box | abstract | a cardboard box with a plant growing through its side; a child painting on the floor beside an empty box of toys | - | kraft brown, leaf green, paint blue | box
time flies | abstract | a pocket watch with two small feather wings on a sill; clocks with wings crossing a sky above a man with a net | - | brass, feather white, sky blue | watch
time is money | abstract | an hourglass with small coins in place of sand; a man feeding coins into a tall clock, his train waiting | - | coin gold, glass, walnut | hourglass
turn over a new leaf, turning over a new leaf | abstract | a hand lifting a blank page in a full notebook; a woman at an open window, clearing bottles off a table in first light | - | paper cream, leaf green, dawn peach | leaf
two sides of the same coin | abstract | a coin on edge before a mirror, a different face in the glass; twin brothers back to back, one in uniform, one in stripes | - | silver, mirror grey, navy | coin
when in rome | abstract | a pair of trainers beside a row of sandals at a marble door; a tourist in a bedsheet toga among men in togas | - | marble white, sandal brown, sky blue | temple
world at your feet, the world is your oyster, the world is my oyster | abstract | an open oyster with a small globe for a pearl; a girl on a rocky shore, opening a shell full of light | - | pearl, globe blue, shell grey | shell
you can't teach an old dog new tricks, old dog new tricks | abstract | a grey-muzzled dog beside a small skateboard; an old dog balancing on a ball before a row of puppies | - | muzzle grey, ball red, grass green | dog
# what people carry and wait for
expectations, weight of expectations, peer pressure, pressure to succeed | abstract | a small wooden stool under a tall stack of trophies, one leg bending; a boy in a blazer too large for him between two rows of framed portraits | - | trophy gold, oak, navy | -
monday mornings, back to work | abstract | an alarm clock under a pillow, a full coffee cup gone cold; a commuter with a tie over one shoulder, eyes closed on a crowded platform | - | grey blue, coffee brown, steel | clock
forgotten name, forgetting a name, tip of the tongue, awkward silence | abstract | two half-drunk cups on a small table, a blank name badge between them; two people shaking hands, one looking up for the word | - | cup white, badge blue, oak | cup
first day of holiday, first day of vacation, holiday feeling, school is out, out of office | abstract | a desk with a dark screen, a straw hat on the chair, a packed bag by the door; a child running barefoot down a path to the sea, towel flying | - | straw, sea blue, white | -
`;
