/*
 * Sorts of film that ideas ask for, each with two ways to make it. A word calls for a genre only if it means nothing
 * else: who happens to be in a film (a couple, a child, a robot) makes no genre by itself.
 * genre | words of an idea that call for it | first approach | second approach
 */
export const GENRE_ROWS = `
sound | the sound of, sounds of | sound-loop | craft
what-if | what if, what would happen if | spectacle | science
asmr | asmr, oddly satisfying, satisfying | satisfying | sound-loop
meme | meme, memes, pov:, pov when, pov you*, pov ur, pov im, me when, me vs, me on monday, when your mom, when your mum, expectation vs reality, expectations vs reality, expectation versus reality, that one friend, nobody: | meme | one-take
lofi | lofi, lo-fi, lo fi, chillhop, study beats | lofi-loop | ballad
music | music video, a rap, musicvideo, song about, song called, new song, my song, our song, love song, pop song, rock song, indie song, folk song, slow song, sad song, slow sad song, song by, rap song, lyric video, lyrics video, rap video, band video, videoclip, lofi video, visualizer, visualiser, new track, our track, beat video, official video, new single | performance | ballad
mockumentary | mockumentary, mock documentary, fake documentary, spoof documentary | mock-doc | one-take
rom-com | romantic comedy, rom-com, romcom, rom com | rom-com | love-story
found | found footage | found-dark | dread
horror | horror, scary, scary movie, haunted, creepy, jump scare, demon*, exorcis*, cursed, serial killer, zombie apocalypse, zombie attack, zombies attack, monster under, possessed | dread | found-dark
western | western, cowboy*, gunslinger*, saloon | epic | mystery
noir | noir, film noir, neo-noir, private eye, private detective, gumshoe | noir-film | suspense
thriller | something is off, something is wrong, something is not right, someone is watching, being watched, being followed, not alone, unknown number, thriller, suspense, suspenseful | suspense | series
trailer | trailer, teaser, book trailer, movie trailer, novel, podcast | trailer | teaser
stop-motion | claymation, stop motion, stop-motion, puppet animation | tabletop | storybook
cartoon | cartoon, animated film, animated short, pixar, disney style | cartoon | storybook
makeover | before and after, before/after, before & after, makeover, transformation, renovation, glow up | timeline | satisfying
gaming | esports, e-sports, gaming, twitch, gamer, gamers, game trailer, let's play | launch | trailer
comedy | way too many, middle finger, funny, comedy, comic, joke, prank, sketch, sitcom, skit, parody, hilarious, silly, goofy, clumsy, slapstick, tries to look cool, as a nature documentary, like a nature documentary, as a wildlife documentary, style of a nature documentary, goes wrong, go wrong, gossip*, by accident, accidentally, embarrass*, pretends, gets away with it, acts innocent, innocent face, straight face, thinks he is, thinks she is, thinks it is, thinks it's, thinks he's, thinks she's, thinks they are, by accident, accidentally, wrong person, oblivious, keeps spilling, keeps dropping, keeps falling, keeps getting, keeps losing, keeps missing, keeps forgetting, keeps failing, keeps sliding, keeps slipping, keeps breaking, keeps trying, keeps collapsing, fails every time, upside down, on his head, on her head, judges head, judge's head, gives up and, tries to scare, tries to impress, gone wrong, plotting, plots against, against me, out of control, tries to return, becomes evil, turns evil, revolts, goes on strike, has enough of, vs ninjas, ninjas, ninja grandma, ninja granny, banana peel, pie in the face, nobody notices, doesn't understand, doesnt understand, heist, kiss cam, mascot, mascots, disguise*, sleeps through, wins the marathon, wins the race by | punch-line | one-take
how-to | how to, tutorial*, step by step, recipe, diy, lesson on, ways to, tips, hacks | lesson | workbench
school | school film, school project, school video, class project, science project, history project, film for school, video for school, clip for school, project for school, graders, for my class, for our class, for a class, classroom film, pupils | pupils | assembly
history | history class, history of, documentary about the war, historical, berlin wall, world war, ancient rome, ancient egypt | archive-lesson | witness
explainer | explain, explains, explained, explainer, explaining, why is, why are, why do, why does, how does, how do, how are, science video, what happens when | science | chalk-talk
invitation | invitation, save the date, you are invited, you're invited, come to our, come to my, announcement | card | their-story
local | open day, open house, come and visit, grand opening, summer fair, village fair, flea market, street party | neighbours | need
greeting | happy new year, merry christmas, season's greetings, appreciation, seasons greetings, happy easter, thank you to all, thank you video, thank you message, new year video, christmas video | greeting | thanks
missing | is missing, have you seen, lost dog please, lost cat please | noticeboard | pet-day
appeal | drive home drunk, driving home drunk, drink drive, drink driving, drunk driving, save the, save our, stop the, anti bullying, anti-bullying, bullying, littering, road safety, mental health awareness, say no to, food bank, volunteers, charity, fundrais*, donate, donation*, appeal, campaign, we need, animal shelter, adopt, awareness | noticeboard | neighbours
training | safety training, training for staff, training for new, training for our, training for employees, training for warehouse, staff training, training video, onboarding, induction, e-learning, compliance | lesson | case
business | linkedin, software, saas, b2b, startup, our app, consultancy, accounting, recruitment, employer | at-work | case
advert | ad, ads, advertisement, tv spot, spot for, advert*, commercial, comercial, promo, promotion*, product video, brand, marketing | need | result
bedtime | bedtime, lullaby | lullaby | storybook
wedding | wedding highlights, wedding highlight, wedding recap, wedding reel, wedding montage, wedding teaser, wedding clip, wedding trailer, wedding video, wedding film, our wedding | love-story | album
birthday | for my wife*, for my husband*, for my brother*, for my sister*, for my best friend*, birthday greeting, birthday message, birthday wish*, happy birthday, birthday surprise, birthday video, birthday film, birthday, birthday party, birthday clip, anniversary, golden wedding, silver wedding, retirement, retiring, retires, turns 18, turns 40, turns 50, turns 60, turns 70, turns 80, turning 18, turning 30, turning 40, turning 50, turning 60, turning 70, turning 80, turning 90, for my mum, for my mom, for my dad, for my grandad, for my grandma, tribute, memorial, graduation, farewell, christening | album | toast
fantasy | little red riding hood, cinderella, snow white, hansel and gretel, rapunzel, goldilocks, three little pigs, pinocchio, peter pan, alice in wonderland, fantasy, fairy tale, fairytale, shy ghost, friendly ghost, little ghost, ghost, dragon, dragons, wizard*, witch*, fairy, unicorn*, magic, mermaid*, elf, elves, troll, trolls, knight, monster, snowman, snowmen | storybook | fairy-tale
sci-fi | space tourist*, spacewalk, galaxy, sci fi, sci-fi, scifi, science fiction, future self, robot*, astronaut*, spaceship*, space station, alien*, airlock, mars, android*, time machine, time travel*, future city, cyberpunk, clone*, hologram* | first-contact | ship-log
moment | last day of, first day of, first day at, first day in, first night in, moving in, new school, graduation day, first kiss, summer camp, school trip, class trip, growing up, childhood, last summer, moving out, prom night, sleepover | home-reel | short-film
romance | crush, flirt*, in love, falls in love, fall in love, kiss*, first date, love story, romantic, romance, propose*, proposal, ex-boyfriend, ex-girlfriend, valentine* | love-story | meet-cute
sport | buzzer beater, half court, slam dunk, three-pointer, free throw, touchdown, home run, hole in one, competition, contest, finals, mountain bik*, downhill, freeride, skater*, kayak*, rock climbing, runners, car race, rally, motocross, grand prix, horse race, bike race, swimming race, running race, last lap, relay race, championship*, world cup, tournament, goalkeeper*, penalty, football*, soccer, basketball, tennis, swimmer*, final race, gym video, skateboard*, snowboard*, skier*, bmx, parkour, cyclist*, climber*, rider*, kickflip, surfer*, boxer, boxers, boxing, marathon, sprinter*, gymnast*, race car, rugby, hockey, referee, match point, ski jump*, judo | broadcast | training
fitness | stretch routine, stretching routine, stretching, desk stretch, stretches, mobility routine, yoga, workout, workouts, pilates, crossfit, gym session, gym motivation, fitness motivation, gym vibes | training | vertical
calm | meditation, mindfulness, breathing exercise, guided relaxation, cozy evening, cosy evening, quiet evening, reading evening, evening with a book | haiku | long-watch
tour | house tour, home tour, room tour, apartment tour, office tour, campus tour, studio tour, farm tour, factory tour, garden tour, van tour | tour | diary
travel | food tour, walking tour, city tour, boat tour, tour through, tour of, tourism, holiday recap, trip recap, holiday video, recap of our trip, hiking, hike, days on the, days on a, weeks in, camping, interrail, cruise, surf trip, days in, nights in, hours in, city break, visit to, trip, travel video, travel vlog, travel film, travel guide, travel reel, holiday in, holiday to, vacation, backpacking, backpacker*, road trip, camper van, journey through, journey to, weekend in, city guide | place-film | diary
view | drone footage, drone video, drone shot, drone flight, drone view, aerial footage, aerial shot, aerial view | view | place-film
documentary | a day in my life, day in my life, kids explain, children explain, kids talk about, strangers answer, documentary, portrait of, interview with, interviews with, day in the life, behind the scenes | feature-doc | portrait
hyperlapse | hyperlapse, hyper-lapse | place-film | view
seasons | slow tv, four seasons, time lapse, time-lapse, timelapse | long-watch | view
home-movie | home movie, home movies, super 8, super8, 8mm, 8 mm | home-movie | home-reel
essay | love letter to, ode to, homage to, what it feels like, what it means, feels like, feel like, look like, looks like, time as, life as, love as, hope as, memory as, death as, freedom as, happiness as, metaphor, meaning of, a poem, the moment you, the feeling of, the feeling when | elegy | inner-weather
dance | flamenco, tango dancer*, tango, salsa, breakdanc*, dance battle, dancers battle, dancers duel, dancers compete, tap dancer*, ballerina*, belly dancer*, street dancer*, dance-off, dance off, dancer in, dance video, dance film, dance challenge, dance class, ballet dancer, ballet dancers, ballet class, ballet school, ballet performance, choreography | dance-film | motion
mischief | steals, knocks over, knocking, cucumber, obstacle course, refuses to, caught | caught | pet-story
pet | puppy, kitten*, my dog, my cat, our dog, our cat, golden retriever, cat, cats, dog, dogs, hamster*, parrot*, rabbit*, pet, guinea pig* | pet-story | pet-day
family | baby, baby's, baby’s, babies, newborn, first steps, first word, first words, grandma, grandpa, grandad, grandfather, grandmother, granny, grandson, granddaughter, daughter, father and son, mother and daughter, my mum, my mom, my dad, siblings, brothers, sisters, sister, brother, little brother, mum, mom, dad, grandparents, twins, toddler* | home-reel | short-film
dialogue | dialogue, dialog, conversation, argue, argues, arguing, argument, interviews | two-hander | naturalist
social | vlog, tiktok, tik tok, reel, reels, vertical, instagram, shorts | vertical | timeline
`;

