/** Aircraft and spacecraft: names | kind and size | details | usual places | colours | drawing. */
export const AIRCRAFT_AND_SPACECRAFT = `
# aeroplanes
airplane, aeroplane, plane, aircraft, passenger plane, airliner, jumbo jet, jet plane | aircraft huge metal | swept wings, engines under the wings, a row of small windows, a tall tail fin | in the sky above clouds; on a runway | white, silver, sky blue | aeroplane
biplane, propeller plane, prop plane, triplane, old plane, vintage plane | aircraft huge | two stacked wings with struts, a wooden propeller, an open cockpit, doped fabric | on a grass airfield; in a blue sky | red, cream, varnished wood | aeroplane
bomber, bomber plane, stealth bomber, warplane | aircraft huge metal | a broad dark wing, a glazed nose, rows of rivets, open bay doors | in a grey sky | olive, steel grey, black | aeroplane
cockpit, flight deck | aircraft large glowing | banks of round dials, two control yokes, angled windows, rows of switches | at the front of an aircraft | black, amber glow, sky blue | -
crashed plane, plane wreck, airplane wreck | aircraft huge metal | a broken fuselage, torn aluminium skin, empty windows, sand drifted inside | on a black beach | aluminium, rust, sand | aeroplane
seaplane, floatplane, flying boat, bush plane | aircraft huge | two long floats, a high wing, a round engine cowling | on a mountain lake | yellow, white, red | aeroplane
fighter jet, fighter plane, jet fighter, stealth jet, military jet | aircraft huge metal | a pointed nose, swept delta wings, twin tail fins, a bubble canopy, hot exhaust | in a steep turn above clouds | steel grey, black, orange glow | fighter-jet
glider, sailplane | aircraft huge | very long slim wings, a clear canopy, a smooth white body | in a sky with cumulus clouds | white, red, sky blue | aeroplane
jet, private jet, business jet | aircraft huge metal glossy | two rear engines, a T-shaped tail, a folding stair, oval windows | on an airport apron | white, navy, silver | aeroplane
jet engine, turbine, jet turbine | machine large metal | a ring of curved blades, a spiral mark at the hub, a polished steel lip | on a hangar stand | steel, titanium, black | gear
propeller | product large metal glossy | three twisted blades, a rounded hub, a polished leading edge | on a hangar stand | steel, brass, black | -
spitfire, warbird, world war ii fighter, ww2 fighter plane | aircraft huge metal | rounded wings, a long nose with a propeller, a framed canopy, painted roundels | above a green coast | olive, earth brown, sky grey | aeroplane
supersonic plane, supersonic jet, space plane | aircraft huge glossy | a needle nose, a slim delta wing, a long white body | high above the clouds | white, deep blue, silver | aeroplane
# rotor, balloon, wing
airship, zeppelin, blimp, dirigible | aircraft vast | a long ribbed envelope, a small gondola beneath, tail fins, mooring lines | above a city | silver, cream, red | airship
attack helicopter, military helicopter, gunship | aircraft huge metal | stub wings with pods, a narrow tandem cockpit, blurred rotor blades | low above a ridge | olive, black, dust | helicopter
flying machine, ornithopter, leonardo flying machine | aircraft large | canvas wings on wooden ribs, ropes and pulleys, a cradle for the pilot | on a cliff top | linen, oak, brass | -
hang glider | aircraft large ridden | a bright triangular sail, a thin aluminium frame, a harness | above green hills | red, yellow, sky blue | -
helicopter, chopper helicopter, rescue helicopter | aircraft huge metal | a blurred main rotor, a rounded glass nose, landing skids, a thin tail boom | above a rooftop | red, white, glass blue | helicopter
hot air balloon, hot-air balloon, balloon ride | aircraft huge | coloured vertical panels, a wicker basket, a burner flame, thin ropes | in a calm morning sky | red, yellow, sky blue | hot-air-balloon
jetpack, jet pack | aircraft person worn metal | two exhaust nozzles, shoulder straps, hand controls, a burst of flame | on a stand in a hangar | silver, orange, black | -
steampunk airship, flying ship, sky ship | aircraft vast | a wooden hull under a ribbed balloon, brass propellers, hanging ropes, lit portholes | among towering clouds | brass, oak, burgundy | airship
# rockets and crewed craft
ufo, alien spaceship, flying saucer, ufos | spacecraft huge metal glowing | a smooth disc hull, a ring of lights, a domed top, a downward beam | above a dark field | silver, green glow, black | ufo
space capsule, re-entry capsule | spacecraft large metal | a blunt cone shape, a scorched heat shield, small round windows, a hatch | on a desert floor under a parachute | scorched brown, white, grey | -
dyson sphere | spacecraft vast metal glowing | a lattice shell around a star, hexagonal plates, gaps of hot light | in black space | black, gold, orange | -
generation ship, space colony, space habitat, o'neill cylinder | spacecraft vast metal glowing | a huge rotating hull, bands of windows, solar wings, small lit docking bays | in orbit above a planet | silver, amber, black | spaceship
escape pod, shuttlecraft | spacecraft large metal | a blunt rounded hull, one small window, heat-scorched plates, short fins | among stars | grey, orange, black | spaceship
starfighter, space fighter | spacecraft large metal glowing | angled wings, twin glowing engines, scorched panels, a narrow cockpit | among stars | grey, red, blue glow | spaceship
launch pad, spacecraft launch | spacecraft vast metal glowing | a white rocket beside a lattice tower, billowing exhaust, a column of orange flame | on a concrete pad by the sea | white, orange, steel | rocket
moon rover, moon buggy | spacecraft large metal | six wire wheels, a camera mast, a jointed arm, a solar deck with dust | on red rocky ground | white, gold, rust red | -
mothership, battle cruiser, space battleship | spacecraft vast metal glowing | a wedge-shaped hull, layered plating, rows of tiny lights, a bank of glowing engines | above a planet | grey, blue glow, black | spaceship
rocket, rocket ship, space rocket, rocketship | spacecraft huge metal | a pointed nose cone, three tail fins, a round porthole, a plume of flame | on a launch pad; in a starry sky | white, red, orange | rocket
space probe, voyager probe | spacecraft large metal | a wide dish antenna, long instrument booms, gold insulation | in black space | gold, white, black | satellite
space telescope | spacecraft large metal | gold hexagonal mirrors, a layered silver sun shield, a strut-held secondary mirror | in black space | gold, silver, black | satellite
space shuttle | spacecraft huge | white and black heat tiles, a delta wing, an orange fuel tank, twin side boosters | on a launch pad | white, black, orange | rocket
space station, orbital station | spacecraft vast metal | linked cylinder modules, wide solar panels, a docking ring, a jointed arm | in orbit above a blue planet | white, gold, deep blue | -
spaceship, spacecraft, starship, space ship, space cruiser | spacecraft huge metal glowing | a long plated hull, glowing engine nozzles, rows of lit windows, swept fins | among stars | grey, blue glow, black | spaceship
satellite, communications satellite | spacecraft large metal | two solar wings, a gold-foil body, a small dish | in orbit above the earth | gold, deep blue, silver | satellite
`;
