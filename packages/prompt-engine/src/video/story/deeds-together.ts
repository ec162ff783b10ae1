/* How what people do with one another goes on and comes to its end; columns as in `deeds-by-hand.ts`. */
export const DEEDS_TOGETHER = `
# Words
argue, quarrel, bicker, fight: machine, computer, phone, printer, robot, vending, mirror, god, cat, dog, parrot | A finger stabs at it, the face coming close | It does not answer, and {the} throw[s] up both hands | “I know you can hear me.”
argue, quarrel, bicker, debate, disagree | One leans in, a finger raised; the other shakes the head | Both stop at the same moment and look away | “No. Listen to me.”; “You listen.”
call, phone, ring, video call, facetime: home, mum, mom, mother, dad, father, family, wife, husband, daughter, son, grandma, grandmother, girlfriend, boyfriend, friend, kids, children | The ringing stops, and the face lights up | A hand is laid on the picture until it goes dark | “Hello? It’s me.”
call, phone, answer, talk: phone | The ringing stops, a breath is taken | The phone sinks, and {the} look[s] at it | “Hello?”
order: coffee, pizza, food, drink, drinks, burger, meal, ice cream, tea, beer, wine, cake, dessert, usual | A finger goes down the menu and stops | It is set down before {the}, and a hand draws it nearer | “One of these, please.”
apologise, apologize, say sorry, make up | The eyes go down, the hands open | A hand is held out, and after a moment it is taken | “I’m sorry.”
confess, admit, tell | A breath, and the mouth closes again | It is said, and neither moves | “I have to tell you the truth.”
whisper, tell, share: secret, secrets | Lips close to an ear, a hand held before them | The eyes widen, and both burst out laughing | -
tell, share: joke, jokes, story, stories, tale, ghost | Hands draw it in the air, the listeners leaning in | The end is told, and all breathe out at once | -
explain, describe | The eyes go up, looking for the words | The right one is found, and the face lights up | -
teach, show | A finger points, and the eyes of the other follow it | The other tries it, and it works | “Like this, see?”
teach | Two larger hands close over the smaller ones | The hands draw back, and the smaller ones go on alone | “Like this, see?”
interview | A question, and the eyes look for the answer | A smile comes first, then the words | -
flirt | A glance, away, and back | Both smile at the same moment | -
talk, speak, sing: gulls, birds, sheep, cows, horse, wind, sea, bees, trees, tree, snowman, robot, stars, stone, stones, fish, machine, car, ghost, plant, plants, flower, flowers, dog, cat, goldfish, mirror, himself, herself, themselves, statue, moon, grave, photo, skull, doll, teddy | The head bends close, the voice low | No answer, and a nod all the same | -
gossip, chat, talk, converse, catch up | Heads close together, hands drawing it in the air | Both fall silent, then laugh | -
speak, give: speech, presentation, lecture, toast, wedding speech | Fingers smooth the notes, the throat is cleared | The last word, a pause, and the hands begin to clap | “Good evening, everyone.”
toast, clink, cheers, raise | Glasses meet, the drink swinging to the rim | They drink, eyes still on each other | “To us!”
sing: birthday | Faces lit by the candles, mouths wide | One breath, and smoke rises from the candles | -
ask: out, date, prom, dance | Hands behind the back wring a flower | A slow nod, and both breathe out | “Would you go with me?”
propose | One knee goes down, a small box opens | A nod before the word, and two arms round the neck | “Will you marry me?”
fall in love, be in love | Two eyes that cannot look away | One step nearer, and all else goes soft | -
get married, marry, wed, exchange | A ring slides over the knuckle | They kiss, and everything around them claps | “I do.”
get divorced, break up, separate | A ring is laid on the table | Two doors, and each goes through one | “I think we both know.”
say goodbye, say good-bye, wave goodbye, part, farewell | Two hands hold on, then only the fingertips | One goes, the other stays and lifts a hand | “Take care of yourself.”
wave | The hand goes up, fingers spread | It stays up long after | -
meet: again, years, old, childhood, rival, rivals | Both stop a few steps apart | A long look, then a step, and one more | “It’s you.”
meet: sister, brother, mother, father, twin, daughter, son, mum, mom, dad, finally | Both stop a few steps apart | They close the gap at a run, and hold on | “It’s you.”
reunite, meet again, reunited | Both stop a few steps apart | They close the gap at a run, and hold on | “It’s you.”
meet: future self, younger self, clone, double, twin, himself, herself | The same tilt of the head on both sides | Two hands come up and nearly touch | “You look like me.”
meet | Both look, and neither speaks | One holds out a hand | “Hello.”
greet, welcome | Arms open wide | A hug, cheek against cheek | “Come in, come in!”
surprise, surprised | The lights go on, and mouths open | Hands fly to the face, and laughter breaks out | “Surprise!”
celebrate, party, cheer | Glasses go up, paper snow in the air | Arms round shoulders, all of them laughing | -
hug, embrace, cuddle | A chin comes to rest on a shoulder, the eyes shut | They stay, and a hand strokes the back | -
hug @animal, cuddle @animal, nuzzle @animal, snuggle @animal | A head is pushed under a chin | Both close their eyes | -
kiss | Foreheads touch first | They draw apart a hand’s breadth and smile | -
hold: hands, hand | Fingers find each other and close | The hands stay together, and the thumbs move | -
comfort, console | A hand is laid between the shoulder blades | The head sinks on to the shoulder | “I’m here.”
help, save, rescue: kitten, cat, dog, puppy, bird, lamb, hedgehog, turtle, duckling, ducklings | Two hands close gently round it | It is carried against the chest, and looks up | -
help, save, rescue | A hand is held out and gripped | Both sit there, breathing hard, and nod | “I’ve got you.”
give, hand, offer, bring: gift, present, flowers, flower, rose, bouquet, ring, letter, coffee, umbrella, coat, cake | It is held out with both hands | It is taken, and the eyes stay on the giver | “For you.”
give: haircut, trim | The scissors close on a lock held between two fingers | The cape comes off, and two eyes look into the mirror | -
give: birth | Two hands hold on to each other, the knuckles white | A first cry, and a face that weeps and laughs | -
give: massage, bath | Two hands at work, slow and sure | A long breath out | -
give, feed, offer: dog, cat, bird, squirrel, horse, puppy, kitten, fox, raccoon, goat, duck | The nose comes near, then the teeth, quite gently | It is eaten, and two eyes look up for more | -
give, donate, hand | It goes from one hand into the other | A nod, and both smile | -
receive, get: answer, reply, letter, gift, present, news, phone call, text, medal, award, trophy, diploma, prize | The fingers hold it as if it might break | The eyes fill, and a smile comes through | -
lose: job, friend, wife, husband, mother, father, dog, cat | The hands lie open on the table | {The} look[s] at the empty place | -
visit: grave, cemetery, grandma, grandfather, grandparents, mother, hospital | A hand rests on the stone; A hand rests on a shoulder | Flowers are laid down, and {the} stay[s] a while | -
battle, compete, face off: dance, dancers, dancer, breakdance, rap, rappers, street, band, bands, drummers, singers, beat | One drops low into a move, and the ring of people leans in | The other answers it, and the circle shouts | -
wrestle: match, mat, team, teams, wrestlers, school | Two pairs of arms lock, foreheads together | One rolls over the hip of the other on to the mat | -
fight, duel, battle, wrestle | Steel meets steel, two faces between; They circle, eyes locked | One is down, and the other holds out a hand | -
fight, battle: dragon, monster, demon, giant, beast, troll | A jaw snaps shut where an arm was | The blade is lifted for the last time, and both stand still | -
chase, pursue, follow | A glance over the shoulder, the gap closing | A leap, and the distance is gone | -
compete, race | Side by side, neither gives way | The line, and nobody knows who was first | -
play: hide, seek, tag, hide-and-seek | Hands over the eyes, counting | A giggle from behind the curtain gives it away | “Ready or not, here I come!”
play: tug of war | Heels plough the ground, the rope trembling | One side goes over in a heap, laughing | -
play: catch, frisbee, ball, baseball | It leaves two hands and turns in the air | It is caught at full stretch, and both laugh | -
play: against, chess, checkers, draughts, backgammon, cards, poker, go | A hand hangs above the next move | It is made, and two eyes come up over the board | -
play: together, with | Both heads bent over it | They look up at each other and laugh | -
play, frolic, splash: children, kids, child, boys, girls, puppies, puppy, kittens, friends, snow, water, outside, garden, beach, sea, mud, leaves, hose, sprinkler, park, rain, yard, playground | Hands and feet everywhere, shrieks and laughter | All drop where they are, out of breath | -
pillow fight, fight: pillow, pillows, snowball, snowballs, food, water | One hits full, and white flies up; One hits full, and bits of it fly up | All lie on their backs and laugh | -
build: campfire, snow fort | One more piece is carried up | They sit down in front of it, shoulder to shoulder | -
sit: campfire, fire, bonfire | Sparks go up, the faces gold on one side | Someone leans on a shoulder, and the fire sinks | -
gather | They move closer, shoulder to shoulder | All look to the middle | -
protest, march, demonstrate, strike | Fists and hand-lettered boards go up | The whole street is theirs, as far as one can see | -
dance: together, grandfather, father, mother, husband, wife, first, #two | A hand on a back, cheek against cheek | They turn on, slower than the music | -
watch: kids, children, son, daughter, grow, sleep | The hand on the door frame does not move | {The} smile[s] and pull[s] the door to | -
take care, look after, care for, nurse | A cloth is laid on the forehead; A blanket is drawn up to the chin | The eyes open, and a smile | -
treat, operate, examine, heal, vaccinate | Gloved fingers work without haste | A nod, and everyone breathes out | -
arrest, catch: thief, burglar, robber | A hand comes down on a shoulder | {O} let[s] both arms drop | “That’s far enough.”
pet, stroke, groom, scratch | A hand goes behind the ear, and the eyes close | The head is pushed up against the palm | -
adopt: dog, cat, puppy, kitten, child | Through the bars one nose comes near | Carried out in two arms, the face buried in a neck | -
walk: dog, together, hand, aisle, school | Two pairs of feet in step | They grow small, still side by side | -
pick up: kids, child, daughter, son, school | Small feet come running | {The} lift[s] the child and swing[s] it round | -
read: book, story, bedtime, to | A page is turned, and two small eyes follow it | The eyes fall shut, and the book is closed softly | -
trick, prank, scare | A grin behind a corner, a finger on the lips | A shriek, then laughter on both sides | “Boo!”
try | The first try goes wrong | Once more, with teeth set | -
pretend | The face is held straight, one eye slipping to the side | {The} laugh[s], and it is over | -
guard, protect, defend | The eyes go from left to right | {The} step[s] in front of it and stand[s] there | -
lead, guide | A hand reaches back | It is taken, and they go on | -
`;
