import { useId, useState } from 'react';
import type { ChoiceCount } from '#domain/plan-search/plan-filters.ts';
import { useBrowseTexts } from '#web/data/page-texts.ts';
import { SourceWords } from '#web/ui/source-words.tsx';
import styles from './filters.module.css';

export type FilterChoice = {
  key: string;
  label: string;
  isName?: boolean;
  chosen: boolean;
  count: ChoiceCount;
  choose: () => void;
};

type Props = {
  title: string;
  hint?: string;
  /** One of them, or any number. */
  kind: 'radio' | 'checkbox';
  choices: readonly FilterChoice[];
  /** Open at first; what is chosen in it opens it too. */
  open: boolean;
};

export function FilterGroup({ title, hint, kind, choices, open }: Props) {
  const { browse } = useBrowseTexts();
  const id = useId();
  // After that it stays as the shopper left it.
  const [isOpen, setIsOpen] = useState(() => open || choices.some(({ chosen }) => chosen));
  // Of the choice that stands, or of any: how many plans the data is silent about.
  const silent = Math.max(0, ...choices.map(({ count }) => count.unknown));

  return (
    <details
      className={styles.filterGroup}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      <fieldset aria-describedby={hint || silent ? id : undefined}>
        <legend className="visually-hidden">{title}</legend>
        {choices.map(({ key, label, isName, chosen, count, choose }) => (
          <label key={key} className={styles.filterChoice}>
            <input type={kind} name={`${id}-choice`} checked={chosen} onChange={choose} />
            <span>
              {isName ? <SourceWords>{label}</SourceWords> : label}{' '}
              <span className={styles.typeCount}>({count.fitting})</span>
            </span>
          </label>
        ))}
        {(hint || silent > 0) && (
          <p id={id} className="quiet">
            {hint} {silent > 0 && browse.leftOut(silent)}
          </p>
        )}
      </fieldset>
    </details>
  );
}
