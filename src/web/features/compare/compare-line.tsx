import type { ReceiptOf } from '#web/data/drug-cost.ts';
import { usePlanDetailsTexts } from '#web/data/page-texts.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Dollar, Receipts } from '#web/parts/drug-cost/receipt.tsx';
import { DrugName } from '#web/parts/drugs/drug-name.tsx';
import { EnglishText, Said } from '#web/ui/said.tsx';
import type { Column } from './compare-columns.ts';
import { ROLE } from './compare-roles.ts';
import { type CompareRow, type CompareValue, lineKey } from './compare-rows.ts';
import styles from './compare-table.module.css';

type Props = {
  row: CompareRow;
  isHidden: boolean;
  columns: readonly Column[];
  /** Of the drug costs of each plan, where there are some. */
  receipts: readonly (ReceiptOf | null)[];
};

/** What is better is said in a word beside its value: colour alone does not say it to everybody. */
export function CompareLine({ row, isHidden, columns, receipts }: Props) {
  const { compare } = usePlanDetailsTexts();
  const { planFacts } = useTexts();
  const { isSource, isDrug, label, better } = row;

  return (
    <tr hidden={isHidden} {...ROLE.row}>
      <th scope="row" {...ROLE.rowheader}>
        {isDrug ? <DrugName>{label}</DrugName> : isSource ? <EnglishText>{label}</EnglishText> : label}
      </th>
      {columns.map(({ plan: { planId, planName }, place, isHidden: isColumnHidden }) => (
        <td
          key={planId}
          hidden={isColumnHidden}
          className={better?.of[place] ? styles.better : undefined}
          {...ROLE.cell}
        >
          {row.values[place]?.map((line) => (
            <span
              key={lineKey(line)}
              className={line.isNote ? `${styles.note} quiet` : row.pictures.length > 0 ? styles.large : styles.words}
              data-drug-costs={line.isNote || undefined}
            >
              {line.subject ? (
                <Receipts of={receipts[place] ?? null}>
                  <Dollar
                    subject={line.subject}
                    {...(line.own !== undefined && { text: line.own })}
                    of={`${label}, ${planName}`}
                  />
                </Receipts>
              ) : (
                <Words {...line} />
              )}
            </span>
          )) ?? <span className="quiet">{planFacts.notAvailable}</span>}
          {row.pictures[place]}
          {better?.of[place] && (
            <span className={styles.mark}>
              <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
                <path d="M4 13l5 5L20 6" />
              </svg>
              {compare.better[better.word]}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

const Words = ({ own, source }: CompareValue) => (
  <>
    {own && source ? `${own}: ` : own}
    {source && <Said said={source} />}
  </>
);
