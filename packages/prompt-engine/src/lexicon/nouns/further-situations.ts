/** Further moments told as a sentence: words that all occur (an alternative after each comma) | a calm picture; a lively one | colours. */
export const FURTHER_SITUATIONS = `
# what is smelt, heard and seen again
slam door, slammed door, door slam | a shut door, the picture beside it knocked askew, one coat still swinging on its hook; a woman on the bottom stair with her face in both hands, the shut door at the end of the hall | door green, hall cream, coat grey
house smell, home smell, smells like someone else, smell other house | a suitcase just set down in a hall, unopened mail fanned on the mat, one shaft of dusty light; a family stopped on their own threshold, bags in hand, noses lifted, as if the hall were a stranger's | dust gold, door green, suitcase red
smell grandma, grandma kitchen, grandmas kitchen, nan kitchen, grandmother kitchen, granny kitchen | low sun across an oilcloth, a biscuit tin and a cup with a chipped rim; an old woman's floury hands lifting a cloth from a tray, a child's chin on the table edge | flour white, oilcloth yellow, tin blue
smell after smoke, someone smoked, smell of smoke, cigarette smell | an open window, the curtain sucked outward, a last blue thread of smoke leaving by it; a woman pushing both sashes up, hair blown back, the grey of the room going out past her | smoke blue, curtain white, sky
smell of sea, smell sea, salt air | a towel over a rail, sand in its folds, the sea a bright strip behind; a boy hanging out of a car window, eyes shut, dunes ahead | towel blue, sand, sea green
smell of school, old school, back at school | a row of low coat pegs, one small bag left; a grown man folded into a tiny chair at a tiny desk | peg red, floor brown, chalk
smell of petrol, smell of diesel, smell of rain on | a drop-ringed puddle with a rainbow film by a kerb; a girl with her head back under a garage roof, rain coming off its edge | oil violet, asphalt, rain grey
smell of snow, before snow | a yellow-grey sky over bare roofs, one flake on a dark sleeve; children at a classroom window, pencils down, the first flakes outside | sky ochre, sleeve navy, white
smell of fresh, fresh laundry, clean laundry | a line of white sheets with sun through them, the shadow of a tree on one; a woman with her whole face in a warm towel | white, leaf shadow green, sky
house sounds, house silent, house sound, everyone has left, everyone left, house empty | a hallway with one coat hook still swinging, the front door shut, dust in the light; a woman on the bottom stair, listening, toys and cups left all around | hall cream, dust gold, door green
sound of train, train far, train at night, distant train, hear train | a dark bedroom, one open window, a chain of tiny lights crossing the black hills outside; a boy up on his elbows in bed, a line of light sliding over the ceiling | night blue, window amber, sheet grey
sound of rain, hearing rain, rain on window | drops running down a pane, the street lamps beyond it as soft discs; a person under a quilt on a window seat, one finger following a drop down the glass | rain grey, lamp amber, quilt red
sound of sea, hearing sea, sound of waves | a shell on a windowsill, the sea out of focus behind; a child with a large shell at one ear, eyes wide | shell pink, sea blue, white
sound of cello, cello sound, note of a cello | a cello laid on its side, rings spreading from its strings across a floor of dark water; a bow drawn over strings, broad dark ribbons rolling out of the sound holes to every edge | varnish red, umber, cream
sound of violin, sound of piano, sound of trumpet, sound of guitar, sound of music, sound of drum, sound of bell, sound of flute, sound of saxophone, sound of an organ | the instrument alone on a dark floor, rings of light spreading from it; the instrument in a player's hands, broad ribbons of colour rolling out of it to every edge | gold, umber, cream
silence after, quiet after | a hall of empty chairs, one programme on the floor, dust still coming down; a conductor with lowered arms, the whole orchestra holding its breath | oak, black, dust gold
song stuck, tune stuck, song in head | a music box turning inside an open hatbox; a man in a queue, one foot tapping, everyone else still | brass, hat brown, coat grey
taste of, first bite, first sip | a spoon just lifted from a bowl, one drop at its tip; a child with shut eyes and full cheeks, jam at the chin | jam red, cream, spoon silver
light looks kitchen, light in kitchen, way light, light through curtains, afternoon light | a long slant of gold light over a kitchen table, dust in it, one glass throwing a bright ring; an old hand pulling a net curtain aside, the light coming up the arm | dust gold, lace white, table oak
lights come up cinema, cinema lights, end of film, film ends, credits roll | rows of red seats with one coat left, popcorn on the floor, the screen gone white; a row of faces blinking in their seats as the hall lights rise, one wiping her cheek | seat red, screen white, gold
# asleep, awake, alone
wake nap, woke nap, wake up from a nap, nap what day | a crumpled sofa in blue dusk, a cushion crease, a phone face down beside it; a person bolt upright on a sofa in dusk, hair on one side, a cushion crease on the cheek, eyes searching the window | dusk blue, sofa green, skin tones
wake dream, woke dream, waking from dream, waking up from a dream, dream fades, forget a dream, forgetting a dream | a pillow with a hollow, petals from nowhere beside it, dawn in the window; a person sitting up in bed, one hand closing on the last thread of a bright scarf that goes to mist | dawn blue, sheet white, scarf red
falling asleep, fall asleep, nod off, drifting off | an open book face down on a quilt, a lamp still on; a head tipping against a train window, the glasses sliding down the nose | lamp amber, quilt blue, glass grey
miss alarm, overslept, oversleep, slept through | a clock at eleven in full sun, a hand still asleep beside it; a person with a toothbrush in the mouth, one leg in the trousers, hopping | sun gold, sheet white, denim
wake up alone, waking alone, other side of the bed | a double bed with one side smooth; a hand spread on an empty pillow in first light | sheet white, dawn grey, blue
home alone, first time home alone | a pizza box and a remote on a rug in front of a glowing screen; a child sliding in socks down a long empty hall | screen blue, rug red, cream
talking to yourself, talk to yourself | a mirror with a breath mark on it, a note stuck below; a woman arguing with her own reflection in a shop window, one hand out | mirror silver, coat beige, note yellow
# among others
wave back, waved back | a raised hand before a street of turned heads, a stranger hugging the woman behind; a man turning his wave into scratching his head, cheeks red | coat blue, cheek red, street grey
hold door, holding the door, door too far | a long empty corridor, one arm holding a glass door; a woman with bags breaking into a run toward a held door | glass green, floor grey, bag red
push pull, push door, pull door | a glass door with a forehead print on it; a man with a shoulder against a door, a clerk behind the pane pointing the other way | glass, suit navy, brass
same outfit, wearing the same, same dress | two identical coats on one hook; two women in the same green dress stopped face to face at a party | dress green, lamp amber, wood
trip nothing, tripped on nothing, trip in public, fall in public | one loose shoe on a flat pavement; a man in mid-stumble on an empty square, turning to look at the ground | pavement, suit grey, tie red
tell joke nobody, joke nobody, no one laughs, nobody laughs | a microphone on an empty stage, a single chair; a man with spread arms before a table of blank faces | curtain red, black, wood
text wrong, sent wrong, autocorrect | a phone face up on a bed, a hand over a mouth in its glow; a man lunging for a phone in mid-air across a sofa | screen blue, sofa green, black
everyone sings, birthday song, they sing | a cake coming through a dark door, candles lit; a person at the head of a table with hands pressed between the knees, all mouths open around | candle amber, icing pink, black
first to arrive, arrive early, too early | rows of empty chairs, one coat over one; a guest with a present in a room where balloons are still being blown up | balloon red, chair grey, ribbon gold
last to leave, last one at | chairs upside down on tables, one glass left; a guest in a coat still talking in a doorway, the host with a broom | glass, wood, lamp amber
family dinner, in-laws, meeting the parents | a table laid too carefully, one fork out of line; a young man in a tie between two large portraits, a soup spoon trembling | linen, tie red, silver
someone remembers, remembered name, remembers your | a cup with a name chalked on it; a barista holding out a cup, a customer with a sudden smile | chalk, coffee brown, apron green
someone holds hand, holding hands first, first time hold hand | two hands a finger's width apart on a cinema armrest; two teenagers on a wall, little fingers hooked, looking opposite ways | armrest red, denim, screen blue
meet old friend, see old friend, friend after years, old friend after | two coats thrown over one chair, two cups gone cold; two old men stopped in a moving crowd, hands on each other's shoulders | coat grey, cup white, scarf red
goodbye at airport, airport goodbye, saying goodbye, say goodbye | a scarf left on a barrier at a gate; two people with foreheads touching beside a suitcase, the queue parting round them | scarf red, floor grey, blue
friend moves away, friend moving away, moves away, moving away | an empty drive with a chalked goal on the garage, one ball left; a child on a kerb with one hand up, a removal van at the corner | van white, chalk, ball red
grow apart, growing apart, drift apart, drifting apart, stopped talking | two chairs on one porch turned to opposite ends; two women at a long café table, each with a phone, an empty seat between | porch white, cup, dusk blue
being lied to, someone lies, lying to | a smile reflected upside down in a spoon; a man with an open face and two fingers crossed behind the back | silver, shirt white, grey
being compared, compare yourself | two plants on one sill, one tall, one small, a ruler between; a girl on tiptoe beside her tall sister at a door frame of pencil marks | leaf green, pencil, paint white
# waits and turns of fortune
waiting for someone, waiting for somebody, waiting alone | an empty chair across a small table, two cups, one full; a person on a bench with flowers on the knees, looking down the path | flower pink, bench green, cup white
phone battery, battery dies, battery dead, one percent | a dark phone and its tangled cable on a car seat; a man with raised arms and a black phone at a crossroads at dusk | black, dusk blue, road grey
wifi down, internet down, no wifi, no internet | a small router with one red lamp on a shelf; a family coming out of four doors onto one landing, all blinking | lamp red, wall cream, hall wood
parking ticket, parking fine, towed | a slip under a wiper in the rain; a man on a kerb before an empty parking space, keys held out | slip yellow, rain grey, asphalt
spill coffee, spilled coffee, coffee spill, stain shirt | a brown ring spreading across white papers; a man in a white shirt with arms out, a stain down the front, a meeting through the glass behind | coffee brown, white, glass
win lottery, won lottery, lottery ticket | a scratched ticket in the fold of a newspaper; an old woman jumping in slippers in a corner shop | ticket gold, slipper pink, shelf red
plane takes off, take off, turbulence | a small oval window, the ground tilting in it; two strangers gripping each other's hands on an armrest | sky blue, seat grey, skin tones
first day sun, sun comes out, after long winter | a chair carried out onto snow, a cup on its arm; a whole café terrace with faces tipped up, eyes shut | snow white, cup red, sky blue
tax return, filling forms, paperwork | a shoebox of receipts under a kitchen lamp; a man with a pencil behind each ear, receipts to the elbows | paper white, lamp amber, box brown
assembling furniture, flat pack, ikea | nine screws and one left over on a rug; a couple inside a bookcase frame, leaflet upside down | pine, screw steel, rug grey
diet fridge, midnight snack, eating at night | an open fridge in a dark kitchen, one slice gone from a cake; a person on the floor in fridge light, fork in the cake | fridge white, night blue, cake pink
find diary, old diary, finding old letter, old letters, old photo, old photos, attic box | an opened box of letters on attic boards, a ribbon undone; a woman on her knees in an attic shaft of light, one letter held to it | paper cream, dust gold, ribbon red
new haircut, bad haircut | locks of hair on tiles around an empty chair; a man with both hands on his head before a barber's mirror | chrome, cape black, tile white
trying to remember, word on tip, forgetting a word, forget word, can't find the word | an open card drawer in a library, one card missing; a person stopped in mid-sentence, one hand turning in the air, eyes up, the other at the table waiting | oak, card cream, lamp amber
`;

