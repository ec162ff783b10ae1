import type { KindScenes } from './scene.ts';

/** Rivers, lakes, waterfalls, open sea and rain-fed things: surface, shutter and far bank. */
export const water: KindScenes = {
  studio: [
    {
      setting: [
        {
          text: 'recorded as a level plate, surface, bank and far margin each a clean band, tones kept apart',
        },
        { text: 'surveyed from a firm bank, near edge, surface and far side each legible' },
        { text: '{place}, surveyed from a firm bank, surface and near stones legible' },
      ],
      light: [
        { text: 'wide even sky laid on the surface as one unbroken tone, darker under the far bank' },
        { text: 'high cloud as diffuser, reflections clear, no glitter', says: { weather: 'cloud' } },
        {
          text: 'sun behind the left shoulder, near edge lit through a polariser, surface shine removed',
          says: { light: 'sun' },
        },
        {
          text: 'cool light before sunrise, surface a degree brighter than the land, vapour lying flat',
          needs: { time: 'dawn' },
        },
        {
          text: 'moon at upper left, four-minute exposure, the surface smoothed to pewter',
          says: { light: 'moon' },
          needs: { time: 'night' },
        },
        {
          text: 'rain rings recorded crisp at a fast shutter under an even grey',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
        {
          text: 'snow-loaded banks as white reflectors, the water nearly black between them',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
        {
          text: 'fog closing the far margin to a pale grey card, near edge crisp',
          says: { weather: 'fog' },
          needs: { weather: 'fog' },
        },
      ],
      camera: [
        { text: '4x5 camera, 150 mm, f/32, tripod, thirty-second exposure' },
        { text: '35 mm, f/13, polariser, tripod at knee height, level' },
        { text: '70 mm, f/11, neutral-density filter, two-second exposure' },
      ],
      composition: [
        { text: 'horizon on the upper third, near stones along the lower edge' },
        { text: 'strict symmetry about one axis, margins clear' },
        { text: 'water as the central axis, banks balanced left and right' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'bottle glass, slate, pearl, reed' },
        { text: 'peat brown, foam white, fern' },
        { text: 'jade, gravel grey, chalk' },
      ],
      mood: [{ text: 'level' }, { text: 'clear-headed' }, { text: 'composed' }],
      style: [
        { text: 'hydrographic survey photograph, sheet film' },
        { text: 'large-format water plate' },
        { text: 'river-authority record print, neutral colour' },
      ],
      negative: [
        { text: 'no doubled shores' },
        { text: 'no tilted waterline' },
        { text: 'no doubled reflections' },
      ],
    },
    {
      setting: [
        {
          text: 'treated as material, the surface itself from edge to edge, ripple and depth described without a shore',
          somewhere: true,
        },
        {
          text: 'isolated as a specimen of flow, one fall, eddy or swell complete with a plain margin',
          somewhere: true,
        },
        { text: 'treated as material, sheen, grain and depth described patch by patch' },
      ],
      light: [
        { text: 'one large overhead source of sky, each facet of the surface a graded tile' },
        {
          text: 'low side light from the left, ripple crests white, troughs clean green',
          says: { light: 'sun' },
        },
        { text: 'strobe from upper right freezes each droplet, black flag beyond', says: { light: 'flash' } },
        {
          text: 'evening blue through a long exposure, contrast small, highlights satin',
          needs: { time: 'dusk' },
        },
        {
          text: 'lamp at the left edge, its reflection drawn out as one straight stroke',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        { text: 'first grey light, ripples as fine engraved lines', needs: { time: 'dawn' } },
      ],
      camera: [
        { text: '100 mm, f/11, 1/1000, tripod, sensor square to the surface' },
        { text: '80 mm on 6x7, f/16, camera pitched down' },
        { text: '135 mm, f/9, polariser turned for depth' },
      ],
      composition: [
        { text: 'surface filling the rectangle, largest facets on the lower third' },
        { text: 'one patch of pattern centred, complete inside the margins' },
        { text: 'the busiest part on the left third, calm at the right' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'malachite, silver, ink' },
        { text: 'tea brown, white, steel' },
        { text: 'ultramarine, pale jade, lead' },
      ],
      mood: [{ text: 'fluid order' }, { text: 'concentrated' }, { text: 'cool' }],
      style: [
        { text: 'material-study photograph, museum print' },
        { text: 'fluid-dynamics plate' },
        { text: 'natural-philosophy demonstration photograph' },
      ],
      negative: [{ text: 'no doubled facets' }, { text: 'no plastic-looking surface' }],
    },
    {
      setting: [
        {
          text: 'portrayed between two fixed marks, rock and rock or post and post, the level between them exactly read',
        },
        {
          text: 'composed around one fixed point set like a plinth, the surface kept clear left and right of it',
        },
      ],
      light: [
        { text: "soft broad brightness from the right edge, stones rounded, water carrying the sky's tone" },
        {
          text: 'raking light from the left, wet stone sparkling in points, shadow side kept open',
          says: { light: 'sun' },
        },
        {
          text: 'equal grey from an overcast vault, wet stone dark, moss vivid by contrast',
          says: { weather: 'cloud' },
        },
        {
          text: 'moonlight long enough to turn current to vapour, stones clear',
          says: { light: 'moon' },
          needs: { time: 'night' },
        },
        { text: 'cold clean morning tone, colour only in moss and lichen', needs: { time: 'dawn' } },
      ],
      camera: [
        { text: '55 mm, f/16, four-second exposure, low tripod' },
        { text: '90 mm, f/11, tripod, one-second exposure' },
        { text: '45 mm shift, f/13, horizon out of the picture' },
      ],
      composition: [
        { text: 'plinth a little left of centre, even space around it' },
        { text: 'two marks at left and right fifths, level line between' },
        { text: 'shapes rising in size toward the upper right' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'moss, basalt, milk' },
        { text: 'sandstone, bottle green, pearl' },
        { text: 'lichen orange, gunmetal, white' },
      ],
      mood: [{ text: 'steady' }, { text: 'meditative' }, { text: 'rinsed' }],
      style: [
        { text: 'garden-archive photograph' },
        { text: 'large-format stream study, silver print' },
        { text: 'scroll-proportioned colour plate' },
      ],
      negative: [{ text: 'no litter' }, { text: 'no soap-like foam' }],
    },
  ],
  cinematic: [
    {
      setting: [
        { text: 'at the moment somebody stoops to it, cupped fingers an inch above, sleeves pushed up' },
        { text: '{place}, {prop} knocking against the piles, a heron deciding' },
        { text: 'met at the end of a scrambling descent, palms on cold rock, the sound of it first' },
        { text: 'when a bird has only just left it, everything else holding off' },
      ],
      light: [
        { text: 'brightness lies beyond on the surface, the near side and everyone on it in cut-out' },
        {
          text: 'sun just gone behind the ridge, the water holding on to it',
          says: { light: 'sun' },
          needs: { time: 'golden-hour' },
        },
        {
          text: 'sun straight up the channel at daybreak, vapour burning off in threads',
          says: { light: 'sun' },
          needs: { time: 'dawn' },
        },
        {
          text: 'one jetty lamp and its long broken twin, all the rest black',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'rain beating the surface to smoke, the far bank a rumour',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
        {
          text: 'sheet lightning, white for an instant then lost',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
        {
          text: 'fog with an engine in it, no shape yet',
          says: { weather: 'fog' },
          needs: { weather: 'fog' },
        },
        {
          text: 'snow dropping without a sound into black water',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
      ],
      camera: [
        { text: '24 mm a hand above the surface, drops on the glass' },
        { text: '85 mm past dark stems or posts, blurred near' },
        { text: '35 mm, something dark along the bottom' },
      ],
      composition: [
        { text: 'one bent shape off in the far third, dark stems near' },
        { text: 'dark alder boughs hanging near, bright channel slanting beyond' },
        { text: 'waterline tipped high, the near part doing everything' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'river pewter, rope orange, alder black' },
        { text: 'weed green, copper, bruise' },
        { text: 'amber glitter, navy, bone' },
      ],
      mood: [{ text: 'setting out' }, { text: 'tempted' }, { text: 'slipping away' }],
      style: [
        { text: 'river-journey feature, 35 mm film' },
        { text: 'Baltic drama still, cool stock' },
        { text: "angler's slide film, 1970s" },
      ],
      motion: [{ text: 'dark stems nodding' }, { text: 'a bird lifting' }],
      negative: [{ text: 'no rescue, no splash crown' }],
    },
    {
      setting: [
        {
          text: "from beneath a bridge, graffiti or moss overhead, somebody's footsteps crossing",
          somewhere: true,
        },
        { text: 'seen through a broken mill hatch, damp timber close, a chain hanging', somewhere: true },
        {
          text: 'watched out of a boathouse, oars racked overhead, the doors half dragged open',
          somewhere: true,
        },
        { text: '{place}, from under a tarpaulin, {prop} dripping at the border' },
        { text: 'seen out of the dark, damp timber close, something dripping, the surface open beyond' },
      ],
      light: [
        { text: 'the surface throws a shifting brightness back up, near things black under it' },
        {
          text: 'sun bars come through planks, motes drifting across them',
          says: { light: 'sun' },
          somewhere: true,
        },
        { text: 'damp gloom inside, hammered silver out there', needs: { time: 'day' } },
        {
          text: 'city neon shaken into ribbons, towpath lost',
          says: { light: 'neon' },
          needs: { time: 'night' },
          somewhere: true,
        },
        {
          text: 'dull drumming rain, the opening framing a grey boil',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
        { text: 'last glow on the far side, in here already dark', needs: { time: 'dusk' } },
      ],
      camera: [
        { text: '16 mm, crouched, damp surfaces close' },
        { text: '50 mm in near-dark, black edges round it' },
        { text: '28 mm, something wet hanging in the way' },
      ],
      composition: [
        { text: 'dark near mass as a black lid, bright slot off to one side' },
        { text: 'opening crooked, brightness spilling out past it' },
        { text: 'near timber cutting the view, clear strip beyond' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'verdigris, soot, electric white' },
        { text: 'bottle green, rust, skin of gold' },
        { text: 'algae, brick, cold cyan' },
      ],
      mood: [{ text: 'trespass' }, { text: 'submerged' }, { text: 'spellbound' }],
      style: [
        { text: 'underground short, 16 mm' },
        { text: 'wild-swimming film still, pushed stock' },
        { text: 'industrial reverie, anamorphic' },
      ],
      motion: [{ text: 'something wet turning slowly' }, { text: 'nets of brightness sliding' }],
      negative: [{ text: 'no dyed colour' }],
    },
    {
      setting: [
        {
          text: 'passed by a slow train, carriage glass streaked, the embankment dropping away',
          somewhere: true,
        },
        {
          text: 'reached at the end of a long night drive, doors open, engine ticking',
          says: { time: 'dawn' },
          needs: { time: 'dawn' },
        },
        {
          text: 'with the weather getting up, hats held down, everything loose blown about',
          says: { weather: 'wind' },
        },
        { text: '{place}, skirted by a rutted road, {prop} half in the ditch' },
        { text: "passed in a hurry, somebody's breath on the glass, one glove wiping it, no time to stop" },
      ],
      light: [
        { text: 'changeable, one bright lane crossing the surface and gone' },
        {
          text: 'moon behind flying cover, foam alone visible',
          says: { light: 'moon' },
          needs: { time: 'night' },
        },
        {
          text: 'copper storm glow, each crest edged, depths like iron',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
        {
          text: 'horizontal sleet, nothing visible past fifty metres, white on white',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
        {
          text: 'flat low sun under cover, spray turned to sparks',
          says: { light: 'sun' },
          needs: { time: 'golden-hour' },
        },
      ],
      camera: [
        { text: '200 mm from up the bank, compressed, planes stacked' },
        { text: '21 mm, braced on a rail, gusts or jolts shaking it' },
        { text: '100 mm, panned with the movement' },
      ],
      composition: [
        { text: 'one bent upright at top right, the rest taking over' },
        { text: 'dark posts marking a diagonal out to the far side' },
        { text: 'near rail tilted, distance off beyond' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'iron, sail red, foam' },
        { text: 'mud ochre, pewter, pine' },
        { text: 'copper, slate green, white' },
      ],
      mood: [{ text: 'passing' }, { text: 'restless' }, { text: 'half awake' }],
      style: [
        { text: 'travelling-shot frame, 16 mm' },
        { text: 'road feature, available glow' },
        { text: 'railway-journey reportage, colour reversal' },
      ],
      motion: [{ text: 'posts flicking past' }, { text: 'near grass flattening' }],
      negative: [{ text: 'nobody in difficulty' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'water, air, one hairline between' },
        { text: 'a blank surface, one ring spreading', somewhere: true },
        { text: 'one reed, its reflection, no shore', somewhere: true },
      ],
      light: [
        { text: 'white, even, no glint at all' },
        { text: 'moon, one thin path', says: { light: 'moon' }, needs: { time: 'night' } },
        { text: 'first grey, tone on tone', needs: { time: 'dawn' } },
        { text: 'fog, no far side', says: { weather: 'fog' }, needs: { weather: 'fog' } },
        { text: 'rain, fine pitting only', says: { weather: 'rain' }, needs: { weather: 'rain' } },
        { text: 'dull snowlight, dark below', says: { weather: 'snow' }, needs: { weather: 'snow' } },
      ],
      camera: [
        { text: '100 mm, level, long open shutter' },
        { text: '50 mm, straight down' },
        { text: '200 mm, flattened, far' },
      ],
      composition: [
        { text: 'hairline low, rest air' },
        { text: 'one mark dead centre, blank around' },
        { text: 'one thin upright, lower right' },
      ],
      palette: [
        { text: 'pearl, ink' },
        { text: '{colour1}, {colour2}, white' },
        { text: 'grey-green, milk, one dark' },
      ],
      mood: [{ text: 'hush' }, { text: 'emptied' }, { text: 'calm' }],
      style: [
        { text: 'long-shutter monochrome print' },
        { text: 'ink-wash study' },
        { text: 'quiet colour print' },
      ],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'only one smooth tone and its gradient' },
        { text: 'just a lip and its fall, blank', somewhere: true },
        { text: 'nothing but sheen, cropped close' },
      ],
      light: [
        { text: 'thin, high, unbroken' },
        { text: 'low, gold, one streak', says: { light: 'sun' }, needs: { time: 'golden-hour' } },
        { text: 'black, one lit seam', needs: { time: 'night' } },
        { text: 'last violet, no source', needs: { time: 'dusk' } },
      ],
      camera: [{ text: '150 mm, tight, abstract' }, { text: '85 mm, low' }, { text: '70 mm, slow shutter' }],
      composition: [
        { text: 'gradient top to bottom, no object' },
        { text: 'edge along the top, void under' },
        { text: 'sheen diagonal, otherwise plain' },
      ],
      palette: [
        { text: 'jade, bone' },
        { text: '{colour1}, {colour2}, bone' },
        { text: 'pewter, pale rose' },
      ],
      mood: [{ text: 'slow' }, { text: 'mute' }, { text: 'weightless' }],
      style: [
        { text: 'colour-plane print' },
        { text: 'matte art-book page' },
        { text: 'photogravure on rag' },
      ],
      negative: [{ text: 'nothing extra' }],
    },
    {
      setting: [
        { text: 'seen whole, far, a sliver of bright' },
        { text: 'one small dark shape on it' },
        { text: 'unmoving, unvisited, blank', somewhere: true },
      ],
      light: [
        { text: 'hazy, sourceless, low in contrast' },
        { text: 'pale morning strip', needs: { time: 'dawn' } },
        { text: 'stars doubled, nothing more', says: { light: 'stars' }, needs: { time: 'night' } },
      ],
      camera: [
        { text: '120 mm, high up' },
        { text: '300 mm, distant haze' },
        { text: '35 mm, overhead, high' },
      ],
      composition: [
        { text: 'sliver bottom, thin' },
        { text: 'shape tiny, off-axis' },
        { text: 'one fifth bright, rest plain' },
      ],
      palette: [
        { text: 'silver, umber' },
        { text: '{colour1}, {colour2}, umber' },
        { text: 'chalk, one blue' },
      ],
      mood: [{ text: 'remote' }, { text: 'lonely' }, { text: 'patient' }],
      style: [{ text: 'pinhole print' }, { text: 'small toned print' }, { text: 'faded postcard study' }],
      negative: [{ text: 'nothing invented' }],
    },
  ],
};
