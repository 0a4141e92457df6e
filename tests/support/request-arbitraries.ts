import fc from 'fast-check';

/** The part of a JSON schema that our OpenAPI document uses. */
export type Schema = {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  type?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
};

export type Components = Record<string, Schema>;

/** Values that fit a schema, so that a call which refuses them refuses what it promised to take. */
export function fitting(schema: Schema, components: Components): fc.Arbitrary<unknown> {
  const of = (inner: Schema) => fitting(inner, components);
  if (schema.$ref) return of(components[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(of));
  return ofType(schema, of);
}

type Maker = (schema: Schema, of: (inner: Schema) => fc.Arbitrary<unknown>) => fc.Arbitrary<unknown>;

const MOST_ITEMS = 3;
const wholeNumber: Maker = ({ minimum, maximum }) =>
  fc.integer({ min: minimum ?? -1000, max: Math.min(maximum ?? 1_000_000, 1_000_000_000) });

const MAKERS: Record<string, Maker> = {
  string: (schema) => text(schema),
  integer: wholeNumber,
  number: wholeNumber,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items, maxItems }, of) =>
    fc.array(of(items ?? {}), { maxLength: Math.min(maxItems ?? MOST_ITEMS, MOST_ITEMS) }),
  object: ({ properties = {}, required = [] }, of) =>
    fc.record(Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, of(inner)])), {
      requiredKeys: required,
    }),
};

const ofType: Maker = (schema, of) => MAKERS[schema.type ?? '']?.(schema, of) ?? fc.jsonValue();

function text({ format, pattern, minLength = 0, maxLength = 20 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (pattern) return matching(pattern);
  return fc.string({ minLength, maxLength: Math.min(maxLength, 60) });
}

// The generator knows no look-ahead: it is left out of the making and put back in the choosing.
function matching(pattern: string): fc.Arbitrary<string> {
  const whole = new RegExp(pattern);
  return fc.stringMatching(new RegExp(pattern.replaceAll(/\(\?[!=][^)]*\)/g, ''))).filter((made) => whole.test(made));
}

const deep = (levels: number) => Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 1);

/** What nobody promised to take. */
export const hostile = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom<unknown>(
    'null',
    'undefined',
    '',
    ' ',
    '\u0000',
    '\u202e\u2066',
    'a\ud800',
    '__proto__',
    '../..',
    '%00',
    '%',
    '1e309',
    '-1',
    "' or 1=1--",
    '<script>alert(1)</script>',
    'a\r\nset-cookie: b=c',
    '02/30/1950',
    '9'.repeat(400),
    { constructor: { prototype: {} } },
    deep(100),
    Number.MAX_SAFE_INTEGER,
    -0.5,
    [],
    {},
  ),
);

/** A value that was right but for one place in it, where something hostile stands. */
export const withHostileLeaf = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(right, fc.nat(), hostile).map(([value, place, wrong]) => replaceLeaf(value, place, wrong));

function replaceLeaf(value: unknown, place: number, wrong: unknown): unknown {
  if (typeof value !== 'object' || value === null) return wrong;
  const keys = Object.keys(value);
  const key = keys[place % (keys.length + 1)];
  if (key === undefined) return { ...value, stranger: wrong };
  const inner = replaceLeaf((value as Record<string, unknown>)[key], Math.floor(place / (keys.length + 1)), wrong);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
}
