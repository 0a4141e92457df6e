import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ExplainedFill, explainYear } from './estimate-year.ts';
import { partDParameters } from './part-d-parameters.ts';
import { phaseCosts } from './phase-costs.ts';
import { isWithinLimit } from './plan-years.ts';
import { aDrug, aYear, coinsurance, copay, estimateOf, onTier, receiptsOf } from './testing/a-year.ts';
import {
  type Cover,
  DAYS_OF_SUPPLY,
  type KnownDrug,
  type PricedDrug,
  type Share,
  type YearInput,
} from './year-input.ts';

const cents = (max: number) => fc.integer({ min: 0, max });

const anyShare: fc.Arbitrary<Share> = fc.oneof(
  cents(150_00).map((amount): Share => ({ kind: 'copay', amount })),
  cents(100_00).map((parts): Share => ({ kind: 'coinsurance', parts })),
  fc
    .record({ parts: cents(100_00), least: cents(20_00), more: cents(200_00) })
    .map(({ parts, least, more }): Share => ({ kind: 'coinsurance', parts, least, most: least + more })),
);

const anyCover: fc.Arbitrary<Cover> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ rule: fc.constant('tier' as const), share: anyShare, hasDeductible: fc.boolean() }),
  },
  fc.record({
    rule: fc.constant('tier' as const),
    share: anyShare,
    hasDeductible: fc.boolean(),
    beforeDeductible: anyShare,
  }),
  fc.record({ rule: fc.constant('insulin' as const), share: anyShare }),
  fc.record({
    rule: fc.constant('insulin' as const),
    insulin: fc.record({ copay: cents(105_00), parts: cents(50_00) }),
  }),
  fc.constant({ rule: 'vaccine' as const }),
  fc.record({ rule: fc.constant('supplemental' as const), share: anyShare }),
  fc.constant({ rule: 'not-covered' as const }),
  fc.constant({ rule: 'not-offered' as const }),
);

/** Cheap drugs are common, and some cost more than any yearly limit. */
const anyPrice = fc.oneof(cents(50_00), cents(1_000_00), cents(20_000_00));

const anyDrug: fc.Arbitrary<KnownDrug> = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('brand', 'generic'),
  supply: fc.constantFrom(...DAYS_OF_SUPPLY),
  price: anyPrice,
  cover: anyCover,
});

/** Any year that has a figure. */
const anyYear: fc.Arbitrary<YearInput> = fc
  .record({
    planYear: fc.constantFrom(2023, 2024, 2025, 2026, 2027),
    plan: fc.record({ deductible: cents(700_00), isEnhanced: fc.boolean() }),
    drugs: fc.array(anyDrug, { maxLength: 6 }),
    help: fc.constantFrom(0, 1, 2, 3, 4),
    startMonth: fc.integer({ min: 1, max: 12 }),
    already: fc.record({ counted: cents(2_500_00), spent: cents(6_000_00) }),
  })
  .filter(({ planYear, help }) => help !== 4 || partDParameters(planYear)?.partialHelp !== null);

const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0);
const thresholdOf = ({ planYear }: YearInput) => partDParameters(planYear)?.threshold ?? 0;
const isKnown = (drug: PricedDrug): drug is KnownDrug => !('unknown' in drug) && drug.price !== null;

const holds = (rule: (input: YearInput) => void) => fc.assert(fc.property(anyYear, rule));

test('all is whole cents, and no fill costs less than nothing or more than its price', () => {
  holds((input) => {
    for (const { pays, price, counts } of receiptsOf(input)) {
      expect([pays, counts].every(Number.isSafeInteger)).toBe(true);
      expect(pays >= 0 && pays <= (price ?? 0) && counts >= 0).toBe(true);
    }
  });
});

test('the months are the year, and the drugs are both', () => {
  holds((input) => {
    const { year, months, drugs, covered, supplemental, notCovered } = estimateOf(input);
    expect(sum(months ?? [])).toBe(year);
    expect(sum(drugs.map((drug) => drug.year))).toBe(year);
    expect((covered ?? 0) + (supplemental ?? 0) + (notCovered ?? 0)).toBe(year);
    for (const drug of drugs) expect(sum(drug.months)).toBe(drug.year);
    expect(months?.map((_cents, place) => sum(drugs.map((drug) => drug.months[place] ?? 0)))).toEqual(months);
  });
});

test('receipts and figures are the same', () => {
  holds((input) => {
    const explained = explainYear(input);
    if ('because' in explained) throw new Error(explained.because);
    expect(explained.estimate).toEqual(estimateOf(input));
    expect(sum(explained.fills.map(({ pays }) => pays))).toBe(explained.estimate.year);
    expect(input.already.counted + sum(explained.fills.map(({ counts }) => counts))).toBe(explained.estimate.counted);
    for (const fill of explained.fills) expect(paidBySteps(fill)).toBe(fill.pays);
  });
});

test('the phases of a year add up to it', () => {
  holds((input) => {
    const fills = receiptsOf(input);
    expect(sum(phaseCosts(fills).map(({ cents }) => cents))).toBe(estimateOf(input).year);
    for (const { cents, fills: count } of phaseCosts(fills)) expect(cents >= 0 && count > 0).toBe(true);
  });
});

