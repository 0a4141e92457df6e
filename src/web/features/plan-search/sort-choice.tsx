import { useId } from 'react';
import { SORT_ORDERS, type SortOrder } from '#domain/plan-search/plan-order.ts';
import { useBrowseTexts } from '#web/data/page-texts.ts';
import styles from './filters.module.css';

type Props = {
  chosen: SortOrder;
  /** What 'total cost' is made of here: with saved drugs it is more than the premium. */
  totalLabel?: string | undefined;
  onChoose: (order: SortOrder) => void;
};

export function SortChoice({ chosen, totalLabel, onChoose }: Props) {
  const { browse } = useBrowseTexts();
  const id = useId();

  return (
    <div className={styles.sortChoice}>
      <label htmlFor={id}>{browse.sort.label}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => onChoose(SORT_ORDERS.find((order) => order === target.value) ?? chosen)}
      >
        {SORT_ORDERS.map((order) => (
          <option key={order} value={order}>
            {order === 'total-cost' && totalLabel ? totalLabel : browse.sort.orders[order]}
          </option>
        ))}
      </select>
    </div>
  );
}
