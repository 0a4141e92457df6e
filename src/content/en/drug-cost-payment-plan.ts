import type { PaymentPlanFit } from '#domain/drug-cost/payment-plan-fit.ts';

/** The Medicare Prescription Payment Plan, where the months of a year are shown. */
export const paymentPlan = {
  show: 'Pay monthly (Medicare Prescription Payment Plan)',
  hint: 'Your plan sends you a bill each month. You pay nothing at the pharmacy for the drugs in it.',
  table: (month: string, year: number) => `Your bills in ${year}, if you join in ${month}`,
  counter: 'At the pharmacy',
  bill: 'Monthly bill',
  inAll: 'In all',
  same: (sum: string) =>
    `You pay ${sum} both ways. The payment plan adds no interest and no fee. It also saves you nothing: it only spreads out what you pay.`,
  notSpread: (sum: string) =>
    `Not in the bills: ${sum} for drugs that Medicare Part D does not cover with this plan. You still pay that at the pharmacy.`,
  fit: {
    'dear-fill': (fill: string) =>
      `It is likely to help you. One fill costs you ${fill}. Medicare says that one fill of $600 or more is a sign that it helps.`,
    'smaller-months': (counter: string, bill: string) =>
      `It may help you. The most you pay in one month is ${bill}, not ${counter}.`,
    'no-lower-month': (counter: string, bill: string) =>
      `It is not likely to help you. Your highest bill would be ${bill}. The most you pay in one month without it is ${counter}.`,
    'extra-help': () => 'It is not likely to help you, since you get Extra Help. Extra Help lowers what you pay.',
    'nothing-to-spread': () => 'You do not need it: there is nothing to pay for the drugs that it spreads.',
  } satisfies Record<PaymentPlanFit['because'], (...amounts: string[]) => string>,
  helps: {
    heading: 'Who it can help',
    people: ['People who pay $600 or more for one fill', 'People who pay the most early in the year'],
  },
  helpsNot: {
    heading: 'Who it may not help',
    people: [
      'People who pay little for drugs',
      'People who pay about the same each month',
      'People who get Extra Help',
      'People who want to pay less in all: the sum stays the same',
    ],
  },
  join: {
    heading: 'How to join',
    when: 'You can join before the year starts, or at any time in the year.',
    plan: (phone: string, tty: string) => `Call the plan: ${phone} (${tty}).`,
    memberCard: 'Call your plan. The number is on your member card.',
    looking: 'We are looking up the number of the plan…',
    medicare: (phone: string, tty: string) =>
      `Questions? Call 1-800-MEDICARE (${phone}, ${tty}), 24 hours a day, 7 days a week.`,
  },
};
