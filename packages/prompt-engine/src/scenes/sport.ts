import type { KindScenes } from './scene.ts';

/** Athletes and games: frozen by strobes, met in the thick of it, or reduced to one shape on a pitch. */
export const sport: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'isolated before a charcoal muslin backdrop, kit worn and true to the game, a strip of the real playing surface laid underneath',
          says: { light: 'studio' },
          somewhere: true,
        },
        {
          text: 'on a raised plywood stage dusted with chalk, black drape to the rear, effort stopped at its cleanest shape',
          says: { light: 'studio' },
          somewhere: true,
        },
        {
          text: 'set off by a slate backdrop wide enough for every limb, equipment complete, no audience',
          says: { light: 'studio' },
          somewhere: true,
        },
        { text: '{place}, kit and ground put in order, {prop} in clear view' },
        {
          text: 'before a black backdrop, a rain bar opened overhead, each drop stopped',
          needs: { weather: 'rain' },
          somewhere: true,
        },
        {
          text: 'before a slate backdrop, paper snow blown in from one end',
          needs: { weather: 'snow' },
          somewhere: true,
        },
        {
          text: 'on location with nobody else about, the far distance screened to one dark tone',
          needs: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'on the real floor, seats cleared, a charcoal backdrop hung at one end',
          needs: { place: 'indoor' },
          somewhere: true,
        },
        { text: 'kit worn and true to the game, every limb and item clear of its neighbour' },
        { text: 'effort stopped at its cleanest shape, equipment complete, distractions screened off' },
      ],
      light: [
        {
          text: 'two gridded strobes from the rear, left and right, rimming every muscle; small octabox key high on the axis',
          says: { light: 'studio' },
        },
        { text: 'hard key from upper left, short and crisp, cool rim from the opposite rear, no fill' },
        { text: 'one large parabolic source from camera left, one thin clean shadow' },
        {
          text: 'key from directly above through a square grid, floor bounce opening eye sockets and underside',
        },
      ],
      camera: [
        { text: '85 mm, f/11, strobes stopping a two-thousandth' },
        { text: '100 mm, f/13, hip height, eight metres away', says: { shows: 'figure' } },
        { text: '70 mm, f/11, tripod at knee height' },
      ],
      composition: [
        {
          text: 'action shape centred, no extremity nearer than a hand to any edge',
          says: { shows: 'figure' },
        },
        { text: 'strong diagonal from lower left to upper right, air given to the direction of effort' },
        { text: 'upright wedge, equipment closest, head at the upper third line', says: { shows: 'figure' } },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'charcoal, chalk, signal red' },
        { text: 'slate, sweat bronze, lime' },
        { text: 'black, ash, cobalt' },
      ],
      mood: [{ text: 'ready' }, { text: 'exact' }, { text: 'at full stretch' }],
      style: [
        { text: 'athletics photograph, high-speed strobe' },
        { text: 'federation-yearbook plate' },
        { text: 'sports-magazine plate, crisp transparency' },
      ],
      negative: [
        { text: 'correct number of limbs, no sponsor logos' },
        { text: 'equipment straight, no text' },
        { text: 'no motion streaks' },
      ],
    },
    {
      setting: [
        {
          text: 'surveyed square-on like a technical drawing, markings straight, kit and surface described without drama',
        },
        {
          text: 'held in the controlled version of its arena, seats empty, lines repainted, air still',
          somewhere: true,
        },
        {
          text: 'presented on a spotless playing surface, spare equipment set out parallel at one side',
          somewhere: true,
        },
        {
          text: 'on soaked ground under levelled banks, standing water swept from the lines',
          needs: { weather: 'rain' },
          somewhere: true,
        },
        {
          text: 'in a mist thin enough to keep the markings, stands dissolved',
          needs: { weather: 'fog' },
          somewhere: true,
        },
      ],
      light: [
        {
          text: 'overhead banks, level and shadow-poor, a slightly stronger row at camera left giving shape',
        },
        { text: 'high flat overcast quality from edge to edge, whites held below clipping' },
        { text: 'broad key from camera left at mast height, long and even, weak bounce from the surface' },
        {
          text: 'all floodlight banks on, balanced, four faint shadows crossing under each body',
          says: { light: 'stage' },
          needs: { time: 'night' },
        },
      ],
      camera: [
        { text: '50 mm, f/9, from a riser, dead level' },
        { text: '45 mm shift, f/11, verticals straight' },
        { text: '90 mm, f/11, square to the play' },
      ],
      composition: [
        { text: 'symmetrical, the contest on the centre line' },
        { text: 'low horizontal band of play, equal emptiness above and below' },
        { text: 'one marking running from the lower edge to the middle as an arrow', somewhere: true },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'turf, lime white, brick' },
        { text: 'pool blue, buoy red, chrome' },
        { text: 'sprung maple, black tape, navy' },
      ],
      mood: [{ text: 'regulated' }, { text: 'poised' }, { text: 'official' }],
      style: [
        { text: 'stadium-architecture plate', somewhere: true },
        { text: 'rule-book illustration in colour photography' },
        { text: 'large-format record of play' },
      ],
      negative: [
        { text: 'lines straight, no adverts' },
        { text: 'no extra balls' },
        { text: 'no readable numerals' },
      ],
    },
    {
      says: { place: 'indoor', light: 'studio' },
      setting: [
        {
          text: 'full length on seamless grey paper, kit as it comes off the field, dirt left in place',
          says: { shows: 'figure' },
          somewhere: true,
        },
        {
          text: 'against a white cyclorama, shoes and hem complete, one item of equipment at rest',
          says: { shows: 'figure' },
          somewhere: true,
        },
        { text: 'half length on seamless navy paper, tape, chalk and bruises left honest', somewhere: true },
        {
          text: 'on seamless paper, kit drenched, puddle kept to its outline',
          needs: { weather: 'rain' },
          somewhere: true,
        },
        { text: 'kit as it has been worn, nothing straightened for the picture' },
      ],
      light: [
        {
          text: 'beauty dish above the axis, twin strips from the rear, whatever lies behind held two stops under',
        },
        {
          text: 'large octabox from camera left at forty-five degrees, black flag at right sharpening the outline',
        },
        {
          text: 'bare-bulb key from upper right, hard nose shadow, whatever lies behind lit by a separate head',
          says: { era: 'present' },
        },
      ],
      camera: [
        { text: '85 mm, f/10, waist height' },
        { text: '105 mm, f/9, chest height, tethered' },
        { text: '80 mm, f/11, level with the belt' },
      ],
      composition: [
        { text: 'centred, crown a hand below the top, feet inside the margin', says: { shows: 'figure' } },
        { text: 'on the left third, open space at lower right' },
        { text: 'square on, shoulders spanning four fifths of the width', needs: { count: 'one' } },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'paper grey, mud, emerald' },
        { text: 'navy, rosin, scarlet' },
        { text: 'bone, black, gold' },
      ],
      mood: [{ text: 'weighed in' }, { text: 'proven' }, { text: 'spent but upright' }],
      style: [
        { text: 'team-sheet portrait, medium format' },
        { text: 'training-camp portrait series' },
        { text: 'equipment-catalogue portrait' },
      ],
      negative: [
        { text: 'no brand marks, no numerals' },
        { text: 'hands complete' },
        { text: 'no fake sweat gloss' },
      ],
    },
  ],
  cinematic: [
    {
      setting: [
        { text: 'deep in the thick of it, spray, grit or breath hanging, everything else a smear beyond' },
        { text: 'seen from low down, ground looming toward us, the far side dissolved in colour' },
        { text: 'a second after the decisive point, whatever was disturbed still airborne' },
        { text: '{place}, nothing settled yet, {prop} in the thick of it' },
        {
          text: 'while rain comes down in sheets, kit black, every touch throwing a crown of water',
          says: { place: 'outdoor' },
          needs: { weather: 'rain' },
        },
        {
          text: 'while snow blows through, faces crusted, surface scored by each turn',
          says: { place: 'outdoor' },
          needs: { weather: 'snow' },
        },
        {
          text: 'emerging out of fog, sound arriving sooner than shape',
          says: { place: 'outdoor' },
          needs: { weather: 'fog' },
        },
        {
          text: 'under the floods, insects and breath boiling in the beams',
          says: { place: 'outdoor' },
          needs: { time: 'night', light: 'stage' },
        },
        {
          text: 'indoors, rafters and strip tubes swimming above, floor squealing',
          says: { era: 'present' },
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'in the open, wind filling every loose fold, the far distance tilting',
          needs: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'amid a tangle of limbs, elbows nearest and unsharp, one clear gap through',
          needs: { count: 'many' },
          somewhere: true,
        },
      ],
      light: [
        {
          text: 'backlight catching everything thrown up, each droplet or crumb a spark, darker planes merely outlined',
        },
        { text: 'glare off the surface underlighting chin and kit, murkier overhead' },
        { text: 'brightness raking in over one flank, the opposite half blue' },
        {
          text: 'low sun down the length of play, everything thrown up gilded, silhouettes with burning rims',
          says: { light: 'sun' },
          needs: { time: 'golden-hour' },
        },
        {
          text: 'floods high beyond, white haze between, twin shades splayed underfoot',
          says: { light: 'stage' },
          needs: { time: 'night', light: 'stage' },
        },
        { text: 'first cold brightness skimming the ground, steam off every body', needs: { time: 'dawn' } },
        {
          text: 'high tubes, greenish, one open door pouring day along the boards',
          says: { era: 'present' },
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'huge sky, wind-scrubbed and even, brows dark, the ground giving some back',
          needs: { place: 'outdoor' },
        },
      ],
      camera: [
        { text: '400 mm, f/2.8, low, 1/2000 second' },
        { text: '24 mm, f/4, on the ground, dangerously near' },
        { text: '200 mm, f/2.8, panning, 1/60 second' },
      ],
      composition: [
        {
          text: 'leaving the picture at the right, disturbed air trailing the whole width',
          says: { shows: 'figure' },
        },
        { text: 'tilted, jammed into the upper third, ground rushing through the bottom' },
        { text: 'half cropped by speed, clear eye-line into the open corner' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'mud, floodlit mint, vermilion' },
        { text: 'spray white, petrol, orange' },
        { text: 'dust gold, ultramarine, blood orange' },
      ],
      mood: [{ text: 'all or nothing' }, { text: 'deafening' }, { text: 'last seconds' }],
      style: [
        { text: 'sports reportage, long telephoto' },
        { text: 'wire-service action frame' },
        { text: 'seventies sports-film still, grain' },
      ],
      motion: [
        { text: 'spray or grit thrown at the lens' },
        { text: 'surroundings streaked sideways' },
        { text: 'water breaking apart in beads' },
      ],
      negative: [
        { text: 'no extra limbs, no doubled balls' },
        { text: 'no readable adverts' },
        { text: 'no frozen stiffness' },
      ],
    },
    {
      says: { place: 'outdoor' },
      setting: [
        {
          text: 'small within weather and country, a thread of effort drawn through both',
          says: { shows: 'figure' },
          somewhere: true,
        },
        {
          text: 'at the edge of exhaustion, mile after mile of real ground stretching beyond',
          somewhere: true,
        },
        { text: '{place}, the weather turning for the worse, {prop} slick already' },
        { text: 'in open air, nothing marked out, far horizon tilting with each movement', somewhere: true },
        { text: 'head on into driving rain, ground gone to mirror', needs: { weather: 'rain' } },
        {
          text: 'scoring one clean line through snow, powder hanging',
          needs: { weather: 'snow' },
          somewhere: true,
        },
        {
          text: 'out after dark, one moving lamp, breath lit',
          says: { light: 'lamp' },
          needs: { time: 'night' },
          somewhere: true,
        },
        { text: 'at the edge of exhaustion, kit pulled askew, nothing given up' },
        { text: 'out in moving air, loose cloth dragged back, breath short' },
      ],
      light: [
        {
          text: 'storm tearing open beyond, one bright lane over the ground, the near half slate',
          says: { weather: 'storm' },
        },
        {
          text: 'sun dead behind, its disc hidden, edges smoking with brightness',
          says: { light: 'sun', time: 'golden-hour' },
        },
        {
          text: 'hard noon sun, tiny black puddles of shade, heat wobbling',
          says: { light: 'sun', time: 'day', season: 'summer' },
        },
        {
          text: 'cold blue hour, sky the only source, pale things the last still clear',
          says: { time: 'dusk' },
        },
        {
          text: 'milk-white overcast, depth given by haze alone, each farther plane paler',
          says: { weather: 'cloud' },
        },
        { text: 'open sky, wide and even, depth given by haze alone' },
      ],
      camera: [
        { text: '600 mm, f/4, far back', says: { shows: 'figure' } },
        { text: '20 mm, f/5.6, half under whatever is thrown up' },
        { text: '135 mm, f/2.8, moving alongside' },
      ],
      composition: [
        { text: 'tiny at the lower right third, open sky piled overhead', says: { shows: 'figure' } },
        {
          text: 'midway on a long curve of track, ridge or wake',
          says: { shows: 'figure' },
          somewhere: true,
        },
        { text: 'huge at one border, the beaten distance dwindling behind' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'ochre track, thunder, lime' },
        { text: 'ice, flame, pine' },
        { text: 'sea slate, foam, safety orange' },
      ],
      mood: [{ text: 'far from done' }, { text: 'wild' }, { text: 'against the clock' }],
      style: [
        { text: 'expedition-film still, anamorphic' },
        { text: 'endurance reportage, colour slide' },
        { text: 'outdoor-film frame, zoom grain' },
      ],
      motion: [
        { text: 'dust plume drifting crosswind', somewhere: true },
        { text: 'wake or trail still spreading', somewhere: true },
        { text: 'cloth cracking in gusts' },
      ],
      negative: [{ text: 'no extra limbs' }, { text: 'no posed finish' }, { text: 'no lens flare' }],
    },
    {
      setting: [
        { text: 'in that part where nobody applauds, tape unwinding, chest going', somewhere: true },
        { text: 'where effort turns inward, breath short, noise merely felt' },
        {
          text: 'where effort has left its mark, steam lifting, ground littered with tape and bottles',
          somewhere: true,
        },
        { text: '{place}, minutes to go, {prop} close by' },
        {
          text: 'indoors beneath pipes and a buzzing tube, benches worn pale',
          says: { era: 'present' },
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'outside beyond the ropes, grass flattened, voices carried off',
          needs: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'beneath a stand while rain hammers it, kit steaming',
          needs: { weather: 'rain' },
          somewhere: true,
        },
      ],
      light: [
        { text: 'doorway glare at the far end, everything nearer brown, one wet rim', somewhere: true },
        {
          text: 'caged bulb overhead, sour yellow, brows dark, collarbones and laces shining',
          says: { light: 'lamp', place: 'indoor', era: 'present' },
          somewhere: true,
        },
        { text: 'brightness leaking under and around, scarcely enough, whites of eyes first' },
        {
          text: 'floodlit glow spilling over the wall, mint, air full of specks',
          says: { light: 'stage', time: 'night', place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'plain sky, open shade, one cheek warmed by painted boards',
          needs: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'high dusty panes, a slanting bar that misses by a foot',
          says: { light: 'window', time: 'day' },
          needs: { place: 'indoor' },
          somewhere: true,
        },
        { text: 'brightness on one flank, worn edges shining, brows dark' },
      ],
      camera: [
        { text: '35 mm, f/1.8, knee to knee' },
        { text: '50 mm, f/1.4, over a shoulder' },
        { text: '28 mm, f/2, very close' },
      ],
      composition: [
        { text: 'close, off-centre, something dark and unsharp nearest' },
        { text: 'reflected once, seen once, wall between', somewhere: true },
        { text: 'low right, dark overhead, one small bright gap beyond' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'liniment green, brick, tallow' },
        { text: 'locker blue, rust, towel' },
        { text: 'tunnel black, mint, ox' },
      ],
      mood: [{ text: 'nerves' }, { text: 'alone in it' }, { text: 'over' }],
      style: [
        { text: 'sports-drama still, high-speed stock' },
        { text: 'behind-the-scenes photo-essay' },
        { text: 'old press reportage, pushed grain' },
      ],
      motion: [
        { text: 'steam curling off shoulders' },
        { text: 'a loose end swinging' },
        { text: 'dust dropping in the beam', somewhere: true },
      ],
      negative: [
        { text: 'no cameras or microphones' },
        { text: 'no readable adverts' },
        { text: 'no posing flex' },
      ],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'one shape, blank surface', somewhere: true },
        { text: 'set on an unmarked field of colour', somewhere: true },
        { text: 'tiny, a single painted line', says: { shows: 'figure' }, somewhere: true },
        {
          text: 'tiny, white piste, nothing else',
          says: { shows: 'figure' },
          needs: { weather: 'snow' },
          somewhere: true,
        },
        {
          text: 'in one pool, black around',
          says: { shows: 'figure' },
          needs: { time: 'night' },
          somewhere: true,
        },
        { text: 'one action kept, the rest left plain' },
      ],
      light: [
        { text: 'flat overhead source' },
        { text: 'hard overhead source, short shade' },
        { text: 'pale wash, directionless' },
      ],
      camera: [
        { text: '300 mm, straight down', says: { shows: 'figure' } },
        { text: '200 mm, far', says: { shows: 'figure' } },
        { text: '50 mm, high', says: { shows: 'figure' } },
        { text: '135 mm, level' },
      ],
      composition: [
        { text: 'lower right, rest blank', says: { shows: 'figure' } },
        { text: 'one tenth, dead middle', says: { shows: 'figure' } },
        { text: 'upper corner, heading out', says: { shows: 'figure' } },
        { text: 'to one side, rest bare' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, white' },
        { text: 'court green, red, white' },
        { text: 'cobalt, yellow, chalk' },
      ],
      mood: [{ text: 'measured' }, { text: 'silent' }, { text: 'pared down' }],
      style: [
        { text: 'olympic-poster flatness' },
        { text: 'gallery print, wide mount' },
        { text: 'spare colour study' },
      ],
      negative: [{ text: 'no lettering' }, { text: 'no stray marks' }],
    },
    {
      setting: [
        { text: 'cropped to effort: tendon, strap, chalk', says: { shows: 'face' } },
        { text: 'only the contact point', says: { shows: 'face' } },
        { text: 'one fragment of kit, worn', says: { shows: 'face' } },
        { text: 'one splash, cropped tight', says: { shows: 'face' }, needs: { weather: 'rain' } },
        { text: 'strain and texture before anything else' },
      ],
      light: [
        { text: 'single raking source' },
        { text: 'hard beam, texture only' },
        { text: 'one high source, deep blacks' },
      ],
      camera: [
        { text: '100 mm macro', says: { shows: 'face' } },
        { text: '135 mm, tight' },
        { text: '90 mm, very near', says: { shows: 'face' } },
      ],
      composition: [
        { text: 'bleeding off three borders' },
        { text: 'diagonal, blank triangle' },
        { text: 'low, blackness piled high' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, black' },
        { text: 'chalk, leather, black' },
        { text: 'scar pink, rubber, bone' },
      ],
      mood: [{ text: 'braced' }, { text: 'raw' }, { text: 'held' }],
      style: [{ text: 'cropped silver print' }, { text: 'contact-print fragment' }, { text: 'tonal study' }],
      negative: [{ text: 'no soft patches' }, { text: "no maker's marks" }],
    },
    {
      setting: [
        { text: 'pure silhouette at full extension', says: { shows: 'figure' } },
        { text: 'outline, two flat tones', says: { shows: 'figure' } },
        { text: 'cut-out shape, nothing within', says: { shows: 'figure' } },
        { text: 'silhouette, fog for ground', says: { shows: 'figure' }, needs: { weather: 'fog' } },
        { text: 'reduced to shape and two tones' },
      ],
      light: [
        { text: 'single rear glow' },
        { text: 'rear source, crisp contour', says: { shows: 'figure' } },
        { text: 'luminous plain, features gone', says: { shows: 'figure' }, somewhere: true },
        { text: 'dusk band alone, features gone', says: { shows: 'figure' }, needs: { time: 'dusk' } },
      ],
      camera: [
        { text: '400 mm, flattened', says: { shows: 'figure' } },
        { text: '135 mm, side-on' },
        { text: '85 mm, ground-low' },
      ],
      composition: [
        { text: 'bottom sixth, void overhead', says: { shows: 'figure' } },
        { text: 'touching top and bottom' },
        { text: 'breaking out of the far border' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, pearl' },
        { text: 'ink, tangerine, pearl' },
        { text: 'graphite, mint, ash' },
      ],
      mood: [{ text: 'airborne feeling' }, { text: 'nameless' }, { text: 'clean' }],
      style: [
        { text: 'silhouette print', says: { shows: 'figure' } },
        { text: 'paper-cut poster' },
        { text: 'two-tone screenprint look' },
      ],
      negative: [{ text: 'no features', says: { shows: 'figure' } }, { text: 'no stray edges' }],
    },
  ],
};
