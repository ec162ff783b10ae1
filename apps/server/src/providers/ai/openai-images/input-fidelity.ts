/** Below this, the faces and details of the input matter more than the freedom of the model. */
const FAITHFUL = 0.5;

/**
 * How closely the model looks at the input, as a parameter. Only the models of the first generation are known to
 * take it; from gpt-image-2 on nothing says so, and it is left out.
 */
export function inputFidelity(modelId: string, strength: number): 'high' | undefined {
  return strength < FAITHFUL && /(?:^|\/)gpt-image-1(?:\.5)?(?:-\d{4}|$)/.test(modelId) ? 'high' : undefined;
}
