import { shapeOf } from '../aspect.ts';
import { editPrompt } from '../edit-prompt.ts';
import { escapeForUnknown } from '../engines/escape-prompt.ts';
import { isOpenai } from '../model-list.ts';
import type { InputPicture, PictureRequest } from '../picture-port.ts';
import { inputFidelity } from './input-fidelity.ts';
import { chooseOpenaiSize } from './sizes.ts';

/** The part of a provider call that says what to make. */
export interface OpenaiRequest {
  readonly path: 'images/generations' | 'images/edits';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData;
}

/** Unfinished pictures to ask for, besides the final one. */
const PARTIALS = 2;

/**
 * A picture request as OpenAI takes it. What is at OpenAI's default is left out: the quality, the moderation; and
 * so is everybody's identity. `response_format` is refused by these models. Behind any other address may be an engine
 * that obeys what stands in a prompt.
 */
export function openaiRequest(
  modelId: string,
  request: PictureRequest,
  { baseUrl, partials }: { readonly baseUrl: string; readonly partials: boolean },
): OpenaiRequest {
  const { input } = request;
  const prompt = isOpenai(baseUrl) ? request.prompt : escapeForUnknown(request.prompt);
  const ratio = shapeOf(request);
  const fields = {
    model: modelId,
    n: 1,
    ...(ratio && { size: chooseOpenaiSize(modelId, ratio) }),
    output_format: 'png',
    ...(partials && { stream: true, partial_images: PARTIALS }),
  };
  if (!input) {
    const headers = { 'content-type': 'application/json' };
    return { path: 'images/generations', headers, body: JSON.stringify({ ...fields, prompt }) };
  }
  const fidelity = inputFidelity(modelId, input.strength);
  const edit = {
    ...fields,
    prompt: editPrompt(prompt, input.strength),
    ...(fidelity && { input_fidelity: fidelity }),
  };
  return { path: 'images/edits', headers: {}, body: formOf(edit, input.pictures) };
}

function formOf(fields: Readonly<Record<string, unknown>>, pictures: readonly InputPicture[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  for (const [index, { bytes, contentType }] of pictures.entries()) {
    // A copy, since a file takes no memory that others may share.
    const file = new File([new Uint8Array(bytes)], `${index + 1}.${contentType.replace('image/', '')}`, {
      type: contentType,
    });
    form.append('image[]', file);
  }
  return form;
}
