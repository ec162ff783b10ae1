/*
 * What is seen of things and services that are advertised, and of causes that ask for help: the need, the use, the
 * result. The first row whose words the name has.
 * words (a regular expression) | who it is for, where the idea does not say | beats
 * {who} on first mention, {again} from then on, {it} what is sold; {in} the place that the idea names.
 */
export const ADVERT_ROWS = `
(?:yoga|fitness|workout|training|pilates|running|exercise) app | a tired person | {Who} sinks onto a sofa at the end of a long day; {Again} taps {it} on a phone and unrolls a mat; {Again} stretches on the mat, following the phone; {Again} sits up, breathes out and smiles
\\byoga|pilates|meditation (?:class|studio) | a tired woman | {Who} drops a heavy bag in a hallway and rubs a stiff neck; {Again} stretches on a mat among other people in {it}{in}; {Again} rolls up the mat and breathes out, smiling
gym|fitness|crossfit|personal train|boxing club|climbing (?:wall|gym) | a person in sports clothes | {Who} stops out of breath halfway up a long staircase; {Again} lifts a weight while a trainer counts along in {it}{in}; {Again} runs up the same staircase two steps at a time
account|bookkeep|invoic|payroll|tax | a shop owner | {Who} sits late at night behind a pile of receipts; {Again} taps a laptop once and the figures on the screen line up; {Again} turns off the desk lamp and walks out into daylight
language (?:app|school|course)|(?:spanish|french|english|german|italian|japanese) (?:app|class|lesson|course) | a traveller | {Who} stands helpless before a waiter and points at a menu; {Again} repeats words aloud from a phone on a bus; {Again} orders fluently and the waiter laughs with surprise
(?:meditation|sleep|mindfulness) app | a wakeful person | {Who} lies awake in bed and stares at the ceiling; {Again} puts in earphones and taps a phone once; {Again} sleeps deeply as the first light comes in
(?:dating|friendship) app | a person alone at home | {Who} eats dinner alone in front of a screen; {Again} smiles at a message on a phone; {Again} and a stranger recognise each other at a café door
(?:bank|banking|budget|money|saving|payment) app|bank|insurance|pension|savings|mortgage | a young couple | {Who} bend over bills spread on a kitchen table; {Again} read one clear page together and nod; {Again} lock the door of their house and walk away laughing
(?:delivery|food|grocery) app|meal kit|takeaway|recipe box | a hungry person | {Who} opens a fridge that is almost empty; {Again} taps a phone once and the doorbell rings; {Again} lifts the lid off a steaming dish
software|\\bapp\\b|platform|website|online (?:shop|store|tool)|\\btool for\\b|\\bAI\\b | a worker | {Who} sits before a desk buried in paper notes; {Again} taps a screen and sweeps the notes into a bin; {Again} closes the laptop and leaves while the sun is still up
repair (?:shop|service|caf[eé]|company)|\\brepairs?$|cobbler | a customer | {Who} carries a broken piece through the door of {it}{in}; Two hands loosen, clean and tighten it at a bench; {Again} tries it out and smiles
running shoe|trainers?\\b|sneaker|football boot | a runner | {Who} ties the laces of {it} on a doorstep; The soles hit the ground close by at full speed; {Again} stops on a hilltop and throws both arms up
hiking boot|boots?\\b|sandal|shoe|heels | a person | {Who} pulls on {it} at an open door; The soles step over wet cobbles close by; {Again} walks off down the street with a lighter step
backpack|rucksack|suitcase|luggage|tent|camping | a traveller | {Who} packs {it} on the floor at first light; {Again} carries it up a steep path in the wind; {Again} sits beside it at the top and looks into the distance
raincoat|umbrella|jacket|coat\\b | a person | {Who} looks out of a doorway into hard rain; {Again} puts {it} to use and steps out; Drops run off while {again} walks on, dry and smiling
dress|shirt|jeans|hoodie|sweater|jumper|t-shirt|tee\\b|scarf|socks|leggings|clothes|clothing|fashion|swimwear|lingerie|\\bhats?\\b|\\bsuits?\\b|handbag|\\bbags?\\b | a person | {Who} looks at a rail of grey clothes and sighs; {Again} tries on {it} before a mirror and turns round; {Again} walks down a busy street and heads turn
sunglasses|glasses|optician|contact lens | a person | {Who} squints at a sign that is a blur; {Again} puts on {it} and looks up; The sign stands sharp and {again} grins
watch\\b|watches|jewel|necklace|bracelet|earring|\\brings?\\b | a person | {Who} opens a small box in both hands; A hand puts on {it}, close by, light running along the metal; {Again} lifts a glass at a table and it catches the light
perfume|fragrance|cologne|\\bscent | a woman | {Who} lifts the bottle of {it} to the light; A fine mist touches the skin of a wrist, close by; {Again} walks through a crowd and one person turns round
(?<!ice )cream\\b|serum|skincare|skin care|soap|shampoo|make-?up|lipstick|mascara|deodorant|sunscreen | a person | {Who} leans toward a bathroom mirror and frowns; Two hands spread {it} on the skin, close by; {Again} leaves the house with a bright face
tooth|dentist | a person | {Who} smiles for a photo with a closed mouth; {Again} leans back in the chair while a dentist looks and nods; {Again} laughs out loud with all teeth showing
(?:coffee|espresso) machine | a sleepy person | {Who} shuffles into a dark kitchen with both eyes half shut; A dark stream runs from {it} into a cup, close by; {Again} takes the first sip and both eyes open wide
coffee shop|caf[eé]|tea ?room|tea house | a person in the rain | {Who} hurries along a grey street with a collar turned up; A barista pours milk in a slow circle at the counter of {it}{in}; {Again} sits at a window with both hands round the cup
coffee|\\btea\\b|matcha|cocoa | a sleepy person | {Who} sits at a table with a head propped on one hand; Steam rises as {it} is poured into a cup, close by; {Again} drinks, looks up and smiles
baker|bread|patisserie|pastr|donut|doughnut|croissant | an early customer | A baker pulls a tray of loaves out of a hot oven; A crust breaks open between two hands and steam rises; {Who} leaves {it}{in} with a warm paper bag and takes the first bite in the street
restaurant|pizzeria|bistro|diner|food truck|pub\\b|steakhouse|noodle bar|sushi|burger|pizza|ramen|taco|kebab|curry|bbq|barbecue|street food|brunch | a group of friends | A cook tosses food in a flaming pan; A full plate lands on a table in front of hungry eyes; {Who} lean in, eat and laugh together{in}
ice cream|gelato | a child | {Who} wipes a hot forehead on a sunny pavement; A scoop presses into a cone, close by; {Again} takes the first lick and both eyes close
chocolate|snack|crisps|chips|biscuit|cookie|cereal|granola|honey|jam|cheese|sauce|sweets|candy|popcorn|nut butter|peanut butter|yogh?urt | a person at a desk | {Who} yawns over work and reaches into a drawer; The pack of {it} opens and the first piece breaks, close by; {Again} takes a bite and leans back with a smile
beer|wine|gin\\b|whisky|cocktail|brewery|vineyard | a group of friends | A bottle opens and a glass fills, close by; {Who} lift their glasses across a wooden table; {Again} laugh as the sun goes down behind them
juice|lemonade|soda|cola|drink|smoothie|kombucha|iced tea|mineral water|oat milk|milk\\b | a hot and thirsty person | {Who} wipes sweat off a forehead on a dusty path; A cold drink splashes over ice, close by; {Again} drinks, breathes out and grins
water bottle|lunch ?box|reusable | a person on the way | {Who} throws an empty plastic bottle into a full bin; {Again} fills {it} at a tap, close by; {Again} drinks at a bus stop and puts it back into a bag
barber|hair|salon | a person with untidy hair | {Who} looks into a shop window and pulls at a wild fringe; Scissors close on a strand of hair in {it}{in}; {Again} turns a head before the mirror and grins
nails?\\b|spa\\b|massage|sauna | a tense person | {Who} hunches over a desk and presses both temples; Warm hands work on a bare shoulder in {it}{in}; {Again} walks out with shoulders low and eyes bright
hotel|b&b|bed and breakfast|guest ?house|resort|hostel|campsite|cabin|cottage|glamping|airbnb|lodge|villa | a tired couple | {Who} drag their suitcases through a noisy street; {Again} open the shutters of a bright room in {it}{in}; {Again} sit over breakfast and look out into the view
travel agency|airline|cruise|ferry|holiday|tourism | a person at a desk | {Who} looks out of an office window into the rain; {Again} walks down the steps of a plane into warm light; {Again} runs barefoot into the sea
clean|laundry|dry clean|vacuum|mop\\b|washing (?:machine|powder)|detergent|dishwasher | a busy parent | {Who} stands in a kitchen full of dirty dishes and crumbs; A cloth sweeps across a worktop and leaves it bright; {Again} sits down in the clean kitchen with both feet up
plumb|boiler|heating|drain | a worried person | Water sprays from a pipe and {who} holds a bucket under it; A plumber tightens the joint with a wrench; {Again} turns on the tap and clear water runs
electric(?:ian)|handyman|roofer|roofing|builder|carpent|joiner|renovat|window fitter|locksmith|painter and | a home owner | {Who} looks up at a stain on the ceiling; A worker kneels among tools and fits the last part; {Again} runs a hand over the finished wall and nods
solar|heat pump|energy|electricity|wind power | a family | {Who} sit round a table with a high bill on it; Workers lay a dark panel on a roof in the sun; {Again} switch on every lamp and laugh
florist|flower|bouquet|garden centre|plant shop|house ?plants? | a person | {Who} looks round a bare grey room; Two hands tie flowers into a full bunch, close by; {Again} sets the flowers on the table and the room has colour
gardener|gardening|landscap|lawn|\\bplants?\\b|seeds | a person | {Who} looks out at a yard full of weeds; Two hands press a young plant into dark soil; {Again} sits among tall flowers with a cup
dog walk|dog groom|dog training|dog school|kennel|dog sit|pet sit|cattery | a busy dog owner | A dog waits at a door with its lead in its mouth; {Who} hands over the lead and the dog leaps at the walker; The dog sleeps on its rug, muddy and worn out
vet\\b|veterinar|animal clinic | a worried owner | {Who} carries a limping dog through a door; A vet feels the paw with both hands; The dog runs ahead across the grass
dog food|cat food|pet food|pet shop|dog bed|cat toy|dog toy|\\bpet\\b|dog treats | a pet owner | A dog turns its nose away from a full bowl; {Who} fills the bowl with {it} and the dog looks up; The dog licks the empty bowl across the floor
garage|mechanic|car wash|tyre|mot\\b | a driver | Smoke rises from a car at the side of the road and {who} opens the bonnet; A mechanic under the car tightens a bolt; {Again} drives off and waves out of the window
\\bcars?\\b|\\bsuv\\b|\\bvan\\b|\\bev\\b|motorbike|motorcycle | a driver | {Who} closes the door of {it} and the street goes quiet; The car takes a long bend above a valley; {Again} stops at the edge of the sea and steps out
\\bbike|bicycle|\\bcycling|scooter|skateboard | a commuter | {Who} stands crushed in a full bus; {Again} rides {it} past a line of standing cars; {Again} rolls to a stop by the water with wind in the hair
phone|smartphone|laptop|tablet|computer|camera|drone | a person on the way | {Who} frowns at a cracked and frozen screen; A finger touches {it} and the screen lights up, close by; {Again} lifts it toward a bright view and smiles
headphone|earbud|earphone|speaker|hearing aid | a commuter | {Who} winces in the noise of a crowded train; {Again} puts on {it} and the noise falls away; {Again} sways to music, eyes closed, in the middle of the crowd
mattress|pillow|duvet|\\bbed\\b | a tired person | {Who} turns over again and again in the dark; {Again} sinks into {it} and breathes out; {Again} wakes in morning light and stretches both arms
sofa|chair|lamp|furniture|desk|table|shelf|curtain|rug\\b|carpet|interior | a couple | {Who} sit on boxes in an empty room; Two people carry {it} through the door; {Again} sit back in the warm finished room
knife|knives|pan\\b|pans\\b|kettle|blender|oven|air fryer|mixer|toaster|grill|cookware | a home cook | {Who} scrapes a burnt meal into a bin; {Again} uses {it} with a quick sure hand, close by; {Again} carries a full dish to a table of guests
driving school|driving lesson | a learner | {Who} stalls a car at a green light while others hoot; An instructor smiles and points ahead, and the car rolls; {Again} tears up the learner sign and drives off
nursery|kindergarten|childcare|playgroup|babysit | a parent | {Who} hurries along a street with a crying child; The child paints with both hands among other children in {it}{in}; The child runs into {again}’s arms and holds up the picture
tutor|school|course|lesson|academy|university|college|class(?:es)?\\b|workshop|training | a learner | {Who} stares at a page and crumples it up; A teacher in {it}{in} leans in and shows one step; {Again} holds up the finished work, beaming
book|novel|library|magazine|podcast|audiobook|newspaper | a reader | {Who} stands among silent commuters who all stare at phones; {Again} opens {it} and leans closer; {Again} looks up long after everyone has left
horror game | a player | {Who} sits alone in a dark room before a lit screen; A hand tightens round the controller, close by; {Again} jerks back from the screen with a shout
video game|(?:indie|mobile|computer|pc|console|racing|puzzle|adventure) game|playstation|xbox|nintendo | a player | {Who} drops on to a sofa and takes up a controller; Two thumbs race over the buttons, close by; {Again} jumps up with both arms in the air
board game|card game|puzzle|toy|lego|building set|\\bgame\\b | a family | {Who} sit on one sofa, each with a screen; Hands reach into the middle of a table as {it} begins, close by; {Again} jump up, shouting and laughing
estate agent|new homes|apartment|\\bflats?\\b|\\bhouses?\\b|letting|realtor | a young couple | {Who} stand in a tiny room full of boxes; {Again} walk through bright empty rooms and open a window; {Again} turn the key in their own door
removal|moving company|storage | a family | {Who} look at a tower of boxes on a staircase; Two movers lift a piano through a door; {Again} eat pizza on the floor of the new home
courier|delivery|taxi|cab\\b|bus company | a person in a hurry | {Who} looks at a clock and runs out of a door; A driver opens the door of the vehicle and nods; {Again} arrives just as the door is closing
festival|concert|gig\\b|theatre|musical|museum|exhibition|gallery|fair\\b|market\\b|circus|zoo|theme park|open day|carnival | a family | {Who} pass under the entrance of {it}{in}; Faces light up in the crowd, close by; {Again} leave arm in arm, still laughing
farm|vegetable|veg box|organic|grocer|greengrocer|supermarket|butcher | a cook | A hand pulls a carrot out of dark soil; {Who} lifts fresh vegetables out of a box on a kitchen table; {Again} sets a full bowl in the middle of the table
charity shop|second[- ]?hand|vintage shop|thrift|\\bshop\\b|\\bstore\\b|boutique | a customer | {Who} stops at the window of {it}{in}; {Again} walks along the shelves and lifts one find into the light; {Again} steps out with a full bag and a smile
doctor|clinic|physio|pharmacy|hospital|hospice|nursing|care home|carer|therap | a person in pain | {Who} gets up from a chair with a hand on the back; A calm helper in {it}{in} supports one step after another; {Again} walks out into the sun alone
candle|ceramic|pottery|mug\\b|handmade|leather|wallet|crochet|knit|woodwork|stationery|greeting card | a person | Two hands shape {it} at a workbench; The finished piece is wrapped in paper and tied with string; {Who} opens the paper and smiles
photograph|videograph|wedding plan|caterer|event plan|dj\\b | a couple | {Who} hold a crooked selfie of themselves at arm’s length; A lens turns and a shutter closes, close by; {Again} look at the finished pictures and laugh
hiring|recruit|vacanc|job\\b|jobs\\b|apprentice | a newcomer | {Who} stops at an open door and takes a breath; A colleague shakes hands and shows the first task; {Again} works among the others and laughs
football club|sports club|\\bclub\\b|choir|scouts|team\\b | a newcomer | {Who} watches from behind a fence; A member of {it}{in} waves and throws the gate open; {Again} stands in the middle of the group, cheering
baby|nappy|stroller|pram | a parent | {Who} rocks a crying baby in a dark room; Two careful hands use {it}, close by; The baby sleeps and {again} breathes out
paint\\b|wallpaper|drill|hammer|diy|hardware | a home owner | {Who} looks at a stained grey wall; {Again} works with {it} in both hands, close by; {Again} steps back from the finished wall and nods
`;

