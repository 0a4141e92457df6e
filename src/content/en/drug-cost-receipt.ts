import type { DrugReceipt, PlanReceipt, ReceiptRow, ReceiptRule } from '#contract/drug-receipt.ts';
import type { RuleName } from '#domain/drug-cost/rule-sources.ts';
import type { BillingUnit, DoseItem } from '#domain/drugs/dispensing.ts';
import { doseItems } from './dose-items.ts';
import { drugCosts } from './drug-cost.ts';
import { phases } from './drug-cost-phases.ts';
import { drugYear } from './drug-cost-year.ts';

/** What a plan pays for, or does not. */
type YearPart = 'covered' | 'supplemental' | 'not-covered' | 'not-sold';

type Candidate = Extract<ReceiptRule, { rule: 'smallest' }>['candidates'][number]['name'];
type Network = NonNullable<PlanReceipt['pharmacy']>['network'];

/** The receipt behind a dollar: what it is made of, by which rules, and from which rows. Issue 5. */
export const drugReceipt = {
  title: (amount: string) => `How we got ${amount}`,
  close: 'Close receipt',
  loading: 'Getting the receipt…',
  failed: 'We could not get the receipt.',
  outside:
    'These costs come from another drug cost service. It does not tell us how it worked them out, so we cannot show a receipt.',
  none: 'We have no receipt for this.',
  changed: (now: string) =>
    `This amount has changed since you opened the page. It is now ${now}. Load the page again to see it everywhere.`,
  madeUp: 'This plan and its prices are made up, for trying out.',
  estimate: 'This is an estimate. Prices can change during the year.',
  notAvailable: 'Not available',
  print: 'Print this receipt',
  about: {
    year: (year: number) => `What your drugs cost you in ${year}.`,
    withHelp: (year: number) => `What your drugs cost you in ${year} with Extra Help.`,
    withoutHelp: (year: number) => `What your drugs would cost you in ${year} without Extra Help.`,
    parts: {
      covered: (year: number, isHelped: boolean | null) =>
        `What covered drugs cost you in ${year}${isHelped === null ? '' : isHelped ? ' with Extra Help' : ' without Extra Help'}.`,
      supplemental: (year: number) =>
        `What drugs cost you in ${year} that Medicare leaves out and the plan covers on its own.`,
      'not-covered': (year: number) => `What drugs cost you in ${year} that the plan does not cover.`,
      'not-sold': (year: number) =>
        `What drugs cost you in ${year} that the plan covers, but does not sell in this way.`,
    } satisfies Record<YearPart, (year: number, isHelped: boolean | null) => string>,
    average: (year: number) => `What your drugs cost you in an average month of ${year}.`,
    rest: (from: string, year: number) => `What your drugs cost you from ${from} to December ${year}.`,
    month: (month: string, year: number) => `What your drugs cost you in ${month} ${year}.`,
    drug: (drug: string, year: number) => `What ${drug} costs you in ${year}.`,
    fill: (drug: string) => `What one fill of ${drug} costs you once any deductible is met, before the yearly limit.`,
  },
  facts: {
    plan: 'Plan',
    pharmacy: 'Pharmacy',
    noPharmacy: 'None chosen. We use the plan’s standard costs.',
    unnamed: (number: string) => `Number ${number}`,
    network: {
      preferred: 'A preferred pharmacy of this plan',
      standard: 'In this plan’s network',
      out: 'Not in this plan’s network',
      unknown: 'We do not know if it is in this plan’s network',
    } satisfies Record<Network, string>,
    help: 'Extra Help',
    helps: ['No', 'Yes, full', 'Yes, full, with Medicaid', 'Yes, full, in an institution', 'Yes, in part'],
    deductible: 'Drug deductible for the year',
    limit: 'Yearly limit on what you pay',
    already: 'Counted before this',
    benefit: 'Kind of drug plan',
    benefits: {
      basic: 'Basic',
      enhanced: 'Enhanced',
      unknown: 'We do not know. We treat it as basic.',
    } satisfies Record<PlanReceipt['benefitType'], string>,
  },
  sum: {
    heading: 'How it adds up',
    total: 'Total',
    openAll: 'Open all months',
    closeAll: 'Close all months',
    noFill: 'No drug is filled, so there is nothing to pay.',
    average: (total: string, average: string) => `${total} ÷ 12 months = ${average}`,
    parts: {
      covered: 'Drugs that the plan covers',
      supplemental: 'Drugs that the plan covers on its own',
      'not-covered': 'Drugs that the plan does not cover',
      'not-sold': 'Covered, but not sold this way',
    } satisfies Record<YearPart, string>,
    unknown: 'We have no price for one of your drugs. Its cost is not in this list.',
  },
  price: (amount: string) => `The price of this fill is ${amount}.`,
  youPay: (amount: string) => `You pay ${amount}`,
  together: (sum: string) => `Together: ${sum}.`,
  steps: {
    deductible: (amount: string) => `You pay this part yourself until your deductible is met: ${amount}.`,
    coinsurance: (percent: string, of: string, result: string) => `You pay ${percent} of ${of} = ${result}.`,
    ofTheRest: (rest: string) => `${rest} of the price is left.`,
    atLeast: (least: string, result: string) => `The plan asks for at least ${least}, so you pay ${result}.`,
    atMost: (most: string, result: string) => `The plan asks for at most ${most}, so you pay ${result}.`,
    copay: (amount: string) => `The plan asks for a set amount (copay): ${amount}.`,
    copayOverPrice: (copay: string, result: string) =>
      `The plan asks for a set amount (copay) of ${copay}. That is more than what is left to pay, so you pay ${result}.`,
    beforeDeductible: 'The deductible does not apply to this tier. It has its own share until the deductible is met.',
    gap: (percent: string, of: string, result: string) =>
      `In the coverage gap you pay ${percent} of ${of} = ${result}.`,
    afterLimit: 'You have reached your yearly limit. You pay nothing more for this drug.',
    afterLimitLarger: (percent: string, part: string, copay: string) =>
      `You have reached your yearly limit. You pay the larger of ${percent} of the price (${part}) and ${copay}.`,
    neverMoreThan: (most: string) => `But never more than ${most}.`,
    smallestForInsulin: (amounts: string, result: string) =>
      `For insulin you pay the smallest of these: ${amounts}. That is ${result}.`,
    vaccine: 'This vaccine is free for adults with Medicare. You pay nothing.',
    supplemental: 'The plan covers this drug on its own. It is not part of Medicare drug coverage (Part D).',
    notCovered: (price: string) => `The plan does not cover this drug. You pay the full price: ${price}.`,
    notOffered: (price: string) =>
      `The plan does not cover this fill at this pharmacy. You pay the full price: ${price}.`,
    helpPaysAll: 'Extra Help pays all of it. You pay nothing.',
    smallestWithHelp: (amounts: string, result: string) =>
      `With Extra Help you pay the smallest of these: ${amounts}. That is ${result}.`,
    partialHelp: (deductible: string, smaller: string, own: string, result: string) =>
      `With part of Extra Help you pay ${deductible} for the deductible and ${smaller} of the rest, and never more than ${own}. That is ${result}.`,
    limit: (left: string) => `You are only ${left} away from your yearly limit. So you pay ${left} and no more.`,
    counted: (amount: string) => `${amount} counts toward your yearly limit.`,
    countedStandard: (standard: string, own: string) =>
      `This plan gives more than the standard Medicare drug plan. There you would pay ${standard}, which is more than ${own}, so the larger amount counts.`,
    countedMaker: (amount: string) => `${amount} that the drug maker pays counts too.`,
    countedHelp: 'What Extra Help pays for you counts too.',
    countedLeft: (left: string) => `Only ${left} was left until the limit, so no more counts.`,
    countsNothing: 'Nothing of this counts toward your yearly limit.',
    countedSoFar: (soFar: string, limit: string) => `So far in the year ${soFar} of ${limit} has counted.`,
  },
  candidates: {
    price: 'the price',
    'own-share': 'your share without help',
    'tier-share': 'the plan’s share of the whole price',
    'help-copay': 'the set amount with Extra Help',
    'insulin-limit': 'the most the law allows for insulin',
    'insulin-copay': 'the plan’s set amount for insulin',
    'insulin-coinsurance': 'the plan’s part of the price for insulin',
    'insulin-part-of-price': 'the part of the price that the law allows for insulin',
  } satisfies Record<Candidate, string>,
  candidate: (name: string, amount: string) => `${name} (${amount})`,
  rules: {
    heading: 'The rules we used',
    law: (law: string) => `Law: ${law}`,
    noLaw: 'The plan decides this.',
    names: {
      ...phases,
      'extra-help': 'Extra Help',
      limit: 'Yearly limit',
      counted: 'What counts',
    } satisfies Record<RuleName, string>,
    texts: {
      deductible: 'You pay the whole price of drugs until you have paid your plan’s deductible.',
      initial: 'After the deductible you pay the share that the plan sets for the drug’s tier.',
      gap: 'Until the end of 2024 you paid more once your drugs had cost a certain amount.',
      catastrophic:
        'Once you reach the yearly limit, covered drugs cost you nothing. Before 2024 they cost very little.',
      insulin: 'The law limits what a month of insulin costs you. The deductible does not apply.',
      vaccine: 'Vaccines that are advised for adults are free with Medicare drug coverage.',
      supplemental: 'Some plans cover drugs that Medicare leaves out. What you pay for them does not count.',
      'not-covered': 'Drugs that are not on the plan’s list cost you the full price.',
      'not-offered': 'A supply or pharmacy that the plan does not cover costs you the full price.',
      'extra-help': 'With Extra Help you pay a small set amount or nothing.',
      limit: 'In one year you never pay more than the yearly limit for covered drugs.',
      counted: 'Your own share of covered drugs counts toward the limit, also what Extra Help pays for you.',
    } satisfies Record<RuleName, string>,
    price: 'Price of a fill',
    priceText:
      'The price is units × price of one unit + the pharmacy’s fee. It is never below the pharmacy’s lowest price for a fill.',
    priceSource: 'Source: CMS, layout of the quarterly formulary and pricing files',
  },
  drugs: {
    heading: 'Prices, and where they come from',
    tier: (tier: number) => `Tier ${tier}`,
    units: (units: string, unit: BillingUnit | null, days: number) =>
      `One fill lasts ${days} days and holds ${unit ? doseItems.units[unit].amount(units) : `${units} units`}.`,
    pack: (items: string, item: DoseItem, size: string, unit: BillingUnit) => {
      const { one, many } = doseItems.items[item];
      return `That is ${items} ${items === '1' ? one : many} of ${doseItems.units[unit].amount(size)}.`;
    },
    referenceLine: (names: string) => `The average is on the line “${names}” of Medicare’s list.`,
    poolsStrengths: 'It is one average for all strengths of the drug.',
    negotiated: drugYear.negotiated,
    ownPrice: (unit: string) => `One unit costs ${unit} on this plan’s own price list.`,
    referencePrice: (unit: string, year: string) =>
      `We do not have this plan’s own price. One unit cost Medicare ${unit} on average in ${year}.`,
    product: (units: string, unit: string, result: string) => `${units} × ${unit} = ${result}`,
    withFee: (product: string, fee: string, price: string) => `${product} + ${fee} pharmacy fee = ${price}`,
    noFee: 'A pharmacy fee is not in the price. We do not know the fee of your pharmacy.',
    floor: (floor: string) => `This pharmacy asks at least ${floor} for a fill.`,
    fillPrice: (price: string) => `Price of one fill: ${price}`,
    because: drugCosts.because satisfies Record<NonNullable<DrugReceipt['because']>, string>,
  },
  rows: {
    heading: 'Data of the plan',
    kinds: {
      plan: 'Deductible of the plan',
      network: 'Your pharmacy at this plan',
      listing: 'The plan’s drug list',
      'not-listed': 'The plan’s drug list does not name this drug',
      'tier-cost': 'The plan’s share for this tier',
      'before-deductible': 'The share before the deductible',
      insulin: 'The plan’s share for insulin',
      price: 'Price of one unit',
      'reference-price': 'Average price of one unit',
    } satisfies Record<ReceiptRow['kind'], string>,
    at: (what: string, file: string, line: number) => `${what}: file “${file}”, line ${line}`,
    inFile: (what: string, file: string) => `${what}: file “${file}”`,
    unknown: (what: string) => `${what}: file and line not available`,
    dates: 'Date of the data',
    asOf: (source: string, date: string | null) => `${source}: ${date ?? 'date not available'}`,
    madeUp: 'Made-up sample',
  },
};
