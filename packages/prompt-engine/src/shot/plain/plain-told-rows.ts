/*
 * Plain forms for views and surfaces that the words tell narrowly: straight from above, a face alone, a board of chalk.
 * take | of | text
 */

export const TOLD_CAMERAS = `
s | overhead | Camera straight above, pointing down, 50mm lens at f/8, sharp throughout
c | overhead | Camera straight above, pointing down, 35mm lens at f/5.6
m | overhead | Camera straight above, pointing down, 50mm lens
s | telephoto | 200mm lens at f/5.6
c | telephoto | 300mm lens at f/5.6, the distance compressed
m | telephoto | 200mm lens
s | drawn-flat | Flat view, the whole design inside an even margin
c | drawn-flat | Flat view, the design large and close to the edges
m | drawn-flat | Flat view, wide margin
s | soft-behind | 85mm lens at f/2.8, what is behind softly out of focus
c | soft-behind | 50mm lens at f/2, what is behind well out of focus
m | soft-behind | 85mm lens at f/2.8
s | slightly-above | Camera a little above, 50mm lens at f/8, sharp throughout
c | slightly-above | Camera a little above, 35mm lens at f/4
m | slightly-above | Camera a little above, 50mm lens
s | close-part | Close-up, 85mm lens at f/8, fine detail
c | close-part | Close-up, 50mm lens at f/4, what is behind soft
m | close-part | Close-up, 85mm lens
s | close-face | Tight close-up, the face filling the frame, every detail sharp
c | close-face | Tight close-up, the face filling the frame and cut by its edges
m | close-face | Tight close-up, the face filling the frame
s | upward | Camera pointing straight up, 24mm lens at f/8, sharp throughout
c | upward | Camera pointing straight up, 20mm lens at f/5.6, the nearest parts large at the edges
m | upward | Camera pointing straight up, 28mm lens
s | within | Camera inside, looking out, 28mm lens at f/8, the inner edges framing the view
c | within | Camera inside, looking out, 24mm lens at f/5.6, the inner edges dark and close to the lens
m | within | Camera inside, looking out, 35mm lens
`;

export const TOLD_LIGHTS = `
s | shaft | Daylight from the opening above, fading down the walls
c | shaft | Pale light from the opening above, the walls close by nearly dark
m | shaft | Light from above, fading down the walls
s | steam | Soft, pale light through the steam, no hard shadows
c | steam | Pale light from behind at camera {side} through the steam, far shapes fading
m | steam | Soft, pale light through the steam
s | cinema | Pale light from the screen in front, the rows dim but readable
c | cinema | Flickering light from the screen on the faces, the rows behind dark
m | cinema | Pale light from the screen
`;

export const TOLD_COMPOSITIONS = `
s | repeat | Even repeat running past all four edges
c | repeat | Dense repeat running past all four edges
m | repeat | Widely spaced, even repeat running past all four edges
s | upward | Symmetrical, all lines running together at the middle of the frame
c | upward | Lines running together just off the middle of the frame
m | upward | Symmetrical, all lines running together in the middle
`;

export const TOLD_LOOKS = `
s | chalk | Chalk lettering and chalk drawing, dust and wiped marks on the dark board
c | chalk | Chalk lettering and chalk drawing, strokes of varied pressure on the dark board
m | chalk | Chalk on a dark board
`;
