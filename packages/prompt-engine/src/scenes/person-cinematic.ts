import type { Scene } from './scene.ts';

/** Moments met in passing: past a door, in open weather, in a lived-in room, after dark, from far away. */
export const personCinematic: readonly Scene[] = [
  {
    setting: [
      {
        text: 'seen past the dark jamb of a half-open door, life going on all round, nobody told to stop',
        somewhere: true,
      },
      {
        text: 'caught mid-moment, something just put down nearby, surroundings lived in and none of it arranged for us',
      },
      {
        text: "glimpsed beyond a blurred rail, coats and cables and yesterday's things where people dropped them",
        says: { era: 'present' },
        somewhere: true,
      },
      { text: '{place}, things half done, {prop} close by, steam or dust hanging where work has been' },
      { text: '{place}, caught between two thoughts, {prop} blurred in the near corner' },
      {
        text: '{place}, indoors and unaware of us, {prop} half hidden by whatever stands nearest',
        needs: { place: 'indoor' },
      },
      {
        text: '{place}, out in the weather of it, {prop} blurred along the bottom',
        needs: { place: 'outdoor' },
      },
      {
        text: 'adrift among hard edges, one vast bright curve filling the far corner',
        needs: { place: 'space' },
      },
      {
        text: 'in green water, silt hanging, the surface a broken sheet far overhead',
        needs: { place: 'underwater' },
      },
      {
        text: 'with the day barely begun, breath showing, collars cold, dew unbroken beyond',
        says: { place: 'outdoor' },
        needs: { time: 'dawn' },
      },
      {
        text: 'with the last colour going, small bright points coming on beyond, one after another',
        needs: { time: 'dusk' },
      },
      {
        text: 'on ground shining after hours of rain, every groove running, the far side lost',
        says: { place: 'outdoor' },
        needs: { weather: 'rain' },
      },
      {
        text: 'while big flakes come down sideways, tracks already filling, the far side erased',
        says: { place: 'outdoor' },
        needs: { weather: 'snow' },
      },
      {
        text: 'among shapes that give out after ten paces of fog, droplets strung along wool and eyelashes',
        says: { place: 'outdoor' },
        needs: { weather: 'fog' },
      },
      {
        text: 'indoors with the rest gone quiet, one doorway further in still lit',
        needs: { place: 'indoor', time: 'night' },
      },
      {
        text: 'indoors with everything still in use, cups cooling, a jacket slung over whatever stands nearest',
        needs: { place: 'indoor' },
      },
      {
        text: 'out where the wind gets in, loose things skittering past, the horizon crooked',
        needs: { place: 'outdoor' },
      },
      {
        text: 'in the open, nothing between us but moving air, whatever stands nearest blurred and huge',
        needs: { place: 'outdoor' },
      },
      {
        text: 'indoors, met at the turn of a corner, things shoved aside rather than put away',
        needs: { place: 'indoor' },
      },
    ],
    light: [
      {
        text: 'existing light only: brighter on the far cheek, spilling past the ear, the nearer half allowed to go dim',
      },
      {
        text: 'a bright patch somewhere beyond the right border, bounced up by whatever pale thing lies underfoot',
      },
      {
        text: 'backlight slipping through the gap over one shoulder, near half lit merely by what the ground returns',
      },
      {
        text: 'first cold light along the ground, blue on the nearer half, a peach line where the horizon opens',
        needs: { time: 'dawn' },
      },
      {
        text: 'last sun coming in flat over one shoulder, honey on hair, a bluish bounce filling the nearer half',
        says: { light: 'sun' },
        needs: { time: 'golden-hour' },
      },
      {
        text: 'blue hour overhead, one yellow doorway at the far right doing most of the work',
        needs: { time: 'dusk' },
        somewhere: true,
      },
      {
        text: 'what the sky keeps lies blue along the brow; one warm point burns a long way behind',
        needs: { time: 'night', place: 'outdoor' },
      },
      {
        text: 'a shaded table lamp low at the right, orange to the jaw, everything beyond sinking into green dusk',
        says: { light: 'lamp' },
        needs: { time: 'night', place: 'indoor' },
      },
      {
        text: 'a dull wet sky outdone by the ground, whose reflections climb pale into the chin',
        says: { place: 'outdoor' },
        needs: { weather: 'rain' },
      },
      {
        text: 'snow throwing brightness upward, sky the dimmer half, cheeks lit like a page',
        says: { place: 'outdoor' },
        needs: { weather: 'snow' },
      },
      {
        text: 'a window out of shot at the right, its glow lying over half the face and dying on the table',
        says: { light: 'window' },
        needs: { place: 'indoor' },
      },
      {
        text: 'brightness coming in at one end, carried along the walls, spent by the nearer shoulder',
        needs: { place: 'indoor' },
      },
      {
        text: 'open sky doing most of it, a paler patch low at the right warming one jaw',
        needs: { place: 'outdoor' },
      },
      {
        text: 'sky closed overhead, the ground returning a weak bounce beneath the brow',
        needs: { place: 'outdoor' },
      },
      {
        text: 'raw brightness along one flank, the other gone to black, faint blue bounce off something huge',
        needs: { place: 'space' },
      },
      {
        text: 'shafts shaking down through green water, pale skin fading to teal a few metres under',
        needs: { place: 'underwater' },
      },
    ],
    camera: [
      { text: "35 mm, f/2, an arm's length closer than polite" },
      { text: '35 mm, f/2.8, handheld, breathing allowed to tilt the horizon' },
      { text: '50 mm, f/2, through the gap, dirty glass partly over the lens', somewhere: true },
    ],
    composition: [
      {
        text: 'off-centre to the right, dark foreground shape eating the opposite quarter, depth running away between',
      },
      { text: 'lower right third, a dark upright out of focus down one flank, lit distance upper left' },
      {
        text: 'placed where two receding lines meet, slightly too near the border, looking space on the wrong flank',
      },
    ],
    palette: [
      { text: '{colour1}, {colour2}, {colour3}' },
      { text: 'petrol, tungsten amber, wet slate' },
      { text: 'bottle green, rust, cigarette cream' },
      { text: 'teal, marigold, tar' },
    ],
    mood: [{ text: 'alone in company' }, { text: 'mid-thought' }, { text: 'unobserved' }],
    style: [
      { text: 'documentary film frame, colour negative pushed one stop' },
      { text: 'social-realist cinema still, fine grain' },
      { text: 'photo-essay frame, available light' },
    ],
    motion: [
      { text: 'dust turning slowly through the bright part' },
      { text: 'a loose hem or strand stirred by passing air' },
      { text: "someone's sleeve smearing past close to the lens" },
    ],
    negative: [
      { text: 'no posing, no readable signs' },
      { text: 'no duplicate faces in the distance' },
      { text: 'no staged smiles' },
    ],
  },
  {
    says: { place: 'outdoor' },
    setting: [
      {
        text: 'out in the weather, clouds moving fast, the path or road going on without stopping behind',
        somewhere: true,
      },
      { text: 'in open air where land and sky both show, wind pressing cloth flat along one flank' },
      {
        text: 'halfway over open ground, far trees and wires strung along the skyline, a gate swinging',
        somewhere: true,
      },
      { text: '{place}, weather coming in over the far side, {prop} close at hand' },
      {
        text: 'out before anyone else, dew smoking off the ground, every sound a long way off',
        says: { time: 'dawn' },
      },
      {
        text: 'under running cloud, first heavy drops pocking the dust, a coat pulled over',
        needs: { weather: 'rain' },
      },
      { text: 'in open air, cloud moving fast, cloth pressed along one flank, hair gone with it' },
      { text: 'out of doors, ground and sky both in it, something loose flapping close by' },
      {
        text: 'knee-deep where snow has drifted, fence posts showing merely as tops, breath streaming',
        needs: { weather: 'snow' },
        somewhere: true,
      },
      {
        text: 'in fog thick enough to lose the way, one dark shape looming close and unsharp',
        needs: { weather: 'fog' },
      },
      {
        text: 'out after dark, far points of brightness strung like beads along the skyline',
        needs: { time: 'night' },
      },
    ],
    light: [
      {
        text: 'high cloud tearing open, a travelling patch of brightness beyond while the near ground stays slate',
      },
      {
        text: 'low sun over the right shoulder, threading hair and cloth, pale dust bouncing it back to the chin',
        says: { light: 'sun', time: 'golden-hour' },
      },
      { text: 'wide sky filling everything evenly, brighter toward one flank, cold beneath the brow' },
      {
        text: 'noon sun nearly overhead, thin dark under the brow, the ground throwing half of it back',
        says: { light: 'sun', time: 'day' },
      },
      {
        text: 'moon high at the right, thin and blue, one far warm point low in the gloom',
        says: { light: 'moon' },
        needs: { time: 'night' },
      },
      {
        text: 'storm glow below a lid of cloud, yellow along the skyline, pewter overhead',
        needs: { weather: 'storm' },
      },
      {
        text: 'the hour when colour leaves, mauve overhead, embers along the west, no cast edges',
        says: { time: 'dusk' },
      },
    ],
    camera: [
      { text: '28 mm, f/4, knee-high, walking pace' },
      { text: '135 mm, f/2.8, long way off, air shimmering between' },
      { text: '40 mm anamorphic, f/2.8, shoulder-high, handheld' },
    ],
    composition: [
      {
        text: 'low right, skyline tilted through the upper third, ground drawing the eye off the opposite way',
      },
      { text: 'at the far end of one long ground line, unsharp nearness along the bottom' },
      { text: 'tiny breathing space ahead, long travelled distance open behind, sky two thirds' },
    ],
    palette: [
      { text: '{colour1}, {colour2}, {colour3}' },
      { text: 'straw, thunder blue, brick' },
      { text: 'moss, pewter, rape yellow' },
      { text: 'ochre dust, sea green, tar' },
    ],
    mood: [{ text: 'restless' }, { text: 'nearly home' }, { text: 'weathered' }],
    style: [
      { text: 'road-movie still, anamorphic colour' },
      { text: 'travel reportage, sun-faded negative' },
      { text: 'seventies-style location drama, zoom grain' },
    ],
    motion: [
      { text: 'grass flattening in a travelling gust', somewhere: true },
      { text: 'coat tail and hair streaming the same way' },
      { text: 'birds leaving a wire all together', somewhere: true },
    ],
    negative: [
      { text: 'no tourists, no traffic signs' },
      { text: 'no postcard sky' },
      { text: 'no lens-flare streaks' },
    ],
  },
  {
    says: { place: 'indoor' },
    setting: [
      {
        text: 'in a room with yesterday still lying about, kettle ticking, a radio playing two doors off',
        says: { era: 'present' },
        somewhere: true,
      },
      {
        text: 'beyond the door of a lived-in room, keys and post where they fell, floorboards scuffed pale',
        somewhere: true,
      },
      {
        text: 'in the deep part of a room, furniture nearest us thrown out of focus, hallway open beyond',
        somewhere: true,
      },
      { text: '{place}, lids off, {prop} left where it was last needed, a clock running slow' },
      {
        text: 'indoors with rain ticking overhead, panes running silver, coats dripping by the door',
        needs: { weather: 'rain' },
        somewhere: true,
      },
      {
        text: 'indoors with every surface gone blue by snow-light, boots melting on newspaper',
        needs: { weather: 'snow' },
        somewhere: true,
      },
      {
        text: 'in a house asleep, stairs creaking, a fridge door left ajar along the hall',
        says: { time: 'night' },
        somewhere: true,
      },
      { text: 'indoors with everything mid-use, chairs askew, a scarf left over one', somewhere: true },
      { text: 'deep indoors, nearest things thrown out of focus, a brighter opening beyond' },
      {
        text: 'with the building asleep all round, pipes ticking, one door left ajar',
        needs: { time: 'night' },
      },
    ],
    light: [
      {
        text: 'tall window beyond the right border, daylight thickened by net curtain, sliding over the table and up',
        says: { light: 'window', time: 'day' },
        somewhere: true,
      },
      {
        text: 'one hanging bulb, yellow, a hand above the hairline, colder dusk entering through the hall',
        says: { light: 'lamp', era: 'present' },
        somewhere: true,
      },
      {
        text: 'brightness let in by one narrow opening, a thin blade over half the face, walls returning the rest',
      },
      {
        text: 'late sun through blinds, amber bars climbing the far wall and bending over a sleeve',
        says: { light: 'sun', time: 'golden-hour' },
        somewhere: true,
      },
      {
        text: 'television flicker, blue-white, answered by an orange bulb in the next room',
        says: { light: 'screen', era: 'present' },
        somewhere: true,
      },
      {
        text: 'one tube humming overhead, green on the crown, a warmer spill at the far end',
        says: { light: 'lamp', era: 'present' },
        needs: { time: 'night' },
        somewhere: true,
      },
      { text: 'what reaches this far in lies along one cheek, everything past it gone brown' },
    ],
    camera: [
      { text: '32 mm, f/2, door-handle height, half hidden' },
      { text: '40 mm, f/1.8, beyond a chair back, nearly touching it' },
      { text: '50 mm, f/2, through an inner opening, dark both flanks' },
    ],
    composition: [
      {
        text: 'boxed inside a second doorway, right of centre, dark walls crowding the near half',
        somewhere: true,
      },
      {
        text: 'low in the right half, ceiling and bulb included, blurred crockery along the bottom',
        says: { era: 'present' },
        somewhere: true,
      },
      {
        text: 'reflected partly in a cheap mirror, true face at the border, rooms stacked behind',
        somewhere: true,
      },
      { text: 'right of centre, dark nearness along two borders, one clear gap around the head' },
      { text: 'low in the right half, the deep end of the interior open beyond one shoulder' },
    ],
    palette: [
      { text: '{colour1}, {colour2}, {colour3}' },
      { text: 'nicotine, teal gloss paint, bulb yellow' },
      { text: 'plum, lino green, butter' },
      { text: 'wet blue, tobacco, enamel' },
    ],
    mood: [{ text: 'waiting' }, { text: 'no hurry' }, { text: 'not quite alone' }],
    style: [
      { text: 'kitchen-sink cinema still, high-speed colour' },
      { text: 'domestic photo-essay frame, grain left in' },
      { text: 'European chamber-drama still' },
    ],
    motion: [
      { text: 'steam unrolling through the bright band', somewhere: true },
      { text: 'curtain breathing in and out', somewhere: true },
      { text: 'pendulum smear on the far wall', somewhere: true },
    ],
    negative: [{ text: 'no show-home tidiness' }, { text: 'no posters' }, { text: 'no wide-angle faces' }],
  },
  {
    says: { time: 'night' },
    setting: [
      {
        text: 'after hours, closed shutters and parked things close round, a single place still open further along',
        says: { era: 'present' },
        somewhere: true,
      },
      { text: 'long after dark, the near world reduced to wet edges, voices somewhere beyond' },
      {
        text: 'past midnight, puddle colours shaking, cables looped overhead',
        says: { place: 'outdoor', era: 'present' },
        somewhere: true,
      },
      { text: '{place}, long after hours, {prop} catching a stray glint' },
      {
        text: 'under drumming rain, coloured water running down every ledge, collars up',
        says: { place: 'outdoor' },
        needs: { weather: 'rain' },
      },
      {
        text: 'in falling snow, each flake lit orange for one metre and then gone',
        says: { place: 'outdoor' },
        needs: { weather: 'snow' },
      },
      {
        text: 'indoors with everything else switched off, one machine humming on unattended',
        needs: { place: 'indoor' },
        somewhere: true,
      },
      {
        text: 'out in the dark, ground scarcely readable, voices somewhere beyond',
        needs: { place: 'outdoor' },
      },
    ],
    light: [
      {
        text: 'an illuminated doorway further in, amber, wrapping one jaw; sky-blue murk closing over everything else',
        somewhere: true,
      },
      {
        text: 'neon at the upper right, pink through breath, green tube answering deep in the distance',
        says: { light: 'neon', era: 'present' },
        somewhere: true,
      },
      { text: 'a passing beam, one white blade that slides and goes, leaving orange along the brow' },
      {
        text: 'bulb inside a paper shade close by, gold onto cheek and knuckle, ink beyond a metre',
        says: { light: 'lamp', place: 'indoor', era: 'present' },
      },
      {
        text: 'glow lifting off whatever is brightest nearby, catching moist skin, violet gloom sealing the distance',
      },
      {
        text: 'fire somewhere low at the right, unsteady, licking brow and collar, hollows left to the dark',
        says: { light: 'fire' },
      },
      {
        text: 'what the sky keeps lies blue over hair and shoulder, one warm point burning deep behind',
        needs: { place: 'outdoor' },
      },
      {
        text: 'a low warm spill catching jaw and knuckle, the open dark unreadable beyond',
        needs: { place: 'outdoor' },
      },
      {
        text: 'one shaded bulb at the right, orange along the jaw, everything past it sinking to green',
        says: { light: 'lamp', era: 'present' },
        needs: { place: 'indoor' },
      },
    ],
    camera: [
      { text: '50 mm, f/1.4, 1/60 second, handheld, focus hunting slightly' },
      { text: '75 mm, f/1.4, through wet glass, discs swelling behind', somewhere: true },
      { text: '35 mm, f/1.4, near enough to mist the lens' },
    ],
    composition: [
      { text: 'right of centre, lit jaw toward the gap, smeared discs stacked deep along the other half' },
      {
        text: 'small and bright at two thirds, blackness heavy overhead, bright reflections leading inward',
        says: { shows: 'figure' },
      },
      {
        text: 'three-quarter back view, glow outlining ear and collar, colours dissolving past it',
        says: { shows: 'figure' },
      },
    ],
    palette: [
      { text: '{colour1}, {colour2}, {colour3}' },
      { text: 'sodium orange, petrol, ink' },
      { text: 'hot rose, bile green, tar' },
      { text: 'amber, ultramarine, wet black' },
    ],
    mood: [{ text: 'wide awake' }, { text: 'last one up' }, { text: 'undecided' }],
    style: [
      { text: 'neo-noir still, tungsten stock in mixed light' },
      { text: 'late-hours reportage, pushed two stops' },
      { text: 'nocturne from a colour photo-essay, smeared' },
    ],
    motion: [
      { text: 'reflections trembling underfoot' },
      { text: 'traffic drawn out into ribbons', says: { place: 'outdoor', era: 'present' } },
      { text: 'something passing close, dissolving into colour' },
    ],
    negative: [
      { text: 'no readable words' },
      { text: 'no duplicated passers-by' },
      { text: 'no blue-hour sky' },
    ],
  },
  {
    setting: [
      { text: 'a long way off and unaware, the crowd of ordinary objects between us melted into colour' },
      {
        text: 'watched over some distance, layers of foliage or railing or traffic smearing past in between',
        says: { era: 'present' },
        somewhere: true,
      },
      { text: '{place}, watched beyond stacked crates and hanging things, {prop} flashing once' },
      {
        text: '{place}, watched over a long stretch of open ground, {prop} a small bright accent',
        needs: { place: 'outdoor' },
      },
      {
        text: '{place}, watched down the length of the interior, {prop} a small bright accent',
        needs: { place: 'indoor' },
      },
      {
        text: "picked out beyond warm air and moving strangers' colours, gone again a second later",
        somewhere: true,
      },
      {
        text: 'beyond veils of driving rain, near drops swollen into discs',
        says: { place: 'outdoor' },
        needs: { weather: 'rain' },
      },
      {
        text: 'beyond slow flakes the size of coins, out of focus nearest us',
        says: { place: 'outdoor' },
        needs: { weather: 'snow' },
      },
      {
        text: 'surfacing out of fog, edges arriving later than the middle, nothing firm beyond',
        says: { place: 'outdoor' },
        needs: { weather: 'fog' },
      },
      {
        text: 'at the far end indoors, nearer things closing in one after another, colours bleeding',
        needs: { place: 'indoor' },
      },
      {
        text: 'a long way off in open air, warm haze rising between, near stuff melted into colour',
        needs: { place: 'outdoor' },
      },
      {
        text: 'a good way off under the same sky, layer over layer of unsharp nearness between',
        needs: { place: 'outdoor' },
      },
      { text: 'indoors, spied through two openings in a row, each out of focus', needs: { place: 'indoor' } },
      {
        text: 'inside the last pool of brightness, everything nearer than that smeared and coloured',
        needs: { time: 'night' },
      },
    ],
    light: [
      {
        text: 'available brightness, strongest behind, outlining hair and shoulder while faces stay open and milky',
      },
      { text: 'glare off something broad and shiny nearby, thrown up beneath the brow, cooler overhead' },
      {
        text: 'raking low sun beyond the far shoulder, dust and midges lit up in columns',
        says: { light: 'sun', time: 'golden-hour', place: 'outdoor' },
      },
      {
        text: 'mixed glow, orange near the ground and blue-green higher up, meeting on the forehead',
        needs: { time: 'night' },
      },
      { text: 'pearl morning haze lit through, no edges, cheeks slightly pink', needs: { time: 'dawn' } },
      {
        text: 'overcast brightness pouring through a far opening, near half two tones darker, glass reflections drifting over',
        needs: { place: 'indoor' },
      },
      {
        text: 'sky brightness wrapping one shoulder, haze lifting the darks, cooler overhead',
        needs: { place: 'outdoor' },
      },
    ],
    camera: [
      { text: '200 mm, f/2.8, far side of the way, layers compressed' },
      { text: '180 mm, f/3.5, hip-high, resting on whatever stands there' },
      { text: '135 mm, f/2, panning slowly, tracking the shoulder' },
    ],
    composition: [
      {
        text: 'upper right third, blurred verticals sliding over the opposite half, one clean gap around the face',
      },
      { text: 'half covered by a near dark shape, visible part precisely sharp, colour smears below' },
      { text: 'sunk at the bottom of a tall stack of compressed layers, nearest ones widest' },
    ],
    palette: [
      { text: '{colour1}, {colour2}, {colour3}' },
      { text: 'brake-lamp red, haze blue, khaki' },
      { text: 'saffron, diesel grey, jade' },
      { text: 'coral, smog, bottle glass' },
    ],
    mood: [{ text: 'overheard' }, { text: 'briefly found' }, { text: 'private' }],
    style: [
      { text: 'long-lens thriller still, compressed colour', says: { era: 'present' } },
      { text: 'surveillance-era cinema, zoom softness' },
      { text: 'seventies street drama, telephoto grain' },
    ],
    motion: [
      { text: 'nearer shapes smearing over, then gone' },
      { text: 'a stride or gesture blurred at its fastest point' },
      { text: 'heat wobbling along the ground', says: { place: 'outdoor' } },
    ],
    negative: [
      { text: 'no eye contact, no bystanders in focus' },
      { text: 'no circular vignette' },
      { text: 'no readable number plates' },
    ],
  },
];
