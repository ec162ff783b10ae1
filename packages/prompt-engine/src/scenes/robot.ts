import type { KindScenes } from './scene.ts';

/** Robots of any size: the record plate, the machine in use, the outline alone. */
export const robot: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'recorded on a grey epoxy floor before a matt concrete-coloured backdrop, cables coiled, panels seated flush',
        },
        {
          text: 'set on a low steel turntable, seamless graphite paper to the rear, joints parked at neutral',
        },
        { text: 'photographed as delivered, protective film off, one access plate open to show real wiring' },
        { text: '{place}, everything loose cleared away, {prop} laid parallel for scale' },
        {
          text: 'before a slate backdrop beneath a rain bar, beads standing on paint and rubber',
          needs: { weather: 'rain' },
        },
        {
          text: 'before a slate backdrop, sieved snow lodged in joints and vents',
          needs: { weather: 'snow' },
        },
        {
          text: 'on the real ground out of doors, a grey backdrop stretched to its rear',
          needs: { place: 'outdoor' },
        },
        {
          text: 'on the real floor indoors, a grey backdrop rolled down, clutter wheeled out',
          needs: { place: 'indoor' },
        },
      ],
      light: [
        {
          text: 'overhead softbox longer than the set, its gradient running down every curved panel; a black flag opposite draws the dark line',
          says: { light: 'studio' },
        },
        {
          text: 'broad key from camera left through frost, narrow strip from the rear right along the edges',
        },
        {
          text: 'bank from upper right, level white card at left, sensors angled off so that glass stays deep',
        },
      ],
      camera: [
        { text: '85 mm, f/13, level with the chassis centre' },
        { text: '100 mm, f/16, focus-stacked' },
        { text: '90 mm, f/13, hip height, verticals true' },
      ],
      composition: [
        { text: 'three-quarter front, centred, a hand of margin outside the longest part' },
        { text: 'full profile, ground line one fifth up, equal ends' },
        { text: 'upright on the vertical axis, tools or limbs mirrored left and right' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'bead-blast grey, safety orange, rubber black' },
        { text: 'enamel cream, brass, graphite' },
        { text: 'primer, cyan, steel' },
      ],
      mood: [{ text: 'switched on' }, { text: 'capable' }, { text: 'impartial' }],
      style: [
        { text: 'industrial-design plate, medium format' },
        { text: 'engineering-press photograph' },
        { text: 'trade-fair catalogue record' },
      ],
      negative: [
        { text: 'panels symmetrical, joints possible' },
        { text: 'no text, no logos' },
        { text: 'no extra limbs, no human skin' },
      ],
    },
    {
      says: { count: 'one' },
      setting: [
        {
          text: 'portrayed as a sitter would be, head and upper body before hand-painted brown canvas, worn edges left',
        },
        { text: 'bust length against bottle-green cloth, dents and weld seams treated with respect' },
        { text: 'given a formal half-length sitting, plain drape at one side, lens covers clean' },
        { text: 'bust length, wet from a fine rain bar, rust runs kept', needs: { weather: 'rain' } },
        { text: '{place}, a plain cloth hung close, {prop} rested in view' },
      ],
      light: [
        {
          text: 'octabox from high camera left, gridded, falling away to umber; faint rim from the rear',
          says: { light: 'studio' },
        },
        { text: 'one door-sized key from camera left, the far side let go, status lamps dimmed to embers' },
        {
          text: 'beauty-dish hardness from above the axis, small silver card below, casing told apart from joint',
        },
      ],
      camera: [
        { text: '85 mm, f/8, level with the optics' },
        { text: '105 mm, f/8, shoulder height' },
        { text: '85 mm, f/7.1, two metres away' },
      ],
      composition: [
        { text: 'head on the upper third, shoulders reaching toward both sides' },
        { text: 'slightly right of centre, facing the wider half' },
        { text: 'square on, optics exactly on the middle line' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'umber, pewter, indicator green' },
        { text: 'bottle green, tin, copper' },
        { text: 'canvas brown, chalk, amber' },
      ],
      mood: [{ text: 'patient' }, { text: 'dignified' }, { text: 'awaiting word' }],
      style: [
        { text: 'civic-hall portrait, oil manners, photographed' },
        { text: 'editorial portrait, medium-format transparency' },
        { text: 'long-service portrait' },
      ],
      negative: [
        { text: 'no human face beneath' },
        { text: 'no neon trim' },
        { text: 'no lettering on the casing' },
      ],
    },
    {
      setting: [
        { text: 'exploded in order on pale grey board, each assembly a finger apart, body at the middle' },
        { text: 'caught at a calibrated pose inside a taped test grid, every angle readable' },
        { text: 'placed amid maintenance gear, instruments squared, spare parts in trays' },
        { text: '{place}, under inspection, {prop} laid beside a steel rule' },
      ],
      light: [
        { text: 'shadow-poor overhead tent, a fraction stronger from the left, metals kept mid-grey' },
        {
          text: 'copy-stand pair at forty-five degrees, cross-polarised so that screws do not sparkle',
          says: { light: 'studio' },
        },
        { text: 'high even bank from the front, black strips reflected along each cylinder' },
      ],
      camera: [
        { text: '60 mm, f/11, straight down, ladder weighted' },
        { text: '80 mm, f/13, square to the grid' },
        { text: '70 mm, f/14, bench height' },
      ],
      composition: [
        { text: 'orderly array, equal gutters, largest part centred' },
        { text: 'body inside four corner marks, one limb along a grid diagonal' },
        { text: 'row in order of size from left edge to right' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'board grey, brass, signal yellow' },
        { text: 'aluminium, teal, ceramic white' },
        { text: 'ash, vermilion, gunmetal' },
      ],
      mood: [{ text: 'calibrated' }, { text: 'transparent' }, { text: 'serviceable' }],
      style: [
        { text: 'repair-manual plate, colour' },
        { text: 'patent-office model photograph' },
        { text: 'laboratory record, scaled' },
      ],
      negative: [
        { text: 'no numerals, no labels' },
        { text: 'parts separate, none melted together' },
        { text: 'no hands' },
      ],
    },
  ],
  cinematic: [
    {
      setting: [
        { text: 'on the job, scuffed by years of it, people stepping round without looking up' },
        { text: 'paused mid-task, head or sensor tilted, something small and alive having got in the way' },
        { text: 'seen past stacked stuff and hanging cable, one indicator pulsing in the gloom beyond' },
        { text: '{place}, hours into the shift, {prop} within reach' },
        {
          text: 'while rain sheets off it, puddles shivering in time, paint darkened',
          says: { place: 'outdoor' },
          needs: { weather: 'rain' },
        },
        {
          text: 'while snow packs into joints, heat vents smoking',
          says: { place: 'outdoor' },
          needs: { weather: 'snow' },
        },
        {
          text: 'where fog swallows everything more than one reach away',
          says: { place: 'outdoor' },
          needs: { weather: 'fog' },
        },
        {
          text: 'after everyone has gone, standby glow, one corridor still humming',
          needs: { time: 'night' },
        },
        {
          text: 'indoors, too big or too shiny for what surrounds it, cups rattling',
          needs: { place: 'indoor' },
        },
        {
          text: 'out where nothing is level, mud to the first joint, horizon bare',
          needs: { place: 'outdoor' },
        },
      ],
      light: [
        {
          text: 'dirty brightness coming in over the far shoulder, oil film turning rainbow, underside lost',
        },
        { text: 'glow bounced up off whatever is wet, picking out rivets and lower edges' },
        { text: 'one warm source beyond, slipping through struts, cold spill this way' },
        {
          text: 'first salmon glow lying flat over bodywork, dew running down in threads',
          needs: { time: 'dawn' },
        },
        {
          text: 'low sun along scratched paint, each scuff a bright hair',
          says: { light: 'sun' },
          needs: { time: 'golden-hour' },
        },
        {
          text: 'work lamp clamped high beyond, sour white, own status diodes doing the rest',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'dusty panes high up, blue bars slipping over the casing and off',
          says: { light: 'window' },
          needs: { place: 'indoor' },
        },
        {
          text: 'wide dull sky in every curved panel, ground colour climbing beneath',
          needs: { place: 'outdoor' },
        },
      ],
      camera: [
        { text: '35 mm, f/2.8, knee-high, close' },
        { text: '40 mm anamorphic, f/2.8, handheld' },
        { text: '135 mm, f/2.8, through gaps' },
      ],
      composition: [
        { text: 'bulky in the right third, blurred crates or foliage nearest' },
        { text: 'low angle, one limb huge at the bottom, optics small and high' },
        { text: 'tiny among heavier things, single coloured diode off-centre' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'rust, hazard yellow, wet slate' },
        { text: 'petrol, diode red, tarp green' },
        { text: 'sand, faded teal, oil' },
      ],
      mood: [{ text: 'overworked' }, { text: 'almost curious' }, { text: 'left running' }],
      style: [
        { text: 'lived-in science-fiction still, practical models' },
        { text: 'industrial documentary frame, grain' },
        { text: 'photo-essay on labour, colour negative' },
      ],
      motion: [
        { text: 'a servo settling, blurred at the tip' },
        { text: 'steam or hydraulic mist venting' },
        { text: 'loose cable swaying' },
      ],
      negative: [
        { text: 'no chrome perfection, no blue neon' },
        { text: 'no weapons' },
        { text: 'no readable stencils' },
      ],
    },
    {
      says: { place: 'outdoor' },
      setting: [
        { text: 'small in enormous country, tracks or prints running back to the skyline' },
        { text: 'out in weather never planned for, a torn tarpaulin flapping, mud on every lower panel' },
        { text: '{place}, wind rising by the minute, {prop} tied down' },
        { text: 'in the open, crows following, soil steaming where it has been' },
        { text: 'under bucketing rain, ditch water over the feet', needs: { weather: 'rain' } },
        {
          text: 'leaving one dark lane through snow, flakes melting on warm plating',
          needs: { weather: 'snow' },
        },
        {
          text: 'beneath stars, one beam sweeping stubble or stone',
          says: { light: 'stars' },
          needs: { time: 'night' },
        },
      ],
      light: [
        {
          text: 'sun dead behind, a hard halo round merely shape, dust lit beneath',
          says: { light: 'sun', time: 'golden-hour' },
        },
        { text: 'storm lid overhead, a sulphur slot along the skyline, panels gone bronze' },
        { text: 'milky sky in every panel, no shade, distance paling by layers' },
        {
          text: 'dusk, small running lamps just outdoing what the west has left',
          says: { light: 'lamp', time: 'dusk' },
        },
      ],
      camera: [
        { text: '24 mm, f/5.6, dirt-high, tilted upward' },
        { text: '300 mm, f/4, heat shimmer between' },
        { text: '50 mm, f/4, walking backward ahead' },
      ],
      composition: [
        { text: 'speck at the lower right, weather piled over three quarters' },
        { text: 'stride or wheel cropped by the border, long trail behind' },
        { text: 'upper third silhouette along a ridge, empty slope below' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'stubble, bronze, thunder' },
        { text: 'red dust, bleached blue, black' },
        { text: 'ice, oxide, lichen' },
      ],
      mood: [{ text: 'far from the depot' }, { text: 'steadfast' }, { text: 'weatherbeaten' }],
      style: [
        { text: 'desert-western science fiction, anamorphic' },
        { text: 'expedition slide, faded' },
        { text: 'rural photo-essay, medium grain' },
      ],
      motion: [
        { text: 'dust tailing off downwind' },
        { text: 'grass whipping under exhaust' },
        { text: 'a tarp corner snapping' },
      ],
      negative: [{ text: 'no ruined skyline' }, { text: 'no lens flare' }],
    },
    {
      says: { place: 'indoor' },
      setting: [
        { text: "in somebody's home or workplace, treated like a large quiet relative" },
        { text: 'among pipes and scuffed paint, wet floor carrying a second one upside down' },
        { text: '{place}, everyday business going on regardless, {prop} set down close by' },
        { text: "indoors with the day's mess about, a coat hung on the nearest joint" },
        { text: 'indoors, rain tapping, a bowl set under the leak', needs: { weather: 'rain' } },
        { text: 'by standby glow, everybody asleep, floor newly mopped', needs: { time: 'night' } },
      ],
      light: [
        {
          text: 'kitchen-yellow bulb overhead, casing catching it like enamel, blue doorway beyond',
          says: { light: 'lamp' },
        },
        {
          text: 'tall windows at one end, floating lint, floor like water',
          says: { light: 'window', time: 'day' },
        },
        { text: 'glow leaking round a shutter, thin amber seams over plating' },
        { text: 'monitor pallor at one flank, answered by a single warm diode', says: { light: 'screen' } },
      ],
      camera: [
        { text: '28 mm, f/2.8, propped at table height' },
        { text: '40 mm, f/1.8, past a door edge' },
        { text: '50 mm, f/2, over a sofa or bench' },
      ],
      composition: [
        { text: 'squeezed beneath the ceiling at right, domestic stuff unsharp nearest' },
        { text: 'seen whole merely in a mirror or pane, one real arm intruding' },
        { text: 'far end of the vista, doorway dark round it' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'custard enamel, lino red, teal' },
        { text: 'mint tile, solder, cocoa' },
        { text: 'wallpaper rose, tin, bulb gold' },
      ],
      mood: [{ text: 'one of the family' }, { text: 'underfoot' }, { text: 'minding' }],
      style: [
        { text: 'kitchen-sink science fiction, high-speed stock' },
        { text: 'domestic photo-essay, colour' },
        { text: 'television-play still, warm print' },
      ],
      motion: [
        { text: 'steam sliding over a dark lens' },
        { text: 'curtain lifting, settling' },
        { text: 'a toy car rolling past' },
      ],
      negative: [{ text: 'no laboratory white' }, { text: 'no holograms' }, { text: 'no appliance brands' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'held by one flat tone' },
        { text: 'small, unmarked white floor' },
        { text: 'unplugged, no cable, no base' },
        { text: 'on untouched snow', needs: { weather: 'snow' } },
        { text: 'in fog, nothing else', needs: { weather: 'fog' } },
      ],
      light: [
        { text: 'shadowless overhead source' },
        { text: 'pale wash, one contact smudge' },
        { text: 'huge overhead source' },
      ],
      camera: [{ text: '100 mm, level' }, { text: '50 mm, distant' }, { text: '85 mm, high' }],
      composition: [
        { text: 'lower right, rest blank' },
        { text: 'dead middle, one eighth' },
        { text: 'bottom left, facing out' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, white' },
        { text: 'orange, graphite, white' },
        { text: 'signal red, cream, grey' },
      ],
      mood: [{ text: 'idle' }, { text: 'mute' }, { text: 'polite' }],
      style: [
        { text: 'instruction-leaflet calm, photographed' },
        { text: 'gallery print, wide mount' },
        { text: 'spare product study' },
      ],
      negative: [{ text: 'no text, no screens' }, { text: 'no room' }],
    },
    {
      says: { count: 'one' },
      setting: [
        { text: 'cropped to one optic' },
        { text: 'only a joint, three bolts' },
        { text: 'one gripper, nothing held' },
        { text: 'one optic, raindrops on glass', needs: { weather: 'rain' } },
      ],
      light: [
        { text: 'single raking source' },
        { text: 'hard narrow beam' },
        { text: 'one point, reflected once' },
      ],
      camera: [{ text: '100 mm macro' }, { text: '90 mm, very near' }, { text: '120 mm macro' }],
      composition: [
        { text: 'circle, dead middle' },
        { text: 'touching two borders' },
        { text: 'low, blackness piled high' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, black' },
        { text: 'brass, jet, ivory' },
        { text: 'tin, coral, soot' },
      ],
      mood: [{ text: 'attentive' }, { text: 'blank' }, { text: 'exact' }],
      style: [
        { text: "watchmaker's print" },
        { text: 'cropped silver print' },
        { text: 'metallurgical study' },
      ],
      negative: [{ text: 'no reflections of people' }, { text: 'no lettering' }],
    },
    {
      setting: [
        { text: 'silhouette, plain glow' },
        { text: 'outline only, one lit pixel' },
        { text: 'flat cut-out, two tones' },
        { text: 'outline, darkness, one diode', needs: { time: 'night' } },
      ],
      light: [
        { text: 'single rear glow' },
        { text: 'rear source, crisp contour' },
        { text: 'luminous plain, unmodelled' },
      ],
      camera: [{ text: '200 mm, flattened' }, { text: '135 mm, side-on' }, { text: '70 mm, square' }],
      composition: [
        { text: 'base strip, void overhead' },
        { text: 'hugging the right border' },
        { text: 'tall, touching top and bottom' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, pearl' },
        { text: 'ink, amber, pearl' },
        { text: 'graphite, mint, ash' },
      ],
      mood: [{ text: 'waiting' }, { text: 'nameless' }, { text: 'gentle' }],
      style: [{ text: 'paperback-cover flatness' }, { text: 'paper-cut print' }, { text: 'two-tone poster' }],
      negative: [{ text: 'no seams, no face' }, { text: 'no horizon' }],
    },
  ],
};
