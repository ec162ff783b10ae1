import type { LibraryEntry } from '../../open/library-entry.ts';

export const LIFESTYLE: readonly LibraryEntry[] = [
  {
    id: 73,
    title: 'Dumplings before midnight',
    category: 'Lifestyle',
    tags: ['family', 'kitchen', 'lunar new year', 'group', 'cooking'],
    prompt:
      'Count the people and hold to the count; hold as well to every face, its hair, its age and who is next to whom. The kitchen of a ninth-floor flat in northern China, ten at night on the eve of the Lunar New Year. Floured board, two bowls of filling, trays with rows of pleated crescents; jumper sleeves pushed up, a pot steaming at the far left, one dumpling that has plainly gone wrong. A round lamp pulled low over the table is warm and comes from above, and the flour board returns it under all the chins; in the window small green and pink fireworks sit out of focus. 28 mm, f/2.8, from the end of the table, elbow height. Hands and board broad across the front, the faces in an arc through the upper half, the pane at top centre clear of heads. Flour, chive green, lacquer red, lamp yellow. Noisy. Family documentary in natural colour. Two hands to each person, no chopsticks standing upright, no writing on the red paper.',
    scene: 'a family cooking at a kitchen table at night, warm lamp from above',
  },
  {
    id: 74,
    title: 'First potatoes',
    category: 'Lifestyle',
    tags: ['garden', 'allotment', 'summer', 'after rain'],
    prompt:
      'Mud may climb to the elbow and no further; above it face, hair, complexion, age and expression are as sent. An allotment at the edge of a town, early July, seven in the evening, ten minutes after rain. The person kneels on a sack between two rows in a checked shirt with wet cuffs and pulls up a plant by its stalks, pale potatoes hanging from the roots, soil still falling. The sun has found a gap under the cloud behind them on the left and rims leaves, hair and tubers; their front has the large grey sky to itself, flat and forgiving. 50 mm, f/4, from a crouch. Gardener right of centre, the lifted plant on the left third, slate cloud across the top. Wet earth, potato yellow, bean green, tin grey. Quietly triumphant. Gardening weekly, colour negative. No gloves, no giant vegetables.',
    scene: 'a gardener kneeling in a vegetable garden in summer, low evening sun from the left',
  },
  {
    id: 75,
    title: 'Long table, blue wall',
    category: 'Lifestyle',
    tags: ['friends', 'dinner', 'courtyard', 'dusk', 'mexico'],
    prompt:
      'Each guest is somebody in particular: as many friends as were uploaded, with separate features, hair, colouring, age and laugh, and nobody cloned to fill a seat. A courtyard in Oaxaca in September, the last ten minutes of dusk. Clay plates, charred tortillas in a cloth, cut limes, a jug being poured; one person is telling the story, the others are half a second from laughing. Clear bulbs on a single wire pass overhead from front to back, warm and small, while the deep sky fills from all sides. 35 mm, f/2.8, 1/60 second, seated height at the near end. The table recedes to the upper right with faces along both sides, a cobalt wall behind, and in front a chair pulled out and empty. Bulb amber, cobalt, lime, burnt clay. Glad. Food-and-travel magazine story. No phones, no bottle labels, no arm without an owner.',
    scene: 'four friends sitting at a long table in a courtyard garden at dusk, warm bulbs above',
  },
  {
    id: 76,
    title: 'Table tennis, far court',
    category: 'Lifestyle',
    tags: ['sport', 'two people', 'courtyard', 'action', 'spring'],
    prompt:
      'Rivals must not be mixed up: player one and player two retain their respective faces, hair, complexions, statures and ages, and the look each already wears is competitive enough. A concrete table with a steel net in the yard of a prefabricated housing block, March, no leaves yet. Wool hats pushed back off the brow, zipped training tops, one bat following through, one drawn back. Between two blocks the late sun comes from the right as a single shaft no wider than the table; it burns on the ball and on whoever plays the left end, and the other has its outline on neck and sleeve plus grey sky from above. 50 mm, f/4, 1/1000 second, at net height, side-on, both heads in three-quarter view. One figure at either edge, the slab across the lower third, the ball dead centre before a dark stairwell. Concrete, bat red, balcony teal, sun yellow. Deadly serious. Weekend reportage on fast colour film. One ball, two bats, no onlookers, no words on the walls.',
    scene: 'two friends with a ball between tower blocks in a city square, low sun from the right',
  },
  {
    id: 77,
    title: 'Shaking off the lake',
    category: 'Lifestyle',
    tags: ['dog', 'lake', 'backlight', 'action', 'summer'],
    prompt:
      'For the dog, coat, markings, ear length, build and greying; for the human, face, hair, frame and age: neither is groomed, and both are about to get wet. A pebble shore on a Swedish lake in August, an hour before dark. The dog has come out of the water and shakes in a full spiral, ears inside out, paws braced; the person, barefoot in shorts and an old knitted jumper, twists half away behind it with one forearm up, the face still open to us. The sun is just over the far trees, straight behind the dog, and turns each drop into a spark; an upturned pale grey boat at the right works as a reflector for the human. 135 mm, f/5.6, 1/2000 second, lens at the height of the muzzle. Dog in the left half, the spray breaking across the middle, companion to the right, calm water alone along the top. Amber, reed green, wet fur, faded jumper red. Riotous. Action photograph on colour slide. Four legs, no towel, collar without a tag.',
    scene: 'a dog standing by a lake in the evening, golden sun behind, water drops',
  },
  {
    id: 78,
    title: 'Gate on the fell',
    category: 'Lifestyle',
    tags: ['running', 'fog', 'hills', 'autumn'],
    prompt:
      'The runner at the end of nineteen kilometres is the person in the upload, bones, nose, hairline, age and all, a little flushed and no fitter. They have stopped at a five-bar gate on a northern English fell in November, hands on the top bar, mud to the knee, a turquoise windproof unzipped over a thin wool top, breath hanging. Fog is the whole of the light: brightest uphill to the left, shadowless, it wets the timber until the grain shines. 85 mm, f/4, chest height, from the other side of the gate. Head and forearms left of centre, the bars a dark band over the lower third, a drystone wall fading out in four posts, white beyond. Peat, lichen, fog, turquoise. Emptied out, pleased. Club-magazine photograph in soft contrast. No race number, no other runners, eight fingers and two thumbs on the wood.',
    scene: 'a woman in a turquoise jacket on a hill in autumn fog, white light from the left',
  },
  {
    id: 79,
    title: 'Monsoon on the veranda',
    category: 'Lifestyle',
    tags: ['rain', 'india', 'veranda', 'afternoon', 'quiet'],
    prompt:
      'Do not wake or rearrange the sitter: eyes open or closed as they were, mouth, hair, complexion, age and the weight of the head all belong to the original. A tiled house in Kerala in July, three in the afternoon, the eaves pouring. The person reclines in a cane chair on the veranda in soft white cotton, bare feet on the low wall, a newspaper sliding off the lap, coffee in a brass tumbler on the floor. The garden at the right is the only lamp, cool, green and very soft, given back by the polished red floor; the rooms at the left are dark but for one bulb deep inside. 40 mm, f/2.8, 1/30 second, so the rain draws out into cords, camera at seated height. Sitter on the left third looking out, cords of water through the right half, wet shine along the bottom with nothing standing in it. Oxide red, banana-leaf green, brass, rain grey. Nowhere to be. Slow colour documentary on medium-format film. Dry clothes, newsprint as grey columns only, no second chair.',
    scene: 'a woman sitting on a veranda in rain, green garden, soft light from the right',
  },
  {
    id: 80,
    title: 'Blanket fort Saturday',
    category: 'Lifestyle',
    tags: ['parent and child', 'indoor', 'torch', 'rain'],
    prompt:
      "Large one and small one come in as they are, nobody's face, hair or age borrowed from the other, and the size difference between them is left to be funny. A wet Saturday, a living room, three blankets over two chairs and a broom. Inside, both lie on their stomachs on cushions in pullovers and thick socks, chins propped on fists, looking out through the slit of an entrance. A torch standing on end between them points up at a mustard blanket, and its light comes back down warm and even; behind, at the right, some grey window leaks under a hem. 28 mm, f/2.8, camera on the carpet just outside. Two dark flaps make a triangle of the frame, the faces side by side in its lower part, lit weave filling the peak. Mustard, wool grey, rain blue. Conspiratorial. Family picture with a trace of digital noise. No fairy lights, no screen, no third pair of feet.",
    scene: 'a mother and a child on cushions in a dark room, warm light from above',
  },
];
