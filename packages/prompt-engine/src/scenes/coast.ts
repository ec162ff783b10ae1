import type { KindScenes } from './scene.ts';

/** Shores, beaches, cliffs and harbours where land meets sea. */
export const coast: KindScenes = {
  studio: [
    {
      setting: [
        { text: 'charted as a clean long view, waterline, shore and land each its own band' },
        {
          text: 'surveyed along its whole line, shoreline complete from left to right, near stones or sand legible',
        },
        { text: '{place}, described along its length, each band from wrack line to horizon distinct' },
      ],
      light: [
        { text: 'a wide even sky, water a shade darker than the air, wet stones holding a highlight' },
        { text: 'high cloud as diffuser, wet sand returning it from below', says: { weather: 'cloud' } },
        {
          text: 'sun at forty degrees from the left, ripples and strata in crisp relief',
          says: { light: 'sun' },
        },
        {
          text: 'cool pre-sunrise light from seaward, sand pink-grey, rock full of detail',
          needs: { time: 'dawn' },
        },
        {
          text: 'moonlight from upper left, four-minute exposure, sea smoothed to satin',
          says: { light: 'moon' },
          needs: { time: 'night' },
        },
        {
          text: 'afterglow and an even blue, harbour lamps metered to match',
          says: { light: 'lamp' },
          needs: { time: 'dusk' },
        },
        {
          text: 'grey rain light, rock at its darkest, surface finely pitted',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
      ],
      camera: [
        { text: '24 mm shift, f/11, tripod, horizon level' },
        { text: '4x5 camera, 120 mm, f/22, front tilt for sharp pebbles' },
        { text: '50 mm, f/13, thirty-second exposure' },
      ],
      composition: [
        { text: 'horizon on the upper third, land weighted right, shore entering from lower left' },
        { text: 'three parallel bands, land weighted on the left third' },
        { text: 'level horizon through the centre, equal sea and land' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'sand, sea-glass, slate, thrift pink' },
        { text: 'shingle, foam white, kelp' },
        { text: 'chalk, marram green, cold blue' },
      ],
      mood: [{ text: 'measured' }, { text: 'salt-clean' }, { text: 'unhurried' }],
      style: [
        { text: 'coastal survey photograph' },
        { text: 'large-format seascape plate' },
        { text: 'hydrographic office record' },
      ],
      negative: [{ text: 'no tilted horizon' }, { text: 'no doubled waves' }, { text: 'no false colour' }],
    },
    {
      setting: [
        { text: "cut to a geologist's section, strata or sand, tidemark and near stones exactly described" },
        { text: 'studied close to the waterline, wet and dry parts told apart, nothing washed in' },
        { text: '{place}, studied close to the waterline, stones rinsed' },
      ],
      light: [
        { text: 'broad light from upper left, each stone rounded by a gentle gradient' },
        { text: 'grazing light from the left picks out barnacle and ripple', says: { light: 'sun' } },
        {
          text: 'evened sky light on wet rock, highlights kept small and silver',
          says: { weather: 'cloud' },
        },
        { text: 'first clean light along the shore, pools mirroring it', needs: { time: 'dawn' } },
        {
          text: 'lantern-free moon exposure, strata pale, pools black',
          says: { light: 'moon' },
          needs: { time: 'night' },
        },
      ],
      camera: [
        { text: '55 mm, f/16, tripod at knee height, focus-stacked' },
        { text: '80 mm on 6x7, f/22' },
        { text: '35 mm, f/11, level, a metre above the sand' },
      ],
      composition: [
        { text: 'main mass centred, a bright wet shape on the lower third' },
        { text: 'tidemark as the main diagonal from lower left, sea a thin upper strip' },
        { text: 'shapes ranked by size toward the right, clear margins' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'basalt, weed olive, pearl, rust' },
        { text: 'limestone, mussel blue, buff' },
        { text: 'serpentine, salt, shell pink' },
      ],
      mood: [{ text: 'rinsed' }, { text: 'attentive' }, { text: 'mineral' }],
      style: [
        { text: 'geology monograph plate' },
        { text: 'natural-history field photograph' },
        { text: 'museum landscape print' },
      ],
      negative: [{ text: 'no smeared sand' }, { text: 'no blurred rocks' }],
    },
    {
      setting: [
        {
          text: 'viewed from a fixed seaward platform, land and shore frontal, waves timed to a flat interval',
        },
        { text: 'portrayed frontally, land lying square to the water, skyline uncut' },
      ],
      light: [
        { text: 'frontal, broad light, planes told apart by colour' },
        { text: 'light from the right edge, buttresses and caves distinct', says: { light: 'sun' } },
        {
          text: 'fog lifted to a level lid, base and waterline crisp',
          says: { weather: 'fog' },
          needs: { weather: 'fog' },
        },
        {
          text: 'snow along each ledge, sea like lead, light equal from every part of the sky',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
        {
          text: 'blue evening light, windows ashore balanced with the sky',
          says: { light: 'lamp' },
          needs: { time: 'dusk' },
        },
      ],
      camera: [
        { text: '135 mm, f/11, gimballed, horizon true' },
        { text: '180 mm, f/11, from a moored deck' },
        { text: '90 mm, 1/500, f/8, level' },
      ],
      composition: [
        { text: 'waterline on the lower fifth, skyline a fifth below the top' },
        { text: 'land as a long centred band, sea and sky equal margins' },
        { text: 'land three fifths of the width, set left' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'red sandstone, turf, pewter' },
        { text: 'white chalk, viridian, dove' },
        { text: 'granite, gorse yellow, navy' },
      ],
      mood: [{ text: 'frontal' }, { text: 'steadfast' }, { text: 'plain' }],
      style: [
        { text: 'pilot-book elevation' },
        { text: 'admiralty coastal view' },
        { text: 'archival print from sheet film' },
      ],
      negative: [{ text: 'no spray on the lens' }, { text: 'no repeated headlands' }],
    },
  ],
  cinematic: [
    {
      setting: [
        { text: 'at the turn of the tide, a dog tearing after gulls, somebody calling, boots filling' },
        { text: '{place}, {prop} dragged up out of reach, spray hanging over the road' },
        {
          text: 'reached down a gully of brambles, towel on a shoulder, the roar before the view',
          somewhere: true,
        },
        { text: 'when boats come in, crates thudding, gulls quarrelling overhead', somewhere: true },
        { text: 'come on suddenly, the sound before the view, something salt-stiff flapping near' },
      ],
      light: [
        { text: 'low brightness beyond the water turns each edge to glass' },
        {
          text: 'sun going down into the swell, backs of waves lit green, faces dark',
          says: { light: 'sun', time: 'golden-hour' },
        },
        {
          text: "the sun's rim just up, smoke off the surf, long violet shade",
          says: { light: 'sun' },
          needs: { time: 'dawn' },
        },
        {
          text: 'a lighthouse beam swings and leaves everything blacker',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'storm dark inland, one slot of silver far out, foam luminous',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
        {
          text: 'rain walking in over grey swell, headland half deleted',
          says: { weather: 'rain' },
          needs: { weather: 'rain' },
        },
        {
          text: 'fog horn weather, the jetty ending in nothing',
          says: { weather: 'fog' },
          needs: { weather: 'fog' },
        },
      ],
      camera: [
        { text: '35 mm, very low, drops near the glass' },
        { text: '200 mm down the shore, layers stacked' },
        { text: '21 mm, almost in it, foreground bulging' },
      ],
      composition: [
        { text: 'figure tiny, top third; foam sweeping diagonally' },
        { text: 'something dark near, horizon off beyond' },
        { text: 'near water taller than the land', says: { weather: 'wind' } },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'oilskin yellow, harbour green, rust' },
        { text: 'bruise blue, apricot, kelp black' },
        { text: 'salt white, copper, petrol' },
      ],
      mood: [{ text: 'bracing' }, { text: 'homeward' }, { text: 'restless' }],
      style: [
        { text: 'salt-stained documentary, colour negative' },
        { text: 'surf-diary frame, expired stock' },
        { text: 'seaside feature film, 35 mm' },
      ],
      motion: [
        { text: 'spray flung sideways', says: { weather: 'wind' } },
        { text: 'gulls scattering' },
        { text: 'foam sliding back through pebbles' },
      ],
      negative: [{ text: 'no swimmers in trouble' }],
    },
    {
      setting: [
        {
          text: 'past a beach-hut door swinging open, wet things on a nail, sand blown over the sill',
          somewhere: true,
        },
        {
          text: 'through fishing net hung up to dry, corks knocking, the water flashing beyond',
          somewhere: true,
        },
        { text: 'from the back seat with the glass wound down, dune grass whipping past', somewhere: true },
        { text: 'seen past something hung up to dry, salt on everything, the water working beyond' },
      ],
      light: [
        { text: 'brightness straight toward us, everything near reduced to cut-outs' },
        {
          text: 'hot white overhead, colours bleached, shade short and blue',
          says: { light: 'sun' },
          needs: { time: 'day' },
        },
        {
          text: 'string of bulbs along the pier, wet boards doubling them',
          says: { light: 'lamp' },
          needs: { time: 'night' },
          somewhere: true,
        },
        { text: 'last ember on the horizon, hut interiors already dark', needs: { time: 'dusk' } },
        { text: 'pale early glow under a heavy lid, tide far out', needs: { time: 'dawn' } },
      ],
      camera: [
        { text: '28 mm, dark edges on both sides, water in the gap' },
        { text: '50 mm, whatever hangs nearest blurred' },
        { text: '40 mm handheld, elbow braced' },
      ],
      composition: [
        { text: 'bright patch within a dark surround, off to one side' },
        { text: 'near mesh or stalks smeared over half, clear water beyond' },
        { text: 'near things streaking below, sea squeezed to a ribbon' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'deckchair stripe, bleached blue, tar' },
        { text: 'net orange, jade, smoke' },
        { text: 'mustard, sea mauve, oxblood' },
      ],
      mood: [
        { text: 'last day of August', says: { season: 'summer' } },
        { text: 'salty' },
        { text: 'drowsy' },
      ],
      style: [
        { text: 'family super-8 blown up' },
        { text: 'hand-tinted postcard look, 1960s' },
        { text: 'coming-of-age feature still' },
      ],
      motion: [{ text: 'near things swinging' }, { text: 'water flashing off and on' }],
      negative: [{ text: 'no modern signage' }],
    },
    {
      says: { weather: 'wind' },
      setting: [
        {
          text: 'with a swell running that nobody asked for, the sea wall booming, a lone cyclist timing the gap',
          somewhere: true,
        },
        { text: 'pounded end to end, shingle screaming in the backwash, coats held shut' },
        { text: '{place}, swell bursting over it, someone running bent double' },
      ],
      light: [
        { text: 'torn overhead, the palest gap far out, wet stone flashing' },
        {
          text: 'lightning far out, the swell printed in steel',
          says: { weather: 'storm' },
          needs: { weather: 'storm' },
        },
        {
          text: 'wind-ripped sun, rainbows appearing in each burst',
          says: { light: 'sun', weather: 'wind' },
        },
        {
          text: 'moon running, foam the whitest thing alive',
          says: { light: 'moon' },
          needs: { time: 'night' },
        },
        {
          text: 'snow squall meeting spray, horizon gone',
          says: { weather: 'snow' },
          needs: { weather: 'snow' },
        },
      ],
      camera: [
        { text: '300 mm from well back, compressed, 1/2000' },
        { text: '24 mm, crouched low, drops close' },
        { text: '85 mm through streaming glass' },
      ],
      composition: [
        { text: 'burst filling two thirds, one figure bottom corner' },
        { text: 'something dark raking in near, explosion beyond' },
        { text: 'horizon high, chaos beneath it' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'gunmetal, jade, foam' },
        { text: 'thunder brown, aqua, coat scarlet' },
        { text: 'lead, sulphur, bottle' },
      ],
      mood: [{ text: 'thrilled' }, { text: 'overpowered' }, { text: 'loud' }],
      style: [
        { text: 'storm-chaser reportage' },
        { text: 'newsreel grain, 16 mm' },
        { text: 'lifeboat-film second unit' },
      ],
      motion: [{ text: 'burst collapsing' }, { text: 'shingle flying' }, { text: 'scarf torn straight' }],
      negative: [{ text: 'no doubled horizon' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'water, air, one line of land' },
        { text: 'bare sand, a single stone', somewhere: true },
        { text: 'one wave edge on blank sand', somewhere: true },
      ],
      light: [
        { text: 'equal pale haze, no source' },
        { text: 'faint first pink, low', needs: { time: 'dawn' } },
        { text: 'moon, one narrow path', says: { light: 'moon' }, needs: { time: 'night' } },
        { text: 'fog, no horizon', says: { weather: 'fog' }, needs: { weather: 'fog' } },
        { text: 'thin drizzle, silver', says: { weather: 'rain' }, needs: { weather: 'rain' } },
      ],
      camera: [
        { text: '50 mm, level, long open shutter' },
        { text: '100 mm, far off' },
        { text: '35 mm, straight down' },
      ],
      composition: [
        { text: 'horizon low, rest air' },
        { text: 'one accent bottom right, small' },
        { text: 'two blank halves, one seam' },
      ],
      palette: [
        { text: 'bone, sea-grey' },
        { text: '{colour1}, {colour2}, white' },
        { text: 'salt, one blue' },
      ],
      mood: [{ text: 'hushed' }, { text: 'empty' }, { text: 'slow' }],
      style: [
        { text: 'long-shutter monochrome' },
        { text: 'quiet colour print' },
        { text: 'tonal seascape study' },
      ],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: "only the land's dark end, sea blank" },
        { text: 'a single post in still water', somewhere: true },
        { text: 'nothing ashore, one pale curve' },
      ],
      light: [
        { text: 'dull white, no shine' },
        { text: 'last grey, low', needs: { time: 'dusk' } },
        { text: 'hard high glare, few tones', says: { light: 'sun' }, needs: { time: 'day' } },
        { text: 'snowlight, all one tone', says: { weather: 'snow' }, needs: { weather: 'snow' } },
      ],
      camera: [{ text: '150 mm, distant' }, { text: '85 mm, low' }, { text: '200 mm, flattened' }],
      composition: [
        { text: 'weight lower left' },
        { text: 'one accent off-axis, tiny' },
        { text: 'curve corner to corner' },
      ],
      palette: [
        { text: 'slate, milk' },
        { text: '{colour1}, {colour2}, milk' },
        { text: 'putty, one green' },
      ],
      mood: [{ text: 'spare' }, { text: 'unpeopled' }, { text: 'ebb' }],
      style: [{ text: 'graphic print' }, { text: 'platinum-toned print' }, { text: 'rice-paper study' }],
      negative: [{ text: 'nothing extra' }],
    },
    {
      setting: [
        { text: 'seen whole, far, no bigger than a thumbnail' },
        { text: 'one strip of shore, blank above and below' },
        { text: 'bare bay, no trace of use', somewhere: true },
      ],
      light: [
        { text: 'thin, high, sourceless' },
        { text: 'pale glow seaward', needs: { time: 'dawn' } },
        { text: 'star-dim, barely there', says: { light: 'stars' }, needs: { time: 'night' } },
      ],
      camera: [{ text: '70 mm, high up' }, { text: '120 mm, offshore' }, { text: '90 mm, overhead' }],
      composition: [
        { text: 'thin strip, centre' },
        { text: 'lowest sixth' },
        { text: 'top edge, blank below' },
      ],
      palette: [{ text: 'oat, ink' }, { text: '{colour1}, {colour2}, oat' }, { text: 'pearl, rust' }],
      mood: [{ text: 'distant' }, { text: 'plain' }, { text: 'alone' }],
      style: [{ text: 'photogravure' }, { text: 'faded postcard study' }, { text: 'matte book page' }],
      negative: [{ text: 'nothing invented' }],
    },
  ],
};
