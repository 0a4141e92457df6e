import { expect, test } from 'vitest';
import type { z } from 'zod';
import { PROFILE, REPLIES } from '#tests/support/reply-examples.ts';
import type { CallId } from './calls.ts';
import { type Reply, SCHEMAS } from './schemas.ts';

type Spoiled = [what: string, value: unknown];

/** The value with one field left out, and with one that nobody promised, in each of its objects in turn. */
function spoil(value: unknown, path = ''): Spoiled[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      spoil(item, `${path}[${index}]`).map(([what, spoiled]): Spoiled => [what, value.with(index, spoiled)]),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value);
  return [
    [`${path}.surprise added`, { ...value, surprise: { nobody: 'promised it' } }],
    ...fields.flatMap(([name, inner]): Spoiled[] => [
      [`${path}.${name} left out`, Object.fromEntries(fields.filter(([other]) => other !== name))],
      ...spoil(inner, `${path}.${name}`).map(([what, spoiled]): Spoiled => [what, { ...value, [name]: spoiled }]),
    ]),
  ];
}

const taken = (schema: z.ZodType, value: unknown, mayBeMissing: readonly RegExp[] = []) =>
  spoil(value)
    .filter(([what, spoiled]) => !mayBeMissing.some((field) => field.test(what)) && schema.safeParse(spoiled).success)
    .map(([what]) => what);

/**
 * A list that is missing, and what a drug was saved without, have a value. DATA-602, DRUG-618, DRUG-619. Where a row came
 * from is said by replies alone.
 */
const LATER =
  /(?:drug(?:FullName|Item|Package\w+|InfoDetails|Frequency|SupplyLength)|providerIdList|(?:mine|theirs)\.origin|mergedProfile\.identityAttempts) left out/;
/** What nobody knows of a doctor has a value. DOC-609, DOC-610. */
const UNKNOWN = /(?:directoryType|providerCoverageType) left out/;

const ANY_FIELD = /^\.(?:answers|versions|faults)\.\w+ left out/;
/** The object around the counties is not ours, and may grow. Spec A7. Of an application any field may be there. */
const OPEN: { [Id in CallId]?: RegExp[] } = {
  getCounties: [/^\.surprise/, /^\.data\.surprise/],
  readApplication: [ANY_FIELD],
  saveAnswers: [ANY_FIELD],
};

test.each(Object.entries(REPLIES) as [CallId, Reply<CallId>][])(
  'the reply of %s is all that was promised, and nothing else',
  (id, reply) => {
    const schema: z.ZodType = SCHEMAS[id].reply;
    expect(schema.parse(reply)).toEqual(reply);
    expect(taken(schema, reply, [...(OPEN[id] ?? []), LATER, UNKNOWN])).toEqual([]);
  },
);

test('[DATA-603] a profile has the sections that were requested, each whole', () => {
  const schema = SCHEMAS.readSection.reply;
  expect(schema.parse(PROFILE)).toEqual(PROFILE);
  expect(schema.parse({ uuid: PROFILE.uuid, versions: PROFILE.versions })).toEqual({
    uuid: PROFILE.uuid,
    versions: PROFILE.versions,
  });
  const sections = /^\.(?!uuid|versions)\w+ left out/;
  // What is handed on may hold anything. DATA-603.
  const handedOn = /^\.providersDetails\.millimanProviders\[0\]/;
  expect(taken(schema, PROFILE, [sections, LATER, handedOn, UNKNOWN])).toEqual([]);
});
