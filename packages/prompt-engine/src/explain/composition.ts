import { readTable } from './entry.ts';

/** Where things sit in the frame and what stays empty. */
export const COMPOSITION = readTable(
  { element: 'composition', kind: 'both' },
  `
rule of thirds / left third / right third / lower third / upper third / top third / bottom third / third line | The subject sits a third of the way in, so that the rest of the frame answers it. | a natural balance that rarely fails
golden spiral / golden ratio | A curve leads inward to the subject. | organic, flowing scenes
centred composition / centred / in the centre / dead centre | The subject sits in the middle and holds the frame still. | icons, symmetry and square formats
symmetrical composition / symmetrical / symmetry / full symmetry / mirrored halves | The two halves mirror each other. | architecture and formality
leading lines / lines leading / leading up to | Roads, rails and edges guide the eye. | depth and direction
frame within a frame / framed by / doorway frame | A doorway or branches surround the subject. | concentration, and the feel of looking in
negative space / empty space / rest empty / mostly empty | A large area stays empty, so the little that remains counts. | headlines and calm
copy space / room for text / space for text | A named area stays empty for words added later. | advertisements and banners
tight crop / cropped tight / cropped at | The edges cut into the subject and bring it nearer. | intensity and a modern look
layered depth / foreground, middle ground and background / middle ground | Clear foreground, middle and background. | landscape and storytelling
out-of-focus foreground / foreground element out of focus / blurred foreground / foreground blur | A blurred object near the lens puts the viewer inside the scene. | depth and intimacy
diagonal composition / diagonal / on the diagonal | The main line slants, and the picture starts to move. | motion and tension
triangular arrangement / triangular composition | Three points form a stable triangle. | group portraits and still life
S-curve / winding line | A winding line leads through the picture. | rivers, roads and poses
radial composition / converging lines / lines converging | Lines run out of one point. | domes, flowers and energy
repetition and pattern / repetition / repeating pattern | The same shapes return in rhythm. | façades, markets and products
pattern break | One element differs from all the others. | attention and concept advertising
fill the frame / fills the frame / frame-filling / edge to edge | No empty border is left. | textures, faces and food
lead room / looking room / nose room | Free space lies ahead of a gaze or a movement. | sport, animals and cars
headroom | A small gap above the head keeps a figure at ease. | portraits and interviews
balanced asymmetry / asymmetrical composition / off-centre | Unequal parts carry equal weight. | editorial pictures and interiors
juxtaposition | Two opposites stand side by side and comment on each other. | street and concept pictures
knolling | Objects lie in parallel and at right angles. | kits, tools and flat lays
silhouette shape / silhouette / silhouetted | A clear dark outline against light. | sunsets, logos and mystery
odd-number grouping / group of three | Three or five items sit more easily than two or four. | food and product sets
vanishing point perspective / vanishing point | All lines meet in one spot and pull the eye there. | corridors and streets
minimalist composition / minimal composition / minimalist | One subject and few shapes. | luxury and calm
maximalist composition / maximalist | Dense detail in every part of the frame. | fantasy, markets and posters
two thirds sky / low horizon / high horizon | The height of the horizon decides whether the sky or the ground tells the story. | landscape and small figures
clean edges / nothing cut at the edges / even margins / clear space | Nothing is cut by accident at the border. | products, interiors and logos
small in the frame / tiny in the frame / low in the frame | The subject takes little room, and the emptiness becomes part of it. | solitude, scale and minimal pictures
symmetrical margins / wide margins / generous margin | An even border lets a flat design breathe. | posters, diagrams and logos
foreground layer / in the foreground | Something stands between the viewer and the subject. | depth and a sense of being there
`,
);
