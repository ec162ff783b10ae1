/*
 * What is seen of topics that tell no story of their own: how a thing changed through the years, what a moment or a
 * feeling looks like, how nature moves, and how a person is honoured.
 */

/** How things changed. words (a regular expression) | beats */
export const HISTORY_ROWS = `
bicycle|bike|cycling | A man in a long coat runs along astride a wooden bicycle without pedals; A rider in a top hat sits high above the huge front wheel of a penny-farthing; A woman of the 1900s rides a bicycle with two equal wheels and a chain; Racers of the 1960s lean over thin steel frames; A commuter of today glides past cars on an electric bike
telephone|phone | A man shouts into the brass horn of the first telephone; An operator pushes plugs into a board of cables; A finger turns the dial of a black telephone; A man of the 1980s lifts a phone as big as a brick; A thumb slides across a thin glass screen
computer|internet | People turn switches on machines that fill a whole room; A woman feeds punched cards into a cabinet; A grey computer of the 1980s blinks with green letters; A family sits round a white screen and a modem; A hand carries a thin laptop out of a door
aeroplane|airplane|flight|flying|aviation | A man with wings of cloth jumps from a hill; A wooden biplane lifts off a beach; Passengers in suits climb into a silver propeller plane; A white jet rises off a long runway; A small electric plane flies without a sound
\\bcars?\\b|automobile|driving | A horseless carriage with wooden wheels rattles over cobbles; Workers fit the same black car on a moving line; A long car with tail fins rolls past a diner; Small cars stand bumper to bumper in a city; An electric car pulls away without a sound
train|railway | A steam engine pulls open wagons past running children; A dark locomotive fills a station hall with steam; A diesel train crosses a long bridge; A white high-speed train bends through fields; Passengers step on to a quiet platform of today
writing|book|printing|alphabet | A reed presses signs into wet clay; A monk draws a golden letter on parchment; A press lifts off a page black with ink; Fingers strike the keys of a typewriter; A thumb types on a lit screen
photograph|camera | A man under a black cloth bends behind a wooden camera; A glass plate darkens in a tray; A family poses stiffly for a box camera; A square picture slides out of an instant camera; An arm holds up a phone and a group smiles
cinema|film|movie | Light flickers from a hand-cranked projector; A silent comedian slips in black and white; Red curtains open before a full hall; A family watches a tape on a heavy television; A viewer watches on a phone in a train
music|record player|recorded music | A needle drops on a wax cylinder; A black record turns under a heavy arm; A girl of the 1980s presses play on a cassette player; A silver disc slides into a machine; A finger taps a song on a phone
television | A family stares at a tiny round screen in a wooden box; Neighbours crowd round a black-and-white set; A colour picture lights up a brown living room; A heavy set gives way to a flat screen; A wall-wide picture glows in a dark room
football|soccer | Villagers chase a pig’s bladder down a street; Players in long shorts kick a laced leather ball; Packed terraces sway in black and white; Colour television shows a goal in a full stadium; Girls and boys of today run out on to a lit pitch
bread|baking | Hands grind grain between two stones; Flat bread bakes on a hot rock; A baker of old slides loaves into a brick oven; Sliced bread runs off a machine; A hand of today scores a round loaf
coffee | Goats nibble red berries on a hillside; Men sip from small cups in an old coffee house; Sacks of beans swing off a sailing ship; A brass machine hisses in a bar of the 1950s; A barista of today draws a leaf in milk
chocolate | Hands open a cocoa pod under tall trees; A cup of dark foam is poured from high; A court lady sips from a porcelain cup; Bars run along a belt in an old factory; A child of today breaks a bar in two
fashion|clothes|dress | A woman in a wide crinoline turns before a mirror; A woman of the 1920s in a short straight dress dances; A woman of the 1960s walks in a mini skirt; Shoulder pads and bright colours fill a dance floor of the 1980s; A person of today mixes all of it on a city street
money | A hand trades a goat for a sack of grain; Shells pass from palm to palm; A hammer strikes a gold coin; Paper notes are counted on a wooden counter; A phone touches a reader and beeps
clock|time|watch | The shadow of a stick crosses marks in the sand; Sand runs through a glass; The wheels of a tower clock turn; A pocket watch opens on a chain; Figures glow on a wrist
video game|gaming | A white square bounces between two bars on a screen; Teenagers crowd round a glowing arcade machine; Two children with wired controllers sit close to a television; A player in a headset shouts at a monitor; A player of today reaches into the air with goggles on
space ?(?:flight|travel)|rocket|space | A man sets off a small rocket in a snowy field; A round satellite beeps above the Earth; A boot prints the dust of the Moon; A white shuttle lands on a runway; A rocket of today lands upright on its legs
city|town|village | A few huts stand by a river; A wall and a market square rise round them; Chimneys smoke over brick streets; Towers of glass climb above the roofs; The lights of the city reach to the horizon
medicine|hospital|doctor | A healer crushes herbs in a bowl; A doctor in a mask of old bends over a bed; A man looks through an early brass microscope; A nurse of the 1940s draws up a syringe; A team of today works round a bright table
`;

