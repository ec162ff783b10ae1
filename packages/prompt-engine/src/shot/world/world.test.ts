import { describe, expect, it } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';
import { momentNames } from '../moment/moment-table.ts';
import { lightOfRow, worlds } from './world.ts';

const takesOf = (subject: string, more = {}) => compose({ ...PROMPT_DEFAULTS, subject, ...more });

/** What is said besides the subject, all takes together. */
const saidOf = (subject: string): string => {
  const { studio, cinematic, minimal } = takesOf(subject);
  return [studio, cinematic, minimal].map((take) => take.replace(subject, '')).join('\n');
};

describe('the rows of the worlds', () => {
  it('have a light for each take, and colours', () => {
    for (const { key, facets, colours } of worlds()) {
      const lights = (['day', 'lamp', 'key', 'one'] as const).map((facet) => facets[facet] ?? []);
      expect(
        lights.every((rows) => rows.length > 0),
        key,
      ).toBe(true);
      for (const row of lights.flat()) expect(lightOfRow(row, 'left').text, key).toMatch(/^[A-Z{]/);
      expect(colours.length, key).toBeGreaterThan(1);
      expect(facets.street, key).toBeDefined();
      expect(facets.outside, key).toBeDefined();
    }
  });

  it('call themselves by names of their own, and are at home with moments that are written', () => {
    const own = worlds().flatMap(({ ownNames }) => [...new Set(ownNames)]);
    expect(own.filter((name, at) => own.indexOf(name) !== at)).toEqual([]);
    const moments = new Set(momentNames());
    expect(worlds().flatMap(({ home }) => [...home].filter((name) => !moments.has(name)))).toEqual([]);
  });
});

describe('a genre word', () => {
  it('brings its place, light, set and colours where the sentence tells none', () => {
    const { studio, cinematic, minimal } = takesOf('cyberpunk girl with neon umbrella');
    expect(cinematic).toMatch(/in front, .* behind\. .*neon.*Magenta, cyan and wet black/is);
    expect(cinematic).not.toMatch(/\bsun\b/i);
    expect(studio).toMatch(/magenta tube/i);
    expect(studio).not.toMatch(/grey backdrop|softbox/);
    expect(minimal).toMatch(/Plain black ground.*magenta/is);
  });

  it.each([
    ['steampunk owl', /brass/, /goggles|gears/],
    ['steampunk train', /steam/, /riveted brass plates/],
    ['dieselpunk robot', /searchlight/, /riveted|stencilled/],
    ['post-apocalyptic supermarket', /ceiling panels/, /dusty daylight/],
    ['medieval market', /cart wheel|church tower/, /Wool brown/],
    ['wuxia swordsman', /mist/, /robes/],
    ['1970s living room', /orange patterned curtains/, /amber/],
    ['80s teenager with skateboard', /pink/i, /padded shoulders/],
    ['ancient egyptian cat', /Nile/, /collar of lapis/],
    ['tropical cocktail', /bamboo/, /palm|leaf/],
    ['winter wonderland cabin', /snow/, /lit window/],
  ])('brings to “%s” what its kind is seen with', (subject, one, other) => {
    expect(saidOf(subject)).toMatch(one);
    expect(saidOf(subject)).toMatch(other);
  });

  it('takes the gear of today from an age that had none', () => {
    expect(saidOf('ancient roman soldier')).not.toMatch(/rifle|camouflage/);
    expect(saidOf('ancient roman soldier')).toMatch(/banded iron armour/);
    expect(saidOf('medieval doctor')).not.toMatch(/X-ray|white coat|stethoscope/);
  });

  it('leaves what it has no say in: a told hour, another place, a look with means of its own', () => {
    expect(takesOf('cyberpunk girl at sunrise').cinematic).toMatch(/sun's disc low/);
    expect(takesOf('cyberpunk girl in a forest').cinematic).not.toMatch(/neon/i);
    expect(takesOf('watercolor of a cyberpunk girl').cinematic).toMatch(/wash/);
    expect(takesOf('cyberpunk girl', { lighting: 'candlelight' }).cinematic).not.toMatch(/neon from/);
  });

  it('gives its light to a told place of its kind', () => {
    const { cinematic } = takesOf('cyberpunk city street at night');
    expect(cinematic).toMatch(/neon from behind.*Magenta, cyan/is);
    expect(takesOf('cowboy in a wild west saloon').cinematic).not.toMatch(/neon/);
    expect(takesOf('steampunk airship over London').cinematic).toMatch(/Over London.*steam and coal smoke/s);
  });

  it.each([
    ['a man reading a steampunk novel', /gas lamp|brass|coal smoke/i],
    ['cat wearing a viking helmet', /fjord|planks|shingle/i],
    ['child in a viking costume', /fjord|shingle/i],
    ['woman in her 80s knitting', /pink|padded shoulders/i],
    ['greek salad', /marble/i],
    ['a fox in a library', /Nile|neon/i],
  ])('that is said of a thing only, or is none, brings nothing: “%s”', (subject, wrong) => {
    expect(saidOf(subject)).not.toMatch(wrong);
  });

  it('keeps the moment of whoever is at home in it', () => {
    expect(takesOf('halloween witch').cinematic).toMatch(/cauldron/);
    expect(takesOf('western gunslinger').cinematic).toMatch(/holster/);
    expect(takesOf('cyberpunk samurai').cinematic).not.toMatch(/bamboo/);
  });

  it('is drawn at its hour and in its place', () => {
    const { cinematic } = takesOf('cyberpunk motorcycle').stages;
    expect([cinematic.place, cinematic.daytime, cinematic.weather]).toEqual(['tokyo', 'night', 'rain']);
    expect(takesOf('cyberpunk motorcycle at noon').stages.cinematic.daytime).toBe('day');
  });
});
