import type { ContentCredentials } from '../metadata.ts';
import { readJumbf } from './jumbf.ts';
import { type Action, type Manifest, readManifest } from './manifest.ts';

const STORE = 'c2pa';
const MOST_ACTIONS = 1000;
const GENERATED = 'trainedAlgorithmicMedia';
const EDITED = 'compositeWithTrainedAlgorithmicMedia';
const CREATED = 'c2pa.created';
const OPENED = 'c2pa.opened';
/** Models that older files name without a source type. */
const MODEL = /\b(?:firefly|dall[·-]?e|gpt-image|imagen|gemini)\b/i;
/** What a model's name beside it makes a picture generated or edited. */
const MAKING = new Set([CREATED, 'c2pa.edited', 'c2pa.placed', 'c2pa.drawing', 'c2pa.filtered']);

/** An action, and whether a picture was opened before it. */
interface Step extends Action {
  readonly onParent: boolean;
}

/** The actions of all manifests in a row, oldest first. */
function stepsOf(manifests: readonly Manifest[]): Step[] {
  return manifests.flatMap(({ actions, hasParent }) => {
    const opened = actions.findIndex(({ name }) => name === OPENED);
    return actions.map((action, index) => ({
      ...action,
      onParent: hasParent || (opened >= 0 && opened < index),
    }));
  });
}

function isByModel({ name, agent, source }: Action): boolean {
  if (source) return source === GENERATED || source === EDITED;
  return agent !== null && MODEL.test(agent) && MAKING.has(name);
}

/** Whether a step changes a picture that was there before, be it a photograph or not. */
function isChange({ name, source, onParent }: Step): boolean {
  return source === EDITED || (onParent && name !== CREATED && name !== OPENED);
}

/** The newest action of a model decides, except that a picture which a model has made stays generated. */
function originOf(steps: readonly Step[]): ContentCredentials['origin'] {
  const oldest = steps.find(isByModel);
  const newest = steps.findLast(isByModel);
  if (!oldest || !newest) return null;
  return newest.source === EDITED || (isChange(newest) && isChange(oldest)) ? 'edited' : 'generated';
}

/** What a C2PA manifest store says. Never throws; null where nothing can be read. */
export function readCredentials(jumbf: Uint8Array): ContentCredentials | null {
  const store = readJumbf(jumbf).find(({ label }) => label === STORE);
  const manifests = (store?.boxes ?? []).map(readManifest);
  // The active manifest stands last.
  const active = manifests.at(-1);
  const steps = stepsOf(manifests).slice(-MOST_ACTIONS);
  const agent =
    steps.findLast((step) => step.agent && isByModel(step)) ?? steps.findLast((step) => step.agent);
  if (!active || !(active.generator || active.signer || steps.length > 0)) return null;
  return {
    signer: active.signer,
    claimGenerator: active.generator,
    softwareAgent: agent?.agent ?? null,
    origin: originOf(steps),
    actions: steps.map(({ name }) => name),
  };
}
