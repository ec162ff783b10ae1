/** Worlds of manners of dress and living: facet | text, under the name by which the lexicon knows each. */
export const MANNERS = `
world | dark academia
names | light academia, dark academia style, dark academia aesthetic, academia aesthetic
is | dressed
home | student, professor, librarian, reader
fits | library, university, study, classroom, campus, café, cafe, bookshop, room, attic, bedroom
drawn | library, library
street | On the worn steps of an old college
room | In a panelled library at dusk
table | On an oak desk with stacked books
outside | wet autumn leaves in front, a stone cloister with lit windows behind
inside | a stack of cloth-bound books in front, oak shelves and a rain-streaked leaded window behind
set | Oak-panelled wall with a shelf of old books, a worn leather chair
ground | Plain umber ground
day | {side} soft 0.2 low: Grey autumn light from camera {side}, soft, warm library windows behind {the}
lamp | {side} soft 0.8 low: One green-shaded lamp at camera {side}, warm and low, {the} in a small pool of light, brown shadow over the shelves, blue dusk in the window
key | {side} soft 0.6 low: One shaded lamp at camera {side}, warm, brown shadow at the {other}, spines of books gleaming behind {the}
one | {side} soft 0.7 low: One shaded lamp at camera {side}, a small warm pool on {the}
worn | a tweed jacket, a knitted vest over a white collar, small round spectacles
beast | a small knitted scarf, round spectacles

world | cottagecore
names | cottage core, grandmacore, farmcore, goblincore, countrycore
is | dressed
home | cottage, farmhouse
fits | garden, kitchen, meadow, cottage, field, forest, farm, bedroom, picnic, orchard
drawn | garden, kitchen
street | In a cottage garden gone half wild
road | On a grassy lane between hedges
room | In a cottage kitchen with a deep sink
table | On a scrubbed table with wildflowers
outside | foxgloves and daisies out of focus in front, a thatched cottage and washing on a line behind
inside | a jug of wildflowers in front, a small-paned window onto the garden behind
set | Whitewashed wall with dried flowers, a wicker basket on a plank floor
ground | Plain cream linen ground
day | {side} soft 0.6 high: Low warm sun across the garden from camera {side}, soft, petals and the edge of {the} glowing
lamp | {side} soft 0.3 high: Morning light through a small-paned window at camera {side}, soft on {the}, warm shade on the beams
key | {side} soft 0.4 high: A linen-soft window light from camera {side}, warm, a cream bounce from the {other}
one | {side} soft 0.4 high: One window at camera {side}, a soft square of sun round {the}
worn | a linen dress or smock with small flowers, a straw hat, a wicker basket on the arm
beast | a small ribbon with a daisy, a knitted blanket
made | thatch and whitewash, climbing roses, small-paned windows

world | mid-century modern
names | mid-century, mid century, midcentury, mid century modern, midcentury modern
fits | living room, bedroom, kitchen, house, office, lobby, motel
drawn | street, room
street | On a terrace with a breeze-block screen
road | On a drive before a low flat-roofed house
room | In a low living room with teak panelling
table | On a teak sideboard with tapered legs
outside | a breeze-block screen in front, a low flat roof and a clear sky behind
inside | a tapered teak leg in front, a wide window and one globe lamp behind
set | Teak-panelled wall with one globe lamp, wool carpet in mustard
ground | Plain teal ground
day | {side} hard 0.4 high: Clear afternoon sun from camera {side}, hard, long straight shadows of {the} on pale concrete
lamp | {side} soft 0.2 high: A wide window at camera {side}, soft and clear on {the}, one globe lamp glowing warm at the {other}
key | {side} soft 0.2 high: A large window light from camera {side}, soft, a warm globe lamp behind {the} at the {other}
one | {side} soft 0.2 high: One wide window at camera {side}, a soft straight shadow of {the}
made | tapered legs and clean horizontal planes, teak and brushed brass, wide panes of glass

world | goth
names | goth girl, goth boy, goth woman, goth man, goth aesthetic, emo
palette | black, plum, silver
is | cloud dressed
fits | graveyard, cemetery, church, street, club, bedroom, park, forest, mall
drawn | graveyard, castle-hall
street | Before a wrought-iron gate
room | In a room with black velvet curtains
table | On a black lace cloth
outside | a rusted iron finial in front, bare trees and a grey church behind
inside | a dripping candle in front, a narrow window between velvet curtains behind
set | Black velvet curtain, one iron candlestick
ground | Plain plum-black ground
day | back soft -0.3 low: Cold overcast light from behind at camera {side}, soft, a pale edge along {the}, dark bare trees beyond
lamp | {side} soft 0.2 low: A narrow window at camera {side}, cold and soft, candles small and warm at the {other}
key | {side} hard -0.2 low: One beauty dish high at camera {side}, cool and crisp, a violet rim from behind at the {other}, black beyond
one | {side} hard -0.2 low: One cool lamp from camera {side}, half of {the} in black
worn | a black lace dress or long coat, silver rings and a choker, dark lipstick, heavy platform boots
beast | a black lace collar, a small spiked strap

world | punk
names | punk girl, punk rocker, punk rock, riot grrrl
is | dressed
palette | black, acid yellow, red
fits | street, club, bar, london, alley, stage, subway, bedroom, garage
drawn | alley, bar
street | Against a wall of torn posters
road | On a side street of shutters
room | In a basement club with a low ceiling
table | On an amplifier
outside | a bent shutter in front, a wet alley with one red lamp behind
inside | an amplifier stack in front, a low stage and a crowd of raised fists behind
rooms | a stack of worn records in front, a wall of torn layered paper behind
set | Wall of torn layered paper without words, taped cables on the floor
ground | Plain acid-yellow ground
day | front hard 0 normal: Direct flash from the front at camera {side}, hard, the wall bright and the street behind {the} dark
lamp | {side} hard 0.1 low: One bare red stage lamp from camera {side}, hard, sweat and studs of {the} gleaming, the room black
key | front hard 0 normal: Direct flash from beside the camera at the {side}, hard, a tight black shadow behind {the}
one | front hard 0 normal: One direct flash, a tight black shadow behind {the}
worn | a studded leather jacket, safety pins on torn fishnet, a tartan scrap at the belt
beast | a studded collar, a safety pin on a leather strap

world | tropical style
names | tropical, tiki, exotica
palette | leaf green, coral, turquoise
is | feast
home | parrot, macaw, toucan, flamingo, palm tree, palm trees, hummingbird
fits | beach, island, bar, garden, hotel, jungle, pool, lagoon, balcony
drawn | jungle, bar
street | Among broad wet leaves
road | On a sandy road under palms
room | In a bamboo pavilion
table | On a bamboo table
sky | Above palms and a lagoon
outside | a monstera leaf out of focus in front, palms and a turquoise lagoon behind
inside | a rattan chair in front, an open veranda onto palms and sea behind
wild | a monstera leaf out of focus in front, palms and green haze behind
set | Wall of large green leaves, floor of pale sand
ground | Plain coral ground
day | {side} hard 0.5 high: Bright sun through palm leaves from camera {side}, hard stripes of light and shade across {the}, green glow beyond
lamp | {side} soft 0.4 high: Sunlight through bamboo blinds at camera {side}, striped, sea light bounced from the {other}
key | {side} hard 0.4 high: One sun-like lamp high at camera {side} through a leaf, striped shade across {the}, a green bounce from the {other}
one | {side} hard 0.4 high: One hard sun from camera {side}, a leaf shadow beside {the}
worn | a printed cotton shirt or wrap with large leaves, a flower behind the ear, sun-browned skin
made | bamboo poles and palm thatch, rattan weave, bright enamel

`;
