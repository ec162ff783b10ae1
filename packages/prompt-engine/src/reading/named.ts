import type { LightSource } from '../facts.ts';
import { phraseTable } from './phrase-table.ts';
import type { Token } from './tokens.ts';

/** Lights that words name: a source, or a manner of lighting. */
export type LightName =
  | LightSource
  | 'backlight'
  | 'silhouette'
  | 'high-key'
  | 'low-key'
  | 'soft'
  | 'hard'
  | 'natural'
  | 'shafts';

export const LIGHTS = phraseTable<LightName>([
  [
    'sun',
    'sunlight, sunlit, sunbeam, sunray, sun rays, in the sun, sun-drenched, sun-dappled, dappled light',
  ],
  [
    'window',
    'window light, window-lit, light from a window, light from the window, by a window, by the window',
  ],
  ['window', 'near a window, near the window, at the window, through the window'],
  [
    'lamp',
    'lamplight, lamplit, lamp light, lantern light, lit by a lamp, under a lamp, string lights, fairy lights',
  ],
  ['candle', 'candlelight, candlelit, candle light, candle-lit, by candle, lit by candle'],
  ['fire', 'firelight, firelit, campfire, bonfire, by the fire, fireplace, torchlight, torchlit, burning'],
  ['neon', 'neon, neon light, neon-lit, neon sign'],
  ['moon', 'moonlight, moonlit, moon light, full moon, under the moon'],
  [
    'stars',
    'starlight, starlit, starry, milky way, under the stars, northern lights, aurora, aurora borealis',
  ],
  ['flash', 'flash photography, direct flash, on-camera flash, with flash, flash photo'],
  [
    'studio',
    'studio lighting, studio light, studio-lit, softbox, beauty dish, ring light, three-point lighting',
  ],
  [
    'studio',
    'rembrandt lighting, rembrandt light, butterfly lighting, split lighting, loop lighting, clamshell lighting',
  ],
  ['studio', 'key light, strobe, light tent'],
  [
    'stage',
    'stage light, stage lighting, spotlight, spotlit, limelight, concert lights, floodlight, floodlit',
  ],
  ['screen', 'screen glow, screen light, monitor glow, phone light, lit by a screen, lit by a phone'],
  ['street', 'street light, streetlight, street lamp, streetlamp, under a lamppost'],
  ['backlight', 'backlit, back-lit, backlight, backlighting, contre-jour, rim light, rim lit, rim lighting'],
  ['silhouette', 'silhouette, silhouetted, in silhouette'],
  ['high-key', 'high-key, high key lighting'],
  ['low-key', 'low-key, low key lighting, chiaroscuro, dramatic shadows, deep shadows'],
  [
    'soft',
    'soft light, soft lighting, diffused light, diffuse light, flat light, overcast light, even light',
  ],
  ['hard', 'hard light, harsh light, harsh sun, harsh lighting, hard shadows'],
  [
    'natural',
    'natural light, natural lighting, available light, daylight, ambient light, morning light, evening light, afternoon light',
  ],
  ['shafts', 'volumetric light, volumetric lighting, god rays, light shafts, shafts of light, light beams'],
]);

/** How close the picture is taken and from where. */
export type ShotName =
  | 'close'
  | 'wide'
  | 'overhead'
  | 'aerial'
  | 'low'
  | 'full'
  | 'head'
  | 'behind'
  | 'side'
  | 'level';

export const SHOTS = phraseTable<ShotName>([
  [
    'close',
    'close-up, closeup, close up shot, extreme close-up, macro, macro shot, macro photo, macro photography',
  ],
  ['close', 'detail shot, tight shot'],
  ['wide', 'wide shot, wide angle, wide-angle, wide view, panorama, panoramic, establishing shot, long shot'],
  ['overhead', 'top-down, top down view, overhead, flat lay, flatlay, from above, knolling'],
  [
    'aerial',
    'aerial, aerial view, aerial photo, aerial shot, aerial photograph, drone shot, drone photo, drone photograph',
  ],
  [
    'aerial',
    "drone view, drone footage, bird's eye, bird's eye view, bird's-eye view, birds eye view, from the air",
  ],
  ['low', "low angle, low-angle, worm's eye view, from below, ground level"],
  ['full', 'full body, full-body, full length, full-length, head to toe'],
  ['head', 'headshot, head shot, head and shoulders, half-body, bust shot, passport photo'],
  ['behind', 'from behind, back view, seen from the back, over the shoulder, over-the-shoulder'],
  ['side', 'side view, side profile, in profile, profile view'],
  ['level', 'eye level, eye-level, straight on, front view, frontal view'],
]);

const LENSES = phraseTable<true>([
  [
    true,
    'fisheye, fish-eye, telephoto, zoom lens, tilt-shift, anamorphic, prime lens, bokeh, depth of field',
  ],
  [true, 'macro lens, wide-angle lens, wide lens, long lens, shift lens, long exposure, motion blur, macro'],
  [true, 'shallow focus, pinhole, tele lens, f/1.4, f/1.8, f/2.8, dslr'],
]);

