import { expect, test } from 'vitest';
import { shownWords } from './provider-words.ts';

test('words are shown without keys and request ids', () => {
  const said =
    'Rejected by the safety system. If this is an error, contact us at help.openai.com and include the request ID wfr_0199c3e2a1.\n violations=[violence].';
  expect(shownWords(said, undefined)).toBe(
    'Rejected by the safety system. If this is an error, contact us at help.openai.com. violations=[violence].',
  );
  expect(shownWords('No, my-own-key (req_011CQ), sk-proj-abc_D-12 and sk-ab***yz!', 'my-own-key')).toBe(
    'No, … (), … and …!',
  );
  expect(shownWords('Request ID: 1f6a9b4c-88 was declined', '')).toBe('was declined');
  expect(shownWords('The task-force of the risk-averse', undefined)).toBe(
    'The task-force of the risk-averse',
  );
});
