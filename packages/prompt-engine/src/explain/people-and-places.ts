import { readTable } from './entry.ts';

const PORTRAIT = readTable(
  { element: 'subject', kind: 'both' },
  `
natural skin texture / skin texture / true skin texture / visible pores | Pores and fine lines stay. | faces that should not look like plastic
catchlight in the eyes / catchlight / catchlights | A small reflection of the source brings the gaze to life. | any portrait | light
candid expression / candid | Unposed, caught between two moments. | everyday scenes
direct gaze / looking into the lens / looking at the camera / eye contact | The eyes meet the viewer. | connection
averted gaze / looking away / eyes on | The subject looks elsewhere, and we wonder at what. | thought and story
relaxed shoulders | A natural pose without strain. | business portraits
hands visible / hands resting / both hands visible | Gives the hands a job or a place. | fewer faults in hands
environmental portrait | A person in the place of their work. | professions | style
seamless paper backdrop / seamless / seamless backdrop / paper backdrop / seamless background | A plain studio ground without a horizon. | casting and catalogues | setting
flyaway hair lit from behind / flyaway hair | Loose hair catches the light and glows. | warmth | light
character description block / character description | Age, build, hair, clothes and one mark; repeat it word for word. | the same person in several pictures
three-quarter turn | The body is angled, the face comes to the camera. | flattering portraits | composition
`,
);

const LANDSCAPE = readTable(
  { element: 'setting', kind: 'both' },
  `
foreground interest | Rocks or flowers near the lens give a way in. | depth | composition
atmospheric perspective / aerial perspective | Distant hills grow paler and bluer. | distance | composition
mirror-still lake / still water / glassy water | The scene is doubled in the water. | calm
cloud inversion / sea of fog / sea of clouds | Fog fills the valleys below the peaks. | wonder
lone tree | One simple anchor in an open place. | minimal landscape | subject
winding path / winding road | Invites the eye to walk in. | travel | composition
human figure for scale / figure for scale / tiny figure | A small person tells how large the place is. | vastness | composition
panoramic frame / panorama / panoramic | A very wide frame, such as 21:9. | mountain chains | composition
silky waterfall / silky water | A long exposure turns water to cloth. | streams | camera
dramatic cloudscape / cloudscape / towering clouds | The sky becomes the subject. | strong weather
`,
);

const STREET = readTable(
  { element: 'style', kind: 'both' },
  `
decisive moment | The gesture is caught at its peak. | reportage
layered crowd | People stand in several planes. | markets | composition
reflections in shop windows / shop window reflections | Two worlds lie over each other in the glass. | cities | setting
hard noon shadows as shapes / graphic shadows | Shadows become the drawing. | minimal street pictures | light
passing cyclist blur | Something passes while the rest stands. | a living street | motion
night market stalls / night market / market stalls | Mixed bulbs and steam. | travel | setting
umbrellas from above | Round shapes repeat over a wet street. | rain | composition
unposed, imperfect framing / unposed / imperfect framing | Small faults make the picture believable. | photojournalism
street photography / street photograph / night street photography | People unaware, in the light that happens to be there. | cities
travel photograph / travel photography | A place with its light and its people. | journeys
`,
);

const ARCHITECTURE = readTable(
  { element: 'setting', kind: 'both' },
  `
straight verticals / verticals straight / verticals kept straight | Walls do not lean. | architecture and interiors | camera
one-point perspective | All depth runs to a single centre. | corridors and halls | composition
two-point perspective | The corner comes forward and both sides recede. | houses | composition
twilight exterior with lit windows / lit windows | Warm windows stand against a cool sky. | property | light
person crossing the hall | A passer-by shows the size of the room. | large interiors | composition
brutalist / raw concrete architecture / brutalism | Mass, shade and bare concrete. | museums
biophilic interior | Plants, wood and daylight. | offices
Scandinavian interior / Scandinavian | Pale wood, white and few items. | homes
Japandi interior / Japandi | Low, natural and restrained. | calm rooms
art deco details / art deco interior | Brass, fans and stepped shapes. | hotels
mid-century modern | Walnut and tapered legs. | living rooms
section drawing | A cut through a house shows every floor. | teaching and concepts | style
cyclorama / infinity cove / cyc wall | A curved white wall with no corner. | cars, fashion and dance
sweep / paper sweep / seamless sweep / infinity curve | Paper curves from table to wall, so no edge shows behind the thing. | products
backdrop / painted backdrop / canvas backdrop / studio backdrop | A plain ground that keeps attention on the subject. | portraits
tabletop / table top / plinth / podium | A raised plane that presents the thing. | still life and products
harbour / harbour wall / quay | Working water: ropes, hulls and low light. | sea stories
workshop / studio interior / atelier | Tools in reach and light from one side. | crafts
`,
);

export const PEOPLE_AND_PLACES = [...PORTRAIT, ...LANDSCAPE, ...STREET, ...ARCHITECTURE];
