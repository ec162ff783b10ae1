import { readTable } from './entry.ts';

/** Lenses and what glass does to light. */
export const LENSES = readTable(
  { element: 'camera', kind: 'both' },
  `
14mm ultra-wide / 14 mm / 16 mm lens / ultra-wide / ultra wide angle | Huge space and stretched edges; unkind to faces. | small rooms and night skies
24mm wide / 24 mm / wide-angle lens / wide angle | Much space with mild stretching. | landscapes and portraits within a place
28mm / 28 mm | The classic width of reportage: close, with the room around it. | streets and interiors
35mm / 35 mm / 35mm lens | Natural, with the surroundings in view. | documentary, street and storytelling
50mm / 50 mm / 50mm lens / normal lens | Close to what the eye takes in. | everyday scenes and a neutral view
70mm / 70 mm | A little longer than the eye: forms stay true. | objects, furniture and vehicles
85mm portrait lens / 85 mm / 85mm lens / portrait lens | Flatters faces and softens what lies behind. | portraits
100mm / 100 mm / 90 mm | Draws near without distortion. | products, food and compressed landscapes
105mm macro / 105 mm / 100 mm macro / 90 mm macro / macro lens | Tiny detail at full sharpness. | jewellery, insects and cosmetics
135mm / 135 mm | Compresses the distance and isolates the subject. | head portraits and fashion on location
200mm telephoto / 200 mm / telephoto / telephoto lens / long lens | Pulls the background close. | sport, mountains and layers of a city
400mm super-telephoto / 400 mm / super telephoto | Isolates strongly over a great distance. | wildlife and the disc of the sun
fisheye / fisheye lens | The world bulges around the middle. | skating, fun and tiny planets
tilt-shift lens / tilt-shift / shift lens | Keeps verticals straight, or narrows focus to a band like a toy. | architecture and miniature effects
anamorphic lens / anamorphic | Oval blur, horizontal flares and a wide frame. | the look of cinema
vintage lens | Low contrast, swirls and glow. | nostalgia and romance
soft-focus filter / diffusion filter / mist filter | A glow lies over a sharp base. | beauty, dreams and period pictures
pinhole / pinhole camera | Endless depth, softness and dark corners. | experiments and memory
single-sweet-spot focus / sweet-spot focus | One spot is sharp and the edges smear. | dreams and weddings
lens flare / flare across the lens | Streaks from a bright source; name it only if you want it. | sun and science fiction
chromatic aberration / colour fringing | Colour fringes along the edges. | lo-fi and glitch
vignette / vignetting / dark corners | Darker corners hold the eye in the middle. | a focus on the centre, and old photographs
circular polariser look / polarising filter / polariser | Deeper sky and less glare. | water, leaves and glass
bokeh balls / bokeh / soft bokeh / creamy bokeh | Lights out of focus turn into round discs. | nights, festivities and portraits
starburst highlights / starburst / sun star | Small apertures draw rays from point lights. | cities at night and sun through trees
prism reflection / prism effect | Slices of the scene repeat in colour. | music and fashion
mirrorless crisp rendering / full-frame digital | A clean modern digital rendering. | commercial work of any kind
macro | The lens comes so near that a small thing becomes a place. | insects, coins and dewdrops
zoom lens | Framing is set by focal length, without moving nearer. | events and sport
professional camera / DSLR / mirrorless camera | Names a device, which models read only as 'a sharp photograph'; a focal length says more. | a plain photographic look
`,
);
