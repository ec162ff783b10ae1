import { describe, expect, it } from 'vitest';
import { optimizeVideoPrompt } from './optimizer/optimize.ts';
import { creativeOptions } from './options/creative-options.ts';
import { readTold } from './plain/told.ts';
import { type Script, writeScript } from './script/script.ts';
import type { VideoTargetId } from './targets.ts';

const momentsOf = (idea: string): string =>
  readTold(idea)
    .moments.map(({ text }) => text)
    .join(' / ');
const notesOf = (idea: string, kind: string): string =>
  readTold(idea)
    .notes.filter((note) => note.kind === kind)
    .map(({ text }) => text)
    .join(' / ');
const linesOf = (idea: string): string =>
  readTold(idea)
    .moments.flatMap(({ lines }) => lines.map(({ speaker, line }) => `${speaker}: ${line}`))
    .join(' / ');
const scriptOf = (idea: string, target: VideoTargetId = 'ten-seconds', isB = false): Script => {
  const { a, b } = creativeOptions(idea, target);
  return writeScript({ idea, option: isB ? b : a, target });
};

describe('what holds for all of a film is no moment of it', () => {
  it.each([
    ['our twins at three, at ten, at twenty. all on the same sofa', 'whole', 'all on the same sofa'],
    [
      'a stall through one summer, always the same girl with a straw hat',
      'whole',
      'always the same girl with a straw hat',
    ],
    ['a robot waters a fern. nothing else happens', 'remark', 'nothing else happens'],
    ['an owl lands on a gate, soft narrator, two sentences max', 'remark', 'two sentences max'],
    ['a clown opens a door. comedy that turns into horror', 'mood', 'comedy that turns into horror'],
    ['a hare runs over a field, shot like a car commercial', 'look', 'shot like a car commercial'],
    ['how to set a table, but the guests are all ghosts', 'whole', 'the guests are all ghosts'],
  ])('%s', (idea, kind, note) => {
    expect(notesOf(idea, kind)).toBe(note);
    expect(momentsOf(idea).toLowerCase()).not.toContain(note.toLowerCase());
  });

  it('is told with the first beat, and once in the prompt', () => {
    const { beats, prompt } = scriptOf(
      'my son learns to swim, then he dives. all in the same lake. 20 seconds',
    );
    expect(beats[0]?.action).toMatch(/; throughout: all in the same lake$/);
    expect(prompt.match(/all in the same lake/gu)).toHaveLength(1);
    expect(prompt).toMatch(/Throughout: all in the same lake/);
  });

  it.each([
    ['short scene in a ferry cabin. Captain: "Who steers?" Cook: "Not me."', /^In a ferry cabin \/ /],
    [
      'they met on a pier in Hull in 1962. She drops her hat, he catches it',
      /^On a pier in Hull in 1962 \/ She drops/,
    ],
    [
      'trailer for a horror film about a carousel. starts as a school trip, then it speeds up',
      /^A school trip \/ The carousel speeds up$/,
    ],
    ['making something for my aunts retirement, she turns a key and a choir sings', /^She turns a key/],
    ['un perro espera bajo la lluvia. Anuncio para adopción', /^Un perro espera bajo la lluvia$/],
    [
      'make a birthday video for my brother Sam, he’s turning 30, loves owls. An owl lands on a cake',
      /^An owl lands on a cake$/,
    ],
    [
      'safety video for our dairy, new workers. Show gloves, where not to walk, the alarm',
      /^Gloves \/ Where not to walk \/ The alarm$/,
    ],
  ])('%s', (idea, told) => {
    expect(momentsOf(idea)).toMatch(told);
  });
});

describe('what is taught names the film, and its steps are the beats', () => {
  it.each([
    [
      'How to oil a chain, 40 seconds, close ups of hands. 3 steps: wipe it, one drop per link, turn it back',
      'Wipe it / One drop per link / Turn it back',
    ],
    [
      'Lehrvideo für Azubis: Zöpfe flechten in drei Schritten, Teig teilen, Stränge rollen, flechten',
      'Teig teilen / Stränge rollen / Flechten',
    ],
    ['waffle recipe but everything is from the waffles point of view', /^.+ \/ .+ \/ .+$/],
  ])('%s', (idea, told) => {
    if (typeof told === 'string') expect(momentsOf(idea)).toBe(told);
    else expect(momentsOf(idea)).not.toMatch(/everything is$/);
  });

  it('is seen from as near as the words say, in every step', () => {
    const { beats } = scriptOf(
      'How to oil a chain, 30 seconds, close ups of hands. 3 steps: wipe it, one drop per link, turn it back',
    );
    expect(beats.every(({ camera }) => /^close ups of hands/i.test(camera))).toBe(true);
  });
});

describe('moments are parted where they happen, and kept where they are one', () => {
  it.each([
    [
      'an otter wraps itself and her pup in the weed so they do not drift away',
      /^An otter wraps itself and her pup in the weed so they do not drift away$/,
    ],
    [
      'a mole crosses a lawn, then wide shot and it is just a mole',
      /^A mole crosses a lawn \/ It is just a mole$/,
    ],
    [
      'no faces, only hands: on a rail, in a glove, round a mug',
      /^Hands on a rail \/ Hands in a glove \/ Hands round a mug$/,
    ],
    [
      'Hall at 4am, someone holds a cup, soup from a can, fog over the yard',
      /Someone holds a cup \/ Soup from a can \/ Fog over the yard$/,
    ],
    ['Elle glisse, se relève, glisse encore dans le parc', /^Elle glisse \/ Elle se relève/],
  ])('%s', (idea, told) => {
    expect(momentsOf(idea)).toMatch(told);
  });
});

