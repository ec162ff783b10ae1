import type { GuidePrompt } from '../guide-prompt.ts';

/** To send along with one or more pictures of your own. Each begins with what stays. */
export const EDITING: readonly GuidePrompt[] = [
  {
    title: 'Move noon to evening',
    prompt:
      'Keep the building, the street, every window and the camera position exactly as they are. Change only the hour: the sun now stands a hand above the roofs at the left, low and amber, with long shadows running to the right and a deeper blue overhead. Light three of the windows from inside with warm lamps. Shadows of people and cars must turn with the new sun. Amber, slate, window yellow. Calm. It remains an unstaged photograph with the grain of the original.',
  },
  {
    title: 'Clear the background',
    prompt:
      'Leave the person untouched: face, hairline, expression, age, pose, clothes and the light on them. Take away the passers-by, the bin and the parked van, and continue what they were hiding: plaster wall, kerb, worn paving in the same perspective, equally out of focus. Ochre wall, grey stone. Quiet. The same photograph, a minute later.',
  },
  {
    title: 'New coat, same person',
    prompt:
      'Image 1 is the person and stays as it is: face, hair, expression, posture, hands, background. Image 2 is the coat. Put that coat on that person, buttoned to the second button, sleeves ending at the wrist bone, collar lying under the hair. Keep its weave, seams and horn buttons from image 2, but light it from the window at the left as in image 1, with folds where the arms bend. Camel, navy, skin as photographed. A plain catalogue portrait.',
  },
  {
    title: 'Photo into woodcut',
    prompt:
      'Keep the composition: horizon, boat, jetty and every outline where they stand now. Redraw this photograph as a two-block woodcut, all tone carved into strokes that follow the form, water in long level cuts, sky almost bare. The light still comes from the upper right, so the left sides go to solid ink. Prussian blue and warm black on cream paper, the grain of the block showing in the solids. Brisk. Printed by hand, margins left clean.',
  },
  {
    title: 'Restore a torn print',
    prompt:
      'Keep the faces, the clothing, the poses and the studio backdrop of this old print exactly as recorded, each detail only as clear as the print shows it. Mend the tear from the upper left to the middle, fill the missing corner with plain backdrop, lift the stains and even out the fading. The window light from the left and its soft edge remain. Sepia, paper cream, faded brown, the original toning. Tactful. A careful archive restoration, original grain over everything.',
  },
  {
    title: 'Only the sofa changes',
    prompt:
      'Everything in this room stays: walls, rug, lamp, plants, the cat on the sill, window light and camera. Replace only the sofa with a low three-seater in bottle-green corduroy on short beech legs, the same length and in the same place, wide ribs running front to back. Let the rug dip under its feet and let the window at the right draw a soft shadow to its left. Bottle green, beech, oat. Lived in. An interiors photograph, as sharp as the first.',
  },
  {
    title: 'Sketch into finished plate',
    prompt:
      'Keep the proportions, pose and position of every line in this pencil sketch of a chair. Turn it into a finished plate: frame in steamed ash with grain visible at the bends, seat in woven paper cord. One large soft light from upper left, a contact shadow on a pale grey sweep. Ash blond, cord brown, grey. Sober. Design catalogue photograph throughout.',
  },
  {
    title: 'Label onto real jar',
    prompt:
      'Image 1 is the jar on the kitchen table; image 2 is the label. Keep the jar, honey, table and window light of image 1, and keep every letter, line and colour of image 2 unchanged. Wrap the label round the front of the jar, a third of its height, centred, curving with the glass, with one slight lift at the right edge. The window from the left brightens its near side. Honey, uncoated white, pine. Homely. Product photograph, lettering upright and legible.',
  },
  {
    title: 'Summer garden into snow',
    prompt:
      'Hold the garden as it is laid out: path, bench, apple tree, gate, fence, and the same viewpoint. Make it the first morning after a night of snow. Leaves are gone from the tree, a hand of snow lies on bench and rail, the path is unmarked except for one line of bird prints. Low sun from behind the gate, long blue shadows toward us, breath-thin haze. White, blue shade, bark, one red berry bush. Muffled. The same photographer, half a year later.',
  },
  {
    title: 'Same hero, next scene',
    prompt:
      'The character in the supplied picture stays the same person: round glasses, grey plait, oversized postal coat, stout build, same line and same wash. Only the scene is new. She now stands in the stern of a flat rowing boat between drowned garden gates, lantern on a pole, looking back over her right shoulder. The lantern is the one light, warm on coat and water, dusk all round. Wide frame, boat on the left third. Grey-green, lamp amber. Resolute. Ink and wash.',
  },
];
