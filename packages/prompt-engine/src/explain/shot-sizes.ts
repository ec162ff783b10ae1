import { readTable } from './entry.ts';

/** How much of the subject the frame takes. */
export const SHOT_SIZES = readTable(
  { element: 'composition', kind: 'both' },
  `
extreme wide shot / extreme long shot | The subject is tiny within a huge place. | scale, loneliness and establishing a location
wide shot / long shot | The whole subject with much of its surroundings. | travel, architecture and action that needs space
full shot / full length / full body / head to toe | Head to toe fills the height of the frame. | fashion, dance and costume
medium full shot / cowboy shot / three-quarter length / American shot | The frame cuts at mid-thigh. | a confident stance and props held at the hip
medium shot / waist up / mid shot | The figure from the waist up, with room for the hands. | people talking and gestures
medium close-up / chest up | The figure from the chest up. | interviews, presenters and profile pictures
close-up / close-ups / close up shot | A face or a single object fills the frame. | emotion and a key feature
extreme close-up / extreme close-ups | A single detail, such as an eye or a clasp, fills the frame. | tension, craft and texture
macro shot / macro photograph | A tiny thing at life size or larger. | insects, jewellery, food surfaces and droplets
insert shot | A cut-in of a hand or an object inside a scene. | story beats and instructions
establishing shot | An opening view that tells us where we are. | the first frame of a sequence
two-shot | Two people share the frame, and the gap between them tells the story. | relationships and dialogue
group shot / group photograph / group portrait | Three or more people, arranged; name the arrangement. | teams and families
over-the-shoulder shot / over the shoulder | The camera looks past one person to another. | dialogue, screens and craft at work
point-of-view shot / POV shot / POV | The frame shows what a character sees. | immersion, sport and games
cutaway detail | A related object outside the main action. | montage and atmosphere
half-body portrait / half length / half-length portrait | Head to hips, posed. | business and editorial portraits
headshot / head shot / head and shoulders | Head and shoulders before a simple background. | profiles, avatars and press pictures
`,
);
