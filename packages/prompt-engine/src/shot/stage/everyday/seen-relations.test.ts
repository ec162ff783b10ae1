import { describe, expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../../vocabulary.ts';
import { compose } from '../../../write/compose.ts';

/*
 * Where one is to another in the studio's frame: the subject | what the frame has, parted by semicolons: how many,
 * drawing, posture where it is none of standing, bond and what it is bound to.
 */
const ROWS = `
a fox hiding behind a tree | fox behind tree-trunk
a cowboy leaning on a fence | person:cowboy bend; fence front person:cowboy
a hedgehog under a pile of leaves | leaf-pile front hedgehog
turtle carrying a tiny house on its back | cabin on turtle
monkey swinging between two palm trees | hanging-rope behind monkey
two foxes sleeping curled up together | 2 fox slump hug fox
two kids on a seesaw | 2 child sit on seesaw
five balloons tied to a chair | 5 balloon held chair
a hiker looking at a map | map held person:hiker
a boy looking at his phone | phone held child
a woman washing her hair | foam lean worn person
a tired student asleep on his books | person slump; book-stack on table; table front person
a grandfather telling a story to his grandchildren | 3 child kneel
a fish in a bowl | fish in bowl
a fisherman on a pier at dawn | rod held person:fisherman
scouts roasting marshmallows around a campfire | 3 child:scout sit; campfire front child:scout
a girl hugging her dog | child kneel
an owl in a tree | owl on branch
giraffe looking over a fence | fence front giraffe
a tennis racket and two balls in a basket | racket in basket; 2 plain-ball in basket
a waiter balancing six glasses on a tray | bare-tray held person:waiter; 6 wine-glass on bare-tray
a nurse wheeling an old man through a hospital garden | person sit on wheelchair; wheelchair push person:nurse
a butcher wrapping sausages in paper | sausages on counter; paper on counter
three pumpkins on a wooden step | 3 pumpkin on yard-steps
a witch flying over a village | person:witch ride on broom
a crab playing drums on a rock | 2 drum front crab
a bird's nest with three eggs | 3 egg in bare-nest
a carpenter sawing a plank on two trestles | trestles front person:apron
a magician pulling a rabbit out of a hat | rabbit held person:magician; top-hat on table
a dad lifting his baby into the air | person cheer; child float held person
an ant carrying a leaf | leaf on ant
two dogs pulling on a rope | taut-rope mouth dog
a bird pulling a worm out of the ground | worm mouth bird
a girl climbing a ladder to a treehouse | treehouse
a mother tying a scarf around her son's neck | scarf worn child; child tend person
a nurse putting a bandage on a boy's knee | person:nurse kneel; child sit tend person:nurse
a scarecrow with a crow on its arm | crow on scarecrow
a fox drinking from a garden pond at night | puddle tend fox
a cat peeking out of a paper bag | cat in paper-bag
a kitten hiding in a boot | cat sit in boot
a robot holding an umbrella over a dog | dog front robot
a dentist holding a giant toothbrush | toothbrush lean held person:dentist
an artist painting a mural on a brick wall | mural-wall tend person:painter
a spider hanging from a thread | silk-thread behind spider
a shark chasing a school of fish | 9 fish
a surgeon washing his hands at a sink | person:surgeon bend; sink tend person:surgeon
two farmers shaking hands over a fence | fence around person:farmer
a firefighter sliding down a pole | person:firefighter climb; fire-pole behind person:firefighter
a lamb drinking from a bottle | bottle fall mouth sheep
a camel drinking from a well | camel; well tend camel
a cow looking into a window | window tend cow
a fish jumping out of a bowl | fish fly; fish-bowl
a jogger drinking from a water bottle | thermos mouth person:sportswear
a wizard holding a glowing orb | crystal-ball held person:wizard
a cook tasting soup from a ladle | spoon mouth person:chef
`;

function partsOf(subject: string): string[] {
  const { figures } = compose({ ...PROMPT_DEFAULTS, subject }).stages.studio;
  return figures.map(({ count, drawing, posture, bond }) =>
    [
      ...(count > 1 ? [count] : []),
      drawing,
      ...(posture === 'stand' ? [] : [posture]),
      ...(bond ? [bond.as, figures[bond.to]?.drawing] : []),
    ].join(' '),
  );
}

describe('each is seen where the words have it', () => {
  test.each(
    ROWS.trim()
      .split('\n')
      .map((row) => row.split(' | ')),
  )('%s', (subject = '', wanted = '') => {
    const parts = partsOf(subject).join('\n');
    for (const part of wanted.split('; ')) expect(parts).toContain(part);
  });
});

test.each([
  ['a cat asleep on a bench under an oak', 'tree-trunk'],
  ['a woman waiting with an umbrella', 'tend'],
  ['a girl holding a toothbrush', 'lean'],
])('what the words do not say brings nothing: %s', (subject, part) => {
  expect(partsOf(subject).join('\n')).not.toContain(part);
});

test('who is named by a calling is a woman or a man by the words for what is theirs', () => {
  const [first] = compose({ ...PROMPT_DEFAULTS, subject: 'a tourist checking her phone in the street' })
    .stages.studio.figures;
  expect(first?.sex).toBe('f');
});
