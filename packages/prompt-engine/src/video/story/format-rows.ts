/*
 * What sorts of film show, whatever they are about: `{o}` is what they are about with its article ('the old chair'),
 * `{x}` without ('bicycle'). Words that lead on to it | kind of thing, '-' for any | images in their order
 */
export const FORMAT_ROWS = `
makeover of, make-over of, makeover, restoration of, restoring, renovation of, renovating, refurbishing, refurbishment of, upcycling, upcycle of, transformation of, before and after of, before and after | person | {O} before, looking into the mirror; Scissors and brushes at work, close; {O} turn[s] to the mirror; The same face, changed, and a slow smile
makeover of, make-over of, makeover, restoration of, restoring, renovation of, renovating, refurbishing, refurbishment of, upcycling, upcycle of, transformation of, before and after of, before and after | place | {O} before, worn and dark; Old layers come off the wall, dust in the air; A roller climbs in one fresh track; {O} from the same spot, bright and new
makeover of, make-over of, makeover, restoration of, restoring, renovation of, renovating, refurbishing, refurbishment of, upcycling, upcycle of, transformation of, before and after of, before and after | - | {O} before, worn and dull; Two hands sand and clean it, dust flying; A brush draws the first fresh stroke; {O} from the same spot, as good as new
history of, the history of, evolution of, the evolution of | - | The first {x}, in faded brown; {O} a lifetime later, in black and white; {O} in the soft colour of old film; {O} today, sharp and clear
opening of, grand opening of, official opening of, inauguration of | - | A ribbon across the way, scissors held ready; The blades close, and the ends fly apart; {O}, full of people at once
unboxing of, unboxing, unbox | - | A closed box on a table; Two hands cut the tape and lift the lid; Paper is folded back, and {o} come[s] into view; {O}, turned once to the light
review of, reviewing, testing out | - | {O}, held up to the lens; {O} turned round, every side in view; {O} in use, close; A look, a pause, and a nod
tour of, house tour of, room tour of, walk through, walkthrough of, a walk through, look inside | - | The way in: a door opens on {o}; Slowly forward, the first thing that strikes the eye; A turn to the other side; A look back over the whole
making of, the making of, how it is made | - | What {o} begin[s] as, raw and plain; Hands at work on it, close; The last touch; {O}, finished, turned to the light
birth of, the birth of | - | Only the dark; A first movement; {X}, taking shape; {O}, whole
montage of, compilation of, collage of, highlights of | - | {O}; The same from nearer, quick; One moment held longer than the rest; {O} once more, all together
montage of, compilation of, collage of, highlights of | person | {O}, laughing; {O} from nearer, quick; One look held longer than the rest; {O} once more, all together
portrait of, a portrait of, portrait | person | {O} by a window, looking past the lens; The hands, at rest, from near; The eyes find the lens; A smile begins, and is held
interview with | person | {O}, seated, about to answer; The hands, moving with the words; A pause, the eyes going up; A smile that says the rest
a day with, my day with, a day with my | - | {O} in the first light; {O} at work, close; {O} at midday, a pause; {O} in the last light
life of, the life of, life cycle of, the life cycle of | - | {O} at the very beginning; {O}, growing; {O} at its height; {O} at the end, at rest
`;

