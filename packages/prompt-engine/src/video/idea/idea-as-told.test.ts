import { describe, expect, it } from 'vitest';
import { optimizeVideoPrompt } from '../optimizer/optimize.ts';
import { creativeOptions } from '../options/creative-options.ts';
import { toldMoments } from '../story/tell.ts';
import { readIdea } from './read-idea.ts';

const momentsOf = (idea: string): readonly string[] => readIdea(idea).events.map(({ text }) => text);
const toldIn = (idea: string): string =>
  toldMoments(readIdea(idea))
    .map(({ text }) => text)
    .join(' / ');

describe('an idea as people type it', () => {
  it.each([
    [
      '30 sec ad vibe for my dog grooming van, a muddy retriever goes in, a fluffy one comes out',
      /^My dog grooming van \/ A muddy retriever goes in \/ A fluffy one comes out$/,
    ],
    ['my cat judging me while i do yoga lol', /I do yoga(?: \/|$)/],
    ['how do I repot a monstera, friendly female voiceover, 3 steps', /^Two hands tip a plant/],
    ['how to fold a fitted sheet without losing your mind', /corners of the sheet.*lies flat$/],
    ['how to tie a bowline knot using thick red rope', /^Two hands hold up a single rope, thick red rope/],
    [
      'an old man plays chess; when the camera pulls back we see he’s set a place for his late wife',
      /\/ The old man has set a place for his late wife$/,
    ],
    ['a robot watering a cactus that slowly grows into a rocket', /\/ The cactus slowly grows into a rocket/],
    [
      'a fisherman casts his net but instead of fish he pulls up an old radio',
      /^A fisherman casts his net \/ .*Instead of fish he pulls up an old radio/,
    ],
    ['15s tiktok for my nail salon, fall colors, satisfying close ups', /brush draws one clean stroke/],
    [
      'drone flies through an abandoned mall, plants growing out of the escalators',
      /^An abandoned mall \/ Plants/,
    ],
    [
      'someone left a piano on the street, all day people stop and play',
      /\/ People stop .*\/ .*play all day/i,
    ],
    ['two strangers swap seats on a plane so a family can sit together', /\/ A family sits together/],
    [
      'a mother records a message for her unborn child',
      / \/ A mother records a message for her unborn child$/,
    ],
    ['the office printer finally breaks for good and everyone cheers', /\/ Everyone cheers/],
    ['my grandpa’s hands fixing my bike, voiceover by me', /My grandpa’s hands fix my bike$/],
    ['a lighthouse in a storm, a ship turns just in time', / \/ A ship turns just in time$/],
    ['explainer: how noise cancelling headphones work', /second line rises/],
    ['fashion film: a red dress in a salt desert', /^A red dress in a salt desert \/ The dress, close/],
    ['a train through the Alps in winter', /^A train through the Alps in winter \/ The train/],
    [
      'grandpa teaches granddaughter to whistle, takes all summer',
      /^Grandpa teaches granddaughter to whistle all summer \/ /,
    ],
    [
      'a knight rides into battle but his horse just wants to eat flowers',
      / \/ His horse just wants to eat flowers \/ The knight looks at his horse$/,
    ],
    ['promo for a chess club for seniors', /small click/],
    ['my cat’s morning routine narrated like a nature doc', /^My cat stretches/],
    ['explaining compound interest with cookies', /^One cookie/],
    [
      'hype video for our girls football team, final on sunday',
      /^Our girls football team \/ .*“Final on Sunday”$/,
    ],
    ['first snow my corgi has ever seen', / \/ My corgi sees snow for the first time$/],
    ['the year is 2090 and the last honeybee is kept in a museum', /In 2090 the last honeybee is kept/],
    [
      'mental health awareness: a man smiling at work puts his mask on a hook',
      /^The man’s hands hold his mask, close \/ A man smiling at work/,
    ],
    [
      'a day in the life of a ramen chef from 5am market to last bowl at midnight',
      /^A ramen chef at the 5am market \/ .*\/ The ramen chef, last bowl at midnight$/,
    ],
    ['plastic pollution PSA where a turtle swims through shopping bags', /^A turtle swims through/],
    [
      'we are a small plumbing company in Leeds, a customer tapes the leak, our plumber fixes it in two seconds',
      /^A customer tapes the leak/,
    ],
  ])('is told in its own moments: %s', (idea, told) => {
    expect(toldIn(idea)).toMatch(told);
  });

  it.each([
    ['a luxury watch turns in mid air, gold on black', /gold on black/i],
    ['a man smiles at work and goes home, blue tones', /blue tones/i],
    ['skateboarder bombing a hill at dusk, no music just wheels', /no music/i],
    ['a puck flies at the camera in ultra slow motion', /ultra/i],
  ])('shows no wish as a moment: %s', (idea, wish) => {
    expect(momentsOf(idea).join(' / ')).not.toMatch(wish);
  });

  it('keeps a face out of view in every image, and the words as they are in the prompt', () => {
    const idea = 'a woman driving a convertible past neon motels, never shows her face';
    expect(momentsOf(idea)).toHaveLength(1);
    expect(optimizeVideoPrompt(idea, []).prompt).toContain('never shows her face');
  });

  it('sees nothing from outside where somebody’s eyes are the camera', () => {
    expect(toldIn('POV skateboarder bombing a hill in San Francisco')).not.toMatch(/face|further off/);
  });
});

describe('a deed in the sense that is meant', () => {
  it.each([
    ['street dancers battling in the rain', /battle in the rain/, /steel/i],
    ['a baker scoring the dough', /A baker scores the dough/, /foot|goal/],
    ['grandma opening her first video call from her grandson who is on the ISS', /Grandma/, /gap|laptops/],
    ['POV you are a delivery robot lost in a snowstorm', /delivery robot/, /eyes|to the lens/],
    ['my cat judging me while I do yoga', /^My cat judges me \/ I do yoga$/, /drum/],
  ])('%s', (idea, seen, unseen) => {
    expect(toldIn(idea)).toMatch(seen);
    expect(`${toldIn(idea)} ${optimizeVideoPrompt(idea, []).prompt}`).not.toMatch(unseen);
  });

  it('films from one place without a camera that moves through it', () => {
    const { b } = creativeOptions('24 hours of Times Square from one fixed camera', 'ten-seconds');
    expect(b.title).not.toMatch(/one shot/);
  });

  it('takes a trailer voice for no trailer', () => {
    const { a } = creativeOptions(
      'a parrot in movie trailer voice narrates its owner making toast',
      'ten-seconds',
    );
    expect(a.title).not.toMatch(/trailer$/);
  });
});
