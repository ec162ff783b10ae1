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