/** What an advertisement shows of what it is for: words in its name | images. */
export const OFFER_ROWS = `
school musical, musical, school play, play, theatre play, show | The curtain, still closed, light along its edge; A costume is pulled over a head; Feet wait in the wings, one tapping; The curtain opens, and all the light comes in
internship, internships, internship program, apprenticeship, apprenticeships, traineeship | A tool goes from an old hand into a young one; Two heads bent over the same work, one pointing; The young hands alone at it, quick and careful
car wash, carwash | A muddy door, from very close; Foam slides down the glass; Water sheets off, and the paint throws back the light
ski school, ski lessons, snowboard school | Two ski tips pointed together, knees bent; A pole is held out, and a first slide; Both arms up, at the foot of the slope
podcast, radio show | A microphone, very close, a small red light going on; Headphones are put on, and the street goes quiet; A step stops, a face listening
mascara, eyeliner, lashes, eye shadow | The brush is drawn out slowly, dark to the tip; One stroke, from the root of the lashes upwards; Two eyes open and look straight at us
lipstick, lip gloss, lip balm, gloss | The colour turns up out of its sleeve; One stroke along the lower lip; The lips press together and smile
band, album, single, ep | Strings, drums and a switch turned on; Four counts, tapped with two sticks; The first beat, and all of them move
butcher, butchers, butchery, butcher shop, ham, sausages, delicatessen, deli | A blade is drawn along the steel, twice; Smoke goes round the hams on their hooks; A slice is held out over the counter on a fork
tattoo, tattoo studio, tattoo artist, tattooist | Ink goes into a small cup; The needle runs along a fine line on the skin; The film is drawn off, and an arm is turned to the mirror
shoemaker, cobbler, shoe repair | A worn heel is pulled off; An awl goes through the leather, waxed thread after it; The shoe stands on the counter, its toe shining
tailor, tailoring, dressmaker, bridal shop, sewing studio | Chalk draws a line on the cloth; The needle runs along the pinned seam; A shoulder is smoothed down in the mirror
watchmaker, clockmaker, watch repair, clock repair | A lens is clipped before one eye; Tweezers set a tiny wheel in its place; The balance begins to swing
fishmonger, fish shop, fish market | Ice is shovelled on to the slab; A knife runs along the backbone in one cut; A parcel is handed over, wet paper round it
dairy, cheesemaker, cheese dairy, creamery, cheese shop | Warm milk breaks into curds under two hands; A wheel is turned on its shelf and tapped; A wedge is cut, and a piece goes over on the knife
farm, organic farm, vegetable farm, farm stand | Boots cross the yard in the first light; Two hands pull a bunch out of the dark earth; A crate is set down, still wet
toy shop, toy store | A small train starts round its track; Hands wind a key, once, twice; A child’s eyes level with the counter
record shop, record store, vinyl | Fingers flick through the sleeves and stop; The record slides out, light on its grooves; The needle comes down
laundromat, laundrette, launderette, car wash | Coins drop, and a drum begins to turn; Foam runs down the glass; Clean cloth, folded edge to edge
printing, print shop, letterpress, bookbinder, bookbinding | A roller lays ink on the type; The press comes down on the sheet; The sheet is lifted off by its corners
shop, store, boutique, market stall, stall, farm shop, webshop, online shop | A hand turns the sign at the door; Fingers choose, weigh, hold up to the light; A bag is handed over, and both smile
photographer, photography, photo studio, videographer | An eye closes behind a camera; A finger presses, and the shutter snaps; A picture comes up, and two faces bend over it
art, paintings, prints, illustration, portfolio, tattoo, tattoo studio | A first line on an empty ground; A hand, sure and close, colour by colour; The finished work, held out at arm’s length
sauna, pool, swimming pool, thermal bath | Water hisses on hot stones; Steam round two closed eyes; A long breath, head leaning back
bike rental, rental, boat rental, kayak, kayaks | Keys are taken off a hook; Off it goes, wind in the hair; A look back, laughing
escape room, laser tag, bowling, climbing hall, trampoline park, minigolf | A door falls shut; Heads together, hands at work, time running; Arms up, all at once
clothing line, fashion, t-shirts, t-shirt, hoodie, hoodies, jacket, jackets, dress, dresses, swimwear, scarf, socks | The cloth, from very close; An arm slides in, a collar is turned up; A turn, and off down the street
cooking channel, food channel, cooking blog, food blog, cooking class | A knife runs through an onion on a board; Flames leap beneath a pan, a hand lets green herbs fall; The plate, and a fork going in
gaming channel, gaming stream, twitch channel, stream | Two thumbs on a controller, light over the face; A leap out of the chair; Both arms up, coloured light all over the wall
beauty channel, makeup channel, fashion channel | A brush is tapped against the wrist; One stroke, very near; Both eyes open and look straight at us
travel channel, travel blog, outdoor channel | A bag is zipped shut; The land runs past the window; A first look, a hand over the eyes
kindergarten teacher, nursery teacher, kids club, kindergarten, nursery school, daycare, childminder, babysitter, babysitting | Small shoes in a row by the door; A tower grows, block by block; It falls, and everyone shrieks with joy
nail salon, nail studio, nails, manicure, pedicure | The small brush draws one clean stroke from root to tip; Light runs over the wet colour; Ten fingers spread and are turned to the light
pet shampoo, dog shampoo, dog food, cat food, pet food, dog treats, leash, dog toy | A wet nose and two hopeful eyes; Two hands at the fur, gentle; A shake, and a happy face, tongue out
pottery, ceramics, ceramic | Wet thumbs open the turning clay, and the wall rises; A brush draws one line of glaze; The finished piece on a shelf, a hand reaching for it
knitwear, yarn, crochet, handmade, etsy, craft, crafts | Two hands at the work, close; The last thread is cut; It is laid in paper and tied with a string
app, software, platform, website, tool, game, saas, online course, newsletter | A thumb opens {o} on a phone; The screen answers at once, clear and calm; The face above it relaxes into a smile
yoga, yoga studio, pilates, meditation | A mat is rolled out with one push; Arms rise with one breath, all together; Palms meet, eyes closed, quite still
salsa, tango, zumba, bachata, ballet, dance class, dance classes, ballroom dancing, swing dancing | One count, tapped with a heel; Two hands find each other, and a turn begins; A whole room turns on the same beat
climbing gym, climbing hall, climbing centre, climbing wall, bouldering, bouldering hall | Two hands clap, and chalk hangs in the air; Fingers close on a coloured hold, the body swings in under it; A palm slaps the top hold, and below they cheer
chess club, chess school, chess course, chess lessons, board game club, board game night, card club, bridge club | A piece is set down with a small click; Two heads bent over one board, a third looking on; A hand is held out across the board, and both laugh
book club, reading group, writing group | A page is turned, a finger on one line; Heads come up, and one of them speaks; All lean in, and one of them laughs
club, society, meetup, social group, community group | Chairs are drawn up, one more is fetched; Heads come together over the same thing; Someone laughs, and room is made
gym, fitness, crossfit, dance school, martial arts, boxing, swim school, sports club | Laces are pulled tight; Arms and legs in one beat, sweat on a temple; Everyone drops on the floor and laughs
cafe, coffee shop, coffee, roastery, roaster, espresso bar, coffeehouse | Beans drop into the grinder; A dark stream runs into the cup, foam closing over it; The cup is pushed across the counter to a waiting hand
bakery, bread, patisserie, bakehouse | Flour rises round two hands and the dough; Loaves come out of the oven, crusts crackling; A warm bag is handed over the counter
pizzeria, pizza restaurant, pizza bar, pizza truck, pizza oven, pizza delivery | Two hands stretch the dough into a disc; It slides off the peel into the heat, the rim rising; A slice is lifted, and the cheese draws threads
burger bar, burger restaurant, burger truck, burger cafe, burger kitchen, hamburger restaurant | A patty hisses on the hot plate, pressed flat once; One layer goes on the other, sauce running down the edge; Two hands close round it, and the first bite
sushi bar, sushi restaurant, sushi kitchen, sushi delivery | A wet blade draws one clean cut; Two fingers press the rice, and the slice is laid on; Chopsticks lift it off the board
ramen restaurant, ramen bar, ramen kitchen, noodle bar, noodle restaurant, noodle soup bar, pho restaurant | Noodles are lifted out of the boiling pot and shaken; Broth is ladled over them, steam going up; Chopsticks draw them up, a head bent over the bowl
taco truck, taco bar, taco restaurant, taqueria, burrito bar, kebab restaurant, kebab bar, falafel bar, falafel restaurant | A flat bread puffs up on the hot plate; Filling after filling, a squeeze of lime over it; It is folded in one hand and passed out
restaurant, bistro, diner, trattoria, food truck, takeaway, catering | Flames leap under a pan; A plate is finished with one last touch; It is set down, and heads lean in
bar, brewery, pub, cocktail bar, winery, distillery | A glass fills, the light running through it; Two glasses meet; A whole table laughs
barber, barbershop, hairdresser, hair salon, salon, beauty salon | Scissors close on a lock of hair; A brush sweeps the neck clean; A face turns in the mirror and likes it
bookshop, bookstore, book shop, library | A finger runs along the spines; A book is drawn out and opened; A reader sinks down between the shelves
florist, flower shop, flower store, flowers, flower delivery, bouquet | Stems are cut at a slant; One flower after the other goes into the bouquet; It is handed over, and a face bends down to it
bike shop, bicycle shop, bicycle store, bike store, bike repair, bike workshop | A wheel is spun, an eye along its rim; A chain runs over the cogs without a sound; A foot on the pedal, and off into the street
gelateria, ice cream parlour, ice cream parlor, ice cream shop, ice cream van, gelato | It folds over itself in slow ribbons; A scoop rolls up one round ball and sets it on the cone; It is handed over the counter, and a tongue comes out
garage, mechanic, car repair, workshop, tyre | A bolt is turned tight; Two hands wiped on a rag; The engine starts, and a key is handed over
dog walking, dog walker, pet sitting, dog groomer, grooming, kennel, vet, veterinary, pet shop, dog school, dog training | A lead clicks on to a collar; Four paws at a run; A happy face, tongue out, looks up
cleaning, cleaner, window cleaning, laundry | A dusty window; A cloth draws one clear track; Light falls through the clear glass
gardening, gardener, landscaping, garden centre, nursery | Two hands press the earth down round a stem; Drops hang on the leaf; The whole garden in bloom
plumber, plumbing, electrician, handyman, builder, roofing, roofer, carpenter, joiner, painter, decorator, painting | The trouble, close: a drip, a crack, a bare wire; Two sure hands and the right tool; It holds, and a handshake
bike courier, courier, courier service, delivery service, messenger, delivery | A bag is slung over a shoulder, one foot on the pedal; Wheels cut through the street, breath flying; A doorbell, and a parcel goes from hand to hand
removal, moving company, movers, van hire | Boxes on the pavement; Strong arms lift the sofa through the door; A key in a new lock
dentist, doctor, clinic, physio, physiotherapy, therapy, therapist, massage, spa, wellness, pharmacy, optician | A kind face bends down; Careful hands at work; A smile that goes up to the eyes
school, course, courses, lessons, classes, tutoring, tutor, language, driving school, music school, academy, workshop | A pencil stops in the middle of a line; A hand points, and a face lights up; A hand goes up, first of all
insurance, bank, accounting, accountant, tax, law firm, lawyer, consulting, consultancy, real estate, estate agent, realtor, broker, agency | A desk full of papers; A calm voice across the table, a finger on one line; A handshake, and the papers are gone
hotel, hostel, bed and breakfast, holiday flat, campsite, camping, resort, guesthouse, airbnb, glamping | A door opens on the room; A bag drops, and someone falls back on the bed; The view from the window
travel, tours, tour, cruise, airline, flights, trips | A bag is zipped shut; The land runs past the window; A first look at the sea, arms spread
charity, food bank, shelter, appeal, fundraiser, donation | Hands pack one box after the other; A box goes from one pair of hands into the next; Two faces, and a smile between them
museum, exhibition, gallery, theatre, theater, zoo, festival, concert, show, fair, market | The doors open and people stream in; Eyes turned up, mouths open; A hand points: look at that
candle, candles | A match flares at the wick; The wax round the flame turns clear; The candle alone in the dark, its light steady
soap, soaps, shampoo, cream, serum, lotion, skincare, cosmetics, perfume, fragrance, lipstick, makeup | {O} on a plain ground, drops on its side; A fingertip touches, and it spreads; Fresh skin, and a breath drawn in
shoe, shoes, sneakers, sneaker, trainers, boots, running shoes | {O}, laces being pulled tight; The sole strikes the ground and springs off; {O} alone, turned to [its|their] best side
backpack, bag, bags, handbag, suitcase, wallet | {O} on a plain ground, the strap falling into place; The zip closes over all that went in; {O} over a shoulder, walking off
watch, watches, ring, rings, necklace, earrings, bracelet, jewellery, jewelry, glasses, sunglasses | Light runs along the edge of {o}; It is put on, close; {O} alone, turned to [its|their] best side
bike, bicycle, e-bike, scooter, car, motorbike, electric car, van | {O} in the half dark, a line of light along its side; The wheels roll, the road running under them; {O} whole, in the clear
headphones, earbuds, speaker, phone, laptop, camera, tablet, keyboard, mouse, smartwatch, drone, console | {O} on a plain ground, a line of light along its edge; A finger touches it, and it wakes; {O} alone, turned to [its|their] best side
chair, armchair, stool, table, desk, lamp, shelf, furniture | {O}, alone on a bare floor, light along its edge; A palm slides slowly along it; {O} once more from further off, in use
mattress, bed, pillow, duvet, sofa, blanket | A tired body sinks in; The cover is drawn up to the chin; A long breath, and eyes that close
tea, matcha, juice, lemonade, smoothie, energy drink, water, soda, beer, wine, gin, whisky, kombucha | It runs into the glass, light going through it; Drops run down the cold side; A first sip, and eyes that close
cup, mug, bottle, water bottle, flask, lunchbox, lunch box, pan, knife, kettle, blender, toaster, coffee maker, coffee machine | {O} on a plain ground, light along its edge; {O} in use, close; A hand takes it along
book, novel, magazine, comic, cookbook, calendar, notebook, planner | {O}, closed, light along its edge; It is opened, and pages run past the thumb; A reader who does not look up
toy, toys, puzzle, board game, doll, teddy, lego | {O}, small hands reaching for it; A face bent over it, tongue between the lips; Shrieks and laughter round it
honey, jam, chocolate, chocolates, cheese, sauce, hot sauce, olive oil, ice cream, cake, cakes, cookies, cupcakes, granola, snack, crisps, pasta, pizza, burger, burgers, doughnuts, donuts, vegetables | {O}, from very close, light sliding over it; A spoon, a knife or a hand goes in; The first bite, and eyes that close
`;