/** Moments and states that only a situation shows. words (a regular expression) | how titles call it | beats */
export const MOMENT_ROWS = `
loneliness|being lonely|feeling lonely|lonely in | loneliness | A person stands still{in} while crowds hurry past on both sides; The person sits alone in a lit window among many lit windows; The person lays a second plate on the table and puts it back
forgiv | forgiveness | Two people sit at opposite ends of a bench and look away from each other; One slowly slides a hand across the wood; The other takes the hand and both breathe out
grief|mourning|losing (?:someone|a (?:parent|friend|loved)) | grief | A person sets two cups on a table and stops; The person puts the second cup back into the cupboard; The person holds a worn coat to the face and breathes in
heartbreak|break(?:ing)?[- ]?up|broken heart | a break-up | Two people stop{in} and let go of each other’s hands; One walks away without looking back; The other stays behind, alone among strangers
first love|falling in love|fall in love$|new love | first love | Two people reach for the same book and their fingers touch; Both look up and look away; Both laugh at the same moment
homesick | homesickness | A person unpacks one suitcase in an empty room; The person opens a parcel from home and smells a folded cloth; The person closes both eyes and smiles
anxiety|panic|overthink | anxiety | A person stands in a moving crowd and grips a bag with both hands; The person locks a door and leans against it; The person breathes out slowly and both hands open
burnout|burned out|overwork | burnout | A person stares at a screen in an office where all others have left; The lamp on the desk goes out and the person does not move; The person lays the head on both arms
stress | stress | Phones ring on a desk from all sides; A person presses both hands to the temples; The person steps outside and looks up at the sky
jealous|envy | jealousy | A person watches two others laugh together across a room; The smile of the person freezes; The person turns away to the window
hope\\b | hope | A person sits in a dark room with closed shutters; A line of light crosses the floor to the person’s feet; The person opens the shutters and light falls on the face
freedom|being free | freedom | A person throws a tie on to an office chair; The person runs down a grassy hill with both arms spread; The person stops at the bottom and laughs at the sky
courage|brave|bravery | courage | A child stands at the edge of a high diving board; The child takes one deep breath; The child jumps and the water bursts open
kindness|random act | kindness | A stranger’s shopping bag tears and oranges roll over the pavement; A person kneels and gathers them up; The two share one of the oranges on a bench
friendship|best friends?$ | friendship | Two friends share one small umbrella in hard rain; Each pushes the umbrella toward the other; Both give up and run through the rain laughing
nostalgia|childhood memor | nostalgia | A person opens a dusty box in an attic; The person lifts out a small toy and turns it in the light; A child holds the same toy in a sunny garden
growing up|childhood to | growing up | A child stands against a door frame and a pencil marks the height; More marks climb the same door frame; A grown person touches the lowest mark and smiles
getting old|ag(?:e)?ing|old age|growing old | growing old | An old hand rests on a photograph of a young face; The old person ties a shoe with slow fingers; The old person dances two steps in the kitchen
motherhood|becoming a (?:mum|mom|mother)|new mum | motherhood | A woman rocks a baby in the blue light before dawn; A small fist closes round her finger; The woman smiles with tired eyes
fatherhood|becoming a (?:dad|father)|new dad | fatherhood | A man holds a newborn with stiff careful arms; A small hand closes round his thumb; The man’s shoulders sink and he laughs
freelanc|working from home|remote work | working from home | A person in a shirt and pyjama trousers sits down at a kitchen table; A cat walks across the keyboard; The person closes the laptop and is home already
letting go|moving on | letting go | A person holds a kite string tight in one fist; The hand opens and the string runs out; The kite grows small in the sky
patience|waiting | patience | A person sits under a clock and looks at a door; The light moves across the floor to the other wall; The door opens and the person stands up
adhd|attention deficit | adhd | A person opens a book and looks up at a fly; The person stands in a kitchen with a toothbrush in one hand and a kettle in the other; The person laughs and sits down to the same page
autis|sensory overload | too much at once | Lights hum and voices mix in a bright shop; A person puts on headphones and the noise falls away; The person breathes out and walks on
dyslexia | dyslexia | A child looks at a page on which the letters slide; A teacher lays a coloured sheet on the page; The child follows the line with a finger and reads
dementia|alzheimer | dementia | An old woman holds a photograph and turns it over; A daughter sits down and hums an old tune; The old woman sings the next line
(?:be|being) (?:deaf|hard of hearing) | deafness | A person watches lips move at a loud table; A friend turns and signs with both hands; The person laughs and signs back
(?:be|being) blind | blindness | Fingers read a line of raised dots; A white cane sweeps over a pavement; The person turns the face into the sun and smiles
migraine|chronic pain | pain | A person pulls a curtain against the light; Two fingers press the temples; The person opens both eyes and the room is quiet
pregnan|expecting | pregnancy | A woman sits down with a hand on her round belly; The belly moves and she stops; She laughs and lays a small hand of an older child on it
silence|peace of mind|inner peace | silence | A person stands in a loud street with both hands over the ears; The person walks between trees and slows down; The person sits by still water and closes both eyes
gratitude|thankful | gratitude | A person reads an old letter at a kitchen table; The person walks to a door with a bunch of flowers; An old person opens the door and the two embrace
insomnia|can’t sleep|cannot sleep | a night awake | A person lies awake and looks at a clock; The person stands barefoot before the light of an open fridge; The person watches the first light on the wall
social anxiety|shyness|shy person | shyness | A person stops outside a door behind which people laugh; A hand lifts to knock and sinks again; The door opens and a friend pulls the person in
depression | depression | A person lies in a dim room while daylight moves round the edge of the curtain; A friend sits down on the floor beside the bed; A hand draws the curtain open by a little
happiness|joy$ | happiness | A person walks down a street and begins to smile; The person jumps over a puddle; The person spins round with both arms spread
dream(?:s|ing) come true|success|never giv(?:e|ing) up | not giving up | A person falls on a track and lies still; The person pushes up on both hands; The person crosses the line last and throws both arms up
addict(?:ed|ion) to (?:our |your |their |my )?phones?|phone addiction|screen time|social media addiction | phones | A family sits at one table, each face lit by a phone; One child lays a phone face down in the middle; One after the other lays a phone on top, and they begin to talk
climate change|global warming | climate change | A glacier breaks and falls into the sea; Cracked earth runs to the horizon; Two hands plant a green shoot in dark soil
time passing|passing of time|time flies | time | Sunlight crosses the floor of an empty room; A child’s shoe stands where a larger shoe stands next; Dust turns in the last light
(?:being )?the new (?:kid|girl|boy|pupil|student)(?: (?:at|in) (?:the |a |my )?(?:school|class))? | the new kid | A child stands in the door of a classroom while all heads turn; The child eats alone at the end of a long table; Another child sits down opposite and pushes over half an orange
first day (?:of|at) (?:school|kindergarten|nursery|preschool|primary school|big school)|starting school | the first day at school | A child holds a parent’s hand tight at a school gate; The child lets go and takes the first steps alone; The child turns round and waves
first day (?:at|of) (?:work|a new job|my new job|the job)|new job | the first day at work | A newcomer stops before a glass door and straightens a collar; Strangers look up from their desks; One of them stands up and holds out a hand
mov(?:e|ing) (?:out|house|away|home|abroad|to (?:an?|another|the)\\s.*)|leaving home | moving away | A person closes the last box in a bare room; The person touches the door frame once; A car drives off and the house grows small behind
fear of (?:public )?speaking|stage fright|stage fear | stage fright | A person stands behind a curtain and hears the crowd; Both hands shake on a sheet of notes; The person steps into the light and speaks
fear of (?:flying|planes) | fear of flying | A person grips both arms of a seat in a plane; The engines roar and both eyes press shut; The person opens one eye and sees the clouds below
fear of (?:heights|falling) | fear of heights | A person stops on a narrow bridge and looks down; Both hands close round the rail; The person lifts the eyes and takes one step
fear of (?:the )?dark | fear of the dark | A child lies awake and stares at a shape on the chair; A small hand switches on a lamp; The shape is a coat with a hat on top
fear of (?:failure|failing|rejection|the unknown|change|commitment) | fear | A person stands before a closed door with one hand raised; The hand sinks and rises again; The door opens and light falls out
saying goodbye|a goodbye$|farewell$ | a goodbye | Two people hold each other on a platform; The doors close between them; One hand stays on the glass as the train moves off
coming home|homecoming | coming home | A person walks up a path with a bag over the shoulder; The door flies open before the hand reaches the bell; Two people hold each other in the light of the hall
realis(?:e|ing)|realiz(?:e|ing) | the moment of truth | A person stops in the middle of a step; Others walk on without looking; The person turns round and runs back
`;

