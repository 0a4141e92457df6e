import type { PlanSummary } from '#contract/plan.ts';
import type { ProviderCoverage } from '#contract/provider-coverage.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { mayBePrimary, networkAnswer } from '#domain/providers/network-answer.ts';
import { directoryOfPlan, instantOf, publisherOf } from '#server/catalogue/known-directory.ts';
import type { AskedDirectoryRow, AskedProvider, EntryRow } from '#server/catalogue/store/provider-coverage.ts';
import { differencesOf } from './differences-of.ts';
import type { FactsByKey } from './facts-by-key.ts';

type Plan = Pick<PlanSummary, 'planId' | 'contractId' | 'planProductType'>;

/** What the list of a plan says of one doctor at one place; null for a plan that has no network of doctors. */
export function coverProvider(
  facts: FactsByKey,
  plan: Plan,
  { npi, place }: AskedProvider,
  today: IsoDate,
): ProviderCoverage | null {
  const row = facts.directoryOf(plan.contractId);
  const entries = facts.entriesOf(npi, plan.planId);
  const here = entries.find((entry) => entry.place === place);
  const known = facts.placesOf(npi);
  const answer = networkAnswer({
    product: plan.planProductType,
    directory: directoryOfPlan(row, plan.planId),
    listed: {
      here: here !== undefined,
      isUnclear: entries.some(({ street }) => street === null) || Boolean(row?.unclear_npis.includes(npi)),
    },
    acceptsMedicare: known.some(({ is_in_medicare }) => is_in_medicare) || null,
    today,
  });
  if (answer === null) return null;
  return {
    planId: plan.planId,
    npi,
    place,
    answer,
    acceptingNewPatients: here?.accepts_new ?? null,
    pcpIds: here?.pcp_ids ?? [],
    isPcpQualified: mayBePrimary([...(here?.specialties ?? []), ...known.flatMap(({ specialties }) => specialties)]),
    listedElsewhere: entries.filter((entry) => entry !== here).flatMap(toAddress),
    evidence: row?.read_at && answer !== 'accepts-medicare' ? evidenceOf(row, row.read_at, here) : null,
    differs: differencesOf(facts, npi, here, row ? publisherOf(row) : ''),
  };
}

const evidenceOf = (row: AskedDirectoryRow, readAt: string, here: EntryRow | undefined) => ({
  publisher: publisherOf(row),
  file: (here ? row.file_names[here.source_file - 1] : row.file_names[0]) ?? '',
  updatedOn: here?.last_updated_on ?? null,
  asOf: row.as_of,
  readAt: instantOf(readAt),
});

const toAddress = ({ street, city, state_code, zip }: EntryRow) =>
  street === null ? [] : [{ street, city: city ?? '', stateCode: state_code ?? '', zipCode: zip ?? '' }];