/** Causes that ask for help. words | beats; {in} as above */
export const APPEAL_ROWS = `
(?:stray|street|homeless|shelter|rescue|abandoned|unwanted)\\s(?:\\p{L}+\\s)?cats?|cat (?:shelter|rescue) | A thin cat looks out from under a parked car{in}; A volunteer kneels and holds out a hand, and the cat comes closer; The cat sleeps on a lap in a warm room
(?:stray|street|homeless|shelter|rescue|abandoned|unwanted)\\s(?:\\p{L}+\\s)?dogs?|dog (?:shelter|rescue)|animal (?:shelter|rescue)|adopt.*\\b(?:dog|pet|puppy) | A dog looks through the bars of a kennel{in}; A family kneels before the open door and the dog steps out; The dog runs across a garden to the children
horses?|donkeys? | A thin horse stands in the mud behind a fence{in}; A helper brushes its coat with slow strokes; The horse gallops across a green field
animal|wildlife|elephants?|whales?|turtles?|orangutan|tigers?|rhino | A young animal stands alone in a bare landscape{in}; A helper in gloves lifts it into a safe box; The animal runs free between green trees
bees?\\b|insects?|pollinators?|butterfl | A single bee crosses a field of bare concrete{in}; Two hands scatter seeds along a kerb; Bees move through a strip of tall flowers
food ?bank|hunger|hungry|meals? | A parent closes an empty cupboard{in}; Volunteers pack bread and tins into bags side by side; A family sits down to a full table
homeless|rough sleep|shelter | A person pulls a blanket round both shoulders in a doorway{in}; A helper crouches and hands over a hot drink; The person turns a key in a door and steps into the light
plastic|beach clean|litter|ocean|sea\\b|rivers? | Plastic bottles drift ashore with the waves{in}; A line of helpers picks up the rubbish into sacks; Clear water runs over a clean beach
tree|forest|climate|rainforest|deforest | A bare hillside of tree stumps lies under a grey sky{in}; Many hands press young trees into the soil; A child walks between tall young trees
bully | A pupil stands alone with a lowered head while others laugh{in}; One pupil leaves the group and stands beside the first; The two walk across the yard with the others following
blood | A nurse carries an almost empty blood bag to a bed{in}; A donor holds out an arm and smiles; A patient sits up in bed and hugs a child
hospital|cancer|ward|research|heart|hospice | A child in a hospital bed looks out of the window{in}; A nurse sits down on the bed and makes the child laugh; The child walks out of the door hand in hand with a parent
water|well\\b|wells | A girl carries a heavy can along a dusty road{in}; Villagers work the handle of a new pump; Clear water pours over the girl’s hands
refugee|war|earthquake|flood | A family walks along a road with all they carry{in}; A helper lays a blanket round a child’s shoulders; The family eats together at a warm table
elderly|older people|lonely|care home|seniors | An old person sits alone beside a silent telephone{in}; A young visitor knocks and holds up a cake; The two laugh over a cup of tea
text(?:ing)? and driv|phone.*driv|driv.*phone|drunk|drink.driv | A driver looks down at a lit phone{in}; A child’s ball rolls into the road and tyres scream; The driver lays the phone in the glove box and drives on
seat ?belt|helmet|road safety|speed | A child reaches for the door of a car{in}; A parent stops and closes the belt with a click; The car drives off, all belted in and singing
smok|vap(?:e|ing) | A smoker coughs on a cold balcony{in}; A hand crushes the whole pack and drops it into a bin; The same person runs along a beach with a child
recycl|waste | A full bag of bottles hangs over a black bin{in}; A child pulls the bag back and drops the bottles into the right box; A row of sorted boxes stands along the street
mental health|depress|suicide|talk | A man sits in a parked car and stares ahead{in}; A friend opens the door and sits down beside him; The two walk along a path, talking
vot(?:e|ing)|election | Empty chairs stand in a long row{in}; People of all ages walk in, one after the other, with a folded paper; A hand drops the paper into the box
library|school|playground|park|youth (?:club|centre)|community | A locked gate stands in front of empty rooms{in}; Neighbours carry in boxes, paint and tools; Children run through the open door
`;
