import { setTimeout as sleep } from 'node:timers/promises';
import { type Applicant, MORE_OF_FIRST } from '../applicants/make-applicants.ts';
import { type Figure, median, quantile, rounded, throughputs } from '../measure.ts';
import { startSubject } from '../start-subject.ts';
import type { Subject } from '../subject.ts';

const SEARCH = '/planinfo/product-details/VPP/plan-years/2027/products/ALL/state-codes/WA/fips-county-codes/033';
const PLANS = 12;

/** For saving as fast as it goes. */
const CLIENTS = 10;
const SECONDS = 4;
const ROUNDS = 3;

/** For typing as people do. */
const TYPING = 200;
const FIELDS = ['firstName', 'middleName', 'lastName', 'city', 'address1', 'address2', 'mailingCity', 'otherLanguage'];
const SECONDS_OF_TYPING = 30;

/** What saving a field costs, two hundred people who type, and a dashboard with plans and applications. */
export async function applicationFigures(): Promise<Figure[]> {
  const { stop, ...subject } = await startSubject({ environment: { BENCH_APPLICANTS: String(CLIENTS + TYPING) } });
  try {
    return [...(await dashboard(subject)), ...(await saving(subject)), ...(await typing(subject))];
  } finally {
    await stop();
  }
}

async function post(url: string, cookie: string, body: object, headers = {}) {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${reply.status} ${text}`);
}

async function dashboard({ origin, applicants, sessions }: Subject): Promise<Figure[]> {
  const [first] = applicants;
  const other = sessions.at(-1);
  if (!first || !other) throw new Error('There is nobody to read.');
  const { plans } = (await (await fetch(origin + SEARCH)).json()) as { plans: { planId: string }[] };
  const kept = plans
    .slice(0, PLANS)
    .map(({ planId }) => ({ planId, zipCode: '98101', stateCode: 'WA', fipsCountyCode: '033' }));
  const user = (uuid: string) => `${origin}/landrover/api/Users/${uuid}`;
  await post(`${user(first.uuid)}/plans/2027`, first.cookie, { plans: kept }, { 'if-match': '"1"' });
  const { profile, dashboard: full } = await throughputs({
    profile: { url: `${user(other.uuid)}/all`, headers: { cookie: other.cookie } },
    dashboard: { url: `${user(first.uuid)}/all`, headers: { cookie: first.cookie } },
  });
  return [
    {
      name: `a dashboard of ${kept.length} plans and ${MORE_OF_FIRST + 1} applications, to a profile read`,
      value: rounded(profile / full),
      unit: 'times as long',
      wanted: 'at most 2',
    },
  ];
}

/** Types on and on into fields of one application, each on the version that it had before. */
function typist(origin: string, { uuid, cookie, applicationId }: Applicant) {
  const versions = new Map<string, number>();
  let strokes = 0;
  return async () => {
    const field = FIELDS[strokes % FIELDS.length] ?? '';
    const version = versions.get(field) ?? 0;
    strokes += 1;
    versions.set(field, version + 1);
    const body = { answers: { [field]: `Word ${letters(strokes)}` }, versions: { [field]: version } };
    await post(`${origin}/landrover/api/Users/${uuid}/applications/${applicationId}/answers`, cookie, body);
  };
}

const letters = (number: number) => String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

async function saving({ origin, bareUrl, applicants }: Subject): Promise<Figure[]> {
  const typists = applicants.slice(0, CLIENTS).map((applicant) => typist(origin, applicant));
  const bare = applicants.slice(0, CLIENTS).map(
    ({ uuid, cookie, applicationId }) =>
      () =>
        post(bareUrl, cookie, { uuid, applicationId }),
  );
  const rates = { bare: [] as number[], typed: [] as number[] };
  await Promise.all([rateOf(bare, 1), rateOf(typists, 1)]);
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.bare.push(await rateOf(bare, SECONDS));
    rates.typed.push(await rateOf(typists, SECONDS));
  }
  return [
    { name: `bare UPDATE by ${CLIENTS} clients`, value: rounded(median(rates.bare), 0), unit: 'requests/s' },
    {
      name: 'saving a field, to a bare UPDATE',
      value: rounded(median(rates.typed) / median(rates.bare)),
      unit: 'ratio',
      wanted: 'at least 0.3',
    },
  ];
}

/** Each client asks again as soon as it is answered. @returns answers a second. */
async function rateOf(clients: readonly (() => Promise<void>)[], seconds: number): Promise<number> {
  let answered = 0;
  const began = performance.now();
  const isOver = () => performance.now() - began > seconds * 1000;
  await Promise.all(
    clients.map(async (ask) => {
      while (!isOver()) {
        await ask();
        answered += 1;
      }
    }),
  );
  return answered / ((performance.now() - began) / 1000);
}

/** Everybody one field a second, each from a moment of their own. */
async function typing({ origin, applicants }: Subject): Promise<Figure[]> {
  const times: number[] = [];
  let failed = 0;
  await Promise.all(
    applicants.map(async (applicant, index) => {
      // What the rounds before left in the first ones would be stale.
      if (index < CLIENTS) return;
      const type = typist(origin, applicant);
      await sleep((index / applicants.length) * 1000);
      for (let second = 0; second < SECONDS_OF_TYPING; second += 1) {
        const began = performance.now();
        await type().catch(() => {
          failed += 1;
        });
        const took = performance.now() - began;
        times.push(took);
        await sleep(Math.max(0, 1000 - took));
      }
    }),
  );
  const who = `${applicants.length - CLIENTS} people who type a field a second`;
  return [
    { name: `${who}: fields`, value: times.length, unit: 'fields' },
    { name: `${who}: failed`, value: failed, unit: 'fields', wanted: '0' },
    { name: `${who}: half of them took at most`, value: rounded(quantile(times, 0.5), 1), unit: 'ms' },
    { name: `${who}: 99 of 100 took at most`, value: rounded(quantile(times, 0.99), 1), unit: 'ms' },
  ];
}