/** What a reader of the receipt would work out. */
function paidBySteps({ steps }: ExplainedFill) {
  return steps.reduce((paid, step) => {
    if (step.step === 'part') return paid + step.result;
    return step.step === 'counted' ? paid : step.result;
  }, 0);
}

test('from 2024 on covered drugs never cost more than what is missing to the limit', () => {
  holds((input) => {
    const missing = Math.max(0, thresholdOf(input) - input.already.counted);
    const { covered } = estimateOf(input);
    if (input.planYear >= 2024) expect(covered).toBeLessThanOrEqual(missing);
    expect(isWithinLimit(input.planYear, covered ?? 0)).toBe(true);
  });
});

test('after the limit covered drugs cost nothing from 2024 on, and no fill counts any more', () => {
  holds((input) => {
    let counted = input.already.counted;
    for (const { phases, pays, counts } of receiptsOf(input)) {
      const isAfter = counted >= thresholdOf(input);
      if (isAfter) expect(counts).toBe(0);
      if (isAfter && input.planYear >= 2024 && phases[0] === 'catastrophic') expect(pays).toBe(0);
      expect(phases.includes('catastrophic')).toBe(isAfter && !/^(not-|supp)/.test(phases[0] ?? ''));
      counted += counts;
    }
    expect(counted).toBeLessThanOrEqual(Math.max(thresholdOf(input), input.already.counted));
  });
});

test('what is paid on the way to the limit is never more than what counts', () => {
  holds((input) => {
    for (const { phases, pays, counts } of receiptsOf(input)) {
      if (/^(deductible|initial|gap|insulin)/.test(phases[0] ?? '')) expect(pays).toBeLessThanOrEqual(counts);
    }
  });
});

test('Extra Help never makes a year dearer', () => {
  holds((input) => {
    expect(estimateOf(input).year).toBeLessThanOrEqual(estimateOf({ ...input, help: 0 }).year ?? 0);
    expect(estimateOf(input).counted).toBe(estimateOf({ ...input, help: 0 }).counted);
  });
});

test('months before the first cost nothing', () => {
  holds((input) => {
    expect(sum(estimateOf(input).months?.slice(0, input.startMonth - 1) ?? [])).toBe(0);
  });
});

test('a later start never makes a year dearer', () => {
  holds((input) => {
    const later = { ...input, startMonth: Math.min(12, input.startMonth + 1) };
    const monthly = input.drugs.filter((drug) => isKnown(drug) && drug.supply === 30);
    // A plan that asks more before the deductible than after it, or the reverse, is the same in both.
    expect(estimateOf({ ...later, drugs: monthly }).year).toBeLessThanOrEqual(
      estimateOf({ ...input, drugs: monthly }).year ?? 0,
    );
  });
});

test('a drug without a figure changes nothing for the others', () => {
  holds((input) => {
    const { year: _year, months: _months, unknown: _none, covered: _hole, ...others } = estimateOf(input);
    const unpriced: PricedDrug = { id: 'x', unknown: 'price-unknown', cover: { rule: 'insulin' } };
    expect(estimateOf({ ...input, drugs: [unpriced, ...input.drugs] })).toMatchObject({
      ...others,
      year: null,
      months: null,
      covered: null,
    });
  });
});

test('a dearer drug never makes a year of a basic plan cheaper', () => {
  const share = fc.oneof(
    fc.integer({ min: 0, max: 100_00 }).map((parts) => coinsurance(parts)),
    anyPrice.map(copay),
  );
  fc.assert(
    fc.property(anyPrice, anyPrice, share, fc.constantFrom(2025, 2026, 2027), (price, more, tier, planYear) => {
      const year = (each: number) =>
        estimateOf(aYear({ planYear, drugs: [aDrug({ price: each, cover: onTier(tier) })] })).year;
      expect(year(price)).toBeLessThanOrEqual(year(price + more) ?? 0);
    }),
  );
});

test('where all drugs share one coinsurance their order changes the year by a rounded cent a fill at most', () => {
  const drugs = fc.array(anyDrug, { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(drugs, fc.integer({ min: 1, max: 12 }), (list, startMonth) => {
      const all = list.map((drug) => ({ ...drug, cover: onTier(coinsurance(25_00)) }));
      const input = aYear({ startMonth, drugs: all });
      const turned = { ...input, drugs: all.toReversed() };
      const difference = Math.abs((estimateOf(input).year ?? 0) - (estimateOf(turned).year ?? 0));
      expect(difference).toBeLessThanOrEqual(receiptsOf(input).length);
    }),
  );
});

test('the bounds of the law are bounds: insulin and vaccines', () => {
  holds((input) => {
    const fills = receiptsOf(input);
    for (const drug of input.drugs.filter(isKnown)) {
      const most = { insulin: 35_00 * (drug.supply / 30), vaccine: 0 }[drug.cover.rule as string];
      if (most === undefined) continue;
      for (const { drugId, pays } of fills) if (drugId === drug.id) expect(pays).toBeLessThanOrEqual(most);
    }
  });
});
