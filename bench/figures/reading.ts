import { CALLS } from '#contract/calls.ts';
import { type Figure, rounded, type Target, throughputs } from '../measure.ts';
import { startSubject } from '../start-subject.ts';

const SEARCH = '/planinfo/product-details/VPP/plan-years/2027/products/ALL/state-codes/WA/fips-county-codes/033';

/** As browsers ask. */
const BROTLI = { 'accept-encoding': 'br' };

/** What pages ask for most, plain and compressed, each against a bare route with one indexed SELECT. */
export async function readingFigures(): Promise<Figure[]> {
  const { origin, bareUrl, uuid, cookie, sessions, stop } = await startSubject();
  const [member] = sessions;
  if (!member) throw new Error('There are no sessions to measure.');
  try {
    const { plans } = (await (await fetch(origin + SEARCH)).json()) as { plans: { planId: string }[] };
    const details = `${origin}/planinfo/details/VPP/plan-years/2027/plans/${plans[0]?.planId}`;
    const profile = `${origin}/landrover/api/Users/${uuid}/all`;
    const whole = `${origin}/landrover/api/Users/${member.uuid}/all`;
    const notChanged = async ({ url, headers }: Target): Promise<Target> => {
      const etag = (await fetch(url, { headers: headers ?? {} })).headers.get('etag') ?? '';
      const known = { url, headers: { ...headers, 'if-none-match': etag } };
      const { status } = await fetch(url, { headers: known.headers });
      if (status !== 304) throw new Error(`A profile that did not change was answered ${status}.`);
      return known;
    };
    const { bare, ...found } = await throughputs({
      bare: { url: bareUrl },
      profile: { url: profile, headers: { cookie } },
      'profile, br': compressed({ url: profile, headers: { cookie } }),
      'profile, not changed': await notChanged({ url: profile, headers: { cookie } }),
      'profile of a session': { url: whole, headers: { cookie: member.cookie } },
      'profile of a session, br': compressed({ url: whole, headers: { cookie: member.cookie } }),
      'profile of a session, not changed': await notChanged({ url: whole, headers: { cookie: member.cookie } }),
      'plan search': { url: origin + SEARCH },
      'plan search, br': compressed({ url: origin + SEARCH }),
      'plan details': { url: details },
      'plan details, br': compressed({ url: details }),
      'drug names, br': compressed({ url: origin + CALLS.findDrugNames.path, body: { text: 'ator' } }),
    });
    return [
      { name: 'bare route with one indexed SELECT', value: rounded(bare, 0), unit: 'requests/s' },
      ...Object.entries(found).map(([name, rate]) => ({
        name: `${name}, to bare`,
        value: rounded(rate / bare),
        unit: 'ratio',
        wanted: `at least ${WANTED[name as keyof typeof found]}`,
      })),
    ];
  } finally {
    await stop();
  }
}

/** A whole profile has 4 plans and is one of 10,000; the search is that of King County. */
const WANTED = {
  profile: 0.6,
  'profile, br': 0.5,
  'profile, not changed': 0.6,
  'profile of a session': 0.6,
  'profile of a session, br': 0.5,
  'profile of a session, not changed': 0.6,
  'plan search': 1,
  'plan search, br': 1,
  'plan details': 0.5,
  'plan details, br': 0.5,
  'drug names, br': 0.3,
};

const compressed = (target: Target): Target => ({ ...target, headers: { ...target.headers, ...BROTLI } });
