import { describe, expect, it } from 'vitest';
import { checkIdeogramCaption } from '../index.ts';

const STYLE = {
  aesthetics: 'calm',
  lighting: 'soft',
  photo: '85mm',
  medium: 'photograph',
  color_palette: ['#1B1B2F'],
};
const OBJECT = { type: 'obj', bbox: [200, 300, 800, 900], desc: 'a fox', color_palette: ['#E43F5A'] };
const COMPOSITION = {
  background: 'snow',
  elements: [OBJECT, { type: 'text', text: 'OPEN', desc: 'a sign' }],
};
const SOUND = {
  high_level_description: 'a fox',
  style_description: STYLE,
  compositional_deconstruction: COMPOSITION,
};

function withElement(element: object): object {
  return { ...SOUND, compositional_deconstruction: { background: 'snow', elements: [element] } };
}

function withStyle(style: object): object {
  return { ...SOUND, style_description: style };
}

/** Each breaks one of the seven rules. */
const FAULTY: [rule: string, caption: object][] = [
  ['1 no composition', { high_level_description: 'a fox' }],
  ['1 unknown key', { ...SOUND, mood: 'calm' }],
  [
    '1 order',
    { style_description: STYLE, high_level_description: 'a fox', compositional_deconstruction: COMPOSITION },
  ],
  ['2 both kinds', withStyle({ ...STYLE, art_style: 'oil' })],
  ['2 neither kind', withStyle({ aesthetics: 'calm', lighting: 'soft', medium: 'photograph' })],
  ['2 order', withStyle({ lighting: 'soft', aesthetics: 'calm', photo: '85mm', medium: 'photograph' })],
  ['3 order', { compositional_deconstruction: { elements: [OBJECT], background: 'snow' } }],
  ['3 no list', { compositional_deconstruction: { background: 'snow', elements: {} } }],
  ['3 no text', { compositional_deconstruction: { background: null, elements: [] } }],
  ['4 type', withElement({ type: 'thing', desc: 'a fox' })],
  ['4 order', withElement({ desc: 'a fox', type: 'obj' })],
  ['4 unknown key', withElement({ ...OBJECT, size: 'big' })],
  ['4 text in an object', withElement({ type: 'obj', text: 'OPEN', desc: 'a sign' })],
  ['5 three numbers', withElement({ ...OBJECT, bbox: [1, 2, 3] })],
  ['5 fraction', withElement({ ...OBJECT, bbox: [0.1, 2, 3, 4] })],
  ['5 beyond', withElement({ ...OBJECT, bbox: [1, 2, 3, 1001] })],
  ['5 upside down', withElement({ ...OBJECT, bbox: [800, 300, 200, 900] })],
  ['6 small letters', withElement({ ...OBJECT, color_palette: ['#e43f5a'] })],
  ['6 six for an element', withElement({ ...OBJECT, color_palette: Array(6).fill('#E43F5A') })],
  ['6 seventeen for the picture', withStyle({ ...STYLE, color_palette: Array(17).fill('#E43F5A') })],
];

describe('checkIdeogramCaption', () => {
  it('finds nothing in a sound caption', () => {
    expect(checkIdeogramCaption(JSON.stringify(SOUND))).toEqual([]);
  });

  it.each(FAULTY)('rule %s', (_rule, caption) => {
    expect(checkIdeogramCaption(JSON.stringify(caption))).not.toEqual([]);
  });

  it('rule 7, and what is no JSON', () => {
    expect(checkIdeogramCaption(JSON.stringify(SOUND, null, 1))).toHaveLength(1);
    expect(checkIdeogramCaption('{"a')).toEqual(['The caption is no JSON.']);
  });
});
