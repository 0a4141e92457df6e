import { expect, test } from 'vitest';
import type { PlanDrugs } from './drug-facts.ts';
import { type CostRequest, planYears } from './plan-years.ts';
import { aCatalogueDrug, aFormularyDrug, aPlan, aRequest, PHARMACY } from './testing/a-plan.ts';

const REQUEST: CostRequest = {
  planYear: 2027,
  drugs: [aRequest()],
  help: 0,
  already: { counted: 0, spent: 0 },
  restFrom: null,
};

const years = (change: Partial<CostRequest> = {}, facts: Partial<PlanDrugs> = {}, hasDrugCover = true) =>
  planYears({ facts: aPlan(facts), hasDrugCover, pharmacy: PHARMACY }, [aCatalogueDrug()], { ...REQUEST, ...change });

test('without Extra Help both walks of a year are the same, and there is no rest of the year', () => {
  const { plain, plainInput, helped, rest, because, drugs, ofPlan } = years();
  expect([plain?.year, helped?.estimate.year]).toEqual([480_00, 480_00]);
  expect(plainInput).toMatchObject({ help: 0, startMonth: 1, planYear: 2027 });
  expect([rest, because]).toEqual([null, null]);
  expect([drugs.length, ofPlan.length]).toEqual([1, 1]);
});

test('with Extra Help one walk has it and the other has not', () => {
  const { plain, plainInput, helped } = years({ help: 1 });
  expect(plain?.year).toBe(480_00);
  expect(plainInput?.help).toBe(0);
  expect(helped?.estimate.year).toBeLessThan(480_00);
});

test('the rest of a year has the fills from its first month on', () => {
  const { rest, helped } = years({ restFrom: 11 });
  expect(rest?.estimate.year).toBe(80_00);
  expect(rest?.fills.map(({ month }) => month)).toEqual([11, 12]);
  expect(helped?.estimate.year).toBe(480_00);
});

const NONE = { plain: null, plainInput: null, helped: null, rest: null };

test('a plan without drug cover has no walk, and says why', () => {
  expect(years({ restFrom: 11 }, {}, false)).toMatchObject({ ...NONE, because: 'no-drug-cover' });
});

test('a year whose rules are not known has none either', () => {
  const found = years({ planYear: 2031, restFrom: 11 });
  expect(found).toMatchObject(NONE);
  expect(found.because).not.toBeNull();
});

test('a drug without a figure leaves the year open, and tells why', () => {
  const found = years({}, { drugs: [aFormularyDrug({ unitCosts: { 30: null, 60: null, 90: null } })] });
  expect(found.helped?.estimate.year).toBeNull();
  expect(found.because).toBe(found.drugs[0]?.because);
  expect(found.because).not.toBeNull();
});
