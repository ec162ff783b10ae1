import { describe, expect, it } from 'vitest';
import { optimizeVideoPrompt } from '../optimizer/optimize.ts';
import { creativeOptions } from '../options/creative-options.ts';
import { readingOf } from '../plain/sure.ts';
import { writeScript } from '../script/script.ts';

const scriptOf = (idea: string, isSecond = false) => {
  const { a, b } = creativeOptions(idea, 'ten-seconds');
  return writeScript({ idea, option: isSecond ? b : a, target: 'ten-seconds' });
};
const actionsOf = (idea: string): readonly string[] => scriptOf(idea).beats.map(({ action }) => action);

describe('a film shows what its idea names', () => {
  it.each([
    [
      'how a vaccine works, explained with a castle and guards, for 8th grade',
      /castle and guards.*germ.*castle/is,
    ],
    ['why do leaves change colour, explained by a hedgehog professor', /hedgehog professor.*leaves/is],
    ['trailer for a fake 60s heist movie with hamsters as the crew', /hamsters.*vault.*hamsters.*loot/is],
    ['castle intro for my chess stream, camera glides through the gate, everyone bows', /castle: the gate/i],
    ['ad for ginger tea, steam rises, a skater lifts the cup', /the ginger tea in the middle/i],
    ['save the date from two sleepy owls', /two sleepy owls.*on screen: “Save the date”/is],
    ['news report about a swan that blocks the tram', /reporter.*a swan blocks the tram/is],
    ['promo for our school play: hamlet but in a laundromat', /hamlet but in a laundromat/i],
  ])('%s', (idea, seen) => {
    expect(actionsOf(idea).join('\n')).toMatch(seen);
  });

  it('and no word that only steers it', () => {
    for (const idea of [
      'lyric video vibe for a ska track, torn tickets, rubber stamps, 20s',
      'le dernier cordonnier du village répare une botte, ambiance documentaire',
      'a wooden horse crosses the nursery, for his 70th bday',
      'ein pinguin lernt jodeln, ca. 20 sekunden',
    ])
      expect(actionsOf(idea).join('\n')).not.toMatch(/vibe|ambiance|bday|\bca\b/i);
  });
});

describe('one clause that tells a way', () => {
  it.each([
    ['a bottle drifts from a pier all the way to an island', /at a pier$/, /at the island, arrived$/],
    ['one harbour from 1900 to 2000', /1900/, /2000/],
    ['white smoke in a room turning into a running wolf', /^White smoke in a room$/, /running wolf, whole/],
    [
      'a man walks through corridors that get darker and darker',
      /first of them/,
      /darkest of the corridors$/,
    ],
    ['drowsy birds nod one by one until its dark', /first of the drowsy birds/, /it is dark$/],
    ['grandmas life in 4 photos that come alive', /first photo of grandma’s life/, /fourth photo/],
    ['a chair builds itself out of driftwood on a beach', /^Driftwood on a beach/, /chair, whole/],
    ['stop motion supper where the fork and spoon fall in love', /fork and spoon, apart/, /side by side$/],
    ['music video for my song about leaving the valley', /packed bag/, /looks back/],
  ])('has its beginning, its turn and its end: %s', (idea, first, last) => {
    const actions = actionsOf(idea);
    expect(actions.length).toBeGreaterThan(2);
    expect(actions[0]).toMatch(first);
    expect(actions.at(-1)).toMatch(last);
    expect(optimizeVideoPrompt(idea, []).prompt).toMatch(/shots: 0–\d/);
  });

  it('goes back to its first frame in a loop', () => {
    const idea = 'perfect loop: a fox jumps over a fence and the fence turns round';
    expect(scriptOf(idea).beats.at(-1)?.camera).toMatch(/back to the first frame/);
    expect(optimizeVideoPrompt(idea, []).prompt).toMatch(/back to the first frame, so that the loop closes/);
  });

  it('is left as it was where a table knows it for sure', () => {
    expect(readingOf('a cat on a windowsill').isDoubtful).toBe(false);
    expect(readingOf('two friends meet at a train station').isDoubtful).toBe(false);
  });
});
