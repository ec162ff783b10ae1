import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { bodyOf } from './http-peer.ts';

const EDITS = '/v1/images/edits';
const GENERATIONS = '/v1/images/generations';

/** Models before gpt-image-2, and those of others, which take three sizes. */
const isOld = (model: string) => !/^gpt-image-[2-9]/.test(model);

/** The rules of gpt-image-2 and later, as OpenAI writes them. */
function isFreeSize(size: string): boolean {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const pixels = width * height;
  return (
    /^\d+x\d+$/.test(size) &&
    width % 16 === 0 &&
    height % 16 === 0 &&
    long <= 3_840 &&
    long <= 3 * short &&
    pixels >= 655_360 &&
    pixels <= 8_294_400
  );
}

const FIXED_SIZES = ['1024x1024', '1536x1024', '1024x1536'];

const bool = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);
const whole = (least: number, most: number) =>
  z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]).pipe(z.int().min(least).max(most));

/** What both calls take, as far as the description of the API goes. */
const common = {
  model: z.string().min(1),
  prompt: z.string().min(1).max(32_000),
  n: whole(1, 10).optional(),
  size: z.string().optional(),
  quality: z.enum(['low', 'medium', 'high', 'auto', 'xhigh', 'max']).optional(),
  background: z.enum(['transparent', 'opaque', 'auto']).optional(),
  output_format: z.enum(['png', 'jpeg', 'webp']).optional(),
  output_compression: whole(0, 100).optional(),
  moderation: z.enum(['auto', 'low']).optional(),
  stream: bool.optional(),
  partial_images: whole(0, 3).optional(),
  user: z.string().optional(),
};
const generation = z.strictObject(common);
const edit = z.strictObject({ ...common, input_fidelity: z.enum(['high', 'low']).optional() });

/** A file of a multipart request, as it arrived. */
export interface SentPicture {
  readonly type: string;
  readonly name: string;
  readonly bytes: Buffer;
}

/** A request that is as it should be. */
export interface ImagesRequest {
  readonly edits: boolean;
  readonly fields: z.output<typeof edit>;
  readonly pictures: readonly SentPicture[];
}

/** What is in the way of a request, in OpenAI's words. */
export interface RefusedRequest {
  readonly message: string;
  readonly param?: string;
  readonly code?: string;
}

/** Reads a request as strictly as OpenAI does, and checks every field. */
export async function readImagesRequest(request: IncomingMessage): Promise<ImagesRequest | RefusedRequest> {
  const body = await bodyOf(request);
  const type = request.headers['content-type'] ?? '';
  if (request.url === GENERATIONS && type === 'application/json') {
    return checked(generation.safeParse(JSON.parse(body.toString())), []);
  }
  if (request.url === EDITS && type.startsWith('multipart/form-data; boundary=')) return readForm(body, type);
  return { message: `Unsupported content type '${type}' for ${request.url}.` };
}

async function readForm(body: Buffer, type: string): Promise<ImagesRequest | RefusedRequest> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const pictures: SentPicture[] = [];
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      if (Object.hasOwn(fields, name)) return { message: `Duplicate parameter: '${name}'.`, param: name };
      fields[name] = value;
    } else if (name === 'image[]' && ['image/png', 'image/jpeg', 'image/webp'].includes(value.type)) {
      pictures.push({ type: value.type, name: value.name, bytes: Buffer.from(await value.arrayBuffer()) });
    } else {
      return { message: `Invalid file '${name}': unsupported mimetype ('${value.type}').`, param: name };
    }
  }
  if (pictures.length < 1 || pictures.length > 16)
    return { message: 'Expected 1–16 images.', param: 'image' };
  return checked(edit.safeParse(fields), pictures);
}

function checked(
  parsed: z.ZodSafeParseResult<z.output<typeof edit>>,
  pictures: readonly SentPicture[],
): ImagesRequest | RefusedRequest {
  if (!parsed.success) return refusalOf(parsed.error);
  const { model, size = 'auto', partial_images, stream, input_fidelity } = parsed.data;
  const takesSize = isOld(model) ? FIXED_SIZES.includes(size) : isFreeSize(size);
  if (size !== 'auto' && !takesSize) return invalid('size', `Invalid size '${size}' for model '${model}'.`);
  if (partial_images !== undefined && !stream) return invalid('partial_images', 'Needs stream.');
  if (input_fidelity && !isOld(model)) return invalid('input_fidelity', 'Not taken by this model.');
  return { edits: pictures.length > 0, fields: parsed.data, pictures };
}

const invalid = (param: string, message: string): RefusedRequest => ({
  message,
  param,
  code: 'invalid_value',
});

function refusalOf({ issues: [issue] }: z.ZodError): RefusedRequest {
  if (issue?.code === 'unrecognized_keys') {
    const [param = ''] = issue.keys;
    return { message: `Unknown parameter: '${param}'.`, param, code: 'unknown_parameter' };
  }
  const param = String(issue?.path[0] ?? '');
  return invalid(param, `Invalid '${param}': ${issue?.message ?? ''}`);
}
