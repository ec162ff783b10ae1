import { describe, expect, it, test } from 'vitest';
import { nouns } from '../../lexicon/tables.ts';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';
import { hourRows } from './room-hour.ts';
import { rowsOfUse, usesOf } from './use-table.ts';

const takesOf = (subject: string, more = {}) => compose({ ...PROMPT_DEFAULTS, subject, ...more });

/** Nobody is put beside a thing, and nothing is left to a choice. */
const NOBODY =
  /\b(?:man|woman|child|girl|boy|people|person|someone|somebody|passer-?by|crowd|dog|cat|bird|gull|customer|baker's hand|or)\b/;

describe('a thing for which no place is told', () => {
  test.each([
    ['red sneakers product shot', /asphalt|track|concrete stair/, /Headlamps|Low sun|Late sun/],
    ['a rusty sword', /field|shrine/, /cloud|stone lantern/],
    ['skincare serum bottle with citrus slices', /shower|bathroom sill/, /ribbed glass|through the leaves/],
    ['margherita pizza', /brick oven/, /oven fire/],
    ['a stack of old books', /library|sill/, /lamp|Window light/],
    ['gothic cathedral', /wet stones/, /blade of sun/],
    ['gaming laptop', /desk in a dark room/, /Its own lights/],
  ])('is met where it is used, by a light that is there: %s', (subject, place, light) => {
    const { cinematic, studio } = takesOf(subject);
    expect(cinematic).toMatch(place);
    expect(cinematic).toMatch(light);
    expect(cinematic).not.toMatch(/Background dark|from camera (?:left|right), hard-edged and low/);
    expect(studio).not.toMatch(place);
  });

  it('shows the trace of its use, and none where its state is told', () => {
    expect(takesOf('a leather backpack').cinematic).toMatch(/The backpack with/);
    expect(takesOf('a brand new leather backpack').cinematic).not.toMatch(/The backpack with/);
  });

  test.each([
    'red sneakers on a beach',
    'a levitating teapot',
    'red sneakers, white background',
    'flat lay of red sneakers',
    'a sword made of ice',
    'a giant teapot',
  ])('is left to what the words say: %s', (subject) => {
    expect(takesOf(subject).cinematic).not.toMatch(/asphalt|running track|concrete stair|gas ring|shrine/);
  });

  it('has no hour, weather or light beside those that are told', () => {
    expect(takesOf('old leather boots at noon').cinematic).not.toMatch(/late afternoon|fire from|Firelight/);
    const candle = takesOf('a rusty sword', { lighting: 'candlelight' }).cinematic;
    expect(candle).toMatch(/Candlelight/);
    expect(candle).not.toMatch(/trampled field|stone lantern/);
  });

  it('is spoken of as many where there are many', () => {
    expect(takesOf('a bunch of old keys').cinematic).not.toMatch(/The old keys [^.]*\bits\b/);
  });

  it('is another place in another take of it', () => {
    const [one, other] = [0, 1].map((variation) => takesOf('a leather backpack', { variation }).cinematic);
    expect(one).not.toBe(other);
  });
});

describe('the rows', () => {
  it('put nobody beside what they show, and decide', () => {
    for (const { trace, at, light } of rowsOfUse())
      expect(`${trace} ${at.replace(/\bbutcher\b/, '')} ${light}`, at).not.toMatch(NOBODY);
    for (const { at, light } of hourRows()) expect(`${at} ${light}`, at).not.toMatch(NOBODY);
  });

  it('have something near, something far and a light with its direction', () => {
    for (const { at, light } of rowsOfUse()) {
      expect(at, at).toMatch(
        /^(?:On|In|At|Under|Over|Beside|Before|Against|Across|Along|By|Hung|Half|Outside|Behind|With|Down|Around|Above|Up|Beyond|Through)\b.*\bin front\b.*\b(?:behind|below|above|beyond|glass|end)\b/,
      );
      expect(light, light).toMatch(
        /\{side\}|\b(?:[Ii]ts|[Tt]heir) own\b|above|beyond it|within|lamps? on|landing lamp|overhead/,
      );
    }
  });

  it('reach nearly every thing of the lexicon', () => {
    const kinds = [
      'product',
      'food',
      'drink',
      'tool',
      'furniture',
      'vehicle',
      'building',
      'clothing',
      'device',
    ];
    const things = nouns().filter(({ kind }) => kinds.includes(kind));
    const reached = things.filter(
      (row) => usesOf({ name: row.names[0]?.singular ?? '', plural: false, row, kind: row.kind }).length > 0,
    );
    expect(reached.length / things.length).toBeGreaterThan(0.95);
  });
});

describe('a place that is itself the picture', () => {
  it('has an hour, a trace of life and a near layer', () => {
    const { cinematic, studio } = takesOf('cozy reading nook');
    expect(cinematic).toMatch(/book face down.*rain.*banister spindles close in front.*brass clip lamp/s);
    expect(studio).not.toMatch(/banister/);
  });

  it('that is left has what time has brought in', () => {
    expect(takesOf('abandoned hospital corridor').cinematic).toMatch(/leaves blown|plaster|Dust on all/);
  });

  test.each([
    'bedroom at night',
    'kitchen with bright daylight',
    'the kitchen of a spaceship',
    'a black beach',
  ])('keeps the hour, the light and the look that are told: %s', (subject) => {
    expect(takesOf(subject).cinematic).not.toMatch(
      /bed thrown open|pan still smoking|loaf torn open|tide drawing back/,
    );
  });
});

describe('a thing in a place that is told', () => {
  test.each([
    ['red sports car on a coastal road', /(?:leaning into|coming out of) the bend/],
    ['lighthouse on a cliff', /lamp just lit/],
    ['old farmhouse in a wheat field', /shutter swinging|door ajar/],
    ['a sailboat on the ocean', /heeling over/],
    ['laptop on a wooden desk', /switched on/],
  ])('does there what its kind does: %s', (subject, deed) => {
    const { cinematic, studio } = takesOf(subject);
    expect(cinematic).toMatch(deed);
    expect(studio).not.toMatch(deed);
  });

  test.each(['abandoned car in a forest', 'a parked car in a field', 'old boat stuck in the ice'])(
    'does nothing that its words rule out: %s',
    (subject) => {
      expect(takesOf(subject).cinematic).not.toMatch(/headlamps|its lamps|rounding|drifting/);
    },
  );
});
