import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/start-context.ts';
import styles from './plan-details.module.css';

export type Fact = {
  label: ReactNode;
  key: string;
  value: ReactNode;
  /** Why it is not known, or what it rests on. */
  notes?: readonly string[] | undefined;
};

/** What is not known is said in words, and is never a number. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const { planFacts } = useTexts();

  return (
    <dl className={styles.factList}>
      {facts.map(({ key, label, value, notes = [] }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd className={value === null ? 'quiet' : undefined}>
            {value ?? planFacts.notAvailable}
            {notes.map((note) => (
              <span key={note} className={`${styles.factNote} quiet`}>
                {note}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
