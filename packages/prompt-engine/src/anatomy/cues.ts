import type { LexiconEntry } from '../explain/entry.ts';
import { LEXICON } from '../explain/lexicon.ts';
import { PhraseIndex } from '../explain/words.ts';
import type { Element } from '../vocabulary.ts';

/** What a phrase says about the job of the clause it stands in; weight 1 is a hint, 3 is nearly sure. */
export interface Cue {
  readonly element: Element;
  readonly weight: number;
}

/** Words that tell an element without being terms that need explaining. */
const PLAIN_CUES: readonly (readonly [Element, number, string])[] = [
  [
    'light',
    2,
    `soft source, broad source, light, lighting, lit, sun, shadow, shade, glow, glowing, glare, beam, illuminated, illumination, lamp pool,
    pool of light, light source, only source, no visible source, flame, torch, highlight, umbrella high, brightest lamp`,
  ],
  [
    'light',
    1.5,
    'feathered, strobe, candle, bulb, fire, ray, reflecting, sunny, source, luminous, gleam, shine, falling off',
  ],
  [
    'camera',
    3,
    `camera, lens, aperture, shutter, focal length, depth of field, exposure, mm, shot on, shot with, photographed with,
    camera angle, square to, surveyed from, focus on, in focus, door height, seat height, table height, square to the pane,
    eye height, vantage, viewfinder, exposed for`,
  ],
  [
    'camera',
    2,
    'out of focus, compressed, viewed from, seen from, shot from, point of view, level with, angle, telephoto, focal',
  ],
  [
    'composition',
    2.5,
    `composition, framing, frame left, frame right, left of centre, right of centre, upper left, upper right, lower left,
    lower right, lower centre, low centre, low left, low right, high left corner, upper half, lower half, lower quarter,
    half the width, right two thirds, left two thirds, two thirds, of the frame, of frame, across the left, across the right,
    along the bottom, along the top, near right, near left, margin, cropped, crop, close to the lens, half of the frame,
    centre of the frame, in the middle of the frame, left half, right half, leading to, horizon, foreground, background left,
    around the view, at the edge of the frame, no taller than, layout, vertical format, horizontal format, portrait orientation,
    landscape orientation, off centre, across the frame, with the frame, left side of, right side of, fills half, far off,
    balanced by, central, top half, bottom half`,
  ],
  [
    'palette',
    2.5,
    'palette, colour palette, colour scheme, hue, tint, in colour, colours of, accent, shades of',
  ],
  ['palette', 1, 'colour, tone'],
  [
    'mood',
    2,
    `mood, atmosphere, feeling, emotion, vibe, ambiance, calm wonder, stillness, warmth, afraid, brave, sad, angry,
    lonely, triumphant, amused, private, ominous, foreboding, inviting, aspirational, powerful, purposeful, inspiring, sense of`,
  ],
  [
    'style',
    2.5,
    `style, portrait, drama, noir, photograph, photo, photography, photographic, painting, drawing, illustration, aesthetic, film, still, render,
    rendering, artwork, in the style of, inspired by, engraving, sketch, print, sculpture, photorealism, archive, cinema,
    road film, magazine, record, realism, art direction, look, typography, shapes, vector shapes, presentation,
    texture detail, ultra realistic, highly detailed, sharp details, resolution, high resolution, 4k, 8k, hd, uhd, quality, highres, absurdres, intricate details`,
  ],
  [
    'setting',
    2,
    `background, location, interior, exterior, street, city, room, forest, beach, mountain, desert,
    field, kitchen, studio, garden, park, village, sky, sea, ocean, lake, river, valley, meadow, cafe, café, restaurant, bar,
    library, office, temple, church, castle, market, alley, rooftop, square, road, bridge, station, harbour, shore, coast,
    island, jungle, cave, woodland, hillside, cliff, skyline, outer space, rain, snow, storm, winter, summer, autumn, spring,
    morning, evening, afternoon, noon, wind, weather, mist, wall, floor, table, window pane, corner, bedroom, living room,
    bathroom, hall, corridor, stage, arena, stadium, classroom, laboratory, warehouse, factory, farm, barn, vineyard, dune,
    waterfall, landscape, cityscape, surrounded by, set in, set against, on a background, lamp post, platform, terrace, balcony, courtyard, gallery, museum, shop, salt flat, o'clock, gym, pool, deck, cabin, tent, ruins`,
  ],
  ['setting', 1, 'scene, environment'],
  [
    'motion',
    2.5,
    `walk, walking, run, running, jump, jumping, leaping, dancing, spinning, turns, turning, flying, falling, drifting, leaning
    into, cutting across, swimming, riding, driving, looks up, looks down, steps, moves, moving, movement, motion, gallop,
    galloping, swirl, swirling, rushing, climbing, diving, sprinting,  camera moves, camera follows,
    glides, gliding, zoom, dolly, pan, tilt, sways, swaying, flows, flowing, slides, rises, spins, pours, walks toward, runs toward, strolls, picks up, reaches for`,
  ],
  [
    'audio',
    2.5,
    `sound, audio, music, song, voice, hear, heard, noise, sfx, melody, singing, sings, speaks, spoken, bell, chime, siren,
    drum, applause, laughter, footstep, hiss, rumble, click, clatter, whistle, clink, buzz, roar, hinge, ticking, jazz,
    piano music, guitar music, strings swell, murmurs, far away bell`,
  ],
  [
    'subject',
    2.5,
    `keep the, keep her, keep his, keep face, keeping the, preserve, preserving, unchanged, exactly as, uploaded photo, the same face, same person, replace, remove,
    transform, identity unchanged, same identity, facial features, do not change, edit, hairline, likeness`,
  ],
  [
    'subject',
    1.5,
    `he, she, his, her, face, hair, eyes, skin, hand, wearing, dressed, holding, smile, smiling, expression, woman, man, girl,
    boy, child, person, people, beard, coat, dress, jacket, hat, shirt, raincoat, rain shell, oilskin, scarf, suit, gown, robe, apron, sweater,
    hoodie, uniform, armour, kimono, jeans, glove, crown, helmet, at the wheel, figure, freckle, standing, sitting, seated,
    dog, cat, bird, animal, leg, shoulder, head, boot, shoe, label, logo, text, word, reads, letter, pose, in her, in his`,
  ],
];

