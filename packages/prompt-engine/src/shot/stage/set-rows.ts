/** Places with a drawing of their own: the place | how tall a person is there at most, of the frame | names. */
export const SET_ROWS = `
fire-escape | .56 | fire escape, fire stairs, iron stairs
treehouse | .5 | treehouse, tree house, tree fort
rope-bridge | .5 | rope bridge, hanging bridge, swinging bridge, suspension bridge
tree-stump | .56 | tree stump, stump
dune | .56 | sand dune, dune, dunes, sand dunes
roof-tiles | .6 | tiled roof, roof tiles, roof ridge, house roof, thatched roof, roof
diving-board | .56 | diving board, springboard, diving platform
scaffolding | .6 | scaffolding, scaffold
crow-nest | .6 | crow's nest, crows nest
balloon | .5 | hot air balloon, hot-air balloon, balloon basket
raft | .6 | raft, wooden raft
lifeguard-tower | .56 | lifeguard tower, lifeguard stand, lifeguard station, lifeguard chair
trench | .66 | trench, trenches, dugout
flooded-trench | .66 | flooded trench, flooded trenches, muddy trench
crater | .6 | crater, meteor crater, moon crater
golf-bunker | .66 | golf bunker, sand bunker, sand trap, bunker
phone-booth | .62 | phone booth, telephone booth, phone box, telephone box, call box
desert-bus-stop | .7 | desert bus stop
terrace | .7 | terrace, sun terrace, cafe terrace, patio
volcano-rim | .56 | volcano rim, crater rim, rim of the volcano, rim of a volcano, edge of a volcano, edge of the volcano, volcano, volcanic crater
desert-road | .64 | desert road, desert highway, open road, country highway, long road, highway
railway-track | .64 | railway track, railway tracks, train tracks, railroad tracks, railway line, rails, tracks
rice-terrace | .6 | rice terrace, rice terraces, rice paddy, rice paddies, rice field
ski-lodge | .66 | ski lodge, ski hut, ski resort, chalet
vine-rows | .64 | vineyard, vineyards, vines
ship-deck | .66 | ship deck, deck, deck of a ship, ship's deck, sailing boat deck, deck of the ship
ice-rink | .7 | ice rink, skating rink, hockey rink, ice hockey rink, rink, skate rink
crossing | .7 | zebra crossing, crosswalk, pedestrian crossing
doorstep | .66 | doorstep, front door, front step, threshold, front steps
shop-front | .66 | shopfront, storefront, shop front, shop window, store window
skatepark | .6 | skatepark, skate park, half-pipe, halfpipe, skate bowl
window-ledge | .6 | window ledge, building ledge, ledge, narrow ledge
hot-spring | .6 | hot spring, hot springs, onsen, thermal pool, geothermal pool
orchard | .66 | orchard, apple orchard, cherry orchard, olive grove, orange grove
oasis | .66 | oasis
picnic-area | .7 | picnic area, picnic spot
ploughed-field | .66 | ploughed field, plowed field, potato field, muddy field
wheat-field | .66 | cornfield, corn field, barley field, rye field, hayfield, hay field
`;