/** The same by kind of thing, '-' for what no kind is known of. */
export const OFFER_KIND_ROWS = `
food | {O}, from very close, light sliding over it; A hand breaks off a piece; The first bite, and eyes that close
drink | It runs into the glass, light going through it; Drops run down the cold side; A first sip, and eyes that close
clothing | The cloth of {o}, from very close; An arm slides in, a collar is turned up; {O}, walking away
plant | A leaf of {o}, from very close; Water runs over it; {O} in its place by the window
vehicle | {O} in the half dark, a line of light along its side; The wheels roll, the road running under them; {O} whole, in the clear
place | The door opens on {o}; Inside, hands at work and faces that know each other; The name over the door, and it is open
thing | {O} on a plain ground, light running along its edge; A hand takes it into use; {O} alone, turned to [its|their] best side
- | {O}, the whole of it; {O}, close; {O} once more, with the name in view
`;

/** Instructions that no row of steps knows: a dish is cooked, all else is done by hand. */
export const TASK_ROWS = `
food | Everything that goes into {o}, laid out in small bowls; A knife cuts, quick and even; It cooks, seen straight from above, a spoon going round; {O} on the plate, a fork going in
drink | Everything that goes into {o}, laid out on the table; It is poured together; A spoon goes once round; {O}, full to the rim
place | {O}, two shoes coming to a stop in front of it; The eyes go one way, then the other; {Doing}, step by step, close; The last step, and a look back
- | {O} before the first step; {Doing}, two hands, close; {O} from near, half of it done; {O} after it, done
`;

