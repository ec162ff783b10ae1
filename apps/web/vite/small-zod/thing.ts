import { addBelow, type Payload, refuse, type Told } from './payload.ts';

/** What is asked of a part of an object. */
interface Part {
  readonly kind: { readonly absence?: unknown; readonly whenAbsent?: unknown };
  run(value: unknown): Payload;
}

/** Whether a value has keys of its own. */
export const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object of known keys. @param isLoose whether others stay as well */
export function thing<Parts extends Readonly<Record<string, Part>>>(
  shape: Parts,
  error?: Told,
  isLoose = false,
) {
  const parts = Object.entries(shape);
  return {
    shape,
    isLoose,
    error,
    parse: (payload: Payload) => {
      const input = payload.value;
      if (!isThing(input)) return refuse(payload, error);
      const read: Record<string, unknown> = {};
      for (const [key, part] of parts) readPart(payload, input, read, key, part);
      if (isLoose)
        for (const key of Object.keys(input))
          if (!(key in shape) && key !== '__proto__') read[key] = input[key];
      payload.value = read;
      return payload;
    },
  };
}

/** One key of an object: what is missing, and may be, leaves no trace. */
function readPart(payload: Payload, input: object, read: Record<string, unknown>, key: string, part: Part) {
  const { absence, whenAbsent } = part.kind;
  const isPresent = key in input;
  const mayBeMissing = absence !== undefined && whenAbsent === 'optional';
  if (!isPresent && mayBeMissing && absence === 'optional') return;
  const { value, issues } = part.run(Reflect.get(input, key));
  if (issues.length > 0 && !isPresent && mayBeMissing) return;
  addBelow(payload, key, issues);
  if (!isPresent && absence === undefined) {
    if (issues.length === 0) refuse(payload, undefined, [key]);
    return;
  }
  if (value !== undefined || isPresent || (absence === 'defaulted' && !mayBeMissing)) read[key] = value;
}
