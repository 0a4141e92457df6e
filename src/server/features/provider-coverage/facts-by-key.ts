import type {
  AskedDirectoryRow,
  CoverageFacts,
  EntryRow,
  KnownPlaceRow,
} from '#server/catalogue/store/provider-coverage.ts';

export type FactsByKey = {
  directoryOf(contractId: string): AskedDirectoryRow | null;
  entriesOf(npi: string, planId: string): readonly EntryRow[];
  placesOf(npi: string): readonly KnownPlaceRow[];
  goneOf(npi: string): CoverageFacts['gone'];
};

/** Many plans times many doctors are asked about at once: no list is walked through for each of them. */
export function factsByKey({ directories, entries, places, gone }: CoverageFacts): FactsByKey {
  const directoryByContract = new Map(directories.map((row) => [row.contract_id, row]));
  const entriesByKey = grouped(entries, ({ npi, plan_id }) => npi + plan_id);
  const placesByNpi = grouped(places, ({ npi }) => npi);
  return {
    directoryOf: (contractId) => directoryByContract.get(contractId) ?? null,
    entriesOf: (npi, planId) => entriesByKey.get(npi + planId) ?? [],
    placesOf: (npi) => placesByNpi.get(npi) ?? [],
    goneOf: (npi) => gone.filter((row) => row.npi === npi),
  };
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
