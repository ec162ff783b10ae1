import { describe, expect, it } from 'vitest';
import { optimizeVideoPrompt } from '../optimizer/optimize.ts';
import { approachesFor } from '../options/approaches.ts';
import { creativeOptions } from '../options/creative-options.ts';
import { occasionIn } from '../options/occasion.ts';
import { readBrief } from './brief.ts';
import { readIdea } from './read-idea.ts';

const shownBy = (idea: string): string =>
  readIdea(idea)
    .events.map(({ text }) => text)
    .join(' / ');
const filmedAs = (idea: string): readonly string[] => approachesFor(readIdea(idea)).map(({ id }) => id);

describe('an order to whoever makes the film', () => {
  it.each([
    [
      'we just opened a bike shop in York and nobody knows us yet. want something funny that makes people come',
      'our bike shop in York',
      'funny',
    ],
    ['we’re a small tea shop, want something cosy', 'our small tea shop', 'cosy'],
    ['my cafe reopens on monday, make it warm', 'my cafe', 'warm'],
    ['we sell handmade soap, please keep it calm', 'handmade soap', 'calm'],
  ])('is a wish, and the maker’s trade what is shown: %s', (idea, product, wish) => {
    const { product: sold, wishes } = readBrief(idea);
    expect(sold).toBe(product);
    expect(wishes).toContain(wish);
    expect(shownBy(idea)).not.toMatch(/want|makes people|make it|keep it|nobody knows|please/i);
  });

  it('leaves a story as it is told', () => {
    for (const idea of [
      'we open a window and the snow comes in',
      'a woman opens a shop in the desert',
      'I have a dog who is afraid of cats',
      'a boy makes wooden toys in a cellar',
      'an old man wants to sell his house',
    ])
      expect(readBrief(idea)).toMatchObject({ text: idea, product: '', wishes: [] });
  });
});

describe('an occasion', () => {
  it.each([
    [
      'my daughter turns 7 on friday and wants a mermaid party video',
      'child-birthday',
      'my daughter',
      'mermaid',
      7,
    ],
    ['my nephew loves trains, he will be 3 next week', 'child-birthday', 'my nephew', 'trains', 3],
    ['retirement of my boss, he loves sailing', 'retirement', 'my boss', 'sailing', 0],
    [
      'goodbye video for our teacher mrs Novak who is retiring after 35 years',
      'farewell',
      'our teacher Mrs Novak',
      '',
      35,
    ],
    ['thank our volunteers at the food bank', 'thanks', 'our volunteers at the food bank', '', 0],
    ['50 years of our choir', 'jubilee', 'our choir', '', 50],
  ])('is read with its people, what they love and the years: %s', (idea, kind, who, theme, years) => {
    expect(occasionIn(idea)).toMatchObject({ kind, who, theme, years });
  });

  it('is none where a story or a film of its own is told', () => {
    for (const idea of [
      'a chef retires after 40 years',
      'birthday video of her opening a box',
      'a wedding in the rain',
      'my brother and I build a raft',
    ])
      expect(occasionIn(idea), idea).toBeUndefined();
  });

  it('is shown in images of its own, and never as its request', () => {
    expect(shownBy('my daughter turns 7 on friday and wants a mermaid party video')).toMatch(
      /mermaid cake with seven lit candles.*runs to meet it/,
    );
    expect(shownBy('my parents 40th wedding anniversary, they met at a dance hall in 1984')).toMatch(
      /rings.*1984, at a dance hall/,
    );
    const { a, b } = creativeOptions('goodbye video for our teacher mrs Novak', 'ten-seconds');
    for (const { hook, title } of [a, b]) expect(`${title} ${hook}`).not.toMatch(/video for/i);
  });
});

describe('what is sold, let or sought', () => {
  it.each([
    ['real estate video for a 3 bedroom house with a garden near the sea', /bedroom.*garden.*sea/],
    ['flat for rent in lyon, balcony', /front door.*balcony/],
    ['job ad for a carpenter apprentice', /at work.*“We are hiring”/],
    ['our village fire brigade is looking for volunteers', /place left empty.*“Volunteers wanted”/],
    ['our school choir needs money for a trip to vienna', /jar/],
    ['new mascara launch, gen z, tiktok', /brush.*lashes/],
    ['save the bees', /bee.*seeds/],
    ['open day at our school on saturday', /doors open.*“On Saturday”/],
  ])('is seen, and its words are read at the end: %s', (idea, images) => {
    expect(shownBy(idea)).toMatch(images);
  });

  it('takes target groups and platforms off', () => {
    const { a } = creativeOptions('new mascara launch, gen z, tiktok', 'ten-seconds');
    expect(a).toMatchObject({ audience: 'Gen Z', platform: expect.stringMatching(/^TikTok/) });
    expect(a.title).toMatch(/mascara/);
  });
});

describe('the sort of film', () => {
  it.each([
    ['dinosaur driving an ice cream truck', 'punch-line'],
    ['hands kneading clay on a potter’s wheel', 'craft'],
    ['black hole swallowing a star', 'spectacle'],
    ['a squirrel stealing my sandwich in the park', 'caught'],
    ['heavy metal band playing in a laundromat', 'performance'],
    ['make a trailer for my fantasy novel about a blind swordswoman', 'trailer'],
    ['holiday home in the alps for rent', 'tour'],
    ['autumn leaves falling on a pond', 'short-film'],
    ['the office printer becomes evil', 'punch-line'],
    ['a shark who is a vegetarian', 'cartoon'],
    ['a mother waiting at the airport for her son', 'homecoming'],
    ['meme: me on monday vs me on friday', 'meme'],
    ['recycling', 'science'],
    ['stop smoking', 'noticeboard'],
  ])('follows from what is asked and told: %s', (idea, first) => {
    expect(filmedAs(idea)[0]).toBe(first);
  });

  it('gives light, music and movement of its own', () => {
    const prompts = [
      'a goalkeeper dives for the ball',
      'horror: the doll has moved',
      'a dragon who is afraid of fire',
      'new sneaker launch',
      'grandpa teaches me to whistle',
      'time travel',
    ].map((idea) => optimizeVideoPrompt(idea, []).prompt);
    const lights = prompts.map((prompt) => /[^.;]*\blight\b[^.;]*/i.exec(prompt)?.[0] ?? '');
    expect(new Set(lights.map((light) => light.replace(/left|right/, ''))).size).toBeGreaterThan(4);
    expect(prompts.filter((prompt) => prompt.includes('no music')).length).toBeLessThan(4);
  });
});

describe('a name', () => {
  it('keeps its capital in the prompt, however it was typed', () => {
    expect(optimizeVideoPrompt('happy birthday opa, he loved sailing', []).prompt).toMatch(
      /then \w+, Opa at the tiller/,
    );
  });
});
