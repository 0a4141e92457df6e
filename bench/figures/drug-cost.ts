import type { CostRow, DrugAtPlan, ListedDrug, PharmacyAtPlan } from '#domain/drug-cost/drug-facts.ts';
import { estimateYear } from '#domain/drug-cost/estimate-year.ts';
import { priceDrugs } from '#domain/drug-cost/fill-price.ts';
import { planCosts } from '#domain/drug-cost/plan-costs.ts';
import { DAYS_OF_SUPPLY, type KnownDrug, type Share, type YearInput } from '#domain/drug-cost/year-input.ts';
import { type Figure, median, rounded } from '../measure.ts';

const PLANS = 300;
const DRUGS = 15;
const PHARMACIES = 3;
const WARM_UPS = 20;
const TIMES = 100;
const TIMES_OF_A_POINT = 15;
const YEAR = 2026;
const LIMIT = 2_100_00;

/** All plans at all pharmacies with all drugs: one shopper's whole comparison. */
export async function drugCostFigures(): Promise<Figure[]> {
  const inputs = comparison(PLANS, DRUGS, PHARMACIES);
  // In turns, so that a machine that is slow for a while is slow for both.
  const [ours = [], simplest = []] = timesOf([() => runAll(inputs), () => runSimplest(inputs)], TIMES);
  const [pricing = []] = timesOf([() => void comparison(PLANS, DRUGS, PHARMACIES)], TIMES_OF_A_POINT);
  const name = `${PLANS} plans x ${DRUGS} drugs x ${PHARMACIES} pharmacies`;
  return [
    { name: `drug cost engine, ${name}, fastest of ${TIMES}`, value: rounded(Math.min(...ours)), unit: 'ms' },
    { name: `drug cost engine, ${name}, p50`, value: rounded(median(ours)), unit: 'ms' },
    { name: `drug cost engine, ${name}, p99`, value: rounded(highest(ours)), unit: 'ms', wanted: 'under 10' },
    { name: 'drug cost engine to the simplest loop', value: rounded(median(ours) / median(simplest)), unit: 'ratio' },
    { name: 'their prices and covers before it, p50', value: rounded(median(pricing)), unit: 'ms' },
    growth('plans', [75, 150, 300, 600], (count) => comparison(count, DRUGS, PHARMACIES)),
    growth('drugs', [4, 8, 15, 30], (count) => comparison(PLANS, count, PHARMACIES)),
    growth('pharmacies', [1, 2, 3, 6], (count) => comparison(PLANS, DRUGS, count)),
  ];
}

/** How the time grows with the count: 1 is in step with it, 2 would be with its square. */
function growth(of: string, counts: readonly number[], make: (count: number) => YearInput[]): Figure {
  const points = counts.map((count) => {
    const inputs = make(count);
    const [times = []] = timesOf([() => runAll(inputs)], TIMES_OF_A_POINT);
    return { count, time: Math.min(...times) };
  });
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) throw new Error('A curve needs points.');
  const power = Math.log(last.time / first.time) / Math.log(last.count / first.count);
  const note = points.map(({ count, time }) => `${count}: ${rounded(time)} ms`).join(', ');
  return { name: `drug cost engine, growth with ${of}`, value: rounded(power), unit: 'power', wanted: 'about 1', note };
}

/** The milliseconds of each piece of work, which take turns. */
function timesOf(works: readonly (() => void)[], times: number): number[][] {
  for (let time = 0; time < WARM_UPS; time += 1) for (const work of works) work();
  const all = works.map((): number[] => []);
  for (let time = 0; time < times; time += 1) {
    for (const [index, work] of works.entries()) {
      const start = performance.now();
      work();
      all[index]?.push(performance.now() - start);
    }
  }
  return all;
}

const highest = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

function runAll(inputs: readonly YearInput[]) {
  let sum = 0;
  for (const input of inputs) {
    const estimate = estimateYear(input);
    if ('because' in estimate) throw new Error(estimate.because);
    sum += estimate.year ?? 0;
  }
  if (sum === 0) throw new Error('Nothing was counted.');
}

