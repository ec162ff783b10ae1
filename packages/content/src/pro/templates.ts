import type { PresetPack, TemplateLine, TemplateMenu } from '@framewright/contract';
import { fillPlaceholders } from '../open/placeholders.ts';

/** The master edit template, line by line: what stays first, then what changes. */
export const TEMPLATE_LINES: readonly TemplateLine[] = [
  {
    id: 'subject',
    label: 'Subject',
    element: 'subject',
    text: 'Edit the uploaded photo of [YOUR PHOTO SUBJECT].',
  },
  {
    id: 'identity-lock',
    label: 'Identity lock',
    element: 'subject',
    text: 'Keep face shape, features, hairline, skin texture, age and expression exactly as uploaded.',
  },
  {
    id: 'framing-pose',
    label: 'Framing and pose',
    element: 'composition',
    text: 'Reframe as [FRAMING], [POSE].',
  },
  {
    id: 'wardrobe',
    label: 'Wardrobe',
    element: 'subject',
    text: 'Dress the subject in [WARDROBE], with folds that follow the pose.',
  },
  {
    id: 'background',
    label: 'Background',
    element: 'setting',
    text: 'The new background is [PLACE] at [TIME OF DAY].',
  },
  {
    id: 'lighting',
    label: 'Lighting',
    element: 'light',
    text: 'Light subject and background together: [SOURCE] from [DIRECTION], [QUALITY].',
  },
  {
    id: 'camera',
    label: 'Camera',
    element: 'camera',
    text: 'Photographed with [LENS] at [APERTURE], camera at [HEIGHT].',
  },
  {
    id: 'style',
    label: 'Style',
    element: 'style',
    text: 'Finish in the style of [MEDIUM OR TRADITION], one grain over the whole picture.',
  },
  {
    id: 'composition-notes',
    label: 'Composition notes',
    element: 'composition',
    text: 'Place the subject [WHERE THE SUBJECT SITS] and leave [WHAT STAYS EMPTY] empty.',
  },
  {
    id: 'output',
    label: 'Output',
    element: 'palette',
    text: 'Output at [ASPECT RATIO], in a palette of [PALETTE].',
  },
  { id: 'negative', label: 'Negative', element: 'negative', text: 'No [WHAT TO KEEP OUT].' },
];

/** @param choices the text of each choice by its label, in order */
function menu(label: string, placeholder: string, choices: Readonly<Record<string, string>>): TemplateMenu {
  return {
    label,
    placeholder,
    choices: Object.entries(choices).map(([name, text]) => ({ label: name, text })),
  };
}

