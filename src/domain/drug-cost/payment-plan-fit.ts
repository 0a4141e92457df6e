import type { Cents } from '#domain/money/cents.ts';

/**
 * Pharmacies have to speak of the payment plan from a fill of this much on.
 * @source 42 CFR 423.137
 */
export const DEAR_FILL: Cents = 600_00;

/** Who the Medicare Prescription Payment Plan helps: by CMS's own measure, or by the bills themselves. */
export type PaymentPlanFit =
  | { likely: false; because: 'extra-help' | 'nothing-to-spread' | 'no-lower-month' }
  | { likely: true; because: 'dear-fill' }
  | { likely: null; because: 'smaller-months' };

type Year = {
  /** Twelve: what the counter asks for the drugs that are spread. */
  billable: readonly Cents[];
  /** Twelve: the bills in their place. */
  bills: readonly Cents[];
  dearestFill: Cents;
};

/** The total is the same either way, so all that can get better is the dearest month. */
export function paymentPlanFit({ billable, bills, dearestFill }: Year, hasExtraHelp: boolean): PaymentPlanFit {
  if (billable.every((cents) => cents === 0)) return { likely: false, because: 'nothing-to-spread' };
  if (hasExtraHelp) return { likely: false, because: 'extra-help' };
  if (dearestFill >= DEAR_FILL) return { likely: true, because: 'dear-fill' };
  return Math.max(...bills) < Math.max(...billable)
    ? { likely: null, because: 'smaller-months' }
    : { likely: false, because: 'no-lower-month' };
}
