/** Things that people use, wear, play with and eat, and who uses them: names | kind and size | details | usual places | colours | drawing. */
export const THINGS_IN_USE = `
# at home
air fryer | device table | a rounded black body, a pull-out basket, a dial on top | on a kitchen worktop | black, chrome, grey | -
anglepoise lamp, anglepoise | product table metal glowing | a jointed sprung arm, a conical shade, a square base | on a drawing board | black, chrome, warm white | lamp
clothes horse, clothes airer, drying rack | furniture person | thin folding bars, hanging socks, a damp shirt | beside a radiator | white, sky blue, grey | -
doorbell, door bell | product hand | a round brass plate, a worn white button | beside a front door | brass, white, door blue | -
fax machine | device table | a curl of printed paper, a coiled cord, a keypad | on an office desk | beige, grey, white | machine
fire extinguisher | container table metal | a red steel cylinder, a black hose, a pressure dial | on a corridor wall | red, black, brass | -
food processor | device table | a clear bowl, a steel blade, a heavy base with a dial | on a kitchen worktop | cream, steel, clear plastic | -
hoover | machine person | a clear dust drum, a long hose, a flat brush head | on a living room carpet | red, black, grey | -
meat grinder, mincer | tool table metal | a cast funnel, a hand crank, a plate of round holes | clamped to a table edge | iron, steel, red | -
pepper mill, pepper grinder | tool hand held | a turned wooden body, a brass knob, a few spilled peppercorns | on a dining table | walnut, brass, black | -
salt shaker, salt cellar, salt and pepper shakers | container hand glass | a faceted glass body, a pierced steel cap, a few spilled grains | on a diner table | clear glass, steel, white | -
recycling bin, wheelie bin | container person | a hinged lid, two small wheels, a number painted on the front | at a kerb | green, black, grey | -
stained glass window, stained-glass window, leaded window | structure large glass glowing | black lead lines, panes of ruby and cobalt, coloured light on the floor | high in a church wall | ruby, cobalt, gold, stone | window
teabag, tea bag | product tiny | a folded paper pouch, a string, a square tag | on the rim of a mug | white, tea brown, green | -
terrarium | container table glass | a round glass jar, layers of pebbles and soil, small ferns, condensation | on a windowsill | moss green, clear glass, soil brown | greenhouse
ping pong table, table tennis table | furniture large | a dark green top with white lines, a low net, two bats and a ball | in a games room | green, white, red | table
# worn and carried
bucket hat | product hand worn | a soft downturned brim, a stitched crown, a folded edge | on a peg | denim, khaki, pink | hat
clogs | product hand worn plural | a curved wooden sole, a rounded toe, worn leather | on a doorstep | bare wood, black, red | shoe
contact lens, contact lenses | product tiny glass | a clear curved disc, a bead of water, a fingertip below | on a fingertip | clear, sky blue, skin tones | eye
corset | clothing hand worn | boned panels, front hooks, back lacing | on a dress form | ivory, black, rose | dress
handcuffs | product hand metal plural | two toothed steel rings, a short chain, a small key | on a steel table | steel, black, grey | -
hearing aid, hearing aids | device tiny worn | a small curved shell, a clear tube, a soft tip | behind an ear | beige, clear, grey | -
flip phone | device hand held | a hinged shell, a small screen, raised number keys | on a café table | silver, blue, black | phone
football scarf, team scarf | textile hand worn | broad knitted bars, a fringe at each end | above a crowd | red, white, blue | -
lanyard | product hand worn | a woven ribbon, a plastic badge holder, a metal clip | around a neck | blue, black, white | -
pom pom, pom poms, pompom, pompoms, pom-pom | product hand | a round of shiny streamers, a hidden grip, loose strands | on a sports field | red, gold, white | flower
sports bra | clothing hand worn | wide straps, a racing back, a broad band | on a gym bench | black, coral, grey | shirt
insulin pump, glucose monitor | device tiny worn | a small flat case, a clear thin tube, a round patch | clipped to a waistband | white, grey, clear | -
stilts | product person plural | two tall poles, small foot blocks, strapped knees | in a circus ring | bare wood, red, white | -
# played with
bobblehead, bobblehead doll | toy hand | an oversized nodding head, a small fixed body, a spring neck | on a car dashboard | red, cream, blue | doll
boomerang | toy hand | a bent flat blade, painted dots, rounded tips | on dry ground | ochre, brown, white | -
cowbell, cow bell | instrument hand metal | a flared steel mouth, a leather strap, a worn clapper | around a cow's neck | bronze, steel, leather brown | -
curling stone, curling stones | product table | a polished granite dome, a bent handle, pebbled ice below | on an ice rink | granite grey, red, ice white | -
fidget spinner | toy hand | three weighted lobes, a centre bearing, a blur at the edge | on a fingertip | teal, black, steel | -
game boy, gameboy | device hand held | a small green screen, a cross pad, two round buttons | in both hands | grey, pea green, magenta | -
jenga tower, jenga, tower of blocks | toy table | crossed layers of small wooden blocks, gaps in the stack, a leaning top | on a table | pale wood, beige, brown | blocks
kaleidoscope | toy hand | a patterned tube, a peephole, a turning end with coloured chips | in one hand | red, gold, blue | -
lightsaber, lightsabre | weapon person held glowing | a straight glowing blade, a ribbed metal hilt, light on the hands | in both hands | glow blue, steel, black | sword
pogo stick | toy person | a steel shaft with a spring, two foot rests, rubber grips | on a pavement | red, steel, black | -
safari jeep, safari truck | vehicle large metal | open sides, a canvas roof, a spare wheel, dust on the doors | on a savanna track | khaki, dust, black | truck
slinky | toy hand metal | a coil of flat wire arching over a step, a stretched middle | on a staircase | steel, grey, blue | -
space hopper, hopper ball, bouncy hopper | toy person | a round orange rubber body, two ear handles, a printed face | on a lawn | orange, black, green | ball
tandem bike | vehicle large metal | two saddles in line, two pairs of pedals, a long frame | on a country lane | racing green, chrome, leather brown | bicycle
theremin | instrument table | a wooden case, an upright rod, a looped antenna | on a stage | walnut, brass, black | -
traffic cone, road cone | product table | an orange cone, a white band, a square black foot | on wet asphalt | orange, white, black | -
whoopee cushion | toy hand | a flat pink rubber bag, a short open neck, raised letters | on a chair seat | pink, red, wood | -
zip line, zipline, zip wire | structure large | a long taut cable, a pulley, a hanging harness | between two treetops | steel, forest green, red | -
longboat, viking longboat | boat huge | a carved prow, overlapping planks, a striped square sail, a row of shields | on a grey fjord | tar brown, red, cream | sailing-ship
hay bale, hay bales, straw bale, straw bales, bale of hay | product large | packed golden stalks, two strings, loose straw around | in a cut field | straw, gold, brown | hay-bale
saddle | product table | a curved leather seat, a raised horn, hanging stirrups | on a fence rail | saddle brown, brass, cream | -
# eaten
dragon egg, dragon eggs | product table | overlapping hard scales, a fine glowing crack, ash around it | in a stone nest | dark green, ember orange, ash | egg
espresso martini | drink hand glass | a thick beige foam, three coffee beans, a long-stemmed glass | on a bar counter | espresso brown, cream, clear glass | cocktail
oat milk | drink hand | a tall carton, a poured glass, a few scattered oats | on a kitchen worktop | cream, oat, white | glass
pickle, dill pickle | food hand | a bumpy green skin, a cut slice, brine drops | on a board beside a jar | green, dill, clear brine | -
rhubarb | food table | long pink stalks, pale green ends, a cut bundle | on a kitchen table | pink, pale green, cream | vegetables
sausage roll, sausage rolls | food hand | golden flaked pastry, a dark end of filling, loose crumbs | on a paper bag | gold, brown, cream | bread
# who
apprentice | person person role | rolled sleeves, a clean new apron, a pencil behind the ear | in a workshop | cream, brown, blue | person:apron
milkman/milkmen, milk man/milk men | person person role | a white coat, a peaked cap, a wire crate of bottles | on a doorstep at first light | white, navy, milk | person:worker
traffic warden, parking attendant | person person role | a dark uniform, a peaked cap with a yellow band, a small ticket machine | beside a parked car | navy, yellow, black | person:police
basset hound, basset | pet table furry paws | very long drooping ears, short bowed legs, loose folded skin, sad brown eyes | on a hearth rug | tan, white, black | dachshund
napoleon, napoleon bonaparte | person person m role named | a black hat worn sideways, a dark blue coat with gold epaulettes, white breeches, one hand inside the waistcoat | in a campaign tent | dark blue, white, gold | person:captain
cleopatra | person person f role named | a gold collar in rows, a headdress with a raised cobra, dark lines round the eyes, a pleated white gown | on palace steps by the Nile | gold, lapis blue, white | person:queen
caesar, julius caesar | person person m role named | a laurel wreath, a white toga with a purple border, a gold brooch, leather sandals | on marble steps | white, purple, gold | person:king
shakespeare, william shakespeare | person person m role named | a stiff white ruff, a dark doublet, a pointed beard, a quill | at a candlelit desk | black, white, brown | person
mozart, wolfgang amadeus mozart | person person m role named | a powdered wig tied with a ribbon, a red frock coat, a lace jabot, silver buttons | at a harpsichord | red, white, gold | person
beethoven, ludwig van beethoven | person person m role named | wild grey hair, a high white collar, a dark coat, a sheaf of scores | at a grand piano | black, white, grey | person
einstein, albert einstein | person person m role named | wild white hair, a thick moustache, a knitted jumper, chalk dust on the sleeves | before a blackboard of formulas | grey, white, brown | person
isaac newton, newton | person person m role named | a long curled wig, a brown frock coat, a white neckcloth, a glass prism | under an apple tree | brown, white, leaf green | person
marie antoinette | person person f role | a towering powdered wig, a wide silk gown with bows, a lace fan, a beauty spot | in a mirrored hall | pale blue, pink, gold | person:queen
abraham lincoln, abe lincoln, lincoln | person person m role named | a tall black stovepipe hat, a chin beard, a long black coat, a bow tie | before a row of columns | black, white, grey | person
tutankhamun, king tut | person person m role | a striped gold and blue headdress, a false beard, a wide jewelled collar, a crook and a flail | in a painted tomb | gold, lapis blue, black | person:king
joan of arc | person person f role named | cropped hair, polished plate armour, a white banner with lilies, a sword at the side | on a castle wall | steel, white, gold | person:knight
genghis khan | person person m role named | a fur-trimmed hat, a lamellar coat, a thin moustache, a curved bow | on open grassland | brown, iron, red | person:knight
frida kahlo | person person f role named | flowers across the braided hair, joined dark eyebrows, a fringed shawl, heavy bead necklaces | in a courtyard of cactus | cobalt, red, yellow | person
van gogh, vincent van gogh | person person m role named | a straw hat, a short red beard, a blue smock, a brush in the hand | in a field of sunflowers | straw yellow, blue, orange | person
cinderella | person person f role named | a pale blue ball gown, a glass slipper, a ribbon at the neck, gathered hair | on a palace stair | pale blue, silver, white | person:princess
snow white | person person f role named | a red ribbon in black hair, puffed sleeves, a high white collar, a red apple | in a forest glade | red, black, white | person:princess
sherlock, sherlock holmes | person person m role named | a deerstalker cap, a caped coat, a curved pipe, a round magnifying glass | in a lamplit study | tweed brown, grey, brass | person:detective
silkworm, silkworms | insect tiny | a pale soft body, tiny feet, a loose thread of silk | on a mulberry leaf | cream, leaf green, white | caterpillar
`;
