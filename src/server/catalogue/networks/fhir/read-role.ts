import { readDay, readPhone } from '../cells.ts';
import type { Note } from '../codes.ts';
import type { Directory, StagedTables } from '../staged-rows.ts';
import {
  codesOf,
  extensionsOf,
  idOf,
  idsOf,
  list,
  object,
  phoneOf,
  type Resource,
  referenceOf,
  text,
} from './fields.ts';
import { npiOf } from './npi-of.ts';

const NUCC = 'http://nucc.org/provider-taxonomy';

type Role = Omit<StagedTables['network_staged_role'], 'seq' | 'id'>;

/** A person's role, or a facility's affiliation; null for one that has ended or that nobody could join. */
export function readRole(resource: Resource, { today }: Directory, note: Note): Role | null {
  const end = text(object(resource['period'])['end']);
  if (resource['active'] === false || (end !== null && end.slice(0, 10) < today)) return null;
  const is_person = resource['resourceType'] === 'PractitionerRole';
  // R4 has no such element, and the guide writes it.
  const networks = [
    ...new Set([
      ...idsOf(
        extensionsOf(resource, 'network-reference').map((extension) => extension['valueReference']),
        'Organization',
      ),
      ...idsOf(resource['network'], 'Organization'),
    ]),
  ];
  if (networks.length === 0) {
    note('F5001');
    return null;
  }
  const practitioner = referenceOf(resource['practitioner']);
  const npi = is_person ? npiOf(resource, note, false) : null;
  if (is_person && practitioner === null && npi === null) {
    note('F5003');
    return null;
  }
  const organizations = [
    ...idsOf(resource['organization'], 'Organization'),
    ...idsOf(resource['participatingOrganization'], 'Organization'),
  ];
  const phone = phoneOf(resource['telecom']);
  return {
    is_person,
    provider: is_person && practitioner !== null ? idOf(practitioner) : null,
    npi,
    organizations,
    networks,
    places: idsOf(resource['location'], 'Location'),
    phone: phone === null ? null : readPhone(phone, note),
    accepts_new: readAccepting(resource, note),
    pcp_ids: pcpIdsOf(resource),
    specialties: specialtiesOf(resource, note),
    last_updated_on: readDay(object(resource['meta'])['lastUpdated'], today, note),
  };
}

function specialtiesOf(resource: Resource, note: Note): string[] {
  const codes = codesOf(resource['specialty']).filter(({ system }) => system === NUCC);
  // Whose words and codes are their own says nothing that others could compare.
  if (codes.length === 0) note('P1009');
  return [...new Set(codes.map(({ code }) => code))];
}

const ACCEPTING: Readonly<Record<string, boolean>> = { newpt: true, nopt: false, existptonly: false };

/** The guide of February 2026 has 'not'. */
const ACCEPTING_BEFORE: Readonly<Record<string, boolean>> = { not: false };

function readAccepting(resource: Resource, note: Note): boolean | null {
  const told = extensionsOf(resource, 'newpatients').flatMap((extension) =>
    extensionsOf(extension, 'acceptingPatients').flatMap((part) =>
      codesOf(part['valueCodeableConcept']).map(({ code }) => code),
    ),
  );
  if (told.length === 0) {
    note('P1012');
    return null;
  }
  const answers = told.map((code) => ACCEPTING[code] ?? ACCEPTING_BEFORE[code] ?? null);
  const odd = told.find((code) => ACCEPTING[code] === undefined);
  if (odd !== undefined) note('P1018', odd);
  return answers.every((answer) => answer === answers[0]) ? (answers[0] ?? null) : null;
}

/** Numbers that the plan itself calls those of a primary doctor. */
const pcpIdsOf = (resource: Resource): string[] =>
  list(resource['identifier']).flatMap((identifier) => {
    const type = object(identifier['type']);
    const words = [
      text(type['text']),
      ...list(type['coding']).flatMap(({ code, display }) => [text(code), text(display)]),
    ];
    return words.some((word) => word !== null && /^pcp\b/i.test(word)) ? (text(identifier['value']) ?? []) : [];
  });
