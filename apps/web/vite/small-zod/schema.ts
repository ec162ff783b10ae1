import {
  hasLength,
  type Issue,
  isClosed,
  isEnded,
  lengthOf,
  Misfit,
  type Params,
  type Payload,
  paramsOf,
  type Teller,
  type Told,
  tellerOf,
  wordsFor,
} from './payload.ts';
import { thing } from './thing.ts';

/** What a schema is, without its checks. */
export interface Kind {
  readonly parse: (payload: Payload, error: Told | undefined) => Payload;
  readonly error?: Told | undefined;
  /** Whether numbers are meant by `min` and `max`, and not lengths. */
  readonly isNumber?: true;
  /** Whether what is read may be missing, and whether something is put in its place. */
  readonly absence?: 'optional' | 'defaulted' | undefined;
  /** Whether what comes of it may be missing. */
  readonly whenAbsent?: 'optional' | undefined;
  /** All that it takes, where that can be told. */
  readonly values?: readonly unknown[] | undefined;
  readonly shape?: Shape;
  readonly isLoose?: boolean;
}
/** The parts of an object by their keys. */
export type Shape = Readonly<Record<string, Schema>>;

interface Check {
  /** Looks at the value; what is wrong is told by `fail`. */
  readonly look: (payload: Payload, fail: (goesOn?: boolean) => void) => void;
  readonly params: Params;
  /** It runs wherever there is a length, whatever else is wrong. */
  readonly isOfLength?: true;
  /** As a template of texts has it. */
  readonly pattern?: string;
  readonly least?: number;
  readonly most?: number;
}
type Given = string | Params | undefined;
type Mask = Readonly<Record<string, true>>;

/** A schema with the methods of zod that are written here. Each makes another one. */
export class Schema {
  readonly kind: Kind;
  readonly checks: readonly Check[];

  constructor(kind: Kind, checks: readonly Check[] = []) {
    this.kind = kind;
    this.checks = checks;
  }

  /** Reads a value, and runs the checks in their order. */
  run(value: unknown, issues: Issue[] = []): Payload {
    const { parse, error } = this.kind;
    const payload = parse({ value, issues }, error);
    let ended = isEnded(payload);
    for (const check of this.checks) {
      if (check.isOfLength ? isClosed(payload) || !hasLength(payload.value) : ended) continue;
      const before = payload.issues.length;
      const { params } = check;
      check.look(payload, (goesOn = !params.abort) => {
        const message = wordsFor(payload.value, params.error, error);
        payload.issues.push({ message, path: params.path ?? [], goesOn });
      });
      ended ||= payload.issues.length > before && isEnded(payload, before);
    }
    return payload;
  }

  safeParse(value: unknown) {
    const { value: data, issues } = this.run(value);
    if (issues.length === 0) return { success: true, data };
    return {
      success: false,
      get error() {
        return new Misfit(issues);
      },
    };
  }

  parse(value: unknown): unknown {
    const { value: data, issues } = this.run(value);
    if (issues.length > 0) throw new Misfit(issues);
    return data;
  }

  get shape(): Shape {
    return this.kind.shape ?? {};
  }

  with(check: Check): Schema {
    return new Schema(this.kind, [...this.checks, check]);
  }

  optional(): Schema {
    const { absence, values } = this.kind;
    return new Schema({
      absence: absence === 'defaulted' ? absence : 'optional',
      whenAbsent: 'optional',
      values: values && [...values, undefined],
      parse: (payload) => {
        if (payload.value !== undefined) return this.run(payload.value, payload.issues);
        if (absence !== 'defaulted') return payload;
        const { value, issues } = this.run(undefined);
        return { ...payload, value: issues.length > 0 ? undefined : value };
      },
    });
  }

  exactOptional(): Schema {
    const { absence, values } = this.kind;
    return new Schema({
      absence: absence === 'defaulted' ? absence : 'optional',
      whenAbsent: 'optional',
      values,
      parse: ({ value, issues }) => this.run(value, issues),
    });
  }

  nullable(): Schema {
    const { absence, whenAbsent, values } = this.kind;
    return new Schema({
      absence,
      whenAbsent,
      values: values && [...values, null],
      parse: (payload) => (payload.value === null ? payload : this.run(payload.value, payload.issues)),
    });
  }

  nullish(): Schema {
    return this.nullable().optional();
  }

  readonly(): Schema {
    const { absence, whenAbsent, values } = this.kind;
    return new Schema({
      absence,
      whenAbsent,
      values,
      parse: ({ value, issues }) => {
        const payload = this.run(value, issues);
        Object.freeze(payload.value);
        return payload;
      },
    });
  }

