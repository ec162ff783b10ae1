import type { KindScenes } from './scene.ts';

/** Peaks, ridges, cliffs, valleys and volcanoes: plates of every plane, or weather on a scale. */
export const mountain: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'recorded as a large-format plate, base to summit complete, near ground and far ridge equally sharp',
        },
        { text: 'surveyed from the facing slope, strata, gullies and scree each legible' },
        { text: '{place}, surveyed as a whole, all planes sharp from near stones to skyline' },
      ],
      light: [
        {
          text: 'flat high cloud, faint modelling from the left, no plane lost to shadow',
          says: { weather: 'cloud' },
        },
        { text: 'the brighter quarter of the sky at the left, each ridge a tone paler with distance' },
        {
          text: 'low sun square from the left, ribs and couloirs drawn by fine shadow',
          says: { light: 'sun' },
        },
        { text: 'alpenglow on the upper third only, valley in an even blue', needs: { time: 'dusk' } },
        {
          text: 'pre-sunrise pink from the left on the summit, lower rock a cool grey',
          needs: { time: 'dawn' },
        },
        {
          text: 'full moon from the left, four-minute exposure, faces silver, valley readable',
          says: { light: 'moon' },
          needs: { time: 'night' },
        },
        {
          text: 'new snow under an even ceiling, rock bands as the sole darks',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
      ],
      camera: [
        { text: '8x10 camera, 300 mm, f/45, tripod, level' },
        { text: '100 mm, f/11, focus-stacked, tripod' },
        { text: '4x5 camera, 210 mm, f/32' },
      ],
      composition: [
        { text: 'summit on the centre line, a quarter sky, base on the lower sixth' },
        { text: 'peak on the right third, lower ground opening to the left, margins clear' },
        { text: 'ridge levels as parallel bands, highest a fifth from the top' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'granite, larch green, glacier, pearl' },
        { text: 'slate, ochre lichen, ice' },
        { text: 'gneiss grey, juniper, bone' },
      ],
      mood: [{ text: 'permanent' }, { text: 'exact' }, { text: 'vast order' }],
      style: [
        { text: 'geological survey plate' },
        { text: 'large-format alpine photograph' },
        { text: 'f/64-school contact print' },
      ],
      negative: [{ text: 'no invented huts' }, { text: 'no halo' }, { text: 'no repeated peaks' }],
    },
    {
      setting: [
        { text: 'portrayed like a sitter, isolated from its range by distance, foothills as a plain base' },
        { text: 'shown frontally, summit, shoulders and foot complete, lower ground kept plain' },
        { text: "{place}, given a portrait's distance, foothills simplified" },
      ],
      light: [
        { text: 'one large source of sky from upper left, gradual falloff down the right flank' },
        {
          text: 'clear-air sun at thirty degrees from the left, right flank in open shadow',
          says: { light: 'sun', weather: 'clear' },
        },
        {
          text: 'moonrise side light, small aperture, the dark flank just separate from the sky',
          says: { light: 'moon' },
          needs: { time: 'night' },
        },
        {
          text: 'evened-out light in falling snow, contour held by tone alone',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
        {
          text: 'mist in the foot valleys, the upper half crisp above it',
          says: { weather: 'fog' },
          needs: { weather: 'fog' },
        },
      ],
      camera: [
        { text: '250 mm, f/13, tripod' },
        { text: '180 mm on 6x9, f/22' },
        { text: '400 mm, f/11, mirror up, heat haze avoided' },
      ],
      composition: [
        { text: 'centred, triangular mass, clean air left and right' },
        { text: 'three quarters of the height, no foreground clutter' },
        { text: 'summit at the upper third, flanks leaving by the lower corners' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'basalt, snowfield, steel, pale rose' },
        { text: 'limestone, moss, dove' },
        { text: 'iron red, ash, cobalt' },
      ],
      mood: [{ text: 'sovereign' }, { text: 'impartial' }, { text: 'severe calm' }],
      style: [
        { text: 'expedition archive portrait' },
        { text: 'natural-history plate' },
        { text: 'neutral silver print from sheet negative' },
      ],
      negative: [{ text: 'no invented cables' }, { text: 'no lens flare' }],
    },
    {
      setting: [
        { text: 'arranged in clear tiers: near ground, middle slope, summit, nothing straying between them' },
        { text: 'composed from a measured viewpoint, foreground and crest set level with each other' },
      ],
      light: [
        { text: 'broad top light, texture of rock and turf read by reflectance' },
        {
          text: 'raking light from the right edge, boulders and summit modelled alike',
          says: { light: 'sun' },
        },
        {
          text: 'starlight gathered on a tracked exposure, foreground exposed separately, both true',
          says: { light: 'stars' },
          needs: { time: 'night' },
        },
        {
          text: 'cold clean light before sunrise, meadow dewy, summit first to warm',
          needs: { time: 'dawn' },
        },
        {
          text: 'rain-washed rock at its darkest, cloud base a straight grey edge',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
      ],
      camera: [
        { text: '35 mm, f/13, focus-stacked from one metre' },
        { text: '47 mm technical camera, f/22, front tilt' },
        { text: '24 mm shift, f/11, level horizon' },
      ],
      composition: [
        { text: 'lower third foreground, middle third slope, summit upper right' },
        { text: 'strict layers, equal weights, one accent left of centre' },
        { text: 'base line level, summit and nearest accent on one diagonal' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'turf, quartz, cold blue, copper grass' },
        { text: 'schist, cotton-grass, ink' },
        { text: 'porphyry, sage, milk' },
      ],
      mood: [{ text: 'ordered' }, { text: 'crystalline' }, { text: 'untouched' }],
      style: [
        { text: 'national-park collection photograph' },
        { text: 'topographic study, sheet film' },
        { text: 'museum landscape print' },
      ],
      negative: [{ text: 'no path markers' }, { text: 'no oversaturated turf' }],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: 'met at the turn of a climb, rucksack straps, breath, loose stones, the summit higher than promised',
        },
        { text: '{place}, {prop} in passing, ropes of vapour tearing off the crest' },
        { text: 'with a rider and pack mule crossing the saddle, specks against the wall', somewhere: true },
        {
          text: 'confronted over the bonnet at the end of the track, engine ticking, gravel wet',
          somewhere: true,
        },
      ],
      light: [
        { text: 'glow behind the crest, its edge fraying, all nearer slopes in blue' },
        {
          text: 'the last sun hits just the topmost wall, everything beneath already evening',
          says: { light: 'sun' },
          needs: { time: 'golden-hour' },
        },
        {
          text: 'first sun slides over a shoulder into the valley smoke',
          says: { light: 'sun' },
          needs: { time: 'dawn' },
        },
        {
          text: 'a torch beam on the slope beneath a bruise-coloured night',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'lightning behind the col prints the crest for an instant',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
        {
          text: 'sleet curtains crossing, one gap of silver',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
        {
          text: 'whirling snow opens for a second on black rock',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
      ],
      camera: [
        { text: '24 mm, boots and stones close, ducked low' },
        { text: '200 mm from over the gorge, crests stacked' },
        { text: "35 mm anamorphic, rider's height" },
      ],
      composition: [
        { text: 'crest pushed to the top, figure-small track zigzagging into it' },
        { text: 'something dark crossing near, summit off beyond' },
        { text: 'wall filling two thirds, a speck of colour for scale' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'ember rock, indigo, bracken' },
        { text: 'thunder violet, brass grass, white' },
        { text: 'rust, teal ice, charcoal' },
      ],
      mood: [{ text: 'exposed' }, { text: 'turning back' }, { text: 'awe' }],
      style: [
        { text: '65 mm expedition film frame' },
        { text: '1970s climbing documentary, reversal stock' },
        { text: 'travel feature on colour negative' },
      ],
      motion: [
        { text: 'spindrift streaming off the crest' },
        { text: 'shade climbing slowly' },
        { text: 'gravel sliding underfoot' },
      ],
      negative: [{ text: 'no doubled summits' }],
    },
    {
      setting: [
        {
          text: 'seen through a tent door, frost or drops along the zip, a stove hissing at the sill',
          somewhere: true,
        },
        {
          text: "found past a shepherd's wall, sheep flowing round the stones, a dog working them",
          somewhere: true,
        },
        { text: 'watched between birch trunks while the weather makes up its mind', somewhere: true },
        { text: 'seen from shelter, a dark edge close to the lens, somebody coiling rope, no decision yet' },
      ],
      light: [
        {
          text: 'shafts walking over the slope, spotlighting scree, then meadow, then nothing',
          says: { light: 'sun' },
        },
        { text: 'glimmer low behind, near things nearly black against it' },
        {
          text: "a stove's blue ring below, moon over the col",
          says: { light: 'moon' },
          needs: { time: 'night' },
          somewhere: true,
        },
        { text: 'orange daybreak leaking through the col, smoke lying flat', needs: { time: 'dawn' } },
        {
          text: 'fog pouring down the gully, pines going one after another',
          says: { weather: 'fog' },
          needs: { weather: 'fog' },
        },
        {
          text: 'sky cleared to green after dusk, one hut glow far beneath',
          says: { light: 'lamp' },
          needs: { time: 'dusk' },
        },
      ],
      camera: [
        { text: '28 mm from inside the dark, edges close' },
        { text: '75 mm, near uprights blurred' },
        { text: '135 mm over whatever stands between, planes stacked' },
      ],
      composition: [
        { text: 'dark near edge around a far summit, off to one side' },
        { text: 'near uprights as bars, mass sliding off beyond' },
        { text: 'something pulling diagonally up to the crest, top corner' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'canvas orange, cold blue, soot' },
        { text: 'heather, tin, moss gold' },
        { text: 'birch white, umber, storm green' },
      ],
      mood: [{ text: 'woken early' }, { text: 'watchful' }, { text: 'between weathers' }],
      style: [
        { text: "mountaineer's diary, pushed slide film" },
        { text: 'pastoral feature, 35 mm' },
        { text: 'winter western frame, grain' },
      ],
      motion: [{ text: 'smoke lying over, then lifting' }, { text: 'loose cloth stirring at one border' }],
      negative: [{ text: 'no doubled ridges' }],
    },
    {
      setting: [
        { text: 'flown close along the wall, cornices and black gullies tilting past', somewhere: true },
        { text: 'from the rope, hands out of view, a thousand metres of air beneath', somewhere: true },
        { text: '{place}, tilting away beneath a circling bird' },
        { text: 'taken closer than comfort allows, cornices and black gullies tilting past' },
      ],
      light: [
        { text: 'rim glow all along the crest, the near face sunk in cobalt' },
        {
          text: 'white overhead glare bouncing up from ice, no relief anywhere',
          says: { light: 'sun' },
          needs: { time: 'day' },
        },
        { text: 'blood-coloured afterglow on ice while gullies go black', needs: { time: 'dusk' } },
        {
          text: 'stars thick above, a lone headlamp inching over ice',
          says: { light: 'stars' },
          needs: { time: 'night' },
        },
        {
          text: 'squall arriving, the far end of the crest already gone',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
      ],
      camera: [
        { text: '16 mm, close enough to touch the wall' },
        { text: '300 mm from a circling height' },
        { text: '21 mm, straight down the drop' },
      ],
      composition: [
        { text: 'diagonal crest corner to corner, void on one side' },
        { text: 'vertical drop filling all but a sliver of sky' },
        { text: 'near rim dark, far cornice tiny beyond a gulf' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'cobalt, apricot, black rock' },
        { text: 'zinc, rope red, ice' },
        { text: 'mauve, copper, midnight' },
      ],
      mood: [{ text: 'vertigo' }, { text: 'held breath' }, { text: 'small' }],
      style: [
        { text: 'aerial unit plate, giant-screen film' },
        { text: 'ice-climbing reportage' },
        { text: 'helicopter second-unit frame' },
      ],
      motion: [{ text: 'ice crystals glittering past' }, { text: 'a bird banking' }],
      negative: [{ text: 'no aircraft parts' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'one ridge line, sky, no ground', somewhere: true },
        { text: 'a single dark triangle, pale air', somewhere: true },
        { text: 'only the summit, all below withheld' },
        { text: 'outline kept, relief withheld' },
      ],
      light: [
        { text: 'no visible source, tone on tone' },
        { text: 'first pink, high, faint', needs: { time: 'dawn' } },
        { text: 'moon, thin and cold', says: { light: 'moon' }, needs: { time: 'night' } },
        { text: 'fog to its shoulders', says: { weather: 'fog' }, needs: { weather: 'fog' } },
        { text: 'whiteout, edges barely there', says: { weather: 'snow' }, needs: { weather: 'snow' } },
      ],
      camera: [{ text: '400 mm, very far' }, { text: '150 mm, level' }, { text: '85 mm, distant' }],
      composition: [
        { text: 'low, four fifths air' },
        { text: 'one slope entering lower left' },
        { text: 'apex dead centre, tiny' },
      ],
      palette: [
        { text: 'ink, rice-paper white' },
        { text: '{colour1}, {colour2}, white' },
        { text: 'ash blue, bone' },
      ],
      mood: [{ text: 'aloof' }, { text: 'still' }, { text: 'weightless' }],
      style: [{ text: 'sumi-like study' }, { text: 'silver print' }, { text: 'tonal landscape print' }],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'nothing but rock against blank air' },
        { text: 'a bare flank, cropped, no top' },
        { text: 'only two planes, near dark, far pale' },
      ],
      light: [
        { text: 'dull, equal, no relief' },
        { text: 'slanting, one plane lit, one not' },
        { text: 'red last trace on top', needs: { time: 'dusk' } },
        { text: 'grey rain veil', says: { weather: 'rain' }, needs: { weather: 'rain' } },
      ],
      camera: [{ text: '200 mm, cropped tight' }, { text: '100 mm, upward' }, { text: '250 mm, distant' }],
      composition: [
        { text: 'mass to three edges' },
        { text: 'one diagonal, halves it' },
        { text: 'dark below, blank above' },
      ],
      palette: [{ text: 'iron, milk' }, { text: '{colour1}, {colour2}, milk' }, { text: 'plum, fog grey' }],
      mood: [{ text: 'mute' }, { text: 'heavy' }, { text: 'bare' }],
      style: [
        { text: 'graphic monochrome print' },
        { text: 'woodcut-plain study' },
        { text: 'duotone book page' },
      ],
      negative: [{ text: 'nothing invented' }],
    },
    {
      setting: [
        { text: 'small, far, whole, on an empty plain', somewhere: true },
        { text: 'nothing to measure it by' },
        { text: 'alone beyond bare ground', somewhere: true },
      ],
      light: [
        { text: 'hazy, thin, without direction' },
        { text: 'pale dawn strip, low', needs: { time: 'dawn' } },
        { text: 'star-grey, barely lit', says: { light: 'stars' }, needs: { time: 'night' } },
      ],
      camera: [{ text: '70 mm, miles off' }, { text: '120 mm, flat ground' }, { text: '50 mm, low horizon' }],
      composition: [
        { text: 'thumbnail, bottom right' },
        { text: 'horizon low, centre bump' },
        { text: 'bottom sixth, rest void' },
      ],
      palette: [{ text: 'oat, blue-grey' }, { text: '{colour1}, {colour2}, oat' }, { text: 'salt, violet' }],
      mood: [{ text: 'remote' }, { text: 'patient' }, { text: 'lonely' }],
      style: [{ text: 'quiet colour print' }, { text: 'pinhole print' }, { text: 'instant-print study' }],
      negative: [{ text: 'nothing invented' }],
    },
  ],
};