/* What a sort of film is, where no word of the idea says it. kind of scene or of the main thing | first | second */
export const USUAL_GENRE_ROWS = `
pet | pet-story | pet-day
animal | wildlife | field-notes
bird | wildlife | field-notes
insect | wildlife | field-notes
sea-life | wildlife | field-notes
plant | long-watch | view
landscape | view | long-watch
space | spectacle | view
city | short-film | one-shot
building | view | long-watch
interior | view | long-watch
product | ritual | launch
clothing | ritual | launch
small-thing | ritual | satisfying
food | appetite | kitchen
vehicle | view | motion
drink | appetite | kitchen
hands | craft | workbench
graphic | title-card | timeline
sign | title-card | timeline
idea | elegy | inner-weather
`;

/* What an occasion, an offer or an appeal makes of a film. occasion or sort | id | first approach | second */
export const REQUEST_GENRE_ROWS = `
child-birthday | birthday | party | wonder
birthday | birthday | album | toast
anniversary | birthday | album | toast
jubilee | greeting | thanks | album
wedding | birthday | love-story | album
invitation | invitation | card | their-story
farewell | birthday | sendoff | many-faces
retirement | birthday | album | toast
thanks | greeting | greeting | many-faces
welcome | greeting | many-faces | greeting
graduation | birthday | album | toast
congratulation | greeting | many-faces | greeting
proposal | romance | love-story | meet-cute
asking | romance | meet-cute | love-story
memorial | memorial | memory | thankful
new-baby | birthday | album | card
get-well | greeting | many-faces | greeting
apology | romance | love-story | naturalist
greeting | greeting | greeting | many-faces
property | advert | tour | lived-in
hiring | business | trade | first-day
helpers | appeal | noticeboard | neighbours
event | local | neighbours | card
funds | appeal | noticeboard | neighbours
`;

