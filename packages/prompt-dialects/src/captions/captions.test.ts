import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CaptionInput, checkIdeogramCaption, parse, translate, writeCaption } from '../index.ts';
import { breachesOf } from '../testing/ideogram-rules.ts';
import { dialect, soup } from '../testing/prompts.ts';

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('a red fox', 'the sky', 'photo', '"A\nB"'),
);
const hex = fc.integer({ min: 0, max: 0xffffff }).map((colour) => `#${colour.toString(16).padStart(6, '0')}`);
const colour = fc.oneof({ weight: 8, arbitrary: hex }, fc.string(), fc.constantFrom('#abc', '#12345', 'red'));
const colours = fc.array(colour, { maxLength: 30 });
const number = fc.oneof(fc.double(), fc.double({ min: -0.5, max: 1.5 }));
const box = fc.record({ left: number, top: number, right: number, bottom: number });
const captionInput: fc.Arbitrary<CaptionInput> = fc.record(
  {
    subject: words,
    things: fc.array(
      fc.record({ description: words, place: words, box, colours }, { requiredKeys: ['description'] }),
      { maxLength: 4 },
    ),
    texts: fc.array(
      fc.record({ content: words, description: words, place: words, box }, { requiredKeys: ['content'] }),
      {
        maxLength: 3,
      },
    ),
    background: fc.record({ setting: words, ground: words, sky: words }, { requiredKeys: [] }),
    lighting: fc.record({ conditions: words, direction: words, shadows: words }, { requiredKeys: [] }),
    camera: fc.record({ shot: words, angle: words, lens: words, depthOfField: words }, { requiredKeys: [] }),
    composition: words,
    mood: words,
    medium: words,
    style: words,
    colourScheme: words,
    palette: colours,
  },
  { requiredKeys: ['subject', 'things'] },
);

const FOX: CaptionInput = {
  subject: 'A red fox sits on a mossy stump under a sign.',
  things: [
    {
      description: 'a red fox sitting',
      place: 'centre',
      box: { left: 0.3, top: 0.2, right: 0.9, bottom: 0.8 },
      colours: ['#e43f5a'],
    },
    { description: 'the mossy ground' },
  ],
  texts: [{ content: '"OPEN\nLATE"', description: 'white capitals' }],
  background: { setting: 'a pine forest', sky: 'overcast sky' },
  lighting: { conditions: 'soft daylight', direction: 'from the left' },
  camera: { angle: 'eye level', lens: '85mm' },
  mood: 'calm',
  medium: 'photograph',
  palette: ['#1b1b2f', '#abc'],
};

