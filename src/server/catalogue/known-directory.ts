import type { PlanSummary } from '#contract/plan.ts';
import type { ProviderDirectory } from '#contract/provider-coverage.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { ageOf, directoryState, type KnownDirectory } from '#domain/providers/network-answer.ts';
import type { DirectoryRow } from './store/directories.ts';

/** The list of a company as the rules want it. */
export const knownDirectory = (row: DirectoryRow): Omit<KnownDirectory, 'listsPlan'> => ({
  state: row.state,
  asOf: row.as_of as IsoDate | null,
  readOn: row.read_at === null ? null : (row.read_at.slice(0, 10) as IsoDate),
  isComplete: row.is_complete,
});

export const directoryOfPlan = (row: DirectoryRow | null, planId: string): KnownDirectory | null =>
  row && { ...knownDirectory(row), listsPlan: row.plan_ids.includes(planId) };

export function toDirectory(
  row: DirectoryRow | null,
  { planId }: Pick<PlanSummary, 'planId'>,
  today: IsoDate,
): ProviderDirectory {
  const directory = directoryOfPlan(row, planId);
  return {
    planId,
    state: directoryState(directory, today),
    publisher: row ? publisherOf(row) : null,
    asOf: directory?.asOf ?? null,
    readAt: row?.read_at ? instantOf(row.read_at) : null,
    ageInDays: directory && ageOf(directory, today),
  };
}

export const publisherOf = ({ publisher, address, contract_id }: DirectoryRow) =>
  publisher ?? (address && URL.canParse(address) ? new URL(address).hostname : contract_id);

export const instantOf = (text: string) => new Date(text).toISOString();