/** Nature by its bare name. words (a regular expression, the whole idea) | beats */
export const VIEW_ROWS = `
(?:ocean |sea |big |crashing |gentle )?waves?|surf | A wave rises and its back turns glassy green; The crest curls over and breaks into white foam; Foam runs up the sand and sinks away
(?:the )?(?:sea|ocean) | Dark water swells under a wide sky; A wave breaks and white foam spreads; The water draws back and shines
rain(?:ing|drops?| falling)?|(?:summer|heavy|light|soft) rain | The first drops strike dry ground and leave dark spots; Rain falls in straight lines and puddles jump; Drops hang from a leaf and fall one by one
snow(?:fall|ing|flakes?)?|first snow|falling snow | Single flakes drift down past dark branches; Snow settles along a fence and rounds every edge; The white ground lies untouched under falling flakes
fire|flames?|(?:camp|log )?fire|fireplace | A small flame climbs a split log; Sparks break loose and rise into the dark; The logs glow red and the flames sink
clouds?|sky | White clouds swell over the horizon; Cloud shadows run across the land; A gap opens and a beam of sun comes through
(?:a )?river|stream|brook | Clear water slides over round stones; The current splits round a rock and closes again; Light dances on a slow deep pool
waterfall|a waterfall | Water leaps over a dark edge; The falling water breaks into veils; Spray drifts over wet green stones
forest|woods?|the forest | Tall trunks stand in rows of light and shade; Wind moves through the crowns and leaves turn; A single leaf drifts down to the moss
sunset|a sunset|(?:beach|mountain|ocean) sunset | The sun hangs low and the sky turns orange; The sun touches the horizon and flattens; The sun is gone and the sky glows red to violet
sunrise|a sunrise|dawn|daybreak | A pale line grows along the dark horizon; The rim of the sun breaks through; Light floods across the land and shadows reach out
stars?|starry (?:sky|night)|night sky|milky way | The last blue leaves the sky and stars come out; The Milky Way stands over a dark ridge; One shooting star crosses and is gone
(?:thunder)?storm|thunder(?: and lightning)?|lightning | Black clouds roll in low and fast; Lightning splits the sky over the land; Rain falls in sheets and bends the trees
wind|breeze | Tall grass bends in one long wave; Leaves tear loose and whirl up; The grass stands up again and is still
autumn|fall leaves|autumn leaves|fall | Red leaves tremble on a branch; One leaf comes loose and turns in the air; Leaves run across a path in the wind
spring | Ice melts along the edge of a stream; A bud opens and shows its petals; A bee lands on the first blossom
winter | Frost grows across a window pane; Bare trees stand in deep snow; Breath clouds drift past and the light goes blue
summer | Heat shimmers over a wheat field; Children leap off a jetty into a lake; The low sun shines through tall grass
mountains?|the alps|a mountain | First light touches the highest peak; Clouds spill over a ridge; Long shadows climb the rock walls
desert|the desert|dunes? | Sand blows off the crest of a dune; Ripples of sand run into the shade; A single line of tracks crosses the slope
northern lights|aurora(?: borealis)? | A green band appears over dark hills; The band folds and ripples across the sky; Violet edges flare and fade
moon|full moon|moonrise | The rim of the moon rises behind black trees; The full moon clears the branches; A thin cloud slides across its face
fog|mist|morning mist | Mist lies white in a valley; Treetops rise out of it like islands; The sun comes through and the mist thins
lake|a lake|pond | The far shore stands upside down in still water; One ring spreads across the surface; The reflection closes again
flowers?|wild ?flowers|meadow | Flowers nod together in the wind; A bee climbs into one blossom; The whole meadow bends and rises again
bubbles?|soap bubbles? | A soap bubble swells on a ring; The bubble floats up and its colours turn; The bubble bursts into fine drops
volcano|lava | Smoke rises from a dark cone; Red lava runs down the slope in a slow stream; The stream meets the sea and steam bursts up
`;