describe('captions for Ideogram', () => {
  it('stand by all seven rules for any input', () => {
    fc.assert(
      fc.property(captionInput, (input) => {
        const { text } = writeCaption(input, 'ideogram');
        expect(breachesOf(text)).toEqual([]);
        expect(checkIdeogramCaption(text)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('stand by all seven rules from any prompt in any dialect, captions with faults too', () => {
    fc.assert(
      fc.property(soup, soup, dialect, ({ text }, { text: negativePrompt }, from) => {
        const caption = translate({ text, negativePrompt, from, to: 'ideogram' }).text;
        expect(breachesOf(caption)).toEqual([]);
        expect(checkIdeogramCaption(caption)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('put each thing in its place', () => {
    expect(JSON.parse(writeCaption(FOX, 'ideogram').text)).toEqual({
      high_level_description: 'A red fox sits on a mossy stump under a sign.',
      style_description: {
        aesthetics: 'calm',
        lighting: 'soft daylight, from the left',
        photo: 'eye level, 85mm',
        medium: 'photograph',
        color_palette: ['#1B1B2F', '#AABBCC'],
      },
      compositional_deconstruction: {
        background: 'a pine forest, overcast sky, the mossy ground',
        elements: [
          {
            type: 'obj',
            bbox: [200, 300, 800, 900],
            desc: 'a red fox sitting, centre',
            color_palette: ['#E43F5A'],
          },
          { type: 'text', text: 'OPEN', desc: 'white capitals' },
          { type: 'text', text: 'LATE', desc: 'white capitals' },
        ],
      },
    });
  });

  it('name a drawn style where it is no photograph, and the camera with the main thing', () => {
    const { style_description: style, compositional_deconstruction: composition } = JSON.parse(
      writeCaption({ ...FOX, medium: 'oil painting' }, 'ideogram').text,
    );
    expect(Object.keys(style)).toEqual(['aesthetics', 'lighting', 'medium', 'art_style', 'color_palette']);
    expect(composition.elements[0].desc).toBe('a red fox sitting, centre, eye level, 85mm');
  });

  it('take a flat prompt apart: things, place, light, lettering', () => {
    const text = 'A photo of a bench and a dog, a sign "OPEN", in a park, soft light, 35mm lens';
    expect(JSON.parse(translate({ text, from: 'natural', to: 'ideogram' }).text)).toEqual({
      high_level_description: text,
      style_description: {
        aesthetics: 'unspecified',
        lighting: 'soft light',
        photo: '35mm lens',
        medium: 'photograph',
      },
      compositional_deconstruction: {
        background: 'in a park',
        elements: [
          { type: 'obj', desc: 'a bench' },
          { type: 'obj', desc: 'a dog' },
          { type: 'obj', desc: 'a sign "OPEN"' },
          { type: 'text', text: 'OPEN', desc: 'lettering' },
        ],
      },
    });
  });

  it.each([
    [
      'a photo of a parking meter and a teddy bear, shown whole, facing the camera. Fine detail in a round head, a coin slot and a window',
      [
        'a parking meter, Fine detail in a round head, a coin slot and a window',
        'a teddy bear, shown whole, facing the camera',
      ],
    ],
    ['a picture of four mice, four in one row', ['four mice, four in one row']],
    ['a dog left of a chair, one paw on the seat', ['a dog left of a chair', 'a chair, one paw on the seat']],
    ['a corgi and a heron sharing an umbrella', ['a corgi and a heron sharing an umbrella']],
  ])('give each thing an element of its own, with what belongs to it: %s', (text, things) => {
    const { subjects } = JSON.parse(translate({ text, from: 'natural', to: 'flux2' }).text);
    expect(subjects).toEqual(things.map((description) => ({ description })));
  });

  it('name lens, angle and depth apart, and how lettering looks with its text', () => {
    const text = 'a fox, the words "COME BY" on a wooden sign, wide shot, low angle, 35mm lens, bokeh';
    const caption = JSON.parse(translate({ text, from: 'natural', to: 'flux2' }).text);
    expect(caption).toMatchObject({
      composition: 'wide shot',
      camera: { angle: 'low angle', lens: '35mm lens', depth_of_field: 'bokeh' },
      subjects: [{ description: 'a fox' }, { description: 'the text "COME BY", on a wooden sign' }],
    });
  });

  it('take a style that is a photograph for the medium, and say bare values in words', () => {
    const text = JSON.stringify({
      scene: 'a potter',
      subjects: [{ description: 'shelves of pots', position: 'background' }],
      style: 'editorial photograph',
      camera: { depth_of_field: 'shallow' },
    });
    const { style_description: style } = JSON.parse(translate({ text, from: 'flux2', to: 'ideogram' }).text);
    expect(style).toEqual({
      aesthetics: 'unspecified',
      lighting: 'unspecified',
      photo: 'shallow',
      medium: 'editorial photograph',
    });
    expect(translate({ text, from: 'flux2', to: 'natural' }).text).toBe(
      'a potter, shelves of pots, in the background, shallow depth of field, editorial photograph',
    );
  });

  it('have each writing once, and each medium', () => {
    const text =
      'A photo of a sign that says “OPEN”. The word “OPEN” in red capitals. Photo, natural colour.';
    const caption = JSON.parse(translate({ text, from: 'natural', to: 'fibo' }).text);
    expect(caption.text_render.map((each: { text: string }) => each.text)).toEqual(['OPEN']);
    expect(caption.style_medium).toBe('photograph');
  });

  it('take no subject for ground because it stands in snow', () => {
    for (const text of [
      'a fox in snow',
      'a man walking on a beach',
      'submarine exploring the ocean',
      'a corgi and a heron sharing an umbrella',
    ]) {
      const caption = JSON.parse(
        translate({ text: `${text}, the sky`, from: 'natural', to: 'ideogram' }).text,
      );
      expect(caption.compositional_deconstruction).toEqual({
        background: 'the sky',
        elements: [{ type: 'obj', desc: text }],
      });
    }
  });

  it('never repeat the summary as the only thing, which open weights refuse', () => {
    const { compositional_deconstruction: composition } = JSON.parse(
      translate({ text: 'a fox', from: 'natural', to: 'ideogram' }).text,
    );
    expect(composition.elements).toEqual([{ type: 'obj', desc: 'The main subject: a fox' }]);
  });
});

describe('captions for FLUX.2 and FIBO', () => {
  it('follow the maker’s example and schema', () => {
    expect(JSON.parse(writeCaption(FOX, 'flux2').text)).toMatchObject({
      scene: FOX.subject,
      subjects: [
        { description: 'a red fox sitting', position: 'centre', color_palette: ['#E43F5A'] },
        {},
        { description: 'the text "OPEN LATE", white capitals' },
      ],
      camera: { angle: 'eye level', lens: '85mm' },
      lighting: 'soft daylight, from the left',
      background: 'a pine forest, overcast sky',
    });
    expect(JSON.parse(writeCaption(FOX, 'fibo').text)).toMatchObject({
      short_description: FOX.subject,
      objects: [{ description: 'a red fox sitting', location: 'centre', texture: null }, {}],
      lighting: { conditions: 'soft daylight', direction: 'from the left', shadows: null },
      photographic_characteristics: { camera_angle: 'eye level', lens_focal_length: '85mm', focus: null },
      style_medium: 'photograph',
      text_render: [{ text: 'OPEN LATE', appearance_details: 'white capitals' }],
    });
    expect(writeCaption(FOX, 'flux2').losses).toMatchObject([{ what: 'boxes' }]);
  });

  it('say which colours were too many or none', () => {
    const input = {
      subject: 'x',
      things: [{ description: 'a fox', colours: ['#111', '#222', '#333', '#444', '#555', '#666', 'red'] }],
    };
    expect(writeCaption(input, 'ideogram').losses).toMatchObject([{ what: 'red, #666' }]);
  });
});

describe('captions that are read', () => {
  it('come back from each schema with what they said', () => {
    for (const from of ['ideogram', 'flux2', 'fibo'] as const) {
      const written = writeCaption(FOX, from).text;
      const { text } = translate({ text: written, from, to: 'natural' });
      for (const said of [
        'red fox',
        'pine forest',
        'soft daylight',
        '85mm',
        'OPEN',
        'photograph',
        'calm',
        '#AABBCC',
      ]) {
        expect(text, `${said} of ${from}`).toContain(said);
      }
      expect(translate({ text: written, from, to: from }).text).toBe(written);
    }
  });

  it('report unknown keys and where they break off', () => {
    const text = '{"scene":"a fox","lens_flare":"huge","subjects":[{"description":"a fo';
    const { losses, text: said } = translate({ text, from: 'flux2', to: 'natural' });
    expect(said).toContain('a fox');
    expect(losses.map(({ what }) => what)).toEqual(['a fo …description', 'lens_flare: huge']);
  });

  it('report a key without a value', () => {
    const { losses } = translate({
      text: '{"scene":"a fox","flare":,"mood":}',
      from: 'flux2',
      to: 'natural',
    });
    expect(JSON.stringify(losses)).toMatch(/flare.*mood/u);
  });

  it('mend a caption against the rules in its own dialect', () => {
    const text =
      '{"compositional_deconstruction":{"elements":[{"type":"obj","desc":"a fox","size":"big"}],"background":"snow"}}';
    const { text: mended, losses } = translate({ text, from: 'ideogram', to: 'ideogram' });
    expect(checkIdeogramCaption(text)).not.toEqual([]);
    expect(checkIdeogramCaption(mended)).toEqual([]);
    expect(losses.map(({ what }) => what)).toEqual(['compositional_deconstruction.elements.0.size: big']);
  });

  it('keep the place of each value in the source', () => {
    const text = '{"scene": "a fox", "mood": "calm"}';
    expect(parse(text, 'flux2').elements.map(({ start, end }) => text.slice(start, end))).toEqual([
      '"a fox"',
      '"calm"',
    ]);
  });
});
