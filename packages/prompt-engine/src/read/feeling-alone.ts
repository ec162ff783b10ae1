/** A feeling that is typed alone is the idea of it. */
const FEELINGS: Readonly<Record<string, string>> = {
  homesick: 'homesickness',
  lonely: 'loneliness',
  jealous: 'jealousy',
  anxious: 'anxiety',
  bored: 'boredom',
  nostalgic: 'nostalgia',
  guilty: 'guilt',
  ashamed: 'shame',
  angry: 'anger',
  happy: 'happiness',
  hopeful: 'hope',
  scared: 'fear',
  afraid: 'fear',
  heartbroken: 'heartbreak',
};
const FEELS = new RegExp(`^(?:feeling |being )?(?:${Object.keys(FEELINGS).join('|')})$`, 'iu');

/** A text that is a feeling and nothing else as the idea of it: 'feeling homesick' is homesickness. */
export const ideaOfFeeling = (text: string): string =>
  text.replace(FEELS, (word) => FEELINGS[word.toLowerCase()] ?? word);