/** What people who are honoured do, by what they love or were. words | beats; {who} the person */
export const LOVES_ROWS = `
garden|plants?\\b|flowers?|roses?|tomato | {Who} waters a row of flowers in the garden
cook|bak(?:e|ing)|food|cakes? | {Who} stirs a pot in the kitchen and tastes it
fish(?:ing)? | {Who} casts a line over still water
football|soccer|rugby|cricket | {Who} jumps up from a chair and cheers at a goal
golf|tennis|bowls | {Who} takes a careful swing
danc(?:e|ing) | {Who} dances through the living room
read|books? | {Who} turns a page in an armchair
knit|sew|crochet | {Who} knits in an armchair, needles clicking
sing|music|choir|piano|guitar | {Who} hums along to an old tune
paint|draw|art\\b | {Who} sets a stroke of colour on a canvas
hik(?:e|ing)|walk|mountain|outdoors? | {Who} walks up a path and looks into the distance
dogs?\\b|cats?\\b|horses?|pets? | {Who} bends down and ruffles the fur of a happy animal
travel | {Who} sticks a pin into a map on the wall
cars?\\b|motorbikes?|engines?|trains? | {Who} polishes a gleaming bonnet
cycl|bikes?\\b | {Who} rides past and rings the bell
garden gnome|joke|laugh|funny | {Who} tells a joke and everyone laughs
tea\\b|coffee | {Who} lifts a cup and winks
swim|sea\\b|beach | {Who} wades into the sea and laughs
cards?|chess|crosswords?|puzzles?|bingo | {Who} lays down the winning move and grins
`;
