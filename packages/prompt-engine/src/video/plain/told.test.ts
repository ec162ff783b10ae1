import { describe, expect, it } from 'vitest';
import { readTold } from './told.ts';

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

describe('what happens', () => {
  it.each([
    ['a tailor sews all night until the groom knocks', 'A tailor sews all night / The groom knocks'],
    [
      'a kite climbs over the bay, slips its string, and lands on a ferry',
      'A kite climbs over the bay / The kite slips its string / The kite lands on a ferry',
    ],
    ['grandpa plants a bulb. at the end a tulip opens', 'Grandpa plants a bulb / A tulip opens'],
    ['She pours the tea and then the cup walks off', 'She pours the tea / The cup walks off'],
    ['a diver has no air left but he waves', 'A diver has no air left / The diver waves'],
    ['nobody can leave until the music stops', 'Nobody can leave until the music stops'],
    [
      'rain on a tin roof, a goat in the doorway, one boot',
      'Rain on a tin roof / A goat in the doorway / One boot',
    ],
    ['1. wide, a mill at dawn 2. close up, a hand on the wheel', 'A mill at dawn / A hand on the wheel'],
    ['Shot 1 a kettle. Shot 2 a cat, asleep.', 'A kettle / A cat, asleep'],
    ['a thief opens the safe, cut to a cat inside', 'A thief opens the safe / A cat inside'],
    ['grandpa nods off the parrot takes his glasses', 'Grandpa nods off / The parrot takes his glasses'],
    ['a cellist bows and all the lamps glow at once', 'A cellist bows / All the lamps glow at once'],
    ['something taps on the tent... its just a goat', 'Something taps on the tent / It’s just a goat'],
    [
      'a vase tips, the maid lunging for it, holds it',
      'A vase tips / The maid lunging for it / The maid holds it',
    ],
    [
      'a nurse sees the clock, close ups of her hands, a cart rolls by',
      'A nurse sees the clock / Close ups of her hands / A cart rolls by',
    ],
    [
      'a tram stops, the driver steps out, smiles at the very end',
      'A tram stops / The driver steps out / The driver smiles',
    ],
  ])('%s', (idea, moments) => expect(momentsOf(idea)).toBe(moments));

  it('is told without the sort of film and what only talks to us', () => {
    const told = readTold('need a short doc about the last net mender of Skye. he ties one knot lol');
    expect(told.film).toBe('a short doc');
    expect(momentsOf('need a short doc about the last net mender of Skye. he ties one knot lol')).toBe(
      'The last net mender of Skye / He ties one knot',
    );
  });

  it('keeps what is asked apart from what is seen', () => {
    expect(readTold('make something for my bike shop, a wheel spins').film).toBe('film for my bike shop');
    expect(momentsOf('western but its two snails, high noon')).toBe('Two snails');
  });
});

