/** Beings, ranks and fighters with what shows them: names | studio | cinematic (see role-pose.ts). */
export const ROLES_OF_TALES = `
# beings
mummy | standing with loose strips hanging from both forearms, one wrapped hand at the chest, eyes lit in their slits | dragging one foot, an arm stretched ahead, a strip of linen caught far behind
gnoll, bugbear | standing with the spiked club on one shoulder, the muzzle lowered, yellow teeth clear | loping forward with the club dragging, ears back
goliath, firbolg | standing with a tree trunk of a club upright in one fist, furs over the shoulders | lifting a boulder over the head in both hands
tabaxi, catfolk, cat folk | crouched with a dagger reversed in one clawed hand, the tail curved up behind | dropping from a ledge, claws first, ears flat
kenku, birdfolk | with a brass coin held up in one clawed hand, the long beak turned to it | leaning out of a hood, beak open, wings of the coat spread
warforged | with one wooden fist against the steel chest plate, the rune lit on the forehead | standing in rain, one hand turned up, water running down the plates
artificer | with a small brass beetle on one palm, a driver in the other hand, goggles down | starting back, the beetle taking off from the bench
wraith, revenant | hanging in the air, one long thin hand out of the rags, two pale points in the hood | passing through a door, rags first, fingers round the edge
hag, swamp hag | bent over a staff hung with charms, one long finger raised | stirring a green pot with a bone, hair in the steam
owlbear | upright with both great claws out, the round face level, the beak shut | breaking through branches, beak open, wings of feathers on the shoulders
beholder, eye tyrant | hanging level, the central eye wide to the camera, every stalk turned another way | rising from the dark, the mouth open, one stalk glowing
mind flayer, illithid | with tentacles gathered before the mouth, one thin hand lifted, fingers spread | reaching for a forehead, the tentacles uncurling
wyvern, drake | perched on both clawed feet, wings folded as arms, the barbed tail round a rock | dropping with both feet forward, wings swept up
chimera, manticore | square on its paws, the maned head to the camera, the snake tail lifted behind | in mid-spring, all three heads open
basilisk, giant serpent | coiled in three rings, the crowned head raised level | opening its jaws over the camera, fangs down
elemental, fire elemental, water elemental, fire spirit, water spirit | standing as a rough body of its own matter, two bright points for eyes, one arm raised | breaking apart at the edges as it steps forward
fairy godmother | with the star-tipped wand lifted beside the cheek, the hood back | swinging the wand down, a line of light following it
christmas elf, santa's elf, little helper | with a small hammer over a wooden toy, the bell of the cap to one side | running under a tower of parcels, only the striped legs clear
tooth fairy, flower fairy | holding one white tooth up in both hands, the gauzy wings open | lifting the edge of a pillow, face lit by the wand
merman, triton, sea king, poseidon | upright on the coiled tail, the bronze trident planted, beard wet | rising out of a wave, the trident thrown back
mermaid, siren | upright on the curled tail, the fin spread in front, wet hair over one shoulder | pulling herself up out of the water by both arms, the tail fin breaking the surface behind
selkie | on a wet rock, the sealskin half off the shoulders, both hands holding it | running down to the water, the skin thrown round
easter bunny | upright with the basket of painted eggs on one arm, both ears straight | tucking an egg behind a tuft of grass, looking back over the shoulder
bedsheet ghost, sheet ghost, cute ghost, little ghost | standing with both arms raised under the sheet, the two black eye holes level | tiptoeing past, the hem lifted in front, one eye hole slipped
banshee | with the mouth wide open, hair standing off to both sides, hands at the cheeks | screaming over the roofs, the cloak as mist behind
ghost bride, woman in white, white lady | with the veil over the face and a dead bouquet in both hands | gliding down a stair, the veil moving where no wind is
vampire, count dracula, dracula, vampire countess, vampire lord | with two fangs just over the lower lip, the high collar framing the pale face, one long hand closing the cape | turning with the cape thrown open, lips drawn back, eyes into the camera
werewolf, lycanthrope | with fur through a torn shirt, ears up, lips lifted off the teeth, clawed hands half open | throat stretched up, the torn shirt blown back, one clawed hand against a wall
zombie, undead, walking dead | with grey skin over one bare cheekbone, jaw slack, one sleeve empty of its seam, arms hanging forward | dragging one foot, an arm reaching ahead, the head lolling
ghost, phantom, spectre | see-through from the waist down, hands a little out, hair lifting | drifting through the edge of a thing, the lower half already gone
skeleton | with finger bones spread on the ribs, the jaw dropped in a grin | clattering forward, one arm coming loose
death, grim reaper, reaper | with the scythe upright in one bony hand, the hourglass in the other | resting a bony hand on a shoulder, the hood bent down
krampus | with the chain wound round one clawed hand, the basket high on the back, tongue out | filling a doorway, horns touching the frame
cute monster, friendly monster, furry monster, little monster | sitting with both paws on its round belly, horns up, a small tooth out | peeking out from under, two eyes and the fingertips only
slime, slime monster, blob, jelly monster | as a clear wobbling dome, two round eyes, bubbles inside | swallowing a sword whole, its hilt still out
mimic, treasure chest monster | with the lid half up, teeth along its edge, the long tongue over the coins | snapping shut on a glove, coins flying
lovecraftian horror, cthulhu, eldritch horror, old god, cosmic horror | rising behind the horizon, tentacles in place of a mouth, wings ragged | lowering one huge eye to the water, tentacles already over the rocks
slenderman, shadow man, shadow monster, boogeyman, bogeyman | upright and far too tall, arms to the knees, the face blank | bending down under the ceiling, one long hand round the door
wendigo, skinwalker | with the deer skull lowered, antlers filling the top, thin hands hanging | stepping out between trunks, breath before the bare jaw
cupid, putto | with the gold bow drawn, one eye shut, wings up | upside down in the air, the arrow just gone
greek god, deity, god of thunder, zeus, odin, thor, sky god, norse god | with lightning closed in one raised fist, the robe off one shoulder | throwing the lightning down, beard blown back
anubis, egyptian god, horus, bastet | in strict profile of the head, the long staff in one fist, the gold collar straight | holding a feather on the scale, eyes on its beam
hindu god, hindu goddess, ganesha, ganesh, shiva, kali, vishnu, durga, lakshmi | seated with all four arms open, one palm raised, a lotus in another hand | dancing in a ring of flame, one foot lifted
buddha, bodhisattva, guanyin | cross-legged, one hand in the lap, the other touching the ground, eyes half shut | seated under falling leaves, lamps at the knees
jiangshi, chinese vampire | with both arms stiff straight ahead, the paper strip down the forehead | in the middle of a stiff hop, sleeves swinging
yokai, japanese ghost, yurei | with black hair over the face, both hands hanging from the wrists | crawling out over a sill, hair first
kappa | crouched with a webbed hand over the dish of water on the head, the beak shut | bowing low, water running from the head
alien, extraterrestrial, grey alien, martian, little green man | with one long finger raised and lit at its tip, black eyes wide, the large head tilted | pressing a three-fingered hand to a pane, its breath on the glass
cyborg, android, humanoid robot | with one panel of the cheek open, a finger at the seam, the lens lit | looking down at the opened forearm, wires in the light
survivor, wastelander, scavenger, apocalypse survivor | with the dust mask pushed up on the brow, a patched coat, one strap of the pack in the fist | crouched over a dented can, knife in it, eyes on the horizon
hermit, castaway | with a driftwood staff in both hands, the beard to the belt | blowing on a small fire, both hands round it
# ranks
king, queen, emperor, empress, monarch, ruler | seated upright on a high throne, the crown straight, one hand on the sceptre, the other along the armrest | leaning forward on the throne, chin on one fist, the crown low over the brow
prince, princess | with one hand on the clasp of the cloak, chin level, the crown straight | running down steps, the crown held on with one hand
evil queen, dark queen | with a red apple held out on spread fingers, the collar framing the face | leaning to a mirror, nails on its frame
chinese emperor, chinese empress, sultan, caliph, maharaja, shah | seated square, both hands on the knees, sleeves spread | lifting one ringed finger, the rest of the hall bowed
maharani, indian princess, indian queen, indian bride | with the edge of the veil between two fingers, henna toward the camera | looking back under the veil, bangles sliding down
duke, count, baron, lord, nobleman, aristocrat | with one hand on a cane, the lace at the wrist turned out | taking snuff from a small box, the wig tilted
duchess, countess, baroness, noblewoman, marquise | with the painted fan opened under the eyes | snapping the fan shut, one brow up
suffragette, suffragist | with the sash across the chest and a banner pole in both hands, chin up | in the front rank, mouth open on a shout, the banner pole leaning into the wind
dandy, aristocratic gentleman, victorian gentleman | with both hands on a silver-topped cane, the hat at a slant | lifting the hat, the watch open in the other palm
victorian lady, victorian woman, tudor lady, renaissance woman, lady in waiting | with the closed parasol upright in both gloves | raising the hem off a step, the parasol open
high priest, oracle, high priestess, priest | with a bronze bowl of smoke lifted in both hands | eyes rolled up, smoke across the face
roman senator, patrician, toga wearer | with one arm under the toga, the other hand out in speech, the scroll closed | rising from a marble bench, the toga sliding
cult leader, cultist | with the black candle in both hands, the hood over the eyes | looking up out of the hood, wax over the fingers
dictator, tyrant, general, army officer, colonel, commander, admiral, field marshal | with one fist behind the back, medals straight, chin up | over a map table, one finger on a hill, lamps low
bishop, cardinal, archbishop, pope | with two fingers raised, the crozier upright in the other hand | lowering the ringed hand, candle smoke behind the mitre
rabbi, imam, missionary, preacher | with the book open on one palm, a finger under the line | looking up from the book, one hand raised
yogi, guru, sadhu | cross-legged with palms together, beads over the fingers | on one leg, arms overhead, smoke past the beads
musketeer | with the rapier upright before the face, the plumed hat at the hip | at full lunge on a table, the hat flying
# fighters
centurion, roman general, legionary, roman soldier | with the short sword drawn and the shield against the shin, the crest straight | shouting along the line, the sword levelled
celtic warrior, pict, highlander, scottish warrior | with the broad sword over one shoulder, blue paint on the cheeks | running downhill, mouth open, plaid flying
mongol warrior, mongolian horseman, hun | with the short bow drawn back to the ear, fur hat low | turned in the saddle, shooting behind
aztec warrior, eagle warrior, jaguar warrior, mayan warrior, inca warrior | with the edged club raised beside the feathered head, the shield square | leaping from a stone step, the club back
zulu warrior, african warrior, maasai, maasai warrior, maori warrior | with the long spear planted and the hide shield before the body | at the top of a straight jump, spear in hand
persian warrior, ottoman soldier, janissary, mamluk | with the curved sabre over one forearm, the round shield up | swinging the sabre from the saddle
special forces soldier, commando, swat officer, navy seal | with the rifle low across the chest, goggles up | coming through a door, light on the barrel
wwi soldier, ww1 soldier, world war one soldier, trench soldier | with both hands round a tin mug, the rifle against the shoulder | looking over sandbags through a periscope, mud to the chin
wwii pilot, ww2 pilot, spitfire pilot, fighter ace, bomber pilot | with one boot on the wing root, the helmet unstrapped | looking back through the canopy, mask hanging
wwii soldier, ww2 soldier, world war two soldier | with the helmet tipped back, a folded letter in one hand | flat behind a wall, the helmet held on
redcoat, napoleonic soldier, musketman, grenadier, hussar, civil war soldier | with the long musket at the shoulder, buttons straight | ramming the musket, smoke all along the line
royal guard, palace guard, queen's guard, sentry | at attention, the rifle at the shoulder, the bearskin over the eyes | one eye sliding sideways, nothing else moving
veteran, war veteran, old soldier | with one hand at the beret in salute, medals on the blazer | turning an old photograph over, the cane against the knee
rebel, guerrilla, freedom fighter, revolutionary, partisan, resistance fighter | with the scarf up to the nose, the rifle on its strap, one fist closed | waving others past a corner, the flag behind
jouster, tournament knight | with the striped lance upright on one hip, the visor up | the lance levelled, splinters in the air
squire, man-at-arms | holding a helmet out in both hands | buckling a strap on another's arm, teeth on the leather
space pirate, ghost pirate, undead pirate, skeleton pirate | with one boot on a chest, the blaster or cutlass at the shoulder | swinging in on a cable, coat open
robin hood, poacher | with the longbow over one shoulder, one arrow between two fingers | up in an oak, the arrow drawn, one eye shut
sherlock, sherlock holmes | with the magnifying glass before one eye, the pipe in the other hand | on one knee over a footprint, the glass low
masked vigilante, vigilante, sidekick | on a ledge with the cape round one fist, the mask level | dropping between two walls, cape up
villainess, femme fatale | with one gloved hand at the veil, red lips closed | looking back over one shoulder in a doorway, smoke rising
little red riding hood, red riding hood | with the cloth-covered basket held in both hands, the hood up | stopped on the path, looking sideways under the hood
caveman, cavewoman, neanderthal, prehistoric man, hunter-gatherer | with the spear planted, the fur over one shoulder | striking two stones, sparks at the fingers
bedouin, desert nomad | with the head wrap held across the mouth in one hand | leading with a rope over one shoulder, robe flat in the wind
tribal chief, chieftain, native american chief | with the feathered staff upright, arms in the beads | lifting the pipe to the sky in both hands
cowboy, cowgirl, sheriff, gunslinger | with a thumb in the belt and the other hand on the coiled rope, hat low | throwing the loop, the hat on its string
`;
