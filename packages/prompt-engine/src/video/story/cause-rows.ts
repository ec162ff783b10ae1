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
drink and drive, drunk driving, drinking and driving, text and drive, texting and driving, texting while driving, phone at the wheel, seat belt, road safety | A key in a hand, a glass beside it; A phone lights up on the seat, the eyes go down; Tyres scream, and the picture goes black; The key again, pushed across the table to a friend
smoking, quit smoking, vaping | A lighter clicks, again and again; A child on the other side of the glass, coughing; The packet is crushed in one fist; A deep breath in the open, and no cough
blood, organ donor, stem cell | A sleeve is rolled up; A dark red line runs through a thin tube; A stranger in a bed opens both eyes; A hand on the heart
vote, voting, elections | A shut door, a queue of one; One after the other joins the queue; A folded paper over the slot; It drops in, and a hundred more after it
water, saving water, save water | A tap drips, drop by drop; A bowl under it, full to the rim; A hand turns the tap tight; The bowl is poured over one dry plant
mental health, depression, burnout, suicide | A face that smiles at everyone, and stops when the door closes; A phone in a hand, a name on it, not yet pressed; It is pressed; Two cups, two people, one of them talking
kindness, be kind, respect, tolerance, racism, inclusion, diversity, equality | A seat left empty beside one person on a crowded bus; Eyes that look away; One sits down there and nods; Both laugh, the others looking up
forest, forests, rainforest, trees | A trunk falls, and light breaks in; Stumps up to the horizon; A hand presses the earth down round a stem; Small green tips, row behind row
animal shelter, foster, rehome, adoption, strays, adopt | Two eyes behind wire; A leash, taken off its hook; A tail that does not stop; A head asleep across two feet
fire safety, fire drill, evacuation | Smoke under a shut door; A palm strikes the alarm; Down the stairs, one behind the other, no one running; All in the open, a finger counting heads
workplace safety, work safety, safety training, helmet, helmets | A helmet on its hook, a foot already past it; The foot stops and comes back; The strap clicks under a chin; A bolt drops on the helmet, and a grin under it
phishing, password, passwords, data protection, cyber security, cybersecurity, it security | A message on a screen, the cursor over its link; The hand stops; An address is read again, letter by letter; The message drops into the bin
first aid, cpr, heart attack | A person drops on the pavement; A stranger kneels down, two hands on the chest; One, two, three, and on; A breath, and a hand that closes round the other
handwashing, hand washing, hygiene | A cough into one palm; The palm on a handle, on a rail, on another palm; Soap foams between all ten fingers; Clean hands, held up
organic, local food, food waste | A full plate is scraped into a bin; Bread on bread, apples on apples, still good; A knife, a pan, yesterday’s vegetables; The same plate, empty and wiped with bread
`;
