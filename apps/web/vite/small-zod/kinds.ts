import { addBelow, isEnded, type Params, type Payload, paramsOf, refuse } from './payload.ts';
import { type Kind, Schema, type Shape } from './schema.ts';
import { isThing, thing } from './thing.ts';

type Given = string | Params | undefined;

/** A kind that takes what holds, as it is. */
const plain = (holds: (value: unknown) => boolean, given?: Given, beside: Partial<Kind> = {}): Schema =>
  new Schema({
    error: paramsOf(given).error,
    parse: (payload, error) => (holds(payload.value) ? payload : refuse(payload, error)),
    ...beside,
  });

/** What a transform gives back once it has told a problem: nothing. */
export const NEVER = undefined;

/** One of some values. */
function oneOf(values: readonly unknown[], given?: Given): Schema {
  const known = new Set(values);
  return plain((value) => known.has(value), given, { values });
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A text. */
export const string = (given?: Given): Schema => plain(isText, given);
/** A finite number. */
export const number = (given?: Given): Schema => plain(Number.isFinite, given, { isNumber: true });
/** A whole number that a double holds exactly. */
export const int = (given?: Given): Schema => number(given).int(given);
/** `true` or `false`. */
export const boolean = (given?: Given): Schema => plain((value) => typeof value === 'boolean', given);
/** Whatever it is. */
export const unknown = (): Schema => plain(() => true);
/** `null`. */
const nothing = (given?: Given): Schema => oneOf([null], given);
/** One value, or one of a list. */
export const literal = (value: unknown, given?: Given): Schema =>
  oneOf(Array.isArray(value) ? value : [value], given);
export { nothing as null, oneOf as enum };

/** An object of these keys; others are left out. */
export const object = (shape: Shape, given?: Given): Schema =>
  new Schema(thing(shape, paramsOf(given).error));
/** An object of these keys; others stay. */
export const looseObject = (shape: Shape, given?: Given): Schema =>
  new Schema(thing(shape, paramsOf(given).error, true));

/** A list of one kind. */
export const array = (element: Schema, given?: Given): Schema =>
  new Schema({
    error: paramsOf(given).error,
    parse: (payload, error) => {
      const input = payload.value;
      if (!Array.isArray(input)) return refuse(payload, error);
      payload.value = input.map((each, place) => {
        const { value, issues } = element.run(each);
        addBelow(payload, place, issues);
        return value;
      });
      return payload;
    },
  });

/** What one of these takes, the first that does. */
export function union(options: readonly Schema[], given?: Given): Schema {
  const absences = options.map(({ kind }) => kind.absence);
  const values = options.map((option) => option.kind.values);
  return new Schema({
    error: paramsOf(given).error,
    absence: absences.find((absence) => absence === 'defaulted') ?? absences.find(Boolean),
    whenAbsent: options.find(({ kind }) => kind.whenAbsent)?.kind.whenAbsent,
    values: values.every(Boolean) ? values.flatMap((each) => each ?? []) : undefined,
    parse: (payload, error) => {
      const results: Payload[] = [];
      for (const option of options) {
        const result = option.run(payload.value);
        if (result.issues.length === 0) return { ...result, issues: payload.issues };
        results.push(result);
      }
      const [near, ...others] = results.filter((result) => !isEnded(result));
      return near && others.length === 0 ? near : refuse(payload, error);
    },
  });
}

/** What the one of these takes that a key's value points at. */
export function discriminatedUnion(name: string, options: readonly Schema[], given?: Given): Schema {
  const known = new Map(
    options.flatMap((option) => (option.shape[name]?.kind.values ?? []).map((value) => [value, option])),
  );
  return new Schema({
    error: paramsOf(given).error,
    parse: (payload, error) => {
      const input = payload.value;
      if (!isThing(input)) return refuse(payload, error);
      const option = known.get(input[name]);
      return option ? option.run(input, payload.issues) : refuse(payload, error, [name]);
    },
  });
}

/** Of a record whose keys are all known, each must be there; one that is partial has some of them. */
function recordOf(keys: Schema, part: Schema, given: Given, isPartial: boolean): Schema {
  const wanted = isPartial ? undefined : keys.kind.values?.map(String);
  const isEnumerable = keys.kind.values !== undefined;
  return new Schema({
    error: paramsOf(given).error,
    parse: (payload, error) => {
      const input = payload.value;
      if (!isThing(input)) return refuse(payload, error);
      const read: Record<string, unknown> = {};
      const strange: string[] = [];
      for (const key of wanted ?? Object.keys(input)) {
        if (key === '__proto__') continue;
        const name = keys.run(key);
        if (name.issues.length > 0 && isEnumerable) strange.push(key);
        else if (name.issues.length > 0) refuse(payload, error, [key]);
        else {
          const { value, issues } = part.run(input[key]);
          addBelow(payload, key, issues);
          read[String(name.value)] = value;
        }
      }
      payload.value = read;
      if (wanted) strange.push(...Object.keys(input).filter((key) => !wanted.includes(key)));
      if (strange.length > 0) {
        refuse({ ...payload, value: input }, error);
        const last = payload.issues.pop();
        if (last) payload.issues.push({ ...last, goesOn: true, isOfKeys: true });
      }
      return payload;
    },
  });
}
/** An object whose keys and values are of one kind each; of known keys, all are there. */
export const record = (keys: Schema, part: Schema, given?: Given): Schema =>
  recordOf(keys, part, given, false);
/** As a record, of whose known keys some are there. */
export const partialRecord = (keys: Schema, part: Schema, given?: Given): Schema =>
  recordOf(keys, part, given, true);

/** Of a text, its pattern or what its length may be, as a part of a larger pattern. */
function patternOf({ checks }: Schema): string {
  const own = checks.findLast(({ pattern }) => pattern !== undefined)?.pattern;
  if (own !== undefined) return own.replace(/^\^/, '').replace(/\$$/, '');
  const least = Math.max(0, ...checks.map((check) => check.least ?? 0));
  const most = Math.min(...checks.map((check) => check.most ?? Number.POSITIVE_INFINITY));
  return `[\\s\\S]{${least},${most === Number.POSITIVE_INFINITY ? '' : most}}`;
}

/** A text made of these texts and patterns, one after the other. */
export function templateLiteral(parts: readonly (string | Schema)[], given?: Given): Schema {
  const sources = parts.map((part) =>
    isText(part) ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : patternOf(part),
  );
  const pattern = new RegExp(`^${sources.join('')}$`);
  return plain((value) => isText(value) && pattern.test(value), given);
}

const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
/** An address of mail. */
export const email = (given?: Given): Schema => string(given).regex(EMAIL, given);

interface UrlParams extends Params {
  /** Of what stands before the colon. */
  readonly protocol?: RegExp;
}

function readAddress(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** An address, without the spaces around it and the signs that a browser leaves out. */
export const url = (given?: string | UrlParams): Schema =>
  string(given).with({
    params: paramsOf(given),
    look: (payload, fail) => {
      const trimmed = String(payload.value).trim();
      const protocol = isText(given) ? undefined : given?.protocol;
      const isWeb = protocol?.source === '^https?$';
      const read = isWeb && !/^https?:\/\//i.test(trimmed) ? null : readAddress(trimmed);
      if (!read) return fail();
      if (protocol && !protocol.test(read.protocol.slice(0, -1))) fail();
      payload.value = trimmed.replace(/[\t\n\r]/g, '');
    },
  });

const YEARLY = String.raw`(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29`;
const DAILY = String.raw`\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8]))`;
const CLOCK = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;

interface TimeParams extends Params {
  /** Whether a distance from UTC may stand in the place of the Z. */
  readonly offset?: boolean;
}

export const iso = {
  datetime: (given: TimeParams = {}): Schema => {
    const zone = given.offset ? `(?:Z|[+-]${CLOCK})` : 'Z';
    const pattern = new RegExp(`^(?:${YEARLY}|${DAILY})T(?:${CLOCK}:[0-5]\\d(?:\\.\\d+)?${zone})$`);
    return string(given).regex(pattern, given);
  },
};

export const coerce = {
  number: (given?: Given): Schema => {
    const { kind } = number(given);
    return new Schema({
      ...kind,
      parse: (payload, error) => {
        if (typeof payload.value !== 'symbol') payload.value = Number(payload.value);
        return kind.parse(payload, error);
      },
    });
  },
};
