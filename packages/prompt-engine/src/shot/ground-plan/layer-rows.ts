/**
 * Where things are that the words only name: names and `=kinds` | studio | cinematic | minimal. `{x}` is what is named,
 * `{open}` the side that the main one leaves open, `{lit}` the side of the light (see layers.ts).
 */
export const LAYER_ROWS = `
# in the air and on the ground
dust, smoke, steam, mist, spray, spindrift, incense, incense smoke, cigarette smoke, haze | {X} hanging in the light, thin enough to see through | {X} thick in the light from behind, drifting toward the lens | {X} as one pale veil across the middle
sparks, embers, confetti, petals, snowflakes, ash, feathers, glitter, bubbles, soap bubbles, falling leaves, cherry petals, moths, fireflies, butterflies | {X} in the air at several depths, none before a face | {X} streaming past close to the lens, out of focus, more behind | {X} few and far apart in the empty air
mud, puddles, puddle, sand, leaves, autumn leaves, dead leaves, straw, sawdust, rubble, gravel, ashes, wood shavings, shavings, cobblestones, moss, snow, ice | {X} over the whole ground in front | {X} large and sharp at the very front edge, catching the light | {X} as the one ground, from edge to edge
flour, soot, paint, grease, oil, ink, chalk, clay | {X} on the hands and on every near surface | {X} on the hands and in the air, bright in the light from behind | {X} on the hands alone
# lights
lamp, lamps, lantern, lanterns, candle, candles, candlelight, street lamp, street lamps, torch, torches, bulb, light bulb, light bulbs, neon, neon sign, neon signs, fairy lights, string lights, table lamp, desk lamp, oil lamp, paper lanterns | {X} lit at the {lit}, the glow falling on what stands nearest | {X} bright behind, the near side in shade | {X} as the only light
# land, water and sky
river, stream, lake, sea, ocean, canal, fjord, pond, harbour, bay, creek, beach | {X} along the lower third, level | {X} bright far behind, one shore in front | {X} as one level line
mountain, mountains, hill, hills, cliff, cliffs, volcano, dunes, desert, forest, woods, field, fields, meadow, valley, island, =terrain | {X} across the far distance, under the upper third | {X} dark behind up to the top of the frame | {X} as one plain shape far behind
moon, full moon, sun, stars, milky way, planet, earth, planets, galaxy, comet, =celestial | {X} high at the {open}, clear of all else | {X} low and large behind at the {open} | {X} alone in the empty sky
# what stands
tree, trees, =tree | {X} whole at the {open}, up to the top of the frame | {X} dark and close at the {open} edge, one bough across the top | {X} alone at the {open}
flower, flowers, plant, plants, =flower, =plant | {X} low in front at the {open} | {X} large and soft along the front edge | {X} few and single at the {open}
=building, =structure | {X} behind at the {open}, whole from foot to top | {X} rising dark behind at the {open}, cut by the top edge | {X} as one plain shape behind
=vehicle, =boat, =aircraft, =spacecraft, =machine | {X} in the middle distance at the {open}, whole and side-on | {X} near and large at the {open}, cut by the edge | {X} small at the {open}, side-on
=furniture | {X} whole at the {open}, square to the camera | {X} near and soft at the {open} edge | {X} at the {open}, square to the camera
# who is there
=bird | {X} at the {open}, whole and in profile | {X} just lifting off at the {open}, wings soft | {X} small at the {open}
=insect | {X} large enough to be told at once, in the upper half | {X} close to the lens, the rest seen past | {X} alone in the empty part
=person, =child, =group, =baby, =fantasy-being, =robot, =pet, =wild-animal, =farm-animal, =reptile, =sea-animal | {X} whole at the {open}, a step farther back | {X} at the {open} close to the lens, turned to the middle | {X} small at the {open}
# what is had at hand
=tool, =product, =container, =toy, =food, =drink, =device, =instrument, =weapon, =jewellery, =textile, =graphic | {X} in front at the {open}, whole and easy to make out | {X} near the lens at the lower {open}, large | {X} in front at the {open}, a clear gap round
`;
