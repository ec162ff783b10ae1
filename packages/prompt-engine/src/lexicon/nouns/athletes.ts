/** Sportspeople and players: names | kind and traits | details | usual places | colours | drawing. */
export const ATHLETES = `
# running, field, gym
athlete, sportsman/sportsmen, sportswoman/sportswomen, sportsperson, olympian | person person role | a sleeveless vest, fitted shorts, spiked shoes, a blank number bib, defined shoulders | on a stadium track | track red, white, navy | person:sportswear
runner, jogger, track runner | person person role | a light vest, running shorts, cushioned shoes, a sports watch, taut calves | on a park path; on a wet road | orange, grey, white | person:sportswear
marathon runner, long-distance runner | person person role | a thin vest, a blank number bib, split shorts, salt on the temples, lean legs | on a closed city street | yellow, grey, white | person:sportswear
sprinter, hurdler | person person role | a tight one-piece suit, spiked shoes, thick thighs, stretched fingers | in the lane of a red track | track red, white, black | person:sportswear
relay runner | person person role | a club vest, spiked shoes, a short metal baton, an outstretched arm | in the lane of a red track | track red, blue, silver | person:sportswear
high jumper, long jumper, pole vaulter, triple jumper | person person role | a fitted vest, short shorts, spiked shoes, chalk on the palms | above a bar and a thick mat; over a sand pit | blue, white, sand | person:sportswear
javelin thrower, discus thrower, shot putter, hammer thrower | person person role | a fitted singlet, a taped wrist, chalk on the neck, thick shoulders | in a throwing circle on a stadium field | grass green, white, orange | person:sportswear
gymnast, rhythmic gymnast | person person role | a sparkling leotard, chalked hands, bare feet, hair in a tight bun | on a sprung floor; on a balance beam | royal blue, silver, chalk white | person:sportswear
trampolinist | person person role | a leotard, white socks, tucked knees, pointed toes | above a trampoline bed | red, white, black | person:sportswear
weightlifter, powerlifter | person person role | a red singlet, a wide leather belt, chalked palms, wrapped wrists, a bent steel bar | on a wooden platform | red, chalk white, steel | person:sportswear
bodybuilder, muscle man/muscle men | person person role | posing trunks, oiled skin, sharply divided muscles, veined arms | on a dark stage; between gym racks | bronze, black, gold | person:sportswear
gym goer, fitness trainer, personal trainer, fitness model | person person role | a fitted tank top, training shorts, a stopwatch on a cord, a towel around the neck | between racks of weights | black, grey, lime | person:sportswear
coach, football coach, basketball coach, trainer | person person role | a club tracksuit, a peaked cap, a whistle on a cord, a clipboard | on the sideline | navy, white, red | person:sportswear
referee, umpire | person person role | a striped shirt, a whistle, a coloured card in the pocket, black shorts | in the middle of a pitch | black, white, yellow | person:sportswear
yoga teacher, yogini, yoga instructor, pilates teacher | person person role | leggings, a soft fitted top, bare feet, hair in a knot | on a mat in a bright wooden room | sage, white, oak | person:sportswear
# team games
footballer, soccer player, football player | person person role | a club shirt, shorts, long socks over shin pads, studded boots, mud on one knee | on a floodlit pitch | red, white, grass green | person:sportswear
goalkeeper, goalie | person person role | a bright long-sleeved shirt, large padded gloves, long socks, grass stains on the hip | between white goalposts | yellow, grass green, white | person:sportswear
american football player, quarterback, linebacker | person person role | a helmet with a face grille, wide shoulder pads, tight knee-length trousers, black eye stripes | on a marked turf field under floodlights | navy, silver, turf green | person:sportswear
rugby player | person person role | a striped jersey, short shorts, taped ears, a scrum cap, mud on the thighs | on a muddy pitch | maroon, white, mud brown | person:sportswear
basketball player, basketballer | person person role | a sleeveless jersey, long shorts, high-top shoes, a headband, one leather ball | on a polished indoor court; on a street court | orange, maple, navy | person:sportswear
volleyball player, beach volleyball player | person person role | a sleeveless top, short shorts, knee pads or bare feet, taped fingers | at a net; on a sand court | yellow, blue, sand | person:sportswear
handball player, netball player | person person role | a short-sleeved jersey, shorts, knee pads, resin on the fingertips | on an indoor court | blue, orange, white | person:sportswear
baseball player, shortstop, outfielder | person person role | a buttoned pinstripe shirt, knickerbockers, a peaked cap, a leather glove, dirt on one thigh | on a sandy infield | white, red, sand | person:sportswear
pitcher | person person role +baseball +mound +ball +throwing | a pinstripe shirt, a peaked cap, a leather glove, a lifted knee | on the mound of a ball park | white, navy, sand | person:sportswear
batter, hitter | person person role +baseball +bat +ball +plate | a hard helmet with one ear flap, batting gloves, a wooden bat, a pinstripe shirt | at home plate of a ball park | white, red, wood | person:sportswear
cricketer, cricket player, batsman/batsmen, wicketkeeper | person person role | white flannels, leg pads, a helmet with a grille, a flat willow bat | at the crease before three stumps | cream, willow, grass green | person:sportswear
bowler | person person role +cricket +wicket +ball | white flannels, a cable-knit vest, a red leather ball, a red rub mark on the thigh | on a mown cricket pitch | cream, red, grass green | person:sportswear
ten-pin bowler, bowling player | person person role | a short-sleeved two-tone shirt, rented bowling shoes, a wrist brace, a glossy ball | on a polished bowling lane | turquoise, maple, red | person:sportswear
ice hockey player, hockey player, hockey goalie | person person role | a padded jersey, a caged helmet, thick gloves, a long stick, steel skates | on a marked ice rink | red, ice white, black | person:sportswear
field hockey player, lacrosse player | person person role | a short-sleeved shirt, a mouth guard, shin pads, a curved or netted stick | on a blue artificial pitch | blue, white, yellow | person:sportswear
polo player | person person role | a white helmet, white breeches, tall brown boots, a long bamboo mallet | on a pony on a wide lawn | white, tan, grass green | person:sportswear
water polo player | person person role | a cap with ear guards, bare wet shoulders, a yellow ball, water streaming off one arm | in a deep pool | yellow, pool blue, white | person:swimsuit
# racket, target, table
tennis player | person person role | a white polo shirt or pleated dress, a wristband, a strung racket, a cap | on a clay court | clay orange, white, ball yellow | person:sportswear
badminton player, squash player | person person role | a light sports shirt, shorts, a thin-shafted racket, non-marking shoes | on a marked indoor court | green, white, maple | person:sportswear
table tennis player, ping pong player | person person role | a short-sleeved shirt, shorts, a red rubber bat, a crouched stance | at a blue table | blue, red, white | person:sportswear
golfer, golf player | person person role | a polo shirt, checked trousers, a leather glove on one hand, spiked two-tone shoes | on a mown green with a flag | grass green, white, tan | person:sportswear
archer, bowman/bowmen, bow hunter | person person role | a leather arm guard, a quiver of feathered arrows, a drawn longbow, a finger tab | at the edge of a wood; on a target field | bottle green, brown, white | person
shooter, sport shooter, marksman/marksmen, sniper | person person role | an ear defender, a padded jacket, one closed eye, a long rifle | on a shooting mat | khaki, black, steel | person
darts player, snooker player, billiards player, pool player | person person role | a waistcoat, a bow tie, a polished cue or three darts, chalk on the fingers | in a dim club room under a low lamp | baize green, burgundy, amber | person
chess player, chess master, grandmaster, chess grandmaster | person person role | a dark jacket, rolled cuffs, a chin on one fist, thin glasses | at a chessboard with a clock | walnut, ivory, charcoal | person:suit
poker player, gambler, card player | person person role | dark glasses, a visor, a fan of cards, stacked chips | at a green baize table under a low lamp | baize green, red, black | person
# fight
boxer, prizefighter, pugilist | person person role | satin shorts, laced leather gloves, taped wrists, a mouth guard, sweat on the shoulders | in the corner of a roped ring; beside a punch bag | red, leather brown, white | person:boxer
kickboxer, muay thai fighter, mma fighter, fighter, martial artist, kung fu master | person person role | wide satin shorts, wrapped fists, bare feet, a plaited headband, a cut eyebrow | in a roped ring; in a bamboo courtyard | red, black, skin tones | person:boxer
karateka, karate fighter, judoka, judo fighter, taekwondo fighter, black belt | person person role | a white cotton suit, a knotted black belt, bare feet, cropped hair | on straw mats in a training hall | white, black, straw | person:sportswear
wrestler, pro wrestler, luchador, luchadora | person person role | a tight singlet, laced tall boots, a bright mask, thick shoulders | in a roped ring | blue, gold, red | person:wrestler
sumo wrestler, rikishi | person person m role | a broad belt of folded silk, a glossy topknot, a huge bare belly, thick thighs | on a clay ring with a straw edge | clay, indigo, straw | person:sumo
fencer | person person role | a white padded jacket, a dark mesh mask, one long glove, a thin sword | on a metal fencing strip | white, silver, black | person:fencer
kendo fighter, kendoka | person person role | a grilled helmet, an indigo robe, a lacquered breastplate, a bamboo sword | on the wooden floor of a training hall | indigo, black, wood | person:armour
# water
swimmer, freestyle swimmer | person person role | a silicone cap, mirrored goggles, a fitted swimsuit, broad wet shoulders | in the lane of a pool; in a lake | pool blue, white, red | person:swimmer
high diver, cliff diver, springboard diver, olympic diver | person person role | a small swimsuit, taped wrists, straight legs, pointed toes | above a deep pool; off a sea cliff | pool blue, skin tones, white | person:swimmer
diver | person person role +board +springboard +platform +cliff +olympic | a small swimsuit, taped wrists, straight legs, pointed toes | above a deep pool; off a sea cliff | pool blue, skin tones, white | person:swimsuit
free diver, freediver, pearl diver | person person role | a thin wetsuit, very long fins, a low-volume mask, a weight belt | in deep blue water | deep blue, black, silver | person:diver
surfer, surfer girl, windsurfer, kitesurfer, bodyboarder | person person role | a black wetsuit peeled to the waist, salt-bleached hair, a waxed board, a leash at the ankle | on a curling wave; on a beach at the tide line | turquoise, white, black | person:swimsuit
rower, oarsman/oarsmen | person person role | a tight one-piece suit, a cap, a long carbon oar, blistered palms | on the sliding seat of a racing shell | river green, white, navy | person:sportswear
kayaker, canoeist, paddler, white water rafter, rafter | person person role | a helmet, a buoyancy vest, a spray skirt, a two-bladed paddle | in white water between rocks | orange, white, river green | person:sportswear
yachtsman/yachtsmen, yachtswoman/yachtswomen, sailing racer | person person role | a waterproof jacket, gloves with cut fingers, a life vest, deck shoes | at the wheel of a heeling yacht | red, white, sea blue | person:coat
synchronised swimmer, synchronized swimmer, artistic swimmer | person person f role | a sequined swimsuit, a nose clip, gelled hair, one lifted leg | in a clear pool | turquoise, silver, red | person:swimsuit
# wheels, hooves, engines
cyclist, bicyclist, road cyclist, racing cyclist | person person role | a close-fitting jersey, padded shorts, a vented helmet, mirrored glasses, shaved calves | on a mountain road; on a city cycle lane | yellow, black, tarmac grey | person:cyclist
mountain biker, bmx rider | person person role | a full-face helmet, goggles, knee guards, mud on the jersey | on a forest track; above a dirt jump | orange, mud brown, green | person:sportswear
skateboarder, skater boy, skater girl | person person role | a loose t-shirt, baggy trousers, scuffed suede shoes, a scratched board | in a concrete bowl; on city steps | concrete grey, black, red | person:sportswear
roller skater, rollerblader, roller derby player | person person role | high-waisted shorts, striped knee socks, four-wheeled boots, elbow pads | on a seafront path; on a wooden rink | pink, turquoise, white | person:sportswear
racing driver, race car driver, formula one driver, f1 driver | person person role | a fireproof suit, a full-face helmet with visor, thin gloves, a balaclava | in the cockpit of a racing car; on a pit lane | red, white, black | person:sportswear
motorcycle racer, motocross rider, rally driver | person person role | armoured leathers, a full-face helmet, knee sliders, gauntlets | on a race track; above a dirt ramp | green, black, white | person:sportswear
horse rider, horseman/horsemen, horsewoman/horsewomen, equestrian | person person role | a velvet riding hat, cream breeches, tall black boots, short gloves | on a horse on a sandy ring | navy, cream, black | person:sportswear
jockey | person person role | a silk jersey in two colours, white breeches, goggles on a capped helmet, a short whip | low on a racehorse at a white rail | emerald, white, grass green | person:jockey
bullfighter, matador, torero, toreador | person person m role | a gold-embroidered short jacket, pink stockings, a black two-lobed hat, a red cape | in a sand arena | gold, crimson, sand | person
rodeo rider, bull rider | person person role | a wide-brimmed hat, a fringed vest, leather chaps, one gloved hand | in a dusty arena | tan, red, dust brown | person:cowboy
# snow, ice, rock, air
skier, downhill skier, slalom skier | person person role | a padded suit, a helmet, mirrored goggles, two poles, long skis | on a groomed slope; in deep powder | orange, snow white, sky blue | person:skier
cross-country skier, biathlete, ski jumper | person person role | a thin one-piece suit, a headband, narrow skis, frost on the eyebrows | on a forest trail; above a jump hill | blue, snow white, red | person:sportswear
snowboarder | person person role | a baggy jacket, a helmet, wide mirrored goggles, a scratched board | above a snow ramp; in deep powder | purple, snow white, yellow | person:skier
ice skater, figure skater | person person role | a stretch costume with crystals, white boots with steel blades, a smooth bun, a lifted arm | on an ice rink; on a frozen lake | ice blue, silver, white | person:ballerina
speed skater, bobsledder, luger | person person role | a hooded skin-tight suit, clear glasses, long blades, bent knees | on a polished ice oval | blue, ice white, red | person:sportswear
climber, rock climber, mountaineer, alpinist, boulderer, ice climber | person person role | a harness with metal clips, chalked fingers, tight rubber shoes, a rope from the waist | on a steep rock face; on a snow ridge | orange, granite grey, chalk white | person:sportswear
skydiver, parachutist, paratrooper, base jumper | person person role | a jumpsuit, a tight helmet, goggles, a packed parachute, rippling cheeks | in free fall above fields | red, sky blue, white | person:sportswear
paraglider, hang glider pilot, wingsuit flyer | person person role | a helmet, a padded harness, taut lines, gloved hands | in the air above a valley | orange, sky blue, green | person:sportswear
parkour runner, traceur, free runner | person person role | loose sweatpants, grippy shoes, a hooded top, scraped palms | between two rooftops; on a concrete wall | grey, black, brick | person:sportswear
dog walker, dog trainer | person person role | a fleece vest, a treat pouch at the belt, a coiled lead over the shoulder, wellington boots | on a park path | green, brown, red | person
esports player, pro gamer | person person role | a team jersey, a headset, wrist supports, screen light on the face | at a desk on an arena stage | blue, magenta, black | person:sportswear
champion, winner, medallist, medalist | person person role | a gold medal on a ribbon, a tracksuit, a wreath of leaves, wet hair | on the top step of a podium | gold, white, blue | person:sportswear
hooligan | person person role | a striped scarf, a replica shirt, painted cheeks, a wool hat | on a stadium terrace | red, white, blue | person
`;
