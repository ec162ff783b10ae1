/*
 * Sorts of film that ideas ask for, each with two ways to make it.
 * genre | words of an idea that call for it | first approach | second approach
 */
export const GENRE_ROWS = `
asmr | asmr, satisfying | satisfying | sound-loop
how-to | how to, tutorial*, step by step, recipe, diy, lesson on | lesson | workbench
music | music video, song about, song called, new song, my song, our song, love song, pop song, rock song, indie song, folk song, slow song, sad song, slow sad song, song by, rap song, lyric video, album, band plays, rapper, rap video | performance | ballad
history | history class, documentary about the war, historical, the first day of, berlin wall, world war, ancient rome, ancient egypt | archive-lesson | witness
school | school film, school project, school video, class project, for school, graders, for my class, classroom film, pupils | pupils | assembly
explainer | explain, explains, explained, explainer, explaining, why is, why are, why do, why does, how does, how do, how are, science video, what happens when | science | chalk-talk
invitation | invitation, save the date, invite, you are invited, announcement | card | their-story
appeal | food bank, volunteer*, charity, fundrais*, donate, donation*, campaign, we need, animal shelter | neighbours | noticeboard
advert | ad, ads, tv spot, spot for, tv ad, advert*, commercial, promo, promotion*, product video, launch, brand, marketing, teaser for | need | result
dialogue | dialogue, dialog, conversation, argue, argues, argument | two-hander | naturalist
comedy | funny, comedy, comic, joke, prank, sketch, sitcom, skit, selfies, clumsy, goofy, upside down, by accident, parody, mockumentary, hilarious, tries to look cool, goes wrong, embarrass*, awkward*, pretend*, mic is on, accidentally, by mistake, wrong person, oblivious, forgets that | punch-line | one-take
horror | horror, ghost, haunted, scary, creepy, zombie*, monster under, possessed, nightmare | suspense | found-dark
sci-fi | sci fi, science fiction, future self, robot*, astronaut*, spaceship*, space station, alien*, airlock, mars, android*, time machine, time travel*, future city, cyberpunk, clone*, hologram* | first-contact | ship-log
fantasy | fantasy, shy ghost, friendly ghost, little ghost, dragon*, knight*, wizard*, witch*, fairy, unicorn*, magic, monster*, mermaid*, elf, elves, troll*, princess*, ghost, giant | storybook | epic
birthday | for my wife*, for my husband*, for my brother*, for my sister*, for my best friend*, birthday greeting, birthday message, birthday wish*, happy birthday, birthday surprise, birthday video, birthday film, birthday clip, anniversary, golden wedding, silver wedding, retirement, turning 18, turning 30, turning 40, turning 50, turning 60, turning 70, turning 80, turning 90, for my mum, for my mom, for my dad, for my grandad, for my grandma, tribute, memorial, graduation, farewell, christening | album | toast
sport | swimming race, running race, last lap, relay, championship*, world cup, tournament, coach, goalkeeper*, penalty, football*, soccer, basketball, tennis, skateboard*, kickflip, surfer*, boxer, boxing, marathon, sprinter*, gymnast*, climber*, swimmer*, race car, rugby, hockey, referee, match point, ski jump*, judo | broadcast | training
travel | days in, nights in, hours in, city break, visit to, trip, travel*, holiday, vacation, backpacking, backpacker*, road trip, camper van, tourist*, journey through, journey to, weekend in, city guide, drone shot over | place-film | diary
pet | puppy, kitten*, my dog, my cat, golden retriever, cat, cats, dog, dogs, hamster*, parrot*, rabbit*, pet, guinea pig* | pet-story | pet-clip
romance | in love, falls in love, kiss*, first date, romantic, romance, propose*, proposal, couple, ex-boyfriend, ex-girlfriend, valentine*, wedding | chamber | meet-cute
talk | says, tells, asks | naturalist | two-hander
documentary | documentary, portrait of, day in the life, interview with, interviews with, behind the scenes | feature-doc | portrait
seasons | four seasons, time lapse, time-lapse, timelapse, hyperlapse | long-watch | haiku
essay | what it feels like, what it means, feels like, loneliness, lonelyness, grief, time as, life as, love as, hope as, memory as, death as, freedom as, happiness as, memory of, metaphor, meaning of, a poem | elegy | inner-weather
family | grandma, grandpa, grandad, grandfather, grandmother, granny, grandson, granddaughter, daughter, father and son, mother and daughter, my mum, my mom, my dad, siblings, brothers, sisters, twins, toddler* | home-reel | short-film
social | instagram, tiktok, reel, reels | vertical | timeline
kids | two kids, kids, children, little boy, little girl, a boy, a girl | toybox | short-film
`;

