import type { Queryable } from '#server/db/transaction.ts';
import type { PharmacyKind, PharmacyRow } from '../drug-tables.ts';
import { type EditionRow, toEdition } from './current-editions.ts';
import { HERE, isInBox, milesFromHere } from './near-zip.ts';

export type Pharmacy = {
  pharmacyNumber: string;
  /** False where the list had no provider number: then no network file can name it, and its networks are unknown. */
  hasProviderNumber: boolean;
  name: string;
  kind: PharmacyKind;
  street: string | null;
  city: string | null;
  stateCode: string;
  zip: string;
  phone: string | null;
  /** Whether its place is that of its address or only the middle of its ZIP code. */
  placedBy: 'address' | 'zip' | null;
  licenceEnds: string | null;
  edition: ReturnType<typeof toEdition>;
};

/** miles: null for a mail pharmacy, which is as near as the mailbox. */
export type FoundPharmacy = Pharmacy & { miles: number | null };

export type PharmacyQuestion = {
  zip: string;
  miles: number;
  /** Made-up pharmacies hold for their plan year alone. */
  planYear: number;
  name?: string;
  kind?: PharmacyKind;
  /** Also those of nursing homes. */
  longTermCare?: boolean;
  limit: number;
};

type RawPharmacy = {
  pharmacy: PharmacyRow & { place_kind: Pharmacy['placedBy'] };
  current: EditionRow;
};

const IS_CURRENT = "current.dataset = 'pharmacies' and current.state = 'current'";

/** The pharmacies around the middle of a ZIP code, nearest first; mail pharmacies when they are asked for. */
export async function searchPharmacies(db: Queryable, question: PharmacyQuestion): Promise<FoundPharmacy[]> {
  const { zip, miles, planYear, name = '', kind = null, longTermCare = false, limit } = question;
  const { rows } = await db.query<RawPharmacy & { miles: number | null }>({
    name: 'search-pharmacies',
    text: SEARCH,
    values: [zip, miles, planYear, name.trim().replace(/[\\%_]/g, '\\$&'), kind, limit, longTermCare],
  });
  return rows.map((row) => ({ ...toPharmacy(row), miles: row.miles }));
}

const CURRENT = `
    from catalogue_edition as current join pharmacy using (edition)`;

const ASKED_FOR = `
    where ${IS_CURRENT} and (current.plan_year is null or current.plan_year = $3)
      and ($4 = '' or pharmacy.name ilike '%' || $4 || '%')`;

const SEARCH = `
  with ${HERE}, found as (
    select pharmacy, current, ${milesFromHere('pharmacy')} as miles
    ${CURRENT} cross join here
    ${ASKED_FOR}
      and ${isInBox('pharmacy')}
      and pharmacy.kind <> 'mail'
      and (pharmacy.kind = $5 or ($5 is null and pharmacy.kind <> 'long-term-care')
        or ($7 and pharmacy.kind = 'long-term-care'))
    union all
    select pharmacy, current, null ${CURRENT} ${ASKED_FOR} and pharmacy.kind = 'mail' and $5 = 'mail'
  )
  select to_json(pharmacy) as pharmacy, to_json(current) as current, miles
  from found
  where miles is null or miles <= $2
  order by miles nulls last, (pharmacy).name, (pharmacy).pharmacy_number
  limit $6`;

export async function findPharmacy(db: Queryable, pharmacyNumber: string, planYear: number): Promise<Pharmacy | null> {
  const { rows } = await db.query<RawPharmacy>({
    name: 'find-pharmacy',
    text: `
      select to_json(pharmacy) as pharmacy, to_json(current) as current
      from catalogue_edition as current join pharmacy using (edition)
      where ${IS_CURRENT} and (current.plan_year is null or current.plan_year = $2) and pharmacy.pharmacy_number = $1
      order by current.plan_year nulls first
      limit 1`,
    values: [pharmacyNumber, planYear],
  });
  return rows[0] ? toPharmacy(rows[0]) : null;
}

const toPharmacy = ({ pharmacy, current }: RawPharmacy): Pharmacy => ({
  pharmacyNumber: pharmacy.pharmacy_number,
  hasProviderNumber: pharmacy.number_kind === 'npi',
  name: pharmacy.name,
  kind: pharmacy.kind,
  street: pharmacy.street,
  city: pharmacy.city,
  stateCode: pharmacy.state_code,
  zip: pharmacy.zip,
  phone: pharmacy.phone,
  placedBy: pharmacy.place_kind,
  licenceEnds: pharmacy.licence_ends,
  edition: toEdition(current),
});
