import type { ReactNode } from 'react';

/** Nothing is here yet, and what a person can do about it. */
export const EmptyState = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="empty-plans">
    <h2>{title}</h2>
    {children}
  </div>
);
