/*
 * The look of a shot (medium, grade) and its mood, by class of scene, where the words name neither.
 * class | looks | moods; `past`, `future`, `night` before a colon mark those for an age or an hour.
 */
export const LOOK_ROWS = `
person | observational documentary look on 16 mm colour film, soft grain; naturalistic drama look on 35 mm colour film; past: period drama look, brown and ivory grade; future: science-fiction film look, anamorphic, petrol and ice-white grade | composed; intent; unhurried
people | ensemble documentary look, natural colour; naturalistic drama look on 35 mm colour film; past: period drama look on 35 mm film, brown and ivory; future: science-fiction drama look, anamorphic, cool grade | easy; attentive; familiar
child | family film look, clear natural colour; observational documentary look, natural colour | curious; absorbed
hands | craft documentary look, true colour, fine grain; tactile commercial film look, shallow focus | absorbed; practised
animal | natural history documentary look, true colour; wildlife film look, natural colour | watchful; alert
pet | gentle comedy film look, clear natural colour; quiet documentary look, shallow focus | content; alert and amused
bird | natural history documentary look, high frame rate clarity; nature film look, natural colour | alert; light
insect | macro natural history film look, saturated true colour; science documentary look, clean and exact | busy; exact
sea-life | ocean documentary look, blue-green grade; natural history film look, large-format clarity | weightless; unhurried
plant | botanical documentary look, true greens; quiet nature film look, pastel grade | quiet; patient
food | food commercial film look, rich true colour; kitchen documentary look, warm natural colour | appetising; warm and generous
drink | café commercial film look, brown and cream grade; beverage film look, glossy highlights, true colour | unhurried; mellow
product | product film look, true colour, crisp detail; commercial film look, clean colour | assured; precise and quiet
small-thing | close-up film look, true colour; commercial film look, clean colour | quiet; exact
clothing | fashion film look, fine texture, true colour; campaign film look, soft contrast | confident; light
furniture | interiors film look, level, natural colour; design film look, even light, true colour | calm; plain
vehicle | road film look on 35 mm, natural colour; travel film look, clean natural colour; past: period road film look, faded warm stock; future: science-fiction film look, anamorphic, cool steel grade | purposeful; free
building | architectural film look, level and true; large-format documentary look, natural colour | grave; patient
interior | interiors film look, level, natural colour; slow drama look on 35 mm, natural colour; past: period drama look, brown and ivory grade | calm; expectant
city | street documentary look on 35 mm colour film; city film look, natural colour, crisp detail; future: science-fiction city film look, anamorphic, petrol and rose grade | restless; awake
landscape | large-format landscape documentary look; slow cinema look on 35 mm, quiet contrast | calm and vast; open
space | science documentary look, deep blacks, exact colour; hard science-fiction film look, large-format clarity | solitary; silent and vast
event | event documentary look, natural skin tones; reportage film look, natural colour | wide awake; warm and crowded
idea | essay film look, natural colour, soft grain; documentary look, natural colour | contemplative; unresolved
material | high-speed science film look, deep blacks; macro film look, true colour | exact; light
graphic | clean motion-graphics look, flat colour; title-sequence look, two colours and black | clear; confident
sign | title-sequence look, two colours and black; documentary look, natural colour | clear; plain
fantasy | fairy-tale film look on 35 mm, rich colour; storybook film look, handmade detail | ancient and wary; ominous
robot | science-fiction film look, clean colour; near-future film look, worn surfaces | newly awake; patient
toy | miniature film look, shallow focus, toy-box colours; stop-motion look, handmade textures | playful; mock-heroic
edit | naturalistic film look on 35 mm colour film | composed
unknown | naturalistic film look on 35 mm colour film; observational documentary look, natural colour | attentive; unhurried
`;

/* One movement of the camera with its end named, where no deed asks for one. class of movement | moves */
export const MOVE_ROWS = `
still | one slow push-in that stops at half the distance; a static, locked-off camera
travelling | one steady tracking shot alongside at the same pace that comes to rest where the action ends
hands | a static, locked-off camera close to the work
close | a static, locked-off camera; one slow push-in that stops at half the distance
wide | one slow pan from left to right that comes to rest; one slow push-in along the centre line; a static, locked-off camera
`;

/* The light of a way to film, where neither words nor hour nor place give one. approaches | light */
export const LIGHT_ROWS = `
suspense dread found-dark | One low hard light from camera {side}, deep shadow behind
mystery noir-film | Hard light from camera {side}, high, with deep shadow
need result at-work case | Clean bright light from camera {side}, soft-edged
ritual launch longing | Narrow rim light from the back {side}, the ground dark
trailer teaser epic | Low light from the back {side}, edges bright, the rest in half shadow
appetite kitchen crave | Warm side light from camera {side}, soft shadows
performance live | Hard coloured light from the back {side}, the front in half shadow
lofi-loop dream | Dim warm light from camera {side}, soft-edged
punch-line one-take meme cartoon caught pet-day vertical timeline | Bright daylight from camera {side}, even, hardly a shadow
party wonder toybox many-faces thanks | Bright warm light from camera {side}, soft on faces
album toast sendoff home-reel memory thankful greeting | Warm low light from camera {side}, soft on faces
broadcast training action | Hard clear light from camera {side}, short shadows
elegy inner-weather | Low pale light from camera {side}, long shadows
love-story meet-cute rom-com | Warm low light from the back {side}, soft on skin
first-contact ship-log | Cool even light from camera {side}, with one hard edge
storybook fairy-tale lullaby quest | Warm glow from camera {side}, soft shadows around
lesson workbench craft satisfying sound-loop | Even soft light from above, no shadow on the work
tour lived-in | Bright even light, every corner clear
homecoming | Pale soft light from camera {side}, faces clear
portrait feature-doc | Soft side light from camera {side}, falling off behind
dance-film | Side light from camera {side}, hard-edged, low across the floor
pupils assembly archive-lesson | Plain even light, every part of the picture clear
`;

/* The one movement of a single shot of a deed, by how the camera of its way to film behaves. temper | moves */
export const STORY_MOVE_ROWS = `
locked | a static, locked-off camera that lets the action play out; one slow push-in that ends with the action
gliding | one slow push-in that ends with the action; one slow slide from left to right that ends with the action
handheld | a handheld camera that stays close and follows the action to its end; a handheld camera that breathes and lets the action come to it
floating | one slow arc to the right that ends with the action; one slow drift forward that comes to rest on its end
phone | a phone held at arm’s length that follows the action, a little late; a phone propped up, static, that lets the action play out
stalking | one very slow pan with the action, from a distance; a static, locked-off camera that lets the action play out
`;