/* How an advertisement is filmed, by what it is for. words | first approach | second */
export const ADVERT_ROWS = `
car wash, laundry, cleaning*, repair* | need | neighbours
coffee, bakery, bread, restaurant, pizza*, burger*, ice cream, cake*, food truck, bistro, diner, sushi, chocolate*, sauce, honey, jam, cafe, café, street food, noodles, ramen, snack*, crisps, tacos, donuts, doughnuts, sandwich*, burrito*, catering, meal kit | appetite | need
launch, drop, teaser, new collection, release, gen z, tiktok | launch | vertical
perfume, fragrance, jewellery, jewelry, ring, rings, necklace, earrings, watch, luxury, whisky, wine, champagne, skincare, cosmetics | ritual | launch
car, bike, e-bike, motorbike, sneaker*, shoes, headphones, earbuds, earphones, speaker, phone, smartwatch, laptop, console, drone | launch | ritual
salon, barber*, shop, store, studio, gym, school, club, practice, clinic, workshop, garage, nursery, florist, library, bookshop, pub, bar, brewery, market, farm | need | neighbours
`;

/* What a story is filmed as in which no word calls for a sort of film. words | first approach | second */
export const DRAMA_ROWS = `
has never seen, have never seen, had never seen, never seen snow, never felt, first snow, first rain, for the first time in | first-time | short-film
gives his, gives her, gives their, gives its, gives away, hands his, hands her, shares his, shares her | encounter | short-film
not coming back, isn't coming back, leaving home, leaving the station, leaving the harbour, leaving the harbor, leaves the station, waves goodbye, last goodbye, last hug, train leaves, ship leaves, bus leaves, will you write, runs along the window, moves out, moving out, drives away, sails away, boards the train, boards the ship, one-way ticket, on the platform, on a platform | parting | left-behind
the last customer, closing time, turns off the light, turns off the lights, locks the door, packs up, last shift, closes the shop, end of the day, lights go out | last-light | nearness
trips, stumbles, slips on, spills, drops a tray, drops the tray, drops the cake, falls into, gets stuck, knocks over, knocks a, lands on his, lands on her, pulls him in, pulls her in, instead of, sneezes, hiccups, snores, falls asleep during, finds it empty, catches the bouquet, the priest catches, wrong foot, bumps into, locked out, steps in | punch-line | one-take
finds his, finds her, finds its, finds their, finds an old, uncovers, unearths, digs up | find | short-film
police lights, the police, breaks in, alarm goes off, wanted poster | suspense | action
empty chair, empty bed, at a grave, a grave, gravestone, old letters, old photographs, a photograph, photograph, his late, her late, their late, last letter, urn, coffin, cemetery, lets go, packs a suitcase, burns down, cries, weeps, sobs, tears | keepsake | nearness
all the lights, the echo says, a giant, giants, comes back by itself, comes back, flies away with, floats up, floats away, out of thin air, it is full of, grows through, comes alive, glows, by itself, turns into, out of nowhere, impossible, upwards | marvel | dream
plays alone, sings alone, dances alone, practises alone, practices alone, rehearses alone | nearness | stillness
vs, vs., versus, rap battle, battle between | punch-line | one-take
waiting for, waits for, waiting at the airport, waiting at the station, waiting at the gate, comes home, coming home, returns home, reunit*, reunion, homecoming, arrivals, goodbye, farewell, says goodbye, army, deployment, after years | homecoming | short-film
surprise party, right house, own birthday, swear, swears, swearing, curse words, wrong way, stuck outside, locked out, gets stuck, can't get through, simply says, tries anyway, saves the penalty, deadpan, mix-up, mistaken for, by post, orders toast, ordered toast, upstaged, photobomb* | punch-line | one-take
detective, clue, a secret, secrets, secret door, secret room, secret message, secret code, hidden, footprints, disappear*, goes missing, is missing, went missing, vanish*, murder*, mysterious, stranger knocks, unmarked, locked, code, spy, spies, thief, thieves, burglar*, heist, finds a, finds an, discovers | mystery | short-film
fight over, fights over, fighting over, argue over, quarrel, quarrels, feud | encounter | punch-line
chase, chases, chasing, escape*, escaping, runs from, races, explod*, explosion, fight*, jumps off, jumping off, getaway, stunt*, sword*, duel, ambush, soldiers, bomb, hijack*, car crash, crashes into, falls off, helicopter | action | motion
superhero, superheroes | punch-line | cartoon
strangers, stranger, share, shares, neighbour*, neighbor*, old couple, meets, meet | encounter | short-film
fails, failing, fail, tries to, trying to, again and again, same trick, gives up | attempt | one-take
learns to, learning to, teaches his, teaches her | attempt | nearness
nightlife, night life, clubbing, city life, village life, rush hour, farm life, market day, street life | place-film | one-shot
craftsmanship, handicraft, handcraft, craftsmen | craft | feature-doc
breakup, break up, break-up, divorce*, heartbreak, heartbroken, empty apartment, lonely, loneliness, misses her, misses his, remembers his, remembers her, widow*, grief, alone, last time, empty house, empty chair, old age, dementia | short-film | elegy
`;

