import { z } from 'zod';
import { type Answer, jsonPeer, paintedPicture, sendJson } from './json-peer.ts';

const picture = z.string().regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/);

/** Seedream 4.5 refuses what is smaller or larger, or steeper. */
const size = z.string().refine((text) => {
  const [width = 0, height = 0] = text.split('x').map(Number);
  const pixels = width * height;
  return pixels >= 3_686_400 && pixels <= 16_777_216 && width / height <= 16 && height / width <= 16;
}, 'The parameter `size` is not valid.');

/** What `POST /images/generations` takes, as far as this server may use it. */
const generation = z.strictObject({
  model: z.string().regex(/^seedream-/),
  prompt: z.string().min(1),
  size,
  image: z.array(picture).min(1).max(14).optional(),
  response_format: z.enum(['b64_json', 'url']),
  watermark: z.literal(false),
});
export type SeedreamRequest = z.output<typeof generation>;

/** Answers one request for pictures. */
export type SeedreamAnswer = Answer<SeedreamRequest>;

/** BytePlus ModelArk, over HTTP; pictures may lie at other addresses of it. */
export function seedreamPeer(
  answers: readonly SeedreamAnswer[],
  others: NonNullable<Parameters<typeof jsonPeer>[0]['others']> = {},
) {
  return jsonPeer(
    {
      address: /^POST \/api\/v3\/images\/generations$/,
      body: generation,
      key: ({ authorization }) => /^Bearer (\S+)$/.exec(authorization ?? '')?.[1],
      refusal: (_, message) => ({ error: { code: 'InvalidParameter', message, type: 'BadRequest' } }),
      others,
    },
    answers,
  );
}

/** An answer with these entries. */
export function entries(...data: readonly object[]): SeedreamAnswer {
  return (response, { model }) =>
    sendJson(response, 200, {
      model,
      created: 1_795_000_000,
      data,
      usage: { generated_images: data.length, output_tokens: 16_384, total_tokens: 16_384 },
    });
}

/** A JPEG of the shape that was asked for, and a twentieth of its size. */
export const seedreamPaints: SeedreamAnswer = async (response, request) => {
  const [width = 0, height = 0] = request.size.split('x').map((side) => Math.round(Number(side) / 20));
  const b64_json = (await paintedPicture(width, height, 'jpeg')).toString('base64');
  return entries({ b64_json, size: request.size })(response, request);
};

/** A failure in the shape of BytePlus ModelArk. */
export function arkError(
  status: number,
  code: string,
  message = 'It failed.',
  headers: Record<string, string> = {},
): SeedreamAnswer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { code, message, type: 'BadRequest' } }));
  };
}
