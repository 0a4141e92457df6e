import type { Member, SampleDirectory } from './network-list.ts';

const PLAN_NET = 'http://hl7.org/fhir/us/davinci-pdex-plan-net';
const NUCC = 'http://nucc.org/provider-taxonomy';
const NPI = 'http://hl7.org/fhir/sid/us-npi';

const reference = (type: string, id: string) => ({ reference: `${type}/${id}` });

/** As bundles of Plan-Net's resources: people, places and roles in files of their own. */
export function fhirDirectory(
  { carrier, plans, members, year }: SampleDirectory,
  updatedOn: string,
): Record<string, unknown> {
  const meta = { lastUpdated: `${updatedOn}T04:00:00Z` };
  const providers = [...new Map(members.map(({ provider }) => [provider.npi, provider])).values()];
  const placeId = ({ place }: Member) => `${place.zip}-${place.street.replaceAll(' ', '-')}`;
  const organization = (id: string, kind: string, name: string, npi?: string) => ({
    resourceType: 'Organization',
    id,
    meta,
    type: [{ coding: [{ system: `${PLAN_NET}/CodeSystem/OrgTypeCS`, code: kind }] }],
    name,
    ...(npi && { identifier: [{ system: NPI, value: npi }] }),
  });

  const insurancePlans = plans.map(({ id, network }) => ({
    resourceType: 'InsurancePlan',
    id,
    identifier: [{ system: 'http://cms.gov/medicare/ma-plan-id', value: id }],
    period: { start: `${year}-01-01`, end: `${year}-12-31` },
    ownedBy: reference('Organization', 'payer'),
    network: [reference('Organization', network)],
  }));
  const organizations = [
    organization('payer', 'payer', carrier.name),
    organization('narrow', 'ntwk', `${carrier.name} Narrow Network`),
    organization('wide', 'ntwk', `${carrier.name} Wide Network`),
    organization('practice', 'prvgrp', 'Sampleton Medical Group'),
    ...providers.filter(({ isPerson }) => !isPerson).map(({ npi, last }) => organization(npi, 'fac', last, npi)),
  ];
  const people = providers
    .filter(({ isPerson }) => isPerson)
    .map(({ npi, first, last, languages }) => ({
      resourceType: 'Practitioner',
      id: npi,
      meta,
      identifier: [{ system: NPI, value: npi }],
      name: [{ family: last, given: [first] }],
      communication: languages.map((code) => ({ coding: [{ system: 'urn:ietf:bcp:47', code }] })),
    }));
  const locations = [...new Map(members.map((member) => [placeId(member), member])).entries()].map(
    ([id, { place }]) => ({
      resourceType: 'Location',
      id,
      address: { line: [place.street], city: 'Sampleton', state: place.stateCode, postalCode: place.zip },
      telecom: [{ system: 'phone', value: place.phone }],
    }),
  );

  const roles = members.flatMap((member, nth) =>
    member.accepting.flatMap((accepting, answer) => {
      const { provider, network, pcpId, isTwice } = member;
      const role = {
        resourceType: provider.isPerson ? 'PractitionerRole' : 'OrganizationAffiliation',
        id: `${nth}-${answer}`,
        meta,
        active: true,
        location: [reference('Location', placeId(member))],
        specialty: [{ coding: [{ system: NUCC, code: provider.taxonomy }] }],
        ...(provider.isPerson
          ? {
              practitioner: reference('Practitioner', provider.npi),
              organization: reference('Organization', 'practice'),
              extension: [inNetwork(network), ...newPatients(accepting)],
            }
          : {
              organization: reference('Organization', 'payer'),
              participatingOrganization: reference('Organization', provider.npi),
              network: [reference('Organization', network)],
            }),
        ...(pcpId !== null && { identifier: [{ type: { text: 'PCP number' }, value: pcpId }] }),
      };
      return isTwice ? [{ ...role, organization: reference('Organization', 'payer') }, role] : [role];
    }),
  );
  return {
    'PractitionerRole-001.json': bundle(roles),
    'InsurancePlan-001.json': bundle([...insurancePlans, ...organizations]),
    'Practitioner-001.json': bundle([...people, ...locations]),
  };
}

const bundle = (resources: readonly object[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ resource })),
});

const inNetwork = (network: string) => ({
  url: `${PLAN_NET}/StructureDefinition/network-reference`,
  valueReference: reference('Organization', network),
});

const newPatients = (accepting: boolean | null) =>
  accepting === null
    ? []
    : [
        {
          url: `${PLAN_NET}/StructureDefinition/newpatients`,
          extension: [
            {
              url: 'acceptingPatients',
              valueCodeableConcept: { coding: [{ code: accepting ? 'newpt' : 'nopt' }] },
            },
          ],
        },
      ];
