/** Things of every day that other tables lack: names | kind and size | details | usual places | colours | drawing. */
export const EVERYDAY_THINGS = `
# house and laundry
laundry, dirty laundry, clean laundry | textile table mass | crumpled shirts, a sock hanging over the edge, mixed folds of towels | in a wicker basket; on a clothes line | white, denim blue, grey | -
pile of laundry, laundry pile, pile of clothes, heap of clothes | textile large | crumpled shirts, an inside-out sleeve, a single sock on top | on an unmade bed; on a bathroom floor | white, denim blue, red | -
pile, heap, mound | thing table | a broad base, a sloping side, single pieces rolled to the edge | on the ground | brown, grey, ochre | -
stack | thing table | level layers, slightly shifted edges, a straight shadow down one side | on a table | brown, cream, grey | -
shadow | thing large | a long dark shape, a soft edge, the texture of the ground showing through | on a plain wall; across a pavement | charcoal, grey, pale stone | -
reflection | thing large translucent | an upside-down image, small ripples across it, a darker tone than the original | in still water; in a shop window | slate, sky blue, silver | -
message, love note | sign hand | folded paper, lines of handwriting, a curled corner | on a kitchen table | cream, ink blue, brown | letter
message | product hand +bottle | a rolled sheet of yellowed paper, a thin string, a torn edge | in sand at the tide line | parchment, brown, ink blue | letter
jack-o'-lantern, jack o lantern, jack o'lantern, carved pumpkin | product table glowing | triangular eyes, a jagged grin, a cut lid with the stem, candlelight inside | on a porch step | orange, amber, black | pumpkin
wreath, door wreath, christmas wreath | product table | a ring of fir sprigs, red berries, a ribbon bow, a pine cone | on a front door | fir green, red, brown | -
easter egg, painted egg, dyed egg, decorated egg | product hand glossy | painted bands, dots and zigzags, a smooth shell | in grass; in a nest of straw | pastel blue, yellow, pink | egg
incense, incense stick | product hand | a thin stick, a glowing tip, a curling thread of smoke, a strip of fallen ash | in a brass holder | sandalwood brown, ash grey, brass | smoke
credit card, bank card, debit card | product hand | rounded corners, a gold chip, embossed digits, a dark stripe | on a café tray | navy, gold, grey | -
lunch box, lunchbox, bento, bento box, packed lunch | container hand container | separate compartments, a hinged lid, small portions side by side | on a school desk; on a park bench | red, white, green | box
water bottle, sports bottle | container hand | a screw cap, a ribbed grip, drops on the outside | beside a gym bag | blue, clear, grey | bottle
oven mitt, oven glove | textile hand | quilted cotton, a bound cuff, a hanging loop | on a kitchen hook | red, white, grey | glove
diaper, nappy/nappies | clothing hand | white padding, elastic edges, two tape tabs | on a changing mat | white, pale blue, mint | -
shaving cream, shaving foam | material hand mass | white peaks, a smooth swirl, a thin drip | in a small bowl with a brush | white, chrome, pale blue | -
binder, ring binder, folder of papers | product table | a stiff spine, metal rings, punched sheets, coloured dividers | on an office shelf | navy, grey, white | book
wooden plank, plank, floorboard | product table | a straight grain, one dark knot, rough sawn ends | on two trestles | oak, honey brown | flat-board
paper drawing, crayon drawing, pencil drawing | product hand held | wavering coloured lines, white paper, one bent corner | on a kitchen table | white, red, blue | paper
painted canvas | product table held | a stretched canvas, thick strokes of paint, nails along the edge | against a wall | ochre, blue, umber | canvas
instant photo, polaroid, instant picture, snapshot | product hand | a square picture, a white frame wider at the foot, slightly faded colours | on a pin board | white, faded teal, amber | -
clue, piece of evidence, evidence | product hand | a small torn scrap, a clear plastic bag, a dark smudge | on a dark floor | cream, brown, grey | -
# play and sport
toy, children's toy | toy hand | rounded wooden edges, bright paint, small wheels | on a rug | red, yellow, blue | toy-car
frisbee, flying disc | toy hand | a curved rim, concentric rings, tooth marks on the edge | on a lawn | red, white, grass green | frisbee
flippers, swim fins, diving fins | product hand plural | a long ribbed blade, a heel strap, water drops | on a jetty | black, yellow, blue | -
hoverboard | device large | a narrow deck, two glowing strips below, a foot pad | above wet asphalt | black, cyan, pink | skateboard
trapeze, flying trapeze | structure large | a padded steel bar, two long ropes, chalk marks on the grip | high under a circus tent | steel, white, red | -
penalty, penalty kick, penalty shot | event large | a ball on a white spot, an empty box of grass, a full stand behind | on a floodlit pitch | grass green, white, red | ball
goal celebration | event large | team-mates piled in a heap, clenched fists, a net still bulging, raised arms in the stand | on a football pitch | grass green, red, white | crowd
starting block, starting blocks | structure table metal | a slanted footplate, rubber grip, a metal rail | on a running track; at the end of a swimming pool | steel, track red, black | -
horseshoe | product hand metal | a curved iron bar, nail holes along both sides, worn rust at the toe | on a stable door | iron grey, rust, brown | -
chalk drawing, sidewalk chalk drawing, pavement drawing, chalk art | graphic large | thick dusty lines, smudged edges, bright chalk colours on grey stone | on a pavement | pink, yellow, asphalt grey | -
yoga class, yoga session, group yoga, pilates class | event large | people on mats in rows, raised arms, bare feet, a teacher in front | on a wooden floor | mat teal, sand, white | person:sportswear
family game night, game night, board game night | event large | a board with small pieces, hands over a die, cards in a fan, mugs pushed aside | around a living-room table | green, red, warm wood | dice
monopoly, game of monopoly | toy table | a square board, small metal pieces, paper money in piles, two dice | on a table | mint green, red, white | dice
# food
meat, raw meat, piece of meat | food hand | a dark red cut face, white marbling, a rim of fat | on butcher's paper | dark red, cream, brown | steak
meatball, meatballs, köttbullar | food hand | a browned crust, tomato sauce, chopped parsley on top | in a pan | brown, tomato red, green | -
gravy, brown sauce | food hand mass glossy | a smooth sheen, a thick pour, a small white boat | on a dinner table | brown, white, amber | -
stuffing | food table mass | golden bread cubes, chopped herbs, a crisp top | in a baking dish | golden brown, green, cream | -
cranberry sauce | food hand mass glossy | whole red berries, a glossy jelly, a strip of orange peel | in a glass dish | deep red, orange, clear | -
onion rings, onion ring | food hand | a crisp golden crust, open circles stacked, coarse salt | in a paper-lined basket | golden brown, white, red | -
granola, muesli | food table mass | toasted oat clusters, nuts, dried berries | in a bowl with milk | oat, brown, red | bowl
slice, slice of cake | food hand +cake +pie +cheesecake +tart | a clean cut face, visible layers, a crumbling edge | on a small plate | cream, golden brown, red | cake
slice, slice of bread, slice of toast | food hand +toaster +toast +bread +loaf | an open crumb, a thin brown crust, a toasted edge | on a wooden board | golden brown, cream, brown | bread
water glass | drink hand glass translucent | clear still water, a bright line at the rim, beads on the outside | on a wooden table | clear, silver, pale blue | glass
water | material large mass translucent | small ripples, bright glints, a clear depth | in a calm bay | blue, silver, green | -
# work and costume
headlamp, head torch, headtorch | product hand glowing worn | an elastic strap, a round reflector, a narrow white beam | on a camp table | black, orange, white | -
spell, magic spell | abstract | a spiral of small sparks between two hands; a ring of glowing signs in the air | - | gold, violet, blue | -
cash register, till | machine table | rows of round keys, an open money drawer, a paper roll | on a shop counter | grey, black, green | -
# buildings and past
drawbridge | structure huge | heavy planks, two iron chains, a dark gateway behind | across a castle moat | oak, iron, stone grey | gate
moat, castle moat | terrain vast | still green water, steep stone banks, reeds at the edge | around a castle wall | water green, stone grey, reed brown | -
siege tower | structure huge | timber storeys, wet hides nailed outside, a drop bridge at the top, thick wheels | before a castle wall | timber, hide brown, iron | tower
roman legion, legion, legion of romans, roman army | group vast | rows of red rectangular shields, short swords, segmented steel armour, crested helmets, a standard on a pole | on a straight paved road | red, steel, dust | crowd
walkman, cassette player, portable cassette player | device hand | a clear door with a cassette, a row of square buttons, thin foam headphones | on a bed | blue, silver, orange | radio
pager, beeper | device hand | a small grey display, a belt clip, two buttons | on a desk | black, grey, green | -
vhs tape, vhs, video tape, video cassette | product hand | two white reels behind a window, a black shell, a blank label | beside a television | black, white, grey | -
lander, moon lander, lunar lander, lunar module | spacecraft huge metal | four splayed legs with round pads, gold foil, a ladder, a boxy upper stage | on a grey cratered plain | gold, grey, black | spaceship
force field, energy shield | weather large glowing translucent | a curved glassy surface, hexagonal lines, small flashes where it is touched | around a small ship | cyan, white, violet | -
# animals' things
flock, flock of sheep, herd of sheep | group large | woolly backs close together, black faces, a few raised heads | on a green hillside | cream, black, grass green | sheep
flock | group large +bird +birds +seagull +pigeon +starling +geese +crow +parrot +flamingo | wings at every angle, a loose line, gaps of sky between | over open land | grey, white, sky blue | bird
cat tree, scratching post, cat tower | furniture person | posts wound in sisal, carpeted platforms, a round hole, a hanging ball | beside a window | beige, grey, brown | -
litter box, cat litter, litter tray | container table container | a shallow tray, grey gravel, a small scoop | in a corner of a bathroom | grey, white, blue | box
dog bowl, food bowl, water bowl, cat bowl | container hand container metal | a wide steel rim, a rubber foot, dry biscuits inside | on kitchen tiles | steel, brown, red | bowl
bird bath, birdbath | structure table | a shallow stone basin, a fluted foot, ripples, moss at the rim | on a lawn | stone grey, moss green, sky blue | fountain
leaf pile, pile of leaves, heap of leaves | plant large | curled dry leaves, a loose sloping heap, a few in the air | under a bare tree | orange, red, brown | leaf
# people
landlord, landlady, house owner | person person | a cardigan, a bunch of keys, reading glasses on a cord | at an open front door | brown, grey, brass | person
intern, trainee, new employee | person person | a lanyard with a badge, a pressed shirt, a stack of folders | at a copy machine | white, navy, grey | person:suit
coworker, colleague, co-worker, workmate | person person | rolled shirt sleeves, a lanyard, a coffee cup | at an office desk | pale blue, grey, white | person
beatboxer, beatbox | person person | a microphone cupped at the mouth, a cap, loose sleeves | on a small stage | black, red, white | person
settler, pioneer, homesteader | person person | a wide felt hat, braces, a homespun shirt, dusty boots | beside a covered wagon | brown, cream, dust | person:farmer
crossing guard, lollipop lady, lollipop man | person person role | a reflective yellow coat, a round stop sign on a pole, a peaked cap | at a zebra crossing | yellow, silver, red | person:uniform
first kiss, kiss | event person | two faces in profile, closed eyes, a hand at a cheek, noses side by side | on a doorstep | skin, rose, navy | heart
wolf pack, pack of wolves | group large | thick grey winter coats, pale eyes, raised muzzles, breath in the cold air | at the edge of a pine forest in snow | grey, white, amber | wolf
bad news, good news | abstract | an opened letter under a lowered hand; a telephone receiver hanging by its cord | - | white, grey, black | -
`;
