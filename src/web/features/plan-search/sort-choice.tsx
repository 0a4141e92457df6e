import { SORT_ORDERS, type SortOrder } from '#domain/plan-search/plan-order.ts';
import { useBrowseTexts } from '#web/data/page-texts.ts';
import styles from './list-bar.module.css';

type Props = {
  chosen: SortOrder;
  /** What 'total cost' is made of here: with saved drugs it is more than the premium. */
  totalLabel?: string | undefined;
  /** For who has saved doctors. */
  doctorsLabel?: string | undefined;
  onChoose: (order: SortOrder) => void;
};

/** On a phone only its name is seen, and the choice lies over it: the order itself is said above the list. */
export function SortChoice({ chosen, totalLabel, doctorsLabel, onChoose }: Props) {
  const { browse } = useBrowseTexts();

  const labels: Partial<Record<SortOrder, string>> = {
    ...browse.sort.orders,
    ...(totalLabel && { 'total-cost': totalLabel }),
    ...(doctorsLabel && { doctors: doctorsLabel }),
  };

  return (
    <div className={styles.sort}>
      <span aria-hidden="true">{browse.sort.label}</span>
      <select
        className={styles.select}
        aria-label={browse.sort.label}
        value={chosen}
        onChange={({ target }) => onChoose(SORT_ORDERS.find((order) => order === target.value) ?? chosen)}
      >
        {Object.entries(labels).map(([order, label]) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
