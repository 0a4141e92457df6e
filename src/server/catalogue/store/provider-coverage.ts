import type { Queryable } from '#server/db/transaction.ts';
import { DIRECTORY_COLUMNS, type DirectoryRow, rowsOf } from './directories.ts';

export type AskedProvider = { npi: string; place: string };

export type CoverageQuestion = {
  planYear: number;
  planIds: readonly string[];
  providers: readonly AskedProvider[];
};

export type AskedDirectoryRow = DirectoryRow & {
  made_up: boolean;
  file_names: string[];
  /** Of those who are asked about. */
  unclear_npis: string[];
};

export type EntryRow = {
  npi: string;
  plan_id: string;
  place: string;
  street: string | null;
  city: string | null;
  state_code: string | null;
  zip: string | null;
  accepts_new: boolean | null;
  is_contradicted: boolean;
  pcp_ids: string[];
  specialties: string[];
  last_updated_on: string | null;
  source_file: number;
};

export type KnownPlaceRow = {
  npi: string;
  place: string;
  street: string;
  city: string;
  state_code: string;
  zip: string;
  specialties: string[];
  is_in_medicare: true | null;
  source: string;
  as_of: string | null;
};

type GoneRow = { npi: string; gone_on: string | null; source: string };

export type CoverageFacts = {
  directories: AskedDirectoryRow[];
  entries: EntryRow[];
  places: KnownPlaceRow[];
  gone: GoneRow[];
};

/** All that is known of doctors and plans, read at one moment: no answer is made of two editions. */
export async function readProviderCoverage(db: Queryable, question: CoverageQuestion): Promise<CoverageFacts> {
  const { planYear, planIds, providers } = question;
  const { rows } = await db.query<CoverageFacts>({
    name: 'provider-coverage',
    text: COVERAGE,
    values: [
      planYear,
      planIds,
      [...new Set(planIds.map((planId) => planId.slice(0, CONTRACT)))],
      [...new Set(providers.map(({ npi }) => npi))],
    ],
  });
  return rows[0] ?? { directories: [], entries: [], places: [], gone: [] };
}

/** The first characters of a plan id are its contract's. */
const CONTRACT = 5;

const ASKED = 'directory.plan_year = $1 and directory.contract_id = any ($3::text[])';
const PROVIDERS = "current.dataset = 'providers' and current.state = 'current'";

const COVERAGE = `
  select
    ${rowsOf(
      `${DIRECTORY_COLUMNS}, made_up, file_names,
        array(select npi from unnest($4::text[]) as npi where npi = any (unclear_npis)) as unclear_npis`,
      `network_directory as directory where ${ASKED}`,
    )} as directories,
    ${rowsOf(
      `npi, plan_id, place, street, city, state_code, zip, accepts_new, is_contradicted, pcp_ids, specialties,
        last_updated_on, source_file`,
      `network_directory as directory join network_entry as entry using (edition)
        where ${ASKED} and entry.npi = any ($4::text[]) and entry.plan_id = any ($2::text[])
        order by npi, plan_id, place`,
    )} as entries,
    ${rowsOf(
      `npi, place, street, city, state_code, zip, specialties, is_in_medicare, current.source, current.as_of`,
      `catalogue_edition as current join provider_place using (edition)
        where ${PROVIDERS} and npi = any ($4::text[]) order by npi, place`,
    )} as places,
    ${rowsOf(
      'npi, gone_on, current.source',
      `catalogue_edition as current join provider_gone using (edition) where ${PROVIDERS} and npi = any ($4::text[])`,
    )} as gone`;
