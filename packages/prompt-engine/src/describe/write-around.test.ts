import { describe, expect, test } from 'vitest';
import { describePicture } from './describe.ts';
import { PICTURES } from './words/fixtures/pictures.ts';
import { writeAround } from './write-around.ts';

function described(name: keyof typeof PICTURES) {
  const { prompt, anatomy } = describePicture(PICTURES[name].features, PICTURES[name].camera);
  return { prompt, text: prompt, anatomy };
}
const around = (subject: string, name: keyof typeof PICTURES) => writeAround(subject, described(name));

describe('a description around a subject', () => {
  test('takes the place kept for it, to the letter', () => {
    const { prompt } = described('white product');
    const { text } = around('  an iPhone on a plinth ', 'white product');
    expect(text).toBe(prompt.replace('[Main subject]', 'an iPhone on a plinth'));
  });

  test('goes on in its own sentence where nothing is known of its place', () => {
    const { text } = around('a red fox', 'plain');
    expect(text).toMatch(/^a red fox\. [A-Z]/);
    expect(around('Who is there?', 'plain').text).toMatch(/^Who is there\? [A-Z]/);
  });

  test('loses a leading command, and keeps flags for last', () => {
    const { text } = around('make me a picture of a red fox --ar 3:2', 'plain');
    expect(text).toMatch(/^(?:a picture of )?a red fox[.,] .* --ar 3:2$/);
  });

  test('says its own medium, and what is drawn has no lens', () => {
    expect(described('window portrait').prompt).toMatch(/photograph/);
    const painted = around('a watercolour of an old woman', 'window portrait').text;
    expect(painted).not.toMatch(/photograph|\bmm\b|focus|depth of field/i);
    expect(painted).toMatch(/palette|colour,/i);
    expect(around('an old woman', 'window portrait').text).toMatch(/photograph/i);
  });

  test('has spans in order over all words, those of the subject told apart', () => {
    const { text, anatomy } = around('an old woman at a market, at dusk', 'window portrait');
    let end = 0;
    for (const span of anatomy) {
      expect(text.slice(end, span.start)).toMatch(/^[\s,]*$/);
      expect(span.end).toBeGreaterThan(span.start);
      end = span.end;
    }
    expect(end).toBe(text.length);
    expect(anatomy[0]?.element).toBe('subject');
    expect(anatomy.some(({ element, start }) => element !== 'subject' && start < 34)).toBe(true);
  });
});
