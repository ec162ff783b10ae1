import type { KindScenes } from './scene.ts';

/** Skies, clouds, sunsets, stars and rainbows: exposure for the brightest tone, a strip of land for scale. */
export const sky: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'recorded like a cloud-atlas plate, the whole vault legible, a thin level strip below for measure',
        },
        { text: 'surveyed from an open rise, every tone between zenith and horizon kept' },
        { text: '{place}, surveyed from open ground, every tone from zenith to horizon kept' },
      ],
      light: [
        {
          text: 'exposed for the brightest tone so that nothing bleaches, darker parts opened evenly toward the edges',
        },
        {
          text: 'sun placed at lower left, its disc held, tones spreading to the right in equal steps',
          says: { light: 'sun' },
        },
        { text: 'an even grey lid, forms told apart by small steps of tone', says: { weather: 'cloud' } },
        {
          text: 'cool clean gradient before sunrise, warmest at lower left, darkest at upper right',
          needs: { time: 'dawn' },
        },
        {
          text: 'tracked exposure with nothing brighter in view, star colours true from blue-white to orange',
          says: { light: 'stars' },
          needs: { time: 'night' },
        },
        {
          text: 'blue hour gradient, deepest overhead, the afterglow a level band at the left',
          needs: { time: 'dusk' },
        },
        {
          text: 'low sun at the left, undersides lit, upper surfaces a clean grey',
          says: { light: 'sun' },
          needs: { time: 'golden-hour' },
        },
      ],
      camera: [
        { text: '24 mm, f/8, tripod, graduated filter aligned with the skyline' },
        { text: '45 mm, f/11, level tripod, exposure bracketed for the full range' },
        { text: '6x9 camera, 65 mm, f/16, horizon set with a spirit level' },
      ],
      composition: [
        { text: 'skyline on the lower tenth, main form centred, clear margins all round' },
        { text: 'main form on the left third, a wide calm area at the right' },
        { text: 'equal bands from zenith to horizon, a narrow ruled base' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'cobalt, pearl, dove grey, a trace of rose' },
        { text: 'slate, cream, duck-egg, buff' },
        { text: 'deep navy, steel, chalk' },
      ],
      mood: [{ text: 'observed' }, { text: 'clear' }, { text: 'measured' }],
      style: [
        { text: 'meteorological-office record photograph' },
        { text: 'cloud-atlas plate, mid-century' },
        { text: 'observatory archive print, neutral colour' },
      ],
      negative: [{ text: 'no smeared edges' }, { text: 'no tilted skyline' }, { text: 'no painted swirls' }],
    },
    {
      setting: [
        {
          text: 'isolated from any land, one form complete from edge to edge, treated as an object in a case',
          somewhere: true,
        },
        { text: 'described part by part, lower edge, body and upper rim each distinct' },
      ],
      light: [
        { text: 'side light from the left models the form like plaster, its right flank an open grey' },
        {
          text: 'back-lit through the thinnest part, rim held below white, body a readable grey',
          says: { light: 'sun' },
        },
        {
          text: 'full moon from upper right as the only key, form silver, field a flat navy',
          says: { light: 'moon' },
          needs: { time: 'night' },
        },
        {
          text: 'first warm light from lower left on undersides alone, upper body still blue',
          needs: { time: 'dawn' },
        },
        {
          text: 'storm light from the right edge, base nearly black, detail kept within it',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
      ],
      camera: [
        { text: '135 mm, f/8, tripod, polariser turned to part tone from tone' },
        { text: '100 mm, f/11, sensor level, fast shutter against drift' },
        { text: '200 mm, f/8, tripod, manual focus at infinity' },
      ],
      composition: [
        { text: 'form centred, two thirds of the width, plain field all round' },
        { text: 'base line level on the lower third, rim well inside the upper edge' },
        { text: 'long diagonal from lower left to upper right, corners empty' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'plaster white, ash, cerulean' },
        { text: 'peach, lilac grey, lead' },
        { text: 'ivory, ink blue, stone' },
      ],
      mood: [{ text: 'sculptural' }, { text: 'impartial' }, { text: 'composed' }],
      style: [
        { text: 'natural-history plate' },
        { text: 'form-study photograph, silver gelatin' },
        { text: 'specimen photograph, museum print' },
      ],
      negative: [
        { text: 'no stray wires' },
        { text: 'no banding in the gradient' },
        { text: 'no lens rings' },
      ],
    },
    {
      setting: [
        { text: 'set out as a panorama in calibrated steps, east to west, land reduced to one dark rule' },
        { text: 'measured on successive exposures blended into one true range' },
      ],
      light: [
        { text: 'brightness falls from left to right in a smooth calibrated ramp' },
        { text: 'sun masked just beyond the left edge, gradient clean, no flare', says: { light: 'sun' } },
        {
          text: 'star field at constant density, airglow a faint green base',
          says: { light: 'stars' },
          needs: { time: 'night' },
        },
        { text: 'last light ranked in bands, orange lowest, violet highest', needs: { time: 'dusk' } },
        {
          text: 'snow-bright land returning light to the lower third',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
      ],
      camera: [
        { text: '50 mm, stitched from five upright exposures, level head' },
        { text: 'rotating panoramic camera, slit exposure, tripod' },
        { text: '35 mm, f/8, nodal slide, seams hidden' },
      ],
      composition: [
        { text: 'wide level format, horizon on the lower sixth, brightest tone at the left third' },
        { text: 'ramp running the full width, land a ruled base' },
        { text: 'symmetrical vault, zenith on the central axis' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'amber, salmon, violet, ink' },
        { text: 'zinc, straw, pale cyan' },
        { text: 'apricot, sage, indigo' },
      ],
      mood: [{ text: 'calm order' }, { text: 'lucid' }, { text: 'wide' }],
      style: [
        { text: 'calibrated panoramic plate' },
        { text: 'solar-observatory record' },
        { text: 'colour-reference photograph' },
      ],
      negative: [{ text: 'no stitched seams' }, { text: 'no doubled horizon' }],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: 'over a car park emptying, somebody stopped with keys out, head tipped back',
          somewhere: true,
        },
        {
          text: 'watched past washing lines and aerials, a neighbour on a ladder forgetting the job',
          somewhere: true,
        },
        { text: '{place}, {prop} tiny beneath it, someone slowing to look' },
        { text: 'above a bus shelter, faces turned up one after another', somewhere: true },
        { text: 'noticed by somebody on the way elsewhere, keys out, head tipped back' },
        { text: 'bigger than anything under it, near twigs or wires black, one dog barking at it' },
      ],
      light: [
        { text: 'glow strikes whatever is beneath, everything nearer the ground going dark' },
        { text: 'sun through a torn gap, spokes sliding over rooftops', says: { light: 'sun' } },
        {
          text: 'the last red minute, sodium lamps coming on beneath',
          says: { light: 'street' },
          needs: { time: 'dusk' },
        },
        {
          text: 'only phone screens and stars, breath showing',
          says: { light: 'stars' },
          needs: { time: 'night' },
        },
        {
          text: 'delivery van headlamps still on under a paling sky',
          says: { light: 'street' },
          needs: { time: 'dawn' },
          somewhere: true,
        },
        {
          text: 'lightning deep inside, cloud lit like a lampshade',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
        {
          text: 'wet tarmac doubling every colour overhead',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
      ],
      camera: [
        { text: '21 mm, waist height, tipped back' },
        { text: '35 mm, tipped up past a dark edge' },
        { text: '85 mm over near shapes, layers stacked' },
      ],
      composition: [
        { text: 'ground squeezed to the bottom sixth, all else above' },
        { text: 'something thin crossing near, the main blaze off-centre beyond' },
        { text: 'reflected in a windscreen, true half and copied half', somewhere: true },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'flame, teal dusk, black chrome' },
        { text: 'bruise, brass, wet slate' },
        { text: 'magenta, diesel blue, ember' },
      ],
      mood: [{ text: 'stopped in our tracks' }, { text: 'held breath' }, { text: 'going home' }],
      style: [
        { text: 'suburban wonder, 35 mm colour negative' },
        { text: '1970s road film frame' },
        { text: 'parking-lot reverie, 65 mm film' },
      ],
      motion: [{ text: 'something light lifting' }, { text: 'heads turning up' }],
      negative: [{ text: 'no doubled moon' }],
    },
    {
      setting: [
        {
          text: "seen through a ferry's salt-blurred glass, coats damp, a child's drawing in the grime",
          somewhere: true,
        },
        { text: 'from a dark barn looking out, hay, swallows, a square of everything', somewhere: true },
        { text: 'from beneath a half-rolled garage shutter, tools down, a radio low', somewhere: true },
        { text: 'seen out of shelter, a dark edge all round, coats half on, talk stopping' },
      ],
      light: [
        { text: 'near side almost black, all the colour arriving through one part of it' },
        { text: 'sun dead ahead, dusty glass flaring, edges of everything lit', says: { light: 'sun' } },
        {
          text: 'a dim bulb at our backs, the star-thick dome out there',
          says: { light: 'stars' },
          needs: { time: 'night' },
          somewhere: true,
        },
        { text: 'thin orange wire along the edge of the world, our side yet blue', needs: { time: 'dawn' } },
        {
          text: 'sheets of rain dragging off to one side, a hole burning in them',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
      ],
      camera: [
        { text: '28 mm, edges of the opening dark and close' },
        { text: '50 mm past something smeared, streaks catching' },
        { text: '40 mm, well back' },
      ],
      composition: [
        { text: 'opening as a hard black mask, colour pushed to one corner' },
        { text: 'dark upright slicing the view, main mass beyond it' },
        { text: 'clutter low, the far glow tucked top left' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'cockpit green, coral, soot' },
        { text: 'hay gold, thunder violet, black' },
        { text: 'salt grey, tangerine, navy' },
      ],
      mood: [{ text: 'sheltering' }, { text: 'hungry for more' }, { text: 'knocking off' }],
      style: [
        { text: 'ferry-crossing drama, 16 mm' },
        { text: 'rural feature, available glow' },
        { text: 'working-day realism, colour reversal' },
      ],
      motion: [{ text: 'birds cutting past' }, { text: 'dust sinking through the glow' }],
      negative: [{ text: 'no invented aircraft' }],
    },
    {
      setting: [
        {
          text: 'with weather building behind the grain silo, pickup doors slamming, everyone gathering tools in',
          says: { weather: 'storm' },
          somewhere: true,
        },
        { text: 'over the fairground at closing, wheel stopped, canvas flapping loose', somewhere: true },
        { text: 'reached by climbing out onto the roof, tiles warm, blanket, radio low', somewhere: true },
        { text: 'changing faster than anyone can point, tools gathered in, a radio low' },
      ],
      light: [
        {
          text: 'a heavy lid overhead, one brass slot along the bottom with silhouettes crossing',
          says: { weather: 'cloud' },
        },
        {
          text: 'fairground bulbs against the last violet',
          says: { light: 'lamp' },
          needs: { time: 'dusk' },
          somewhere: true,
        },
        {
          text: 'moon burning a hole through thin drift, tiles wet with it',
          says: { light: 'moon' },
          needs: { time: 'night' },
        },
        {
          text: 'low sun striking the highest thing orange against slate',
          says: { light: 'sun' },
          needs: { time: 'golden-hour' },
        },
        { text: 'dawn drifting in unevenly, roofs one by one', needs: { time: 'dawn' } },
        { text: 'the palest part low down, whatever stands up against it black' },
      ],
      camera: [
        { text: '24 mm, ducked down low' },
        { text: '75 mm anamorphic, flare striping' },
        { text: '18 mm, lying back, dark edge looming' },
      ],
      composition: [
        { text: 'one tall thing a thin accent at far left, the rest mass and motion' },
        { text: 'dark edge cutting near, sky boiling beyond' },
        { text: 'dark chimney-like shape hulking at one side, all the rest overhead' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'silo orange, slate, wheat' },
        { text: 'candy pink, ultramarine, tar' },
        { text: 'tile rust, moon milk, plum' },
      ],
      mood: [{ text: 'any minute now' }, { text: 'half holiday' }, { text: 'rooftop secrets' }],
      style: [
        { text: 'Dust-Bowl western frame, faded stock' },
        { text: 'travelling-fair film, pushed tungsten' },
        { text: 'teenage summer, super-8' },
      ],
      motion: [
        { text: 'loose canvas snapping' },
        { text: 'tools thrown in' },
        { text: 'drift sliding under the moon', says: { light: 'moon' } },
      ],
      negative: [{ text: 'no added funnel' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'just air, one form, no land', somewhere: true },
        { text: 'a bare gradient, nothing crossing it', somewhere: true },
        { text: 'one small shape in plain air', somewhere: true },
        { text: 'held to form and air' },
      ],
      light: [
        { text: 'thin, even, unbroken by any source' },
        { text: 'sun hidden, a pale disc', says: { light: 'sun' } },
        { text: 'stars, three or four only', says: { light: 'stars' }, needs: { time: 'night' } },
        { text: 'palest first pink, low', needs: { time: 'dawn' } },
        { text: 'last violet, draining away', needs: { time: 'dusk' } },
        { text: 'fog-white, nearly blank', says: { weather: 'fog' }, needs: { weather: 'fog' } },
      ],
      camera: [
        { text: '85 mm, straight up' },
        { text: '200 mm, one detail, tight' },
        { text: '50 mm, level, open' },
      ],
      composition: [
        { text: 'shape low right, rest empty' },
        { text: 'weight low, gradient above' },
        { text: 'thumb-sized, dead centre' },
      ],
      palette: [
        { text: 'pale blue, white' },
        { text: '{colour1}, {colour2}, white' },
        { text: 'lilac, bone, nothing else' },
      ],
      mood: [{ text: 'hush' }, { text: 'open' }, { text: 'weightless' }],
      style: [
        { text: 'quiet colour print' },
        { text: 'tonal print, uncoated stock' },
        { text: 'colour-plane study' },
      ],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'reduced to two tones and their join' },
        { text: 'cropped until place is gone', somewhere: true },
        { text: 'only the seam of two airs' },
      ],
      light: [
        { text: 'dull, thin, sourceless' },
        { text: 'low warm slant', says: { light: 'sun' }, needs: { time: 'golden-hour' } },
        { text: 'black, one pale tear', needs: { time: 'night' } },
        { text: 'rain-grey, one value', says: { weather: 'rain' }, needs: { weather: 'rain' } },
      ],
      camera: [{ text: '135 mm, flat, no horizon' }, { text: '70 mm, overhead' }, { text: '300 mm, hazed' }],
      composition: [
        { text: 'halves, one diagonal join' },
        { text: 'weight along one side' },
        { text: 'blank except a single corner' },
      ],
      palette: [
        { text: 'grey, milk' },
        { text: '{colour1}, {colour2}, milk' },
        { text: 'ochre, smoke, paper' },
      ],
      mood: [{ text: 'mute' }, { text: 'plain' }, { text: 'vacant' }],
      style: [
        { text: 'matte art-book page' },
        { text: 'screenprint-like study' },
        { text: 'blotted ink-wash study' },
      ],
      negative: [{ text: 'nothing extra' }],
    },
    {
      setting: [
        { text: 'whole, above one hairline of ground' },
        { text: 'empty but for a single mark', somewhere: true },
        { text: 'far, quiet, unpeopled' },
      ],
      light: [
        { text: 'hazy, low in contrast' },
        { text: 'moon, small, off-centre', says: { light: 'moon' }, needs: { time: 'night' } },
        { text: 'clear high glare, no drift', says: { weather: 'clear' }, needs: { time: 'day' } },
      ],
      camera: [{ text: '35 mm, dead level' }, { text: '120 mm, distant' }, { text: '40 mm, low horizon' }],
      composition: [
        { text: 'hairline at bottom, the rest given over' },
        { text: 'mark high left, pin-sized' },
        { text: 'four fifths blank' },
      ],
      palette: [{ text: 'oat, steel' }, { text: '{colour1}, {colour2}, oat' }, { text: 'chalk, one red' }],
      mood: [{ text: 'alone' }, { text: 'remote' }, { text: 'still' }],
      style: [{ text: 'pinhole print' }, { text: 'faded postcard study' }, { text: 'small toned print' }],
      negative: [{ text: 'nothing invented' }],
    },
  ],
};
