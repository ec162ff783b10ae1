import { SCRIPT_MODELS, type ScriptModelId } from '@framewright/contract';

/** The names of language models that screens offer. */
export type TextModelName = Exclude<ScriptModelId, 'built-in'>;

interface TextModelEntry {
  /** The provider's name. */
  readonly id: string;
  /** The first UTC day on which the provider no longer answers it. */
  readonly retiresOn: string;
  /** Who answers from that day on. */
  readonly replacedBy: string;
  /** Where the date and the replacement are from. */
  readonly source: string;
}

const DEPRECATIONS = "OpenAI's deprecations page, as copied by dev.to/max_bob on 2026-10-28";

/** From the names of screens to those of the provider. As of 2026-11-20. */
export const TEXT_MODELS: Readonly<Record<TextModelName, TextModelEntry>> = {
  'gpt-5': {
    id: 'gpt-5',
    retiresOn: '2026-12-11',
    replacedBy: 'gpt-5.6-terra',
    source: DEPRECATIONS,
  },
  'gpt-5-mini': {
    id: 'gpt-5-mini',
    retiresOn: '2026-12-11',
    replacedBy: 'gpt-5.6-luna',
    source: DEPRECATIONS,
  },
  'gpt-4.1': {
    id: 'gpt-4.1',
    retiresOn: '2027-01-14',
    replacedBy: 'gpt-6-luna',
    source: DEPRECATIONS,
  },
  'gpt-4o': {
    id: 'gpt-4o',
    retiresOn: '2027-01-14',
    replacedBy: 'gpt-6-luna',
    source: DEPRECATIONS,
  },
  'o3-mini': {
    id: 'o3-mini',
    retiresOn: '2026-10-23',
    replacedBy: 'gpt-6-luna',
    source: DEPRECATIONS,
  },
  'o1-mini': {
    id: 'o1-mini',
    retiresOn: '2025-12-31',
    replacedBy: 'gpt-6-luna',
    source: `${DEPRECATIONS}: gone in 2025, the day is not told`,
  },
};

type Overrides = Readonly<Record<string, string>>;

/** The provider's name of the model that answers a name of the screens. */
export function textModelId(name: TextModelName, overrides: Overrides, now: Date): string {
  const { id, retiresOn, replacedBy } = TEXT_MODELS[name];
  const known = now.getTime() < Date.parse(retiresOn) ? id : replacedBy;
  return (Object.hasOwn(overrides, name) ? overrides[name] : undefined) ?? known;
}

/** The names of screens that another model answers, and which. */
export function answeredBy(overrides: Overrides, now: Date): Record<string, string> {
  const names = SCRIPT_MODELS.filter((name) => name !== 'built-in');
  return Object.fromEntries(
    names
      .map((name) => [name, textModelId(name, overrides, now)] as const)
      .filter(([name, id]) => name !== id),
  );
}
