import fastJson, { type AnySchema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { z } from 'zod';
import { fillHoles, makeHoles, type Path, WRITTEN_ONCE } from './written-once.ts';

/**
 * Writes only what the reply's schema names, so that no stray field leaves the server. Outside production each reply
 * is also checked against the schema first: one that was not promised fails in our own tests.
 */
export const replySerializer =
  ({ checked }: { checked: boolean }): FastifySerializerCompiler<z.ZodType> =>
  ({ schema }) => {
    const write = writers.get(schema) ?? writerOf(schema);
    writers.set(schema, write);
    return checked ? (reply) => write(schema.parse(reply)) : write;
  };

type Writer = (reply: unknown) => string;

/** Making one takes milliseconds, and most calls are refused in the same words. */
const writers = new WeakMap<z.ZodType, Writer>();

function writerOf(schema: z.ZodType): Writer {
  const parts: WrittenOnce[] = [];
  const json: Schema = z.toJSONSchema(schema, { target: 'draft-7', reused: 'inline' });
  const write = fastJson(plain(json, [], { parts, named: json.definitions ?? {} }), KNOWN_FORMATS);
  return (reply) => {
    if (parts.length === 0) return write(reply);
    const bytes: Buffer[] = [];
    for (const { path, writePart } of parts) makeHoles(reply, path, writePart, bytes);
    return fillHoles(write(reply), bytes);
  };
}

/** The parts of a schema that say how to write a value; the others say which values are right. */
const SHAPE = ['type', 'properties', 'required', 'items', 'additionalProperties', 'anyOf', 'nullable'] as const;

type Schema = { [Key in (typeof SHAPE)[number]]?: unknown } & {
  $ref?: string;
  allOf?: Schema[];
  definitions?: Record<string, Schema>;
};

/** What is found on the way: the parts that are written once, and the schemas that have a name. */
type Found = { parts: WrittenOnce[]; named: Record<string, Schema> };

type WrittenOnce = { path: Path; writePart: (part: object) => string };

const KNOWN_FORMATS = { ajv: { formats: { unsafe: true } } } as const;
const TEXT_AS_IT_IS = { type: 'string', format: 'unsafe' } as AnySchema;

/** @param path where the schema stands in the reply; null where the way there is not always the same. */
function plain(original: Schema, path: Path | null, found: Found): AnySchema {
  const schema = resolve(original, found.named);
  const { anyOf } = schema;
  // 'This or null' is written without trying both.
  if (Array.isArray(anyOf) && anyOf.length === 2 && anyOf[1].type === 'null')
    return { ...plain(anyOf[0], path, found), nullable: true };

  if (path && WRITTEN_ONCE in schema) {
    found.parts.push({ path, writePart: fastJson(plain(schema, null, found)) });
    return TEXT_AS_IT_IS;
  }
  const below = (step: string) => path && [...path, step];
  const shape: Record<string, unknown> = {};
  for (const key of SHAPE) if (schema[key] !== undefined) shape[key] = schema[key];
  const { properties, items, additionalProperties } = shape;
  if (isSchema(properties)) {
    shape['properties'] = mapValues(properties as Record<string, Schema>, (value, name) =>
      plain(value, below(name), found),
    );
  }
  if (isSchema(items)) shape['items'] = plain(items, below('*'), found);
  if (isSchema(additionalProperties)) shape['additionalProperties'] = plain(additionalProperties, null, found);
  if (Array.isArray(anyOf)) shape['anyOf'] = anyOf.map((either) => plain(either, null, found));
  return shape as AnySchema;
}

/**
 * A schema with a name stands elsewhere, and where it has something of its own besides, behind 'all of these'.
 * @throws for what says nothing of the shape: that would let every stray field out.
 */
function resolve(schema: Schema, named: Found['named']): Schema {
  const { $ref, allOf } = schema;
  const inner = $ref ? named[$ref.split('/').at(-1) ?? ''] : allOf?.length === 1 ? allOf[0] : null;
  if (inner) return resolve(inner, named);
  // Of what is never there nothing is written.
  if ('not' in schema) return { type: 'null' };
  // Only a problem's 'current' may be anything: it is the reply of another call, written by that one's schema.
  const isAnything = Object.keys(schema).length === 0;
  if (isAnything || schema.type || schema.anyOf || 'const' in schema || 'enum' in schema) return schema;
  throw new Error(`A reply can not be written by ${JSON.stringify(schema).slice(0, 80)}.`);
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const mapValues = (properties: Record<string, Schema>, change: (schema: Schema, name: string) => AnySchema) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, change(schema, name)]));
