/** Fish, whales, seals, shellfish and other sea life: names | kind and traits | details | usual places | colours | drawing. */
export const SEA_ANIMALS = `
# fish in general
fish/fish, tropical fish | sea-animal hand fins | silver scales, a forked tail, fanned side fins, a round dark eye | over a coral head; in clear green water | silver, blue, coral | fish
school of fish, shoal of fish, shoal | sea-animal large fins | dozens of silver bodies, all heads turned one way, forked tails, flashing flanks | in open blue water; over a reef | silver, blue, grey | fish
angelfish | sea-animal hand fins | a tall flat disc-shaped body, vertical dark stripes, long trailing fins, a small mouth | among coral; among tank plants | yellow, black, white | fish
discus fish | sea-animal hand fins | a tall flat disc-shaped body, vertical dark stripes, long trailing fins, a small mouth | among coral; among tank plants | yellow, black, white | fish
butterflyfish | sea-animal hand fins | a tall flat disc-shaped body, vertical dark stripes, long trailing fins, a small mouth | among coral; among tank plants | yellow, black, white | fish
anglerfish, angler fish | sea-animal hand fins glowing | a glowing lure on a thin stalk, long needle teeth, a gaping jaw, tiny pale eyes | in black deep water | black, brown, pale blue | fish
barracuda | sea-animal person fins | a long torpedo body, a pointed snout, a crescent tail, a steel-blue back | in open blue water | steel blue, silver, navy | fish
marlin, sailfish | sea-animal large fins | a long spear bill, a tall sail-shaped back fin, a cobalt back, faint vertical bars | in open blue water | cobalt, silver, purple | fish
tuna | sea-animal person fins | a thick torpedo body, small yellow finlets, a crescent tail, a dark blue back | in open blue water; on crushed ice | dark blue, silver, yellow | fish
betta, betta fish, siamese fighting fish | sea-animal hand fins | wide flowing veil fins, a jewel-blue body, a red-edged tail, a small upturned mouth | in a planted glass tank | royal blue, red, violet | fish
blobfish | sea-animal hand fins | a drooping pink gelatinous face, a wide downturned mouth, small dark eyes, flabby skin | on the deep sea floor | pale pink, grey, black | -
catfish | sea-animal person fins | long whisker-shaped barbels, a wide flat mouth, smooth dark skin, small eyes | on a muddy river bed | olive brown, grey, cream | fish
clownfish, anemonefish | sea-animal hand fins | an orange body, three white bands, black-edged rounded fins, a small mouth | among the arms of an anemone | orange, white, violet | clownfish
cod | sea-animal table fins | a mottled olive-brown flank, a pale side line, a single chin barbel, three back fins | in cold green water; on crushed ice | olive brown, cream, grey | fish
herring | sea-animal hand fins | a bright silver flank, a blue-grey back, a deep belly, a forked tail | in cold green water; on crushed ice | silver, blue-grey, white | fish
mackerel | sea-animal hand fins | wavy dark bars on a green-blue back, a silver belly, small finlets, a forked tail | on crushed ice | green-blue, silver, black | fish
sardine, anchovy | sea-animal hand fins | a slim silver body, large scales, a blue-green back, a forked tail | on crushed ice; in a shimmering shoal | silver, blue-green, grey | fish
eel | sea-animal person fins | a long muscular body, a ribbon fin, an open jaw with small teeth, mottled skin | in a reef crevice | olive, yellow, brown | eel
electric eel | sea-animal person fins | a long muscular body, a ribbon fin, an open jaw with small teeth, mottled skin | in a reef crevice | olive, yellow, brown | eel
moray eel, moray | sea-animal person fins | an open jaw with needle teeth, thick patterned skin, small round eyes, a ribbon fin | in a reef crevice | olive, yellow, brown | eel
flying fish | sea-animal hand fins wings | long transparent wing-shaped fins, a blue back, a silver belly, a forked tail | just over a blue sea surface | blue, silver, white | fish
goldfish/goldfish | sea-animal hand fins | shining orange scales, a flowing double tail, round eyes, a plump body | in a round glass bowl; in a garden pond | orange, gold, white | fish
koi, koi fish, koi carp, carp | sea-animal table fins | white scales with orange and black patches, short barbels, broad side fins, a rounded mouth | in a dark temple pond | white, orange, black | fish
lionfish | sea-animal hand fins | long striped fan fins, thin venomous spines, red and white bands, a bearded mouth | over a coral ledge | red-brown, white, coral | fish
perch | sea-animal hand fins +fish +river +lake +angler | dark vertical bars, a spiny back fin, red lower fins, an olive-green body | in a weedy river | olive, red, black | fish
trout, rainbow trout | sea-animal table fins | a pink side stripe, fine black speckles, a square tail, a silver-green flank | in a clear stream | silver-green, pink, black | fish
piranha | sea-animal hand fins | sharp triangular teeth, an underslung jaw, a red belly, glittering grey scales | in a brown jungle river | grey, red, brown | fish
pufferfish, puffer fish, blowfish | sea-animal hand fins | a round inflated body, short spines, large round eyes, a small beaked mouth | over a sandy sea bed | yellow, white, brown | pufferfish
salmon/salmon | sea-animal table fins | a pink-flushed silver flank, a hooked jaw, dark spots, a broad tail | in a rushing river; at a waterfall | silver, pink, slate | fish
sea bass | sea-animal table fins | large silver scales, a spiny back fin, a thick-lipped mouth, a broad tail | over a rocky reef; on crushed ice | silver, rose, grey | fish
sea bream | sea-animal table fins | large silver scales, a spiny back fin, a thick-lipped mouth, a broad tail | over a rocky reef; on crushed ice | silver, rose, grey | fish
grouper | sea-animal person fins | a massive mottled body, a thick-lipped mouth, a rounded tail, small eyes | under a reef ledge | brown, cream, grey | fish
red snapper, snapper | sea-animal table fins | rose-red scales, a spiny back fin, a red eye, a broad tail | over a rocky reef; on crushed ice | rose red, silver, pink | fish
sole | sea-animal hand fins +fish +lemon +fillet +sea +meuniere +flatfish | a flat oval body, two eyes on one side, mottled sandy skin, a fringe of fins | on a sandy sea bed | sand, brown, grey | fish
flounder, plaice | sea-animal hand fins | a flat oval body, two eyes on one side, orange spots, a fringe of fins | on a sandy sea bed | sand, orange, brown | fish
halibut, turbot | sea-animal table fins | a wide diamond-shaped flat body, two eyes on one side, stone-brown mottling, a crooked mouth | on a sandy sea bed | brown, sand, cream | fish
sturgeon | sea-animal large fins | a long armoured body, bony plates along the back, a pointed snout, hanging barbels | in a dark river | grey, slate, cream | fish
arapaima | sea-animal large fins | large armoured scales, a flat head, a red-edged tail, an upturned mouth | in a dark jungle river | grey-green, red, brown | fish
sunfish, mola mola, ocean sunfish | sea-animal large fins | a huge flat disc-shaped body, two tall blade fins, a tiny mouth, rough silver skin | in open blue water | silver, grey, blue | -
surgeonfish, blue tang | sea-animal hand fins | a bright blue oval body, a black curved marking, a yellow tail, a small mouth | over a coral reef | blue, black, yellow | fish
parrotfish | sea-animal hand fins | a fused beak of teeth, turquoise scales edged with pink, a blunt head, a square tail | over a coral reef | turquoise, pink, green | fish
swordfish | sea-animal large fins | a long flat sword-shaped bill, a tall curved back fin, a purple-blue back, a large eye | in open blue water | purple-blue, silver, navy | fish

# sharks and rays
shark, reef shark, bull shark | sea-animal large fins | a grey back, a white belly, a tall triangular fin, rows of teeth | over a pale sand flat; in open blue water | grey, white, deep blue | shark
tiger shark | sea-animal large fins | a grey back, a white belly, a tall triangular fin, rows of teeth | over a pale sand flat; in open blue water | grey, white, deep blue | shark
great white shark, great white | sea-animal large fins | a grey back, a white belly, a tall triangular fin, rows of teeth | over a pale sand flat; in open blue water | grey, white, deep blue | shark
baby shark, dogfish | sea-animal table fins | a slim spotted body, oval eyes, a small rounded snout, two back fins | over a kelp bed | tan, brown, kelp green | shark
cat shark | sea-animal table fins | a slim spotted body, oval eyes, a small rounded snout, two back fins | over a kelp bed | tan, brown, kelp green | shark
hammerhead, hammerhead shark | sea-animal large fins | a wide flat hammer-shaped head, eyes at both ends, a tall back fin, a long upper tail lobe | in open blue water | grey-brown, white, blue | shark
whale shark | sea-animal huge fins | a broad flat head, white dots in rows, a very wide mouth, ridged flanks | just below a sunlit surface | slate blue, white, turquoise | shark
basking shark | sea-animal huge fins | a hugely open white mouth, wide gill slits, a pointed snout, a tall back fin | just below a green sea surface | grey-brown, white, green | shark
megalodon | sea-animal huge fins | a vast gaping mouth, rows of hand-sized teeth, a scarred grey snout, a huge tail | in dark open water | grey, white, deep blue | shark
manta ray, manta, devil ray | sea-animal large fins | broad wing-shaped fins, two curled head lobes, a white belly, a thin tail | in open blue water | black, white, blue | manta
stingray | sea-animal person fins | a flat disc body, rippling edges, raised eyes, a long whip tail | over a sandy sea bed | sand, grey, turquoise | manta
ray | sea-animal person fins +sea +fish +ocean +aquarium +underwater | a flat disc body, rippling edges, raised eyes, a long whip tail | over a sandy sea bed | sand, grey, turquoise | manta

# whales and dolphins
beluga, beluga whale | sea-animal large fins | smooth white skin, a rounded bulging forehead, a short beak, small flippers | under arctic ice | white, ice blue, grey | whale
dolphin, porpoise | sea-animal large fins | smooth grey skin, a short beak, a curved back fin, a flat horizontal tail | at the bow of a boat; in a breaking wave | grey, white, blue | dolphin
bottlenose dolphin | sea-animal large fins | smooth grey skin, a short beak, a curved back fin, a flat horizontal tail | at the bow of a boat; in a breaking wave | grey, white, blue | dolphin
pink dolphin, river dolphin | sea-animal large fins | smooth pink skin, a long thin beak, a low back ridge, broad flippers | in a brown jungle river | pink, grey, brown | dolphin
whale, humpback whale, humpback | sea-animal huge fins | long knobbed flippers, a grooved white throat, a dark ridged back, broad tail flukes | in a cold fjord; in open blue water | slate, white, deep blue | whale
baby whale, whale calf | sea-animal large fins | smooth grey skin, a small back fin, white-edged flippers, a rounded head | in clear blue water | grey, white, blue | whale
blue whale | sea-animal vast fins | an immense blue-grey body, a small back fin, a long jaw line, broad tail flukes | in open blue water | blue-grey, slate, deep blue | whale
sperm whale | sea-animal vast fins | a huge square head, a narrow toothed lower jaw, wrinkled dark skin, triangular flukes | in deep blue water | dark grey, white, deep blue | whale
narwhal | sea-animal large fins | a long spiralled tusk, mottled grey skin, a rounded head, small flippers | between floes of arctic ice | mottled grey, ivory, ice blue | whale
orca, killer whale | sea-animal huge fins | a black back, white eye patches, a tall upright fin, a white belly | in a cold fjord | black, white, sea grey | orca

# seals and sea cows
baby seal, seal pup, harp seal | sea-animal table furry fins | fluffy white fur, huge black eyes, short whiskers, small flippers | on sea ice | white, black, ice blue | seal
elephant seal | sea-animal large fins | a swollen drooping nose, wrinkled brown skin, a massive body, short front flippers | on a pebble beach | brown, grey, pebble grey | seal
leopard seal | sea-animal large fins | a long reptile-shaped head, spotted silver-grey fur, a wide toothed jaw, long front flippers | on an ice floe | silver-grey, black, ice blue | seal
manatee, sea cow | sea-animal large fins | a round grey body, a whiskered square muzzle, paddle flippers, a flat rounded tail | over a seagrass bed | grey, green, sand | -
dugong | sea-animal large fins | a downturned bristled muzzle, smooth brown-grey skin, paddle flippers, a notched tail | over a seagrass bed | brown-grey, green, turquoise | -
sea lion, fur seal | sea-animal large fins | small ear flaps, sleek dark fur, long front flippers, stiff whiskers | on a harbour pontoon; on sea rocks | dark brown, black, rock grey | seal
sea turtle, green turtle | sea-animal large fins | a patterned shell, long flippers, scaled cheeks, a hooked beak | over a coral reef; on a nesting beach | olive, amber, turquoise | turtle
seal, harbour seal, harbor seal, grey seal | sea-animal person furry fins | a round wet head, large dark eyes, long whiskers, a spotted grey coat | on a wet sandbank; on sea rocks | grey, black, sand | seal
walrus | sea-animal large fins | two long ivory tusks, a thick whiskered muzzle, folded pink-brown skin, broad flippers | on an ice floe | pink-brown, ivory, ice blue | -

# octopus, squid and jellyfish
cuttlefish/cuttlefish | sea-animal table tentacles | a rippling fin edge, W-shaped pupils, short gathered arms, shifting striped skin | over a seagrass bed | rust, cream, violet | squid
squid | sea-animal table tentacles | a long arrow-shaped body, two side fins, eight short arms, two longer tentacles, a large round eye | in dark open water | pale pink, white, rust | squid
giant squid, colossal squid | sea-animal huge tentacles | ten long arms with toothed suckers, a plate-sized eye, a pointed mantle, two longer tentacles | in black deep water | red, white, black | -
jellyfish/jellyfish, jelly fish/jelly fish, moon jelly, sea nettle | sea-animal table tentacles translucent glowing | a translucent domed bell, frilled arms, long thin tentacles, a faint inner glow | in dark open water | pale blue, pink, black | jellyfish
nautilus | sea-animal hand tentacles | a coiled brown-striped shell, many short tentacles, a pinhole eye, a leathery hood | along a deep reef wall | cream, rust, deep blue | -
octopus/octopuses | sea-animal table tentacles | eight curling arms, rows of pale suckers, a soft domed head, horizontal pupils | on a rocky sea floor; in a broken amphora | rust, cream, purple | octopus
blue-ringed octopus | sea-animal hand tentacles | bright ringed markings, eight short arms, a round soft head, large dark eyes | on coral rubble | yellow, electric blue, brown | octopus
dumbo octopus | sea-animal hand tentacles | two round ear-shaped fins, webbed short arms, a soft pale body, dark round eyes | in black deep water | pale orange, cream, black | octopus

# crabs and shellfish
barnacle | sea-animal tiny | ridged cone-shaped shells, pale plates, a narrow slit opening, crusted edges | on a tidal rock | grey, white, green | shell
limpet | sea-animal tiny | a low ridged cone shell, grey and cream rays, a tight rim, green algae | on a tidal rock | grey, cream, green | shell
clam | sea-animal hand | two hinged ribbed shells, a fluted edge, a fleshy patterned lip, dark growth lines | on a sandy sea bed; on a wet rope | blue-black, cream, purple | shell
giant clam | sea-animal large | a wide fluted shell, a wavy jewel-blue lip, small light spots, crusted edges | on a coral reef | blue, green, cream | shell
cockle | sea-animal hand | a rounded ribbed shell, a hinged top, cream bands, grains of sand | on wet tidal sand | cream, tan, grey | shell
mussel | sea-animal hand | a blue-black hinged shell, a pearly inside, orange flesh, fine beard threads | on a wet rope; on a tidal rock | blue-black, pearl, orange | shell
crab, red crab | sea-animal hand claws | two heavy claws, a broad hard shell, eyes on short stalks, eight jointed legs | on a wet rock; on a sandy beach | red, orange, cream | crab
spider crab | sea-animal table claws | very long thin legs, a knobbly pear-shaped shell, narrow pincers, small eyes | on a dark sea bed | orange, cream, brown | crab
coconut crab | sea-animal table claws | huge blue-brown pincers, an armoured body, long jointed legs, stalked red eyes | on a palm trunk | blue-brown, purple, rust | crab
crayfish/crayfish, crawfish | sea-animal table claws | two large pincers, very long antennae, a segmented tail, a hard speckled shell | on a rocky sea bed | dark blue, red, orange | lobster
lobster | sea-animal table claws | two large unequal pincers, very long antennae, a segmented tail, a blue-black speckled shell | on a rocky sea bed | blue-black, rust, cream | lobster
hermit crab | sea-animal hand claws | a borrowed spiral shell, red jointed legs, one large claw, eyes on stalks | on a sandy beach at the tideline | red, cream, sand | crab
horseshoe crab | sea-animal table claws | a smooth domed shield, a long spike tail, small side spines, jointed legs below | on wet tidal sand | brown, olive, sand | -
mantis shrimp | sea-animal hand claws | rainbow-toned armour, stalked eyes, folded striking clubs, a fan tail | at a burrow in coral sand | green, orange, blue | lobster
oyster | sea-animal hand | a rough layered shell, a smooth mother-of-pearl inside, grey soft flesh, one round pearl | on a tidal rock | grey, pearl white, silver | shell
seashell, sea shell, conch, conch shell, cowrie | product hand glossy | a spiral ridged shell, a glossy pink opening, a pointed tip, faint brown bands | on wet sand at the tideline | cream, pink, sand | shell
scallop | sea-animal hand | a fan-shaped ribbed shell, a row of tiny blue eyes, a wavy edge, pale growth rings | on a sandy sea bed | coral, cream, blue | shell
sea snail, sea slug, nudibranch | sea-animal hand | a frilled jewel-toned body, feathery gills, two horned feelers, a rippling edge | on a sponge | violet, orange, white | -
shrimp/shrimp | sea-animal tiny claws | a curved transparent body, long antennae, many thin legs, a fan tail | among coral; in a clear rock pool | pale pink, red, orange | lobster
krill | sea-animal tiny claws | a curved transparent body, long antennae, many thin legs, a fan tail | among coral; in a clear rock pool | pale pink, red, orange | lobster
prawn | sea-animal hand claws | a long curved pink body, very long antennae, stalked black eyes, a fan tail | on crushed ice; in a rock pool | pink, orange, black | lobster

# starfish, corals and reef life
coral | plant large | branching pink arms, rounded brain-patterned domes, purple fans, small darting fish | under clear shallow sea | pink, orange, turquoise | coral
kelp, seaweed | plant large | long swaying fronds, small air bladders, frilled edges, a holdfast on rock | in clear green water | olive, amber, green | seaweed
sea anemone | sea-animal hand tentacles | a crown of soft waving arms, a thick column, pink tips, a folded mouth | on a reef rock | pink, violet, green | sea-anemone
anemone | sea-animal hand tentacles +sea +clownfish +reef +rock +underwater +tidepool | a crown of soft waving arms, a thick column, pink tips, a folded mouth | on a reef rock | pink, violet, green | -
sea cucumber | sea-animal hand | a soft knobbed body, a leathery skin, small openings, a rounded end | on a sandy sea bed | brown, orange, sand | -
sea sponge | sea-animal table | branching porous tubes, a rough yellow surface, wide round openings, small clinging stars | on a reef wall | yellow, orange, purple | -
sea urchin | sea-animal hand | long sharp spines, a round purple shell, tiny tube feet, a dotted star pattern | on a tidal rock | purple, black, green | sea-urchin
urchin | sea-animal hand +sea +spines +reef +tidepool | long sharp spines, a round purple shell, tiny tube feet, a dotted star pattern | on a tidal rock | purple, black, green | -
seahorse, sea horse | sea-animal hand fins | an upright ridged body, a horse-shaped head, a curled tail, a small fluttering fin | among eelgrass; on a sea fan | ochre, coral, green | seahorse
leafy sea dragon, sea dragon | sea-animal hand fins | leaf-shaped skin flaps, a long tubular snout, a banded curved body, a thin tail | among drifting kelp | yellow-green, violet, olive | -
starfish/starfish, sea star | sea-animal hand | five tapering arms, a knobbly orange skin, rows of tube feet, a pale underside | on a wet rock; on a sandy beach | orange, red, sand | starfish
axolotl | sea-animal hand paws | feathery pink gills, a wide smiling mouth, pale pink skin, tiny toes | in a planted glass tank | pink, white, green | axolotl
trilobite, fossil fish | product hand | a ribbed stone outline, a coiled or segmented shape, a cracked grey slab, fine pale lines | on a museum tray | grey, brown, cream | shell
ammonite, fossil | product hand | a coiled ribbed spiral, a cracked grey slab, mineral-filled chambers, fine chisel marks | on a museum tray | grey, bronze, cream | shell
pike | sea-animal table fins +fish +river +lake +angler +fishing | a long flat toothed snout, a green mottled flank, a back fin near the tail, yellow eyes | in a reed-edged lake | green, cream, brown | fish
northern pike | sea-animal table fins | a long flat toothed snout, a green mottled flank, a back fin near the tail, yellow eyes | in a reed-edged lake | green, cream, brown | fish
`;
