import { expect, test } from 'vitest';
import type {
  Channel,
  CostRow,
  DrugFacts,
  InsulinRow,
  Listing,
  NotOffered,
  NotStated,
  PharmacyPlace,
} from './drug-facts.ts';
import { planCosts } from './plan-costs.ts';
import { coverOf } from './plan-cover.ts';
import { coinsurance, copay } from './testing/a-year.ts';
import { DAYS_OF_SUPPLY, type InsulinShare } from './year-input.ts';

const NOT_OFFERED: NotOffered = { kind: 'not-offered' };
const NOT_TOLD: NotStated = { kind: 'not-stated' };

const shares = (change: Partial<Record<Channel, CostRow['shares'][Channel]>> = {}) => ({
  'preferred-retail': copay(1_00),
  'standard-retail': copay(2_00),
  'preferred-mail': copay(3_00),
  'standard-mail': copay(4_00),
  ...change,
});

const row = (change: Partial<CostRow> = {}): CostRow => ({
  level: 'initial',
  tier: 3,
  supply: 30,
  hasDeductible: true,
  shares: shares(),
  ...change,
});

const insulinRow = (share: InsulinShare, change: Partial<InsulinRow> = {}): InsulinRow => ({
  tier: 3,
  supply: 30,
  shares: { 'standard-retail': share },
  ...change,
});

const STANDARD: PharmacyPlace = { delivery: 'retail', network: 'standard' };
const ON_TIER_3: Listing = { list: 'formulary', tier: 3 };
const PLAIN: DrugFacts = { isInsulin: false, isAdultVaccine: false };
const INSULIN: DrugFacts = { isInsulin: true, isAdultVaccine: false };
const VACCINE: DrugFacts = { isInsulin: false, isAdultVaccine: true };

type Facts = { costs?: CostRow[]; insulin?: InsulinRow[]; listing?: Listing; drug?: DrugFacts; place?: PharmacyPlace };

const cover = ({ costs = [row()], insulin = [], listing = ON_TIER_3, drug = PLAIN, place = STANDARD }: Facts = {}) =>
  coverOf(planCosts(costs, insulin), listing, drug, place, 30);

test.each([
  ['a preferred shop', 'retail', 'preferred', 1_00],
  ['any other shop of the network', 'retail', 'standard', 2_00],
  ['preferred mail order', 'mail', 'preferred', 3_00],
  ['other mail order', 'mail', 'standard', 4_00],
  ['a shop whose place in the network is not known', 'retail', 'unknown', 2_00],
  ['mail order whose place in the network is not known', 'mail', 'unknown', 4_00],
] as const)('the costs are those of %s', (_story, delivery, network, amount) => {
  const place = { delivery, network };
  expect(cover({ place })).toEqual({ rule: 'tier', share: copay(amount), hasDeductible: true });
});

const NOTHING_TOLD = row({ shares: shares({ 'standard-retail': NOT_TOLD }) });
const NOTHING_TOLD_BEFORE = row({ level: 'before-deductible', shares: shares({ 'standard-retail': NOT_TOLD }) });

test.each([
  ['a drug on no list is not covered', { listing: { list: 'none' } }, { rule: 'not-covered' }],
  ['a list that is not known says nothing', { listing: { list: 'unknown' } }, null],
  ['out of the network nothing is offered', { place: { delivery: 'retail', network: 'out' } }, { rule: 'not-offered' }],
  [
    'and what is not covered stays not covered there',
    { listing: { list: 'none' }, place: { delivery: 'retail', network: 'out' } },
    { rule: 'not-covered' },
  ],
  [
    'a cost type of 0 is not offered',
    { costs: [row({ shares: shares({ 'standard-retail': NOT_OFFERED }) })] },
    { rule: 'not-offered' },
  ],
  ['a row that leaves the share open is unknown', { costs: [NOTHING_TOLD] }, null],
  ['so is what is paid before the deductible', { costs: [row({ hasDeductible: false }), NOTHING_TOLD_BEFORE] }, null],
  ['which is not asked on a tier that has it', { costs: [row(), NOTHING_TOLD_BEFORE] }, cover()],
  [
    'nor of another kind of pharmacy',
    { costs: [NOTHING_TOLD], place: { delivery: 'mail', network: 'preferred' } },
    { rule: 'tier', share: copay(3_00), hasDeductible: true },
  ],
  [
    'a drug that Medicare leaves out, with an open share',
    { listing: { list: 'excluded', tier: 3 }, costs: [NOTHING_TOLD] },
    null,
  ],
  [
    'a vaccine costs what the law says, whatever a row leaves open',
    { drug: VACCINE, costs: [NOTHING_TOLD] },
    { rule: 'vaccine' },
  ],
  ['insulin with an open share and no line', { drug: INSULIN, costs: [NOTHING_TOLD] }, null],
  ['a tier without a row is unknown', { listing: { list: 'formulary', tier: 4 } }, null],
  [
    'a supply without a row, on a tier that has one for another',
    { costs: [row({ supply: 90 })] },
    { rule: 'not-offered' },
  ],
  [
    'a drug that Medicare leaves out, on such a tier',
    { listing: { list: 'excluded', tier: 3 }, costs: [row({ supply: 90 })] },
    { rule: 'not-offered' },
  ],
  ['insulin on such a tier, with no line', { drug: INSULIN, costs: [row({ supply: 60 })] }, { rule: 'not-offered' }],
  [
    'mail order of a network that is not known, where the plan has preferred mail order alone',
    {
      costs: [row({ shares: shares({ 'standard-mail': NOT_OFFERED }) })],
      place: { delivery: 'mail', network: 'unknown' },
    },
    { rule: 'tier', share: copay(3_00), hasDeductible: true },
  ],
  [
    'and where it has no mail order at all',
    {
      costs: [row({ shares: shares({ 'standard-mail': NOT_OFFERED, 'preferred-mail': NOT_OFFERED }) })],
      place: { delivery: 'mail', network: 'unknown' },
    },
    { rule: 'not-offered' },
  ],
  ['a row before the deductible alone is none', { costs: [row({ level: 'before-deductible' })] }, null],
  [
    'a drug that Medicare leaves out and the plan covers',
    { listing: { list: 'excluded', tier: 3 } },
    { rule: 'supplemental', share: copay(2_00) },
  ],
  ['such a drug on a tier without a row', { listing: { list: 'excluded', tier: 4 } }, null],
  [
    'such a drug where it is not offered',
    { listing: { list: 'excluded', tier: 3 }, costs: [row({ shares: shares({ 'standard-retail': NOT_OFFERED }) })] },
    { rule: 'not-offered' },
  ],
] satisfies [string, Facts, unknown][])('%s', (_story, facts, expected) => {
  expect(cover(facts)).toEqual(expected);
});

