import type { SubjectKind } from '../kinds.ts';
import type { Noun } from './noun.ts';

/**
 * Nouns of which only the kind is known, separated by commas. They stand behind the entries that
 * know places, props and colours, and are many, so that few subjects have to be guessed.
 */
const BY_KIND: Readonly<Partial<Record<SubjectKind, string>>> = {
  person:
    'face, portrait, selfie, headshot, character, sister, brother, aunt, uncle, daughter, son, wife, husband, adult, friend, general, captain, traveller, traveler, tourist, designer, gamer, influencer, commuter, passenger, driver, seller, merchant, elder, hero, heroine, villain, ninja, ranger',
  people:
    'jazz trio, jazz quartet, jazz duo, jazz band, string trio, string quartet, piano trio, rock trio, folk duo, barbershop quartet, quartet, quintet, people, group of people, gang, bride and groom',
  child: 'pupil',
  hands: 'finger, fingertip, wrist, braid',
  pet: 'pet, retriever, chihuahua, mongrel, kid goat, alpaca, llama',
  'wild-animal':
    'animal, antelope, gazelle, sloth, raccoon, skunk, mole, rat, weasel, stoat, boar, hyena, jackal, coyote, meerkat, mongoose, armadillo, anteater, pangolin, platypus, newt, salamander, axolotl, dinosaur, t-rex, mammoth, wildcat, capybara, dog sled team',
  bird: 'swallow, swift, thrush, rook, jay, pheasant, turkey, vulture, canary, cardinal, chickadee, blue tit',
  insect:
    'queen bee, tiger moth, monarch, cricket, cicada, firefly, mosquito, fly, scorpion, centipede, earthworm',
  'sea-animal':
    'humpback whale, great white shark, tuna, coral, coral reef, sea anemone, anglerfish, moray eel, eel, narwhal, manatee',
  plant:
    'plant, dahlia, iris, daffodil, hyacinth, hydrangea, carnation, chrysanthemum, magnolia, camellia, jasmine, thistle, beech, maple, cherry tree, apple tree, seed, seedling, acorn, pine cone, wreath, bush, hedge, bamboo, reed, grass, clover, venus flytrap, baobab, redwood, petal',
  food: 'hot dog, gingerbread man, gingerbread house, bun, roll, noodle, rice, roast, fried chicken, ribs, sausage, bacon, ham, cereal, porridge, cheese, butter, yoghurt, tart, blackberry, orange, eggplant, cucumber, courgette, cabbage, lettuce, broccoli, cauliflower, asparagus, artichoke, beetroot, radish, olive, nut, walnut, almond, spring roll, hummus, dessert, dragon fruit',
  drink: 'cocoa, cider, vodka, sake',
  product:
    'hero shot, beauty shot, packshot, clock face, watch face, clock hand, rubber band, elastic band, fairy lights, string lights, chess king, chess queen, chess knight, chess piece, computer mouse, mouse pad, spirit level, headband, arm of a chair, product, lens, shelf, fork, spoon, pan, packaging, can, tin, toolbox, toothbrush, playing card, torch, sewing kit, stamp, present, crystal ball, feather, bow, mask, barrel, treasure chest, bench, door handle, usb stick, credit card, snowboard',
  jewellery: 'wedding band, gem, amulet',
  clothing:
    'clothing, clothes, evening gown, glove, beret, heels, lingerie, cape, outfit, wizard hat, fashion collection',
  vehicle: 'vehicle, hovercraft, hot-air balloon, flying saucer, go-kart, formula one car, tractor trailer',
  machine:
    'combine harvester, generator, pump, cog, conveyor, espresso machine, coffee machine, washing machine, radio telescope, particle accelerator, water wheel, elevator, circuit board, microchip',
  building:
    'building, office building, farm, shed, airport, university, suspension bridge, arch, gate, dam, aqueduct, pyramid, obelisk, statue, monument, fountain, shopfront, bunker, observatory, tiny house, beach house, pavilion, facade, dog house, tent city, bus stop, phone box, telephone box, telephone booth, phone booth, amusement park, theme park, ferris wheel, roller coaster, shopping mall, parking garage, lighthouse tower, eiffel tower, taj mahal, colosseum, big ben',
  interior:
    'interior, study, nook, studio apartment, studio, lobby, nightclub, concert hall, hotel room, spa, elevator lobby, train carriage, fireplace, bookshelf, windowsill, window seat, supermarket, cubicle, prayer room',
  city: 'night market, harbour district, rooftops, suburb, neighbourhood, chinatown, old town, crossing, intersection, crosswalk, canal street, favela, city street, megacity, tokyo, paris, london, new york, venice, rome, istanbul, hong kong, amsterdam, berlin, lisbon, prague, havana, marrakech, kyoto, san francisco, chicago, mumbai, shanghai',
  mountain:
    'cliff face, rock face, mountain face, foot of the mountain, summit, hills, ridge, cliffs, alps, himalayas, highlands, matterhorn, everest, mount fuji, crater, mountain landscape, mountain pass, plateau, rock formation',
  coast: 'bay, cove, promenade, tidal pool, sand dune, headland, tropical island, archipelago',
  forest: 'grove, thicket, forest path, mangrove, enchanted forest',
  desert: 'sahara, wasteland, gobi, death valley, sand sea',
  field: 'lawn, golf course, country road, highway, battlefield park, allotment',
  water:
    'river mouth, mouth of a river, water, rapids, spring water, reflection, whirlpool, reservoir, water surface, raindrop, droplet, frozen lake, niagara falls',
  sky: 'clouds, horizon, sea of clouds, contrail',
  weather:
    'eye of the storm, eye of a storm, eye of the hurricane, eye of a hurricane, storm front, weather, drought, eruption, monsoon, earthquake, tsunami, snowflake, icicle',
  space: 'space, earth, meteor shower, solar system, constellation, wormhole, alien planet, moon landing',
  event: 'event, birthday, opening night, circus, rave, auction, picnic in the park, christmas, halloween',
  sport:
    'sport, basketball game, tennis match, sprint, relay, swimming race, diving, surfing, skiing, snowboarding, ice skating, figure skating, ice hockey, hockey, cricket match, baseball game, golf, show jumping, rock climbing, climbing, martial arts, karate, judo, fencing, archery, gymnastics, rowing, sailing regatta, skateboarding, wrestling, sumo, volleyball, polo, weightlifting, yoga, parkour, soccer, tennis, triathlon',
  battle: 'ambush, skirmish, invasion',
  'fantasy-being':
    'spirit, medusa, gnome, banshee, grim reaper, sphinx, genie, djinn, lich, necromancer, fairy queen',
  toy: 'lego brick, plush, toy soldier, toy robot, tin toy, wooden toy, brick set, nutcracker, matryoshka, music box, garden gnome, balloon animal',
  'still-life':
    'tabletop, memento mori, stack of books, pile of books, flat lay of tools, bottles, antiques, kitchen utensils, shells, autumn leaves, dried flowers, stationery, old keys, stones, pebbles, skull and candle, game pieces',
  lettering:
    'street sign, title card, headline, label, t-shirt design, bumper sticker, letterhead, certificate, signature, graffiti tag, chalkboard, text, font, name tag, bookmark, playbill',
  logo: 'coat of arms, mascot logo, pictogram, symbol, insignia, emoji, trademark',
  diagram:
    'world map, metro map, subway map, mindmap, wiring diagram, recipe card, cheat sheet, ui, mockup, website, landing page, star chart, instruction manual, cross section',
  pattern:
    'wallpaper, textile pattern, fabric pattern, tile, tiles, mosaic pattern, tessellation, stripes, polka dots, camouflage, marble texture, wood grain, knit pattern, damask, arabesque, kaleidoscope, batik, wrapping paper, terrazzo, background, gradient, bokeh background',
  abstract:
    'abstract, future, luck, pride, energy, emotion, feeling, mind, soul, burnout, magic, idea, concept, leadership, sustainability, machine learning, blockchain, music, jazz, silence of winter, quantum entanglement, consciousness, rhythm, speed, monday, childhood, old age, productivity, data, cybersecurity, the internet, economy, inflation, philosophy, science, health, mental health',
  artwork:
    'line drawing, mosaic portrait, comic page, fan art, botanical illustration, book illustration, vector art, portrait painting, impressionist painting, origami, cave painting, clip art, character sheet, character design, pop art, icon painting',
  render:
    'render, isometric city, video game, game character, cgi scene, blender scene, clay model, architectural rendering, architectural visualisation, product render, 3d icon, 3d character, platformer level, minecraft house, virtual world',
};

export const plainNouns: readonly Noun[] = Object.entries(BY_KIND).flatMap(
  ([kind, list]) => list.split(', ').map((noun) => ({ noun, kind: kind as SubjectKind })), // Object.entries widens the keys
);
