export const BUILT_IN = 'built-in';

const FROM_PIXELS = 'Prompt written from what the picture shows.';

/** @param tool that wrote the prompt into the file; null where none is in it */
export function tellSource(tool: string | null): string {
  return tool === null ? FROM_PIXELS : `Prompt extracted from your picture: ${tool} wrote it into the file.`;
}

export const CUT = 'It is longer than what is shown here: the download has it whole.';

/** @param model that was asked for a description and gave none */
export function tellFallback(model: string): string {
  return `${model} could not describe it, so the built-in reader did.`;
}
