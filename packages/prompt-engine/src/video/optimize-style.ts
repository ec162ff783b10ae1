import { type Line, linesByGroup } from './optimize-lines.ts';

/** One look for the whole shot: medium, period, grade. */
export const STYLES = linesByGroup('style', {
  person: `
observational documentary look on 16 mm colour film, soft grain
naturalistic drama look on 35 mm colour film, muted grade
film noir look in high-contrast colour, deep blacks | night outdoor town
period drama look, brown and ivory grade, candle-era contrast | past
science-fiction film look, anamorphic, petrol and ice-white grade | future`,
  people: `
ensemble documentary look, natural colour
naturalistic drama look on 35 mm colour film, warm grade
period drama look on 35 mm film, brown and ivory | past
science-fiction drama look, anamorphic, cool grade | future`,
  child: `
home-movie look on Super 8, warm and a little faded
family drama look in clear natural colour
storybook film look in soft pastel colour`,
  hands: 'craft documentary look, true colour, fine grain\ntactile commercial film look, shallow focus',
  pet: 'gentle comedy film look, clear natural colour\nquiet documentary look, shallow focus, warm grade',
  wild: 'natural history documentary look, true colour\nwildlife film look on 16 mm, dry grass tones',
  bird: 'natural history documentary look, high frame rate clarity\nnature film look, pale sky tones',
  insect: 'macro natural history film look, saturated true colour\nscience documentary look, clean and exact',
  sea: 'ocean documentary look, blue-green grade\nnatural history film look, large-format clarity',
  plant: 'botanical documentary look, true greens\nquiet nature film look, pastel grade',
  food: 'food commercial film look, rich true colour\nkitchen documentary look, warm natural colour',
  drink:
    'café commercial film look, brown and cream grade\nbeverage film look, glossy highlights, true colour',
  product:
    'studio product film look, true colour, still air\nluxury commercial film look, dark and restrained',
  vehicle: `
road film look on 35 mm, dust and chrome tones
travel film look, cool clean grade
seventies road film look, faded warm stock | past`,
  boat: 'maritime documentary look, slate and foam tones\nadventure film look on 35 mm, tar and brass tones',
  aircraft: 'aviation documentary look, pale sky tones\nlarge-format film look, white glare and steel',
  machine: 'industrial documentary look, iron and oil tones\nscience film look, exact and unsentimental',
  building: 'architectural film look, level and true\nlarge-format documentary look, stone and sky tones',
  interior: 'interiors film look, level, natural colour\nslow drama look on 35 mm, brown and cream grade',
  city: `
street documentary look on 35 mm colour film
city drama look, amber against blue-green grade | night
science-fiction city film look, anamorphic, petrol and rose grade | future`,
  mountain: 'large-format landscape documentary look\nexpedition film look on 16 mm, slate and bone tones',
  coast:
    'large-format landscape film look, pewter and foam tones\nseaside documentary look, salt-faded colour',
  forest:
    'nature documentary look, deep natural greens | summer\nslow cinema look on 35 mm, moss and bark tones',
  desert:
    'desert adventure look on 65 mm, ochre and bleached blue\nexpedition documentary look, dry true colour',
  field: 'rural documentary look on 16 mm, straw and slate tones\nslow cinema look on 35 mm, soft contrast',
  water: 'nature documentary look, slate and silver tones\nslow cinema look on 35 mm, quiet contrast',
  sky: 'weather documentary look, steel and violet tones\nlarge-format landscape film look',
  space:
    'science documentary look, deep blacks, exact colour\nhard science-fiction film look, large-format clarity',
  event: 'event documentary look, natural skin tones\nreportage film look, warm practical lights',
  sport: 'sports documentary look, crisp shutter\ncampaign film look, hard contrast, muted colour',
  battle: 'historical war film look, earth and iron grade\nwar film look, low colour, hard grain',
  being:
    'dark fantasy film look, practical effects, moss and bone tones\nfairy-tale film look on 35 mm, deep greens',
  robot:
    'science-fiction film look, anamorphic, cool steel grade\nretro-futurist film look, faded orange and teal',
  toy: 'stop-motion look, handmade textures\nminiature film look, shallow focus, toy-box colours',
  graphic: 'clean motion-graphics look, flat colour\ntitle-sequence look, two colours and black',
  unknown: 'naturalistic film look on 35 mm colour film\nobservational documentary look, natural colour',
  abstract: 'gallery film look, slow and exact\nexperimental film look on 16 mm, grain and soft edges',
});

/** One or two plain words for the feeling. */
const MOODS = linesByGroup('mood', {
  person: 'composed\ninward\nintent\nwatchful | night outdoor\nunhurried',
  people: 'easy\nexpectant\nfamiliar',
  child: 'curious\nabsorbed\nunguarded',
  hands: 'absorbed\npractised',
  pet: 'content\nalert and amused\nat home | indoor',
  wild: 'watchful\nstill and alert',
  bird: 'alert\nweightless',
  insect: 'busy\nminute, exact',
  sea: 'weightless\nunhurried',
  plant: 'quiet\npatient',
  food: 'appetising, calm\nwarm, generous',
  drink: 'unhurried\ncalm | day\nlate and mellow | night',
  product: 'assured\nprecise, quiet',
  vehicle: 'purposeful\nfree',
  boat: 'steadfast\nfar from land',
  aircraft: 'weightless\nheld breath',
  machine: 'steady\npurposeful',
  building: 'grave\npatient',
  interior: 'expectant\ncalm',
  city: 'restless\nanonymous, awake | night\nbrisk | day',
  mountain: 'vast, calm\nremote',
  coast: 'bracing\nopen',
  forest: 'hushed\nsheltered',
  desert: 'austere\nimmense',
  field: 'easy\nopen, still',
  water: 'clear-headed\nstill',
  sky: 'gathering\nimmense',
  space: 'solitary\nawed, silent',
  event: 'wide awake\nwarm, crowded',
  sport: 'concentrated\nresolute',
  battle: 'grim\ndesperate',
  being: 'ancient, wary\nominous',
  robot: 'newly awake\npatient',
  toy: 'playful\nmock-heroic',
  graphic: 'clear\nconfident',
  unknown: 'attentive\nunhurried',
  abstract: 'contemplative\nunresolved',
});

/** Moods as they are written: 'the mood watchful'. */
export const MOODS_BY_GROUP: ReadonlyMap<string, readonly Line[]> = new Map(
  [...MOODS].map(([group, lines]) => [
    group,
    lines.map((line) => ({ ...line, text: `the mood ${line.text}` })),
  ]),
);

/** Composition and colour for those who ask for more. */
export const DETAILS = linesByGroup('detail', {
  person: `
the figure stands in the left third with room ahead, one soft foreground edge close to the lens
slate, wool grey and one spot of rust are the only colours
skin, cloth and breath are rendered in fine true texture`,
  food: `
the dish sits low and right of centre, a third of the frame left dark
butter, char and one green leaf are the only colours
crumb, oil and glaze are rendered in fine true texture`,
  city: `
a dark doorway frames the left edge, lamps lead to a vanishing point right of centre
concrete, amber and one signal red are the only colours
wet stone, glass and peeling paint are rendered in fine true texture`,
  abstract: `
the subject sits just left of centre, one soft foreground edge close to the lens
two quiet neutrals and one small warm accent are the only colours
surfaces show fine true texture, wear and dust included`,
});
