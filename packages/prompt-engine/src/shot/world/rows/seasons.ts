/** Worlds of feasts and of the elements: facet | text, under the name by which the lexicon knows each. */
export const SEASONS = `
world | winter wonderland
names | snowy wonderland, frozen kingdom, snow queen
palette | snow white, ice blue, warm lamp gold
is | snow
home | snowman, reindeer, arctic fox, snow leopard
fits | forest, village, mountain, garden, street, park
drawn | snow, room
street | On a white path between snow-laden firs
road | On a packed white road between firs
sky | Above white woods
room | In a cabin with frosted windows
table | On a wooden sill with frost ferns
outside | a branch heavy with snow in front, white firs and a small lit window behind
inside | a wool blanket in front, frost ferns on the window and white woods behind
wild | a branch heavy with snow in front, white trees behind
set | White backdrop with snow-laden fir branches, floor of fresh snow
ground | Bare fresh snow, nothing else
day | back soft 0.3 high: Low pale sun through falling snow from behind at camera {side}, soft, a bright edge along {the}, long blue shadows
day | {side} soft 0.2 low: Warm windows from camera {side}, soft on snow and on {the}, blue moonlight over everything else
lamp | {side} soft 0.7 low: Firelight from camera {side}, warm, blue snow light from the window at the {other} on {the}
key | {side} soft -0.2 high: A broad cool light from camera {side}, soft as snow light, a small warm glow from behind at the {other}
one | {side} soft -0.2 high: Pale snow light from camera {side}, one faint blue shadow of {the}
worn | a fur-trimmed hood, a thick wool scarf, frost in the hair
beast | snow on the back, frost along the brow
made | snow on every edge, icicles along the eaves, a warm lit window

world | christmas
names | xmas, christmas eve, christmas morning
is | feast snow
home | santa claus, reindeer, snowman
fits | living room, street, church, kitchen, bedroom, window, house, cabin, shop, market, village, room
drawn | snow, room
street | On a snowy street of lit windows
road | On a snowy lane between lit houses
room | In a snug room with a decorated mantel
table | On a table with fir twigs
outside | a snow-covered gate with a wreath in front, lit windows and falling snow behind
inside | a wrapped present with a ribbon in front, a lit fir tree and a fireplace behind
rooms | a wrapped present with a ribbon in front, a lit fir tree behind
set | Deep green backdrop with fir branches and small lights, a wrapped present beside
ground | Plain deep red ground
day | {side} soft 0.5 low: Warm windows from camera {side}, soft on snow and on {the}, blue dusk all around
lamp | {side} soft 0.9 low: Firelight from camera {side}, low and warm, small fairy lights behind, a golden edge along {the}
key | {side} soft 0.6 normal: A warm soft light from camera {side}, small lights out of focus behind {the}, a gentle shade at the {other}
one | {side} soft 0.7 low: One warm string of lights at camera {side}, a soft glow on {the}
worn | a red knitted jumper, a wool hat with a bobble, a ribbon round the neck
beast | a red ribbon with a small bell, a sprig of fir behind the ear
made | fir garlands and red ribbon, small warm lights, snow on every edge

world | halloween
names | trick or treat, spooky season, all hallows eve
is | feast night fog
home | witch, jack-o'-lantern, ghost, vampire, werewolf, haunted house, living scarecrow
fits | house, street, porch, graveyard, cemetery, forest, kitchen, party, room, living room, garden
drawn | graveyard, room
street | On a leaf-strewn path to a dark porch
road | On a foggy suburban street
room | In a candlelit hall with cobwebs
table | On a table with candle stubs
outside | a grinning carved pumpkin in front, a crooked house and a full moon in mist behind
inside | a row of dripping candles in front, cobwebs and a dark stair behind
wild | a carved pumpkin on a stump in front, bare black trees in mist behind
set | Black backdrop with bare twigs, two carved pumpkins glowing on the floor
ground | Plain pumpkin-orange ground
day | back hard -0.2 low: Moonlight through mist from behind at camera {side}, cold, a thin edge along {the}, carved pumpkins glowing orange from low at the {other}
lamp | below soft 0.8 low: Candles and pumpkin lanterns from low at camera {side}, orange, long shadows of {the} up the wall, blue night beyond
key | below soft 0.7 low: Glowing pumpkins low at camera {side}, orange, a cold moon-blue rim from behind at the {other} along {the}
one | below soft 0.7 low: One pumpkin lantern low at camera {side}, an orange glow on {the}, the rest black
worn | a ragged black cloak, a paper mask pushed up on the hair
beast | a tiny black cape, orange eyeshine
made | carved pumpkins on the steps, bare twigs and cobwebs, one orange window
`;
