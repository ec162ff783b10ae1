/** Toys, games and their pieces: names | kind and size | details | usual places | colours | drawing. */
export const TOYS_AND_GAMES = `
# cards
ace, ace of spades, ace of hearts | toy hand | one large centred pip, a corner letter with a small pip, a white glossy face | on green baize | white, black, red | playing-cards
aces, four aces, pocket aces | toy hand plural | one large pip on each face, corner letters, fanned white edges | on green baize | white, black, red | playing-cards
card, playing card, cards, playing cards, deck of cards, pack of cards | toy hand | rounded corners, red and black pips, a patterned back | on green baize | white, red, black | playing-cards
deck | toy hand +cards +card +playing +shuffle +shuffling +tarot +dealer | squared white edges, one turned top card, a patterned back | on green baize | white, red, black | playing-cards
jack of hearts, king of hearts, queen of hearts, queen of spades, face card | toy hand | a mirrored crowned figure, corner pips, a ruled border | on green baize | white, red, gold | playing-cards
joker card | toy hand | a capped jester figure, small bells, rounded corners | on green baize | white, red, yellow | playing-cards
joker | toy hand +card +cards +deck +playing | a capped jester figure, small bells, rounded corners | on green baize | white, red, yellow | playing-cards
poker hand, royal flush, hand of cards | toy hand | five fanned cards, red and black pips, overlapping corners | on green baize | white, red, black | playing-cards
full house | toy hand +cards +card +poker +flush +royal | five fanned cards, red and black pips, overlapping corners | on green baize | white, red, black | playing-cards
poker chip, poker chips, casino chip, casino chips | toy tiny | striped edges, stacked discs, a moulded rim | on green baize | red, white, green | coin
tarot card, tarot, tarot deck | toy hand | a gilt border, a central figure with symbols, a numeral at the top | on dark velvet | gold, indigo, crimson | playing-cards
# board games
backgammon, backgammon board | toy table | long pointed triangles, two rows of round counters, a leather cup with dice | on a cafe table | brown, ivory, oxblood | -
board game, ludo, parlour game | toy table | a square path of coloured fields, small wooden pawns, two dice, a stack of cards | on a living-room table | red, green, cream | dice
checkers, draughts, checkerboard | toy table | a grid of dark and light squares, round stacked counters, a wooden edge | on a table | red, black, cream | -
chess bishop | toy tiny | a slit pointed head, a narrow neck, a round felted base | on a chessboard | boxwood, ebony, green felt | chess-piece
bishop | toy tiny +chess +chessboard +piece +pawn +rook | a slit pointed head, a narrow neck, a round felted base | on a chessboard | boxwood, ebony, green felt | chess-piece
chess, chess set | toy table | carved pieces in two colours, a chequered board, captured pieces beside it | on a small table by a window | ebony, boxwood, ivory | game-table
chessboard, chess board | toy table | a grid of dark and light squares, a wooden frame, a few carved pieces | on a small table | walnut, maple, ebony | game-table
chess piece, chessman/chessmen, pawn, chess pawn | toy tiny | a round head, a turned collar, a felted base | on a chessboard | boxwood, ebony, green felt | chess-piece
chess king | toy tiny | a small cross on top, a crowned collar, a turned body, a felted base | on a chessboard | boxwood, ebony, green felt | chess-piece
king | toy tiny +chess +chessboard +checkmate +pawn +piece | a small cross on top, a crowned collar, a turned body, a felted base | on a chessboard | boxwood, ebony, green felt | chess-piece
carousel horse, merry-go-round horse, fairground horse | toy large hooves | a painted wooden body, a carved mane, a twisted brass pole, a red saddle | on a carousel | cream, red, gold, blue | horse
chess knight | toy tiny | a carved horse's head, a notched mane, a round felted base | on a chessboard | boxwood, ebony, green felt | chess-piece
knight | toy tiny +chessboard +piece +pawn +rook | a carved horse's head, a notched mane, a round felted base | on a chessboard | boxwood, ebony, green felt | chess-piece
chess queen | toy tiny | a toothed crown, a slim waist, a round felted base | on a chessboard | boxwood, ebony, green felt | chess-piece
queen | toy tiny +chess +chessboard +checkmate +pawn +piece | a toothed crown, a slim waist, a round felted base | on a chessboard | boxwood, ebony, green felt | chess-piece
chess rook | toy tiny | a notched tower top, straight sides, a round felted base | on a chessboard | boxwood, ebony, green felt | chess-piece
rook | toy tiny +chess +chessboard +piece +pawn | a notched tower top, straight sides, a round felted base | on a chessboard | boxwood, ebony, green felt | chess-piece
dice, pair of dice, rolling dice, d20 | toy tiny | rounded corners, drilled pips, one edge still off the table | on green baize | white, red, black | dice
domino/dominoes, domino tile, row of dominoes | toy hand | a dividing line, sunken dots, a smooth black face | in a curved standing row on a table | black, ivory, wood | -
game piece, game token, meeple, game counter | toy tiny | a simple rounded shape, a painted surface, chipped edges | on a printed board | red, blue, yellow | chess-piece
go board, go stones, go game | toy table | a ruled wooden grid, polished black and white stones, two lidded bowls | on a low table | honey wood, black, white | -
mahjong, mahjong tiles | toy table | thick ivory tiles, engraved green and red signs, four low walls of tiles | on a green cloth table | ivory, green, red | dice
jigsaw, jigsaw puzzle, puzzle | toy table | interlocking tabs, a half-finished picture, loose pieces around the edge | on a dining table | blue, green, cardboard brown | puzzle
jigsaw piece, puzzle piece, missing puzzle piece | toy tiny | rounded tabs, curved sockets, a cardboard edge | on a pale table | white, blue, cardboard brown | puzzle
crossword, crossword puzzle, sudoku, word search | graphic hand | a square grid, black and white fields, pencilled letters | - | white, black, grey | -
maze puzzle, printed maze | graphic hand | winding corridors of even width, thick outer walls, one opening on each side | - | white, black, red | -
puzzle cube, magic cube | toy hand held | nine small squares on each face, dark gaps, one layer half turned | on a desk | red, yellow, blue | -
roulette wheel, roulette, roulette table | toy large glossy | red and black numbered pockets, a spinning wooden bowl, a small white ball | in a casino | red, black, mahogany | -
slot machine, one-armed bandit, fruit machine | machine person glowing | three reels behind glass, a side lever, rows of coloured lights | in a casino | red, gold, chrome | machine
# figures and dolls
action figure, toy figure, collectible figure | toy hand | jointed arms and legs, a moulded costume, a small round stand | on a shelf | red, blue, grey | -
doll, porcelain doll, rag doll, baby doll | toy hand | painted eyes, stitched hair, a small cotton dress | on a child's bed | rose, cream, pale blue | doll
dollhouse, doll house, doll's house | toy table | an open front, tiny furnished rooms, a papered wall, a pitched roof | in a children's room | white, rose, pale green | -
figurine, miniature figure, miniature, tabletop miniature | toy tiny | painted folds, a tiny weapon, a textured round base | on a workbench | grey, red, gold | -
nesting doll, russian doll, matryoshka, matryoshka doll, nesting dolls | toy hand glossy | a painted headscarf, a flowered apron, a seam around the middle | in a row on a shelf | red, gold, black | doll
nutcracker | toy table | a soldier's tall hat, a white fur beard, a lever jaw, painted buttons | on a mantelpiece | red, black, gold | -
puppet, marionette, hand puppet, sock puppet | toy table | jointed wooden limbs, thin strings, a painted face, a stitched costume | on a small stage | red, oak, gold | doll
toy robot, wind-up toy, tin toy | toy hand metal | a riveted tin body, a wind-up key, painted dials, stiff legs | on a wooden shelf | red, silver, yellow | robot
toy soldier, tin soldier, plastic soldier, green army man/green army men | toy tiny | a moulded rifle, a flat base, a visible mould seam | on a floor | olive green, red, grey | -
voodoo doll | toy hand | rough stitched sacking, button eyes, long pins, a thread mouth | on a dark wooden table | sackcloth tan, black, red | doll
plushie, plush, plush toy, stuffed animal, soft toy, stuffed toy, cuddly toy | toy table furry | short soft pile, stitched seams, round bead eyes, stubby limbs | on a child's bed | pale brown, cream, pink | teddy
teddy bear, teddy | toy table furry | a stitched snout, round bead eyes, worn plush, a ribbon at the neck | on a child's bed | honey brown, cream, red | teddy
# blocks, vehicles, moving toys
building block, toy block, wooden block, building blocks, wooden blocks, alphabet blocks | toy hand | painted square faces, rounded edges, visible wood grain | in a tower on a rug | red, yellow, blue | blocks
block | toy hand +toy +toys +wooden +tower +children +child +building | painted square faces, rounded edges, visible wood grain | in a tower on a rug | red, yellow, blue | blocks
building brick, toy brick, plastic brick, lego brick, lego, legos | toy hand glossy | round studs on top, clean moulded edges, bright plastic faces | on a baseplate | red, yellow, blue | blocks
brick figure, brick minifigure, minifigure, minifig | toy tiny glossy | a cylindrical yellow head, clip hands, a printed torso, square legs | on a studded baseplate | yellow, red, blue | -
bubble wand, bubble blower, soap bubble wand | toy hand held | a ring head, a trembling soap film, a ribbed handle | on a garden table | blue, iridescent, white | -
hula hoop, hoop | toy large | a thin round tube, a spiral stripe, a matt surface | on a lawn | pink, white, turquoise | -
jack-in-the-box | toy table | an open painted box, a coiled spring, a grinning clown head, a crank | on a nursery floor | red, yellow, blue | box
kite, flying kite | toy person | a taut diamond sail, a crossed frame, a long ribbon tail, a thin line | in a windy sky | red, yellow, sky blue | kite
marble, marbles, glass marble, toy marble | toy tiny glass glossy +kid +kids +child +children +boy +girl +play +playing +game +jar +bag +circle +shoot +shooting +handful +collection | a twisted ribbon of colour inside, a tiny bubble, a bright highlight | on a wooden floor | cobalt, amber, clear glass | -
marble run | toy table | curved grooved tracks, a funnel, wooden supports, one rolling glass marble | on a living-room floor | beech, red, blue | -
wooden train, wooden train set, wooden train track | toy table | grooved wooden rails, magnet couplings, a small arched bridge | on a living-room floor | beech, red, blue | toy-train
model kit, model ship, ship model | toy table | thin masts, rigging of fine thread, a planked hull | on a shelf | walnut, linen, brass | sailing-ship
ship in a bottle, ships in bottles, bottled ship, pirate ship in a bottle, sailing ship in a bottle, model ship in a bottle, tall ship in a bottle | toy table glass | a clear bottle on its side, thin masts, rigging of fine thread, a cork | on a shelf | clear glass, walnut, linen, brass | ship-in-bottle
model train, model railway, toy train, train set | toy table | small flanged wheels, coupled wagons, a loop of track | on a table with miniature trees | green, red, brass | toy-train
pinwheel, paper windmill | toy hand held | four folded vanes, a pin at the centre, a thin stick, a blur of spin | in a flower bed | red, yellow, blue | -
pull toy, pull-along toy, wooden toy, wooden duck toy | toy hand | four painted wheels, a string with a bead, smooth rounded edges | on a nursery floor | beech, red, yellow | -
baby rattle, teething ring | toy tiny | a round handle, beads inside a clear ball, a smooth surface | on a blanket | pale blue, white, yellow | -
rattle | toy tiny +baby +infant +toy +crib | a round handle, beads inside a clear ball, a smooth surface | on a blanket | pale blue, white, yellow | -
toy car, remote control car, rc car, model car | toy hand glossy | tiny rubber wheels, scratched paint, a moulded windscreen | on a wooden floor | red, blue, black | toy-car
sandcastle, sand castle | toy table | ribbed bucket towers, a moat, a shell in the wall, a small paper flag | on a wet beach | wet sand, white, sea blue | castle
modelling clay | material hand mass glossy | soft finger marks, a stretched string, rounded lumps | on a craft table | green, pink, yellow | -
spring toy | toy hand metal | close even coils, an arch between two steps, bright edges | on a staircase | steel, silver, rainbow | -
slingshot, catapult toy | toy hand held | a forked branch, two rubber bands, a leather patch | on a wooden step | wood brown, red, tan | -
snow globe, snowglobe | toy hand glass | a clear dome, drifting white flakes, a tiny house inside, a wooden base | on a mantelpiece | clear glass, white, red | -
spinning top, whirligig, gyroscope | toy hand | a pointed tip, painted rings, a blurred rim | on a wooden table | red, yellow, beech | -
top | toy hand +spinning +toy +wooden +spin | a pointed tip, painted rings, a blurred rim | on a wooden table | red, yellow, beech | -
playground slide | toy large ridden | a polished metal chute, a short ladder, worn side rails | on a playground | red, steel, yellow | -
slide | toy large ridden +playground +kids +children +sliding +child +park | a polished metal chute, a short ladder, worn side rails | on a playground | red, steel, yellow | -
climbing frame, jungle gym, monkey bars | structure large | crossed steel bars, a rope net, worn grips | on a playground | red, blue, steel | -
seesaw, see-saw, teeter-totter | toy large ridden | a long painted plank, two handles, a rubber tyre under the end | on a playground | red, yellow, green | -
toy gun, water gun, water pistol | toy hand held translucent | a bright plastic body, a trigger, a filler cap, a thin jet of water | on a lawn | orange, green, clear | gun
toy truck, toy tractor, toy digger, dump truck toy | toy hand | chunky wheels, a tipping bed, scratched paint | in a sandpit | yellow, red, sand | toy-car
bouncy castle | toy huge | swollen towers, a soft bulging floor, net walls, bright vinyl | on a lawn | red, yellow, blue | castle
trampoline | toy large | a taut black surface, a ring of springs, a padded edge | on a lawn | black, blue, green | -
yo-yo, yoyo | toy hand held | two round halves, a tight string, a finger loop | at the end of its string | red, white, wood | -
`;
