import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CALLS } from '#contract/calls.ts';
import { Problem } from '#contract/problem.ts';
import type { Clock } from '#server/clock.ts';
import { slowLane } from '#server/http/slow-lane.ts';
import { networkOf } from '#server/security/network-of.ts';
import { type BucketSize, tokenBuckets } from '#server/security/token-buckets.ts';

/** Prices: one of a drug at a plan and a pharmacy is one. */
export type PriceBudgets = { ofCaller: BucketSize; fromAddress: BucketSize };

export type PricingWork = ReturnType<typeof pricingWork>;

/** As many as two cores can spare while they serve everything else; a third would only wait for the same thread. */
const AT_ONCE = 2;
const WAITING = 40;
/** Others are given way after about a millisecond of pricing. */
const PRICES_BETWEEN = 50;
const SECOND = 1000;
/** Beyond it all are forgotten: whom a bucket refuses is told again. */
const MOST_WAITING = 10_000;

/** Counts what is priced before it is done, and does it in a lane of its own. Decision 0048. */
export function pricingWork(budgets: PriceBudgets, machine: Clock) {
  const lane = slowLane({ atOnce: AT_ONCE, waiting: WAITING });
  const ofCaller = tokenBuckets(budgets.ofCaller, machine);
  const fromAddress = tokenBuckets(budgets.fromAddress, machine);

  // A loop that does not wait costs a look at its cookies, and not the reading of its lists.
  const waitsUntil = new Map<string, number>();
  const refuseFor = (caller: string, seconds: number): never => {
    if (waitsUntil.size >= MOST_WAITING) waitsUntil.clear();
    waitsUntil.set(caller, machine() + seconds * SECOND);
    throw new Problem('too-many-prices', { retryAfter: seconds });
  };

  return {
    /** Before the body is read. @throws Problem('too-many-prices') for a caller whose time to wait is not over. */
    mustHaveWaited(request: FastifyRequest) {
      const caller = callerOf(request);
      const left = (waitsUntil.get(caller) ?? 0) - machine();
      if (left > 0) throw new Problem('too-many-prices', { retryAfter: Math.ceil(left / SECOND) });
      waitsUntil.delete(caller);
    },

    /** @throws Problem('too-many-prices') with the seconds after which it would be done; nothing is counted then. */
    async run<Result>(request: FastifyRequest, prices: number, work: () => Promise<Result>): Promise<Result> {
      const [caller, address] = [callerOf(request), networkOf(request.ip)];
      const seconds = Math.max(ofCaller.secondsUntil(caller, prices), fromAddress.secondsUntil(address, prices));
      if (seconds > 0) refuseFor(caller, seconds);
      ofCaller.take(caller, prices);
      fromAddress.take(address, prices);
      return lane.run(work);
    },
  };
}

const PRICING = new Set<string>(
  [CALLS.estimatePlanCost, CALLS.comparePharmacies, CALLS.explainPlanCost].map(({ path }) => path),
);

export function refuseImpatientPricing(app: FastifyInstance, pricing: PricingWork) {
  app.addHook('onRequest', async (request) => {
    if (PRICING.has(request.routeOptions.url ?? '')) pricing.mustHaveWaited(request);
  });
}

/** Maps one after another, and lets others have the thread in between. */
export async function mapGivingWay<Item, Result>(
  items: readonly Item[],
  pricesEach: number,
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let since = 0;
  for (const item of items) {
    if (since >= PRICES_BETWEEN) {
      await nextTurn();
      since = 0;
    }
    results.push(map(item));
    since += pricesEach;
  }
  return results;
}

/** The cookies that a browser brought, of whatever worth: who leaves them out is counted by the address alone. */
function callerOf({ headers, ip }: FastifyRequest): string {
  return createHash('sha256')
    .update(headers.cookie ?? networkOf(ip))
    .digest('base64url');
}
