import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Coverage, PharmacyClaim, Treatment } from '#domain/imports/claims.ts';
import { doctorsOfClaims } from '#domain/imports/doctors-of-claims.ts';
import { drugsOfClaims } from '#domain/imports/drugs-of-claims.ts';
import { dualOfCoverage, helpOfCoverage } from '#domain/imports/help-of-coverage.ts';
import { pharmacyOfClaims } from '#domain/imports/pharmacy-of-claims.ts';
import { plansOfCoverage } from '#domain/imports/plans-of-coverage.ts';
import { type ReadResource, readResource } from './read-resource.ts';

const realDataDir = process.env['REAL_DATA_DIR'];
if (!realDataDir)
  console.warn('REAL_DATA_DIR is not set: THE PUBLISHED CLAIMS OF BLUE BUTTON ARE NOT READ IN THIS RUN.');
const real = test.skipIf(!realDataDir);

type Entries = { resourceType: string; entry?: { resource: unknown }[] };

/** What a file of Blue Button's own tests reads as: each figure below was worked out by hand from that file. */
function read(name: string) {
  const file = JSON.parse(readFileSync(join(realDataDir ?? '', 'claims_fhir', `${name}.json`), 'utf8')) as Entries;
  const resources = file.entry ? file.entry.map(({ resource }) => resource) : [file];
  return resources.map((resource) => readResource(resource));
}
const pick = <Kind extends ReadResource['kind']>(name: string, kind: Kind) =>
  read(name).map((one) => {
    if (one.kind !== kind) throw new Error(`${name} holds '${one.kind}'`);
    return one as Extract<ReadResource, { kind: Kind }>;
  });
const claimsOf = (name: string): PharmacyClaim[] => pick(name, 'pharmacy-claim').map(({ claim }) => claim);
const treatmentsOf = (name: string): Treatment[] => pick(name, 'treatments').flatMap(({ treatments }) => treatments);
const coveragesOf = (name: string): Coverage[] => pick(name, 'coverage').map(({ coverage }) => coverage);

real('ten claims of version 2 are five drugs, since each claim comes twice', () => {
  const { drugs, leftOut } = drugsOfClaims(claimsOf('eob_search_v2'), { today: '2016-12-31', rxcuiOf: () => null });
  const named = drugs.map(({ ndc, name, filledOn, supply, quantity }) => [ndc, name, filledOn, supply, quantity]);
  expect(named).toEqual([
    ['50111078766', 'Azithromycin - AZITHROMYCIN MONOHYDRATE', '2016-12-01', 30, 6],
    ['55111015810', 'Omeprazole - OMEPRAZOLE', '2016-12-01', 30, 30],
    ['00169643810', 'Levemir - INSULIN DETEMIR', '2016-10-01', 90, 15],
    ['50111043301', 'Trazodone Hydrochloride - TRAZODONE HYDROCHLORIDE', '2016-06-01', 90, 90],
    ['00603373932', null, '2016-02-01', 90, 90],
  ]);
  // Six capsules for five days are a cure.
  expect(drugs.map(({ isShortCourse }) => isShortCourse)).toEqual([true, false, false, false, false]);
  expect(drugs.every(({ fills }) => fills === 1)).toBe(true);
  expect(leftOut).toEqual({ cancelled: 0, deleted: 0, replaced: 0, compound: 0, older: 0, future: 0 });
});

real('the masked pharmacies of version 2 are nobody', () => {
  expect(pharmacyOfClaims(claimsOf('eob_search_v2'), '2016-12-31')).toBeNull();
});

real('a claim of version 3 that was deleted says it is active, and is left out', () => {
  expect(claimsOf('eob_read_pharmacy_v3')).toEqual([
    {
      leftOut: 'deleted',
      ndc: null,
      name: null,
      filledOn: '2018-08-12',
      daysOfSupply: 7,
      quantity: 2,
      pharmacyNpi: '1548226988',
      pharmacyKind: 'institutional',
    },
  ]);
});

real('a mixture of version 3 is left out; a tax number is no number of a pharmacy', () => {
  expect(claimsOf('eob_model_v3_pharmacy')).toMatchObject([
    { leftOut: 'compound', ndc: null, filledOn: '2024-01-15', daysOfSupply: 30, quantity: null, pharmacyNpi: null },
  ]);
});

