import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ALONE, AT_ONCE, BURSTS, burstFigures } from '../bursts.ts';
import { type Form, fetched, type Plan } from '../fetched.ts';
import { atRate, type Figure, rounded, type Shot, throughputs } from '../measure.ts';
import { startSubject } from '../start-subject.ts';

const FORMS = '/drug-info-api/druginfo/forms/v1/search';
const NAMES = '/drug-info-api/druginfo/names/v1/search';
const ESTIMATE = '/drug-pricing-api/drugpricing/estimateplancost';
const KING = 'products/ALL/state-codes/WA/fips-county-codes/033';

/** A list as people have it: brands and generics, an insulin, an inhaler. */
const TAKEN = [
  'Lipitor',
  'Eliquis',
  'Jardiance',
  'furosemide',
  'lisinopril',
  'amlodipine',
  'omeprazole',
  'Xarelto',
  'gabapentin',
  'sertraline',
];
const PLANS = 20;

/** What somebody types, letter by letter, right and wrong. */
const TYPED = [
  'li',
  'lip',
  'lipi',
  'lipit',
  'lipitor',
  'lipitr',
  'met',
  'metf',
  'metfor',
  'metfromin',
  'el',
  'eli',
  'eliq',
  'eliqis',
  'lev',
  'levo',
  'levothyrox',
  'levothyroxin',
  'amlo',
  'amlodipin',
  'gaba',
  'gabapentine',
  'ins',
  'insulin',
  'oze',
  'ozempic',
  'ozempik',
  'jar',
  'jardiance',
  'zo',
  'zoloft',
  'hydrochlor',
  'hydrochlorothiazide',
  'xarelto',
];

const SECONDS = 30;
const ESTIMATES_A_SECOND = 10;
const SEARCHES_A_SECOND = 50;

/** The calls that a shopper waits for while drugs are put in and priced, database and all. */
export async function drugCallFigures(): Promise<Figure[]> {
  return [...(await estimates()), ...(await typing())];
}

async function estimates(): Promise<Figure[]> {
  const { origin, bareUrl, stop } = await startSubject();
  try {
    const body = await bodyOf(origin);
    const { bare, estimate } = await throughputs({
      bare: { url: bareUrl },
      estimate: { url: origin + ESTIMATE, body },
    });
    const name = `pricing ${body.drugs.length} drugs at ${body.plans.length} plans`;
    const shot = { path: ESTIMATE, body };
    const { figures } = await burstFigures(name, origin, {
      alone: Array.from<Shot>({ length: ALONE }).fill(shot),
      together: Array.from<Shot>({ length: AT_ONCE * BURSTS }).fill(shot),
    });
    return [
      {
        name: `${name}, to a bare route with one indexed SELECT`,
        value: rounded(estimate / bare, 3),
        unit: 'ratio',
        wanted: 'at least 0.1',
      },
      ...(await steady(name, origin, [shot], ESTIMATES_A_SECOND)),
      ...figures,
    ];
  } finally {
    await stop();
  }
}

async function typing(): Promise<Figure[]> {
  const real = join(process.env['REAL_DATA_DIR'] ?? '', 'drugs');
  const isReal = existsSync(real);
  const { origin, bareUrl, stop } = await startSubject({ files: isReal ? real : undefined });
  try {
    const { bare, names } = await throughputs({
      bare: { url: bareUrl },
      names: { url: origin + NAMES, body: { text: 'levothyroxin' } },
    });
    const name = `drug type-ahead on ${isReal ? 'the whole RxNorm list' : 'the sample alone: REAL_DATA_DIR is not set'}`;
    const shots = TYPED.map((text) => ({ path: NAMES, body: { text } }));
    return [
      { name: `${name}, to a bare route with one indexed SELECT`, value: rounded(names / bare, 3), unit: 'ratio' },
      ...(await steady(name, origin, shots, SEARCHES_A_SECOND)),
    ];
  } finally {
    await stop();
  }
}

async function steady(name: string, origin: string, shots: readonly Shot[], rate: number): Promise<Figure[]> {
  const { p50, p99, answered, failed } = await atRate(origin, shots, rate, SECONDS);
  const note = `${answered} answers, ${failed} failed, ${rate} asked for a second`;
  return [
    { name: `${name}, p50`, value: p50, unit: 'ms' },
    { name: `${name}, p99`, value: p99, unit: 'ms', note },
  ];
}

async function bodyOf(origin: string) {
  const { plans } = await fetched<{ plans: Plan[] }>(`${origin}/planinfo/product-details/VPP/plan-years/2027/${KING}`);
  const forms = await Promise.all(TAKEN.map((name) => fetched<{ forms: Form[] }>(origin + FORMS, { name })));
  const found = forms.flatMap(({ forms: [first] }) => first ?? []);
  if (found.length < TAKEN.length || plans.length < PLANS) throw new Error('The sample lacks drugs or plans to price.');
  return {
    zip: '98101',
    county: '53033',
    pharmacy: null,
    plans: plans
      .slice(0, PLANS)
      .map(({ contractId, pbpNumber, segmentId, planYear }) => ({ contractId, pbpNumber, segmentId, planYear })),
    drugs: found.map(({ nationalDrugCode: ndc, packages: [pack] }) => ({
      ndc,
      quantity: 1,
      frequency: pack ? 'Month' : 'Day',
      supplyLength: 30,
      packageSize: pack?.size ?? null,
      packageQuantity: pack ? 1 : null,
    })),
  };
}