/*
 * What the pace of a deed makes of a film where nothing else calls for a sort of film. `things` where nobody does it.
 * whose | verbs | first | second
 */
export const PACE_ROWS = `
any | ski cycle surf swim skate snowboard paddle row run race chase flee escape sprint jump dive dash rush hurry speed gallop tumble slide roll drive ride climb sneak swing leap fly | motion | short-film
things | pulse spin loop rotate glow flicker blink orbit shimmer cycle scroll vibrate oscillate | shapes | light-wall
things | transform turn become morph change grow melt spread dissolve bloom freeze fall drip swirl | change | dream
any | wait sit stand stare lie kneel listen rest lean wake | stillness | nearness
any | break shatter crack explode burst smash pop collapse crash hit punch | impact | motion
any | laugh bounce giggle splash celebrate cheer skip | play | short-film
things | float drift sleep rest hang sway | haiku | long-watch
`;

/* What a deed makes of a film in which no word calls for another. verbs | first approach | second */
export const DEED_GENRE_ROWS = `
cook bake fry chop knead grill plate stir roast | appetite | kitchen
knit crochet sew weave carve paint draw sketch sculpt forge weld repair restore build whittle solder embroider quench string temper tune mould hammer | craft | feature-doc
surf skateboard ski snowboard climb box skate | broadcast | training
dance waltz tango twirl pirouette breakdance | dance-film | motion
busk conduct drum strum | performance | live
meditate pray stretch breathe | haiku | long-watch
`;
