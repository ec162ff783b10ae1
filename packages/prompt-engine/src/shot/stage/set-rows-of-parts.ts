/** Places that are put together from parts: rows as those of `set-rows.ts`. */
export const SET_ROWS_OF_PARTS = `
metro-car | .7 | metro, subway, metro car, subway car, subway train, metro train, underground train, tube train, tram, streetcar, night tram | aboard
airport-gate | .7 | airport gate, departure gate, boarding gate, departure lounge, gate, boarding area, check-in desk, check-in counter, airport security | way
shopping-mall | .7 | shopping mall, mall, shopping centre, shopping center, department store, abandoned mall | way
ice-cream-parlour | .74 | ice cream parlour, ice cream parlor, ice cream shop, gelateria, gelato shop
sweet-shop | .74 | sweet shop, candy store, candy shop, chocolate shop, confectionery
control-room | .74 | control room, mission control, security room, newsroom, call centre, call center, trading floor
engine-room | .7 | engine room, boiler room, power plant, power station, nuclear plant, machine room, submarine
brewery | .74 | brewery, distillery, winery
cloister | .7 | cloister, monastery, abbey, convent, monastery courtyard, cloister garden, mosque, synagogue
dungeon | .74 | dungeon, castle dungeon, torture chamber, castle cellar
crypt | .74 | crypt, tomb, catacombs, burial chamber, mausoleum, pyramid
forge | .74 | forge, smithy, blacksmith's shop, blacksmith's workshop, foundry, village forge
artist-studio | .74 | artist's studio, art studio, painter's studio, painting studio, atelier, sculptor's studio, artist studio, art class, art room
circus-ring | .7 | circus, circus ring, circus tent, big top, ring of a circus, circus arena
party-room | .74 | birthday party, party, children's party, kids' party, surprise party
bell-tower | .66 | bell tower, belfry, church tower, clock tower
hay-loft | .7 | hay loft, hayloft, hay barn
photo-booth | .74 | photo booth, fitting room, changing cubicle, confessional
ball-pit | .6 | ball pit, ball pool
wedding-hall | .74 | wedding reception, wedding party, wedding hall
banquet-hall | .74 | banquet, feast, medieval feast, banquet hall, banqueting hall
kiosk | .7 | kiosk, newsstand, news stand, newspaper stand, newspaper kiosk
open-lot | .7 | empty lot, vacant lot, empty parking lot, empty car park, deserted parking lot, abandoned parking lot | way
parked-lot | .7 | parking lot, car park, supermarket parking lot, supermarket car park, mall parking lot | way
walled-garden | .72 | walled garden, secret garden, cottage garden
hedge-maze | .62 | hedge maze, maze, labyrinth, garden maze | way
japanese-garden | .72 | japanese garden, zen garden, chinese garden, temple garden
garden-pond | .72 | garden pond, pond, duck pond, fish pond, koi pond, park pond, lily pond | way
village-pond | .72 | village pond, village green
castle-wall | .66 | city wall, castle wall, town wall, battlements, ramparts, castle walls, castle tower, fortress wall, great wall | way
scrapyard | .7 | scrapyard, junkyard, scrap yard, junk yard, car dump
landfill | .7 | landfill, rubbish dump, garbage dump, rubbish heap, dump
quarry | .66 | quarry, gravel pit, stone quarry, clay pit
road-barrier | .7 | toll booth, checkpoint, border crossing, road block, roadblock, border post, level crossing, toll gate
tide-pool | .7 | tide pool, rock pool, tide pools, rock pools, rocky shore, rocky beach
frozen-canal | .7 | frozen canal, icy canal | way
wet-street | .7 | wet street, rainy street, wet road, rain-slick street, wet pavement, wet asphalt, slick street, wet city street | way
wet-lane | .7 | wet cobblestones, wet cobbles, wet alley, wet lane, wet cobblestone street, wet cobbled street, rainy alley | way
narrow-lane | .7 | cobblestones, cobbles, cobblestone | way
picnic | .66 | picnic, picnic blanket, picnic rug, picnic cloth
swamp-pier | .7 | swamp pier, bayou pier, swamp dock, swamp jetty | way
lake-pier | .7 | lake pier, lake dock, lake jetty, river pier, river dock, dock on a lake, pier on a lake, jetty on a lake, dock by a lake | way
race-track | .6 | race track, racetrack, running track, athletics track, racing track, speedway | way
tea-rows | .64 | tea plantation, tea field, tea garden, coffee plantation, strawberry field | way
wind-farm | .66 | wind farm, wind park
solar-farm | .66 | solar farm, solar park
shop-street | .66 | shop windows, shopfronts, shopping street, high street, row of shops, store windows, shops | way
temple-steps | .54 | temple steps, shrine steps, pagoda steps, monastery steps, steps of a temple, steps of the temple, temple stairs | way
party-garden | .72 | garden party, backyard party, barbecue party
parade | .62 | parade, carnival parade, street parade, street festival
salt-flat | .7 | salt flat, salt flats, salt lake, salt pan | way
schoolyard | .66 | schoolyard, school yard, school playground, school grounds
watchtower | .5 | watchtower, lookout tower, fire tower, guard tower
ship-deck | .66 | ship, galleon, pirate ship, sailing ship, cruise ship, cargo ship, trawler, frigate, warship | aboard
mud | .74 | muddy puddle, mud puddle | way
spaceship-interior | .74 | space station, spaceship, spacecraft, starship
crag | .6 | ridge, mountain ridge, snowy ridge, rocky ridge, rocky outcrop, mountainside, rocky ledge | way
under-bridge | .62 | bridge, railway bridge, road bridge, stone bridge, old bridge, flyover, overpass, viaduct, arch | under
court | .7 | basketball court, outdoor court, street court
`;
