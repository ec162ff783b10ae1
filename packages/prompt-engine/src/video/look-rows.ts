/*
 * The look of a shot (medium, grade) and its mood, by class of scene, where the words name neither.
 * class | looks | moods; `past`, `future`, `night` before a colon mark those for an age or an hour.
 */
export const LOOK_ROWS = `
person | observational documentary look on 16 mm colour film, soft grain; naturalistic drama look on 35 mm colour film, muted grade; past: period drama look, brown and ivory grade; future: science-fiction film look, anamorphic, petrol and ice-white grade | composed; intent; unhurried
people | ensemble documentary look, natural colour; naturalistic drama look on 35 mm colour film, warm grade; past: period drama look on 35 mm film, brown and ivory; future: science-fiction drama look, anamorphic, cool grade | easy; attentive; familiar
child | home-movie look on Super 8, warm and a little faded; family drama look in clear natural colour | curious; absorbed
hands | craft documentary look, true colour, fine grain; tactile commercial film look, shallow focus | absorbed; practised
animal | natural history documentary look, true colour; wildlife film look on 16 mm, dry grass tones | watchful; alert
pet | gentle comedy film look, clear natural colour; quiet documentary look, shallow focus, warm grade | content; alert and amused
bird | natural history documentary look, high frame rate clarity; nature film look, pale sky tones | alert; light
insect | macro natural history film look, saturated true colour; science documentary look, clean and exact | busy; exact
sea-life | ocean documentary look, blue-green grade; natural history film look, large-format clarity | weightless; unhurried
plant | botanical documentary look, true greens; quiet nature film look, pastel grade | quiet; patient
food | food commercial film look, rich true colour; kitchen documentary look, warm natural colour | appetising; warm and generous
drink | café commercial film look, brown and cream grade; beverage film look, glossy highlights, true colour | unhurried; mellow
product | studio product film look, true colour, still air; luxury commercial film look, dark and restrained | assured; precise and quiet
small-thing | still-life film look, true colour; luxury commercial film look, dark and restrained | quiet; exact
clothing | fashion film look, fine texture, true colour; campaign film look, soft contrast | confident; light
furniture | interiors film look, level, natural colour; design film look, even light, true colour | calm; plain
vehicle | road film look on 35 mm, dust and chrome tones; travel film look, cool clean grade; past: period road film look, faded warm stock; future: science-fiction film look, anamorphic, cool steel grade | purposeful; free
building | architectural film look, level and true; large-format documentary look, stone and sky tones | grave; patient
interior | interiors film look, level, natural colour; slow drama look on 35 mm, brown and cream grade; past: period drama look, brown and ivory grade | calm; expectant
city | street documentary look on 35 mm colour film; city film look, natural colour, crisp detail; night: city drama look, amber against blue-green grade; future: science-fiction city film look, anamorphic, petrol and rose grade | restless; awake
landscape | large-format landscape documentary look; slow cinema look on 35 mm, quiet contrast | calm and vast; open
space | science documentary look, deep blacks, exact colour; hard science-fiction film look, large-format clarity | solitary; silent and vast
event | event documentary look, natural skin tones; reportage film look, warm practical lights | wide awake; warm and crowded
idea | gallery film look, slow and exact; essay film look on 16 mm, grain and soft edges | contemplative; unresolved
material | high-speed science film look, deep blacks; macro film look, true colour | exact; light
graphic | clean motion-graphics look, flat colour; title-sequence look, two colours and black | clear; confident
sign | title-sequence look, two colours and black; documentary look, natural colour | clear; plain
fantasy | dark fantasy film look, practical effects, moss and bone tones; fairy-tale film look on 35 mm, deep greens | ancient and wary; ominous
robot | science-fiction film look, anamorphic, cool steel grade; retro-futurist film look, faded orange and teal | newly awake; patient
toy | miniature film look, shallow focus, toy-box colours; stop-motion look, handmade textures | playful; mock-heroic
edit | naturalistic film look on 35 mm colour film | composed
unknown | naturalistic film look on 35 mm colour film; observational documentary look, natural colour | attentive; unhurried
`;

/* One movement of the camera with its end named. class of movement | moves; `person`, `being`, `outdoor`, `hands` before a colon mark those for one. */
export const MOVE_ROWS = `
still | person: one slow push-in that ends on the face; being: one slow push-in that ends on the eyes; one slow push-in that stops at half the distance; a static, locked-off camera; one slow dolly in over the whole length of the shot; one slow arc of a quarter circle that ends in front
hands | one slow push-in that ends on the hands; one slow dolly in from the shoulder to the hands; a static, locked-off camera
travelling | one steady tracking shot alongside at the same pace; one tracking shot from left to right that stops at the end of the action; person: one follow shot from behind, two paces back; one slow pan that keeps pace and lets the subject leave the frame
close | a static, locked-off camera; one slow slide of a hand's width to the right; one slow push-in that ends on the brightest point; one rack focus from the near edge to the centre
wide | one slow pan from left to right that comes to rest; outdoor: one slow crane up that ends with the horizon in the upper third; one slow push-in along the centre line; one slow tilt up that ends at the top edge; a static, locked-off camera
`;
