/*
 * Turns of phrase that are not to be read word by word, whoever or whatever does them; columns as in `deeds-by-hand.ts`.
 * They stand before all other rows of their verb.
 */
export const DEEDS_OF_TURNS = `
# Hearts
fall in love, fall for, have a crush | Everything else goes on, and {the} keep[s] quite still | One moves nearer, and they stay side by side | -
fall out of love, grow apart, drift apart | Between the two there is a gap that was not there before | One turns away first, and the other stays | -
be in love | {The} cannot look away | {The} come[s] nearer and stay[s] | -
break up, split up | Nobody speaks, and a ring or a key is laid between them | One goes out, the other stays where it is | -
tie the knot | A ring slides over the knuckle | They kiss, and everything around them claps | “I do.”
pop the question | One knee goes down, a small box opens | A nod before the word, and two arms round the neck | “Will you marry me?”
make up, make peace, bury: hatchet, peace, again, up | One of them holds out a hand | It is taken, and both breathe out | -
make friends, become friends, become best friends | A first look, shy on both sides | Side by side, shoulder to shoulder | -
blow: kiss | A palm is held flat before the lips | The fingers open, and the eyes follow it | -
melt: heart, hearts | The hard mouth gives way at one corner | A smile, in spite of everything | -
break: heart, hearts | The smile goes out | The eyes go down and stay there | -
cheat: on | A phone is turned face down | Two eyes at the door have seen it | -
bring: together | Two hands reach for it at the same moment | Two faces, and a first smile | -
join, join in, take part | A step nearer, and one more | Room is made, and it goes on with one more | -
get, receive: instead, wrong | It is set down, and the talk stops | A look at it, and a look up | -
blow: through, across, away, along, over | It turns over, catches, and is off once more | It comes to rest against a wall | -
# Tempers
lose: temper, patience, cool | The jaw tightens, the ears go red | It all bursts out, both arms in the air | “That is enough!”
lose: hope, faith, courage, heart | The shoulders sink | {The} sit[s] down, and only the breath moves | -
lose: mind, sanity | The eyes go to and fro, faster and faster | {The} laugh[s] at the wall | -
lose: count, track | The lips stop, the finger goes back | {The} begin[s] once more from the first | -
have enough, be fed up, be sick | A long breath through the nose | {The} put[s] everything down and go[es] | “That’s it.”
go: deaf | The lips on the other side move, and no sound comes | A palm is laid flat on the wood, and feels | -
go: blind | A hand goes along the wall | A face turned to the light, the eyes not moving | -
go: strike | One after the other stops in the middle of it | All of it stands still, and {the} stand[s] there | -
break: tears | The chin trembles, then both hands go to the face | A hand comes to rest on the shoulder | -
break: ice | A silence, and eyes that look elsewhere | One laughs, and then the other | -
break, beat, set: record | The last few steps, every muscle drawn | The figures jump, and both arms go up | -
make: wish | Two eyes squeezed shut, lips moving without a sound | The eyes open and look round | -
make: face, faces | The tongue comes out, the eyes cross | The other cannot hold it and laughs | -
make: mistake, wrong | A finger stops, too late | Both hands go to the head | “Oh no.”
make: promise | Two little fingers hook into each other | They hold, and both nod | “I promise.”
make: sound, noise | One note goes up into the quiet | The echo comes back, and all heads turn | -
change: mind | The hand is already on it, and stops | {The} turn[s] round and go[es] back | “No. Wait.”
take: break, rest, nap | Everything is put down, and both eyes close | A long breath, and {the} stay[s] there | -
take: deep breath, breath | The chest rises, the eyes close | It is let go, and {the} look[s] up | -
take: turns | First one, then the other, each waiting | Both laugh at the same moment | -
take, seize: chance, leap, risk | One foot over the edge, the arms out | There is no way back, and {the} grin[s] | -
take: bow, bows | Head and arms go down as one | The hands in the dark begin to clap | -
take: revenge | A slow smile, before the deed | The other stares, and {the} walk[s] off | -
take: control, over | A hand closes on the handle and does not let go | Everything goes the other way now | -
pay: attention | The head turns, the ears seem to grow | {The} nod[s], very slowly | -
pay: respect, respects, tribute | A hat is held against the chest | A bowed head, and nobody speaks | -
hold: breath | Cheeks full, eyes wide | It all bursts out at once | -
catch: breath | Both hands on the knees, the ribs going | {The} straighten[s] up and look[s] ahead | -
keep: secret | A finger goes up before the lips | {The} nod[s], the mouth shut tight | “Not a word.”
keep: promise, word | The clock, the place, the agreed hour | {The} come[s] round the corner | “I said I would.”
keep: calm, cool | All round it is loud, and one face does not stir | A breath in, a breath out | -
crack, tell: joke | The last word, and nobody stirs | One snorts, and then the whole table roars | -
burn out, be burnt out | The screen goes on, the eyes do not move | The head sinks on to both arms | -
get: cold feet, nervous, scared, stage fright, butterflies | Fingers twist a sleeve | A step back, then a look ahead once more | -
get: angry, mad, furious, jealous, annoyed | The jaw tightens, the eyes narrow | {The} turn[s] on the heel and go[es] | -
get: bored, tired, sleepy | A long breath, and a look to the side | A start, and {the} look[s] round | -
get: lost | {The} turn[s] on the spot, one way, then the other | {The} stop[s] and look[s] up at the signs | -
get: stuck | A tug, one more, and it does not give | {The} hang[s] there and wait[s] | -
get: married | A ring slides over the knuckle | They kiss, and everything around them claps | “I do.”
get: caught | A beam of light, and both hands go up | Eyes go down, the mouth a thin line | “I can explain.”
get: fired, sacked, laid off, rejected | An envelope slides across the table | A box with a plant in it is carried out | -
get: promoted, hired, accepted, chosen | The eyes run over it twice | A fist goes up, quite small, out of sight of all | -
get: home, back | A key turns, the door gives way | The bag drops, and the shoulders with it | “I’m home.”
get, receive: call, phone call, message | The display lights up, and a breath stops | It sinks slowly, and the eyes look at nobody | “Hello?”
get, receive: first, own, new | It is held with both hands, as if it might break | A look up, and the whole face shines | -
get along, get used | One still keeps a little away | The gap is gone, and neither has noticed | -
get up: again, after | One hand on the ground, then one knee | {The} stand[s], swaying, and go[es] on | -
give up: never, not | A breath, teeth set, and once more | It gives way at last, and {the} laugh[s] | -
give: chance, second, another | A hand, half held back, is held out after all | It is taken | -
give: advice, feedback, warning | A finger is lifted, the head bends close | The other thinks, and nods | -
# What does not come
arrive, come, answer, reply, ring: never, not | The road, the door, the clock | The light goes, and the place stays empty | -
want: eat, sleep, nap, play, flowers, food, grass, treats, cuddles | The head turns back to it | {The} will not be moved from it | -
want, wish, hope, long, yearn | The eyes go to it and stay there | One hand goes out, and stops halfway | -
sit down | Knees bend, and {the} sit[s] down | {The} stay[s] there, quite still, eyes level | -
# Time and luck
run out: time | A hand races over the dial | The last second, and everything stops | -
run out: milk, coffee, toilet, paper, money, petrol, gas, water, food, ink, battery, power | The last of it drips out | It is shaken, turned over, and not a drop comes | “Seriously?”
run out, storm out | A door flies open, and every head turns | The door swings, and steps die away | -
run into, bump into: ex, friend, neighbour, neighbor, old, boss, teacher, stranger | Both stop dead, a hand’s breadth apart | A laugh, half shy, and one hand comes up | “You?”
run for: president, mayor, office, class, council | A hand goes up before a crowd | Posters, hands to shake, and one face that shines | -
come true | A blink, and one more | It is really there, and a hand goes out to it | -
melt, thaw | A drop swells at the edge, hangs and falls | What is left lies in its own pool | -
come of age, grow up | The same door frame, the pencil mark far below | {The} stand[s] there, a head taller than the mark | -
pass by, fly by, go by: time, years, days, summer, seasons | Light runs across the wall and is gone, again and again | The same place, and all of it is changed | -
pass away, die | A hand opens on the blanket | A curtain moves in the light of the window | -
be born | Two hands and a bundle of cloth | A first cry, and a face that weeps and laughs | -
stand still: time, clock, world | The second hand does not go on | Everything hangs in the air, quite silent | -
save: day | The last moment, and a hand that reaches in | Everybody breathes out and looks at {the} | -
hit: road | A boot lid falls shut, gravel flies | The car grows small down the road | -
turn: page, life | A curtain is drawn back, a drawer emptied into a bag | A step out into the light | -
turn: 18, 30, 40, 50, 60, 70, 80, 90, 100 | Faces lit by the candles, mouths wide | One breath, and smoke rises from the candles | -
kill, waste: time | A pencil turned between two fingers, round and round | A look at the clock: hardly a minute | -
spill: beans, secret, truth | A hand is clapped to the mouth, too late | Every face turns | “Did I say that out loud?”
play: dead | A drop, and all four limbs stretched out | One eye opens a crack | -
play: dumb, cool, innocent | The face is held straight, one eye slipping to the side | {The} whistle[s] and look[s] at the ceiling | -
fall silent, go quiet | One voice after the other stops | Only the breath of all of them | -
fall ill, get sick, get ill | A palm on a hot forehead | A blanket is drawn up to the chin | -
fall apart | A crack, and one piece slips from the other | What is left lies in a heap | -
stand up: bully, bullies, for, against | {The} step[s] between them, chin up | The other looks, and takes one step back | “Stop it.”
go wrong, go badly | A look from one face to the other | One laughs, then all of them | -
go crazy, go wild, go mad | Arms, legs and hair in all directions | All drop where they are, out of breath | -
go viral, blow up online | A phone goes up, then ten more | The whole street holds one up and laughs | -
go: bed | A lamp is turned down, a cover drawn up | The eyes close, and the light goes out | -
go broke, go bankrupt | A drawer is pulled out, and it is empty | The sign at the door is turned round | -
miss: chance, deadline, appointment | A look at the clock, and a start | A closed door, and a hand that sinks | -
face: fear, fears | Knees that tremble before the first step | One step, and one more | -
beat: odds, cancer, illness | A bell is struck, and the whole corridor claps | Both arms round the one who waits at the end | -
follow: dream, dreams, heart | A key is laid on the table, a bag taken up | A step out, and no look back | -
chase: dream, dreams | One more lap while it is still dark | The chin goes up, and {the} run[s] on | -
raise, lift: glass, glasses, toast | The drinks catch the light | Glasses meet, and everyone drinks | “To us!”
raise: awareness | A hand-lettered sign goes up | More and more stand round it | -
come out: parents, family, father, mother, gay | Hands round a cup, a breath held | Two arms go round the shoulders | “I have to tell you the truth.”
`;