const BEFORE = row({
  level: 'before-deductible',
  hasDeductible: false,
  shares: shares({ 'standard-retail': copay(9_00) }),
});
const NO_OFFER_BEFORE = row({ level: 'before-deductible', shares: shares({ 'standard-retail': NOT_OFFERED }) });

test.each([
  ['a spared tier has its share before the deductible', false, BEFORE, copay(9_00)],
  ['a spared tier without such a row', false, row({ tier: 4, level: 'before-deductible' }), undefined],
  ['a spared tier whose row offers nothing', false, NO_OFFER_BEFORE, undefined],
  ['a tier with the deductible has none', true, BEFORE, undefined],
])('%s', (_story, hasDeductible, before, beforeDeductible) => {
  expect(cover({ costs: [before, row({ hasDeductible })] })).toStrictEqual({
    rule: 'tier',
    share: copay(2_00),
    hasDeductible,
    ...(beforeDeductible && { beforeDeductible }),
  });
});

test.each([
  ['the line of its tier', [insulinRow({ copay: 35_00 })], { rule: 'insulin', insulin: { copay: 35_00 } }],
  [
    'the line for all tiers',
    [insulinRow({ parts: 20_00 }, { tier: 'all' })],
    { rule: 'insulin', insulin: { parts: 20_00 } },
  ],
  [
    'the line of its tier before the one for all',
    [insulinRow({ copay: 10_00 }, { tier: 'all' }), insulinRow({ copay: 35_00 })],
    { rule: 'insulin', insulin: { copay: 35_00 } },
  ],
  ['no line: the share of the tier', [], { rule: 'insulin', share: copay(2_00) }],
  ['the line of another tier', [insulinRow({ copay: 35_00 }, { tier: 4 })], { rule: 'insulin', share: copay(2_00) }],
  [
    'the line of another supply',
    [insulinRow({ copay: 9_00 }, { supply: 90 })],
    { rule: 'insulin', share: copay(2_00) },
  ],
  [
    'the line of another kind of pharmacy',
    [insulinRow({}, { shares: { 'standard-mail': { copay: 9_00 } } })],
    { rule: 'insulin', share: copay(2_00) },
  ],
  ['a line without figures', [insulinRow({})], { rule: 'insulin', share: copay(2_00) }],
])('insulin has %s', (_story, insulin, expected) => {
  expect(cover({ drug: INSULIN, insulin })).toEqual(expected);
});

test.each([
  [
    'a line is an offer where the tier has none',
    [insulinRow({ copay: 35_00 })],
    { rule: 'insulin', insulin: { copay: 35_00 } },
  ],
  ['no line and no offer', [], { rule: 'not-offered' }],
])('insulin on a tier that is not offered: %s', (_story, insulin, expected) => {
  const costs = [row({ shares: shares({ 'standard-retail': NOT_OFFERED }) })];
  expect(cover({ drug: INSULIN, costs, insulin })).toEqual(expected);
});

test.each([
  ['a line is enough', [insulinRow({ copay: 35_00 })], { rule: 'insulin', insulin: { copay: 35_00 } }],
  ['without a line it is unknown', [], null],
  ['a line of another supply is none', [insulinRow({ copay: 35_00 }, { supply: 90 })], { rule: 'not-offered' }],
  ['nor is one without figures', [insulinRow({}, { supply: 90 })], null],
])('insulin on a tier without a row: %s', (_story, insulin, expected) => {
  expect(cover({ drug: INSULIN, costs: [], insulin })).toEqual(expected);
});

test.each([
  ['is free on any tier', [row()], { rule: 'vaccine' }],
  ['is free also where the data has no row', [], { rule: 'vaccine' }],
  ['is free also where the data has no row of this supply', [row({ supply: 90 })], { rule: 'vaccine' }],
  [
    'is not offered where the tier is not',
    [row({ shares: shares({ 'standard-retail': NOT_OFFERED }) })],
    { rule: 'not-offered' },
  ],
])('a vaccine %s', (_story, costs, expected) => {
  expect(cover({ drug: VACCINE, costs })).toEqual(expected);
});

test('each tier and supply has its own row', () => {
  const rows = [1, 2].flatMap((tier) =>
    DAYS_OF_SUPPLY.map((supply) =>
      row({ tier, supply, shares: shares({ 'standard-retail': coinsurance(tier * 100 + supply) }) }),
    ),
  );
  const costs = planCosts(rows, []);
  const found = rows.map(({ tier, supply }) => coverOf(costs, { list: 'formulary', tier }, PLAIN, STANDARD, supply));
  expect(found).toEqual(
    rows.map((each) => ({ rule: 'tier', share: each.shares['standard-retail'], hasDeductible: true })),
  );
});
