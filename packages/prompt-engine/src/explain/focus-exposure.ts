import { readTable } from './entry.ts';

/** Focus, depth and exposure. */
export const FOCUS_EXPOSURE = readTable(
  { element: 'camera', kind: 'both' },
  `
shallow depth of field / f/1.8 / f/1.4 / f/2 / f/2.8 / wide open / shallow focus | Only a slice is sharp; the rest dissolves. | isolation and intimacy
deep focus / f/11 / f/13 / f/16 / deep depth of field / everything sharp | Everything is sharp from near to far. | landscape, architecture and groups
f/8 / f/5.6 / f/4 / stopped down | A middle aperture: the subject is sharp through and the ground still yields. | portraits, products and street scenes
selective focus | One item is sharp among many. | products and food
focus on the eyes / focus on the near eye / eyes in focus | Sharpness lies where people look first. | people and animals
tack sharp / sharp focus / pin sharp | Crisp edges throughout the subject. | products and catalogues
soft focus | Gentle edges without hard detail. | romance and memories
motion blur / blurred motion | Moving parts smear while the rest stands. | speed, crowds and water
panning blur / panned / panning shot | The subject stays sharp on a streaked background. | cars and cyclists
long exposure / ten seconds / 30-second exposure | Time is drawn as trails or silk. | water, stars and traffic
frozen motion / 1/4000 s / 1/1000 s / fast shutter / high-speed shutter | Drops and dust stand still in the air. | splashes and sport
double exposure / multiple exposure | Two pictures lie over each other. | concept portraits and posters
high-key exposure / high-key | Bright, with few shadows. | beauty, health and children's goods | light
low-key exposure / low-key | Dark, with small lit areas. | luxury and drama | light
underexposed mood / underexposed | Dark and saturated. | night and noir
slightly overexposed / overexposed | Airy whites with little weight. | lifestyle and summer
HDR balance / HDR | Detail in sky and shade alike; too much of it looks false. | interiors and landscape
film grain / fine grain / visible grain / grain | A fine texture that binds the picture together. | an analogue or cinema look | style
light leak / light leaks | Warm streaks run over the frame. | retro and festival pictures | style
focus stacking / focus-stacked | Several exposures join into one that is sharp all through. | watches and insects
intentional camera movement | The camera moves during exposure, and the scene smears like paint. | abstract forests and sea
tripod / on a tripod | A fixed camera allows slow shutters and exact framing. | interiors, products and landscapes
shutter speed / slow shutter / 1/60 second / 1/30 | The time the shutter stays open decides what blurs. | anything that moves
ISO / ISO 100 / ISO 800 / ISO 1600 | Higher numbers bring grain and the feel of a dark place. | night, concerts and reportage
depth of field | How far sharpness reaches in front of and behind the subject. | deciding what the eye may skip
`,
);
