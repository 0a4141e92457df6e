import type pg from 'pg';
import type { Code } from '../codes.ts';
import { STAGED_TABLES } from '../staged-rows.ts';
import type { Tally } from '../tally.ts';

/**
 * Joins plans over their networks to roles, and those to people or facilities and to places, into entries.
 * @returns how many roles could not be joined.
 */
export async function joinResources(
  client: pg.ClientBase,
  files: readonly string[],
  tally: Tally,
  unclearNpis: Set<string>,
): Promise<number> {
  const note = (code: Code, rows: readonly Told[]) => {
    for (const { id, seq, source_file } of rows) {
      tally.add({ code, file: files[source_file - 1] ?? '', line: seq, place: id, detail: '' });
    }
  };
  note('DUPID', (await client.query<Told>(COPIES)).rows);
  for (const text of DROP_COPIES) await client.query(text);
  for (const table of STAGED_TABLES) await client.query(`analyze ${table}`);
  const { rows: broken } = await client.query<Broken>(BROKEN);
  for (const code of ['F5004', 'F5005', 'F5006', 'F5007', 'F5008'] as const) {
    note(
      code,
      broken.filter((role) => role.code === code),
    );
  }
  for (const { npi } of broken) if (npi !== null) unclearNpis.add(npi);
  await client.query(JOIN);
  return broken.length;
}

type Told = { id: string; seq: number; source_file: number };
type Broken = Told & { code: string; npi: string | null };

const ROLE_NAME = `case when is_person then 'PractitionerRole/' else 'OrganizationAffiliation/' end || id`;

const COPIES = `
  select id, seq, source_file from (
    select id, seq, source_file, row_number() over (partition by id order by seq) as copy from (
      select 'InsurancePlan/' || id as id, seq, source_file from network_staged_plan
      union all select 'Organization/' || id, seq, source_file from network_staged_organization
      union all select 'Practitioner/' || id, seq, source_file from network_staged_person
      union all select 'Location/' || id, seq, source_file from network_staged_place
      union all select ${ROLE_NAME}, seq, source_file from network_staged_role
    ) as resource
  ) as counted where copy > 1 order by seq`;

const dropLater = (table: string) => `
  delete from ${table} as late using ${table} as first where first.id = late.id and first.seq < late.seq`;

/** Of a role that is there for the payer and for the practice, the practice is the one that says something. */
const DROP_COPIES = [
  ...['plan', 'organization', 'person', 'place'].map((kind) => dropLater(`network_staged_${kind}`)),
  `delete from network_staged_role as late using (
     select seq, row_number() over (partition by is_person, id order by exists (
       select from network_staged_organization as payer where payer.kind = 'payer' and payer.id = any (organizations)
     ), seq) as copy
     from network_staged_role
   ) as counted where counted.seq = late.seq and copy > 1`,
];

const FACILITY = `lateral (
    select organization.* from unnest(role.organizations) with ordinality as named (id, nth)
    join network_staged_organization as organization using (id)
    where not role.is_person and kind not in ('ntwk', 'payer')
    order by kind = 'fac' desc, npi is not null desc, nth desc limit 1
  ) as facility on true`;

const HAS_NETWORK = `exists (
    select from network_staged_organization as network where network.id = any (role.networks) and network.kind = 'ntwk')`;

const NAME_OF_ROLE = ROLE_NAME.replaceAll(/\bid\b/g, 'role.id').replace('is_person', 'role.is_person');

/** A role is told once, by the first thing that it lacks. */
const BROKEN = `
  select ${NAME_OF_ROLE} as id, role.seq,
    role.source_file, fault.code, coalesce(role.npi, person.npi, facility.npi) as npi
  from network_staged_role as role
  left join network_staged_person as person on person.id = role.provider
  left join ${FACILITY}
  cross join lateral (select case
    when not ${HAS_NETWORK} then 'F5005'
    when role.is_person and role.npi is null and person.id is null then 'F5007'
    when not role.is_person and facility.id is null then 'F5006'
    when role.is_person and cardinality(role.places) = 0 then 'F5004'
    when cardinality(role.places) > 0
      and not exists (select from network_staged_place as place where place.id = any (role.places)) then 'F5008'
    end as code) as fault
  where fault.code is not null
  order by role.seq`;

const JOIN = `
  with plan_network as (
    select plan.plan_id, network from network_staged_plan as plan cross join unnest(plan.networks) as network
    where exists (
      select from network_staged_organization as known where known.id = network and known.kind = 'ntwk')
  )
  insert into network_staged_entry (record, npi, plan_id, place, is_person, name, street, city, state_code, zip, phone,
    accepts_new, network_ids, pcp_ids, specialties, languages, last_updated_on, source_file)
  select ${NAME_OF_ROLE}, coalesce(role.npi, person.npi, facility.npi), plan_network.plan_id, at.place, role.is_person,
    coalesce(person.name, facility.name), at.street, at.city, at.state_code, at.zip,
    coalesce(role.phone, at.phone, facility.phone), role.accepts_new, array[plan_network.network], role.pcp_ids,
    role.specialties, coalesce(person.languages, '{}'), role.last_updated_on, role.source_file
  from network_staged_role as role
  cross join unnest(role.networks) as named
  join plan_network on plan_network.network = named
  left join network_staged_person as person on person.id = role.provider
  left join ${FACILITY}
  cross join lateral (
    select place, street, city, state_code, zip, phone from network_staged_place as known
    where known.id = any (role.places) and known.place <> ''
    union all
    select '', facility.street, facility.city, facility.state_code, facility.zip, facility.phone
    where cardinality(role.places) = 0 and not role.is_person and facility.zip is not null
  ) as at
  where coalesce(role.npi, person.npi, facility.npi) is not null`;
