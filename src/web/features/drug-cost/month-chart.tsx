import { useId, useState } from 'react';
import { monthName } from '#content/format/month-name.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import type { PlanReceipt } from '#contract/drug-receipt.ts';
import { monthParts } from '#domain/drug-cost/month-parts.ts';
import { useDrugPricingTexts, usePaymentPlanTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { billedPeriodOf, billsOf } from '#web/parts/drug-cost/bills-of.ts';
import styles from './month-chart.module.css';
import { MonthKeys } from './month-keys.tsx';
import { MonthTable } from './month-table.tsx';
import { PaymentPlan } from './payment-plan/payment-plan.tsx';

type Props = {
  cost: PlanDrugCost;
  receipt: Pick<PlanReceipt, 'fullYear' | 'months'>;
  /** Null where it is not known. */
  monthlyPremium: number | null;
};

/** The year month by month; as bills of the payment plan where it exists and the shopper wants to see them. */
export function MonthChart({ cost, receipt: { fullYear: year, months }, monthlyPremium }: Props) {
  const words = useDrugPricingTexts();
  const paymentPlan = usePaymentPlanTexts();
  const { language } = useStart();
  const id = useId();
  const [showsBills, setShowsBills] = useState(false);
  const { fullYear } = months;
  if (!fullYear) return null;
  const bills = billsOf(billedPeriodOf(months) ?? fullYear);
  const { limitReachedIn } = fullYear;
  const notCovered = cost.parts?.notCoveredDrugs ?? [];
  const parts = monthParts(fullYear.months, year?.fills ?? [], { notCovered, premium: monthlyPremium });

  return (
    <section className={styles.monthChart} aria-labelledby={`${id}-months`}>
      <h3 id={`${id}-months`}>{words.months}</h3>
      {limitReachedIn !== null && <p>{words.limitReached(monthName(limitReachedIn, language))}</p>}
      {bills && (
        <>
          <label className="choice-row no-print">
            <input
              type="checkbox"
              role="switch"
              checked={showsBills}
              aria-checked={showsBills}
              aria-describedby={`${id}-hint`}
              onChange={({ target }) => setShowsBills(target.checked)}
            />
            {paymentPlan.show}
          </label>
          <p id={`${id}-hint`} className="quiet no-print">
            {paymentPlan.hint}
          </p>
        </>
      )}
      {bills && showsBills ? (
        <PaymentPlan bills={bills} cost={cost} />
      ) : (
        <>
          <MonthKeys premium={monthlyPremium} hasNotCovered={notCovered.length > 0} />
          <MonthTable period={fullYear} parts={parts} labelledBy={`${id}-months`} />
        </>
      )}
    </section>
  );
}
