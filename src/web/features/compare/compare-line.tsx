import type { PlanDetails } from '#contract/plan.ts';
import type { ReceiptOf } from '#web/data/drug-cost.ts';
import { usePlanDetailsTexts } from '#web/data/page-texts.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Dollar, Receipts } from '#web/parts/drug-cost/receipt.tsx';
import { SourceWords } from '#web/ui/source-words.tsx';
import { type CompareRow, type CompareValue, lineKey } from './compare-rows.ts';
import styles from './compare-table.module.css';

type Props = {
  row: CompareRow;
  plans: readonly PlanDetails[];
  /** Of the drug costs of each plan, where there are some. */
  receipts: readonly (ReceiptOf | null)[];
};

/** A difference is said in words beside its name: colour alone does not say it to everybody. */
export function CompareLine({ row, plans, receipts }: Props) {
  const { compare } = usePlanDetailsTexts();
  const { planFacts } = useTexts();
  const { comparison, isSource, isMain, label } = row;
  const mark =
    comparison === 'different' ? compare.differs : comparison === 'partly-unknown' ? compare.partlyUnknown : null;

  return (
    <tr className={isMain ? undefined : 'no-print'} data-comparison={comparison}>
      <th scope="row">
        {isSource ? <SourceWords>{label}</SourceWords> : label}
        {mark && <span className={styles.mark}>{mark}</span>}
      </th>
      {plans.map((plan, index) => (
        <td key={plan.planId}>
          <span className={styles.whose} aria-hidden="true">
            {plan.planName}
          </span>
          {row.values[index]?.map((line) => (
            <span
              key={lineKey(line)}
              className={line.isNote ? `${styles.note} quiet` : styles.words}
              data-drug-costs={line.isNote || undefined}
            >
              {line.subject ? (
                <Receipts of={receipts[index] ?? null}>
                  <Dollar
                    subject={line.subject}
                    {...(line.own !== undefined && { text: line.own })}
                    of={`${label}, ${plan.planName}`}
                  />
                </Receipts>
              ) : (
                <Words {...line} />
              )}
            </span>
          )) ?? <span className="quiet">{planFacts.notAvailable}</span>}
        </td>
      ))}
    </tr>
  );
}

const Words = ({ own, source }: CompareValue) => (
  <>
    {own && source ? `${own}: ` : own}
    {source && <SourceWords>{source}</SourceWords>}
  </>
);
