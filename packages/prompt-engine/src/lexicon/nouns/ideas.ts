/** Ideas of mind, heart and conduct, each with two staged pictures, a calm one; a lively one: names | kind | pictures | - | colours | drawing. */
export const IDEAS = `
# heart and bonds
affection, tenderness | abstract mass | an old hand resting on a young hand on a quilt; a woman tucking a scarf round a man's neck at an open door | - | wool red, cream, skin tones | hand
betrayal | abstract | a broken friendship bracelet beside a torn photograph; two people shaking hands, one with a knife held behind the back | - | steel, black, dull red | -
breakup, break-up, heartbreak | abstract | a torn photograph of a couple on an empty pillow; a woman on a kerb with a suitcase, a lit window above her | - | faded rose, grey, window yellow | heart
care, caring, compassion, kindness | abstract mass | a bowl of soup and a folded blanket on a bedside tray; a stranger holding an umbrella over a man on a bench | - | soup orange, wool, slate | hand
community, neighbourhood, neighborhood | abstract | a long table laid with unlike chairs down the middle of a street; neighbours passing buckets of paint along a wall | - | brick, sky blue, yellow | table
family love, family values | abstract | four pairs of boots in a row by a door, from large to very small; three generations shelling peas at one table | - | leather brown, pea green, cream | shoe
farewell, goodbye, parting | abstract | a packed suitcase and a folded note beside an open door; one hand pressed on the inside of a train window, one on the outside | - | suitcase brown, platform grey, amber | suitcase
first love, romance, young love | abstract | two bicycles leaning together on a fence, one helmet on both saddles; two teenagers sharing one pair of earphones on a wall | - | rose, denim, evening gold | bicycle
forgiveness, reconciliation | abstract mass | a cracked cup mended with visible lines of gold; two brothers on a doorstep, one handing the other half of a sandwich | - | white, gold, blue glaze | cup
friendship | abstract mass | two worn mugs side by side on a garden wall; two friends on a kerb, one tying the other's shoelace | - | mug blue, brick, leaf green | mug
gratitude, thankfulness | abstract mass | a jar of garden flowers left on a doorstep with a folded card; an old woman holding a nurse's hand in both of hers | - | flower yellow, white, door green | flower
grief, mourning, bereavement | abstract mass | a coat on a peg beside an empty peg, a pair of slippers below; a man sitting on one half of a made bed, hand on the other pillow | - | coat grey, linen white, dull blue | jacket
jealousy, envy | abstract mass | a small plain cake beside a tall iced cake, one fork lying toward the tall one; a child with one balloon watching a child with ten | - | acid green, icing white, balloon red | cake
loneliness, solitude, isolation | abstract mass | one plate and one chair at a table for eight; one person at a lit window in a dark block of flats | - | slate, window yellow, black | chair
long distance relationship, long distance love | abstract | two clocks on a wall with different hours, a postcard between them; a woman eating supper beside a laptop with a face on its screen | - | screen blue, lamp amber, wood | laptop
loss | abstract mass | a dog's lead on a hook beside an empty basket; a man at a kitchen table with two cups, one still full | - | leather brown, cup white, grey | cup
love | abstract mass | two cups on a sill with their handles touching; an old couple under one coat at a bus stop | - | rose, cream, coat brown | heart
motherhood, fatherhood, parenthood | abstract mass | a large shoe with a tiny knitted sock laid in it; a tired parent asleep in a chair, a baby asleep on the chest | - | wool white, leather, lamp amber | baby
self love, self-love, self care, self-care | abstract mass | a folded towel, a candle and a cup of tea on the edge of a bath; a woman holding her own shoulders before a mirror | - | towel white, candle amber, sage | candle
trust, loyalty | abstract mass | a small key laid in an open palm; an acrobat in mid-air with arms out, a catcher's hands just ahead | - | brass, skin tones, spot white | hand
# states of mind
adhd, distraction, lack of focus | abstract mass | an open notebook among twelve half-done tasks on one desk; a boy at a desk looking up at paper planes | - | paper white, note yellow, pencil red | paper
anger, rage, fury | abstract mass | a cup in pieces on a tiled floor, coffee running from it; a man with fists on a table, a chair tipped over behind him | - | red, coffee brown, tile white | cup
anxiety, worry, panic, overthinking | abstract mass | a ball of tangled wire on an empty chair; a woman awake in bed at three, phone light on her face, sheet twisted in both hands | - | grey blue, phone white, sheet cream | bed
boredom | abstract mass | a row of pencils all sharpened to stubs on a bare desk; a teenager upside down on a sofa, feet up the wall | - | beige, pencil yellow, grey | pencil
burnout, exhaustion | abstract mass | a row of matches, upright, the last one burnt black; a worker asleep on a keyboard at night, one lamp still lit | - | charcoal, match red, screen blue | candle
chaos, disorder, mess | abstract mass | a drawer upturned on a table, spoons, string and keys in a heap; a kitchen with flying flour, a boiling pan and a dog on the table | - | steel, flour white, tomato red | basket
confusion, bewilderment | abstract mass | a signpost with nine arms pointing different ways; a man in a corridor of identical doors, map upside down in his hands | - | wood, grey, map green | sign
contentment, comfort, cosiness, coziness, hygge | abstract mass | thick socks, a steaming mug and an open book on a wool blanket; a reader under a quilt in a window seat, rain on the pane | - | wool cream, tea amber, slate | mug
curiosity | abstract mass | a magnifying glass over a beetle on an open hand; a child on tiptoe at a keyhole, light on one eye | - | beetle green, brass, shadow brown | key
depression, despair | abstract mass | a bed with the blind down, a full glass and a silent phone beside it; a person on the floor against a washing machine, laundry unfolded around | - | dull blue, grey, laundry white | bed
desire, temptation | abstract mass | one glossy red apple on a white plate, a bite-sized shadow beside it; a child's hand reaching for a cake behind glass | - | apple red, white, leaf green | apple
disappointment, regret | abstract mass | an ice cream cone upside down on hot paving; a man on an empty platform, flowers in hand, tail lights far off | - | pink, paving grey, tail-lamp red | ice-cream
doubt, uncertainty, hesitation | abstract mass | a coin standing on its edge on a table; a swimmer at the end of a high board, toes curled over, one hand on the rail | - | silver, board white, pool blue | coin
dream, dreams, dreaming | abstract | a brass bed standing in shallow sea water at night; a sleeping child with paper boats sailing across the quilt | - | night blue, brass, sheet white | bed
ecstasy, euphoria, bliss | abstract mass | an uncorked bottle with foam spilling down its neck; a dancer with head thrown back and arms up under falling confetti | - | gold, magenta, foam white | bottle
empathy, understanding | abstract mass | two chairs drawn close, knees' width apart, a box of tissues between; a girl sitting on the floor beside a crying boy, same pose | - | warm grey, tissue white, wool blue | chair
fear, dread, terror | abstract mass | a chair wedged under a door handle, a line of light below the door; a child under a blanket with a torch, eyes on a wardrobe left ajar | - | torch yellow, black, blanket blue | door
fomo, fear of missing out | abstract mass | a lit phone on a pillow in a dark room; a girl at a window, watching a lit party in the house opposite | - | phone white, night blue, party amber | phone
guilt, shame | abstract mass | a broken vase pushed under a rug, one shard showing; a dog with lowered head beside a chewed shoe | - | vase blue, rug red, leather brown | vase
happiness, joy, delight | abstract mass | a spinning top at full speed on a sunny floor; a girl jumping through a lawn sprinkler, mouth wide open | - | yellow, grass green, water silver | toy-train
homesickness, longing, yearning | abstract mass | a child's drawing of a house taped above a dormitory bed; a sailor at a rail, holding an open letter | - | crayon red, navy, paper cream | letter
hope, optimism | abstract mass | a green shoot through a crack in grey concrete; a woman shielding one lit candle with her hand in an open doorway | - | shoot green, concrete, candle amber | leaf
imposter syndrome, impostor syndrome, self doubt, self-doubt | abstract mass | a child's paper crown on an office chair at the head of a long table; a man at an award lectern in a suit two sizes too large | - | paper gold, navy, oak | crown
insanity, madness | abstract mass | a wall covered in photographs joined with red thread; a man in a dinner jacket pouring tea for empty chairs on a beach | - | thread red, paper white, sand | teapot
insomnia, sleeplessness | abstract mass | a bedside clock at ten past three, a glass of water, a creased pillow; a man on the edge of a bed, a street lamp striping the wall | - | night blue, sodium orange, sheet grey | clock
melancholy, sadness, sorrow | abstract mass | a half-flat balloon on a wooden floor; a woman with her forehead against a rainy bus window | - | faded red, slate, floor brown | balloon
memory, memories, remembrance | abstract | an open shoebox of photographs, a pressed flower on top; an old man on a swing, holding both ropes, facing an empty one | - | sepia, paper cream, flower violet | flower
mental health, wellbeing, well-being, therapy | abstract mass | a plaster head in profile with flowers growing from the open crown; two people on facing armchairs, one talking, one with a notebook closed | - | plaster white, leaf green, mustard | flower
mindfulness, meditation, inner peace | abstract mass | five flat stones stacked beside raked sand; a woman cross-legged on a jetty, hands on knees, eyes closed | - | stone grey, sand, lake blue | rock
nostalgia, childhood, childhood memories | abstract mass | a worn teddy bear on a rocking chair in an attic; a grown man in a suit riding a child's swing | - | honey brown, dust gold, faded blue | teddy
obsession, addiction | abstract mass | forty empty coffee cups in rows round one keyboard; a man on a train, lit by his phone, chain from wrist to the handset | - | cup white, steel, screen blue | -
pain, suffering | abstract mass | a hand gripping a bed rail, knuckles pale; a runner on the kerb, both hands round one ankle | - | steel, white, bruise violet | hand
pride | abstract mass | a hand mirror and a powder puff on a marble table; a rooster on a gatepost with chest out, facing a puddle | - | gold, powder pink, rooster red | mirror
serenity, calm, peace of mind, tranquillity, tranquility | abstract mass | a rowing boat on a lake smooth to both shores; a monk sweeping one clean arc in gravel | - | mist grey, pale blue, robe orange | boat
silence, quiet, stillness | abstract mass | a piano with its lid shut and a white cloth over the keys; a librarian with one finger at her lips among tall shelves | - | white, piano black, oak | piano
stress, pressure, deadline, overwhelm | abstract mass | a pencil bent to the point of cracking over a stack of paper; a woman at a desk, five phones ringing, papers sliding to the floor | - | paper white, phone red, grey | pencil
surprise, astonishment | abstract mass | a half-opened box with a bright light on its lid; a man in a dark doorway, a room of friends leaping up with streamers | - | ribbon red, gold, black | gift
# conduct and character
ambition, ego | abstract mass | a small ladder leaned on a very tall wall, its top rungs still in a bundle; a woman climbing a stair of stacked desks to a lit hatch | - | timber, wall grey, lamp gold | ladder
balance, harmony, equilibrium | abstract mass | two stacks of stones on a plank, one higher, the plank level; a woman walking a low wall with arms out, a cup on her head | - | stone grey, timber, sky blue | rock
choice, decision, dilemma | abstract | two doors side by side in a white wall, one red, one blue; a cyclist stopped where a track forks, one foot on the ground | - | red, blue, white | door
confidence, self-confidence, self esteem | abstract mass | a small cat before a mirror, a lion's shadow on the wall; a girl at the head of a stage, feet apart, chin up, one lamp on her | - | tawny, spot white, curtain red | cat
courage, bravery | abstract mass | one paper boat at the lip of a weir; a small boy with a wooden sword facing a large dark wood | - | paper white, water green, wood brown | sword
creativity, imagination, inspiration | abstract mass | a plain light bulb with paint running down the glass into jars; a child on a carpet, a cardboard box painted as a rocket | - | paint yellow, magenta, cobalt | lightbulb
dedication, discipline, perseverance, persistence, resilience | abstract mass | worn pointe shoes on a floor marked by years of scuffs; a runner alone on a track in rain before sunrise | - | satin pink, floor grey, dawn blue | shoe
failure, defeat | abstract mass | a collapsed cake on a rack beside a clean recipe card; a footballer on his back on an empty pitch, floodlights going out | - | cake brown, turf green, white | cake
focus, concentration | abstract mass | one sharp pencil upright among a row of blurred ones; a watchmaker with a loupe, tweezers above a tiny wheel | - | pencil yellow, brass, black | pencil
generosity, giving, charity | abstract mass | two plates with half a loaf on each; a child putting a coin in a street violinist's case | - | crust brown, plate white, coin silver | bread
goal, goals, achievement | abstract | an arrow in the gold of a round target; a climber planting a small flag on a summit | - | gold, red, snow white | flag
greed, gluttony, lust | abstract mass | a hand stuck in a jar of coins, fist closed; a man at a table of ten roasts, napkin tied, both hands on an eleventh | - | coin gold, glass, roast brown | coin
honesty, truth, lie | abstract mass | a wooden puppet with a long nose before a plain mirror; a boy with jam on his chin holding out an empty jar | - | wood, jam red, mirror silver | mirror
humility, modesty | abstract mass | a crown hung on a nail beside a garden hat; a man in a fine suit on his knees, washing an old man's feet | - | gold, straw, water grey | crown
independence, self-reliance | abstract mass | a single key on a new doormat; a girl pedalling off with one stabiliser wheel lying on the path | - | key brass, mat brown, bicycle red | key
individuality, being different, standing out, uniqueness | abstract mass | one red umbrella among black ones; one child facing left in a line of children facing right | - | red, black, wet grey | umbrella
leadership | abstract mass | one paper boat in front of a wedge of smaller ones; a woman with a lantern walking first along a mountain path, others behind | - | red, paper white, lantern amber | lantern
patience, waiting | abstract mass | a chair under a very young fruit tree; an angler on a stool beside a hole in the ice, snow on his hat | - | bark, snow white, coat green | chair
procrastination, laziness | abstract mass | a desk with a blank page, a tidy row of paper clips and a half-built card house; a student under a duvet, books stacked by the bed unopened | - | paper white, card red, duvet blue | paper
productivity, efficiency | abstract mass | a cleared desk, one list with every line ticked, a finished cup; a baker with four trays on two arms and the oven door shut by a foot | - | paper white, green ink, crust brown | paper
revenge | abstract mass | a cold dish under a silver dome, a sharp knife beside it; a masked rider at the gate of a burning house | - | silver, black, flame orange | meal
sacrifice | abstract | a wedding ring on a pawnbroker's counter beside a few notes; a woman passing her only life jacket to a child | - | gold, note green, jacket orange | ring
success, victory, winning | abstract mass | a gold medal on a worn pair of running shoes; a team lifting a cup under falling paper | - | gold, ribbon blue, confetti white | coin
teamwork, collaboration, cooperation | abstract mass | six hands each holding one piece of the same jigsaw; eight people carrying one long canoe over rocks | - | canoe red, rock grey, skin tones | puzzle
wisdom, knowledge, experience | abstract mass | a worn book, folded glasses and a lit lamp on an oak table; an old woman showing a girl how to read tree rings | - | leather brown, lamp amber, oak | book-stack
`;
