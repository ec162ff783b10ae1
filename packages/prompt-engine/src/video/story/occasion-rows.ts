/*
 * What a film for somebody shows. Occasion | images in their order; of wordings parted by '~' the first whose slots
 * are filled. `{o}` is who it is for, `{theme}` what they love ('unicorn'), `{themes}` several of it, `{n}` the years.
 */
export const CELEBRATION_ROWS = `
child-birthday | A {theme} cake with {n} lit candles is carried in ~ A {theme} cake with lit candles is carried in ~ A cake with {n} lit candles is carried in ~ A cake with lit candles is carried in; {O} in front of it, mouth wide open, the light of the flames on both cheeks ~ A child in front of it, mouth wide open; A {being} comes round the corner, and {o} runs to meet it ~ {O} with a {toy} in both arms, beaming ~ Paper flies from the biggest present; The cheeks fill, and the flames go out; {O}, laughing, in the middle of everyone ~ All laugh, heads together
birthday | A {theme} cake with lit candles is carried in ~ A cake with lit candles is carried in; {O}, lit by the candles, hands at the mouth ~ A face lit by the candles, hands at the mouth; Paper is torn away: {themes}, and a laugh ~ The cheeks fill, and the flames go out; {O}, laughing, in the middle of everyone ~ All laugh, glasses up
anniversary | Two rings, on two hands that lie in each other; An old photograph: two young faces, cheek against cheek; The same two today, dancing slowly; {O}, forehead to forehead, everyone clapping ~ Forehead to forehead, everyone clapping
jubilee | An old photograph: a few people in front of a small door; The same door today, hands at work behind it; “{n} years” in large letters, all faces round it ~ A row of old pictures, a finger going along them; {O}, all together, cups lifted to us
wedding | Two hands, a ring sliding over the knuckle; {O}, forehead to forehead ~ Two faces, forehead to forehead; Petals in the air, and everyone clapping; A slow turn, cheek against cheek
invitation | An envelope is opened, and a card slides out; A {theme} cake is set on the table ~ Lights are strung up, one bulb after the other; {O} at the open door, waving us in ~ A hand at the open door, waving us in; “{What}” in large letters ~ The card once more, held up to the lens
farewell | {O} come[s] through the door, and everyone is standing; “Thank you for {n} years” in large letters, many hands round it ~ A card full of names goes from hand to hand; {O} read[s] it, one hand at the mouth; One hug after the other; The door, a look back, and everyone waving
retirement | A desk is cleared into one box; “{n} years” in large letters, everyone clapping ~ {O} look[s] up: everyone is standing and clapping; {O} with {themes}, a free morning, no watch on the wrist ~ One hug after the other; The door, a look back at everyone, and a lifted hand
thanks | {O}, unaware of the camera; “Thank you”, one sheet after another held up by many hands; {O} read[s] it and stop[s]; A hand on the heart, and a smile
welcome | A door opens on {o}; Faces turn, hands go up; A chair is drawn out, a cup set down; {O}, laughing, in the middle of everyone
graduation | {O} in cap and gown, waiting ~ Cap and gown, waiting; A name is called, and a scroll is handed over; The cap flies up; Two arms round {o}, cheek against cheek
congratulation | {O}, unaware of the camera; A door flies open, and paper streamers fall; {O}, both hands at the mouth; Everyone jumps, arms round each other
proposal | {O}, laughing at the camera; Photographs of us two, one after the other; A small box opens, the ring in the light; One knee on the ground, and {o}, both hands at the mouth
asking | Letter by letter, a question is painted on a long sheet; A hand with flowers behind a back, a door in front; The door opens, and two eyes read; A nod before the word, and a jump
memorial | A photograph of {o}, a candle beside it; The empty chair, light moving over it; Hands that hold each other; The photograph again, and the flame steady
new-baby | Two very small shoes on a palm; A very small hand closes round a finger; Two faces bent down, holding their breath; A first yawn
get-well | {O} in bed, a phone lighting up; One face after the other waves from the screen; {O} begin[s] to smile; Many hands, one thumb after the other going up
apology | A message is typed, deleted and typed again; Flowers in one hand, the other about to knock; The door opens on {o}; Two arms, and a long breath out
`;

/** Films of greeting by the feast. words | images */
export const FEAST_ROWS = `
christmas, xmas, season's greetings, holiday greetings | A match flares, and the first candle on the tree is lit; {O}, one after the other, hang up a star ~ Hands hang up a star; A window full of small lights; {O}, all together, lifting their cups to us ~ All together, cups lifted to us
new year, new year's | Sparklers are lit, one from the other; A clock, both hands almost at twelve; {O}, counting along ~ Faces counting along; Fireworks over all the roofs
easter | Eggs in a nest of straw; A brush draws one yellow line round an egg; A child runs through the grass and bends down; A found egg, held up to us
halloween | A knife opens a grin in a pumpkin; A candle is set inside, and the grin begins to glow; Small masked faces at the door; The door closes, and the pumpkin winks
valentine, valentines, valentine's day | A note is slid across the table; It is opened, and a smile begins; Two hands, finger by finger; Two heads, leaning together
diwali | Small oil lamps in a row, one lit from the other; Coloured powder runs into a pattern; Hands pass sweets round; The whole house in lights
eid, ramadan | A crescent over the roofs; A long table, one dish after the other set down; Hands break bread; Arms round shoulders, three times
mother's day, mothers day, father's day, fathers day | A tray is carried in on tiptoe; A painted card is held out; Two arms from behind, a chin on the shoulder; A laugh, straight at us
`;

/** What people are known to love, as it is seen when they are alone with it. words | image */
export const PASTIME_ROWS = `
sailing, sailor, captain, boats, boat | {O} at the tiller, the sail full
fishing, fisherman, angler | {O} with a rod, the float quite still
gardening, gardener, garden, roses, flowers, plants | {O} bent over the beds, earth on both hands
football, soccer | {O} in the scarf of the club, both arms up
dancing, dance | {O} dancing, arms wide
music, musician, guitar, singing, singer, piano | {O} playing, both eyes closed
cooking, baking, cook, chef, baker, food | {O} at the stove, tasting from the spoon
reading, books, librarian | {O} behind a book, a finger under the next page
travel, travelling, traveling, camping, caravan | {O} at the wheel, the road ahead empty
golf | {O} after the swing, a hand over the eyes
cycling, bikes, bike | {O} on the bike, feet off the pedals
hiking, mountains, skiing | {O} at the summit, arms spread
dogs, dog, cats, cat, horses, horse | {O} bent down, {his} face against the fur
`;