/** Media whose look is settled by being named. `film` to `mono` are photographs. */
export type MediumName =
  | 'film'
  | 'instant'
  | 'plate'
  | 'mono'
  | 'watercolour'
  | 'oil'
  | 'gouache'
  | 'ink'
  | 'pencil'
  | 'charcoal'
  | 'pastel'
  | 'print'
  | 'vector'
  | 'pixel'
  | 'anime'
  | 'comic'
  | 'collage'
  | 'paper'
  | 'mosaic'
  | 'textile'
  | 'mural'
  | 'painting'
  | 'illustration'
  | 'render'
  | 'clay';

export const MEDIA = phraseTable<MediumName>([
  [
    'film',
    '35mm film, 35 mm film, film photo, film photograph, film still, colour negative, color negative, analog photo',
  ],
  [
    'film',
    'analogue photo, 16mm film, super 8, kodachrome, disposable camera, film grain, medium format film',
  ],
  ['instant', 'polaroid, instant film, instant photo'],
  ['plate', 'daguerreotype, wet plate, tintype, cyanotype, glass plate, collodion'],
  [
    'mono',
    'black and white photo, black and white photograph, black and white photography, black-and-white portrait',
  ],
  ['mono', 'black and white film, monochrome photo, b&w photo, bw photo'],
  [
    'watercolour',
    'watercolour, watercolor, aquarelle, watercolour painting, watercolor painting, wash drawing',
  ],
  ['oil', 'oil painting, oil on canvas, in oils, impasto, old master painting, oil portrait'],
  ['gouache', 'gouache, acrylic painting, acrylic, tempera, poster paint'],
  [
    'ink',
    'ink drawing, ink wash, line art, line drawing, pen and ink, ink illustration, sumi-e, brush and ink, lineart, in ink',
  ],
  [
    'pencil',
    'pencil drawing, pencil sketch, coloured pencil, colored pencil, graphite drawing, sketch, drawing, in pencil, pencil',
  ],
  ['charcoal', 'charcoal drawing, charcoal sketch, in charcoal, conte drawing'],
  [
    'pastel',
    'pastel drawing, chalk drawing, chalk pastel, in pastels, in pastel, oil pastel, crayon drawing, chalkboard drawing',
  ],
  [
    'print',
    'linocut, woodcut, woodblock print, screen print, screenprint, risograph, etching, lithograph, engraving',
  ],
  [
    'vector',
    'vector illustration, vector art, flat illustration, flat vector, flat design, isometric illustration, clip art, vector, sticker',
  ],
  ['pixel', 'pixel art, 8-bit, 16-bit, voxel art, sprite'],
  ['anime', 'anime, manga, cel-shaded, anime style, cartoon, chibi, ghibli style'],
  ['comic', 'comic book, comic, comic strip, graphic novel, pop art, ligne claire'],
  ['collage', 'collage, photomontage, cut-out collage'],
  ['paper', 'papercut, paper cut, origami, paper craft, papercraft, pop-up book'],
  ['mosaic', 'mosaic, stained glass'],
  ['textile', 'embroidery, tapestry, cross-stitch, needle felt'],
  ['mural', 'mural, graffiti, fresco, street art'],
  [
    'painting',
    'painting, impressionist, cubist, surrealist painting, concept art, matte painting, digital painting',
  ],
  [
    'illustration',
    "illustration, illustrated, children's book, storybook, botanical plate, art nouveau, art deco poster, caricature",
  ],
  [
    'render',
    '3d render, 3d rendering, 3d model, cgi, octane render, blender render, low poly, low-poly, unreal engine, 3d, game scene',
  ],
  ['clay', 'claymation, clay render, clay model, plasticine, stop motion, stop-motion'],
]);

/** Schools and periods of design, which settle the style of graphic work. */
export const IDIOMS = phraseTable<true>([
  [
    true,
    'art deco, art nouveau, bauhaus, swiss style, constructivist, psychedelic, vaporwave, synthwave, steampunk',
  ],
  [
    true,
    'mid-century, mid-century modern, memphis style, brutalist, minimalist, grunge, victorian, retro, vintage, y2k',
  ],
]);

const PHOTO_MEDIA: ReadonlySet<MediumName> = new Set(['film', 'instant', 'plate', 'mono']);

/** Whether the medium is drawn, painted, printed or rendered, so that no lens belongs in it. */
export function isDrawn(medium: MediumName | undefined): medium is MediumName {
  return medium !== undefined && !PHOTO_MEDIA.has(medium);
}

/** The first thing that a table finds in the tokens. */
export function firstOf<T>(
  table: { at(tokens: readonly Token[], at: number): { value: T } | undefined },
  tokens: readonly Token[],
): T | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const match = table.at(tokens, at);
    if (match) return match.value;
  }
  return undefined;
}

/** Whether a lens is named: by its length in millimetres, its stop or its name. */
export function namesLens(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }, at) => {
    if (/^\d{1,4}mm$/.test(word)) return tokens[at + 1]?.word !== 'film';
    if (/^\d{1,4}$/.test(word) && tokens[at + 1]?.word === 'mm') return tokens[at + 2]?.word !== 'film';
    return LENSES.at(tokens, at) !== undefined;
  });
}
