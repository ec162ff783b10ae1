/** Powder, liquid, smoke, fabric and light as stuff that moves: names | kind and size | details | usual places | colours | drawing. */
export const MATERIALS_IN_MOTION = `
# powder and grains
ash, ashes, embers, ember | material table mass glowing | drifting grey flakes, glowing orange edges, thin smoke | above a dying fire | ash grey, orange, black | fire
dust, brick dust, chalk dust, dust cloud, dust particles | material large mass | fine floating grains, a soft hazy edge, bright specks in the light beam | in a shaft of light | beige, grey, gold | smoke
chalk powder, flour cloud, flour explosion, white powder | material large mass | a dense white core, soft fanning edges, fine falling grains | against a black background | white, grey, black | smoke
coloured powder, colored powder, colour powder, holi powder, powder explosion, color explosion, colour explosion, paint powder | material large mass | a dense core of pigment, overlapping clouds of colour, fine grains at the outer edge | against a black background | magenta, cyan, yellow | smoke
confetti, confetti explosion | material large mass | small tumbling paper discs, bright flat colours, a few flakes turned edge-on | in mid-air; on a floor | gold, pink, turquoise | -
fairy dust, pixie dust, stardust, magic dust | material table mass glowing | fine sparkling points, a curved drifting trail, a soft halo | in mid-air in a dark room | gold, violet, white | stars
glitter, gold glitter, sparkles, sequins | material table mass glossy | tiny reflective flakes, sharp points of light, an uneven drift | on a dark surface | gold, silver, rose | -
gravel, pebbles, pebble | material table mass | smooth rounded stones, mixed sizes, dark gaps, a wet sheen | on a stream bank | grey, ochre, slate | rock
marble, marble slab, marble top, marble counter, marble countertop, marble worktop, polished marble | material table mass glossy | fine branching veins, a polished face, soft reflections, one honed edge | in a stone workshop | white, grey, black | -
coal, charcoal, lump of coal | material table mass | sharp black lumps, a dull sheen, fine dust in the gaps | in a heap on a stone floor | black, graphite, grey | rock
powder | material large mass | a dense bright core, soft fanning edges, fine grains hanging in the air | against a black background | white, orange, blue | smoke
sand, falling sand, quicksand | material table mass | fine loose grains, rippled ridges, a thin falling stream | on a beach; in a desert | sand gold, beige, brown | -
sawdust, wood shavings, shavings | material table mass | thin curled ribbons, pale fibres, fine dust | on a workshop floor | pale pine, cream, brown | -
spice powder, turmeric powder, paprika powder, cocoa powder, matcha powder | material hand mass | a soft cone, a sifted surface, a trail from a spoon | on a dark slate | orange, brick red, green | -
# smoke, vapour, fire
bonfire | material huge mass glowing | a tall stack of burning timber, ragged flames, a column of sparks, glowing embers | on an open field at night | orange, yellow, charcoal | fire
fire, flames, flame | material large mass glowing | ragged tongues of flame, a white-hot base, rising sparks, dark smoke | on a bed of logs | orange, yellow, charcoal | fire
coloured smoke, colored smoke, smoke bomb, smoke grenade, pink smoke | material large mass | thick rolling billows, a dense source, wisps at the edges | on an open field | pink, violet, blue | smoke
fireball | material huge mass glowing | a white-hot centre, rolling orange flame, black smoke, flying fragments | on open ground | orange, yellow, black | fire
firecracker, bursting firework | material huge glowing | radiating trails of sparks, a bright centre, drifting smoke, glints on the ground below | in the night sky | gold, red, night blue | -
smoke, incense smoke, wisp of smoke, plume of smoke | material large mass | curling ribbons, a dense base, soft dissolving edges | in still air against a dark background | grey, white, blue | smoke
campfire, camp fire | material large glowing | stacked burning logs, a ring of stones, rising sparks, a bed of embers | in a forest clearing at night | orange, charcoal, amber | campfire
steam, vapour, vapor, dry ice fog | material large mass translucent | slow curling veils, a soft lower edge, drifting wisps | above a warm surface | white, grey, pale blue | smoke
sparkler, sparklers | product hand held glowing | a thin wire, a burst of white sparks, a curl of smoke | in the dark | white-gold, orange, night blue | -
sparks, spark, welding sparks, shower of sparks | material table mass glowing | curved bright trails, white-hot points, a fan-shaped spray | in a dark workshop | orange, white-gold, black | -
# liquids
acrylic pour, paint pour, poured paint, paint pouring | material table mass glossy | marbled bands, round cells, thick glossy edges | on a canvas | turquoise, gold, white | -
blood, drop of blood, blood splatter, fake blood | material hand mass glossy | round glossy drops, thin drips, a dark drying edge | on a white surface | deep red, crimson, white | -
bubbles, soap bubbles, bubble, soap bubble | material hand glass translucent | thin iridescent skins, a bright window reflection, floating spheres of mixed sizes | in sunlit air | iridescent pink, green, clear | bubbles
dew, dewdrops, dew drop, dewdrop | material tiny glass translucent | rounded clear beads along an edge, tiny reflections, bright highlights | on a blade of grass at sunrise | clear, leaf green, white | -
water drop, water droplet, waterdrop, raindrop, droplet, droplets | material tiny glass translucent | a rounded clear bead, an upside-down reflection inside, one bright highlight | on a green leaf | clear, leaf green, white | -
dripping paint, paint drip, paint drips, paint splash, paint splatter, splash of paint | material table mass glossy | thick rounded drops, stretched threads, flung crescents of colour | against a white background | red, yellow, cobalt | -
foam, sea foam, soap suds, suds, lather | material table mass | clustered small bubbles, soft white peaks, a wet edge | on wet sand; in a basin | white, pale blue, grey | -
dripping honey, syrup | material hand mass glossy translucent | a thick slow thread, folded coils where it lands, a warm inner glow | on a wooden dipper | amber, gold, brown | -
dripping chocolate, chocolate splash | material hand mass glossy | a smooth brown fold, a thick falling ribbon, bright highlights | in a bowl | chocolate brown, cream, black | chocolate
ink, ink drop, ink in water, ink cloud | material table mass | branching dark plumes, soft curling veils, thin threads in clear water | in a glass tank | black, indigo, clear | smoke
ink blot, inkblot, ink splatter, ink splash, ink stain | material hand mass | a dark irregular centre, fine flung dots, feathered edges in the paper | on white paper | black, white, blue-black | -
liquid metal, molten metal, molten gold, melted metal, liquid gold, liquid chrome | material table mass metal glossy | smooth mirrored curves, heavy rounded drops, rippled reflections | on a black surface | silver, gold, black | -
milk splash, cream splash, milk crown | material hand mass glossy | a crown of rounded drops, a thin curved sheet, beads in the air | above a white surface | white, cream, pale blue | -
oil, oil slick, oil spill, petrol rainbow | material table mass glossy | swirling iridescent bands, a dark base, curved edges | on wet asphalt | violet, green, black | -
paint, wet paint, thick paint | material table mass glossy | thick ridged strokes, mixed streaks, a wet shine | on a palette | cobalt, ochre, white | -
puddle, pool of water | material large mass glossy | a mirrored sky, a soft ragged edge, one ring of ripples | on cobbles | slate, sky blue, silver | -
ripple, ripples, water ripple, water surface, rippling water | material large mass translucent | concentric rings, bright curved highlights, a dark trough between | on a pond | blue-green, silver, black | -
slime trail, goo, ooze, ectoplasm | material table mass glossy translucent | thick sagging strands, trapped bubbles, a sticky edge | on a stone ledge | green, yellow, black | -
splash, water splash, splash of water, splashing water | material table mass glass translucent | a curved sheet of water, flying round drops, a jagged crown edge | against a dark background | clear, white, blue | -
spray, mist spray, sea spray, spray of water | material table mass translucent | fine flying drops, a fan-shaped veil, bright backlit points | in mid-air | white, clear, grey | -
clear water, flowing water, running water | material large mass translucent | smooth ripples, bright highlights, a pale sandy bottom | in a shallow pool | clear, turquoise, white | -
wax, melted wax, candle wax, dripping wax | material hand mass glossy | smooth frozen drips, a soft pool, rounded edges | around a candle | cream, red, ivory | -
# cloth, hair, light
cloth, fabric, flowing fabric, drapery, billowing fabric | textile large mass | long curved folds, a lifted edge, soft shadow in the hollows | in moving air against a plain background | ivory, crimson, teal | -
cotton, cotton wool | material hand mass | soft white fibres, a loose torn edge, a light halo | on a plain surface | white, cream, grey | -
feathers, floating feathers, down feathers | material hand feathered plural | soft curled barbs, a slow drifting fall, fine pale shafts | in still air | white, cream, grey | feather
feather | material hand feathered | a fine central shaft, even barbs, downy tufts at the base | on a pale surface | white, grey, blue | feather
faux fur, fleece | textile large mass furry | dense long hair, soft partings, a directional sheen | on a table | brown, cream, grey | -
silk, satin, chiffon, organza, silk fabric | textile large mass glossy | liquid folds, bright ridges, soft gradient shadows | in moving air against a plain background | champagne, rose, emerald | -
lace/lace, lace fabric, crochet lace | textile table mass | openwork flowers, a scalloped edge, fine knotted threads | on dark cloth | white, ivory, black | -
laser beam, laser, laser light | material large mass glowing translucent | a thin straight line of light, a bright point where it lands, faint haze along it | through a dark room | red, green, black | -
light beam, beam of light, ray of light, light rays, sunbeam, god rays, sunbeams | material large mass glowing translucent | straight pale shafts, floating dust, soft edges | through a high window | white-gold, blue, grey | -
light trail, light trails, light painting, car light trails | material large glowing | long continuous streaks, soft glowing edges, overlapping curves | along a road at night | red, white, night blue | -
glow stick, glow sticks | product hand glowing translucent | a plastic tube, an even bright glow, a small hook end | in a dark room | green, pink, blue | -
neon light, neon tube, neon lights | product person glass glowing | a bent glass tube, an even bright glow, a coloured halo on the wall | on a dark brick wall | pink, cyan, violet | -
crumpled paper, paper ball, crumpled paper ball | material hand mass | sharp creases, soft facets of shadow, folded-in edges | on a plain surface | white, cream, grey | paper
shredded paper, paper strips | material table mass | thin curled strips, loose overlaps, soft small shadows | in a heap on a floor | white, cream, grey | paper
torn paper, ripped paper | material table mass | a ragged white edge, layered sheets, a curled strip | on a plain surface | white, coral, grey | paper
broken glass, shattered glass, glass shards, broken mirror, shards of glass | material table mass glass translucent | sharp triangular shards, radiating cracks, bright edges | on a dark floor | clear, pale green, silver | -
clay, wet clay | material table mass | a smooth wet sheen, finger ridges, soft rounded edges | on a potter's wheel | terracotta, grey, brown | -
cracked earth, dry earth | material huge mass | polygonal plates, deep dark cracks, curled edges | in a dry lake bed | tan, brown, grey | -
mud, wet mud | material large mass glossy | a smooth wet sheen, deep ruts, clinging clods | on a river bank | brown, grey, olive | -
foil, tin foil, aluminium foil | material hand mass metal glossy | sharp crinkles, bright broken reflections, a torn edge | on a kitchen counter | silver, grey, white | -
gold leaf, gold foil | material hand mass metal glossy | paper-thin flakes, ragged edges, bright broken reflections | on dark paper | gold, amber, black | -
bubble wrap | material table mass translucent glossy | rows of round air cells, tiny highlights, a soft folded edge | around a box | clear, white, grey | -
plastic wrap, cling film, cellophane | material table mass translucent glossy | tight transparent folds, sharp highlights, a torn edge | around a bowl | clear, white, grey | -
rubble, debris, broken bricks | material large mass | broken edges, mixed sizes, dust, bent steel rods | on a vacant lot | brick red, grey, rust | rock
scrap metal, junk pile, scrap heap | material large mass metal | crushed panels, tangled rods, flaking paint, rust | in a scrapyard | rust, steel, faded blue | -
`;