real('of three people on a doctor’s claim of version 2 one treated, and the number is masked', () => {
  const treatments = treatmentsOf('eob_read_carrier_v2');
  expect(treatments).toEqual([
    {
      leftOut: null,
      npi: '999999999999',
      name: null,
      taxonomyCode: null,
      specialtyCode: null,
      treatedOn: '2015-12-01',
    },
  ]);
  expect(doctorsOfClaims(treatments, '2015-12-31')).toEqual({ doctors: [], badNumbers: 1 });
  expect(treatmentsOf('eob_read_carrier_v1')).toEqual(treatments);
});

real('doctors of version 3 come with name and specialty', () => {
  expect(doctorsOfClaims(treatmentsOf('eob_model_v3_carrier'), '2025-12-31')).toEqual({
    doctors: [
      {
        npi: '1942945159',
        name: 'Stark, Tony',
        taxonomyCode: null,
        specialtyCode: null,
        lastOn: '2025-01-11',
        days: 1,
      },
      {
        npi: '1952378861',
        name: 'Rogers, Gromit',
        taxonomyCode: '207R00000X',
        specialtyCode: '11',
        lastOn: '2025-01-11',
        days: 1,
      },
    ],
    badNumbers: 0,
  });
});

real('claims of hospitals are not needed', () => {
  const kinds = ['eob_read_in_pt_v2', 'eob_read_out_pt_v2'].flatMap(read).map(({ kind }) => kind);
  expect(kinds).toEqual(['not-needed', 'not-needed']);
});

real('the person of version 2', () => {
  expect(read('patient_read_v2')).toEqual([
    {
      kind: 'person',
      subject: '-20140000008325',
      person: { firstNames: ['Jane', 'X'], lastName: 'Doe', dateOfBirth: '2014-06-01' },
    },
  ]);
});

real.each([
  ['coverage_search_v3_part_c_and_d', 'H1234', '002', 'Happy Heart', '463-309-0285 ext. 173', '2019-09-03', true],
  ['coverage_search_v3_all_parts', 'H1234', '003', 'Silver Fox', '632-609-6612 ext. 1', '2020-09-03', true],
  ['coverage_search_v3_part_d_only', 'S0001', '003', 'Vitality Plan', '080-751-7370 ext. 70', '2019-02-18', false],
])('%s tells one plan, and no segment of it', (name, contractId, pbpNumber, planName, phone, from, care) => {
  expect(plansOfCoverage(coveragesOf(name), '2026-11-16')).toEqual([
    {
      contractId,
      pbpNumber,
      segmentId: null,
      planId: null,
      name: planName,
      phone,
      from,
      to: null,
      covers: { care, drugs: true },
      isFuture: false,
    },
  ]);
});

real('a plan that begins in 2030 has a number that no contract has, so it is none of ours', () => {
  expect(coveragesOf('coverage_search_v3_future_only').map(({ contractId, from }) => [contractId, from])).toEqual([
    ['G1234', '2030-01-01'],
    ['G1234', '2030-01-01'],
  ]);
  expect(plansOfCoverage(coveragesOf('coverage_search_v3_future_only'), '2026-11-16')).toEqual([]);
});

real('masked months of version 2 tell no plan, and neither does a drug plan without a package', () => {
  expect(plansOfCoverage(coveragesOf('coverage_search_v2'), '2026-11-16')).toEqual([]);
  expect(plansOfCoverage(coveragesOf('coverage_model_v3_part_d'), '2026-11-16')).toEqual([]);
  expect(plansOfCoverage(coveragesOf('coverage_model_v3_part_c'), '2026-11-16')).toMatchObject([
    { contractId: 'H1234', pbpNumber: '001', name: 'Sample Medicare Advantage Plan', phone: '1-800-555-1234' },
  ]);
});

real.each([
  ['coverage_model_v3_part_d', { copayCategory: 1, level: '1' }],
  ['coverage_search_v3_all_parts', { copayCategory: 4, level: '4' }],
  ['coverage_search_v3_part_c_and_d', null],
  ['coverage_search_v3_future_only', null],
])('Extra Help of %s', (name, help) => {
  expect(helpOfCoverage(coveragesOf(name), '2026-11-16')).toEqual(help);
});

real('help of a state', () => {
  expect(dualOfCoverage(coveragesOf('coverage_model_v3_dual'), '2026-11-16')).toEqual({
    program: 'QMB',
    hasFullMedicaid: false,
    state: 'TX',
  });
  expect(dualOfCoverage(coveragesOf('coverage_search_v3_all_parts'), '2026-11-16')).toEqual({
    program: 'QDWI',
    hasFullMedicaid: null,
    state: 'VT',
  });
});
