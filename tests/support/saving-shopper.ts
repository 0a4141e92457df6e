import type { PlanSearch } from '#contract/plan-search.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { KING_COUNTY } from './small-catalogue.ts';

/** The saved plans of 2027 with their version, as a reply tells them. */
export type Saved = { ids: string[]; version: number };

const SEARCH = '/planinfo/product-details/VPP/plan-years/2027/products/ALL/state-codes/WA/fips-county-codes/033';

/**
 * A guest of a real server process who reads and saves plans through its port.
 * @param origin asked anew for each call: a server that was killed comes back on another port.
 */
export async function savingShopper(origin: () => string) {
  const made = await fetch(`${origin()}/landrover/api/guests`, { method: 'POST' });
  const { uuid } = (await made.json()) as { uuid: string };
  const cookie = made.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { plans } = (await (await fetch(origin() + SEARCH)).json()) as PlanSearch;
  const address = () => `${origin()}/landrover/api/Users/${uuid}/plans/2027`;

  return {
    planIds: plans.map(({ planId }) => planId),
    read: () => fetch(address(), { headers: { cookie } }),
    save: (ids: readonly string[], version: number, key: string) =>
      fetch(address(), {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', 'if-match': `"${version}"`, 'idempotency-key': key },
        body: JSON.stringify({ plans: ids.map((planId) => ({ planId, ...KING_COUNTY })) }),
      }),
  };
}

export async function savedIn(reply: Response): Promise<Saved> {
  const { plansDetails, versions } = (await reply.json()) as ProfileReply;
  return {
    ids: (plansDetails?.plans ?? []).map(({ planId }) => planId).sort(),
    version: versions['plans'] ?? 0,
  };
}