  default(instead: unknown): Schema {
    const made = (): unknown => (typeof instead === 'function' ? instead() : structuredClone(instead));
    return new Schema({
      absence: 'defaulted',
      values: this.kind.values,
      parse: (payload) => {
        const read = payload.value === undefined ? payload : this.run(payload.value, payload.issues);
        if (read.value === undefined) read.value = made();
        return read;
      },
    });
  }

  catch(instead: unknown): Schema {
    const { absence, whenAbsent, values } = this.kind;
    return new Schema({
      absence: absence === 'defaulted' ? absence : 'optional',
      whenAbsent,
      values,
      parse: (payload) => {
        const { value, issues } = this.run(payload.value);
        const otherwise = () => (typeof instead === 'function' ? instead() : instead);
        payload.value = issues.length > 0 ? otherwise() : value;
        return payload;
      },
    });
  }

  pipe(next: Schema): Schema {
    const { absence, values } = this.kind;
    return new Schema({
      absence,
      whenAbsent: next.kind.whenAbsent,
      values,
      parse: ({ value, issues }) => {
        const payload = this.run(value, issues);
        if (payload.issues.every(({ isOfKeys }) => isOfKeys)) return next.run(payload.value, payload.issues);
        payload.isEnded = true;
        return payload;
      },
    });
  }

  transform(change: (value: unknown, context: Teller) => unknown): Schema {
    return this.pipe(
      new Schema({
        absence: 'optional',
        parse: (payload) => {
          payload.value = change(payload.value, tellerOf(payload.issues));
          return payload;
        },
      }),
    );
  }

  /** A check that holds or not. */
  holds(holds: (value: unknown) => unknown, given?: Given, beside: Partial<Check> = {}): Schema {
    const look: Check['look'] = ({ value }, fail) => {
      if (!holds(value)) fail();
    };
    return this.with({ look, params: paramsOf(given), ...beside });
  }

  refine(holds: (value: unknown) => unknown, given?: Given): Schema {
    return this.holds(holds, given);
  }

  superRefine(look: (value: unknown, context: Teller) => void): Schema {
    return this.with({ params: {}, look: ({ value, issues }) => look(value, tellerOf(issues, true)) });
  }

  min(least: number, given?: Given): Schema {
    if (this.kind.isNumber) return this.holds((value) => Number(value) >= least, given);
    return this.holds((value) => lengthOf(value) >= least, given, { isOfLength: true, least });
  }

  max(most: number, given?: Given): Schema {
    if (this.kind.isNumber) return this.holds((value) => Number(value) <= most, given);
    return this.holds((value) => lengthOf(value) <= most, given, { isOfLength: true, most });
  }

  int(given?: Given): Schema {
    const look: Check['look'] = ({ value }, fail) => {
      if (!Number.isInteger(value)) fail(false);
      else if (!Number.isSafeInteger(value)) fail();
    };
    return this.with({ look, params: paramsOf(given) });
  }

  regex(pattern: RegExp, given?: Given): Schema {
    return this.holds((value) => String(value).search(pattern) >= 0, given, { pattern: pattern.source });
  }

  trim(): Schema {
    return this.changed((text) => text.trim());
  }

  toLowerCase(): Schema {
    return this.changed((text) => text.toLowerCase());
  }

  changed(change: (text: string) => string): Schema {
    return this.with({
      params: {},
      look: (payload) => {
        payload.value = change(String(payload.value));
      },
    });
  }

  extend(shape: Shape): Schema {
    return this.shaped({ ...this.shape, ...shape }, this.checks);
  }

  pick(names: Mask): Schema {
    return this.entries((name, part) => (name in names ? [[name, part]] : []));
  }

  omit(names: Mask): Schema {
    return this.entries((name, part) => (name in names ? [] : [[name, part]]));
  }

  partial(): Schema {
    return this.entries((name, part) => [[name, part.optional()]]);
  }

  exactPartial(): Schema {
    return this.entries((name, part) => [[name, part.exactOptional()]]);
  }

  entries(each: (name: string, part: Schema) => readonly (readonly [string, Schema])[]): Schema {
    return this.shaped(
      Object.fromEntries(Object.entries(this.shape).flatMap(([name, part]) => each(name, part))),
    );
  }

  shaped(shape: Shape, checks: readonly Check[] = []): Schema {
    return new Schema(thing(shape, this.kind.error, this.kind.isLoose), checks);
  }
}
