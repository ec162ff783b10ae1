/*
 * Plain forms for views and surfaces that the words tell narrowly: straight from above, a face alone, a board of chalk.
 * take | of | text
 */

export const TOLD_CAMERAS = `
s | overhead | Camera straight above, pointing down, 50mm lens at f/8, sharp throughout
c | overhead | Camera straight above, pointing down, 35mm lens at f/5.6
m | overhead | Camera straight above, pointing down, 50mm lens
s | slightly-above | Camera a little above, 50mm lens at f/8, sharp throughout
c | slightly-above | Camera a little above, 35mm lens at f/4
m | slightly-above | Camera a little above, 50mm lens
s | close-part | Close-up, 85mm lens at f/8, fine detail
c | close-part | Close-up, 50mm lens at f/4, what is behind soft
m | close-part | Close-up, 85mm lens
s | close-face | Tight close-up, the face filling the frame, every detail sharp
c | close-face | Tight close-up, the face filling the frame and cut by its edges
m | close-face | Tight close-up, the face filling the frame
`;

export const TOLD_COMPOSITIONS = `
s | flat | Balanced composition
c | flat | Off-centre composition
m | flat | Simple composition, nothing added
`;

export const TOLD_LOOKS = `
s | chalk | Chalk lettering and chalk drawing, dust and wiped marks on the dark board
c | chalk | Chalk lettering and chalk drawing, strokes of varied pressure on the dark board
m | chalk | Chalk on a dark board
`;
