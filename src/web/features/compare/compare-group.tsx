import { useId, useState } from 'react';
import type { ReceiptOf } from '#web/data/drug-cost.ts';
import type { Column } from './compare-columns.ts';
import { CompareLine } from './compare-line.tsx';
import { ROLE } from './compare-roles.ts';
import type { CompareGroup as Group } from './compare-rows.ts';
import styles from './compare-table.module.css';

type Props = {
  group: Group;
  columns: readonly Column[];
  receipts: readonly (ReceiptOf | null)[];
  isOpenAtFirst: boolean;
  /** Rows that are not shown stand in the page for paper, and are drawn after the others. */
  isDrawnWhole: boolean;
};

/** Rows that belong together, below a heading that opens and closes them. */
export function CompareGroup({ group: { title, rows }, columns, receipts, isOpenAtFirst, isDrawnWhole }: Props) {
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? isOpenAtFirst;
  const id = useId();

  return (
    <tbody id={id} {...ROLE.rowgroup}>
      <tr className={styles.group} hidden={rows.every(({ isLeftOut }) => isLeftOut)} {...ROLE.row}>
        <th scope="rowgroup" colSpan={columns.length + 1} {...ROLE.rowheader}>
          <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setChoice(!isOpen)}>
            {title}
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M5 9l7 7 7-7" />
            </svg>
          </button>
          <span className="print-only">{title}</span>
        </th>
      </tr>
      {rows.map((row) => {
        const isHidden = !isOpen || row.isLeftOut;
        if (isHidden && !isDrawnWhole) return null;
        return <CompareLine key={row.key} row={row} isHidden={isHidden} columns={columns} receipts={receipts} />;
      })}
    </tbody>
  );
}
