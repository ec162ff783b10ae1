/** Robots, androids, mechs and drones: names | kind and traits | details | usual places | colours | drawing. */
export const ROBOTS = `
# of human shape
robot, humanoid robot, metal man/metal men, droid, service droid, machine being | robot person metal | enamelled body plates, two round lens eyes, jointed metal fingers, exposed cables at the neck | in a bright laboratory; on a wet city street | white enamel, steel, orange | robot
little robot, small robot, cute robot, robot companion, toy-sized robot, baby robot | robot table metal | a rounded boxy body, big round lens eyes, stubby jointed arms, one short antenna | on a wooden floor; in a field of daisies | sky blue, cream, orange | robot
old robot, rusty robot, abandoned robot, broken robot | robot person metal | flaking orange rust, one dark lens eye, a dented chest door, hanging wires, moss in the joints | in a scrapyard; in tall grass | rust, verdigris, grey | robot
retro robot, vintage robot, tin robot, 1950s robot | robot person metal | a square tin body, dials on the chest, pincer hands, a dome head with lamps, riveted seams | on a department-store shelf; on a chequered floor | red, silver, turquoise | robot
giant robot, colossal robot | robot vast metal | towering riveted legs, a small lit visor, steam at the knees, scraped paint | between skyscrapers; in a harbour | dull blue, rust, haze grey | robot
android, humanoid android, synthetic human, replicant, synth | robot person | smooth pale synthetic skin, fine seams at jaw and temple, a lit ring at the temple, a plain grey suit | in a white laboratory; at a rain-streaked window | porcelain white, cyan, grey | robot
female android, gynoid, fembot, robot girl, robot woman/robot women, android girl | robot person f role | white polished shell plates, exposed black joints, a calm synthetic face, fibre-optic hair | in a white laboratory; on a neon street | white, black, rose gold | robot
cyborg, cyborg woman/cyborg women, cyborg girl, cyborg man/cyborg men, cybernetic human, augmented human, half human half robot | robot person | a human face with one steel cheek, a red lens eye, a hydraulic arm, cables at the collar | in a dim repair bay; on a neon street | steel, skin tones, red | robot
killer robot, robot assassin, battle droid, combat robot, war robot | robot person metal | a bare chrome skull, red lit eyes, piston limbs, scorched plates, a heavy rifle | in burnt rubble | chrome, red, soot black | robot
automaton/automata, clockwork man/clockwork men, clockwork doll, mechanical doll, clockwork automaton/clockwork automata | robot person metal | a porcelain face, brass ribs, visible gear trains, a wind-up key in the back, jointed wooden fingers | in a cabinet of curiosities; on a velvet-draped stand | brass, porcelain white, oxblood | robot
steampunk robot, brass robot, steam robot | robot person metal | riveted copper plates, a pressure gauge in the chest, a small chimney, leather joints | in a workshop of pipes and gauges | copper, brass, leather brown | robot
# with a job
robot butler, robot waiter, robot servant | robot person metal role | a polished white body, a painted bow tie, a round tray, a smooth screen face | in a panelled dining room | white, black, silver | robot
robot chef, cooking robot | robot person metal role | a tall white hat, two steel arms, a screen face, a flour-dusted apron | in a steel kitchen | steel, white, flame orange | robot
robot artist, painting robot, drawing robot | robot person metal role | a jointed arm with a brush, paint-splashed plates, one large lens, a palette clip | before an easel | white, ultramarine, red | robot
robot musician, robot dj, robot band member | robot person metal role | a chrome head with headphones, lit chest bars, thin quick fingers | on a club stage | chrome, magenta, cyan | robot
robot cop, robot police officer, police robot, security robot | robot person metal role | navy armoured plates, a dark visor, a flashing shoulder lamp, heavy boots | on a wet city street | navy, silver, blue | robot
robot nurse, medical robot, care robot | robot person metal role | a soft white shell, padded hands, a screen face with two dots, a green cross | in a hospital corridor | white, mint, grey | robot
robot gardener, garden robot, farm robot | robot person metal role | moss-stained plates, a watering spout, thin gripper fingers, a straw hat | in a greenhouse | green, rust, terracotta | robot
industrial robot, robot arm, robotic arm, welding robot, factory robot | robot large metal | a heavy jointed arm, a rotating base, bundled black cables, a steel gripper | on a factory floor behind yellow lines | orange, steel, black | robot
delivery robot, sidewalk robot | robot table | a white box on six small wheels, a hinged lid, front lenses, an orange flag on a stalk | on a pavement | white, orange, black | robot
bomb disposal robot, tracked robot, exploration robot | robot table metal | two rubber tracks, a jointed arm with claw, a camera mast, a trailing cable | on rubble; in a corridor | olive, black, yellow | robot
mars rover, rover, lunar rover, space rover, planetary rover | vehicle large metal | six ridged wheels, a camera mast, folded solar panels, a jointed sampling arm, red dust | on rocky red sand; on grey lunar dust | white, gold foil, rust | robot
robot head, robot face, android head | robot hand metal | a polished face plate, two lens eyes, open cranial panels, bundled cables at the neck | on a workbench; in front of a plain backdrop | chrome, black, cyan | robot
robot hand, robotic hand, bionic hand, prosthetic hand, cybernetic arm, bionic arm, prosthetic arm | robot hand metal | jointed metal fingers, thin steel tendons, rubber fingertips, carbon-fibre shells | above a plain table; in front of a dark backdrop | steel, black, white | hand
# mechs
mech, mecha, battle mech, mech suit, combat mech, exosuit, exoskeleton | robot vast metal | angular armour plates, a small cockpit canopy, shoulder cannons, hydraulic knees, warning stripes | in a hangar with gantries; in a ruined city | armour grey, hazard yellow, red | robot
mech pilot, mecha pilot | person person role | a fitted plugsuit with hard joints, a helmet under one arm, cable ports at the spine, gloves | in a lit cockpit; at the foot of a huge machine | orange, black, white | person:astronaut
walker robot, spider mech, spider tank, tripod machine, war machine | robot huge metal | long jointed legs, a domed hull, a single searchlight eye, hanging cables | above rooftops; in a misty field | gunmetal, red, fog grey | robot
transforming robot | robot huge metal | car doors for shoulders, tyres at the heels, a plated chest, a faceted helmet head | on a city street | red, blue, chrome | robot
# of animal shape
robot dog, robotic dog, mechanical dog, robot hound | robot person metal paws | a boxy headless or lens-faced body, four jointed legs, rubber feet, coiled cables | on concrete; in a laboratory | yellow, black, grey | robot
robot cat, mechanical cat, cyber cat | robot table metal paws | overlapping silver plates, triangular ears, lens eyes, a segmented tail | on a windowsill; on a neon rooftop | silver, cyan, black | robot
robot bird, mechanical bird, clockwork bird, mechanical owl, clockwork owl | robot hand metal wings | sheet-metal feathers on hinges, gear wheels in the chest, round glass eyes, a wind-up key | on a brass perch; on a workbench | brass, copper, teal | robot
robot spider, mechanical spider, robot insect, mechanical beetle, clockwork insect | robot hand metal | thin jointed legs, a brass body with a glass dome, red lens eyes, fine gears | on a workbench; on a stone wall | brass, black, red | robot
mechanical horse, robot horse, clockwork horse | robot large metal hooves | plated flanks, piston legs, a mane of cables, glowing joints, steel hooves | on a dusty plain; in a workshop | bronze, black, amber | robot
robot dinosaur, mechanical dinosaur, robot shark, mechanical whale | robot huge metal | welded steel plates, a row of blade teeth, exposed pistons, lit eyes | in a scrapyard; in a hangar | steel, rust, red | robot
mechanical heart, clockwork heart | robot hand metal | brass chambers, small gears, copper tubes, red glass windows | on a workbench | brass, copper, ruby | robot
nanobot, nano robot, robot swarm, micro robot | robot tiny metal | a tiny capsule body, six hair-thin legs, a lit sensor point, rows of identical units | in a stream of red cells; on a fingertip | silver, cyan, red | robot
# in the air, without a body
delivery drone, racing drone, police drone | aircraft table metal | four thin arms with rotors, a small gimbal camera, short landing legs, red and green lights | above a field; above rooftops | grey, black, red | -
military drone, combat drone, surveillance drone, uav | robot large metal | long straight wings, a bulbous nose, a ball-shaped camera, an inverted tail | above a desert; on a runway | grey, sand, black | aeroplane
floating robot, hovering robot, robot orb, flying robot | robot table metal | a smooth floating sphere, one large blue lens, two small fins, a soft ring of light below | in a white corridor; above a path | white, blue, grey | robot
hologram, holographic person/holographic people, holographic woman/holographic women, hologram girl | robot person translucent glowing | a see-through figure of horizontal light lines, a glitching edge, a small round projector below | above a projector in a dark room; on a neon street | cyan, magenta, black | person
robot army, army of robots, robot soldiers, row of robots | group vast metal | identical steel bodies in ranks, red lit eyes, rifles at one angle, scorched plates | on an ash-grey plain; in a vast hall | steel, red, ash grey | robot
robot family, robots in a group, group of robots | group large metal | boxy bodies in several sizes, round lens eyes, joined pincer hands, enamel in four colours | on a lawn; in a living room | red, blue, yellow, cream | robot
`;
