import { failureBody } from '@framewright/contract';
import { z } from 'zod';

const { code, detail, fields, message, request_id } = failureBody.shape;

/** A failure's body, part by part: what is missing or otherwise takes nothing from the rest. */
const readable = z.object({
  code: code.optional().catch(undefined),
  detail: detail.optional().catch(undefined),
  fields: fields.catch(undefined),
  message: message.catch(undefined),
  request_id: request_id.optional().catch(undefined),
});
export type ReadFailure = z.infer<typeof readable>;

/** What a failure's body says, of ours or of another server: often `detail` alone, or `message`. */
export function readFailureBody(body: unknown): ReadFailure {
  return readable.safeParse(body).data ?? {};
}

/** The failure in an answer whose status says that all is well; undefined where it says so itself. */
export function refusalIn(answer: unknown): ReadFailure | undefined {
  const isRefusal = z.object({ success: z.literal(false) }).safeParse(answer).success;
  return isRefusal ? readFailureBody(answer) : undefined;
}
