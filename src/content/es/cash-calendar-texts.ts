import type { CashCalendarTexts } from '../en/cash-calendar-texts.ts';
import { cashCalendar } from './cash-calendar.ts';
import { paymentPlan } from './drug-cost-payment-plan.ts';

export const cashCalendarTexts: CashCalendarTexts = { cashCalendar, paymentPlan };