/* What a sort of film is, where no word of the idea says it. kind of scene or of the main thing | genre */
export const USUAL_GENRE_ROWS = `
pet | pet
animal | wild
bird | wild
insect | wild
sea-life | wild
vehicle | travel
landscape | travel
city | travel
product | advert
food | kitchen
drink | kitchen
hands | how-to
person | drama
people | drama
`;

/* genre without words of its own | first approach | second approach */
export const USUAL_ROWS = `
wild | wildlife | field-notes
kitchen | appetite | satisfying
drama | short-film | series
`;

/*
 * The approaches that only a sort of film calls for, in the form of the table of approaches.
 */
export const GENRE_APPROACH_ROWS = `
need selling quick gliding near | human small | none | - | - | - | - | {It}: the need and the answer | People who skip most adverts | Quick and clear, one need and its answer | A sponsored post in a social feed | The need is seen within a second | a light clapped beat, 105 bpm | bright commercial film, clean skin tones, crisp edges | sure | bright and close
result demo even locked near | human small | none | - | - | - | - | {It}, before and after | Shoppers who compare before they buy | Plain and warm, the result does the talking | A shop page, next to the price | The result stands in the first frame | soft marimba, 90 bpm | product demonstration film, true colour, simple ground | content | warm and plain
neighbours local slow handheld even | human place | none | - | - | - | - | {It}, from the inside | Neighbours who walk past and have never come in | Welcoming and unhurried, told by faces | A community page and a newsletter | The door is already open | a fingerpicked guitar, slow | community film, daylight, natural faces | welcoming | friendly and unhurried
noticeboard call quick gliding even | human place | none | - | - | - | - | {It}: come along | People in town with a free hour a week | Bright and short, one clear request | A screen in the foyer and a shared post | A pair of hands is missing in the first image | a ukulele strum, 100 bpm | local campaign film, clear colour, open frames | hopeful | bright and direct
punch-line comic quick handheld even | human animal | none | - | - | - | - | {It}: set-up and punch line | Friends who send each other clips at lunch | Light and quick, the joke kept for the last frame | A comedy account, sound on | All looks normal, a beat too long | no music | sitcom frame, flat bright light, faces readable | cheeky | dry and quick
found-dark horror even handheld near | human place | none | - | - | - | - | {It}, the last recording | Horror fans who watch with the lights off | Raw and close, more heard than seen | A late slot of a short horror festival | The recording has already begun | no music | found footage, one lamp, heavy grain | afraid | whispered
first-contact sci-fi slow floating far | human place machine | none | - | - | - | - | {It}, far from home | Science-fiction readers and film-club members | Quiet and vast, wonder before danger | A science-fiction short-film channel | A hum, and then the first light | a low synth drone, no rhythm | science-fiction drama, wide frame, steel blue with one warm colour | wondering | low and calm
ship-log sci-fi2 even handheld near | human place machine | none | - | - | - | - | {It}, log entry | Players of story games | Close and matter-of-fact, as if reported | A streaming anthology, cold open | The recording light comes on | a faint pulse, 60 bpm | worn near-future film, practical lamps, soft flare | alert | tired and close
storybook tale even floating even | human animal | none | - | - | - | - | {It}: a picture-book tale | Families who read aloud in the evening | Warm and a little sly, with a turn at the end | A family streaming shelf | A page turns and moves | harp and woodwind, gentle | storybook film, rich fabric colour, candle tones | enchanted | like a storyteller
meet-cute romance even gliding near | human | none | - | - | - | - | {It}, and then a look | Viewers of romantic comedies | Light-footed and hopeful, two glances at a time | A trailer before a date-night film | Two people miss each other by a second | brushed drums and soft piano | romantic comedy film, warm skin, soft background lights | tender | soft and amused
feature-doc record slow handheld near | human place machine animal | none | - | - | - | - | {It}, day by day | Viewers of long documentaries | Patient and fair, close to the work | A documentary festival, first minute | Work has begun and no one looks up | no music | feature documentary, available light, honest colour | grounded | unforced
archive-lesson history slow locked even | human place graphic | none | - | - | - | - | {It}: the day it happened | Pupils in a history lesson | Clear and serious, one fact per image | A classroom screen, paused for questions | A date, then faces of that day | a single low string note | historical film, aged colour, period clothes | solemn | clear and serious
witness memory even handheld near | human place graphic | none | - | - | - | - | {It}, through one pair of eyes | Grandchildren who ask how it was | Personal and near, in the crowd | A museum station with headphones | Seen from within the crowd | no music | handheld 16 mm reportage of its time, grain, muted colour | stirred | remembering
pupils school quick handheld even | human place nature graphic small | none | - | - | - | - | {It}: our class film | Other pupils and their parents | Honest and lively, made by children | A school assembly, on the projector | A pupil looks into the camera and points | hand claps and a xylophone | school film, handheld, daylight, bright colour | eager | a child reading aloud
assembly school2 even locked even | human place nature graphic small | none | - | - | - | - | What we found out about {it} | Teachers and a jury of a school contest | Simple and firm, cause and then effect | The school’s own site, with captions | What is wrong is seen at once | no music | classroom film, clear static frames, plain colour | earnest | clear and slow
chalk-talk explainer quick locked even | graphic human small place | none | - | - | - | - | {It}, drawn step by step | Children of eight to twelve, and whoever helps them | Playful and exact, one drawing at a time | A learning app, one question per clip | A question mark becomes the first line | plucked strings and a soft woodblock | simple animated drawing, flat colour, thick line | amused | bright and patient
workbench craft2 quick locked near | human small | none | - | - | - | - | {It}: from start to finish | People who have the tools out already | Brisk and practical, no step hidden | A short-video feed, saved for later | Everything needed lies in a row | a soft shaker, 95 bpm | top-down workbench film, even light, clean surface | practical | brisk and helpful
performance music quick floating even | human place machine nature graphic | none | - | - | - | - | {It}: the clip | Listeners who find songs by their pictures | Rhythmic and bold, cut on the beat | A music channel, full screen | Picture and first beat arrive together | the song itself, from its first bar | music video, strong colour contrast, moving lamps | carried by the song | sung
ballad story slow gliding near | human place machine nature graphic | none | - | - | - | - | {It}, while the song plays | Fans who know every word | Wistful and patient, told in glances | An artist’s page, premiere night | The song begins before the picture | the song itself, quiet, voice in front | narrative music video, film grain, lamp colours | longing | sung close by
album family even handheld near | human animal place small | none | - | - | - | - | For {it}, page by page | The whole family round one table | Affectionate and cheerful, memory by memory | A family chat, then the party’s screen | An old photo, then today | an old dance tune, low | family album film, warm daylight, faded photo colours | fond | fond and laughing
toast tribute slow gliding even | human animal place small | none | - | - | - | - | Here’s to {it} | Guests at the party | Proud and gently teasing | A projector just before the cake | A glass is tapped off screen | soft piano, kept low | tribute film, golden room light, close faces | grateful | warm and proud
training effort slow handheld near | human | none | - | - | - | - | {It}: once more | Young athletes before their own training | Dogged and physical, breath by breath | A sports brand’s channel | Breath is heard before a face is seen | a deep drum, 80 bpm | sports documentary, hard side light, sweat and chalk | determined | between breaths
pet-story pets even locked near | animal human | none | - | - | - | - | {It} and a plan | Pet owners at the end of the day | Fond and observant, at floor height | A pet channel, weekly clip | Only ears or a tail in the frame | no music | pet film, floor-height lens, soft home light | fond | -
pet-clip petclip quick handheld even | animal human | none | - | - | - | - | {It}, caught on camera | People who need a smile between two jobs | Cheeky and short, no comment needed | A looping clip in a group chat | In the middle of the mischief | a pizzicato line, light | home video, true colour, quick focus | mischievous | -
field-notes animal2 even locked even | animal nature | none | - | - | - | - | Field notes: {it} | Pupils and young naturalists | Curious and exact, one behaviour at a time | A natural history museum’s screen | A still frame, then one movement in it | no music | field study film, long lens, neutral colour | curious | -
two-hander dialogue slow locked near | human | none | - | - | - | - | {It}: a conversation | Theatre-goers and listeners to radio plays | Dry and attentive, each pause counts | A short-play series, one scene per episode | A sentence is already half said | no music | two-hander film, facing close-ups, soft room | wry | unhurried, with pauses
long-watch lapse slow locked far | nature place graphic | none | - | - | - | - | {It}, from one place | Gardeners, walkers and patient people | Slow and attentive, the change is the story | A nature reserve’s visitor centre | The same frame, emptied of hurry | a bowed string, long notes | locked-off time study, natural colour | patient | -
inner-weather essay slow floating near | human place nature graphic | none | - | - | - | - | {It}, from within | Listeners to late-night radio essays | Honest and inward, few images | A poetry film evening | A sound from inside, before any picture | one piano note, repeated | essay film on faces and glass, cool blue with one warm point | inward | inward and low
card invite even gliding even | human place graphic small | none | - | - | - | - | {It}: save the date | Guests who check their phone over breakfast | Light and festive, names and date last | A message to every guest | A ribbon, a hand, a door | a glockenspiel waltz | invitation film, pastel colour, soft daylight | festive | glad and clear
their-story invite2 slow handheld near | human place graphic small | none | - | - | - | - | {It}, a first glimpse | Relatives who live far away | Tender and personal, as if overheard | A wedding page, above the reply form | Two hands before any face | a solo guitar, gentle | wedding film, soft grain, window light | glad | close and glad
home-reel family2 even handheld near | human animal place small | none | - | - | - | - | {It}, at home | Parents and grandchildren on one sofa | Tender and amused, close to hands and faces | A family film night | A voice calls from the next room | no music | family drama film, warm natural colour, close lens | tender | warm and plain
short-film fiction slow gliding near | human animal place machine graphic small nature | none | - | - | - | - | {It}: a short film | Short-film viewers who like an open ending | Restrained and humane, one turn | A short-film platform, staff selection | A few seconds before it matters | one piano line, sparse | narrative short film, motivated light, natural colour | quietly tense | low and natural
series fiction2 quick handheld near | human animal place machine graphic small nature | none | - | - | - | - | {It}: the opening scene | Series viewers who decide within a minute | Alert and close, straight into the scene | A streaming series, before the titles | Straight into the scene, no titles | a low pulse, kept under the voices | series drama, handheld close-ups, contrast | on edge | natural and quick
sound-loop texture slow gliding near | small human | none | - | - | - | - | {It}, every sound | Listeners who fall asleep to quiet work | Hushed and exact, no hurry anywhere | A sleep playlist with a dark screen | The first sound is very near | no music | close-microphone film, dark ground, one soft lamp | soothed | whispered
`;
