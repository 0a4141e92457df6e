import { cashCalendar } from './cash-calendar.ts';
import { paymentPlan } from './drug-cost-payment-plan.ts';

/** What the calendar of a plan's costs says, once somebody opens it. */
export const cashCalendarTexts = { cashCalendar, paymentPlan };
export type CashCalendarTexts = typeof cashCalendarTexts;
