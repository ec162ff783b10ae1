import type { Config } from '../../config.ts';
import { isOpenai, type ListedModel, listedProviders, listModels } from './model-list.ts';
import {
  GEMINI_TEXT_MODEL,
  geminiTextModelId,
  IMAGE_MODELS,
  imageModelId,
  mappedModelId,
  TEXT_MODELS,
  textModelId,
} from './models.ts';

/** Days before a model's end from which an operator is warned. */
const WARN_DAYS = 45;
const DAY = 86_400_000;

/** Whose models are in no table of ours. */
const OF_ANOTHER_SERVER = { id: '', retiresOn: null, replacedBy: null } as const;

/** A name of the screens, and who answers it today. */
export interface ModelInUse {
  readonly name: string;
  readonly provider: 'openai' | 'gemini' | 'seedream';
  readonly id: string;
  /** `YYYY-MM-DD`, where a day is known on which it ends. */
  readonly retiresOn: string | null;
  readonly replacedBy: string | null;
  readonly overridden: boolean;
}

/** Every model that this server may call, as of an instant. */
export function modelsInUse(
  { openai, modelOverrides }: Pick<Config['ai'], 'openai' | 'modelOverrides'>,
  now: Date,
): ModelInUse[] {
  const isCompatible = openai.baseUrl !== undefined && !isOpenai(openai.baseUrl);
  const texts = namesOf(TEXT_MODELS).map((name) =>
    isCompatible
      ? inUse(name, 'openai', mappedModelId(name, modelOverrides), OF_ANOTHER_SERVER)
      : inUse(name, 'openai', textModelId(name, modelOverrides, now), TEXT_MODELS[name]),
  );
  const geminiText = geminiTextModelId(modelOverrides, now);
  const images = namesOf(IMAGE_MODELS).map((name) =>
    inUse(name, name, imageModelId(name, modelOverrides, now), IMAGE_MODELS[name]),
  );
  return [...texts, inUse('gemini-text', 'gemini', geminiText, GEMINI_TEXT_MODEL), ...images];

  function inUse(
    name: string,
    provider: ModelInUse['provider'],
    id: string,
    entry: { readonly id: string; readonly retiresOn: string | null; readonly replacedBy: string | null },
  ): ModelInUse {
    // The day in the table is about the model in the table.
    const own = id === entry.id;
    const overridden = Object.hasOwn(modelOverrides, name);
    return {
      name,
      provider,
      id,
      retiresOn: own ? entry.retiresOn : null,
      replacedBy: own ? entry.replacedBy : null,
      overridden,
    };
  }
}

/**
 * What an operator should know about the models, each a sentence: those that end soon, by the table or by what
 * the provider lists, and those that the provider does not list.
 * @param lists by provider; one that is not there has not been asked, or did not answer
 */
export function modelNotices(
  models: readonly ModelInUse[],
  lists: Readonly<Partial<Record<ModelInUse['provider'], readonly ListedModel[]>>>,
  now: Date,
): string[] {
  return models.flatMap((model) => {
    const list = lists[model.provider];
    const listed = list?.find(({ id }) => id === model.id);
    if (list && !listed) {
      return `${model.name} is answered by ${model.id}, which the provider does not list: name another with MODEL_OVERRIDES.`;
    }
    const ends = listed?.retiresOn ?? model.retiresOn;
    if (ends === null || Date.parse(ends) - now.getTime() > WARN_DAYS * DAY) return [];
    const then = model.replacedBy
      ? `${model.replacedBy} answers from then on.`
      : 'Nothing is known to answer after that: name another with MODEL_OVERRIDES.';
    return `${model.name} is answered by ${model.id}, which ends on ${ends}. ${then}`;
  });
}

/** Keeps an eye on the models, for the operator. */
export interface ModelWatch {
  /** What is known by now. */
  notices(): readonly string[];
  /** Asks the providers, and says what is new. A provider that does not answer is left for the next time. */
  check(): Promise<readonly string[]>;
}

/**
 * @param ai of the configuration: only providers that the server has its own key for are asked
 * @param openaiUrl OpenAI's own address
 */
export function watchModels(ai: Config['ai'], now: () => Date, openaiUrl?: string): ModelWatch {
  let lists: Partial<Record<ModelInUse['provider'], readonly ListedModel[]>> = {};
  const notices = () => modelNotices(watched(), lists, now());
  const watched = () => {
    const own: readonly string[] = listedProviders(ai);
    return modelsInUse(ai, now()).filter(({ provider }) => own.includes(provider));
  };
  return {
    notices,
    async check() {
      const asked = await Promise.allSettled(
        listedProviders(ai).map(
          async (provider) => [provider, await listModels(ai, provider, openaiUrl)] as const,
        ),
      );
      const answered = asked.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      lists = { ...lists, ...Object.fromEntries(answered) };
      return notices();
    },
  };
}

function namesOf<K extends string>(table: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(table) as K[]; // Object.keys widens to string[]
}
