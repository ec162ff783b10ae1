/** Balloons, lanterns, candles, wreaths and small figures: names | kind and size | details | usual places | colours | drawing. */
export const DECORATIONS = `
# balloons and bunting
balloon, party balloon, red balloon, helium balloon | toy table glossy translucent | a taut rounded skin, a tied neck, a long ribbon, a bright highlight | in the air above a lawn; against a ceiling | red, white, sky blue | balloon
balloon animal, balloon dog, balloon sculpture | toy table glossy translucent | twisted joints, taut rounded segments, a knotted nose | on a party table | blue, pink, yellow | balloon
balloon arch, balloons, bunch of balloons, bouquet of balloons | toy large glossy translucent plural | overlapping round skins, gathered ribbons, soft highlights | above a party table | pink, gold, white | balloon
bunting, banner flags, garland, party garland, paper chain, prayer flags | product large | small triangular flags, a sagging string, bright printed cotton | across a garden; between two poles | red, yellow, blue | -
flag, banner flag, national flag, white flag | product large | rippling cloth, a stitched edge, a tall pole, a rope | on a pole in the wind | red, white, blue | flag
pirate flag, jolly roger | product large | a white skull over crossed bones, torn black cloth, a wooden pole | on a ship's mast | black, white, grey | flag
pinata, piñata | toy table | layered fringes of crepe paper, a hanging rope, stiff cardboard legs | under a tree branch | pink, yellow, turquoise | -
party horn, party blower, noisemaker | toy hand held | a curled striped paper tube, a plastic mouthpiece, a feather at the tip | on a party table | gold, red, blue | -
party popper | toy hand held | a small cone, a pull string, a burst of paper ribbons | on a party table | gold, red, blue | -
streamers | product large | long curling paper ribbons, loose coils, bright flat colours | across a ceiling | red, yellow, blue | -
# light
advent wreath, advent garland | product table | bound fir twigs, red berries, a wide ribbon, pine cones | on a front door | fir green, red, gold | -
candelabra, candelabrum, candlestick, candle holder, menorah | product table metal glowing | curved arms, tall white candles, wax drips, small steady flames | on a long table | silver, ivory, amber | candle
candle, candles, pillar candle, tea light, tealight, scented candle, burning candle | product hand glowing | a small steady flame, a pool of melted wax, a black wick | on a wooden table | ivory, amber, black | candle
birthday candle, birthday candles | product tiny glowing | thin twisted wax, a small bright flame, a drip of wax | on a cake | pink, white, yellow | candle
bauble, christmas bauble, christmas ornament, ornament, christmas ball, christmas decoration | product hand glass glossy | a thin glass sphere, a curved reflection of the room, a gold cap with a thread | on a fir branch | red, gold, fir green | -
christmas lights, fairy lights, string lights, string of lights, festoon lights | product large glowing | small warm bulbs, a thin sagging wire, soft round halos | above a terrace; along a wall | amber, gold, night blue | -
floating lantern, sky lantern, flying lantern, water lantern | product table glowing translucent | a thin paper shell, a small flame at the base, a warm inner glow | in the night sky; on dark water | amber, orange, night blue | lantern
lantern, camping lantern, metal lantern | product table metal glowing | glass panes, a wire handle, a flame inside, a vented cap | on a stone step; on a hook | black iron, amber, brass | lantern
paper lantern, paper lanterns, chinese lantern, red lantern, japanese lantern | product table glowing translucent | thin ribbed paper, a round body, a silk tassel, a warm inner light | in a row above a street | red, amber, gold | lantern
stone lantern, garden lantern | structure person glowing | a stacked stone body, a small lit window, moss on the roof | in a garden | stone grey, moss, amber | lantern
tiki torch, garden torch | product person glowing | a bamboo pole, a woven head, a ragged flame | on a beach at night | bamboo, orange, black | torch
# festive and seasonal
corsage, boutonniere, buttonhole flower | product tiny | one fresh bloom, a sprig of green, a wrapped stem with a pin | on a lapel | white, green, ivory | flower
parade dragon, chinese dragon puppet, dragon dance costume | product huge | a large painted head, a long cloth body on poles, a fringe of fur, mirrored scales | in a street parade | red, gold, green | dragon
advent calendar | product table | small numbered doors, a printed snow scene, a gilt edge, one open door | on a kitchen wall | red, white, gold | -
christmas cracker | product hand | twisted paper ends, a printed middle, a gold band | on a set table | red, gold, green | -
dreamcatcher, dream catcher | product table feathered | a willow hoop, a woven web, hanging feathers and beads | by a window | willow brown, turquoise, white | -
maypole | structure huge | a tall pole, long coloured ribbons, a wreath of leaves at the top | on a village green | white, red, leaf green | -
totem pole, totem | structure huge | carved stacked faces, spread wings, weathered paint | on a grassy clearing | red, black, cedar | statue
nativity scene, nativity, manger, christmas crib | product table | small carved figures, a straw-filled manger, a wooden stable, one star | on a mantelpiece | straw, blue, oak | -
scarecrow | product person | a sacking head, a straw-stuffed coat, outstretched arms on a pole, a battered hat | in a wheat field | straw, faded blue, sackcloth tan | -
ice sculpture | structure person translucent | smooth carved curves, clear edges, slow drips, a bright rim | on a snowy square | ice blue, white, clear | statue
snow angel | product large | two swept wing shapes pressed into the snow, a clear body outline, soft blue shadow | in a snowy field | snow white, pale blue, grey | -
snowball | product hand | a packed round surface, a rough crust, finger dents | on fresh snow | white, pale blue, grey | -
# small figures and wall pieces
angel statue, cherub statue, garden statue | structure person | weathered stone wings, lichen, folded hands, worn features | on a pedestal among ivy | stone grey, lichen green, white | statue
stone gargoyle | structure person | a snarling stone muzzle, folded wings, claws on the ledge, black rain stains | on the edge of a church roof | stone grey, black, moss | statue
bust, marble bust, plaster bust, roman bust, greek bust | structure table | carved curls, blank eyes, a draped shoulder, a square base | on a pedestal | marble white, grey, cream | statue
ceramic cat, maneki-neko, lucky cat, china figurine, porcelain figurine | product hand glossy | a raised paw, a painted collar with a bell, a smooth glaze | on a shop counter | white, red, gold | cat
framed painting, oil painting on the wall, wall art | product table | a gilded frame, thick varnish, a soft lamp reflection | on a gallery wall | gold, umber, cream | canvas
macrame, macramé, wall hanging | textile large | knotted cotton cords, a wooden rod, a long fringe | on a plain wall | natural white, rust, oak | -
tapestry | textile large | woven figures, faded wool, a leafy border, a hanging rod | on a stone wall | faded red, moss, blue | -
mannequin, shop mannequin, dress form, tailor's dummy | product person | a smooth torso, a turned neck cap, a wooden stand | in a shop window | ecru, black, oak | mannequin
buddha statue | structure person | closed eyes, a seated body with crossed legs, one hand in the lap, long earlobes | on an altar with incense | gold, stone grey, bronze | statue
statuette, award statuette, bronze statuette | structure table metal glossy | a polished standing figure, a round plinth, bright edges | on a shelf | gold, bronze, black | statue
sugar skull, calavera, day of the dead skull | product hand | painted petals around the eyes, dots and scrolls, a white sugar surface | on an altar with marigolds | white, magenta, orange | skull
`;
