import type { KindScenes } from './scene.ts';

/** Rain, storms, snow, fog, wind and natural events: what the air does to things. */
export const weather: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'demonstrated like a weather-station exhibit, one plain post or pane showing exactly what the air is doing',
          somewhere: true,
        },
        {
          text: 'recorded from a fixed platform, instrument mast and level land for measure, the event complete',
        },
        { text: '{place}, recorded from a fixed platform, the event complete from ground to upper edge' },
      ],
      light: [
        {
          text: 'exposed for the brightest part, one direction of light from the left, grey steps kept separate beneath',
        },
        { text: 'cross-lit from the left so that each particle reads against a darker field' },
        {
          text: 'flash from upper left freezes drops or flakes as distinct points, field a flat charcoal',
          says: { light: 'flash' },
        },
        {
          text: 'pale pre-sunrise grey, equal from all quarters, forms read by outline',
          needs: { time: 'dawn' },
        },
        {
          text: 'work lamp at the left, its cone describing what falls through it',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        { text: 'high cloud light, no shadow, contrast set by distance', says: { weather: 'cloud' } },
      ],
      camera: [
        { text: '100 mm, f/11, 1/2000, tripod, dark field beyond' },
        { text: '50 mm, f/11, tripod under cover, level, 1/500' },
        { text: '4x5 camera, 210 mm, f/22, plate shielded from spray' },
      ],
      composition: [
        { text: 'one upright centred, its full height shown, clear field left and right' },
        { text: 'event on the right third, calm field at the left, skyline on the lower sixth' },
        { text: 'square to the event, its parts evenly distributed' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'lead, pearl, galvanised grey, a warning red' },
        { text: 'slate, ash, bottle glass' },
        { text: 'chalk, gunmetal, straw' },
      ],
      mood: [{ text: 'observed' }, { text: 'factual' }, { text: 'attentive' }],
      style: [
        { text: 'meteorological record photograph' },
        { text: 'physics-demonstration plate' },
        { text: 'weather-service archive print' },
      ],
      negative: [
        { text: 'no invented wreckage' },
        { text: 'no doubled funnel' },
        { text: 'no double horizon' },
      ],
    },
    {
      setting: [
        {
          text: 'studied by its effect on one thing, a single branch, ledge or flag in sharp description',
          somewhere: true,
        },
        {
          text: 'set against a plain dark field so that its structure shows, scale given by one ruled pole',
          somewhere: true,
        },
        { text: 'studied by effect and structure, fixed parts sharp, moving parts each given an edge' },
      ],
      light: [
        { text: 'broad light from the right edge, texture raised, no bright patch in the field' },
        { text: 'back-rim from upper right outlines every grain or drop', says: { light: 'studio' } },
        {
          text: 'moonlit field, long exposure, the moving parts smoothed, the fixed parts sharp',
          says: { light: 'moon' },
          needs: { time: 'night' },
        },
        {
          text: 'snow-returned light from below, near things in full detail',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
        {
          text: 'rain light, surfaces dark and glossy, each bead with one highlight',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
        {
          text: 'fog light, near things crisp, field fading in measured steps',
          says: { weather: 'fog' },
          needs: { weather: 'fog' },
        },
      ],
      camera: [
        { text: '135 mm, f/9, focus-stacked, wind-braced tripod' },
        { text: 'macro 105 mm, f/13, 1/1000' },
        { text: '80 mm on 6x7, f/16, mirror up' },
      ],
      composition: [
        { text: 'long diagonal from lower left to upper right, field clear on both sides' },
        { text: 'base on the lower third, everything else above it' },
        { text: 'one upright at the left fifth, structure filling the right' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'bark, frost white, dove' },
        { text: 'steel, moss, cream' },
        { text: 'ink, silver, lichen' },
      ],
      mood: [{ text: 'precise' }, { text: 'crystalline' }, { text: 'patient' }],
      style: [
        { text: 'natural-philosophy plate' },
        { text: 'snow-crystal-album manner, silver print' },
        { text: 'textbook photograph, mid-century' },
      ],
      negative: [{ text: 'no smeared particles' }, { text: 'no hands in the picture' }],
    },
    {
      setting: [
        { text: 'arranged in clear distances, near, middle and far markers each altered by a known degree' },
        { text: 'mapped from a high fixed vantage, its boundary drawn across otherwise clear country' },
      ],
      light: [
        { text: 'even brightness left and right, the boundary told by tone' },
        { text: 'raking sun at the left outside the boundary, grey order within', says: { light: 'sun' } },
        {
          text: 'evening blue, lit rooms as markers of distance',
          says: { light: 'lamp' },
          needs: { time: 'dusk' },
        },
        {
          text: 'bright clear margin at the left against a storm base of plain slate',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
      ],
      camera: [
        { text: '70 mm, f/11, tripod, horizon levelled' },
        { text: '180 mm, f/11, from a high stand' },
        { text: '35 mm shift, f/11, verticals straight' },
      ],
      composition: [
        { text: 'boundary upright at the centre, clear half left, altered half right' },
        { text: 'markers receding along one straight line to the centre' },
        { text: 'base of the event level, a quarter from the lower edge' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'slate, wheat, pale cyan' },
        { text: 'graphite, olive, bone' },
        { text: 'indigo, putty, copper' },
      ],
      mood: [{ text: 'ordered' }, { text: 'sober' }, { text: 'legible' }],
      style: [
        { text: 'synoptic survey photograph' },
        { text: 'air-ministry training plate' },
        { text: 'regional-archive landscape print' },
      ],
      negative: [{ text: 'no lettering, no arrows' }, { text: 'no doubled markers' }],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: "caught mid-errand, a bag over somebody's head, shoes ruined, a shop awning ten strides off",
          somewhere: true,
        },
        { text: '{place}, {prop} blown flat, somebody running to it' },
        {
          text: 'arriving while the washing is still out, pegs flying, a back door slamming',
          somewhere: true,
        },
        {
          text: 'met through the windscreen, wipers losing, tail lamps ahead',
          says: { light: 'street' },
          somewhere: true,
        },
        { text: 'met out in the open, coats over heads, something torn loose going by, a shout half heard' },
      ],
      light: [
        { text: 'brightness gone from everything except one gap and what it catches in front' },
        {
          text: 'headlamps drill tunnels in it, amber and white crossing',
          says: { light: 'street' },
          needs: { time: 'night' },
          somewhere: true,
        },
        { text: 'a crack of sun beyond, every moving speck lit from the far side', says: { light: 'sun' } },
        {
          text: 'one lit canopy burning white in the murk',
          says: { light: 'lamp' },
          needs: { weather: 'rain' },
          somewhere: true,
        },
        {
          text: 'lightning whites out the ground, then leaves it darker than it was',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
        {
          text: 'one lamp carrying a globe of whirling flakes',
          says: { light: 'lamp' },
          needs: { weather: 'snow' },
        },
        {
          text: 'a lamp looming, edges first, fog closing after it',
          says: { light: 'lamp' },
          needs: { weather: 'fog' },
        },
        { text: 'sullen yellow before it all breaks, faces gone waxy', needs: { time: 'day' } },
      ],
      camera: [
        { text: '35 mm handheld at chest height, droplets or grit on the glass' },
        { text: '135 mm, shapes squashed together' },
        { text: '24 mm, very low, litter or drops flying past' },
      ],
      composition: [
        { text: 'one bent shape hard against one side, all the distance empty ahead' },
        { text: 'dark edge cutting the top, chaos beyond it' },
        { text: 'shoulders near, one gap small and far' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'petrol, sodium amber, wet black' },
        { text: 'sickly yellow, slate, brick' },
        { text: 'tail-lamp red, teal murk, bone' },
      ],
      mood: [{ text: 'caught out' }, { text: 'run for it' }, { text: 'thrilled' }],
      style: [
        { text: 'street reportage, pushed colour negative' },
        { text: 'disaster feature, early scene' },
        { text: 'newsreel frame, 16 mm' },
      ],
      motion: [
        { text: 'coat thrown inside out', says: { weather: 'wind' } },
        { text: 'litter spiralling', says: { weather: 'wind' } },
        { text: 'a door banging open', says: { weather: 'wind' } },
      ],
      negative: [{ text: 'no doubled figures' }],
    },
    {
      setting: [
        {
          text: 'waited out in a bus shelter, breath on the glass, strangers standing closer than usual',
          somewhere: true,
        },
        {
          text: 'seen past a curtain held back by one finger, kettle on, the street given up',
          somewhere: true,
        },
        { text: 'from a loading bay, crates pushed in out of it, straw blowing about', somewhere: true },
        { text: 'watched by somebody who has stopped talking, collar up, one hand raised to an edge' },
      ],
      light: [
        { text: 'grey pushes in from outside, near things half there, the open side winning' },
        { text: 'one bulb swinging overhead, gusts strobing it', says: { light: 'lamp' }, somewhere: true },
        {
          text: 'warm glow at our backs, blue turmoil before us',
          says: { light: 'lamp' },
          needs: { time: 'dusk' },
          somewhere: true,
        },
        {
          text: 'screens lighting chins, nothing beyond but noise',
          says: { light: 'screen' },
          needs: { time: 'night' },
        },
        {
          text: 'early gloom, one distant beam crawling',
          says: { light: 'street' },
          needs: { time: 'dawn' },
          somewhere: true,
        },
      ],
      camera: [
        { text: '50 mm wide open, scratched glass blooming close by' },
        { text: '28 mm over dark shoulders or crates' },
        { text: '85 mm, near edge melting at one border' },
      ],
      composition: [
        { text: 'something dark and huge at one side, turmoil beyond' },
        { text: 'dark line pressing down, one clear gap off-centre' },
        { text: 'dark shapes along the bottom, hard bright opening' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'perspex green, raincoat orange, soot' },
        { text: 'straw, thunder violet, hide brown' },
        { text: 'kitchen butter, cold blue, ink' },
      ],
      mood: [{ text: 'strangers together' }, { text: 'listening' }, { text: 'hemmed in' }],
      style: [
        { text: 'chamber feature, 35 mm, tungsten stock' },
        { text: 'farm diary, colour reversal' },
        { text: 'waiting-room realism, super-16' },
      ],
      motion: [
        { text: 'breath thinning' },
        { text: 'gusts shoving everything sideways', says: { weather: 'wind' } },
      ],
      negative: [{ text: 'no smiling faces' }],
    },
    {
      setting: [
        {
          text: 'seen coming over the ridge while there is time yet, a tractor racing it down the lane',
          somewhere: true,
        },
        { text: 'just after, gutters running, somebody lifting a bicycle out of the hedge', somewhere: true },
        { text: 'chased along the sea road, foam and leaves, one lane left', somewhere: true },
        { text: 'met head-on with time to look, one strip of clear ground left, something running along it' },
      ],
      light: [
        {
          text: 'half the world still gold, half of it gone, the join moving',
          says: { light: 'sun', weather: 'clear' },
        },
        { text: 'an odd glow low along its leading edge, near things dulled' },
        {
          text: 'green-black overhead, tractor beacon flicking orange',
          says: { light: 'lamp' },
          needs: { weather: 'storm' },
          somewhere: true,
        },
        {
          text: 'moon torn open and shut, wet ground answering',
          says: { light: 'moon' },
          needs: { time: 'night' },
        },
        {
          text: 'rinsed clear glow afterward, every gutter glittering',
          says: { light: 'sun' },
          needs: { time: 'golden-hour' },
        },
      ],
      camera: [
        { text: '200 mm, distance compressed beneath it' },
        { text: '21 mm, braced, moving' },
        { text: '40 mm, kneeling' },
      ],
      composition: [
        { text: 'one bright chip at bottom left, the mass owning two thirds' },
        { text: 'one line bending toward the open half' },
        { text: 'near wheel or post black, changed distance beyond' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'beacon orange, green-black, hay' },
        { text: 'rinsed cobalt, rust, leaf' },
        { text: 'foam, tarmac, mustard' },
      ],
      mood: [{ text: 'outrun' }, { text: 'reprieve' }, { text: 'adrenaline' }],
      style: [
        { text: 'storm-chase documentary, large-gauge film' },
        { text: 'melodrama finale, three-strip colour manner' },
        { text: 'coastal thriller frame' },
      ],
      motion: [{ text: 'trees bowing', says: { weather: 'wind' } }, { text: 'something flicking round' }],
      negative: [{ text: 'no debris hitting people' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'its trace alone on a blank plane' },
        { text: 'one reed bent by it', somewhere: true },
        { text: 'only the air, thick or thin' },
      ],
      light: [
        { text: 'pale, flat, no source at all' },
        { text: 'one small lamp in it', says: { light: 'lamp' }, needs: { time: 'night' } },
        { text: 'faint first grey, low', needs: { time: 'dawn' } },
        { text: 'silver-dull, wet', says: { weather: 'rain' }, needs: { weather: 'rain' } },
        { text: 'all white, two darks', says: { weather: 'snow' }, needs: { weather: 'snow' } },
        { text: 'tone on tone, edges gone', says: { weather: 'fog' }, needs: { weather: 'fog' } },
      ],
      camera: [{ text: '85 mm, straight on' }, { text: '200 mm, tight, flat' }, { text: '50 mm, low, open' }],
      composition: [
        { text: 'trace low right, rest blank' },
        { text: 'one mark off-axis, thin' },
        { text: 'fills it, edge to edge' },
      ],
      palette: [
        { text: 'grey, white, one ochre' },
        { text: '{colour1}, {colour2}, white' },
        { text: 'pewter, bone' },
      ],
      mood: [{ text: 'hush' }, { text: 'bare' }, { text: 'waiting' }],
      style: [{ text: 'tonal monochrome print' }, { text: 'ink-wash study' }, { text: 'quiet colour print' }],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'reduced to one gesture in empty air' },
        { text: 'cropped until only grain is there' },
        { text: 'one dark, one pale, touching' },
      ],
      light: [
        { text: 'dull, thin, unmoving' },
        { text: 'black, a single bright seam', needs: { time: 'night' } },
        { text: 'hard white overhead', needs: { time: 'day' } },
        { text: 'split, bright low down', says: { weather: 'storm' }, needs: { weather: 'storm' } },
      ],
      camera: [
        { text: '135 mm, abstract crop' },
        { text: '100 mm, slow shutter' },
        { text: '70 mm, upward' },
      ],
      composition: [
        { text: 'seam top to bottom' },
        { text: 'halves, dark one heavier' },
        { text: 'gesture small, high' },
      ],
      palette: [{ text: 'coal, milk' }, { text: '{colour1}, {colour2}, milk' }, { text: 'blue-grey, paper' }],
      mood: [{ text: 'mute' }, { text: 'heavy' }, { text: 'close' }],
      style: [
        { text: 'charcoal-like study' },
        { text: 'photogravure on rag' },
        { text: 'graphic monochrome print' },
      ],
      negative: [{ text: 'nothing extra' }],
    },
    {
      setting: [
        { text: 'whole and tiny on a wide plain', somewhere: true },
        { text: 'unseen but for what it hides' },
        { text: 'far off, unheard' },
      ],
      light: [
        { text: 'hazy, low contrast, sourceless' },
        { text: 'last violet strip', needs: { time: 'dusk' } },
        { text: 'starry above, blank below', says: { light: 'stars' }, needs: { time: 'night' } },
      ],
      camera: [{ text: '300 mm, miles away' }, { text: '40 mm, dead level' }, { text: '120 mm, high up' }],
      composition: [
        { text: 'thumb-sized, on a low horizon' },
        { text: 'blank middle, two thin margins' },
        { text: 'bottom sixth, void above' },
      ],
      palette: [{ text: 'oat, lead' }, { text: '{colour1}, {colour2}, oat' }, { text: 'chalk, plum' }],
      mood: [{ text: 'remote' }, { text: 'patient' }, { text: 'alone' }],
      style: [{ text: 'pinhole print' }, { text: 'small toned print' }, { text: 'postcard study, faded' }],
      negative: [{ text: 'nothing invented' }],
    },
  ],
};
