import { z } from 'zod';

/** Pictures of one run that are looked at. */
const MOST = 32;

export const systemStats = z.object({
  system: z.object({ comfyui_version: z.string().max(50).optional().catch(undefined) }),
  devices: z.array(z.unknown()),
});

export const queued = z.object({ prompt_id: z.string().max(100) });

const nodeError = z.object({
  class_type: z.string().max(200).catch(''),
  errors: z
    .array(
      z.object({
        type: z.string().catch(''),
        details: z.string().catch(''),
        extra_info: z
          .object({ input_name: z.string().catch(''), received_value: z.unknown() })
          .partial()
          .catch({}),
      }),
    )
    .catch([]),
});

/** Why ComfyUI did not take a graph, as a whole and node by node. */
export const refusal = z.object({
  error: z.object({
    type: z.string(),
    message: z.string().catch(''),
    details: z.string().catch(''),
    extra_info: z.object({ class_type: z.string() }).partial().catch({}),
  }),
  node_errors: z.record(z.string(), nodeError).catch({}),
});
export type GraphRefusal = z.infer<typeof refusal>;

/** A file of the engine, by its own words for it: never a path of ours. */
const file = z.object({
  filename: z.string().min(1).max(500),
  subfolder: z.string().max(500).catch(''),
  type: z.enum(['output', 'temp', 'input']),
});
export type EngineFile = z.infer<typeof file>;
export const uploaded = z.object({
  name: z.string().min(1).max(500),
  subfolder: z.string().max(500).catch(''),
});

/** How a run ended: the files of each node, and what ComfyUI said meanwhile. */
export const historyEntry = z.object({
  outputs: z
    .record(z.string(), z.object({ images: z.array(z.unknown()).catch([]) }).catch({ images: [] }))
    .catch({}),
  status: z
    .object({
      status_str: z.string().catch(''),
      messages: z.array(z.tuple([z.string(), z.unknown()])).catch([]),
    })
    .nullish()
    .catch(null),
});
export type HistoryEntry = z.infer<typeof historyEntry>;
export const history = z.record(z.string(), z.unknown());

/** The files of the nodes that keep a picture, in their order. */
export function filesOf({ outputs }: HistoryEntry, nodes: readonly string[]): EngineFile[] {
  const listed = nodes.flatMap((node) => outputs[node]?.images.slice(0, MOST) ?? []);
  return listed.flatMap((each) => {
    const { success, data } = file.safeParse(each);
    return success ? [data] : [];
  });
}

const inQueue = z.array(z.tuple([z.number(), z.string()]).rest(z.unknown())).catch([]);
export const queue = z.object({ queue_running: inQueue, queue_pending: inQueue });

/** What stands in an `execution_error`. */
export const executionError = z.object({
  node_type: z.string().max(200).catch(''),
  exception_type: z.string().catch(''),
  exception_message: z.string().catch(''),
});

/** Messages of the socket that are of interest; all others are passed over. */
export const socketMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('execution_start'), data: z.object({ prompt_id: z.string() }) }),
  z.object({
    type: z.literal('progress'),
    data: z.object({
      value: z.number().min(0),
      max: z.number().positive(),
      prompt_id: z.string().optional(),
    }),
  }),
  z.object({
    type: z.literal('executing'),
    data: z.object({ node: z.string().nullable(), prompt_id: z.string().optional() }),
  }),
]);
