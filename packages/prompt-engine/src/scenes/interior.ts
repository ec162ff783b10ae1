import type { KindScenes } from './scene.ts';

/** Rooms and other insides: level camera, what the room is used for, one light that makes it. */
export const interior: KindScenes = {
  studio: [
    {
      says: { place: 'indoor' },
      setting: [
        {
          text: 'the controlled version: furnishings squared up, surfaces cleared to three useful objects, cables and clutter taken out',
        },
        { text: 'styled down for the record, everything in its place, {prop} kept and nothing more' },
        { text: '{place}, {prop} on view, the remainder edited to what is used daily' },
        {
          text: 'each piece turned a little toward the viewer, nothing crossing anything else, floor line level',
        },
      ],
      light: [
        {
          text: 'a large scrimmed opening at the left is the key, a dim fill at the right keeps the far corner legible',
        },
        {
          text: 'a big daylight window at the left softened by white scrim, a shelf fitting balanced so that both keep their colour',
          says: { light: 'window' },
        },
        {
          text: 'ceiling bounced strobe at low power blended with what is there, shadows gentle and to the right',
          says: { light: 'studio' },
        },
        {
          text: 'practical lamps at matched warmth, one hidden bounce, night pane left almost black',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'cool early light from the left, fittings off, walls a clean grey',
          says: { light: 'window' },
          needs: { time: 'dawn' },
        },
        {
          text: 'grey window light, drops on the pane held sharp, a small fitting lifts the corner',
          says: { light: 'window' },
          needs: { weather: 'rain' },
        },
      ],
      camera: [
        { text: '28 mm, f/11, tripod at seat height, verticals straight' },
        { text: '24 mm shift, f/11, chest height, level' },
        { text: '35 mm, f/9, tripod at table height, verticals true' },
      ],
      composition: [
        { text: 'far wall parallel, the main piece centred, nothing cut at the edges' },
        { text: 'one-point perspective, equal strips of ceiling and floor' },
        { text: 'classic thirds, main piece left, clear floor leading to it' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'oat, oak, moss, one terracotta' },
        { text: 'plaster, walnut, brass, sage' },
        { text: 'linen, smoked glass, clay, ink' },
      ],
      mood: [{ text: 'ready' }, { text: 'well kept' }, { text: 'orderly' }, { text: 'expecting someone' }],
      style: [
        { text: 'interiors-magazine photograph, styled down' },
        { text: 'decorating-annual plate' },
        { text: 'estate inventory photograph' },
      ],
      negative: [
        { text: 'no bent verticals, no extra doors' },
        { text: 'no doubled lamps' },
        { text: 'no mirrored photographer' },
      ],
    },
    {
      says: { place: 'indoor' },
      setting: [
        { text: 'recorded on its long axis, symmetry found and kept, loose things squared away' },
        { text: 'measured like a museum display, nothing loose, surfaces dusted and bare but for {prop}' },
        {
          text: 'arranged as a set before the actors arrive, every object at its mark, nothing left leaning',
        },
      ],
      light: [
        { text: 'light from both sides in a ratio of two to one, left stronger, ceiling kept dim' },
        {
          text: 'a row of tall windows at the left, sheer blinds down, shadows overlapping softly on the floor',
          says: { light: 'window' },
        },
        {
          text: 'pendant lamps dimmed to the same level as the pane outside, each globe holding its shape',
          says: { light: 'lamp' },
          needs: { time: 'dusk' },
        },
        {
          text: 'one overhead fixture with a diffuser, side walls a stop darker, corners readable',
          says: { light: 'lamp' },
        },
        {
          text: 'sconces in pairs, equal, a long exposure gathering detail from the dark timber',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
      ],
      camera: [
        { text: '4x5 camera, 120 mm, f/22, bubble level' },
        { text: '24 mm, f/13, exactly centred on the axis' },
        { text: '50 mm from the opposite end, f/11' },
      ],
      composition: [
        { text: 'strict symmetry, vanishing point at the middle, equal margins' },
        { text: 'end wall square in the centre, side walls mirroring' },
        { text: 'three planes: threshold, floor, end wall, each parallel' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'parquet, eggshell, bronze, bottle green' },
        { text: 'mahogany, stone, dusty rose, gilt' },
        { text: 'beech, chalk blue, putty, black iron' },
      ],
      mood: [{ text: 'formal' }, { text: 'composed' }, { text: 'after hours' }],
      style: [
        { text: 'museum period-room plate' },
        { text: 'large-format architectural record' },
        { text: 'heritage survey photograph' },
      ],
      negative: [{ text: 'no tilted horizon' }, { text: 'no visible fittings of the crew' }],
    },
    {
      setting: [
        { text: 'shown as one good corner, two walls, floor and the piece that explains the use' },
        { text: 'cut open as a stage set is, one side removed, depth clear from front to back' },
        { text: 'reduced to its working wall, tools or shelves aligned, {prop} placed to be read first' },
      ],
      light: [
        { text: 'a single large source at upper left, feathered, a slow gradient down the wall' },
        {
          text: 'soft skylight from above, pooled on the floor, walls graded evenly',
          says: { light: 'window' },
        },
        {
          text: 'one shaded lamp as key, its circle contained, an unseen bounce at the right',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        {
          text: 'low sun squared on the wall by the window frame, balanced with fill',
          says: { light: 'window' },
          needs: { time: 'golden-hour' },
        },
      ],
      camera: [
        { text: '40 mm, f/9, eye level, uprights true' },
        { text: '55 mm, f/11, kneeling tripod' },
        { text: '35 mm shift, f/13, a metre and a half high' },
      ],
      composition: [
        { text: 'corner upright at the right third, wall open to the left' },
        { text: 'key piece two fifths of the width, margins clear' },
        { text: 'shelf lines parallel with the top edge, floor a narrow band' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'birch, lime wash, cobalt, cord' },
        { text: 'tile white, copper, slate, lemon' },
        { text: 'raw umber, canvas, pewter, fern' },
      ],
      mood: [{ text: 'practical' }, { text: 'settled' }, { text: 'unfussy' }],
      style: [
        { text: 'trade-catalogue set photograph' },
        { text: 'craft-journal plate' },
        { text: "designer's portfolio photograph" },
      ],
      negative: [{ text: 'no duplicated furniture' }, { text: 'no warped tiles' }],
    },
  ],
  cinematic: [
    {
      says: { place: 'indoor' },
      setting: [
        { text: 'in the middle of an ordinary hour, a coat thrown down, something ticking out of view' },
        { text: 'just after somebody has walked out, one thing still swinging, another left open' },
        { text: '{place}, {prop} in use, a cat or a coat where it should not be' },
        { text: 'lived in for years, {prop} knocked askew, a draught at the curtain' },
      ],
      light: [
        { text: 'one practical at back right makes a yellow pool, the remainder sinks into brown' },
        {
          text: 'low sun bars the floorboards through half-shut slats, dust hanging',
          says: { light: 'sun' },
        },
        {
          text: 'storm beyond the glass, one brass lamp holding out against it',
          says: { light: 'lamp' },
          needs: { weather: 'storm' },
        },
        {
          text: 'a television glow crawls over the ceiling, hallway dark beyond',
          says: { light: 'screen' },
          needs: { time: 'night' },
        },
        {
          text: 'grey rain wriggles in shade down the wallpaper, brass dull',
          says: { light: 'window' },
          needs: { weather: 'rain' },
        },
        {
          text: 'blue hour presses at the panes while a doorway burns orange',
          says: { light: 'lamp' },
          needs: { time: 'dusk' },
        },
        {
          text: 'the first ray gets in past the curtain and reaches halfway to the table',
          says: { light: 'sun' },
          needs: { time: 'dawn' },
        },
      ],
      camera: [
        { text: '35 mm past two dark uprights, close' },
        { text: '27 mm at ground height, the nearest surface filling the bottom' },
        { text: '40 mm handheld, over something shoulder-high' },
      ],
      composition: [
        { text: 'the brightest pool in the top right, long lines leading over to it' },
        { text: 'doorway as a second frame, action half hidden beyond' },
        { text: 'deep stagger: dark object near, lit patch middle, bright glass far' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'brass, slate blue, brick wool' },
        { text: 'tobacco, jade, ember' },
        { text: 'butter yellow, petrol, plum' },
      ],
      mood: [{ text: 'no hurry' }, { text: 'interrupted' }, { text: "somebody's evening" }],
      style: [
        { text: 'colour film pushed one stop' },
        { text: 'chamber drama, 35 mm' },
        { text: 'domestic realism, colour negative' },
      ],
      motion: [
        { text: 'something thin stirring in the draught' },
        { text: 'a loose page lifting' },
        { text: 'dust crossing the beam' },
      ],
      negative: [{ text: 'no duplicated chairs' }],
    },
    {
      says: { place: 'indoor', time: 'night' },
      setting: [
        {
          text: 'after everyone has gone home, one fitting left on, chairs at odd angles, a jacket forgotten',
        },
        { text: "long past bedtime, shoes by the threshold, someone's silhouette crossing the passage" },
        { text: "kept awake by one person's work, {prop} beneath the glow, papers sliding over one another" },
      ],
      light: [
        {
          text: 'a gooseneck lamp burns at bottom right, faces of nearby things amber, ceiling lost',
          says: { light: 'lamp' },
        },
        { text: 'a bluish spill slices the dark, one red pilot answering it' },
        { text: 'neon from over the road pulses on the plaster, pink then gone', says: { light: 'neon' } },
        {
          text: 'candles guttering on the far table, brass answering from the gloom',
          says: { light: 'candle' },
        },
        {
          text: 'passing headlamps swing shade over the walls, furniture flaring and going',
          says: { light: 'street', place: 'indoor' },
        },
      ],
      camera: [
        { text: '50 mm wide open, through a door ajar' },
        { text: '32 mm, chair height, near edge dissolved' },
        { text: '75 mm down the passage, jambs black' },
      ],
      composition: [
        { text: 'a slot of brightness between two black jambs, far left' },
        { text: 'the lit patch small, bottom third, gloom piled above' },
        { text: 'reflections doubling the glow, off-centre, ceiling cut' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'amber, ink, oxidised green' },
        { text: 'cyan spill, rust, soot' },
        { text: 'honey, midnight, dull crimson' },
      ],
      mood: [{ text: 'sleepless' }, { text: 'confiding' }, { text: 'overtime' }],
      style: [
        { text: 'noir-tinged colour film still' },
        { text: 'night-interior frame, tungsten stock' },
        { text: 'late show, grainy 16 mm' },
      ],
      motion: [{ text: 'headlamps sliding round' }, { text: 'smoke unravelling slowly upward' }],
      negative: [{ text: 'no overhead floodlighting' }],
    },
    {
      setting: [
        { text: 'approached down the passage, the threshold still between us and it, sounds before sights' },
        { text: 'seen through its own clutter, leaves, glass jars or spindles pressed close to the lens' },
        { text: 'peered into past hanging things, {prop} glinting halfway down' },
      ],
      light: [
        { text: 'brightness waits at the far end, everything nearer steps down toward it' },
        {
          text: 'a skylight drops one hot column onto dust, timber round it barely showing',
          says: { light: 'sun' },
        },
        {
          text: 'the far fitting hums greenish, nearer ones dead, colours curdled',
          says: { light: 'lamp' },
          needs: { time: 'night' },
        },
        { text: 'fire glow licks low along the skirting, ceiling out of reach', says: { light: 'fire' } },
        { text: 'glossy surfaces pass a scrap of brightness from one to another' },
      ],
      camera: [
        { text: '24 mm, ducked low, leaning past the jamb' },
        { text: '85 mm, from two doorways away' },
        { text: '18 mm, hip height, slow push' },
      ],
      composition: [
        { text: 'nested doorways, the lit place tucked far right' },
        { text: 'near shapes smeared over the bottom, one clear gap' },
        { text: 'ceiling heavy, the view squeezed into a strip' },
      ],
      palette: [
        { text: '{colour1}, {colour2}, {colour3}' },
        { text: 'verdigris, ochre, peat' },
        { text: 'rust red, milk glass, teal' },
        { text: 'cinnamon, blue smoke, pine' },
      ],
      mood: [{ text: 'curious' }, { text: 'hush' }, { text: 'unfinished business' }],
      style: [
        { text: 'slow-push film frame, anamorphic' },
        { text: 'memory piece, super-16' },
        { text: "location scout's favourite still" },
      ],
      motion: [{ text: 'a door easing open' }, { text: 'something near nodding' }],
      negative: [{ text: 'no doubled doorways' }],
    },
  ],
  minimal: [
    {
      setting: [
        { text: 'one seat, one object, a bare corner' },
        { text: 'emptied, only {prop} and the plain plaster' },
        { text: 'almost nothing: floor, plaster, one piece' },
      ],
      light: [
        { text: 'late daylight, a single square on plaster', says: { light: 'window' } },
        { text: 'one source, high, hard dark below' },
        { text: 'one bare bulb', says: { light: 'lamp' }, needs: { time: 'night' } },
        { text: 'thin dawn grey, no direction', says: { light: 'window' }, needs: { time: 'dawn' } },
        { text: 'even white overall' },
      ],
      camera: [{ text: '50 mm, square on' }, { text: '35 mm, far end' }, { text: '70 mm, knee height' }],
      composition: [
        { text: 'lower left, rest empty' },
        { text: 'one piece, bottom centre, small' },
        { text: 'tight on a single corner' },
      ],
      palette: [
        { text: 'white, ash, one ochre' },
        { text: '{colour1}, {colour2}, white' },
        { text: 'bone, graphite' },
      ],
      mood: [{ text: 'bare' }, { text: 'silence' }, { text: 'calm' }],
      style: [
        { text: 'gallery catalogue page' },
        { text: 'quiet study' },
        { text: 'wabi-sabi colour print' },
      ],
      negative: [{ text: 'nothing added' }],
    },
    {
      setting: [
        { text: 'an opening and the brightness it lets fall' },
        { text: 'half a doorway, plain ground' },
        { text: 'only one plane, whole and blank' },
      ],
      light: [
        { text: 'one beam, narrow' },
        { text: 'pale overall haze, no dark' },
        { text: 'moon patch, otherwise black', says: { light: 'moon' }, needs: { time: 'night' } },
        { text: 'dull drizzle glow', says: { light: 'window' }, needs: { weather: 'rain' } },
      ],
      camera: [{ text: '85 mm, close crop' }, { text: '100 mm, one detail' }, { text: '45 mm, overhead' }],
      composition: [
        { text: 'a slit of bright, high' },
        { text: 'one plane fills it' },
        { text: 'opening small, off-axis' },
      ],
      palette: [
        { text: 'milk, charcoal' },
        { text: '{colour1}, {colour2}, chalk' },
        { text: 'putty, one blue' },
      ],
      mood: [{ text: 'unoccupied' }, { text: 'still' }, { text: 'held' }],
      style: [{ text: 'tonal abstraction' }, { text: 'matte art print' }, { text: 'silver print' }],
      negative: [{ text: 'nothing added' }],
    },
    {
      says: { place: 'indoor' },
      setting: [
        { text: 'one purpose left showing, the rest hushed' },
        { text: '{prop} alone, unpeopled, boards bare' },
        { text: 'one trace of use, all else hushed' },
      ],
      light: [
        { text: 'one small opening, high, cold' },
        { text: 'bare bulb, hard dark ring', says: { light: 'lamp' } },
        { text: 'flat white, ceiling-wide' },
      ],
      camera: [{ text: '24 mm, corner' }, { text: '60 mm, seated' }, { text: '40 mm, doorway distance' }],
      composition: [
        { text: 'trace lower centre, emptiness above' },
        { text: 'far end, tiny' },
        { text: 'pushed to one side, blank remainder' },
      ],
      palette: [
        { text: 'dust, black, cream' },
        { text: '{colour1}, {colour2}, dust' },
        { text: 'lead, milk' },
      ],
      mood: [{ text: 'paused' }, { text: 'patience' }, { text: 'echo' }],
      style: [{ text: 'deadpan print' }, { text: 'contact-sheet study' }, { text: 'white-cube page' }],
      negative: [{ text: 'nothing added' }],
    },
  ],
};
