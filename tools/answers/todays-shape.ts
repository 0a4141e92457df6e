import type { Json, Kind } from './question.ts';
import { toDetails } from './todays-details.ts';
import { ESTIMATE } from './world.ts';

type Fields = { [name: string]: Json };
type AskOlder = (other: { path: string }) => Promise<Json>;

/**
 * How a reply of the older contract reads in today's. A kind that is not here reads the same in both. What today stands
 * in the reply of another call is asked of the older server too, by the path of that call.
 */
export const IN_TODAYS_SHAPE: Partial<Record<Kind, (reply: Json, askOlder: AskOlder) => Promise<Json>>> = {
  details: async (reply) => toDetails(reply as Fields),
  estimate: async (reply) => ({ plans: plansOf(reply).map(toEstimate) }),
  receipt: async (reply, askOlder) => {
    const { receipt, ...rest } = reply as Fields & { receipt: Fields | null };
    const [cost] = plansOf(await askOlder({ path: ESTIMATE }));
    return { ...rest, receipt: receipt && cost ? toReceipt(receipt, cost) : receipt };
  },
};

type Cost = Fields & { drugs: Fields[]; fullYear: Fields | null; restOfYear: Fields | null };

const plansOf = (reply: Json) => (reply as { plans: Cost[] }).plans;

const toEstimate = ({ fullYear: _fullYear, restOfYear, drugs, ...same }: Cost): Json => ({
  ...same,
  restOfYear: only(restOfYear, ['fromMonth', 'total', 'notCovered']),
  drugs: drugs.map(toDrug),
});

const toDrug = ({
  byPhase: _byPhase,
  tier: _tier,
  initialCost: _initialCost,
  priceBasis,
  referenceYear: year = null,
  poolsStrengths = null,
  isNegotiated = null,
  ...drug
}: Fields): Json => ({
  ...drug,
  average: priceBasis === 'reference' ? { year, poolsStrengths, isNegotiated } : null,
});

const OF_MONTHS = ['fromMonth', 'months', 'phases', 'limitReachedIn', 'bills', 'billable', 'dearestFill'];

/** Months and phases stood with the costs. */
const toReceipt = (receipt: Fields, { fullYear, restOfYear, drugs }: Cost): Json => ({
  ...receipt,
  months: { fullYear: only(fullYear, OF_MONTHS), restOfYear: only(restOfYear, OF_MONTHS) },
  drugs: (receipt['drugs'] as Fields[]).map((drug) => ({
    ...drug,
    byPhase: drugs.find(({ ndc }) => ndc === drug['ndc'])?.['byPhase'] ?? null,
  })),
});

const only = (fields: Fields | null, names: readonly string[]): Json =>
  fields && Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
