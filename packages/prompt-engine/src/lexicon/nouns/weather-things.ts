/** Weather as the main subject: names | kind and size | details | usual places | colours | drawing. */
export const WEATHER_THINGS = `
# cloud and rain
cloud | weather vast | a flat grey base, piled white towers, bright sunlit edges | above an open field; over a calm sea | white, pale grey, sky blue | cloud
cumulonimbus, thundercloud, storm cloud, thunderhead | weather vast | a broad anvil top, dark heavy base, a hanging curtain of rain, boiling edges | above a flat plain; beyond a wheat field | slate, bruise purple, cream | cloud
downpour, heavy rain, rain, rainfall | weather vast mass | long slanting streaks, bouncing drops, spreading puddles, dripping eaves | on a city street; over a green field | slate grey, silver, wet green | -
drizzle, light rain, rain shower | weather vast mass | fine grey drops, a dull sheen on stone, beaded leaves | over a quiet street; in a garden | pearl grey, wet slate, leaf green | -
flood, flash flood, monsoon | weather vast | brown moving water, half-sunk trees, floating branches, sheets of rain | along a low street; across rice fields | mud brown, slate, leaf green | -
rainbow, double rainbow | weather vast | a wide band of seven colours, a fainter outer bow, dark rain behind, a lit foreground | over wet fields; above a waterfall | violet, green, gold, red | rainbow
sea of clouds, clouds from above | weather vast | a level white layer, rounded swells, dark peaks breaking through | below a mountain summit; below an aircraft window | white, shadow blue, peach | cloud
# storms and wind
blizzard, snowstorm | weather vast | driven sideways flakes, drifted ridges, a blurred dark fence, a dim lamp | across an open road; around a mountain hut | white, blue grey, lamp amber | -
breeze, gentle wind | weather vast mass | lifted curtain hems, rippled grass, a few drifting petals | at an open window; across a meadow | white, grass green, petal pink | curtain
dust devil, dust storm, sandstorm | weather vast | a rolling brown wall, a pale dim sun, flying grit, bent palms | across a desert plain; over a low town | tan, ochre, dull orange | smoke
gale, strong wind, wind | weather vast mass | bent treetops, flattened grass, flying leaves, torn low cloud | across a hilltop; along a sea wall | grass green, slate, leaf brown | tree
hail, hailstorm | weather vast mass | white ice pellets, dented leaves, bouncing stones on tarmac | on a car park; over a vegetable bed | ice white, wet grey, leaf green | -
hurricane, cyclone, typhoon | weather vast | huge spiral cloud bands, a clear round eye, a towering inner wall | above a dark ocean; off a palm coast | white, deep blue, slate | tornado
lightning, lightning bolt, lightning strike, thunderbolt | weather vast glowing | a branching white bolt, a lit cloud belly, a bright strike point, a purple glow | above a dark plain; over a city skyline | white violet, indigo, black | lightning
storm, tempest | weather vast | low torn clouds, slanting rain, a far fork of lightning | over an open coast; across a dark plain | slate, storm green, white | lightning
thunderstorm, thunder | weather vast | a dark cloud base, a forked bolt, a grey veil of rain, a strip of pale horizon | over ripe fields; above rooftops | slate, violet, wheat | lightning
tornado/tornadoes, twister, funnel cloud | weather vast | a twisting grey funnel, a skirt of flying debris, a dark wall cloud, a strip of clear sky | across a flat prairie; beyond a lone farmhouse | slate, dust brown, storm green | tornado
waterspout | weather vast | a thin twisting column, a ring of spray at its foot, a dark cloud base | over a grey sea; off a headland | slate, white, sea green | tornado
# fog, frost and snow
fog, mist, haze | weather vast mass | soft grey layers, fading tree shapes, beads of water on wire, a dim pale sun | over a river at first light; among tall pines | pearl grey, pale blue, dark pine | cloud
frost, hoarfrost | weather large mass | white crystal edges on leaves, stiff white grass blades | on a garden lawn; along a fence wire | white, silver green, pale blue | crystal
smog, air pollution | weather vast mass | a brown haze layer, faint tower shapes, a dull orange sun | over a large city; above factory chimneys | brown grey, dull orange, steel | smoke
snow, snowfall, falling snow | weather vast mass | large soft flakes, white-capped fence posts, rounded drifts, dark bare branches | over a quiet street; in a pine forest | white, blue grey, bark brown | -
# light in the sky
alpenglow | weather vast | pink-lit summits, blue shaded valleys, a clear violet sky | above a mountain lake; over a ski village | pink, violet, snow white | mountain
aurora, aurora borealis, northern lights, southern lights | weather vast glowing | tall waving green curtains, pink lower fringes, stars through the light, a lit snowy ground | above a frozen lake; over a row of red cabins | green, magenta, night blue | -
crepuscular rays | weather vast glowing | slanting shafts of light, drifting dust, bright pools on the ground | between forest trunks; through a gap in cloud | gold, mist grey, dark green | sun
drought | weather vast | cracked mud plates, a stranded boat, dry yellow stalks, a bare tree | on the bed of a lake; across a farm field | clay, straw, pale sky | -
earthquake | weather vast | a split road, tilted lamp posts, fallen bricks, hanging dust | along a town street; through a row of houses | dust grey, brick, asphalt | ruin
heat wave, heatwave | weather vast | shimmering air over asphalt, wilted leaves, drawn shutters, a white sun | along an empty street; on a cracked field | bleached white, dust, pale blue | sun
sky, blue sky, open sky | weather vast | a deep even blue above, a paler horizon, a few thin white clouds | - | sky blue, white, pale gold | cloud
sun halo, sun dog | weather vast glowing | a pale ring round the sun, two bright side spots, thin icy cloud | above a snowfield | white, pale rainbow, sky blue | sun
sunrise, daybreak | weather vast glowing | a low sun just clear of the horizon, pink cloud undersides, long pale light, thin ground mist | over a calm sea; beyond a ridge of hills | peach, rose, pale blue | sun
sunset, sundown | weather vast glowing | a red sun touching the horizon, lit orange cloud, a bright path on the water, dark land edges | over a calm sea; beyond rooftops and aerials | orange, crimson, violet | sun
wildfire, forest fire, bushfire | weather vast glowing | a line of orange flame, burning crowns of trees, rolling brown smoke, flying embers | along a wooded ridge; beyond a row of houses | flame orange, smoke brown, black | fire
`;
