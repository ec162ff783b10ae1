import type { KindScenes } from './scene.ts';

/** Machines, engines and instruments: their parts legible, the shift they work, one part alone. */
export const machine: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'brought onto a poured concrete floor, covers off on the near side, moving parts cleaned and legible',
          somewhere: true,
        },
        { text: 'standing on a low steel plinth, guards open, cables coiled and tied', somewhere: true },
        { text: 'isolated from its hall by a grey cloth, every lever at rest', somewhere: true },
        { text: 'covers off on the near side, moving parts cleaned and legible, cables coiled and tied' },
      ],
      light: [
        {
          text: 'an overhead bank as long as the thing itself, a strip at rear right drawing one clean line along the metal',
        },
        {
          text: 'large diffuser high on the left, black flags shaping each tube, white card low for the underside',
        },
        { text: 'two softboxes at unequal power, polished surfaces given a gradient rather than a glare' },
      ],
      camera: [
        { text: '70 mm, f/13, waist height, verticals straight' },
        { text: '100 mm, f/16, three-quarter view, focus-stacked' },
        { text: '4x5 camera, 150 mm, f/22, level' },
      ],
      composition: [
        { text: 'centred, all extremities inside, equal margins' },
        { text: 'long axis running left to right, controls on the upper third' },
        { text: 'filling the middle two thirds, base line low' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'machine green, bare steel, brass' },
        { text: 'cast grey, oil black, signal yellow' },
        { text: 'enamel blue, aluminium, rubber' },
      ],
      mood: [{ text: 'competent' }, { text: 'built for decades' }, { text: 'exact' }],
      style: [
        { text: "manufacturer's catalogue plate" },
        { text: 'museum of technology record' },
        { text: 'engineering annual photograph' },
      ],
      negative: [{ text: 'no invented gauges, no lettering' }, { text: 'no extra handles' }],
    },
    {
      setting: [
        {
          text: 'shown in plan as a set of assemblies, main body in the middle, two removed parts laid parallel beside it',
          somewhere: true,
        },
        { text: 'mounted at eye height on a test stand, hoses routed square', somewhere: true },
        { text: 'presented with one panel lifted away so that the train of parts can be followed' },
      ],
      light: [
        { text: 'tent of white fabric, narrow black slits for edges' },
        { text: 'raking key at twenty degrees to bring up tool marks, fill a stop under' },
        { text: 'even top panel, contact shade crisp below' },
      ],
      camera: [
        { text: '90 mm tilt lens, f/11, plane along the shaft' },
        { text: '120 mm macro, f/16, stacked' },
        { text: '50 mm, f/11, dead front' },
      ],
      composition: [
        { text: 'axis horizontal, spacing regular' },
        { text: 'main body left, open side to the right' },
        { text: 'symmetrical about the main axis' },
      ],
      palette: [
        { text: 'gunmetal, copper, white' },
        { text: 'bronze, slate, oil amber' },
        { text: 'nickel, bottle green, cork' },
      ],
      mood: [{ text: 'lucid' }, { text: 'well kept' }, { text: 'methodical' }],
      style: [
        { text: 'service-manual photograph' },
        { text: 'patent exhibit record' },
        { text: 'precision-industry brochure' },
      ],
      negative: [{ text: 'no fused parts' }, { text: 'no brand plate' }],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: 'in the last hour of a shift, swarf on the boards, a jacket over the stool, a radio somewhere',
          says: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'running at full tilt in a vaulted hall, operator half hidden, belt slapping',
          says: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'found at the back of a barn, hens underfoot, tarpaulin just pulled off',
          says: { place: 'indoor' },
          somewhere: true,
        },
        { text: "in the last hour of somebody's shift, an oily rag thrown over a rail, a radio somewhere" },
      ],
      light: [
        {
          text: 'sawtooth roof pouring paleness down through dust, a task lamp burning orange near the tool',
          says: { light: 'lamp', place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'open doors at the far end, everything toward us going dark and warm',
          says: { place: 'indoor' },
          somewhere: true,
        },
        { text: 'brightness comes in low at one side, each worn edge answering, the rest in brown' },
      ],
      camera: [
        { text: '35 mm past a blurred near part' },
        { text: '28 mm near the ground, whole bulk looming' },
        { text: '135 mm past something hanging' },
      ],
      composition: [
        { text: 'mass on the right, one small lit figure at its foot' },
        { text: 'long parts leading away diagonally, one bright corner' },
        { text: 'cropped by something dark, rest running out of sight' },
      ],
      palette: [
        { text: 'grease, tungsten, sky blue overalls' },
        { text: 'rust, straw, diesel green' },
        { text: 'furnace, soot, wet brick' },
      ],
      mood: [{ text: 'tired, proud' }, { text: 'loud' }, { text: 'reawakened' }],
      style: [
        { text: 'industrial documentary, colour film' },
        { text: 'mid-century photo-essay' },
        { text: 'period drama still' },
      ],
      motion: [{ text: 'one part turning, streaked' }, { text: 'a rag stirring in warm air' }],
      negative: [{ text: 'no nonsense gears' }, { text: 'no readable dials' }],
    },
    {
      setting: [
        {
          text: 'stranded mid-repair, bonnet up, tools spread over a blanket, somebody lying beneath',
          somewhere: true,
        },
        {
          text: 'waking for a night job, first cough of smoke, crew stepping back',
          says: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'hauled down a narrow lane by ropes, neighbours leaning out',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        {
          text: 'halfway through being put right, tools spread on a blanket, somebody gone for one more part',
        },
      ],
      light: [
        { text: 'a narrow beam held inside the casing, ribs of brightness escaping' },
        { text: 'thin daylight, hot highlights only where metal is worn', says: { time: 'day' } },
        { text: 'headlamps of a parked van, hard and low', says: { light: 'street' }, somewhere: true },
      ],
      camera: [
        { text: '40 mm from floor height' },
        { text: '85 mm over a shoulder' },
        { text: '24 mm, leaning in' },
      ],
      composition: [
        { text: 'opened side toward us, near blur at lower left' },
        { text: 'off-centre, one bright gap among dark parts' },
        { text: 'cables or ropes pulling the eye in' },
      ],
      palette: [
        { text: 'lamp yellow, engine black, denim' },
        { text: 'exhaust blue, copper, brick' },
        { text: 'mud, galvanised grey, red rag' },
      ],
      mood: [{ text: 'stubborn' }, { text: 'hopeful' }, { text: 'all hands' }],
      style: [{ text: 'road-movie frame' }, { text: 'village reportage' }, { text: 'workshop film, pushed' }],
      negative: [{ text: 'no extra limbs' }, { text: 'no floating bolts' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'a single part, on blank paper', somewhere: true },
        { text: 'one lever, one bolt', somewhere: true },
        { text: 'bare outline against white', somewhere: true },
        { text: 'outline and bulk, everything else dropped' },
      ],
      light: [{ text: 'one hard point' }, { text: 'plain overhead' }, { text: 'thin edge' }],
      camera: [{ text: '100 mm, square' }, { text: '85 mm' }, { text: 'macro, level' }],
      composition: [
        { text: 'small, low corner' },
        { text: 'three quarters void' },
        { text: 'afloat at the rim' },
      ],
      palette: [{ text: 'steel, white' }, { text: 'black, zinc' }, { text: 'yellow, ash' }],
      mood: [{ text: 'silent' }, { text: 'cool' }, { text: 'spare' }],
      style: [{ text: 'specimen picture' }, { text: 'Bauhaus restraint' }, { text: 'silhouette' }],
    },
    {
      setting: [
        { text: 'a crop down to one curve' },
        { text: 'teeth of a gear, huge', somewhere: true },
        { text: 'surface alone' },
      ],
      light: [{ text: 'grazing' }, { text: 'dim, single' }, { text: 'cold and flat' }],
      camera: [{ text: 'very near' }, { text: '90 mm' }, { text: 'front' }],
      composition: [
        { text: 'sliced on all borders' },
        { text: 'arc through a blank' },
        { text: 'left half empty' },
      ],
      palette: [{ text: 'oil, pearl' }, { text: 'iron, snow' }, { text: 'bronze, fog' }],
      mood: [{ text: 'mute' }, { text: 'heavy' }, { text: 'still' }],
      style: [{ text: 'abstract study' }, { text: 'graphic close crop' }, { text: 'texture plate' }],
    },
  ],
};
