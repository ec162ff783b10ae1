import { describe, expect, it } from 'vitest';
import { readIdea } from './read-idea.ts';

const momentsOf = (idea: string): readonly string[] => readIdea(idea).events.map(({ text }) => text);

describe('a turn in a word or two', () => {
  it.each<[string, readonly string[]]>([
    [
      'a new girl at school, nobody sits beside her until lunch',
      ['A new girl at school', 'Nobody sits beside her', 'At lunch someone sits beside her'],
    ],
    ['a boy never smiles until his birthday', ['A boy never smiles', 'On his birthday the boy smiles']],
    [
      'grandma learns to use a smartphone only to find 300 photos of herself',
      ['Grandma learns to use a smartphone', 'Grandma finds 300 photos of herself'],
    ],
    [
      'a teenager deletes all her social media, except one message',
      ['A teenager deletes all her social media', 'Only one message is left'],
    ],
    ['nobody listens except a little dog', ['Nobody listens', 'Only a little dog listens']],
    ['everyone dances except the groom', ['Everyone dances', 'Only the groom does not']],
    [
      'a man sleeps on a bench when suddenly a choir starts singing',
      ['A man sleeps on a bench', 'Suddenly a choir starts singing'],
    ],
    ['a thief opens the safe, but inside sits a cat', ['A thief opens the safe', 'Inside sits a cat']],
    [
      'a chef cooks for a critic who in the end asks for ketchup',
      ['A chef cooks for a critic', 'In the end the critic asks for ketchup'],
    ],
    [
      'our team lost every game this season except the last one',
      ['Our team lost every game this season', 'The last one is won'],
    ],
    ['the village sleeps until the bell rings', ['The village sleeps', 'The bell rings']],
    [
      'a sword that nobody can lift: it refuses to be lifted by anyone except her little brother',
      ['A sword that nobody can lift: it refuses to be lifted by anyone', 'Only her little brother lifts it'],
    ],
    [
      'two lamps fall in love, but they can never meet, until a power cut',
      ['Two lamps fall in love', 'They can never meet', 'With a power cut they meet'],
    ],
    [
      'a tiny wizard lives in a teapot and is furious every time somebody makes tea',
      ['A tiny wizard lives in a teapot', 'Somebody makes tea', 'The tiny wizard is furious, every time'],
    ],
    [
      'a dog howls whenever the neighbour plays the flute',
      ['The neighbour plays the flute', 'A dog howls, every time'],
    ],
    [
      'an ant carries a petal across a road as a truck approaches',
      ['An ant carries a petal across a road', 'A truck approaches'],
    ],
    [
      'a man comes back to the bus stop to say sorry to a boy',
      ['A man comes back to the bus stop', 'The man says sorry to a boy'],
    ],
    ['a chess game where the pieces refuse to fight', ['A chess game', 'The pieces refuse to fight']],
    [
      'a backpacker misses the ferry and is invited to a wedding',
      ['A backpacker misses the ferry', 'The backpacker is invited to a wedding'],
    ],
    [
      'a runner stops before the finish to help a rival',
      ['A runner stops before the finish', 'The runner helps a rival'],
    ],
    [
      'a goldfish watches TV with an old man, when he falls asleep it changes the channel',
      ['A goldfish watches TV with an old man', 'When he falls asleep it changes the channel'],
    ],
    [
      'two old vans race to the same beach, arrive together',
      ['Two old vans race to the same beach', 'The two old vans arrive together'],
    ],
    ['a city wakes up: bakers, street sweepers', ['A city wakes up', 'Bakers', 'Street sweepers']],
    [
      'an ice sculptor carves a swan that melts before the guests arrive',
      ['An ice sculptor carves a swan', 'The swan melts before the guests arrive'],
    ],
    [
      'a snow globe is shaken and inside it people hold on to lampposts',
      ['A snow globe is shaken', 'Inside it people hold on to lampposts'],
    ],
    [
      'a snowman finds a flower and hands it his scarf',
      ['A snowman finds a flower', 'The snowman hands it his scarf'],
    ],
  ])('is a moment of its own: %s', (idea, moments) => {
    expect(momentsOf(idea)).toEqual(moments);
  });

  it('leaves what only says how long as it is', () => {
    expect(momentsOf('the whole street eats ice cream before it melts')).toHaveLength(1);
    expect(momentsOf('a man waits until midnight')).toHaveLength(1);
    expect(momentsOf('a man goes to buy milk to thank his wife but forgets it')[0]).toContain('to buy milk');
  });

  it.each([
    ['a bottle washes back, answered', 'A bottle washes back, answered'],
    ['bagpiper in a pipe, 90s VHS look', 'Bagpiper in a pipe'],
    ['a herd crosses a river, golden backlight, long lens, 24fps', 'A herd crosses a river'],
    ['a chef slices tuna, silence except the knife', 'A chef slices tuna'],
    ['farmers with conical hats, mist', 'Farmers with conical hats with mist'],
  ])('makes no moment of how it is or looks: %s', (idea, only) => {
    expect(momentsOf(idea)).toEqual([only]);
  });

  it('puts a city that is only named to what is seen there', () => {
    expect(momentsOf('a dancer in the rain, Seoul, neon puddles')).toContain('Neon puddles in Seoul');
    expect(momentsOf('a rooftop pool, Athens, golden hour, a couple in love')[0]).toMatch(
      /^A rooftop pool in Athens/,
    );
  });
});
