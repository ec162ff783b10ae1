/** Costumes of trades: rows of `costume.ts`, with what is worn by rows of `worn.ts`. */
export const TRADE_COSTUMES = `
lifeguard shirt #e8b830 skin skin sun-cap short red-trunks red-cross whistle-cord rescue-buoy
butcher shirt #f1ede4 #3a3f4a #26221e boater striped-apron
baker jacket #f3efe6 #8a8f98 #2a211c baker-cap apron-white neck-scarf
groom jacket #1f2028 #1f2028 #141318 top-hat-on shirt white-bow flower-in-lapel
magician jacket #1f1e26 #1f1e26 #141318 top-hat-on shirt bow-tie magic-cape white-gloves
surgeon shirt #4f9a86 #4f9a86 #e6e8e6 surgeon scrub-ties thin-gloves
dentist shirt #dfeaf0 #8ab0c0 #e6e8e6 dentist thin-gloves
vet shirt #4f8a6a #4f8a6a #e6e8e6 - stethoscope thin-gloves
hiker shirt #c8703a skin #5a3f2c bucket-hat pack khaki-shorts hiking-socks pack-straps
lumberjack shirt #b8342c #3f4f6a #4a3420 knit-cap checks braces beard
bellboy jacket #b8262c #26262e #141318 pillbox gold-rows white-gloves
waiter shirt #f4f2ec #1f1e24 #141318 - black-vest bow-tie half-apron
waitress dress #26262e skin #141318 maid-frill full-white-apron white-collar
maid dress #26262e skin #141318 maid-frill full-white-apron white-collar
butler jacket #1f1e26 #3a3a42 #141318 - shirt bow-tie tails white-gloves
mechanic jacket #3f5f8a #3f5f8a #26221e cap zip oil-marks rag
plumber shirt #c8382c #3a5a9a #4a3420 cap bib tool-belt
electrician shirt #e87a2c #3a4a6a #3a2f26 hard-hat tool-belt work-gloves
jockey shirt #2f6ab8 #f1ede4 #1b1916 jockey-cap silks riding-boots
fencer suit #f1f0ec #f1f0ec #e6e4de fencing-mask fencer-lines
beekeeper suit #f1ede0 #f1ede0 #d8cbb2 bee-veil zip long-gloves
sweep jacket #2f2c32 #2f2c32 #1b1916 sweep-hat soot neck-scarf brush-coil
sailor shirt #f4f2ec #f4f2ec #1b1916 sailor-cap sailor-collar
gondolier shirt #f4f2ec #1f1e24 #1b1916 ribbon-boater navy-stripes
fisherman coat #e0b030 #e0b030 #2a2d31 sou-wester zip rubber-boots
boxer bare - skin #f1ede4 headband white-singlet red-trunks white-band boxing-gloves
wrestler bare - skin #2f5fb0 luchador blue-singlet black-shorts
sumo bare - skin skin tiara-bun sumo-belt
karateka shirt #f4f2ec #f4f2ec skin headband gi-lapels
maestro jacket #1f1e26 #1f1e26 #141318 - shirt white-bow tails
train-conductor jacket #24386a #24386a #141318 peaked gold-rows whistle-cord
train-driver shirt #8a9aaa #3f5f8a #2a211c train-cap bib neck-scarf
bandsman jacket #b8262c #f1ede4 #141318 shako cross-belts gold-rows
royal-guard jacket #b8262c #1f1e26 #141318 bearskin cross-belts gold-rows
scout shirt #a8966a skin #4a3420 campaign-hat short khaki-shorts long-socks scout-kit
cheerleader shirt #e83a4a skin #f4f2ec bow-in-hair pleats chest-letter pompoms
pilot jacket #24304e #24304e #141318 pilot-cap shirt tie sleeve-bands wings-badge
captain jacket #24304e #f1ede4 #141318 pilot-cap double-row sleeve-bands beard
bishop robe #f1ede4 #5a4632 #3a2a20 mitre cope gold-cross
nun robe #26252c #26252c #141318 wimple gold-cross
priest robe #26252c #26252c #141318 - clerical gold-cross
pope robe #f4f2ec #f4f2ec #8a2a2a skullcap cope gold-cross
painter shirt #e8e0d0 #4a5a72 #4a3420 beret smock-paint
mime shirt #f4f2ec #1f1e24 #141318 mime-face navy-stripes braces white-gloves
miner shirt #8a7a66 #4a4a52 #2a2622 lamp-helmet soot braces tool-belt
welder jacket #5a6068 #3f4654 #2a2622 weld-mask leather-apron work-gloves
smith shirt #8a8074 #3a3a42 #2a211c bandana short leather-apron work-gloves
tailor shirt #f1ede4 #3a3f4a #26221e big-glasses waistcoat tape
barber shirt #eef2f4 #3a3f4a #26221e - barber-tunic bow-tie
teacher shirt #f1ede4 #5a5048 #3a2a20 big-glasses cardigan tie
detective coat #b89a68 #4a4a52 #2a211c deerstalker lapels belt
spy jacket #24252c #24252c #141318 sun-glasses shirt tie
burglar shirt #f1ede4 #26262e #141318 eye-mask prison-stripes
ninja suit #26262c #26262c #1b1a1e hood-of-ninja sash
gardener shirt #d8a83a #5a6a4a #3a4a34 straw green-apron rubber-boots work-gloves
shepherd coat #b8a684 #6a5a42 #4a3a28 straw sash fur
ranger shirt #a8946a #5a6a42 #4a3420 campaign-hat ranger-badge belt tall-boots
explorer shirt #d8c8a0 skin #5a4028 pith short khaki-shorts belt neck-scarf long-socks
polar jacket #c8602a #3a4a62 #26262e fur-hood zip work-gloves
hunter coat #5a6a42 #5a4a36 #3a2a1e feather-hat lapels tall-boots
jester suit #b8302c #b8302c #e0b040 jester-cap motley
ringmaster jacket #b8262c #f1ede4 #141318 ring-hat gold-rows tails riding-boots
cyclist shirt #e8c030 skin #f4f2ec cycle-helmet short black-shorts race-number
skier jacket #2f7ab8 #26262e #e8e4da ski-goggles zip work-gloves
santa jacket #c02a2c #c02a2c #1b1916 santa-hat fur-trim beard
steward dress #24386a skin #141318 steward-hat neck-scarf wings-badge
scientist coat #f1f0ec #4f6e78 #2a2c30 lab-goggles shirt thin-gloves
deep-diver suit #b8905a #b8905a #3a3a3c copper-helmet zip belt work-gloves
swimmer bare #24406a skin skin swim-cap suit
ballerina dress #f0c3c8 skin #f0c3c8 tiara-bun tutu
vampire jacket #26222a #26222a #141318 - shirt magic-cape high-collar
legionary armour #b8302c skin #6a4428 crest-helmet bronze-plate cape
senator robe #f4f2ec #f4f2ec #6a4428 laurel toga-band
paramedic shirt #3a7a4a #2f5a3a #1b1916 cap reflect
cleaner shirt #7ab0c8 #3f5f86 #3a2f26 head-scarf bib long-gloves
archaeologist shirt #c8b48a #6a5a42 #5a4028 pith satchel-strap neck-scarf
photographer shirt #3a3f46 #5a5248 #2a211c flat-cap camera-strap vest
cabbie shirt #d8c8a8 #4a4a52 #2a211c flat-cap vest
orc shirt #5a4632 #4a3a2a #2a211c tusks short belt fur
mariachi jacket #26222a #26222a #141318 sombrero gold-rows bow-tie
`;