describe('notes about the film', () => {
  it.each([
    ['a baker kneads, one long steadicam', 'camera', 'one long steadicam'],
    ['otters wrestle, only from below the ice looking up', 'camera', 'only from below the ice looking up'],
    ['otters wrestle, shot only from below the ice', 'camera', 'shot only from below the ice'],
    ['slow dolly in on a candle melting over a cake, guests wait', 'camera', 'slow dolly in'],
    ['a swing moves by itself, camera never moves', 'camera', 'camera never moves'],
    ['a tailor sews, warm lamp light', 'light', 'warm lamp light'],
    ['a tailor sews, racing drums', 'sound', 'racing drums'],
    ['a tailor sews, no music', 'sound', 'no music'],
    ['a tailor sews, gravelly narrator', 'sound', 'gravelly narrator'],
    ['a tailor sews. not cheesy', 'mood', 'not cheesy'],
    ['a tailor sews, 9:16, 12 sec', 'form', '9:16 / 12 sec'],
    ['a tailor sews. should feel hopeful', 'mood', 'should feel hopeful'],
    ['a tailor sews, at dusk', 'hour', 'at dusk'],
    ['2D hand drawn look, a tailor sews', 'look', '2D hand drawn look'],
    ['a tailor sews, only wind and gulls', 'sound', 'only wind and gulls'],
    ['a tailor sews, Wind und Möwen', 'sound', 'Wind und Möwen'],
    ['una costurera cose, sonido de la máquina', 'sound', 'sonido de la máquina'],
    ['a tailor sews, sitcom style intro', 'look', 'sitcom style intro'],
    ['a tailor sews, torn seams visible too', 'camera', 'torn seams visible too'],
    ['a tailor sews, flashlight', 'light', 'flashlight'],
    ['a tailor sews and you can guess what happens', 'remark', 'you can guess what happens'],
    [
      'shaky camcorder look like my youth in 1987, a tailor sews',
      'look',
      'shaky camcorder look like my youth in 1987',
    ],
  ])('%s', (idea, kind, text) => expect(notesOf(idea, kind)).toBe(text));

  it('are no moments', () => {
    expect(momentsOf('a tailor sews, warm lamp light, racing drums, 9:16. should feel hopeful')).toBe(
      'A tailor sews',
    );
  });

  it('are of the moment that they are told with', () => {
    const told = readTold('a jug falls in slow motion, a boy dives. camera pans over the guests, all asleep');
    expect(told.notes.map(({ text, of }) => `${text} ${of ?? ''}`)).toEqual([
      'in slow motion 0',
      'camera pans 2',
    ]);
    expect(told.moments.at(-1)?.text).toBe('The guests, all asleep');
  });

  it('go on with the camera that carries the film', () => {
    expect(momentsOf('drone shot over a misty lake, then coming down to a man in a canoe')).toBe(
      'A misty lake / A man in a canoe',
    );
    expect(
      momentsOf('camera walks through a fair, one take, passing a clown and a baker, stops at a child'),
    ).toBe('A fair / Passing a clown and a baker / A child');
  });

  it('have what a camera comes to as an image', () => {
    expect(
      momentsOf('a clock stops. camera flies through the keyhole and comes out over a dance floor'),
    ).toBe('A clock stops / A dance floor');
  });
});

describe('spoken lines', () => {
  it.each([
    ['a clerk says "Next!" and stamps a fish', 'A clerk: Next!'],
    ['the parrot opens one eye: "not again."', 'The parrot: not again.'],
    ['two ghosts share a bench. "Cold?" "Always."', 'They: Cold? / They: Always.'],
    ['a boy shouts "wait!", the bus leaves', 'A boy: wait!'],
    ['"is it free?" asks a ghost on the tram, nobody answers', 'A ghost: is it free?'],
    ['a host asks a goat in a field "how are you" and the goat bleats', 'A host: how are you'],
    ['two cooks argue, one yells "salt!"', 'One of them: salt!'],
    ['a sign reads "closed"', ''],
    ['a dog named "Biscuit" digs', ''],
  ])('%s', (idea, lines) => expect(linesOf(idea)).toBe(lines));

  it('stand in no action', () => {
    expect(momentsOf('the clerk says "Next!"')).toBe('The clerk speaks');
    expect(momentsOf('a spy opens her coat and says "Want a watch?" the watch coughs')).toBe(
      'A spy opens her coat / The watch coughs',
    );
    expect(momentsOf('a sign reads "closed", nobody comes')).toMatch(/A sign reads “closed”/);
  });
});

describe('what is said to whoever makes the film is no event', () => {
  it.each([
    ['We are a small bike shop and want something of 20 seconds: a girl gets her first bell', 1],
    [
      'For my grade 5 class on kindness. A boy drops his lunch. A girl shares hers. We only have one phone to film',
      2,
    ],
    ['A knock at the hatch. She finds a note. What does it say? You decide', 2],
    ['I filmed my cat being afraid of the drier, now i want a scripted version. the plug is pulled', 2],
    ['Mein Sohn will einen Film über eine Schnecke, die ein Rennen gewinnt', 2],
  ])('%s', (idea, moments) => {
    const told = readTold(idea);
    expect(told.moments.map(({ text }) => text).join(' / ')).not.toMatch(
      /we are|class|phone|decide|does it say|filmed|version|will einen/i,
    );
    expect(told.moments).toHaveLength(moments);
  });
});
