import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importAgreement } from '#content/en/import-agreement.ts';
import type { ImportSummaryData } from '#contract/imports.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { load } from '#server/catalogue/load/load.ts';
import { blueButtonGateway } from '#server/gateways/claims/blue-button.ts';
import { badKeeper, bundle, patient, sendJson } from '#server/gateways/claims/testing/bad-keeper.ts';
import type { Identity } from '#server/identity/gateway/identity-gateway.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { fakeIdentity } from '#tests/support/fake-identity.ts';
import { importItems, OKAFOR } from '#tests/support/imports.ts';
import { signedIn } from '#tests/support/sign-in.ts';

const realDataDir = process.env['REAL_DATA_DIR'];
if (!realDataDir)
  console.warn('REAL_DATA_DIR is not set: NO PUBLISHED CLAIM GOES FROM ITS KEEPER INTO A PROFILE IN THIS RUN.');
const real = test.skipIf(!realDataDir);

type Entries = { entry?: { resource: unknown }[] };

/** The resources of some published files. */
const resourcesOf = (...names: string[]) =>
  names.flatMap((name) => {
    const file = JSON.parse(readFileSync(join(realDataDir ?? '', 'claims_fhir', `${name}.json`), 'utf8')) as Entries;
    return file.entry ? file.entry.map(({ resource }) => resource) : [file];
  });

type Shared = { patient: string; Patient: unknown[] | null; Coverage: unknown[]; ExplanationOfBenefit: unknown[] };

/** What the person who is there now shares; who keeps their name to themselves is answered 403 for it. */
let shared: Shared;
const provider = fakeIdentity();
let subject: TestApp;
let keeper: Awaited<ReturnType<typeof badKeeper>>;

beforeAll(async () => {
  keeper = await badKeeper((request, response) => {
    if (request.url === '/o/token') {
      const tokens = { access_token: 'a', refresh_token: 'r', token_type: 'bearer', patient: shared.patient };
      return sendJson(response, JSON.stringify(tokens));
    }
    const kind = /fhir\/(\w+)/.exec(request.url ?? '')?.[1] as Exclude<keyof Shared, 'patient'>;
    const resources = shared[kind];
    return resources === null ? sendJson(response, '{}', 403) : sendJson(response, bundle(resources));
  });
});
afterAll(async () => {
  await subject?.close();
  await keeper.close();
});

/** The whole server at that day, with the drugs of the real files where a test needs them. */
async function opens(today: string, withDrugs: boolean) {
  await subject?.close();
  const gateway = blueButtonGateway({ keeperOf: () => keeper.keeper, onFault: () => {} });
  subject = await testApp({ identity: provider.gateway, today, claims: { gateway, embedded: null } });
  if (!withDrugs) return;
  await load(subject.pool, join(realDataDir ?? '', 'drugs'), { accept: 'the test' });
  await load(subject.pool, join(realDataDir ?? '', 'spuf'), { accept: 'the test' });
}

async function imports(name: string, change: Partial<Identity>, what: Shared) {
  shared = what;
  const shopper = await signedIn(subject.app, provider, { ...OKAFOR, subject: name, ...change });
  const asked = await shopper.post(`${shopper.profile}/import/consent`, { version: importAgreement.version });
  const state = new URL(asked.json<{ url: string }>().url).searchParams.get('state');
  await shopper.get(`/shopper-profile/claims?code=code&state=${state}`);
  const reply = await importItems(shopper);
  const saved = (await shopper.get(`${shopper.profile}/all`)).json<ProfileReply>();
  return { reply, saved, summary: reply.json<{ importSummaryData?: ImportSummaryData }>().importSummaryData };
}

const JANE = { firstName: 'Jane', lastName: 'Doe', dateOfBirth: '2014-06-01' } as const;

/*
 * By hand from eob_search_v2: ten claims, five of them twice. Of each code the quantity and days_suply_num: 55111015810
 * is 30 for 30 days, so one a day; 50111043301 is 90 for 90, so one a day, bought for three months; 00169643810 is 15 mL
 * for 90 days, of pens of 3 mL five, so 5/3 a month. 50111078766 and 00603373932 are in no list of RxNorm of 2025. A code
 * that RxNorm's list gives the same number as another stands there by the one that the lists of plans and prices have:
 * 00169643810 as 00169643210 (both 847241), 50111043301 as 50111056001 (both 856377). The pharmacy and the doctor are
 * masked, and so are the months of the coverage.
 */
