import { z } from 'zod';
import type { CallSchemas } from './call-schema.ts';
import { PRINTABLE } from './printable.ts';

/** As it was typed: what can not be kept as a drug yet is kept as a draft all the same. */
const Typed = z.string().max(300).regex(PRINTABLE, 'Leave out signs that can not be printed.');

/** A drug that somebody had begun to add or to change. It stands in no browser storage, since it is a drug. */
export const DrugDraft = z
  .strictObject({
    /** The name whose forms are offered. */
    drugName: Typed.min(1),
    isGeneric: z.boolean(),
    /** The drug of the list that is changed; null for one that is added. */
    drugId: z.uuid().nullable(),
    values: z.strictObject({
      form: Typed,
      package: Typed,
      size: Typed,
      quantity: Typed,
      frequency: Typed,
      supply: Typed,
    }),
  })
  .meta({ id: 'DrugDraft' });
export type DrugDraft = z.infer<typeof DrugDraft>;

const DraftReply = z.strictObject({ draft: DrugDraft.nullable() }).meta({ id: 'DrugDraftReply' });

const params = z.object({ uuid: z.uuid().toLowerCase() });
const reading = ['not-found', 'invalid-session', 'not-allowed', 'agent-view-ended'] as const;
const writing = [...reading, 'view-only', 'cross-site'] as const;

export const drugDraftSchemas = {
  readDrugDraft: {
    summary: 'The drug that was being typed in; null when there is none.',
    params,
    reply: DraftReply,
    problems: reading,
  },

  keepDrugDraft: {
    summary: 'Keeps the drug that is being typed in, in the place of the one before.',
    params,
    body: DrugDraft,
    reply: DraftReply,
    problems: [...writing, 'too-many-requests'],
  },

  dropDrugDraft: {
    summary: 'Forgets the drug that was being typed in; one that is gone already counts as forgotten.',
    params,
    reply: DraftReply,
    problems: writing,
  },
} satisfies CallSchemas;
