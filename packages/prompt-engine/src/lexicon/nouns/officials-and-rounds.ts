/** People of offices, counters, rounds and back rooms: names | kind and traits | details | usual places | colours | drawing. */
export const OFFICIALS_AND_ROUNDS = `
# dues, papers and seals
tax collector, tax inspector, taxman/taxmen, tax man/tax men, revenue officer | person person role | a thick ledger, a purse of coins at the belt, ink on two fingers, half-moon spectacles | at a counting table; on a doorstep | ledger brown, coin brass, ink blue | person
toll keeper, toll collector, toll booth operator, gatekeeper | person person role | a peaked cap, a leather coin pouch, a ring of keys, a striped barrier pole | at a toll gate; in a wooden booth | barrier red, white, brass | person
debt collector, moneylender, loan shark, bailiff | person person role | a long dark coat, a folded list, a heavy ring, a small brass scale | on a doorstep; at a narrow counter | black, brass, paper cream | person
notary/notaries, public notary | person person role | a dark suit, a brass seal press, a fountain pen, a stack of bound deeds | at a wide desk | black, red wax, brass | person
bureaucrat, civil servant, government clerk, registrar, town clerk | person person role | a grey cardigan, a rubber stamp, paper in tall stacks, sleeve guards | at a counter with a glass pane; at a desk between shelves | grey, stamp red, paper cream | person
census taker, surveyor of homes, pollster | person person role | a clipboard on a strap, a pencil behind the ear, worn shoes, a satchel of forms | on a doorstep | satchel brown, paper cream, pencil yellow | person
auditor, bank teller, stenographer, court stenographer | person person role | a white shirt, a calculator with a paper roll, a green eye shade, a sharpened pencil | at a desk under a lamp | white, eye shade green, paper cream | person
health inspector, food inspector, building inspector, safety inspector, pest controller, exterminator's helper | person person role | a pale coat, a clipboard, a torch, thin gloves | in a back kitchen; in a cellar | white, steel, torch yellow | person
immigration officer, passport officer | person person role | a dark shirt with epaulettes, a date stamp, a lanyard, a small lamp on the desk | in a glass booth | navy, white, stamp red | person
# nights, doors and gates
night watchman/night watchmen, watchman/watchmen, nightwatchman/nightwatchmen, caretaker at night | person person role | a long coat, a torch, a ring of keys, a thermos | in a dark corridor; at a gate | navy, torch yellow, key brass | person:guard
elevator operator, lift operator, elevator attendant | person person role | a short jacket with two rows of buttons, a pillbox cap, white gloves, a brass lever | in an elevator car | oxblood, brass, white | person
cloakroom attendant, toilet attendant, hat check girl | person person role | a dark waistcoat, numbered tags, white gloves, a rail of coats | behind a half door | burgundy, coat black, brass | person
bell ringer, sexton, church warden | person person role | rolled sleeves, a striped bell rope, dusty boots, a lantern | in a bell chamber | rope red and white, stone, lantern amber | person
# streets and rounds
town crier | person person role | a scarlet coat, a tricorn hat, a brass handbell, a rolled sheet | on a market square | scarlet, brass, white | person
bicycle messenger, cycle courier | person person role | a shoulder bag with a wide strap, rolled trousers, a small helmet, a radio at the strap | between cars in a street | signal orange, asphalt, black | person:cyclist
garbage collector, binman/binmen | person person role | an orange high-visibility jacket, thick gloves, work boots, a dented steel bin | behind a refuse lorry | signal orange, steel, grey | person
shoe shiner, shoeshine boy, bootblack, shoe polisher | person person role | a wooden footrest box, tins of polish, a soft cloth, black fingers | on a street corner; in a station hall | polish black, tan, brass | person
rat catcher | person person role | a long patched coat, a wire cage, a terrier's lead, a sack | in a narrow lane; in a cellar | patched brown, wire grey, straw | person
knife grinder, scissors grinder | person person role | a leather apron, a treadle grindstone, a tray of blades, goggles | on a street corner | leather brown, steel, spark orange | person
rag-and-bone man/rag-and-bone men, scrap dealer, coal man/coal men | person person role | a flat cap, a waistcoat black with dust, a handcart, a brass bell | in a back street | coal black, canvas, brick | person
paper boy, lottery seller | child person role | a flat cap, a canvas bag of folded papers, short trousers, one raised arm | on a street corner | paper grey, cap brown, brick | person
furniture mover, removal man/removal men, piano mover | person person role | a broad strap over both shoulders, a padded blanket, thick gloves, a back support belt | on a staircase; at the back of a van | blanket grey, oak, blue | person
meter reader, water diviner, dowser | person person role | a jacket with many pockets, a small torch, a notebook, worn boots | in a cellar; in a field | khaki, brass, grey | person
# shows, dials and needles
stagehand, stage hand, rigger | person person role | black clothes, a coil of rope, leather gloves, a roll of tape at the belt | in the wings of a stage | black, rope tan, work-lamp white | person
projectionist, cinema projectionist, film projectionist | person person role | rolled sleeves, white cotton gloves, a film reel, a loupe on a cord | in a projection booth | reel silver, lamp amber, black | person
wedding planner, event planner | person person role | a headset, a clipboard with swatches, flat shoes, a pin cushion at the wrist | among tables with white cloths | white, blush, sage | person
game show host, quiz master, quiz show host | person person role | a glittering jacket, a card in one hand, a slim microphone, bright teeth | on a lit studio stage | glitter gold, magenta, blue | person
telegraph operator, telegraphist, radio operator | person person role | a green eye shade, sleeve garters, a brass key, a paper tape | at a desk of dials | brass, eye shade green, oak | person
foley artist | person person role | headphones, a pair of odd shoes, a tray of gravel, a microphone on a boom | in a recording room | black, gravel grey, felt | person
coroner, embalmer, crime scene investigator | person person role | a white overall, thin gloves, a camera on a strap, small numbered markers | in a tiled room; behind a cordon | white, steel, marker yellow | person
stable lad, groom of horses | person person role | a waxed jacket, rubber boots, a pitchfork, straw on the sleeves | in a stable aisle | straw, leather brown, green | person
thatcher, dry stone waller, well digger | person person role | a leather knee pad, heavy gloves, a mallet, dust on the forearms | at a half-finished wall or roof | straw, stone, earth brown | person
food critic, restaurant critic | person person role | a linen napkin at the collar, a small notebook, a silver fork, narrow glasses | at a corner table | linen white, silver, wine red | person
motivational speaker, life coach, middle manager, team leader, project manager | person person role | a fitted jacket, a headset microphone, an open collar, a marker pen | before a white board; on a small stage | navy, white, marker red | person
call centre worker, call center worker, help desk worker, dispatcher | person person role | a headset, a swivel chair, a mug of pens, two screens | in a row of desks | screen blue, grey, white | person
`;
