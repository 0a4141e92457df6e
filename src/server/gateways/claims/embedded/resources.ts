import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { historyOf } from './history.ts';
import type { MadeUpPerson } from './people.ts';
import { versionTwo } from './version-2.ts';
import { versionThree } from './version-3.ts';

const VERSIONS = { v2: versionTwo, v3: versionThree } as const;
export type Version = keyof typeof VERSIONS;

export const RESOURCES = ['Patient', 'Coverage', 'ExplanationOfBenefit'] as const;
export type Resource = (typeof RESOURCES)[number];

type Search = { version: Version; today: IsoDate; types: readonly string[]; since: string };

/** All that is kept of a person of that kind. */
export function resourcesOf(person: MadeUpPerson, resource: Resource, search: Search): unknown[] {
  const { pharmacyClaim, doctorsClaim, coverages } = VERSIONS[search.version];
  if (resource === 'Patient') return [patient(person)];
  if (resource === 'Coverage') return coverages(person, search.today);
  const { fills, visits } = historyOf(person, search.today);
  const known = search.version === 'v3' ? fills : fills.filter(isInVersion2);
  const wanted = <Claim extends { on: IsoDate }>(claims: readonly Claim[], type: string) =>
    search.types.includes(type) ? claims.filter(({ on }) => on >= search.since) : [];
  return [
    ...wanted(known, 'pde').map((fill) => pharmacyClaim(person, fill)),
    ...wanted(visits, 'carrier').map((visit) => doctorsClaim(person, visit)),
  ];
}

const isInVersion2 = ({ became }: { became?: string }) => became === undefined || became === 'cancelled';

const patient = ({ id, firstName, lastName, dateOfBirth }: MadeUpPerson) => ({
  resourceType: 'Patient',
  id,
  name: [{ use: 'usual', family: lastName, given: [firstName] }],
  birthDate: dateOfBirth,
});
