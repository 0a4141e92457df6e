import { SORT_ORDERS, type SortOrder } from '#domain/plan-search/plan-order.ts';
import { useBrowseTexts } from '#web/data/page-texts.ts';
import styles from './list-bar.module.css';

type Props = {
  chosen: SortOrder;
  /** What 'total cost' is made of here: with saved drugs it is more than the premium. */
  totalLabel?: string | undefined;
  onChoose: (order: SortOrder) => void;
};

/** On a phone only its name is seen, and the choice lies over it: the order itself is said above the list. */
export function SortChoice({ chosen, totalLabel, onChoose }: Props) {
  const { browse } = useBrowseTexts();

  return (
    <div className={styles.sort}>
      <span aria-hidden="true">{browse.sort.label}</span>
      <select
        className={styles.select}
        aria-label={browse.sort.label}
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
