import type { KindScenes } from './scene.ts';

/** People together, from couple to crowd: a set-up group, a moment among them, shapes on one ground. Never says how many. */
export const people: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'placed on low risers before a plain painted cloth, faces on clear lines, elbows just touching',
          somewhere: true,
        },
        {
          text: 'grouped shoulder to shoulder before an unrolled canvas, heights balanced, bags and phones put aside',
          somewhere: true,
        },
        {
          text: 'arranged as a set-up group, tallest to the rear, each person on a taped mark',
          says: { shows: 'figure' },
          somewhere: true,
        },
        { text: '{place}, gathered at a plain end of the place, {prop} shown once and squarely' },
        {
          text: '{place}, gathered against one plain wall, {prop} shown once and squarely',
          needs: { place: 'indoor' },
        },
        {
          text: '{place}, gathered on level ground, {prop} shown once and squarely',
          needs: { place: 'outdoor' },
        },
        {
          text: 'arranged in two tidy arcs on dry boards, rain held off by a high tarpaulin',
          needs: { weather: 'rain' },
          somewhere: true,
        },
        {
          text: 'arranged in a shallow arc, snow brushed from collars, clean snow kept at their feet',
          needs: { weather: 'snow' },
          somewhere: true,
        },
        {
          text: 'gathered close before black drape, the night masked off entirely',
          needs: { time: 'night' },
          somewhere: true,
        },
        { text: 'set so that every face is seen, the outermost turned inward' },
        {
          text: 'gathered close, a long canvas unrolled from two poles out of doors, the real ground left below',
          needs: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'placed on low risers at one cleared end of the interior, bags and phones put aside',
          needs: { place: 'indoor' },
          somewhere: true,
        },
        { text: 'faces on clear lines, hands in view, whatever does not belong put aside' },
        { text: 'each face in clear view, sleeves and collars straightened, nobody masked' },
      ],
      light: [
        {
          text: 'large octabox high from camera left plus a weaker twin at right, crossing evenly so nobody shades a neighbour',
          says: { light: 'studio' },
        },
        {
          text: 'one very broad key from above camera left, feathered across to the last face; low fill on the axis',
        },
        { text: 'overhead scrim the size of the group, flat card on each flank, brows kept open' },
        {
          text: 'key from high camera right, the far distance two stops under, hair rim from the rear for every head',
        },
      ],
      camera: [
        { text: '70 mm, f/11, chest height, tripod, six metres away' },
        { text: '80 mm, f/11, eye level, back upright, two-second delay' },
        { text: '65 mm, f/13, slightly raised, focus a third of the way in' },
      ],
      composition: [
        { text: 'group centred, equal air at both ends, hands visible, no head on top of another' },
        {
          text: 'one shallow pyramid of heads, apex on the middle line, feet inside the lower margin',
          says: { shows: 'figure' },
        },
        { text: 'heads stepped along a gentle diagonal, gaps kept even, outer shoulders angled inward' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'slate, cream, brick, mustard' },
        { text: 'denim, oatmeal, bottle green' },
        { text: 'charcoal, dove, rust' },
      ],
      mood: [{ text: 'together' }, { text: 'at ease together' }, { text: 'on good terms' }],
      style: [
        { text: 'commissioned group portrait, medium format' },
        { text: 'anniversary portrait, large-format colour' },
        { text: 'ensemble portrait, evenly printed' },
      ],
      negative: [
        { text: 'no merged limbs, no duplicate faces' },
        { text: 'no text' },
        { text: 'five fingers to each hand shown' },
      ],
    },
    {
      says: { place: 'indoor' },
      setting: [
        {
          text: 'on boxes of three heights against seamless pearl-grey paper, knees and shoulders interlocking',
          somewhere: true,
        },
        { text: 'packed close on one long bench, pearl paper falling away below it', somewhere: true },
        {
          text: 'full length on seamless paper, weight shifted toward each other, paper swept',
          says: { shows: 'figure' },
          somewhere: true,
        },
        {
          text: 'crowded between two tall flats that meet in a corner, forced near enough to touch',
          somewhere: true,
        },
        { text: 'near enough to touch, every face and hand given room, whatever is not needed carried out' },
      ],
      light: [
        {
          text: 'two strip boxes, one per flank, level; whatever lies behind lit apart so that its tone stays even',
          says: { light: 'studio' },
        },
        { text: 'bank overhead, wide as the group, bounced up from below to fill chins' },
        { text: 'key straight above the axis with a grid, black panels at both ends shaping outer cheeks' },
      ],
      camera: [
        { text: '80 mm, f/11, waist height, tethered' },
        { text: '85 mm, f/11, hip level, seven metres away', says: { shows: 'figure' } },
        { text: '75 mm, f/13, navel height, verticals true' },
      ],
      composition: [
        { text: 'compact block, air all round, lowest hands well above the margin' },
        {
          text: 'interlocked outline like a single sculpture, centred, no gap between neighbours',
          says: { shows: 'figure' },
        },
        { text: 'full row edge to edge, small equal gaps, feet complete', says: { shows: 'figure' } },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'pearl grey, navy, tan' },
        { text: 'paper white, olive, cherry' },
        { text: 'dove, black, butterscotch' },
      ],
      mood: [{ text: 'close' }, { text: 'in on it' }, { text: 'comfortable' }],
      style: [
        { text: 'editorial group portrait' },
        { text: 'ensemble publicity portrait' },
        { text: 'album-sleeve portrait, medium format' },
      ],
      negative: [{ text: 'no logos' }, { text: 'no cloned expressions' }, { text: 'no stands or cables' }],
    },
    {
      setting: [
        {
          text: 'set in an even row as for a record of those present, surroundings tidied, ground line dead level',
          says: { shows: 'figure' },
          somewhere: true,
        },
        {
          text: 'clutter cleared from behind each head, whatever belongs put straight',
        },
        { text: '{place}, work stopped for the picture, {prop} laid within reach' },
        {
          text: 'ranked by height with sleeves and collars put straight, a flagpole-straight edge closing each flank',
          says: { shows: 'figure' },
          somewhere: true,
        },
        {
          text: 'ranged on wetted ground, fine rain allowed only at the rear',
          needs: { weather: 'rain' },
          somewhere: true,
        },
        {
          text: 'ranged where mist hides the clutter to the rear and leaves the row crisp',
          needs: { weather: 'fog' },
          somewhere: true,
        },
      ],
      light: [
        {
          text: 'high broad neutral key from camera left, long throw, so first and last faces read alike',
        },
        {
          text: 'bare strobes high at both corners, diffused by distance, faint crossed shade on the ground',
          says: { light: 'studio' },
        },
        { text: 'large silk on two stands at camera left, existing level one stop under it' },
        {
          text: 'strong even key over the tripod, the night kept readable three stops down',
          needs: { time: 'night' },
        },
      ],
      camera: [
        { text: '90 mm, f/11, eight metres back, height of the shortest chin' },
        { text: '50 mm on medium format, f/16, step ladder, level' },
        { text: '100 mm, f/11, from a riser, dead level' },
      ],
      composition: [
        {
          text: 'strict frieze along the middle band, same ground above as below',
          says: { shows: 'figure' },
        },
        {
          text: 'row centred, small equal intervals, end persons a full head inside the border',
          says: { shows: 'figure' },
        },
        {
          text: 'heads in the middle third, feet inside the margin, top third kept for the place',
          says: { shows: 'figure' },
        },
        { text: 'group on the middle line, heads well clear of the edge, nothing cut' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'brass, black serge, chalk' },
        { text: 'work blue, biscuit, iron' },
        { text: 'plum, flannel, ivory' },
      ],
      mood: [{ text: 'on the record' }, { text: 'accounted for' }, { text: 'proud' }],
      style: [
        { text: 'regional-survey group plate' },
        { text: 'contact-printed group plate' },
        { text: 'unretouched album record' },
      ],
      negative: [
        { text: 'no lettering on clothes' },
        { text: 'no spare hands, no missing limbs' },
        { text: 'no figure half cut', says: { shows: 'figure' } },
      ],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: 'mid-moment and paying attention to one another, things left wherever they dropped, no gap left for us',
        },
        { text: 'overheard more than watched, backs half turned, one dark sleeve close to the lens' },
        { text: 'where the moment has just turned, hands not yet back where they were' },
        { text: '{place}, busy together, {prop} somewhere among them, things dropped wherever' },
        {
          text: '{place}, indoors and busy with one another, {prop} somewhere among them',
          needs: { place: 'indoor' },
        },
        {
          text: '{place}, out in whatever the sky is doing, {prop} somewhere among them',
          needs: { place: 'outdoor' },
        },
        {
          text: 'bunched together while rain comes down in rods, breath and wet wool, far shapes dissolving',
          says: { place: 'outdoor' },
          needs: { weather: 'rain' },
          somewhere: true,
        },
        {
          text: 'close together while snow comes down, breath drifting sideways, shoulders whitening',
          says: { place: 'outdoor' },
          needs: { weather: 'snow' },
        },
        {
          text: 'half swallowed by fog, nearest bodies solid, others merely coats',
          says: { place: 'outdoor' },
          needs: { weather: 'fog' },
        },
        {
          text: 'after hours, one bright opening close by, somebody always about to leave',
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'indoors at close quarters, things shoved back, jackets heaped wherever there was space',
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'out where wind snatches words, hair going sideways, horizon tipped',
          needs: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'in the open, some nearer, some already turned, loose cloth and hair going sideways',
          needs: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'indoors among things still in use, one shoulder too close to the lens',
          needs: { place: 'indoor' },
          somewhere: true,
        },
        { text: 'one nearer than another, the nearest edge out of focus, faces overlapping' },
      ],
      light: [
        {
          text: 'existing glow, strongest beyond them, running along profiles and dying in whatever stands nearest',
        },
        { text: 'patchy brightness tossed up from below, underlighting jaws, dim blue everywhere else' },
        { text: 'brightness from one flank only, faces turned that way gilded, others half gone' },
        {
          text: 'last sun flat beyond their shoulders, hair lit like wire, blue bounce on the near cheeks',
          says: { light: 'sun' },
          needs: { time: 'golden-hour' },
        },
        {
          text: 'first grey-blue hour, a yellow pane somewhere, cold lying on collars',
          needs: { time: 'dawn' },
          somewhere: true,
        },
        {
          text: 'sky gone, a warm spill low at one flank, orange meeting blue over faces',
          needs: { time: 'night', place: 'outdoor' },
        },
        {
          text: 'one low-hung shade above the middle of them, butter-yellow, outer backs dim',
          says: { light: 'lamp' },
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'brightness coming in at one end, climbing along cheeks, spent before the nearest backs',
          needs: { place: 'indoor' },
        },
        {
          text: 'open sky overhead, a brighter flank to the right, jaws picking up the ground',
          needs: { place: 'outdoor' },
        },
        {
          text: 'violet sky left to itself, a yellow glow somewhere low coming up on foreheads',
          needs: { time: 'dusk', place: 'outdoor' },
        },
      ],
      camera: [
        { text: '28 mm, f/2.8, elbow-close, among them' },
        { text: '35 mm, f/2, handheld, jostled' },
        { text: '40 mm, f/2, shoulder-high, through a gap' },
      ],
      composition: [
        { text: 'near shoulder filling a flank, the exchange right of centre, depth stacked beyond' },
        { text: 'heads scattered unevenly, the liveliest gesture at the upper right third' },
        { text: 'looks crossing like strings, densest where they meet, blurred cloth nearest' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'mustard, diesel blue, brick' },
        { text: 'tomato, moss, cigarette cream' },
        { text: 'apricot, petrol, tar' },
      ],
      mood: [{ text: 'in full flow' }, { text: 'thick as thieves' }, { text: 'unfinished business' }],
      style: [
        { text: 'documentary film still, colour negative' },
        { text: 'slice-of-life photo-essay, available glow' },
        { text: 'ensemble-drama still, fine grain' },
      ],
      motion: [
        { text: 'a gesture blurring at its quickest' },
        { text: "someone's turn smearing hair" },
        { text: 'loose cloth swinging' },
      ],
      negative: [{ text: 'no posing row' }, { text: 'no readable signs' }, { text: 'no repeated faces' }],
    },
    {
      says: { place: 'outdoor' },
      setting: [
        {
          text: 'out together in open country air, coats blown one way, a track losing itself beyond',
          somewhere: true,
        },
        {
          text: 'strung out along one line of ground, clouds towing their darkness over',
          says: { shows: 'figure' },
          somewhere: true,
        },
        { text: '{place}, weather rolling in, {prop} set down out of the wind' },
        {
          text: 'together under sudden rain, cloth clinging, the ground already dancing',
          needs: { weather: 'rain' },
        },
        {
          text: 'together in open air, some distance of real ground before and beyond, coats blown one way',
          somewhere: true,
        },
        {
          text: 'out of doors and close, weather on the way, the horizon seen between bodies',
          somewhere: true,
        },
        {
          text: 'deep in new snow, a trench of footmarks leading up to them, breath hanging',
          needs: { weather: 'snow' },
          somewhere: true,
        },
        {
          text: 'out late, distant bright beads, sky not quite finished',
          needs: { time: 'night' },
          somewhere: true,
        },
        { text: 'close together, loose cloth and hair blown one way, no two faces turned alike' },
      ],
      light: [
        { text: 'high cloud opening, brightness travelling toward them, foreground still pewter' },
        {
          text: 'sun low at the right, threading sleeves and dust, faces in open shade warmed by the ground',
          says: { light: 'sun', time: 'golden-hour' },
        },
        {
          text: 'noon sun nearly overhead, dark brows, the ground throwing half back',
          says: { light: 'sun', time: 'day' },
        },
        { text: 'wide pewter sky, whole and even, cool beneath every brow' },
        {
          text: 'afterglow low in the west, mauve overhead, no cast edges, faces the last things clear',
          says: { time: 'dusk' },
        },
      ],
      camera: [
        { text: '135 mm, f/2.8, long way off, compressed', says: { shows: 'figure' } },
        { text: '35 mm anamorphic, f/4, knee-high' },
        { text: '200 mm, f/4, from a long way across', says: { shows: 'figure' } },
      ],
      composition: [
        { text: 'low band of bodies, sky two thirds, ground curving away', says: { shows: 'figure' } },
        { text: 'overlapping in depth, largest at right, smallest far off', says: { shows: 'figure' } },
        { text: 'clustered at one end of a long line, emptiness trailing them', says: { shows: 'figure' } },
        { text: 'overlapping at the right, open space to the left' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'straw, thunder blue, poppy' },
        { text: 'dune, heather, oilskin yellow' },
        { text: 'clover, slate, orange peel' },
      ],
      mood: [{ text: 'on the way' }, { text: 'windblown' }, { text: 'loose-limbed' }],
      style: [
        { text: 'road-movie still, anamorphic' },
        { text: 'travel reportage, faded negative' },
        { text: 'coming-of-age cinema, zoom grain' },
      ],
      motion: [
        { text: 'loose cloth leaning one way' },
        { text: 'a step caught airborne, heel smeared', says: { shows: 'figure' } },
        { text: 'birds bursting up beyond', somewhere: true },
      ],
      negative: [
        { text: 'no tourist smiles, no readable signs' },
        { text: 'no posing row' },
        { text: 'no repeated faces' },
      ],
    },
    {
      says: { time: 'night' },
      setting: [
        {
          text: 'after midnight, still together, dark shapes close about, the ground underfoot cold',
          somewhere: true,
        },
        {
          text: 'beneath the last working bulb, moths and smoke over their heads, everything else dropped away',
          says: { era: 'present' },
          somewhere: true,
        },
        { text: '{place}, long past closing, {prop} glinting among them' },
        {
          text: 'under the rain together, dark wet collars, running water lit orange',
          says: { place: 'outdoor' },
          needs: { weather: 'rain' },
          somewhere: true,
        },
        {
          text: 'indoors long after everyone else, plates or papers stacked, flames burnt low',
          says: { light: 'candle' },
          needs: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'out in the dark together, nearest shoulders mere shapes, one warm gap among them',
          needs: { place: 'outdoor' },
          somewhere: true,
        },
        { text: 'still together at this hour, voices low, dark shapes close about' },
      ],
      light: [
        {
          text: 'one bright opening deep behind them, amber along cheeks, murk swallowing the nearest backs',
        },
        {
          text: 'embers or coals somewhere low, faces lit upward, sparks and dark beyond',
          says: { light: 'fire', place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'neon somewhere out of shot, pink on one flank, mint on the other',
          says: { light: 'neon', era: 'present' },
          somewhere: true,
        },
        { text: 'a passing beam, hard white, sliding over and leaving them blue' },
        { text: 'glow cupped low in the midst of the group, gold on chins and knuckles' },
        {
          text: 'what the sky keeps, blue along crowns; a warm gap deep in the group',
          needs: { place: 'outdoor' },
        },
        {
          text: 'one shaded bulb among them, gold on foreheads, walls lost in brown',
          says: { light: 'lamp', era: 'present' },
          needs: { place: 'indoor' },
          somewhere: true,
        },
      ],
      camera: [
        { text: '50 mm, f/1.4, 1/60 second' },
        { text: '35 mm, f/1.4, close enough for breath' },
        { text: '75 mm, f/1.4, from a little way off' },
      ],
      composition: [
        { text: 'lit faces close together, one gap toward us, darkness all round' },
        { text: 'right half crowded and bright, opposite half given over to night air' },
        { text: 'nearest head a dark arc, brightest laugh or frown within its curve' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'ember, midnight teal, wine' },
        { text: 'sodium, ink, jade' },
        { text: 'hot pink, tar, brass' },
      ],
      mood: [{ text: 'past bedtime' }, { text: 'conspiratorial' }, { text: 'late company' }],
      style: [
        { text: 'night reportage, pushed two stops' },
        { text: 'neo-noir ensemble still' },
        { text: 'late snapshot, tungsten cast' },
      ],
      motion: [
        { text: 'sparks or smoke rising through them', somewhere: true },
        { text: 'traffic ribbons beyond', says: { place: 'outdoor', era: 'present' }, somewhere: true },
        { text: 'a hand mid-swing' },
      ],
      negative: [
        { text: 'no readable words' },
        { text: 'no flat frontal light' },
        { text: 'no repeated faces' },
      ],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'one close cluster, blank ground', says: { shows: 'figure' }, somewhere: true },
        { text: 'a single joined outline, nothing around', says: { shows: 'figure' }, somewhere: true },
        { text: 'pressed together, acres of blank', says: { shows: 'figure' }, somewhere: true },
        {
          text: 'one dark knot, untouched snow',
          says: { shows: 'figure' },
          needs: { weather: 'snow' },
          somewhere: true,
        },
        { text: 'one joined outline, fog all round', says: { shows: 'figure' }, needs: { weather: 'fog' } },
        { text: 'everything but them left plain' },
      ],
      light: [
        { text: 'flat soft light, barely a footprint of shade' },
        { text: 'one huge overhead source' },
        { text: 'pale wash, no direction' },
      ],
      camera: [
        { text: '50 mm, far', says: { shows: 'figure' } },
        { text: '135 mm, distant, eye-high', says: { shows: 'figure' } },
        { text: 'straight down, high', says: { shows: 'figure' } },
        { text: '85 mm, level' },
      ],
      composition: [
        { text: 'lower right, rest blank', says: { shows: 'figure' } },
        { text: 'bottom edge, one fifth tall', says: { shows: 'figure' } },
        { text: 'tucked into one corner', says: { shows: 'figure' } },
        { text: 'to one side, rest bare' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, white' },
        { text: 'ink, coral, white' },
        { text: 'navy, sand, chalk' },
      ],
      mood: [{ text: 'bonded' }, { text: 'few words' }, { text: 'inseparable' }],
      style: [
        { text: 'spare colour study' },
        { text: 'gallery print, wide mount' },
        { text: 'two-tone print' },
      ],
      negative: [{ text: 'no text' }, { text: 'no stray marks' }],
    },
    {
      setting: [
        { text: 'cropped to touching shoulders and jaws', says: { shows: 'face' } },
        { text: 'hands and cheeks, overlapping', says: { shows: 'face' } },
        { text: 'profiles nested, all else omitted', says: { shows: 'face' } },
        { text: 'wet shoulders only, cropped tight', says: { shows: 'face' }, needs: { weather: 'rain' } },
        { text: 'close, plain, nothing unneeded' },
      ],
      light: [
        { text: 'hard small source, raking' },
        { text: 'one beam, texture only' },
        { text: 'single source, steeply overhead' },
      ],
      camera: [
        { text: '100 mm, very near', says: { shows: 'face' } },
        { text: '90 mm, tight' },
        { text: '135 mm, minimum distance', says: { shows: 'face' } },
      ],
      composition: [
        { text: 'filling all four borders' },
        { text: 'diagonal overlap, blank triangle' },
        { text: 'halves meeting at mid-picture', says: { shows: 'face' } },
      ],
      palette: [
        { text: '{colour1}, {colour2}, bone' },
        { text: 'indigo, flesh, bone' },
        { text: 'rust, milk, black' },
      ],
      mood: [{ text: 'tender' }, { text: 'near' }, { text: 'held' }],
      style: [{ text: 'cropped silver print' }, { text: 'fragment, contact print' }, { text: 'tonal study' }],
      negative: [{ text: 'no text' }],
    },
    {
      setting: [
        { text: 'plain silhouettes, shoulder to shoulder', says: { shows: 'figure' } },
        { text: 'cut-out shapes on one tone', says: { shows: 'figure' } },
        { text: 'outlines only, heights in rhythm', says: { shows: 'figure' } },
        {
          text: 'silhouettes, indigo sky, no stars',
          says: { shows: 'figure' },
          needs: { time: 'night' },
          somewhere: true,
        },
        { text: 'profiles and edges before anything else' },
      ],
      light: [
        { text: 'single rear glow, features gone', says: { shows: 'figure' } },
        { text: 'plain luminous ground', says: { shows: 'figure' }, somewhere: true },
        { text: 'one rear source, crisp contours', says: { shows: 'figure' } },
        { text: 'dawn band alone, features gone', says: { shows: 'figure' }, needs: { time: 'dawn' } },
        { text: 'single source from beyond, edges bright' },
      ],
      camera: [
        { text: '100 mm, distant, level', says: { shows: 'figure' } },
        { text: '70 mm, square on' },
        { text: '300 mm, flattened', says: { shows: 'figure' } },
      ],
      composition: [
        { text: 'standing on the bottom border', says: { shows: 'figure' } },
        { text: 'mid-height strip, blank above' },
        { text: 'hugging the far right border' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, pearl' },
        { text: 'ink, apricot, pearl' },
        { text: 'graphite, sky, ash' },
      ],
      mood: [{ text: 'unnamed' }, { text: 'counted' }, { text: 'hushed' }],
      style: [
        { text: 'silhouette print', says: { shows: 'figure' } },
        { text: 'paper-cut simplicity' },
        { text: 'poster photograph, two tones' },
      ],
      negative: [{ text: 'no facial detail', says: { shows: 'figure' } }, { text: 'no stray limbs' }],
    },
  ],
};