/** Where a moment plays by a word of it, where no row knows the moment: words | a calm picture; a lively one. */
export const SETTINGS_OF_MOMENTS = `
cinema, theatre, theater, movie, film, concert, museum, gallery | one row of empty red seats, a coat left over a back; a person still in their seat as a hall empties, coat on the knees
bed, bedroom, pillow, asleep, sleep, woke, wake | a rumpled bed in grey morning light, one sheet fallen to the floor; a person sitting on the edge of a bed in grey morning light, one hand at the back of the neck
kitchen, fridge, cook, dinner, breakfast, oven | a kitchen table with one pushed-back chair, low sun across it; a person stopped in the middle of a kitchen, a cup forgotten in one hand, looking at nothing near
shed, workshop, garage, barn, cellar, basement, attic, greenhouse | a workbench in low sun, jars of screws, one glove left in a vice; a person in a shed doorway, one hand on the frame, head lifted to the dust in the light
house, home, door, hall, flat, apartment, key | an open front door seen from the hall, a key still in the lock; a person just inside a front door, one hand still on the key, head lifted
window, curtain, view | an open window, the curtain blown in, a chair drawn up to it; a person at an open window, one hand on the frame, face in the light
bus, train, tram, station, commute, metro, subway | an empty seat by a streaked window, a glove left on it; a person by a train window, forehead on the glass, their own reflection beside it
car, drive, driving, traffic, road | a car at a lay-by with its door open, the indicator still on; a driver with both hands on the wheel, the engine off, looking through the windscreen
phone, text, message, call, email, screen | a phone face up on a table, its light on the ceiling; a person on a stair, face lit by a phone, thumb stopped above it
work, office, boss, meeting, desk, job, email | a desk with its chair turned away, a lamp still on; a person at a desk at the end of a long row, hands flat, looking up
school, class, exam, teacher, test | an empty school desk by a window, one pencil on it; a pupil in a row of bent heads, the only one looking up
party, crowd, people, friends, everyone | a row of half-full glasses on a sill, dancers as a blur behind; a person standing still in a moving party, a glass held with both hands
shop, store, queue, supermarket, buy, till | one trolley alone in a long bright aisle; a person stopped in a bright aisle, one hand out to a shelf, head turned
rain, storm, wet, umbrella | an umbrella open and upside down on wet paving; a person standing still in rain, face up, arms a little away from the body
sea, beach, summer, holiday, vacation, swim | a towel and two sandals on empty sand; a person up to the ankles in the sea, shoes in one hand, looking out
night, dark, stars, moon | one lit window in a row of dark houses; a person on a doorstep at night, knees drawn up, light from the door behind
letter, photo, picture, book, diary | an open book face down on a chair arm; a person on the floor among photographs, one held close to the face
mother, father, mum, mom, dad, parent, grandma, grandpa, grandmother, grandfather | two chairs at a table, a cardigan over one of them; an older hand laid over a younger one on a table top
friend, lover, partner, ex, someone, somebody, them, him, her | two cups on a low wall, one still full; two people on a bench, one turned to speak, the other looking down
`;
