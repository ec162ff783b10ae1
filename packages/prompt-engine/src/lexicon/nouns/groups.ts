/** Several people in one noun: names | kind and traits | details | usual places | colours | drawing. */
export const GROUPS = `
# any company
crowd, mob, throng, mass of people | group vast | close rows of heads and shoulders, raised arms, caps and scarves, phones held up | on a city square; before an open-air stage | grey, navy, red, skin tones | crowd
audience, spectators, viewers, theatre audience | group large | rows of upturned faces, hands on armrests, light from the stage on the front rows | in the red seats of a theatre; on a stand | crimson, amber, black | crowd
group, bunch of people, group of people, gathering, folk | group large | people standing shoulder to shoulder, jackets in several colours, one taller figure at the back | on a lawn; on wide steps | navy, olive, cream, red | crowd
couple, young couple, married couple, newlyweds | group person | two figures close together, linked hands, a wool coat beside a denim jacket | on a park bench; on a bridge | camel, denim blue, wine red | crowd
trio, threesome, three friends | group person | three figures side by side, jackets in three colours, arms over shoulders | on a low wall; on a city street | denim blue, olive, rust | crowd
group of friends, friend group, circle of friends | group large | open shirts and denim jackets, arms over shoulders, wind-blown hair, bottles of lemonade | on a rooftop; on a beach at a small fire | denim blue, mustard, coral | crowd
rush-hour crowd, rush hour crowd, commuter crowd | group large | long coats, bags over shoulders, earphones, faces turned different ways | on a station platform; at a pedestrian crossing | charcoal, grey, orange | crowd
queue, line of people, waiting line | group large | people one behind the next, shopping bags, folded arms, a rope barrier on brass posts | along a pavement; before a counter | grey, navy, red | crowd
tour group, tour party, tourist group, coach party | group large | sun hats, cameras on neck straps, small backpacks, one raised folded umbrella | before a cathedral; on a viewing terrace | khaki, white, sky blue | crowd
wedding guests, dinner guests, company of guests | group large plural | satin dresses and dark suits, glasses of sparkling wine, flowers in lapels | in a candlelit dining room; on a lawn with lanterns | emerald, black, gold | crowd
# family and children
family, parents and children, household | group large | two adults in knitted jumpers, two children in front, hands on small shoulders | on a living-room sofa; on a lawn | oat, navy, mustard | crowd
large family, extended family, three generations, family of five, big family | group large | grey-haired grandparents on chairs, adults standing behind, children on the floor, a baby on one lap | on a garden lawn; around a long table | cream, brown, green | crowd
mum and dad, mom and dad, mother and father | group person plural | a soft shirt and a checked shirt with rolled sleeves, two plain wedding rings, linked arms | in a family kitchen; on a front step | cream, blue, brown | crowd
grandparents, grandma and grandpa | group person plural | a flat cap and a silver bun, buttoned cardigans, round glasses, joined hands | on a garden bench; on a porch swing | lavender, brown, cream | crowd
mother and child, mother and daughter, mother and son, mother and baby, madonna and child | group person | a larger figure in a soft shirt, a small figure at her side, two joined hands, matching hair | beside a window; on a garden path | cream, blue, rose | crowd
father and son, father and daughter, dad and son, dad and daughter | group person | a larger figure in a checked shirt, a small figure at his side, two joined hands, matching caps | on a jetty; on a back lawn | blue, brown, red | crowd
brother and sister, brothers and sisters | group person plural | striped jumpers, thick socks, the same freckles, a step in height from one to the next | on a living-room rug; on a back lawn | red, navy, white | crowd
twins, identical twins, twin sisters, twin brothers, twin girls, twin boys | group person plural | two identical striped tops, the same fringe, the same dimples, shoulders touching | in front of a plain wall; in a long corridor | red, white, navy | crowd
triplets | group person plural | three identical knitted caps, the same round cheeks, matching bodysuits | on a white blanket | cream, pale yellow, pink | crowd
school class, classmates, group of children, bunch of kids | group large | bottle-green jumpers, white collars, knee socks, rows in order of height | in a classroom; on school steps | bottle green, grey, white | crowd
graduating class, student group, group of students | group large | black gowns, square caps with tassels, rolled diplomas, bright scarves | on a college lawn; on campus steps | black, gold, grass green | crowd
scouts, boy scouts, girl scouts, scout troop | group large | khaki shirts with badges, knotted neckerchiefs, rucksacks, long socks | around a campfire; on a forest path | khaki, red, green | child:scout
bridal party, wedding party | group large | long satin dresses, a white veil in the middle, small bouquets, dark suits at the edge | on church steps; on a lawn | dusty pink, white, charcoal | crowd
# music and stage
band, rock band, music band, punk band, boy band, girl band, metal band | group large | electric guitars, a drum kit at the back, stacked amplifiers, a microphone stand, leather jackets | on a club stage; in a bare rehearsal garage | black, red, chrome | crowd
jazz band, jazz quartet, jazz trio, big band, swing band | group large | dark suits and narrow ties, a double bass, a brass saxophone, a piano, brushes on a snare | on the small stage of a cellar club | brass, black, amber | crowd
marching band, brass band, military band | group large | braided jackets, plumed hats, polished trombones and tubas, a bass drum on straps | on a parade street; in a bandstand | scarlet, brass, white | crowd
mariachi band, mariachi | group large | black suits with silver buttons, broad embroidered hats, violins and trumpets, a round-bellied guitar | on a tiled plaza | black, silver, crimson | crowd
orchestra, symphony orchestra, philharmonic | group large | curved rows of black-clad players, violin bows at one angle, shining horns, white sheet music on stands | on a concert platform | black, amber varnish, brass | crowd
string quartet, quartet, chamber ensemble | group large | two violins, a viola, a cello, black clothes, four music stands | in a half circle in a panelled salon | black, amber varnish, cream | crowd
choir, chorus, gospel choir, children's choir, carol singers | group large | long satin robes, open folders, round open mouths, three rising rows | on the steps of an altar; on a stepped platform | purple, white, gold | crowd
dance troupe, dance group, dance crew, corps de ballet | group large | matching fitted costumes, arms at one angle, bare feet or soft shoes, one figure ahead | on a wide stage; in a mirrored studio | charcoal, red, skin tones | crowd
circus troupe, circus company | group large | sequined leotards, a red tailcoat, a white-faced clown, a human pyramid of three levels | in a sawdust ring | red, gold, white | crowd
theatre company, cast of actors | group large | velvet cloaks, ruffs, painted faces, joined hands in a line at the stage edge | on a stage before red curtains | crimson, gold, black | crowd
film crew, camera crew | group large | black t-shirts, headsets, a camera on a dolly, a long boom pole, a round reflector | on a film set | black, grey, orange | crowd
idol group, girl group, k-pop group, boy group | group large | matching stage outfits, headset microphones, dyed glossy hair, a wedge formation | on a lit stage | lilac, silver, pink | crowd
# work
team, work team, colleagues, coworkers, staff member, office staff, hotel staff, restaurant staff, shop staff, airport staff, school staff, office team, startup team | group large | pale shirts and knitted jumpers, lanyards, laptops, paper cups | around a table in a glass meeting room | pale blue, grey, white | crowd
business people, businesspeople, board of directors, business team | group large | dark suits, white shirts, leather folders, polished shoes | around a long table; in a marble lobby | charcoal, white, navy | crowd
committee, jury, council, panel of judges | group large | dark jackets, glasses of water, pencils and paper, faces in one row | behind a long table; in a panelled jury box | oak brown, charcoal, white | crowd
crew, ship's crew, boat crew | group large | striped jerseys, rolled trousers, wool caps, hands on one long rope | on a ship's deck | navy, white, rope tan | crowd
space crew, crew of astronauts, astronaut crew | group large | white pressure suits, helmets under one arm, ribbed gloves, blank shoulder patches | on a launch gantry; in a spacecraft corridor | white, orange, grey | crowd
work crew, construction crew, building crew | group large | yellow hard hats, orange vests, dusty boots, lunch tins | on a steel beam; on a building site | orange, yellow, concrete grey | crowd
mining crew, shift of miners | group large | helmets with lamps, blackened faces, torn vests, pickaxes on shoulders | at a pit head; in a timbered tunnel | coal black, amber, grey | crowd
harvest crew, harvest workers | group large | straw hats, rolled sleeves, woven baskets, scythes | in a line across a wheat field | straw, denim blue, earth brown | crowd
fishing crew | group large | yellow oilskins, wool caps, rubber boots, one long net between many hands | on a wet deck; on a beach at a boat | oilskin yellow, navy, rust | crowd
fire crew, fire brigade | group large | turnout coats with reflective bands, ridged helmets, one heavy hose, soot on cheeks | before a smoking building | tan, yellow, black | crowd
medical team, surgical team, medical staff, hospital staff, nursing staff | group large | green scrubs, masks, caps, gloved hands over a lit table | under operating lamps; in a hospital corridor | surgical green, white, steel | crowd
research team, lab team | group large | white coats, goggles, blue gloves, a rack of coloured flasks | at a laboratory bench | white, cobalt, amber | crowd
kitchen brigade, kitchen crew, kitchen team | group large | white double-breasted jackets, tall hats, steel pans, one rising flame | in a steel kitchen | white, steel, flame orange | crowd
police, police squad, riot police | group large plural | dark uniforms, visored helmets, clear shields in a row, heavy boots | across a city street | navy, black, white | crowd
press pack, press corps, media scrum, paparazzi pack | group large | microphones held out, cameras with flashes, press cards on cords, raincoats | on the steps of a public building; at a rope barrier | black, grey, white | crowd
order of monks, procession of monks | group large | hooded robes in one colour, folded hands, sandals, a line in step | in a stone cloister; on temple steps | brown, saffron, stone grey | crowd
# sport and play
scrum, rugby scrum | group large | bound shoulders, muddy jerseys, locked arms, boots dug into the turf | on a rugby pitch | mud brown, green | crowd
sports team, football team, soccer team, basketball team, rugby team, hockey team | group large | matching numbered shirts, long socks, arms over shoulders, a front row on one knee | on a marked pitch | red, white, grass green | crowd
pack of runners, field of runners | group large | bright vests, blank number bibs, a forest of lifted knees, sweat on foreheads | on a closed city street | orange, yellow, grey | crowd
peloton, pack of cyclists | group large | bright jerseys, vented helmets, wheels in close overlap, lowered backs | on a mountain road | yellow, red, blue | crowd
concert crowd, festival crowd, football crowd, concertgoers | group vast plural | raised arms, striped scarves, painted cheeks, flags, lit phones | on a stadium terrace; before a concert stage | red, white, amber | crowd
cheer squad, cheerleading squad | group large | pleated skirts, shiny pompoms, white trainers, a three-level human pyramid | on the sideline of a pitch | red, white, gold | crowd
swim team, synchronised swimming team | group large | matching caps, arms at one angle, legs in a star shape, rings of ripples | in a clear pool | turquoise, red, white | crowd
climbing party, rope team, expedition | group large | padded jackets, ice axes, goggles, one rope from waist to waist | on a snow ridge | orange, red, snow white | crowd
walking group, hiking group | group large | shell jackets, tall backpacks, trekking poles, a single file | on a mountain path | orange, teal, grey | crowd
gaming team, esports team | group large | headsets, hoodies, controllers, screen light on faces | on a sofa before a screen; at rows of desks | purple, cyan, black | crowd
party | group large +people +guests +friends +dancing | sequined tops and open shirts, raised glasses, paper hats, streamers on shoulders | in a lamplit living room; on a terrace | gold, pink, emerald | crowd
# march and war
army, troops, regiment, battalion, platoon, infantry | group vast | ranks of helmets and packs, rifles at one angle, boots in step, one flag on a pole | on a dusty plain; on a parade ground | olive, tan, steel | crowd
squad, patrol, special forces team | group large | camouflage uniforms, covered helmets, rifles on slings, a spread-out file | on a forest track; beside a helicopter | olive, tan, black | crowd
medieval army, cavalry, horde, army of knights | group vast | rows of shields, a hedge of spears, plumed helmets, cloth banners, restless horses | on a grassy plain below a hill | steel, crimson, mud brown | crowd
samurai army, clan of samurai | group vast | lacquered armour, crested helmets, tall narrow back flags, long spears | on a misty plain | lacquer red, black, indigo | crowd
viking warband, viking army, raiding party | group large | fur cloaks, round painted shields, bearded axes, braided beards | on a shingle beach at a longship | iron grey, dull red, fur brown | crowd
pirate crew, band of pirates | group large | striped shirts, sashes, headscarves, cutlasses, one eyepatch | on a ship's deck; around an open chest | oxblood, navy, gold | crowd
gang, biker gang, street gang | group large | leather jackets, heavy boots, bandanas, folded arms | under a road bridge; outside a diner | black, denim blue, chrome | crowd
mafia, mafia family | group large | pinstripe suits, fedoras, long overcoats, cigar smoke | around a card table under a low lamp | charcoal, white, wine red | crowd
posse, band of outlaws | group large | wide-brimmed hats, bandanas, long coats, gun belts, dusty boots | on a dusty main street | tan, black, rust | crowd
protest crowd, marching crowd | group vast | linked arms, blank banners on two poles, raised fists, rain jackets | on a broad city street | yellow, red, black | crowd
suffragette march | group large | white high-necked dresses, sashes in violet and green, wide hats, a plain silk banner | on a broad city street | white, violet, green | crowd
rebel army, band of rebels | group large | open shirts, red sashes, muskets, one torn flag | on a barricade of carts and furniture | red, white, smoke grey | crowd
refugee column, group of refugees | group large | wool blankets, headscarves, bundles and suitcases, a long bent line | on a muddy road | grey, brown, dull blue | crowd
religious procession, group of pilgrims | group large | hooded cloaks, tall staffs, candles, sandals | on a stony path; at the gate of a shrine | brown, white, amber | crowd
townspeople, townsfolk, village folk | group large plural | linen smocks, wool hoods, aprons, wooden rakes | in a village square | brown, oat, green | crowd
royal family, royal court | group large | brocade gowns, gold-braided uniforms, one crown, sashes with orders | in a gilded hall; on a palace balcony | crimson, gold, ivory | crowd
tribe, clan, cave people | group large | fur wraps, bone necklaces, wooden spears, faces lit from below | around a fire in a cave mouth | ochre, brown, bone | crowd
superhero team, team of heroes, league of heroes | group large | fitted bodysuits in several colours, capes, masks, one central figure ahead | on a rooftop edge; on a broken street | red, blue, gold | crowd
adventuring party, party of adventurers, fellowship | group large | a hooded cloak, a plate breastplate, a pointed hat, a short bearded figure, a longbow | on a mountain path; at a cave mouth | brown, steel, green | crowd
zombie horde, undead army | group vast | torn grey clothes, pale blotched skin, outstretched arms, tilted heads | on a misty street; among gravestones | grey green, dull brown, blood red | crowd
elven army, elven court | group large | pointed ears, long pale hair, leaf-shaped armour, tall bows | in a beech forest | silver, leaf green, white | crowd
coven | group large | black pointed hats, ragged cloaks, long wooden spoons, faces lit green from a cauldron | in a forest clearing at a fire | black, acid green, violet | crowd
`;
