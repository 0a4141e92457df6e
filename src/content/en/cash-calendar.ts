import type { CalendarDate } from '#domain/cash-calendar/calendar-dates.ts';

/** What each month of a plan costs, and the days not to miss. Amounts and days come in formatted. */
export const cashCalendar = {
  plan: 'Plan',
  theirs: (name: string) => `${name} (the plan you are in)`,
  table: (plan: string, year: number) => `${plan}: what you pay in ${year}`,
  month: 'Month',
  premium: 'Premium',
  pharmacy: 'At the pharmacy',
  bill: 'Payment plan bill',
  total: 'In all',
  year: (year: number) => `All of ${year}`,
  yearFrom: (month: string, year: number) => `${month} to December ${year}`,
  loading: 'Adding up your months…',
  failed: 'We could not add up what your drugs cost.',
  unknown: {
    'no-drugs': 'You have saved no drugs yet. Save them, and we show what you pay at the pharmacy.',
    'no-cover': 'This plan does not cover drugs, so we do not know what you pay for them.',
    'no-place': 'We do not know where you use this plan, so we do not know what your drugs cost with it.',
    'no-figure': 'We do not have the price of each of your drugs with this plan.',
    'no-months': 'We have no figure for each month of this plan.',
  },
  notIn: 'Not in it: your Part B premium, and what doctors and hospitals cost you.',
  estimate: 'Drug costs are an estimate. They change when your drugs, your pharmacy or prices change.',
  dates: {
    title: 'Days not to miss',
    none: 'There is no such day in the next twelve months.',
  },
  kinds: {
    'open-enrollment-starts': () => 'Open Enrollment starts. You can choose a plan for next year.',
    'open-enrollment-ends': () => 'Open Enrollment ends. It is the last day to choose a plan for next year.',
    'advantage-period-starts': () => 'If you are in a Medicare Advantage plan, you can now change it once.',
    'advantage-period-ends': () => 'It is the last day to change your Medicare Advantage plan.',
    'draft-kept-until': (plan: string) => `Your application for ${plan} is not sent. We keep it until this day.`,
    'cover-starts': (plan: string) => `You asked ${plan} to start on this day. The plan has to say yes first.`,
  } satisfies Record<CalendarDate['kind'], (plan: string) => string>,
  file: {
    button: 'Put it in my calendar (.ics)',
    hint: 'You get a file that your phone or computer can add to its calendar. Who sees that calendar sees these days and sums too.',
    name: 'medicare-days',
    title: 'Medicare: days and costs',
    month: (month: string, total: string) => `${month}: about ${total} for Medicare coverage and drugs`,
    parts: (plan: string, premium: string, pharmacy: string) =>
      `${plan}. Premium: ${premium}. At the pharmacy: ${pharmacy}.`,
    partsWithBill: (plan: string, premium: string, pharmacy: string, bill: string) =>
      `${plan}. Premium: ${premium}. At the pharmacy: ${pharmacy}. Payment plan bill: ${bill}.`,
    saved: 'The file was made. Look for it where your downloads are.',
  },
};
