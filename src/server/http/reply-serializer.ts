import fastJson, { type AnySchema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { z } from 'zod';
import { type Path, putTexts, stripMarks, WRITTEN_ONCE } from './written-once.ts';

/**
 * Writes only what the reply's schema names, so that no stray field leaves the server. Outside production each reply
 * is also checked against the schema first: one that was not promised fails in our own tests.
 */
export const replySerializer =
  ({ checked }: { checked: boolean }): FastifySerializerCompiler<z.ZodType> =>
  ({ schema }) => {
    const parts: WrittenOnce[] = [];
    const json = z.toJSONSchema(schema, { target: 'draft-7', reused: 'inline', override: unnamed });
    const write = fastJson(plain(json, [], parts), KNOWN_FORMATS);
    const writeAll = (reply: unknown) => {
      for (const { path, writePart } of parts) putTexts(reply, path, writePart);
      return parts.length > 0 ? stripMarks(write(reply)) : write(reply);
    };
    return checked ? (reply) => writeAll(schema.parse(reply)) : writeAll;
  };

// Names are for the OpenAPI document; here they would be taken for references.
const unnamed = ({ jsonSchema }: { jsonSchema: { id?: string } }) => {
  delete jsonSchema.id;
};

/** The parts of a schema that say how to write a value; the others say which values are right. */
const SHAPE = ['type', 'properties', 'required', 'items', 'additionalProperties', 'anyOf', 'nullable'] as const;

type Schema = { [Key in (typeof SHAPE)[number]]?: unknown };

type WrittenOnce = { path: Path; writePart: (part: object) => string };

const KNOWN_FORMATS = { ajv: { formats: { unsafe: true } } } as const;
const TEXT_AS_IT_IS = { type: 'string', format: 'unsafe' } as AnySchema;

/** @param path where the schema stands in the reply; null where the way there is not always the same. */
function plain(schema: Schema, path: Path | null, parts: WrittenOnce[]): AnySchema {
  const { anyOf } = schema;
  // 'This or null' is written without trying both.
  if (Array.isArray(anyOf) && anyOf.length === 2 && anyOf[1].type === 'null')
    return { ...plain(anyOf[0], path, parts), nullable: true };

  if (path && WRITTEN_ONCE in schema) {
    parts.push({ path, writePart: fastJson(plain(schema, null, parts)) });
    return TEXT_AS_IT_IS;
  }
  const below = (step: string) => path && [...path, step];
  const shape: Record<string, unknown> = {};
  for (const key of SHAPE) if (schema[key] !== undefined) shape[key] = schema[key];
  const { properties, items, additionalProperties } = shape;
  if (isSchema(properties)) {
    shape['properties'] = mapValues(properties as Record<string, Schema>, (value, name) =>
      plain(value, below(name), parts),
    );
  }
  if (isSchema(items)) shape['items'] = plain(items, below('*'), parts);
  if (isSchema(additionalProperties)) shape['additionalProperties'] = plain(additionalProperties, null, parts);
  if (Array.isArray(anyOf)) shape['anyOf'] = anyOf.map((either) => plain(either, null, parts));
  return shape as AnySchema;
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const mapValues = (properties: Record<string, Schema>, change: (schema: Schema, name: string) => AnySchema) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, change(schema, name)]));
