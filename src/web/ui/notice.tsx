import type { ReactNode } from 'react';

type Props = {
  tone: 'problem' | 'note';
  /** Said at once to those who can not see it. */
  urgent?: boolean;
  children: ReactNode;
};

/** A sentence that must not be missed: the sign beside it says the tone, so colour does not have to. */
export const Notice = ({ tone, urgent = false, children }: Props) => (
  <div className={`notice notice-${tone}`} role={urgent ? 'alert' : undefined}>
    <span className="notice-sign" aria-hidden="true">
      {tone === 'problem' ? '!' : 'i'}
    </span>
    <div className="notice-words">{children}</div>
  </div>
);
