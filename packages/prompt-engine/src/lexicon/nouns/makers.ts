/** Crafts, trades and artists at their bench: names | kind and traits | details | usual places | colours | drawing. */
export const MAKERS = `
# painting, drawing, print
artist, creative | person person role | a paint-spotted smock, rolled sleeves, a brush behind one ear, pigment under the fingernails | in an artist's studio; on a paint-splashed floor | ultramarine, ochre, white | person:painter
painter, oil painter, portrait painter, watercolourist, watercolorist | person person role | a linen smock streaked with oil paint, a wooden palette, a long bristle brush, rolled sleeves | before an easel in a north-lit studio; in a meadow with a field easel | ochre, ultramarine, linen | person:painter
street artist, graffiti artist, muralist | person person role | a respirator mask at the neck, a hooded top, a spray can, colour on the fingertips | before a half-painted brick wall; on a scissor lift | magenta, cyan, brick | person:hood
caricaturist, sketch artist | person person role | a straw hat, a charcoal stick, a drawing board on the knees, smudged fingers | on a folding stool in a square | charcoal, paper white, straw | person:painter
calligrapher, scribe, lettering artist | person person role | rolled cuffs, an ink-stained finger, a broad nib or soft brush, an ink stone | at a sloped desk; on a tatami floor at a low table | ink black, cream, vermilion | person
sign painter, signwriter | person person role | a paint-flecked apron, a mahlstick, a long thin brush, a flat cap | before a shopfront window; at a bench of enamel tins | gold, black, red | person:apron
printmaker, engraver, letterpress printer | person person role | an ink-stained apron, rolled sleeves, a rubber roller, black fingertips | beside an iron hand press | ink black, red, paper cream | person:apron
icon painter, manuscript illuminator, illuminator | person person role | a plain wool robe, a fine sable brush, gold leaf on the fingertips, a magnifying lens | at a sloped desk by a narrow window | gold, lapis, vermilion | person:robe
restorer, conservator, art restorer | person person role | a white coat, magnifying glasses on a headband, a cotton swab, thin gloves | before a cracked canvas under a lamp | white, umber, gold | person:doctor
# clay, glass, stone
potter, ceramicist, ceramist | person person role | a clay-smeared apron, wet grey hands, rolled sleeves, a spinning wheel-head | at a potter's wheel; beside a brick kiln | clay grey, terracotta, slip white | person:apron
glassblower, glass blower, glassmaker | person person role | a heat-dark apron, a long iron blowpipe, puffed cheeks, a glowing gather of glass | before a furnace mouth | molten orange, steel, cobalt | person:smith
stained glass maker, glazier | person person role | a leather apron, a lead knife, thin cuts on the fingers, a tray of coloured panes | at a light table in a workshop | ruby, cobalt, lead grey | person:apron
sculptor, sculptress, stone carver | person person role | a dust-white apron, a mallet, a steel chisel, stone dust in the hair | before a half-carved block in a bright studio | marble white, dust grey, steel | person:smith
stonemason, mason | person person role | a heavy apron, a round wooden mallet, a flat chisel, dust on the eyebrows | at a stone bench in a cathedral yard | limestone, grey, oak brown | person:smith
mosaic maker, mosaicist | person person role | a dusty apron, tile nippers, a tray of coloured stone cubes, knee pads | on a half-laid floor | turquoise, gold, terracotta | person:apron
ice sculptor, ice carver | person person role | a waterproof apron, thick gloves, a chainsaw or long chisel, frost on the sleeves | before a clear block on a snowy square | ice blue, white, orange | person:apron
sandcastle builder, sand sculptor | person person role | rolled shorts, a sun hat, a small trowel, wet sand to the elbows | on a damp beach | sand, sky blue, red | person
# wood
carpenter, joiner, woodworker | person person role | a canvas apron, a pencil behind one ear, a hand plane, sawdust on the forearms | at a heavy workbench among shavings | pine, oak brown, canvas | person:apron
cabinetmaker, cabinet maker, furniture maker | person person role | a leather apron, a marking gauge, a narrow chisel, rolled sleeves | at a bench with a half-built chest | walnut, brass, cream | person:apron
woodcarver, wood carver, whittler | person person role | a leather apron, a short curved knife, a half-carved block of limewood, curled chips on the lap | on a stool at a workshop door | limewood, brown, steel | person:apron
luthier, violin maker, guitar maker, instrument maker | person person role | a linen apron, thin glasses, a tiny brass plane, an unvarnished violin body | at a bench under hanging violins | spruce, amber varnish, brass | person:apron
piano tuner | person person role | a dark waistcoat, a tuning lever, a steel fork, one ear near the strings | beside an open grand piano | black, felt red, steel | person
boatbuilder, boat builder, shipwright | person person role | a tar-stained smock, a caulking mallet, an adze, wood shavings in the hair | under the ribs of a hull in a shed | oak brown, tar black, blue | person:apron
cooper, barrel maker | person person role | a leather apron, an iron hoop, a driving hammer, thick forearms | beside a half-closed barrel and a small fire | oak brown, iron black, flame orange | person:apron
wheelwright, cartwright | person person role | a leather apron, a spokeshave, a wooden wheel hub, rolled sleeves | in a barn workshop of cart wheels | oak brown, iron black, red | person:apron
toymaker, toy maker, puppet maker, dollmaker, doll maker | person person role | a waistcoat, half-moon glasses, a fine brush, a jointed wooden figure | at a bench of painted toys | red, pine, sky blue | person:apron
basket weaver, basket maker, wicker maker | person person role | a lap apron, a bodkin, willow rods across the knees, strong thumbs | on a low stool in a yard | willow brown, green, cream | person:apron
bow maker, bowyer, fletcher | person person role | a leather apron, a drawknife, a half-shaped yew stave, goose feathers | at a shaving horse | yew orange, brown, grey | person:apron
# metal
blacksmith, smith, farrier, ironsmith, forger | person person role | a scorched leather apron, a heavy hammer, long tongs, soot on bare forearms | at an anvil beside a glowing forge | soot black, molten orange, iron | person:smith
bladesmith, swordsmith, weaponsmith, knife maker | person person role | a leather apron, a glowing blade in tongs, a squared hammer, a tied headband | at an anvil; before a charcoal forge | spark orange, steel, black | person:smith
armourer, armorer | person person role | a leather apron, a ball-headed hammer, a half-shaped breastplate, riveted gloves | at a dished stump in a smithy | steel, leather brown, flame orange | person:smith
goldsmith, silversmith, jeweller, jeweler, ring maker | person person role | a leather lap skin, a loupe over one eye, a fine blowtorch, pliers | at a curved jeweller's bench | gold, silver, leather brown | person:tailor
watchmaker, clockmaker, horologist | person person role | a loupe over one eye, a grey dust coat, fine tweezers, a tray of tiny gears | at a bench of clock movements under a lamp | brass, grey, steel | person:tailor
locksmith, key cutter | person person role | a canvas apron, a ring of blank keys, a fine file, thin picks | at a counter hung with keys | brass, steel, blue | person:apron
tinsmith, coppersmith, bell founder | person person role | a leather apron, a wooden mallet, a dented copper sheet, curved snips | in a workshop hung with copper pans | copper, black, green | person:apron
gunsmith | person person role | a dark apron, a long steel barrel, a small file, oiled hands | at a bench with a vice | gunmetal, walnut, oil black | person:apron
# cloth, leather, paper
tailor, bespoke tailor | person person role | a waistcoat, a tape measure around the neck, pins in the lapel, long shears | beside a chalk-marked jacket on a dummy | charcoal, chalk white, red | person:tailor
seamstress, dressmaker, couturier | person person role | a tape measure around the neck, a wrist pincushion, a thimble, a fold of silk over one arm | at a sewing machine by a window | ivory, rose, black | person:tailor
knitter | person person | a chunky self-made jumper, two wooden needles, a ball of wool, round glasses | in an armchair by a lamp | wool cream, rust, green | person
embroiderer, lacemaker, quilter | person person role | a linen apron, a round hoop, a thimble, coloured threads over the knee | in a chair by a window | linen, crimson, green | person
weaver, rug maker, carpet weaver | person person role | a cotton headscarf, a wooden shuttle, lint on the sleeves, callused fingers | at a wooden loom | indigo, madder red, wool cream | person
spinner, wool spinner | person person | a wool shawl, a foot-worked wheel, a tuft of fleece, a long twisted thread | beside a spinning wheel at a hearth | wool cream, brown, grey | person
dyer, fabric dyer | person person role | a stained apron, rubber gloves, arms blue to the elbow, a long stirring pole | beside steaming vats | indigo, madder red, grey | person:apron
shoemaker, cordwainer | person person role | a leather apron, a curved awl, a small hammer, a wooden last on the knee | at a low bench among shoes | leather brown, black, brass | person:apron
cobbler | person person role +shoe +shoes +boot +boots +workshop +bench +old +hammer | a leather apron, a curved awl, a small hammer, a wooden last on the knee | at a low bench among shoes | leather brown, black, brass | person:apron
saddler, leatherworker, tanner | person person role | a leather apron, a stitching awl, waxed thread, a half-moon knife | at a bench hung with harness | tan, brass, brown | person:apron
hatter, milliner, hat maker | person person role | a steam-damp apron, a wooden hat block, a ribbon over the shoulder, pins in the cuff | in a shop of felt hats | felt grey, plum, brass | person:apron
mad hatter | person person role | a tall patched top hat with a blank card in the band, a wide spotted bow tie, a velvet coat, orange curled hair | at a long tea table in a garden | plum, orange, green | person:suit
bookbinder, paper maker, papermaker | person person role | a linen apron, a bone folder, a curved needle, a sewn book block | at a bench with a wooden press | calfskin, linen, gold | person:apron
net maker, net mender | person person role | a wool cap, a roll-neck jumper, a wooden netting needle, a heap of mesh over the knees | on an upturned crate at the harbour | tar black, ecru, faded teal | person:fisherman
sailmaker, rope maker | person person role | a canvas smock, a leather palm guard, a marlinspike, a coil of hemp | on the floor of a sail loft | canvas cream, tar brown, navy | person:apron
upholsterer | person person role | a canvas apron, a magnetic tack hammer, a curved needle, webbing over the shoulder | beside a stripped armchair | moss green, horsehair brown, brass | person:apron
kite maker, umbrella maker, lantern maker | person person role | a cotton jacket, bamboo strips, a pot of glue, coloured paper | on a workshop floor among paper frames | red, yellow, bamboo | person
mask maker, wig maker | person person role | a dusty apron, a papier-mache mask, a fine brush, gold paint on the thumb | at a bench of white masks | gold, white, crimson | person:apron
puppeteer, marionettist | person person role | black clothes, black gloves, a wooden cross of strings, a lowered head | behind a small curtained stage | black, crimson, gold | person
# food makers
baker, bread maker | person person role | a white apron, a cotton cap, flour on bare forearms, a wooden peel | before a deck oven; at a floured table | flour white, crust brown, oven amber | person:baker
butcher | person person role | a striped apron, a straw boater, a steel-mesh glove, a broad cleaver | behind a marble counter; at a wooden block | red, white, steel | person:butcher
cheesemaker, cheese maker, cheesemonger | person person role | a white apron, rubber boots, a hairnet, a round wheel of cheese | between shelves of ripening wheels | cream, straw, white | person:apron
chocolatier, confectioner, candy maker | person person role | a brown apron, a white cap, a flat spatula, a film of melted chocolate | at a marble slab | chocolate, white, gold | person:chef
brewer, brewmaster, distiller | person person role | rubber boots, a canvas apron, a tall glass of amber beer, rolled sleeves | beside copper kettles | copper, amber, grey | person:apron
miller | person person role | a flour-dusted smock, a linen cap, a full sack on the shoulder, pale eyebrows | beside turning millstones | flour white, oak brown, grey | person:apron
noodle maker, pasta maker | person person role | a white cotton cap, an apron, long strands of dough between spread hands, floured forearms | at a floured counter | flour white, egg yellow, wood | person:chef
milkmaid, dairymaid | person person f role | a linen cap, a blue apron, rolled sleeves, an earthenware jug | at a table by a window; in a cow barn | blue, yellow, white | person:apron
tea master, tea ceremony master | person person role | a plain dark kimono, a bamboo whisk, a folded silk cloth, an upright back | kneeling on tatami by an iron kettle | charcoal, matcha green, straw | person:kimono
# chemistry and light
alchemist, potion maker, potion seller | person person role | a stained velvet robe, a leather skullcap, rolled sleeves, a glass retort | in a vaulted room of flasks and books | violet, copper, acid green | person:robe
perfumer, perfume maker | person person role | a white coat, paper scent strips, a fine glass dropper, a neat collar | before curved shelves of small bottles | amber, white, glass green | person:doctor
candlemaker, candle maker, soap maker | person person role | a wax-spotted apron, a rack of hanging tapers, a copper dipping pot, rolled sleeves | at a stove in a small workshop | beeswax, copper, linen | person:apron
taxidermist | person person role | a leather apron, a curved needle, a mounted bird, round glasses | at a bench of glass eyes and feathers | brown, bone, green | person:apron
cartographer, mapmaker, map maker | person person role | a linen shirt, a pair of brass dividers, an ink pen, a magnifying glass | at a broad table of charts | parchment, ink, brass | person
model maker, miniature painter | person person role | a headband magnifier, a fine brush, a tiny painted figure, a cutting mat | at a bench under a lamp | grey, red, green | person
robotics engineer, robot maker | person person role | safety glasses, a t-shirt, an anti-static wrist strap, a circuit board | at a bench with an open robot arm | blue, orange, grey | person
`;
