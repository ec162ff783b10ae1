import { describe, expect, test } from 'vitest';
import { PROMPT_DEFAULTS, TAKES } from '../vocabulary.ts';
import { compose } from '../write/compose.ts';

const everyTake = (subject: string): string => {
  const takes = compose({ ...PROMPT_DEFAULTS, subject });
  return TAKES.map((take) => takes[take].slice(subject.length)).join('\n');
};

describe('what a picture is made by', () => {
  test.each([
    'Ektachrome slide, two nuns on a pedal boat',
    'Kodachrome slide of two boys on a pier with a kite',
    'Portra 400 snapshot of a groom laughing in a taxi',
  ])('%s: a photograph, and no slide or snapshot stands in it', (subject) => {
    const said = everyTake(subject);
    expect(said).not.toMatch(/vector|headline|slide|snapshot|white frame/i);
    expect(said).toMatch(/transparency|colour negative/i);
  });

  test.each(['how a bicycle pump works, four simple line drawings', 'a heron in a bath, old woodcut look'])(
    '%s: it is drawn',
    (subject) => expect(everyTake(subject)).not.toMatch(/photograph|softbox|lens|a look|film still/i),
  );

  test('an instant picture of somebody shows them, and no picture of a picture', () => {
    const said = everyTake('a polaroid of my uncle asleep in a deckchair');
    expect(said).toMatch(/The uncle\b/);
    expect(said).not.toMatch(/The polaroid|fine detail in a square picture/i);
    expect(everyTake('a stack of polaroids on a desk')).toMatch(/The polaroids\b/);
  });

  test('in a night photo no sun shines', () => {
    expect(everyTake('night photo of our snowed-in lane, one window lit')).not.toMatch(/\bsun\b|open shade/i);
  });

  test.each(['a heron on one leg, line art, green on white', 'a moth, single line drawing, gold on black'])(
    '%s: the line has the colour that is told',
    (subject) => expect(everyTake(subject)).not.toMatch(/black (?:ink|contours)|black and white/i),
  );

  test('a picture of wares comes near enough to see them, and makes nobody of a grinder', () => {
    const said = everyTake('product shot of a brass pepper grinder on slate, no people');
    expect(said).toMatch(/three-quarter view/i);
    expect(said).not.toMatch(/wide shot|other people/i);
  });

  test.each([
    [
      'Un cartel con una paella y el texto "Lunes 3, calle del Pez, traed sillas"',
      ['“Lunes 3, calle del Pez, traed sillas”'],
    ],
    ['ein Plakat mit dem Text "Alles muss raus, Montag ab 9", ein Sofa', ['“Alles muss raus, Montag ab 9”']],
  ])('%s: what is lettered is translated by nobody', (subject, lines) => {
    for (const line of lines) expect(everyTake(subject)).toContain(line);
    expect(everyTake(subject)).not.toMatch(/spoon|chairs\b.*spelled/i);
  });

  test('a little blur is no exposure of seconds', () => {
    const said = everyTake('an owl landing on a gate, slow shutter so the wingtips blur a bit');
    expect(said).toMatch(/1\/15 second/);
    expect(said).not.toMatch(/several seconds|silky/i);
  });

  test('what is wool from end to end has no plaster', () => {
    expect(everyTake('knitted diorama of a harbour, even the waves are wool')).not.toMatch(
      /plaster|paper leaves|painted/i,
    );
  });

  test('what a picture is for a game is no look of magic', () => {
    expect(everyTake('a cellar for my D&D campaign, candles, nobody there yet')).not.toMatch(
      /glow at hands|flowing cloth|D&d/,
    );
  });

  test('letters that speak to their reader tell of nobody in the picture', () => {
    expect(everyTake('wedding sign, watercolour, heading reads "Find Your Seat"')).not.toMatch(/one person/i);
  });

  test('what is written in pencil is on a thing of the picture', () => {
    expect(everyTake('a shelf of jars with names written on them in pencil')).toMatch(/photograph/i);
  });

  test.each([
    ['une vieille dame au marché, style gouache, il neige', /photograph|lens|film still/i],
    ['una mujer en un balcón, vista desde abajo', /eye level|from slightly above|straight-on/i],
  ])('%s: what it is made by and where it is seen from are told', (subject, wrong) =>
    expect(everyTake(subject)).not.toMatch(wrong),
  );

  test('a design for a shirt is printed in as many colours as are told', () => {
    const said = everyTake('something for my rowing club tshirt, a grumpy walrus, a 1 colour print');
    expect(said).toMatch(/one ink/);
    expect(said).not.toMatch(/photograph|lens|four colours/i);
  });

  test.each(['a tattoo design: a compass with a thread, fine line', 'tattoo idea of a fern, single needle'])(
    '%s: its lines are thin',
    (subject) => expect(everyTake(subject)).not.toMatch(/bold even/i),
  );

  test('a slide on a playground is one', () => {
    expect(everyTake('a bear on a slide in a playground')).toMatch(/photograph/i);
  });
});