/** Menus for the placeholders that most people fill from a short list. */
export const TEMPLATE_MENUS: readonly TemplateMenu[] = [
  menu('Framing', 'FRAMING', {
    'Head and shoulders': 'a head-and-shoulders portrait',
    'Half length': 'a half-length portrait',
    'Three-quarter length': 'a three-quarter length portrait, cut above the knee',
    'Full length': 'a full-length portrait with floor under the shoes',
    Wide: 'a wide shot with the figure a third of the frame high',
  }),
  menu('Pose', 'POSE', {
    'Square on': 'shoulders level and square to the viewer, hands at rest',
    'Quarter turn': 'shoulders turned a quarter to the left, eyes straight ahead',
    'Arms folded': 'arms loosely folded, weight on one leg, eyes straight ahead',
    Leaning: 'leaning on one shoulder, hands in pockets, face to the front',
    Seated: 'seated with forearms on the knees, hands loosely clasped',
    Walking: 'mid-step towards the viewer, arms loose',
  }),
  menu('Place', 'PLACE', {
    'Plaster wall': 'a bare plaster wall',
    'Tall room': 'a high-ceilinged room with wooden floorboards',
    Office: 'an uncluttered office behind glass',
    Café: 'a small café with a zinc counter',
    'Wet street': 'a narrow street with wet cobbles',
    Harbour: 'a harbour wall above still water',
    'Open country': 'an open field of dry grass',
  }),
  menu('Time of day', 'TIME OF DAY', {
    'First light': 'first light',
    Morning: 'nine in the morning',
    Midday: 'midday',
    'Golden hour': 'golden hour',
    Dusk: 'dusk',
    Night: 'night',
  }),
  menu('Light source', 'SOURCE', {
    Window: 'a tall window',
    Softbox: 'one large softbox',
    'Low sun': 'the low sun',
    'Open sky': 'the open sky',
    'Street lamp': 'a single street lamp',
    'Bare bulb': 'one bare tungsten bulb',
    Neon: 'a neon sign',
  }),
  menu('Light direction', 'DIRECTION', {
    Left: 'camera left',
    Right: 'camera right',
    'High left': 'high on the left',
    Above: 'directly above',
    Front: 'just above the lens',
    Behind: 'behind the right shoulder',
  }),
  menu('Light quality', 'QUALITY', {
    'Broad and soft': 'broad and soft with feathered shadow edges',
    Flat: 'diffused and even, almost without shadow',
    Hard: 'hard, with one crisp-edged shadow',
    'Falling off': 'soft, falling off to shadow on the far side',
    Narrow: 'a narrow pool, the background two stops darker',
  }),
  menu('Lens', 'LENS', {
    '24 mm': 'a 24 mm lens',
    '35 mm': 'a 35 mm lens',
    '50 mm': 'a 50 mm lens',
    '85 mm': 'an 85 mm lens',
    '105 mm': 'a 105 mm lens',
    '200 mm': 'a 200 mm lens',
  }),
  menu('Aperture', 'APERTURE', {
    'f/1.8': 'f/1.8',
    'f/2.8': 'f/2.8',
    'f/4': 'f/4',
    'f/8': 'f/8',
    'f/11': 'f/11',
  }),
  menu('Camera height', 'HEIGHT', {
    'Eye level': 'eye level',
    Chest: 'chest height',
    Waist: 'waist height',
    Knee: 'knee height',
    Ground: 'ground level',
    Raised: 'step-ladder height, tilted down a little',
  }),
  menu('Style', 'MEDIUM OR TRADITION', {
    Editorial: 'an editorial magazine portrait',
    Documentary: 'a documentary photograph on colour negative',
    'Black and white': 'a silver gelatin print',
    'Film still': 'a 1970s road film still',
    Lithograph: 'a stone lithograph in four flat inks',
    'Instant film': 'an instant film print with soft blacks',
  }),
  menu('Aspect ratio', 'ASPECT RATIO', {
    '1:1': '1:1',
    '4:5': '4:5',
    '2:3': '2:3',
    '3:2': '3:2',
    '16:9': '16:9',
    '9:16': '9:16',
  }),
  menu('Palette', 'PALETTE', {
    'Slate and orange': 'slate, sodium orange and bone',
    'Ink and chalk': 'ink blue, chalk and one red',
    'Oat and moss': 'oat, oak and moss',
    'Rust and sand': 'rust, sand and faded teal',
    Greys: 'black, white and mid grey',
  }),
  menu('Keep out', 'WHAT TO KEEP OUT', {
    Text: 'added text or logos',
    'Other people': 'other people',
    Retouching: 'skin smoothing or added make-up',
    Props: 'props in the hands',
    'All of these': 'other people, props, retouching or text',
  }),
];

/** A pack to come, and what its frame shows. */
export interface PresetPackEntry extends PresetPack {
  readonly scene: string;
}

