/** Materials, finishes, states, patterns, ages and sizes: names | kind | surface as it looks | how light shows it. */
export const MATERIALS = `
# wood, paper, plant
bamboo | material | smooth jointed canes with pale rings | soft highlights running the length of each cane
bark, bark-covered | material | rough ridged bark with lichen in the cracks | low side light picking out each ridge
birch | material | white peeling bark with dark horizontal marks | soft side light on the curled edges
cardboard | material | plain brown card with visible corrugated edges | matt soft light, small shadows along the folds
clockwork, wind-up | material | riveted brass plates, exposed cogs and a winding key | small hard glints along brass edges
cork, corky | material | speckled tan granules with small dark pits | matt diffuse light with fine pitted shadow
driftwood | material | silver-grey wood worn smooth by water | raking light along the worn grain
ebony | material | dense black polished wood | one long narrow highlight on the dark surface
floral, flowered, made of flowers | pattern | closely set blossoms and small green leaves | soft light through the outer petals
grassy, made of grass | material | short dense green blades | backlight through the tips of the blades
leafy, made of leaves | material | overlapping green leaves with clear veins | backlight glowing through the thinner leaves
mahogany | material | deep red-brown polished wood with fine straight grain | a warm broad reflection along the polish
mossy, moss-covered, moss | material | deep green velvety moss with tiny stalks | soft damp light with bright tips
oak, oaken | material | honey-brown wood with open grain and knots | soft window light along the grain
origami, folded paper | material | crisp flat paper planes with sharp creases | each plane a different even tone, clean edges of shadow
paper, made of paper | material | matt sheets with a slight tooth and clean cut edges | soft side light with thin layered shadows
papercut, paper cut, cut paper, paper cutout, layered paper | material | stacked layers of cut coloured card | small cast shadows between the layers
papier mache, papier-mache | material | lumpy pasted strips under matt paint | soft side light over small bumps and seams
pine, pinewood | material | pale yellow wood with dark round knots | clean soft light on the planed face
plywood | material | pale faces with striped layered edges | even light, the layers crisp along the edge
straw, thatched | material | bundled golden stalks with cut ends | low warm light raking across the stalks
walnut wood, walnut | material | dark brown wood with swirling grain | a soft sheen along the oiled curve
weathered, sun-bleached | age | faded grey surface with split grain and peeling paint | raking light in the splits
wicker, rattan, woven cane | material | interlaced pale canes with small gaps | light passing through the gaps in a pattern
wooden, wood, timber | material | visible grain, knots and tool marks | side light raking along the grain
# stone, clay, glass
alabaster | material | milky translucent stone with faint veins | light sinking in and glowing at the thin edges
amber, made of amber | material | clear honey-coloured resin with trapped bubbles | backlight glowing through the body
bone, bony | material | dry cream-white bone with fine pores | soft side light on the smooth curves
brick, made of brick | material | red-brown blocks with pale mortar joints | low side light, a thin shadow in each joint
ceramic, glazed ceramic, pottery | material | smooth glaze pooled darker in the hollows | a soft window-shaped highlight on the glaze
clay, made of clay, claymation, plasticine | material | hand-pressed clay with fingerprints and soft edges | warm soft key light over the dents
concrete | material | grey cast surface with small air holes and board marks | flat light with soft shadow at the holes
coral, made of coral | material | branching chalky arms with tiny round pores | soft blue-tinted light through the branches
crystal, crystalline | material | clear faceted faces with internal fractures | sharp sparkles and split colour along the facets
diamond, made of diamonds, diamond-encrusted | material | tight rows of cut clear stones | many small bright points of reflected light
earthen, terracotta | material | unglazed orange-brown clay with fine grit | matt warm light, soft edge of shade
frosted glass | material | milky etched glass with soft blurred edges | light spread evenly through the body
glass, made of glass | material | smooth clear-cut walls with thicker edges | bright rim highlights and bent background lines
granite | material | speckled grey, black and pink grains | tiny glints on the crystal grains
ice, icy, made of ice | material | clear blue-white ice with trapped bubbles and cracks | backlight glowing blue through the thick parts
jade | material | smooth green stone with cloudy veins | soft light glowing at the thin edges
lava, molten | state | black crust split by glowing orange seams | its own orange light from the cracks
marble | material | polished white stone with fine grey veins | a cool soft sheen with slight glow under the surface
mosaic, tiled | pattern | small square tiles with narrow grout lines | small glints at different angles from tile to tile
obsidian | material | glassy black stone with sharp curved chips | hard narrow highlights on the curved edges
opal, opalescent | finish | milky stone with flecks of green, pink and blue | colour flashes moving with the angle of light
pearl, pearly, pearlescent, mother of pearl | finish | smooth lustrous white with pink and green tints | a soft wide glow with a faint coloured edge
plaster | material | chalk-white matt surface with trowel marks | soft raking light over the marks
porcelain, china | material | thin white glazed body with a fine painted line | a clean bright highlight, faint light through the rim
sand, sandy, made of sand | material | packed fine grains with crumbling edges | low raking light over the grain
sandstone | material | layered buff stone with rounded edges | warm side light along the layers
slate | material | dark grey split layers with a matt face | soft sheen along the split edges
stained glass, stained-glass | material | coloured panes held by dark lead lines | backlight casting coloured patches on the ground
stone, made of stone, rocky | material | rough grey blocks with chipped edges and lichen | side light modelling each chip
# metal
aluminium, aluminum | material | pale brushed silver with fine parallel lines | a stretched soft highlight across the lines
brass | material | warm yellow metal with darker worn edges | soft golden reflections
bronze | material | brown metal with green in the hollows | warm highlights on the raised parts only
cast iron, iron, wrought iron | material | heavy dark metal with a rough grain | dull broad highlights along the edges
chrome, chromed, chrome-plated | finish | mirror-bright metal with dark horizon lines | hard clean reflections of window and floor
copper | material | orange-pink metal with a few dark spots | warm glowing reflections
corrugated iron, corrugated | material | evenly waved metal sheet with nail heads | stripes of light and shade along the waves
gold leaf, gold foil | finish | thin crinkled gold with torn edges | broken bright glints on every crease
gold, golden, gilded, gold-plated | material | rich yellow metal with soft worn edges | deep warm reflections with dark gaps between
gunmetal | finish | dark blue-grey metal with a satin face | a cool soft gradient along the form
hammered | finish | close-set round dents in metal | a small highlight in each dent
metal, metallic, made of metal | finish | smooth hard surface with welded seams and rivets | long bright highlights and dark reflected bands
pewter, tin, made of tin | material | dull grey soft metal with small scratches | a low cool sheen
rose gold | material | pinkish polished metal | warm pink reflections with soft edges
rusty, rusted, rust | state | flaking orange rust over pitted steel | raking side light along the pits
silver, silvery, platinum | material | bright white metal with dark fine lines in the engraving | cool mirror highlights against dark reflections
stainless steel, steel, brushed steel | material | fine brushed lines on cool grey metal | a soft band of light across the brushing
tarnished | age | dulled metal with dark brown and blue film | patchy low sheen between dark areas
titanium | material | matt grey metal with a faint blue tint | a broad soft cool highlight
verdigris, oxidised copper, oxidized copper, patinated | age | pale green crust over brown metal | soft matt light with bare bright edges
wire, made of wire, wireframe | material | thin bent strands twisted at the joints | thin bright lines and a drawn shadow on the ground
# cloth, skin, fibre
beaded, made of beads | material | rows of tiny glass beads on thread | a small sparkle on each bead
burlap, hessian, sackcloth | material | coarse loose brown weave with frayed edges | raking light through the open weave
canvas, made of canvas | material | stout plain weave with stitched seams | soft side light on the threads
corduroy | material | parallel soft ridges of cotton pile | light and dark stripes that change with direction
cotton | material | fine plain weave with soft creases | diffuse light with gentle fold shadows
crochet, crocheted, amigurumi | material | looped yarn stitches in visible rounds | soft side light with a shadow in each loop
denim | material | blue diagonal weave with pale worn seams and orange stitching | soft light on the faded ridges
embroidered, embroidery | pattern | dense raised stitches of coloured thread on cloth | a silky sheen along each stitch direction
feathered, feathery, made of feathers | material | overlapping vanes with fine barbs and downy roots | rim light through the soft edges
felt, felted, needle-felted, needle felt | material | dense matted wool with a fuzzy outline | soft light caught in the fine fibres
fleece, fleecy | material | short tight curls of soft wool | soft diffuse light with a pale fuzzy rim
fluffy, fuzzy | finish | long loose fibres standing out all round | backlight making a bright halo of hairs
fur, furry, made of fur | material | dense soft hair with longer guard hairs | rim light along the hair tips
hairy, shaggy | finish | long uneven hanging hair | side light separating the strands
knitted, knit, woollen, woolen, made of wool | material | rows of interlocked V-shaped stitches | soft side light with small shadows between stitches
lace, lacy | material | fine open threads in leaf and loop patterns | backlight casting the pattern on the surface behind
leather, leathery | material | grained hide with creases and stitched edges | a soft satin sheen on the bends
linen | material | slubbed plain weave with crisp creases | window light showing the slubs
patchwork, quilted | pattern | stitched squares of different cloth, padded between seams | soft shade in every seam
plush, stuffed toy, stuffed animal | material | short soft pile with sewn seams and button eyes | soft even light with a fuzzy rim
satin, satiny | finish | smooth heavy cloth with a bright face | broad soft highlights with deep fold shadows
sequined, sequinned, sequin | finish | overlapping small shiny discs | scattered hard sparkles that change with each fold
silk, silken, silky | material | thin smooth cloth falling in fine folds | long flowing highlights down the folds
suede | material | brushed matt hide with direction marks | light and dark strokes where the nap turns
tweed | material | rough flecked wool weave in browns and greens | soft side light on the coarse threads
velvet, velvety | material | dense short pile with crushed marks | dark faces and bright edges where the pile turns
woven | material | over-and-under strands with neat edges | raking light with a shadow under each strand
# plastic, liquid, food, air
chocolate, made of chocolate | material | smooth brown surface with a crisp snapped edge | a soft satin highlight on the curve
cloudy, made of clouds | material | soft rounded white billows with grey undersides | bright upper edges, diffuse shade beneath
enamel, enamelled, enameled | finish | thick glossy colour with a thin metal edge | a sharp small highlight on smooth colour
foam, foamy | material | clustered tiny white bubbles | soft bright light with grey hollows
gelatin, jelly, made of jelly, gummy | material | wobbling clear coloured body with rounded edges | backlight glowing through, a wet highlight on top
honey, honeyed | material | thick golden liquid in slow folds | backlight glowing amber through the stream
inflatable, made of balloons, balloon | material | taut shiny rubber with a tied neck and pinched seams | one hard bright highlight on each curve
lacquered, lacquer | finish | deep even colour under a hard clear coat | long mirror-clean reflections
liquid, fluid | state | smooth flowing surface with rounded drops at the edge | curved bright reflections along the flow
made of bubbles, bubbly, bubble | material | thin clear film with rainbow swirls | bright rim and two small window reflections
made of candy, candy, made of sugar | material | clear coloured boiled sugar with striped edges | light glowing through the coloured body
made of fire, fiery, flaming | state | licking orange tongues with blue roots and flying sparks | its own flickering orange light on all near surfaces
made of light, luminous, radiant | state | bright edges with a soft halo and fading core | its own pale light falling on the ground
made of smoke, smoky | state | drifting grey curls with soft dissolving edges | backlight drawing the edges of each curl
made of stars, starry | pattern | small white points on deep blue | faint points of light with a few bright ones
made of water, watery | material | clear rippling water with flung drops | bright caustic lines and curved highlights
plastic | material | smooth moulded surface with a thin seam line | one hard white highlight with soft edges
powdery, dusty, dust-covered | state | fine pale dust settled on the upper faces | raking light showing the dust and the wiped trails
rubber, latex | material | thick matt stretch surface with moulded edges | a dull soft highlight
toy bricks, brick-built, block-built, voxel | material | stacked square blocks with round studs | small clean highlights on each stud
vinyl | material | glossy soft plastic with fine grooves and folds | hard sliding highlights
wax, waxen, waxy | material | soft dull surface with drips and thumb marks | light sinking in with a warm glow at the edges
# finish and light
bioluminescent | state | soft blue-green glow in spots and lines on a dark body | its own cold light fading into black
brushed | finish | fine parallel scratches in one direction | a stretched highlight across the scratches
chalky, matte, matt | finish | an even matt surface | soft gradual shading, highlights spread wide
fluorescent, dayglo, day-glo | finish | flat saturated pink, green and yellow | even light with bright coloured spill on near surfaces
glittery, glittering, glitter, sparkling, sparkly | finish | dense tiny reflective flakes | countless pinpoint sparkles under one hard lamp
glossy, shiny, polished | finish | smooth hard coat with clear reflections | bright crisp highlights with clean edges
glowing, lit from within, glow in the dark | state | a bright core fading toward the edges | its own light spilling on the nearest surfaces
holographic, hologram | finish | rainbow bands shifting over a silver film | split colours that follow every fold
invisible | state | an empty outline shown by dents, folds and the objects it holds | plain light, a shadow falling from the empty outline
iridescent | finish | green, violet and gold tints sliding over the surface | grazing light turning the colour with the angle
mirrored, reflective, mirror-like | finish | flawless reflection of the surroundings with thin dark edges | large soft sources seen whole in the surface
neon | finish | bent glowing tubes with black connectors | saturated coloured light with a halo and wet-looking spill
pixelated, pixel | pattern | visible square blocks of flat colour with stepped edges | light shown in three flat tones
prismatic, rainbow, rainbow-coloured, rainbow-colored, multicoloured, multicolored | pattern | bands of red, orange, yellow, green, blue and violet | even light keeping every band clear
translucent | finish | milky body with soft shapes inside | backlight spreading through the body
transparent, see-through, clear | finish | clear body with the inside parts in view | bright edges and bent lines from behind
varnished | finish | clear amber coat over visible grain | a warm glossy reflection
wet, soaked, dripping, drenched | state | darkened surface with beads and running drops | sharp small highlights on each drop
# pattern and colour
argyle, tartan, plaid, checked, checkered, chequered, gingham | pattern | crossed bands in two or three colours making even squares | even light following the folds
batik, tie-dye, tie-dyed | pattern | bleeding rings and bursts of dye on cotton | soft even light on the cloth
camouflage, camo | pattern | irregular patches of green, brown and tan | flat even light
geometric | pattern | straight-edged triangles, squares and circles in flat colour | each plane in one even tone
leopard print | pattern | broken brown-black rings on a tan ground | even light keeping the rings crisp
low poly, low-poly, faceted | pattern | flat triangular faces with sharp edges | one even tone to each face
marbled, swirled | pattern | flowing veins of two or three mixed colours | a soft sheen over the veins
monochrome, single-coloured, single-colored | pattern | one colour in many depths from pale to dark | form shown by light and shade alone
ornate, carved, engraved, filigree | finish | fine cut scrolls, leaves and lines | low side light filling the cuts with shadow
painted, hand-painted, hand painted, handpainted | finish | visible brush strokes with slight ridges | soft side light on the ridges
paisley | pattern | curved teardrops filled with fine leaves and dots | even light keeping the lines clear
polka dot, polka-dot, spotted, dotted | pattern | round spots evenly spread on a plain ground | even light keeping the spots crisp
speckled, flecked | pattern | many tiny uneven dots on a paler ground | soft even light on the flecks
striped, stripy, stripe | pattern | parallel bands of two colours with clean edges | even light, the stripes bending with the form
tattooed, inked | pattern | dark blue-black line drawings on skin | soft side light showing skin under the ink
zigzag, chevron, houndstooth | pattern | repeated pointed bands with crisp edges | even light keeping the points clear
# state and age
abandoned, derelict, deserted | age | faded colour, dust and wear | cool daylight through gaps
ancient, age-old | age | worn edges, filled cracks and a dark patina | low side light along the worn edges
antique, vintage, old-fashioned, retro | age | rubbed edges, faded colour and small dents | warm soft light on the rubbed parts
broken, shattered, smashed | state | sharp-edged pieces with a pale fresh break | hard light glinting on the break lines
burning, on fire, ablaze | state | orange flames along the edges, blackened parts and rising sparks | its own orange light moving over the near ground
burnt, burned, charred, scorched | state | black blistered crust with brown edges and grey ash | low side light over the cracked crust
cracked, crackled | state | branching fine cracks with slightly raised edges | raking light drawing each crack dark
crumbling, decaying, rotting, decayed | age | loose flakes, soft edges and fallen dust | side light over the missing parts
crumpled, wrinkled, creased | state | sharp random folds and small flat planes | side light giving each fold a bright and a dark face
dirty, muddy, grimy | state | brown splashes and dried streaks thicker toward the ground | dull matt light with a few wet glints
dried, withered, wilted | state | curled brown edges and drooping brittle parts | warm side light through the thin edges
dry, parched | state | dull pale surface with fine splits | hard flat light with short shadows
empty, vacant | state | bare inner surfaces with faint marks of use | light reaching the back wall
exploded, disassembled, taken apart | state | separate parts laid in order along one line with even gaps | even shadowless light on each part
exploding, bursting | state | flying pieces, spreading dust and bent edges around a bright centre | hard flash light freezing every piece
floating, levitating, hovering | state | clear air beneath, the underside in view | a soft shadow on the ground directly below
flying, airborne, winged | state | limbs or wings spread, underside in view, clear air all round | light from above with a bright rim
fossilised, fossilized, petrified | age | stone-grey form pressed in layered rock | low raking light over the relief
fresh, dewy | state | taut clean skin with small clear drops | bright soft light with a pinpoint in each drop
frozen, frosted, frosty | temperature | white frost crystals along the edges and cloudy ice | cool backlight sparkling in the crystals
half-eaten, half eaten, bitten, sliced | state | a row of bite marks with the inside in view | soft light on the moist inside
haunted, ghostly, spectral | state | a faint inner glow and a thin cold mist around its foot | cold dim light from behind, warm light in one window
hollow | state | a thin shell with a dark opening | light on the rim, shade inside
hot, steaming, steamy, piping hot | temperature | curling white steam and small wet beads | backlight through the rising steam
melting, melted, dripping wax | state | sagging edges, long drips and a shiny pool beneath | wet highlights on each drip
mended, repaired, kintsugi | age | joined pieces with visible gold seams or neat stitches | a bright line along each seam
mouldy, moldy | age | grey-green furry patches with white edges | soft side light on the fuzz
mismatched, assorted, odd, unmatched | state | unlike shapes, sizes and patterns | even light telling one from the next
chipped | state | small dark chips along the rim with a paler ring around each | side light catching the edge of each chip
squashed, flattened, squished | state | a body pressed flat with bulging sides | side light along the dents
new, brand-new, brand new, unused | age | clean sharp edges and even spotless colour | clear even light with crisp highlights
old, aged | age | worn edges, faded colour and fine cracks | soft side light over the wear
overgrown, covered in vines, ivy-covered | age | climbing ivy, rooted cracks and ferns along the ledges | green filtered light with bright leaf edges
patched, tattered, ragged, torn, ripped | age | frayed edges, open tears and sewn-on squares | light through the tears
peeling, flaking | age | curled chips of paint over bare wood | raking light with a shadow under each curl
worn, worn out, worn-out, well-worn | age | scuffed corners, softened edges and rubbed patches | soft side light along the scuffs
ruined, destroyed, war-torn, bombed | age | broken walls, exposed beams and heaps of rubble | hard light through the open roof
scratched, scuffed, battered, dented | state | crossed scratches, chips and shallow dents | a broken highlight across the dents
snowy, snow-covered, snow-capped | temperature | rounded white caps on the upper faces with dark sides below | bright soft light from above, blue shade
spiky, thorny, spiked | finish | close-set sharp points with wide bases | hard light with a small shadow at each point
steampunk | age | riveted brass plates, cogs, pipes and round gauges | warm gaslight glints on brass edges
sunken, submerged, drowned | state | algae, barnacles and silt under clear water | wavering light from the surface above
tangled, knotted | state | crossed loops and tight knots of strand | side light with shadow in the gaps
upside down, inverted | state | the base in the air and the top toward the ground | plain light, the shadow touching the top end
# size and build
chubby, fat, plump | size | full rounded curves with soft folds | broad soft light over the curves
giant, huge, enormous, gigantic, colossal, massive, oversized | size | a bulk many times the height of the trees and people near it | light fading with distance toward its top
life-size, life-sized | size | true human scale with every small part in proportion | plain even light
long, elongated, stretched | size | a drawn-out form several times longer than high | one gradient along the whole length
miniature, tiny, teeny, mini, small, little, pocket-sized | size | a minute form with fine parts beside a fingertip or a coin | soft close light with a thin plane of sharp focus
tall, towering | size | a narrow form reaching the top edge of the frame | light stronger toward the top
thin, slender, skinny | size | a narrow outline with clear gaps at each side | rim light along both edges
two-headed, three-headed, many-headed | size | separate necks from one body, each head turned its own way | one key light reaching every head
`;
