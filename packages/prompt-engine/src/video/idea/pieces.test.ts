import { describe, expect, it, test } from 'vitest';
import { genreOf } from '../genre/genre.ts';
import { creativeOptions } from '../options/creative-options.ts';
import { type Beat, writeScript } from '../script/script.ts';
import { toldMoments } from '../story/tell.ts';
import { type PieceSort, sortOf } from './pieces.ts';
import { readIdea } from './read-idea.ts';

const shownBy = (idea: string): string =>
  toldMoments(readIdea(idea))
    .map(({ text }) => text)
    .join(' / ');
const beatsOf = (idea: string): readonly Beat[] =>
  writeScript({ idea, option: creativeOptions(idea, 'ten-seconds').a, target: 'ten-seconds' }).beats;
const linesOf = (idea: string, line: 'camera' | 'light' | 'sound'): readonly string[] =>
  beatsOf(idea).map((beat) => beat[line]);

describe('a piece of an idea', () => {
  const SORTS: readonly (readonly [PieceSort, string])[] = [
    ['event', 'stares at camera'],
    ['event', 'she picks up'],
    ['event', 'crust crackling'],
    ['event', 'nobody comes'],
    ['event', 'needle close up'],
    ['setting', 'its snowing'],
    ['setting', 'right before the doors open'],
    ['setting', 'late afternoon'],
    ['setting', 'foggy deck'],
    ['look', '90s vhs'],
    ['look', 'symmetrical'],
    ['look', 'wes anderson style'],
    ['look', 'black background'],
    ['look', 'lit by a flashlight'],
    ['look', 'colored light'],
    ['camera', 'camera never stops moving forward'],
    ['camera', 'seen through the window from outside'],
    ['camera', 'loops perfectly'],
    ['camera', 'one take'],
    ['camera', 'cutaway view'],
    ['sound', 'silence'],
    ['sound', 'alarm blaring'],
    ['sound', 'only church bells'],
    ['sound', 'ding'],
    ['constraint', "nobody's scared"],
    ['constraint', 'nothing scary'],
    ['constraint', 'only objects'],
    ['sound', 'crunching sounds'],
    ['sound', 'we hear the wolf breathing'],
    ['sound', 'a calm voiceover saying take your time'],
    ['constraint', 'do not show the shark'],
    ['constraint', "and don't reveal who it is"],
    ['event', 'a voice actor laughs'],
    ['event', 'she hears a voice'],
  ];
  it.each(SORTS)('is %s: %s', (sort, piece) => {
    expect(sortOf(piece, { nth: 2, count: 3 })).toBe(sort);
  });
});

test('of a drone shot the camera is no subject', () => {
  const idea = 'drone shot pulling out from a lighthouse at dawn';
  expect(creativeOptions(idea, 'ten-seconds').a.title).not.toMatch(/drone/i);
  expect(linesOf(idea, 'camera').join(' ')).toMatch(/from the air.*backing away/);
  expect(shownBy(idea)).toMatch(/The lighthouse small, all around in view$/);
});