/** The certainty that a single word of an element gives; several words together give 3. */
const SINGLE_WORD: Readonly<Record<Element, number>> = {
  subject: 1,
  setting: 2,
  light: 2,
  camera: 2.5,
  composition: 2,
  palette: 0.5,
  mood: 1.5,
  style: 2,
  motion: 1.5,
  audio: 1.5,
  negative: 2,
};

function termCues(entry: LexiconEntry): [string, Cue][] {
  return [entry.term, ...(entry.also ?? [])].map((name) => [
    name,
    { element: entry.element, weight: /[\s/\d-]/.test(name) ? 3 : SINGLE_WORD[entry.element] },
  ]);
}

/** Every known phrase; the terms of the lexicon come first. */
export const CUES = new PhraseIndex<Cue>([
  ...LEXICON.flatMap(termCues),
  ...PLAIN_CUES.flatMap(([element, weight, phrases]) =>
    phrases.split(',').map((phrase): [string, Cue] => [phrase, { element, weight }]),
  ),
]);

/** Headings of prompts in blocks: 'Lighting: a tall window'. */
export const HEADINGS = new PhraseIndex<Element>(
  (
    [
      [
        'subject',
        'subject, main subject, character, characters, person, product, object, wardrobe, clothing, pose, expression, text',
      ],
      [
        'setting',
        'setting, scene, background, environment, location, place, time, time of day, backdrop, context, world, weather',
      ],
      ['light', 'light, lighting, lighting setup, light source, key light'],
      [
        'camera',
        'camera, lens, camera settings, camera angle, angle, technical, shot on, focus, optics, camera and lens',
      ],
      [
        'composition',
        'composition, framing, shot, shots, shot list, shot type, layout, aspect ratio, format, ratio, crop',
      ],
      ['palette', 'palette, colour, colours, colour palette, colour grade, grade, tones, colour scheme'],
      ['mood', 'mood, atmosphere, tone, emotion, feeling, vibe'],
      ['style', 'style, medium, art style, aesthetic, finish, look, quality, film stock, visual style'],
      ['motion', 'motion, movement, camera movement, action, actions, camera move, camera motion, timing'],
      [
        'audio',
        'audio, sound, music, dialogue, sfx, voice, voiceover, ambience, sound design, sound effects',
      ],
      ['negative', 'negative, negative prompt, negatives, avoid, exclude, do not include, keep out, no'],
    ] as const
  ).flatMap(([element, names]) => names.split(',').map((name): [string, Element] => [name, element])),
);