real('[IMPORT-403] the published claims of version 2 go from their keeper into the rows of a profile', async () => {
  await opens('2016-12-31T10:00:00', true);
  const { reply, saved, summary } = await imports('jane', JANE, {
    patient: '-20140000008325',
    Patient: resourcesOf('patient_read_v2'),
    Coverage: resourcesOf('coverage_search_v2'),
    ExplanationOfBenefit: resourcesOf(
      'eob_search_v2',
      'eob_read_carrier_v2',
      'eob_read_in_pt_v2',
      'eob_read_out_pt_v2',
    ),
  });
  expect(reply.statusCode).toBe(200);
  expect(
    summary?.importedDrugsAndPharmacySummary.drugs.map(({ nationalDrugCode, filledOn, outcome }) => [
      nationalDrugCode,
      filledOn,
      outcome,
    ]),
  ).toEqual([
    ['50111078766', '2016-12-01', 'not-in-our-lists'],
    ['55111015810', '2016-12-01', 'added'],
    ['00169643210', '2016-10-01', 'added'],
    ['50111056001', '2016-06-01', 'added'],
    ['00603373932', '2016-02-01', 'not-in-our-lists'],
  ]);
  expect(saved.drugsAndPharmacyDetails?.drugInfoDetails).toMatchObject([
    {
      drugName: 'omeprazole',
      drugQuantity: 1,
      drugFrequency: 'Day',
      drugSupplyLength: 30,
      origin: { kind: 'imported' },
    },
    { drugName: 'Levemir', drugQuantity: 1.667, drugFrequency: 'Month', drugPackageSize: 3, drugSupplyLength: 90 },
    {
      drugName: 'trazodone',
      drugQuantity: 1,
      drugFrequency: 'Day',
      drugSupplyLength: 90,
      origin: { kind: 'imported' },
    },
  ]);
  expect(saved.drugsAndPharmacyDetails?.pharmacyObj).toBeNull();
  expect(saved.providersDetails?.providerIdList).toEqual([]);
  expect(saved.memberEnrolledPlans).toEqual([]);
});

// By hand from coverage_search_v3_all_parts: parts C and D tell contract H1234, package 003, 'Silver Fox' since
// 2020-09-03 without an end, and part D copay level 4.
real('[IMPORT-403][PLAN-023] the published coverage of version 3 is the plan that somebody is in', async () => {
  await opens('2026-11-16T10:00:00', false);
  const { reply, saved } = await imports(
    'all-parts',
    {},
    {
      patient: '405764107',
      // The files have nobody's name for it, and their number has a letter that no Medicare number has.
      Patient: [patient('405764107')],
      Coverage: resourcesOf('coverage_search_v3_all_parts'),
      ExplanationOfBenefit: [],
    },
  );
  expect(reply.statusCode).toBe(200);
  expect(saved.memberEnrolledPlans).toMatchObject([
    {
      contractId: 'H1234',
      pbpNumber: '003',
      planName: 'Silver Fox',
      planPhone: '632-609-6612 ext. 1',
      effectiveDate: '2020-09-03',
      terminationDate: null,
      coversCare: true,
      coversDrugs: true,
    },
  ]);
  expect(saved.drugsAndPharmacyDetails?.drugInfoDetails).toEqual([]);
});

real.each([
  ['of two people', [patient('405764107')], ['eob_read_pharmacy_v3']],
  ['of somebody who keeps their name to themselves, with a number that is none', null, []],
])('published resources %s bring nothing in', async (story, person, files) => {
  await opens('2026-11-16T10:00:00', false);
  const { reply, saved } = await imports(
    story,
    {},
    {
      patient: '405764107',
      Patient: person,
      Coverage: resourcesOf('coverage_search_v3_all_parts'),
      ExplanationOfBenefit: resourcesOf(...files),
    },
  );
  expect(reply.json()).toMatchObject({ code: 'claims-unavailable' });
  expect(saved.memberEnrolledPlans).toEqual([]);
  expect(saved.memberImport).toMatchObject({ importHistory: [], lastSummary: null });
});
