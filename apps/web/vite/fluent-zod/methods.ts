import * as mini from 'zod/mini';

type Schema = mini.ZodMiniType;
type Params = string | { readonly error?: string };
type Text = mini.ZodMiniString;
type Numeric = mini.ZodMiniNumber;
type List = mini.ZodMiniArray;
type Thing = mini.ZodMiniObject;
type Mask = Readonly<Record<string, true>>;

// Nothing is compiled: whether it may is tried by an eval, which the content security policy would report.
mini.config({ jitless: true });

const OF_ALL = {
  optional(this: Schema) {
    return mini.optional(this);
  },
  exactOptional(this: Schema) {
    return mini.exactOptional(this);
  },
  nullable(this: Schema) {
    return mini.nullable(this);
  },
  nullish(this: Schema) {
    return mini.nullish(this);
  },
  readonly(this: Schema) {
    return mini.readonly(this);
  },
  default(this: Schema, instead: unknown) {
    return mini._default(this, instead);
  },
  catch(this: Schema, instead: unknown) {
    return mini.catch(this, instead);
  },
  pipe(this: Schema, next: Schema) {
    return mini.pipe(this, next);
  },
  transform(this: Schema, change: (value: unknown) => unknown) {
    return mini.pipe(this, mini.transform(change));
  },
  refine(this: Schema, holds: (value: unknown) => unknown, params?: Params) {
    return this.check(mini.refine(holds, params));
  },
  superRefine(this: Schema, look: Parameters<typeof mini.superRefine>[0]) {
    return this.check(mini.superRefine(look));
  },
};

const OF_TEXTS = {
  min(this: Text, least: number, params?: Params) {
    return this.check(mini.minLength(least, params));
  },
  max(this: Text, most: number, params?: Params) {
    return this.check(mini.maxLength(most, params));
  },
  regex(this: Text, pattern: RegExp, params?: Params) {
    return this.check(mini.regex(pattern, params));
  },
  url(this: Text, params?: Parameters<typeof mini.url>[0]) {
    return this.check(mini.url(params));
  },
  trim(this: Text) {
    return this.check(mini.trim());
  },
  toLowerCase(this: Text) {
    return this.check(mini.toLowerCase());
  },
};

const OF_NUMBERS = {
  min(this: Numeric, least: number, params?: Params) {
    return this.check(mini.gte(least, params));
  },
  max(this: Numeric, most: number, params?: Params) {
    return this.check(mini.lte(most, params));
  },
  int(this: Numeric, params?: Params) {
    return this.check(mini.int(params));
  },
};

const OF_LISTS = {
  min(this: List, least: number, params?: Params) {
    return this.check(mini.minLength(least, params));
  },
  max(this: List, most: number, params?: Params) {
    return this.check(mini.maxLength(most, params));
  },
};

const OF_OBJECTS = {
  extend(this: Thing, shape: Parameters<typeof mini.extend>[1]) {
    return mini.extend(this, shape);
  },
  pick(this: Thing, names: Mask) {
    return mini.pick(this, names);
  },
  omit(this: Thing, names: Mask) {
    return mini.omit(this, names);
  },
  partial(this: Thing) {
    return mini.partial(this);
  },
  exactPartial(this: Thing) {
    return mini.exactPartial(this);
  },
};

// What stands on the prototype of a kind is there for all of it; that of ZodMiniType is copied to each schema of the rest.
Object.assign(mini.ZodMiniType.prototype, OF_ALL);
Object.assign(mini.ZodMiniString.prototype, OF_ALL, OF_TEXTS);
Object.assign(mini.ZodMiniNumber.prototype, OF_ALL, OF_NUMBERS);
Object.assign(mini.ZodMiniNumberFormat.prototype, OF_ALL, OF_NUMBERS);
Object.assign(mini.ZodMiniArray.prototype, OF_ALL, OF_LISTS);
Object.assign(mini.ZodMiniObject.prototype, OF_ALL, OF_OBJECTS);
for (const Kind of [
  mini.ZodMiniEnum,
  mini.ZodMiniLiteral,
  mini.ZodMiniBoolean,
  mini.ZodMiniNullable,
  mini.ZodMiniOptional,
])
  Object.assign(Kind.prototype, OF_ALL);
