import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { yearOf } from '#domain/calendar/iso-date.ts';
import type { Filled, Visited } from './history.ts';
import type { MadeUpPerson } from './people.ts';

const VARIABLES = 'https://bluebutton.cms.gov/resources/variables';
const NPI = 'http://hl7.org/fhir/sid/us-npi';
const SERVICE_TYPES = { retail: '01', institutional: '04', mail: '06' } as const;

const coded = (name: string, code: string) => ({
  url: `${VARIABLES}/${name}`,
  valueCoding: { system: `${VARIABLES}/${name}`, code },
});
const claimType = (...codes: string[]) => ({
  coding: codes.map((code) => ({ system: 'https://bluebutton.cms.gov/resources/codesystem/eob-type', code })),
});

/** A purchase as version 2 prints it. It knows no deleted claims and no mixtures, so those are not in it. */
function pharmacyClaim(person: MadeUpPerson, fill: Filled) {
  return {
    resourceType: 'ExplanationOfBenefit',
    id: `pde-${fill.number}`,
    status: fill.became === 'cancelled' ? 'cancelled' : 'active',
    type: claimType('PDE', 'pharmacy'),
    patient: { reference: `Patient/${person.id}` },
    facility: {
      extension: [coded('phrmcy_srvc_type_cd', SERVICE_TYPES[fill.at.kind])],
      identifier: { system: NPI, value: fill.at.npi },
    },
    item: [
      {
        sequence: 1,
        productOrService: { coding: [{ system: 'http://hl7.org/fhir/sid/ndc', code: fill.ndc, display: fill.name }] },
        servicedDate: fill.on,
        quantity: {
          value: fill.quantity,
          extension: [{ url: `${VARIABLES}/days_suply_num`, valueQuantity: { value: fill.days } }],
        },
      },
    ],
  };
}

function doctorsClaim(person: MadeUpPerson, visit: Visited) {
  const member = (role: string, npi: string) => ({
    provider: { display: visit.name, identifier: { type: { coding: [{ code: 'npi' }] }, value: npi } },
    role: { coding: [{ code: role }] },
  });
  const performing = {
    ...member('performing', visit.npi),
    responsible: true,
    qualification: { coding: [{ system: `${VARIABLES}/prvdr_spclty`, code: visit.specialty }] },
  };
  return {
    resourceType: 'ExplanationOfBenefit',
    id: `carrier-${visit.number}`,
    status: 'active',
    type: claimType('CARRIER', 'professional'),
    patient: { reference: `Patient/${person.id}` },
    billablePeriod: { start: visit.on, end: visit.on },
    careTeam: [member('referring', '9450000028'), performing],
  };
}

function coverages(person: MadeUpPerson, today: IsoDate) {
  const { contractId, pbpNumber, segmentId, hasCare } = person.plan;
  const part = (letter: string, extension: unknown[]) => ({
    resourceType: 'Coverage',
    id: `part-${letter.toLowerCase()}-${person.id}`,
    status: 'active',
    beneficiary: { reference: `Patient/${person.id}` },
    ...(person.medicareNumber !== null && { subscriberId: person.medicareNumber }),
    class: [{ type: { coding: [{ code: 'subplan' }] }, value: `Part ${letter}` }],
    extension: [{ url: `${VARIABLES}/rfrnc_yr`, valueDate: String(yearOf(today)) }, ...extension],
  });
  const monthly = (...parts: [name: string, code: string][]) =>
    Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0')).flatMap((month) =>
      parts.map(([name, code]) => coded(`${name}${month}`, code)),
    );
  const drugs = monthly(['ptdcntrct', contractId], ['ptdpbpid', pbpNumber], ['sgmtid', segmentId]);
  const care = monthly(['ptc_cntrct_id_', contractId], ['ptc_pbp_id_', pbpNumber]);
  return [part('A', []), part('B', []), ...(hasCare ? [part('C', care)] : []), part('D', drugs)];
}

export const versionTwo = { pharmacyClaim, doctorsClaim, coverages };
