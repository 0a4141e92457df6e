import { type IsoDate, yearOf } from '#domain/calendar/iso-date.ts';
import type { Filled, Visited } from './history.ts';
import type { MadeUpPerson } from './people.ts';

const STRUCTURE = 'https://bluebutton.cms.gov/fhir/StructureDefinition';
const CODES = 'https://bluebutton.cms.gov/fhir/CodeSystem';
const NPI = 'http://hl7.org/fhir/sid/us-npi';
const SERVICE_TYPES = { retail: '01', institutional: '04', mail: '06' } as const;

const text = (name: string, valueString: string) => ({ url: `${STRUCTURE}/${name}`, valueString });
const coded = (name: string, code: string) => ({
  url: `${STRUCTURE}/${name}`,
  valueCoding: { system: `${CODES}/${name}`, code },
});
const claimType = (kind: string, number: string) => ({
  coding: [
    { system: `${CODES}/CLM-TYPE-CD`, code: number },
    { system: `${CODES}/EOB-TYPE`, code: kind },
  ],
});
const info = (category: string, value: object) => ({ category: { coding: [{ code: category }] }, ...value });

/** A purchase as version 3 prints it: a deleted claim is active and of type 3, a mixture has its drugs one step down. */
function pharmacyClaim(person: MadeUpPerson, fill: Filled) {
  const ndc = { coding: [{ system: 'http://hl7.org/fhir/sid/ndc', code: fill.ndc, display: fill.name }] };
  const isMixture = fill.became === 'compound';
  return {
    resourceType: 'ExplanationOfBenefit',
    id: `pde-${fill.number}`,
    status: fill.became === 'cancelled' ? 'cancelled' : 'active',
    type: claimType('PDE', fill.became === 'deleted' ? '3' : '1'),
    patient: { reference: `Patient/${person.id}` },
    provider: { reference: '#pharmacy' },
    contained: [{ resourceType: 'Organization', id: 'pharmacy', identifier: [{ system: NPI, value: fill.at.npi }] }],
    supportingInfo: [
      info('dayssupply', { valueQuantity: { value: fill.days, unit: 'days' } }),
      info('CLM_PHRMCY_SRVC_TYPE_CD', { code: { coding: [{ code: SERVICE_TYPES[fill.at.kind] }] } }),
    ],
    item: [
      {
        sequence: 1,
        productOrService: isMixture ? { coding: [{ code: 'compound' }] } : ndc,
        ...(isMixture && { detail: [{ sequence: 1, productOrService: ndc }] }),
        servicedDate: fill.on,
        quantity: { value: fill.quantity },
      },
    ],
  };
}

const doctorsClaim = (person: MadeUpPerson, visit: Visited) => ({
  resourceType: 'ExplanationOfBenefit',
  id: `carrier-${visit.number}`,
  status: 'active',
  type: claimType('CARRIER', '71'),
  patient: { reference: `Patient/${person.id}` },
  billablePeriod: { start: visit.on, end: visit.on },
  careTeam: [
    {
      provider: { display: visit.name, identifier: { system: NPI, value: visit.npi } },
      role: { coding: [{ code: 'rendering' }] },
      qualification: {
        coding: [
          { system: 'http://nucc.org/provider-taxonomy', code: visit.taxonomy },
          { system: `${CODES}/CLM-PRVDR-SPCLTY-CD`, code: visit.specialty },
        ],
      },
    },
  ],
});

function coverages(person: MadeUpPerson, today: IsoDate) {
  const { plan, help } = person;
  const row = (id: string, value: string, extension: unknown[]) => ({
    resourceType: 'Coverage',
    id: `${id}-${person.id}`,
    status: 'active',
    beneficiary: { reference: `Patient/${person.id}` },
    ...(person.medicareNumber !== null && { subscriberId: person.medicareNumber }),
    class: [{ type: { coding: [{ code: 'plan' }] }, value }],
    period: { start: `${yearOf(today)}-01-01` },
    extension,
  });
  const ofPlan = (letter: 'C' | 'D', more: unknown[]) => ({
    ...row(`part-${letter.toLowerCase()}`, `Part ${letter}`, [
      text('BENE-CNTRCT-NUM', plan.contractId),
      text('BENE-PBP-NUM', plan.pbpNumber),
      text('CNTRCT-PBP-SGMT-NUM', plan.segmentId),
      ...more,
    ]),
    payor: [{ reference: '#insurer-org' }],
    contained: [
      {
        resourceType: 'Organization',
        id: 'insurer-org',
        name: plan.name,
        contact: [{ telecom: [{ system: 'phone', value: plan.phone }] }],
      },
    ],
  });
  const extraHelp = help && [
    coded('BENE-LIS-EFCTV-CD', 'Y'),
    coded('BENE-LIS-COPMT-LVL-CD', help.copayLevel),
    { url: `${STRUCTURE}/BENE-LIS-PTD-PRM-PCT`, valueDecimal: help.premiumPercent },
  ];
  const dual = help && [
    coded('BENE-DUAL-STUS-CD', help.dualStatus),
    coded('BENE-DUAL-TYPE-CD', 'P'),
    coded('MEDICAID-STATE-CD', help.state),
  ];
  return [
    row('part-a', 'Part A', []),
    row('part-b', 'Part B', []),
    ...(plan.hasCare ? [ofPlan('C', [])] : []),
    ofPlan('D', extraHelp ?? []),
    ...(dual ? [row('dual', 'Dual Medicare/Medicaid', dual)] : []),
  ];
}

export const versionThree = { pharmacyClaim, doctorsClaim, coverages };
