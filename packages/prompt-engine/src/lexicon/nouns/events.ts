/** Events shown by their scene: names | kind and size | people and objects that make them visible | usual places | colours | drawing. */
export const EVENTS = `
# family and rites
anniversary, wedding anniversary | event large | an older couple at a small table, a two-tier cake, a framed wedding portrait, two raised glasses | at a dining-room table; on a restaurant terrace | ivory, silver, rose | cake
baby shower | event large | a pregnant woman in an armchair, wrapped gifts at her feet, paper garlands, a tiered cake | in a living room; in a garden pavilion | mint, cream, blush | gift
bachelor party, bachelorette party, hen party, stag party | event large | friends in matching sashes, raised cocktails, a string of paper lanterns | in a crowded bar; on a roof terrace | hot pink, gold, black | cocktail
baptism, christening | event large | a baby in a long white gown, a stone font, a priest pouring water, a lit candle | at the font of a stone church | white, gold, stone grey | baby
bar mitzvah, bat mitzvah | event large | a teenager reading from an open scroll, a silver pointer, a fringed prayer shawl, family in rows behind | in a lit synagogue | white, blue, silver | paper
birthday, birthday party, kids' birthday party | event large | a cake with lit candles, children in paper hats, tied balloons, wrapped presents | at a decorated kitchen table; on a garden lawn | pink, turquoise, icing white | cake
engagement, marriage proposal, proposal | event large | one partner on one knee, an open ring box, the other with a hand at the mouth | on a quiet beach; on a bridge at dusk | gold, white, dusk blue | ring
family dinner, family meal, sunday lunch | event large | three generations round a table, passed dishes, a carved roast, an open bottle | at a long dining table; on a shaded terrace | oak, gravy brown, leaf green | roast
family reunion | event huge | several generations in rows, children on the grass in front, a long laid table behind | on a farmhouse lawn; in a park | summer green, white, denim | crowd
first communion, confirmation | event large | children in white with folded hands, tall candles, a priest at the altar rail | in a bright parish church | white, candle gold, stone | candle
first day of school | event large | a small child with a large backpack, a parent's hand, an open school gate | at a school gate; on a front doorstep | yellow, brick, navy | person:schoolchild
funeral, burial | event large | mourners in black, a flower-covered coffin, bowed heads, dark umbrellas | at a graveside under trees; along a church aisle | black, lily white, wet green | coffin
graduation, commencement, graduation ceremony | event huge | students in gowns and square caps, thrown caps in the air, rolled diplomas | on a campus lawn; on the steps of a hall | black, gold tassel, lawn green | -
moving day | event large | stacked cardboard boxes, a rolled rug, two people carrying a sofa, an open front door | in an empty living room; beside a parked van | cardboard, white, leaf green | box
prayer, worship service, church service | event huge | rows of bowed heads, a lit altar, open books, folded hands | in a stone church; in a tiled hall | candle gold, stone, dark wood | church
quinceanera, sweet sixteen | event large | a girl in a wide tulle gown, a small tiara, a tiered cake, a court of friends in suits | in a decorated hall; on a garden stair | rose pink, silver, cream | dress
retirement party, farewell party | event large | an older colleague with a bunch of flowers, a sheet cake, raised paper cups | among office desks; in a works canteen | cream, carnation pink, blue | cake
reunion, homecoming | event large | two people in a tight hug, a dropped suitcase, others waiting behind | at an arrivals gate; on a front path | denim, warm grey, red | suitcase
tea party | event large | a tiered stand of small cakes, flowered cups, lace cloth, guests in light dresses | on a garden lawn; in a drawing room | rose, cream, mint | teapot
vigil, candlelight vigil | event huge | people holding small candles in paper cups, laid flowers, a framed photograph | on the steps of a town hall; in a dark square | candle amber, black, white | candle
wedding reception, first dance, wedding dance | event large | a couple dancing close, strings of bulbs overhead, guests in a ring, a tall cake | in a lit barn; under a garden marquee | ivory, bulb gold, night blue | person:bride
wedding, wedding ceremony, marriage | event huge | a bride in a long white dress, a groom in a dark suit, seated guests on both sides, confetti in the air | at a flower-covered arch; on the steps of a church | ivory, charcoal, blush | person:bride
# holidays
carnival, mardi gras | event vast | feathered headdresses, sequined costumes, drums, a decorated float | along a packed avenue; across a night square | purple, gold, green | mask
chinese new year, lunar new year, spring festival | event vast | red paper lanterns, strings of firecrackers, a lion costume, red envelopes | along a lantern-hung street; in a temple court | red, gold, black | lantern
christmas dinner, thanksgiving | event large | a roast turkey, bowls of vegetables, lit candles, family round the table | at a long dining table | roast brown, cranberry, cream | turkey
christmas market | event vast | wooden stalls, strings of bulbs, steaming mugs, a tall lit tree | on an old-town square; below a cathedral | bulb gold, fir green, night blue | stall
christmas, xmas, christmas morning, christmas eve | event large | a lit fir tree, wrapped presents, stockings on a mantel, a paper star in the window | in a living room by the fire; at a frosted window | fir green, red, candle gold | pine
day of the dead, dia de los muertos | event huge | painted skull faces, marigold garlands, lit candles, framed portraits on an altar | in a decorated cemetery; along a village street | marigold, magenta, black | skull
diwali, festival of lights | event huge | rows of clay oil lamps, a coloured powder pattern on the floor, sparklers, marigold strings | on the steps of a house; along a river stair | lamp gold, magenta, marigold | candle
easter, easter egg hunt | event large | children with small baskets, painted eggs in grass, a tied ribbon, daffodils | on a garden lawn; under fruit trees | pastel yellow, lilac, grass green | egg
eid, ramadan, iftar | event large | a laid carpet of dishes, dates on a plate, hanging lanterns, family in new clothes | in a courtyard at dusk; in a carpeted room | brass, emerald, cream | lantern
halloween, trick or treat, halloween party | event large | carved lit pumpkins, children in costumes, a bowl of sweets, paper bats | on a front porch; along a dark street | pumpkin orange, black, purple | pumpkin
hanukkah | event large | a nine-branched candlestick, lit candles, a spinning top, fried doughnuts on a plate | at a window sill; on a dining table | silver, blue, candle gold | candle
holi, color festival, colour festival | event vast | clouds of coloured powder, raised arms, stained white clothes, laughing faces | in an open square; along a temple street | magenta, turmeric yellow, green | -
independence day, fourth of july, bastille day | event vast | small flags, a marching band, fireworks above roofs, picnic blankets | along a main street; in a town park | red, white, navy | flag
midsummer, maypole dance, may day | event huge | a tall pole with ribbons, dancers in a ring, flower crowns, a fiddler | on a village meadow | leaf green, white, cornflower | flower
new year, new year's eve | event vast | fireworks over a skyline, raised champagne glasses, a clock at midnight, thrown streamers | on a roof terrace; along a riverside | gold, black, champagne | clock
oktoberfest, beer festival | event vast | long wooden tables, big glass mugs, people in braided waistcoats, a brass band | in a striped tent; in a garden under chestnuts | blue, white, beer gold | mug
saint patrick's day | event vast | green hats, pipers in kilts, shamrock badges, raised pints | along a main street; in a crowded pub | green, gold, black | hat
sunday, lazy sunday | event large | an unmade bed, an open newspaper, two coffee cups, low sun on the sheets | in a bright bedroom; at a kitchen table | linen white, coffee brown, pale gold | cup
valentine's day | event large | a table for two, red roses, a heart-shaped box, a lit candle | in a small restaurant; at a kitchen table | red, blush, candle gold | heart
# shows and gatherings
audition, casting | event large | one performer on an empty stage, a table with three judges, sheets of paper, a single spotlight | in a bare theatre | board brown, spot white, black | curtain
bake sale, cake stall | event large | iced cakes on stands, paper price cards, a cash tin, a checked cloth | in a school hall; on a village green | pink, cream, checked red | cake
ballet, ballet performance, swan lake | event huge | dancers in white tutus, raised arms in a line, a blue painted backdrop, a dark orchestra pit | on a deep theatre stage | white, blue, spot silver | person:ballerina
beach party | event large | people in swimwear, a string of bulbs, a cool box of bottles, a low fire | on the sand by the surf | coral, flame orange, sand | campfire
book signing | event large | a writer at a small table, a stack of new books, an open title page, a queue of readers | in a bookshop; in a library foyer | paper cream, navy, oak | book-stack
campfire night, camping trip, camping | event large | a lit tent, a ring of people on logs, a low fire, a hanging kettle | in a forest clearing; beside a lake | flame orange, pine, night blue | tent
carol singing, caroling, carolling | event large | singers in two rows, open song sheets, lanterns on poles, scarves and hats | on a snowy street; in a church choir | lamp gold, wool red, snow white | book
choir practice | event large | singers in two rows, open song sheets, a conductor with raised hands, a piano at the side | in a church choir; in a school hall | paper white, oak, maroon | book
circus, circus show | event huge | an acrobat on a trapeze, a ring of sawdust, a ringmaster in a red coat, tiers of faces | in a striped tent | red, gold, sawdust | circus-tent
comedy show, stand-up comedy, open mic | event large | one comic at a microphone, a brick wall, small tables, laughing faces | in a basement club | brick, spot amber, black | microphone
concert, gig, live show, rock concert, live music | event vast | a band on a lit stage, raised hands, beams through haze, stacked speakers | in a dark hall; on an open field | spot blue, magenta, black | microphone
cookout, grill party | event large | a smoking grill, turned skewers, a long table of salads, people with paper plates | on a back lawn; on a terrace | charcoal, meat brown, grass green | steak
costume party, fancy dress party, cosplay convention | event huge | guests in bright capes and masks, a decorated table, streamers | in a crowded living room; in an exhibition hall | purple, gold, silver | mask
dance party, disco, rave, club night | event huge | dancers with raised arms, a mirror ball, beams of coloured light, a DJ behind decks | in a dark club; in an empty warehouse | neon pink, cyan, black | -
dinner party, candlelit dinner, romantic dinner | event large | lit candles, filled wine glasses, guests leaning in, plates half eaten | at a long dining table; at a small table by a window | candle amber, wine red, linen white | meal
drag show | event huge | a performer in a sequined gown, a tall wig, a fan in one hand, a tinsel curtain | on a small club stage | hot pink, silver, black | high-heel
dragon dance | event huge | a long cloth dragon on poles, dancers in red beneath it, drums and cymbals, drifting firecracker smoke | along a lantern-hung street; in a paved square | red, gold, emerald | dragon
drone show | event vast glowing | hundreds of points of light in one large figure, raised phones, black water below | above a harbour; over a stadium | cyan, white, black | stars
fashion show, runway show, catwalk | event huge | a model mid-stride, a long white runway, rows of seated guests, a bank of cameras | in a dark hall | white, black, silver | dress
jazz festival, jazz evening | event vast | a saxophone held high, a double bass, a small lit stage, listeners on folding chairs | in a town square; in a low cellar | brass, midnight blue, amber | -
village fete, fete, summer fete, church fete, school fete, village fair | event large | strings of bunting, cake stalls under awnings, a coconut shy, a brass band | on a village green; in a churchyard | grass green, bunting red, cream | -
festival, music festival, summer festival | event vast | a large stage, flags on poles, a field of people, tents beyond | on open grass | grass green, stage purple, flag orange | flag
film set, movie set, film shooting, film shoot | event huge | a camera on a dolly, a boom microphone, big lamps on stands, an actor on a marked spot | on a studio stage; on a closed street | black, lamp white, gaffer grey | camera
firework display, fireworks display, fireworks show | event vast glowing | bursts of coloured sparks, drifting smoke, lit faces below, reflections on water | above a harbour; over a city skyline | gold, red, violet | -
fireworks, firework | event vast glowing plural | bursts of coloured sparks, drifting smoke, lit faces below, reflections on water | above a harbour; over a city skyline | gold, red, violet | -
flamenco, flamenco show | event large | a dancer in a ruffled dress, arched arms, a seated guitarist, clapping hands | on a small wooden stage | red, black, lamp amber | dress
folk dance | event huge | couples in embroidered clothes, a turning ring, a fiddler, raised dust | on a village green; on a wooden stage | red, white, grass green | dress
book fair, book festival, literature festival, library sale, book sale | event large | tables of stacked books, browsing readers, tall book banners, a speaker's chair | in a high trade hall; in a library hall | paper cream, spine red, ink blue | book
craft fair, art fair, makers' market, maker fair, christmas fair | event large | tables of handmade wares, hand-lettered signs, strings of bunting, browsing visitors | in a village hall; on a town square | wood, linen, bunting red | -
job fair, careers fair, career fair, trade fair, trade show, expo | event vast | rows of booths, tall banners, handshakes across tables, lanyards | in a wide exhibition hall | white, navy, carpet grey | -
funfair, fair, county fair, state fair, amusement park, theme park | event vast | a lit big wheel, painted stalls, candyfloss, strings of bulbs | on a town meadow; at a seafront | bulb yellow, pink, dusk blue | balloon
gallery opening, art exhibition, vernissage | event large | framed works on white walls, guests with wine glasses, small spotlights, a wooden floor | in a white gallery | white, black, oak | canvas
lantern festival, paper lantern festival, floating lantern festival, sky lanterns | event vast glowing | paper lanterns rising, lifted hands, many small lights mirrored in water | along a river bank; above a temple court | lantern orange, indigo, paper cream | lantern
laser show, light show | event vast glowing | fine coloured beams fanning through haze, raised hands, a dark stage | in a dark arena; above a square | cyan, magenta, green | stars
lion dance | event huge | a fringed lion costume with two dancers, a snapping painted mouth, drums and cymbals, hanging red lanterns | in front of a shop door on a lantern-hung street; in a temple court | red, gold, white fringe | -
magic show, magic trick | event large | a conjurer in tails, a top hat on a table, fanned cards, a white rabbit | on a small curtained stage; at a party table | black, red velvet, gold | hat
market day, farmers market, street market, bazaar, flea market | event huge | stalls of fruit and cloth, striped awnings, shoppers with baskets, hanging scales | on a village square; along a narrow street | fruit orange, canvas white, leaf green | stall
masquerade, masquerade ball, masked ball, royal ball, prom | event huge | couples in gowns and tailcoats, feathered masks, a lit chandelier, a small orchestra | in a mirrored ballroom; in a decorated gym | gold, crimson, black | mask
nativity play | event large | two children in robes, a doll in straw, a cardboard donkey, a paper star on a stick | on a school stage | straw, robe blue, star gold | stars
night market | event huge | lit food stalls, steam over woks, paper lanterns, a packed lane | along a narrow city street | lantern red, bulb yellow, night blue | stall
opera, musical, broadway show | event huge | a singer in a long gown, a painted set, footlights, an orchestra in the pit | on a gilded theatre stage | crimson, gold, black | curtain
orchestra concert, symphony, classical concert | event huge | rows of string players, a conductor with a baton, music stands, a gilded hall | on a wooden concert stage | walnut, black, gold | violin
parade, street parade, pride parade | event vast | a marching band, decorated floats, small flags, people along the kerb | along a main street | red, gold, confetti pink | drum
party, house party | event large | people with raised glasses, balloons, a string of bulbs, a table of bottles | in a crowded living room; on a roof terrace | gold, magenta, dark blue | balloon
picnic | event large | a checked blanket, a wicker basket, bread and fruit, people on the grass | under a wide tree; beside a lake | checked red, grass green, straw | basket
poetry reading, poetry slam | event large | one reader with a sheet of paper, a microphone, listeners on mismatched chairs | in a small cafe; in a bookshop | lamp amber, paper white, brick | microphone
pool party | event large | people in swimwear, floating rings, splashing water, a tray of coloured drinks | round a bright pool | turquoise, flamingo pink, white | cocktail
pow wow, tribal dance | event huge | dancers in fringed regalia, eagle-feather bustles, drummers in a ring, raised dust | on open ground | red, turquoise, dust | feather
procession, pilgrimage | event vast | robed people in two lines, tall candles, a carried statue, drifting incense | along a narrow old street; up a mountain path | candle gold, purple, stone | candle
puppet show | event large | two hand puppets, a striped booth, children cross-legged in front | in a park; in a school hall | red, white, blue | doll
quiz show, game show | event large | a contestant at a lit desk, a host with cards, coloured panels, a seated audience | in a television studio | blue, gold, magenta | microphone
recital, piano recital, school concert, music recital | event large | a grand piano on a small stage, one young player, rows of seated parents, a bunch of flowers on a chair | in a school hall; in a small concert room | piano black, board brown, curtain red | piano
red carpet, film premiere, award ceremony, awards show | event huge | a long red carpet, people in gowns and black tie, flashing cameras, velvet ropes | in front of a lit theatre | carpet red, black, gold | -
ritual, rain dance | event large | robed figures in a ring, a low fire, a drum, carved masks | in a forest clearing at night; on a bare hill | flame orange, ochre, black | campfire
seance | event large | hands joined on a round table, one lit candle, closed eyes, a fringed cloth | in a curtained room | candle amber, purple, black | candle
sleepover, pyjama party, slumber party, movie night | event large | friends in pyjamas, spread sleeping bags, a bowl of popcorn, the glow of a screen | on a living-room floor; in a bedroom | lilac, screen blue, popcorn cream | bed
snowball fight | event large | people mid-throw, bursting snowballs, red mittens, a low snow wall | in a park; on a village street | white, red, blue | snowman
stage play, theatre play, school play | event large | actors in costume, a painted backdrop, a single lit chair, red side curtains | on a small wooden stage | curtain red, board brown, spot gold | curtain
street performance, busking | event large | a musician with an open case, coins on cloth, a ring of passers-by | on a cobbled square; in a station passage | cobble grey, brass, red | guitar
talent show | event large | a child mid-song at a microphone, a table of judges, a tinsel curtain, a seated audience | on a school stage | tinsel gold, blue, white | microphone
tarot reading, fortune telling | event large | spread cards on a fringed cloth, a ringed hand turning one card, a lit candle, a glass ball | in a curtained room; in a fairground tent | candle amber, purple, gold | playing-cards
tea ceremony | event large | a kneeling host, a bamboo whisk, a dark bowl, a rising thread of steam | in a paper-screened room; in a garden pavilion | matcha green, straw, charcoal | bowl
water festival, songkran, water fight | event huge | thrown buckets of water, plastic squirters, soaked bright shirts, laughing faces | along a city street | turquoise, hot pink, white | bucket
wine tasting, cheese tasting | event large | a row of glasses, tilted red wine, a board of cheese, a notebook | in a vaulted cellar; on a vineyard terrace | burgundy, oak, cream | wine-glass
hike, trek, mountain hike, hiking trip | event large | walkers with packs in single file, walking poles, a marked stony path, dusty boots | in the hills; on a mountain trail | dust, rust red, pine | boot
basketball dunk | event large | a player hanging at the rim with one arm, a ball going down through the net, raised arms below, polished boards | in a sports hall; on a street court | orange, white, wood | ball
`;
