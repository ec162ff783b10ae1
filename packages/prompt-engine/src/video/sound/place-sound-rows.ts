/*
 * What a place or an event sounds like, where no place row of the lexicon is sure of it. Rows stand from the surer to
 * the vaguer; a row fits a word of the idea. words | sound
 */
export const PLACE_SOUND_ROWS = `
burning house, burning building, burning theatre, burning theater, burning city, burning town, burning forest, burning ship, burning barn, burning church, burning library, on fire, in flames, wildfire | a fire roaring
school gate, school gates, school bus stop, schoolyard, outside the school, in front of the school | children’s voices outdoors
wedding | many low voices
funeral | a hush of many people
on the moon, lunar, spacewalk, spacesuit | breath inside a helmet
avalanche, landslide, rockfall, earthquake | a deep rumble
volcano, lava | a deep rumble, hissing below it
blizzard, snowstorm, sandstorm, gale, hurricane, tornado | wind
thunderstorm, thunder | wind and thunder
kiss cam, jumbotron, big screen, stadium screen, penalty kick, penalty, free kick, goalkeeper, stadium, arena, free throw | a stadium crowd
marathon, finish line, grand prix, tour de france | a crowd along the road
between rounds, boxing match, boxing ring, cage fight | a crowd behind the ropes
battle in, dance battle, rap battle, contest, competition | a crowd close round
marathon, tour de france, half marathon, finish line, derby, grand prix | a crowd cheering along the track
bus stop, bus shelter, at the crossing, at a crossing, pedestrian crossing, zebra crossing, crosswalk, intersection, street corner, taxi rank | traffic passing
astronaut*, cosmonaut*, space station | air pumps humming
train station, railway station, platform, station | steps and a train far off
subway, metro, underground station | a train in the tunnel
airport, departure hall, gate | trolley wheels and far announcements
empty swimming pool, empty pool, drained pool | an echo from tiled walls
empty stadium, empty theatre, empty theater, empty hall, empty church, empty cathedral, empty factory, empty warehouse, empty ballroom, empty gym, cathedral | an echo from far walls
parking garage, car park, underpass, tunnel | an echo from concrete
hallway, corridor, attic, cellar, basement, stairwell, abandoned house, empty house | old boards settling
escalator, elevator, lift | a motor humming
driving, in the car, road trip, back seat, passenger seat | an engine and tyres on the road
hospital, ward, clinic, night nurse, patient | a monitor beeping far off
office, open-plan | air conditioning humming
library, archive, museum | steps on a hard floor
school, classroom, in class, schoolyard | voices of children
prison | a steel door far off
workshop, garage, forge, atelier | tools laid down
theatre, theater, stage, opera | a hush of many people
church, chapel, mosque, temple, monastery | a hush under a high roof
clothesline, washing line, laundry line | cloth moving in the wind
garden, orchard, meadow, park, picnic, lawn | leaves in a light wind
wheat, cornfield, field, fields, prairie, steppe, savanna, savannah | wind in the grass
forest, woods, woodland, jungle, tree, branch | leaves moving
mountain, mountains, hill, roof, rooftop, bridge, balcony, tower, flagpole, kite | wind
desert, dunes, sand dune | wind over sand
canyon, gorge, ravine | an echo off rock
courtroom, court, trial, tribunal | a hush of many people
playground | chains of swings in the wind
grave, cemetery, graveyard, churchyard | leaves in a light wind
fishing village, fishing port | water against wood
snow, on the ice, iceberg, antarctica, arctic, glacier, frozen lake, icy lake, igloo | wind over snow
fountain | water falling into a basin
canal, quay, pier, dock, harbour, harbor, ship, boat, ferry, rowing boat | water lapping
coral reef, ocean floor, seabed, underwater, submarine | the low muffled rush of deep water
ruined, ruins, ghost town, abandoned | wind through open windows
city, street, alley, crossroads, town square | the hum of a city
waiter, waitress | cutlery and low voices
kiddie pool, paddling pool | children splashing
circus, fairground, carnival | a barrel organ far off
zoo, aviary | birds calling
trench, battlefield | far guns
stable | straw and a horse breathing
kitchen | a tap and cutlery
bakery, pizzeria, oven | a hot oven humming
nursing home, care home, old people's home | low voices and a tea trolley
control room, server room, data centre | fans humming
desk, service desk, counter, reception desk, front desk | a keyboard and low voices
village | a dog far off
bedroom, living room, apartment, flat, armchair, sofa, bathtub | a quiet room
balloon, hot air balloon | wind
`;
