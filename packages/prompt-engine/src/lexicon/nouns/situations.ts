/** Moments and moods told as a sentence, each with a calm and a lively picture: words that all occur (an alternative after each comma) | pictures | colours. */
export const SITUATIONS = `
# what anybody goes through
forgiv | a cracked cup mended with visible lines of gold; two sisters at a garden gate, one lifting the latch, the other holding out a cake tin | white, gold, blue glaze
start over, starting over, start again, starting again, second chance | an open window in an empty white room, a rolled rug and one box; a woman stepping off a bus at dawn with one bag | white, dawn peach, bag red
grow old together, growing old together, grow old, growing old | two walking sticks leaned together beside a front door; an old couple on a bench, one peeling an orange for both | oak, orange, coat grey
misunderstood | two tin cans with the string between them cut; a child holding out a drawing to a row of turned backs | tin grey, paper white, crayon red
being seen, be seen, being heard | two lit windows facing each other across a dark courtyard; a girl alone on a stage, one person standing in the back row | night blue, lamp yellow, curtain red
letting go, let go, moving on, move on | an open palm below a balloon that has just left it; a woman on a bridge, one hand open over the rail, scraps of paper on the air | balloon red, sky blue, paper white
giving up, give up | a rope hanging still above a gym mat, a pair of gloves beneath it; a boxer on a corner stool, a white towel on the canvas | rope brown, mat blue, towel white
holding on, hold on | the last knot of a rope with two hands around it; a child asleep in a car seat, one fist around a balloon string | rope brown, skin tones, balloon red
missing someone, missing you, miss you, missing him, missing her | two toothbrushes in one glass, one of them dry; a person in a jumper much too large at a rainy window | glass green, wool grey, rain blue
fitting in, fit in | a board of square holes with one round peg beside it; a new pupil at the edge of a playground, copying how the others stand | wood, paint red, chalk grey
speaking up, speak up | a microphone lowered to the height of a child; a small girl with one raised hand among seated adults | steel, coat red, wood brown
doing nothing | a hammock between two trees, one bare foot over its edge; a man flat on a jetty, a hat over his face | leaf green, canvas, water blue
breaking free, break free | a snapped chain on a sunlit step; a bird just past the open door of its cage, feathers spread | iron grey, sun gold, sky blue
falling apart, fall apart | a wooden chair in pieces with its screws in a row; a person on a kitchen floor beside a dropped plate | oak, plate white, tile blue
# at home
left oven, left stove, left iron on, left gas on | a woman stopped on a pavement, one hand flat on her forehead, her bag slipping off the shoulder; a man standing up in a full train carriage, eyes wide, both hands in his coat pockets | coat brown, pavement grey, white
forg why, forg what for | a person stopped in an open doorway, one hand still on the handle, eyes going round the room; a man in the middle of a tidy kitchen, mouth half open, one finger raised, the fridge door open behind him | wall cream, door white, sweater blue
lock out, locked out, forgot key, lost key | a woman in socks on a doorstep, the shut door behind her, both pockets pulled inside out; a man bent to the letterbox of his own front door, one arm through it to the elbow | door green, brick, sock white
burnt toast, burn dinner, smoke alarm | a black slice of toast standing in a toaster, a thread of smoke above it; a cook on a chair, waving a tea towel under a smoke alarm | toast black, steel, tile white
power cut, lights go out | a hand shielding one lit candle in a dark hallway; a family round a torch on a living-room floor, the window black | candle amber, black, wool red
fresh sheet, clean sheet | a made bed with one corner of a white sheet turned back; a person face down on a freshly made bed, arms spread, shoes still on | white, linen, pale blue
bed warm alarm, five more minute, alarm goes, alarm clock, hit snooze | a hand stretched from under a duvet, flat on an alarm clock; a person sitting on a bed edge, hair on end, one sock on, eyes shut | duvet blue, white, dawn pink
wake middle night, can't sleep, 3am thought | a person awake in a dark bed, face lit by a strip of street light; a person sitting at a kitchen table at night with a glass of water, the fridge door the only light | night blue, fridge white, grey
first coffee, morning coffee | two hands around a steaming mug, a sleeve pulled down over the knuckles; a person with shut eyes and a mug under the nose, hair still flat on one side | coffee brown, cream, wool grey
house quiet kid, kid asleep, kids bed finally | a hallway floor with one toy car, a night light on, a door ajar; two parents flat on a sofa among toys, heads back, a cup in each hand | lamp amber, toy red, sofa grey
empty house moving, last look house, leaving house, moved out | a bare room with pale squares on the wall where pictures hung, one key on the floor; a woman in the doorway of a bare room, one hand on the frame, a box on her hip | plaster, key brass, floor brown
kid left home, child moved out, empty nest | a tidy child's room with a stripped bed and one bear on it; two parents at the door of an empty bedroom, one holding a folded blanket | bear brown, wall blue, cream
# times of the week and the day
sunday evening, sunday night, sunday scaries, sunday blues | a school bag packed by the front door, an ironing board still up, one lamp on; a person on a sofa in the last grey window light, remote in hand, the work bag in view beside the door | lamp amber, dusk grey, bag navy
sunday morning | a coffee cup and a folded newspaper on a rumpled quilt, low sun across it; a couple in dressing gowns at a table with crumbs, feet on the opposite chair | linen white, coffee brown, pale gold
snow day, snowed in | a street of parked cars rounded white, one sled leaning on a gate; two children dragging a sled up a white street, a school bag dropped in the snow | snow white, sled red, pale blue
sunday afternoon, lazy sunday | a cat asleep in a square of sun on a living-room rug; a man asleep on a sofa with a newspaper tent over his face | rug red, sun gold, cream
friday evening, friday afternoon, friday feeling, friday night feeling | an office chair turned from its desk, the jacket gone, the screen dark; office workers running down steps with jackets in the air | desk oak, tie blue, evening gold
monday morning, monday feeling | an alarm clock at six, one hand over it from under a duvet; commuters asleep on their feet in a packed train, a coffee in each hand | grey, coffee brown, navy
last day holiday, end holiday, holiday over, back from holiday, first day back | a suitcase by a door with sand around its wheels; a family on an airport bench, sunburnt, hats still on, a flat beach ball between them | sand, sunburn pink, suitcase blue
first day holiday, holiday start, out of office | a bare foot on a car dashboard, the road open ahead; a person letting a suitcase fall on a hotel bed, arms up before the window | sky blue, white, towel yellow
first day school, first day job, new job, new school | a small child under a very large school bag, seen from behind before a gate; a person with a badge and a box, alone in the middle of a busy office floor | bag red, brick, navy
last day school, school's out, last exam | an open exercise book lying in grass, a pen across it; pupils running out of a double door, papers in the air | paper white, grass green, sky blue
snow day | a school bag hung on a hook by a window, thick snow outside; children with trays at the top of a white hill, one already sliding | snow white, coat red, pale blue
turning 30, turning 40, turning 50, turn thirty, turn forty, getting old | a small cake with far too many candles before one chair; a person at a bathroom mirror, holding up one grey hair | candle amber, tile white, grey
late twenties, quarter life, midlife crisis, mid life crisis | a pair of new skateboards beside a pair of reading glasses on a step; a man in a suit on a brand-new motorcycle before a terraced house | motorcycle red, brick, suit grey
end of summer, summer over, last warm day | an empty paddling pool on yellow grass, one leaf in it; a girl wrapped in a towel on a jetty, feet in the water, low light | leaf yellow, water blue, towel red
first warm day, first day spring | a coat hung over a park bench, its owner's bare feet in the grass; people on every step of a square, sleeves rolled up, faces to the sun | grass green, skin tones, sky blue
golden hour commute, commute home, drive home, way home | a face leaning on a bus window, street lights sliding over the glass; a driver in slow traffic at dusk, one hand at the chin, brake lights all ahead | brake-light red, dusk blue, grey
# missed and lost
miss bus, bus leave, bus pull, missing bus, bus without | a person on a kerb, one arm half raised, the tail lights of a bus down the wet road; a runner with an open coat beside the shut doors of a moving bus, one hand flat on them | bus red, wet grey, coat blue
miss train, train pull, train leav, train without, last train | a person on an empty platform, bag at the feet, the tail lights of a train far off; a runner at the top of the platform stairs, one hand out, the last carriage sliding past | tail-light red, platform grey, coat brown
miss flight, missed plane, plane leav | a person at the glass of an empty gate, a plane turning away outside; a family running down an airport hall, one shoe left behind | glass grey, tail blue, suitcase red
lost phone, phone gone, left phone, dropped phone, cracked phone | a person patting both trouser pockets, eyes wide, in the middle of a pavement; a hand reaching after a falling phone over a drain | screen white, pavement grey, denim
lost wallet, wallet gone, card declined | an open handbag upside down over a bench, its things spread out; a shopper at a till, purse open, a queue behind | purse red, till grey, coin silver
lost in, being lost, get lost | a person with a paper map at a crossing of three identical streets; a small figure among tall hedges, looking up | map green, coat red, grey
stood up, no one c, nobody c, nobody shows, nobody turn | a set table with party hats and no guest; a person alone at a restaurant table for two, one candle burnt low | candle amber, tablecloth white, wine red
rain without umbrella, caught in rain, no umbrella | a person under a newspaper in pouring rain, one shoulder soaked; a couple running under one jacket, water up to the ankles | rain grey, coat yellow, asphalt
bus without you, train without you, boat without you | a person on a kerb with a bag in each hand, red tail lights far down the road; a runner with a flying scarf in an empty street, the lit vehicle turning the corner | tail-light red, wet grey, coat blue
# among others
only person awake, only one awake, everyone asleep, whole city asleep | one lit window in a dark block of flats; a person on a balcony in a blanket, a dark city below | window yellow, night blue, blanket red
waiting for result, waiting for call, waiting for the call, waiting for news, waiting for the results, waiting for answer, waiting reply, phone to ring | a person on a plastic chair in a long corridor, both hands between the knees; a kitchen table with a silent phone in the middle, two people looking at it | corridor green, plastic orange, grey
shoes off, take off shoe, heels off, take off bra | two worn shoes dropped apart on a hall floor, bare feet on cool tiles; a person flat on a sofa in work clothes, bare feet over the arm, toes spread | tile white, shoe black, sofa green
holding in laugh, giggle church, laugh funeral | two people in a pew, shoulders shaking, eyes fixed ahead; a row of stiff faces, one with a fist at the mouth | pew brown, collar white, black
christmas eve, night before christmas | one stocking on a bed end, a strip of light under the door; two children on a dark stair in pyjamas, faces between the banisters | pyjama red, fir green, lamp amber
first night, new flat, new home, moving in | a mattress on a bare floor, a lamp on a box, a takeaway carton; two people on the floor of an empty room, back to back, eating from one box | plaster, lamp amber, box brown
saw you, eye contact, catch eye, eyes meet | two strangers in opposite trains, each looking up from a book; a person behind a menu, only the eyes above it | book red, glass grey, navy
wrong bus, wrong train, wrong stop, missed stop, miss your stop, fall asleep on train | a sleeper upright on an empty train at the end of the line, lights going out; a person on an unknown platform, turning on the spot | seat blue, night grey, lamp amber
hear own voice, hearing own voice, own voice recorded | a person with headphones pulled off one ear, teeth set; a face in a studio glass, nose wrinkled | foam grey, cable red, glass
saturday morning | a bowl of cereal and a remote on a rug in low sun; children in pyjamas flat on a carpet, chins in hands | rug red, milk white, pale gold
saturday night, friday night | a row of lit windows above a wet street, one taxi; friends in a hallway, one shoe on, one mirror between three | neon pink, night blue, taxi yellow
monday night, tuesday, wednesday, thursday, weekday evening | a row of coats and bags on hooks, one lamp over a cleared table; a person at a stove, one hand on a pan, the other opening the post | coat navy, lamp amber, steel
rainy day, rainy afternoon | toy cars along a windowsill, rain on the pane; two children with foreheads on the glass, breath clouds before them | rain grey, toy red, sweater yellow
finish book, finishing book, last page, end of book | a closed book on a chest, two hands flat on it, eyes on the ceiling; a person on a train, the shut book held against the lips, the seat opposite empty | cover red, lamp amber, wool grey
exam over, exam done, exams over, exams done, last exam, after exam, after the exam, exam finished | a pen laid across a closed exam paper on an empty desk, sun on the next chair; a student running down school steps, bag flying open, arms wide | paper white, desk oak, sky blue
finish exam, finish marathon, cross finish line, finally finish | a pen laid across a full page, two tired hands open beside it; a person flat on the grass, arms out, a medal on the chest | paper white, ribbon blue, grass green
find money, found money, lost thing found, find lost | a folded note half out of an old coat pocket; a person stopped on a path, one hand in a winter coat, eyebrows up | note green, coat brown, white
you too, enjoy your meal, say something stupid, said something stupid | a diner with one hand over the eyes, a waiter walking off behind; a person with lips pressed and eyes shut in the middle of a crowd | napkin white, cheek red, wood
text from ex, phone rings unknown, unknown number, phone buzz | a lit phone face up on a dark bedside table; a person holding a ringing phone at arm's length | screen blue, night grey, skin tones
parent proud, proud parent, mum proud, dad proud | a school drawing in a gold frame above a sofa; a father in the back row of a small hall, filming with one hand, wiping an eye with the other | gold, paper white, crayon red
first time hold, hold baby, holding baby, newborn | one large finger in a very small fist; a person in a hospital chair, a wrapped baby on one forearm, not daring to move | blanket white, skin tones, pale blue
child grow, kids grow, growing up fast, end of childhood, childhood end | pencil marks with dates up a door frame; a father holding up a tiny shoe beside a teenager's boot | paint white, pencil grey, leather brown
dog waits, dog waiting, come home dog, coming home dog | a dog's nose at the gap under a front door; a dog in mid-leap in a hallway, a bag dropped on the mat | coat gold, mat brown, door green
queue choose wrong, wrong queue, slow queue, slowest queue | a person with a full basket at the end of a still line, the next line gone; a shopper between two queues, one foot in each | basket red, floor white, coat grey
empty fridge, nothing to eat, fridge open | a lit fridge with one lemon in it; a person with chin on the open fridge door, face white in its light | fridge white, lemon yellow, blue
deadline night, all nighter, essay due, work late, working late | one lit window in a dark block; a person at a desk at night, four cups in a row, sky paling outside | screen blue, coffee brown, dawn pink
rain on roof, rain on tent, rain window inside | drops running down a pane, a warm lamp reflected in it; a person under a quilt in a tent, one hand flat on the wet cloth | lamp amber, rain grey, canvas green
only sober, sober one | one person upright with a glass of water in the middle of a laughing, leaning crowd; one person on a sofa between two sleepers, a car key in hand, streamers over all three | water clear, streamer red, lamp amber
party know, know no one, know nobody, not knowing anyone | a person alone by a bookshelf with a full glass, groups talking with their backs turned; a person bent over the host's dog in a hallway full of legs | lamp amber, book brown, dress green
picked last, chosen last, left out, not invited | one child alone on a gym bench, two teams already formed beyond; a child at a window, a garden party with balloons across the fence | bench wood, bib red, bib blue
wrong name, forgot name, forget name, forgot someone's name | a handshake between two people, one smiling, one with wide eyes and an open mouth; a person reading the label on another's lapel from the corner of an eye | lapel navy, badge white, skin tones
run into ex, bump into ex, meeting ex, see ex | two people stopped at the two ends of a supermarket aisle, each behind a trolley; a person crouched behind a tower of tins, eyes over the top | tin red, floor white, coat grey
wave back, waved someone, waving someone | a person with one raised hand, the smile just going, a stranger hugging somebody behind; a raised hand turning into a scratch of the head on a busy pavement | coat yellow, pavement grey, scarf blue
awkward silence, small talk, lift stranger, elevator stranger | four people in a lift, all looking up at the floor numbers; two people over coffee, both stirring, eyes on the cups | steel, coffee brown, white
first date | two menus held up like walls across a small table; a couple at a bar table, both laughing at a spilt glass | candle amber, wine red, white
going viral, go viral, gone viral | a phone face up on a table, its screen crowded with small hearts; a teenager staring at a phone, three friends leaning in over the shoulders | screen blue, heart red, white
last phone call, last call, final phone call | a telephone off its hook beside a cold cup; a woman on the edge of a bed, the phone held to her chest | receiver black, grey blue, lamp amber
déjà vu, deja vu | two identical teacups side by side, the steam curling alike; a woman meeting herself in a revolving door | cream, steam grey, brass
too many tabs, too many tabs open, tabs open | a laptop screen crowded with small windows, a tired face lit by it; a desk under paper tabs in every colour, one hand on the brow | screen blue, paper white, amber
first kiss, moment before the kiss, before the kiss, before a kiss, almost kiss, about to kiss | two noses almost touching under one hood; two teenagers at a bus shelter, eyes shut, bags on the ground | hood red, night blue, skin tones
falling in love, fall in love | two people across a laundrette, one sock held out; a couple on a kerb sharing chips, knees touching | sock red, night blue, paper white
being watched, someone watching, somebody watching | a person on an empty street, head turned over the shoulder; a lit window with one figure in it, seen from across a dark street | window yellow, black, slate
sung happy birthday, sing happy birthday, singing happy birthday | a person behind a lit cake, hands under the table, smile fixed, singers all round; a waiter with a sparkler and a guest sliding down behind the menu | candle amber, napkin red, white
present hate, gift hate, unwanted gift | a person holding up a very large knitted jumper by the shoulders, smile stiff; a family watching one unwrapped box, the receiver's eyebrows up | wool orange, paper red, green
inside joke, laughing fit, trying not to laugh, can't stop laughing | two people in a row of serious faces, shoulders shaking, lips pressed; two friends sliding off a sofa, faces wet with laughing | sofa green, skin tones, grey
speech public, speaking in public, public speaking, stage fright, forgot lines | a person alone at a microphone, cards shaking in both hands, rows of dark heads; a person behind a curtain, one eye at the gap, both fists tight | curtain red, spot white, black
job interview, waiting interview | one chair in the middle of a room before a long table; a person in a stiff suit in a row of chairs, a folder flat on both knees | suit navy, table oak, white
bad news, phone call bad, call from hospital | a person sitting down on a stair, the phone still at the ear; a cup on its side by a phone, coffee running to the edge | coffee brown, stair grey, white
good news, got job, got in, exam result, passed exam | a person at a letterbox with an open letter, one hand over the mouth; two friends jumping in a hallway, an envelope in the air | paper white, door blue, sweater yellow
someone who gets it, understood finally, best friend | two friends on a kerb, one tying the other's shoelace; two people on a night bus, one asleep on the other's shoulder | brick, night blue, denim
homesick, miss home, missing home | a child's drawing of a house taped above a dormitory bed; a person on a hostel bunk with a phone, a kitchen full of family on its screen | crayon red, screen blue, paper cream
deja vu, déjà vu, been here before | one man twice on the same stair, one step apart; a woman stopped at a corner, her own back going round the next one | stair grey, coat red, white
zoom call, mute, camera on | a person with shirt and tie above, pyjamas below, at a kitchen table with a laptop; nine small faces on a screen, one mouth moving without sound | screen blue, tie red, pyjama stripe
reply all, sent wrong person, wrong person text, wrong message, wrong email | a finger just off a key, a face lit by the screen with wide eyes; a worker half out of the office chair, both hands over the keyboard | screen blue, black, shirt white
typo after send, no signal, no reply, waiting reply, left on read | a phone face up on a table, a person's chin on folded arms behind it; a person on a chair holding a phone to the ceiling with one stretched arm | screen white, table oak, sweater red
# body and small comforts
brain freeze | a child with an ice lolly, eyes squeezed shut, one palm on the forehead; a man at a milkshake, head thrown back, straw still in the mouth | ice blue, cherry red, white
new shoe, pair of new | a pair of clean white trainers in tissue paper; a child walking with eyes on bright new shoes, past every puddle | white, tissue grey, red
stub toe, step lego, stepped on lego, step on plug | a bare foot in mid-air above one toy brick on a dark floor; a man hopping in a hallway at night, one foot held in both hands | brick red, night blue, skin tones
hot shower, hot bath, bath after | a foot on the edge of a steaming bath, toes spread; a person under a shower, face up, steam on the glass | steam white, tile blue, skin tones
first snow, first snowfall | one bare hand held out of a window, a flake on the palm; a street with every window lit and children in coats over pyjamas | snow white, window yellow, coat red
breakup text, after breakup, after break up | a person on a kitchen floor with a tub of ice cream, the phone face down; a box of things outside a door, a toothbrush on top | ice-cream pink, tile white, grey
hangover, hungover | a person at a breakfast table in sunglasses, head on one hand, a fizzing glass in front; a person face down on a rug in last night's clothes, one shoe on | glass clear, dress green, rug grey
monday after, post holiday | a full laundry basket with a snorkel on top beside a work bag; a sunburnt man in a tie before a grey screen | snorkel yellow, tie blue, grey
growing apart, drifting apart | two people on one sofa, each lit by an own phone, a cushion between; two rowing boats with one slack rope between them | phone white, sofa grey, lake blue
letting go, let go | an open hand with a string just leaving it, a red balloon above; a woman on a bridge, paper pieces going down to the water | balloon red, sky blue, white
running late, being late, late for work | a person hopping down a stair, toast in the mouth, one shoe in hand; a person before a shut lift door, pressing the button twice | toast brown, shirt white, stair grey
being overwhelmed, too much to do, too many tab | a person at a desk, only the top of the head above stacked paper; a woman with a phone at each ear, a child on her hip and a pan boiling over | paper white, red, steel
being ignored, nobody listen, no one listen | a person speaking at a dinner table, every face turned to a phone; a child pulling at a coat in a forest of grown-ups | phone white, coat grey, red
being alone in crowd, alone in crowd, lonely crowd | one person standing still on a crossing, a blurred crowd flowing round; one lit face among hundreds of backs on a platform | coat red, grey, black
pretending to be fine, fake smile, i'm fine | a smiling paper mask held before a tired face; a person in a lit bathroom mirror, smiling with the mouth alone | mask white, tile green, grey
# what is smelt, heard and tasted
smell rain, rain hot, rain tarmac, rain asphalt, petrichor | first dark drops on dusty paving, a thin mist just off the ground; a girl at an open window, face out, eyes shut, the street below turning dark | dust grey, slate, leaf green
smell bread, fresh bread, smell bakery | a split loaf on a board, steam from the crumb; a passer-by stopped at a bakery door, chin up, eyes shut | crust brown, cream, amber
smell coffee | steam over a pot on a stove in low window light; a person in a dressing gown in a doorway, nose up, a pot steaming on the stove | coffee brown, steam white, copper
cut grass, mown grass | a mower at the end of one fresh stripe, green clippings on its wheels; a boy on his back in a mown field, grass on his sweater | grass green, mower red, sky blue
old book, smell library | an open book with yellow pages under a lamp, dust in the beam; a reader with nose and eyes deep between two open pages | page yellow, leather brown, lamp amber
sound silence, sound of silence, total silence | a snowed-in field with one set of footprints and no one in it; a man in a wide empty hall, both hands at his sides, listening | snow white, grey, black
taste summer, taste of childhood, childhood taste | a jam spoon on a sunny windowsill, a wasp at its edge; three children on a wall with dripping ice lollies, chins stained | jam red, sun gold, sky blue
`;
