/** Machines for work, building, power and play: names | kind and size | details | usual places | colours | drawing. */
export const MACHINES = `
# building site
excavator, backhoe, digger, steam shovel | machine huge metal | a jointed arm, a toothed bucket, steel tracks, a glass cab | on a building site | yellow, black, mud brown | -
bulldozer, bucket loader, wheel loader | machine huge metal | a wide curved blade, steel tracks, a square cab, caked earth | on a building site | yellow, steel, earth brown | -
construction crane, tower crane, gantry crane, harbour crane, harbor crane | machine vast metal | a lattice mast, a long jib, a hanging hook, a counterweight | above a building site; along a harbour | yellow, steel, sky grey | crane
crane | machine vast metal +construction +harbour +harbor +lifting +building +site +container +dock +hook +port +skyscraper +load | a lattice mast, a long jib, a hanging hook, a counterweight | above a building site | yellow, steel, sky grey | crane
oil rig, oil platform, drilling rig | machine vast metal | four huge legs, stacked decks, a lattice tower, a gas flare | on a grey sea | rust, steel, orange | -
pumpjack, oil derrick, nodding donkey | machine huge metal | a nodding beam, a curved head, a heavy counterweight, a steel cable | on a dry plain | rust, black, sand | -
forklift, fork lift, forklift truck, pallet truck | machine large metal | two steel forks, a lifting mast, a roof cage, small solid tyres | in a warehouse aisle | yellow, black, steel | -
jackhammer, pneumatic drill | machine person metal held | a pointed steel bit, two handles, an air hose, broken concrete below | on a torn-up street | orange, steel, dust | -
road roller, steamroller, steam roller | machine huge metal | a wide smooth drum, a canopy, hot black asphalt beneath | on a new road | yellow, steel, black | -
wrecking ball, demolition machine | machine huge metal | a heavy iron ball, a thick chain, flying bricks and dust | against a brick wall | iron, brick red, dust grey | -
# factory
3d printer | machine table metal | a moving nozzle on rails, a coil of filament, a half-built shape on the bed | on a workshop bench | black, orange, steel | -
assembly line, conveyor belt, production line | machine vast metal | a long black belt, steel rollers, evenly spaced items, guard rails | in a factory hall | black, steel, yellow | -
blast furnace, furnace, forge furnace | machine huge metal glowing | a brick body, a glowing mouth, a stream of molten metal, flying sparks | in a foundry | orange, iron black, brick red | fire
boiler, steam boiler | machine huge metal | a riveted iron cylinder, thick pipes, a brass pressure gauge, a fire door | in a boiler room | iron black, brass, rust | machine
kiln, pottery kiln | machine large glowing | thick brick walls, a small glowing peephole, shelves of pots | in a pottery | orange, brick red, grey | stove
contraption, clockwork machine, rube goldberg machine, steampunk machine, apparatus | machine large metal | meshing brass gears, belts and pulleys, small valves with steam, a hand crank | in an inventor's workshop | brass, copper, walnut | gear
control panel, control room console, console panel | machine large glowing | rows of switches, round dials, lit buttons, a large red lever | in a control room | grey, amber glow, red | -
doomsday machine | machine huge metal glowing | a large red lever, coiled tubes, a glowing core, a row of dials | in a laboratory | steel, red glow, black | machine
portal machine, teleporter, stargate portal | machine large metal glowing | a standing metal ring, a shimmering blue disc, thick cables | in a laboratory | steel, blue glow, black | -
time machine | machine large metal glowing | a padded seat, brass levers, a large spinning dial, glass tubes of light | in an inventor's workshop | brass, crimson, violet glow | machine
gear, cog, cogwheel, gears, cogs | machine hand metal | even square teeth, a round hub, a film of oil, worn edges | on a workbench | steel, brass, oil black | gear
generator, diesel generator, dynamo, electric motor | machine large metal | a finned steel body, copper windings, a bolted base, thick cables | in an engine room | green, copper, steel | machine
machine, machinery, industrial machine, factory machine | machine large metal | bolted steel housings, rotating shafts, gauges, a red stop button | in a factory hall | green-grey, steel, red | machine
millstone, grain mill | machine large | two heavy grooved stones, a wooden hopper, a trickle of flour | in a mill room | stone grey, oak, flour white | -
waterwheel, water wheel, water mill wheel | machine huge | a large wooden wheel, dripping paddles, a stone channel, moss on the boards | beside a stream | grey wood, moss, water white | -
printing press, letterpress, letterpress machine | machine large metal | a large flywheel, inked rollers, a bed of metal type, a stack of sheets | in a print shop | iron black, red, paper cream | machine
wood chipper | machine large metal | a wide feed tray, a tall chute, a spray of chips | at the edge of a wood | orange, steel, sawdust | -
plasma globe, plasma ball | machine table glass glowing | a clear glass sphere, branching violet filaments, a dark central ball | on a dark table | violet, pink, black | -
tesla coil, van de graaff generator | machine person glowing | a wound copper column, a steel ring on top, branching violet sparks | in a dark laboratory | violet, copper, steel | lightning
steam turbine | machine large metal | a brass piston, a spinning flywheel, a pressure gauge, jets of steam | in an engine house | brass, iron, steam white | machine
# power and town
atm, cash machine, ticket machine | machine person metal glowing | a lit screen, a keypad, a card slot, a steel front | in a street wall | steel, blue glow, grey | -
parking meter | machine person metal | a rounded head, a coin slot, a small window, a steel post | at a kerb | grey, steel, red | -
claw machine, toy crane machine, claw game | machine person glass glowing | a clear glass front, a three-pronged claw, a heap of plush prizes, a joystick | in an arcade | pink, violet, chrome | -
gumball machine | machine person glass glossy | a round glass globe, coloured balls, a coin crank, a small metal flap | in a shop doorway | red, chrome, yellow | -
coffee roaster | machine large metal | a round steel drum, a glass sight window, a cooling tray of dark beans, a brass gauge | in a roastery | black, brass, coffee brown | machine
cotton candy machine, candy floss machine | machine table metal | a wide steel bowl, a spinning head, threads of pink sugar | at a fairground stall | pink, steel, white | -
ice cream machine, soft serve machine | machine table metal | a steel front, a pull lever, a swirl of ice cream below the nozzle | in an ice cream parlour | steel, cream, pink | -
popcorn machine, popcorn cart | machine large glass glowing | glass sides, a hanging kettle, heaped popcorn, red painted trim | in a cinema lobby | red, gold, cream | -
elevator, elevator doors | machine large metal | two brushed steel doors, a lit floor display, a round call button | in a lobby | steel, brass, amber glow | door
lift | machine large metal +doors +floor +hotel +button +building +office +inside +shaft | two brushed steel doors, a lit floor display, a round call button | in a lobby | steel, brass, amber glow | door
escalator, escalators | machine huge metal | ribbed steel steps, a black handrail, glass side panels | in a shopping hall | steel, black, glass green | stairs
fire hydrant, hydrant | machine table metal | a domed cap, two side valves, chains, chipped paint | on a pavement | red, yellow, rust | -
fuel pump, gas pump, petrol pump, petrol station pump | machine person metal | a hose with a nozzle, rolling number wheels, a round lamp on top | on a forecourt | red, cream, chrome | -
pump | machine person metal +water +hand +well +fuel +gas +garden +village | a curved cast-iron handle, a spout, a drip, a stone trough below | in a courtyard | green, iron, stone grey | -
mri machine, mri scanner, ct scanner | machine large glowing | a white ring opening, a narrow bed, a small lit panel | in a hospital room | white, pale blue, grey | machine
ventilator, heart monitor, hospital monitor | machine person glowing | a lit screen with green waves, ribbed tubes, a wheeled stand | beside a hospital bed | white, green glow, grey | -
x-ray machine | machine large metal | a jointed arm, a square head with a lamp, a flat table | in a hospital room | white, steel, grey | machine
electricity pylon, pylon, transmission tower, power line, power lines | structure huge metal | a lattice mast, cross arms, glass insulators, sagging cables | across a field | steel grey, sky, green | tower
telephone pole, utility pole | structure huge | a tall wooden post, crossed beams, tangled cables, a grey transformer | at the side of a road | grey wood, black, sky | -
fusion reactor, reactor core, nuclear reactor | machine vast metal glowing | a round pool of blue light, stacked rods, steel walkways, yellow railings | in a concrete hall | blue glow, steel, yellow | -
particle accelerator, particle collider | machine vast metal | a long tunnel of magnets, layered copper rings, bundled cables | in an underground tunnel | steel blue, copper, orange | -
street lamp, streetlamp, streetlight, street light, lamppost, lamp post | machine large metal glowing | a tall iron post, a glass lamp head, a warm halo | at a street corner | black iron, amber, grey | lamppost
traffic light, stoplight, traffic lights, traffic signal | machine large metal glowing | three round lenses, black visors, a grey post, one lit colour | at a crossing | black, red, amber | -
vending machine, drinks machine | machine large glass glowing | a lit glass front, rows of cans, a coin slot, a row of buttons | against a wall at night | red, white, blue glow | -
washing machine, washer, tumble dryer, dryer | machine large metal | a round glass door, a rubber seal, turning wet clothes, a dial | in a laundry room | white, steel, blue | washing-machine
water tower | structure vast | a round tank on tall legs, a ladder, peeling paint, crossed braces | above flat roofs | rust, grey, sky | tower
wind turbine, wind turbines | machine vast | three long white blades, a tall tapered tower, a small housing at the hub | on a ridge above fields | white, sky blue, green | -
`;
