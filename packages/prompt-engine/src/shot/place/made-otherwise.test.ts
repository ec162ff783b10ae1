import { expect, it } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const studio = (subject: string): string => compose({ ...PROMPT_DEFAULTS, subject }).studio;

it('a throne of roots is neither carved nor carpeted, and a queen of hearts sits on a throne as queens do', () => {
  expect(studio('lich queen on a throne of roots')).not.toMatch(/carved|carpet|velvet|gilded/);
  expect(studio('queen of hearts on a throne')).toMatch(/carved back/);
});
