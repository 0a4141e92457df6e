import type { ReactNode } from 'react';
import styles from './notice.module.css';

type Props = {
  tone: 'problem' | 'note';
  /** Said at once to those who can not see it. */
  urgent?: boolean;
  children: ReactNode;
};

/** A sentence that must not be missed: the sign beside it says the tone, so colour does not have to. */
export const Notice = ({ tone, urgent = false, children }: Props) => (
  <div
    className={tone === 'problem' ? `${styles.notice} ${styles.problem}` : styles.notice}
    role={urgent ? 'alert' : undefined}
  >
    <span className={styles.sign} aria-hidden="true">
      {tone === 'problem' ? '!' : 'i'}
    </span>
    <div className={styles.words}>{children}</div>
  </div>
);
