/** Sky bodies and deep space: names | kind and size | details | usual places | colours | drawing. */
export const CELESTIAL = `
# sun, moon and stars
blood moon, red moon | celestial vast | a copper-red disc, dim grey seas, a dark curved edge | above a bare ridge; over a city skyline | copper red, rust, night black | moon
constellation, zodiac sign, orion, big dipper | celestial vast | a few bright stars in a clear figure, fine joining lines, many faint stars behind | above a dark horizon; on a deep blue star chart | star white, indigo, gold | stars
crescent moon, new moon | celestial vast glowing | a thin bright curve, two sharp horns, a faint earthlit disc | low in a dusk sky; above a tiled roof | pale silver, dusk blue, peach | crescent
eclipse, solar eclipse | celestial vast | a black disc, a thin white corona, one bright bead at the rim | above a darkened plain; over a still sea | black, corona white, twilight orange | sun
falling star, meteor, shooting star | celestial large glowing | a bright head, a long thinning trail, a few loose sparks | across a dark sky above hills; over a still lake | white, green, night blue | comet
full moon, harvest moon, supermoon | celestial vast glowing | a round bright disc, grey seas, rayed craters, a soft halo | low over a field; behind bare branches | cream, grey, night blue | moon
lunar eclipse | celestial vast | a coppery disc, a curved dark shadow, a bright sliver at one edge | above a dark hill; over bare trees | copper, silver, night black | moon
meteor shower | celestial vast | many thin bright streaks from one point, a field of stars, a dark horizon | above an open desert; over a mountain hut | white, indigo, pale green | comet
milky way, starry night sky | celestial vast | a pale band of massed stars, dark dust lanes, a faint warm core | above a dark mountain ridge; over a still lake | star white, violet, deep blue | galaxy
moon, half moon | celestial vast | grey seas, rayed craters, a sharp line of shade, bright highlands | above a dark ridge; over still water | silver grey, cream, night blue | moon
night sky, starry sky, starlight | celestial vast | many small points of light, a few bright blue ones, a faint pale band | above a dark plain; over a tent on a ridge | star white, indigo, black | stars
north star, pole star | celestial vast glowing | one bright fixed point, a soft white halo, circular trails of fainter stars around it | above a snowy peak; over a dark sea | white, indigo, slate | stars
pulsar, neutron star | celestial vast glowing | a small white core, two narrow beams from the poles, a thin glowing disc | against black space; beyond a field of faint stars | white, blue, violet | stars
red giant | celestial vast glowing | a huge seething red surface, pale hot patches, a thin glowing shell | against black space | red, orange, black | sun
solar flare, surface of the sun | celestial vast glowing | looping arcs of plasma, a granulated bright surface, dark spots | against black space; at the edge of the solar disc | orange, yellow, black | sun
star | celestial vast glowing | a bright white core, fine spikes of light, a soft coloured halo | in a dark clear sky; above a snowy roof | white, ice blue, indigo | stars
star trails | celestial vast plural | long concentric arcs of light, a still centre, a dark foreground ridge | above a lone tree; over a stone hut | white, blue, amber | stars
sun | celestial vast glowing | a round blazing disc, a broad soft halo, streaked rays | low over the horizon; behind thin cloud | gold, white, orange | sun
# planets and moons
alien planet, exoplanet | celestial vast | strange cloud bands, a thin bright atmosphere, a large close moon | against a field of stars; above a rocky horizon | teal, rust, violet | planet
asteroid, asteroid belt | celestial huge | a pitted lumpy body, overlapping craters, sharp black shade, loose rubble nearby | against black space; beyond a distant small sun | dust grey, brown, black | rock
comet | celestial vast glowing | an icy bright head, a straight blue tail, a broad curved dust tail | across a dark sky above hills; against a field of stars | white, ice blue, dust gold | comet
europa | celestial vast | a smooth white ice shell, long reddish cracks, a huge striped planet behind | against black space | ice white, rust, cream | planet
ganymede, callisto | celestial vast | a mottled icy crust, bright impact rays, a large striped planet behind | against black space | ice grey, brown, black | moon
io | celestial vast +jupiter +moon +volcano +volcanic | a yellow sulphur crust, black volcanic pits, a blue plume at the edge, a large striped planet behind | against black space | sulphur yellow, orange, black | moon
jupiter | celestial vast | cream and rust cloud bands, a great oval storm, swirled edges, a small moon's shadow | against black space; above an icy moon horizon | cream, rust, brown | planet
mars, red planet | celestial vast | rusty plains, a white polar cap, a long dark canyon, thin dust haze | against black space | rust, ochre, ice white | planet
mercury, planet mercury | celestial vast | a grey cratered crust, sharp black shade, bright ray marks | close to a huge blazing sun | grey, tan, black | moon
neptune | celestial vast | a deep blue disc, thin white cloud streaks, one dark oval spot | against black space | deep blue, white, black | planet
planet | celestial vast | banded cloud, a bright thin atmosphere, one small moon | against a field of stars; above a rocky horizon | ochre, teal, black | planet
planet earth, earth | celestial vast | blue oceans, swirled white cloud, brown continents, a thin bright air line | against black space; above a grey lunar horizon | ocean blue, cloud white, land brown | planet
pluto, dwarf planet | celestial vast | a pale heart-shaped plain, dark reddish highlands, a thin blue haze | against black space | cream, rust brown, haze blue | planet
ringed planet, saturn | celestial vast | broad flat rings, a dark gap in the rings, pale gold bands, the ring shadow on the disc | against black space; above an icy moon horizon | pale gold, cream, black | planet
solar system | celestial vast | eight discs in a row of true relative size, a bright sun at one side, fine curved orbits | against black space; hung as models from a ceiling | gold, ocean blue, rust | planet
titan | celestial vast | a thick orange haze, a thin blue edge layer, a ringed planet behind | against black space | orange, haze blue, black | planet
uranus | celestial vast | a smooth pale cyan disc, thin upright rings, a bright haze at the pole | against black space | pale cyan, white, black | planet
venus, planet venus | celestial vast | thick yellow cloud, a soft bright limb, swirled streaks | against black space | cream yellow, ochre, black | planet
# deep space
big bang | celestial vast glowing | one blinding point, expanding rings of hot gas, flung filaments, young galaxies at the rim | in black space | white, orange, violet | stars
black hole | celestial vast | a black circular shadow, a thin bright photon ring, a flat glowing disc, bent starlight | in deep space before a star field | black, orange, white | galaxy
cosmic dust, interstellar cloud | celestial vast mass | dark ragged pillars, glowing edges, embedded young stars | in deep space | rust, teal, black | galaxy
galaxy, spiral galaxy, andromeda | celestial vast glowing | curved arms of blue stars, a warm bright core, dark dust lanes | in deep space before faint stars | blue white, amber core, black | galaxy
nebula/nebulae | celestial vast glowing | billowing clouds of gas, bright rims, dark pillars, clusters of young stars | in deep space | magenta, teal, black | galaxy
supernova/supernovae, exploding star | celestial vast glowing | a white bursting core, an expanding ragged shell, glowing filaments | in deep space | white, orange, blue | stars
universe, cosmos, outer space, deep space | celestial vast | scattered spiral galaxies, clouds of coloured gas, many sizes of star, wide black gaps | - | black, violet, star white | galaxy
wormhole | celestial vast glowing | a curved funnel of light, stretched star streaks, a bright round far mouth | in deep space | blue, violet, black | galaxy
`;
