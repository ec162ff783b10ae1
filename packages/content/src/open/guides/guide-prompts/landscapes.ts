import type { GuidePrompt } from '../guide-prompt.ts';

/** Places, from a dozen climates and in three media. */
export const LANDSCAPES: readonly GuidePrompt[] = [
  {
    title: 'Salt flat after rain',
    prompt:
      'The salt flats of Uyuni an hour after rain, a film of water two fingers deep over white crust, one salt worker pushing a bicycle along the horizon. The sun has just gone below the rim behind the camera, and the whole sky opposite is reflected upside down. 24 mm at waist height, f/11, horizon on the exact middle, the figure and its double at the right third. Rose, pewter, chalk, one blue jacket. Weightless. Large-format colour photograph.',
  },
  {
    title: 'Two ridges and a hut',
    prompt:
      'A tin-roofed hut on the saddle between two ridges in the Southern Alps of New Zealand, ten minutes of sun left. Low light from camera right runs along the far slope and stops at the roof; everything nearer lies in blue shade. 135 mm from the opposite spur, the planes pressed together, hut at the lower right with a thread of smoke. Tussock gold, slate, snow blue, a rust-red door. Shelter. Mountain club calendar photograph, the paths empty.',
  },
  {
    title: 'Rice terraces at planting',
    prompt:
      'Rice terraces above Yuanyang in late March, flooded and not yet green, a line of planters bent in one pool halfway down. Sun breaking through morning cloud from upper left turns only the middle terraces to foil; the valley floor is still fog. 100 mm looking down from the ridge road, contour lines fanning out of the bottom corner and filling the frame to its top edge. Silver, wet umber, fog grey, one indigo headscarf. Patient work. Documentary travel photograph.',
  },
  {
    title: 'Basalt shore in sleet',
    prompt:
      'A black basalt beach in the Westfjords, sleet coming in sideways, one stack of rock offshore with gulls in its lee. Flat shadowless winter daylight, the wet stones shining by themselves. 35 mm low over the shingle, foam drawn into threads across the lower third, stack small at left. Coal, bone, sea-glass green. Stubborn. Seascape on colour negative, one second.',
  },
  {
    title: 'Dunes under a half moon',
    prompt:
      'The crest of a star dune in the Empty Quarter two hours before dawn, wind lifting a veil of sand off the edge. A half moon high at right is the only lamp, hard and blue-white. 50 mm, the crest one clean S from the bottom edge up, two thirds sky. Indigo, ash, cold cream. Hush. Tripod photograph, long exposure, the sand untrodden.',
  },
  {
    title: 'Birch bog in gouache',
    prompt:
      'A raised bog in Estonia in the last week of October, stunted birches among round dark pools, a boardwalk of two grey planks bending out of sight. Milky sun behind thin cloud, low over the trees at left, every pool a paler copy of the sky. The planks enter at lower right and lead past three trunks to a strip of far pines. Rust, pond brown, lichen, pale lemon. Solitary, content. Gouache on toned paper, dry brush in the grass, paper edge left bare.',
  },
  {
    title: 'Monsoon over the Ghats',
    prompt:
      'A tea slope in the Western Ghats as the first monsoon squall crosses the valley, a grey wall of rain swallowing the hill behind, a bus with its lights on climbing the single road. Storm light: a bright slot under the cloud at far left, the tea in front glowing as if from inside. 70 mm from a bend above, the road a loose hook through the lower half, bus at right. Leaf green, gunmetal, wet red earth. Expectant. Reportage colour photograph.',
  },
  {
    title: 'Frozen canal at noon',
    prompt:
      'A frozen canal on a Dutch polder at noon in a hard February, reeds bent by hoar frost, two skaters far off drawing parallel lines. Pale sun from upper right through ice haze, short blue shadows, breath hanging where it was left. Seen from ice level, the cracked surface filling the lower half and converging on a drawbridge dead centre. Milk white, reed straw, iron blue, one mustard scarf. Brisk. Colour woodblock print in five blocks, frost left as bare paper.',
  },
  {
    title: 'Fire road, burnt forest',
    prompt:
      'A eucalyptus forest in Victoria eight weeks after fire, black trunks wrapped in bright new leaf from ground to crown, a pale gravel track through the middle. High thin cloud, light even from every side, the one contrast that between char and shoot. 40 mm at eye level, f/8, trunks as upright stripes across the whole width, the track leading to a bend left of centre, a wallaby stopped on it. Charcoal, acid green, sandstone. Beginning again. Field-survey photograph.',
  },
  {
    title: 'Night harvest, from above',
    prompt:
      'Three combine harvesters working a Ukrainian wheat field after dark, staggered one behind another, dust hanging over the stubble. Their own headlamps are the light, warm cones thrown forward to the left and soft in the chaff; the uncut wheat beyond is nearly black. Straight down from a drone at eighty metres, the cut edge slicing the frame corner to corner, machines on it at even gaps. Straw, sodium amber, blue-black. Steady. Aerial photograph, slight grain.',
  },
  {
    title: 'Lighthouse, beam only',
    prompt:
      'A banded lighthouse on a skerry above black water, the cloud low and unlit. Its own beam is the only source, sweeping out to the right and catching rain. 35 mm from a boat, horizon low, tower on the left third, the lit bands its only colour. Ink, chalk, one vermilion. Watchful. Night photograph on pushed film.',
  },
];
