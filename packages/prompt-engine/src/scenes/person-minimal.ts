import type { Scene } from './scene.ts';

/** What is left of a portrait: a small figure, a fragment, a silhouette, a bare wall, a wide sky. */
export const personMinimal: readonly Scene[] = [
  {
    setting: [
      { text: 'alone on one seamless tone' },
      { text: 'small, on a ground without horizon', says: { shows: 'figure' } },
      { text: 'alone, every prop and place omitted' },
      { text: 'alone where fog has removed the rest', needs: { weather: 'fog' } },
      { text: 'alone, untouched snow the whole ground', needs: { weather: 'snow' } },
      { text: 'alone in complete dark', needs: { time: 'night' } },
      { text: 'alone, starless black all round', needs: { place: 'space' } },
      { text: 'alone in depthless blue', needs: { place: 'underwater' } },
    ],
    light: [
      { text: 'flat overcast quality, nearly shadowless' },
      { text: 'one huge overhead source, edges melting' },
      { text: 'pale even wash, one faint grounding smudge' },
    ],
    camera: [{ text: '50 mm, distant' }, { text: '85 mm, six paces' }, { text: '50 mm, eye-high' }],
    composition: [
      { text: 'lower right corner, rest empty' },
      { text: 'one sixth tall, on the bottom line', says: { shows: 'figure' } },
      { text: 'far left, blankness to the right' },
    ],
    palette: [
      { text: '{colour1}, {colour2}, white' },
      { text: 'ink, flesh, white' },
      { text: 'rust, chalk, white' },
    ],
    mood: [{ text: 'still' }, { text: 'solitary' }, { text: 'unadorned' }],
    style: [
      { text: 'minimalist colour print' },
      { text: 'gallery print, wide white mount' },
      { text: 'spare colour study' },
    ],
    negative: [{ text: 'no furniture, no text' }, { text: 'nothing else' }],
  },
  {
    says: { shows: 'face' },
    setting: [
      { text: 'cropped so tightly only half the face remains' },
      { text: 'reduced to profile, ear to lips' },
      { text: 'nape, jaw, one earlobe, omitted below' },
      { text: 'one cheek and wet eyelashes, cropped', needs: { weather: 'rain' } },
    ],
    light: [
      { text: 'hard small source, grazing' },
      { text: 'single raking beam, texture only' },
      { text: 'one bare source, straight overhead' },
      { text: 'moonlit pallor, single direction', says: { light: 'moon' }, needs: { time: 'night' } },
    ],
    camera: [
      { text: '100 mm macro, wide open' },
      { text: '135 mm, minimum distance' },
      { text: '90 mm, very near' },
    ],
    composition: [
      { text: 'bleeding off three borders' },
      { text: 'diagonal crop, eyebrow highest' },
      { text: 'half skin, half blank' },
    ],
    palette: [
      { text: '{colour1}, {colour2}, bone' },
      { text: 'freckle brown, ivory, black' },
      { text: 'terracotta, milk, black' },
    ],
    mood: [{ text: 'intimate' }, { text: 'unguarded' }, { text: 'near' }],
    style: [
      { text: 'contact-print fragment' },
      { text: 'cropped silver print' },
      { text: 'tonal skin study' },
    ],
    negative: [{ text: 'no makeup shine' }, { text: 'no full figure' }],
  },
  {
    says: { shows: 'figure' },
    setting: [
      { text: 'pure silhouette, one unbroken tone around' },
      { text: 'outline only, features given up' },
      { text: 'rim and contour, nothing within' },
      { text: 'silhouette dissolving, fog for ground', needs: { weather: 'fog' } },
      { text: 'silhouette, drizzle drawn as hairlines', needs: { weather: 'rain' } },
      { text: 'outline only, indigo darkness beyond', needs: { time: 'night' } },
    ],
    light: [
      { text: 'huge plain glow, rear only' },
      { text: 'single rear source, features unlit' },
      { text: 'thin contour, one rear source' },
      { text: 'dawn sky alone, features unlit', needs: { time: 'dawn' } },
    ],
    camera: [{ text: '85 mm, hip-high, side-on' }, { text: '70 mm, square on' }, { text: '100 mm, distant' }],
    composition: [
      { text: 'dead middle, bottom third' },
      { text: 'leaning against one border, remainder empty' },
      { text: 'tall, touching top and bottom' },
    ],
    palette: [
      { text: '{colour1}, {colour2}, pearl' },
      { text: 'ink, apricot, pearl' },
      { text: 'graphite, pale rose, ash' },
    ],
    mood: [{ text: 'unnamed' }, { text: 'hushed' }, { text: 'absent-minded' }],
    style: [
      { text: 'paper-cut simplicity, photogram tones' },
      { text: 'silhouette print' },
      { text: 'two-tone poster photograph' },
    ],
    negative: [{ text: 'no facial detail' }, { text: 'no gradient banding, no text' }],
  },
  {
    says: { place: 'indoor' },
    setting: [
      { text: 'an empty room, blank wall, skirting line', somewhere: true },
      { text: "one chair's worth of bare floor", somewhere: true },
      { text: 'empty plaster corner, nothing hanging', somewhere: true },
      { text: 'the room cleared, only bare planes kept' },
    ],
    light: [
      { text: 'one square of brightness, unseen opening' },
      { text: 'late square of daylight, single', says: { light: 'window', time: 'day' } },
      { text: 'bare bulb overhead, hard', says: { light: 'lamp', era: 'present' } },
    ],
    camera: [{ text: '40 mm, level' }, { text: '35 mm, far wall' }, { text: '50 mm, low' }],
    composition: [
      { text: 'bottom left, blank plaster overhead' },
      { text: 'where wall meets floor, off-axis' },
      { text: 'quarter height, far right', says: { shows: 'figure' } },
    ],
    palette: [
      { text: '{colour1}, {colour2}, plaster' },
      { text: 'putty, navy, plaster' },
      { text: 'pale ochre, ink, chalk' },
    ],
    mood: [{ text: 'hollow' }, { text: 'listening' }, { text: 'bare' }],
    style: [
      { text: 'architectural calm, colour print' },
      { text: 'stage-like tableau print' },
      { text: 'unadorned interior study' },
    ],
    negative: [{ text: 'no pictures, no sockets' }, { text: 'no clutter' }],
  },
  {
    says: { place: 'outdoor', shows: 'figure' },
    setting: [
      { text: 'a dot under enormous sky' },
      { text: 'small, one clean horizon, nothing higher' },
      { text: 'single upright mark on level ground', somewhere: true },
      { text: 'a dark comma on untouched snow', needs: { weather: 'snow' }, somewhere: true },
      { text: 'small where fog erases the horizon', needs: { weather: 'fog' } },
      { text: 'a speck under stars, horizon barely drawn', needs: { time: 'night' } },
    ],
    light: [
      { text: 'shadowless high overcast' },
      { text: 'plain sky, no direction' },
      { text: 'hard noon sun, one short stroke', says: { light: 'sun', time: 'day' } },
      { text: 'first pallor, single band', says: { time: 'dawn' } },
    ],
    camera: [{ text: '24 mm, far' }, { text: '300 mm, very far, flattened' }, { text: '35 mm, ground low' }],
    composition: [
      { text: 'bottom sixth, sky everywhere else' },
      { text: 'on the horizon, far left' },
      { text: 'lowest corner, vastness untouched' },
    ],
    palette: [
      { text: '{colour1}, {colour2}, pale sky' },
      { text: 'salt, navy, sand' },
      { text: 'ash, ochre, milk' },
    ],
    mood: [{ text: 'remote' }, { text: 'exposed' }, { text: 'outnumbered' }],
    style: [
      { text: 'new-topographics print' },
      { text: 'sparse landscape print' },
      { text: 'square-format print, pale' },
    ],
    negative: [{ text: 'no birds, no clouds' }, { text: 'no second figure' }],
  },
];
