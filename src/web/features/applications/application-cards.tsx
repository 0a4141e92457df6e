import { useEffect, useId, useRef, useState } from 'react';
import type { Enrollment } from '#contract/applications.ts';
import { applicationKey } from '#web/data/application-list.ts';
import { useApplicationCardsTexts } from '#web/data/page-texts.ts';
import { late } from '#web/lib/late.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';
import { ApplicationCard } from './application-card.tsx';
import styles from './application-cards.module.css';
import { useApplicationRemoval } from './use-application-removal.ts';

const loadBox = () => import('./remove-application-dialog.tsx');
const RemoveApplicationDialog = late(loadBox);

/** One card for each application, and those of other seasons behind a press, so that none is lost from sight. DASH-006. */
export function ApplicationCards({ enrollments }: { enrollments: readonly Enrollment[] }) {
  const { applicationCards: words } = useApplicationCardsTexts();
  const id = useId();
  const part = useRef<HTMLDivElement>(null);
  const [toRemove, setToRemove] = useState<Enrollment | null>(null);
  const { remove, refusals } = useApplicationRemoval(enrollments, part);
  const newestFirst = enrollments.toSorted((one, other) => Date.parse(other.lastSaved) - Date.parse(one.lastSaved));
  const listed = newestFirst.filter((enrollment) => enrollment.listed);
  const earlier = newestFirst.filter((enrollment) => !enrollment.listed);
  const cards = { refusals, onRemove: setToRemove };

  // A box that could not be fetched is fetched again when it is opened.
  useEffect(() => whenIdle(() => void Promise.allSettled([loadBox()])), []);

  const confirm = (enrollment: Enrollment) => {
    setToRemove(null);
    remove(enrollment);
  };
  return (
    <div ref={part}>
      {listed.length > 0 && (
        <section className={styles.section} aria-labelledby={id} data-part="applications">
          <h2 id={id} tabIndex={-1}>
            {words.title}
          </h2>
          <CardList enrollments={listed} {...cards} />
        </section>
      )}
      {earlier.length > 0 && (
        <details className={`${styles.section} ${styles.earlier}`} data-part="earlier-applications">
          <summary>
            <h2>{words.earlier(earlier.length)}</h2>
          </summary>
          <CardList enrollments={earlier} {...cards} />
        </details>
      )}
      <FromFirstOpening isOpen={toRemove !== null}>
        <RemoveApplicationDialog enrollment={toRemove} onConfirm={confirm} onKeep={() => setToRemove(null)} />
      </FromFirstOpening>
    </div>
  );
}

type ListProps = {
  enrollments: readonly Enrollment[];
  refusals: ReadonlyMap<string, string>;
  onRemove: (enrollment: Enrollment) => void;
};

const CardList = ({ enrollments, refusals, onRemove }: ListProps) => (
  <ul className={styles.grid}>
    {enrollments.map((enrollment) => {
      const key = applicationKey(enrollment);
      return (
        <li key={key}>
          <ApplicationCard enrollment={enrollment} refusal={refusals.get(key)} onRemove={onRemove} />
        </li>
      );
    })}
  </ul>
);
