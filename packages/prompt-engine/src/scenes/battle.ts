import type { KindScenes } from './scene.ts';

/** Fighting, staged as a tableau, seen from inside it, or reduced to what it leaves behind. */
export const battle: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'staged as a tableau on raked earth, each combatant and engine of war set apart, smoke laid in by hand',
          somewhere: true,
        },
        {
          text: 'built in depth like a museum diorama, three planes of fighting, ground dressed, gaps kept readable',
          somewhere: true,
        },
        { text: 'held at its fullest extent, gear correct down to the rivets, each grip in clear view' },
        { text: '{place}, blocked out move by move, {prop} placed where the eye lands first' },
        {
          text: 'staged under rain pipes, mud combed into ridges, armour or hulls streaming',
          needs: { weather: 'rain' },
          somewhere: true,
        },
        {
          text: 'staged on trampled salt-snow, breath and blood kept sparse',
          needs: { weather: 'snow' },
          somewhere: true,
        },
        {
          text: 'staged under a black silk sky, the night drawn a stop brighter than real',
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'the controlled version of the open ground, smoke hand-laid, a painted cloth closing the distance',
          needs: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'the hall dressed and measured, debris placed piece by piece, doors shut to hold the smoke',
          needs: { place: 'indoor' },
          somewhere: true,
        },
        { text: 'every blow given space to be read, nothing masking a face or a weapon' },
      ],
      light: [
        {
          text: 'very large overhead silk plus a stronger bank from camera left, so form reads from front to rear',
        },
        { text: 'tall key from upper right, theatrical but diffused, each farther plane a tone paler' },
        {
          text: 'level grey daylight quality from above, hard kickers from the rear edging metal',
          says: { light: 'studio' },
        },
      ],
      camera: [
        { text: '65 mm large format, f/16, from a platform, level' },
        { text: '90 mm, f/16, tripod' },
        { text: '75 mm, f/13, breast height, focus-stacked' },
      ],
      composition: [
        { text: 'pyramid: highest point of struggle at the apex, fallen things along the base' },
        { text: 'frieze across the middle, margins calm, lines of force meeting on the left third' },
        { text: 'two masses balanced, narrow bright gap between them centred' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'iron, mud, madder' },
        { text: 'gunmetal, sailcloth, ember' },
        { text: 'verdigris, bone, umber' },
      ],
      mood: [{ text: 'grim' }, { text: 'locked' }, { text: 'decisive' }],
      style: [
        { text: 'history painting rebuilt as photograph' },
        { text: 'military-museum plate, large format' },
        { text: 'staged tableau photograph' },
      ],
      negative: [
        { text: 'no fused weapons, no extra limbs' },
        { text: 'no modern objects out of period' },
        { text: 'no lettering on banners' },
      ],
    },
    {
      setting: [
        {
          text: 'one exchange lifted out of the whole, set before dark brown canvas, every grip and angle legible',
          somewhere: true,
        },
        {
          text: 'fighters or machines shown as armoury pieces in use, canvas drop, dust swept',
          somewhere: true,
        },
        {
          text: 'paired forces only as far as one frame can keep sharp, soot-coloured backdrop',
          somewhere: true,
        },
        {
          text: 'before soot canvas, drops from a hose caught like shot',
          needs: { weather: 'rain' },
          somewhere: true,
        },
        {
          text: 'before soot canvas, sieved flakes of snow falling in front of it',
          needs: { weather: 'snow' },
          somewhere: true,
        },
        { text: 'one exchange lifted out of the whole, every grip and angle legible' },
      ],
      light: [
        {
          text: 'gridded key from camera left, narrow; a steel-blue rim from the rear parts each shape from its neighbour',
        },
        { text: 'hard upper-left key, no fill, one low warm bounce as if from embers' },
        {
          text: 'strip banks along both flanks, black overhead, edges crisp and hearts dark',
          says: { light: 'studio' },
        },
      ],
      camera: [
        { text: '85 mm, f/11, chest height' },
        { text: '100 mm, f/11, at the level of the hands' },
        { text: '70 mm, f/13, low, square' },
      ],
      composition: [
        { text: 'crossing diagonals meeting exactly at the centre, corners left calm' },
        { text: 'attacking mass upper left, yielding mass lower right, gap between them bright' },
        { text: 'vertical stack, strongest edge on the middle line' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'soot, steel, ox-blood' },
        { text: 'brown canvas, brass, slate' },
        { text: 'leather, lead, rust' },
      ],
      mood: [{ text: 'committed' }, { text: 'even match' }, { text: 'cold' }],
      style: [
        { text: 'armoury-archive plate' },
        { text: "baroque painter's reference, one key" },
        { text: 'fight-manual plate, photographed' },
      ],
      negative: [
        { text: 'blades straight, hands gripping properly' },
        { text: 'no gore' },
        { text: 'no plastic sheen' },
      ],
    },
    {
      says: { count: 'many' },
      setting: [
        {
          text: 'surveyed from height as a plan of the engagement, formations readable, smoke thin',
          says: { shows: 'figure' },
          somewhere: true,
        },
        {
          text: "set out like a commander's model, units in blocks, surroundings kept simple",
          somewhere: true,
        },
        {
          text: 'documented the hour it paused, positions still held, wreckage left exactly where it fell',
          somewhere: true,
        },
        { text: '{place}, mapped corner to corner, {prop} giving scale' },
        { text: 'sides told apart at a glance, smoke thin, nothing masking anything else' },
      ],
      light: [
        { text: 'even high overcast quality, shadows short and open, no side favoured' },
        { text: 'broad key from camera left at a low angle, relief of every hollow drawn' },
        {
          text: 'diffused daylight-balanced bank overhead, weak fill from below, smoke held mid-grey',
          says: { light: 'studio' },
        },
      ],
      camera: [
        { text: '50 mm, f/11, from high up, tilted down' },
        { text: '45 mm shift, f/11, dead level' },
        { text: '120 mm, f/16, from a rise' },
      ],
      composition: [
        { text: 'opposing blocks left and right, a clear gap centred' },
        { text: 'long line from lower left to upper right, reserves behind it' },
        { text: 'one route entering at the bottom edge and ending in the middle', somewhere: true },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'dun, bottle green, red lead' },
        { text: 'chart blue, buff, black' },
        { text: 'clay, ash, ochre' },
      ],
      mood: [{ text: 'stalemate' }, { text: 'strategic' }, { text: 'counted' }],
      style: [
        { text: 'survey plate, glass-negative clarity' },
        { text: 'staff-college model photograph', somewhere: true },
        { text: 'panorama record, large format' },
      ],
      negative: [{ text: 'no arrows, no map text' }, { text: 'scale consistent' }],
    },
  ],
  cinematic: [
    {
      setting: [
        { text: 'deep inside it, nearest shapes huge and blurred, one gap opening for a second' },
        { text: 'at the instant plans fail, debris in the air, the far side merely flashes' },
        { text: 'seen past a broken edge of cover, half the view lost to drifting murk', somewhere: true },
        { text: "{place}, line giving way, {prop} in everyone's way" },
        {
          text: 'while rain turns everything to slurry, flags plastered, footing gone',
          says: { place: 'outdoor' },
          needs: { weather: 'rain' },
        },
        {
          text: 'while snow drives flat, blood-warm breath, shapes arriving late',
          says: { place: 'outdoor' },
          needs: { weather: 'snow' },
        },
        {
          text: "within fog, friend and enemy the same grey until arm's reach",
          says: { place: 'outdoor' },
          needs: { weather: 'fog' },
        },
        {
          text: 'under a sky lit merely by what burns, shapes appearing and vanishing',
          says: { place: 'outdoor' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'indoors, plaster coming down, one broken opening full of glare',
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'in the open, debris thrown up like surf, horizon lost',
          needs: { place: 'outdoor' },
          somewhere: true,
        },
      ],
      light: [
        {
          text: 'burning somewhere beyond, orange through smoke, silhouettes eaten at their rims',
          says: { light: 'fire' },
          somewhere: true,
        },
        {
          text: 'torn cloud, one white shaft wandering over the struggle, the rest lead',
          says: { place: 'outdoor', weather: 'cloud' },
        },
        { text: 'brightness just gone from one side, dust still glowing, closer things sunk in brown' },
        {
          text: 'blood-red first sun through dust, shades running the whole length of the ground',
          says: { light: 'sun' },
          needs: { time: 'dawn' },
        },
        {
          text: 'low sun dead ahead, metal blinding, dust gold and choking',
          says: { light: 'sun' },
          needs: { time: 'golden-hour' },
        },
        {
          text: 'fires low along the skyline, one flare sinking green-white through smoke',
          says: { light: 'fire' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'window blown out beyond, a solid bar of dusty day',
          says: { light: 'window' },
          needs: { place: 'indoor' },
          somewhere: true,
        },
        { text: 'low glow from beyond, rims lit, everything this way brown' },
      ],
      camera: [
        { text: '28 mm, f/4, crouching, dirt on the glass' },
        { text: '50 mm, f/2.8, handheld, shutter at forty-five degrees' },
        { text: '135 mm, f/4, through smoke' },
      ],
      composition: [
        { text: 'tilted, thrust coming out of the lower left and past us' },
        { text: 'right third in focus, one dark shape walling the nearer half' },
        { text: 'tiny bright gap high up, all movement funnelling toward it' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'ember, powder blue, mire' },
        { text: 'sulphur, rust, drowned green' },
        { text: 'brass, thunder, raw red' },
      ],
      mood: [{ text: 'no way back' }, { text: 'deafened' }, { text: 'desperate' }],
      style: [
        { text: 'war-film still, bleach-bypass print' },
        { text: 'combat reportage, torn negative' },
        { text: 'roadshow-cinema frame, 65 mm' },
      ],
      motion: [
        { text: 'grit and sparks raining down' },
        { text: 'a banner or rope whipping loose' },
        { text: 'smoke rolling over, shutting the view', somewhere: true },
      ],
      negative: [{ text: 'no heroic pose' }, { text: 'no cloned fighters' }, { text: 'no lens flare' }],
    },
    {
      says: { place: 'outdoor' },
      setting: [
        {
          text: 'glimpsed across a great distance, a glittering disorder under immense weather',
          says: { shows: 'figure' },
          somewhere: true,
        },
        {
          text: 'where the fighting thins out, something abandoned nearest, the rest a moving stain beyond',
          somewhere: true,
        },
        { text: '{place}, hours in, {prop} abandoned close to us' },
        {
          text: 'under open sky, birds gone, dust or spray standing higher than any banner',
          somewhere: true,
        },
        { text: 'beyond curtains of rain, steel winking then swallowed', needs: { weather: 'rain' } },
        {
          text: 'over blinding snow, each movement leaving a dark scrawl',
          needs: { weather: 'snow' },
          somewhere: true,
        },
        {
          text: 'by distant burning, the whole sky a dirty orange lid',
          needs: { time: 'night' },
          somewhere: true,
        },
        { text: 'hours in, nobody looking up, dust or spray hanging over everything' },
      ],
      light: [
        {
          text: 'thunderhead overhead, sulphur strip along the horizon, everything between bruised',
          says: { weather: 'storm' },
        },
        {
          text: 'sun breaking below cloud, raking, long shades thrown toward us by everything upright',
          says: { light: 'sun', time: 'golden-hour' },
        },
        { text: 'brightness mostly from beyond, farther shapes paling by steps to nothing' },
        {
          text: 'dusk nearly done, muzzle or torch points pricking the blue',
          says: { time: 'dusk' },
          somewhere: true,
        },
      ],
      camera: [
        { text: '200 mm, f/5.6, distance stacked', says: { shows: 'figure' } },
        { text: '85 mm, f/4, low' },
        { text: '300 mm, f/8, far back', says: { shows: 'figure' } },
      ],
      composition: [
        { text: 'thin band low down, three quarters weather', says: { shows: 'figure' } },
        { text: 'spilling out of the upper right, lower left kept empty' },
        { text: 'one long bend of movement, near end unsharp, far end dissolving' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'sulphur, slate, poppy' },
        { text: 'dust, indigo, spark' },
        { text: 'olive, pewter, flame' },
      ],
      mood: [{ text: 'fated' }, { text: 'too late' }, { text: 'vast' }],
      style: [
        { text: 'wide-gauge film still, anamorphic' },
        { text: 'field-telescope reportage' },
        { text: 'panoramic cinema frame, grain' },
      ],
      motion: [
        { text: 'dust wall leaning downwind', somewhere: true },
        { text: 'signal smoke shearing off', somewhere: true },
        { text: 'riderless or crewless shapes drifting clear', somewhere: true },
        { text: 'loose cloth snapping one way' },
      ],
      negative: [{ text: 'no doubled figures' }, { text: 'no plastic sheen' }, { text: 'no readable flags' }],
    },
    {
      setting: [
        { text: 'something small noticed while the rest goes on unsharp' },
        {
          text: 'crouched view under the worst of it, grit trickling, one strap or rope trembling',
          somewhere: true,
        },
        { text: 'ears ringing, gear creaking, the next move not yet made' },
        { text: '{place}, breath coming hard, {prop} lying where it fell' },
        { text: 'while rain begins, washing soot into runnels', needs: { weather: 'rain' } },
        {
          text: 'indoors among fallen beams, dust drifting through shafts',
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'in the open, grass singed, smoke sliding off sideways',
          needs: { place: 'outdoor' },
          somewhere: true,
        },
        { text: 'in darkness broken far off, faces or hulls found then lost', needs: { time: 'night' } },
      ],
      light: [
        { text: 'brightness through drifting dust, arriving brown, warmer toward one edge' },
        { text: 'one shaft through a breach, dust solid in it, all else close to black', somewhere: true },
        { text: 'pale sky over the rim, top-lit helmets or timbers, hollow depths', somewhere: true },
        {
          text: 'guttering flames at one flank, shivering glints along anything metal',
          says: { light: 'fire' },
          somewhere: true,
        },
      ],
      camera: [
        { text: '75 mm, f/1.8, lying down' },
        { text: '40 mm, f/2, close, unsteady' },
        { text: '100 mm, f/2.8, past a splintered edge' },
      ],
      composition: [
        { text: 'low left sharp, chaos in the upper half reduced to colour' },
        { text: 'halved by one dark out-of-focus edge' },
        { text: 'held in a ragged hole, blackness all round', somewhere: true },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'soot, dried rose, pewter' },
        { text: 'ash, tallow, cold blue' },
        { text: 'burnt umber, linen, spark' },
      ],
      mood: [{ text: 'held breath' }, { text: 'stunned' }, { text: 'still here' }],
      style: [
        { text: 'anti-war film still, muted stock' },
        { text: "correspondent's photo-essay" },
        { text: 'chamber-scale war drama, grain' },
      ],
      motion: [
        { text: 'ash coming down like feathers', somewhere: true },
        { text: 'a wheel or blade still rocking', somewhere: true },
        { text: 'dust trickling through the shaft', somewhere: true },
        { text: 'dust drifting across' },
      ],
      negative: [
        { text: 'no wounds in close-up' },
        { text: 'no cloned fighters' },
        { text: 'no smoke rings' },
      ],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'reduced to one clash, blank ground', somewhere: true },
        { text: 'only the lines of force, no terrain', says: { shows: 'figure' }, somewhere: true },
        { text: 'a dark scatter, paper-pale ground', says: { shows: 'figure' }, somewhere: true },
        {
          text: 'a dark scatter, untouched snow',
          says: { shows: 'figure' },
          needs: { weather: 'snow' },
          somewhere: true,
        },
        { text: 'shapes surfacing, fog elsewhere', says: { shows: 'figure' }, needs: { weather: 'fog' } },
        { text: 'reduced to one clash, the rest left plain' },
      ],
      light: [
        { text: 'flat white light' },
        { text: 'one huge overhead source' },
        { text: 'hard high source, short shade' },
      ],
      camera: [
        { text: '200 mm, straight down', says: { shows: 'figure' } },
        { text: '135 mm, distant', says: { shows: 'figure' } },
        { text: '300 mm, flattened', says: { shows: 'figure' } },
        { text: '100 mm, level' },
      ],
      composition: [
        { text: 'bottom right, rest blank', says: { shows: 'figure' } },
        { text: 'dead middle, one eighth', says: { shows: 'figure' } },
        { text: 'colliding at the left border' },
        { text: 'to one side, rest bare' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, white' },
        { text: 'red, black, white' },
        { text: 'rust, ink, chalk' },
      ],
      mood: [{ text: 'futile' }, { text: 'inevitable' }, { text: 'terse' }],
      style: [
        { text: 'anti-war poster' },
        { text: 'gallery print, wide mount' },
        { text: 'woodcut starkness, photographed' },
      ],
      negative: [{ text: 'no blood, no text' }, { text: 'no stray marks' }],
    },
    {
      setting: [
        { text: 'only what stays: helmet, splinter, cloth', says: { shows: 'face' }, somewhere: true },
        { text: 'one torn standard, nothing else', says: { shows: 'face' }, somewhere: true },
        { text: 'a single blade edge, cropped', says: { shows: 'face' } },
        {
          text: 'one dropped thing, rain-pitted mud',
          says: { shows: 'face' },
          needs: { weather: 'rain' },
          somewhere: true,
        },
        { text: 'pared to what is gripped, the rest left plain' },
      ],
      light: [
        { text: 'single raking source' },
        { text: 'bare low source, long shade' },
        { text: 'narrow beam' },
      ],
      camera: [
        { text: '90 mm, near' },
        { text: '100 mm macro', says: { shows: 'face' } },
        { text: '50 mm, low' },
      ],
      composition: [
        { text: 'lower left corner, rest blank', says: { shows: 'figure' } },
        { text: 'entering at one border' },
        { text: 'upright, off-axis' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, bone' },
        { text: 'iron, madder, bone' },
        { text: 'brass, soot, chalk' },
      ],
      mood: [{ text: 'spent' }, { text: 'hollow' }, { text: 'unclaimed' }],
      style: [{ text: 'evidence print' }, { text: 'vanitas simplicity' }, { text: 'cropped silver print' }],
      negative: [{ text: 'no gore' }, { text: 'no insignia lettering' }],
    },
    {
      setting: [
        { text: 'silhouettes, weapons like hatching', says: { shows: 'figure' } },
        { text: 'black cut-outs, one glowing plane', says: { shows: 'figure' } },
        { text: 'a jagged skyline of arms', says: { shows: 'figure' }, somewhere: true },
        {
          text: 'silhouettes, one burning line',
          says: { light: 'fire', shows: 'figure' },
          needs: { time: 'night' },
          somewhere: true,
        },
        { text: 'reduced to shapes and two tones' },
      ],
      light: [
        { text: 'single rear glow' },
        { text: 'rear source, contours only', says: { shows: 'figure' } },
        { text: 'luminous plain, unmodelled', says: { shows: 'figure' }, somewhere: true },
        { text: 'blood-orange dawn, rear', says: { shows: 'figure' }, needs: { time: 'dawn' } },
      ],
      camera: [
        { text: '400 mm, flattened', says: { shows: 'figure' } },
        { text: '200 mm, level' },
        { text: '135 mm, low' },
      ],
      composition: [
        { text: 'base strip, void overhead', says: { shows: 'figure' } },
        { text: 'leaning in out of both borders' },
        { text: 'hairline ridge, bottom fifth', says: { shows: 'figure' }, somewhere: true },
      ],
      palette: [
        { text: '{colour1}, {colour2}, pearl' },
        { text: 'ink, vermilion, ash' },
        { text: 'graphite, saffron, smoke' },
      ],
      mood: [{ text: 'ominous' }, { text: 'nameless' }, { text: 'bleak' }],
      style: [{ text: 'shadow-theatre print' }, { text: 'two-tone poster' }, { text: 'paper-cut strip' }],
      negative: [
        { text: 'no faces', says: { shows: 'figure' } },
        { text: 'no interior detail', says: { shows: 'figure' } },
      ],
    },
  ],
};
