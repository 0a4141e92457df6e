import { planIdOf } from '#domain/plans/plan-id.ts';
import { readAddress, readPhone } from '../cells.ts';
import type { Note } from '../codes.ts';
import type { Directory, StagedTable, StagedTables } from '../staged-rows.ts';
import { codesOf, idsOf, isResource, list, object, phoneOf, type Resource, text, texts } from './fields.ts';
import { npiOf } from './npi-of.ts';
import { readRole } from './read-role.ts';

type Row = { [Name in StagedTable]: { table: Name; row: StagedTables[Name] } }[StagedTable];

/** Reads the resources that a join needs, one after another; null for all others, and for what nothing can refer to. */
export function fhirReader(directory: Directory) {
  let seq = 0;
  return (entry: unknown, noteFor: (id: string) => Note): Row | null => {
    const resource = isResource(entry) ? object(entry['resource']) : {};
    const type = text(resource['resourceType']);
    const id = text(resource['id']);
    const note = noteFor(`${type ?? 'entry'}/${id ?? ''}`);
    if (type === null || id === null) {
      note('RECORD', 'a resource without type or id');
      return null;
    }
    const key = { seq: seq++, id };
    switch (type) {
      case 'InsurancePlan':
        return readPlan(resource, key, directory, note);
      case 'Practitioner':
        return { table: 'network_staged_person', row: { ...key, ...readPerson(resource, note) } };
      case 'Organization':
        return { table: 'network_staged_organization', row: { ...key, ...readOrganization(resource, note) } };
      case 'Location':
        return { table: 'network_staged_place', row: { ...key, ...readLocation(resource, note) } };
      case 'PractitionerRole':
      case 'OrganizationAffiliation': {
        const role = readRole(resource, directory, note);
        return role && { table: 'network_staged_role', row: { ...key, ...role } };
      }
      default:
        return null;
    }
  };
}

const PLAN_SYSTEM = 'http://cms.gov/medicare/ma-plan-id';
const PLAN_ID = /^([HRSE]\d{4})-(\d{3})-(\d{1,3})$/i;

function readPlan(
  resource: Resource,
  key: { seq: number; id: string },
  { contractId, planYear }: Directory,
  note: Note,
): Row | null {
  const marked = list(resource['identifier']).find(({ system }) => system === PLAN_SYSTEM);
  const told = text(marked?.['value']);
  if (told === null) {
    note('N3001');
    return null;
  }
  const [, contract, pbpNumber, segmentId] = PLAN_ID.exec(told) ?? [];
  if (!contract || !pbpNumber || !segmentId) {
    note('N3002', told);
    return null;
  }
  if (segmentId.length < 3) note('N3002', told);
  if (contract.toUpperCase() !== contractId) {
    note('N3014', told);
    return null;
  }
  const start = text(object(resource['period'])['start']);
  if (start === null) note('N3004', told);
  else if (start.slice(0, 4) !== String(planYear)) {
    note('N3005', start);
    return null;
  }
  const plan_id = planIdOf({ contractId, pbpNumber, segmentId });
  return {
    table: 'network_staged_plan',
    row: { ...key, plan_id, networks: idsOf(resource['network'], 'Organization') },
  };
}

function readPerson(resource: Resource, note: Note) {
  const name = list(resource['name'])[0] ?? {};
  const [first = null, ...others] = texts(name['given']);
  const last = text(name['family']);
  if (first === null) note('P1006');
  if (last === null) note('P1007');
  const languages = codesOf(resource['communication']).map(({ code }) => code);
  if (languages.length === 0) note('P1011');
  const parts = [first, ...others, last, ...texts(name['suffix'])].filter(Boolean);
  return { npi: npiOf(resource, note, true), name: parts.join(' ') || text(name['text']), languages };
}

const NETWORK = 'ntwk';
const PAYER = 'payer';
const FACILITY = 'fac';

function readOrganization(resource: Resource, note: Note) {
  const codes = codesOf(resource['type']).map(({ code }) => code);
  const kind = [FACILITY, NETWORK, PAYER].find((code) => codes.includes(code)) ?? codes[0] ?? '';
  const isFacility = kind === FACILITY;
  const name = text(resource['name']);
  if (isFacility && name === null) note('P1008');
  const npi = kind === NETWORK || kind === PAYER ? null : npiOf(resource, note, isFacility);
  const address = list(resource['address'])[0];
  // A facility may leave its address to its affiliation.
  const { street = null, city = null, state_code = null, zip = null } = (address && addressOf(address, note)) ?? {};
  const phone = phoneOf(resource['telecom']);
  return { kind, npi, name, street, city, state_code, zip, phone: phone === null ? null : readPhone(phone, note) };
}

function readLocation(resource: Resource, note: Note) {
  const none = { place: '', street: null, city: null, state_code: null, zip: null };
  const address = addressOf(object(resource['address']), note) ?? none;
  const phone = phoneOf(resource['telecom']);
  return { ...address, phone: phone === null ? null : readPhone(phone, note) };
}

const addressOf = (address: Resource, note: Note) => {
  const [street = null, ...suite] = texts(address['line']);
  return readAddress(
    {
      street,
      suite: suite.join(', ') || null,
      city: address['city'],
      state: address['state'],
      zip: address['postalCode'],
    },
    note,
  );
};
