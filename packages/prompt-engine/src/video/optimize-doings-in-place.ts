import type { DoingRow } from './optimize-doing-row.ts';

/** What is done or happens on the spot. */
export const DOINGS_IN_PLACE: readonly DoingRow[] = [
  {
    verbs: 'read reads reading studying studies',
    alive: true,
    place: 'in a deep chair beside a wall of shelves | indoor',
    motion: 'eyes moving along two lines, one page lifted and laid over',
    near: 'one page turning, a chair settling',
  },
  {
    verbs: 'write writes writing draw draws drawing paints painting sketches sketching signing calligraphy',
    hands: true,
    place: 'at a plain table pushed against the wall | indoor',
    motion: 'one stroke laid down from start to finish, a lift, a pause above the surface',
    near: 'a tip moving over paper, a sleeve following',
  },
  {
    verbs:
      'playing-guitar guitar violin piano cello drums drumming drummer violinist guitarist pianist trumpet saxophone busker busking orchestra concert band dj choir',
    hands: true,
    music: true,
    motion: 'hands passing once along the instrument, shoulders moving with the phrase',
    near: 'the instrument itself, close and dry, breath between phrases',
  },
  {
    verbs: 'sing sings singing singer hums humming rapping raps',
    alive: true,
    music: true,
    motion: 'a breath drawn through the shoulders, one long phrase, eyes opening at its end',
    near: 'the voice itself, close and unadorned, one breath before it',
  },
  {
    verbs:
      'says saying speak speaks speaking talk talks talking tells telling whispers whispering chatting arguing explains presenting interview laughing-together',
    alive: true,
    weak: true,
    motion:
      'one small gesture of the hand on the last word, then stillness | human\na slight lift of the head on the last word',
    near: `
the voices in front, low and unhurried, the rest kept well beneath | many
the voice in front, low and unhurried, the rest kept well beneath`,
  },
  {
    verbs: 'laugh laughs laughing smile smiles smiling giggling grinning',
    alive: true,
    motion: 'a smile that starts in the eyes, shoulders following',
    near: 'one real laugh, a breath after it',
  },
  {
    verbs: 'cry cries crying weeping weeps sobbing',
    alive: true,
    motion: 'a held breath, one blink, the chin lowering by a finger',
    near: 'an uneven breath close by',
  },
  {
    verbs:
      'look looks looking watch watches watching gaze gazes gazing stares staring observing peers peering',
    alive: true,
    weak: true,
    motion: 'one blink, a breath, the eyes following something just out of frame',
    near: 'cloth shifting once as the weight changes | human\na quiet breath close by',
  },
  {
    verbs:
      'sit sits sitting wait waits waiting stand stands standing rests resting leaning leans kneels kneeling lying meditates meditating',
    alive: true,
    weak: true,
    motion:
      'breathing visible in the shoulders, one small shift of weight, then stillness | human\none slow breath, an ear turning toward a noise, then stillness | animal\nnothing moves but what the air moves',
    near: 'cloth creasing once, a slow breath | human\na slow breath close by | animal\na faint creak as something settles',
  },
  {
    verbs: 'sleep sleeps sleeping asleep naps napping dozing dreaming snoring',
    alive: true,
    motion: 'ribs rising and falling, one twitch, then stillness',
    near: 'slow, even breathing close by',
  },
  {
    verbs:
      'make makes making carve carves carving repair repairing repairs mending mends forging forges welding welds sews sewing knitting weaving weaves polishing hammering assembling sanding shaping throwing-pottery blowing-glass works working',
    hands: true,
    weak: true,
    place: 'in a narrow workshop, finished pieces on the shelf behind | indoor',
    motion: 'one complete stroke of the work, a check with the thumb, a pause',
    near: 'the tool meeting the material, twice, then a breath blown across it',
  },
  {
    verbs:
      'fight fights fighting duel dueling duelling boxing boxes wrestling sparring battling battle slays',
    motion: 'one exchange only, a strike, a parry, both sides thrown back a step',
    near: 'one hard contact, feet digging in, ragged breath',
  },
  {
    verbs: 'open opens opening unboxing unboxes unfolds unfolding unwraps unlocking',
    weak: true,
    motion: 'one slow opening from edge to edge, held at its widest for a second',
    near: 'the catch giving way, a soft rush of air',
  },
  {
    verbs: 'bloom blooms blooming blossoming grow grows growing sprouting sprouts wilting',
    motion: 'petal by petal, each one easing back before the next begins',
    near: 'a faint rustle, barely there',
  },
  {
    verbs:
      'burn burns burning explode explodes exploding explosion erupts erupting eruption fireworks ignites',
    weak: true,
    motion: 'one bright rise, a spread, embers going out on the way down',
    near: 'a dull report felt before it is heard, then crackling',
  },
  {
    verbs: 'melt melts melting dissolving dissolves freezing thawing',
    motion: 'an edge softening, one drop that swells, hangs and lets go',
    near: 'one drop, a pause, another drop',
  },
  {
    verbs: 'spin spins spinning rotate rotates rotating turning revolves revolving swirling whirling',
    motion: 'one full turn at an even speed, ending where it began',
    near: 'a soft, even whirr',
  },
  {
    verbs: 'float floats floating drift drifts drifting hover levitating levitates',
    motion: 'a slow drift from right to left with a slight roll',
    near: 'a low hush with nothing sharp in it',
  },
  {
    verbs: 'hug hugs hugging kiss kisses kissing embrace embraces embracing holding-hands',
    alive: true,
    motion: 'arms closing slowly, one hand pressing flat and staying',
    near: 'cloth against cloth, one long breath out',
  },
  {
    verbs: 'play plays playing chases-tail fetch splashing splashes',
    weak: true,
    motion: 'one burst of play, a stop, a glance back',
    near: 'scuffling feet close by, one quick breath',
  },
  {
    verbs: 'wash washes washing cleaning cleans scrubbing rinsing bathing showering',
    hands: true,
    motion: 'slow circles, each overlapping the last',
    near: 'a cloth moving in slow circles, one pause',
  },
  {
    verbs: 'type types typing coding codes programming hacking gaming scrolling texting',
    hands: true,
    place: 'at a desk with two screens and a cold mug | indoor present',
    motion: 'fingers moving in short bursts, eyes still, one pause to read',
    near: 'keys in short bursts, a chair creaking',
  },
  {
    verbs: 'hunt hunts hunting stalks stalking prowls prowling pouncing pounces hunting',
    travels: true,
    motion: 'shoulders low, each foot placed and tested, then one pounce',
    near: 'a stem bending, one held breath',
  },
  {
    verbs: 'shop shopping selling sells buying serves serving',
    alive: true,
    weak: true,
    motion: 'one thing handed over, a nod, change counted into a palm',
    near: 'paper folding, coins set down',
  },
];
