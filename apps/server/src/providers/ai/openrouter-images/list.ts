import { z } from 'zod';

/** Models that are read of a list, and characters of their names. */
const MODELS = 300;
const NAME = 80;
/** Choices of one parameter, and characters of each. */
const CHOICES = 40;
const CHOICE = 40;

/** Author and name: what stands in addresses, and nothing else. */
const ID = /^[a-z0-9][\w.-]{0,60}\/[\w.-][\w.:-]{0,100}$/i;
/** Their pictures are drawings as SVG, which are not kept here, and would be paid for all the same. */
const VECTOR = /vector/i;

/** What a model takes of one name. */
const parameter = z.discriminatedUnion('type', [
  z.object({ type: z.literal('enum'), values: z.array(z.string().min(1).max(CHOICE)).min(1).max(CHOICES) }),
  z.object({ type: z.literal('range'), min: z.number(), max: z.number() }),
  z.object({ type: z.literal('boolean') }),
]);
export type Parameter = z.infer<typeof parameter>;

/** A parameter of another kind is one that is not sent. */
const parameters = z
  .record(z.string().max(CHOICE), z.unknown())
  .transform((all) =>
    Object.entries(all).flatMap(([name, each]) => {
      const { data } = parameter.safeParse(each);
      return data ? [[name, data] as const] : [];
    }),
  )
  .transform((known): ReadonlyMap<string, Parameter> => new Map(known));

const modalities = z.array(z.string().max(CHOICE)).max(CHOICES);

const listed = z.object({
  id: z.string().regex(ID),
  name: z.string().transform(plainName).catch(''),
  architecture: z.object({ input_modalities: modalities, output_modalities: modalities }),
  supported_parameters: parameters,
  supports_streaming: z.boolean().catch(false),
});

/** A model that OpenRouter says makes pictures. */
export interface OpenrouterModel {
  /** 'black-forest-labs/flux.2-pro'. */
  readonly id: string;
  readonly name: string;
  /** What it starts from: `text`, `image`. */
  readonly reads: ReadonlySet<string>;
  readonly parameters: ReadonlyMap<string, Parameter>;
  readonly streams: boolean;
}

/** The list as it comes; what is odd in it is passed over, model by model. */
export const modelList = z.object({ data: z.array(z.unknown()) }).transform(({ data }): OpenrouterModel[] => {
  const models = data.slice(0, MODELS).flatMap((each) => modelOf(each) ?? []);
  return [...new Map(models.map((model) => [model.id, model])).values()];
});

function modelOf(entry: unknown): OpenrouterModel | undefined {
  const { data: model } = listed.safeParse(entry);
  if (!model || VECTOR.test(model.id) || !model.architecture.output_modalities.includes('image'))
    return undefined;
  const formats = model.supported_parameters.get('output_format');
  if (formats?.type === 'enum' && !rasterOf(formats.values)) return undefined;
  return {
    id: model.id,
    name: model.name || model.id,
    reads: new Set(model.architecture.input_modalities),
    parameters: model.supported_parameters,
    streams: model.supports_streaming,
  };
}

/** Of the formats that a model makes, the best that is kept here. */
export function rasterOf(formats: readonly string[]): string | undefined {
  return ['png', 'webp', 'jpeg'].find((format) => formats.includes(format));
}

function plainName(name: string): string {
  return name
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, NAME);
}
