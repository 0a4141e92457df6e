import type pg from 'pg';
import type { DispensingEvidence } from '#domain/drugs/decide-dispensing.ts';
import type { PriceLine } from '#domain/drugs/price-line.ts';
import { partOf } from './edition-tables.ts';

export type KnownDrug = DispensingEvidence & {
  isBrand: boolean;
  /** How many national drug codes it has; without one it is only a clinical form. */
  codes: number;
  isSold: boolean;
};

/** All that an edition of drugs tells of each drug. */
export async function readKnownDrugs(client: pg.ClientBase, edition: string): Promise<KnownDrug[]> {
  const [drug, ndc, unit, pack] = (['drug', 'drug_ndc', 'drug_unit', 'drug_package'] as const).map((table) =>
    partOf(table, edition),
  );
  const { rows } = await client.query<KnownDrug>(`
    with billed_unit as (
      select coalesce(billed.rxcui, code.rxcui) as rxcui, array_agg(distinct billed.unit order by billed.unit) as units
      from ${unit} as billed left join ${ndc} as code using (ndc) where billed.unit is not null group by 1
    ), known_package as (
      select rxcui, json_agg(json_build_object('name', package_name, 'size', size, 'sizeUnit', size_unit,
        'quantity', quantity) order by package_name, size, size_unit, quantity) as packages
      from ${pack} join ${ndc} using (ndc) group by rxcui
    ), coded as (select rxcui, count(*)::integer as codes from ${ndc} group by rxcui)
    select rxcui, name, generic_name as "genericName", brand_name as "brandName", dose_form as "doseForm",
      is_brand as "isBrand", coalesce(coded.codes, 0) as codes, coded.codes is not null as "isSold",
      coalesce(units, '{}') as units, coalesce(packages, '[]') as packages
    from ${drug} left join billed_unit using (rxcui) left join known_package using (rxcui) left join coded using (rxcui)
    order by rxcui`);
  return rows;
}

/** An edition of average prices, in the order of its file. */
export async function readPriceLines(client: pg.ClientBase, edition: string): Promise<PriceLine[]> {
  const { rows } = await client.query<PriceLine>(`
    select brand_name as "brandName", generic_name as "genericName",
      round(unit_cost * 1000000)::double precision as "unitCost",
      data_year as "dataYear", claims::double precision as claims, source_line as "sourceLine"
    from ${partOf('reference_price', edition)} order by source_line`);
  return rows;
}
