import type { ReactNode } from 'react';
import type { Provider } from '#contract/saved-providers.ts';
import { useDoctorsTexts } from '#web/data/page-texts.ts';
import styles from './doctors.module.css';

/** A doctor with what is below while edited, or what stands in the place of one who was removed. */
export type DoctorLine =
  | { provider: Provider; head: ReactNode; below: ReactNode }
  | { key: 'undo'; instead: ReactNode };

/** The saved doctors where no saved plan has a network, in the order in which they were saved. */
export function DoctorRows({ lines }: { lines: readonly DoctorLine[] }) {
  const { list } = useDoctorsTexts().doctors;

  return (
    <ul className={styles.rows} aria-label={list}>
      {lines.map((line) =>
        'instead' in line ? (
          <li key={line.key}>{line.instead}</li>
        ) : (
          <li key={line.provider.providerId} data-doctor>
            {line.head}
            {line.below}
          </li>
        ),
      )}
    </ul>
  );
}