/** Deductible, share and limit and nothing else, in one loop: what can not be left out. */
function runSimplest(inputs: readonly YearInput[]) {
  let sum = 0;
  for (const { plan, drugs } of inputs) {
    let deductible: number = plan.deductible;
    let counted = 0;
    for (let month = 0; month < 12; month += 1) {
      for (const drug of drugs as readonly KnownDrug[]) {
        if (drug.cover.rule !== 'tier') continue;
        if (drug.supply === 90 && month % 3 !== 0) continue;
        const taken = drug.cover.hasDeductible ? Math.min(deductible, drug.price) : 0;
        const rest = drug.price - taken;
        const { share } = drug.cover;
        const shared =
          share.kind === 'copay' ? Math.min(share.amount, rest) : Math.round((rest * share.parts) / 10_000);
        const pays = Math.min(taken + shared, LIMIT - counted);
        deductible -= taken;
        counted += pays;
        sum += pays;
      }
    }
  }
  if (sum === 0) throw new Error('Nothing was counted.');
}

/** Every plan at every pharmacy, made the way the server makes it; numbers differ and do not change between runs. */
function comparison(plans: number, drugs: number, pharmacies: number): YearInput[] {
  const list = Array.from({ length: drugs }, (_, index) => listedDrug(index));
  return Array.from({ length: plans }, (_, plan) => {
    const costs = planCosts(costRows(plan), []);
    const facts = list.map((_drug, index) => drugAtPlan(plan, index));
    return Array.from(
      { length: pharmacies },
      (_pharmacy, index): YearInput => ({
        planYear: YEAR,
        plan: { deductible: [0, 250_00, 615_00][plan % 3] ?? 0, isEnhanced: plan % 2 === 0 },
        drugs: priceDrugs(costs, pharmacyAtPlan(plan, index), list, facts),
        help: 0,
        startMonth: 1,
        already: { counted: 0, spent: 0 },
      }),
    );
  }).flat();
}

const listedDrug = (index: number): ListedDrug => ({
  id: String(10_000_000_000 + index),
  kind: index % 2 === 0 ? 'brand' : 'generic',
  isSelected: false,
  isInsulin: index === 3,
  isAdultVaccine: false,
  dose: { quantity: 1000 * (1 + (index % 3)), frequency: 'Day' },
  supply: index % 4 === 0 ? 90 : 30,
});

/** One drug in five is not covered; unit costs go from a cent to twenty dollars. */
const drugAtPlan = (plan: number, index: number): DrugAtPlan => ({
  listing: (plan + index) % 5 === 0 ? { list: 'none' } : { list: 'formulary', tier: 1 + ((plan + index * 2) % 5) },
  unitCost: 10_000 + ((plan * 7919 + index * 104_729) % 2000) ** 2 * 5,
});

function costRows(plan: number): CostRow[] {
  return [1, 2, 3, 4, 5].flatMap((tier) =>
    DAYS_OF_SUPPLY.map((supply) => {
      const copay: Share = { kind: 'copay', amount: (tier - 1) * 5_00 + (plan % 4) * 1_00 };
      const share: Share = tier > 3 ? { kind: 'coinsurance', parts: 25_00 + (plan % 3) * 500 } : copay;
      const shares = {
        'preferred-retail': copay,
        'standard-retail': share,
        'preferred-mail': copay,
        'standard-mail': share,
      };
      return { level: 'initial', tier, supply, hasDeductible: tier > 2, shares };
    }),
  );
}

const FEE = { 30: 500_000, 60: 750_000, 90: 1_000_000 };

const pharmacyAtPlan = (plan: number, index: number): PharmacyAtPlan => ({
  place: { delivery: 'retail', network: (plan + index) % 3 === 0 ? 'preferred' : 'standard' },
  prices: { fees: { brand: FEE, generic: FEE, selected: FEE }, floor: 1_000_000 },
});
