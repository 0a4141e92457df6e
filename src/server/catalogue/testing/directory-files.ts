const BASE = 'https://directory.example.org';

/** An index with its data files, in a folder that is named by contract and year. */
export function directoryFiles(contractId: string, year: number, files: Record<string, unknown>) {
  const folder = `${contractId}/${year}`;
  const index = { provider_urls: Object.keys(files).map((name) => `${BASE}/${folder}/${name}`) };
  const texts = Object.entries(files).map(([name, value]) => [
    `${folder}/${name}`,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return { [`${folder}/index.json`]: JSON.stringify(index), ...(Object.fromEntries(texts) as Record<string, string>) };
}

type Told = {
  npi: string;
  planId: string;
  year?: number;
  street?: string;
  accepting?: string;
  updatedOn?: string;
  languages?: readonly string[];
};

/** A record of the machine-readable form. */
export const record = (told: Told) => ({
  npi: told.npi,
  type: 'Individual',
  plans: [
    {
      maPlanId: told.planId,
      year: String(told.year ?? 2027),
      addresses: [
        { address: told.street ?? '12 Main St', city: 'Seattle', state: 'WA', zip: '98101', phone: '2065550100' },
      ],
      specialty: ['207Q00000X'],
      ...(told.accepting !== undefined && { accepting: told.accepting }),
    },
  ],
  lastUpdatedOn: told.updatedOn ?? '2026-11-01',
  name: { first: 'Ann', last: 'Lee' },
  languages: told.languages ?? ['English'],
});

export const bundle = (...resources: readonly object[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ resource })),
});

const ORG_TYPE = 'http://hl7.org/fhir/us/davinci-pdex-plan-net/CodeSystem/OrgTypeCS';
const EXTENSION = 'http://hl7.org/fhir/us/davinci-pdex-plan-net/StructureDefinition';
const NPI = 'http://hl7.org/fhir/sid/us-npi';
const meta = { lastUpdated: '2026-11-01T04:00:00Z' };
const to = (reference: string) => ({ reference });

/** Resources of Plan-Net, with no more in them than a join needs. */
export const fhir = {
  plan: (id: string, planId: string, networks: readonly string[], start: string | null = '2027-01-01') => ({
    resourceType: 'InsurancePlan',
    id,
    identifier: [{ system: 'http://cms.gov/medicare/ma-plan-id', value: planId }],
    ...(start !== null && { period: { start } }),
    network: networks.map((network) => to(`Organization/${network}`)),
  }),
  organization: (id: string, kind: string, npi: string | null = null) => ({
    resourceType: 'Organization',
    id,
    meta,
    type: [{ coding: [{ system: ORG_TYPE, code: kind }] }],
    name: `Organization ${id}`,
    ...(npi !== null && { identifier: [{ system: NPI, value: npi }] }),
  }),
  person: (id: string, identifier: readonly object[]) => ({
    resourceType: 'Practitioner',
    id,
    identifier,
    name: [{ family: 'Lee', given: ['Ann', 'M'] }],
    communication: [{ coding: [{ code: 'en' }] }],
  }),
  location: (id: string, line: readonly string[], postalCode = '98101') => ({
    resourceType: 'Location',
    id,
    address: { line, city: 'Seattle', state: 'WA', postalCode },
    telecom: [{ system: 'phone', value: '2065550100' }],
  }),
  role: (id: string, person: string, change: object = {}) => ({
    resourceType: 'PractitionerRole',
    id,
    meta,
    practitioner: to(`Practitioner/${person}`),
    location: [to('Location/place')],
    specialty: [{ coding: [{ system: 'http://nucc.org/provider-taxonomy', code: '207Q00000X' }] }],
    extension: [fhir.inNetwork('network'), fhir.accepting('newpt')],
    ...change,
  }),
  affiliation: (id: string, change: object) => ({
    resourceType: 'OrganizationAffiliation',
    id,
    meta,
    network: [to('Organization/network')],
    location: [to('Location/place')],
    specialty: [{ coding: [{ system: 'http://nucc.org/provider-taxonomy', code: '282N00000X' }] }],
    ...change,
  }),
  inNetwork: (id: string) => ({ url: `${EXTENSION}/network-reference`, valueReference: to(`Organization/${id}`) }),
  accepting: (code: string) => ({
    url: `${EXTENSION}/newpatients`,
    extension: [{ url: 'acceptingPatients', valueCodeableConcept: { coding: [{ code }] } }],
  }),
  npi: (value: string) => [{ system: NPI, value }],
  to,
};
