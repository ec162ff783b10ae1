/** Cameras, phones, computers, sound and household electronics: names | kind and size | details | usual places | colours | drawing. */
export const DEVICES = `
# cameras and pictures
camera, digital camera, dslr, mirrorless camera | device hand held | a wide glass lens, a ribbed focus ring, a textured grip, a shutter button | on a wooden table | black, silver, glass violet | camera
action camera | device hand | a small square body, one wide lens, a tiny red light, a clip mount | on a helmet | black, grey, red | camera
webcam, web cam | device hand | a round lens, a small clip, a tiny green light | on top of a monitor | black, grey, green | camera
camera lens, lens | device hand glass | coated glass elements, an engraved focus ring, aperture blades | on a dark table | black, violet, amber | camera
cctv camera, security camera, surveillance camera | device hand | a white housing, a dark lens, a jointed wall bracket | on the corner of a wall | white, black, grey | camera
camcorder, video camera | device table held | a fold-out screen, a long lens, a hand strap, a small red light | on a tripod | black, silver, red | camera
film camera, 35mm camera, analogue camera, analog camera, rangefinder | device hand held | a chrome top plate, a winding lever, a leatherette body, an engraved lens ring | on a wooden table | black, chrome, glass violet | camera
movie camera, cine camera, cinema camera | device table held | two round film reels, a front lens, a side crank, a tripod plate | on a tripod | black, chrome, brown | camera
film reel, movie reel | product table metal | a spoked metal disc, tight turns of dark film, a loose end | on a projection table | steel, black, amber | -
film strip, filmstrip, film roll, roll of film, film negative | product hand translucent | square perforations, a row of small frames, a loose curl | on a light table | amber, black, grey | -
instant camera | device hand held | a square print coming out of the slot, a round lens, a flash bar | on a table with loose prints | cream, black, rainbow stripe | camera
photo booth | device large | a short curtain, a round stool, a slot for prints | in a station hall | red, chrome, cream | -
projector, film projector, movie projector, slide projector | device table glowing | a bright lens, a beam with dust in it, two reels | at the back of a dark room | black, grey, warm white | -
ring light | device large glowing | a circular white tube, a phone holder in the middle, a light stand | in a home studio | white, black, silver | lamp
softbox, studio light | device large glowing | a wide white front, a black hood, a light stand | in a photo studio | white, black, steel | lamp
spotlight, stage light, searchlight | device table metal glowing | a round bright lens, black shutters, a hard-edged beam | on a rig above a stage | black, white, pale yellow | lamp
tripod | device person | three telescoping legs, a tilting head, rubber feet | on rocky ground | black, grey, red | -
vintage camera, old camera, antique camera, bellows camera | device hand held | leather bellows, a brass lens ring, a wooden body, a hinged front | on a wooden table | brown leather, brass, walnut | camera
vr headset, virtual reality headset, vr goggles, ar glasses | device hand worn | a smooth front visor, a padded face seal, a wide head strap | on a desk | white, black, blue glow | -
# phones
telephone, landline phone, desk phone, rotary phone, rotary telephone | device table | a coiled cord, a dial with finger holes, a curved handset on a cradle | on a hall table | black, cream, red | phone
payphone, pay phone | device table metal | a steel keypad, a coin slot, an armoured cord, a hanging handset | in a phone booth | steel, black, blue | phone
smartphone, phone, mobile phone, cell phone, cellphone | device hand held glossy glowing | a lit glass screen, thin metal edges, a cluster of small lenses | on a table | black, silver, blue-white glow | phone
phone case | product hand | a raised lens cut-out, rounded corners, a smooth matt back | on a pale surface | rose, clear, black | phone
charger, charging cable, usb cable, phone charger | device hand | a small plug, a thin looped cable, a flat metal connector | on a desk | white, steel, grey | -
power bank, usb stick, memory stick, hard drive | device hand | a smooth slim case, a metal connector, one small light | on a desk | black, silver, blue | -
walkie talkie, walkie-talkie, two-way radio | device hand held | a short thick antenna, a speaker grille, a side button | on a belt; on a table | black, yellow, grey | radio
# computers
computer, desktop computer, personal computer, pc | device table glowing | a lit monitor, a keyboard, a mouse, a tower case | on a desk | black, grey, blue glow | laptop
circuit board, motherboard, pcb | device hand | copper traces, rows of small chips, solder points, ribbon connectors | on a workbench | green, copper, black | -
computer chip, microchip, processor, cpu | device tiny metal | a square metal lid, rows of gold pins, a green carrier | on a circuit board | gold, green, silver | -
chip | device tiny metal +computer +silicon +circuit +processor +ai +board +cpu | a square metal lid, rows of gold pins, a green carrier | on a circuit board | gold, green, silver | -
computer keyboard, keyboard, mechanical keyboard | device table | rows of square keys, a raised back edge, light between the keycaps | on a desk | black, grey, violet glow | -
computer mouse | device hand | two buttons, a ribbed scroll wheel, a smooth curved back | on a mouse mat | black, grey, white | -
mouse/mice | device hand +computer +keyboard +desk +mousepad +laptop +wireless +click | two buttons, a ribbed scroll wheel, a smooth curved back | on a mouse mat | black, grey, white | -
cd, compact disc, dvd | product hand glossy | a rainbow sheen, a central hole, fine scratches | on a desk | silver, rainbow, black | -
floppy disk, diskette | product hand | a square plastic shell, a sliding metal shutter, a paper label | on a desk | black, steel, cream | -
gaming pc, gaming setup, computer setup, desk setup, battlestation | device large glowing | two wide monitors, a lit keyboard, a glass-sided case with coloured fans, a large mouse mat | in a dark room | violet, cyan, black | -
laptop, notebook computer, laptop computer | device table metal glowing | a lit screen, a black keyboard, a thin hinged lid, a trackpad | on a desk | silver, black, blue-white glow | laptop
monitor, computer monitor, screen, computer screen | device table glowing | a wide lit panel, a thin black bezel, a metal foot | on a desk | black, blue-white glow, grey | television
old computer, retro computer, vintage computer | device table glowing | a bulging green screen, a beige case, chunky keys, a disk slot | on a desk | beige, phosphor green, grey | -
printer, photocopier, copier | device table | a paper tray, a lid, a sheet coming out, a small panel of lights | in an office corner | white, grey, black | -
router, modem, wifi router | device hand glowing | upright antennas, a row of green lights, ribbed vents | on a shelf | black, green, white | -
server, server rack, data server, mainframe, supercomputer | machine large glowing | stacked black units, rows of blinking lights, bundled cables, perforated doors | in a data centre aisle | black, blue, green | -
tablet, tablet computer, drawing tablet, e-reader, ebook reader | device hand held glowing | a flat lit screen, thin rounded edges, a slim stylus | on a table | grey, black, white glow | -
# sound
amplifier, guitar amp, amp | device large | a cloth grille, a row of knobs, metal corners, a leather handle | on a stage | black, silver, red light | -
boombox, boom box, ghetto blaster | device table | two round speakers, a cassette door, a carrying handle, a long antenna | on a city step | silver, black, red | radio
cassette, cassette tape, mixtape, audio cassette | product hand | two toothed reels, a small window, a paper label, brown tape | on a table | cream, brown, orange | -
dj deck, dj turntables, turntables, dj mixer, dj booth | device table glowing | two spinning platters, a row of sliders, lit round buttons | on a club stage | black, blue glow, silver | record-player
mixing desk, mixing console, sound mixer, soundboard | device large glowing | long rows of sliders, coloured knobs, small lit meters | in a recording studio | grey, green glow, red | -
earphones, earbuds, ear buds, wireless earbuds | device tiny | small rounded tips, short stems, an open charging case | on a table | white, silver, black | -
gramophone, phonograph | device table metal | a large flared horn, a wooden box, a side crank, a heavy needle arm | on a side table | brass, mahogany, black | record-player
headphones, headset, noise cancelling headphones, noise-cancelling headphones, wireless headphones, over-ear headphones | device hand worn plural | two padded ear cups, a sprung headband, a thin cable | on a desk | black, silver, tan leather | headphones
mp3 player, music player | device hand | a small window, a row of buttons, a thin headphone cable | on a bed | blue, silver, orange foam | -
jukebox | machine large glowing | a domed glass top, curved tubes of coloured light, rows of selector keys, chrome trim | in a diner corner | red, amber, chrome | -
megaphone, loudhailer, bullhorn | device hand held | a flared cone, a pistol grip, a shoulder strap | on a chair | red, white, black | -
microphone, mic, studio microphone, vintage microphone | device hand metal held | a mesh grille, a slim stand, a bright chrome ring | on a stage | chrome, black, silver | microphone
radio, vintage radio, transistor radio | device table | a round dial, a cloth speaker grille, two knobs, a wooden case | on a kitchen shelf | walnut, cream, brass | radio
record player, turntable, vinyl player | device table | a spinning black platter, a curved tone arm, a clear lid | on a sideboard | walnut, black, silver | record-player
vinyl record, vinyl, lp, record | product hand glossy | fine concentric grooves, a round paper label, a bright fan of light | on a turntable | black, red, cream | -
speaker, loudspeaker, stereo, bluetooth speaker | device table | a round cone, a cloth grille, a wooden cabinet | on a shelf | black, walnut, grey | -
# screens and play
arcade machine, arcade cabinet | machine person glowing | a slanted screen, joysticks, round buttons, a lit painted top panel | in a dark arcade | violet, cyan, red | -
pinball machine, pinball | machine large glowing | a sloped glass top, two flippers, lit bumpers, a steel ball, a painted back panel | in a dark arcade | red, yellow, chrome | -
game console, video game console, games console, console | device table | two controllers, a disc slot, a small power light | under a television | black, white, blue | -
game controller, controller, gamepad, joystick | device hand held | two thumb sticks, coloured buttons, curved grips | on a coffee table | black, white, red | -
handheld console, handheld game | device hand held glowing | a small lit screen, a cross-shaped pad, round buttons | on a bed | grey, violet, green glow | -
remote control, remote, tv remote | device hand held | rows of rubber buttons, a slim black body, a battery door | on a sofa arm | black, grey, red | -
television, tv, tv set, telly, flat screen | device large glowing | a wide glass screen, a thin frame, a soft glow on the wall | in a living room | black, blue-white glow, grey | television
old television, vintage tv, retro tv, crt tv, old tv | device table glowing | a bulging glass screen, two dials, a rabbit-ear antenna, a wooden case | on a low cabinet | walnut, grey-blue glow, cream | television
# other electronics
battery | device hand metal | a raised metal contact, a printed band, a smooth cylinder | on a workbench | copper, black, silver | -
drone, quadcopter, camera drone | device table | four blurred rotors, thin arms, a hanging camera, small lights | in the air above a field | grey, black, red | -
electric razor, electric shaver, hair clipper, hair clippers | device hand held | a foil head, a rubber grip, a small switch | on a washbasin | black, silver, blue | -
curling iron, hair straightener, straightening iron | device hand held | two heated plates, a slim handle, a swivel cord | on a dressing table | black, rose, chrome | -
hair dryer, hairdryer, blow dryer | device hand held | a round nozzle, a handle with switches, a coiled cord | on a dressing table | black, rose, chrome | -
geiger counter | device hand metal | a round needle dial, a carrying handle, a probe on a cable | on a metal table | olive, yellow, black | -
oscilloscope | device table glowing | a round green trace, a printed grid, rows of knobs | on a lab bench | phosphor green, grey, black | -
radar screen, radar | device table glowing | a round green display, a sweeping line, scattered bright dots | in a dark control room | phosphor green, black, grey | -
robot vacuum, robot vacuum cleaner | device table | a low round body, a bumper edge, a ring of small lights | on a wooden floor | black, white, blue | -
smartwatch, smart watch, fitness tracker | device hand worn glowing | a lit square face, a rubber strap, a side button | on a bedside table | black, orange, white glow | watch
smart speaker, voice assistant | device table glowing | a cloth-covered cylinder, a ring of light, a flat top | on a shelf | charcoal, blue glow, white | -
solar panel, solar panels | device large glass | a grid of dark blue cells, thin silver lines, an aluminium frame | on a roof in the sun | deep blue, silver, sky | -
antenna, aerial, radio mast | device large metal | thin crossed rods, a tall mast, guy wires | on a roof | steel, grey, sky | -
radio telescope, radar dish | structure huge metal | a wide white bowl, a strut-held receiver, a lattice base | on a dry plain | white, steel, sky blue | -
satellite dish | device large metal | a shallow white bowl, a receiver on an arm, a wall bracket | on a house wall | white, grey, steel | -
`;
