import { z } from 'zod';
import { ImportConflict, ImportSummaryData } from '#contract/imports.ts';
import { Drug, Pharmacy } from '#contract/saved-drugs.ts';
import { Provider } from '#contract/saved-providers.ts';
import { SUBSIDY_LEVELS } from '#domain/extra-help/choice.ts';
import type { Cell, FieldSealer } from '#server/security/sealed-field.ts';

/** What was agreed to for one import, word for word. DATA-608. */
const Agreement = z.object({
  agreementName: z.string(),
  agreementText: z.string(),
  attestationText: z.string().nullable(),
});
export type Agreement = z.infer<typeof Agreement>;

/** A part that is missing says that nothing of it was imported. IMPORT-403. */
const { importedPlansData, importedDrugsAndPharmacySummary, importedProvidersSummary } = ImportSummaryData.shape;
const StoredSummary = z.object({
  importedPlansData: importedPlansData.default({ plans: [] }),
  importedDrugsAndPharmacySummary: importedDrugsAndPharmacySummary.default({ drugs: [], pharmacy: null }),
  importedProvidersSummary: importedProvidersSummary.default({ providers: [] }),
});

export const NOTHING_IMPORTED = StoredSummary.parse({});

/** What an import found and did, and what undoes it. */
const ImportResult = z.object({
  summary: StoredSummary,
  conflicts: z.array(ImportConflict),
  /** Rows that it added, and rows of the shopper that they chose to give up for it. */
  added: z.object({ drugs: z.array(z.uuid()), providers: z.array(z.uuid()), pharmacy: z.boolean() }),
  replaced: z.object({
    drugs: z.array(z.object({ by: z.uuid(), drug: Drug })),
    providers: z.array(z.object({ by: z.uuid(), provider: Provider })),
    pharmacy: Pharmacy.nullable(),
  }),
  subsidy: z.enum(SUBSIDY_LEVELS).exclude(['']).nullable(),
});
export type ImportResult = z.infer<typeof ImportResult>;

type Column = 'agreement' | 'result';

const cellOf = (column: Column, importId: string): Cell => ({ table: 'member_import', column, row: importId });

export const sealAgreement = (sealer: FieldSealer, agreement: Agreement, importId: string) =>
  sealer.seal(JSON.stringify(agreement), cellOf('agreement', importId));

export const sealResult = (sealer: FieldSealer, result: ImportResult, importId: string) =>
  sealer.seal(JSON.stringify(result), cellOf('result', importId));

export const openAgreement = (sealer: FieldSealer, sealed: string, importId: string, onBad: () => void) =>
  read(Agreement, sealer.openOrNull(sealed, cellOf('agreement', importId)), onBad);

export const openResult = (sealer: FieldSealer, sealed: string, importId: string, onBad: () => void) =>
  read(ImportResult, sealer.openOrNull(sealed, cellOf('result', importId)), onBad);

/** What does not read is told of once, and counts as nothing. ERR-408, ERR-612. */
function read<Value>(schema: z.ZodType<Value>, text: string | null, onBad: () => void): Value | null {
  if (text === null) return null;
  const { data } = schema.safeParse(parsed(text));
  if (data === undefined) onBad();
  return data ?? null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
