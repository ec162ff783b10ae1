/** Ideas of society, nature, science, time and season, each with two staged pictures, a calm one; a lively one: names | kind | pictures | - | colours | drawing. */
export const WORLD_IDEAS = `
# work and money
bankruptcy, debt, poverty | abstract mass | an empty wallet turned inside out on a stack of red-stamped envelopes; a man carrying a cash register out of a closed shop | - | envelope red, leather, grey | letter
business, entrepreneurship, startup | abstract mass | a first banknote pinned above a small counter; two people assembling bicycles in a garage, orders on the wall | - | note green, kraft brown, steel | shop
capitalism, consumerism | abstract mass | a shopping trolley stacked to twice its height with boxes; a crowd with bags on an escalator, all going up | - | box brown, chrome, bag red | box
career, career growth, promotion | abstract | a row of desk chairs, each one taller than the last; a woman stepping from one ladder to a higher one against an office facade | - | navy, steel, paper white | ladder
economy, finance, investment, stock market | abstract mass | columns of coins rising in steps along a ruler; traders with raised hands under a board of figures | - | coin copper, silver, green | coin
friday, weekend, day off | abstract | a tie hung on a garden tap beside kicked-off shoes; office workers running down steps with jackets in the air | - | tie blue, grass green, evening gold | shoe
inflation, cost of living, price rise | abstract mass | a loaf of bread on a scale, heaped coins on the other pan; a shopper at a till with one apple and a fistful of notes | - | crust brown, coin copper, note green | bread
job loss, unemployment, layoff | abstract mass | a cardboard box with a plant, a mug and a framed photograph on a bare desk; a man in a suit on a park bench at midday, box beside him | - | cardboard, navy, plant green | box
luck, good luck, fortune | abstract mass | a four-leaf clover on an open palm; a hand throwing two sixes across green felt | - | clover green, dice white, red | dice
luxury, wealth, riches | abstract mass | a gold watch on folded velvet beside a crystal glass; a chauffeur holding a car door before marble steps | - | gold, velvet plum, marble white | watch
monday, monday morning, monday blues | abstract | an alarm clock at six, one hand over it from under a duvet; commuters asleep on their feet in a packed train, a coffee in every hand | - | duvet grey, dawn blue, cup white | clock
networking, connection, connections | abstract mass | pins on a board joined by tight coloured thread; a ring of people each holding a cord to a central knot | - | thread red, cork, blue | net
overtime, hustle culture, nine to five, office life | abstract mass | one lit desk in a dark open office, an untouched sandwich; a man running up a down escalator with a briefcase | - | screen blue, black, steel | desk
remote work, home office, working from home | abstract mass | a laptop on a kitchen table beside a bowl of cereal and a cat; a woman in blazer and pyjama trousers on a video call, a child on her lap | - | screen blue, oak, pyjama pink | laptop
work life balance, work-life balance | abstract mass | a laptop at one end of a plank and a child's rubber boots at the other, the plank level on a stone; a father typing with one hand and pushing a garden swing with the other | - | boot yellow, laptop silver, grass green | laptop
# society
authority, power | abstract mass | a tall empty chair at the end of a long bare table; one hand above a board, every string of a puppet tied to its fingers | - | walnut, crimson, black | chair
censorship | abstract mass | a newspaper with every line but one inked black; a woman at a microphone, tape across the mouth | - | newsprint, black, tape white | newspaper
colonialism, empire | abstract mass | a map under a heavy boot, pins with small flags; a clerk in white measuring a village field with a chain | - | map tan, boot brown, flag red | map
communication, conversation, dialogue | abstract mass | two tin cans joined by a taut string on a table; two people on facing balconies, talking across washing lines | - | tin silver, string, wall ochre | speech-bubble
competition, rivalry | abstract mass | two snails at a chalk start line; two children racing up parallel climbing ropes | - | shell brown, chalk white, rope | snail
corruption, bribery, crime | abstract mass | a handshake over a desk, a folded note passing between the palms; a man in a suit sweeping cash from a table into a case | - | note green, cuff white, black | hand
culture, tradition, heritage | abstract mass | an embroidered cloth, half old and half new, needle still in it; a grandmother guiding a girl's hands at a loom | - | thread red, linen, wood | needle-thread
democracy, politics | abstract mass | a folded paper half in the slot of a wooden box; a long queue of unlike people outside a village school | - | paper white, wood, brick | box
diversity, inclusion, unity | abstract mass | a bowl of eggs in brown, white, blue and speckled shells; hands of many skin tones on one thick rope | - | brown, cream, egg blue | hand
education, learning | abstract mass | a stack of books with a small plant growing from the top one; children under a tree, a board hung on its trunk | - | book red, chalk green, leaf | book-stack
equality, gender equality, fairness | abstract mass | three people's hats on pegs set at one height, a step stool under each; three children of different heights on boxes, eyes level above a fence | - | fence grey, box wood, hat red | hat
feminism, girl power, women's rights, empowerment | abstract mass | a rolled sleeve and a raised fist in front of a plain wall; a line of women with linked arms, stepping off a kerb | - | violet, green, white | hand
freedom, liberty | abstract mass | an open birdcage at an open window, one feather on the floor; a rider with loose reins at a gallop along an empty beach | - | cage brass, sky blue, sand | feather
globalisation, globalization, world trade | abstract mass | a wooden globe wrapped in parcel string and stamps; a dock with containers in every colour, one crane over all | - | container red, blue, rust | planet
homelessness | abstract mass | a sleeping bag and a pair of neat shoes in a shop doorway; a woman with a loaded trolley passing a lit furniture window | - | sleeping-bag blue, window amber, paving grey | shoe
immigration, migration, exile | abstract mass | a suitcase, a house key and a folded map on a bare bunk; a family at a ship's rail, bundles at their feet, a coast ahead | - | suitcase brown, sea grey, scarf red | suitcase
inequality, social inequality | abstract mass | a silver plate with one pea beside a heap of empty tin bowls; a penthouse terrace dinner above a queue at a soup van | - | silver, tin, concrete | meal
justice, law | abstract mass | a brass beam scale with a feather and a stone, level; a blindfolded woman holding up a scale on courthouse steps | - | brass, walnut, stone | statue
peace, world peace | abstract mass | a soldier's helmet planted with herbs on a window sill; two soldiers sharing a cigarette across a low fence | - | helmet green, herb green, white | helmet
propaganda, fake news, misinformation | abstract mass | a mirror that shows a blank sheet turned into a printed front page; a man pasting a bright poster over a cracked wall | - | newsprint, red, wall grey | newspaper
racism, discrimination, exclusion | abstract mass | a ring of white chairs with one black chair outside it; a child alone at a school table, others crowded at the next | - | white, black, canteen green | chair
rebellion, resistance | abstract mass | one flower in the barrel of a rifle; a girl with a paint pot before a grey wall, one broad red stroke made | - | red, wall grey, steel | flower
social media, likes, influencer culture | abstract mass | a plate of food going cold under a ring of phones; a girl posing before a wall, the mess behind the camera in view | - | phone white, neon pink, grey | phone
surveillance, privacy | abstract mass | a keyhole with an eye behind it; a woman on a plaza, nine wall cameras turned toward her | - | steel, brass, slate | eye
war and peace | abstract | a sword laid across a loaf of bread on linen; a child tying a white cloth to a rusted gun barrel | - | steel, linen white, rust | sword
# science and machine
ai, artificial intelligence, machine learning | abstract mass | a chess board with a robot hand above a knight and an empty chair opposite; a robot and a child drawing the same apple side by side | - | steel, screen blue, apple red | robot
big data, data, cloud computing | abstract mass | rows of blinking server racks along a cold aisle; a woman on a ladder before a wall of small drawers, cards flying out | - | server black, lamp green, steel | machine
blockchain, cryptocurrency, bitcoin | abstract mass | a row of padlocks, each through the shackle of the next, on steel; a shed of humming machines, one man in gloves among cables | - | brass, steel, lamp green | coin
cyber security, cybersecurity, hacking, online security | abstract mass | a brass padlock on a closed laptop; a hooded figure before four lit screens in a dark room | - | brass, screen green, black | key
digital detox, screen addiction | abstract mass | phones laid in a drawer, a book open on top of the chest; a family at a table, every face lit by a different screen | - | screen blue, oak, paper cream | phone
evolution | abstract mass | five skulls in a row from small to large on a museum shelf; a fish, a lizard, an ape and a man walking up a beach in file | - | bone, sand, slate | skull
future, the future, futurism, progress | abstract | a clean white model city on a table, one small tree in it; a girl at a window, tall lit towers and quiet aircraft beyond | - | white, cyan, dusk violet | skyscraper
gravity | abstract mass | an apple caught halfway between branch and grass; a woman on a ladder, a tray of oranges just tipping out of her hands | - | apple red, leaf green, orange | apple
idea, ideas, brainstorm, new idea | abstract | one lit bulb in a row of dark bulbs; three people at a wall of sketches, one just drawing a circle | - | bulb yellow, paper white, black | lightbulb
infinity, eternity | abstract mass | two facing mirrors with a candle between them, repeated to the vanishing point; a toy train on a figure-eight track | - | candle amber, mirror silver, black | mirror
innovation, invention, technology | abstract mass | a bicycle lamp wired to a lemon on a workbench, lit; an inventor in goggles, hand on the switch of a home-made machine | - | lemon yellow, copper, steel | lightbulb
internet, the internet, world wide web | abstract mass | hundreds of bright cables plugged into one panel; people at windows of one block, each pane a different screen colour | - | cable yellow, blue, black | net
mathematics, math, maths, geometry | abstract mass | compasses, a protractor and a half-drawn spiral on squared paper; a girl at a board filled with chalk triangles | - | chalk white, board green, brass | paper
science, physics, chemistry, biology | abstract mass | a glass prism splitting a white beam on a dark bench; a child watching a flask foam over, goggles too large | - | prism colours, glass, black | flask
space exploration, exploration, discovery | abstract mass | a folded map, a compass and a worn boot on a rock; a child in a cardboard helmet looking up through a skylight | - | map tan, brass, night blue | telescope
time travel | abstract mass | a modern watch on a museum stone among fossils; a woman in jeans stepping from a brass cage into a cobbled street of carriages | - | brass, denim, cobble grey | watch
# nature and the earth
beginning, new beginning, fresh start, rebirth | abstract | an open window in an empty white room, a rolled rug and one box; a woman stepping off a bus at dawn with one bag | - | white, dawn peach, bag red | window
climate change, global warming | abstract mass | a melting ice bear on a block of black coal, water running down; a family on the roof of a house, brown water to the gutters | - | ice white, coal black, flood brown | bear
death, mortality, memento mori | abstract mass | a skull, a burnt-down candle and a wilted tulip on a dark table; a hooded figure at a chessboard on a beach | - | bone, tulip red, black | skull
deforestation, extinction | abstract mass | one living sapling in a field of stumps; an orangutan on the last trunk before a yellow digger | - | stump brown, sapling green, digger yellow | tree
ecology, sustainability, green energy, recycling, environment | abstract mass | a jar of glass, paper and tin in three clear layers with moss on top; children planting saplings along a row of wind turbines | - | leaf green, glass, earth brown | leaf
end, ending, the end | abstract | a closed book with folded glasses on its cover; a projectionist switching off a lamp above empty seats | - | cover red, lamp amber, black | book
growth, personal growth, change, transformation | abstract mass | a door frame with pencilled heights and dates, a ruler beside it; a butterfly half out of its case on a twig | - | pencil grey, paint white, wing orange | butterfly
health, healthy lifestyle, fitness | abstract mass | an apple, a skipping rope and a glass of water on a mat; a group stretching on a sunlit lawn | - | apple green, mat blue, white | apple
hunger, famine | abstract mass | a clean bowl and spoon on cracked earth; a long line of hands with tin plates at a steaming pot | - | earth tan, tin, steam white | bowl
life, circle of life, the meaning of life | abstract mass | an egg, a feather and a bleached bone in a row on sand; a baby's hand round an old man's finger | - | sand, bone, skin tones | egg-shell
nature, mother nature, biodiversity | abstract mass | moss, a snail, a feather and a seed pod laid on bark; a woman with vines in her hair, a wren on her open hand | - | moss green, bark, feather brown | leaf
pandemic, lockdown, quarantine | abstract | a row of masks drying on a line across a kitchen; people on balconies clapping over an empty street | - | mask blue, brick, evening gold | mask
pollution, plastic pollution, ocean plastic | abstract mass | a fish drawn in bottle caps on grey sand; a turtle swimming among floating bags | - | cap red, bag white, sea green | bottle
# time
adolescence, growing up, coming of age, youth | abstract mass | a teddy bear in a box marked for the attic beside a first razor; teenagers on a roof, legs over the edge, a speaker between them | - | bear brown, sunset orange, denim | teddy
birth | abstract mass | a cracked egg with a damp chick half out; a newborn on a mother's chest under a striped blanket | - | shell cream, chick yellow, blanket blue | egg-shell
monotony, routine, daily routine | abstract mass | seven identical cups in a row, each with the same ring of coffee; men with equal briefcases stepping on equal stairs | - | cup white, coffee brown, suit grey | cup
old age, aging, ageing, getting older | abstract mass | one hand at ten, forty and eighty years, laid side by side on linen; an old man doing up a small boy's top button | - | linen, skin tones, wool grey | hand
past, the past, history | abstract | a drawer of medals, ticket stubs and sepia portraits; a man walking past a mural of the same street a century before | - | sepia, brass, brick | book-stack
the last day of school, last day of school | abstract | an empty classroom, chairs on desks, one forgotten cap; children bursting through a gate with paper in the air | - | chalk green, floor brown, paper white | desk
the last day of summer, last day of summer, end of summer | abstract | a folded deckchair, wet sandals and one yellow leaf on a porch; a family carrying rolled umbrellas off a long-shadowed beach | - | sand, faded stripe blue, leaf yellow | umbrella
the last day, last day, the last day on earth, last day on earth | abstract | a calendar with one sheet left, a cup and a set table; people on a roof sharing cake under a sky lit from one side | - | paper white, amber, cup blue | clock
time, passage of time | abstract mass | an hourglass with a thin thread of sand, half run; a girl, a woman and an old woman on one bench, in the same blue coat | - | sand, glass, coat blue | hourglass
# seasons and days as bare subjects
autumn, autumn season, fall season | abstract | three maple leaves and a chestnut on a wet bench; a boy kicking through a leaf pile, a rake left standing | - | maple red, ochre, wet brown | leaf
four seasons, seasons, the four seasons | abstract | one tree in four panels: blossom, full leaf, red leaf, bare snow; four windows of one house, each with a different season outside | - | blossom pink, green, rust, white | tree
spring | abstract +season +bloom +blossom +fresh +early +flowers | a branch of blossom in a jar at an open window; a child in boots among lambs and daffodils | - | blossom pink, daffodil yellow, grass green | flower
springtime, spring season | abstract | a branch of blossom in a jar at an open window; a child in boots among lambs and daffodils | - | blossom pink, daffodil yellow, grass green | flower
summer, summertime, summer vibes | abstract | a sliced watermelon and wet footprints on sun-bleached boards; children jumping off a jetty, towels on the rail | - | melon red, water blue, sun yellow | watermelon
vacation, holiday, holidays, summer vacation | abstract | an open suitcase with sandals, a hat and a paperback; a family running down a dune toward the sea with an air mattress | - | straw, sea blue, mattress pink | suitcase
winter, wintertime | abstract | a bare tree in an untouched white field; skaters on a frozen pond, breath in the air, lamps just lit | - | white, ice blue, bark black | bare-tree
# arts and belief
adventure, wanderlust, travel | abstract mass | a worn pack, rolled map and boots by a door at dawn; two friends on a loaded tandem at the top of a pass | - | canvas tan, boot brown, dawn blue | backpack
art, beauty, aesthetics | abstract mass | a white jug, three pears and a brush on a paint-flecked table; a painter on a ladder before a half-covered wall | - | pear green, white, paint red | palette
comedy, humour, humor, laughter | abstract mass | a rubber nose and large shoes on a velvet stool; a row of people on a sofa, bent double, one with tea going over | - | nose red, velvet plum, cream | mask
coming home, belonging, sense of home | abstract mass | a lit porch lamp and a worn mat with one pair of boots; a girl in uniform dropping her bag to hug a dog | - | lamp amber, boot brown, door green | door
contradiction, irony, paradox | abstract | an umbrella stand full of sun hats in a rainy porch; a fire station with smoke at its windows, the crew outside in slippers | - | straw, wet slate, engine red | umbrella
danger, risk | abstract mass | a glass balanced half over the edge of a table; a cyclist on a plank between two roofs | - | glass, oak, sky grey | glass
duality, contrast | abstract | a lit candle and its own smoke on either side of a pane; twin sisters back to back, one in white, one in black | - | white, black, candle amber | candle
emptiness, void, nothingness | abstract mass | a bare picture hook on a wall with a paler square below; one figure at the far end of a white hall | - | white, pale grey, black | -
faith, religion, spirituality, soul, god | abstract mass | one lit candle before an open window in a stone wall; a woman on her knees in a beam of light among empty pews | - | candle amber, stone grey, white | candle
fate, destiny, karma | abstract mass | a red thread running off a spool and out under a door; three old women at one loom, scissors at the thread | - | thread red, wood, grey wool | scissors
fragility, vulnerability | abstract mass | a soap bubble resting on a thorn; a man in a crowd with his coat open, holding a glass bird | - | bubble rainbow, thorn green, grey | glass
gender, masculinity, femininity | abstract mass | a razor and a lipstick side by side on a white basin; two people trading a jacket and a scarf before one mirror | - | white, lipstick red, navy | lipstick
good and evil, light and darkness, yin and yang | abstract | a white stone on black sand beside a black stone on white sand; one man's face, half lit, half in shadow, at an open door | - | white, black, grey | rock
hard work, effort, labour, labor | abstract mass | calloused hands at rest on a spade handle; a man pushing a loaded handcart up a steep lane | - | earth brown, timber, skin tones | hand
heaven, paradise, afterlife | abstract mass | a white gate standing open on a bank of cloud; robed figures walking up a stair of light into cloud | - | white, gold, sky blue | gate
hell, underworld, inferno | abstract mass | an iron gate red from fire behind it; bent figures on a black ledge above a river of lava | - | ember red, black, sulphur | fire
identity, who am i, self discovery | abstract mass | a broken mirror with a different part of one face in each piece; a woman lifting a plain white mask from her own face | - | mirror silver, white, skin tones | mask
jazz, blues | abstract mass | a saxophone on a stool in a pool of light; a quartet on a low stage, smoke in the beam, the bassist bent over his strings | - | brass, deep blue, smoke grey | trumpet
magic, mystery, secret | abstract mass | a locked box with light in the seam of the lid; a girl whispering into a friend's ear behind a cupped hand | - | gold, box brown, night blue | box
music, melody, rhythm, the sound of music | abstract mass | a violin on a chair beside an open window, the bow across its strings; a street trio mid-song, one child dancing before them | - | violin brown, brass, sky blue | violin
poetry, literature, storytelling, fairy tale | abstract mass | an open book with paper trees cut from its pages; an old man by a fire, children leaning in round his chair | - | paper cream, ink black, ember orange | book
safety, security, protection, insurance | abstract mass | an egg in a nest of folded scarves; a father holding a coat over two children in hail | - | egg cream, wool red, slate | egg-shell
simplicity, minimalism | abstract mass | one bowl on a bare shelf; a woman sweeping an empty white room with one chair | - | white, clay, oak | bowl
speed, acceleration | abstract mass | a snapped finish tape round the prow of a sledge; a cyclist bent low, roadside trees drawn into streaks | - | red, asphalt, tree green | bicycle
strength, power of will, willpower | abstract mass | a root lifting a slab of paving; a small woman carrying a calf up a snowy path | - | root brown, stone, coat red | tree
surrealism, reality and dreams | abstract mass | a door standing alone on a beach, clouds behind it; a man in a bowler hat with a bird cage for a chest | - | sky blue, sand, black | door
tragedy | abstract mass | a white mask with turned-down mouth on bare boards; an actor on his knees beside an overturned throne | - | mask white, crimson, black | mask
# the mind's pictures of self
autism, neurodiversity, dyslexia | abstract mass | a row of grey umbrellas seen from above with one in every colour; a boy in ear defenders, lining up toy trains while a party goes on | - | rainbow stripes, grey, train red | umbrella
dementia, forgetting, alzheimer's | abstract mass | a family portrait with one face faded to white; an old woman before a fridge covered in notes | - | sepia, note yellow, white | paper
introvert, introversion, extrovert | abstract | a blanket tent with a lamp lit inside, a party seen through the doorway; a girl reading on the stairs while a crowd dances in the hall | - | lamp amber, blanket blue, magenta | book
toxic relationship, abuse, gaslighting | abstract | a bouquet with its stems in barbed wire; a woman at a table, a man's hand closed over her phone | - | rose red, wire rust, grey | bouquet
`;
