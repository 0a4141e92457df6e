import { useId } from 'react';
import { SORT_ORDERS, type SortOrder } from '#domain/plan-search/plan-order.ts';
import { useBrowseTexts } from '#web/lib/page-texts.ts';

type Props = { chosen: SortOrder; onChoose: (order: SortOrder) => void };

export function SortChoice({ chosen, onChoose }: Props) {
  const { browse } = useBrowseTexts();
  const id = useId();

  return (
    <div className="sort-choice">
      <label htmlFor={id}>{browse.sort.label}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => onChoose(SORT_ORDERS.find((order) => order === target.value) ?? chosen)}
      >
        {SORT_ORDERS.map((order) => (
          <option key={order} value={order}>
            {browse.sort.orders[order]}
          </option>
        ))}
      </select>
    </div>
  );
}
