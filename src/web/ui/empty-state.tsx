import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Nothing is here yet, and what a person can do about it. */
export const EmptyState = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.empty}>
    <h2>{title}</h2>
    {children}
  </div>
);
