import type { SubjectKind } from '../kinds.ts';
import type { KindTip } from './tip.ts';

type Living =
  | 'person'
  | 'people'
  | 'child'
  | 'baby'
  | 'hands'
  | 'pet'
  | 'wild-animal'
  | 'bird'
  | 'insect'
  | 'sea-animal'
  | 'plant'
  | 'event'
  | 'sport'
  | 'battle'
  | 'fantasy-being'
  | 'robot';

/** Tips for people, creatures and what they do. */
export const LIVING_TIPS: Readonly<Record<Living & SubjectKind, readonly KindTip[]>> = {
  person: [
    {
      text: 'Say what the hands are doing and with which tool, because hands without a task are where faces-first models improvise.',
      unless: /\bhands?\b|holding|mending/i,
    },
    {
      text: 'Give the age as a decade and the clothes as one worn garment: "in her sixties, a darned fisherman’s jersey" beats any adjective about character.',
      unless: /\b(?:old|young|years?|sixties|seventies|wearing|coat|dress|jacket)\b/i,
    },
    {
      text: 'Name where the eyes go, into the lens, down to the work or out of the picture: it changes the portrait more than the expression does.',
      unless: /\b(?:looking|gaze|eyes|staring)\b/i,
    },
    {
      text: 'Choose how much of the body is in the picture (head and shoulders, to the waist, full length); left open, most models stop at the chest.',
      unless: /\b(?:portrait|full|length|shoulders|waist|headshot)\b/i,
    },
  ],
  people: [
    {
      text: 'Give each person a place and a task ("one pours, one reads the map"), or the figures will share one face and one pose.',
      unless: /\bone\b.*\b(?:one|other)\b/i,
    },
    {
      text: 'Say how they stand to each other, touching, an arm apart, back to back: distance between people is the whole story of a group picture.',
    },
    {
      text: 'State the exact number up to five; beyond that name the shape they make, a row, a ring, a wedge, because models lose count.',
      unless: /\b(?:two|three|four|five|\d+)\b/i,
    },
  ],
  child: [
    {
      text: 'Set the camera at the child’s own eye height and say so; from adult height every child looks lost.',
      unless: /eye|level|low angle/i,
    },
    {
      text: 'Give the child one thing to be busy with and let the face follow: absorbed reads truer than smiling.',
      unless: /\b(?:playing|reading|drawing|building|holding|climbing)\b/i,
    },
    {
      text: 'Name a size by comparison ("a coat two sizes too big", "chin at table height"), since a number of years is often drawn too old.',
    },
  ],
  baby: [
    {
      text: 'Ask for one large window and nothing overhead: small faces need light from the side to have any shape.',
      unless: /window|light/i,
    },
    {
      text: 'Say what the baby lies on or is held by, wool blanket, forearm, shoulder, so that scale and safety are both visible.',
      unless: /\b(?:blanket|arms|held|crib|cot)\b/i,
    },
  ],
  hands: [
    {
      text: 'Name the grip ("pinched between thumb and forefinger") and what it holds: fingers drawn around a known object come out right more often.',
      unless: /holding|grip|pinch/i,
    },
    {
      text: 'Say left or right hand and which side faces the lens, palm or knuckles; it halves the ways in which fingers can go wrong.',
      unless: /\b(?:left|right|palm)\b/i,
    },
  ],
  pet: [
    {
      text: 'Name breed, coat and one mark ("grey tabby, notch in the left ear"): without them you get the average of the species.',
      unless: /\b(?:tabby|terrier|retriever|siamese|collie|spaniel|poodle|corgi|shepherd|ginger|spotted)\b/i,
    },
    {
      text: 'Say what the ears are doing, because that is how an animal’s mood is read before its face is.',
      unless: /\bears?\b/i,
    },
    {
      text: 'Put the floor or the ground into the words: an animal’s weight is only believed where paws meet a named surface.',
      unless: /\b(?:floor|ground|rug|grass|sofa|bed|windowsill|table|car)\b/i,
    },
  ],
  'wild-animal': [
    {
      text: 'Write the moment in the animal’s day, drinking, listening, after a kill: behaviour makes the difference between a portrait and a sticker.',
      unless: /ing\b/i,
    },
    {
      text: 'Name the habitat down to one plant or stone; species are placed in the wrong country when only "in nature" is said.',
      unless: /\b(?:forest|savanna|snow|river|reed|heather|tundra|moor|grass)\b/i,
    },
    {
      text: 'Choose the distance honestly: a wild thing filling the picture says zoo, one at forty metres says patience.',
    },
  ],
  bird: [
    {
      text: 'Say perched, taking off or gliding, and if it flies, where the wings are in the beat: up, level or down.',
      unless: /\b(?:perched|flying|flight|gliding|diving|landing)\b/i,
    },
    {
      text: 'Give the bird a perch of a known size, a fence wire, a teacup, a mast: nothing else tells wren from eagle.',
      unless: /\b(?:branch|wire|post|perch|mast|roof)\b/i,
    },
  ],
  insect: [
    {
      text: 'Name the plant part it stands on, stamen, underside of a leaf, bark, which sets scale and colour in two words.',
      unless: /\b(?:leaf|flower|petal|bark|stem|grass)\b/i,
    },
    {
      text: 'Ask for one plane to be sharp and say which, the eyes or the wing veins: at this size not everything can be.',
      unless: /\b(?:sharp|focus|eyes|veins)\b/i,
    },
  ],
  'sea-animal': [
    {
      text: 'Say how deep: at three metres there is sun lace on the back, at thirty only blue, and below that the light must be carried.',
      unless: /\b(?:deep|depth|surface|metres|meters)\b/i,
    },
    {
      text: 'Put one thing of known size near it, a diver, a rope, a bubble column, or a whale and a tetra look alike.',
      unless: /\b(?:diver|boat|rope|swimmer)\b/i,
    },
  ],
  plant: [
    {
      text: 'Name the stage, bud, full, or first petal fallen: the day in its life says more than the colour.',
      unless: /\b(?:bud|bloom|wilt|petal|seed|dry|dried|blossom)/i,
    },
    {
      text: 'Choose specimen or place: one stem on plain ground, or the whole thing rooted where it grows; half of each looks like a shop.',
      unless: /\b(?:vase|pot|garden|field|forest|meadow)\b/i,
    },
    {
      text: 'Say which side the light comes through; leaves lit from behind show veins, from the front only colour.',
      unless: /\b(?:light|sun|back)/i,
    },
  ],
  event: [
    {
      text: 'Pick a person at the edge of the event and what they are doing; the middle of a celebration is where models draw a blur of faces.',
      unless: /\b(?:woman|man|girl|boy|child|waiter|drummer)\b/i,
    },
    {
      text: 'Say how far along the evening is, chairs still straight or candles half down: time is what makes a party look real.',
      unless: /\b(?:before|after|end|first|last|midnight)\b/i,
    },
  ],
  sport: [
    {
      text: 'Freeze one named instant ("the ball flattened on the strings"): a sport without its instant is a pose in kit.',
      unless: /\b(?:jump|kick|strik|hit|catch|leap|dive|serv|tackl)/i,
    },
    {
      text: 'Choose shutter and say so, 1/2000 to stop the sweat or 1/30 to drag the limbs; "dynamic" leaves it to chance.',
      unless: /\b(?:blur|1\/|frozen|shutter)/i,
    },
    {
      text: 'Ask for kit without numbers or sponsors, or lettering nobody can read will be sewn on.',
      unless: /\b(?:plain|no logo)\b/i,
    },
  ],
  battle: [
    {
      text: 'Choose one pair in the fight and let the rest be dust; armies without a nearest face turn to wallpaper.',
      unless: /\b(?:duel|two|lone|single)\b/i,
    },
    {
      text: 'Name the ground and the weather of the days before, frozen ruts, churned mud, dry stubble: that is what fighting looks like underfoot.',
      unless: /\b(?:mud|snow|field|rain|frozen|bridge)\b/i,
    },
  ],
  'fantasy-being': [
    {
      text: 'Build it from two real things and name them ("heron legs, otter fur"): invented anatomy convinces when its parts can be looked up.',
      unless: /\b(?:scales|fur|feather|wings|horn)/i,
    },
    {
      text: 'Give it something ordinary to lean on or hide behind; a wonder needs one dull thing beside it to have a size.',
      unless: /\b(?:tree|door|house|tower|lamp|gate)\b/i,
    },
  ],
  robot: [
    {
      text: 'Say what it was built to do and what has worn off doing it: paint gone at the elbows is worth ten words of future.',
      unless: /\b(?:old|rust|worn|dent|paint)/i,
    },
    {
      text: 'Name the material and the joint ("cast aluminium, exposed cable at the neck"), or chrome and blue eyes will be supplied.',
      unless: /\b(?:aluminium|brass|steel|plastic|tin|wood|cable)\b/i,
    },
  ],
};
