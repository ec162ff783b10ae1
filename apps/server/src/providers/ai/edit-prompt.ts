/** What the form says beside the slider, of a model that has no number for it. */
export function strengthNote(label: string): string {
  return `${label} has no number for this, so the slider is put into words: from ‘keep nearly everything’ to ‘take only the idea’.`;
}

/** Up to which strength each is said. */
const STEPS: readonly (readonly [upTo: number, words: string])[] = [
  [
    0.3,
    'Keep nearly everything of the given picture as it is: composition, shapes, colours and details. Change only what the text asks for.',
  ],
  [
    0.55,
    'Keep the composition and the main shapes of the given picture. Details, colours and light may follow the text.',
  ],
  [0.8, 'Keep the subject and the rough layout of the given picture. Everything else may follow the text.'],
];
const FREEST = 'Take only the idea of the given picture. Make a new picture that follows the text.';

/** The prompt of an edit, with the strength put into words. */
export function editPrompt(prompt: string, strength: number): string {
  const [, words = FREEST] = STEPS.find(([upTo]) => strength <= upTo) ?? [];
  return `${prompt}\n\n${words}`;
}