test.each([
  [
    'drone pulls back from a lone lighthouse in a storm until its just a dot',
    /^A lone lighthouse in a storm \/ .* \/ The lighthouse only a dot$/,
  ],
  [
    'wes anderson style, symmetrical, hotel bellboy carries way too many pink boxes',
    /The hotel bellboy carries way too many pink boxes$/,
  ],
  [
    'endless corridor of doors, each one opens onto a different season, camera never stops moving forward',
    /onto a different season$/,
  ],
  [
    'old couple dancing in their kitchen to the radio, seen through the window from outside, its snowing',
    /^(?!.*(?:[Ss]een|[Ss]nowing)).* \/ The old couple dances in their kitchen to the radio, snow falling/,
  ],
  [
    'bride and her dad, right before the doors open, he says "you ready?" and she laughs',
    /^Bride and her dad, right before the doors open \/ The dad says “you ready\?” \/ She laughs$/,
  ],
  ["a whale above tokyo, people look up, nobody's scared", /People look up calmly$/],
  ['make it look like an old 8mm home movie: kids jumping off a pier', / \/ Kids jump off a pier/],
  ['for my 4th graders: show how a volcano erupts, cutaway view, nothing scary', /^A quiet cone/],
  ['cat knocks glass off table, stares at camera, does it again', /\/ The cat stares at camera \//],
  ['something about loneliness but with only objects, no humans', /^A table laid for two(?!.*person)/],
  [
    'noir detective, black and white, says "i never sleep" lights a cigarette',
    /says “i never sleep” \/ The .*lights a cigarette$/,
  ],
  ['tilt up from muddy shoes to a girl in a wedding dress, she grins', /^Muddy shoes \/ A girl/],
  [
    'driver sings to an empty bus, rain on the windows',
    / \/ The driver sings to an empty bus, rain on the windows/,
  ],
  [
    'timelapse of a mushroom growing on a log, macro, dew',
    /^A mushroom, only just begun.* dew \/ The mushroom half grown/,
  ],
  ['a kid whispers to her mom, lights go out', /\/ Lights go out$/],
  [
    'astronaut finds a red telephone ringing on the moon. she picks up. silence',
    /^(?!.*moment before).*(?:she|the astronaut) picks up$/i,
  ],
])('%s: only events are shown', (idea, shown) => {
  expect(shownBy(idea)).toMatch(shown);
});

test.each([
  [
    'black ink spreading in milk and turning into a flock of birds',
    /turns into a flock of birds \/ The flock of birds, close$/,
  ],
  ['a crumpled letter unfolding itself into a swan', /^A crumpled letter \/ .*swan \/ The swan, close$/],
  [
    'old rusty bike transforms into shiny new one as someone rides it down the street',
    /\/ Someone rides the shiny new bike down the street$/,
  ],
  ['a caterpillar turning into a paper airplane and flying off', /\/ The paper airplane flies off$/],
])('%s: nothing of what it was is left after the change', (idea, shown) => {
  expect(shownBy(idea)).toMatch(shown);
});

describe('what the words name', () => {
  it('lights the film: a market at night, a light by its colour', () => {
    expect(linesOf('a woman runs through a night market', 'light')[0]).toContain('stalls');
    expect(linesOf('chrome spheres turning, purple light', 'light')[0]).toMatch(/^Purple light/);
    expect(linesOf('skateboarder does a kickflip at sunset, fisheye, 90s vhs', 'light').join()).not.toMatch(
      /short shadows/,
    );
  });

  it('keeps a question mark in what is said', () => {
    expect(beatsOf('he says "you ready kiddo?" and she laughs')[0]?.dialogue).toMatch(/"you ready kiddo\?"$/);
  });
});

describe('the sort of film', () => {
  it.each([
    ['show how a volcano erupts, nothing scary', 'horror'],
    ['slow motion goalkeeper diving save in the rain, ball just tips the post', 'how-to'],
    ["pov you're a bee going flower to flower", 'meme'],
    ['make it look like an old 8mm home movie: kids jumping off a pier', 'essay'],
    ['old couple dancing in their kitchen to the radio', 'deed'],
  ])('of %j is not %s', (idea, id) => {
    expect(genreOf(readIdea(idea)).id).not.toBe(id);
  });

  it('has the pace of its verb where no word calls for one, and no piano', () => {
    expect(genreOf(readIdea('a woman runs through a crowded market')).approaches[0]).toBe('motion');
    expect(genreOf(readIdea('grid of neon triangles pulsing')).approaches[0]).toBe('shapes');
    expect(genreOf(readIdea('black ink turning into a flock of birds')).approaches[0]).toBe('change');
    const { a, b } = creativeOptions('hotel guest opens a suitcase', 'ten-seconds');
    expect(JSON.stringify([a, b])).not.toMatch(/before it matters|turn in it/);
  });

  it('is an advert where the ware is ours', () => {
    expect(readIdea("my bakery's sourdough - crust crackling, knife cutting in").request.product).toBe(
      "my bakery's sourdough",
    );
    expect(readIdea('our honey - jar opening, spoon dripping').request.product).toBe('our honey');
  });
});
