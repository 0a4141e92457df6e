import { formatCents } from '#content/format/money.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import { usePaymentPlanTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import type { Bills } from '#web/parts/drug-cost/bills-of.ts';
import styles from '../month-chart.module.css';
import { BillsTable } from './bills-table.tsx';
import { HowToJoin } from './how-to-join.tsx';
import { WhoItHelps } from './who-it-helps.tsx';

type Props = { bills: Bills; cost: PlanDrugCost };

/** The year in the bills of the Medicare Prescription Payment Plan, and what a shopper has to know of it. */
export function PaymentPlan({ bills, cost }: Props) {
  const words = usePaymentPlanTexts();
  const { language } = useStart();

  return (
    <div className={styles.paymentPlan}>
      <BillsTable bills={bills} planYear={cost.planYear} />
      <p>{words.same(formatCents(bills.sum, language))}</p>
      {bills.notSpread > 0 && <p>{words.notSpread(formatCents(bills.notSpread, language))}</p>}
      <WhoItHelps bills={bills} hasExtraHelp={cost.lisAnnualDrugCost !== null} />
      <HowToJoin planId={cost.planId} planYear={cost.planYear} />
    </div>
  );
}
