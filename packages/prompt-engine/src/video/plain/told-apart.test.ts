import { describe, expect, it } from 'vitest';
import { optimizeVideoPrompt } from '../optimizer/optimize.ts';
import { creativeOptions } from '../options/creative-options.ts';
import { writeScript } from '../script/script.ts';
import { readTold } from './told.ts';

const momentsOf = (idea: string): string =>
  readTold(idea)
    .moments.map(({ text }) => text)
    .join(' / ');
const notesOf = (idea: string): string =>
  readTold(idea)
    .notes.map(({ kind, text }) => `${kind}: ${text}`)
    .join(' / ');
const scriptOf = (idea: string, isSecond = false) => {
  const { a, b } = creativeOptions(idea, 'ten-seconds');
  return writeScript({ idea, option: isSecond ? b : a, target: 'ten-seconds' });
};
const all = (idea: string, line: 'action' | 'camera' | 'light' | 'sound', isSecond = false): string =>
  scriptOf(idea, isSecond)
    .beats.map((beat) => beat[line])
    .join(' / ');
const spoken = (idea: string): string =>
  scriptOf(idea)
    .beats.flatMap(({ dialogue }) => dialogue ?? [])
    .join(' ');

describe('what is said of a film is no moment of it', () => {
  it.each([
    [
      'a boxer ties her glove, steps into the ring, low brass hit on the bell',
      'sound: low brass hit on the bell',
    ],
    ['a boy skates past a mural, jumps the stairs, upbeat funk', 'sound: upbeat funk'],
    ['a potter lifts a bowl, smiles at it, dreamy reggae', 'sound: dreamy reggae'],
    [
      'a wedding in a barn, the band plays, grainy super 8 look with burnt edges',
      'look: grainy super 8 look with burnt edges',
    ],
    ['a moth circles a lamp, lands on a book, about 12 sec', 'form: about 12 sec'],
    [
      'a fox digs in the snow, the owner is not visible until the end',
      'remark: the owner is not visible until the end',
    ],
    [
      'a nurse crosses a courtyard, handheld camera from behind, she waves',
      'camera: handheld camera from behind',
    ],
  ])('%s', (idea, note) => {
    expect(notesOf(idea)).toContain(note);
    expect(momentsOf(idea).toLowerCase()).not.toContain(note.split(': ')[1]);
  });

  it('leads to an image where the camera finds one', () => {
    expect(momentsOf('two monks sip tea, the camera pulls back and there is a whale above them')).toBe(
      'Two monks sip tea / A whale above them',
    );
    expect(momentsOf('pov riding a skateboard down a hill, past a bakery')).toBe(
      'Riding a skateboard down a hill / Past a bakery',
    );
  });
});

describe('who acts and who speaks', () => {
  it('is named in each beat', () => {
    expect(momentsOf('a father pushes the swing, lets go, the girl laughs')).toBe(
      'A father pushes the swing / The father lets go / The girl laughs',
    );
  });

  it.each([
    ['a diver wobbles on the board, then does it and shouts "I can fly!!"', 'The diver: "I can fly!!"'],
    ['a clown falls into the pool and the lifeguard says "again?"', 'The lifeguard: "again?"'],
    ['a nun parks a motorbike and says "amen."', 'The nun: "amen."'],
    ['Ein Igel läuft über die Straße und sagt ganz leise: "Gute Nacht."', '"Gute Nacht."'],
  ])('%s', (idea, line) => expect(spoken(idea)).toBe(line));
});

describe('what is heard', () => {
  it.each([
    ['a boy skates past a mural, jumps the stairs, upbeat funk', /^Upbeat funk/],
    ['a hall fills with people, the cook bows and violins sing', /violins singing/i],
    ['a wolf waits in a cave, dripping water, then it yawns', /dripping water/i],
    ['my cat sleeps on the sill, hears the tram, its ears turn', /the sound of the tram/i],
  ])('%s', (idea, sound) => {
    expect(all(idea, 'sound')).toMatch(sound);
    expect(optimizeVideoPrompt(idea, []).prompt).not.toMatch(/[;.] no added music/);
  });

  it('begins with what makes it, and goes on', () => {
    expect(all('the cat stares, then the blender turns on and the cat jumps', 'sound')).toMatch(
      /^ \/ {2}\/ The blender running/,
    );
    expect(all('grandma puts on a record, grandpa bows, they dance', 'sound')).toMatch(/^The record playing/);
  });

  it('is nothing that does not happen', () => {
    expect(all('a cat knocks a cup off the shelf, the maid catches it', 'sound')).not.toMatch(/knock|break/i);
    expect(all('two cooks play chess, one of them yawns', 'sound')).not.toMatch(/playing/i);
  });

  it('is once where it is told once', () => {
    expect(all('a boy rides downhill, bike bell, a hen runs, no talking', 'sound')).toMatch(
      /^Bike bell; no talking \//,
    );
  });

  it('is only what is told to be heard alone', () => {
    expect(all('a match is struck, close up, the wick glows, no music just the match sound', 'sound')).toBe(
      'No music just the match sound / ',
    );
  });
});

describe('how it is lit and taken', () => {
  it('is lit by the sun of any clause, and a raincoat is no rain', () => {
    expect(all('a barista pours milk, steam rises in the morning sun, a cup fills', 'light')).toMatch(
      /^Low morning sun[^/]* \/ {2}\/ $/,
    );
    expect(all('a girl in a yellow raincoat skips along, she turns, she waves', 'light')).not.toMatch(/rain/);
  });

  it('is lit by the one lamp that is told, and by what goes on or out', () => {
    expect(all('rain on a hut from inside, torch, two hikers whisper, a cow looks in', 'light')).toMatch(
      /^The torch is the only light/,
    );
    expect(all('a pianist bows, the lamps go on one by one', 'light')).toMatch(/Brighter with each light/);
    expect(all('a dark cellar, a rat in a hat waves, it leaves', 'light')).toMatch(/shadow/);
  });

  it('is seen as near as what it names', () => {
    expect(
      all('a clerk looks up, close ups of the eyes, a crowd runs past, the sign "Closed"', 'camera'),
    ).toMatch(/Close-up.*\/ Wide shot.*\/ Close-up/);
  });

  it('has no lens that nobody told', () => {
    const camera = all('a waiter drops a fork, a child picks it up, the child smiles', 'camera', true);
    expect(camera).not.toMatch(/\d mm|static|push-in/);
    expect(all('slow dolly in on a stew, a spoon dips in, a cook smiles', 'camera')).not.toMatch(
      /wide shot|close-up|mm/i,
    );
  });

  it('has a shot for each of its moments, each as near as what it names', () => {
    expect(
      optimizeVideoPrompt('a waiter drops a fork, a child picks it up, the child bows', []).prompt,
    ).toMatch(/Three shots: .*drops a fork, then .*picks it up, then .*bows, held to the end/);
  });
});

describe('the two options', () => {
  it('are for those whom the kind of idea is for, and tell no camera in their hooks', () => {
    const { a } = creativeOptions('my dog waits at the door, hears the key, its tail wags', 'ten-seconds');
    expect(`${a.audience} ${a.tone}`).toMatch(/animal/i);
    const { a: one, b } = creativeOptions(
      'slow dolly in on a stew, a spoon dips in, a cook smiles',
      'ten-seconds',
    );
    for (const { hook } of [one, b]) expect(hook).not.toMatch(/dolly|shot/i);
  });
});
