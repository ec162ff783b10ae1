import {
  ENGINE_TEXTS,
  type EngineState,
  ERRORS,
  type Purpose,
  WORKFLOW,
  type WorkflowPlace,
} from '@framewright/contract';
import { COMMON_TEXTS } from '../../lib/common-texts.ts';

/** What the Engines screen says. */
export const ENGINE_SCREEN = {
  title: 'Engines',
  lead: 'What draws and writes for you. Engines on your own machine cost nothing and keep every picture here.',
  ready: (count: number) => `${count} ready`,
  lookAgain: 'Look again',
  looking: 'Looking...',
  own: 'On your own machines',
  hosted: 'Hosted',
  hostedNote: 'Prices as the provider states them.',
  none: 'This server looks nowhere by itself. Its operator can set addresses.',
  looked: (places: number, seconds: number, ago: string) =>
    `looked ${ago}, ${places} ${places === 1 ? 'place' : 'places'}, ${seconds.toFixed(1)} s`,
  failed: COMMON_TEXTS.failed,
  locked: 'Answers, and asks for a name and password.',
  test: 'Test',
  testName: (name: string) => `Test ${name}`,
  testing: 'Testing...',
  look: 'Look',
  unlock: 'Unlock',
  remove: 'Remove',
  more: (count: number) => `+${count}`,
  sees: (label: string) => `${label}, sees pictures`,
  close: 'Close the test',
  name: 'Name',
  password: 'Password',
  kept: 'Kept on the server, never in this browser.',
  tryIt: 'Try it',
  trying: 'Trying...',
  add: 'Add an address',
  address: 'Address',
  addressHint: 'What is there, it tells itself. Name and password come after.',
  added: 'The engine was added.',
  removed: 'The address was removed.',
  defaults: 'Used by default',
  save: 'Save defaults',
  saving: 'Saving...',
  saved: 'The defaults were saved.',
  best: (label: string) => `Best ready: ${label}`,
  bestAtAll: 'Best that is ready',
  builtIn: 'Built in',
  preview: 'is always ready. Where no engine draws, it sketches the frame from the words, free.',
  addKey: 'Add key',
  ownKeys: 'A key of your own is typed where it is used, and kept nowhere:',
  ownPictureKeys: 'one of BytePlus or OpenRouter in the',
  imageGenerator: 'Image Generator',
  ownTextKeys: ', one of OpenAI in',
  videoScript: 'Video script',
} as const;

export const STATE_WORDS: Readonly<Record<EngineState, string>> = {
  ready: 'Ready',
  locked: 'Locked',
  unreachable: 'Not reachable',
  not_found: 'Not found',
  misconfigured: 'Needs a hand',
};

/** Of a hosted engine that is locked. */
export const NEEDS_KEY = 'Needs a key';

export const PURPOSE_WORDS: Readonly<Record<Purpose, string>> = {
  pictures: 'Pictures',
  texts: 'Takes and scripts',
  vision: 'Reading pictures',
};

/** What is said about workflows that people bring. */
export const WORKFLOW_FORM = {
  add: 'Add a workflow',
  yours: 'Your workflows',
  choose: 'Choose a workflow, or drop it here',
  kinds: `In ComfyUI: Workflow, then Export (API). Up to ${WORKFLOW.maxBytes / 1_024} KB.`,
  reading: 'Reading the workflow...',
  notAWorkflow: ENGINE_TEXTS.notAWorkflow,
  tooLarge: ERRORS.workflow_too_large.detail,
  name: 'Name',
  found: 'What is filled in for each picture. Please check it.',
  whole: (count: number) => (count === 1 ? '' : `, in ${count} places`),
  asItIs: 'Leave as it is',
  keep: 'Keep this workflow',
  keeping: 'Keeping...',
  kept: 'The workflow is kept. It is one of the models of the Image Generator now.',
  cancel: 'Cancel',
  remove: (name: string) => `Remove ${name}`,
  removed: 'The workflow was removed.',
} as const;

export const PLACE_WORDS: Readonly<Record<WorkflowPlace, string>> = {
  prompt: 'Prompt',
  negative: 'Negative prompt',
  picture: 'Picture to start from',
  seed: 'Seed',
  width: 'Width',
  height: 'Height',
  steps: 'Steps',
  guidance: 'Guidance',
  sampler: 'Sampler',
  strength: 'Strength',
};
