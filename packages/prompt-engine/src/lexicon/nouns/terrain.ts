/** Natural ground, water and rock as the main subject: names | kind and size | details | usual places | colours | drawing. */
export const TERRAIN = `
# heights and rock
boulder, rock, stone | terrain large | rough cracked faces, orange lichen, a worn rounded top, sparse grass at the foot | on an open moor; in a shallow mountain stream | granite grey, lichen orange, moss green | rock
butte, mesa, rock formation | terrain vast | a flat caprock, sheer banded walls, long slopes of rubble | on a desert plain; beyond a straight empty road | rust red, ochre, sky blue | rock
canyon, gorge, ravine | terrain vast | banded rock walls, a thin river at the bottom, ledges of scrub, deep side clefts | below a bare rim; between red plateaus | rust red, ochre, river green | mountain
cave, cavern, grotto | terrain huge | hanging stalactites, wet ribbed walls, a still pool, a bright mouth | under a limestone hill; at the foot of a sea cliff | wet slate, ochre, pool blue | cave
cliff, sea cliff, precipice | terrain vast | a sheer layered face, grass along the edge, fallen blocks below, nesting ledges | above a rough sea; at the end of a moor | chalk white, grass green, sea grey | mountain
crater, impact crater, meteor crater | terrain vast | a raised circular rim, terraced inner walls, a flat dusty floor, scattered blocks | on a bare plain; on a grey lunar surface | dust grey, ochre, shadow black | moonscape
crystal cave | terrain large glossy | clustered pointed crystals, flat mirror facets, a rough dark shell | under a mountain; in a split stone | amethyst, clear quartz, basalt | crystal
hill, hilltop, rolling hills | terrain vast | smooth grassy slopes, a single tree on the crest, hedge lines, grazing shadows | above a quiet valley; beyond ripe fields | grass green, straw, haze blue | hill
hoodoo, rock arch, natural arch | terrain huge | a wind-worn span, thin balanced caps, banded stone, loose sand below | on a desert plateau; against open sky | orange, cream, sky blue | rock
lava, lava flow | terrain huge mass glowing | a cracked black crust, bright orange seams, wrinkled folds, rising heat haze | down a dark slope; at the edge of a steaming sea | lava orange, basalt black, ember red | fire
mount everest, everest | terrain vast | a dark triangular summit, a plume of blown snow, fluted ice walls, strings of prayer flags below | above a moraine valley; at the head of a glacier | snow white, rock black, high sky blue | mountain
mount fuji, fuji | terrain vast | an even snow-capped cone, long smooth slopes, a belt of cloud | beyond a still lake; above cherry branches | snow white, slate blue, blossom pink | volcano
mountain range, alps | terrain vast | overlapping ridges, snowfields, hazy far peaks, dark wooded foothills | beyond a wide valley; above a layer of cloud | haze blue, snow white, pine green | mountain
mountain, peak, summit | terrain vast | a sharp snowy summit, bare rock ribs, scree slopes, dark pines at the foot | above a long valley; beyond a still lake | slate grey, snow white, pine green | mountain
riverbed, river bed, creek bed, wadi, arroyo | terrain vast | rounded pale stones, curled plates of dried mud, a winding hollow between banks | between low dry banks | stone grey, clay brown, straw | rock
river stone | terrain tiny | smooth oval stones, pale veins, wet gloss, small gaps of shade | on a shore at low tide; in a stream bed | slate grey, white, tan | rock
rock pool, tide pool, tidepool | terrain table | clear shallow water, barnacled edges, a red starfish, green weed | among rocks at low tide; at the foot of a cliff | water green, starfish red, basalt | -
sea stack, rock pillar, rocky coast, rocky shore | terrain huge | a steep column of rock, white surf at the base, seabirds on ledges | off a rocky shore; beyond wet sand | basalt black, surf white, sea grey | rock
slot canyon | terrain huge | smooth curved sandstone walls, wavy layers, a narrow strip of sky, fine sand underfoot | under a desert plateau; along a dry wash | orange, plum, sand | cave
valley, glen, dale | terrain vast | green slopes on two sides, a winding river, small field walls, scattered trees | below a ring of hills; between steep ridges | grass green, stone grey, river silver | field
volcano/volcanoes | terrain vast | a steep dark cone, a smoking crater, streams of red lava, grey ash slopes | above a black plain; beyond a palm coast | basalt black, lava orange, ash grey | volcano
# water
bay, cove, lagoon | terrain vast | clear shallow water, a curve of pale sand, wooded headlands, a moored boat | below green hills; beyond a line of palms | turquoise, sand, palm green | beach
beach, sandy beach, seashore, shore, seaside | terrain vast | pale rippled sand, a line of foam, scattered shells, low dunes behind | along a wide bay; below a grassy cliff | sand, foam white, sea blue | beach
coral reef, reef | terrain vast | branching coral, small bright fish, sea fans, shafts of light through the water | in clear shallow water; along an undersea slope | coral pink, turquoise, yellow | underwater
creek, stream, brook | terrain large | shallow running water, mossy stones, ferny banks, small white ripples | through a beech wood; across a meadow | water green, moss, stone grey | river
drop of water | terrain tiny translucent glossy | a clear round bead, a bright pinpoint highlight, a tiny upside-down view inside | above a still surface; on a green leaf | clear blue, white, leaf green | -
fjord | terrain vast | steep dark walls, deep still water, thin waterfalls, a tiny red boathouse | between snowy mountains; below a grassy ledge | deep teal, slate, boathouse red | lake
floating island, sky island, flying island | terrain vast | a tapering underside of bare rock, hanging roots, a grassy top, a thin waterfall over the edge | high among clouds; above a distant valley | grass green, rock brown, cloud white | island
geyser, hot spring | terrain large | a tall jet of steaming water, a ring of mineral crust, shallow turquoise pools | on a bare steaming plain; among dwarf pines | turquoise, sulphur yellow, steam white | fountain
island, desert island, tropical island | terrain vast | a ring of pale sand, leaning palms, a green hump of hill, reef water all round | in the middle of a calm sea; beyond a coral reef | palm green, sand, turquoise | island
lake, mountain lake, lakeside | terrain vast | still mirrored water, a reedy edge, wooded shores, distant hills | below a ring of mountains; in a wooded hollow | steel blue, reed green, pine | lake
oasis/oases | terrain huge | a small blue pool, a ring of date palms, green reeds, dunes beyond | in the middle of a sand desert; below a rocky slope | palm green, water blue, sand | palm
ocean, sea, open sea | terrain vast | long rolling swells, broken crests, drifts of foam, a level horizon | under a wide sky; beyond a rocky shore | deep blue, foam white, slate | sea
pond, lily pond, koi pond | terrain large | round lily pads, pink water lilies, dark reflections, reeds along the bank | in a quiet garden; at the edge of a wood | pond green, lily pink, reed brown | lake
rain puddle | terrain table | a mirrored patch of sky, ripple rings, wet asphalt edges, a floating leaf | on a city pavement; on a muddy lane | sky blue, asphalt, leaf yellow | -
rapids, white water | terrain huge plural | tumbling white crests, dark wet boulders, green chutes, flying drops | in a narrow gorge; below a mountain bridge | foam white, bottle green, wet slate | river
river bank, riverbank | terrain large | trampled grass, overhanging willow, exposed roots, slow brown water | beside a slow river; below a village | grass green, mud brown, water green | river
river, riverside | terrain vast | a slow winding current, reedy banks, leaning willows, ripples of sky | through a wide valley; past an old town | river green, willow, sky blue | river
swamp, marsh, bog, wetland, bayou | terrain vast | dark still water, buttressed trunks, hanging moss, floating duckweed | below a canopy of cypress; beyond a reed bed | duckweed green, bark grey, black water | swamp
tsunami, tidal wave | terrain vast | a wall of dark water, a ragged foaming crest, driven spray, a drained shore before it | beyond a coastal town; across an open bay | slate green, foam white, storm grey | wave
waterfall, cascade, falls | terrain vast | a long white drop, wet black rock, drifting spray, a plunge pool | over a mossy cliff; at the head of a green gorge | foam white, basalt, moss green | waterfall
wave, ocean wave, breaking wave, big wave | terrain huge | a curling green lip, a white breaking crest, a smooth hollow face, flying spray | off a sandy point; on an open sea | sea green, foam white, deep blue | wave
whirlpool, maelstrom | terrain huge | a turning funnel of water, spiral foam lines, a dark centre | in a narrow strait; below a sea cliff | bottle green, foam white, black | wave
# ice and snow
avalanche | terrain vast | a billowing front of powder snow, tumbling blocks, a fracture line above | down a steep mountain face; above a dark pine belt | white, ice blue, rock grey | mountain
frozen lake, frozen river | terrain vast | clear cracked ice, trapped white bubbles, drifts of snow, a dark far shore | below snowy mountains; between bare birches | ice blue, white, slate | ice
glacier | terrain vast | deep blue crevasses, a ridged dirty surface, a sheer calving front, moraine stripes | between dark peaks; at the head of a grey bay | ice blue, white, gravel grey | ice
ice block | terrain hand translucent glossy | clear sharp edges, trapped bubbles, white cracks, melting corners | on a wet slate slab; at the edge of a frozen pond | clear blue, white, steel | crystal
ice cave | terrain huge translucent | scalloped blue walls, a rippled ceiling, a snowy floor, light through the ice | under a glacier; at the edge of a frozen lake | glacier blue, white, black | cave
iceberg | terrain vast | sharp white peaks, smooth melted sides, a pale blue mass below the waterline, small floes around | in a calm polar sea; off a grey coast | white, glacier blue, deep sea blue | iceberg
icicle | terrain hand translucent glossy | a tapering clear spike, ringed ripples, a drop at the tip | along the eaves of a roof; at the lip of a cave | clear blue, white, timber brown | crystal
snowdrift, snowfield, snowy field | terrain vast | smooth wind-carved ridges, fine sparkle, blue hollows, bent grass tips | on an open plain; against a farm fence | white, shadow blue, straw | snow
snowflake, ice crystal | terrain tiny translucent | six branching arms, fine feathered edges, a clear hexagonal centre | on dark wool; on a frosted pane | white, ice blue, charcoal | crystal
tundra | terrain vast | low red shrubs, patches of snow, shallow pools, scattered stones | beyond a line of bare mountains; along an arctic coast | russet, lichen grey, snow white | snow
# sand and soil
desert, sahara, desert landscape | terrain vast | long dune crests, wind ripples, sparse dry shrubs, a shimmering horizon | under a wide clear sky; beyond a rocky ridge | sand, ochre, sky blue | desert
dried mud | terrain large mass | curled dry plates, deep polygon cracks, a fine grey crust | on the bed of a dry lake; along a river at low water | clay grey, tan, dust | desert
dune, sand dune | terrain vast | a sharp curved crest, a smooth shaded face, fine wind ripples, a trail of footprints | in an open sand desert; behind a beach | sand, apricot, shadow blue | desert
salt flat, salt flats | terrain vast | white hexagonal crust, a thin mirror of water, a level horizon | below distant mountains; under a wide sky | salt white, sky blue, violet | desert
soil, earth | terrain hand mass +garden +handful +planting +seed +dark +worm | dark crumbs, fine roots, small stones, a damp sheen | in a garden bed; in a clay pot | dark brown, umber, root white | -
# green land and ways
bamboo forest, bamboo grove | terrain vast | tall jointed stems, a narrow path, fine drooping leaves, green filtered shade | behind a temple; on a steep hillside | bamboo green, straw, moss | forest
clearing, glade, forest clearing | terrain huge | a patch of short grass, a ring of tall trunks, low shafts of light, ferns at the edge | in a deep forest; beside a stream | grass green, bark brown, fern | forest
crossroads/crossroads, fork in the road | terrain huge | two diverging tracks, a wooden signpost, grass between the wheel ruts | on an open heath; among hedged fields | dust tan, heath green, weathered wood | road
enchanted forest, magic forest, fairy forest | terrain vast glowing | twisted mossy trunks, small glowing mushrooms, drifting points of light, a winding root path | beyond an old stone arch; in a misty hollow | moss green, teal glow, violet | forest
field, farm field, wheat field, cornfield, barley field | terrain vast | long even rows, ripe heavy heads, a tractor track, a line of hedge | below a low ridge; beyond a farm gate | wheat gold, straw, hedge green | field
flower field, field of flowers | terrain vast | mixed blooms at many heights, green stems, a narrow path, a distant tree line | below low hills; beside a farm track | poppy red, cornflower blue, leaf green | field
forest, woods, woodland | terrain vast | tall straight trunks, ferny ground, filtered light between branches, fallen logs | in a quiet valley; on a northern hillside | bark brown, fern green, moss | forest
garden, flower garden, japanese garden | terrain huge | curved flower beds, a gravel path, clipped shrubs, a stone lantern | behind a low house; inside old brick walls | leaf green, rose pink, gravel cream | garden
jungle, rainforest, tropical forest | terrain vast | broad wet leaves, hanging vines, tall buttressed trunks, drifting mist | along a brown river; on a steep tropical slope | deep green, wet black, mist grey | jungle
landscape, scenery, countryside | terrain vast | soft overlapping hills, a winding lane, hedged fields, a wide band of sky | - | field green, straw, haze blue | field
lavender field | terrain vast | long rounded rows of purple spikes, pale earth between, a stone hut at the end | below low limestone hills | lavender, grey green, pale earth | field
meadow, pasture, grassland, prairie, wildflower meadow | terrain vast | tall seeding grass, scattered daisies, a mown path, a far line of trees | below a wooded hill; along a slow stream | grass green, daisy white, buttercup yellow | field
orchard, olive grove, apple orchard | terrain vast | straight rows of low trees, ripe fruit among leaves, mown grass between, a ladder against a branch | on a sunny slope; behind a farmhouse | leaf green, fruit red, bark grey | field
path, trail, footpath, hiking trail, pathway | terrain large | worn bare earth, grassy edges, exposed roots, a bend ahead | through a beech wood; across an open moor | earth brown, grass green, moss | -
poppy field | terrain vast | red petals with black centres, thin hairy stems, grass between, a far line of trees | beside a farm track; on a chalk hillside | poppy red, grass green, chalk | field
rice terrace, rice paddy, rice field | terrain vast | stepped curved banks, mirrored water, bright green shoots, a small thatched shelter | on a steep hillside; below misty mountains | shoot green, sky silver, mud brown | field
road, country road, highway, dirt road | terrain vast | a pale centre line, worn asphalt, grassy verges, telegraph poles | across an open plain; through low hills | asphalt, verge green, sky blue | road
savanna, savannah, outback | terrain vast | dry golden grass, flat-topped acacias, termite mounds, a dusty track | below a low ridge; beyond a waterhole | straw gold, acacia green, dust red | field
sunflower field | terrain vast | rows of yellow heads facing one way, broad leaves, dark seed discs, a straight farm track | on a broad plain | sunflower yellow, leaf green, earth brown | sunflower
tea plantation, tea field | terrain vast | clipped rounded rows of bushes, narrow earth paths, a single shade tree, mist in the valley | on a steep hillside | tea green, mist grey, red earth | field
tulip field | terrain vast | straight bands of red, pink and yellow cups, a ditch of water, a flat horizon | beside a canal and a windmill | tulip red, pink, leaf green | tulip
vineyard | terrain vast | straight staked rows, dark grape bunches under leaves, pale soil between, a stone house at the end | on a sunny slope | vine green, grape purple, pale earth | grapes
`;