/** Films for somebody: words for the occasion | images; '{o}' is who it is for. */
export const OCCASION_ROWS = `
birthday, turns 18, turns 21, turns 30, turns 40, turns 50, turns 60, turns 70, turns 80, turning 18, turning 21, turning 30, turning 40, turning 50, turning 60, turning 70, turning 80, turning 90 | A cake with lit candles is carried in; {O}, lit by the candles, hands at the mouth; The cheeks fill, and the flames go out; {O}, laughing, in the middle of everyone
wedding, anniversary, marriage | Two hands, a ring sliding over the knuckle; {O}, forehead to forehead; Petals in the air, and everyone clapping; A slow turn, cheek against cheek
retirement, retires, retiring, farewell, last day at work | A desk is cleared into one box; {O}, and hands clapping all round; One hug after the other; The door, a look back, and a lifted hand
graduation, graduates | {O} in cap and gown, waiting; A name is called, and a scroll is handed over; Caps in the air
mother's day, mothers day, father's day, fathers day, for my mum, for my mom, for my dad, for my grandma, for my grandpa, for my grandad, for my wife, for my husband, for my girlfriend, for my boyfriend, for my daughter, for my son, for my sister, for my brother, for my best friend | {O}, unaware of the camera; An old photo, a thumb along its edge; Two arms from behind, a chin on the shoulder; {O}, laughing, looking straight at us
memorial, in memory of, in memory, funeral, tribute to, tribute | A photograph of {o}, a candle beside it; The empty chair, light moving over it; Hands that hold each other; The photograph again, and the flame steady
christening, baptism, baby shower, new baby, newborn | A very small hand round a finger; {O}, asleep, the chest rising and falling; Faces bent down all round; A first yawn
valentine, valentines, valentine's day | A note is slid across the table; It is opened, and a smile begins; {O}, hand in hand, walking off
`;
