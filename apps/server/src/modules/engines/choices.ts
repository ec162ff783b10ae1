import type { EngineModelId, PublicConfig, Purpose } from '@framewright/contract';
import { isLoopback } from '../../config.ts';
import type { ImageProviders } from '../../providers/ai/image-providers.ts';
import { bestFirst } from '../../providers/ai/openrouter-images/ranked.ts';
import type { Openrouter } from '../../providers/ai/openrouter-images/source.ts';
import type { PicturePort } from '../../providers/ai/picture-port.ts';
import type { EngineTextModel } from '../../providers/ai/text/engines/text-engine.ts';
import { DEFAULT_TEXT_MODEL, type TextModels } from '../../providers/ai/text/text-models.ts';
import { nameOfEngine, type Registry } from './registry.ts';

/** Always there. */
const BUILT_IN = 'built-in';

interface Stock {
  readonly registry: Registry;
  readonly providers: ImageProviders;
  readonly openrouter: Openrouter;
  /** Of the server's own keys. */
  readonly textModels: TextModels;
  readonly now: () => Date;
  /** Whether whoever uses the server sits at its machine: not in production, and not open to others. */
  readonly isOwnMachine: boolean;
}

/** What can be used now, and who is used where nobody chooses. */
export interface Choices {
  /** Of engines on machines of one's own. */
  pictures(): readonly PicturePort[];
  /** Of lists behind keys: the server's, or one of whoever asks. */
  hostedPictures(): readonly PicturePort[];
  texts(): readonly EngineTextModel[];
  /** Engines that are there, or should be, and cannot be used now. */
  notReady(): PublicConfig['engines_not_ready'];
  /** The id of the model, of those that are ready; what was chosen goes before everything. */
  byDefault(purpose: Purpose): { readonly model: string; readonly chosen: boolean };
  /** Whether a model can be chosen for a purpose now. */
  offers(purpose: Purpose, model: string): boolean;
  /** Whether a model runs on the machine of whoever uses it. */
  isOnThisMachine(model: string): boolean;
}

/** Reads registry, providers and list anew for each answer. */
export function engineChoices({ registry, providers, openrouter, ...stock }: Stock): Choices {
  const { textModels, now, isOwnMachine } = stock;
  const conditions = () => registry.entries().map(({ condition }) => condition);
  const pictures = () => conditions().flatMap((condition) => condition.pictures);
  const texts = () => conditions().flatMap((condition) => condition.texts);
  const hostedPictures = () => openrouter.condition().models;
  /** Best first: what an operator has set up, what was found, what is always there. */
  const ready: Readonly<Record<Purpose, () => string[]>> = {
    pictures: () => [
      ...(['openai', 'gemini'] as const).filter((id) => providers[id].ready().ready),
      ...(openrouter.hasKey ? bestFirst(hostedPictures(), now()).map(({ id }) => id) : []),
      ...pictures()
        .toSorted(byNeed)
        .map(({ id }) => id),
      BUILT_IN,
    ],
    texts: () => [
      ...(textModels.onServerKey(DEFAULT_TEXT_MODEL, now()) ? [DEFAULT_TEXT_MODEL] : []),
      ...texts().map(({ id }) => id),
      BUILT_IN,
    ],
    vision: () => [
      ...(textModels.onServerKey(DEFAULT_TEXT_MODEL, now())?.sees ? [DEFAULT_TEXT_MODEL] : []),
      ...texts()
        .filter(({ sees }) => sees)
        .map(({ id }) => id),
      BUILT_IN,
    ],
  };
  /** What takes words alone comes before what needs a picture. */
  const byNeed = (one: PicturePort, other: PicturePort) => needOf(one) - needOf(other);
  const needOf = (port: PicturePort) => (port.capabilities(now()).modes.includes('text-to-image') ? 0 : 1);
  return {
    pictures,
    hostedPictures,
    texts,
    notReady: () => [
      ...registry
        .entries()
        .map((entry) => ({
          name: nameOfEngine(entry),
          state: entry.condition.state,
          hosted: false,
          purposes: [...entry.purposes],
        }))
        .filter(({ state }) => state !== 'ready' && state !== 'not_found'),
      ...(hostedPictures().length > 0
        ? []
        : [
            {
              name: openrouter.name,
              state: openrouter.condition().state,
              hosted: true,
              purposes: ['pictures' as const],
            },
          ]),
    ],
    byDefault(purpose) {
      const models = ready[purpose]();
      const wanted = registry.chosen().get(purpose);
      const chosen = wanted !== undefined && models.includes(wanted);
      return { model: chosen ? wanted : (models[0] ?? BUILT_IN), chosen };
    },
    offers: (purpose, model) => ready[purpose]().includes(model),
    isOnThisMachine(model) {
      if (!isOwnMachine || model === BUILT_IN) return isOwnMachine;
      const engine = registry.entries().find(({ place }) => model.startsWith(`${place.id}/`));
      return engine !== undefined && isLoopback(engine.place.url.hostname);
    },
  };
}

/** The server's language models together with those of engines. */
export function withEngines(textModels: TextModels, choices: Choices): TextModels {
  const ofEngine = (id: EngineModelId) => choices.texts().find((model) => model.id === id);
  return {
    ...textModels,
    ofEngine,
    byDefault(purpose, now, mayPay) {
      const { model } = choices.byDefault(purpose);
      if (model === DEFAULT_TEXT_MODEL) return textModels.byDefault(purpose, now, mayPay);
      return choices.texts().find(({ id }) => id === model);
    },
  };
}
