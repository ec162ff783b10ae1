import type { KindScenes } from './scene.ts';

/** Glasses, cups and bottles: rim light, reflections under control, a level surface. */
export const drink: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'filled to its proper line, vessel polished, rim unbroken, the surface dead level, outside dry',
        },
        {
          text: 'on black acrylic, a second faint vessel appearing upside down beneath',
          says: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'presented alone, fill line, foam or ice all legible through a clean vessel, drips wiped except one',
        },
        { text: "{place}, {prop} set back a hand's width, vessel polished, fill line legible" },
      ],
      light: [
        {
          text: 'one tall source behind, narrowed by black cards at left and right, dark edges drawn down either wall of the vessel',
        },
        {
          text: 'strip softbox at left, opal acrylic behind, a silver card cut to shape glowing through the liquid',
          says: { light: 'studio', place: 'indoor' },
        },
        {
          text: 'tall window at back left, its shape one straight clean highlight, bounce card behind the liquid',
          says: { light: 'window', place: 'indoor' },
        },
        {
          text: 'early window at back left, grey and level, colour of the liquid lifted by a hidden card',
          says: { light: 'window', place: 'indoor' },
          needs: { time: 'dawn' },
        },
        {
          text: 'backlit bottle shelf dimmed to a gradient, a gridded lamp at left for the rim',
          says: { light: 'lamp', place: 'indoor' },
          needs: { time: 'night' },
          somewhere: true,
        },
      ],
      camera: [
        { text: '100 mm, f/11, level with the fill line, tripod' },
        { text: '120 mm macro, f/13, horizon dead level' },
        { text: '85 mm, f/9, slightly above the rim' },
      ],
      composition: [
        { text: 'centred upright, equal margins, base a sixth above the bottom' },
        { text: 'axis on the left third, gradient opening out to the right' },
        { text: 'rim line exactly on the upper third, base uncut' },
        { text: 'vessels in descending height, equal gaps, rims unbroken', needs: { count: 'many' } },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'amber, smoked black, clear ice' },
        { text: 'cream, walnut, steel' },
        { text: 'pale gold, graphite, lime peel' },
      ],
      mood: [{ text: 'crisp' }, { text: 'exact' }, { text: 'measured' }, { text: 'refined' }],
      style: [
        { text: 'beverage advertising plate, 4x5' },
        { text: "bartender's manual photograph" },
        { text: 'glassware-catalogue colour' },
      ],
      negative: [{ text: 'no invented logo' }, { text: 'no warped rim' }, { text: 'no fingerprints' }],
    },
    {
      says: { place: 'indoor' },
      setting: [
        {
          text: 'standing on a square of travertine, linen folded beneath one corner, a single ingredient laid beside as a clue',
          somewhere: true,
        },
        {
          text: 'against warm grey plaster, one coaster, a ring of condensation or crema allowed to show',
          somewhere: true,
        },
        { text: 'built step by step in view: vessel, liquid, finish, {prop} last' },
        {
          text: 'presented once, liquid, finish and vessel each explained, one ingredient laid beside as a clue',
        },
      ],
      light: [
        {
          text: 'one broad source at left through calico, a white card standing opposite, liquid brightest at its thinnest part',
        },
        {
          text: 'beauty dish above, gridded, a mirror the size of a stamp behind the liquid',
          says: { light: 'studio' },
        },
        { text: 'roof window above, muslin across, a soft pool around the base', says: { light: 'window' } },
      ],
      camera: [
        { text: '80 mm medium format, f/11, thirty degrees down' },
        { text: '70 mm, f/8, seated height, tripod' },
        { text: '60 mm, f/10, straight down on the surface' },
      ],
      composition: [
        { text: 'rim centred, base turned ten degrees' },
        { text: 'vessel at left third, lower right kept clear' },
        { text: 'vertical axis central, handle or stem parallel with the border' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'travertine, tobacco, mint' },
        { text: 'plaster, espresso, ivory' },
        { text: 'chalk, rose, copper' },
      ],
      mood: [{ text: 'hospitable' }, { text: 'restrained' }, { text: 'ready' }],
      style: [
        { text: 'café-menu photograph, natural colour' },
        { text: '1970s drinks-book plate' },
        { text: 'slow-living editorial' },
      ],
      negative: [{ text: 'no second straw' }, { text: 'no invented text' }, { text: 'no crooked handle' }],
    },
  ],
  cinematic: [
    {
      setting: [
        {
          text: 'left on the side while somebody takes a call, jacket on the stool, coins, voices',
          somewhere: true,
        },
        {
          text: 'at a zinc counter, rings of earlier rounds, a barman turning away',
          says: { place: 'indoor' },
          somewhere: true,
        },
        {
          text: 'on the roof of a parked car, road dust, two shirts on the bonnet',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        { text: '{place}, {prop} pushed along, elbows either side, laughter out of focus' },
        { text: 'put down mid-sentence, coins and keys next to it, a sleeve just leaving' },
      ],
      light: [
        {
          text: 'glow travels in toward us, catching lip and liquid, staining whatever it stands on, hands beyond half dark',
        },
        {
          text: 'sundown burning level along the counter, every rim lit, smoke blue',
          says: { light: 'sun', time: 'golden-hour' },
          somewhere: true,
        },
        {
          text: 'pink tubing over the door, green from the jukebox, blackness under the stools',
          says: { light: 'neon' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'headlamps go by outside, refracted, wandering over knuckles and spilled coins',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'colourless daybreak beyond shutters half up, one bulb forgotten above the counter',
          says: { light: 'lamp' },
          needs: { time: 'dawn' },
          somewhere: true,
        },
        {
          text: 'rain crawling down the pane, streets beyond smeared amber and red',
          says: { weather: 'rain', light: 'street', place: 'indoor' },
          needs: { weather: 'rain' },
        },
        {
          text: 'a blue snowfield outside lifts everything from below, breath and steam mingling',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
      ],
      camera: [
        { text: '35 mm, wide open, brim height' },
        { text: '50 mm between two leaning strangers' },
        { text: '85 mm through steamed or scratched glass' },
      ],
      composition: [
        { text: 'right of centre, near blur of something wet filling the corner' },
        { text: 'tilted, a sleeve crossing, one bright gap far off' },
        { text: 'low, immense in the foreground, figures tiny at the back' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'whisky, petrol blue, lipstick' },
        { text: 'foam, rust, teal' },
        { text: 'cherry, sodium orange, ink' },
      ],
      mood: [{ text: 'last orders' }, { text: 'confidence' }, { text: 'one more' }],
      style: [
        { text: 'neo-noir still, pushed 500T' },
        { text: 'holiday snapshot, 1970s stock' },
        { text: 'barfly documentary, 35 mm' },
      ],
      motion: [
        { text: 'liquid still rocking' },
        { text: 'a drip running' },
        { text: 'smoke threading upward', says: { place: 'indoor' } },
      ],
      negative: [{ text: 'no menu lettering' }],
    },
    {
      setting: [
        {
          text: 'halfway up the mountain of a working day, paperwork, cables, one cold refill',
          somewhere: true,
        },
        {
          text: "on a night train's fold-down shelf, rattling, reflections streaming",
          says: { place: 'indoor', time: 'night' },
          somewhere: true,
        },
        {
          text: 'beside a campsite stove, wet socks, map, enamel chipped',
          says: { place: 'outdoor' },
          somewhere: true,
        },
        { text: '{place}, {prop} tipped over, someone gone to answer the door' },
        { text: 'the one steady thing in a long shift, wrapper torn, a pencil rolled against it' },
      ],
      light: [
        {
          text: 'stray glare grazes the lip of whatever holds the drink, everything lower lost in tobacco dark',
        },
        {
          text: 'laptop blue on one flank, kettle lamp orange on another',
          says: { light: 'screen', place: 'indoor' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'sun drops through leaves, coins of brightness sliding about over cloth',
          says: { light: 'sun' },
        },
        {
          text: 'a fire spitting beneath, undersides orange, pines cut out black behind',
          says: { light: 'fire' },
          needs: { place: 'outdoor' },
        },
        {
          text: 'storm flashes, then gloom, then the one small glint returning',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
      ],
      camera: [
        { text: "28 mm, arm's length, jolting" },
        { text: '40 mm anamorphic, over a shoulder' },
        { text: '135 mm from well away' },
      ],
      composition: [
        { text: 'off to the right, clutter fanning toward the lens' },
        { text: 'framed by the crook of an arm, distant blur busy' },
        { text: 'bottom corner, enormous emptiness over everything' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'enamel blue, ember, pine' },
        { text: 'diesel yellow, dishwater grey, coral' },
        { text: 'brick, sea green, milk foam' },
      ],
      mood: [{ text: 'wide awake' }, { text: 'between stations' }, { text: 'stolen minutes' }],
      style: [
        { text: 'railway novel still, grain' },
        { text: 'office comedy frame, flat stock' },
        { text: 'trail diary, slide film' },
      ],
      motion: [{ text: 'ripples from a footstep' }, { text: 'a sheet of paper lifting' }],
      negative: [{ text: 'no posed sip' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'nothing but vessel and void', somewhere: true },
        { text: 'outline and lip, little more' },
        { text: 'surface only, a perfect disc', somewhere: true },
        { text: 'pale, set on paler', somewhere: true },
      ],
      light: [
        { text: 'hairline contour, both sides' },
        { text: 'single hard dot, long slim shade' },
        { text: 'blank, shadeless all over' },
        { text: 'dim amber heart, otherwise black', needs: { time: 'night' } },
        { text: 'thin grey beginning', needs: { time: 'dawn' } },
      ],
      camera: [{ text: '150 mm, flat-on' }, { text: '60 mm, plumb' }, { text: '50 mm, remote' }],
      composition: [
        { text: 'low, thumb-tall, rest bare' },
        { text: 'off-axis upright, vast remainder' },
        { text: 'filling the width, cropped hard' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'white, tea brown' },
        { text: 'black, citrus' },
        { text: '{colour1}, {colour2}, off-white' },
      ],
      mood: [{ text: 'pause' }, { text: 'clear' }, { text: 'sober' }],
      style: [
        { text: 'paper-collage simplicity, photographed' },
        { text: 'pale diagrammatic photograph' },
        { text: 'haiku-like small print' },
      ],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'bubbles or foam, nothing further', somewhere: true },
        { text: 'one drop about to fall', somewhere: true },
        { text: 'a ring where something stood', somewhere: true },
        { text: 'colour field, liquid edge' },
      ],
      light: [
        { text: 'weak, slanting, chilled' },
        { text: 'glint on darkness, solitary' },
        { text: 'level haze, unmodelled' },
        { text: 'molten stripe, low', says: { light: 'sun' }, needs: { time: 'golden-hour' } },
      ],
      camera: [
        { text: '105 mm macro, close' },
        { text: '200 mm, squashed' },
        { text: '90 mm, perpendicular' },
      ],
      composition: [
        { text: 'spreading to every limit' },
        { text: 'line dividing the picture' },
        { text: 'in a high corner, the rest empty' },
      ],
      palette: [
        { text: '{colour2}, {colour1}, near-black' },
        { text: 'umber, froth' },
        { text: 'jade, paper' },
      ],
      mood: [{ text: 'thirst' }, { text: 'hush' }, { text: 'slow' }],
      style: [
        { text: 'colour-field abstraction, photographed' },
        { text: 'gelatin-silver fragment, matte' },
        { text: 'flat screenprint study' },
      ],
      negative: [{ text: 'nothing written' }],
    },
  ],
};
