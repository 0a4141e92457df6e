import type { PlanSummary } from '#contract/plan.ts';
import type { ProviderCoverage, ProviderDirectory } from '#contract/provider-coverage.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import {
  ageOf,
  directoryState,
  type KnownDirectory,
  mayBePrimary,
  networkAnswer,
} from '#domain/providers/network-answer.ts';
import type { AskedProvider, DirectoryRow, EntryRow } from '#server/catalogue/store/provider-coverage.ts';
import { differencesOf } from './differences-of.ts';
import type { FactsByKey } from './facts-by-key.ts';

type Plan = Pick<PlanSummary, 'planId' | 'contractId' | 'planProductType'>;

/** The list of a plan's company as the rules want it. */
function knownDirectory(row: DirectoryRow | null, planId: string): KnownDirectory | null {
  if (!row) return null;
  return {
    state: row.state,
    asOf: row.as_of as IsoDate | null,
    readOn: row.read_at === null ? null : (row.read_at.slice(0, 10) as IsoDate),
    isComplete: row.is_complete,
    listsPlan: row.plan_ids.includes(planId),
  };
}

export function toDirectory(facts: FactsByKey, plan: Plan, today: IsoDate): ProviderDirectory {
  const row = facts.directoryOf(plan.contractId);
  const directory = knownDirectory(row, plan.planId);
  return {
    planId: plan.planId,
    state: directoryState(directory, today),
    publisher: row ? publisherOf(row) : null,
    asOf: directory?.asOf ?? null,
    readAt: row?.read_at ? instantOf(row.read_at) : null,
    ageInDays: directory && ageOf(directory, today),
  };
}

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
    directory: knownDirectory(row, plan.planId),
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

const evidenceOf = (row: DirectoryRow, readAt: string, here: EntryRow | undefined) => ({
  publisher: publisherOf(row),
  file: (here ? row.file_names[here.source_file - 1] : row.file_names[0]) ?? '',
  updatedOn: here?.last_updated_on ?? null,
  asOf: row.as_of,
  readAt: instantOf(readAt),
});

const toAddress = ({ street, city, state_code, zip }: EntryRow) =>
  street === null ? [] : [{ street, city: city ?? '', stateCode: state_code ?? '', zipCode: zip ?? '' }];

const publisherOf = ({ publisher, address, contract_id }: DirectoryRow) =>
  publisher ?? (address && URL.canParse(address) ? new URL(address).hostname : contract_id);

const instantOf = (text: string) => new Date(text).toISOString();
