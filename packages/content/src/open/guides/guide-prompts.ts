import type { GuidePromptCategory } from './guide-prompt.ts';
import { ABSTRACT } from './guide-prompts/abstract.ts';
import { CHARACTER } from './guide-prompts/character.ts';
import { EDITING } from './guide-prompts/editing.ts';
import { LANDSCAPES } from './guide-prompts/landscapes.ts';
import { OBJECTS } from './guide-prompts/objects.ts';
import { PORTRAITS } from './guide-prompts/portraits.ts';

/** Six categories, in the order of the tabs. */
export const GUIDE_PROMPTS: readonly GuidePromptCategory[] = [
  { id: 'landscapes', name: 'Landscapes', prompts: LANDSCAPES },
  { id: 'portraits', name: 'Portraits', prompts: PORTRAITS },
  { id: 'objects', name: 'Objects', prompts: OBJECTS },
  { id: 'abstract', name: 'Abstract', prompts: ABSTRACT },
  { id: 'character', name: 'Character', prompts: CHARACTER },
  { id: 'editing', name: 'Editing', prompts: EDITING },
];