describe('lines and words on screen', () => {
  it.each([
    ['ein Mann klopft. Er sagt: "Wer da?" Sie sagt: "Niemand." Ende.', 'Er: Wer da? / Sie: Niemand.'],
    ['due amici pescano. Lui dice: "Piano." poi ridono', 'Lui: Piano.'],
    [
      'two sailors argue, one says "You had the map" other one "You ARE the map"',
      'One of them: You had the map / The other: You ARE the map',
    ],
    ['fog on a lake. Narrator deep: "Nobody rows alone."', 'Narrator deep: Nobody rows alone.'],
    ['a man walks his fern. Interview to camera: "Bob gets tired."', 'The man: Bob gets tired.'],
    ['a lamp asks. The lamp says "Say please."', 'The lamp: Say please.'],
  ])('%s', (idea, lines) => {
    expect(linesOf(idea)).toBe(lines);
  });

  it.each([
    ['a crow sings. Others join. End text Happy 40th Jo! 20 secs', 'Happy 40th Jo!'],
    ['oars in fog, a coin in a bowl. Title at the end FERRYMAN. 30s', 'FERRYMAN'],
    ['ein Wecker klingelt. Am Ende Logo: Café Frühauf', 'Café Frühauf'],
    ['a glue pot, a clamp, a chord. text only my name: Theo Brandt', 'Theo Brandt'],
  ])('%s', (idea, words) => {
    expect(readTold(idea).moments.flatMap(({ onScreen = [] }) => onScreen)).toEqual([words]);
    expect(linesOf(idea)).toBe('');
  });
});

describe('a long film with little to see', () => {
  const idea = 'a thief steals the moon. it is too heavy for his car. 60 seconds';

  it('sees the same moment from several sides, and says in each which moment it is', () => {
    const { beats } = scriptOf(idea, 'veo-3.1');
    expect(beats.length).toBeGreaterThan(4);
    for (const { action } of beats) expect(action).not.toMatch(/goes on/);
    expect(new Set(beats.map(({ action }) => action)).size).toBe(beats.length);
  });

  it('sees it in the tongue of the idea', () => {
    const { beats } = scriptOf('ein Igel sucht im Garten seinen Hut, 40 Sekunden, ruhig', 'veo-3.1');
    expect(beats.map(({ action }) => action).join(' / ')).toMatch(/ \/ Aus der Nähe: Ein Igel/);
  });
});

describe('what an optimized prompt adds', () => {
  it('is in the tongue of the idea', () => {
    expect(
      optimizeVideoPrompt('Un chat vole une clé, puis il ouvre la porte. La lune rit.', []).prompt,
    ).not.toMatch(/shot|held|natural|order/);
  });

  it('tells no order where two things happen at the same time, nor a sound twice', () => {
    const { prompt } = optimizeVideoPrompt(
      'mum tries to fold a map in the wind, twins in the van eating soup and holding up scores. comedy, no dialogue just the wind',
      [],
    );
    expect(prompt).toMatch(/cut between the two/i);
    expect(prompt.match(/just the wind/gu)).toHaveLength(1);
  });

  it('shows a deed in its pictures, and lacks nothing when it is read again', () => {
    const { prompt } = optimizeVideoPrompt('unboxing of a mechanical keyboard, top view, no music, 20s', []);
    expect(prompt).toMatch(
      /shots: .*closed box, on the table, then .*unbox.*blade goes along the tape.*held/u,
    );
    expect(optimizeVideoPrompt(prompt, []).added).toEqual([]);
  });

  it('is French where two small words are Dutch as well', () => {
    const idea = 'recette de crêpes en accéléré, vue de dessus, la dernière crêpe reste collée au plafond';
    expect(optimizeVideoPrompt(idea, []).prompt).toMatch(/1\. Un œuf tombe.* 2\. La dernière crêpe/u);
  });

  it('has nothing of whoever asks', () => {
    const { prompt } = optimizeVideoPrompt(
      'a saw stops, a hand waits, a light turns green. Boss says it must not be boring',
      [],
    );
    expect(prompt).not.toMatch(/boss/i);
  });
});

describe('for whom the two options are', () => {
  it.each([
    ['safety video for our dairy, new workers. Show gloves, where not to walk, the alarm', /^new workers$/i],
    [
      'un perro espera bajo la lluvia, una mujer se agacha. Anuncio para adopción, 30 segundos',
      /who could help/,
    ],
    ['a goth boy does a very serious unboxing of a kettle, deadpan voice over: "It boils."', /want a laugh/],
    ['how to oil a chain, 3 steps: wipe it, one drop per link, turn it back', /do it themselves/],
    ['bike race through Lima at night, the customer opens, it is his mum', /^(?!Families)/],
  ])('%s', (idea, audience) => {
    expect(creativeOptions(idea, 'ten-seconds').a.audience).toMatch(audience);
  });

  it('have no tone that their shots contradict', () => {
    const { tone } = creativeOptions(
      'a pier in March, a dog waits, a boat comes, quick cuts on the beat, 20 seconds',
      'ten-seconds',
    ).b;
    expect(tone).not.toMatch(/patient/i);
  });
});
