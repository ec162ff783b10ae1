import { readTable } from './entry.ts';

/** Film stocks, formats and the looks of cameras: describe the look beside the name. */
export const FILM = readTable(
  { element: 'style', kind: 'both' },
  `
colour negative portrait film / colour negative / 35 mm colour negative / portrait film | Soft contrast that is kind to skin. | weddings and fashion
saturated slide film / slide film | Punchy, dense colour. | landscape and travel
consumer gold-tinted film / drugstore film | Warm and slightly faded. | families and holidays of the 1990s
tungsten cinema film / tungsten film | Cool shadows and red halos round the lamps. | cities at night
black-and-white high-speed film / high-speed black and white film / pushed black and white film | Visible grain and deep blacks. | streets and reportage
fine-grain black and white | Smooth tones from white to black. | architecture and studio work
infrared film / infrared photography | White leaves under a black sky. | surreal landscape
cross-processed film / cross-processed | Odd greens and magentas. | fashion of the 1990s
expired film | Faded, shifted and uneven. | nostalgia
instant film / instant print / instant photo | Square and soft with a white border. | parties, memories and collage
wet-plate collodion / wet plate / tintype | Streaks and deep eyes, as in the nineteenth century. | historic portraits
cyanotype | A blue and white print without a camera's greys. | botanical and graphic pictures
daguerreotype look / daguerreotype | A silvery plate with a mirror's depth. | antique portraits
medium format / medium-format photograph | Fine tone and a calm fall of focus. | fashion and products
large format 4x5 / large format / large-format photograph / large-format plate / 4x5 | Huge detail and straight lines. | architecture and landscape
35mm film still / 35 mm film / film still / film frame | Grain and the frame of cinema. | storytelling
16mm film / 16 mm film | Rough grain, close to documentary. | independent film and music video
Super 8 | Jitter, warmth and softness. | home movies
VHS / VHS tape | Scan lines and smeared colour. | the 1980s and horror
early digital compact / early digital camera | Flash, noise and a cool white. | parties of the 2000s
smartphone photo / phone photo / phone snapshot | Deep focus and casual framing. | pictures that should look unplanned
security camera / CCTV | A high corner, grey, with a time stamp. | found footage
giant-screen film clarity / IMAX | A large clean frame full of detail. | spectacle
disposable camera | Flash, grain and a tilted horizon. | friends and festivals
pushed one stop / pushed film | More contrast and coarser grain from longer development. | dim rooms and rain
documentary photograph / documentary / reportage / photojournalism | A thing that happened, seen from where a person could stand. | streets, work and travel
editorial photograph / editorial / magazine photograph / editorial portrait | Considered light and a clear idea, as for a magazine story. | people, fashion and interiors
campaign frame / advertising photograph / commercial photography / campaign photograph | Polished, direct and built around one thing. | products and brands
snapshot / candid snapshot | Quick, a little off, with the life left in. | families and parties
fine art photograph / fine art photography | Slow, quiet and composed for the wall. | landscape and still life
product photograph / e-commerce photograph / catalogue photograph / product photography | True colour and clear form on a plain ground. | shops and catalogues
cinematic / cinematic still / cinematic look | Asks for a film's look; a lens, a light and a grade say it better. | a first draft
photorealistic / realistic photograph / photoreal / photorealism | Asks for a photograph; a lens, natural light and small faults make it one. | people and places that could exist
`,
);
