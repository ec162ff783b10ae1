/** Bags, hats, shoes, glasses, watches and other worn or carried things: names | kind and size | details | usual places | colours | drawing. */
export const ACCESSORIES = `
shoelace, laces, boot laces, bootlace | product tiny plural | a plain flat weave, plastic tips | - | white, black | -
# bags
backpack, rucksack, school bag, schoolbag, knapsack | product table worn container | padded shoulder straps, a front pocket with a zip, a top loop | against a wall; on a rock beside a trail | forest green, tan, black | backpack
bag, handbag, purse, leather bag | product hand held container | a curved handle, a brass clasp, stitched leather panels | on a chair | tan, brass, oxblood | bag
clutch bag, evening bag | product hand held | a framed top, a jewelled clasp, a sequined surface | on a dressing table | silver, black, gold | bag
clutch | product hand held +bag +evening +purse +sequin | a framed top, a jewelled clasp, a sequined surface | on a dressing table | silver, black, gold | bag
bum bag, fanny pack, belt bag | product hand worn container | a waist strap with a clip, a curved zip, a small front pocket | on a bench | black, neon pink, blue | bag
messenger bag, satchel, crossbody bag | product table worn container | a wide shoulder strap, a flap with two buckles, scuffed corners | on a bench | brown leather, brass, olive | bag
duffel bag, gym bag, sports bag, holdall, duffle bag | product table held container | a long zip, two webbing handles, a round end panel | on a locker-room bench | navy, black, red | bag
paper bag, shopping bag | product table held container | twisted handles, sharp folded sides, tissue paper at the top | on a kitchen counter; on a pavement | kraft brown, white, red | bag
plastic bag, carrier bag | product table held translucent container | thin crinkled film, two looped handles, a bulging base | on a pavement | white, pale blue, red | bag
tote bag, canvas bag, canvas tote | product table held container | two long handles, soft canvas folds, a stitched hem | on a hook; flat on a pale surface | natural canvas, black, navy | bag
wallet, coin purse | product hand held | a folded leather body, card slots, worn corners | on a table | brown, black, brass | -
# hats
baseball cap, cap, trucker hat, snapback | product hand worn | a curved brim, stitched panels, a small button on top | on a hook | navy, red, white | hat
beanie, bobble hat, woolly hat, wool hat | product hand worn | ribbed knit, a turned-up cuff, a pom-pom | on a hook by the door | mustard, grey, red | hat
beret | product hand worn | a soft round crown, a narrow band, a small stalk | on a hook | black, red, navy | hat
bowler hat, derby hat | product hand worn | a hard round crown, a curled brim, a ribbon band | on a hat stand | black, grey, silk | hat
cowboy hat | product hand worn | a creased crown, a wide curled brim, a leather band | on a fence post | tan, brown, straw | hat
sombrero | product hand worn | a very wide upturned brim, a tall pointed crown, embroidered braid | on a wall hook | straw, red, gold | hat
crown of flowers, flower wreath | product hand worn | small fresh flowers, green leaves, a thin twisted stem | on a wooden table | pink, white, leaf green | -
laurel wreath, laurel crown | product hand worn | paired pointed leaves, an open front, a gilded edge | on a marble ledge | gold, leaf green, white | -
fedora, trilby, panama hat | product hand worn | a pinched crown, a snap brim, a dark ribbon band | on a table | grey, cream, black | hat
graduation cap, mortarboard | product hand worn | a flat square top, a hanging tassel, a close skullcap | in mid-air | black, gold, navy | hat
hard hat, construction helmet | product hand worn glossy | a ridged shell, a short brim, a chin strap | on a stack of bricks | yellow, white, orange | helmet
hat | product hand worn | a round crown, a brim, a ribbon band | on a hook | brown, cream, black | hat
bandana, neckerchief | textile hand worn | a printed paisley border, a tight knot, soft folds | on a wooden table | red, white, navy | -
headband, hairband, sweatband | product hand worn | a soft stretched band, a stitched seam, a small bow | on a dressing table | white, red, black | -
headscarf, head scarf, hijab | textile table worn | smooth draped folds, a wrapped edge, a small pin | over the back of a chair | sage, cream, rose | -
helmet, motorcycle helmet, bike helmet, bicycle helmet, crash helmet | product hand worn glossy | a smooth shell, a clear visor, a chin strap, a padded lining | on a shelf | red, black, white | helmet
hood | clothing hand worn | a deep soft edge, a shadowed inside, two drawstrings | on a coat | grey, black, red | -
party hat, cone hat, birthday hat | product hand worn | a striped paper cone, a pom-pom tip, an elastic string | on a table with crumbs | yellow, blue, pink | hat
pirate hat, tricorn, tricorne hat | product hand worn | three turned-up sides, a gold braid edge, a white skull emblem | on a barrel | black, gold, white | hat
santa hat, christmas hat | product hand worn furry | a long drooping point, a white pom-pom, a fur band | on a chair back | red, white, cream | hat
straw hat, sun hat, sunhat, bonnet | product hand worn | a wide woven brim, a round crown, a cloth ribbon | on a garden chair | straw, white, blue | hat
top hat | product hand worn glossy | a tall silk crown, a curled brim, a satin band | on a table | black, silk grey, white | hat
turban | product hand worn | layered wrapped folds, a jewelled pin, a tucked end | on a wooden stand | saffron, white, ruby | hat
witch hat, wizard hat, witch's hat | product hand worn | a bent pointed crown, a wide brim, a buckled band | on a wooden peg | black, purple, brass | hat
# shoes
ballet shoes, ballet slippers, pointe shoes, ballet shoe, pointe shoe | product hand worn plural | satin uppers, long ribbons, frayed flat toes | on a studio floor | pale pink, ivory, wood | shoe
boot, boots, leather boots, hiking boots, work boots | product hand worn | thick laced uppers, a ridged sole, creased leather, dried mud | on a doorstep | brown, black, tan | boot
cowboy boots, riding boots | product hand worn plural | tall stitched shafts, pointed toes, slanted heels | on a porch | tan, oxblood, turquoise | boot
flip-flops, flip flops, flip-flop | product hand worn plural | a thin V-shaped strap, a flat foam sole, grains of sand | on a beach | blue, coral, yellow | shoe
sandals, sandal | product hand worn | crossed leather straps, a small buckle, a worn flat sole | on a stone step | tan, brown, brass | shoe
glass slipper, cinderella slipper | product hand glass glossy | a clear curved heel, bright faceted edges, a pointed toe | on a velvet cushion | clear glass, pale blue, silver | high-heel
high heels, high heel, stiletto, stilettos, pumps, red heels | product hand worn glossy | a thin tall heel, a pointed toe, a curved arch | on a wooden floor | red, black, nude | high-heel
brogues, oxford shoes, dress shoes, oxfords, brogue | product hand worn glossy plural | punched leather toes, thin waxed laces, a stacked heel | on a wooden floor | oxblood, black, tan | shoe
leg warmers, leg warmer, legwarmers | product hand worn plural | ribbed knit, a loose fold at the ankle, a stirrup under the foot | on a wooden floor | pink, yellow, turquoise | sock
loafers, loafer, moccasins | product hand worn glossy plural | a stitched apron front, a leather strap, a low heel | on a wooden floor | brown, burgundy, tan | shoe
roller skates, inline skates, roller skate | product hand worn plural | four wheels, a laced boot, a toe stop | on smooth concrete | white, red, turquoise | boot
shoe, shoes, pair of shoes | product hand worn | tied laces, a stitched upper, a worn sole | on a wooden floor | brown, black, tan | shoe
slippers, slipper, bunny slippers | product hand worn furry plural | a soft fleece lining, a rounded toe, a flat sole | beside a bed | grey, pink, tan | shoe
sneaker, sneakers, trainers, running shoe, running shoes, tennis shoes, gym shoes | product hand worn | mesh and suede panels, flat white laces, a thick rubber sole | on a pale surface | white, red, grey | shoe
wellington boots, wellies, rain boots, rubber boots, wellingtons, gumboots | product hand worn glossy plural | tall smooth rubber shafts, a ridged sole, mud and water drops | beside a back door | yellow, green, red | boot
# eyewear and masks
eye patch, eyepatch | product hand worn | a black oval, a thin strap, a stitched edge | on a wooden table | black, brown, brass | -
eyeglasses, glasses, spectacles, reading glasses | product hand glass worn plural | thin round rims, two folded arms, a soft reflection in the lenses | on an open book | tortoiseshell, gold, clear | glasses
gas mask | product hand worn | two round glass eyepieces, a ribbed filter, rubber straps | on a wooden crate | black, olive, brass | mask
goggles, swimming goggles, ski goggles, aviator goggles, steampunk goggles | product hand glass worn plural | two rounded lenses, a wide elastic strap, a padded rim | on a wooden bench | black, brass, amber | glasses
mask, carnival mask, venetian mask, masquerade mask | product hand worn | almond eye holes, a gilded edge, painted scrolls, a ribbon | on dark velvet | gold, white, crimson | mask
monocle | product hand glass worn | one round lens, a gold rim, a thin chain | on a waistcoat | gold, clear, black | glasses
african mask, tribal mask, wooden mask | product hand worn | carved cheeks, narrow eye slits, painted lines, a worn wooden edge | on a plain wall | ebony, ochre, white | mask
oni mask, demon mask, kitsune mask, hannya mask | product hand worn glossy | bared teeth, two short horns, lacquered cheeks, a silk cord | on a plain wall | red, black, gold | mask
sunglasses, aviators | product hand glass worn plural | dark reflective lenses, slim arms, a bright highlight | on a beach towel; on a table in the sun | black, gold, amber | glasses
surgical mask, face mask, medical mask | product hand worn | three soft pleats, two ear loops, a thin nose wire | on a steel tray | pale blue, white, grey | mask
# hand, neck and waist
belt, leather belt | product hand worn | a square buckle, punched holes, a worn crease | over a chair back | brown, brass, black | -
folding fan, hand fan, paper fan, silk fan | product hand held | thin bamboo ribs, pleated painted paper, a hanging tassel | on a lacquered table | vermilion, gold, black | fan
fan | product hand held +geisha +lady +folding +hand +silk +lace +paper +kimono +flamenco | thin ribs, pleated painted paper, a hanging tassel | on a lacquered table | vermilion, gold, black | fan
glove, gloves, leather gloves, work gloves | product hand worn | stitched fingers, a short cuff, creases across the palm | on a table | brown, black, tan | glove
handkerchief, hankie, pocket square | textile hand | a hemmed edge, an embroidered initial, soft folds | in a jacket pocket | white, blue, silk red | -
mittens, mitten | product hand worn plural | a knitted snowflake pattern, ribbed cuffs, one rounded thumb | on a windowsill in winter | red, white, grey | glove
scarf/scarves, wool scarf, silk scarf | textile hand worn | a fringed end, a woven check, soft folds | over a chair back | camel, burgundy, navy | -
shawl, pashmina | textile table worn | a long knotted fringe, embroidered flowers, draped folds | over the arm of a chair | ivory, crimson, indigo | -
parasol, paper umbrella, sun umbrella, beach umbrella | product person held | thin ribs, a lacquered paper canopy, a slim handle | in a garden; on a beach | vermilion, cream, bamboo | umbrella
umbrella, black umbrella | product person held | a taut canopy on steel ribs, a curved wooden handle, running drops of rain | open on a wet pavement | black, silver, slate | umbrella
# watches
pocket watch | product hand metal glossy | a hinged lid, a fine chain, a white dial, a crown at the top | on an open book | gold, white, black | watch
watch, wristwatch, wrist watch, chronograph, luxury watch | product hand metal glossy worn | a round dial with thin hands, a steel case, a ridged crown, a leather strap | on a dark slate surface | steel, black, cognac leather | watch
watch movement, clockwork, clockwork mechanism, clock gears | machine hand metal | toothed brass wheels, a coiled hairspring, small ruby bearings, blued screws | on a watchmaker's bench | brass, steel, ruby | gear
`;
