/** Sport, stage and play with the thing that they are done with: names | studio | cinematic (see role-pose.ts). */
export const ROLES_OF_STAGE = `
# sport
athlete, sportsman, sportswoman, sportsperson, olympian | set square with both hands on the hips, the number bib flat | in the blocks, fingers behind the line, head down
marathon runner, long-distance runner | in mid-stride, elbows in, the number bib flat, eyes ahead | grabbing a paper cup at a run, water thrown over the shoulder
relay runner | with one arm stretched back, palm open, the baton just touching it | at the handover, both hands on the baton for an instant
high jumper, long jumper, pole vaulter, triple jumper | at the end of the run-up mark, chalked palms together | arched over the bar, head back, one hand letting go
javelin thrower, discus thrower, shot putter, hammer thrower | with the weight drawn back to the neck, the free arm pointing | at the very end of the throw, the arm out, the weight just gone
gym goer, fitness trainer, personal trainer, fitness model | with a dumb-bell held at the shoulder, the towel round the neck | at the top of a lift, chalk in the air
coach, football coach, basketball coach, trainer | with the clipboard against the chest, the whistle at the lips | crouched at the line, one arm swung round, shouting
referee, umpire | with the whistle at the lips and one card held straight up | running backward, one arm pointing at the ground
pitcher | with the glove at the chest and the ball hidden in it, eyes over the rim | one knee high, the ball arm far behind
batter, hitter | with the bat upright behind one shoulder, both hands at its foot, knees bent | at the end of the swing, the ball off the bat
ten-pin bowler, bowling player | holding the ball under the chin in both hands, eyes down the lane | sliding low on one leg, the ball just off the fingers
polo player | in the saddle, the mallet upright on one shoulder | leaning far out, the mallet swung under
table tennis player, ping pong player, badminton player, squash player, tennis player | low on both knees with the racket before the chest, the ball held out | stretched full length, the ball on the racket
shooter, sport shooter, marksman, sniper | with the rifle at the shoulder, one eye shut, a finger along the stock | flat on the ground, cheek on the stock, breath held
darts player, snooker player, billiards player, pool player | chalking the cue, one elbow on the cushion | chin on the cue, one eye down its line, the ball in front
poker player, gambler, card player | with a fan of cards close to the vest, one hand on a stack of chips | pushing all the chips forward with both forearms
kendo fighter, kendoka | with the bamboo sword level in both hands, the helmet lowered | bringing the sword straight down, one foot stamped forward
high diver, cliff diver, springboard diver, olympic diver | on the edge with arms straight up, toes over the board | upside down in the air, hands joined toward the water
free diver, freediver, pearl diver | with the mask pushed up, the long fins in one hand | hanging upside down along a rope, one glove on it
surfer | with the board upright under one arm, wet hair back | crouched on the board in the curl of a wave, one hand in the wall of water
mountain biker, bmx rider | over the bicycle, both hands on the bars, the helmet muddy | in the air with the front wheel turned
motorcycle racer, motocross rider, rally driver | with the helmet held at the hip, the visor up | leaning so far that the knee touches the ground
jockey | with the whip under one arm, the cap goggled, the silk tucked in | flat along a neck, both hands forward, mud flying
bullfighter, matador, torero, toreador | with the red cape spread at one side in both hands, the back arched, chin low | turning on one heel, the cape swung out, a horn passing the hip
rodeo rider, bull rider | with one glove wound in the rope, the hat low | thrown back, one arm up, the rope tight
speed skater, bobsledder, luger | bent low with one hand on the back, the blade set sideways | leaning into the curve, fingertips on the ice
boxer, kickboxer | with both gloves at the chin, eyes over them, one foot forward | throwing a straight right, sweat in the light
archer | side-on, the bow half raised, the string at two fingers | at full draw, the string at the chin
fencer | on guard, the foil level, the free hand high behind | in a full lunge, the blade bent in an arc
golfer | with the club grounded behind the ball, both hands on the grip | at the top of the follow-through, the hand shading nothing, eyes after the ball
skateboarder, skater | with the board upright at one foot, a hand on its tip | in the air above the board, one hand out
parkour runner, traceur, free runner | crouched on a wall with chalked palms down | between two roofs, knees high, arms out
esports player, pro gamer, streamer, live streamer, game streamer, gamer | before the screen with both hands on the keys, the headset on, light on the cheeks | half out of the chair, one fist up, the screen flashing
champion, winner, medallist, medalist | biting the medal, the ribbon in one hand | with both arms up, the medal swinging
# the stage
musician, instrumentalist | with the instrument against the chest, fingers on its strings | bent over the instrument, eyes shut, in the middle of a phrase
acoustic guitarist, flamenco guitarist, folk musician, guitarist | seated with the guitar on one thigh, a chord held, the other hand over the hole | striking all the strings, the hand a blur, the head thrown up
bassist, bass player | with the long neck of the bass raised, one thumb on a string | leaning back, eyes shut, two fingers walking
taiko drummer | with both sticks raised over the head, feet far apart | bringing both sticks down, the skin jumping
drummer | behind the drums, sticks crossed before the chest | with both sticks coming down, a cymbal tilted
double bass player, contrabassist | with an arm round the upright bass, a finger on its string | bent along the neck of the bass, plucking low
bagpiper, bagpipe player | with the bag under one elbow, the drones over the shoulder, cheeks full | walking slowly into the wind, kilt swinging, fingers down the pipe
sitar player, sitarist | cross-legged, the long neck across the body, wire on one finger | pulling a string sideways, head following the note
composer, songwriter, conductor | with the pencil over staved paper, the other hand beating time | standing with both arms lifted, the whole sleeve falling back
music producer, sound engineer | with one hand on a fader, the headphone at one ear | leaning back from the desk, eyes shut, one finger raised
dj, disc jockey | with one hand on the record, the headphone between ear and shoulder | one arm straight up, the other hand on a fader, light through the smoke
jazz singer, blues singer, lounge singer | with a glove round the chrome microphone, chin lowered | on the last note, head back, one glove open
singer, pop star, rock star, vocalist | with the microphone in both hands at the chin | bent back from the waist, the stand pulled over
country singer, folk singer | with the guitar across the body, the hat tipped back | one boot on a monitor, mouth at the microphone
chorister, choirboy, choir singer, gospel singer | with the open hymn book at the chest, the mouth round | face up, both palms lifted
male ballet dancer, ballerino, danseur | in fifth position, arms low and round | at the top of a leap, both legs straight
tango dancer, salsa dancer, ballroom dancer, latin dancer | with one arm high, the back arched, the foot pointed behind | caught in a dip, the free leg along the floor
flamenco dancer | with both arms curved above the head, the skirt held out by one hand | stamping, the ruffles thrown round the knees
tap dancer | on one toe, the hat lifted off in one hand | with both feet blurred, the cane in the air
belly dancer | with a veil stretched behind between both hands | turning, coins out from the hip
hula dancer | with both hands drawn to one side at the waist | barefoot, the skirt swung out, hands opening
indian classical dancer, bharatanatyam dancer, kathak dancer, bollywood dancer | in a deep bent-knee stance, painted fingers shaped before the eyes | spinning, bells flying, one arm straight up
samba dancer, carnival dancer | with the plumes spread, both hands at the hips | stepping forward, the plumes shaking, arms open
whirling dervish, dervish | turning with one palm up and one down, the white skirt a level disc | in full turn, the skirt blurred, the face still
cheerleader | with both pompoms on the hips, feet together | thrown up in the air, legs wide, pompoms out
majorette, drum major | with the baton upright before the chest, one knee lifted | letting the baton spin overhead, the plume back
showgirl, cabaret dancer, can-can dancer, burlesque dancer | with a feather fan opened behind one shoulder | kicking one leg up to the ear, skirts thrown
shakespearean actor, stage actor, actor | with a skull held up on one palm, the other hand on the heart | on one knee in the light, one arm thrown out
kabuki actor, noh actor, chinese opera singer, peking opera performer | in a crossed-eyed frozen pose, the sleeve spread by one stiff arm | swinging the long sleeve round, the other palm flat to the viewer
film director, movie director, director | framing the view with both hands, the script folded under one arm | leaning past the camera, one arm dropping
stuntman, stuntwoman | in mid-fall, limbs loose, the wire behind | rolling out of a breaking window, arms over the face
hypnotist | with the watch swinging from two fingers before the eyes | leaning close behind the watch, eyes straight ahead
ventriloquist | with the dummy on one knee, its head turned to the face | with the own mouth shut, the jaw of the dummy open
drag queen | with one jewelled hand at the wig, the other on the hip | lip-syncing with one arm flung out, the lashes down
clown, jester, harlequin | with three balls before the chest, one in the air | slipping on one heel, the balls flying up
evil clown, killer clown, scary clown | with one red balloon held out, the head on one side | coming round a corner slowly, grin first, the balloon scraping the ceiling
pierrot | with one wide sleeve held across the painted tear | seated on the edge of a stage, a paper moon behind
magician, illusionist | with the top hat upside down, two fingers reaching in | pulling out the white rabbit by surprise, cards in the air
lion tamer, animal trainer | with the stool held out by its back, the whip coiled in the other hand | holding the hoop at arm's length, the tip of a mane through it
strongman, circus strongman | with the barbell at the shoulders, elbows under it | pressing the barbell overhead, knees shaking
knife thrower, sword swallower | with one blade by its tip beside the ear, the rest in the belt | just after the throw, the arm out, the blade in the board
acrobat, trapeze artist | hanging by both hands from the bar, legs straight | between two bars, arms stretched to the next
tightrope walker, high-wire artist | with the long pole level in both hands, one foot before the other | on one leg in mid-wire, the pole tilted
fire breather, fire eater | with the torch upright before the lips, cheeks full | breathing a long flame out over the head
stilt walker | very tall on the stilts, one glove at the hat | stepping over the camera, the long trousers flapping
snake charmer | cross-legged with the gourd flute at the lips, the basket open in front | swaying with the flute, the hood rising level with it
mascot, costumed mascot | with both thick gloves at the round felt cheeks | in a belly slide, the big head bouncing
mime | with both palms flat on a wall that is not there | leaning on nothing, one leg crossed
puppeteer | with the wooden cross in one hand, strings down to a small figure | from above, fingers spread, the figure mid-step
street musician, busker | with the case open at the feet, the instrument up | eyes shut in the middle of a song, coins in the case
human statue, living statue | frozen on a plinth, one hand offering a hat | giving one slow wink, all else still
biker, motorcyclist | astride the machine, arms crossed, the helmet on the tank | pulling away, one boot still on the ground
flapper | with a long holder between two fingers, pearls in the other hand | kicking sideways, the fringe flying, pearls swung
influencer, youtuber, vlogger, content creator | with the phone on its grip at arm's length, chin tilted | walking backward, the phone out in front, the smile just dropping
podcaster | with one hand at the headphones, lips near the microphone | laughing back from the microphone, eyes shut
cosplayer | in the set pose of the figure, the foam weapon level | taping a broken foam edge with the teeth, the wig off
protester, protestor, activist, demonstrator | with the placard held straight up in both hands | shouting, one fist up, the placard over the shoulder
bridesmaid, maid of honour, maid of honor | with the posy held at the waist in both hands | reaching up, the thrown bouquet just touching the fingers
best man, groomsman, usher | with the ring box open on one palm, a hand in the pocket | patting every pocket at once, eyes wide
flower girl | with one handful of petals lifted from the basket | throwing the petals high, face up under them
page boy, ring bearer | carrying the cushion level in both hands, eyes on the rings | stopped halfway, one ring rolling off
graduate, grad | with the rolled diploma held up, the tassel aside | throwing the cap, arms up, gown open
`;
