import { shapeOf } from '../../aspect.ts';
import type { PictureRequest } from '../../picture-port.ts';
import { escapePrompt } from '../escape-prompt.ts';
import { engineSize, habitsOf } from '../model-habits.ts';

interface Asked {
  readonly title: string;
  /** Whether the server has other models than this one. */
  readonly choosesModel: boolean;
  readonly seed: number;
  readonly task: string;
}

/** A picture request as the protocol takes it: what was chosen, else how the model likes to be run. */
export function sdapiRequest(request: PictureRequest, { title, choosesModel, seed, task }: Asked) {
  const { prompt, input, settings = {}, count = 1 } = request;
  const habits = habitsOf(title);
  const { width, height } = engineSize(shapeOf(request) ?? 1, habits.side);
  const [start] = input?.pictures ?? [];
  const { steps = habits.steps, guidance = habits.guidance, sampler, negative_prompt: negative } = settings;
  const body = {
    prompt: escapePrompt(prompt),
    ...(negative && { negative_prompt: escapePrompt(negative) }),
    seed,
    steps,
    cfg_scale: guidance,
    width,
    height,
    batch_size: count,
    ...(sampler && { sampler_name: sampler }),
    // For this one picture: the model of everybody else's stays as it is.
    ...(choosesModel && {
      override_settings: { sd_model_checkpoint: title },
      override_settings_restore_afterwards: true,
    }),
    force_task_id: task,
    ...(input &&
      start && {
        init_images: [start.bytes.toString('base64')],
        denoising_strength: input.strength,
        // The start picture is cropped to the shape, not stretched.
        resize_mode: 1,
      }),
  };
  return { path: `sdapi/v1/${start ? 'img2img' : 'txt2img'}`, body };
}
