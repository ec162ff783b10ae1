/*
 * What is seen where an idea only names a cause or an appeal to everybody: 'save the bees', 'anti bullying'.
 * words | images
 */
export const CAUSE_ROWS = `
bullying, anti-bullying, mobbing | One child alone at the edge of the yard, the others in a knot; A whisper, a laugh, a bag kicked out of reach; One steps out of the knot and picks the bag up; The two go on side by side, and a third comes after
bees | One bee on one flower, pollen on its legs; Mown green, not a flower left, and the hum stops; A hand presses seeds into the earth; The same strip in flower, the air full of wings
ocean, oceans, sea turtles, plastic | A wave runs up and leaves a bottle behind; A turtle swims up to a floating bag; Hands pick up bottle after bottle, all along the water; A clean beach, and one track of small flippers
littering, litter, trash, rubbish | A cup drops from a hand and rolls; It lies where it lies, shoes going past; One stops, bends down and picks it up; The lid of a bin closes
climate, planet, earth, nature | Cracked dry ground, from very close; Water up to a door, steps under it; Small hands set a seedling; Rows of seedlings, a whole slope turning green
drink and drive, drive home drunk, driving home drunk, drink driving, drunk driving, drinking and driving, text and drive, texting and driving, texting while driving, phone at the wheel, seat belt, road safety | A key in a hand, a glass beside it; A phone lights up on the seat, the eyes go down; Tyres scream, and the picture goes black; The key again, pushed across the table to a friend
smoking, quit smoking, vaping | A lighter clicks, again and again; A child on the other side of the glass, coughing; The packet is crushed in one fist; A deep breath in the open, and no cough
blood, organ donor, stem cell | A sleeve is rolled up; A dark red line runs through a thin tube; A stranger in a bed opens both eyes; A hand on the heart
vote, voting, elections | A shut door, a queue of one; One after the other joins the queue; A folded paper over the slot; It drops in, and a hundred more after it
water, saving water, save water, shower instead, shorter shower, shorter showers | A tap drips, drop by drop; A bowl under it, full to the rim; A hand turns the tap tight; The bowl is poured over one dry plant
mental health, depression, burnout, suicide | A face that smiles at everyone, and stops when the door closes; A phone in a hand, a name on it, not yet pressed; It is pressed; Two cups, two people, one of them talking
kindness, be kind, respect, tolerance, racism, inclusion, diversity, equality | A seat left empty beside one person on a crowded bus; Eyes that look away; One sits down there and nods; Both laugh, the others looking up
forest, forests, rainforest, trees | A trunk falls, and light breaks in; Stumps up to the horizon; A hand presses the earth down round a stem; Small green tips, row behind row
animal shelter, foster, rehome, adoption, strays, adopt | Two eyes behind wire; A leash, taken off its hook; A tail that does not stop; A head asleep across two feet
fire safety, fire drill, evacuation | Smoke under a shut door; A palm strikes the alarm; Down the stairs, one behind the other, no one running; All in the open, a finger counting heads
lift with your knees, lifting, back pain | A bent back over a box, a hand to the spine; Two feet set apart, knees bending; The box comes up close to the chest, the back straight; It is set down, and the back stays straight
workplace safety, work safety, safety training, helmet, helmets | A helmet on its hook, a foot already past it; The foot stops and comes back; The strap clicks under a chin; A bolt drops on the helmet, and a grin under it
phishing, password, passwords, data protection, cyber security, cybersecurity, it security | A message on a screen, the cursor over its link; The hand stops; An address is read again, letter by letter; The message drops into the bin
first aid, cpr, heart attack | A person drops on the pavement; A stranger kneels down, two hands on the chest; One, two, three, and on; A breath, and a hand that closes round the other
handwashing, hand washing, hygiene | A cough into one palm; The palm on a handle, on a rail, on a stranger’s palm; Soap foams between all ten fingers; Clean hands, held up
organic, local food, food waste | A full plate is scraped into a bin; Bread on bread, apples on apples, still good; A knife, a pan, yesterday’s vegetables; The same plate, empty and wiped with bread
homeless, homelessness, sleep outside, sleeps outside, sleep rough, sleeps rough, sleeping rough, sleeping outside, sleep on the street, live on the street, lives on the street, without a home, no home | A sleeping bag in a doorway, legs walking past; Breath white in the cold, a sheet of cardboard drawn closer; A hand with a steaming cup bends down; A door opens, and warm light falls on the pavement
hunger, hungry, starve, starving, without breakfast, without food, without a warm meal, goes hungry, go hungry, poverty, poor, food parcel, food parcels | A lunch box is opened, empty, and shut again; A row of desks, one head down on its arms; Bread and apples go over a counter from hand to hand; A full plate, a fork in a small fist
abandoned, left by the road, dumped, animal testing, stray, stray dogs, cruelty | A car door falls shut, a collar lies on the verge; Tail lights grow small, and two ears stay up; A hand is held out, quite low; A head asleep across two feet
lonely, loneliness, no visitors, nobody to talk to, live alone, lives alone, no visit, elderly, old people | One plate, one cup, a clock; A phone that does not ring; A knock, and a face at the door; Two cups, and hands that tell a long story
refugee, refugees, flee, flees, fleeing, asylum, displaced | Shoes in the mud, one of them without a lace; A tent wall beats in the wind, a child’s drawing on it; A coat is laid round two shoulders; A key goes into a hand
cannot read, can't read, illiterate, illiteracy, read and write, never go to school, no school, girls out of school | A finger stops before a row of letters; A sign, a form, a book: eyes that go past; A hand over a hand, and the first letter; A name, written to its end
drinking water, clean water, safe water, wells, well | A yellow can on a head, the path without an end; Brown water in a cup; A pump handle goes down, once and again; Clear water over small hands, and shrieks
domestic violence, violence, abuse, abused, beaten | A door slams, and two small hands go over two ears; A sleeve is pulled down over the wrist; A number is dialled, a breath held; A door opens, and an arm goes round the shoulders
cancer, leukaemia, leukemia, children’s hospital, hospice, rare disease, transplant | A long corridor, one light on; A small hand with a tube, holding a bear; Hands are held up, one sleeve after the other rolled back; A bell is rung, and the whole corridor claps
drown, drowns, drowning, lifeboat, lifeguard, learn to swim | The surface, quite smooth; An arm, and the surface closes; A ring flies, and a hand has hold of it; A blanket, a cough, a breath
child labour, child labor, sweatshop, instead of going to school, instead of school, children work, have to work | Small fingers at a machine, a light bulb above; A school bag goes past on the other side of the fence; The gate is pushed open; A desk, a pencil, the same fingers
drugs, addiction, addict, alcohol, alcoholism, gambling | A hand that cannot hold the cup still; A door shut, a curtain drawn; A circle of chairs, one more is pulled up; Morning light, and the cup quite still
missing, disappeared, vanished, have you seen | A face on paper on a lamp post, its corners curling; Boots in a row through the wet field, torches swinging; A dog’s nose on a small shoe; A call, and everybody runs
whale, whales, elephant, elephants, rhino, rhinos, tiger, tigers, poaching, extinct, extinction, species | A track in the dust, and a second one beside it: boots; Wire is cut, strand by strand; A flank rises and falls, a palm on it; It stands up and goes, and does not look back
plastic bag, plastic bags, plastic bottles, straws, fast fashion, waste | It drops from a hand and blows away; It hangs in a branch, drifts in a stream, lies on a beach; A cloth bag is unfolded and filled; Bare sand, as far as the eye goes
`;
