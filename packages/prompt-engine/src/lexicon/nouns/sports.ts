/** Sports and games as events: names | kind and size | players, gear and field | usual places | colours | drawing. */
export const SPORTS = `
# ball games
american football game, super bowl | sport huge | a runner in helmet and pads with a brown oval ball, two tacklers at his waist, flying turf, white yard lines | on a floodlit stadium pitch | turf green, jersey red, white | ball
badminton, badminton match | sport large | a player mid-jump, a raised racket, a white shuttlecock, a high net | in a bright sports hall | court green, white, blue | racket
baseball game, softball | sport huge | a batter mid-swing, a crouched catcher, a pitcher on the mound, white base lines | on a floodlit diamond | infield brown, grass green, white | bat
basketball game, slam dunk, streetball | sport huge | a player rising to the hoop, a defender with raised arms, an orange ball, a swinging net | on a polished indoor court; on an asphalt court by a fence | court maple, ball orange, jersey blue | ball
beach volleyball | sport large | a spiker above the net, two blockers with raised hands, a ball in the air, flying sand | on a sandy beach court | sand, ball yellow, sky blue | ball
bowling, ten-pin bowling | sport large | a rolling ball, ten white pins, a polished lane, a bowler bent low | in a neon-lit bowling alley | lane maple, pin white, neon pink | ball
cricket match, cricket game | sport huge | a batsman in white, three stumps, a bowler mid-stride, a red ball | on a village green; in a large oval ground | white, grass green, ball red | bat
croquet | sport large | wooden mallets, coloured balls, small white hoops, a player bent over a shot | on a clipped lawn | lawn green, white, ball red | ball
dodgeball | sport large | a player mid-throw, a foam ball in the air, others ducking | in a school gym | gym wood, ball red, blue | ball
field hockey, lacrosse | sport huge | players with long sticks, a small ball, bent knees, flying spray from the turf | on a blue artificial pitch | turf blue, stick wood, yellow | ball
football match, soccer, soccer game, soccer match, world cup, football game | sport huge | a striker about to shoot, a sliding defender, a ball on the grass, a goalkeeper off the line | on a floodlit stadium pitch; on a village field | pitch green, white, jersey red | ball
golf, golf tournament | sport large | a golfer at the end of a swing, a white ball in the air, a flag on the green, a sand bunker | on a clipped fairway; on a seaside course | fairway green, sand, white | flag
petanque, boules, lawn bowls | sport large | steel balls, a small wooden jack, a player bent with one arm back, a chalk ring | on a gravel square under plane trees | gravel, steel, leaf green | ball
ping pong, table tennis | sport large | a crouched player, a small bat, a white ball above the net, a blue table | in a sports hall; in a garage | table blue, bat red, white | racket
polo, polo match | sport huge | galloping ponies, raised mallets, riders in white breeches, flying turf | on a wide grass field | grass green, white, horse bay | horse
pool game, snooker, billiards | sport large | a player bent over a cue, coloured balls on cloth, a low hanging lamp | in a dim pool hall | baize green, mahogany, ball red | table
rugby, rugby match | sport huge | a runner with an oval ball under one arm, a tackler at the knees, muddy shirts, tall white posts | on a muddy field | mud brown, grass green, hooped red | ball
squash match, padel | sport large | a lunging player, a black ball against a wall, a swung racket | in a glass-walled court | white, wood, blue | racket
tennis, tennis match, tennis game, wimbledon | sport large | a player at full stretch, a racket meeting the ball, a white net, chalk lines | on a clay court; on a clipped grass court | clay orange, ball yellow, white | racket
volleyball match, volleyball game | sport large | a spiker above the net, two blockers with raised hands, kneepads, a polished floor | in a sports hall | court orange, ball white, jersey blue | ball
water polo | sport large | capped swimmers, one arm raised with a ball, splashing water, a floating goal | in a tiled pool | pool blue, cap white, ball yellow | ball
# running, field and gym
athletics, track and field, sprint, hundred metres | sport huge | runners in lanes, one leaning at the tape, spiked shoes, a red track | on a stadium track | track red, white, vest blue | shoe
cheerleading | sport large | a human pyramid, raised pompoms, pleated skirts | on a stadium sideline; in a school gym | blue, white, gold | -
egg and spoon race | sport large | children with spoons held out, an egg on each, chalk lanes, a finish ribbon | on a school field | grass green, egg white, ribbon red | egg
fun run, cross-country run, jogging, morning run | sport large | runners on a path, bright shoes, visible breath, long shadows | along a park path; through a wood | leaf green, shoe orange, mist | shoe
gymnastics, rhythmic gymnastics, floor exercise | sport large | a gymnast mid-leap, pointed toes, a chalked beam, a blue mat | in a bright arena | mat blue, chalk white, leotard red | -
high jump | sport large | an athlete arched backward over a bar, a thick blue mat, two uprights | in a stadium | track red, mat blue, sky | -
hurdles | sport large | runners mid-stride over white bars, one leading leg straight, lane lines | on a stadium track | track red, white, vest yellow | -
javelin throw | sport large | a thrower at full stretch, one arm back, a white sector line, grass beyond | in a stadium | grass green, track red, white | spear
long jump | sport large | an athlete mid-air with legs forward, flung arms, a raked sand pit, a white board | in a stadium | sand, track red, white | -
marathon, half marathon | sport vast | a stream of runners with paper numbers, a water table, a chalk line, people along the barriers | along a city avenue; across a long bridge | asphalt, bright vest yellow, sky blue | shoe
parkour, free running | sport large | a leaping figure between two roofs, spread arms, concrete ledges | over city rooftops; on a concrete stair | concrete, hoodie grey, red | shoe
pole vault | sport large | an athlete upside down above a bar, a bending pole, a thick mat | in a stadium | sky blue, mat blue, track red | -
race, running race, finish line | sport huge | a chest breaking the tape, others close behind, raised arms | on a track; along a city street | tape white, track red, vest blue | flag
relay, relay race | sport large | two runners with one baton between their hands, white lane lines, spiked shoes | on a stadium track | track red, baton yellow, vest blue | shoe
sack race, three-legged race, sports day | sport large | children in a line, legs in sacks, grass-stained knees, a ribbon at the end | on a school field | grass green, sack brown, ribbon red | -
triathlon | sport vast | wet swimmers, a rack of bicycles, numbered caps, a carpeted run-up | on a lake shore | cap orange, wetsuit black, water blue | bicycle
tug of war | sport large | two teams leaning back, a taut rope, dug-in heels, a red flag at the middle | on a village field | grass green, rope, red | rope
weightlifting, powerlifting, crossfit | sport large | a barbell overhead, chalked hands, bent knees, stacked plates | on a wooden platform | steel, chalk white, plate red | -
yoga, pilates, yoga pose | sport person | one person in a long stretch, a rolled-out mat, bare feet, closed eyes | in a bright room; on a beach at dawn | mat teal, wood, linen | -
# combat and aim
archery, archery contest | sport large | a drawn bow, a string at the chin, a round target, arrows in the gold | on a grass range; in a forest clearing | target gold, red, grass green | bow
arm wrestling | sport large | two clasped hands, planted elbows, straining forearms, a wooden table | at a bar table | wood, skin tones, denim | hand
boxing, boxing match, boxing fight | sport large | two boxers in gloves, a landed punch, flying sweat, three taut ropes | in a ring under overhead lamps | canvas white, glove red, blue | glove
bullfight, corrida | sport huge | a charging bull, a matador in an embroidered jacket, a swung red cape, wooden barriers | in a sandy arena | sand, cape red, hide black | bull
capoeira | sport large | two figures in a low wheel kick, white trousers, a ring of clapping players, a single-string bow | on a paved square; on a beach | white, dust, cord blue | -
darts match, game of darts | sport large | a thrown dart, a round numbered board, a player with one closed eye | in a pub corner | board black, red, green | -
fencing, fencing match | sport large | two masked fencers in white, one at full lunge, a bent foil, a long strip | in a dim sports hall | white, steel, strip grey | sword
jousting, joust, jousting tournament | sport huge | two armoured riders, a splintering lance, a wooden barrier, striped tents | on a tournament field below a castle | steel, heraldic red, grass green | person:knight
judo | sport large | two fighters gripping lapels, one mid-throw over the other's hip, tied belts, bare feet | on green mats | white, belt black, mat green | -
karate, taekwondo, martial arts | sport large | two fighters in white jackets, a high kick, a tied belt, bare feet on mats | in a wooden training hall | white, belt black, mat green | -
kickboxing | sport large | two fighters in gloves, a raised shin, shorts with broad stripes, taut ropes | in a ring under overhead lamps | canvas white, glove red, blue | glove
paintball, laser tag, airsoft | sport large | masked players behind barrels, bright splashes, a raised marker | in a pine wood; in a dark arena | splash orange, camouflage green, black | mask
rodeo, bull riding | sport huge | a bucking bull, a rider with one arm up, raised dust, steel rails | in a dirt arena | dust, denim, hide brown | bull
shooting, clay pigeon shooting, skeet | sport large | a raised shotgun, a bursting orange disc, ear protectors | on an open range | clay orange, tweed, field green | gun
sumo, sumo wrestling, sumo match | sport large | two large wrestlers locked together, tied silk belts, a ring of straw bales, a robed referee | on a clay ring under a hanging roof | clay, silk purple, straw | -
wrestling, wrestling match, mma fight, cage fight | sport large | two wrestlers in a hold, a mat circle, a referee on one knee | on a blue mat; in an eight-sided cage | mat blue, singlet red, yellow | -
# wheels, engines and horses
bicycle race, bike race, cycling race, cycling, tour de france | sport vast | a tight pack of riders, bent backs, numbered jerseys, people along the road | along a country road; up a mountain pass | jersey yellow, asphalt, field green | bicycle
car race, formula one race, grand prix, kart race | sport vast | low racing cars nose to tail, painted kerbs, tyre smoke, a chequered flag | on a bend of a circuit | asphalt, kerb red, white | sports-car
chariot race | sport vast | four galloping horses abreast, a braced driver, a splintered wheel, raised dust | in a roman arena | sand, bronze, cloak red | horse
dog sled race, dog sledding | sport large | a line of harnessed huskies, a wooden sled, a driver on the runners, flying snow | across a snowy plain | white, husky grey, harness red | sleigh
horse race, derby, steeplechase | sport vast | galloping horses, jockeys in bright silks, flying turf, a white rail | on a green racecourse | turf green, silk yellow, horse bay | horse
motocross, motorcycle race, motorbike race | sport huge | an airborne motorbike, a standing rider, a spray of dirt | on a dirt track | dirt brown, orange, white | motorbike
mountain biking, downhill biking | sport large | an airborne rider, a knobbly front wheel, a dirt ramp, a full-face helmet | on a forest track; in a dirt park | dirt brown, fern green, orange | bicycle
roller derby, roller skating, roller disco | sport large | skaters in pads, bent knees, four-wheeled boots, a polished rink | on an indoor rink | rink maple, neon pink, turquoise | -
show jumping, equestrian competition | sport large | a horse over striped poles, a rider bent forward, a black helmet | in a sandy ring | sand, horse bay, white | horse
skateboarding, skateboard competition | sport large | a skater above a ramp, a spinning board, a bent knee, worn shoes | in a concrete bowl; on a city stair | concrete, board red, sky blue | skateboard
# water
cliff diving | sport large | a diver with arms spread, sheer rock behind, deep green water far below | off a sea cliff | rock ochre, water green, sky blue | -
diving, high diving | sport large | a diver mid-somersault, pointed feet, a long board, calm water below | above a tiled pool; off a sea cliff | pool blue, white, skin tones | person:swimsuit
dragon boat race | sport huge | a long painted boat, paddlers in time, a drummer at the bow, flying spray | on a city river | red, gold, river green | canoe
fishing, fishing trip, fly fishing, ice fishing | sport large | a bent rod, a fine line, a landed fish, a tackle box | on a river bank; on a still lake | river green, tweed, silver | net
kayaking, canoeing | sport large | a paddle mid-stroke, a bow through foam, helmeted paddlers, wet rocks | in a river gorge | foam white, raft orange, river green | canoe
kitesurfing, windsurfing | sport large | a rider leaning back on a board, a taut coloured wing or sail, a line of spray | on a windy bay | sail orange, sea blue, foam white | surfboard
rafting, white water rafting | sport large | a rubber raft nose-down in foam, helmeted paddlers, raised paddles, wet rocks | in a river gorge | foam white, raft orange, river green | boat
rowing, rowing race, boat race, regatta | sport huge | eight rowers in line, oars at the catch, a slim shell, rings on the water | on a wide river at dawn | river silver, oar white, navy | canoe
sailing, sailing race, sailing regatta, yacht race | sport huge | heeled white sails, crew leaning out, a wake of foam | on a windy bay | sail white, sea blue, hull red | sailing-ship
scuba diving, snorkeling, free diving | sport large | a diver with fins, rising bubbles, a light beam, coral below | in clear blue water | deep blue, coral, yellow | person:diver
surfing, surfing competition, surf contest | sport large | a surfer low on a board, a breaking wave, flying spray, one trailing hand | on a green ocean wave | sea green, foam white, board yellow | surfboard
swimming, swimming race, swim meet, synchronised swimming, synchronized swimming | sport large | swimmers in lanes, arms out of the water, capped heads, floating ropes | in a fifty-metre pool | pool blue, cap yellow, white | person:swimsuit
# snow, ice and air
base jumping, wingsuit flying | sport large | a falling figure in a webbed suit, spread arms and legs, a rock face close by | beside a sheer cliff | suit yellow, rock grey, sky blue | -
bobsleigh, luge | sport large | a low sled in an ice channel, helmets in a row, a steep banked bend | in an ice track | ice blue, sled red, white | sleigh
cross-country skiing | sport large | a skier mid-glide, two parallel tracks in snow, long poles, breath in the air | through a pine forest | white, pine green, suit blue | skis
curling | sport large | a sliding granite stone, two sweepers with brooms, painted rings | on a pebbled ice sheet | ice white, ring blue, red | -
figure skating, ice skating, ice dance | sport large | a skater in a spin, one raised leg, a short skirt, a spray of ice | on an indoor rink; on a frozen pond | ice blue, white, costume red | -
hang gliding | sport large | a triangular wing, a prone pilot in a harness, a control bar, hills far below | off a cliff edge | wing orange, sky blue, hill green | kite
ice hockey, hockey, hockey game, ice hockey game | sport huge | padded players, a black puck, a spray of ice, a masked goalkeeper | on an indoor rink; on a frozen pond | ice white, jersey red, blue line | -
mountaineering, mountain climbing | sport large | roped climbers in a line, ice axes, crampons, a corniced ridge | on an icy ridge | snow white, jacket red, high sky blue | mountain
paragliding | sport large | a curved nylon canopy, a harnessed pilot, fine lines, fields far below | above a green valley | canopy red, sky blue, field green | -
rock climbing, bouldering | sport large | a climber on a wall, chalked fingers, a taut rope, a bright harness | on a granite face; on an icy ridge | granite, rope orange, chalk white | mountain
ski jumping | sport large | a jumper leaning over long skis, a steep ramp, a drop below | above a snowy hill | white, suit yellow, sky blue | skis
skiing, ski race, downhill skiing, slalom | sport large | a skier in a tight turn, a spray of snow, bent knees, red gate poles | on a steep white piste | white, suit red, sky blue | skis
skydiving, parachute jump | sport large | falling figures with spread limbs, rippling suits, fields far below | high above patchwork fields | sky blue, suit orange, white | -
sledding, sledging, tobogganing, snow tubing | sport large | children on a wooden sled, flying snow, scarves behind them | on a village hill | white, scarf red, timber | sleigh
snowboarding | sport large | a boarder in the air, a grabbed board, a plume of powder | on a steep powder slope | white, jacket orange, sky blue | skateboard
speed skating | sport large | skaters bent low in a line, one arm behind the back, long blades | on an oval ice track | ice blue, suit orange, white | -
# table games
block tower game | sport table | a leaning tower of wooden blocks, one block half drawn out, two fingers on it | at a kitchen table | pine, shadow brown, white | blocks
card game, poker, poker game, blackjack | sport table | fanned cards in hands, stacked chips, green felt, a low lamp | at a round felt table | felt green, chip red, card white | playing-cards
casino | sport large | green felt tables, stacked chips, a spinning wheel, players in evening dress | under lit chandeliers | felt green, red, gold | dice
chess game, chess match, game of chess, chess tournament | sport table | carved pieces, a chequered board, a hand above a knight, a two-faced clock | at a small table by a window; on a park bench | ebony, boxwood, felt green | game-table
dominoes | sport table | dotted tiles in a bent line, a hand laying one tile, a row of upright tiles | at a cafe table; in a park | tile white, black, table green | blocks
gambling | sport person | three spinning drums, a chrome lever, lit panels, a tray of coins | in a row on a casino floor | neon red, chrome, gold | machine
hide and seek | sport large | a child with covered eyes against a trunk, a second child crouched behind a hedge, a bare patch of lawn between | in a garden | leaf green, bark brown, red | child
hopscotch, leapfrog | sport large | a child on one foot, chalk squares on the ground, a small stone | in a school yard | asphalt, chalk white, red | child
tabletop game | sport table | a printed board, small painted pieces, rolled dice, hands round the table | at a kitchen table | dice white, wood, card red | dice
video game, arcade game, gaming, esports tournament, esports | sport large | players in headsets, lit keyboards, bright screens, hands on controllers | in a dark arena; in an arcade | screen blue, neon magenta, black | -
# contests
beauty pageant | sport large | entrants in sashes and gowns, a sparkling crown on a cushion, a judge with a clipboard | on a lit stage | gold, satin blue, white | crown
cat show | sport large | groomed cats in draped cages, a judge holding up one cat, rosettes | in an exhibition hall | rosette blue, drape pink, cream | cat
cooking contest, hot dog eating contest, pie eating contest | sport large | contestants at a long table, piled plates, smeared chins, a clock | on a fairground stage | mustard yellow, plate white, red | hot-dog
dance battle, breakdance, breakdancing | sport large | a dancer on one hand, legs in the air, a ring of onlookers | on a city pavement; on a club floor | asphalt, tracksuit red, white | -
dog show | sport large | groomed dogs in a line, handlers in jackets, a judge with a clipboard, a green carpet | in an exhibition hall | carpet green, rosette blue, white | dog
medal ceremony, podium finish, victory lap | sport large | three athletes on a stepped podium, medals on ribbons, raised arms, a flag behind | in a stadium | gold, silver, bronze | flag
olympics, olympic games, paralympics, championship | sport vast | a tall flame, flags on poles, athletes in lines, tiers of spectators | in a packed stadium | flame orange, track red, flag blue | torch
spelling bee, quiz | sport large | a child at a microphone, a number on a string, seated contestants | on a school stage | curtain blue, white, wood | microphone
`;