/** Seventeen, A to Q. */
export const PRESET_PACKS: readonly PresetPackEntry[] = [
  {
    letter: 'A',
    name: 'Studio portrait',
    scene: 'portrait of a curly haired woman in a studio, grey backdrop',
  },
  {
    letter: 'B',
    name: 'Window light',
    scene: 'woman with her hair in a bun by a tall window, half length portrait',
  },
  { letter: 'C', name: 'Golden hour', scene: 'a figure walking on a mountain ridge at golden hour, wide' },
  { letter: 'D', name: 'Blue hour', scene: 'lighthouse on the rocks at dusk, lamp lit, deep blue sky' },
  { letter: 'E', name: 'Neon street', scene: 'a woman with a teal umbrella on a neon street at night, rain' },
  {
    letter: 'F',
    name: 'Film noir',
    scene: 'portrait of a detective in a fedora, hard side light, film noir',
  },
  {
    letter: 'G',
    name: 'Passport neutral',
    scene: 'portrait of a man, plain grey background, flat light, passport photo',
  },
  {
    letter: 'H',
    name: 'Magazine cover',
    scene: 'a magazine cover, portrait of a woman with bob hair, red masthead',
  },
  { letter: 'I', name: 'Boardroom', scene: 'speaker at a lectern before a company board, cool daylight' },
  { letter: 'J', name: 'Match day', scene: 'a footballer, mid kick, floodlit stadium at night' },
  {
    letter: 'K',
    name: 'Travel postcard',
    scene: 'hiker with a backpack, mountain postcard in flat screen print',
  },
  { letter: 'L', name: 'Runway', scene: 'young woman in a rose evening gown, runway spotlight' },
  {
    letter: 'M',
    name: 'Product in hand',
    scene: 'perfume bottle held up before an orange disc, product shot',
  },
  { letter: 'N', name: 'Instant film', scene: 'instant film print of two friends on a dark table' },
  { letter: 'O', name: 'Seventies road film', scene: 'a red car on a desert road at sunset, 1970s film' },
  { letter: 'P', name: 'Morning cafe', scene: 'cafe selfie, morning light, green wall' },
  { letter: 'Q', name: 'Desert epic', scene: 'a nomad in a hood on a red dune, low sun, desert, wide' },
];

/** A value for every placeholder of the template. */
const HARBOUR: Readonly<Record<string, string>> = {
  'YOUR PHOTO SUBJECT': 'a woman in her thirties',
  FRAMING: 'a half-length portrait',
  POSE: 'arms folded, shoulders turned a quarter to the left, eyes straight ahead',
  WARDROBE: 'a waxed cotton jacket over a grey crew neck',
  PLACE: 'a harbour wall above still water',
  'TIME OF DAY': 'dusk',
  SOURCE: 'the open sky',
  DIRECTION: 'high on the left',
  QUALITY: 'broad and soft, one sodium lamp rimming the right shoulder',
  LENS: 'a 50 mm lens',
  APERTURE: 'f/2.8',
  HEIGHT: 'eye level',
  'MEDIUM OR TRADITION': 'a regional newspaper portrait from 1994',
  'WHERE THE SUBJECT SITS': 'on the left third of the frame',
  'WHAT STAYS EMPTY': 'the water on the right',
  'ASPECT RATIO': '4:5',
  PALETTE: 'slate, sodium orange and bone',
  'WHAT TO KEEP OUT': 'other people, jewellery or text',
};

/** The template with every placeholder filled in. */
export const FILLED_EXAMPLE = {
  title: 'Harbour wall at dusk',
  values: HARBOUR,
  /** What the finished picture shows: its frame is drawn from it. */
  scene: 'head and shoulders of a woman by the harbour at dusk, slate water, sodium lamp at the right',
};

/** The lines as one prompt. */
export function joinTemplate(lines: readonly Pick<TemplateLine, 'text'>[]): string {
  return lines.map(({ text }) => text).join(' ');
}

/** The example's whole prompt, ready to paste. */
export function filledExamplePrompt(): string {
  return fillPlaceholders(joinTemplate(TEMPLATE_LINES), FILLED_EXAMPLE.values);
}

/** One sentence each. */
export const TEMPLATE_TIPS: readonly string[] = [
  'Leave the identity lock in second place: once clothes and background have changed, a model starts changing the face as well.',
  'Read the light off your upload before you choose a direction: a nose shadow that falls to the right means a key from the left.',
  'Let the source agree with the hour, because a low sun at night leaves the picture with two sets of shadows.',
  'Ask for full length only when the upload shows the whole figure, since legs that were never seen are invented.',
  'Delete the wardrobe line to keep the clothes as uploaded: a bracket left open is read as leave to invent.',
  'With a lithograph or any other drawn style, delete the camera line, because a drawing has no lens.',
];
