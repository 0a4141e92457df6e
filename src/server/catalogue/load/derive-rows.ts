import type pg from 'pg';
import type { Dataset } from '../dataset.ts';
import { NOTHING_LOST } from '../files/rejection.ts';
import type { Table } from '../tables.ts';
import { type LeftOut, partOf } from './edition-tables.ts';

export type Derived = {
  added: { table: Table; rows: number }[];
  rejected: { table: Table; reason: string; rows: LeftOut[] }[];
};

/** What can be known only when all files of an edition are read. Run before the keys are made. */
export async function deriveRows(
  client: pg.ClientBase,
  edition: string,
  dataset: Dataset,
  geography: string | null,
): Promise<Derived> {
  if (dataset === 'drugs') return deriveDrugs(client, edition);
  if (dataset === 'pharmacies') await placeByZip(client, edition, geography);
  if (dataset === 'formularies') return { added: [], rejected: await dropOldVersions(client, edition) };
  return { added: [], rejected: [] };
}

async function deriveDrugs(client: pg.ClientBase, edition: string): Promise<Derived> {
  const [drug, ndc] = (['drug', 'drug_ndc'] as const).map((table) => partOf(table, edition));
  // RxNorm names a brand like its generic, with the brand in brackets behind it.
  await client.query(`
    update ${drug} as brand set generic_rxcui = generic.rxcui from ${drug} as generic
    where brand.is_brand and not generic.is_brand and brand.generic_rxcui is null
      and lower(generic.name) = lower(regexp_replace(brand.name, ' \\[[^]]+\\]$', ''))`);
  await client.query(`
    update ${drug} as bare set proxy_ndc = code.ndc
    from (select rxcui, min(ndc) as ndc from ${ndc} group by rxcui) as code
    where bare.rxcui = code.rxcui and bare.proxy_ndc is null`);
  const merged = await mergeUnits(client, edition);
  return {
    added: [{ table: 'drug_unit', rows: -merged }],
    rejected: [],
  };
}

// Several lists may tell of one code: of their rows one is made, with the newest price and the unit of any of them.
async function mergeUnits(client: pg.ClientBase, edition: string): Promise<number> {
  const part = partOf('drug_unit', edition);
  await client.query(`
    update ${part} as bare set unit = known.unit
    from ${part} as known where known.ndc = bare.ndc and bare.unit is null and known.unit is not null`);
  const { rowCount } = await client.query(`
    delete from ${part} as old
    using (select ctid, row_number() over (partition by ndc order by price_date desc nulls last, source_file, source_line) as place
      from ${part}) as placed
    where old.ctid = placed.ctid and place > 1`);
  return rowCount ?? 0;
}

// Where a list has no places on the map, the middle of the ZIP code stands for them, and a pharmacy says so.
async function placeByZip(client: pg.ClientBase, edition: string, geography: string | null) {
  const places = geography
    ? `${partOf('zip_county', geography)} as place where true`
    : "zip_county as place join catalogue_edition using (edition) where state = 'current'";
  await client.query(`
    update ${partOf('pharmacy', edition)} as unplaced
    set latitude = middle.latitude, longitude = middle.longitude, place_kind = 'zip'
    from (select distinct on (zip) zip, place.latitude, place.longitude from ${places} and place.latitude is not null
          order by zip) as middle
    where unplaced.zip = middle.zip and unplaced.latitude is null`);
}

// A release may hold a formulary in two versions; the newest holds, whole.
async function dropOldVersions(client: pg.ClientBase, edition: string): Promise<Derived['rejected']> {
  const part = partOf('formulary_drug', edition);
  const { rows } = await client.query<LeftOut>(`
    delete from ${part} as old
    using (select formulary_id, max(formulary_version) as newest from ${part} group by formulary_id) as known
    where old.formulary_id = known.formulary_id and old.formulary_version < known.newest
    returning old.source_file as file, old.source_line as line,
      concat_ws(' ', old.formulary_id, old.rxcui, old.ndc) as key`);
  return [{ table: 'formulary_drug', reason: NOTHING_LOST.newerVersion, rows }];
}
