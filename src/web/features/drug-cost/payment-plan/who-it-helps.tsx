import { formatCents } from '#content/format/money.ts';
import { paymentPlanFit } from '#domain/drug-cost/payment-plan-fit.ts';
import { usePaymentPlanTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import type { Bills } from '#web/parts/drug-cost/bills-of.ts';
import styles from '../month-chart.module.css';

/** What these bills say to this shopper, and then whom the payment plan helps in general. */
export function WhoItHelps({ bills, hasExtraHelp }: { bills: Bills; hasExtraHelp: boolean }) {
  const words = usePaymentPlanTexts();

  return (
    <>
      <p className={styles.paymentPlanFit}>{useFitSentence(bills, hasExtraHelp)}</p>
      {[words.helps, words.helpsNot].map(({ heading, people }) => (
        <section key={heading}>
          <h4>{heading}</h4>
          <ul>
            {people.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function useFitSentence(bills: Bills, hasExtraHelp: boolean): string {
  const { fit } = usePaymentPlanTexts();
  const { language } = useStart();
  const money = (cents: number) => formatCents(cents, language);

  const { because } = paymentPlanFit(bills, hasExtraHelp);
  if (because === 'dear-fill') return fit[because](money(bills.dearestFill));
  if (because === 'smaller-months' || because === 'no-lower-month')
    return fit[because](money(Math.max(...bills.billable)), money(Math.max(...bills.bills)));
  return fit[because]();
}
