/** Deeds by the tool that they are done with: rows as those of `deed-rows.ts`, which come before them. */
export const BY_TOOLS = `
weld, solder | - | welder | tend | -
measure | person, child, baby, clothing | tape-measure | tend | -
stamp | - | rubber-stamp | table | book
shake, mix, stir, make | cocktail, martini, margarita | shaker | table | cocktail
shake | drink | shaker | table | cocktail
carve, chisel, sculpt | stone, statue, marble, wood, bust, ice | chisel | tend | statue
break up, drill | pavement, road, asphalt, concrete | jackhammer | - | -
prune, trim, clip, cut | hedge, bush, topiary | lawn-shears | tend | -
cut down, saw down, fell | tree | chainsaw | tend | -
mine, dig for, chip at | coal, gold, ore, rock, crystal, gem, diamond, salt | pickaxe | tend | rock
wash, clean, wipe, polish, squeegee | window, glass, pane, windshield, windscreen | squeegee | tend | -
wax | surfboard, board, ski, skis, snowboard | sponge | tend | -
wax | floor, car, table | sponge | tend | -
pitch, fork, shovel, toss, stack | hay, straw, manure | pitchfork | tend | mound
play | pinball, pinball machine, pinball table | - | tend | pinball-machine
play pinball | - | - | tend | pinball-machine
play the jukebox | - | - | tend | jukebox
flambé, flambe, flame | - | flaming-pan | stove | -
photograph, shoot, film, snap | wedding, couple, bride, model, portrait, bird, animal, wild-animal, person, child | camera | face | -
polish, shine, varnish, rub | violin, guitar, cello, trumpet, shoe, boot, silver, spoon, glass, trophy, sword, lamp, brass | towel | table | -
pour, mix, spread | concrete, cement, mortar, asphalt, tar | spade | tend | mound
deliver, hand out, bring, distribute | newspaper, newspapers, mail, letter, parcel, package, pizza, milk, flower, leaflet, flyer | - | hold | newspaper
`;
